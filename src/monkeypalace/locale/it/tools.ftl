### The engine, bots, the arena and reports. Ids are shared by all languages; see docs/architecture.md, "Texts".

## The engine

cli-uncompiled = Qui il gioco non è compilato: tutto funziona, ma i bot pensano più lentamente e guardano meno lontano. Per rimediare, installa un compilatore C e poi reinstalla monkeypalace.
error-hand-beyond-the-box = Nessuna mano può avere più della scatola: { $arches } archi, { $bricks } mattoncini e { $columns } colonne.
error-batch = Un gruppo va da 1 a { $most } partite con semi da 0 in su, non { $games } partite dal seme { $seed }.
cli-error-needs-extra =
    Servono pacchetti Python che non sono installati. Installali con: pip install 'monkeypalace[{ $extra }]'

bench-head = Python { $python }, mediana di { $repeats } misure; a destra la più bassa e la più alta.
bench-uncompiled = Qui i kernel non sono compilati: queste cifre dicono poco.
bench-no-peers = Per avere altri motori accanto a queste cifre: pip install 'monkeypalace[bench]'
bench-unit-per-second = /s
bench-unit-nanoseconds = ns
bench-unit-milliseconds = ms
bench-unit-seconds = s
bench-unit-times = ×
bench-staircases-small = Scalinate contate, posizioni piccole (media geometrica)
bench-staircases-large = Scalinate contate, posizioni grandi (media geometrica)
bench-games-2 = Partite a caso, due giocatori, un core
bench-games-3 = Partite a caso, tre giocatori, un core
bench-games-4 = Partite a caso, quattro giocatori, un core
bench-decisions = Decisioni, quattro giocatori, un core
bench-decisions-batch = Decisioni, quattro giocatori, un gruppo su tutti i core
bench-copy = Copia di una partita codificata
bench-first-game = Prima partita in un nuovo processo
bench-start-up = monkeypalace --help, compreso l’avvio di Python
bench-catanatron-games = catanatron: partite a caso di Catan, quattro giocatori
bench-spiel-connect-four = OpenSpiel: partite a caso di Forza 4
bench-spiel-backgammon = OpenSpiel: partite a caso di backgammon
bench-spiel-chess = OpenSpiel: partite a caso di scacchi
bench-chess-perft = python-chess: foglie di perft
bench-games-4-by-catanatron-games = Partite in quattro, rispetto a catanatron
bench-games-2-by-spiel-connect-four = Partite in due, rispetto al Forza 4 di OpenSpiel
bench-games-2-by-spiel-backgammon = Partite in due, rispetto al backgammon di OpenSpiel
bench-games-2-by-spiel-chess = Partite in due, rispetto agli scacchi di OpenSpiel
bench-staircases-small-by-chess-perft = Scalinate, rispetto alle foglie di python-chess

## Bots

error-bot-crash = Il bot { $bot } è andato in errore in { $place }: { $reason }.
error-extra-missing = Il pacchetto Python { $package } non è installato. Installalo con: pip install 'monkeypalace[{ $extra }]'
error-bot-extra = Il bot { $name } ha bisogno di pacchetti Python che non sono installati. Installali con: pip install 'monkeypalace[{ $extra }]'
error-bot-illegal = Il bot { $bot } ha dato una risposta non permessa; il suo metodo decide è in { $place }.
error-bot-died = { $signal ->
    [none] Il bot { $bot } ha chiuso il suo processo con il codice { $code }, in { $place }.
   *[other] Il processo del bot { $bot } è stato chiuso dal segnale { $signal }, in { $place }.
}
error-bot-slow = Il bot { $bot } ha superato il limite di { $seconds } s per una decisione, in { $place }.
error-bot-slow-game = Il bot { $bot } ha superato il limite di { $seconds } s per tutte le sue decisioni di una partita, in { $place }.
error-bot-slow-load = Non è stato possibile caricare il bot { $bot } entro { $seconds } s, in { $place }.
error-puzzle-none = Non c’è nessun rompicapo con questo tema e questa difficoltà. Temi con rompicapi: { $themes }.
error-puzzle-unknown = Non c’è nessun rompicapo “{ $id }”. “daily” è quello di oggi, “random” uno qualsiasi.
error-bot-unknown = Non c’è nessun bot “{ $name }”{ $hint ->
    [none] .
   *[other] ; forse intendevi “{ $hint }”?
} I bot sono: { $names }. Il tuo si scrive FILE.py:CLASS.
error-bot-class = “{ $name }” crea qualcosa che non è un bot. Fanne una sottoclasse di monkeypalace.bots.Bot.
error-bot-file = Non c’è nessun file { $file } da cui caricare un bot.
error-bot-file-class = { $file } non ha una classe “{ $name }”. Indica la classe del bot dopo il file, come in mybot.py:MyBot.
error-bot-parameter = Il bot { $name } non ha un parametro “{ $parameter }”; { $names ->
    [none] non ne ha nessuno
   *[other] i suoi sono: { $names }
}. Scrivi coppie key=value separate da virgole.
error-bot-parameter-value = Il bot { $name } non può prendere “{ $text }” per { $parameter }.
error-bot-parameter-range = Il bot { $name } non può prendere { $value } per { $parameter }. Indica un numero intero { $most ->
    [none] di almeno { $least }
   *[other] da { $least } a { $most }
}.

## The arena

cli-error-arena-sprt = “{ $text }” non è un test. Scrivi due quote di vittorie, prima la più bassa, come in 0.5,0.55.
cli-error-too-many-bots = Ci sono più bot che posti; possono giocare al massimo in { $most }.
cli-error-arena-no-out = A { $option } serve una cartella; indicala con --out.

error-arena-no-bots = Indica almeno un bot.
error-arena-many-bots = { $count } bot sono troppi per un torneo; ne sono possibili { $most }.
error-arena-sprt-bots = Il test confronta due bot, ma qui { $count ->
    [one] ce n’è uno
   *[other] ce ne sono { $count }
}.
error-arena-out-exists = { $folder } ha già dei risultati. Continua con --resume, o scegli un’altra cartella.
error-arena-folder = In { $folder } non si può scrivere nulla: { $reason }.
error-arena-settings = { $file } non si può leggere, quindi non si sa a che cosa appartengono quei risultati.
error-arena-settings-differ = I risultati in { $folder } sono di un altro torneo: “{ $name }” non è uguale.
error-arena-no-games = In { $folder } non ci sono partite. Giocane alcune con monkeypalace arena --out { $folder } --save-games.
error-arena-results = { $file }, riga { $line }: questo non è il risultato di una partita.
error-arena-worker = La partita { $index } ha interrotto più volte il suo processo. Ciò che è stato fatto finora è conservato.
error-arena-log = { $file } contiene partite di un altro pack, di un altro bot o di un altro seme. Scegli un altro file.
error-arena-cluster = Non c’è nessun cluster Ray a { $address }: { $reason }
error-arena-version = Un computer del cluster ha la versione { $there } di monkeypalace; serve la { $here }.

habits-head =
    Ogni partita in tre parti uguali. Per una carta pescata, in media: pezzi a ogni turno, e
    Punti Banana. Poi i crediti della migliore scalinata lasciata al giocatore successivo; la
    quota delle sue partite che il bot fa finire; e la quota di queste che vince.
habits-income = pezzi, { $part }
habits-bananas = banane, { $part }
habits-left = lasciato
habits-ends = finisce
habits-wins = e vince
# A line that is rewritten while games are played; keep it short.
arena-progress = { $bar } { $done }/{ $games }, mancano { $left }: { $result }
arena-stopped = Fermato dopo { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} su { $wanted }.
arena-go-on = Per continuare, aggiungi --resume allo stesso comando.
arena-not-kept = Con --out le partite sarebbero state conservate, per continuare più tardi.
arena-more-games = { $games } partite, perché tutti i bot occupino ogni posto lo stesso numero di volte.
arena-head = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, { $players } giocatori, seme { $seed }, mappe: { $maps }; la quota equa è { $fair }%.
arena-column-bot = bot
arena-column-share = vittorie
arena-column-interval = interv. al 95%
arena-column-bananas = banane
arena-column-place = piazzamento
arena-column-rating = rating
arena-column-turn = per turno
arena-column-longest = massimo
arena-column-seats = vittorie in %
arena-seat = posto { $seat }
arena-all = tutti
arena-sprt-better = { $bot } è migliore: contro { $other } vince il { $high }% piuttosto che il { $low }% (LLR { $ratio }, limiti { $bounds }; { $deals } smazzate).
arena-sprt-not-better = { $bot } non è migliore: contro { $other } vince il { $low }% piuttosto che il { $high }% (LLR { $ratio }, limiti { $bounds }; { $deals } smazzate).
arena-sprt-open = Non ancora deciso: contro { $other }, { $bot } può vincere il { $low }% o il { $high }% (LLR { $ratio }, limiti { $bounds }; { $deals } smazzate).
arena-column-faults = errori
arena-page-title = Sfida: { $bots }
arena-page-version = Versione { $version }, pack { $pack }.
arena-page-bots = Bot
arena-page-bots-intro = La quota di vittorie con il suo intervallo al 95%, le banane alla fine di una partita e i secondi di un turno. Una vittoria condivisa è divisa tra i vincitori.
arena-page-seats-intro = La quota di vittorie a ogni posto, con intervalli al 95%.
arena-page-faults = Errori
arena-page-faults-intro = { $count ->
    [0] Nessun bot ha perso una partita per un errore.
    [one] Un bot ha perso la sua partita per un errore. Un giocatore casuale ha preso il posto, così gli altri hanno potuto finire. Apri una riga per vedere il traceback del bot.
   *[other] Ci sono stati { $count } errori; ognuno è costato la partita al bot. Un giocatore casuale ha preso il posto, così gli altri hanno potuto finire. Apri una riga per vedere il traceback del bot.
}
arena-page-folder = Le posizioni sono in { $folder }.
arena-page-game = partita
arena-page-seat = posto
arena-page-bot = bot
arena-page-decision = decisione
arena-page-reason = che cosa è successo
arena-page-position = posizione
arena-fault = Partita { $game }, posto { $seat }, { $bot }: persa. { $reason } La posizione: { $file }
arena-more-faults = { $count ->
    [one] E un altro errore
   *[other] E altri { $count } errori
}; tutte le posizioni sono in { $folder }.

pack-report-line = { $verdict ->
    [ok] raggiunto{ " " }
   *[other] mancato  { " " }
} { $name }: { $measured } ({ $allowed })
pack-report-written = Il rapporto è in { $file }.

## The report on a pack. $name is the pack's name; numbers with decimals come as text.

report-title = Quanto è equilibrato il pack { $name }?
report-about = Versione { $version }, identità { $digest }. { $games } partite per ogni numero di giocatori, seme { $seed }, il bot { $bot } a ogni posto.
report-ok = raggiunto
report-not-ok = mancato
report-range = da { $low } a { $high }
report-at-least = almeno { $low }
report-at-most = al massimo { $high }
report-players = { $count } giocatori
report-seat = Posto { $seat }
report-arches = archi
report-bricks = mattoncini
report-columns = colonne
report-colour-l = verde chiaro
report-colour-d = verde scuro
report-colour-g = oro

report-targets = Obiettivi
report-summary = { $missed ->
    [0] Tutti i { $count } obiettivi sono raggiunti.
    [one] { $missed } obiettivo su { $count } non è raggiunto.
   *[other] { $missed } obiettivi su { $count } non sono raggiunti.
}
report-head-target = Obiettivo
report-head-measured = Misurato
report-head-maps = Sulle mappe da 1 a 4
report-head-allowed = Ammesso
report-head-verdict = Esito
report-target-rounds = Round in media, { $players } giocatori
report-target-seat = Vittorie del posto { $seat }, { $players } giocatori
report-target-card = Carta meno pescata, { $card }, { $players } giocatori
report-target-passed = Turni senza scala, { $players } giocatori
report-target-passed-early = Turni senza scala nella prima metà della partita, { $players } giocatori
report-target-bonus-cards = Carte Bonus ottenute in una partita, { $players } giocatori
report-target-bricks-per-arch = Mattoncini usati per ogni arco, { $players } giocatori
report-target-nine-icons = Partite con una Consegna Ricorrente di nove icone, { $players } giocatori
report-target-close = Partite vinte con meno di un terzo delle banane del vincitore, { $players } giocatori
report-target-no-income = Vittorie di chi non prende mai una Consegna Ricorrente, { $players } giocatori
report-target-only-income = Vittorie di chi non prende nient’altro, { $players } giocatori
report-target-map = Mappa { $map }, { $players } giocatori: posto { $seat }, il meno equo
report-strongest = Il bot più forte
report-strongest-intro = Le stesse cifre per { $bot }, che guarda avanti: { $games } partite per ogni numero di giocatori. Al margine di un posto è aggiunto l’errore di campionamento.

report-rounds = Round
report-rounds-intro = Quante partite sono durate quanti round. La linea tratteggiata è la media, la fascia dietro le barre è dove la media dovrebbe stare.
report-rounds-of = { $players }: { $mean } ± { $spread }
report-wins = Vittorie per posto
report-wins-intro = La quota di vittorie di ogni posto con il suo intervallo al 95%. La linea tratteggiata è la quota equa, la fascia è ciò che è ammesso intorno. Una vittoria condivisa conta in parte per ciascuno.
report-bananas = Punti Banana per posto
report-bananas-intro = In media alla fine di una partita; le linee sottili mostrano la dispersione (deviazione standard).
report-ends = Che cosa fa finire la partita
report-ends-intro = Il tipo di pezzo che mancava a una consegna quando si è innescata la fine.
report-flow = L’andamento di una partita
report-flow-intro = Medie su tutti i turni di un round, finché dura un decimo delle partite.
report-flow-arches = Archi di una scalinata, per round
report-flow-income = Mattoncini e archi della Consegna Ricorrente, per round
report-extras = Bonus e trofei
report-extras-intro = Medie sulle partite; per la Farfalla e la Rana, sulle partite in cui ci sono.
report-bonus-cards = Carte Bonus ottenute in una partita
report-trophy = { $animal ->
    [monkey] Volte in cui la Carta Trofeo Scimmia cambia mano
    [butterfly] Volte in cui la Carta Trofeo Farfalla cambia mano
   *[frog] Volte in cui la Carta Trofeo Rana cambia mano
}
report-passes = Turni in cui non si poteva costruire
report-starts = Colori
report-starts-intro = I colori del terreno su cui iniziano le scalinate.
report-maps = Mappe
report-maps-intro = Vittorie per posto su ogni mappa con intervalli al 95%. Ogni fascia unisce il margine dell’intero pack e il caso di così poche partite, vedi sotto.
report-map = { $number } { $name }
report-map-rounds = { $players }, { $mean } round
report-cards = Carte
report-cards-intro = Delle partite in cui una carta era in cima, in quante qualcuno l’ha pescata. Il segno tratteggiato è l’obiettivo. “In cima” è la quota di tutte le partite in cui è comparsa, “coperta” la quota delle partite di chi l’ha pescata in cui poi le è stata messa sopra un’altra carta.
report-head-card = Carta
report-head-bananas = Banane
report-head-one-time = Singola
report-head-recurring = Ricorrente
report-head-bought = Pescata, { $players }
report-head-seen = In cima
report-head-covered = Coperta
report-card-bought = { $card } pescata
report-sources = Da dove vengono i valori
report-sources-intro = Ogni parte del pack con la sua fonte.
report-head-place = Valore
report-head-source = Fonte
report-source = { $source ->
    [rulebook] i regolamenti
    [faq] le FAQ dell’editore
    [box] la scatola di un proprietario
   *[ours] scelto da noi
}
report-source-shuffled = Ogni pila viene mescolata
report-pile = Pila { $pile }: costo { $cost }, { $colour ->
    [l] verde chiaro
    [d] verde scuro
    [g] oro
   *[none] ogni colore
}
report-method = Come si è misurato
report-method-bot = Un solo bot gioca a ogni posto, quindi le differenze tra i posti vengono dal pack. È il migliore di quelli che rispondono subito; non guarda avanti.
report-method-games = Le mappe si alternano. Cinque partite su otto sono il gioco base; le altre hanno la Farfalla, la Rana, o entrambe. Le pile si mescolano di nuovo per ogni partita.
report-method-seen = Una carta conta se era in cima alla sua pila all’inizio di un turno. Una carta comparsa solo dopo l’ultimo acquisto non poteva essere comprata e non conta.
report-method-seats = Un posto è trattato equamente se la sua quota di vittorie si scosta al massimo di 5 punti da 1 diviso il numero dei giocatori.
report-method-map = Una mappa non aiuta nessun posto se la quota di ogni posto su di essa si scosta da quella equa al massimo di 5 punti, più 1,96 errori standard di una quota equa in altrettante partite. Senza questa aggiunta una mappa equa fallirebbe spesso per caso; più partite ci sono, più il margine si restringe.

## Ambienti di apprendimento

error-action-illegal = L’azione “{ $action }” adesso non è permessa, in “{ $stage }”. Scegline una offerta dalla maschera.
error-environment-icons = In questo pacchetto una consegna può avere { $icons } icone mattoncino o arco; gli ambienti di apprendimento hanno azioni per { $most }.
error-environment-seat = Non c’è alcun posto { $seat }. Scegline uno da 1 a { $players }.
error-environment-opponents = { $opponents } avversari e l’agente non fanno { $players } giocatori. Indica un avversario per ogni altro posto.
error-environment-film = Non c’è nessun filmato: crea l’ambiente con render_mode="rgb_array", poi gioca una partita.
error-environment-observer = L’osservatore non ha parametri, ma ha ricevuto: { $names }.

## Building instructions

build-title = Costruisci questo palazzo
build-about = { $pieces } pezzi in { $steps } passi, nell’ordine in cui sono stati costruiti nella partita.
build-parts = Pezzi
build-parts-intro = I numeri sono quelli della libreria LDraw. I pezzi sono nella scatola del gioco; i marroni si possono mescolare a piacere. Per il terreno, metti la Mappa Terreno della scatola su una base, oppure costruiscilo: per ogni spazio una piastra con un bottoncino tra quattro piastrelle.
build-head-part = Pezzo
build-head-number = Numero
build-head-count = Quantità
build-head-colours = Colori
build-piece = { $piece ->
    [arch] arco
    [brick] mattoncino
    [column] colonna
    [light] foglia di bambù verde chiaro
    [dark] foglia di bambù verde scuro
    [gold] mattoncino dorato
    [monkey] scimmia
    [butterfly] farfalla
    [frog] rana
    [baseplate] base, 32 × 32 bottoncini
    [stud-plate] piastra, 1 × 1
    [tile] piastrella, 1 × 2
   *[small-tile] piastrella, 1 × 1
}
build-steps = Passi
build-steps-intro = I pezzi nuovi di un passo hanno un contorno chiaro. Le lettere e i numeri sul bordo indicano gli spazi.
build-start = La scalinata iniziale
build-turn = Round { $round }, posto { $seat }
build-animals = Gli animali
build-animal = { $animal ->
    [monkey] Scimmia in { $spot }
    [butterfly] Farfalla in { $spot }
   *[frog] Rana in { $spot }
}
