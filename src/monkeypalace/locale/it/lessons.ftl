### The lessons, and the comments of the first game. A task has a sentence that says what to do
### and a hint; spots are named like d4, north is towards the higher numbers.

## The pages

lesson-page-title = Impara a giocare
lesson-page-lead = Dieci brevi lezioni su veri palazzi. Dieci minuti e conosci tutto il gioco.
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
    [3] Sta in piedi!
   *[4] Un palazzo di cui andare fieri!
}
lesson-refused = Bella prova! Ecco perché è vietato:
lesson-not-yet = Si può fare, ma non ci siamo ancora.
lesson-course-done = Ora sai giocare!
lesson-first-game-lead = Gioca la tua prima partita contro un bot facile. Dei commenti ti spiegano le novità.
lesson-first-game = Prima partita guidata

## Your first arch

lesson-first-title = Il tuo primo arco
lesson-first-arch = In ogni turno aggiungi una scalinata al palazzo. Parte dal terreno nudo e deve toccare il palazzo. Tocca un anello luminoso, poi l’arco che brilla, e costruisci.
lesson-first-arch-hint = Parti da d3 e vai a nord, verso d4. Un mattoncino sotto l’arco mette i due piedi alla stessa altezza.
lesson-first-two = Ora due archi, senza mattoncini. Il secondo arco parte dall’estremità del primo.
lesson-first-two-hint = Parti da b4 e vai due volte a est: il primo arco sta sul terreno, il secondo porta dalla sua estremità a d4.

## A step on an arch’s end

lesson-step-title = Gradino per gradino
lesson-step-three = Ogni arco è il gradino successivo: parte dall’estremità dell’arco precedente, così una scalinata sale sempre. Costruiscine una di tre archi.
lesson-step-three-hint = Da b4 vai tre volte a est: c4, d4, e4. Ogni arco è più alto di uno del precedente.
lesson-step-gold = Sali fino in cima: finisci la scalinata sul mattoncino dorato in f4. Si può costruire anche sulle decorazioni.
lesson-step-gold-hint = Da b4, quattro archi verso est ti portano proprio all’altezza di f4.

## Supports and columns

lesson-supports-title = Sostegni e colonne
lesson-supports-bricks = I due piedi di un arco stanno alla stessa altezza. Riempi ciò che manca con mattoncini (alti 1) o colonne (alte 3). Posa un arco che finisce su e4, che è alta 2.
lesson-supports-bricks-hint = Parti da e3 o da e5. Due mattoncini alzano l’arco all’altezza di e4.
lesson-supports-column = f4 è alta 3, proprio come una colonna. Costruisci una scalinata con una colonna.
lesson-supports-column-hint = Parti proprio accanto a f4, per esempio da g4, e posa l’arco verso f4.
lesson-supports-between = Puoi anche impilare mattoncini sull’estremità del tuo stesso arco, prima che da lì parta il successivo. Costruisci una scalinata con un gradino così.
lesson-supports-between-hint = Da g3 vai a ovest verso f3, poi a nord verso f4: due mattoncini sull’estremità del primo arco alzano il secondo.

## Turning

lesson-turning-title = Dietro l’angolo
lesson-turning-once = Dopo ogni arco vai dritto, oppure giri a sinistra o a destra. Costruisci una scalinata con una curva.
lesson-turning-once-hint = Parti da c3: a nord verso c4, poi a est verso d4.
lesson-turning-twice = Ora una scalinata con due curve.
lesson-turning-twice-hint = Parti da b3: est, nord, est. I mattoncini riempiono ciò che manca.

## Attaching

lesson-attaching-title = Un solo palazzo
lesson-attaching-far = Almeno una casella della tua scalinata deve aver avuto pezzi prima del tuo turno. Parti da più lontano, da un terreno dorato, e raggiungi il palazzo.
lesson-attaching-far-hint = Parti da h4: a ovest verso g4, poi ancora a ovest su f4, con due mattoncini sull’estremità del primo arco.
lesson-attaching-passing = Basta toccarlo di passaggio! Porta la scalinata attraverso il palazzo e falla finire dove il terreno era nudo.
lesson-attaching-passing-hint = Da b4 vai a est verso c4 e d4, poi a nord verso d5. Due mattoncini su d5 reggono l’ultimo arco.

## What is forbidden

lesson-forbidden-title = Che cosa è vietato
lesson-forbidden-start = Un rifiuto ti dice sempre il perché. Prova a partire da d4, dove ci sono già pezzi.
lesson-forbidden-start-hint = Tocca d4 sul tabellone, il piede della scalinata al centro.
lesson-forbidden-alone = Con due archi non si va lontano. Prova a partire da a8, nell’angolo a nord-ovest.
lesson-forbidden-alone-hint = Tocca a8. Nella pianta è in alto a sinistra.
lesson-forbidden-back = Posa un arco, poi prova a tornare dritto da dove è partito.
lesson-forbidden-back-hint = Tocca b4, posa l’arco verso est, poi scegli ovest.
lesson-forbidden-animal = La Scimmia siede su e4. Prova a posare un arco sul suo bottoncino.
lesson-forbidden-animal-hint = Parti da e3, poi scegli nord.

## Decorate and count

lesson-counting-title = Decorare e contare
lesson-counting-colour = Il terreno da cui parti decide il colore della tua decorazione e delle carte che puoi prendere. Costruisci una scalinata che ne riceva una verde scuro.
lesson-counting-colour-hint = b4, c3 ed e3 sono verde scuro. Parti da una di queste.
lesson-counting-height = Ogni arco vale 1 Credito Scimmia. Ce n’è 1 in più se la tua decorazione è più alta di tutte le altre del suo colore. Guadagnane 3 con due archi.
lesson-counting-height-hint = Non c’è ancora una decorazione verde chiaro: la tua sarebbe la più alta. Parti da e2 e vai due volte a nord.
lesson-counting-pillar = Mattoncini e colonne impilati su una casella formano un pilastro. Se è nuovo e alto almeno 5, ricevi una Carta Bonus: 4 Punti Banana. Costruiscine uno.
lesson-counting-pillar-hint = Una colonna e due mattoncini fanno 5. Parti da e3, vai a nord e alza l’arco al livello 5.

## Buying and covering cards

lesson-cards-title = Le carte
lesson-cards-two = La tua scalinata ha fruttato 5 Crediti Scimmia e una decorazione verde scuro. Prendi due carte insieme, verde scuro o multicolori.
lesson-cards-two-hint = Prendi per esempio la carta da 2 e quella verde scuro da 3.
lesson-cards-all = I Crediti Scimmia non si conservano. Spendili tutti e 5.
lesson-cards-all-hint = 2 e 3, 1 e 4, oppure una carta da 5.
lesson-cards-cover = La tua Plancia Giocatore è piena: la nuova carta ne copre una vecchia. Le carte coperte conservano le loro banane, ma non consegnano più. Mettila in modo da ricevere 5 pezzi a ogni turno.
lesson-cards-cover-hint = Copri una carta che non porta nulla a ogni turno.

## Deliveries and the end

lesson-deliveries-title = Le consegne e la fine
lesson-deliveries-arches = In ogni turno la tua Plancia Giocatore e le carte visibili consegnano pezzi. Ogni icona è un mattoncino o un arco, a tua scelta. Prendi almeno 3 archi.
lesson-deliveries-arches-hint = Sposta il cursore finché mostra 3 archi o più.
lesson-deliveries-on = Nel vassoio restano solo 2 archi. Se non può darti tutto ciò che chiedi, questo round è l’ultimo. Scegli in modo che la partita continui.
lesson-deliveries-on-hint = Chiedi al massimo 2 archi e, per il resto, mattoncini.
lesson-deliveries-end = Stavolta sei in testa: scegli in modo che questo round sia l’ultimo. Poi si contano tutti i Punti Banana, anche quelli delle carte coperte. Vince chi ne ha di più.
lesson-deliveries-end-hint = Chiedi più archi di quanti ne ha il vassoio.

## Monkey, butterfly and frog

lesson-animals-title = Scimmia, Farfalla e Rana
lesson-animals-monkey = Hai posato l’oro, quindi la Scimmia è tua: 2 Punti Banana per chi ce l’ha alla fine. Dove siede, nessuno può costruire. Chiudi con lei il bottoncino di e4.
lesson-animals-monkey-hint = Tocca e4 sul tabellone, o scegli la casella dalla lista.
lesson-animals-butterfly = Con il modulo Farfalla, la decorazione più alta di tutte attira la Farfalla: 2 Punti Banana. Costruisci più in alto delle foglie su e4.
lesson-animals-butterfly-hint = e5 è alta 5. Parti da e6 e posa l’arco verso sud, su e5.
lesson-animals-frog = Con il modulo Rana puoi prendere la Rana. Porta subito una colonna, ma costa 3 Punti Banana a chi ce l’ha alla fine. Con un solo arco non puoi costruire: prendila!
lesson-animals-frog-hint = La colonna è proprio ciò che ti serve.
lesson-animals-jump = Ora costruisci con la colonna. Alla fine del turno la Rana si siede sul bottoncino libero più basso della tua scalinata.
lesson-animals-jump-hint = f4 è alta come una colonna. Parti proprio accanto, per esempio da g4.

## What is still missing

lesson-missing-arches = La tua scalinata ha { $have ->
    [one] { $have } arco
   *[other] { $have } archi
}; ne servono { $need }.
lesson-missing-columns = Non c’è nessuna colonna.
lesson-missing-turns = Curve: { $have } su { $need }.
lesson-missing-step-raised = Non c’è nulla di impilato sull’estremità di uno dei tuoi archi.
lesson-missing-ends-on = Non finisce su { $spot }.
lesson-missing-bare-end = Finisce dove c’erano già pezzi. Fai ancora un passo, fino al terreno nudo.
lesson-missing-colour = Parte da un terreno di un altro colore. Parti da un terreno { $colour ->
    [l] verde chiaro
    [d] verde scuro
   *[g] dorato
}.
lesson-missing-credits = Vale { $have ->
    [one] { $have } Credito Scimmia
   *[other] { $have } Crediti Scimmia
}; ne vuoi { $need }.
lesson-missing-bonus = Nessun pilastro di mattoncini e colonne è alto 5. Gli archi non contano.
lesson-missing-tallest = Un’altra decorazione è altrettanto alta, o di più.
lesson-missing-cards = Carte: { $have } su { $need }.
lesson-missing-spends = Crediti Scimmia spesi: { $have } su { $need }.
lesson-missing-income = Ora ricevi solo { $have } pezzi a ogni turno. Copri una carta che non porta nulla a ogni turno.
lesson-missing-takes-arches = Archi: { $have } su { $need }.
lesson-missing-goes-on = Il vassoio non può dare tutto questo: il round sarebbe l’ultimo.
lesson-missing-ends-the-game = Il vassoio può dare tutto questo: la partita continua.
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
lesson-missing-refusal = Questo non viola la regola { $rule }.

## Comments of the first game

lesson-note-close = Capito
lesson-note-welcome = Ti diamo il benvenuto! Costruisci una scalinata che tocchi il palazzo; due archi sono un buon inizio. Se non sai dove, chiedi delle buone scalinate.
lesson-note-decorated = La prima decorazione! Ha il colore del terreno da cui parte la scalinata, come le carte che si possono prendere.
lesson-note-bought = La prima carta. Le carte con molte banane fanno vincere; quelle che consegnano a ogni turno fanno costruire di più. Prendi presto queste ultime.
lesson-note-recurring = La prima Consegna Ricorrente. Arriva a ogni turno. Gli archi valgono crediti, i mattoncini portano più in alto: prendi un po’ di tutti e due.
lesson-note-covers = Una carta è stata coperta. Le sue banane contano ancora, ma non consegna più.
lesson-note-bonus = Una Carta Bonus! Un nuovo pilastro alto almeno 5 vale 4 Punti Banana.
lesson-note-monkey = La Scimmia si è spostata. Nessuno può costruire sul suo bottoncino, e la sua Carta Trofeo vale 2 Punti Banana finché qualcun altro non posa l’oro.
lesson-note-end = Il vassoio si svuota: questo round è l’ultimo. Adesso le banane valgono più delle consegne.
lesson-note-over = La tua prima partita! Ora si contano tutti i Punti Banana, anche quelli delle carte coperte.
