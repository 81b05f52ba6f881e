# Analisi: che cosa dice l’allenatore di una partita.

coach-title = Analisi della partita
coach-not-over = La partita non è finita. L’analisi arriva all’ultimo turno completo.
coach-accounts = Da che cosa viene il risultato
coach-accounts-note = Quote di vittoria in percentuale: inizio + fortuna + gioco proprio + gioco degli altri = risultato. La fortuna è ciò che le carte rivelate hanno cambiato, con il suo errore standard. Il gioco è confrontato con ciò che il bot si aspettava.
coach-head-player = giocatore
coach-head-start = inizio
coach-head-luck = fortuna
coach-head-own = gioco proprio
coach-head-others = altri
coach-head-result = risultato
coach-head-bananas = banane
coach-head-errors = errori
coach-head-cost = costo
coach-head-rate = precisione
coach-rate-flawless = impeccabile
coach-rate-excellent = eccellente
coach-rate-strong = solida
coach-rate-good = buona
coach-rate-uneven = discontinua
coach-rate-learning = in crescita
coach-chart = Quote di vittoria dopo ogni turno
coach-points = Dove si è decisa la partita
coach-point = Turno { $turn }, { $name }: { $before } % → { $after } %.
coach-point-luck = È stata soprattutto la fortuna delle carte rivelate.
coach-point-gain = Un turno migliore del previsto.
coach-point-error = Era possibile un turno migliore; vedi gli errori qui sotto.
coach-point-play = Il turno valeva meno del previsto, senza un errore netto.
coach-mistakes = Gli errori più grandi
coach-no-mistakes = Non sono stati trovati errori netti.
coach-mistake = Turno { $turn }, { $name }: { $kind }. Costo: { $percent } %.
coach-played = giocato: { $decision }
coach-better = meglio: { $decision }
coach-kind-frog-before-building = la Rana
coach-kind-build = scalinata
coach-kind-buy = acquisto
coach-kind-one-time-delivery = Consegna Singola
coach-kind-place-card = posto della carta
coach-kind-recurring-delivery = Consegna Ricorrente
coach-kind-monkey = la Scimmia
coach-kind-frog = la Rana
coach-kind-frog-knob = il bottoncino della Rana
coach-praise = Che cosa { $name } ha fatto bene
coach-praise-errors = Meno errori: sono costati meno di quelli di tutti gli altri.
coach-praise-income = { $count ->
    [one] Entrate precoci: le carte comprate nel primo terzo della partita consegnano { $count } pezzo a ogni turno, più di quelle di chiunque altro.
   *[other] Entrate precoci: le carte comprate nel primo terzo della partita consegnano { $count } pezzi a ogni turno, più di quelle di chiunque altro.
}
coach-praise-turn = { $bananas ->
    [one] Il miglior turno: carte con { $bananas } banana.
   *[other] Il miglior turno: carte con { $bananas } banane.
}
coach-praise-bonus = Pilastri alti: { $bananas } banane dalle Carte Bonus, più di chiunque altro.
coach-praise-end = Il momento giusto: ha chiuso la partita e l’ha vinta.
coach-praise-trophies = { $bananas ->
    [one] Carte Trofeo alla fine: { $bananas } banana.
   *[other] Carte Trofeo alla fine: { $bananas } banane.
}
coach-reason-bananas = { $better ->
    [one] Compra carte con { $better } banana invece di { $worse }.
   *[other] Compra carte con { $better } banane invece di { $worse }.
}
coach-reason-income = { $better ->
    [one] La Consegna Ricorrente porta poi { $better } pezzo a ogni turno invece di { $worse }.
   *[other] La Consegna Ricorrente porta poi { $better } pezzi a ogni turno invece di { $worse }.
}
coach-reason-credits = Frutta { $better } Crediti Scimmia invece di { $worse } e compra carte che costano { $paid } invece di { $paid_by_worse }.
coach-reason-height = Il mattoncino da decorazione in { $spot } è il più alto del suo colore e frutta un Credito Scimmia in più.
coach-reason-bonus = Un pilastro alto almeno cinque frutta una Carta Bonus: { $bananas } banane.
coach-reason-trophy = { $animal ->
    [butterfly] Dà la Carta Trofeo della Farfalla: { $bananas } banane.
    [frog] Dà la Carta Trofeo della Rana: { $bananas } banane.
   *[monkey] Dà la Carta Trofeo della Scimmia: { $bananas } banane.
}
coach-reason-no-trophy = { $animal ->
    [butterfly] Evita la Carta Trofeo della Farfalla, che costa { $bananas } banane.
    [frog] Evita la Carta Trofeo della Rana, che costa { $bananas } banane.
   *[monkey] Evita la Carta Trofeo della Scimmia, che costa { $bananas } banane.
}
coach-reason-pieces = { $better ->
    [one] Lascia in mano { $better } pezzo invece di { $worse }.
   *[other] Lascia in mano { $better } pezzi invece di { $worse }.
}
coach-reason-stuck = Dopo, i pezzi in mano bastano per un’altra scalinata; dopo l’altro turno non bastano.
coach-reason-next-turn = Con i pezzi in mano alla fine del turno si potrebbe costruire una scalinata da { $better } Crediti Scimmia, invece di { $worse }.
coach-reason-next-bonus = Con i pezzi in mano alla fine del turno si potrebbe poi costruire un pilastro alto cinque, che frutta una Carta Bonus: { $bananas } banane. Dopo l’altro turno no.
coach-reason-next-player = Lascia meno al giocatore { $seat }: una scalinata da { $better } Crediti Scimmia invece di { $worse }.
coach-reason-next-player-bonus = Non lascia al giocatore { $seat } un pilastro alto cinque da costruire: una Carta Bonus da { $bananas } banane.
coach-reason-end-ahead = { $lead ->
    [one] Chiude la partita con { $lead } banana di vantaggio.
   *[other] Chiude la partita con { $lead } banane di vantaggio.
}
coach-reason-end-behind = { $behind ->
    [one] Non chiude la partita con { $behind } banana di svantaggio.
   *[other] Non chiude la partita con { $behind } banane di svantaggio.
}
coach-reason-ends = Questo round diventa l’ultimo; dopo l’altro turno no.
coach-reason-plays-on = Questo round non diventa l’ultimo; dopo l’altro turno sì.
coach-reason-monkey-knob = La Scimmia sta su un altro bottoncino: dove si trova, nessuno può costruire.
coach-reason-monkey-high = La Scimmia occupa un bottoncino alto, all’altezza { $height }: quello basso, all’altezza { $other }, resta libero per costruire.
coach-reason-monkey-low = La Scimmia occupa un bottoncino basso, all’altezza { $height }, da cui altri potrebbero salire, e lascia libero quello all’altezza { $other }.
coach-reason-card-place = La nuova carta va su un altro spazio: restano visibili altre carte.
coach-reason-more-bricks = Lascia in mano più mattoncini ({ $bricks } invece di { $bricks_of_worse }) e meno archi ({ $arches } invece di { $arches_of_worse }).
coach-reason-more-arches = Lascia in mano più archi ({ $arches } invece di { $arches_of_worse }) e meno mattoncini ({ $bricks } invece di { $bricks_of_worse }).
coach-reason-elsewhere = È il posto che fa la differenza: la scalinata segue un altro percorso.
coach-reason-other-cards = Prende altre carte e quindi ne lascia altre agli avversari.
coach-reason-fewer-cards = Compra meno carte: ne scopre di nuove per gli avversari { $better } invece di { $worse }.
coach-reason-later-cards = { $bananas ->
    [one] Nelle partite simulate, le carte comprate fino alla fine hanno circa { $bananas } banana in più.
   *[other] Nelle partite simulate, le carte comprate fino alla fine hanno circa { $bananas } banane in più.
}
coach-reason-later-bonus = { $bananas ->
    [one] Nelle partite simulate, porta Carte Bonus per circa { $bananas } banana in più.
   *[other] Nelle partite simulate, porta Carte Bonus per circa { $bananas } banane in più.
}
coach-reason-later-trophies = { $bananas ->
    [one] Nelle partite simulate, porta Carte Trofeo per circa { $bananas } banana in più.
   *[other] Nelle partite simulate, porta Carte Trofeo per circa { $bananas } banane in più.
}
coach-reason-later-others = { $bananas ->
    [one] Nelle partite simulate, il miglior avversario finisce con circa { $bananas } banana in meno.
   *[other] Nelle partite simulate, il miglior avversario finisce con circa { $bananas } banane in meno.
}
coach-reason-later-sooner = { $bananas ->
    [one] Nelle partite simulate la partita finisce prima, e il miglior avversario ha circa { $bananas } banana in meno.
   *[other] Nelle partite simulate la partita finisce prima, e il miglior avversario ha circa { $bananas } banane in meno.
}
coach-reason-later-longer = { $bananas ->
    [one] Nelle partite simulate la partita dura più a lungo, e questo porta circa { $bananas } banana in più.
   *[other] Nelle partite simulate la partita dura più a lungo, e questo porta circa { $bananas } banane in più.
}
coach-reason-later-uncovered = { $bananas ->
    [one] Scopre meno carte nuove per gli altri. Nelle partite simulate il migliore di loro finisce con circa { $bananas } banana in meno.
   *[other] Scopre meno carte nuove per gli altri. Nelle partite simulate il migliore di loro finisce con circa { $bananas } banane in meno.
}
coach-reason-later-wins = Vince { $better } partite simulate su 100 invece di { $worse }.
coach-reason-none = La differenza si vede solo nei turni successivi.
error-coach-no-turn = Non c’è nulla da analizzare: nessun turno di questa partita è completo.
error-coach-stopped = L’analisi è stata interrotta.
coach-progress = Analisi: { $percent } %
coach-about = Stime da simulazioni (analisi { $depth ->
    [quick] rapida
   *[deep] approfondita
}). I costi in percentuale sono sulla scala della quota di vittoria.
