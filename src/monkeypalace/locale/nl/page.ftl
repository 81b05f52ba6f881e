# The browser table in Dutch. $spot is a place on the board such as d4.

## First page

web-title = Monkey Palace
web-tagline = Bouw trappen, verzamel bananen en laat het paleis tot in de hemel groeien.
web-your-name = Je naam
web-default-name = Speler
web-play-now = Nu spelen
web-opponent = Je tegenstander
# Why a level is suggested: $bot plays next, $last played in the last game. The names have no article.
web-fit-first = { $bot } is een goede eerste tegenstander.
web-fit-won = Je won je laatste spel tegen { $last }: vandaag speelt { $bot }.
web-fit-champion = Je hebt { $bot }, de kampioen, verslagen. Lukt het nog een keer?
web-fit-upper-half = Je laatste spel tegen { $bot } was spannend: hier is er nog een.
web-fit-again = { $bot } won de vorige keer: vandaag is jouw kans.
web-fit-lost = { $last } won twee keer op rij: vandaag speelt { $bot }, die makkelijker te verslaan is.
web-fit-easiest = { $bot } won weer: bij “{ web-learn }” ontdek je hoe je wint.
web-other-level = Kies een ander niveau
web-play-against = Speel tegen { $bot }
web-learn = Leer het spel
web-puzzles = Puzzels
web-new-table = Nieuwe tafel
web-rules = Spelregels
web-judge = Scheidsrechter voor de regels
web-judge-try = Probeer het bij de scheidsrechter
web-why = Waarom?
web-my-tables = Mijn tafels
web-add-device = Ook op een ander apparaat spelen
web-your-turn-short = Jouw beurt
web-status = { $status ->
    [waiting] Vrije plaatsen
    [running] Bezig
    [broken] Beschadigd
   *[finished] Afgelopen
}
web-unofficial = Gemaakt door liefhebbers van het bordspel, zonder band met de uitgevers. Vind je het leuk? Koop dan de doos.
web-language = Taal
web-home = Naar de startpagina
web-loading = Een ogenblik…
web-lost = Geen verbinding met de server. Je spel is veilig; we proberen het opnieuw…
web-offline = Geen verbinding met de server. Je kunt de spelregels lezen als je ze hier al eens hebt geopend; voor partijen, lessen en de scheidsrechter is de server nodig.
web-missing = Deze pagina bestaat niet.
web-retry = Opnieuw proberen
web-reconnecting = Geen verbinding met de server. We proberen het opnieuw …
web-unreachable = De server is niet bereikbaar.
web-part-failed = Deze pagina kon niet worden geladen.
web-failed = Er ging iets mis. Laad de pagina opnieuw als het niet verdergaat.
web-no-table = Deze tafel bestaat niet, of is niet voor jou toegankelijk.
web-broken-table = Deze tafel is beschadigd en kan nu niet worden geopend.
web-broken-table-name = Beschadigde tafel

## New table

web-players = Spelers
web-who-sits = Wie zit op plaats { $seat }
web-sitter = { $kind ->
    [me] Op dit apparaat
    [open] Iemand uitnodigen
   *[bot] Een bot
}
web-player-name = Speler { $seat }
web-name-of = Naam van plaats { $seat }
web-level-of = Niveau van de bot op plaats { $seat }
# How a bot plays, and what one learns from it: one sentence.
web-bot-character = { $bot ->
    [marmoset] Ziet maar een paar korte trappen: bouw een langere en je staat voor.
    [capuchin] Pakt elke banaan van deze beurt: koop vroeg vaste voorraad en je groeit hem voorbij.
    [howler] Is dol op hoge trappen maar plant weinig: zorg voor aanvoer en je houdt het langer vol.
    [langur] Begint een inkomen op te bouwen: neem de kaarten die elke beurt leveren eerder dan hij.
    [macaque] Bouwt gestaag aan zijn inkomen: kies het moment om te stoppen met sparen en bananen te pakken.
    [mandrill] Weegt kaarten, inkomen, trofeeën en de stenen die hij overhoudt: plan twee beurten vooruit.
    [gorilla] Stelt zich het spel tot het einde voor: plan meer dan één beurt vooruit.
    [orangutan] De kampioen, die leerde door tegen zichzelf te spelen: op elke winst mag je trots zijn.
   *[other] { $bot }
}
web-level-strength = Sterkte { $step } van { $steps }, rating { $rating }.
web-open-hint = Je krijgt een link die je kunt versturen.
web-remove-seat = Plaats { $seat } weghalen
web-add-seat = Nog een plaats
web-map = Plattegrond
web-map-name = { $map } { $name }
web-options = Modules en opties
web-option-butterfly = Vlinder.
web-option-butterfly-hint = Hij komt op de hoogste versiersteen en is 2 bananen waard.
web-option-frog = Kikker.
web-option-frog-hint = Hij levert meteen een zuil op, maar wie hem aan het eind heeft, verliest 3 bananen.
web-option-sorted = Gesorteerde stapels.
web-option-sorted-hint = De kaarten met de minste bananen liggen bovenop; geluk speelt geen rol.
web-option-colour = Vlinder per kleur.
web-option-colour-hint = Hij komt op een versiersteen die de hoogste van zijn eigen kleur is.
web-option-total = De bak bepaalt het einde.
web-option-total-hint = Het spel eindigt pas als de bak een voorraad helemaal niet meer kan leveren. Tot dan noem je wat erin ligt.
web-option-stack = Nieuwe kaarten op één plek.
web-option-stack-hint = Is je spelersbord vol, dan gaan alle nieuwe kaarten van een beurt op dezelfde plek.
web-option-ties = Credit bij gelijke hoogte.
web-option-ties-hint = Een versiersteen die even hoog is als een andere van zijn kleur levert ook de credit voor de hoogte op.
web-option-draw = Loten.
web-option-draw-hint = Het lot bepaalt wie op welke plaats zit.
web-option-hints = Hints.
web-option-hints-hint = Spelers mogen stap voor stap vragen wat een sterke bot zou doen.
web-no-hints = Aan deze tafel zijn er geen hints.
web-option-public = Meekijken mag.
web-option-public-hint = Wie het adres van de tafel heeft, mag meekijken.
web-more-options = Meer opties
web-rules-of = Regels
web-edition = { $edition ->
    [fr] Zoals in het Franse boekje
    [nl] Zoals in het Nederlandse boekje
    [it] Zoals in het Italiaanse boekje
    [pt-BR] Zoals in het Braziliaanse boekje
   *[en] Zoals in het Engelse boekje
}
web-edition-hint = De gedrukte boekjes verschillen op een paar punten. Onder “Meer opties” kun je ze los aanpassen.
web-edition-none = Eigen regels
web-table-rules = Regels van deze tafel
web-create = Tafel klaarzetten

## Waiting and invitations

web-waiting = Wachten op spelers
web-waiting-lead = Stuur elke link naar één persoon, of laat de code scannen. Het spel begint zodra alle plaatsen bezet zijn.
web-open-seat = Vrije plaats
web-qr = De link als code om te scannen
web-invite-link = Link voor deze plaats
web-copy-link = Link kopiëren
web-copied = Gekopieerd
web-fill-bot = Liever een bot
web-new-link = Nieuwe link maken
web-invited = { $host } nodigt je uit voor een spel met { $players } spelers.
web-invited-watch = { $host } nodigt je uit om mee te kijken bij een spel met { $players } spelers.
web-sit-down = Gaan zitten
web-watch = Meekijken
web-device-ask = Met deze link hoort dit apparaat voortaan bij wie de link heeft gemaakt.
web-device-theirs = Van wie het wordt
web-device-mine = Van wie het nu is
web-device-nameless = Nog geen naam
web-device-tables = { $count ->
    [one] { $count } tafel
   *[other] { $count } tafels
}
web-device-warning = Ga alleen verder als je deze link zelf hebt gemaakt. Anders speel je op naam van iemand anders.
web-device-loses = Alleen via dit apparaat kom je bij je tafels; het kan dus niet van eigenaar wisselen. Open eerst op een ander apparaat de link voor nog een apparaat.
web-device-accept = Ja, het is mijn link
web-device-same = Dit apparaat is al van jou.

## Around the board

web-round = Ronde { $round }
web-last-round = Laatste ronde
web-your-turn = Jouw beurt, { $name }
web-turn-of = { $name } denkt na
web-over = Het spel is afgelopen
web-around = Rond het spel
web-log = Verslag
web-score = Scoreblad
web-chat = Chat
web-replay = Terugkijken en foto’s
web-review = Spel bespreken
web-close = Sluiten
web-tray = Bak
web-trophy = { $animal ->
    [monkey] Apen-trofeekaart
    [butterfly] Vlinder-trofeekaart
   *[frog] Kikker-trofeekaart
}
web-bananas = { $count ->
    [one] { $count } banaan
   *[other] { $count } bananen
}
web-income = Vaste voorraad
web-away = bot speelt
web-bonus-cards = { $count ->
    [one] { $count } bonuskaart
   *[other] { $count } bonuskaarten
}
web-arches = { $count ->
    [one] { $count } boog
   *[other] { $count } bogen
}
web-bricks = { $count ->
    [one] { $count } steen
   *[other] { $count } stenen
}
web-columns = { $count ->
    [one] { $count } zuil
   *[other] { $count } zuilen
}
web-views = Aanzicht
web-view = { $view ->
    [overview] Tuin
    [low] Skyline
    [back] Achter
   *[above] Boven
}
web-flat = Plat bovenaanzicht
web-see-through = Door wat in de weg staat heen kijken
web-layers = Lagen
web-layers-shown = Hoeveel lagen er te zien zijn
web-download = Downloaden
# $file is what can be downloaded.
web-download-file = { $file ->
    [turns] Lijst van beurten
    [png] Afbeelding (PNG)
    [svg] Afbeelding om te vergroten (SVG)
    [film] Film van het spel (WebP)
    [model] Bouwmodel (LDraw)
    [instructions] Bouwinstructie
   *[game] Spelbestand
}
web-revealed = Omgedraaid: dit kun je niet meer terugnemen.
web-chat-empty = Er is nog niets gezegd.
web-chat-say = Zeg iets
web-send = Versturen

## Market and player boards

web-market = Markt
web-tabs = Panelen
web-sheet = Paneel groter of kleiner maken
# $panel is the name of a panel, such as "Market".
web-move-aside = Opzij: { $panel }
web-bring-back = Terughalen: { $panel }
web-tab-market = Markt
web-tab-boards = Borden
web-tab-replay = Terugblik
web-tab-step = { $step ->
    [build] Bouwen
    [buy] Nemen
    [wait] Tafel
    [confirm] Bevestig
   *[other] Stap
}
web-covered = { $count ->
    [one] { $count } kaart eronder
   *[other] { $count } kaarten eronder
}, goed voor { $bananas ->
    [one] { $bananas } banaan
   *[other] { $bananas } bananen
}
web-income-of = Vaste voorraad: { $icons ->
    [one] { $icons } steen of boog
   *[other] { $icons } stenen of bogen
}, { $columns ->
    [one] { $columns } zuil
   *[other] { $columns } zuilen
}
web-decorations = Resterende versierstenen
web-decorations-left = { $colour ->
    [l] Nog { $count } lichtgroene versierstenen
    [d] Nog { $count } donkergroene versierstenen
   *[g] Nog { $count } gouden versierstenen
}
web-bonus-left = { $count ->
    [one] Nog { $count } bonuskaart
   *[other] Nog { $count } bonuskaarten
}
web-nobody = niemand
web-pile-left = { $count ->
    [one] { $count } kaart in deze stapel.
   *[other] { $count } kaarten in deze stapel.
}
web-pile-within = Je hebt genoeg apencredits.
web-pile-next = Eén apencredit meer is genoeg.
web-pile-unavailable = Niet met deze versiersteen.
web-buy-tap = Tik op de oplichtende kaarten van de markt.

## Settings and scenes

web-settings = Instellingen
web-setting = { $setting ->
    [theme] Omgeving
    [speed] Beurten van anderen
    [motion] Beweging
    [sound] Geluiden
    [notify] Meld het in andere tabbladen als ik aan de beurt ben
    [confirm] Vraag het voordat mijn beurt wordt gespeeld
    [plan] Plattegrond in plaats van het model
    [see-through] Kijk door wat in de weg staat heen
   *[patterns] Patronen op kaarten
}
web-setting-value = { $value ->
    [auto] Zoals het systeem
    [light] Dag
    [dark] Avond
    [slow] Langzaam
    [normal] Normaal
    [fast] Snel
    [off] Meteen
    [full] Bewegend
   *[still] Stil
}
web-notify-refused = Je browser staat voor deze pagina geen meldingen toe. Je kunt dat in de instellingen van de browser veranderen.
web-event-built = { $count ->
    [one] { $name } bouwt een trap van één boog vanaf { $spot }.
   *[other] { $name } bouwt een trap van { $count } bogen vanaf { $spot }.
}
web-traces = Gebouwd sinds je laatste beurt
web-scene = { $name } speelt
web-story = Terwijl je weg was
web-story-watch = Bekijken
web-story-go = Naar de tafel

## The board in words

web-board = Het bord, met het noorden boven
web-spot = { $spot }, { $ground ->
    [l] lichtgroen
    [d] donkergroen
    [g] goud
   *[x] versperd
}.
web-stack = { $height } hoog: { $pieces }.
web-piece = { $piece ->
    [brick] steen
    [column] zuil
    [light] lichtgroene versiersteen
    [dark] donkergroene versiersteen
    [gold] gouden versiersteen
    [north] boog naar het noorden
    [east] boog naar het oosten
    [south] boog naar het zuiden
   *[west] boog naar het westen
}
web-animal-here = { $animal ->
    [monkey] De aap zit hier.
    [butterfly] De vlinder zit hier.
   *[frog] De kikker zit hier.
}
web-can-choose = Te kiezen.
web-at = { $spot }. Druk op Enter om te kiezen.

## Steps

web-step-panel = Jouw beurt
web-step = { $step ->
    [build] Bouw een trap
    [buy] Pak kaarten
    [one-time-delivery] Eenmalige voorraad
    [recurring-delivery] Vaste voorraad
    [place-card] Leg je kaarten neer
    [monkey] De aap verhuist
    [frog] De kikker
    [frog-before-building] De kikker
    [frog-knob] De kikker gaat zitten
    [confirm] Je beurt is klaar
   *[wait] Aan tafel
}
web-undo = Ongedaan maken
web-meanwhile = { $name } denkt na. Plan je volgende beurt; na elke zet wordt je plan opnieuw gecontroleerd.
web-watching = Je kijkt mee aan deze tafel.
web-last-turn-done = Je hebt je laatste beurt gehad. De anderen spelen de ronde uit.
web-must-pass = Met je bouwstenen kun je niets bouwen. Je krijgt je vaste voorraad.
web-pass = Verder
web-build-start = Tik op een lichte ring op de grond om te beginnen. De kleur bepaalt welke kaarten je mag pakken.
web-build-on = Tik op een boog die oplicht, of op een richting. Elke boog levert één apencredit op.
web-build-next-to = De volgende boog begint op { $spot }: kies een vak ernaast, of maak een stap ongedaan.
web-directions = Volgende boog
web-offer = { $direction ->
    [N] Noord
    [E] Oost
    [S] Zuid
   *[W] West
}, naar { $spot } op niveau { $level }: { $arches ->
    [one] { $arches } boog
   *[other] { $arches } bogen
}{ $bricks ->
    [0] { "" }
    [one] , { $bricks } steen
   *[other] , { $bricks } stenen
}{ $columns ->
    [0] { "" }
    [one] , { $columns } zuil
   *[other] , { $columns } zuilen
}
web-why-not = Waarom niet naar het { $direction ->
    [N] noorden
    [E] oosten
    [S] zuiden
   *[W] westen
}?
web-level = niveau { $level }
web-raise = Eén niveau hoger
web-lower = Eén niveau lager
web-credits = Apencredits
web-highest = met hoogte
web-pieces-left = Over in je hand
web-bonus = Bonuskaart
web-reached = gehaald
web-not-yet = nog niet
web-attached = Verbonden
web-yes = ja
web-swap = Stenen of zuilen
web-swap-arch = Andere steunen voor boog { $arch }
web-build-done = Deze trap bouwen
web-hint = Hint
web-hint-next = { $step ->
    [0] Geef me een hint
    [1] Waar?
    [2] Laat zien
   *[3] Zo doen
}
web-hint-credits = { $count ->
    [one] { $count } apencredit
   *[other] { $count } apencredits
}
web-goal = { $colour ->
    [l] Je doel: een lichtgroene kaart van { $cost } credits
    [d] Je doel: een donkergroene kaart van { $cost } credits
    [g] Je doel: een gouden kaart van { $cost } credits
   *[m] Je doel: een meerkleurige kaart van { $cost } credits
}
web-goal-drop = Dit doel vergeten
web-outlook = Beste kaarten hiervoor:
web-outlook-none = Nog geen kaart hiervoor.
web-outlook-later = Maak je trap af om te zien welke kaarten hij oplevert.
web-reply-short = { $name } kan dan verdienen
web-reply-none = Daarna zou { $name } niet kunnen bouwen.
web-reply = { $credits ->
    [one] Daarna zou { $name } vanaf { $spot } { $credits } apencredit kunnen verdienen.
   *[other] Daarna zou { $name } vanaf { $spot } { $credits } apencredits kunnen verdienen.
}
web-keep-draft = Bewaren
web-compare = Ontwerpen vergelijken
web-take-draft = Hiermee verder
web-type = Een trap typen
web-type-label = Trap in notatie
web-type-take = Gebruiken
web-buy = { $colour ->
    [l] Je versiersteen is lichtgroen: pak lichtgroene of meerkleurige kaarten.
    [d] Je versiersteen is donkergroen: pak donkergroene of meerkleurige kaarten.
   *[g] Je versiersteen is goud: pak gouden of meerkleurige kaarten.
}
web-buy-left = { $left ->
    [one] nog { $left } van { $credits } apencredits
   *[other] nog { $left } van { $credits } apencredits
}
web-buy-too-dear = Samen met de gekozen kaarten is dit te duur. Leg er eerst een terug.
web-buy-done = { $count ->
    [0] Geen kaart pakken
    [one] Deze kaart pakken
   *[other] { $count } kaarten pakken
}
web-pile-empty = op
web-card = Kaart { $card }, kost { $cost }, { $colour ->
    [l] lichtgroen
    [d] donkergroen
    [g] goud
   *[m] meerkleurig
}, { $bananas ->
    [one] { $bananas } banaan
   *[other] { $bananas } bananen
}. Eenmalige voorraad: { $once ->
    [one] { $once } steen of boog
   *[other] { $once } stenen of bogen
}, { $onceColumns ->
    [one] { $onceColumns } zuil
   *[other] { $onceColumns } zuilen
}. Vaste voorraad: { $every ->
    [one] { $every } steen of boog
   *[other] { $every } stenen of bogen
}, { $everyColumns ->
    [one] { $everyColumns } zuil
   *[other] { $everyColumns } zuilen
}.
web-card-start = { $colour ->
    [l] na een begin op lichtgroen
    [d] na een begin op donkergroen
    [g] na een begin op goud
   *[m] na elk begin
}
web-card-bananas = { $count ->
    [one] { $count } banaan aan het einde van het spel
   *[other] { $count } bananen aan het einde van het spel
}
web-card-once = Eenmalig, als je hem neemt:
web-card-every = Elke beurt:
web-card-pieces = { $count ->
    [one] { $count } steen of boog, naar keuze
   *[other] { $count } stenen of bogen, naar keuze
}
web-one-time = { $icons ->
    [0] Je nieuwe kaarten leveren zuilen.
    [one] Je nieuwe kaarten leveren één bouwsteen: een boog of een steen?
   *[other] Je nieuwe kaarten leveren { $icons } bouwstenen: hoeveel bogen, hoeveel stenen?
}
web-recurring = { $icons ->
    [0] Je spelersbord en kaarten leveren zuilen.
    [one] Je spelersbord en kaarten leveren één bouwsteen: een boog of een steen?
   *[other] Je spelersbord en kaarten leveren { $icons } bouwstenen: hoeveel bogen, hoeveel stenen?
}
web-split = Bogen of stenen
web-split-value = { $arches ->
    [one] { $arches } boog
   *[other] { $arches } bogen
}, { $bricks ->
    [one] { $bricks } steen
   *[other] { $bricks } stenen
}
web-replace-lacking = Wat de bak tekortkomt, aanvullen met de andere soort
web-taken = Je krijgt
web-hand-after = Daarna in je hand
web-tray-now = Nu in de bak
web-ends-the-game = De bak kan dit niet allemaal geven: dit wordt de laatste ronde!
web-naming-ends = In de bak liggen { $arches ->
    [one] { $arches } boog
   *[other] { $arches } bogen
} en { $bricks ->
    [one] { $bricks } steen
   *[other] { $bricks } stenen
}. Noem je van een soort meer, dan is dit de laatste ronde.
web-naming-this-ends = { $lacking ->
    [0] De bak komt zuilen tekort: wat je ook noemt, dit is de laatste ronde.
   *[other] Hiermee eindigt het spel na deze ronde. De bak komt { $lacking } tekort van wat je noemt; je vult { $made } aan met de andere soort.
}
web-take-delivery = Pakken
web-place = Leg elke nieuwe kaart op een plek van je spelersbord. Alleen de bovenste kaart van een plek levert elke beurt bouwstenen op; bedekte kaarten houden hun bananen.
web-new-cards = Nieuwe kaarten
web-free = vrij
web-put-here = hier leggen
web-gets-covered = wordt bedekt
web-place-free = Plek { $place }, vrij
web-place-covers = Plek { $place }, bedekt kaart { $card }
web-animal = { $animal ->
    [monkey] Je hebt een gouden steen geplaatst, dus de aap is van jou. Zet hem op een vrije knop; daar kan niemand bouwen.
   *[frog] Kies de knop waar de kikker gaat zitten.
}
web-knob = { $animal ->
    [monkey] De aap naar { $spot }
   *[frog] De kikker naar { $spot }
}
web-frog-before = De kikker pakken? Je krijgt meteen een zuil; wie hem aan het eind heeft, verliest 3 bananen.
web-frog-after = De kikker pakken? Je krijgt een zuil voor je volgende beurt; wie hem aan het eind heeft, verliest 3 bananen.
web-frog-take = Kikker en zuil pakken
web-frog-leave = Laten zitten
web-confirm = Alles naar wens? Je kunt nog alles ongedaan maken.
web-plan-ready = Je plan voor de volgende beurt staat klaar.
web-confirm-turn = Beurt bevestigen
web-final = Daarna worden nieuwe kaarten omgedraaid en kun je niets meer terugnemen.

## The end

web-final-count = Eindtelling
web-counting = { $part ->
    [cards] Apenkaarten tellen…
    [bonus] …bonuskaarten…
    [trophies] …en trofeekaarten
   *[total] Dat maakt…
}
web-winner = { $count ->
    [one] { $names } wint!
   *[other] { $names } delen de winst!
}
web-skip = Overslaan
web-rematch = Nog een keer spelen
web-admire = Paleis bekijken
web-score-row = { $row ->
    [cards] Apenkaarten
    [bonus] Bonuskaarten
    [trophies] Trofeekaarten
   *[total] Bananen
}
web-income-chart = Gepakte stenen en bogen per beurt

## Replay and photos

web-replay-begin = Het begin
web-replay-at = Beurt { $turn } van { $turns }
web-replay-first = Naar het begin
web-replay-back = Eén beurt terug
web-replay-on = Eén beurt verder
web-replay-last = Naar het einde
web-replay-run = Afspelen
web-replay-stop = Stoppen
web-replay-slider = Beurt
web-branch = Vanaf hier iets anders proberen
web-branch-end = Terug naar het echte spel
web-branch-lead = Je speelt nu voor alle plaatsen. Hiervan wordt niets bewaard.
web-to-table = Terug naar de tafel
web-photo = Foto
web-turntable = Langzaam draaien
web-save-picture = Afbeelding opslaan
web-invite-watch = Iemand uitnodigen om mee te kijken
web-take-back-seat = Mijn plaats terugnemen
web-leave = Plaats verlaten…
web-leave-title = Je plaats verlaten?
web-leave-lead = Een bot speelt voor je verder. Je kunt op elk moment terugkomen zolang het spel duurt.
web-leave-seat = Een bot laten spelen voor { $name }
web-stay = Blijven
web-keys = Toetsen: met de pijlen ga je naar een veld, met Enter kies je het, + en - veranderen het niveau, Backspace maakt ongedaan.
web-face-down = dicht

## About

web-about = Over deze pagina
web-about-version = monkeypalace { $version }
web-about-game = Het spel
web-about-concept = Spelconcept
web-about-illustrations = Illustraties
web-about-unofficial = Onofficieel
web-about-unofficial-text = Dit is een project van liefhebbers. Het is niet gemaakt, goedgekeurd of gesponsord door de makers van het spel of van de stenen, en heeft geen band met hen. Vind je het spel leuk? Koop dan de doos.
web-about-trademarks = LEGO, het LEGO-logo, de minifiguur en de vormgeving van de stenen en noppen zijn handelsmerken van de LEGO Groep. Monkey Palace en alle andere namen zijn van hun eigenaars.
web-data = Je gegevens
web-data-text = Deze server bewaart je naam aan je tafels, je zetten en berichten, en de pakketten die je hebt geüpload. Een cookie vertelt wie je bent.
web-data-download = Mijn gegevens downloaden
web-data-delete = Mijn gegevens wissen
web-data-delete-title = Alles wissen?
web-data-delete-lead = Je tafels zonder andere spelers verdwijnen. Aan de andere speelt een bot voor je, en je naam en berichten worden verwijderd. Je wordt op al je apparaten afgemeld. Dit kan niet ongedaan worden gemaakt.
web-data-delete-sure = Alles wissen
web-data-keep = Bewaren
web-about-software = Software en lettertypen
web-about-software-text = Deze pagina is vrije software onder de MIT-licentie. Ze bevat software en lettertypen van anderen:
web-about-notices = Licenties van anderen tonen
