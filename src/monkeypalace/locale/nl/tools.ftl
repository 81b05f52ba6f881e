### The engine, bots, the arena and reports. Ids are shared by all languages; see docs/architecture.md, "Texts".

## The engine

cli-uncompiled = Het spel draait hier niet gecompileerd: alles werkt, maar bots denken langzamer en kijken minder ver. Installeer een C-compiler en daarna monkeypalace opnieuw om dat te veranderen.
error-hand-beyond-the-box = Geen hand kan meer hebben dan de doos: { $arches } bogen, { $bricks } stenen en { $columns } zuilen.
error-batch = Een reeks heeft 1 tot { $most } partijen en seeds vanaf 0, niet { $games } partijen vanaf seed { $seed }.
cli-error-needs-extra =
    Hiervoor zijn Python-pakketten nodig die niet geïnstalleerd zijn. Installeer ze met: pip install 'monkeypalace[{ $extra }]'

bench-head = Python { $python }, mediaan van { $repeats } metingen; rechts de laagste en de hoogste.
bench-uncompiled = De kernels zijn hier niet gecompileerd: deze cijfers zeggen weinig.
bench-no-peers = Voor andere engines naast deze cijfers: pip install 'monkeypalace[bench]'
bench-unit-per-second = /s
bench-unit-nanoseconds = ns
bench-unit-milliseconds = ms
bench-unit-seconds = s
bench-unit-times = ×
bench-staircases-small = Getelde trappen, kleine stellingen (meetkundig gemiddelde)
bench-staircases-large = Getelde trappen, grote stellingen (meetkundig gemiddelde)
bench-games-2 = Willekeurige partijen, twee spelers, één kern
bench-games-3 = Willekeurige partijen, drie spelers, één kern
bench-games-4 = Willekeurige partijen, vier spelers, één kern
bench-decisions = Beslissingen, vier spelers, één kern
bench-decisions-batch = Beslissingen, vier spelers, een reeks op alle kernen
bench-copy = Kopie van een gecodeerde partij
bench-first-game = Eerste spel in een nieuw proces
bench-start-up = monkeypalace --help, inclusief het starten van Python
bench-catanatron-games = catanatron: willekeurige partijen Catan, vier spelers
bench-spiel-connect-four = OpenSpiel: willekeurige partijen vier op een rij
bench-spiel-backgammon = OpenSpiel: willekeurige partijen backgammon
bench-spiel-chess = OpenSpiel: willekeurige partijen schaak
bench-chess-perft = python-chess: bladeren van perft
bench-games-4-by-catanatron-games = Partijen met vier spelers, tegenover catanatron
bench-games-2-by-spiel-connect-four = Partijen met twee, tegenover vier op een rij (OpenSpiel)
bench-games-2-by-spiel-backgammon = Partijen met twee, tegenover backgammon (OpenSpiel)
bench-games-2-by-spiel-chess = Partijen met twee, tegenover schaak (OpenSpiel)
bench-staircases-small-by-chess-perft = Trappen, tegenover de bladeren van python-chess

## Bots

error-bot-crash = De bot { $bot } is gecrasht op { $place }: { $reason }.
error-extra-missing = Het pakket { $package } is niet geïnstalleerd. Installeer het met: pip install 'monkeypalace[{ $extra }]'
error-bot-extra = De bot { $name } heeft pakketten nodig die niet geïnstalleerd zijn. Installeer ze met: pip install 'monkeypalace[{ $extra }]'
error-bot-illegal = De bot { $bot } gaf een ongeldig antwoord; zijn methode decide staat op { $place }.
error-bot-died = { $signal ->
    [none] De bot { $bot } beëindigde zijn proces met exitcode { $code }, op { $place }.
   *[other] Het proces van de bot { $bot } werd beëindigd door het signaal { $signal }, op { $place }.
}
error-bot-slow = De bot { $bot } overschreed de limiet van { $seconds } s voor één beslissing, op { $place }.
error-bot-slow-game = De bot { $bot } overschreed de limiet van { $seconds } s voor al zijn beslissingen in een partij, op { $place }.
error-bot-slow-load = De bot { $bot } kon niet binnen { $seconds } s worden geladen, op { $place }.
error-puzzle-none = Er is geen puzzel met dit thema en deze moeilijkheid. Thema’s met puzzels: { $themes }.
error-puzzle-unknown = Er is geen puzzel “{ $id }”. “daily” is die van vandaag, “random” een willekeurige.
error-bot-unknown = Er is geen bot “{ $name }”{ $hint ->
    [none] .
   *[other] ; bedoelde je “{ $hint }”?
} Wel: { $names }. Een eigen bot is FILE.py:CLASS.
error-bot-class = “{ $name }” maakt iets wat geen bot is. Maak er een subklasse van monkeypalace.bots.Bot van.
error-bot-file = Er is geen bestand { $file } om een bot uit te laden.
error-bot-file-class = { $file } heeft geen klasse “{ $name }”. Noem de klasse van de bot achter het bestand, zoals mybot.py:MyBot.
error-bot-parameter = De bot { $name } heeft geen parameter “{ $parameter }”{ $names ->
    [none] {""} en ook geen andere
   *[other] . Wel: { $names }
}. Schrijf key=value, met komma’s ertussen.
error-bot-parameter-value = De bot { $name } kan “{ $text }” niet gebruiken voor { $parameter }.
error-bot-parameter-range = De bot { $name } kan { $value } niet gebruiken voor { $parameter }. Geef een heel getal { $most ->
    [none] van minstens { $least }
   *[other] van { $least } tot en met { $most }
}.

## The arena

cli-error-arena-sprt = “{ $text }” is geen toets. Schrijf twee winstaandelen, het laagste eerst, zoals 0.5,0.55.
cli-error-too-many-bots = Er zijn meer bots dan plaatsen; er kunnen er hoogstens { $most } spelen.
cli-error-arena-no-out = { $option } heeft een map nodig; noem die met --out.

error-arena-no-bots = Noem minstens één bot.
error-arena-many-bots = { $count } bots zijn te veel voor één wedstrijd; { $most } kan wel.
error-arena-sprt-bots = De toets vergelijkt twee bots, maar hier { $count ->
    [one] is het er één
   *[other] zijn het er { $count }
}.
error-arena-out-exists = { $folder } heeft al uitslagen. Ga ermee verder met --resume, of kies een andere map.
error-arena-folder = Er kan niets geschreven worden in { $folder }: { $reason }.
error-arena-settings = { $file } kan niet gelezen worden, dus is niet bekend waar de uitslagen in die map bij horen.
error-arena-settings-differ = De uitslagen in { $folder } zijn van een andere wedstrijd: “{ $name }” is niet hetzelfde.
error-arena-no-games = Er zijn geen partijen in { $folder }. Speel er een paar met monkeypalace arena --out { $folder } --save-games.
error-arena-results = { $file }, regel { $line }: dit is geen uitslag van een partij.
error-arena-worker = Bij partij { $index } is het proces meerdere keren vastgelopen. Wat tot nu toe klaar is, blijft bewaard.
error-arena-log = In { $file } staan partijen van een ander pakket, een andere bot of een andere seed. Kies een ander bestand.
error-arena-cluster = Er is geen Ray-cluster op { $address }: { $reason }
error-arena-version = Een machine van het cluster heeft versie { $there } van monkeypalace; { $here } is nodig.

habits-head =
    Elke partij in drie even lange delen. Van een gekochte kaart, gemiddeld: bouwstenen per
    beurt, en bananen. Dan de credits van de beste trap die de bot aan de volgende speler
    laat; het aandeel van zijn partijen dat hij beëindigt; en het aandeel daarvan dat hij wint.
habits-income = bouwst., { $part }
habits-bananas = bananen, { $part }
habits-left = laat volgende
habits-ends = eindigt
habits-wins = wint dan
# A line that is rewritten while games are played; keep it short.
arena-progress = { $bar } { $done }/{ $games }, nog { $left }: { $result }
arena-stopped = Gestopt na { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
} van { $wanted }.
arena-go-on = Voeg --resume toe aan dezelfde opdracht om verder te gaan.
arena-not-kept = Met --out zouden de partijen bewaard zijn, om later verder te gaan.
arena-more-games = { $games } partijen, zodat alle bots even vaak op elke plaats zitten.
arena-head = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}, { $players } spelers, seed { $seed }, plattegronden: { $maps }; een eerlijk aandeel is { $fair }%.
arena-column-bot = bot
arena-column-share = winstaandeel
arena-column-interval = 95%-interval
arena-column-bananas = bananen
arena-column-place = rang
arena-column-rating = rating
arena-column-turn = per beurt
arena-column-longest = langste
arena-column-seats = winstaandeel in %
arena-seat = plaats { $seat }
arena-all = alle
arena-sprt-better = { $bot } is beter: tegen { $other } wint hij eerder { $high }% dan { $low }% (LLR { $ratio } in { $bounds }, { $deals } kaartverdelingen).
arena-sprt-not-better = { $bot } is niet beter: tegen { $other } wint hij eerder { $low }% dan { $high }% (LLR { $ratio } in { $bounds }, { $deals } kaartverdelingen).
arena-sprt-open = Nog niet beslist: { $bot } kan tegen { $other } { $low }% of { $high }% winnen (LLR { $ratio } in { $bounds }, { $deals } kaartverdelingen).
arena-column-faults = fouten
arena-page-title = Wedstrijd: { $bots }
arena-page-version = Versie { $version }, pakket { $pack }.
arena-page-bots = Bots
arena-page-bots-intro = Het winstaandeel met zijn 95%-interval, de bananen aan het einde van een partij en de seconden van een beurt. Een gedeelde winst wordt over de winnaars verdeeld.
arena-page-seats-intro = Het winstaandeel op elke plaats, met 95%-intervallen.
arena-page-faults = Fouten
arena-page-faults-intro = { $count ->
    [0] Geen enkele bot verloor een partij door een fout.
    [one] Eén bot verloor zijn partij door een fout. Een willekeurige speler nam de plaats over, zodat de anderen verder konden spelen. Open een regel om de traceback van de bot te zien.
   *[other] Er waren { $count } fouten; elke kostte de bot zijn partij. Een willekeurige speler nam de plaats over, zodat de anderen verder konden spelen. Open een regel om de traceback van de bot te zien.
}
arena-page-folder = De stellingen staan in { $folder }.
arena-page-game = partij
arena-page-seat = plaats
arena-page-bot = bot
arena-page-decision = beslissing
arena-page-reason = wat er gebeurde
arena-page-position = stelling
arena-fault = Partij { $game }, plaats { $seat }, { $bot }: verloren. { $reason } De stelling: { $file }
arena-more-faults = { $count ->
    [one] En nog één fout
   *[other] En nog { $count } fouten
}; alle stellingen staan in { $folder }.

pack-report-line = { $verdict ->
    [ok] goed     { " " }
   *[other] niet goed{ " " }
} { $name }: { $measured } ({ $allowed })
pack-report-written = Het verslag staat in { $file }.

## The report on a pack. $name is the pack's name; numbers with decimals come as text.

report-title = Hoe evenwichtig is het pakket { $name }?
report-about = Versie { $version }, kenmerk { $digest }. { $games } partijen per aantal spelers, seed { $seed }, de bot { $bot } op elke plaats.
report-ok = goed
report-not-ok = niet goed
report-range = { $low } tot { $high }
report-at-least = minstens { $low }
report-at-most = hoogstens { $high }
report-players = { $count } spelers
report-seat = Plaats { $seat }
report-arches = bogen
report-bricks = stenen
report-columns = zuilen
report-colour-l = lichtgroen
report-colour-d = donkergroen
report-colour-g = goud

report-targets = Doelen
report-summary = { $missed ->
    [0] Alle { $count } doelen zijn gehaald.
    [one] { $missed } van de { $count } doelen is gemist.
   *[other] { $missed } van de { $count } doelen zijn gemist.
}
report-head-target = Doel
report-head-measured = Gemeten
report-head-maps = Op plattegronden 1 tot 4
report-head-allowed = Toegestaan
report-head-verdict = Oordeel
report-target-rounds = Gemiddeld aantal rondes, { $players } spelers
report-target-seat = Winst van plaats { $seat }, { $players } spelers
report-target-card = Minst gekochte kaart, { $card }, { $players } spelers
report-target-passed = Beurten zonder trap, { $players } spelers
report-target-passed-early = Beurten zonder trap in de eerste helft van een partij, { $players } spelers
report-target-bonus-cards = Gepakte bonuskaarten per partij, { $players } spelers
report-target-bricks-per-arch = Gebruikte stenen per boog, { $players } spelers
report-target-nine-icons = Partijen met een vaste voorraad van negen symbolen, { $players } spelers
report-target-close = Partijen gewonnen met minder dan een derde van de bananen van de winnaar, { $players } spelers
report-target-no-income = Winst van een speler die nooit een vaste voorraad koopt, { $players } spelers
report-target-only-income = Winst van een speler die niets anders koopt, { $players } spelers
report-target-map = Plattegrond { $map }, { $players } spelers: plaats { $seat }, het verst van een eerlijk aandeel
report-strongest = De sterkste bot
report-strongest-intro = Dezelfde cijfers voor { $bot }, die vooruitdenkt: { $games } partijen per aantal spelers. Bij de marge van een plaats is de steekproeffout opgeteld.

report-rounds = Rondes
report-rounds-intro = Hoeveel partijen hoeveel rondes duurden. De streepjeslijn is het gemiddelde, de band achter de balken is waar het gemiddelde zou moeten liggen.
report-rounds-of = { $players }: { $mean } ± { $spread }
report-wins = Winst per plaats
report-wins-intro = Het aandeel van elke plaats in de winst, met zijn 95%-interval. De streepjeslijn is het eerlijke aandeel, de band is wat daaromheen is toegestaan. Gedeelde winst telt voor ieder een deel.
report-bananas = Bananen per plaats
report-bananas-intro = Gemiddeld aan het eind van een partij; de dunne lijnen tonen de spreiding (standaardafwijking).
report-ends = Wat de partij beëindigt
report-ends-intro = De soort bouwsteen waarvan er voor een voorraad te weinig waren toen het einde werd ingeluid.
report-flow = Het verloop van een partij
report-flow-intro = Gemiddelden over alle beurten van een ronde, zolang minstens een tiende van de partijen nog loopt.
report-flow-arches = Bogen van een trap, per ronde
report-flow-income = Stenen en bogen van de vaste voorraad, per ronde
report-extras = Bonus en trofeeën
report-extras-intro = Gemiddelden over de partijen; vlinder en kikker over de partijen waarin ze meedoen.
report-bonus-cards = Gepakte bonuskaarten per partij
report-trophy = { $animal ->
    [monkey] Keren dat de apen-trofeekaart van eigenaar wisselt
    [butterfly] Keren dat de vlinder-trofeekaart van eigenaar wisselt
   *[frog] Keren dat de kikker-trofeekaart van eigenaar wisselt
}
report-passes = Beurten waarin niet gebouwd kon worden
report-starts = Kleuren
report-starts-intro = De grondkleuren waarop trappen beginnen.
report-maps = Plattegronden
report-maps-intro = Winst per plaats op elke plattegrond met 95%-intervallen. Elke band is de marge van het hele pakket plus het toeval van zo weinig partijen, zie hieronder.
report-map = { $number } { $name }
report-map-rounds = { $players }, { $mean } rondes
report-cards = Kaarten
report-cards-intro = In hoeveel van de partijen waarin een kaart bovenop lag, iemand hem kocht. Het gestreepte teken is het doel. “Bovenop” is het aandeel van alle partijen waarin de kaart überhaupt opdook, “Bedekt” het aandeel van de partijen van kopers waarin er later een andere kaart op werd gelegd.
report-head-card = Kaart
report-head-bananas = Bananen
report-head-one-time = Eenmalig
report-head-recurring = Vast
report-head-bought = Gekocht, { $players }
report-head-seen = Bovenop
report-head-covered = Bedekt
report-card-bought = { $card } gekocht
report-sources = Waar de waarden vandaan komen
report-sources-intro = Elk deel van het pakket met zijn herkomst.
report-head-place = Waarde
report-head-source = Herkomst
report-source = { $source ->
    [rulebook] de spelregels
    [faq] de FAQ van de uitgever
    [box] de doos van een eigenaar
   *[ours] door ons gekozen
}
report-source-shuffled = Elke stapel wordt geschud
report-pile = Stapel { $pile }: prijs { $cost }, { $colour ->
    [l] lichtgroen
    [d] donkergroen
    [g] goud
   *[none] elke kleur
}
report-method = Hoe dit gemeten is
report-method-bot = Op elke plaats speelt dezelfde bot, dus verschillen tussen plaatsen komen van het pakket. Het is de beste van de bots die meteen antwoorden; hij denkt niet vooruit.
report-method-games = De plattegronden wisselen elkaar af. Vijf van de acht partijen zijn het basisspel; de andere hebben de vlinder, de kikker of allebei. De stapels worden voor elke partij opnieuw geschud.
report-method-seen = Een kaart telt mee als ze aan het begin van een beurt boven op haar stapel lag. Een kaart die pas na de laatste aankoop verscheen, kon niet worden gekocht en telt niet mee.
report-method-seats = Een plaats wordt eerlijk behandeld als het aandeel in de winst hoogstens 5 procentpunt afwijkt van één gedeeld door het aantal spelers.
report-method-map = Een plattegrond helpt geen enkele plaats als het aandeel van elke plaats daarop hoogstens 5 procentpunt van een eerlijk aandeel afwijkt, plus 1,96 keer de standaardfout daarvan bij evenveel partijen als er gespeeld zijn. Zonder die toevoeging zou een eerlijke plattegrond vaak door toeval zakken; hoe meer partijen, hoe smaller de marge.

## Leeromgevingen

error-action-illegal = De actie “{ $action }” mag nu niet, bij “{ $stage }”. Kies een actie die het masker toelaat.
error-environment-icons = In dit pakket kan een levering { $icons } steen-of-boogsymbolen hebben; leeromgevingen hebben acties voor { $most }.
error-environment-seat = Er is geen plaats { $seat }. Kies er een van 1 tot en met { $players }.
error-environment-opponents = { $opponents } tegenstanders en de agent zijn samen geen { $players } spelers. Noem voor elke andere plaats een tegenstander.
error-environment-film = Er is geen film: maak de omgeving met render_mode="rgb_array" en speel dan een spel.
error-environment-observer = De waarnemer heeft geen parameters, maar kreeg: { $names }.

## Building instructions

build-title = Bouw dit paleis
build-about = { $pieces } onderdelen in { $steps } stappen, in de volgorde waarin ze in de partij zijn gebouwd.
build-parts = Onderdelen
build-parts-intro = De nummers zijn die van de LDraw-bibliotheek. De onderdelen zitten in de doos van het spel; de bruinen mag je mengen. Leg voor de ondergrond de plattegrond uit de doos op een bouwplaat, of bouw hem: voor elke plek een plaat met een knop tussen vier tegels.
build-head-part = Onderdeel
build-head-number = Nummer
build-head-count = Aantal
build-head-colours = Kleuren
build-piece = { $piece ->
    [arch] boog
    [brick] steen
    [column] zuil
    [light] lichtgroen bamboeblad
    [dark] donkergroen bamboeblad
    [gold] gouden steen
    [monkey] aap
    [butterfly] vlinder
    [frog] kikker
    [baseplate] bouwplaat, 32 × 32 knoppen
    [stud-plate] plaat, 1 × 1
    [tile] tegel, 1 × 2
   *[small-tile] tegel, 1 × 1
}
build-steps = Stappen
build-steps-intro = Nieuwe onderdelen van een stap hebben een lichte rand. Letters en cijfers aan de rand benoemen de plekken.
build-start = De starttrap
build-turn = Ronde { $round }, plaats { $seat }
build-animals = De dieren
build-animal = { $animal ->
    [monkey] Aap op { $spot }
    [butterfly] Vlinder op { $spot }
   *[frog] Kikker op { $spot }
}
