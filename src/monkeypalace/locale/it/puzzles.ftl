### Puzzles: the pages, and the command `monkeypalace puzzle`.

## The list

puzzle-title = Rompicapi
puzzle-lead = Posizioni vere, da partite tra bot. In ognuna un turno è chiaramente il migliore: trovalo.
puzzle-of-day = Rompicapo del giorno
puzzle-of-day-lead = Lo stesso per tutti, uno nuovo ogni giorno alle 0:00 UTC.
puzzle-of-day-open = Risolvilo
puzzle-of-day-done = Risolto oggi
puzzle-streak = { $days ->
    [0] Ancora nessuna serie
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}
puzzle-best-streak = { $days ->
    [one] Serie più lunga: { $days } giorno
   *[other] Serie più lunga: { $days } giorni
}
puzzle-progress = Risolti: { $done } su { $all }
puzzle-more = Altri rompicapi
puzzle-choose-theme = Tema
puzzle-choose-difficulty = Difficoltà
puzzle-theme = { $theme ->
    [end] Chiudi adesso
    [block] Blocca
    [last-round] L’ultimo round
    [pillar] Il pilastro di cinque
    [reach] Raggiungi il palazzo
    [height] Prendi l’altezza
    [long] La via più lunga
    [cards] Le carte giuste
    [colour] Il colore giusto
    [save] Risparmia pezzi
    [place] Il posto giusto
   *[other] Tutti i temi
}
puzzle-difficulty = { $difficulty ->
    [easy] Facile
    [medium] Medio
    [hard] Difficile
    [expert] Molto difficile
   *[other] Tutte le difficoltà
}
puzzle-next = Prossimo rompicapo
puzzle-all-solved = Li hai risolti tutti. Il prossimo sarà di nuovo uno di questi.

## A puzzle

puzzle-name = Rompicapo { $id }
puzzle-list = Tutti i rompicapi
puzzle-missing = Questo rompicapo non esiste.
puzzle-you = Tu
puzzle-other = Giocatore { $seat }
puzzle-task = { $kind ->
    [buy] Ora compra: quali carte sono le migliori?
    [recurring-delivery] È la tua Consegna Ricorrente. Quali pezzi prendi?
   *[other] Tocca a te. Costruisci la scalinata migliore.
}
puzzle-then-buy = Poi scegli anche le carte.
puzzle-hint = Suggerimento
puzzle-idea = { $theme ->
    [end] Scegli tu i pezzi di questa consegna: la partita deve continuare?
    [block] Guarda che cosa potrebbe costruire il prossimo giocatore, e ostacolalo.
    [last-round] È il tuo ultimo turno: che cosa dà più Punti Banana adesso?
    [pillar] Un nuovo pilastro alto 5 dà una Carta Bonus.
    [reach] Parti lontano dal palazzo: solo l’ultimo arco lo tocca.
    [height] La tua decorazione deve essere la più alta del suo colore.
    [long] Qui servono più Crediti Scimmia. Quanti ne puoi guadagnare?
    [cards] Guarda prima le carte: quali vuoi, e quanto costano?
    [colour] Il colore decide quali carte puoi comprare. Confronta i colori.
    [save] La scalinata con più crediti non è la migliore: tieni dei pezzi per il prossimo turno.
   *[place] Più scalinate danno lo stesso. Conta dove costruisci.
}
puzzle-right = Giusto. Ancora una decisione.
puzzle-solved = Risolto!
puzzle-better = C’è un turno migliore.
puzzle-better-cards = La tua scalinata è giusta, ma altre carte sono migliori.
puzzle-again = Riprova
puzzle-show = Mostra la soluzione
puzzle-solution = Il turno migliore
puzzle-seen = Soluzione vista
puzzle-not-counted = Hai visto la soluzione, quindi questo rompicapo non conta come risolto.
puzzle-why = Perché è migliore del secondo:
puzzle-next-best = Il secondo turno migliore comincia con { $turn }.
puzzle-as-good = { $count ->
    [one] { $count } altro modo è altrettanto buono.
   *[other] { $count } altri modi sono altrettanto buoni.
}
puzzle-found-by = { $count ->
    [0] Tra i bot, solo il più forte lo trova.
    [one] { $count } dei 6 bot più deboli lo trova.
   *[other] { $count } dei 6 bot più deboli lo trovano.
}
puzzle-share = Link a questo rompicapo

## In the terminal

puzzle-ask = { $kind ->
    [buy] Le tue carte (p. es. “buy 1 3l”, o hint, solution, quit):
    [recurring-delivery] I tuoi pezzi (p. es. “2a 1b”, o hint, solution, quit):
   *[other] La tua scalinata (p. es. “d3 bN E”, o hint, starts, try, solution, quit):
}
puzzle-link = Lo stesso rompicapo nel browser: #/puzzles/{ $id }
