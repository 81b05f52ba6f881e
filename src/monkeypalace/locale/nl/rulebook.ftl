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
}

## Aim

book-aim-title = Doel van het spel
book-aim =
    Samen bouwen jullie één paleis van bogen, stenen en zuilen. In je beurt voeg je een trap toe: die begint op de grond en klimt, boog na boog, het paleis in.

    Elke boog levert apencredits op. Met credits koop je apenkaarten; die leveren nieuwe bouwstenen op, vaak elke beurt weer, en de meeste zijn bananen waard. Wie aan het eind de meeste bananen heeft, wint.
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
    - 4 spelersborden, 4 plattegronden, de bouwplaat en de bouwstenenbak

    Bogen, stenen en zuilen zijn er in vier tinten bruin. Dat is voor het oog; in het spel maakt het niets uit.

## Set-up

book-setup-title = Voorbereiding
book-setup =
    - Kies een plattegrond en leg hem op de bouwplaat. Plattegrond 1 en 2 zijn overal vrij; op 3 en 4 zijn er velden zonder knop.
    - Bouw de begintrap in het midden: een boog op de grond van d4 naar e4, een steen op f4, een boog van e4 naar f4, en een gouden steen op het uiteinde daarvan.
    - Schud elke stapel apenkaarten en leg hem zo neer dat iedereen de bovenste kaart ziet.
    - Ga zitten op volgorde van de beurten. Wie het laatst een banaan heeft gegeten, krijgt plaats 1, of jullie loten.
    - Pak je eerste bouwstenen. Plaats 1: { $hand1 }. Plaats 2: { $hand2 }. Plaats 3: { $hand3 }. Plaats 4: { $hand4 }.
    - De aap wacht naast het bord. Vlinder en kikker blijven in de doos, tenzij jullie met hun modules spelen.
book-setup-look = De begintrap. De knoppen zijn 1, 2 en 3 stenen hoog.

## The turn

book-turn-title = Je beurt in acht stappen
book-turn =
    Doe de stappen op volgorde; daarna is de volgende speler aan de beurt, met de klok mee. Kun je geen enkele trap bouwen, dan pak je alleen je vaste voorraad.
book-step-1-title = Stap 1: bouwen
book-step-1 =
    Bouw precies één trap met bouwstenen uit je hand. Hoe die eruit mag zien, staat in de bouwregels A tot en met I. Wat je niet gebruikt, houd je.
book-step-1-look = Twee bogen: de eerste op de grond, de tweede van het uiteinde daarvan omhoog naar d4.
book-step-2-title = Stap 2: versieren
book-step-2 =
    Kijk welke kleur de grond heeft waar je trap begint. Op het verste uiteinde van je laatste boog komt een versiersteen in die kleur. Later mag daar weer op gebouwd worden, net als op elke knop.
book-step-2-look = De trap begint op de donkergroene grond van b4, dus komen er donkergroene bladeren op het eindpunt.
book-step-3-title = Stap 3: apencredits tellen
book-step-3 =
    - 1 apencredit voor elke boog van je trap
    - 1 extra als je nieuwe versiersteen hoger staat dan alle andere van zijn kleur

    Stenen en zuilen leveren zelf geen credits op, maar ze brengen je hogerop.
book-step-4-title = Stap 4: apenkaarten pakken
book-step-4 =
    Koop zoveel kaarten als je apencredits toelaten, hoogstens één van elke stapel. Ze moeten meerkleurig zijn of de kleur van je versiersteen hebben. Credits die overblijven, vervallen.
book-step-5-title = Stap 5: eenmalige voorraad
book-step-5 =
    Op elke kaart die je net hebt gepakt, staat een eenmalige voorraad. Pak die uit de bak: bij elk symbool met boog en steen kies je een van de twee; een zuil is een zuil.
book-step-6-title = Stap 6: vaste voorraad
book-step-6 =
    Leg je nieuwe kaarten op je spelersbord, eerst op de lege plekken. Zijn alle vier bezet, dan bedekt een nieuwe kaart een kaart naar keuze. Een bedekte kaart levert geen bouwstenen meer op, maar de bananen tellen nog mee.

    Pak daarna de vaste voorraad van je bord en van al je zichtbare kaarten.
book-step-7-title = Stap 7: bonuskaart
book-step-7 =
    Is een pilaar van je nieuwe trap minstens { $pillar } stenen hoog, pak dan een bonuskaart. Een zuil telt voor drie; bogen tellen niet mee. Je krijgt er één per beurt, zolang er nog zijn.
book-step-7-right = Een zuil en twee stenen op e3: een pilaar van vijf, en een bonuskaart.
book-step-8-title = Stap 8: trofeeën
book-step-8 =
    Heb je een gouden steen geplaatst, dan verhuist de aap. Spelen jullie met de modules, kijk dan ook naar de vlinder en de kikker.

## Building rules

book-building-title = De bouwregels
book-building =
    Negen korte regels zeggen wat een trap is. Op de plaatjes is alles met een lichte rand nieuw, de cijfers geven de volgorde van de bogen aan, en rood is wat niet mag.

    Velden hebben namen: letters van west naar oost, cijfers van zuid naar noord. Bij d3 bN E begin je op d3, zet je daar een steen (b) neer, en leg je een boog naar het noorden (N) en nog een naar het oosten (E). S is zuid, W is west, c is een zuil.
book-rule-a-title = A: begin op vrije grond
book-rule-a =
    Je trap begint op een knop van de plattegrond die niet versperd is en waar geen bouwsteen op staat en geen dier op zit.
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
    Bouwstenen staan op de grond of op de bovenste knop van een stapel: op een steen, een zuil, een booguiteinde of zelfs een versiersteen. Nooit op de twee middelste knoppen van een boog, nooit waar geen knop is en nooit waar een dier zit.
book-rule-d-right = De boog rust op de gouden steen. Dat mag.
book-rule-d-wrong = De aap zit op e4 en schuift niet op.
book-rule-e-title = E: blijf verbonden
book-rule-e =
    Op minstens één veld van je trap moeten al vóór je beurt bouwstenen hebben gestaan. Zo blijft het paleis één paleis.
book-rule-e-right = De tweede boog raakt het paleis op d4.
book-rule-e-wrong = Vlakbij, maar niet verbonden: c5, d5 en e5 waren allemaal kaal.
book-rule-f-title = F: ondersteun beide uiteinden
book-rule-f =
    Een boog rust met beide voeten op dezelfde hoogte. Waar iets ontbreekt, vul je het gat met je eigen stenen (één hoog) en zuilen (drie hoog): onder het verste uiteinde en op het uiteinde van de vorige boog.
book-rule-f-right = Stenen onder beide uiteinden, en nog een op de eerste boog om de hoogte van de gouden steen te halen.
book-rule-f-wrong = Bij f3 staat niets onder de boog: hij hangt in de lucht.
book-rule-g-title = G: geen boog vlak op een boog
book-rule-g =
    Een boog mag niet plat op een andere liggen, met beide voeten op de twee uiteinden van dezelfde boog. Eén voet op het uiteinde van een andere boog is een gewone trede.
book-rule-g-right = De tweede boog ligt boven een andere, maar niet vlak erop.
book-rule-g-wrong = Beide voeten op één boog. Dit gaat ook tegen regel A in: via een trap kom je altijd hoger uit dan dit.
book-rule-h-title = H: rechtdoor of de hoek om
book-rule-h =
    Na elke boog ga je rechtdoor, linksaf of rechtsaf. Je gaat nooit recht terug. Een spiraal die hogerop weer op een eerder veld uitkomt, mag.
book-rule-h-right = Linksaf, dan rechtsaf: elke hoek mag.
book-rule-h-wrong = De tweede boog gaat terug naar waar de eerste vandaan kwam.
book-rule-i-title = I: trede voor trede
book-rule-i =
    Elke boog begint op het uiteinde van de vorige: op de knop zelf, of op stenen en zuilen die je daar stapelt. Elke boog ligt dus hoger dan de vorige. Naast de route komt geen boog en geen steun.
book-rule-i-right = Elke boog begint waar de vorige eindigt.
book-rule-i-wrong = De derde boog begint op d3, maar de trap is nu bij d4.

## Trophies

book-trophies-title = De aap
book-trophies =
    Telkens als je een gouden steen plaatst, pak je de apen-trofeekaart, uit het midden of van een andere speler. Wie hem aan het eind heeft, krijgt er { $monkey } bananen voor.

    Zet daarna de aap op een vrij booguiteinde, van welke trap in het paleis ook. Niemand kan op zijn knop bouwen tot hij weer verhuist.
book-trophies-look = De aap op c4 sluit deze knop voor iedereen af.

## Modules

book-modules-title = Nog twee dieren
book-modules =
    Vlinder en kikker zijn voor wie het spel kent. Speel met een van de twee, of met allebei.
book-butterfly-title = De vlinder
book-butterfly =
    Is de versiersteen die je plaatst de hoogste van allemaal? Zet de vlinder er dan op en pak de vlinder-trofeekaart. Even hoog als een andere is niet genoeg. De kaart is aan het eind { $butterfly } bananen waard, en niemand kan op de knop onder de vlinder bouwen.
book-butterfly-look = De bladeren op e4 zijn de hoogste versiersteen.
book-frog-title = De kikker
book-frog =
    Eén keer in je beurt mag je de kikker pakken als je hem niet hebt: vóór het bouwen, of aan het eind van je beurt. Hij levert je meteen een zuil uit de bak op. Maar wie aan het eind van het spel de kikker-trofeekaart heeft, verliest { $frog } bananen.

    De kikker gaat op het laagste vrije booguiteinde zitten van de trap die je net hebt gebouwd.
book-frog-look = Op de laagste trede, zoals kikkers het graag hebben.

## End

book-end-title = Einde van het spel
book-end =
    Zitten er in de bak te weinig bouwstenen voor een eenmalige of vaste voorraad, dan is het einde nabij: speel de ronde uit, zodat iedereen even vaak aan de beurt is geweest.

    Tel dan je bananen: die op al je apenkaarten, ook de bedekte, op je bonuskaarten en op je trofeekaarten. Wie de meeste heeft, wint. Bij een gelijke stand beslist de apen-trofeekaart, als een van de gelijke spelers die heeft; anders delen ze de winst.

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
book-r-4 = Nee. Passen is voor wie niets kan bouwen, en het programma heeft elke trap bekeken voordat het dat zegt.
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
book-r-8-why = De boekjes vragen om een deel van de net gebouwde trap en tellen bogen niet mee.
book-r-9-title = Wie mag bouwen op de knop waar een dier zit?
book-r-9 = Niemand, ook niet wie de kaart heeft, en er mag geen ander dier gaan zitten. Mocht er geen vrij booguiteinde voor de aap zijn, dan verhuist alleen zijn kaart.
book-r-9-why = De boekjes zetten de aap neer om in de weg te zitten, en op een bezette knop is geen plaats voor een steen. (De tweede helft is voor de volledigheid: de net gebouwde trap heeft altijd een vrij uiteinde.)
book-r-10-title = Welke versiersteen trekt de vlinder aan?
book-r-10 = De hoogste van allemaal, welke kleur hij ook heeft. Is een andere even hoog, dan blijft de vlinder waar hij is.
book-r-10-why = De Engelse, Italiaanse en Braziliaanse boekjes vergelijken alle kleuren, de Franse en Nederlandse vergelijken de versiersteen met zijn eigen kleur. Drie tegen twee; en met de tweede uitleg zou de vlinder hetzelfde zijn als de credit voor de hoogte.
book-r-10-option = “Vlinder per kleur”, alleen als jullie ervoor kiezen: de vlinder komt dan op een versiersteen die de hoogste van zijn eigen kleur is.
book-r-11-title = Wanneer mag je de kikker pakken?
book-r-11 = Op twee momenten van je beurt: vóór het bouwen, zodat zijn zuil in de trap kan, en aan het eind, in stap 8. Vóór het bouwen wordt hij alleen aangeboden aan wie met de zuil in de hand iets kan bouwen. Hij wordt nooit aangeboden aan wie hem al heeft, en ook niet als de bak geen zuil meer heeft. De figuur gaat naar de laagste trede van de nieuwe trap waarvan het uiteinde vrij is; zijn er meer even laag, dan kiest de speler.
book-r-11-why = Volgens de boekjes mag je hem op elk moment van je beurt pakken. Alleen vóór het bouwen maakt het moment uit voor wat je kunt bouwen. Tussen het bouwen en stap 8 zou het maar voor één ding uitmaken: of er voor je voorraad nog een laatste zuil in de bak ligt. Daarvoor vragen we het niet nog drie keer per beurt. En de kikker heeft een nieuwe trap nodig om op te zitten; zonder trap valt er niets aan te bieden.
book-r-12-title = Wat als de bak te weinig heeft voor een voorraad?
book-r-12 = De speler verdeelt eerst de symbolen over bogen en stenen. Heeft de bak niet zoveel bogen, stenen of zuilen, dan is deze ronde de laatste. De speler pakt wat er is en mag met de andere van de twee soorten aanvullen zolang die er is; voor zuilen komt niets in de plaats. Wie alleen noemt wat er is, beëindigt het spel niet. In de laatste ronde wordt de voorraad op dezelfde manier gepakt.
book-r-12-why = Volgens de boekjes eindigt het spel als er van één soort te weinig is, en mag de speler kiezen tussen bogen en stenen. De keuze komt dus eerst. Je wordt niet twee keer gestraft voor een leeg vak: een symbool met boog en steen staat voor beide soorten, een zuilsymbool alleen voor een zuil.
book-r-13-title = Mag de aap blijven waar hij is?
book-r-13 = Nee, hij gaat naar een andere knop.
book-r-13-why = Hij moet op een vrije knop worden gezet, en die onder hem is niet vrij.
book-r-14-title = Waar zit een kikker die vóór het bouwen is gepakt?
book-r-14 = Waar hij zat: kaart en zuil verhuizen meteen, de figuur blijft zitten en houdt zijn knop bezet tot stap 8. Heeft de nieuwe trap dan geen vrij booguiteinde (één boog, met de versiersteen op het ene uiteinde en de aap op het andere), dan blijft de figuur waar hij is.
book-r-14-why = Zijn nieuwe plek hangt af van de trap, en die is er nog niet. Hem zolang optillen zou een knop vrijmaken waar geen boekje iets over zegt, en een figuur die nergens staat, vergeet je aan tafel gemakkelijk.
book-r-15-title = Krijgt een speler die past de kikker?
book-r-15 = Nee. Wie niet kan bouwen, pakt de vaste voorraad, en de beurt is voorbij.
book-r-15-why = De boekjes geven die voorraad en niets anders, en er is geen nieuwe trap voor de kikker.
book-r-16-title = Mag je een bonuskaart laten liggen?
book-r-16 = Nee, wie hem verdient, krijgt hem altijd, zonder vraag.
book-r-16-why = Het overzicht van de beurt zegt dat je hem pakt, de bladzijde over stap 7 zegt dat het mag. Vier bananen doen niemand kwaad, dus zou het een overbodige vraag zijn.
book-r-17-title = Waar komen nieuwe kaarten?
book-r-17 = Eerst op de lege plekken van het bord, vanaf links. Zijn alle vier bezet, dan komt elke volgende kaart op een plek naar keuze, ook op een nieuwe kaart van deze beurt.
book-r-17-why = Vier van de boekjes staan toe dat nieuwe kaarten op elkaar komen als het bord vol is; het Braziliaanse eist het, zodat alle nieuwe kaarten van een beurt één plek zouden moeten delen. Wij volgen de vier. Op welke lege plek een kaart komt, maakt niets uit; welke kaart op de laatste lege plek komt wel, en dat wordt gevraagd.
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
book-r-23-why = De boekjes spreken van 90 graden, en twee ervan sluiten meer uitdrukkelijk uit. Op knoppen in rijen is er niets tussen rechtdoor en een kwartslag.
book-r-24-title = En als niemand kan zeggen of er iets gebouwd kan worden (R-4)?
book-r-24 = Het programma zoekt vanaf elk beginpunt naar een trap tot het in gedachten 25.000 bogen heeft gelegd. Heeft het er dan geen gevonden, dan mag de speler passen. Wie er zelf een vindt, mag die toch bouwen.
book-r-24-why = Niemand hoeft te bouwen wat zo’n lange zoektocht niet vindt. In een echt spel zijn enkele honderden bogen genoeg; met tientallen bogen in de hand voor een ver paleis van torens is dat niet zeker.
