### The table server. Ids are shared by all languages; see docs/architecture.md, "Texts".

## The table server

cli-error-server-missing = Al server servono altri pacchetti Python, tra cui { $module }. Installali con: pip install 'monkeypalace[server]'
server-ready = Il tavolo è pronto: { $address } (Ctrl-C per chiudere)
server-spectator = Spettatore
server-former-player = Ex giocatore

# What `monkeypalace clean` says.
clean-removed = Eliminati. Tavoli: { $tables }. Pack: { $packs }. Codici: { $codes }. Sessioni: { $sessions }.
clean-would-remove = Niente è stato eliminato. Ecco che cosa lo sarebbe. Tavoli: { $tables }. Pack: { $packs }. Codici: { $codes }. Sessioni: { $sessions }.

# What happens at a table, besides the game.
server-event-created = Il tavolo è pronto.
server-event-seated = { $name } si siede.
server-event-bot-seated = { $name } si siede.
server-event-started = La partita comincia.
server-event-left = { $reason ->
    [time] Il tempo di { $name } è scaduto; continua un bot.
   *[other] { $name } ha lasciato il tavolo; continua un bot.
}
server-event-returned = { $name } è di nuovo qui.
server-event-erased = Chi giocava a questo posto se n’è andato per sempre.
server-event-rematch = Si gioca ancora, a un nuovo tavolo.

# What the server refuses.
error-server-request = La richiesta non è corretta.
error-server-field = { $place }: { $reason }.
error-server-json = La richiesta non si può leggere.
error-server-length = La richiesta non ha una lunghezza valida.
error-server-too-large = La richiesta è troppo grande.
error-server-head-too-large = L’indirizzo o le intestazioni della richiesta sono troppo lunghi.
error-server-too-slow = La richiesta ci ha messo troppo ad arrivare. Inviala di nuovo.
error-server-many-values = La richiesta ha più di { $most } valori: sono troppi.
error-server-origin = Questa richiesta viene da un altro sito ed è rifiutata.
error-server-host = Questo server non risponde al nome “{ $host }”. Se è tuo, aggiungi il nome a MONKEYPALACE_HOSTS.
error-server-unknown-person = Qui non ti conosciamo ancora. Prepara un tavolo, o accetta un invito.
error-server-not-found = Qui non c’è nulla.
error-server-method = Qui non si può fare.
error-server-no-table = Questo tavolo o questo posto non esiste, o non è aperto a te.
error-server-broken-table = Questo tavolo è danneggiato e per ora non si può aprire. Chi gestisce il server è stato avvisato.
error-server-no-code = Questo link non funziona, o non funziona più. Chiedine uno nuovo.
error-server-device-replaces = Questo dispositivo è già di qualcuno. Conferma che deve cambiare proprietario.
error-server-device-loses = Questo dispositivo è l’unica via per i tuoi tavoli, e li perderesti. Prima aggiungili a un altro dispositivo.
error-server-no-pack = Questo pack qui non c’è.
error-server-not-your-seat = Questo non è il tuo posto.
error-server-not-the-host = Può farlo solo chi ha preparato il tavolo.
error-server-seat-taken = Questo posto è occupato.
error-server-away = Un bot gioca per te. Prima riprendi il tuo posto.
error-server-out-of-time = Il tuo tempo per questo turno è scaduto. Torna quando il bot lo avrà giocato.
error-server-nobody-plays = Almeno un posto deve essere tuo.
error-server-two-clocks = O un limite in secondi o uno in giorni, non entrambi.
error-server-name-needed = Per sederti ti serve un nome.
error-server-name = Un nome è fatto di caratteri visibili, su una sola riga.
error-server-message = Un messaggio è fatto di caratteri visibili.
error-server-not-started = La partita non è ancora cominciata; ci sono posti liberi.
error-server-no-event = Questo tavolo non ha ancora un evento { $number }.
error-server-not-finished = La partita non è ancora finita.
error-server-no-hints = A questo tavolo i suggerimenti sono disattivati.
error-server-over = Non c’è più niente da decidere.
error-server-command-reused = Questo comando è già stato inviato con altre decisioni. Dai a ogni comando un id proprio.
error-server-staircase-not-asked = Ora non c’è da costruire una scalinata.
error-stale = Qualcuno è stato più veloce: il tavolo è già all’evento { $number }.
error-server-many-tables = Hai { $most } tavoli non finiti, il massimo consentito. Prima finiscine uno.
error-server-many-packs = Hai salvato qui { $most } pack, il massimo consentito.
error-server-many-returns = Sei tornato a questo posto { $most } volte, il massimo consentito. Continua il bot.
error-server-quota = Hai raggiunto il limite di oggi per { $kind ->
    [packs] i pack
    [tables] i tavoli
    [messages] i messaggi
    [events] i comandi
   *[exports] gli scaricamenti dei tuoi dati
}. Riprova tra { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}.
error-server-many-streams = Hai { $most } tavoli aperti insieme, il massimo consentito. Prima chiudine uno.
error-server-many-connections = Dal tuo indirizzo ci sono già { $most } connessioni aperte.
error-server-slow-down = Troppo in fretta. Riprova tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
error-server-many-requests = Le tue richieste precedenti sono ancora in lavorazione. Riprova tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
error-server-busy = In questo momento il server ha troppo da fare. Riprova tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
error-server-too-hard = Il calcolo qui richiederebbe troppo tempo. Prova con meno pezzi.
error-server-review-running = È in corso l’analisi di un’altra tua partita. Aspetta che finisca.
error-server-picture-too-hard = Questa immagine richiederebbe troppo tempo.
error-server-work-failed = Il calcolo non è riuscito. Riprova.
error-server-thinking-failed = Il bot non è riuscito a decidere. Riprova.
error-server-painting-failed = Non è stato possibile fare l’immagine. Riprova.
error-server-storage = Non è stato possibile salvare. Invia di nuovo: nulla succederà due volte.
error-server-database = Il database non si può usare: { $reason }
error-server-database-newer = Il database è stato creato da una versione più recente del programma. Installa quella versione, o ripristina una copia più vecchia.
error-server-setting = “{ $text }” non va bene per la variabile d’ambiente { $name }.
error-server-failure = Qualcosa è andato storto da parte nostra.
