# Besprekingen: wat de coach over een spel zegt.

coach-title = Bespreking van het spel
coach-not-over = Het spel is nog niet afgelopen. De bespreking gaat tot en met de laatste volledige beurt.
coach-accounts = Hoe de uitslag ontstond
coach-accounts-note = Winstaandelen in procenten: begin + geluk + eigen spel + spel van de anderen = uitslag. Geluk is wat de omgedraaide kaarten veranderden, met de standaardfout. Het spel is vergeleken met wat de bot verwachtte.
coach-head-player = speler
coach-head-start = begin
coach-head-luck = geluk
coach-head-own = eigen spel
coach-head-others = anderen
coach-head-result = uitslag
coach-head-bananas = bananen
coach-head-errors = fouten
coach-head-cost = kosten
coach-head-rate = nauwkeurigheid
coach-rate-flawless = foutloos
coach-rate-excellent = uitstekend
coach-rate-strong = sterk
coach-rate-good = goed
coach-rate-uneven = wisselend
coach-rate-learning = nog lerend
coach-chart = Winstaandelen na elke beurt
coach-points = Waar het spel werd beslist
coach-point = Beurt { $turn }, { $name }: { $before } % → { $after } %.
coach-point-luck = Het was vooral geluk met de omgedraaide kaarten.
coach-point-gain = Een betere beurt dan verwacht.
coach-point-error = Er was een betere beurt mogelijk; zie de fouten hieronder.
coach-point-play = De beurt was minder waard dan verwacht, zonder één duidelijke fout.
coach-mistakes = De grootste fouten
coach-no-mistakes = Er zijn geen duidelijke fouten gevonden.
coach-mistake = Beurt { $turn }, { $name }: { $kind }. Kosten: { $percent } %.
coach-played = gespeeld: { $decision }
coach-better = beter: { $decision }
coach-kind-frog-before-building = de kikker
coach-kind-build = trap
coach-kind-buy = aankoop
coach-kind-one-time-delivery = eenmalige voorraad
coach-kind-place-card = plaats van de kaart
coach-kind-recurring-delivery = vaste voorraad
coach-kind-monkey = de aap
coach-kind-frog = de kikker
coach-kind-frog-knob = de knop van de kikker
coach-praise = Wat { $name } goed deed
coach-praise-errors = De minste fouten: ze kostten minder dan die van alle anderen.
coach-praise-income = { $count ->
    [one] Vroeg inkomen: de kaarten uit het eerste derde deel leveren elke beurt { $count } bouwsteen, meer dan die van alle anderen.
   *[other] Vroeg inkomen: de kaarten uit het eerste derde deel leveren elke beurt { $count } bouwstenen, meer dan die van alle anderen.
}
coach-praise-turn = { $bananas ->
    [one] De beste beurt: kaarten met { $bananas } banaan.
   *[other] De beste beurt: kaarten met { $bananas } bananen.
}
coach-praise-bonus = Hoge pilaren: { $bananas } bananen van bonuskaarten, meer dan alle anderen.
coach-praise-end = Het juiste moment: beëindigde het spel en won.
coach-praise-trophies = { $bananas ->
    [one] Trofeekaarten aan het einde: { $bananas } banaan.
   *[other] Trofeekaarten aan het einde: { $bananas } bananen.
}
coach-reason-bananas = { $better ->
    [one] Er worden kaarten gekocht met { $better } banaan in plaats van { $worse }.
   *[other] Er worden kaarten gekocht met { $better } bananen in plaats van { $worse }.
}
coach-reason-income = { $better ->
    [one] De vaste voorraad levert daarna elke beurt { $better } bouwsteen in plaats van { $worse }.
   *[other] De vaste voorraad levert daarna elke beurt { $better } bouwstenen in plaats van { $worse }.
}
coach-reason-credits = Het levert { $better } apencredits op in plaats van { $worse }, genoeg voor kaarten van samen { $paid } in plaats van { $paid_by_worse }.
coach-reason-height = De versiersteen op { $spot } is de hoogste van zijn kleur en levert één apencredit extra op.
coach-reason-bonus = Een pilaar van minstens vijf hoog levert een bonuskaart op: { $bananas } bananen.
coach-reason-trophy = { $animal ->
    [butterfly] Het levert de trofeekaart van de vlinder op: { $bananas } bananen.
    [frog] Het levert de trofeekaart van de kikker op: { $bananas } bananen.
   *[monkey] Het levert de trofeekaart van de aap op: { $bananas } bananen.
}
coach-reason-no-trophy = { $animal ->
    [butterfly] Het vermijdt de trofeekaart van de vlinder, die { $bananas } bananen kost.
    [frog] Het vermijdt de trofeekaart van de kikker, die { $bananas } bananen kost.
   *[monkey] Het vermijdt de trofeekaart van de aap, die { $bananas } bananen kost.
}
coach-reason-pieces = { $better ->
    [one] Er blijft { $better } bouwsteen over in plaats van { $worse }.
   *[other] Er blijven { $better } bouwstenen over in plaats van { $worse }.
}
coach-reason-stuck = Daarna zijn er genoeg bouwstenen voor nog een trap; na de andere beurt niet.
coach-reason-next-turn = Met de bouwstenen aan het einde van de beurt kan daarna een trap voor { $better } apencredits worden gebouwd, in plaats van { $worse }.
coach-reason-next-bonus = Met de bouwstenen aan het einde van de beurt kan daarna een pilaar van vijf worden gebouwd, die een bonuskaart oplevert: { $bananas } bananen. Na de andere beurt kan dat niet.
coach-reason-next-player = Het laat minder over voor speler { $seat }: een trap voor { $better } apencredits in plaats van { $worse }.
coach-reason-next-player-bonus = Het laat speler { $seat } geen pilaar van vijf om te bouwen: een bonuskaart van { $bananas } bananen.
coach-reason-end-ahead = { $lead ->
    [one] Het beëindigt het spel met { $lead } banaan voorsprong.
   *[other] Het beëindigt het spel met { $lead } bananen voorsprong.
}
coach-reason-end-behind = { $behind ->
    [one] Het beëindigt het spel niet met { $behind } banaan achterstand.
   *[other] Het beëindigt het spel niet met { $behind } bananen achterstand.
}
coach-reason-ends = Deze ronde wordt de laatste; na de andere beurt niet.
coach-reason-plays-on = Deze ronde wordt niet de laatste; na de andere beurt wel.
coach-reason-monkey-knob = De aap zit op een andere knop: waar hij zit, kan niemand bouwen.
coach-reason-monkey-high = De aap bezet een hoge knop, op hoogte { $height }: de lage knop op hoogte { $other } blijft vrij om op te bouwen.
coach-reason-monkey-low = De aap bezet een lage knop, op hoogte { $height }, vanwaar anderen omhoog zouden kunnen, en laat de knop op hoogte { $other } vrij.
coach-reason-card-place = De nieuwe kaart komt op een andere plek, zodat andere kaarten zichtbaar blijven.
coach-reason-more-bricks = Er blijven meer stenen over ({ $bricks } in plaats van { $bricks_of_worse }) en minder bogen ({ $arches } in plaats van { $arches_of_worse }).
coach-reason-more-arches = Er blijven meer bogen over ({ $arches } in plaats van { $arches_of_worse }) en minder stenen ({ $bricks } in plaats van { $bricks_of_worse }).
coach-reason-elsewhere = De plek maakt het verschil: de trap loopt anders.
coach-reason-other-cards = Het neemt andere kaarten en laat dus andere kaarten over voor de rest.
coach-reason-fewer-cards = Het koopt minder kaarten: er komen { $better } in plaats van { $worse } nieuwe kaarten open te liggen voor de anderen.
coach-reason-later-cards = { $bananas ->
    [one] In gesimuleerde spellen hebben de kaarten die tot het einde worden gekocht samen ongeveer { $bananas } banaan meer.
   *[other] In gesimuleerde spellen hebben de kaarten die tot het einde worden gekocht samen ongeveer { $bananas } bananen meer.
}
coach-reason-later-bonus = { $bananas ->
    [one] In gesimuleerde spellen levert het tot het einde ongeveer { $bananas } banaan meer aan bonuskaarten op.
   *[other] In gesimuleerde spellen levert het tot het einde ongeveer { $bananas } bananen meer aan bonuskaarten op.
}
coach-reason-later-trophies = { $bananas ->
    [one] In gesimuleerde spellen levert het aan het einde ongeveer { $bananas } banaan meer aan trofeekaarten op.
   *[other] In gesimuleerde spellen levert het aan het einde ongeveer { $bananas } bananen meer aan trofeekaarten op.
}
coach-reason-later-others = { $bananas ->
    [one] In gesimuleerde spellen eindigt de beste tegenstander met ongeveer { $bananas } banaan minder.
   *[other] In gesimuleerde spellen eindigt de beste tegenstander met ongeveer { $bananas } bananen minder.
}
coach-reason-later-sooner = { $bananas ->
    [one] In gesimuleerde spellen eindigt het spel eerder en heeft de beste tegenstander ongeveer { $bananas } banaan minder.
   *[other] In gesimuleerde spellen eindigt het spel eerder en heeft de beste tegenstander ongeveer { $bananas } bananen minder.
}
coach-reason-later-longer = { $bananas ->
    [one] In gesimuleerde spellen duurt het spel langer, wat ongeveer { $bananas } banaan meer oplevert.
   *[other] In gesimuleerde spellen duurt het spel langer, wat ongeveer { $bananas } bananen meer oplevert.
}
coach-reason-later-uncovered = { $bananas ->
    [one] Er komen minder nieuwe kaarten open te liggen voor de anderen. In gesimuleerde spellen eindigt de beste van hen met ongeveer { $bananas } banaan minder.
   *[other] Er komen minder nieuwe kaarten open te liggen voor de anderen. In gesimuleerde spellen eindigt de beste van hen met ongeveer { $bananas } bananen minder.
}
coach-reason-later-wins = Het wint { $better } van de 100 gesimuleerde spellen in plaats van { $worse }.
coach-reason-none = Het verschil blijkt pas in latere beurten.
error-coach-no-turn = Er valt niets te bespreken: geen enkele beurt van dit spel is volledig.
error-coach-stopped = De bespreking is gestopt.
coach-progress = Bespreken: { $percent } %
coach-about = Schattingen uit simulaties ({ $depth ->
    [quick] snelle
   *[deep] grondige
} bespreking). Kosten in procenten zijn op de schaal van het winstaandeel.
