### Puzzles: the pages, and the command `monkeypalace puzzle`.

## The list

puzzle-title = Puzzels
puzzle-lead = Echte stellingen uit spellen van bots. In elke stelling is één beurt duidelijk de beste: vind die.
puzzle-of-day = Puzzel van de dag
puzzle-of-day-lead = Voor iedereen dezelfde, elke dag om 0.00 uur UTC een nieuwe.
puzzle-of-day-open = Los hem op
puzzle-of-day-done = Vandaag opgelost
puzzle-streak = { $days ->
    [0] Nog geen reeks
    [one] { $days } dag op rij
   *[other] { $days } dagen op rij
}
puzzle-best-streak = { $days ->
    [one] Langste reeks: { $days } dag
   *[other] Langste reeks: { $days } dagen
}
puzzle-progress = Opgelost: { $done } van { $all }
puzzle-more = Meer puzzels
puzzle-choose-theme = Thema
puzzle-choose-difficulty = Moeilijkheid
puzzle-theme = { $theme ->
    [end] Nu eindigen
    [block] Blokkeren
    [last-round] De laatste ronde
    [pillar] De pilaar van vijf
    [reach] Bereik het paleis
    [height] Pak de hoogte
    [long] De langste weg
    [cards] De juiste kaarten
    [colour] De juiste kleur
    [save] Spaar bouwstenen
    [place] De juiste plek
   *[other] Alle thema’s
}
puzzle-difficulty = { $difficulty ->
    [easy] Makkelijk
    [medium] Gemiddeld
    [hard] Moeilijk
    [expert] Heel moeilijk
   *[other] Alle niveaus
}
puzzle-next = Volgende puzzel
puzzle-all-solved = Je hebt ze allemaal opgelost. De volgende is er weer een van.

## A puzzle

puzzle-name = Puzzel { $id }
puzzle-list = Alle puzzels
puzzle-missing = Deze puzzel bestaat niet.
puzzle-you = Jij
puzzle-other = Speler { $seat }
puzzle-task = { $kind ->
    [buy] Koop nu: welke kaarten zijn het beste?
    [recurring-delivery] Je krijgt je vaste voorraad. Welke bouwstenen pak je?
   *[other] Jij bent aan de beurt. Bouw de beste trap.
}
puzzle-then-buy = Daarna kies je ook de kaarten.
puzzle-hint = Hint
puzzle-idea = { $theme ->
    [end] Jij kiest de bouwstenen van deze levering: moet het spel doorgaan?
    [block] Kijk wat de volgende speler zou kunnen bouwen, en ga in de weg staan.
    [last-round] Dit is je laatste beurt: wat levert nu de meeste bananen op?
    [pillar] Een nieuwe pilaar van 5 hoog levert een bonuskaart op.
    [reach] Begin ver van het paleis; alleen de laatste boog raakt het.
    [height] Je versiersteen moet de hoogste van zijn kleur worden.
    [long] Meer apencredits zijn hier beter. Hoeveel kun je er verdienen?
    [cards] Kijk eerst naar de kaarten: welke wil je, en wat kosten ze?
    [colour] De kleur bepaalt welke kaarten je kunt kopen. Vergelijk de kleuren.
    [save] De trap met de meeste credits is niet de beste: houd bouwstenen over voor je volgende beurt.
   *[place] Meerdere trappen leveren evenveel op. Het gaat erom waar je bouwt.
}
puzzle-right = Goed. Nog één beslissing.
puzzle-solved = Opgelost!
puzzle-better = Er is een betere beurt.
puzzle-better-cards = Je trap is goed, maar andere kaarten zijn beter.
puzzle-again = Opnieuw proberen
puzzle-show = Toon de oplossing
puzzle-solution = De beste beurt
puzzle-seen = Oplossing gezien
puzzle-not-counted = Je hebt de oplossing gezien, dus deze puzzel telt niet als opgelost.
puzzle-why = Waarom die beter is dan de op één na beste:
puzzle-next-best = De op één na beste beurt begint met { $turn }.
puzzle-as-good = { $count ->
    [one] { $count } andere manier is even goed.
   *[other] { $count } andere manieren zijn even goed.
}
puzzle-found-by = { $count ->
    [0] Van de bots vindt alleen de sterkste die.
    [one] { $count } van de 6 zwakkere bots vindt die.
   *[other] { $count } van de 6 zwakkere bots vinden die.
}
puzzle-share = Link naar deze puzzel

## In the terminal

puzzle-ask = { $kind ->
    [buy] Je kaarten (zoals “buy 1 3l”, of hint, solution, quit):
    [recurring-delivery] Je bouwstenen (zoals “2a 1b”, of hint, solution, quit):
   *[other] Je trap (zoals “d3 bN E”, of hint, starts, try, solution, quit):
}
puzzle-link = Dezelfde puzzel in de browser: #/puzzles/{ $id }
