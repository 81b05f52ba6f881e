# De scheidsrechter in het Nederlands: zet een paleis neer, teken een trap, lees het oordeel.

judge-modes = Wat te doen
judge-set-up = Opstellen
judge-judge = Trap beoordelen
judge-bad-link = In deze link zit geen stelling. Vraag er nog eens om.

## Opstellen

judge-tools = Te plaatsen bouwsteen
judge-tool = { $tool ->
    [arch] Boog
    [brick] Steen
    [column] Zuil
    [light] Lichtgroen
    [dark] Donkergroen
    [gold] Goud
    [monkey] Aap
    [butterfly] Vlinder
    [frog] Kikker
   *[remove] Weghalen
}
judge-tool-hint = { $tool ->
    [arch] Tik op twee plekken naast elkaar: de boog gaat van de ene naar de andere.
    [remove] Tik op een plek: wat er bovenop staat, gaat eraf.
    [monkey] Tik op een booguiteinde voor de aap. Nog een tik haalt hem weg.
    [butterfly] Tik op een versiersteen voor de vlinder. Nog een tik haalt hem weg.
    [frog] Tik op een booguiteinde voor de kikker. Nog een tik haalt hem weg.
   *[other] Tik op de plek waar de steen bovenop komt.
}
judge-redo = Opnieuw doen
judge-cannot-stand = Dit paleis kan niet staan
judge-stands = Dit paleis kan staan.
judge-hand = Bouwstenen in je hand
judge-kind = { $kind ->
    [arch] Bogen
    [brick] Stenen
   *[column] Zuilen
}
judge-fewer = Eén minder: { $name }
judge-more = Eén meer: { $name }
judge-own-map = Een andere plattegrond
judge-starting = Begintrap
judge-empty = Lege plattegrond

## Het oordeel

judge-draw = Tik op de plek waar de trap begint en ga dan van plek naar plek. Alles kan worden getekend, ook wat niet mag.
judge-again = Opnieuw beginnen
judge-anyway = Toch neerleggen
judge-supports = Stenen en zuilen onder boog { $arch }
judge-support = { $support ->
    [brick] Stenen op { $spot }
   *[column] Zuilen op { $spot }
}
judge-legal = Toegestaan
judge-illegal = Niet toegestaan
judge-cost = Dit kost
judge-no = nee
judge-decoration = { $colour ->
    [l] Een lichtgroene versiersteen komt op { $spot }, op niveau { $level }.
    [d] Een donkergroene versiersteen komt op { $spot }, op niveau { $level }.
   *[g] Een gouden versiersteen komt op { $spot }, op niveau { $level }.
}
judge-no-decoration = { $colour ->
    [l] Er is geen lichtgroene versiersteen meer over voor { $spot }, niveau { $level }.
    [d] Er is geen donkergroene versiersteen meer over voor { $spot }, niveau { $level }.
   *[g] Er is geen gouden versiersteen meer over voor { $spot }, niveau { $level }.
}
judge-keep = Laten staan
judge-rule = { $rule ->
    [A] A: begin op open grond
    [B] B: begin waarmee je wilt
    [C] C: eindig met een boog
    [D] D: bouw op open knoppen
    [E] E: blijf verbonden
    [F] F: steun beide uiteinden
    [G] G: geen boog vlak op een boog
    [H] H: rechtdoor of de hoek om
    [I] I: trede voor trede
   *[pieces] De bouwstenen zijn er
}
judge-outcome = { $outcome ->
    [kept] nageleefd
    [broken] overtreden
   *[not-reached] niet aan bod
}

## Alle trappen

judge-survey = Alle toegestane trappen
judge-count = { $count ->
    [0] Hier is geen trap toegestaan.
    [one] { $count } toegestane trap
   *[other] { $count } toegestane trappen
}
judge-count-more = { $count ->
    [one] Meer dan { $count } toegestane trap
   *[other] Meer dan { $count } toegestane trappen
}
judge-best-by = De beste eerst, naar
judge-best = { $order ->
    [credits] apencredits
    [arches] aantal bogen
   *[height] hoogte
}
judge-best-part = Het zijn er te veel om ze allemaal te bekijken; dit zijn de beste van een deel.

## Tekst en link

judge-share = Link naar deze stelling kopiëren
judge-text = Stelling en trap als tekst
judge-position = Stelling: JSON of een link
judge-copy = Kopiëren
