### Hints in three steps: what to look for, where, and the decision. Ids are shared by all languages; see
### docs/architecture.md, "Texts".

## Waar je op let

hint-look-pillar = Een pilaar van vijf is binnen bereik: die levert een bonuskaart op.
hint-look-trophy = Een trofeekaart is binnen bereik: die van de { cli-animal }.
hint-look-height = Pak de hoogte: een apencredit extra voor de hoogste versiersteen in { cli-colour }.
hint-look-card = Zoek een begin op { cli-colour }: het kan een goede kaart betalen die { $cost } kost.
hint-look-start = Zoek een begin op { cli-colour }.
hint-look-pass = Tel je stenen: welke trap kun je er nog mee bouwen?
hint-look-end = Met deze beurt kan dit de laatste ronde worden. Vergelijk eerst de bananen.
hint-look-income = Zoek kaarten die elke beurt iets leveren.
hint-look-bananas = Zoek bananen.
hint-look-at-once = Zoek kaarten die meteen stenen leveren.
hint-look-no-card = Vraag je af of je wel een kaart nodig hebt.
hint-look-arches = Elke boog is een apencredit: heb je volgende beurt genoeg bogen?
hint-look-bricks = Pilaren vragen stenen: heb je volgende beurt genoeg stenen?
hint-look-balance = Bogen en stenen: je volgende trap heeft allebei nodig.
hint-look-free-place = Een kaart op een lege plek bedekt niets.
hint-look-cover = Een van je kaarten wordt bedekt: welke levering mis je het minst?
hint-look-monkey = De aap houdt een knop bezet: waar zou een ander graag bouwen?
hint-look-frog-knob = De kikker houdt een knop bezet: welke heb je zelf nodig?
hint-look-frog = Weeg het af: de kikker geeft nu een zuil, maar kost { $bananas ->
    [one] { $bananas } banaan
   *[other] { $bananas } bananen
} als je hem aan het eind nog hebt.

## Waar

hint-where-start = Begin op { $spot }, op { cli-colour }.
hint-where-pass = Nergens: probeer elk begin dat nog over is.
hint-where-card = { $count ->
    [one] Kijk naar stapel { $pile }.
   *[other] Kijk naar stapel { $pile }, en naar wat je met de rest kunt betalen.
}
hint-where-no-card = Kijk naar de vier plekken op je spelersbord.
hint-where-hand = Kijk naar je voorraad: bogen { $arches }, stenen { $bricks }, zuilen { $columns }.
hint-where-place = Kijk naar plek { $place } van je spelersbord.
hint-where-knobs = Kijk naar deze knoppen: { $spots }.
hint-where-columns = Kijk naar je voorraad: { $columns ->
    [0] je hebt geen zuil
    [one] je hebt { $columns } zuil
   *[other] je hebt { $columns } zuilen
}.

## De beslissing

hint-turn-build = Bouw { $staircase }.
hint-turn-pass = Pas: er kan niets worden gebouwd.
hint-turn-buy = { $count ->
    [one] Pak de kaart van stapel { $piles }.
   *[other] Pak de kaarten van deze stapels: { $piles }.
}
hint-turn-no-card = Pak geen kaart.
hint-turn-take = Pak bogen en stenen: { $arches } en { $bricks }.
hint-turn-place = Leg kaart { $card } op plek { $place }.
hint-turn-knob = Zet de { cli-animal } op { $spot }.
hint-turn-frog = Pak de kikker.
hint-turn-no-frog = Laat de kikker staan.

hint-compared = Vergeleken met { $decision }:
hint-only = Er is geen andere keuze.
hint-close = Een andere keuze is misschien net zo goed.
