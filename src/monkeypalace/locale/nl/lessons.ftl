### The lessons, and the comments of the first game. A task has a sentence that says what to do
### and a hint; spots are named like d4, north is towards the higher numbers.

## The pages

lesson-page-title = Leer het spel
lesson-page-lead = Tien korte lessen op echte paleizen. Tien minuten, en je weet hoe je speelt.
lesson-progress = Opdrachten gedaan: { $done } van { $all }
lesson-lesson-done = klaar
lesson-list = Alle lessen
lesson-task = Opdracht { $task } van { $tasks }
lesson-hand = Je hebt
lesson-hint = Hint
lesson-next = Volgende
lesson-again = Opnieuw proberen
lesson-passed = { $praise ->
    [1] Goed gedaan!
    [2] Precies!
    [3] Dat staat als een huis!
   *[4] Een paleis om trots op te zijn!
}
lesson-refused = Goed geprobeerd! Hierom mag het niet:
lesson-not-yet = Het mag, maar je bent er nog niet.
lesson-course-done = Nu ken je het spel!
lesson-first-game-lead = Speel je eerste spel tegen een makkelijke bot. Bij alles wat nieuw is, krijg je een korte toelichting.
lesson-first-game = Eerste spel met begeleiding

## Your first arch

lesson-first-title = Je eerste boog
lesson-first-arch = Elke beurt bouw je een trap aan het paleis. Die begint op kale grond en moet het paleis raken. Tik op een lichte ring, dan op de boog die oplicht, en bouw je trap.
lesson-first-arch-hint = Begin op d3 en ga naar het noorden, naar d4. Een steen onder de boog maakt beide voeten even hoog.
lesson-first-two = Nu twee bogen, zonder steen. De tweede boog begint op het uiteinde van de eerste.
lesson-first-two-hint = Begin op b4 en ga twee keer naar het oosten: de eerste boog ligt op de grond, de tweede loopt van het uiteinde daarvan naar d4.

## A step on an arch’s end

lesson-step-title = Trede voor trede
lesson-step-three = Elke boog is de volgende trede: hij begint op het uiteinde van de vorige boog. Zo gaat een trap altijd omhoog. Bouw er een met drie bogen.
lesson-step-three-hint = Ga vanaf b4 drie keer naar het oosten: naar c4, d4 en e4. Elke boog ligt één hoger dan de vorige.
lesson-step-gold = Klim naar de top: laat je trap eindigen op de gouden steen op f4. Ook op versierstenen mag je bouwen.
lesson-step-gold-hint = Vanaf b4 kom je met vier bogen naar het oosten precies op de hoogte van f4.

## Supports and columns

lesson-supports-title = Steunen en zuilen
lesson-supports-bricks = De twee voeten van een boog staan altijd even hoog. Wat ontbreekt, vul je op met stenen (1 hoog) of zuilen (3 hoog). Leg een boog die eindigt op e4, dat 2 hoog is.
lesson-supports-bricks-hint = Begin op e3 of e5. Met twee stenen komt de boog op de hoogte van e4.
lesson-supports-column = f4 is 3 hoog, net als een zuil. Bouw een trap met een zuil erin.
lesson-supports-column-hint = Begin vlak naast f4, bijvoorbeeld op g4, en leg de boog naar f4.
lesson-supports-between = Je mag ook stenen stapelen op het uiteinde van je eigen boog, voordat de volgende daar begint. Bouw een trap met zo’n trede.
lesson-supports-between-hint = Ga vanaf g3 naar het westen, naar f3, en dan naar het noorden, naar f4: twee stenen op het uiteinde van de eerste boog tillen de tweede op.

## Turning

lesson-turning-title = De hoek om
lesson-turning-once = Na elke boog ga je rechtdoor, linksaf of rechtsaf. Bouw een trap met een bocht.
lesson-turning-once-hint = Begin op c3: naar het noorden, naar c4, en dan naar het oosten, naar d4.
lesson-turning-twice = Nu een trap met twee bochten.
lesson-turning-twice-hint = Begin op b3: oost, noord, oost. Stenen vullen op wat ontbreekt.

## Attaching

lesson-attaching-title = Eén paleis
lesson-attaching-far = Op minstens één veld van je trap moeten al vóór je beurt bouwstenen hebben gestaan. Begin verder weg, op gouden grond, en bereik het paleis.
lesson-attaching-far-hint = Begin op h4: naar het westen, naar g4, en nog eens naar het westen, naar f4, met twee stenen op het uiteinde van de eerste boog.
lesson-attaching-passing = Het paleis onderweg raken is genoeg! Laat je trap over het paleis lopen en eindigen waar de grond kaal was.
lesson-attaching-passing-hint = Ga vanaf b4 naar het oosten, naar c4 en d4, en dan naar het noorden, naar d5. Twee stenen op d5 dragen de laatste boog.

## What is forbidden

lesson-forbidden-title = Wat niet mag
lesson-forbidden-start = Als iets niet mag, lees je altijd waarom. Probeer te beginnen op d4, waar al bouwstenen staan.
lesson-forbidden-start-hint = Tik op d4 op het bord, de voet van de trap in het midden.
lesson-forbidden-alone = Met twee bogen kom je niet ver. Probeer te beginnen op a8, in de noordwestelijke hoek.
lesson-forbidden-alone-hint = Tik op a8. In het platte bovenaanzicht is dat linksboven.
lesson-forbidden-back = Leg een boog, en probeer dan recht terug te gaan naar waar hij vandaan kwam.
lesson-forbidden-back-hint = Tik op b4, leg de boog naar het oosten en kies dan west.
lesson-forbidden-animal = De aap zit op e4. Probeer een boog op zijn knop te leggen.
lesson-forbidden-animal-hint = Begin op e3 en kies dan noord.

## Decorate and count

lesson-counting-title = Versieren en tellen
lesson-counting-colour = De grond waar je begint, bepaalt de kleur van je versiersteen en welke kaarten je mag pakken. Bouw een trap die een donkergroene versiersteen krijgt.
lesson-counting-colour-hint = b4, c3 en e3 zijn donkergroen. Begin op een daarvan.
lesson-counting-height = Elke boog levert 1 apencredit op. Er komt 1 bij als je versiersteen hoger staat dan alle andere van zijn kleur. Verdien er 3 met twee bogen.
lesson-counting-height-hint = Er is nog geen lichtgroene versiersteen, dus die van jou zou de hoogste zijn. Begin op e2 en ga twee keer naar het noorden.
lesson-counting-pillar = Stenen en zuilen die op één veld gestapeld zijn, vormen een pilaar. Is een nieuwe minstens 5 hoog, dan krijg je een bonuskaart: 4 bananen. Bouw er een.
lesson-counting-pillar-hint = Een zuil en twee stenen zijn 5 hoog. Begin op e3, ga naar het noorden en leg de boog op niveau 5.

## Buying and covering cards

lesson-cards-title = Kaarten
lesson-cards-two = Je trap leverde 5 apencredits en een donkergroene versiersteen op. Pak twee kaarten tegelijk: donkergroene of meerkleurige.
lesson-cards-two-hint = Pak bijvoorbeeld de kaart van 2 en de donkergroene kaart van 3.
lesson-cards-all = Apencredits kun je niet bewaren. Geef ze alle 5 uit.
lesson-cards-all-hint = 2 en 3, 1 en 4, of één kaart van 5.
lesson-cards-cover = Je spelersbord is vol, dus de nieuwe kaart bedekt een oude. Bedekte kaarten houden hun bananen, maar leveren geen bouwstenen meer op. Leg hem zo dat je elke beurt 5 bouwstenen krijgt.
lesson-cards-cover-hint = Bedek een kaart zonder vaste voorraad.

## Deliveries and the end

lesson-deliveries-title = De voorraad en het einde
lesson-deliveries-arches = Elke beurt leveren je spelersbord en je zichtbare kaarten bouwstenen op. Bij elk symbool met boog en steen kies je een van de twee. Pak minstens 3 bogen.
lesson-deliveries-arches-hint = Schuif tot er minstens 3 bogen staan.
lesson-deliveries-on = De bak heeft nog maar 2 bogen. Kan hij niet alles geven wat je vraagt, dan is deze ronde de laatste. Kies zo dat het spel doorgaat.
lesson-deliveries-on-hint = Vraag hoogstens 2 bogen en voor de rest stenen.
lesson-deliveries-end = Stel dat je voorstaat: kies zo dat deze ronde de laatste is. Daarna worden alle bananen geteld, ook die op bedekte kaarten. Wie de meeste heeft, wint.
lesson-deliveries-end-hint = Vraag meer bogen dan de bak heeft.

## Monkey, butterfly and frog

lesson-animals-title = Aap, vlinder en kikker
lesson-animals-monkey = Je hebt een gouden steen geplaatst, dus de aap is van jou: 2 bananen voor wie hem aan het eind heeft. Waar hij zit, kan niemand bouwen. Sluit er de knop op e4 mee af.
lesson-animals-monkey-hint = Tik op e4 op het bord, of kies het veld in de lijst.
lesson-animals-butterfly = Met de vlindermodule trekt een versiersteen die boven alle andere uitsteekt de vlinder aan: 2 bananen. (Volgens het Nederlandse boekje is de hoogste van zijn kleur al genoeg.) Zorg dat die van jou hoger staat dan het blad op e4.
lesson-animals-butterfly-hint = e5 is 5 hoog. Begin op e6 en leg de boog naar het zuiden, naar e5.
lesson-animals-frog = Met de kikkermodule mag je de kikker pakken. Hij levert meteen een zuil op, maar wie hem aan het eind heeft, verliest 3 bananen. Met je ene boog kun je niet bouwen: pak hem!
lesson-animals-frog-hint = De zuil is precies wat je nodig hebt.
lesson-animals-jump = Bouw nu met de zuil. Aan het eind van je beurt gaat de kikker op het laagste vrije booguiteinde van je trap zitten.
lesson-animals-jump-hint = f4 is zo hoog als een zuil. Begin er vlak naast, bijvoorbeeld op g4.

## What is still missing

lesson-missing-arches = Je trap heeft { $have ->
    [one] { $have } boog
   *[other] { $have } bogen
}; het moeten er { $need } zijn.
lesson-missing-columns = Er zit geen zuil in je trap.
lesson-missing-turns = Bochten: { $have } van { $need }.
lesson-missing-step-raised = Op de uiteinden van je eigen bogen is nog niets gestapeld.
lesson-missing-ends-on = Je trap eindigt niet op { $spot }.
lesson-missing-bare-end = Je trap eindigt waar al bouwstenen stonden. Ga een trede verder, naar kale grond.
lesson-missing-colour = Je trap begint op grond van een andere kleur. Begin op { $colour ->
    [l] lichtgroene
    [d] donkergroene
   *[g] gouden
} grond.
lesson-missing-credits = Je trap levert { $have ->
    [one] { $have } apencredit
   *[other] { $have } apencredits
} op; het moeten er { $need } zijn.
lesson-missing-bonus = Geen nieuwe pilaar van stenen en zuilen is minstens 5 hoog. Bogen tellen niet mee.
lesson-missing-tallest = Een andere versiersteen is even hoog of hoger.
lesson-missing-cards = Kaarten: { $have } van { $need }.
lesson-missing-spends = Uitgegeven apencredits: { $have } van { $need }.
lesson-missing-income = Zo krijg je elke beurt maar { $have } bouwstenen. Bedek een kaart zonder vaste voorraad.
lesson-missing-takes-arches = Bogen: { $have } van { $need }.
lesson-missing-goes-on = De bak kan dit niet allemaal geven, dus deze ronde zou de laatste zijn.
lesson-missing-ends-the-game = De bak kan dit allemaal geven, dus het spel gaat door.
lesson-missing-sits-on = { $animal ->
    [frog] De kikker
    [butterfly] De vlinder
   *[monkey] De aap
} moet op { $spot } zitten.
lesson-missing-trophy = Je hebt { $animal ->
    [butterfly] de vlinder
    [monkey] de aap
   *[frog] de kikker
} laten zitten.
lesson-missing-refusal = Daarmee overtreed je regel { $rule } niet.

## Comments of the first game

lesson-note-close = Begrepen
lesson-note-welcome = Welkom! Bouw een trap die het paleis raakt; twee bogen zijn een goed begin. Weet je niet waar? Tik dan op “Goede trappen tonen”.
lesson-note-decorated = De eerste versiersteen! Hij heeft de kleur van de grond waar de trap begon. Die kleur bepaalt welke kaarten je mag pakken; meerkleurige mogen altijd.
lesson-note-bought = De eerste kaart. Met veel bananen win je het spel; met kaarten die elke beurt bouwstenen opleveren, bouw je meer. Pak die vroeg.
lesson-note-recurring = De eerste vaste voorraad. Die komt elke beurt. Bogen leveren credits op, stenen brengen je hogerop: pak van allebei wat.
lesson-note-covers = Er is een kaart bedekt. De bananen tellen nog mee, maar bouwstenen levert hij niet meer op.
lesson-note-bonus = Een bonuskaart! Een nieuwe pilaar van minstens 5 hoog is 4 bananen waard.
lesson-note-monkey = De aap is verhuisd. Niemand kan op zijn knop bouwen. Zijn trofeekaart is voor wie het laatst een gouden steen plaatste, en is aan het eind 2 bananen waard.
lesson-note-end = De bak raakt leeg: deze ronde is de laatste. Bananen zijn nu meer waard dan voorraad.
lesson-note-over = Je eerste spel zit erop! Nu worden alle bananen geteld, ook die op bedekte kaarten.
