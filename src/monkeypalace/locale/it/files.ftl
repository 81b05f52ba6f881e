### Positions, game files and packs that cannot be read. Ids are shared by all languages; see docs/architecture.md, "Texts".

## Texts and files that cannot be read

error-not-text = Qui ci vuole un testo, non “{ $text }”.
error-staircase-malformed = Questa non è una scalinata: il campo { $place } non può essere “{ $text }”. Ci vogliono una casella come d4, archi e pezzi.
error-spot = “{ $text }” non è una casella. Le caselle vanno da a1 a sud-ovest fino a h8 a nord-est.
error-stack = “{ $text }” non è una pila di pezzi. Scrivi i pezzi dal basso verso l’alto: b mattoncino, c colonna, An Ae As Aw estremità d’arco, L D G mattoncini da decorazione.
error-animal = “{ $text }” non è un animale. Scrivi monkey, butterfly o frog.
error-ground-rows = Il terreno ha { $count ->
    [one] { $count } riga
   *[other] { $count } righe
}. Scrivine otto, prima quella a nord.
error-ground-row = La riga { $rank } del terreno è “{ $text }”. Scrivi otto lettere: l verde chiaro, d verde scuro, g oro, o un punto dov’è bloccato.
error-json = Questo non è JSON: c’è un errore alla riga { $line }, colonna { $column }.
error-json-too-large = Questo JSON è annidato troppo in profondità o ha un numero con troppe cifre. A una posizione non serve né l’uno né l’altro.
error-json-missing = Manca “{ $place }”. A una posizione serve.
error-json-type = “{ $place }” deve essere { $expected ->
    [list] una lista di stringhe
    [names] un oggetto i cui nomi sono stringhe
    [number] un numero intero
    [string] una stringa
   *[object] un oggetto
}.
error-json-count = “{ $place }” deve andare da 0 a { $most }, quanti ne ha la scatola.
error-json-unknown = “{ $place }” non ha “{ $name }”. Può avere: { $names }.
error-position = { $count ->
    [one] Questa posizione è impossibile.
   *[other] Questa posizione è impossibile, per { $count } motivi.
}
error-staircase-empty = Una scalinata comincia con il suo punto d’inizio, come in “d4 E Eb”; qui manca.
error-staircase-too-long = Questa scalinata ha { $count } gradini, più degli archi nella scatola. Scrivine una più corta.
error-staircase-spaces = Prima del gradino { $number } c’è uno spazio di troppo. Metti un solo spazio tra i gradini.
error-staircase-order = Gradino { $number }, “{ $text }”: scrivi le colonne prima dei mattoncini, come in “cbE”.
error-staircase-step = Il gradino { $number }, “{ $text }”, non si capisce. Scrivi sostegni, una direzione N E S W, sostegni, come in “bE”, “N” o “Ec”.
error-picture-width = Qui la larghezza non può essere di { $width } pixel. Scegli da { $least } a { $most }.

## Game files that are refused

error-file-unreadable = “{ $file }” non si può leggere: { $reason }.
error-file-unwritable = “{ $file }” non si può scrivere: { $reason }. Scegli un altro posto.
error-file-too-large = Questo file è troppo grande per essere una partita. È quello giusto?
error-file-json = Questo non è JSON: c’è un errore alla riga { $line }, colonna { $column }.
error-file-format = Questa non è una partita di Monkey Palace.
error-file-version = Questo programma legge file di partita della versione { $version }; questo è di un’altra versione.
error-file-missing = Nel file della partita manca “{ $place }”.
error-file-type = “{ $place }” nel file della partita non è ciò che dovrebbe essere.
error-file-pack = La partita è stata giocata con un altro pack, { $name } (versione { $version }, { $digest }), non con { $given } ({ $given_digest }). Indica il suo file con --pack.
error-file-set-up = La partita in questo file non si può preparare.
error-file-turn-text = { $place } non si capisce.
error-file-turn-order = Turno { $round }.{ $seat }, decisione { $number }: in quel momento non tocca a questo posto.
error-file-decision = Turno { $round }.{ $seat }, decisione { $number }: non è permessa.
error-file-check = Il turno { $round }.{ $seat } dà un risultato diverso da quando il file è stato scritto: il file è stato modificato.
error-file-result = Il risultato nel file non è quello a cui portano le sue decisioni.

## Packs
## $place is a place in the file, like piles.3l.cards[2].bananas; $found is what the file has there.

error-pack = { $count ->
    [one] Il pack “{ $file }” ha un problema.
   *[other] Il pack “{ $file }” ha { $count } problemi.
}

# The file
pack-file-missing = Questo file non esiste; controlla il nome e la cartella.
pack-file-unreadable = Il file non si può leggere; è una cartella, o è di qualcun altro?
pack-file-too-large = Il file è troppo grande per essere un pack; è quello giusto?
pack-too-complex = Il testo ha più di { $keys } chiavi, o chiavi a più di { $depth } livelli; non è un pack.
pack-encoding = Il file non è testo UTF-8 (byte { $byte }); salvalo in UTF-8.
pack-syntax = Riga { $line }, colonna { $column }: questo non è TOML, vicino a { $text }.
pack-twice = Riga { $line }, colonna { $column }: questa chiave o tabella è già nel file, vicino a { $text }.

# Its structure
pack-missing = Manca { $place }.
pack-unknown = { $place }: i pack non hanno questa chiave; qui ci vuole: { $expected }.
pack-misspelt = { $place }: i pack non hanno questa chiave; forse intendevi { $meant }?
pack-not-a-table = { $place }: ci vuole una tabella, ma c’è { $found }.
pack-not-a-list = { $place }: ci vuole una lista, ma c’è { $found }.
pack-not-a-number = { $place }: ci vuole un numero intero da { $low } a { $high }, ma c’è { $found }.
pack-not-a-text = { $place }: ci vuole un testo tra virgolette, ma c’è { $found }.
pack-range = { $place }: ci vuole un numero da { $low } a { $high }, ma c’è { $found }.
pack-length = { $place }: ci vuole un testo da 1 a { $longest } caratteri, non solo spazi.
pack-unprintable = { $place }: ci vuole un testo su una sola riga, senza caratteri di controllo, ma c’è { $found }.
pack-format = { $place }: questo programma legge pack di formato { $expected }, ma questo ha il formato { $found }.
pack-source = { $place }: ci vuole una fonte, una tra { $expected }, ma c’è { $found }.
pack-ground-rows = { $place }: ci vogliono 8 righe, prima il nord, ma ce ne sono { $found }.
pack-ground-row = { $place }: ci vogliono 8 lettere tra l (verde chiaro), d (verde scuro), g (oro) e . (bloccato), ma c’è { $found }.
pack-start-text = { $place }: { $found } non è una scalinata; ci vuole qualcosa come "d4 E Eb".

# The box’s numbers
pack-start-pieces = { $place }: la scalinata iniziale è fatta di due archi e un mattoncino.
pack-start-blocked = { $place }: la scalinata iniziale non può stare su { $spot }, che è bloccata.
pack-start-rule = { $place }: la scalinata iniziale infrange una regola di costruzione.
pack-map-not-open = { $place }: pensavamo che la mappa { $map } fosse libera dappertutto, ma queste caselle sono bloccate: { $spots }. Va bene se la tua scatola la mostra così.
pack-map-not-blocked = { $place }: la mappa { $map } ha caselle bloccate, ma qui non ce n’è nessuna.
pack-card-count = { $place }: la scatola ha { $expected } Carte Scimmia, ma qui sono { $found }.
pack-pile-empty = { $place }: questa pila non ha carte; ce ne vuole almeno una.
pack-count = { $place }: il regolamento dice { $expected }, ma qui è { $found }.
pack-first-hand = { $place }: secondo il regolamento, il posto { $seat } inizia con { $arches } archi, { $bricks ->
    [0] nessun mattoncino
    [one] un mattoncino
   *[other] { $bricks } mattoncini
} e nessuna colonna.
pack-hand-too-large = { $place }: il posto { $seat } comincia con troppi mattoncini da costruzione. Sono ammessi al massimo { $arches } archi, { $bricks } mattoncini e { $columns } colonne.
pack-no-delivery = { $place }: la Plancia Giocatore del posto { $seat } non porta nulla, quindi una partita potrebbe non finire mai; ci vuole almeno un’icona.

# Things that look odd
pack-hand-without-arch = { $place }: il posto { $seat } inizia senza archi e non può costruire nel suo primo turno.
pack-later-seat-gets-less = { $place }: il posto { $seat } inizia con meno mattoncini da costruzione del posto precedente; di solito i posti successivi ne ricevono di più.
pack-one-time-example = { $place }: il regolamento mostra una Consegna Singola di { $icons } mattoncini o archi e { $columns ->
    [one] una colonna
   *[other] { $columns } colonne
}; nessuna scelta di carte da pescare insieme porta esattamente questo.
pack-recurring-example = { $place }: il regolamento mostra una Consegna Ricorrente di { $icons } mattoncini o archi; nessuna Plancia Giocatore con { $places } carte porta esattamente questo.
pack-bananas-and-bricks = { $place }: la carta { $card } ha più Punti Banana di { $other } e porta anche più pezzi; di solito è l’uno o l’altro.
pack-colour-missing = { $place }: la mappa { $map } non ha caselle { $colour ->
    [l] verde chiaro
    [d] verde scuro
   *[g] oro
}, quindi le carte di quel colore non si potranno mai pescare.
pack-spot-cut-off = { $place }: sulla mappa { $map } tutte le caselle vicine a { $spot } sono bloccate, quindi lì non si può costruire nulla.
