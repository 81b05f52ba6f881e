### Hints in three steps: what to look for, where, and the decision. Ids are shared by all languages; see
### docs/architecture.md, "Texts".

## Che cosa cercare

hint-look-pillar = Un pilastro da cinque è a portata di mano: vale una Carta Bonus.
hint-look-trophy = Una Carta Trofeo è a portata di mano. Animale: { cli-animal }.
hint-look-height = Punta in alto: un credito in più per la decorazione più alta in { cli-colour }.
hint-look-card = Cerca una partenza in { cli-colour }: può pagare una buona carta che costa { $cost }.
hint-look-start = Cerca una partenza in { cli-colour }.
hint-look-pass = Conta i tuoi pezzi: quale scalinata permettono ancora?
hint-look-end = Questo turno può rendere questo round l’ultimo. Confronta prima i Punti Banana.
hint-look-income = Cerca carte che consegnano qualcosa a ogni turno.
hint-look-bananas = Cerca Punti Banana.
hint-look-at-once = Cerca carte che danno subito dei pezzi.
hint-look-no-card = Chiediti se ti serve davvero una carta.
hint-look-arches = Ogni arco è un credito: al prossimo turno ne avrai abbastanza?
hint-look-bricks = I pilastri vogliono mattoncini: al prossimo turno ne avrai abbastanza?
hint-look-balance = Archi e mattoncini: alla prossima scalinata servono entrambi.
hint-look-free-place = Una carta su uno spazio vuoto non copre nulla.
hint-look-cover = Una delle tue carte va coperta: quale consegna ti mancherà di meno?
hint-look-monkey = La Scimmia chiude una casella: dove vorrebbe costruire un altro giocatore?
hint-look-frog-knob = La Rana chiude una casella: quale serve a te?
hint-look-frog = Valuta bene: la Rana porta subito una colonna, ma costa { $bananas ->
    [one] { $bananas } Punto Banana
   *[other] { $bananas } Punti Banana
} se alla fine ce l’hai ancora.

## Dove

hint-where-start = Comincia da { $spot }, su { cli-colour }.
hint-where-pass = Da nessuna parte: prova tutte le partenze rimaste.
hint-where-card = { $count ->
    [one] Guarda la pila { $pile }.
   *[other] Guarda la pila { $pile }, e che cosa pagano gli altri crediti.
}
hint-where-no-card = Guarda i quattro spazi della tua plancia.
hint-where-hand = Guarda i tuoi pezzi: archi { $arches }, mattoncini { $bricks }, colonne { $columns }.
hint-where-place = Guarda lo spazio { $place } della tua plancia.
hint-where-knobs = Guarda queste caselle: { $spots }.
hint-where-columns = Guarda i tuoi pezzi: { $columns ->
    [0] non hai colonne
    [one] hai { $columns } colonna
   *[other] hai { $columns } colonne
}.

## La decisione

hint-turn-build = Costruisci { $staircase }.
hint-turn-pass = Passa: non si può costruire nulla.
hint-turn-buy = { $count ->
    [one] Pesca la carta della pila { $piles }.
   *[other] Pesca le carte di queste pile: { $piles }.
}
hint-turn-no-card = Non pescare carte.
hint-turn-take = Ritira archi e mattoncini: { $arches } e { $bricks }.
hint-turn-place = Metti la carta { $card } sullo spazio { $place }.
hint-turn-knob = Metti la { cli-animal } su { $spot }.
hint-turn-frog = Prendi la Rana.
hint-turn-no-frog = Lascia la Rana.

hint-compared = In confronto a { $decision }:
hint-only = Non c’è altra scelta.
hint-close = Un’altra scelta può essere altrettanto buona.
