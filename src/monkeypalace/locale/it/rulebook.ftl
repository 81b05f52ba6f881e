### The rule book. Every section has a title and a text; paragraphs are separated by empty lines,
### and lines that begin with “-” are the points of a list. An example has a caption under its name.

## The book itself

book-title = Monkey Palace: il regolamento
book-toc = In questo regolamento
book-search = Cerca nel regolamento
book-found = { $count ->
    [0] Nessun risultato. Prova un’altra parola.
    [one] Trovato in { $count } sezione
   *[other] Trovato in { $count } sezioni
}
book-print = Stampa
book-verdict = { $verdict ->
    [right] Giusto
    [wrong] Sbagliato
   *[look] Esempio
}
book-why = Perché?
book-option = Opzione
book-ours = Scelta nostra
book-others = In altri regolamenti ({ $books }):
book-edition = { $edition ->
    [fr] francese
    [nl] olandese
    [it] italiano
    [pt-BR] brasiliano
   *[en] inglese
}
# For those who do not see the picture. $heights is a list like “d4 1, e4 2”.
book-described = Altezze prima del turno: { $heights }.{ $staircase ->
    [none] { "" }
   *[other] { " " }La nuova scalinata: { $staircase }.
}
# The first hand of a seat.
book-hand = { $arches ->
    [one] { $arches } arco
   *[other] { $arches } archi
}{ $bricks ->
    [0] { "" }
    [one] { " " }e { $bricks } mattoncino
   *[other] { " " }e { $bricks } mattoncini
}{ $columns ->
    [0] { "" }
    [one] { " " }e { $columns } colonna
   *[other] { " " }e { $columns } colonne
}
book-delivery = { $icons ->
    [0] { "" }
    [one] { $icons } arco o mattoncino
   *[other] { $icons } archi o mattoncini
}{ $columns ->
    [0] { "" }
    [one] { $icons ->
        [0] { $columns } colonna
       *[other] { " " }e { $columns } colonna
    }
   *[other] { $icons ->
        [0] { $columns } colonne
       *[other] { " " }e { $columns } colonne
    }
}
book-card = Costo { $cost }, Punti Banana { $bananas }, Consegna Singola: { $once }, Consegna Ricorrente: { $every }

## Aim

book-aim-title = Lo scopo del gioco
book-aim =
    Nel cuore della giungla c’è un vecchio palazzo abbandonato, in rovina. Lo ricostruite tutti, con archi, mattoncini e colonne, ma da rivali: quali scalinate renderanno di più? Nel tuo turno aggiungi una scalinata: parte da terra e sale, arco dopo arco, fin dentro il palazzo.

    Costruisci in alto e con molti archi: rendono entrambe le cose. Ogni arco ti fa guadagnare un Credito Scimmia. Con i crediti peschi Carte Scimmia; le carte portano nuovi mattoncini da costruzione, spesso a ogni turno, e quasi tutte valgono Punti Banana.

    Quando i mattoncini da costruzione finiscono, finisce anche la partita. Vince chi ha più Punti Banana.
book-aim-look = Un palazzo dopo qualche turno. Anche la Scimmia ha trovato posto.

## The box

book-box-title = Che cosa c’è nella scatola
book-box =
    - { $arches } archi: lunghi quattro bottoncini, alti un mattoncino, con i piedi soltanto sotto le due estremità
    - { $bricks } mattoncini: larghi un bottoncino, alti 1
    - { $columns } colonne: larghe un bottoncino, alte 3
    - { $decorations } mattoncini da decorazione in ciascuno dei tre colori: foglie di bambù verde chiaro e verde scuro, e mattoncini dorati
    - { $cards } Carte Scimmia in { $piles } pile: quelle di costo 1, 2 e 6 sono multicolore, quelle di costo 3, 4 e 5 esistono in tutti e tre i colori
    - { $bonus_cards } Carte Bonus da { $bonus_bananas } Punti Banana ciascuna
    - 3 Carte Trofeo con i loro animali: Scimmia, Farfalla e Rana
    - 4 Plance Giocatore e il Vassoio per Mattoncini
    - la base, 4 mattoncini angolari e 2 schede con le 4 Mappe Terreno, numerate da 1 a 4

    Archi, mattoncini e colonne sono i mattoncini da costruzione. Esistono in quattro tonalità di marrone, lo stesso numero di ciascuna. È solo per il piacere degli occhi: nel gioco il colore non conta.

    L’editore ha un video con le regole, anche in altre lingue: dottedgames.com/monkeypalace

    Monkey Palace è un gioco di David Gordon e TAM, con illustrazioni di AMEET e Matthieu Martin. LEGO è un marchio del Gruppo LEGO.

    ~ I numeri delle carte e delle plance sono solo nelle figure, che noi non abbiamo. I nostri sono scelti perché la partita vada come la descrivono i regolamenti. Se hai la scatola, puoi inserire le tue carte e giocare con quelle.

## Set-up

book-setup-title = La preparazione
book-setup =
    - Mettete archi, mattoncini e colonne negli scomparti del Vassoio per Mattoncini.
    - Sulla base vanno prima i quattro mattoncini angolari, poi la Mappa Terreno che preferite. Il numero è in un angolo; per la prima partita la migliore è la mappa 1.
    - Costruite la scalinata iniziale sulle caselle segnate in bianco: un arco a terra da d4 a e4, un mattoncino su f4, un arco da e4 a f4, di qualunque marrone. Alla sua fine va un mattoncino dorato.
    - Gli altri mattoncini da decorazione aspettano a portata di mano. Potete anche farne una piccola giungla intorno alla mappa.
    - Impilate le Carte Bonus gialle.
    - Dividete le Carte Scimmia per colore e per costo, indicato nell’angolo in alto a sinistra. Le pile sono { $piles }: una per ogni costo delle carte multicolore (1, 2 e 6) e nove per i costi 3, 4 e 5 in oro, verde chiaro e verde scuro. Mescolate ogni pila e posatela con il Lato Credito in alto, perché tutti ne vedano la prima carta.
    - Mettete la Scimmia sulla sua Carta Trofeo, al centro del tavolo. Farfalla e Rana restano nella scatola, a meno che non giochiate con loro: allora ciascuna aspetta sulla propria Carta Trofeo.
    - Chi ha mangiato una banana più di recente prende la Plancia Giocatore 1, oppure tirate a sorte. In senso orario, gli altri prendono le plance 2, 3 e 4.
    - Il retro della tua plancia mostra i tuoi primi mattoncini da costruzione. Prendili dal Vassoio, nei marroni che vuoi. Plancia 1: { $hand1 }. Plancia 2: { $hand2 }. Plancia 3: { $hand3 }. Plancia 4: { $hand4 }. Poi gira la plancia e mettila davanti a te.

    I regolamenti stampati nelle cinque lingue sono diversi in tre punti: dove vanno le nuove carte, la Farfalla e la fine della partita. Qui leggi le regole di quello italiano, con una nota sugli altri. Quando prepari un tavolo, scegli un regolamento per tutti.

    ~ Alcune di queste cose i regolamenti le mostrano solo in figura, perciò le abbiamo scelte noi: dove sta la scalinata iniziale, i colori delle mappe, che le mappe 1 e 2 sono libere ovunque mentre la 3 e la 4 hanno caselle senza bottoncino, e i primi mattoncini delle plance 3 e 4. Che le pile vadano mescolate è la risposta dell’editore alla domanda di un giocatore. Anche il sorteggio e il Lato Credito in alto sono scelte nostre.
book-setup-look = La scalinata iniziale. I suoi bottoncini sono alti 1, 2 e 3 mattoncini.

## The turn

book-turn-title = Il tuo turno in otto passi
book-turn =
    Si gioca a round: in ogni round ciascuno ha un turno. Segui gli otto passi in ordine; poi tocca al giocatore successivo, in senso orario.

    Molto di rado non puoi costruire nessuna scalinata. Allora ritiri soltanto la tua Consegna Ricorrente e aspetti il round successivo.
book-step-1-title = Passo 1: costruisci
book-step-1 =
    Costruisci una scalinata, una sola: uno o più archi, spesso con mattoncini e colonne per sostenerli o per salire di più. Ha un punto d’inizio a terra e sale, ogni arco un gradino sopra il precedente, fino alla sua fine. Che cosa è permesso lo dicono le regole di costruzione dalla A alla I.

    Usa quanti mattoncini da costruzione vuoi, di qualunque marrone. Quello che non usi lo tieni. Prima di costruire guarda il terreno del tuo punto d’inizio: il suo colore decide quali carte potrai pescare.

    Puoi girare la base per guardarla da ogni lato, e ricominciare da capo se mentre costruisci trovi un posto migliore.
book-step-1-look = Giocatore 1, primo turno, con due archi: uno a terra, il successivo dalla sua estremità fino a d4.
book-step-1-second = Giocatore 2, primo turno, con due archi e un mattoncino.
book-step-2-title = Passo 2: decora
book-step-2 =
    La scalinata è costruita? Allora alla sua fine, cioè sul bottoncino lontano del tuo ultimo arco, va un mattoncino da decorazione. Il colore è quello del terreno al punto d’inizio. Più tardi ci si può costruire sopra, come su ogni bottoncino.
book-step-2-look = La scalinata parte dal terreno verde scuro di b4: alla sua fine va una foglia verde scuro.
book-step-3-title = Passo 3: conta i Crediti Scimmia
book-step-3 =
    - Ogni arco della tua scalinata porta 1 Credito Scimmia
    - 1 in più se la tua nuova decorazione è, in questo momento, più alta di tutte le altre del suo colore

    Mattoncini e colonne non portano nulla da soli, ma ti fanno salire. I crediti sono solo un numero: non c’è nulla da prendere in mano.
book-step-3-look = Tre archi sono 3 Crediti Scimmia. La nuova foglia è più alta dell’altra verde chiaro, su e4: 1 in più. In tutto 4.
book-step-4-title = Passo 4: pesca Carte Scimmia
book-step-4 =
    Spendi i Crediti Scimmia per una o più carte: da ogni pila una sola, quella in cima. Devono essere multicolore o del colore della tua decorazione. Non devi spendere tutto, ma ciò che avanza va perso. Le pile possono esaurirsi; nulla le sostituisce.

    Una carta ha due lati. Il Lato Credito mostra il costo, i Punti Banana e ciò che porta. Il Lato Scimmia mostra solo ciò che porta a ogni turno.
book-step-4-sides = Lato Credito e Lato Scimmia. 1: il costo in Crediti Scimmia. 2: Punti Banana. 3: Consegna Singola. 4: Consegna Ricorrente.
book-step-4-six = Sei archi partendo dal terreno verde scuro, ma senza la decorazione più alta: 6 Crediti Scimmia. Ecco i modi di spenderli tutti.
book-step-5-title = Passo 5: Consegna Singola
book-step-5 =
    Ogni carta che hai appena pescato ti porta una Consegna Singola: sta sul suo Lato Credito. Per ogni icona con mattoncino e arco scegli uno dei due; una colonna resta una colonna.
book-step-5-look = Due icone e una colonna: prendi due archi, uno di ciascuno oppure due mattoncini, e in più la colonna.
book-step-6-title = Passo 6: Consegna Ricorrente
book-step-6 =
    Le nuove carte vanno sulla Plancia Giocatore con il Lato Scimmia in alto; prima si riempiono gli spazi vuoti. C’è posto per quattro carte visibili; quando tutti e quattro gli spazi sono occupati, una nuova carta copre una carta a tua scelta. Una carta coperta non consegna più nulla, ma i suoi Punti Banana contano ancora.

    { $edition }

    Poi arriva la Consegna Ricorrente: ritira mattoncini da costruzione per tutte le icone a sinistra sulla plancia e su ogni carta ancora visibile.
book-step-6-false = Se la plancia è piena e hai più carte nuove, metti ognuna dove vuoi. Possono anche coprirsi a vicenda.
book-step-6-true = Se la plancia è piena e hai più carte nuove, devono stare l’una sull’altra, tutte sullo stesso spazio.
book-step-6-look = Nove icone sulla plancia e sulle sue quattro carte, prese qui come cinque archi e quattro mattoncini.
book-step-7-title = Passo 7: Carta Bonus
book-step-7 =
    Se una parte della tua nuova scalinata è un pilastro alto almeno { $pillar } mattoncini, ottieni una Carta Bonus, che vale { $bonus_bananas } Punti Banana. Una colonna vale tre mattoncini; gli archi non contano. Una sola per turno, finché ce ne sono. Mettila accanto alla tua plancia, dove tutti possono vederla.
book-step-7-right = Una colonna e due mattoncini su e3: un pilastro di cinque, e una Carta Bonus.
book-step-8-title = Passo 8: trofei
book-step-8 =
    Se hai posato un mattoncino dorato, la Scimmia si sposta e la sua Carta Trofeo è tua. Se giocate con Farfalla e Rana, guarda se ti toccano anche le loro carte.

    Le Carte Trofeo stanno accanto alla plancia di chi le ha e durante la partita cambiano mano. Conta chi ne ha una alla fine: porta Punti Banana, oppure ne toglie.

## Building rules

book-building-title = Le regole di costruzione
book-building =
    Nove regole brevi dicono che cos’è una scalinata. Nelle figure tutto ciò che ha un bordo chiaro è nuovo, i numeri mostrano l’ordine degli archi e il rosso mostra che cosa non va. Le lettere sul terreno ne dicono il colore: l è verde chiaro, d è verde scuro, g è oro (dall’inglese light, dark e gold).

    Le caselle hanno un nome: lettere da ovest a est, numeri da sud a nord. Con d3 bN E parti da d3, ci metti un mattoncino (b, dall’inglese brick), posi un arco verso nord (N) e un altro verso est (E). S è sud, W è ovest, c è una colonna.
book-rule-a-title = A: parti dal terreno libero
book-rule-a =
    Il punto d’inizio della tua scalinata è un bottoncino della Mappa Terreno: non bloccato, senza pezzi e senza animali sopra.
book-rule-a-right = Parte da b4, dove il terreno è libero.
book-rule-a-wrong = Su d4 ci sono già pezzi: da lì non può partire nulla.
book-rule-b-title = B: comincia con ciò che vuoi
book-rule-b =
    Il primo pezzo può essere un arco, un mattoncino o una colonna. I mattoncini da decorazione non servono per costruire.
book-rule-b-right = Prima un mattoncino: così il primo arco sta un livello più in alto.
book-rule-b-wrong = Il mattoncino dorato è una decorazione: non si usa per costruire.
book-rule-c-title = C: finisci con un arco
book-rule-c =
    L’ultimo pezzo della tua scalinata è un arco. Mattoncini e colonne senza un arco sopra non fanno parte di una scalinata.
book-rule-c-right = Un solo arco basta per fare una scalinata.
book-rule-c-wrong = Il mattoncino in cima non ha nulla da reggere.
book-rule-d-title = D: costruisci su bottoncini liberi
book-rule-d =
    I pezzi stanno a terra o sul bottoncino più alto di qualunque pezzo: mattoncino, colonna, estremità di un arco, perfino una decorazione. Mai sui due bottoncini al centro di un arco, mai dove non c’è un bottoncino e mai dove siede un animale.
book-rule-d-right = L’arco poggia sul mattoncino dorato. Va bene.
book-rule-d-wrong = La Scimmia siede su e4 e non si sposta.
book-rule-e-title = E: tocca il palazzo
book-rule-e =
    Almeno una casella della tua scalinata doveva avere dei pezzi già prima del tuo turno. Così il palazzo resta uno solo.
book-rule-e-right = Il secondo arco tocca il palazzo su d4.
book-rule-e-wrong = Vicino, ma senza toccare: c5, d5 ed e5 erano tutte vuote.
book-rule-f-title = F: sostieni le due estremità
book-rule-f =
    Nulla resta sospeso in aria: un arco poggia su entrambi i piedi, a terra o su altri pezzi, alla stessa altezza. Dove manca qualcosa, riempi con i tuoi mattoncini (alti 1) e le tue colonne (alte 3): sotto l’estremità lontana e sull’estremità dell’arco precedente.
book-rule-f-right = Mattoncini sotto le due estremità, e uno in più sul primo arco per arrivare all’altezza del mattoncino dorato.
book-rule-f-wrong = Nulla sotto l’arco in f3: resta sospeso in aria.
book-rule-g-title = G: nessun arco direttamente su un arco
book-rule-g =
    Un arco non può poggiare per intero su un altro, con i due piedi sulle due estremità dello stesso arco. Un piede solo sull’estremità di un altro arco è un normale gradino (R-2).
book-rule-g-right = Il secondo arco è sopra un altro, ma non ci poggia direttamente.
book-rule-g-wrong = Tutti e due i piedi su un solo arco. Infrange anche la regola A: salendo una scalinata si arriva sempre più in alto di così.
book-rule-h-title = H: dritto o con una curva
book-rule-h =
    Dopo ogni arco prosegui dritto, oppure giri di 90 gradi a sinistra o a destra. Mai tornare subito indietro (R-23). Una spirale che più in alto ritrova una casella già toccata va bene.
book-rule-h-right = A sinistra, poi a destra: ogni curva è permessa.
book-rule-h-wrong = Il secondo arco torna da dove veniva il primo.
book-rule-i-title = I: gradino per gradino
book-rule-i =
    Una scalinata è un percorso diretto dal terreno alla sua decorazione. Ogni arco parte dall’estremità dell’arco precedente, dal suo bottoncino o dai mattoncini e dalle colonne che ci impili. Così ogni arco è più in alto del precedente; gradini che non salgono non sono una scalinata. Nulla si dirama, e nessun arco fa soltanto da sostegno.
book-rule-i-right = Ogni arco parte da dove finisce il precedente.
book-rule-i-wrong = Il terzo arco parte da d3, ma la scalinata è arrivata a d4.

## Trophies

book-trophies-title = La Scimmia
book-trophies =
    Ogni volta che posi un mattoncino dorato, la Scimmia deve spostarsi: scegli un’estremità d’arco libera, in una scalinata qualsiasi, mai un bottoncino centrale. È lì per dare fastidio: nessuno può costruire sul suo bottoncino finché resta lì.

    Poi la Carta Trofeo Scimmia è tua, dal tavolo o da chi ce l’ha. Vale { $monkey } Punti Banana per chi ce l’ha alla fine.
book-trophies-look = La Scimmia su c4 chiude questo bottoncino a tutti.

## Modules

book-modules-title = Altri due animali
book-modules =
    Farfalla e Rana sono due micro-espansioni facoltative, per variare le partite. Giocate prima qualche partita senza; poi usatene una, o tutte e due.
book-butterfly-title = La Farfalla
book-butterfly =
    { $edition }

    Allora devi metterci sopra la Farfalla e prendere la sua Carta Trofeo, dal tavolo o da chi ce l’ha. La parità non basta. La carta vale { $butterfly } Punti Banana alla fine, e nessuno può costruire sul bottoncino sotto la Farfalla (R-9).
book-butterfly-tallest-of-all = La Farfalla arriva se la decorazione che posi è la più alta di tutte, di qualunque colore.
book-butterfly-tallest-of-its-colour = La Farfalla arriva se la decorazione che posi è la più alta del suo colore.
book-butterfly-look = La foglia su e4 è la decorazione più alta.
book-frog-title = La Rana
book-frog =
    Una volta nel tuo turno puoi prendere la Carta Trofeo Rana, se non ce l’hai: prima di costruire o alla fine del turno. La prendi dal tavolo o da chi ce l’ha, e insieme prendi subito una colonna dal Vassoio. Tenere la carta non porta altre colonne, e chi ce l’ha alla fine perde { $frog } Punti Banana.

    La Rana si siede sull’estremità d’arco libera più bassa della scalinata che hai appena costruito, mai su un bottoncino centrale.

    ~ Secondo i regolamenti la Rana si può prendere in ogni momento del turno. Qui ti viene proposta due volte: prima di costruire e alla fine (R-11).
book-frog-look = Sul gradino più basso, come piace alle rane.

## End

book-end-title = La fine della partita
book-end =
    { $edition }

    Allora completate il round, in modo che tutti giochino lo stesso numero di turni. Poi girate tutte le Carte Scimmia sulle vostre plance e contate i Punti Banana: tutte le carte, anche quelle coperte, le Carte Bonus e le Carte Trofeo.

    Vince chi ne ha di più. In caso di parità vince, tra i giocatori in parità, chi ha la Carta Trofeo Scimmia; se non ce l’ha nessuno di loro, la vittoria è condivisa.
book-end-named = La fine arriva quando qualcuno, per una consegna, vuole mattoncini da costruzione di un tipo e nel Vassoio non ce ne sono abbastanza.
book-end-total = La fine arriva quando, nelle consegne che chiudono un turno, il Vassoio non basta in nessun modo: troppo pochi archi e mattoncini insieme, o troppo poche colonne. Finché bastano, prendi di ciò che c’è.

## Rulings

book-rulings-title = Chiarimenti
book-rulings =
    Le regole stampate lasciano aperta qualche domanda, o vi rispondono solo con una figura. Ecco che cosa fa questo gioco, e perché. Dove si può benissimo decidere diversamente, c’è un’opzione da scegliere quando si prepara il tavolo.
book-r-1-title = Dove possono stare i pezzi?
book-r-1 = Su 64 caselle, otto per otto, da a1 a sud-ovest fino a h8 a nord-est. Ogni pila di pezzi cresce su una di esse; ogni arco ne unisce due vicine.
book-r-1-why = Un arco sta sulle sue due estremità, a tre bottoncini l’una dall’altra, e i bottoncini centrali non si usano mai. Tutto ciò che si costruisce da un’estremità alla successiva mantiene questa distanza, perciò l’intero palazzo sta su una griglia di un bottoncino ogni tre. La mappa è larga 28 bottoncini; ci stanno otto file in ogni direzione, con lo stesso bordo tutt’intorno.
book-r-2-title = Che cos’è un arco su un arco?
book-r-2 = Solo quello che ne copre un altro del tutto: i due piedi sulle due estremità dello stesso arco. Un piede sull’estremità di un altro arco è un normale gradino.
book-r-2-why = Letta con più rigore, la regola vieterebbe la scalinata iniziale che i regolamenti prescrivono e il primo turno che mostrano per il giocatore 1: in entrambi il piede di un arco sta su un arco.
book-r-3-title = Conta l’ordine in cui mattoncini e colonne sono impilati sotto un arco?
book-r-3 = No. Gli stessi pezzi in un altro ordine fanno la stessa scalinata, che si scrive con le colonne per prime. Tre mattoncini al posto di una colonna, invece, fanno un’altra scalinata.
book-r-3-why = Nel gioco quell’ordine non serve mai più; quello che resta in mano, invece, conta.
book-r-4-title = Un giocatore che potrebbe costruire può rinunciarvi?
book-r-4 = No. Passa solo chi non può costruire nulla, e prima di dirlo il programma cerca una scalinata (R-24).
book-r-4-why = I regolamenti parlano dei passi del turno come di un dovere e dell’attesa come di una rara sfortuna.
book-r-5-title = E se non ci sono più decorazioni di quel colore?
book-r-5 = La scalinata resta senza decorazione. Non dà il Credito Scimmia per l’altezza e non sposta né la Scimmia né la Farfalla, ma il suo colore dice ancora quali carte si possono pescare, e l’estremità dell’ultimo arco resta libera.
book-r-5-why = I regolamenti non lo prevedono. Credito e animali spettano a una decorazione posata; il colore invece viene dal terreno.
book-r-6-title = Una decorazione è la più alta del suo colore se un’altra è altrettanto alta?
book-r-6 = No: dev’essere più alta di tutte le altre, compreso il mattoncino dorato della scalinata iniziale.
book-r-6-why = Di due uguali nessuna è la più alta. Ma i regolamenti escludono espressamente la parità solo per la Farfalla, non per il credito, quindi anche l’altra lettura ha le sue ragioni.
book-r-6-option = “Credito in caso di parità”, solo se la scegliete: allora anche una decorazione alta come un’altra vale il Credito Scimmia per l’altezza.
book-r-7-title = In che ordine stanno le carte di una pila?
book-r-7 = In ordine casuale. Tutti vedono la prima carta di ogni pila, nessuno le altre.
book-r-7-why = I regolamenti dicono come dividere le carte in pile e si fermano lì. Le risposte dell’editore alle domande dei giocatori dicono che le pile si mescolano.
book-r-7-option = “Pile ordinate”, solo se la scegliete: allora ogni pila comincia con le carte che hanno meno Punti Banana, e l’ordine non è più un segreto.
book-r-8-title = Che cosa dev’essere alto cinque mattoncini per una Carta Bonus?
book-r-8 = Un pilastro: mattoncini e colonne che il giocatore ha appena posato su una casella, direttamente l’uno sull’altro. Una colonna vale tre. Un arco in mezzo interrompe il pilastro, e ciò che stava già sotto non conta.
book-r-8-why = I regolamenti parlano di una parte della scalinata appena costruita e non contano gli archi. Non c’è un’opzione per i pezzi più vecchi: premierebbero un’altezza costruita da qualcun altro.
book-r-9-title = Chi può costruire sul bottoncino dove sta un animale?
book-r-9 = Nessuno, nemmeno chi ha la sua carta, e nessun altro animale può sedersi lì. Se non ci fosse un’estremità d’arco libera per la Scimmia, cambierebbe mano solo la sua carta.
book-r-9-why = I regolamenti mettono la Scimmia lì perché dia fastidio, e su un bottoncino occupato non c’è posto per un mattoncino. (Il secondo punto è solo per completezza: la scalinata appena costruita ha sempre un’estremità libera.)
book-r-10-title = Quale decorazione attira la Farfalla?
book-r-10 = La più alta di tutte, di qualunque colore; secondo i regolamenti francese e olandese, la più alta del suo colore. Se un’altra è altrettanto alta, la Farfalla resta dov’è.
book-r-10-why = I regolamenti inglese, italiano e brasiliano confrontano tutti i colori; quello francese e quello olandese confrontano la decorazione solo con quelle del suo colore. Tre contro due; e con la seconda lettura la Farfalla è un doppione del credito per l’altezza.
book-r-10-option = “Farfalla per colore”, attiva nelle edizioni francese e olandese: allora la Farfalla si posa sulla decorazione più alta del suo colore.
book-r-11-title = Quando si può prendere la Rana?
book-r-11 = In due momenti del proprio turno: prima di costruire, così la sua colonna può far parte della scalinata, e alla fine, al passo 8. Prima di costruire viene proposta solo a chi può costruire qualcosa con la colonna in mano. Non viene mai proposta a chi ce l’ha già, né quando il Vassoio non ha colonne. La pedina va sull’estremità d’arco libera più bassa della nuova scalinata; se più d’una è alla stessa altezza, sceglie il giocatore.
book-r-11-why = I regolamenti permettono di prenderla in qualunque momento del turno. Solo prima di costruire il momento cambia ciò che si può costruire. Tra la costruzione e il passo 8 conterebbe per due cose: se una consegna trova ancora l’ultima colonna nel Vassoio, e se il bottoncino che la Rana lascia è libero quando si sposta la Scimmia. Per così poco non lo chiediamo altre tre volte a turno. E la Rana ha bisogno di una nuova scalinata su cui sedersi: senza, non c’è nulla da proporre.
book-r-12-title = E se il Vassoio non basta per una consegna?
book-r-12 = Il giocatore prima divide le icone tra archi e mattoncini. Se il Vassoio ha meno di quanto chiede, o troppo poche colonne, questo round è l’ultimo. Il giocatore prende ciò che c’è e può sostituire il resto con l’altro tipo, finché ce n’è; le colonne non si sostituiscono. Chi chiede solo ciò che c’è non fa finire la partita. Secondo il regolamento italiano si deve chiedere ciò che c’è finché basta, e la fine arriva solo quando non basta. Le consegne dell’ultimo round vanno avanti allo stesso modo.
book-r-12-why = I regolamenti sono diversi. In quello inglese, in quello olandese e in quello brasiliano la fine arriva quando manca un tipo che un giocatore vuole, in quello francese quando per una consegna manca un tipo qualsiasi, in quello italiano quando le consegne non si possono soddisfare. Tutti lasciano scegliere tra archi e mattoncini, quindi la scelta viene prima. Non si è puniti due volte per uno scomparto vuoto: un’icona vale per l’uno o per l’altro tipo, un’icona di colonna solo per una colonna.
book-r-12-option = “Il Vassoio decide la fine”, attiva nell’edizione italiana: la partita finisce solo quando nessuna combinazione di archi e mattoncini basta per la consegna, o mancano le colonne.
book-r-13-title = La Scimmia può restare dov’è?
book-r-13 = No, va su un altro bottoncino.
book-r-13-why = Va messa su un bottoncino libero, e quello che occupa non lo è. Non c’è un’opzione: tutti e cinque i regolamenti dicono che va posata di nuovo.
book-r-14-title = Dove si trova la Rana presa prima di costruire?
book-r-14 = Dov’era: la carta e la colonna cambiano mano subito, la pedina resta e tiene chiuso il suo bottoncino fino al passo 8. Se poi la nuova scalinata non ha estremità d’arco libere (un solo arco, con la decorazione da una parte e la Scimmia dall’altra), la pedina resta dov’è.
book-r-14-why = Il suo nuovo posto dipende dalla scalinata, che non è ancora costruita. Toglierla nel frattempo aprirebbe un bottoncino di cui nessun regolamento parla, e si finirebbe per dimenticarla a mezz’aria. Per questo non c’è un’opzione.
book-r-15-title = Un giocatore che passa riceve la Rana?
book-r-15 = No. Chi non può costruire ritira la Consegna Ricorrente, e il suo turno è finito.
book-r-15-why = I regolamenti concedono quella consegna e nient’altro, e non c’è una nuova scalinata per la Rana. Un’opzione darebbe una colonna a chiunque non può costruire, e la Rana non avrebbe dove andare.
book-r-16-title = Si può rinunciare a una Carta Bonus?
book-r-16 = No: si prende ogni volta che spetta, senza che venga chiesto.
book-r-16-why = Il riassunto del turno dice di prenderla, la pagina del passo 7 lo permette. Quattro Punti Banana non fanno male a nessuno: chiederlo sarebbe inutile.
book-r-17-title = Dove vanno le nuove carte?
book-r-17 = Prima sugli spazi vuoti della plancia, da sinistra. Quando tutti e quattro sono occupati, ogni altra carta va su uno spazio a scelta del giocatore, anche su una nuova carta di questo turno.
book-r-17-why = Quattro dei regolamenti permettono di mettere le nuove carte l’una sull’altra quando la plancia è piena; quello brasiliano lo impone, e allora tutte le nuove carte di un turno devono condividere uno spazio. Normalmente seguiamo i quattro. Quale spazio vuoto riceva una carta non cambia nulla; quale carta occupi l’ultimo sì, e il gioco lo chiede.
book-r-17-option = “Nuove carte insieme”, attiva nell’edizione brasiliana: le nuove carte che non trovano uno spazio vuoto vanno tutte sullo stesso spazio, l’una sull’altra.
book-r-18-title = In che ordine si spostano gli animali al passo 8?
book-r-18 = Scimmia, Farfalla, Rana.
book-r-18-why = È l’ordine dei regolamenti, e conta: la Scimmia può prendere il bottoncino della Rana.
book-r-19-title = Una decorazione su cui si è costruito conta ancora?
book-r-19 = Sì. Mantiene il suo livello, e una nuova deve superarla per essere la più alta.
book-r-19-why = I regolamenti confrontano con le decorazioni sul tabellone, e questa lo è ancora.
book-r-20-title = E le posizioni con più pezzi di quanti ne ha una scatola?
book-r-20 = Si possono contare le loro scalinate, ma non ci si può giocare.
book-r-20-why = Contare serve a confrontare programmi, e con palazzi più grandi il confronto riesce meglio. Una partita, invece, appartiene a una sola scatola.
book-r-21-title = Che cosa si chiede a un giocatore?
book-r-21 = Tutto ciò che ha almeno due risposte, e sempre che cosa costruire.
book-r-21-why = Una domanda con una sola risposta è un clic sprecato. Costruire è il cuore del turno; e dover passare è una notizia da dare.
book-r-22-title = Quanto di ciò che manca si può sostituire con l’altro tipo (R-12)?
book-r-22 = Quanto si vuole, anche nulla.
book-r-22-why = È un diritto del giocatore. Verso la fine, lasciare un mattoncino nel Vassoio può valere più che averlo.
book-r-23-title = Quali svolte può fare una scalinata?
book-r-23 = L’arco successivo prosegue dritto oppure gira di 90 gradi a sinistra o a destra. Non torna mai indietro sull’arco appena posato.
book-r-23-why = I regolamenti parlano di 90 gradi, e quello italiano e quello brasiliano escludono espressamente di più. Su bottoncini in fila non c’è nulla tra il dritto e un quarto di giro: non serve un’opzione.
book-r-24-title = E se nessuno può dire se si può costruire (R-4)?
book-r-24 = Il programma cerca una scalinata da ogni punto d’inizio e prova al massimo 25.000 archi per ciascuno. Se non ne ha trovata nessuna, il giocatore può passare. Chi ne trova una può comunque costruirla.
book-r-24-why = Nessuno è obbligato a costruire ciò che una ricerca così lunga non trova. In una partita vera bastano poche centinaia di archi; con decine di archi in mano davanti a un palazzo lontano fatto di torri non è detto.
