### The game itself: its words, its rules, what happens in it. Ids are shared by all languages; see docs/architecture.md, "Texts".

## Words

# The name of a bot at the table. A bot from a file has its own name, in $bot.
bot-name = { $bot ->
    [random] Scimmietta
    [marmoset] Uistitì
    [capuchin] Cebo
    [howler] Aluatta
    [langur] Langur
    [macaque] Macaco
    [mandrill] Mandrillo
    [gorilla] Gorilla
    [orangutan] Orango
   *[other] { $bot }
}

# What a piece is, with its article; $piece is its letter in notation.
piece-a = { $piece ->
    [b] un mattoncino
    [c] una colonna
    [L] un mattoncino da decorazione verde chiaro
    [D] un mattoncino da decorazione verde scuro
    [G] un mattoncino da decorazione dorato
   *[other] un arco
}

# $piece is an animal; all three are feminine.
piece-animal = { $piece ->
    [butterfly] Farfalla
    [frog] Rana
   *[monkey] Scimmia
}

cli-colour = { $colour ->
    [l] verde chiaro
    [d] verde scuro
   *[g] oro
}
cli-animal = { $animal ->
    [butterfly] Farfalla
    [frog] Rana
   *[monkey] Scimmia
}

## Building rules
## $spot and $other are spots like d4, $arch is the number of an arch in the staircase,
## $need and $have count pieces or their height.

rule-a = Regola A (parti dal terreno libero)
rule-b = Regola B (comincia con ciò che vuoi)
rule-c = Regola C (finisci con un arco)
rule-d = Regola D (costruisci su bottoncini liberi)
rule-e = Regola E (tocca il palazzo)
rule-f = Regola F (sostieni le due estremità)
rule-g = Regola G (nessun arco direttamente su un arco)
rule-h = Regola H (dritto o con una curva)
rule-i = Regola I (gradino per gradino)

violation-a-blocked = { rule-a }: la casella { $spot } è bloccata, non ha un bottoncino. Scegli un punto d’inizio con un bottoncino libero.
violation-a-built-on = { rule-a }: su { $spot } ci sono già dei pezzi. Scegli un punto d’inizio dove la Mappa Terreno è libera.
violation-a-animal = { rule-a }: la { piece-animal } occupa la casella { $spot }. Scegli un altro punto d’inizio.
violation-b-not-a-building-brick = { rule-b }: { piece-a } su { $spot } non può iniziare la tua scalinata. Inizia con un arco, un mattoncino o una colonna.
violation-c-no-arch = { rule-c }: la tua scalinata da { $spot } non ha ancora archi. Posane almeno uno.
violation-c-ends-without-arch = { rule-c }: su { $spot } finisci con { piece-a }. Finisci con un arco, oppure riprendi questo pezzo.
violation-d-off-the-map = { rule-d }: la Mappa Terreno finisce a { $spot }. Posa l’arco { $arch } in un’altra direzione.
violation-d-blocked = { rule-d }: la casella { $spot } è bloccata, non ha un bottoncino. Posa l’arco { $arch } in un’altra direzione.
violation-d-animal = { rule-d }: la { piece-animal } occupa la casella { $spot } e ne chiude il bottoncino. Aggira questa casella con l’arco { $arch }.
violation-e-not-attached = { rule-e }: la tua scalinata non tocca il palazzo. Portala su almeno un pezzo che c’era già prima del tuo turno.
violation-e-out-of-reach = { rule-e }: da { $spot } i pezzi che ti restano non bastano per raggiungere il palazzo. Passa da un’altra parte, o spendi meno pezzi lungo la strada.
violation-f-too-low = { rule-f }: l’arco { $arch } resta sospeso sopra { $spot }. Impila prima { $need } in più su { $spot }; un mattoncino è alto 1, una colonna 3.
violation-f-too-high = { rule-f }: { $spot } supera di { $need } l’altezza giusta per l’arco { $arch }. Alza l’arco: impila prima { $need } in più su { $other }; un mattoncino è alto 1, una colonna 3.
violation-f-not-a-support = { rule-f }: { piece-a } su { $spot } non può sostenere l’arco { $arch }. Impila solo mattoncini e colonne.
violation-g-arch-on-arch = { rule-g }: l’arco { $arch } copre un altro arco da { $spot } a { $other }. Metti mattoncini o colonne tra i due, o passa da un’altra parte.
violation-h-turns-back = { rule-h }: l’arco { $arch } torna indietro da { $spot } a { $other }. Prosegui dritto, o gira a sinistra o a destra.
violation-i-off-the-path = { rule-i }: l’arco { $arch } parte da { $spot }, ma la tua scalinata è arrivata a { $other }. Posalo da { $other }.
violation-pieces-missing = { $piece ->
    [arches] { $need ->
        [one] Ti serve { $need } arco
       *[other] Ti servono { $need } archi
    }
    [bricks] { $need ->
        [one] Ti serve { $need } mattoncino
       *[other] Ti servono { $need } mattoncini
    }
   *[columns] { $need ->
        [one] Ti serve { $need } colonna
       *[other] Ti servono { $need } colonne
    }
}, ma { $have ->
    [0] non ne hai
   *[other] ne hai solo { $have }
}. Scegli una scalinata che ne richieda di meno.

## Positions that cannot stand

fault-stack-on-blocked-spot = La casella { $spot } è bloccata, ma ci sono dei pezzi. Toglili, o dai un colore al terreno in quel punto.
fault-arch-without-partner = L’estremità d’arco su { $spot } al livello { $level } non ha accanto l’altra estremità allo stesso livello. Aggiungi l’altra, o togli questa.
fault-animal-on-animal = Su { $spot } ci sono due animali. Sposta la { $kind ->
    [butterfly] Farfalla
    [frog] Rana
   *[monkey] Scimmia
} su un altro bottoncino.
fault-animal-not-on-arch-end = La { $kind ->
    [frog] Rana
   *[monkey] Scimmia
} non può stare su { $spot }: il pezzo in cima non è un’estremità d’arco. Spostala su un’estremità d’arco libera.
fault-butterfly-not-on-decoration = La Farfalla non può stare su { $spot }: il pezzo in cima non è un mattoncino da decorazione. Spostala su uno di questi.
fault-more-than-the-box = Tra tabellone e mano ci sono { $count } { $kind ->
    [arches] archi
    [bricks] mattoncini
    [columns] colonne
    [L] mattoncini da decorazione verde chiaro
    [D] mattoncini da decorazione verde scuro
   *[G] mattoncini da decorazione dorati
}, ma la scatola ne ha { $limit }.

## What happens in a game

event-built = { $name } costruisce { $staircase }.
event-passed = { $name } non può costruire.
event-decorated = Una decorazione { $colour ->
    [l] verde chiaro
    [d] verde scuro
   *[g] dorata
} su { $spot }, altezza { $height }.
event-not-decorated = Non ci sono più decorazioni { $colour ->
    [l] verde chiaro
    [d] verde scuro
   *[g] dorate
} per { $spot }.
event-credited = { $credits ->
    [one] { $credits } Credito Scimmia
   *[other] { $credits } Crediti Scimmia
}{ $height ->
    [0] .
   *[other] , di cui uno per l’altezza.
}
event-bought = { $name } pesca la carta { $card } ({ $worth }).
event-revealed = La pila { $pile } ora mostra { $card } ({ $worth }).
event-pile-empty = La pila { $pile } è esaurita.
event-one-time = Consegna Singola: { $pieces }.
event-recurring = Consegna Ricorrente: { $pieces }.
event-short = Il Vassoio non ha potuto dare { $pieces }.
event-card-placed = La carta { $card } va sullo spazio { $place } della plancia.
event-card-covers = La carta { $card } va sullo spazio { $place } della plancia e copre { $covered }.
event-bonus = { $name } ottiene una Carta Bonus per un pilastro alto.
event-trophy = { $name } prende la Carta Trofeo { cli-animal }.
event-trophy-kept = { $name } conserva la Carta Trofeo { cli-animal }.
event-trophy-from = { $name } prende la Carta Trofeo { cli-animal } da { $loser }.
event-animal-moved = { $animal ->
    [butterfly] La Farfalla si posa
    [frog] La Rana si siede
   *[monkey] La Scimmia si siede
} su { $spot }.
event-column = { $name } prende anche una colonna.
event-end-triggered = Il Vassoio si svuota: questo è l’ultimo round.
event-game-ended = La partita è finita.

## Decisions that are refused

error-game-over = La partita è finita; non c’è più niente da decidere.
error-no-decision = “{ $text }” non è una decisione di questo gioco.
error-decision-malformed = Il campo “{ $field }” di questa decisione ({ $decision }) non ha un valore possibile.
error-wrong-step = Non è questa la domanda ora. Da decidere: { $asked ->
    [build] una scalinata
    [buy] quali carte pescare
    [one-time-delivery] l’uso della Consegna Singola
    [recurring-delivery] l’uso della Consegna Ricorrente
    [place-card] lo spazio per una nuova carta
    [monkey] il bottoncino della Scimmia
    [frog-knob] il bottoncino della Rana
   *[frog] se prendere la Rana
}.
error-not-your-turn = È il turno del posto { $turn }, non del posto { $seat }.
error-must-build = Una scalinata è possibile, quindi devi costruirne una (chiarimento R-4).
error-staircase = Questa scalinata non si può costruire.
error-buy-unknown-pile = Non c’è nessuna pila “{ $pile }”. Le pile sono: { $piles }.
error-buy-empty-pile = La pila { $pile } è esaurita. Scegline un’altra.
error-buy-other-colour = Le carte della pila { $pile } non hanno il colore della tua decorazione. Pesca carte { cli-colour } o multicolore.
error-buy-twice = Una pila è indicata due volte. In ogni turno si pesca al massimo una carta per pila.
error-buy-too-dear = Queste carte costano { $cost ->
    [one] { $cost } Credito Scimmia
   *[other] { $cost } Crediti Scimmia
}, ma tu ne hai { $credits }. Scegline di meno o di meno care.
error-buy-order = Indica le pile nell’ordine del mercato: { $piles }.
error-card-not-new = “{ $card }” non è una delle tue nuove carte. Eccole: { $cards }.
error-card-place = Una nuova carta non può andare ora sullo spazio { $place }. Possibili: { $places }.
error-delivery-count = Gli archi, i mattoncini e ciò che li sostituisce devono essere numeri interi da 0 in su.
error-delivery-icons = La consegna mostra { $icons ->
    [one] { $icons } mattoncino o arco
   *[other] { $icons } mattoncini o archi
}: { $arches } e { $bricks } non danno questo totale.
error-delivery-total = Questa partita continua finché il Vassoio basta per le tue icone: nomina ciò che contiene. Qui puoi prendere da { $fewest } a { $most } archi, non { $arches }.
error-delivery-replacements = { $most ->
    [0] Qui nulla si può sostituire con l’altro tipo. Togli “+{ $replacements }”.
    [one] Qui si può sostituire con l’altro tipo al massimo { $most } pezzo, non { $replacements }.
   *[other] Qui si possono sostituire con l’altro tipo al massimo { $most } pezzi, non { $replacements }.
}
error-monkey-knob = Alla Scimmia serve un’estremità d’arco libera, e { $spot } non lo è. Possibili: { $spots }.
error-frog-knob = Alla Rana serve l’estremità d’arco libera più bassa della tua scalinata, e { $spot } non lo è. Possibili: { $spots }.
error-frog-choice = Prendi la Rana o lasciala: yes oppure no.
error-decision = “{ $text }” non è una decisione comprensibile. Scrivi help per vedere che cosa è possibile.
error-turn = “{ $text }” non è un turno comprensibile; un turno si scrive così: “3.2 d3 bN E; buy 1 3l”.

## Games that cannot be set up

error-players = Monkey Palace si gioca in 2, 3 o 4, non in { $count }.
error-map = Non c’è nessuna mappa { $map }. Le mappe sono: { $maps }.
error-names = Serve un nome per ognuno dei { $count } giocatori.
error-name = Un nome ha da 1 a { $most } caratteri, non solo spazi, su una sola riga.
error-seat = Non c’è nessun posto { $seat }; i posti vanno da 1 a { $count }.
error-seed = Il seme deve essere un numero intero da 0 a { $most }, non { $text }.
error-seed-and-piles = O un seme o l’ordine delle pile, non entrambi.
error-pile-unknown = Non c’è nessuna pila “{ $pile }”.
error-pile-order = Nella pila { $pile } la carta “{ $card }” è sconosciuta o indicata due volte.
error-pile-not-sorted = Le pile devono essere ordinate, ma la pila { $pile } non lo è: prima vengono le carte con meno Punti Banana.
error-pack-tray = Il pack { $pack } non è giocabile: il Vassoio contiene più della scatola, o troppo poco per le mani e la scalinata iniziali.
error-options-type = “{ $name }” deve essere { $expected ->
    [boolean] true o false
    [number] un numero intero
    [list] una lista
   *[object] un oggetto
}.
error-edition-unknown = “{ $text }” non è un’edizione del regolamento. Ci sono: { $choices }.
error-option-unknown = Non c’è nessuna opzione “{ $name }”{ $hint ->
    [none] .
   *[other] ; forse intendevi “{ $hint }”?
}
error-option-choice = “{ $name }” non può essere “{ $text }”. Possibili: { $choices }.
