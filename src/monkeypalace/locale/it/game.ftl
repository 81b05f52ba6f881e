### The game itself: its words, its rules, what happens in it. Ids are shared by all languages; see docs/architecture.md, "Texts".

## Building rules

violation-a-blocked = Regola A: { $spot } è bloccato, non c’è bottoncino. Scegli un punto d’inizio con un bottoncino libero.
violation-a-built-on = Regola A: su { $spot } ci sono già pezzi. Scegli un punto d’inizio dove la mappa è nuda.
violation-a-animal = Regola A: su { $spot } siede un animale. Scegli un altro punto d’inizio.
violation-b-not-a-building-brick = Regola B: con questo pezzo su { $spot } non comincia una scalinata. Comincia con un arco, un mattoncino o una colonna.
violation-c-no-arch = Regola C: la tua scalinata da { $spot } non ha ancora archi. Posane almeno uno.
violation-c-ends-without-arch = Regola C: su { $spot } finisci senza arco. Finisci con un arco, o riprendi il pezzo.
violation-d-off-the-map = Regola D: la mappa finisce a { $spot }. Posa l’arco { $arch } in un’altra direzione.
violation-d-blocked = Regola D: { $spot } è bloccato, non c’è bottoncino. Posa l’arco { $arch } in un’altra direzione.
violation-d-animal = Regola D: su { $spot } siede un animale e chiude il bottoncino. Giragli intorno con l’arco { $arch }.
violation-e-not-attached = Regola E: la tua scalinata non tocca il palazzo. Portala su un pezzo che c’era prima del tuo turno.
violation-e-out-of-reach = Regola E: da { $spot } i pezzi rimasti non raggiungono più il palazzo. Vai altrove, o spendi meno per strada.
violation-f-too-low = Regola F: l’arco { $arch } pende in aria sopra { $spot }. Impila prima { $need } in più su { $spot }; un mattoncino è alto 1, una colonna 3.
violation-f-too-high = Regola F: { $spot } è troppo alto di { $need } per l’arco { $arch }. Alza l’arco: impila prima { $need } in più su { $other }; un mattoncino è alto 1, una colonna 3.
violation-f-not-a-support = Regola F: questo pezzo su { $spot } non regge l’arco { $arch }. Impila solo mattoncini e colonne.
violation-g-arch-on-arch = Regola G: l’arco { $arch } copre un altro arco da { $spot } a { $other }. Metti mattoncini o colonne in mezzo, o vai altrove.
violation-h-turns-back = Regola H: l’arco { $arch } torna dritto indietro da { $spot } a { $other }. Vai dritto, o gira a sinistra o a destra.
violation-i-off-the-path = Regola I: l’arco { $arch } parte da { $spot }, ma la tua scalinata è arrivata a { $other }. Posalo da { $other }.
violation-pieces-missing = Ti servono { $need } { $piece ->
    [arches] archi
    [bricks] mattoncini
   *[columns] colonne
}, ma ne hai { $have }. Scegli una scalinata che ne usa meno.

## What happened

event-built = { $name } costruisce { $staircase }.
event-passed = { $name } non può costruire.
event-decorated = Una decorazione { $colour ->
    [l] verde chiaro
    [d] verde scuro
   *[g] d’oro
} su { $spot }, alta { $height }.
event-not-decorated = Nessuna decorazione { $colour ->
    [l] verde chiaro
    [d] verde scuro
   *[g] d’oro
} rimasta per { $spot }.
event-credited = { $credits ->
    [one] { $credits } Credito Scimmia
   *[other] { $credits } Crediti Scimmia
}{ $height ->
    [0] .
   *[other] , di cui uno per l’altezza.
}
event-bought = { $name } prende la carta { $card }.
event-revealed = La pila { $pile } ora mostra { $card }.
event-pile-empty = La pila { $pile } è finita.
event-one-time = Consegna Singola: archi { $arches }, mattoncini { $bricks }, colonne { $columns }.
event-recurring = Consegna Ricorrente: archi { $arches }, mattoncini { $bricks }, colonne { $columns }.
event-card-placed = { $card } va sul posto { $place }.
event-card-covers = { $card } va sul posto { $place } e copre { $covered }.
event-bonus = { $name } prende una Carta Bonus per un pilastro alto.
event-trophy = { $name } prende la Carta Trofeo della { $animal ->
    [butterfly] Farfalla
    [frog] Rana
   *[monkey] Scimmia
}.
event-trophy-kept = { $name } tiene la Carta Trofeo della { $animal ->
    [butterfly] Farfalla
    [frog] Rana
   *[monkey] Scimmia
}.
event-trophy-from = { $name } prende a { $loser } la Carta Trofeo della { $animal ->
    [butterfly] Farfalla
    [frog] Rana
   *[monkey] Scimmia
}.
event-animal-moved = La { $animal ->
    [butterfly] Farfalla
    [frog] Rana
   *[monkey] Scimmia
} si siede su { $spot }.
event-column = { $name } prende anche una colonna.
event-end-triggered = Il vassoio si svuota: questo è l’ultimo round.
event-game-ended = La partita è finita.
