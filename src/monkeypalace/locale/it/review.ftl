# The page of a review, and the exercises made from a player’s mistakes. `coach.ftl` has what the coach says.

review-overview = Panoramica
review-deep = Analizza a fondo
review-is-deep = Analizzata a fondo.
review-deepening = A fondo: { $percent } %
review-waiting = La tua analisi inizia tra poco…
review-again = Riprova
review-not-over = Si possono analizzare solo le partite finite.
review-as-table = Come tabella
review-skill = Abilità e fortuna
review-errors = { $count ->
    [0] nessun errore
    [one] { $count } errore, costo { $percent } %
   *[other] { $count } errori, costo { $percent } %
}
review-change = Quota di vittoria: { $before } % → { $after } %
review-parts = Fortuna { $luck } %, gioco { $play } %
review-no-error = Nessun errore netto in questo turno.
review-choice = { $which ->
    [played] Giocato
   *[better] Meglio
}
review-values = { $share } % della vittoria, vantaggio previsto: { $lead } banane
review-cost = Costo: { $percent } % della vittoria
review-why = Perché è meglio
review-try = Provalo
review-go-on = Continua da qui
review-go-on-note = Continui contro i bot a un nuovo tavolo. Le carte coperte vengono mescolate.
review-mistakes = Impara dai miei errori
review-mistakes-none = In questa partita non hai fatto errori netti. Ben giocato!
review-mistake-at = Errore { $at } di { $all }
review-solved = Trovati: { $done } di { $all }
review-find = Trova qualcosa di meglio di questo:
review-what = Che cosa faresti qui?
review-verdict = { $verdict ->
    [best] Ben trovato! Non si conosce nulla di nettamente migliore.
    [better] Meglio di quanto giocato. C’è ancora di meglio.
   *[worse] Non ancora: questo costa circa il { $percent } %.
}
review-judging = L’allenatore sta pensando…
review-hint = Suggerimento
review-hint-where = Guarda le caselle segnate.
review-answer = Mostra la risposta
review-next = Avanti
review-all-done = Hai rivisto tutti i tuoi errori di questa partita.
review-back = Torna all’analisi
