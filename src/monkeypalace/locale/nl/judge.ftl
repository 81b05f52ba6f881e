# De scheidsrechter in het Nederlands: zet een paleis neer, teken een trap, lees het oordeel.

judge-modes = Wat wil je doen?
judge-set-up = Opstellen
judge-judge = Trap beoordelen
judge-bad-link = In deze link zit geen stelling. Vraag om een nieuwe link.

## Opstellen

judge-tools = Wat je plaatst
judge-tool = { $tool ->
    [arch] Boog
    [brick] Steen
    [column] Zuil
    [light] Licht{ "\u00AD" }groen
    [dark] Donker{ "\u00AD" }groen
    [gold] Goud
    [monkey] Aap
    [butterfly] Vlinder
    [frog] Kikker
   *[remove] Weghalen
}
judge-tool-hint = { $tool ->
    [arch] Tik op twee velden naast elkaar: de boog gaat van het ene naar het andere.
    [remove] Tik op een veld: wat er bovenop staat, gaat eraf.
    [monkey] Tik op een booguiteinde voor de aap. Nog een tik haalt hem weg.
    [butterfly] Tik op een versiersteen voor de vlinder. Nog een tik haalt hem weg.
    [frog] Tik op een booguiteinde voor de kikker. Nog een tik haalt hem weg.
   *[other] Tik op een veld: je keuze komt daar bovenop.
}
judge-redo = Opnieuw doen
judge-cannot-stand = Dit paleis kan zo niet staan
judge-stands = Dit paleis kan zo staan.
judge-hand = Bouwstenen in je hand
judge-kind = { $kind ->
    [arch] Bogen
    [brick] Stenen
   *[column] Zuilen
}
judge-fewer = Eén minder: { $name }
judge-more = Eén meer: { $name }
judge-own-map = Een andere plattegrond
judge-starting = Begintrap klaarzetten
judge-empty = Bord leegmaken

## Het oordeel

judge-draw = Tik op het veld waar de trap begint en ga dan van veld naar veld. Je kunt alles tekenen, ook wat niet mag.
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
    [l] Er komt een lichtgroene versiersteen op { $spot }, op niveau { $level }.
    [d] Er komt een donkergroene versiersteen op { $spot }, op niveau { $level }.
   *[g] Er komt een gouden versiersteen op { $spot }, op niveau { $level }.
}
judge-no-decoration = { $colour ->
    [l] Er is geen lichtgroene versiersteen meer voor { $spot }, op niveau { $level }.
    [d] Er is geen donkergroene versiersteen meer voor { $spot }, op niveau { $level }.
   *[g] Er is geen gouden versiersteen meer voor { $spot }, op niveau { $level }.
}
judge-keep = Laten staan
judge-rule = { $rule ->
    [A] A: begin op vrije grond
    [B] B: begin waarmee je wilt
    [C] C: eindig met een boog
    [D] D: bouw op vrije knoppen
    [E] E: blijf verbonden
    [F] F: ondersteun beide uiteinden
    [G] G: geen boog vlak op een boog
    [H] H: rechtdoor of de hoek om
    [I] I: trede voor trede
   *[pieces] Gebruik alleen wat je hebt
}
judge-outcome = { $outcome ->
    [kept] nageleefd
    [broken] overtreden
   *[not-reached] niet beoordeeld
}

## Alle trappen

judge-survey = Toegestane trappen zoeken
judge-count = { $count ->
    [0] Hier is geen trap toegestaan.
    [one] { $count } toegestane trap
   *[other] { $count } toegestane trappen
}
judge-count-more = { $count ->
    [one] Minstens { $count } toegestane trap
   *[other] Minstens { $count } toegestane trappen
}
judge-best-by = De beste eerst, gesorteerd op
judge-best = { $order ->
    [credits] apencredits
    [arches] aantal bogen
   *[height] hoogte
}
judge-best-part = Het zijn er te veel om ze allemaal te bekijken; dit zijn de beste van de trappen die bekeken zijn.

## Tekst en link

judge-share = Link naar deze stelling kopiëren
judge-text = Stelling en trap als tekst
judge-position = Stelling: JSON of link
judge-copy = Kopiëren
