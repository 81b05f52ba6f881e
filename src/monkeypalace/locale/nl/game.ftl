### The game itself: its words, its rules, what happens in it. Ids are shared by all languages; see docs/architecture.md, "Texts".

## Words

# The name of a bot at the table. A bot from a file has its own name, in $bot.
bot-name = { $bot ->
    [random] Babyaap
    [marmoset] Penseelaapje
    [capuchin] Kapucijnaap
    [howler] Brulaap
    [langur] Langoer
    [macaque] Makaak
    [mandrill] Mandril
    [gorilla] Gorilla
    [orangutan] Orang-oetan
   *[other] { $bot }
}

# What a piece is, with its article; $piece is its letter in notation.
piece-a = { $piece ->
    [b] een steen
    [c] een zuil
    [L] een lichtgroene versiersteen
    [D] een donkergroene versiersteen
    [G] een gouden versiersteen
   *[other] een boog
}

# $piece is an animal.
piece-animal = { $piece ->
    [butterfly] vlinder
    [frog] kikker
   *[monkey] aap
}
cli-colour = { $colour ->
    [l] lichtgroen
    [d] donkergroen
   *[g] goud
}
cli-animal = { $animal ->
    [butterfly] vlinder
    [frog] kikker
   *[monkey] aap
}

## Building rules
## $spot and $other are spots like d4, $arch is the number of an arch in the staircase,
## $need and $have count pieces or their height.

rule-a = Regel A (begin op vrije grond)
rule-b = Regel B (begin waarmee je wilt)
rule-c = Regel C (eindig met een boog)
rule-d = Regel D (bouw op vrije knoppen)
rule-e = Regel E (blijf verbonden)
rule-f = Regel F (ondersteun beide uiteinden)
rule-g = Regel G (geen boog vlak op een boog)
rule-h = Regel H (rechtdoor of de hoek om)
rule-i = Regel I (trede voor trede)

violation-a-blocked = { rule-a }: { $spot } is versperd, daar is geen knop. Kies een beginpunt met een vrije knop.
violation-a-built-on = { rule-a }: op { $spot } staan al bouwstenen. Kies een beginpunt waar de plattegrond nog leeg is.
violation-a-animal = { rule-a }: de { piece-animal } zit op { $spot }. Kies een ander beginpunt.
violation-b-not-a-building-brick = { rule-b }: met { piece-a } op { $spot } kan je trap niet beginnen. Begin met een boog, een steen of een zuil.
violation-c-no-arch = { rule-c }: je trap vanaf { $spot } heeft nog geen boog. Leg er minstens één.
violation-c-ends-without-arch = { rule-c }: op { $spot } eindig je met { piece-a }. Eindig met een boog, of haal die bouwsteen weer weg.
violation-d-off-the-map = { rule-d }: bij { $spot } houdt de plattegrond op. Leg boog { $arch } in een andere richting.
violation-d-blocked = { rule-d }: { $spot } is versperd, daar is geen knop. Leg boog { $arch } in een andere richting.
violation-d-animal = { rule-d }: de { piece-animal } zit op { $spot } en houdt de knop bezet. Ga er met boog { $arch } omheen.
violation-e-not-attached = { rule-e }: je trap is niet met het paleis verbonden. Laat hem over minstens één bouwsteen lopen die er vóór je beurt al stond.
violation-e-out-of-reach = { rule-e }: vanaf { $spot } haal je het paleis niet met de bouwstenen die je overhebt. Ga een andere kant op, of gebruik er onderweg minder.
violation-f-too-low = { rule-f }: boog { $arch } hangt boven { $spot } in de lucht. Maak { $spot } eerst { $need } hoger; een steen is 1 hoog, een zuil 3.
violation-f-too-high = { rule-f }: { $spot } is { $need } te hoog voor boog { $arch }. Leg de boog hoger: maak { $other } eerst { $need } hoger; een steen is 1 hoog, een zuil 3.
violation-f-not-a-support = { rule-f }: { piece-a } op { $spot } kan boog { $arch } niet dragen. Stapel alleen stenen en zuilen.
violation-g-arch-on-arch = { rule-g }: boog { $arch } ligt van { $spot } naar { $other } boven op een andere boog. Zet er stenen of zuilen tussen, of ga een andere kant op.
violation-h-turns-back = { rule-h }: boog { $arch } gaat van { $spot } recht terug naar { $other }. Ga rechtdoor, of sla links of rechts af.
violation-i-off-the-path = { rule-i }: boog { $arch } begint op { $spot }, maar je trap is nu bij { $other }. Leg hem vanaf { $other }.
violation-pieces-missing = Je hebt { $piece ->
    [arches] { $need ->
        [one] { $need } boog
       *[other] { $need } bogen
    }
    [bricks] { $need ->
        [one] { $need } steen
       *[other] { $need } stenen
    }
   *[columns] { $need ->
        [one] { $need } zuil
       *[other] { $need } zuilen
    }
} nodig, maar je hebt er { $have ->
    [0] geen
   *[other] slechts { $have }
}. Kies een trap waarvoor je er minder nodig hebt.

## Positions that cannot stand

fault-stack-on-blocked-spot = { $spot } is versperd, maar er staan bouwstenen op. Haal ze weg, of geef de grond daar een kleur.
fault-arch-without-partner = Het booguiteinde op { $spot } op niveau { $level } heeft op hetzelfde niveau geen ander uiteinde naast zich. Voeg dat toe, of haal dit uiteinde weg.
fault-animal-on-animal = Op { $spot } zitten twee dieren. Zet de { $kind ->
    [butterfly] vlinder
    [frog] kikker
   *[monkey] aap
} op een andere knop.
fault-animal-not-on-arch-end = De { $kind ->
    [frog] kikker
   *[monkey] aap
} kan niet op { $spot } zitten: bovenop ligt daar geen booguiteinde. Zet hem op een vrij booguiteinde.
fault-butterfly-not-on-decoration = De vlinder kan niet op { $spot } zitten: bovenop staat daar geen versiersteen. Zet hem op een versiersteen.
fault-more-than-the-box = Bord en hand hebben samen { $count } { $kind ->
    [arches] bogen
    [bricks] stenen
    [columns] zuilen
    [L] lichtgroene versierstenen
    [D] donkergroene versierstenen
   *[G] gouden versierstenen
}, maar in de doos zitten er { $limit }.

## What happens in a game

event-built = { $name } bouwt { $staircase }.
event-passed = { $name } kan niet bouwen.
event-decorated = Een { $colour ->
    [l] lichtgroene
    [d] donkergroene
   *[g] gouden
} versiersteen op { $spot }, { $height } hoog.
event-not-decorated = Er is geen { $colour ->
    [l] lichtgroene
    [d] donkergroene
   *[g] gouden
} versiersteen meer voor { $spot }.
event-credited = { $credits ->
    [one] { $credits } apencredit
   *[other] { $credits } apencredits
}{ $height ->
    [0] .
   *[other] , waarvan één voor de hoogte.
}
event-bought = { $name } pakt kaart { $card } ({ $worth }).
event-revealed = Op stapel { $pile } ligt nu { $card } ({ $worth }).
event-pile-empty = Stapel { $pile } is op.
event-one-time = Eenmalige voorraad: { $pieces }.
event-recurring = Vaste voorraad: { $pieces }.
event-short = Tekort in de bak: { $pieces }.
event-card-placed = Kaart { $card } komt op plek { $place } van het spelersbord.
event-card-covers = Kaart { $card } komt op plek { $place } van het spelersbord en bedekt { $covered }.
event-bonus = { $name } pakt een bonuskaart voor een hoge pilaar.
event-trophy = { $name } pakt de { $animal ->
    [butterfly] vlinder-trofeekaart
    [frog] kikker-trofeekaart
   *[monkey] apen-trofeekaart
}.
event-trophy-kept = { $name } houdt de { $animal ->
    [butterfly] vlinder-trofeekaart
    [frog] kikker-trofeekaart
   *[monkey] apen-trofeekaart
}.
event-trophy-from = { $name } pakt de { $animal ->
    [butterfly] vlinder-trofeekaart
    [frog] kikker-trofeekaart
   *[monkey] apen-trofeekaart
} van { $loser }.
event-animal-moved = De { cli-animal } gaat op { $spot } zitten.
event-column = { $name } pakt er een zuil bij.
event-end-triggered = De bak raakt leeg: dit is de laatste ronde.
event-game-ended = Het spel is afgelopen.

## Decisions that are refused

error-game-over = Het spel is afgelopen; er valt niets meer te beslissen.
error-no-decision = “{ $text }” is geen soort beslissing in dit spel.
error-decision-malformed = De waarde van “{ $field }” past niet bij { $decision }.
error-wrong-step = Dat wordt nu niet gevraagd. Beslis nu eerst: { $asked ->
    [build] welke trap je bouwt
    [buy] welke kaarten je pakt
    [one-time-delivery] hoe je de eenmalige voorraad gebruikt
    [recurring-delivery] hoe je de vaste voorraad gebruikt
    [place-card] waar een nieuwe kaart komt
    [monkey] op welke knop de aap gaat zitten
    [frog-knob] op welke knop de kikker gaat zitten
   *[frog] of je de kikker pakt
}.
error-not-your-turn = Plaats { $turn } is aan de beurt, niet plaats { $seat }.
error-must-build = Je kunt een trap bouwen, dus je moet er een bouwen (uitleg R-4).
error-staircase = Deze trap kun je niet bouwen.
error-buy-unknown-pile = Er is geen stapel “{ $pile }”. Wel: { $piles }.
error-buy-empty-pile = Stapel { $pile } is op. Kies een andere.
error-buy-other-colour = Je versiersteen is { cli-colour }: de kaarten van stapel { $pile } hebben een andere kleur. Pak { $colour ->
    [l] lichtgroene
    [d] donkergroene
   *[g] gouden
} of meerkleurige kaarten.
error-buy-twice = Een stapel is twee keer genoemd. Per beurt krijg je van elke stapel hoogstens één kaart.
error-buy-too-dear = Deze kaarten kosten { $cost ->
    [one] { $cost } apencredit
   *[other] { $cost } apencredits
}, maar je hebt er { $credits }. Kies minder of goedkopere kaarten.
error-buy-order = Noem de stapels in de volgorde van de markt: { $piles }.
error-card-not-new = “{ $card }” is geen nieuwe kaart van je. Nieuw zijn: { $cards }.
error-card-place = Op plek { $place } kan nu geen nieuwe kaart. Mogelijk: { $places }.
error-delivery-count = Bogen, stenen en wat ze aanvult, moeten hele getallen vanaf 0 zijn.
error-delivery-icons = De voorraad is { $icons ->
    [one] { $icons } steen of boog
   *[other] { $icons } stenen of bogen
}: { $arches } en { $bricks } zijn samen niet zoveel.
error-delivery-total = Dit spel gaat door zolang de bak genoeg heeft voor je symbolen: noem wat erin zit. Hier kun je { $fewest } tot { $most } bogen pakken, niet { $arches }.
error-delivery-replacements = { $most ->
    [0] Hier valt niets met de andere soort aan te vullen. Laat “+{ $replacements }” weg.
   *[other] Hier kun je hoogstens { $most } met de andere soort aanvullen, niet { $replacements }.
}
error-monkey-knob = De aap heeft een vrij booguiteinde nodig, en dat is { $spot } niet. Mogelijk: { $spots }.
error-frog-knob = De kikker moet op het laagste vrije booguiteinde van je trap, en dat is { $spot } niet. Mogelijk: { $spots }.
error-frog-choice = Pak de kikker of laat hem zitten: yes (ja) of no (nee).
error-decision = “{ $text }” is niet als beslissing te lezen. Typ help om te zien wat er kan.
error-turn = “{ $text }” is niet als beurt te lezen; een beurt ziet eruit als “3.2 d3 bN E; buy 1 3l”.

## Games that cannot be set up

error-players = Monkey Palace is voor 2 tot 4 spelers, niet voor { $count }.
error-map = Er is geen plattegrond { $map }. Wel: { $maps }.
error-names = Voor elk van de { $count } spelers moet er een naam zijn.
error-name = Een naam heeft 1 tot { $most } tekens, niet alleen spaties, op één regel.
error-seat = Er is geen plaats { $seat }; ze lopen van 1 tot en met { $count }.
error-seed = De seed moet een heel getal van 0 tot en met { $most } zijn, niet { $text }.
error-seed-and-piles = Geef een seed of de volgorde van de stapels, niet allebei.
error-pile-unknown = Er is geen stapel “{ $pile }”.
error-pile-order = In stapel { $pile } is de kaart “{ $card }” onbekend of twee keer genoemd.
error-pile-not-sorted = De stapels moeten gesorteerd zijn, maar stapel { $pile } is dat niet: de minste bananen komen eerst.
error-pack-tray = Met pakket { $pack } kun je niet spelen: de bak bevat meer dan de doos, of te weinig voor de starthanden en de eerste trap.
error-options-type = “{ $name }” moet { $expected ->
    [boolean] true of false
    [number] een heel getal
    [list] een lijst
   *[object] een object
} zijn.
error-edition-unknown = “{ $text }” is geen editie van de spelregels. Er zijn: { $choices }.
error-option-unknown = Er is geen optie “{ $name }”{ $hint ->
    [none] .
   *[other] ; bedoelde je “{ $hint }”?
}
error-option-choice = “{ $name }” kan niet “{ $text }” zijn. Mogelijk: { $choices }.
