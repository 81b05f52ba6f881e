### The rule book. Every section has a title and a text; paragraphs are separated by empty lines,
### and lines that begin with “-” are the points of a list. An example has a caption under its name.

## The book itself

book-title = Monkey Palace: de spelregels
book-toc = Inhoud
book-search = Zoek in de regels
book-found = { $count ->
    [0] Niets gevonden. Probeer een ander woord.
    [one] Gevonden in { $count } onderdeel
   *[other] Gevonden in { $count } onderdelen
}
book-print = Afdrukken
book-verdict = { $verdict ->
    [right] Goed
    [wrong] Fout
   *[look] Voorbeeld
}
book-why = Waarom?
book-option = Optie
book-ours = Onze keuze
book-others = In andere boekjes ({ $books }):
book-edition = { $edition ->
    [fr] Frans
    [nl] Nederlands
    [it] Italiaans
    [pt-BR] Braziliaans
   *[en] Engels
}
# For those who do not see the picture. $heights is a list like “d4 1, e4 2”.
book-described = Hoogtes voor de beurt: { $heights }.{ $staircase ->
    [none] { "" }
   *[other] { " " }De nieuwe trap: { $staircase }.
}
# The first hand of a seat.
book-hand = { $arches ->
    [one] { $arches } boog
   *[other] { $arches } bogen
}{ $bricks ->
    [0] { "" }
    [one] { " " }en { $bricks } steen
   *[other] { " " }en { $bricks } stenen
}{ $columns ->
    [0] { "" }
    [one] { " " }en { $columns } zuil
   *[other] { " " }en { $columns } zuilen
}
book-delivery = { $icons ->
    [0] { "" }
    [one] { $icons } boog of steen
   *[other] { $icons } bogen of stenen
}{ $columns ->
    [0] { "" }
    [one] { $icons ->
        [0] { $columns } zuil
       *[other] { " " }en { $columns } zuil
    }
   *[other] { $icons ->
        [0] { $columns } zuilen
       *[other] { " " }en { $columns } zuilen
    }
}
book-card = Waarde { $cost }, bananen { $bananas }, eenmalige voorraad: { $once }, vaste voorraad: { $every }

## Aim

book-aim-title = Doel van het spel
book-aim =
    Diep in de jungle ligt het oude apenpaleis, lang verlaten, in puin. Er woont nu een aap. Jullie bouwen het paleis weer op, met bogen, stenen en zuilen, maar als rivalen: wiens trappen leveren het meest op? In je beurt voeg je een trap toe: die begint op de grond en klimt, boog na boog, het paleis in.

    Bouw hoog en met veel bogen: het loont allebei. Elke boog levert een apencredit op. Met credits koop je apenkaarten; die leveren nieuwe bouwstenen op, vaak elke beurt weer, en de meeste zijn bananen waard.

    Raken de bouwstenen op, dan is het spel afgelopen. Wie de meeste bananen heeft, wint.
book-aim-look = Een paleis na een paar beurten. Ook de aap heeft een plekje gevonden.

## The box

book-box-title = Wat er in de doos zit
book-box =
    - { $arches } bogen: vier knoppen lang, één steen hoog, met alleen onder de twee uiteinden een voet
    - { $bricks } stenen: één knop breed, één hoog
    - { $columns } zuilen: één knop breed, drie hoog
    - { $decorations } versierstenen in elk van de drie kleuren: lichtgroene en donkergroene bamboebladeren en gouden stenen
    - { $cards } apenkaarten in { $piles } stapels: kaarten van 1, 2 en 6 credits zijn meerkleurig, kaarten van 3, 4 en 5 credits zijn er in alle drie de kleuren
    - { $bonus_cards } bonuskaarten van elk { $bonus_bananas } bananen
    - 3 trofeekaarten met hun dieren: aap, vlinder en kikker
    - 4 spelersborden en de bouwstenenbak
    - de bouwplaat, 4 hoekstenen en 2 vellen met de 4 plattegronden, genummerd van 1 tot 4

    Bogen, stenen en zuilen heten samen bouwstenen. Ze zijn er in vier tinten bruin, van elke tint evenveel. Dat is voor het oog; in het spel maakt het niets uit.

    De uitgever heeft een video met uitleg, en de spelregels in meer talen: dottedgames.com/monkeypalace

    Monkey Palace is een spel van David Gordon en TAM, met illustraties van AMEET en Matthieu Martin. LEGO is een handelsmerk van de LEGO Groep.

    ~ De getallen op kaarten en borden staan alleen op plaatjes die wij niet hebben. De onze zijn zo gekozen dat het spel verloopt zoals de boekjes het beschrijven. Heb je de doos, dan kun je je eigen kaarten invoeren en daarmee spelen.

## Set-up

book-setup-title = Voorbereiding
book-setup =
    - Leg bogen, stenen en zuilen in de vakjes van de bouwstenenbak.
    - Op de bouwplaat komen eerst de vier hoekstenen, dan een plattegrond naar keuze. Het cijfer staat in een hoek; begin de eerste keer met plattegrond 1.
    - Bouw de begintrap op de wit gemarkeerde velden: een boog op de grond van d4 naar e4, een steen op f4, een boog van e4 naar f4. De tint bruin maakt niet uit. Op het eindpunt komt een gouden steen.
    - De andere versierstenen wachten binnen handbereik tot iemand er een nodig heeft. Je kunt er ook een kleine jungle van maken rond de plattegrond.
    - Stapel de gele bonuskaarten op.
    - Sorteer de apenkaarten op kleur en op waarde; die staat in de linkerbovenhoek. Er zijn { $piles } stapels: één voor elke waarde van de meerkleurige kaarten (1, 2 en 6), en negen voor waarde 3, 4 en 5 in lichtgroen, donkergroen en goud. Schud elke stapel en leg hem met de credits-kant naar boven neer, zodat iedereen de bovenste kaart ziet.
    - Zet de aap op zijn trofeekaart, midden op tafel. Vlinder en kikker blijven in de doos, tenzij jullie met ze spelen: dan wacht elk op zijn eigen trofeekaart.
    - Wie het laatst een banaan heeft gegeten, krijgt spelersbord 1, of jullie loten. Met de klok mee pakken de anderen bord 2, 3 en 4.
    - Achter op je bord staan je eerste bouwstenen. Pak ze uit de bak, in welke tinten je maar wilt. Bord 1: { $hand1 }. Bord 2: { $hand2 }. Bord 3: { $hand3 }. Bord 4: { $hand4 }. Keer je bord daarna om, met de voorkant naar boven voor je.

    De gedrukte boekjes van de vijf talen verschillen op drie punten: waar nieuwe kaarten komen, de vlinder en het einde van het spel. Hier lees je de regels van het Nederlandse boekje, met een opmerking over de andere. Als je een tafel klaarzet, kies je één boekje voor iedereen.

    ~ Een deel hiervan tonen de boekjes alleen op plaatjes, dus dat hebben wij gekozen: waar de begintrap staat, de kleuren van de plattegronden, dat 1 en 2 overal vrij zijn en 3 en 4 velden zonder knop hebben, en de eerste bouwstenen van bord 3 en 4. Dat de stapels worden geschud, is het antwoord van de uitgever op een vraag van een speler. Ook het loten en de credits-kant naar boven komen van ons.
book-setup-look = De begintrap. De knoppen zijn 1, 2 en 3 stenen hoog.

## The turn

book-turn-title = Je beurt in acht stappen
book-turn =
    Je speelt in rondes: elke ronde is iedereen één keer aan de beurt. Doe de acht stappen op volgorde; daarna is de speler links van je aan de beurt.

    Heel soms kun je geen enkele trap bouwen. Dan pak je alleen je vaste voorraad en wacht je tot de volgende ronde.
book-step-1-title = Stap 1: bouwen
book-step-1 =
    Bouw precies één trap: een of meer bogen, vaak met stenen en zuilen om ze te ondersteunen of om hoger te komen. Hij heeft een beginpunt op de grond en klimt, elke boog een trede hoger dan de vorige, naar zijn eindpunt. Wat precies mag, staat in de bouwregels A tot en met I.

    Gebruik zoveel bouwstenen als je wilt, in welke tint dan ook. Wat je niet gebruikt, houd je. Kijk vóór het bouwen naar de grond onder je beginpunt: die kleur bepaalt welke kaarten je mag pakken.

    Draai de bouwplaat gerust en kijk van alle kanten. Zie je onder het bouwen een betere plek? Breek je trap af en begin opnieuw.
book-step-1-look = De eerste beurt van speler 1, met twee bogen: de eerste op de grond, de tweede van het uiteinde daarvan omhoog naar d4.
book-step-1-second = De eerste beurt van speler 2, met twee bogen en een steen.
book-step-2-title = Stap 2: versieren
book-step-2 =
    Staat je trap? Dan komt er een versiersteen in de grondkleur van het beginpunt op het eindpunt: op de verste knop van je laatste boog. Later mag daar weer op gebouwd worden, net als op elke knop.
book-step-2-look = De trap begint op de donkergroene grond van b4, dus komt er een donkergroen bamboeblad op het eindpunt.
book-step-3-title = Stap 3: apencredits tellen
book-step-3 =
    - 1 apencredit voor elke boog van je trap
    - 1 extra als je nieuwe versiersteen op dit moment hoger staat dan alle andere van zijn kleur

    Stenen en zuilen leveren zelf geen credits op, maar ze brengen je hogerop. Credits zijn alleen een getal: je krijgt er niets voor in je hand.
book-step-3-look = Drie bogen zijn 3 apencredits. Het nieuwe blad staat hoger dan het andere lichtgroene, op e4: 1 extra. Samen 4.
book-step-4-title = Stap 4: apenkaarten pakken
book-step-4 =
    Besteed je apencredits aan een of meer kaarten: steeds de kaart die boven op een stapel ligt, en van elke stapel maar één. Ze moeten meerkleurig zijn of de kleur van je versiersteen hebben. Je hoeft niet alles te besteden, maar wat overblijft, vervalt. Een stapel kan leegraken; er komt niets voor in de plaats.

    Een kaart heeft twee kanten. Op de credits-kant staan de waarde, de bananen en wat de kaart oplevert. Op de apenkant staat alleen wat hij elke beurt oplevert.
book-step-4-sides = Credits-kant en apenkant. 1: de waarde in apencredits. 2: bananen. 3: eenmalige voorraad. 4: vaste voorraad.
book-step-4-six = Zes bogen vanaf een donkergroen beginpunt, maar niet de hoogste versiersteen: 6 apencredits. Op deze manieren besteed je ze allemaal.
book-step-5-title = Stap 5: eenmalige voorraad
book-step-5 =
    Elke kaart die je net hebt gepakt, brengt een eenmalige voorraad mee; kijk op de credits-kant. Bij elk symbool met steen en boog kies je een van de twee; een zuil is een zuil.
book-step-5-look = Twee symbolen en een zuil: pak twee bogen, van elk één, of twee stenen, en de zuil erbij.
book-step-6-title = Stap 6: vaste voorraad
book-step-6 =
    Keer je nieuwe kaarten om, zodat de apenkant boven ligt, en leg ze op je spelersbord, eerst op de lege plekken. Er is plaats voor vier zichtbare kaarten; zijn alle vier de plekken bezet, dan bedekt een nieuwe kaart een kaart naar keuze. Een bedekte kaart levert geen bouwstenen meer op, maar de bananen tellen nog mee.

    { $edition }

    Daarna komt de vaste voorraad: pak bouwstenen voor alle symbolen links op je bord en op elke kaart die nog zichtbaar is.
book-step-6-false = Is je bord vol en heb je meerdere nieuwe kaarten, leg ze dan elk waar je wilt. Ze mogen elkaar ook bedekken.
book-step-6-true = Is je bord vol en heb je meerdere nieuwe kaarten, dan moeten die op elkaar liggen, allemaal op één plek.
book-step-6-look = Negen symbolen op het bord en de vier kaarten, hier gepakt als vijf bogen en vier stenen.
book-step-7-title = Stap 7: bonuskaart
book-step-7 =
    Is een deel van je nieuwe trap een pilaar van minstens { $pillar } stenen hoog, pak dan een bonuskaart, goed voor { $bonus_bananas } bananen. Een zuil telt voor drie stenen; bogen tellen niet mee. Je krijgt er één per beurt, zolang er nog zijn. Leg hem naast je bord, waar iedereen hem kan zien.
book-step-7-right = Een zuil en twee stenen op e3: een pilaar van vijf, en een bonuskaart.
book-step-8-title = Stap 8: trofeeën
book-step-8 =
    Heb je een gouden steen geplaatst, dan verhuist de aap en is zijn trofeekaart voor jou. Spelen jullie met vlinder en kikker, kijk dan ook of je hun kaarten krijgt.

    Trofeekaarten liggen naast het bord van wie ze heeft en wisselen onderweg van eigenaar. Het telt wie er aan het eind een heeft: die levert bananen op, of kost ze.

## Building rules

book-building-title = De bouwregels
book-building =
    Negen korte regels zeggen wat een trap is. Op de plaatjes is alles met een lichte rand nieuw, de cijfers geven de volgorde van de bogen aan, en rood is wat niet mag. De letters op de grond noemen de kleur: l is lichtgroen, d is donkergroen, g is goud.

    Velden hebben namen: letters van west naar oost, cijfers van zuid naar noord. Bij d3 bN E begin je op d3, zet je daar een steen (b, van het Engelse brick) neer, en leg je een boog naar het noorden (N) en nog een naar het oosten (E). S is zuid, W is west, c (van column) is een zuil.
book-rule-a-title = A: begin op vrije grond
book-rule-a =
    Het beginpunt van je trap is een knop van de plattegrond die niet versperd is en waar geen bouwsteen op staat en geen dier op zit.
book-rule-a-right = Hij begint op b4, waar de grond kaal is.
book-rule-a-wrong = Op d4 staan al bouwstenen: daar kan niets beginnen.
book-rule-b-title = B: begin waarmee je wilt
book-rule-b =
    De eerste bouwsteen mag een boog, een steen of een zuil zijn. Versierstenen zijn niet om mee te bouwen.
book-rule-b-right = Eerst een steen: de eerste boog ligt dan één hoger.
book-rule-b-wrong = De gouden steen is een versiersteen: daar bouw je niet mee.
book-rule-c-title = C: eindig met een boog
book-rule-c =
    Het laatste deel van je trap is een boog. Stenen en zuilen waar geen boog op ligt, horen niet bij een trap.
book-rule-c-right = Eén boog is genoeg voor een trap.
book-rule-c-wrong = De bovenste steen heeft niets te dragen.
book-rule-d-title = D: bouw op vrije knoppen
book-rule-d =
    Bouwstenen staan op de grond of op de bovenste knop van een stapel: op een steen, een zuil, een booguiteinde of zelfs een versiersteen. Nooit op de middelste twee knoppen van een boog, nooit waar geen knop is en nooit waar een dier zit.
book-rule-d-right = De boog rust op de gouden steen. Dat mag.
book-rule-d-wrong = De aap zit op e4 en schuift niet op.
book-rule-e-title = E: blijf verbonden
book-rule-e =
    Op minstens één veld van je trap moeten al vóór je beurt bouwstenen hebben gestaan. Zo blijft het paleis één paleis.
book-rule-e-right = De tweede boog raakt het paleis op d4.
book-rule-e-wrong = Vlakbij, maar niet verbonden: c5, d5 en e5 waren allemaal kaal.
book-rule-f-title = F: ondersteun beide uiteinden
book-rule-f =
    Niets hangt in de lucht: een boog rust met beide voeten op de grond of op een stapel, op dezelfde hoogte. Waar iets ontbreekt, vul je het gat met je eigen stenen (één hoog) en zuilen (drie hoog): onder het verste uiteinde en op het uiteinde van de vorige boog.
book-rule-f-right = Stenen onder beide uiteinden, en nog een op de eerste boog om de hoogte van de gouden steen te halen.
book-rule-f-wrong = Bij f3 staat niets onder de boog: hij hangt in de lucht.
book-rule-g-title = G: geen boog vlak op een boog
book-rule-g =
    Een boog mag niet plat op een andere liggen, met beide voeten op de twee uiteinden van dezelfde boog. Eén voet op het uiteinde van een andere boog is een gewone trede (R-2).
book-rule-g-right = De tweede boog ligt boven een andere, maar niet vlak erop.
book-rule-g-wrong = Beide voeten op één boog. Dit gaat ook tegen regel A in: via een trap kom je altijd hoger uit dan dit.
book-rule-h-title = H: rechtdoor of de hoek om
book-rule-h =
    Na elke boog ga je rechtdoor, of draai je 90 graden naar links of rechts. Je gaat nooit recht terug (R-23). Een spiraal die hogerop weer op een eerder veld uitkomt, mag.
book-rule-h-right = Linksaf, dan rechtsaf: elke hoek mag.
book-rule-h-wrong = De tweede boog gaat terug naar waar de eerste vandaan kwam.
book-rule-i-title = I: trede voor trede
book-rule-i =
    Een trap is één direct pad van de grond naar zijn versiersteen. Elke boog begint op het uiteinde van de vorige: op de knop zelf, of op stenen en zuilen die je daar stapelt. Elke boog ligt dus hoger dan de vorige; treden die niet oplopen, zijn geen trap. Niets takt af, en geen boog dient alleen als steun.
book-rule-i-right = Elke boog begint waar de vorige eindigt.
book-rule-i-wrong = De derde boog begint op d3, maar de trap is nu bij d4.

## Trophies

book-trophies-title = De aap
book-trophies =
    Telkens als je een gouden steen plaatst, moet de aap verhuizen: kies een vrij booguiteinde, in welke trap ook, nooit een middelste knop. Hij zit daar om in de weg te zitten: niemand kan op zijn knop bouwen tot hij weer verhuist.

    Daarna is de apen-trofeekaart voor jou, van tafel of van wie hem heeft. Wie hem aan het eind heeft, krijgt er { $monkey } bananen voor.
book-trophies-look = De aap op c4 sluit deze knop voor iedereen af.

## Modules

book-modules-title = Nog twee dieren
book-modules =
    Vlinder en kikker zijn twee optionele micro-uitbreidingen, voor wat afwisseling. Speel eerst een paar keer zonder ze; speel dan met een van de twee, of met allebei.
book-butterfly-title = De vlinder
book-butterfly =
    { $edition }

    Zet de vlinder er dan op en pak de vlinder-trofeekaart, van tafel of van wie hem heeft; dat moet. Even hoog als een andere is niet genoeg. De kaart is aan het eind { $butterfly } bananen waard, en niemand kan op de knop onder de vlinder bouwen (R-9).
book-butterfly-tallest-of-all = De vlinder komt als de versiersteen die je plaatst de hoogste van allemaal is, welke kleur hij ook heeft.
book-butterfly-tallest-of-its-colour = De vlinder komt als de versiersteen die je plaatst de hoogste van zijn eigen kleur is.
book-butterfly-look = Het bamboeblad op e4 is de hoogste donkergroene versiersteen.
book-frog-title = De kikker
book-frog =
    Eén keer per beurt is de kikker-trofeekaart voor jou, als je wilt en hem niet hebt: vóór het bouwen, of aan het eind van je beurt. Je pakt hem van tafel of van wie hem heeft, en meteen ook een zuil uit de bak. De kaart houden levert geen nieuwe zuil op, en wie hem aan het eind van het spel heeft, verliest { $frog } bananen.

    De kikker gaat in je nieuwe trap op het laagste booguiteinde zitten dat vrij is.

    ~ Volgens de boekjes mag je de kikker je hele beurt lang pakken. Hier wordt het twee keer gevraagd: vóór het bouwen en aan het eind (R-11).
book-frog-look = Op de laagste trede, zoals kikkers het graag hebben.

## End

book-end-title = Einde van het spel
book-end =
    { $edition }

    Speel dan de ronde uit, zodat iedereen even vaak aan de beurt is geweest. Draai daarna alle apenkaarten op jullie borden om en tel je bananen: die op al je kaarten, ook de bedekte, op je bonuskaarten en op je trofeekaarten.

    Wie de meeste heeft, wint. Bij een gelijke stand beslist de apen-trofeekaart, als een van de gelijke spelers die heeft; anders delen ze de winst.
book-end-named = Het einde komt als iemand bij het pakken van zijn voorraad, aan het slot van de beurt, van één soort meer bouwstenen wil dan de bak heeft.
book-end-total = Het einde komt als er op geen enkele manier genoeg bouwstenen in de bak zijn voor een voorraad: te weinig bogen en stenen samen, of te weinig zuilen. Zolang er genoeg zijn, pak je van wat er ligt.

## Rulings

book-rulings-title = Uitleg bij twijfel
book-rulings =
    De gedrukte regels laten een paar vragen open, of beantwoorden ze alleen met een plaatje. Hier staat wat dit spel doet, en waarom. Waar je het ook anders kunt zien, is er een optie die je kiest als je een tafel klaarzet.
book-r-1-title = Waar kunnen bouwstenen staan?
book-r-1 = Op 64 velden, acht bij acht, van a1 in het zuidwesten tot h8 in het noordoosten. Elke stapel groeit op één veld; elke boog verbindt twee velden naast elkaar.
book-r-1-why = Een boog staat op zijn twee uiteinden, drie knoppen van elkaar, en de middelste knoppen worden nooit gebruikt. Alles wat van het ene uiteinde naar het volgende wordt gebouwd, houdt die afstand, dus het hele paleis staat op een raster van elke derde knop. De plattegrond is 28 knoppen breed; daar passen in elke richting acht van zulke rijen op, met rondom dezelfde rand.
book-r-2-title = Wat is een boog op een boog?
book-r-2 = Alleen een boog die een andere helemaal bedekt: beide voeten op de twee uiteinden van dezelfde boog. Eén voet op het uiteinde van een andere boog is een gewone trede.
book-r-2-why = Strenger gelezen zou de regel de begintrap verbieden die de boekjes voorschrijven, en ook de eerste beurt die ze voor speler 1 tonen: in beide staat de voet van een boog op een boog.
book-r-3-title = Maakt het uit in welke volgorde stenen en zuilen onder een boog gestapeld zijn?
book-r-3 = Nee. Dezelfde bouwstenen in een andere volgorde zijn dezelfde trap, en die wordt met de zuilen eerst geschreven. Met drie stenen in plaats van een zuil is het wel een andere trap.
book-r-3-why = Niets in het spel vraagt later nog naar de volgorde, maar wat je in je hand overhoudt, telt wel.
book-r-4-title = Mag een speler die kan bouwen ervan afzien?
book-r-4 = Nee. Passen is voor wie niets kan bouwen, en het programma zoekt naar een trap voordat het dat zegt (R-24).
book-r-4-why = In de boekjes zijn de stappen van een beurt een plicht, en is wachten zeldzame pech.
book-r-5-title = Wat als er geen versiersteen van de kleur meer is?
book-r-5 = De trap blijft onversierd. Hij levert geen credit voor de hoogte op en verplaatst aap noch vlinder, maar zijn kleur bepaalt nog wel welke kaarten je mag kopen, en het uiteinde van de laatste boog blijft vrij.
book-r-5-why = De boekjes rekenen er niet op. Credit en dieren horen bij een versiersteen die geplaatst is; de kleur komt van de grond.
book-r-6-title = Is een versiersteen de hoogste van zijn kleur als een andere even hoog is?
book-r-6 = Nee: hij moet hoger zijn dan alle andere, ook dan de gouden van de begintrap.
book-r-6-why = Van twee gelijken is er geen de hoogste. Maar de boekjes sluiten een gelijke stand alleen voor de vlinder met zoveel woorden uit, niet voor de credit; er valt dus iets te zeggen voor de andere uitleg.
book-r-6-option = “Credit bij gelijke hoogte”, alleen als jullie ervoor kiezen: even hoog is dan genoeg voor de credit.
book-r-7-title = In welke volgorde liggen de kaarten van een stapel?
book-r-7 = In willekeurige volgorde. Iedereen ziet de bovenste kaart van elke stapel, niemand de andere.
book-r-7-why = De boekjes zeggen hoe je kaarten in stapels sorteert en laten het daarbij. De antwoorden van de uitgever op vragen van spelers zeggen dat de stapels geschud worden.
book-r-7-option = “Gesorteerde stapels”, alleen als jullie ervoor kiezen: elke stapel begint dan met de minste bananen, en de volgorde is geen geheim.
book-r-8-title = Wat moet vijf stenen hoog zijn voor een bonuskaart?
book-r-8 = Eén pilaar: stenen en zuilen die de speler net op één veld heeft gezet, direct op elkaar. Een zuil telt voor drie. Bij een boog ertussen houdt de pilaar op, en wat er al onder stond, telt niet mee.
book-r-8-why = De boekjes vragen om een deel van de net gebouwde trap en tellen bogen niet mee. Voor oudere bouwstenen is er geen optie: die zouden een hoogte belonen die iemand anders heeft gebouwd.
book-r-9-title = Wie mag bouwen op de knop waar een dier zit?
book-r-9 = Niemand, ook niet wie de kaart heeft, en er mag geen ander dier gaan zitten. Mocht er geen vrij booguiteinde voor de aap zijn, dan verhuist alleen zijn kaart.
book-r-9-why = De boekjes zetten de aap neer om in de weg te zitten, en op een bezette knop is geen plaats voor een steen. (De tweede helft is voor de volledigheid: de net gebouwde trap heeft altijd een vrij uiteinde.)
book-r-10-title = Welke versiersteen trekt de vlinder aan?
book-r-10 = Volgens het Nederlandse en het Franse boekje de hoogste van zijn eigen kleur; volgens de andere de hoogste van allemaal, welke kleur hij ook heeft. Is een andere even hoog, dan blijft de vlinder waar hij is.
book-r-10-why = De Engelse, Italiaanse en Braziliaanse boekjes vergelijken alle kleuren, de Franse en Nederlandse vergelijken de versiersteen met zijn eigen kleur. Zonder gekozen uitgave winnen drie het van twee; en met de tweede uitleg is de vlinder hetzelfde als de credit voor de hoogte.
book-r-10-option = “Vlinder per kleur”, aan in de Nederlandse en de Franse uitgave: de vlinder komt dan op een versiersteen die de hoogste van zijn eigen kleur is.
book-r-11-title = Wanneer mag je de kikker pakken?
book-r-11 = Op twee momenten van je beurt: vóór het bouwen, zodat zijn zuil in de trap kan, en aan het eind, in stap 8. Vóór het bouwen wordt hij alleen aangeboden aan wie met de zuil in de hand iets kan bouwen. Hij wordt nooit aangeboden aan wie hem al heeft, en ook niet als de bak geen zuil meer heeft. De figuur gaat naar de laagste trede van de nieuwe trap waarvan het uiteinde vrij is; zijn er meer even laag, dan kiest de speler.
book-r-11-why = Volgens de boekjes mag je hem op elk moment van je beurt pakken. Alleen vóór het bouwen maakt het moment uit voor wat je kunt bouwen. Tussen het bouwen en stap 8 zou het voor twee dingen uitmaken: of er voor je voorraad nog een laatste zuil in de bak ligt, en of de knop die de kikker verlaat vrij is als de aap verhuist. Daarvoor vragen we het niet nog drie keer per beurt. En de kikker heeft een nieuwe trap nodig om op te zitten; zonder trap valt er niets aan te bieden.
book-r-12-title = Wat als de bak te weinig heeft voor een voorraad?
book-r-12 = De speler verdeelt eerst de symbolen over bogen en stenen. Heeft de bak niet zoveel bogen, stenen of zuilen, dan is deze ronde de laatste. De speler pakt wat er is en mag met de andere van de twee soorten aanvullen zolang die er is; voor zuilen komt niets in de plaats. Wie alleen noemt wat er is, beëindigt het spel niet. Volgens het Italiaanse boekje moet je noemen wat er is zolang dat genoeg is, en komt het einde pas als het niet genoeg is. In de laatste ronde wordt de voorraad op dezelfde manier gepakt.
book-r-12-why = De boekjes verschillen. Bij het Engelse, het Nederlandse en het Braziliaanse komt het einde als er te weinig is van een soort die een speler wil, bij het Franse als er voor een voorraad van welk type dan ook te weinig is, bij het Italiaanse als er niet genoeg is voor de voorraden. Alle laten ze de speler kiezen tussen bogen en stenen, dus de keuze komt eerst. Je wordt niet twee keer gestraft voor een leeg vak: een symbool met boog en steen staat voor beide soorten, een zuilsymbool alleen voor een zuil.
book-r-12-option = “De bak bepaalt het einde”, aan in de Italiaanse uitgave: het spel eindigt pas als geen mengsel van bogen en stenen genoeg is, of als er te weinig zuilen zijn.
book-r-13-title = Mag de aap blijven waar hij is?
book-r-13 = Nee, hij gaat naar een andere knop.
book-r-13-why = Hij moet op een vrije knop worden gezet, en die onder hem is niet vrij. Er is geen optie, want alle vijf de boekjes zeggen dat je hem opnieuw moet neerzetten.
book-r-14-title = Waar zit een kikker die vóór het bouwen is gepakt?
book-r-14 = Waar hij zat: kaart en zuil verhuizen meteen, de figuur blijft zitten en houdt zijn knop bezet tot stap 8. Heeft de nieuwe trap dan geen vrij booguiteinde (één boog, met de versiersteen op het ene uiteinde en de aap op het andere), dan blijft de figuur waar hij is.
book-r-14-why = Zijn nieuwe plek hangt af van de trap, en die is er nog niet. Hem zolang optillen zou een knop vrijmaken waar geen boekje iets over zegt, en een figuur die nergens staat, vergeet je aan tafel gemakkelijk. Daarom is er geen optie.
book-r-15-title = Krijgt een speler die past de kikker?
book-r-15 = Nee. Wie niet kan bouwen, pakt de vaste voorraad, en de beurt is voorbij.
book-r-15-why = De boekjes geven die voorraad en niets anders, en er is geen nieuwe trap voor de kikker. Een optie zou iedereen die niet kan bouwen een zuil geven, en de kikker zou nergens heen kunnen.
book-r-16-title = Mag je een bonuskaart laten liggen?
book-r-16 = Nee, wie hem verdient, krijgt hem altijd, zonder vraag.
book-r-16-why = Het overzicht van de beurt zegt dat je hem pakt, de bladzijde over stap 7 zegt dat het mag. Vier bananen doen niemand kwaad, dus zou het een overbodige vraag zijn.
book-r-17-title = Waar komen nieuwe kaarten?
book-r-17 = Eerst op de lege plekken van het bord, vanaf links. Zijn alle vier bezet, dan komt elke volgende kaart op een plek naar keuze, ook op een nieuwe kaart van deze beurt.
book-r-17-why = Vier van de boekjes staan toe dat nieuwe kaarten op elkaar komen als het bord vol is; het Braziliaanse eist het, zodat alle nieuwe kaarten van een beurt één plek moeten delen. Standaard volgen we de vier. Op welke lege plek een kaart komt, maakt niets uit; welke kaart op de laatste lege plek komt wel, en dat wordt gevraagd.
book-r-17-option = “Nieuwe kaarten op één plek”, aan in de Braziliaanse uitgave: nieuwe kaarten die geen lege plek vinden, gaan allemaal op één plek, op elkaar.
book-r-18-title = In welke volgorde verhuizen de dieren in stap 8?
book-r-18 = Aap, vlinder, kikker.
book-r-18-why = Dat is de volgorde van de boekjes, en die maakt verschil: de aap kan de knop innemen waar de kikker zou gaan zitten.
book-r-19-title = Telt een versiersteen waarop gebouwd is?
book-r-19 = Ja. Hij houdt zijn hoogte, en een nieuwe moet hoger zijn om de hoogste te zijn.
book-r-19-why = De boekjes vergelijken met de versierstenen op het bord, en dat is hij nog steeds.
book-r-20-title = Hoe zit het met stellingen die meer bouwstenen hebben dan één doos?
book-r-20 = De trappen kun je tellen, maar spelen kun je er niet mee.
book-r-20-why = Tellen is om programma’s te vergelijken, en dat gaat beter met grotere paleizen. Een spel hoort bij één doos.
book-r-21-title = Wat wordt een speler gevraagd?
book-r-21 = Alles wat minstens twee antwoorden heeft, en altijd wat je bouwt.
book-r-21-why = Een vraag met maar één antwoord kost je alleen een klik. Bouwen is het hart van de beurt; en dat je moet passen, wil je wel weten.
book-r-22-title = Hoeveel van een tekort mag je met de andere soort aanvullen (R-12)?
book-r-22 = Zoveel als je wilt, ook niets.
book-r-22-why = Het is een recht van de speler. Tegen het eind kan een steen in de bak je meer opleveren dan een steen in je hand.
book-r-23-title = Welke bochten mag een trap maken?
book-r-23 = De volgende boog gaat rechtdoor of draait 90 graden naar links of rechts. Hij gaat nooit terug over de boog die net is gelegd.
book-r-23-why = De boekjes spreken van 90 graden, en het Italiaanse en het Braziliaanse sluiten meer uitdrukkelijk uit. Op knoppen in rijen is er niets tussen rechtdoor en een kwartslag, dus een optie is niet nodig.
book-r-24-title = En als niemand kan zeggen of er iets gebouwd kan worden (R-4)?
book-r-24 = Het programma zoekt vanaf elk beginpunt naar een trap en probeert daarbij per beginpunt hoogstens 25.000 bogen. Heeft het er dan geen gevonden, dan mag de speler passen. Wie er zelf een vindt, mag die toch bouwen.
book-r-24-why = Niemand hoeft te bouwen wat zo’n lange zoektocht niet vindt. In een echt spel zijn enkele honderden bogen genoeg; met tientallen bogen in de hand voor een ver paleis van torens is dat niet zeker.
