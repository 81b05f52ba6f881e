### Positions, game files and packs that cannot be read. Ids are shared by all languages; see docs/architecture.md, "Texts".

## Texts and files that cannot be read

error-not-text = Hier wordt tekst verwacht, niet “{ $text }”.
error-staircase-malformed = Dit is geen trap: “{ $text }” is ongeldig als { $place }. Een trap heeft een veld zoals d4, bogen en bouwstenen.
error-spot = “{ $text }” is geen veld. De velden lopen van a1 in het zuidwesten tot h8 in het noordoosten.
error-stack = “{ $text }” is geen stapel. Schrijf de bouwstenen vanaf de grond: b steen, c zuil, An Ae As Aw booguiteinden, L D G versierstenen.
error-animal = “{ $text }” is geen dier. Schrijf monkey (aap), butterfly (vlinder) of frog (kikker).
error-ground-rows = De grond heeft { $count ->
    [one] { $count } rij
   *[other] { $count } rijen
}. Schrijf er acht, de noordelijke eerst.
error-ground-row = Rij { $rank } van de grond is “{ $text }”. Schrijf acht letters: l lichtgroen, d donkergroen, g goud, of een punt waar het versperd is.
error-json = Dit is geen JSON: op regel { $line }, kolom { $column } klopt iets niet.
error-json-too-large = Deze JSON is te diep genest of heeft een getal met te veel cijfers. Een stelling heeft geen van beide nodig.
error-json-missing = “{ $place }” ontbreekt. Een stelling kan niet zonder.
error-json-type = “{ $place }” moet { $expected ->
    [list] een lijst van teksten
    [names] een object met teksten als namen
    [number] een heel getal
    [string] een tekst
   *[object] een object
} zijn.
error-json-count = “{ $place }” moet van 0 tot en met { $most } zijn, zoveel als er in de doos zitten.
error-json-unknown = “{ $place }” heeft geen “{ $name }”. Wel mogelijk: { $names }.
error-position = { $count ->
    [one] Deze stelling is niet mogelijk.
   *[other] Deze stelling is niet mogelijk, om { $count } redenen.
}
error-staircase-empty = Een trap begint met zijn beginpunt, zoals “d4 E Eb”; hier ontbreekt het.
error-staircase-too-long = Deze trap heeft { $count } treden, meer dan er bogen in de doos zitten. Schrijf een kortere.
error-staircase-spaces = Vóór trede { $number } staat een spatie te veel. Zet één spatie tussen de treden.
error-staircase-order = Trede { $number }, “{ $text }”: schrijf zuilen vóór stenen, zoals “cbE”.
error-staircase-step = Trede { $number }, “{ $text }”, is niet te lezen. Schrijf steunen, een richting N E S W (noord, oost, zuid, west) en steunen, zoals “bE”, “N” of “Ec”.
error-picture-width = Dit kan geen { $width } pixels breed zijn. Kies van { $least } tot { $most }.

## Game files that are refused

error-file-unreadable = “{ $file }” kan niet gelezen worden: { $reason }.
error-file-unwritable = “{ $file }” kan niet geschreven worden: { $reason }. Kies een andere plaats.
error-file-too-large = Dit bestand is veel te groot voor een spel. Is het wel het juiste?
error-file-json = Dit is geen JSON: op regel { $line }, kolom { $column } klopt iets niet.
error-file-format = Dit is geen spelbestand van Monkey Palace.
error-file-version = Dit programma leest spelbestanden van versie { $version }; dit bestand heeft een andere versie.
error-file-missing = “{ $place }” ontbreekt in het spelbestand.
error-file-type = “{ $place }” in het spelbestand is niet wat het zou moeten zijn.
error-file-pack = Dit spel is met een ander pakket gespeeld, { $name } (versie { $version }, { $digest }), niet met { $given } ({ $given_digest }). Noem het bestand ervan met --pack.
error-file-set-up = Het spel in dit bestand kan niet worden opgezet.
error-file-turn-text = { $place } is niet te lezen.
error-file-turn-order = Beurt { $round }.{ $seat }, beslissing { $number }: deze plaats is dan niet aan de beurt.
error-file-decision = Beurt { $round }.{ $seat }, beslissing { $number }: dit mag niet volgens de regels.
error-file-check = Beurt { $round }.{ $seat } geeft een ander resultaat dan toen het bestand werd geschreven: het bestand is gewijzigd.
error-file-result = De uitslag in het bestand is niet die waartoe de beslissingen leiden.

## Packs
## $place is a place in the file, like piles.3l.cards[2].bananas; $found is what the file has there.

error-pack = { $count ->
    [one] Het pakket “{ $file }” heeft een probleem.
   *[other] Het pakket “{ $file }” heeft { $count } problemen.
}

# The file
pack-file-missing = Dat bestand is er niet; controleer de naam en de map.
pack-file-unreadable = Het bestand kan niet gelezen worden; is het een map, of van iemand anders?
pack-file-too-large = Het bestand is veel te groot voor een pakket; is het wel het juiste?
pack-too-complex = De tekst heeft meer dan { $keys } sleutels, of sleutels van meer dan { $depth } niveaus diep; dat is geen pakket.
pack-encoding = Het bestand is geen UTF-8-tekst (byte { $byte }); sla het op als UTF-8.
pack-syntax = Regel { $line }, kolom { $column }: dit is geen TOML, bij { $text }.
pack-twice = Regel { $line }, kolom { $column }: deze sleutel of tabel staat al in het bestand, bij { $text }.

# Its structure
pack-missing = { $place } ontbreekt.
pack-unknown = { $place }: zo’n sleutel bestaat niet in pakketten; mogelijk is hier: { $expected }.
pack-misspelt = { $place }: zo’n sleutel bestaat niet in pakketten; bedoelde je { $meant }?
pack-not-a-table = { $place }: hier hoort een tabel, maar er staat { $found }.
pack-not-a-list = { $place }: hier hoort een lijst, maar er staat { $found }.
pack-not-a-number = { $place }: hier hoort een heel getal van { $low } tot en met { $high }, maar er staat { $found }.
pack-not-a-text = { $place }: hier hoort een tekst tussen aanhalingstekens, maar er staat { $found }.
pack-range = { $place }: hier hoort een getal van { $low } tot en met { $high }, maar er staat { $found }.
pack-length = { $place }: hier hoort een tekst van 1 tot { $longest } tekens, niet alleen spaties.
pack-unprintable = { $place }: hier hoort een tekst op één regel zonder stuurtekens, maar er staat { $found }.
pack-format = { $place }: dit programma leest pakketten van formaat { $expected }, maar dit heeft formaat { $found }.
pack-source = { $place }: hier hoort een herkomst, een van { $expected }, maar er staat { $found }.
pack-ground-rows = { $place }: hier horen 8 rijen, het noorden eerst, maar er staat { $found }.
pack-ground-row = { $place }: hier horen 8 letters: l (lichtgroen), d (donkergroen), g (goud) of . (versperd), maar er staat { $found }.
pack-start-text = { $place }: { $found } is geen trap; schrijf iets als "d4 E Eb".

# The box’s numbers
pack-start-pieces = { $place }: de begintrap bestaat uit twee bogen en één steen.
pack-start-blocked = { $place }: de begintrap kan niet op { $spot } staan, want dat veld is versperd.
pack-start-rule = { $place }: de begintrap gaat tegen een bouwregel in.
pack-map-not-open = { $place }: wij dachten dat plattegrond { $map } overal vrij is, maar deze velden zijn versperd: { $spots }. Dat is goed als jouw doos het zo laat zien.
pack-map-not-blocked = { $place }: plattegrond { $map } heeft versperde velden, maar hier is er geen versperd.
pack-card-count = { $place }: in de doos zitten { $expected } apenkaarten, maar hier zijn het er { $found }.
pack-pile-empty = { $place }: deze stapel heeft geen kaarten; er hoort er minstens één in.
pack-count = { $place }: volgens de spelregels is het { $expected }, maar hier { $found }.
pack-first-hand = { $place }: volgens de spelregels begint plaats { $seat } met { $arches } bogen, { $bricks ->
    [0] geen stenen
    [one] één steen
   *[other] { $bricks } stenen
} en geen zuilen.
pack-hand-too-large = { $place }: plaats { $seat } begint met te veel bouwstenen. Hoogstens { $arches } bogen, { $bricks } stenen en { $columns } zuilen mogen.
pack-no-delivery = { $place }: het spelersbord van plaats { $seat } levert niets op, dus er komt misschien nooit een eind aan een spel; er hoort minstens één symbool op.

# Things that look odd
pack-hand-without-arch = { $place }: plaats { $seat } begint zonder boog en kan in de eerste beurt niet bouwen.
pack-later-seat-gets-less = { $place }: plaats { $seat } begint met minder bouwstenen dan de plaats ervoor; latere plaatsen krijgen meestal meer.
pack-one-time-example = { $place }: de spelregels tonen een eenmalige voorraad van { $icons } stenen of bogen en { $columns ->
    [one] een zuil
   *[other] { $columns } zuilen
}; er zijn geen kaarten die je samen kunt pakken en die precies dat opleveren.
pack-recurring-example = { $place }: de spelregels tonen een vaste voorraad van { $icons } stenen of bogen; geen spelersbord met { $places } kaarten levert precies dat op.
pack-bananas-and-bricks = { $place }: kaart { $card } heeft meer bananen dan { $other } en levert ook nog meer bouwstenen op; meestal is het een van de twee.
pack-colour-missing = { $place }: plattegrond { $map } heeft geen { $colour ->
    [l] lichtgroen
    [d] donkergroen
   *[g] gouden
} veld, dus kaarten van die kleur kunnen nooit gepakt worden.
pack-spot-cut-off = { $place }: op plattegrond { $map } zijn alle buren van { $spot } versperd, dus daar kan niets gebouwd worden.
