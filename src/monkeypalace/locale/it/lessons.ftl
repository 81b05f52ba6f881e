### The lessons, and the comments of the first game. A task has a sentence that says what to do
### and a hint; spots are named like d4, north is towards the higher numbers.

## The pages

lesson-page-title = Impara a giocare
lesson-page-lead = Dieci brevi lezioni su veri palazzi. Dieci minuti e sai giocare.
lesson-progress = Esercizi riusciti: { $done } su { $all }
lesson-lesson-done = finita
lesson-list = Tutte le lezioni
lesson-task = Esercizio { $task } di { $tasks }
lesson-hand = Hai
lesson-hint = Suggerimento
lesson-next = Avanti
lesson-again = Riprova
lesson-passed = { $praise ->
    [1] Ben fatto!
    [2] Esatto!
    [3] Benissimo!
   *[4] Un palazzo di cui andare fieri!
}
lesson-refused = Prova riuscita! Ecco perché è vietato:
lesson-not-yet = Si può fare, ma non ci siamo ancora.
lesson-course-done = Ora sai giocare!
lesson-first-game-lead = Gioca la tua prima partita contro un bot facile da battere. I commenti ti spiegano le novità.
lesson-first-game = Prima partita guidata

## Your first arch

lesson-first-title = Il tuo primo arco
lesson-first-arch = In ogni turno aggiungi una scalinata al palazzo. Parte dal terreno libero e deve toccare il palazzo. Tocca un anello luminoso, poi l’arco che brilla, e costruisci.
lesson-first-arch-hint = Parti da d3 e vai a nord, verso d4. Un mattoncino sotto l’arco mette i due piedi alla stessa altezza.
lesson-first-two = Ora due archi, senza mattoncini. Il secondo arco parte dall’estremità del primo.
lesson-first-two-hint = Parti da b4 e vai due volte a est: il primo arco sta a terra, il secondo va dalla sua estremità a d4.

## A step on an arch’s end

lesson-step-title = Gradino per gradino
lesson-step-three = Ogni arco è il gradino successivo: parte dall’estremità dell’arco precedente, così una scalinata sale sempre. Costruiscine una di tre archi.
lesson-step-three-hint = Da b4 vai tre volte a est: c4, d4, e4. Ogni arco sta un livello più in alto del precedente.
lesson-step-gold = Sali fino in cima: finisci la scalinata sul mattoncino dorato di f4. Si può costruire anche sulle decorazioni.
lesson-step-gold-hint = Da b4, quattro archi verso est ti portano proprio all’altezza di f4.

## Supports and columns

lesson-supports-title = Sostegni e colonne
lesson-supports-bricks = I due piedi di un arco stanno alla stessa altezza. Riempi ciò che manca con mattoncini (alti 1) o colonne (alte 3). Posa un arco che finisca su e4, che è alta 2.
lesson-supports-bricks-hint = Parti da e3 o da e5. Due mattoncini alzano l’arco all’altezza di e4.
lesson-supports-column = f4 è alta 3, proprio come una colonna. Costruisci una scalinata con una colonna.
lesson-supports-column-hint = Parti proprio accanto a f4, per esempio da g4, e posa l’arco verso f4.
lesson-supports-between = Puoi anche impilare mattoncini sull’estremità di un tuo arco, prima che da lì parta il successivo. Costruisci una scalinata con un gradino rialzato così.
lesson-supports-between-hint = Da g3 vai a ovest verso f3, poi a nord verso f4: due mattoncini sull’estremità del primo arco alzano il secondo.

## Turning

lesson-turning-title = Le curve
lesson-turning-once = Dopo ogni arco prosegui dritto, oppure giri a sinistra o a destra. Costruisci una scalinata con una curva.
lesson-turning-once-hint = Parti da c3: a nord verso c4, poi a est verso d4.
lesson-turning-twice = Ora una scalinata con due curve.
lesson-turning-twice-hint = Parti da b3: est, nord, est. I mattoncini riempiono ciò che manca.

## Attaching

lesson-attaching-title = Un solo palazzo
lesson-attaching-far = Almeno una casella della tua scalinata doveva avere dei pezzi già prima del tuo turno. Parti da più lontano, da un terreno dorato, e raggiungi il palazzo.
lesson-attaching-far-hint = Parti da h4: a ovest verso g4, poi ancora a ovest su f4, con due mattoncini sull’estremità del primo arco.
lesson-attaching-passing = Basta toccarlo di passaggio! Fai passare la scalinata per il palazzo e falla finire dove il terreno era libero.
lesson-attaching-passing-hint = Da b4 vai a est verso c4 e d4, poi a nord verso d5. Due mattoncini su d5 reggono l’ultimo arco.

## What is forbidden

lesson-forbidden-title = Che cosa è vietato
lesson-forbidden-start = Ogni rifiuto ti viene spiegato. Prova a partire da d4, dove ci sono già dei pezzi.
lesson-forbidden-start-hint = Tocca d4 sul tabellone, il piede della scalinata al centro.
lesson-forbidden-alone = Con due archi non si va lontano. Prova a partire da a8, nell’angolo a nord-ovest.
lesson-forbidden-alone-hint = Tocca a8. Nella vista in pianta è in alto a sinistra.
lesson-forbidden-back = Posa un arco, poi prova a tornare subito indietro, alla casella da cui è partito.
lesson-forbidden-back-hint = Tocca b4, posa l’arco verso est, poi scegli ovest.
lesson-forbidden-animal = La Scimmia siede su e4. Prova a posare un arco sul suo bottoncino.
lesson-forbidden-animal-hint = Parti da e3, poi scegli nord.

## Decorate and count

lesson-counting-title = Decorare e contare
lesson-counting-colour = Il terreno da cui parti decide il colore della tua decorazione, e quindi quali carte puoi pescare. Costruisci una scalinata che riceva una decorazione verde scuro.
lesson-counting-colour-hint = b4, c3 ed e3 sono verde scuro. Parti da una di queste.
lesson-counting-height = Ogni arco vale 1 Credito Scimmia. Ne ottieni 1 in più se la tua decorazione è più alta di tutte le altre del suo colore. Guadagnane 3 con due archi.
lesson-counting-height-hint = Non c’è ancora una decorazione verde chiaro: la tua sarebbe la più alta. Parti da e2 e vai due volte a nord.
lesson-counting-pillar = Mattoncini e colonne impilati su una casella formano un pilastro. Per un nuovo pilastro alto almeno 5 ottieni una Carta Bonus: 4 Punti Banana. Costruiscine uno.
lesson-counting-pillar-hint = Una colonna e due mattoncini sono alti 5. Parti da e3, vai a nord e alza l’arco al livello 5.

## Buying and covering cards

lesson-cards-title = Le carte
lesson-cards-two = La tua scalinata ti ha dato 5 Crediti Scimmia e ha una decorazione verde scuro. Pesca due carte insieme, verde scuro o multicolore.
lesson-cards-two-hint = Pesca per esempio la carta da 2 e quella verde scuro da 3.
lesson-cards-all = I Crediti Scimmia non si conservano. Spendili tutti e 5.
lesson-cards-all-hint = 2 e 3, 1 e 4, oppure una carta da 5.
lesson-cards-cover = La tua Plancia Giocatore è piena: la nuova carta ne copre una vecchia. Le carte coperte conservano i loro Punti Banana, ma non consegnano più nulla. Colloca la nuova in modo da ricevere 5 pezzi a ogni turno.
lesson-cards-cover-hint = Copri una carta senza Consegna Ricorrente.

## Deliveries and the end

lesson-deliveries-title = Le consegne e la fine
lesson-deliveries-arches = In ogni turno la tua plancia e le tue carte visibili consegnano pezzi. Per ogni icona con arco e mattoncino scegli uno dei due. Ritira almeno 3 archi.
lesson-deliveries-arches-hint = Sposta il cursore fino a 3 archi o più.
lesson-deliveries-on = Nel Vassoio restano solo 2 archi. Se non può darti tutto ciò che chiedi, questo round è l’ultimo. Scegli in modo che la partita continui.
lesson-deliveries-on-hint = Chiedi al massimo 2 archi e, per il resto, mattoncini.
lesson-deliveries-end = Ora immagina di essere in testa: scegli in modo che questo round sia l’ultimo. Poi si contano tutti i Punti Banana, anche quelli delle carte coperte. Vince chi ne ha di più.
lesson-deliveries-end-hint = Chiedi più archi di quanti ne ha il Vassoio.

## Monkey, butterfly and frog

lesson-animals-title = Scimmia, Farfalla e Rana
lesson-animals-monkey = Hai posato un mattoncino dorato: la Scimmia è tua. Vale 2 Punti Banana per chi ce l’ha alla fine, e dove siede nessuno può costruire. Mettila su e4 per chiuderne il bottoncino.
lesson-animals-monkey-hint = Tocca e4 sul tabellone, o scegli la casella dall’elenco.
lesson-animals-butterfly = Con il modulo Farfalla, la decorazione più alta di tutte attira la Farfalla: 2 Punti Banana. Metti la tua più in alto della foglia su e4.
lesson-animals-butterfly-hint = e5 è alta 5. Parti da e6 e posa l’arco verso sud, su e5.
lesson-animals-frog = Con il modulo Rana puoi prendere la Rana. Porta subito una colonna, ma costa 3 Punti Banana a chi ce l’ha alla fine. Con un solo arco non puoi costruire: prendila!
lesson-animals-frog-hint = La colonna è proprio ciò che ti serve.
lesson-animals-jump = Ora costruisci con la colonna. Alla fine del turno la Rana si siede sull’estremità d’arco libera più bassa della tua scalinata.
lesson-animals-jump-hint = f4 è alta come una colonna. Parti proprio accanto, per esempio da g4.

## What is still missing

lesson-missing-arches = La tua scalinata ha { $have ->
    [one] { $have } arco
   *[other] { $have } archi
}; ne servono { $need }.
lesson-missing-columns = La tua scalinata non ha colonne.
lesson-missing-turns = Curve: { $have } su { $need }.
lesson-missing-step-raised = Non hai impilato mattoncini sull’estremità di un tuo arco.
lesson-missing-ends-on = La tua scalinata non finisce su { $spot }.
lesson-missing-bare-end = La tua scalinata finisce dove c’erano già dei pezzi. Aggiungi un arco, fino al terreno libero.
lesson-missing-colour = La tua scalinata parte da un terreno di un altro colore. Parti da un terreno { $colour ->
    [l] verde chiaro
    [d] verde scuro
   *[g] dorato
}.
lesson-missing-credits = La tua scalinata vale { $have ->
    [one] { $have } Credito Scimmia
   *[other] { $have } Crediti Scimmia
}; ne servono { $need }.
lesson-missing-bonus = Nessun nuovo pilastro di mattoncini e colonne è alto almeno 5. Gli archi non contano.
lesson-missing-tallest = Un’altra decorazione è altrettanto alta, o di più.
lesson-missing-cards = Carte: { $have } su { $need }.
lesson-missing-spends = Crediti Scimmia spesi: { $have } su { $need }.
lesson-missing-income = Così ricevi solo { $have } pezzi a ogni turno. Copri una carta senza Consegna Ricorrente.
lesson-missing-takes-arches = Archi: { $have } su { $need }.
lesson-missing-goes-on = Il Vassoio non può dare tutto questo: questo round sarebbe l’ultimo.
lesson-missing-ends-the-game = Il Vassoio può dare tutto questo: la partita continua.
lesson-missing-sits-on = { $animal ->
    [frog] La Rana
    [butterfly] La Farfalla
   *[monkey] La Scimmia
} deve stare su { $spot }.
lesson-missing-trophy = Hai lasciato { $animal ->
    [butterfly] la Farfalla
    [monkey] la Scimmia
   *[frog] la Rana
} dov’era.
lesson-missing-refusal = Questo non infrange la regola { $rule }.

## Comments of the first game

lesson-note-close = Capito
lesson-note-welcome = Ti diamo il benvenuto! Costruisci una scalinata che tocchi il palazzo; due archi sono un buon inizio. Se non sai dove, tocca “Mostra buone scalinate”.
lesson-note-decorated = La prima decorazione! Ha il colore del terreno da cui parte la scalinata. Si possono pescare le carte di quel colore e quelle multicolore.
lesson-note-bought = La prima carta. Le carte con molti Punti Banana fanno vincere; quelle che consegnano a ogni turno fanno costruire di più. Pesca presto queste ultime.
lesson-note-recurring = La prima Consegna Ricorrente. Arriva a ogni turno. Gli archi valgono Crediti Scimmia, i mattoncini portano più in alto: ritira un po’ di entrambi.
lesson-note-covers = Una carta è stata coperta. I suoi Punti Banana contano ancora, ma non consegna più nulla.
lesson-note-bonus = Una Carta Bonus! Un nuovo pilastro alto almeno 5 vale 4 Punti Banana.
lesson-note-monkey = La Scimmia si è spostata. Nessuno può costruire sul suo bottoncino. La sua Carta Trofeo vale 2 Punti Banana alla fine; passa a chi posa il prossimo mattoncino dorato.
lesson-note-end = Il Vassoio si svuota: questo round è l’ultimo. Adesso i Punti Banana valgono più delle consegne.
lesson-note-over = La tua prima partita! Ora si contano tutti i Punti Banana, anche quelli delle carte coperte.
