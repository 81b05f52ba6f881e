### The command line and games at the terminal. Ids are shared by all languages; see docs/architecture.md, "Texts".

## The command line: help
## These texts have no parameters: they are read without Fluent, see cli/terminal/helptexts.py. The first
## line is what the list of commands shows.

cli-help =
    Monkey Palace nel browser e nel terminale.

    Costruisci scalinate, guadagna Crediti Scimmia, raccogli banane. "monkeypalace" da solo apre il
    gioco nel browser, "monkeypalace play" inizia una partita in questo terminale.
cli-help-commands = Comandi
cli-help-help = Mostra questo aiuto.
cli-help-lang = La lingua da usare.
cli-help-version = Mostra la versione.
cli-help-colour = Con o senza colori; se non lo dici, decide il terminale.
cli-help-saved-pack = Il pack con cui si è giocato, se non è quello standard.
cli-help-force = Sovrascrive un file che c’è già.
cli-help-database = Dove si conserva tutto: un file, o l’indirizzo di un database PostgreSQL.

cli-help-game-edition = Il regolamento stampato che segui; quello inglese se non dici altro. Altre opzioni cambiano singole regole.
cli-help-game-butterfly = Gioca con la Farfalla.
cli-help-game-frog = Gioca con la Rana.
cli-help-game-piles = Come si preparano le pile di carte; mescolate se non dici altro.
cli-help-game-butterfly-rule = La decorazione su cui si posa la Farfalla; la più alta di tutte se non dici altro.
cli-help-game-ties-earn-credit = Anche una decorazione alta come un’altra del suo colore vale il Credito Scimmia per l’altezza.
cli-help-game-end-rule = Che cosa fa finire la partita: qualcuno nomina ciò che manca nel Vassoio (named), o il Vassoio non può più soddisfare una consegna (total).
cli-help-game-stack-new-cards = Le nuove carte che non trovano uno spazio vuoto vanno tutte nello stesso spazio.
cli-help-game-pack = Un pack con carte e mappe tue.

cli-help-play =
    Gioca una partita in questo terminale, da due a quattro, persone e bot.

    Le decisioni si scrivono in notazione o si scelgono per numero; "help" spiega tutto. Senza
    opzioni ti viene chiesto chi gioca e su quale mappa.
cli-help-play-players = In quanti si gioca; in 2 se non ci sono nomi.
cli-help-play-names = I nomi dei giocatori nell’ordine dei posti, separati da virgole.
cli-help-play-bot = Un bot che gioca anche lui, per nome (marmoset, capuchin, howler, langur, macaque, mandrill, gorilla, orangutan), con parametri come in gorilla:seconds=2, o da un tuo file come in mybot.py:MyBot. Più volte per più bot.
cli-help-play-lots = Sorteggia i posti invece di seguire l’ordine dei nomi.
cli-help-play-map = La Mappa Terreno; la 1 è per la prima partita.
cli-help-play-seed = Il seme della mescolata: lo stesso numero dà le stesse carte.
cli-help-play-save = Salva qui la partita dopo ogni turno. Il file contiene le carte che verranno: nessuno ci guardi dentro.
cli-help-play-resume = Riprende una partita salvata.

cli-help-show =
    Disegna una posizione o una partita salvata.

    FILE è una posizione o una partita in JSON, o - per lo standard input. Ogni casella mostra
    la lettera del suo terreno, l’altezza della pila, il pezzo in cima e l’animale che la occupa.
cli-help-show-turn = Mostra la partita dopo questo turno, per esempio 3.2 per il round 3, posto 2; 0 è l’inizio. Se non lo dici, l’ultimo turno.
cli-help-show-stacks = Elenca anche ogni pila di pezzi in notazione.

cli-help-export =
    Fa di un palazzo un’immagine, un film, un modello di mattoncini o istruzioni di montaggio.

    FILE è una posizione o una partita in JSON, o - per lo standard input. Decide l’estensione di
    OUT: un’immagine (.svg, .png), un film della partita con un fotogramma per turno (.gif o
    anche .webp), un modello per i programmi di mattoncini che leggono LDraw (.ldr, .mpd), con un
    passo di costruzione per turno di una partita, o istruzioni di montaggio da stampare (.html).
cli-help-export-turn = Arriva solo fino a questo turno, per esempio 3.2 per il round 3, posto 2; 0 è l’inizio. Se non lo dici, l’ultimo turno.
cli-help-export-plan = Per le immagini: la pianta dall’alto, con le altezze.
cli-help-export-width = La larghezza di un .png, .gif o .webp in pixel.

cli-help-rules =
    Mostra il regolamento.

    CHAPTER è un capitolo o una sezione dell’elenco mostrato da "monkeypalace rules": "building",
    una regola come "f", un passo come "3", un chiarimento come "r-10". Gli esempi sono disegnati
    come da "monkeypalace show", e giudicati.
cli-help-rules-search = Mostra le sezioni che contengono questa parola.
cli-help-rules-html = Scrive il regolamento con tutte le figure come pagina da leggere o stampare, o - per lo standard output.

cli-help-replay =
    Verifica una partita salvata e la racconta turno per turno.

    Ogni decisione viene rigiocata. La prima che non è permessa, o che porta altrove rispetto a
    quando la partita è stata salvata, viene indicata e la partita rifiutata.
cli-help-replay-turn = Si ferma dopo questo turno, per esempio 3.2 per il round 3, posto 2.
cli-help-replay-boards = Disegna il tabellone dopo ogni turno.

cli-help-puzzle =
    Risolve un rompicapo: trova il turno migliore di una posizione.

    PUZZLE è il nome di un rompicapo, "daily" per quello di oggi (secondo la data UTC, lo stesso
    per tutti; predefinito), o "random" per uno qualsiasi.
cli-help-puzzle-theme = Solo rompicapi con questo tema, per "random". Che cosa fa il turno migliore: chiude la partita (end), lascia meno al giocatore seguente (block), si gioca nell’ultimo round (last-round), tocca il palazzo solo alla fine della scalinata (reach), frutta una Carta Bonus (pillar), richiede meno pezzi (save), frutta lo stesso in un altro posto (place), frutta il Credito Scimmia dell’altezza (height), ha un altro colore (colour), frutta più Crediti Scimmia (long), oppure richiede anche l’acquisto giusto (cards).
cli-help-puzzle-level = Solo rompicapi di questa difficoltà, per "random".

cli-help-review =
    Analizza una partita: dove si è decisa, fortuna e gioco, e turni migliori.

    Un’analisi rapida richiede secondi, una approfondita circa un minuto. Di una
    partita non finita si analizzano i turni completi.
cli-help-review-deep = Simula dieci volte tanto.
cli-help-review-html = Scrive l’analisi come pagina da stampare.
cli-help-review-json = Scrive l’analisi in JSON.
cli-help-review-jobs = Usa questo numero di thread.

cli-help-perft =
    Conta tutte le scalinate che si possono costruire in una posizione.

    FILE è una posizione in JSON, o - per lo standard input. Scrive una riga di JSON.
cli-help-perft-list = Scrive ogni scalinata, una per riga, invece dei numeri.
cli-help-perft-seconds = Aggiunge il tempo del calcolo, mediana di cinque prove.

cli-help-pack =
    Controlla un pack, ne inizia uno, o scrive un rapporto sul suo equilibrio.

    Un pack è un file con ciò che è stampato su carte, plance e mappe.
cli-help-pack-check =
    Controlla un pack e riassume che cosa contiene.

    FILE è un pack, o la parola standard per quello del programma. Ogni problema è indicato con
    il suo punto nel file.
cli-help-pack-new =
    Scrive un pack commentato, da compilare per chi ha la scatola.

    FILE è il file da scrivere, o - per lo standard output.

cli-help-serve =
    Apre tavoli per chi gioca nel browser.

    Senza nessun comando, il programma lo fa per il tuo computer e apre il browser. Ogni opzione
    si può dare anche come variabile d’ambiente, per esempio MONKEYPALACE_PORT.
cli-help-serve-host = L’indirizzo su cui ascoltare; solo questo computer se non dici altro.
cli-help-serve-port = La porta su cui ascoltare; 8080 se non dici altro.
cli-help-serve-workers = Quanti processi si dividono il lavoro.
cli-help-clean =
    Elimina i vecchi dati di un server: tavoli, pack, codici e sessioni.

    Intanto il server può restare in funzione. Fallo una volta al giorno. Fai prima una copia se vuoi
    conservare ciò che viene eliminato.
cli-help-clean-finished = Per quanti giorni si conservano i tavoli finiti; 365 se non dici altro.
cli-help-clean-unfinished = Per quanti giorni senza mosse si conservano gli altri tavoli; 180 se non dici altro.
cli-help-clean-unused = Per quanti giorni si conservano i pack senza tavoli e le persone senza né gli uni né gli altri; 30 se non dici altro.
cli-help-clean-dry-run = Conta soltanto ciò che verrebbe eliminato.
cli-help-bench = Misura la velocità qui, accanto ad altri motori nella stessa prova.
cli-help-bench-json = Scrive le cifre in JSON.
cli-help-bench-repeats = Quante volte si misura ogni cifra.
cli-help-bench-seconds = Quanto dura una misura.
cli-help-arena =
    Fa giocare i bot tra loro e mostra quanto valgono.

    BOT è un nome, un nome con parametri come in gorilla:seconds=2, o una classe in un tuo file
    come in mybot.py:MyBot. Tutti occupano ogni posto lo stesso numero di volte, con le
    stesse carte. Ctrl-C ferma tutto e conserva ciò che è fatto.
cli-help-arena-bot = Un altro bot, da un tuo file.
cli-help-arena-games = Quante partite; qualcuna in più se serve per trattare tutti i bot allo stesso modo.
cli-help-arena-players = In quanti si gioca una partita.
cli-help-arena-map = La Mappa Terreno, più volte per più mappe; se non lo dici, tutte a turno.
cli-help-arena-seed = Stesso numero, stesse partite.
cli-help-arena-jobs = Quante partite si giocano insieme; se non lo dici, una per processore.
cli-help-arena-cluster = Gioca invece sul cluster Ray a questo indirizzo.
cli-help-arena-decision-limit = Ferma un bot che impiega più di così per una decisione; perde la partita. È una protezione contro i bot che si bloccano; i bot non ne sono informati.
cli-help-arena-game-limit = Lo stesso per tutte le decisioni di un bot in una partita.
cli-help-arena-sprt = Si ferma appena si sa se il primo di due bot vince una quota HIGH o solo LOW, come in 0.5,0.55.
cli-help-arena-out = Scrive i risultati in questa cartella man mano che arrivano.
cli-help-arena-save-games = Scrive anche ogni partita.
cli-help-arena-resume = Continua con la cartella indicata da --out.
cli-help-arena-html = Scrivi il risultato anche come pagina HTML, con un traceback per ogni errore.
cli-help-arena-quiet = Nessuna barra di avanzamento; il risultato viene scritto comunque.
cli-help-arena-json = Scrive il risultato in JSON.
cli-help-habits =
    Come giocano i bot, dalle partite dell’arena.

    DIR è una cartella creata con monkeypalace arena --out DIR --save-games.
cli-help-habits-pack = Il pack con cui si è giocato.
cli-help-habits-json = Scrive tutto in JSON.
cli-help-pack-report =
    Gioca molte partite con un pack e scrive un rapporto illustrato.

    FILE è un pack, o la parola standard per quello del programma. Il migliore dei bot veloci
    gioca a tutti i posti, in due, tre e quattro giocatori su ogni mappa. Il rapporto è una
    pagina HTML: round, vittorie per posto, carte, mappe, e se gli obiettivi sono raggiunti.
cli-help-pack-report-games = Partite per ogni numero di giocatori.
cli-help-pack-report-seed = Lo stesso seme dà lo stesso rapporto.
cli-help-pack-report-out = La pagina da scrivere; report.html se non dici altro.
cli-help-pack-report-jobs = Quanti core usare.
cli-help-pack-report-json = Scrive tutti i numeri in JSON; nessuna pagina, a meno che --out ne indichi una.
cli-help-pack-report-strongest = Un bot che guarda avanti, come gorilla:games=60, per una seconda tabella di cifre.
cli-help-pack-report-strongest-games = Le sue partite per ogni numero di giocatori.
cli-help-pack-report-strongest-log = Conserva le sue partite in questo file, e continua con quelle che ci sono già.

## The command line: words

cli-arches = { $count ->
    [one] { $count } arco
   *[other] { $count } archi
}
cli-bricks = { $count ->
    [one] { $count } mattoncino
   *[other] { $count } mattoncini
}
cli-columns = { $count ->
    [one] { $count } colonna
   *[other] { $count } colonne
}
cli-bananas = { $count ->
    [one] { $count } banana
   *[other] { $count } banane
}
cli-nothing = niente
cli-written = Scritto: { $file }
cli-and = { $first } e { $last }

## The command line: notes and refusals

cli-beyond-the-box = Nota: contato lo stesso, anche se serve più di una scatola. { $reasons }

cli-error-command = Non c’è nessun comando “{ $name }”. I comandi sono: { $names }.
# $message is the sentence of the library that reads the command line.
cli-error-usage = { $message } (--help mostra che cosa è possibile.)
cli-error-system = { $reason }.
cli-error-system-file = “{ $file }”: { $reason }.
cli-error-no-file-name = Il nome di un file è vuoto. Indicane uno, per esempio game.json.
cli-error-file-missing = Non c’è nessun file “{ $file }”. Controlla il nome e la cartella.
cli-error-file-folder = “{ $file }” è una cartella. Indica il nome di un file.
cli-error-file-unreadable = “{ $file }” non si può leggere: { $reason }.
cli-error-file-unwritable = “{ $file }” non si può scrivere: { $reason }. Scegli un altro posto.
cli-error-file-too-large = “{ $file }” è troppo grande per essere una posizione o una partita. È il file giusto?
cli-error-file-encoding = “{ $file }” non è testo UTF-8 (byte { $byte }). Salvalo in UTF-8.
cli-error-file-exists = “{ $file }” c’è già. Scegli un altro nome, o sovrascrivilo con --force.
cli-error-save-exists = “{ $file }” c’è già. Scegli un altro nome, o riprendi quella partita: { $command }
cli-error-resume-and-set-up = Una partita salvata è già preparata. Togli { $option }, o inizia una nuova partita senza --resume.
cli-error-lots-without-names = --lots sorteggia l’ordine dei nomi dei giocatori. Indicali con --names.
cli-error-list-and-seconds = --list scrive le scalinate, --seconds aggiunge un tempo al loro numero. Togli uno dei due.
cli-error-turn = “{ $text }” non è un turno. Scrivi round e posto, per esempio 3.2.
cli-error-no-such-turn = La partita non ha un turno { $turn }; { $last ->
    [none] non se n’è ancora giocato nessuno
   *[other] l’ultimo è { $last }
}.
cli-error-export-ending = “{ $file }” non dice che cosa fare. Dagli una di queste estensioni: { $endings }
cli-error-export-option = { $option } vale per i file che finiscono in { $endings }, non in { $ending }. Togli l’opzione, o scegli un’altra estensione.
cli-error-film-of-position = Una posizione non ha turni di cui fare un film. Indica una partita salvata, o scegli un’altra estensione, come .png.
cli-error-instructions-of-position = Le istruzioni si fanno da una partita, non da una posizione.
cli-error-no-chapter = Il regolamento non ha alcun capitolo o sezione “{ $name }”. I capitoli: { $names }. Tutte le sezioni: monkeypalace rules
cli-error-turn-of-position = Una posizione non ha turni. Togli --turn, o indica una partita salvata.

## Packs at the command line

pack-check-error = errore: { $problem }
pack-check-warning = avviso: { $problem }
pack-new-written = “{ $file }” è tuo da compilare. Quando hai finito, controllalo:
pack-summary = Pack { $name }, versione { $version } (identità { $digest })
pack-summary-cards = { $cards } Carte Scimmia in { $piles } pile, { $bananas } Punti Banana in tutto:
pack-summary-pile = {"  "}{ $pile }  { $cards ->
    [one] { $cards } carta,
   *[other] { $cards } carte,
} da { $low } a { $high } Punti Banana
pack-summary-board = Il posto { $seat } inizia con { $start } e riceve { $delivery } a ogni turno.
pack-summary-map = Mappa { $number }, { $name }: { $count ->
    [0] libera dappertutto.
    [one] una casella bloccata.
   *[other] { $count } caselle bloccate.
}
pack-summary-sources = Parti del pack per fonte: { $sources }.
show-picture = Un palazzo

## Boards

show-hand = In mano: { $pieces }
show-before-first-turn = Prima del primo turno
show-after-turn = { $name }, dopo il turno { $turn }
show-during-turn = { $name }, a metà del turno { $turn }
show-cards = Carte visibili
show-legend =
    Terreno: l verde chiaro, d verde scuro, g oro, { $blocked } bloccato. Numero: l’altezza.
    In cima: { $arrow } estremità d’arco (verso l’altra), L D G decorazione, b mattoncino,
    c colonna. Animali: M Scimmia, B Farfalla, F Rana. In mano: a archi,
    b mattoncini, c colonne.

## Replays

replay-turn = { $turn }  { $name }
replay-not-over = La partita non è ancora finita.
replay-verified = { $turns ->
    [0] Non si è giocato nessun turno; la preparazione è corretta.
    [one] { $turns } turno, ogni decisione verificata.
   *[other] { $turns } turni, ogni decisione verificata.
}

## Games at the terminal

play-seat = Giocatore { $seat }
play-welcome =
    Ti diamo il benvenuto a palazzo. Scrivi il numero di un suggerimento o una tua
    decisione; “help” spiega, “quit” esce.
play-stopped = Ciao. Non si è giocato nessun turno, quindi non c’è nulla da salvare.
play-stopped-and-saved = Ciao. Partita salvata. Per riprenderla:
play-stopped-unsaved = Ciao. Non è stato possibile salvare la partita: è persa. Ci dispiace!
play-over = È ora di contare i Punti Banana:
play-winners = { $count ->
    [one] { $names } vince!
   *[other] { $names } condividono la vittoria!
}

play-set-up =
    Una nuova partita a Monkey Palace. Premi Invio per ciò che sta tra parentesi.
    Puoi indicare tra i giocatori anche dei bot, dal più facile al più forte:
    { $bots }.
play-set-up-players = Chi gioca? Nomi separati da virgole, oppure 2, 3 o 4 [2]:
play-bot-replaced = D’ora in poi { $name } gioca a caso.
play-set-up-two = Allora è una partita in due.
play-set-up-map = Quale mappa? { $maps } [1]:
play-set-up-modules = Chi si unisce alla Scimmia? 1 nessuno, 2 Farfalla, 3 Rana, 4 entrambe [1]:
play-set-up-choice = Scegli tra { $choices }.
play-set-up-first = Allora è { $choice }.
play-lots = Il sorteggio ha deciso: { $seats }.
play-lots-seat = { $name } ha il posto { $seat }

play-panel-round = Round { $round }
play-panel-last-round = Round { $round }, l’ultimo
play-panel-hand = mano { $pieces }
play-panel-gets = riceve { $delivery } a turno
play-panel-tray = Vassoio { $pieces }
play-panel-last = { $name } ha fatto { $staircase }
play-panel-left = Resto { $decorations }, bonus { $bonus }

play-market-pile = pila
play-market-bananas = banane
play-market-once = subito
play-market-turn = ogni turno
play-market-left = rimaste
play-market-place = spazio
play-market-card = carta
play-market-covered = carte coperte

play-score-name = banane di
play-score-cards = carte
play-score-bonus = bonus
play-score-trophies = trofei
play-score-total = totale

# Questions; what is typed follows on the same line.
play-ask-build = { $name } costruisce (numero, scalinata, help):
play-ask-buy = { $name } pesca (numero, “buy” e pile, help):
play-ask-one-time-delivery = { $name } ritira (numero, o p. es. “2a 1b”, help):
play-ask-recurring-delivery = { $name } ritira (numero, o p. es. “2a 1b”, help):
play-ask-place-card = { $name } colloca una carta (numero, o p. es. “3l-2 on 4”, help):
play-ask-monkey = { $name } mette la Scimmia su (numero, casella, help):
play-ask-frog-before-building = { $name }, prendi la Rana prima di costruire? (numero, yes, no, help):
play-ask-frog = { $name }, prendi la Rana? (numero, yes, no, help):
play-ask-frog-knob = { $name } mette la Rana su (numero, casella, help):
play-ask-confirm = { $name } ha finito il turno (Invio lo gioca, undo, help):

play-intro-buy = { $credits ->
    [one] { $credits } Credito Scimmia
   *[other] { $credits } Crediti Scimmia
}, { cli-colour } o multicolore. La cifra della pila è il costo:
play-intro-one-time-delivery = Consegna Singola: { $icons ->
    [one] { $icons } mattoncino o arco
   *[other] { $icons } mattoncini o archi
}{ $columns ->
    [0] {""}
    [one] {" "}e { $columns } colonna
   *[other] {" "}e { $columns } colonne
}. In mano { $hand }, Vassoio { $tray }.
play-intro-recurring-delivery = Consegna Ricorrente: { $icons ->
    [one] { $icons } mattoncino o arco
   *[other] { $icons } mattoncini o archi
}{ $columns ->
    [0] {""}
    [one] {" "}e { $columns } colonna
   *[other] {" "}e { $columns } colonne
}. In mano { $hand }, Vassoio { $tray }.
play-naming-ends = Nel Vassoio ci sono { $arches ->
    [one] { $arches } arco
   *[other] { $arches } archi
} e { $bricks ->
    [one] { $bricks } mattoncino
   *[other] { $bricks } mattoncini
}. Se di un tipo ne nomini di più, questo è l’ultimo round.
play-intro-place-card = Nuove: { $cards }. I tuoi quattro spazi sono pieni o quasi:

play-worth-once = subito { $delivery }
play-worth-turn = ogni turno { $delivery }

# Beside suggestions; keep them short.
play-remark-build = { $credits ->
    [one] { $credits } credito
   *[other] { $credits } crediti
}{ $highest ->
    [yes] {" "}(1 per l’altezza)
   *[no] {""}
}, { cli-colour }, fino a { $spot }, costa { $pieces }{ $bonus ->
    [yes] , Carta Bonus
   *[no] {""}
}
play-remark-pass = non si può costruire nulla; ricevi solo la tua Consegna Ricorrente
play-remark-buy-nothing = i crediti non si conservano
play-remark-use = poi in mano { $pieces }{ $ends ->
    [yes] ; il Vassoio non ha tutto: questo è l’ultimo round
   *[no] {""}
}
play-remark-empty-place = sullo spazio vuoto
play-remark-cover = copre { $card }: { $gained } invece di { $lost } a ogni turno
play-remark-knob = altezza { $height }
play-remark-frog = subito una colonna, { cli-bananas } se la tieni fino alla fine
play-remark-no-frog = lasciala dov’è

play-not-building = È una domanda per quando costruisci.
play-no-such-number = { $most ->
    [one] C’è solo il suggerimento 1
   *[other] Ci sono i suggerimenti da 1 a { $most }
}; “more” ne mostra altri.
play-no-more = È tutto. Puoi ancora scrivere una tua decisione.
play-hint-more = (Un altro “hint” dice di più.)
play-no-hint = Il turno è completo: non c’è più niente da decidere.
play-undone = Annullato: { $decision }
play-undo-nothing = In questo turno non c’è nulla da annullare. I turni giocati restano come sono.
play-reopened = Già deciso in questo turno: { $decisions }. “undo” annulla l’ultima decisione.
play-confirm-how = Premi Invio per giocare il turno, o scrivi “undo” per annullare l’ultima decisione.

play-starts = { cli-colour }: { $spots }
play-starts-none = Con i pezzi in mano non si può costruire nulla.
play-starts-hint = “try { $spot }” mostra come proseguire da lì.
play-why-not = { $staircase } non si può costruire:
play-why-legal = { $staircase } si può costruire: { $remark }.
play-try = { $staircase } deve proseguire; restano in mano { $pieces }.
play-try-complete = { $staircase } si può costruire così, o proseguire; restano in mano { $pieces }.
play-try-finished = { $staircase } si può costruire così, ma non proseguire; restano in mano { $pieces }.
play-try-nothing = Da { $staircase } non si può costruire nulla; restano in mano { $pieces }.
play-try-offer = { $direction }  verso { $spot } al livello { $level }: { $typed }{ $attached ->
    [yes] {""}
   *[no] {" "}(deve proseguire fino al palazzo)
}
play-try-higher = { $count ->
    [one] e uno più in alto
   *[other] e { $count } più in alto
}

play-save-name = Indica un nome di file, per esempio: save game.json
play-save-exists = “{ $file }” c’è già. Scegli un altro nome.
play-saved = Salvata. D’ora in poi “{ $file }” viene aggiornato dopo ogni turno.

play-help-build =
    COSTRUIRE. Scrivi l’inizio, poi gli archi: “d3 bN E” è un mattoncino su d3, un
    arco verso nord, e dalla sua estremità uno verso est. Prima di una direzione sta
    ciò che impili da dove parte l’arco (b mattoncino, alto 1; c colonna, alta 3),
    dopo di essa ciò che impili dove arriva: “c2 cEc”. Per trovare la strada:
      starts        dove può iniziare una scalinata
      try d3 bN     come può proseguire da lì
      why d3 bN E   che cosa porterebbe, o quali regole infrange
play-help-buy =
    CARTE. “buy 1 3l” pesca la prima carta di queste due pile; anche “nothing” è
    una scelta. La cifra è il costo; la lettera è il colore, e una pila senza
    lettera ha carte multicolore. “2+1c” è una consegna di due mattoncini o archi
    e una colonna.
play-help-one-time-delivery =
    CONSEGNA. “2a 1b” ritira due archi e un mattoncino; “2 1” anche. Se il Vassoio
    non ha ciò che chiedi, questo è l’ultimo round; “5a 0b +2” lo sostituisce con
    2 dell’altro tipo.
play-help-recurring-delivery =
    CONSEGNA. “2a 1b” ritira due archi e un mattoncino; “2 1” anche. Se il Vassoio
    non ha ciò che chiedi, questo è l’ultimo round; “5a 0b +2” lo sostituisce con
    2 dell’altro tipo.
play-help-place-card =
    CARTE. “3l-2 on 4” mette la carta 3l-2 sul tuo quarto spazio. Una carta coperta
    non consegna più nulla, ma i suoi Punti Banana contano alla fine.
play-help-monkey =
    SCIMMIA. Posare un mattoncino dorato ti dà la Scimmia. Mettila su una qualsiasi
    estremità d’arco libera: finché resta lì, nessuno può costruirci.
play-help-frog-before-building =
    RANA. Prenderla porta subito una colonna, ma costa Punti Banana se alla fine
    ce l’hai ancora. Si siederà sull’estremità d’arco libera più bassa di ciò che
    costruirai.
play-help-frog =
    RANA. Prenderla porta subito una colonna, ma costa Punti Banana se alla fine
    ce l’hai ancora. Si siederà sull’estremità d’arco libera più bassa di ciò che
    hai costruito.
play-help-frog-knob =
    RANA. Più estremità d’arco della tua scalinata sono ugualmente basse: scegline
    una.
play-help-confirm =
    TURNO. Invio gioca il turno così com’è. “undo” annulla l’ultima decisione, poi
    la precedente, quante volte vuoi. Le nuove carte si scoprono dopo.
play-help =
    Sempre: hint (tre volte: che cosa, dove, il turno), undo (annulla), more
    (suggerimenti), board (tabellone), market (mercato), cards (carte), score
    (punteggio), save FILE (salva), quit (esci)
