# The browser table in Italian. $spot is a place on the board such as d4.

## First page

web-title = Monkey Palace
web-tagline = Costruisci scalinate, raccogli banane e fai crescere il palazzo fino al cielo.
web-your-name = Il tuo nome
web-default-name = Giocatore
web-play-now = Gioca ora
web-opponent = Il tuo avversario
# Why a level is suggested: $bot plays next, $last played in the last game. The names have no article.
web-fit-first = { $bot } è un buon primo avversario.
web-fit-won = Hai vinto l’ultima partita contro { $last }: oggi gioca { $bot }.
web-fit-champion = Hai battuto { $bot }, il campione. Ci riuscirai ancora?
web-fit-upper-half = L’ultima partita contro { $bot } è stata combattuta: eccone un’altra.
web-fit-again = { $bot } ha vinto l’ultima volta: oggi tocca a te rifarti.
web-fit-lost = { $last } ha vinto due volte di fila: oggi gioca { $bot }, più facile da battere.
web-fit-easiest = { $bot } ha vinto ancora: in «{ web-learn }» scopri come batterlo.
web-other-level = Scegli un altro livello
web-play-against = Gioca contro { $bot }
web-learn = Impara a giocare
web-puzzles = Rompicapi
web-new-table = Nuovo tavolo
web-rules = Regolamento
web-judge = Arbitro delle regole
web-judge-try = Provalo con l’arbitro
web-why = Perché?
web-my-tables = I miei tavoli
web-add-device = Gioca anche su un altro dispositivo
web-your-turn-short = Tocca a te
web-status = { $status ->
    [waiting] Posti liberi
    [running] In corso
    [broken] Danneggiato
   *[finished] Finito
}
web-unofficial = Fatto da ammiratori del gioco in scatola, senza legami con gli editori. Se ti piace, compra la scatola.
web-language = Lingua
web-home = Alla pagina iniziale
web-loading = Un momento…
web-lost = Collegamento con il server interrotto. La partita è al sicuro; riprovo…
web-offline = Nessun collegamento con il server. Puoi leggere il regolamento se l’hai già aperto qui; per partite, lezioni e arbitro serve il server.
web-missing = Questa pagina non esiste.
web-retry = Riprova
web-reconnecting = Nessuna connessione al server. Nuovo tentativo…
web-unreachable = Il server non è raggiungibile.
web-part-failed = Non è stato possibile caricare questa pagina.
web-failed = Qualcosa è andato storto. Se il gioco non prosegue, ricarica la pagina.
web-no-table = Questo tavolo non esiste o non è aperto a te.
web-broken-table = Questo tavolo è danneggiato e per ora non si può aprire.
web-broken-table-name = Tavolo danneggiato

## New table

web-players = Giocatori
web-who-sits = Chi siede al posto { $seat }
web-sitter = { $kind ->
    [me] Su questo dispositivo
    [open] Invita qualcuno
   *[bot] Un bot
}
web-player-name = Giocatore { $seat }
web-name-of = Nome del posto { $seat }
web-level-of = Livello del bot al posto { $seat }
# How a bot plays, and what one learns from it: one sentence.
web-bot-character = { $bot ->
    [marmoset] Vede solo qualche scalinata corta: costruiscine una più lunga e sarai in vantaggio.
    [capuchin] Prende tutte le banane del turno: compra presto Consegne Ricorrenti e lo supererai.
    [howler] Adora le scalinate alte ma pianifica poco: assicurati i mattoncini e durerai di più.
    [langur] Comincia a costruirsi una rendita: prendi prima di lui le carte che consegnano a ogni turno.
    [macaque] Fa crescere la rendita con costanza: trova il momento di passare alle banane.
    [mandrill] Valuta le carte, la rendita, i trofei e i pezzi che conserva: pensa due turni in anticipo.
    [gorilla] Immagina la partita fino alla fine: pianifica più di un turno.
    [orangutan] Il campione, che ha imparato giocando contro se stesso: ogni vittoria è da raccontare.
   *[other] { $bot }
}
web-level-strength = Forza { $step } su { $steps }, punteggio { $rating }.
web-open-hint = Riceverai un link da inviare.
web-remove-seat = Togli il posto { $seat }
web-add-seat = Un altro posto
web-map = Mappa Terreno
web-map-name = { $map } { $name }
web-options = Moduli e opzioni
web-option-butterfly = Farfalla.
web-option-butterfly-hint = Si posa sulla decorazione più alta e vale 2 Punti Banana.
web-option-frog = Rana.
web-option-frog-hint = Porta subito una colonna, ma costa 3 Punti Banana a chi ce l’ha alla fine.
web-option-sorted = Pile ordinate.
web-option-sorted-hint = Le carte con meno Punti Banana stanno sopra; niente è lasciato al caso.
web-option-colour = Farfalla per colore.
web-option-colour-hint = Si posa su una decorazione che è la più alta del suo colore.
web-option-total = Il Vassoio decide la fine.
web-option-total-hint = La partita finisce solo quando il Vassoio non può più soddisfare una consegna. Fino ad allora nomini ciò che contiene.
web-option-stack = Nuove carte insieme.
web-option-stack-hint = Se la Plancia è piena, tutte le nuove carte di un turno vanno nello stesso spazio.
web-option-ties = Credito in caso di parità.
web-option-ties-hint = Anche una decorazione alta come un’altra del suo colore vale il Credito Scimmia per l’altezza.
web-option-draw = Sorteggio.
web-option-draw-hint = Il caso decide chi siede dove.
web-option-hints = Suggerimenti.
web-option-hints-hint = Si può chiedere, passo per passo, che cosa farebbe un bot forte.
web-no-hints = A questo tavolo non ci sono suggerimenti.
web-option-public = Aperto al pubblico.
web-option-public-hint = Chi ha l’indirizzo del tavolo può guardare.
web-more-options = Altre opzioni
web-rules-of = Regole
web-edition = { $edition ->
    [fr] Come nel regolamento francese
    [nl] Come nel regolamento olandese
    [it] Come nel regolamento italiano
    [pt-BR] Come nel regolamento brasiliano
   *[en] Come nel regolamento inglese
}
web-edition-hint = I regolamenti stampati differiscono in pochi punti. In “Altre opzioni” puoi cambiarli uno per uno.
web-edition-none = Regole vostre
web-table-rules = Regole di questo tavolo
web-create = Prepara il tavolo

## Waiting and invitations

web-waiting = In attesa dei giocatori
web-waiting-lead = Invia ogni link a una persona, o fai scansionare il codice. Si comincia quando tutti i posti sono occupati.
web-open-seat = Posto libero
web-qr = Il link come codice da scansionare
web-invite-link = Link per questo posto
web-copy-link = Copia il link
web-copied = Copiato
web-fill-bot = Metti un bot
web-new-link = Crea un nuovo link
web-invited = { $host } ti invita a una partita in { $players }.
web-invited-watch = { $host } ti invita a guardare una partita in { $players }.
web-sit-down = Siediti
web-watch = Guarda
web-device-ask = Con questo link il dispositivo diventa uno di quelli di chi l’ha creato.
web-device-theirs = Di chi diventa
web-device-mine = Di chi è adesso
web-device-nameless = Ancora nessun nome
web-device-tables = { $count ->
    [one] { $count } tavolo
   *[other] { $count } tavoli
}
web-device-warning = Continua solo se hai creato tu questo link. Altrimenti giocheresti a nome di un’altra persona.
web-device-loses = Questo dispositivo è l’unica via per i tuoi tavoli, quindi non può cambiare proprietario. Prima apri su un altro dispositivo il link per giocare anche lì.
web-device-accept = Sì, il link è mio
web-device-same = Questo dispositivo è già tuo.

## Around the board

web-round = Round { $round }
web-last-round = Ultimo round
web-your-turn = Tocca a te, { $name }
web-turn-of = { $name } sta pensando
web-over = La partita è finita
web-around = Intorno alla partita
web-log = Cronaca
web-score = Foglio segnapunti
web-chat = Chat
web-replay = Rivedi e fotografa
web-review = Analizza la partita
web-close = Chiudi
web-tray = Vassoio
web-trophy = { $animal ->
    [monkey] Carta Trofeo Scimmia
    [butterfly] Carta Trofeo Farfalla
   *[frog] Carta Trofeo Rana
}
web-bananas = { $count ->
    [one] { $count } Punto Banana
   *[other] { $count } Punti Banana
}
web-income = Consegna Ricorrente
web-away = gioca un bot
web-bonus-cards = { $count ->
    [one] { $count } Carta Bonus
   *[other] { $count } Carte Bonus
}
web-arches = { $count ->
    [one] { $count } arco
   *[other] { $count } archi
}
web-bricks = { $count ->
    [one] { $count } mattoncino
   *[other] { $count } mattoncini
}
web-columns = { $count ->
    [one] { $count } colonna
   *[other] { $count } colonne
}
web-views = Vista
web-view = { $view ->
    [overview] Giardino
    [low] Profilo
    [back] Dietro
   *[above] Dall’alto
}
web-flat = Vista in pianta
web-see-through = Guarda attraverso ciò che copre la vista
web-layers = Strati
web-layers-shown = Quanti strati si vedono
web-download = Scarica
# $file is what can be downloaded.
web-download-file = { $file ->
    [turns] Elenco dei turni
    [png] Immagine (PNG)
    [svg] Immagine da ingrandire (SVG)
    [film] Film della partita (WebP)
    [model] Modello di mattoncini (LDraw)
    [instructions] Istruzioni di montaggio
   *[game] File della partita
}
web-revealed = Carta scoperta: non si torna indietro.
web-chat-empty = Nessuno ha ancora parlato.
web-chat-say = Di’ qualcosa
web-send = Invia

## Market and player boards

web-market = Mercato
web-tabs = Pannelli
web-sheet = Ingrandisci o riduci il pannello
# $panel is the name of a panel, such as "Market".
web-move-aside = Sposta di lato: { $panel }
web-bring-back = Riporta: { $panel }
web-tab-market = Mercato
web-tab-boards = Plance
web-tab-replay = Replay
web-tab-step = { $step ->
    [build] Costruisci
    [buy] Prendi
    [wait] Tavolo
    [confirm] Conferma
   *[other] Fase
}
web-covered = { $count ->
    [one] { $count } carta sotto, che vale
   *[other] { $count } carte sotto, che valgono
} { $bananas ->
    [one] { $bananas } Punto Banana
   *[other] { $bananas } Punti Banana
}
web-income-of = Consegna Ricorrente: { $icons ->
    [one] { $icons } mattoncino o arco
   *[other] { $icons } mattoncini o archi
}, { $columns ->
    [one] { $columns } colonna
   *[other] { $columns } colonne
}
web-decorations = Mattoncini da decorazione rimasti
web-decorations-left = { $colour ->
    [l] Mattoncini da decorazione verde chiaro rimasti: { $count }
    [d] Mattoncini da decorazione verde scuro rimasti: { $count }
   *[g] Mattoncini da decorazione dorati rimasti: { $count }
}
web-bonus-left = { $count ->
    [one] Rimane { $count } Carta Bonus
   *[other] Rimangono { $count } Carte Bonus
}
web-nobody = nessuno
web-pile-left = { $count ->
    [one] { $count } carta in questo mazzetto.
   *[other] { $count } carte in questo mazzetto.
}
web-pile-within = I tuoi Crediti Scimmia bastano.
web-pile-next = Basta un Credito Scimmia in più.
web-pile-unavailable = Non con questa decorazione.
web-buy-tap = Tocca le carte del mercato che brillano.

## Settings and scenes

web-settings = Impostazioni
web-setting = { $setting ->
    [theme] Ambiente
    [speed] Turni degli altri
    [motion] Movimento
    [sound] Suoni
    [notify] Avvisami nelle altre schede quando tocca a me
    [confirm] Chiedi conferma prima di giocare il mio turno
    [plan] Pianta al posto del modello
    [see-through] Guarda attraverso ciò che copre la vista
   *[patterns] Motivi sulle carte
}
web-setting-value = { $value ->
    [auto] Come il sistema
    [light] Giorno
    [dark] Sera
    [slow] Lento
    [normal] Normale
    [fast] Veloce
    [off] Subito
    [full] Animato
   *[still] Fermo
}
web-notify-refused = Il tuo browser non permette le notifiche di questa pagina. Puoi cambiarlo nelle sue impostazioni.
web-event-built = { $count ->
    [one] { $name } costruisce una scalinata di un arco da { $spot }.
   *[other] { $name } costruisce una scalinata di { $count } archi da { $spot }.
}
web-traces = Costruito dopo il tuo ultimo turno
web-scene = { $name } gioca
web-story = Mentre eri via
web-story-watch = Guarda
web-story-go = Al tavolo

## The board in words

web-board = Il tabellone, nord in alto
web-spot = { $spot }, { $ground ->
    [l] verde chiaro
    [d] verde scuro
    [g] oro
   *[x] bloccata
}.
web-stack = Altezza { $height }: { $pieces }.
web-piece = { $piece ->
    [brick] mattoncino
    [column] colonna
    [light] decorazione verde chiaro
    [dark] decorazione verde scuro
    [gold] decorazione dorata
    [north] arco verso nord
    [east] arco verso est
    [south] arco verso sud
   *[west] arco verso ovest
}
web-animal-here = { $animal ->
    [monkey] Qui c’è la Scimmia.
    [butterfly] Qui c’è la Farfalla.
   *[frog] Qui c’è la Rana.
}
web-can-choose = Si può scegliere.
web-at = { $spot }. Premi Invio per sceglierla.

## Steps

web-step-panel = Il tuo turno
web-step = { $step ->
    [build] Costruisci una scalinata
    [buy] Pesca carte
    [one-time-delivery] Consegna Singola
    [recurring-delivery] Consegna Ricorrente
    [place-card] Colloca le carte
    [monkey] La Scimmia si sposta
    [frog] La Rana
    [frog-before-building] La Rana
    [frog-knob] La Rana si siede
    [confirm] Turno completo
   *[wait] Al tavolo
}
web-undo = Annulla
web-meanwhile = { $name } sta pensando. Prepara il tuo prossimo turno; viene ricontrollato dopo ogni mossa.
web-watching = Stai guardando questo tavolo.
web-last-turn-done = Hai giocato il tuo ultimo turno. Gli altri finiscono il round.
web-must-pass = Con i tuoi pezzi non si può costruire nulla. Ricevi la tua Consegna Ricorrente.
web-pass = Avanti
web-build-start = Tocca un anello luminoso a terra per cominciare. Il suo colore decide quali carte puoi pescare.
web-build-on = Tocca un arco che brilla, o una direzione. Ogni arco vale un Credito Scimmia.
web-build-next-to = Il prossimo arco parte da { $spot }: scegli uno spazio accanto, o annulla.
web-directions = Prossimo arco
web-offer = { $direction ->
    [N] Nord
    [E] Est
    [S] Sud
   *[W] Ovest
} verso { $spot } al livello { $level }: { $arches ->
    [one] { $arches } arco
   *[other] { $arches } archi
}{ $bricks ->
    [0] { "" }
    [one] , { $bricks } mattoncino
   *[other] , { $bricks } mattoncini
}{ $columns ->
    [0] { "" }
    [one] , { $columns } colonna
   *[other] , { $columns } colonne
}
web-why-not = Perché non { $direction ->
    [N] verso nord
    [E] verso est
    [S] verso sud
   *[W] verso ovest
}?
web-level = livello { $level }
web-raise = Un livello più su
web-lower = Un livello più giù
web-credits = Crediti Scimmia
web-highest = altezza inclusa
web-pieces-left = Pezzi rimasti
web-bonus = Carta Bonus
web-reached = raggiunta
web-not-yet = non ancora
web-attached = Collegata
web-yes = sì
web-swap = Mattoncini o colonne
web-swap-arch = Altri sostegni per l’arco { $arch }
web-build-done = Costruisci
web-hint = Suggerimento
web-hint-next = { $step ->
    [0] Dammi un suggerimento
    [1] Dove?
    [2] Mostrami
   *[3] Fai così
}
web-hint-credits = { $count ->
    [one] { $count } Credito Scimmia
   *[other] { $count } Crediti Scimmia
}
web-goal = { $colour ->
    [l] Il tuo obiettivo: una carta verde chiaro da { $cost } crediti
    [d] Il tuo obiettivo: una carta verde scuro da { $cost } crediti
    [g] Il tuo obiettivo: una carta oro da { $cost } crediti
   *[m] Il tuo obiettivo: una carta multicolore da { $cost } crediti
}
web-goal-drop = Dimentica questo obiettivo
web-outlook = Carte migliori:
web-outlook-none = Ancora nessuna carta.
web-outlook-later = Completa la scalinata per vedere quali carte permette di prendere.
web-reply-short = { $name } potrebbe poi ottenere
web-reply-none = Poi { $name } non potrebbe costruire.
web-reply = { $credits ->
    [one] Poi { $name } potrebbe guadagnare { $credits } Credito Scimmia da { $spot }.
   *[other] Poi { $name } potrebbe guadagnare { $credits } Crediti Scimmia da { $spot }.
}
web-keep-draft = Conserva
web-compare = Progetti a confronto
web-take-draft = Riprendi
web-type = Scrivi una scalinata
web-type-label = Scalinata in notazione
web-type-take = Conferma
web-buy = { $colour ->
    [l] La tua decorazione è verde chiaro: pesca carte verde chiaro o multicolore.
    [d] La tua decorazione è verde scuro: pesca carte verde scuro o multicolore.
   *[g] La tua decorazione è dorata: pesca carte oro o multicolore.
}
web-buy-left = { $left ->
    [one] Resta { $left } Credito Scimmia su { $credits }
   *[other] Restano { $left } Crediti Scimmia su { $credits }
}
web-buy-too-dear = Insieme alle carte già scelte costa troppo. Prima rimettine a posto una.
web-buy-done = { $count ->
    [0] Non pescare carte
    [one] Pesca questa carta
   *[other] Pesca { $count } carte
}
web-pile-empty = esaurita
web-card = Carta { $card }, costo { $cost }, { $colour ->
    [l] verde chiaro
    [d] verde scuro
    [g] oro
   *[m] multicolore
}, { $bananas ->
    [one] { $bananas } Punto Banana
   *[other] { $bananas } Punti Banana
}. Consegna Singola: { $once ->
    [one] { $once } mattoncino o arco
   *[other] { $once } mattoncini o archi
}, { $onceColumns ->
    [one] { $onceColumns } colonna
   *[other] { $onceColumns } colonne
}. Consegna Ricorrente: { $every ->
    [one] { $every } mattoncino o arco
   *[other] { $every } mattoncini o archi
}, { $everyColumns ->
    [one] { $everyColumns } colonna
   *[other] { $everyColumns } colonne
}.
web-card-start = { $colour ->
    [l] dopo un inizio su verde chiaro
    [d] dopo un inizio su verde scuro
    [g] dopo un inizio su oro
   *[m] dopo qualsiasi inizio
}
web-card-bananas = { $count ->
    [one] { $count } Punto Banana a fine partita
   *[other] { $count } Punti Banana a fine partita
}
web-card-once = Una volta, quando la prendi:
web-card-every = A ogni turno:
web-card-pieces = { $count ->
    [one] { $count } mattoncino o arco, a scelta
   *[other] { $count } mattoncini o archi, a scelta
}
web-one-time = { $icons ->
    [0] Le tue nuove carte portano colonne.
    [one] Le tue nuove carte portano un pezzo: arco o mattoncino?
   *[other] Le tue nuove carte portano { $icons } pezzi: quanti archi, quanti mattoncini?
}
web-recurring = { $icons ->
    [0] La tua plancia e le tue carte portano colonne.
    [one] La tua plancia e le tue carte portano un pezzo: arco o mattoncino?
   *[other] La tua plancia e le tue carte portano { $icons } pezzi: quanti archi, quanti mattoncini?
}
web-split = Archi o mattoncini
web-split-value = { $arches ->
    [one] { $arches } arco
   *[other] { $arches } archi
}, { $bricks ->
    [one] { $bricks } mattoncino
   *[other] { $bricks } mattoncini
}
web-replace-lacking = Sostituisci ciò che manca nel Vassoio con l’altro tipo
web-taken = Ricevi
web-hand-after = Poi in mano
web-tray-now = Ora nel Vassoio
web-ends-the-game = Il Vassoio non può dare tutto: questo diventa l’ultimo round!
web-naming-ends = Nel Vassoio ci sono { $arches ->
    [one] { $arches } arco
   *[other] { $arches } archi
} e { $bricks ->
    [one] { $bricks } mattoncino
   *[other] { $bricks } mattoncini
}. Se di un tipo ne nomini di più, questo è l’ultimo round.
web-naming-this-ends = { $lacking ->
    [0] Nel Vassoio mancano colonne: qualunque cosa nomini, questo è l’ultimo round.
   *[other] Così la partita finisce dopo questo round. Pezzi che mancano: { $lacking }; sostituiti con l’altro tipo: { $made }.
}
web-take-delivery = Ritira i pezzi
web-place = Colloca ogni nuova carta su uno spazio della tua Plancia Giocatore. Solo la carta in cima consegna a ogni turno; quelle coperte conservano i loro Punti Banana.
web-new-cards = Nuove carte
web-free = libero
web-put-here = metti qui
web-gets-covered = sarà coperta
web-place-free = Spazio { $place }, libero
web-place-covers = Spazio { $place }, copre la carta { $card }
web-animal = { $animal ->
    [monkey] Hai posato un mattoncino dorato: la Scimmia è tua. Mettila su un bottoncino libero; lì nessuno potrà costruire.
   *[frog] Scegli il bottoncino dove si siede la Rana.
}
web-knob = { $animal ->
    [monkey] La Scimmia su { $spot }
   *[frog] La Rana su { $spot }
}
web-frog-before = Prendi la Rana? Ricevi subito una colonna; chi ce l’ha alla fine perde 3 Punti Banana.
web-frog-after = Prendi la Rana? Ricevi una colonna per il tuo prossimo turno; chi ce l’ha alla fine perde 3 Punti Banana.
web-frog-take = Prendi Rana e colonna
web-frog-leave = Lasciala
web-confirm = Va tutto bene così? Puoi ancora annullare.
web-plan-ready = Il tuo piano per il prossimo turno è pronto.
web-confirm-turn = Conferma il turno
web-final = Poi si scoprono nuove carte e non si torna più indietro.

## The end

web-final-count = Conteggio finale
web-counting = { $part ->
    [cards] Le Carte Scimmia…
    [bonus] … le Carte Bonus…
    [trophies] … e le Carte Trofeo
   *[total] In tutto…
}
web-winner = { $count ->
    [one] { $names } vince!
   *[other] { $names } condividono la vittoria!
}
web-skip = Salta
web-rematch = Gioca ancora
web-admire = Ammira il palazzo
web-score-row = { $row ->
    [cards] Carte Scimmia
    [bonus] Carte Bonus
    [trophies] Carte Trofeo
   *[total] Punti Banana
}
web-income-chart = Mattoncini e archi presi a ogni turno

## Replay and photos

web-replay-begin = L’inizio
web-replay-at = Turno { $turn } di { $turns }
web-replay-first = All’inizio
web-replay-back = Un turno indietro
web-replay-on = Un turno avanti
web-replay-last = Alla fine
web-replay-run = Fai scorrere
web-replay-stop = Ferma
web-replay-slider = Turno
web-branch = Prova qualcos’altro da qui
web-branch-end = Torna alla vera partita
web-branch-lead = Ora giochi per tutti i posti. Niente viene conservato.
web-to-table = Torna al tavolo
web-photo = Foto
web-turntable = Ruota lentamente
web-save-picture = Salva l’immagine
web-invite-watch = Invita qualcuno a guardare
web-take-back-seat = Riprendi il tuo posto
web-leave = Lascia il posto…
web-leave-title = Lasciare il posto?
web-leave-lead = Un bot continua a giocare per te. Puoi tornare in qualsiasi momento durante la partita.
web-leave-seat = Fai giocare un bot per { $name }
web-stay = Resta
web-keys = Tasti: le frecce scelgono una casella, Invio la prende, + e - cambiano livello, Backspace annulla.
web-face-down = coperta

## About

web-about = Informazioni
web-about-version = monkeypalace { $version }
web-about-game = Il gioco
web-about-concept = Ideazione del gioco
web-about-illustrations = Illustrazioni
web-about-unofficial = Non ufficiale
web-about-unofficial-text = Questo è un progetto di ammiratori. Non è realizzato, approvato o sponsorizzato da chi produce il gioco o i mattoncini, e non ha legami con loro. Se il gioco ti piace, compra la scatola.
web-about-trademarks = LEGO, il logo LEGO, la Minifigure e le configurazioni dei mattoncini e dei bottoncini sono marchi del Gruppo LEGO. Monkey Palace e tutti gli altri nomi appartengono ai loro proprietari.
web-data = I tuoi dati
web-data-text = Questo server conserva il tuo nome ai tuoi tavoli, le tue mosse e i tuoi messaggi, e i pack che hai caricato. Un cookie gli dice chi sei.
web-data-download = Scarica i miei dati
web-data-delete = Elimina i miei dati
web-data-delete-title = Eliminare tutto?
web-data-delete-lead = I tuoi tavoli senza altri giocatori spariscono. Agli altri un bot gioca per te, e il tuo nome e i tuoi messaggi vengono tolti. Tutti i tuoi dispositivi vengono scollegati. Non si può annullare.
web-data-delete-sure = Elimina tutto
web-data-keep = Conserva tutto
web-about-software = Software e caratteri
web-about-software-text = Questa pagina è software libero con licenza MIT. Contiene software e caratteri di altri autori:
web-about-notices = Mostra le licenze di terze parti
