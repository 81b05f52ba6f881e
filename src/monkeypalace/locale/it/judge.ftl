# L’arbitro in italiano: prepara un palazzo, disegna una scalinata, leggi il verdetto.

judge-modes = Che cosa fare
judge-set-up = Prepara
judge-judge = Giudica una scalinata
judge-bad-link = In questo link non c’è nessuna posizione. Chiedilo di nuovo.

## Preparazione

judge-tools = Pezzo da mettere
judge-tool = { $tool ->
    [arch] Arco
    [brick] Mattoncino
    [column] Colonna
    [light] Verde chiaro
    [dark] Verde scuro
    [gold] Oro
    [monkey] Scimmia
    [butterfly] Farfalla
    [frog] Rana
   *[remove] Togli
}
judge-tool-hint = { $tool ->
    [arch] Tocca due caselle vicine: l’arco va dall’una all’altra.
    [remove] Tocca una casella: ciò che sta in cima viene tolto.
    [monkey] Tocca un’estremità d’arco per metterci la Scimmia. Tocca di nuovo lì per togliere la Scimmia.
    [butterfly] Tocca un mattoncino da decorazione per metterci la Farfalla. Tocca di nuovo lì per togliere la Farfalla.
    [frog] Tocca un’estremità d’arco per metterci la Rana. Tocca di nuovo lì per togliere la Rana.
   *[other] Tocca una casella: il pezzo va in cima.
}
judge-redo = Ripristina
judge-cannot-stand = Questo palazzo non può stare in piedi
judge-stands = Questo palazzo può stare in piedi.
judge-hand = Pezzi in mano
judge-kind = { $kind ->
    [arch] Archi
    [brick] Mattoncini
   *[column] Colonne
}
judge-fewer = Un pezzo in meno: { $name }
judge-more = Un pezzo in più: { $name }
judge-own-map = Un’altra Mappa Terreno
judge-starting = Scalinata iniziale
judge-empty = Mappa vuota

## Il verdetto

judge-draw = Tocca la casella dove inizia la scalinata, poi vai avanti di casella in casella. Si può disegnare tutto, anche ciò che è vietato.
judge-again = Ricomincia
judge-anyway = Posa l’arco lo stesso
judge-supports = Mattoncini e colonne sotto l’arco { $arch }
judge-support = { $support ->
    [brick] Mattoncini su { $spot }
   *[column] Colonne su { $spot }
}
judge-legal = Scalinata permessa
judge-illegal = Scalinata non permessa
judge-cost = Pezzi usati
judge-no = no
judge-decoration = { $colour ->
    [l] Una decorazione verde chiaro va su { $spot }, al livello { $level }.
    [d] Una decorazione verde scuro va su { $spot }, al livello { $level }.
   *[g] Una decorazione dorata va su { $spot }, al livello { $level }.
}
judge-no-decoration = { $colour ->
    [l] Non resta nessuna decorazione verde chiaro per { $spot }, livello { $level }.
    [d] Non resta nessuna decorazione verde scuro per { $spot }, livello { $level }.
   *[g] Non resta nessuna decorazione dorata per { $spot }, livello { $level }.
}
judge-keep = Lasciala sul tabellone
judge-rule = { $rule ->
    [A] A: parti dal terreno libero
    [B] B: comincia con ciò che vuoi
    [C] C: finisci con un arco
    [D] D: costruisci su bottoncini liberi
    [E] E: tocca il palazzo
    [F] F: sostieni le due estremità
    [G] G: nessun arco direttamente su un arco
    [H] H: dritto o con una curva
    [I] I: gradino per gradino
   *[pieces] Usa i pezzi che hai in mano
}
judge-outcome = { $outcome ->
    [kept] rispettata
    [broken] infranta
   *[not-reached] non valutata
}

## Tutte le scalinate

judge-survey = Tutte le scalinate permesse
judge-count = { $count ->
    [0] Qui nessuna scalinata è permessa.
    [one] { $count } scalinata permessa
   *[other] { $count } scalinate permesse
}
judge-count-more = { $count ->
    [one] Almeno { $count } scalinata permessa
   *[other] Almeno { $count } scalinate permesse
}
judge-best-by = Prima le migliori, per
judge-best = { $order ->
    [credits] Crediti Scimmia
    [arches] numero di archi
   *[height] altezza
}
judge-best-part = Sono troppe per esaminarle tutte; queste sono le migliori tra quelle esaminate.

## Testo e link

judge-share = Copia il link a questa posizione
judge-text = Posizione e scalinata come testo
judge-position = Posizione: JSON o link
judge-copy = Copia
