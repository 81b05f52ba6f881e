### The game itself: its words, its rules, what happens in it. Ids are shared by all languages; see docs/architecture.md, "Texts".

## Building rules

violation-a-blocked = Regel A: { $spot } is versperd, er is geen knop. Kies een beginpunt met een vrije knop.
violation-a-built-on = Regel A: op { $spot } staan al bouwstenen. Kies een beginpunt waar de plattegrond kaal is.
violation-a-animal = Regel A: op { $spot } zit een dier. Kies een ander beginpunt.
violation-b-not-a-building-brick = Regel B: met deze bouwsteen kan op { $spot } geen trap beginnen. Begin met een boog, een steen of een zuil.
violation-c-no-arch = Regel C: je trap vanaf { $spot } heeft nog geen boog. Leg er minstens een.
violation-c-ends-without-arch = Regel C: op { $spot } eindig je zonder boog. Eindig met een boog, of neem het terug.
violation-d-off-the-map = Regel D: de plattegrond houdt op bij { $spot }. Leg boog { $arch } in een andere richting.
violation-d-blocked = Regel D: { $spot } is versperd, er is geen knop. Leg boog { $arch } in een andere richting.
violation-d-animal = Regel D: op { $spot } zit een dier dat de knop afsluit. Ga er met boog { $arch } omheen.
violation-e-not-attached = Regel E: je trap raakt het paleis niet. Leid hem naar een bouwsteen die er voor je beurt al stond.
violation-e-out-of-reach = Regel E: vanaf { $spot } bereiken je overige bouwstenen het paleis niet meer. Ga anders, of gebruik onderweg minder.
violation-f-too-low = Regel F: boog { $arch } hangt boven { $spot } in de lucht. Stapel eerst { $need } meer op { $spot }; een steen is 1 hoog, een zuil 3.
violation-f-too-high = Regel F: { $spot } is { $need } te hoog voor boog { $arch }. Leg de boog hoger: stapel eerst { $need } meer op { $other }; een steen is 1 hoog, een zuil 3.
violation-f-not-a-support = Regel F: deze bouwsteen op { $spot } kan boog { $arch } niet dragen. Stapel alleen stenen en zuilen.
violation-g-arch-on-arch = Regel G: boog { $arch } bedekt een andere boog van { $spot } naar { $other }. Zet er stenen of zuilen tussen, of ga anders.
violation-h-turns-back = Regel H: boog { $arch } gaat recht terug van { $spot } naar { $other }. Ga rechtdoor, of links of rechts.
violation-i-off-the-path = Regel I: boog { $arch } begint op { $spot }, maar je trap is bij { $other }. Leg hem vanaf { $other }.
violation-pieces-missing = Je hebt { $need } { $piece ->
    [arches] bogen
    [bricks] stenen
   *[columns] zuilen
} nodig, maar hebt er { $have }. Kies een trap die minder kost.

## What happened

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
   *[other] , waarvan een voor de hoogte.
}
event-bought = { $name } neemt kaart { $card }.
event-revealed = Stapel { $pile } toont nu { $card }.
event-pile-empty = Stapel { $pile } is op.
event-one-time = Eenmalige voorraad: bogen { $arches }, stenen { $bricks }, zuilen { $columns }.
event-recurring = Vaste voorraad: bogen { $arches }, stenen { $bricks }, zuilen { $columns }.
event-card-placed = { $card } komt op plek { $place }.
event-card-covers = { $card } komt op plek { $place } en bedekt { $covered }.
event-bonus = { $name } neemt een bonuskaart voor een hoge pilaar.
event-trophy = { $name } neemt de trofeekaart van de { $animal ->
    [butterfly] vlinder
    [frog] kikker
   *[monkey] aap
}.
event-trophy-kept = { $name } houdt de trofeekaart van de { $animal ->
    [butterfly] vlinder
    [frog] kikker
   *[monkey] aap
}.
event-trophy-from = { $name } neemt de trofeekaart van de { $animal ->
    [butterfly] vlinder
    [frog] kikker
   *[monkey] aap
} van { $loser }.
event-animal-moved = De { $animal ->
    [butterfly] vlinder
    [frog] kikker
   *[monkey] aap
} gaat op { $spot } zitten.
event-column = { $name } neemt er een zuil bij.
event-end-triggered = De bak raakt leeg: dit is de laatste ronde.
event-game-ended = Het spel is afgelopen.
