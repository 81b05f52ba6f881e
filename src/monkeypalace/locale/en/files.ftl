### Positions, game files and packs that cannot be read. Ids are shared by all languages; see docs/architecture.md, "Texts".

## Texts and files that cannot be read

error-not-text = Text is expected here, not “{ $text }”.
error-staircase-malformed = This is not a staircase: its { $place } cannot be “{ $text }”. It takes a spot such as d4, arches and pieces.
error-spot = “{ $text }” is not a spot. Spots go from a1 in the south-west to h8 in the north-east.
error-stack = “{ $text }” is not a stack. Write its pieces from the ground up: b brick, c column, An Ae As Aw arch ends, L D G Decoration Bricks.
error-animal = “{ $text }” is not an animal. Write monkey, butterfly or frog.
error-ground-rows = The ground has { $count ->
    [one] { $count } row
   *[other] { $count } rows
}. Write eight, the northern one first.
error-ground-row = Rank { $rank } of the ground is “{ $text }”. Write eight letters: l light green, d dark green, g gold, or a full stop where it is blocked.
error-json = This is not JSON: something is wrong in line { $line }, column { $column }.
error-json-too-large = This JSON is nested too deeply or has a number with too many digits. A position needs neither.
error-json-missing = “{ $place }” is missing. A position needs it.
error-json-type = “{ $place }” must be { $expected ->
    [list] a list of strings
    [names] an object whose names are strings
    [number] a whole number
    [string] a string
   *[object] an object
}.
error-json-count = “{ $place }” must be from 0 to { $most }, as many as the box has.
error-json-unknown = “{ $place }” has no “{ $name }”. It may have: { $names }.
error-position = { $count ->
    [one] This position cannot stand.
   *[other] This position cannot stand, for { $count } reasons.
}
error-staircase-empty = A staircase begins with its starting point, as in “d4 E Eb”; here it is missing.
error-staircase-too-long = This staircase has { $count } steps, more than the box has arches. Write a shorter one.
error-staircase-spaces = Before step { $number } there is a space too many. Put a single space between steps.
error-staircase-order = Step { $number }, “{ $text }”: write columns before bricks, as in “cbE”.
error-staircase-step = Step { $number }, “{ $text }”, cannot be read. Write supports, a direction N E S W, supports, as in “bE”, “N” or “Ec”.
error-picture-width = This cannot be { $width } pixels wide. Choose from { $least } to { $most }.

## Game files that are refused

error-file-unreadable = “{ $file }” cannot be read: { $reason }.
error-file-unwritable = “{ $file }” cannot be written: { $reason }. Choose another place.
error-file-too-large = This file is far too large to be a game. Is it the right one?
error-file-json = This is not JSON: something is wrong in line { $line }, column { $column }.
error-file-format = This is not a game of Monkey Palace.
error-file-version = This program reads game files of version { $version }; this one is of another version.
error-file-missing = “{ $place }” is missing in the game file.
error-file-type = “{ $place }” in the game file has an invalid value.
error-file-pack = The game was played with another pack, { $name } (version { $version }, { $digest }), not with { $given } ({ $given_digest }). Name its file with --pack.
error-file-set-up = The game in this file cannot be set up.
error-file-turn-text = { $place } cannot be read.
error-file-turn-order = Turn { $round }.{ $seat }, decision { $number }: it is not this seat’s turn then.
error-file-decision = Turn { $round }.{ $seat }, decision { $number }, is not legal.
error-file-check = Turn { $round }.{ $seat } has another result than when the file was written: the file has been changed.
error-file-result = The result in the file is not the one that its decisions lead to.

## Packs
## $place is where in the file, like piles.3l.cards[2].bananas; $found is what stands there.

error-pack = { $count ->
    [one] The pack “{ $file }” has a problem.
   *[other] The pack “{ $file }” has { $count } problems.
}

# The file
pack-file-missing = There is no such file; check its name and its folder.
pack-file-unreadable = The file cannot be read; is it a folder, or a file of another user?
pack-file-too-large = The file is far too large to be a pack; is it the right one?
pack-too-complex = This is too complex for a pack: it has more than { $keys } keys, or keys more than { $depth } levels deep.
pack-encoding = The file is not UTF-8 text (byte { $byte }); save it as UTF-8.
pack-syntax = Line { $line }, column { $column }: this is not TOML, near { $text }.
pack-twice = Line { $line }, column { $column }: this key or table is already in the file, near { $text }.

# Its structure
pack-missing = { $place } is missing.
pack-unknown = { $place }: packs have no such key; expected here: { $expected }.
pack-misspelt = { $place }: packs have no such key; did you mean { $meant }?
pack-not-a-table = { $place }: expected a table, but found { $found }.
pack-not-a-list = { $place }: expected a list, but found { $found }.
pack-not-a-number = { $place }: expected a whole number from { $low } to { $high }, but found { $found }.
pack-not-a-text = { $place }: expected a text in quotes, but found { $found }.
pack-range = { $place }: expected a number from { $low } to { $high }, but found { $found }.
pack-length = { $place }: expected a text of 1 to { $longest } characters, not only spaces.
pack-unprintable = { $place }: expected a text on one line without control characters, but found { $found }.
pack-format = { $place }: this program reads packs of format { $expected }, but this one has format { $found }.
pack-source = { $place }: expected a source, one of { $expected }, but found { $found }.
pack-ground-rows = { $place }: expected 8 rows, north first, but found { $found }.
pack-ground-row = { $place }: expected 8 letters of l (light green), d (dark green), g (gold) and . (blocked), but found { $found }.
pack-start-text = { $place }: { $found } is not a staircase; expected something like "d4 E Eb".

# The box’s numbers
pack-start-pieces = { $place }: the starting staircase is made of two arches and one brick.
pack-start-blocked = { $place }: the starting staircase cannot stand on { $spot }, which is blocked.
pack-start-rule = { $place }: the starting staircase breaks a building rule.
pack-map-not-open = { $place }: we took map { $map } to be open everywhere, but these spots are blocked: { $spots }. That is fine if your box shows it.
pack-map-not-blocked = { $place }: map { $map } has blocked spots, but none is blocked here.
pack-card-count = { $place }: the box has { $expected } Monkey Cards, but this pack has { $found }.
pack-pile-empty = { $place }: this pile has no cards; expected at least one.
pack-count = { $place }: the rulebook says { $expected }, but here it is { $found }.
pack-first-hand = { $place }: according to the rulebook, seat { $seat } starts with { $arches } arches, { $bricks ->
    [0] no bricks
    [one] one brick
   *[other] { $bricks } bricks
} and no columns.
pack-hand-too-large = { $place }: seat { $seat } starts with too many building bricks. At most { $arches } arches, { $bricks } bricks and { $columns } columns are allowed.
pack-no-delivery = { $place }: the board of seat { $seat } brings nothing, so a game might never end; expected at least one icon.

# Things that look odd
pack-hand-without-arch = { $place }: seat { $seat } starts without an arch and cannot build on its first turn.
pack-later-seat-gets-less = { $place }: seat { $seat } starts with fewer building bricks than the seat before it; later seats usually get more.
pack-one-time-example = { $place }: the rulebook shows a One-time Delivery of { $icons } bricks or arches and { $columns ->
    [one] a column
   *[other] { $columns } columns
}; no cards that can be taken together bring exactly that.
pack-recurring-example = { $place }: the rulebook shows a Recurring Delivery of { $icons } bricks or arches; no board with { $places } cards brings exactly that.
pack-bananas-and-bricks = { $place }: the card { $card } has more bananas than { $other } and brings more bricks as well; usually it is one or the other.
pack-colour-missing = { $place }: map { $map } has no { $colour ->
    [l] light green
    [d] dark green
   *[g] golden
} spot, so cards of that colour can never be taken.
pack-spot-cut-off = { $place }: on map { $map } all neighbours of { $spot } are blocked, so nothing can be built there.
