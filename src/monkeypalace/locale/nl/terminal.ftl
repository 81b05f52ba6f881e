### The command line and games at the terminal. Ids are shared by all languages; see docs/architecture.md, "Texts".

## The command line: help
## These texts have no parameters: they are read without Fluent, see cli/terminal/helptexts.py. The first
## line is what the list of commands shows.

cli-help =
    Monkey Palace in de browser en op de terminal.

    Bouw trappen, verdien apencredits, verzamel bananen. "monkeypalace" zonder meer opent het spel in
    de browser, "monkeypalace play" begint een spel op deze terminal.
cli-help-commands = Opdrachten
cli-help-help = Toon deze hulp.
cli-help-lang = De taal waarin het programma spreekt.
cli-help-version = Toon de versie.
cli-help-colour = Met of zonder kleuren; zoals de terminal het aankan, tenzij je iets anders kiest.
cli-help-saved-pack = Het pakket waarmee gespeeld is, als dat niet het standaardpakket is.
cli-help-force = Overschrijf een bestand dat er al is.
cli-help-database = Waar alles wordt bewaard: een bestand, of het adres van een PostgreSQL-database.

cli-help-game-edition = Het spelregelboekje dat je volgt; het Engelse, tenzij je iets anders kiest. Andere opties veranderen losse regels.
cli-help-game-butterfly = Speel met de vlinder.
cli-help-game-frog = Speel met de kikker.
cli-help-game-piles = Hoe de kaartstapels worden klaargelegd; geschud, tenzij je iets anders kiest.
cli-help-game-butterfly-rule = De versiersteen waar de vlinder op komt; de hoogste van allemaal, tenzij je iets anders kiest.
cli-help-game-ties-earn-credit = Een versiersteen die even hoog is als een andere van zijn kleur levert ook de credit voor de hoogte op.
cli-help-game-end-rule = Wat het spel beëindigt: iemand noemt wat de bak niet heeft (named), of de bak kan een voorraad helemaal niet meer leveren (total).
cli-help-game-stack-new-cards = Nieuwe kaarten waarvoor geen lege plek is, gaan allemaal op dezelfde plek.
cli-help-game-pack = Een pakket met je eigen kaarten en plattegronden.

cli-help-play =
    Speel op deze terminal, met twee tot vier spelers, mensen en bots.

    Beslissingen typ je in notatie of kies je met een nummer; "help" legt het uit. Zonder opties
    vraagt het programma wie er speelt en op welke plattegrond.
cli-help-play-players = Hoeveel er spelen; 2 als er geen namen zijn.
cli-help-play-names = De namen van de spelers in de volgorde van hun plaatsen, met komma’s ertussen.
cli-help-play-bot = Een bot die meespeelt, bij naam (marmoset, capuchin, howler, langur, macaque, mandrill, gorilla, orangutan), met parameters zoals gorilla:seconds=2, of uit een eigen bestand zoals mybot.py:MyBot. Vaker op te geven voor meer bots.
cli-help-play-lots = Loot om de plaatsen; anders geldt de volgorde van de namen.
cli-help-play-map = De plattegrond; 1 is voor een eerste spel.
cli-help-play-seed = De seed van het schudden: hetzelfde getal geeft dezelfde kaarten.
cli-help-play-save = Sla het spel na elke beurt hier op. In het bestand staan de kaarten die nog komen, dus niemand moet erin kijken.
cli-help-play-resume = Ga verder met een opgeslagen spel.

cli-help-show =
    Teken een stelling of een opgeslagen spel.

    FILE is een stelling of een spel in JSON, of - voor de standaardinvoer. Elk veld toont de letter
    van zijn grond, de hoogte van zijn stapel, de bovenste bouwsteen en het dier dat er zit.
cli-help-show-turn = Toon het spel na deze beurt, zoals 3.2 voor ronde 3, plaats 2; 0 is het begin. De laatste beurt, tenzij je iets anders kiest.
cli-help-show-stacks = Geef ook elke stapel in notatie.

cli-help-export =
    Maak van een paleis een afbeelding, een film, een bouwmodel of een bouwinstructie.

    FILE is een stelling of een spel in JSON, of - voor de standaardinvoer. De extensie van OUT
    beslist: een afbeelding (.svg, .png), een film van het spel met een beeld per beurt (.gif
    of .webp), een model voor bouwprogramma’s die LDraw lezen (.ldr, .mpd), van een spel met een
    bouwstap per beurt, of een bouwinstructie om af te drukken (.html).
cli-help-export-turn = Ga maar tot en met deze beurt, zoals 3.2 voor ronde 3, plaats 2; 0 is het begin. De laatste beurt, tenzij je iets anders kiest.
cli-help-export-plan = Voor afbeeldingen: de plattegrond van boven, met hoogtes.
cli-help-export-width = De breedte van een .png, .gif of .webp in pixels.

cli-help-rules =
    Lees de spelregels.

    CHAPTER is een hoofdstuk of onderdeel uit de lijst die "monkeypalace rules" toont: "building",
    een regel als "f", een stap als "3", een uitleg als "r-10". Voorbeelden worden getekend
    zoals "monkeypalace show" dat doet, en beoordeeld.
cli-help-rules-search = Toon de onderdelen waarin dit woord staat.
cli-help-rules-html = Schrijf de spelregels met alle plaatjes als pagina om te lezen of af te drukken, of - voor de standaarduitvoer.

cli-help-replay =
    Controleer een opgeslagen spel en vertel het beurt voor beurt.

    Elke beslissing wordt opnieuw gespeeld. De eerste die niet mag, of die ergens anders uitkomt
    dan toen het spel werd opgeslagen, wordt genoemd en het spel geweigerd.
cli-help-replay-turn = Stop na deze beurt, zoals 3.2 voor ronde 3, plaats 2.
cli-help-replay-boards = Teken het bord na elke beurt.

cli-help-puzzle =
    Los een puzzel op: vind de beste beurt in een stelling.

    PUZZLE is de naam van een puzzel, "daily" voor die van vandaag (volgens de datum in UTC, voor
    iedereen dezelfde; de standaard), of "random" voor een willekeurige.
cli-help-puzzle-theme = Alleen puzzels met dit thema, bij "random". Wat de beste beurt doet: hij beëindigt het spel (end), laat de volgende speler minder over (block), is in de laatste ronde (last-round), raakt het paleis pas aan het einde van de trap (reach), levert een bonuskaart op (pillar), kost minder bouwstenen (save), levert evenveel op, maar op een andere plek (place), levert het apencredit voor de hoogte op (height), heeft een andere kleur (colour), levert meer apencredits op (long), of vraagt ook om de juiste aankoop (cards).
cli-help-puzzle-level = Alleen puzzels van deze moeilijkheid, bij "random".

cli-help-review =
    Bespreek een opgeslagen spel: waar het werd beslist, geluk en spel, betere beurten.

    Een snelle bespreking duurt seconden, een grondige ongeveer een minuut. Van een
    spel dat nog loopt worden de volledige beurten besproken.
cli-help-review-deep = Simuleer tien keer zoveel.
cli-help-review-html = Schrijf de bespreking als een pagina die afgedrukt kan worden.
cli-help-review-json = Schrijf de bespreking als JSON.
cli-help-review-jobs = Gebruik dit aantal threads.

cli-help-perft =
    Tel alle trappen die in een stelling gebouwd kunnen worden.

    FILE is een stelling in JSON, of - voor de standaardinvoer. Geeft één regel JSON.
cli-help-perft-list = Geef elke trap, één per regel, in plaats van de aantallen.
cli-help-perft-seconds = Voeg toe hoelang het zoeken duurde, de mediaan van vijf keer.

cli-help-pack =
    Controleer een pakket, begin er een, of schrijf een verslag over de balans.

    Een pakket is een bestand met wat er op kaarten, borden en plattegronden staat.
cli-help-pack-check =
    Controleer een pakket en vat samen wat erin zit.

    FILE is een pakket, of het woord standard voor het pakket dat bij het programma hoort. Elk
    probleem wordt genoemd met de plaats in het bestand.
cli-help-pack-new =
    Schrijf een pakket met uitleg, dat de eigenaar van een doos kan invullen.

    FILE is waar het komt, of - voor de standaarduitvoer.

cli-help-serve =
    Zet tafels klaar voor mensen die in hun browser spelen.

    Zonder enige opdracht doet het programma dit voor je eigen computer en opent het de browser.
    Elke optie kan ook met een omgevingsvariabele worden ingesteld, zoals MONKEYPALACE_PORT.
cli-help-serve-host = Het adres om op te luisteren; alleen deze computer, tenzij je iets anders kiest.
cli-help-serve-port = De poort om op te luisteren; 8080, tenzij je iets anders kiest.
cli-help-serve-workers = Hoeveel processen het werk verdelen.
cli-help-clean =
    Verwijder oude gegevens van een server: tafels, pakketten, codes en sessies.

    De server mag intussen draaien. Doe dit één keer per dag. Maak eerst een back-up als je wilt bewaren
    wat er verdwijnt.
cli-help-clean-finished = Hoeveel dagen afgelopen tafels worden bewaard; 365, tenzij je iets anders kiest.
cli-help-clean-unfinished = Hoeveel dagen zonder zet andere tafels worden bewaard; 180, tenzij je iets anders kiest.
cli-help-clean-unused = Hoeveel dagen pakketten zonder tafel, en mensen zonder beide, worden bewaard; 30, tenzij je iets anders kiest.
cli-help-clean-dry-run = Tel alleen wat er zou verdwijnen.
cli-help-bench = Meet hoe snel dit hier is, naast andere engines in dezelfde meting.
cli-help-bench-json = Geef de cijfers als JSON.
cli-help-bench-repeats = Hoe vaak elk cijfer wordt gemeten.
cli-help-bench-seconds = Hoelang één meting duurt.
cli-help-arena =
    Laat bots tegen elkaar spelen en zie hoe goed ze zijn.

    BOT is een naam, een naam met parameters zoals gorilla:seconds=2, of een klasse in een eigen
    bestand zoals mybot.py:MyBot. Allemaal zitten ze even vaak op elke plaats, met dezelfde
    kaarten. Ctrl-C stopt en bewaart wat klaar is.
cli-help-arena-bot = Nog een bot, uit een eigen bestand.
cli-help-arena-games = Hoeveel partijen; iets meer als dat nodig is om alle bots gelijk te behandelen.
cli-help-arena-players = Hoeveel er in een partij spelen.
cli-help-arena-map = De plattegrond, vaker op te geven voor meer; allemaal om de beurt, tenzij je iets anders kiest.
cli-help-arena-seed = Hetzelfde getal, dezelfde partijen.
cli-help-arena-jobs = Hoeveel partijen tegelijk worden gespeeld; één per processor, tenzij je iets anders kiest.
cli-help-arena-cluster = Speel op het Ray-cluster op dit adres in plaats van hier.
cli-help-arena-decision-limit = Stop een bot die voor één beslissing langer nodig heeft; hij verliest de partij. Dit beschermt tegen bots die blijven hangen; de bots krijgen de limiet niet te zien.
cli-help-arena-game-limit = Hetzelfde voor alle beslissingen van een bot in één partij.
cli-help-arena-sprt = Stop zodra bekend is of de eerste van twee bots een aandeel van HIGH wint of maar LOW, zoals 0.5,0.55.
cli-help-arena-out = Schrijf de uitslagen in deze map zodra ze er zijn.
cli-help-arena-save-games = Bewaar daar ook elke partij.
cli-help-arena-resume = Ga verder met de map van --out.
cli-help-arena-html = Schrijf het resultaat ook als HTML-pagina, met een traceback voor elke fout.
cli-help-arena-quiet = Geen voortgangsbalk; de uitslag komt er wel.
cli-help-arena-json = Geef de uitslag als JSON.
cli-help-habits =
    Hoe bots spelen, in partijen van de arena.

    DIR is een map die gemaakt is met monkeypalace arena --out DIR --save-games.
cli-help-habits-pack = Het pakket waarmee gespeeld is.
cli-help-habits-json = Geef het als JSON.
cli-help-pack-report =
    Speel veel partijen met een pakket en schrijf een verslag met plaatjes.

    FILE is een pakket, of het woord standard voor het pakket dat bij het programma hoort. De beste
    snelle bot speelt op alle plaatsen, met twee, drie en vier spelers op elke plattegrond. Het
    verslag is één HTML-pagina: rondes, winst per plaats, kaarten, plattegronden, en of de doelen
    worden gehaald.
cli-help-pack-report-games = Partijen per aantal spelers.
cli-help-pack-report-seed = Dezelfde seed geeft hetzelfde verslag.
cli-help-pack-report-out = De pagina om te schrijven; report.html, tenzij je iets anders kiest.
cli-help-pack-report-jobs = Hoeveel processorkernen te gebruiken.
cli-help-pack-report-json = Geef alle getallen als JSON; geen pagina, tenzij --out er een noemt.
cli-help-pack-report-strongest = Een bot die vooruitdenkt, zoals gorilla:games=60, voor een tweede tabel met cijfers.
cli-help-pack-report-strongest-games = Zijn partijen per aantal spelers.
cli-help-pack-report-strongest-log = Bewaar zijn partijen in dit bestand, en ga verder met de partijen die er al in staan.

## The command line: words

cli-arches = { $count ->
    [one] { $count } boog
   *[other] { $count } bogen
}
cli-bricks = { $count ->
    [one] { $count } steen
   *[other] { $count } stenen
}
cli-columns = { $count ->
    [one] { $count } zuil
   *[other] { $count } zuilen
}
cli-bananas = { $count ->
    [one] { $count } banaan
   *[other] { $count } bananen
}
cli-nothing = niets
cli-written = Geschreven: { $file }
cli-and = { $first } en { $last }

## The command line: notes and refusals

cli-beyond-the-box = Let op: toch geteld, al is hier meer dan één doos voor nodig. { $reasons }

cli-error-command = Er is geen opdracht “{ $name }”. Wel: { $names }.
# $message is the sentence of the library that reads the command line.
cli-error-usage = { $message } (--help toont wat er kan.)
cli-error-system = { $reason }.
cli-error-system-file = “{ $file }”: { $reason }.
cli-error-no-file-name = De naam van een bestand is leeg. Geef er een, zoals game.json.
cli-error-file-missing = Er is geen bestand “{ $file }”. Controleer de naam en de map.
cli-error-file-folder = “{ $file }” is een map. Geef de naam van een bestand.
cli-error-file-unreadable = “{ $file }” kan niet gelezen worden: { $reason }.
cli-error-file-unwritable = “{ $file }” kan niet geschreven worden: { $reason }. Kies een andere plaats.
cli-error-file-too-large = “{ $file }” is veel te groot voor een stelling of een spel. Is het wel het juiste bestand?
cli-error-file-encoding = “{ $file }” is geen UTF-8-tekst (byte { $byte }). Sla het op als UTF-8.
cli-error-file-exists = “{ $file }” bestaat al. Kies een andere naam, of overschrijf het met --force.
cli-error-save-exists = “{ $file }” bestaat al. Kies een andere naam, of ga met dat spel verder: { $command }
cli-error-resume-and-set-up = Een opgeslagen spel staat al klaar. Laat { $option } weg, of begin een nieuw spel zonder --resume.
cli-error-lots-without-names = --lots loot om de volgorde van de namen. Geef die op met --names.
cli-error-list-and-seconds = --list geeft trappen, --seconds voegt een tijd toe aan hun aantallen. Laat een van de twee weg.
cli-error-turn = “{ $text }” is geen beurt. Schrijf ronde en plaats, zoals 3.2.
cli-error-no-such-turn = Het spel heeft geen beurt { $turn }; { $last ->
    [none] er is nog geen beurt gespeeld
   *[other] de laatste is { $last }
}.
cli-error-export-ending = “{ $file }” zegt niet wat er gemaakt moet worden. Geef het een van deze extensies: { $endings }
cli-error-export-option = { $option } is voor bestanden met de extensie { $endings }, niet { $ending }. Laat de optie weg, of kies een andere extensie.
cli-error-film-of-position = Een stelling heeft geen beurten om te filmen. Geef een opgeslagen spel, of kies een andere extensie, zoals .png.
cli-error-instructions-of-position = Een bouwinstructie wordt van een partij gemaakt, niet van een stelling.
cli-error-no-chapter = De spelregels hebben geen hoofdstuk of onderdeel “{ $name }”. De hoofdstukken: { $names }. Alle onderdelen: monkeypalace rules
cli-error-turn-of-position = Een stelling heeft geen beurten. Laat --turn weg, of geef een opgeslagen spel.

## Packs at the command line

pack-check-error = fout: { $problem }
pack-check-warning = let op: { $problem }
pack-new-written = “{ $file }” kun je nu invullen. Controleer het als je klaar bent:
pack-summary = Pakket { $name }, versie { $version } (kenmerk { $digest })
pack-summary-cards = { $cards } apenkaarten in { $piles } stapels, samen { $bananas } bananen:
pack-summary-pile = {"  "}{ $pile }  { $cards ->
    [one] { $cards } kaart,
   *[other] { $cards } kaarten,
} { $low } tot { $high } bananen
pack-summary-board = Plaats { $seat } begint met { $start } en krijgt elke beurt { $delivery }.
pack-summary-map = Plattegrond { $number }, { $name }: { $count ->
    [0] overal vrij.
    [one] één veld versperd.
   *[other] { $count } velden versperd.
}
pack-summary-sources = Onderdelen van het pakket naar herkomst: { $sources }.
show-picture = Een paleis

## Boards

show-hand = In de hand: { $pieces }
show-before-first-turn = Vóór de eerste beurt
show-after-turn = Na de beurt van { $name }: { $turn }
show-during-turn = Midden in de beurt van { $name }: { $turn }
show-cards = Zichtbare kaarten
show-legend =
    Grond: l lichtgroen, d donkergroen, g goud, { $blocked } versperd. Getal: hoogte.
    Bovenop: { $arrow } booguiteinde (naar het andere), L D G versiersteen, b steen, c zuil.
    Dieren: M aap, B vlinder, F kikker. In de hand: a bogen, b stenen, c zuilen.

## Replays

replay-turn = { $turn }  { $name }
replay-not-over = Het spel is nog niet afgelopen.
replay-verified = { $turns ->
    [0] Er is geen beurt gespeeld; de beginopstelling klopt.
    [one] { $turns } beurt, elke beslissing gecontroleerd.
   *[other] { $turns } beurten, elke beslissing gecontroleerd.
}

## Games at the terminal

play-seat = Speler { $seat }
play-welcome =
    Welkom in het paleis. Typ het nummer van een voorstel of je eigen beslissing;
    “help” geeft uitleg, “quit” stopt.
play-stopped = Tot ziens. Er is geen beurt gespeeld, dus er is niets opgeslagen.
play-stopped-and-saved = Tot ziens. Het spel is opgeslagen. Zo ga je verder:
play-stopped-unsaved = Tot ziens. Het spel kon nergens worden opgeslagen en is dus verloren. Sorry!
play-over = Tijd om de bananen te tellen:
play-winners = { $count ->
    [one] { $names } wint!
   *[other] { $names } delen de winst!
}

play-set-up =
    Een nieuw spel Monkey Palace. Druk op Enter voor wat tussen haken staat. Bots
    spelen mee als je ze bij de spelers noemt, van makkelijk naar moeilijk:
    { $bots }.
play-set-up-players = Wie speelt er? Namen met komma’s ertussen, of 2, 3 of 4 [2]:
play-bot-replaced = Vanaf nu doet { $name } maar wat.
play-set-up-two = Dan wordt het een spel voor twee.
play-set-up-map = Welke plattegrond? { $maps } [1]:
play-set-up-modules = Welke dieren doen mee naast de aap? 1 geen, 2 vlinder, 3 kikker, 4 allebei [1]:
play-set-up-choice = Kies uit { $choices }.
play-set-up-first = Dan wordt het { $choice }.
play-lots = Het lot heeft beslist: { $seats }.
play-lots-seat = { $name } heeft plaats { $seat }

play-panel-round = Ronde { $round }
play-panel-last-round = Ronde { $round }, de laatste
play-panel-hand = hand { $pieces }
play-panel-gets = krijgt { $delivery } per beurt
play-panel-tray = Bak { $pieces }
play-panel-last = { $name } bouwde { $staircase }
play-panel-left = Over { $decorations }, bonus { $bonus }

play-market-pile = stapel
play-market-bananas = bananen
play-market-once = meteen
play-market-turn = elke beurt
play-market-left = nog over
play-market-place = plek
play-market-card = kaart
play-market-covered = bedekte kaarten

play-score-name = bananen van
play-score-cards = kaarten
play-score-bonus = bonus
play-score-trophies = trofeeën
play-score-total = totaal

# Questions; what is typed follows on the same line.
play-ask-build = { $name } bouwt (nummer, trap, help):
play-ask-buy = { $name } koopt (nummer, “buy” en stapels, help):
play-ask-one-time-delivery = { $name } pakt (nummer, zoals “2a 1b”, help):
play-ask-recurring-delivery = { $name } pakt (nummer, zoals “2a 1b”, help):
play-ask-place-card = { $name } legt een kaart (nummer, zoals “3l-2 on 4”, help):
play-ask-monkey = { $name } zet de aap op (nummer, veld, help):
play-ask-frog-before-building = { $name }, pak je de kikker vóór het bouwen? (nummer, yes, no, help):
play-ask-frog = { $name }, pak je de kikker? (nummer, yes, no, help):
play-ask-frog-knob = { $name } zet de kikker op (nummer, veld, help):
play-ask-confirm = { $name } is klaar met de beurt (Enter speelt hem, undo, help):

play-intro-buy = { $credits ->
    [one] { $credits } apencredit
   *[other] { $credits } apencredits
}, { cli-colour } of meerkleurig. Het cijfer is de prijs:
play-intro-one-time-delivery = Eenmalige voorraad: { $icons ->
    [one] { $icons } steen of boog
   *[other] { $icons } stenen of bogen
}{ $columns ->
    [0] {""}
    [one] {" "}en { $columns } zuil
   *[other] {" "}en { $columns } zuilen
}. In de hand { $hand }, in de bak { $tray }.
play-intro-recurring-delivery = Vaste voorraad: { $icons ->
    [one] { $icons } steen of boog
   *[other] { $icons } stenen of bogen
}{ $columns ->
    [0] {""}
    [one] {" "}en { $columns } zuil
   *[other] {" "}en { $columns } zuilen
}. In de hand { $hand }, in de bak { $tray }.
play-naming-ends = In de bak liggen { $arches ->
    [one] { $arches } boog
   *[other] { $arches } bogen
} en { $bricks ->
    [one] { $bricks } steen
   *[other] { $bricks } stenen
}. Noem je van een soort meer, dan is dit de laatste ronde.
play-intro-place-card = Nieuw: { $cards }. Je vier plekken zijn vol of bijna vol:

play-worth-once = meteen { $delivery }
play-worth-turn = elke beurt { $delivery }

# Beside suggestions; keep them short.
play-remark-build = { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}{ $highest ->
    [yes] {" "}(1 voor hoogte)
   *[no] {""}
}, { cli-colour }, naar { $spot }, kost { $pieces }{ $bonus ->
    [yes] , bonuskaart
   *[no] {""}
}
play-remark-pass = je kunt niets bouwen en krijgt alleen je vaste voorraad
play-remark-buy-nothing = je kunt geen credits bewaren
play-remark-use = daarna in de hand { $pieces }{ $ends ->
    [yes] ; de bak komt tekort: dit is de laatste ronde
   *[no] {""}
}
play-remark-empty-place = op de lege plek
play-remark-cover = bedekt { $card }: elke beurt { $gained } in plaats van { $lost }
play-remark-knob = hoogte { $height }
play-remark-frog = nu een zuil, { cli-bananas } als je hem tot het eind houdt
play-remark-no-frog = laat hem waar hij is

play-not-building = Dat kun je vragen als je bouwt.
play-no-such-number = { $most ->
    [one] Er is alleen voorstel 1
   *[other] Er zijn de voorstellen 1 tot en met { $most }
}; “more” toont er meer.
play-no-more = Dat was alles. Je kunt nog wel een eigen beslissing typen.
play-hint-more = (Nog eens “hint” zegt meer.)
play-no-hint = De beurt is compleet; er valt niets meer te beslissen.
play-undone = Teruggenomen: { $decision }
play-undo-nothing = In deze beurt valt niets terug te nemen. Gespeelde beurten blijven zoals ze zijn.
play-reopened = Al beslist in deze beurt: { $decisions }. “undo” neemt de laatste beslissing terug.
play-confirm-how = Druk op Enter om de beurt te spelen, of typ “undo” om de laatste beslissing terug te nemen.

play-starts = { cli-colour }: { $spots }
play-starts-none = Met de bouwstenen in je hand kun je niets bouwen.
play-starts-hint = “try { $spot }” toont hoe het vanaf daar verder kan.
play-why-not = { $staircase } kan niet gebouwd worden:
play-why-legal = { $staircase } kan gebouwd worden: { $remark }.
play-try = { $staircase } moet nog verder; over in de hand { $pieces }.
play-try-complete = { $staircase } kan zo gebouwd worden of verdergaan; over in de hand { $pieces }.
play-try-finished = { $staircase } kan zo gebouwd worden, maar niet verdergaan; over in de hand { $pieces }.
play-try-nothing = Vanaf { $staircase } is niets te bouwen; over in de hand { $pieces }.
play-try-offer = { $direction }  naar { $spot } op niveau { $level }: { $typed }{ $attached ->
    [yes] {""}
   *[no] {" "}(nog niet met het paleis verbonden)
}
play-try-higher = { $count ->
    [one] en nog een hogere
   *[other] en nog { $count } hogere
}

play-save-name = Geef een bestandsnaam, bijvoorbeeld: save game.json
play-save-exists = “{ $file }” bestaat al. Kies een andere naam.
play-saved = Opgeslagen. Vanaf nu wordt “{ $file }” na elke beurt bijgewerkt.

play-help-build =
    BOUWEN. Schrijf het beginpunt, dan de bogen: “d3 bN E” is een steen op d3, een
    boog naar het noorden (N) en vanaf het uiteinde daarvan een boog naar het
    oosten (E); S is zuid, W is west. Vóór een richting staat wat je aan deze kant
    stapelt (b steen, 1 hoog; c zuil, 3 hoog), erachter wat je aan de overkant
    stapelt: “c2 cEc”. Om je weg te vinden:
      starts        waar een trap kan beginnen
      try d3 bN     hoe het vanaf daar verder kan
      why d3 bN E   wat dat oplevert, of tegen welke regels het ingaat
play-help-buy =
    KOPEN. “buy 1 3l” pakt de bovenste kaarten van deze twee stapels; ook
    “nothing” (niets) is een keuze. Het cijfer is de prijs, de letter de kleur;
    een stapel zonder letter heeft meerkleurige kaarten. “2+1c” is een voorraad
    van twee stenen of bogen en een zuil.
play-help-one-time-delivery =
    VOORRAAD. “2a 1b” pakt twee bogen en een steen; “2 1” ook. Heeft de bak niet
    wat je noemt, dan is dit de laatste ronde; “5a 0b +2” vult het aan met 2 van
    de andere soort.
play-help-recurring-delivery =
    VOORRAAD. “2a 1b” pakt twee bogen en een steen; “2 1” ook. Heeft de bak niet
    wat je noemt, dan is dit de laatste ronde; “5a 0b +2” vult het aan met 2 van
    de andere soort.
play-help-place-card =
    KAARTEN. “3l-2 on 4” legt kaart 3l-2 op je vierde plek. Een bedekte kaart
    levert niets meer op, maar de bananen erop tellen aan het eind mee.
play-help-monkey =
    AAP. Met een gouden versiersteen krijg je de aap. Zet hem op een vrij
    booguiteinde naar keuze: daar kan niemand bouwen tot hij verhuist.
play-help-frog-before-building =
    KIKKER. Pak je hem, dan krijg je meteen een zuil, maar hij kost bananen als je
    hem aan het eind nog hebt. Hij gaat op het laagste vrije booguiteinde zitten
    van wat je bouwt.
play-help-frog =
    KIKKER. Pak je hem, dan krijg je meteen een zuil, maar hij kost bananen als je
    hem aan het eind nog hebt. Hij gaat op het laagste vrije booguiteinde zitten
    van wat je hebt gebouwd.
play-help-frog-knob =
    KIKKER. Meerdere booguiteinden van je trap zijn even laag: kies er een.
play-help-confirm =
    BEURT. Enter speelt de beurt zoals hij is. “undo” neemt de laatste beslissing
    terug, en die daarvoor, zo vaak je wilt. Nieuwe kaarten worden daarna
    omgedraaid.
play-help =
    Altijd: hint (drie keer: wat, waar, de beurt), undo (terugnemen), more (meer
    voorstellen), board (bord), market (markt), cards (kaarten), score (stand),
    save FILE (opslaan), quit (stoppen)
