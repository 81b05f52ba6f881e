### English texts. Ids are shared by all languages; see docs/architecture.md, "Texts".

## Words

# What a piece is, with its article; $piece is its letter in notation.
piece-a = { $piece ->
    [b] a brick
    [c] a column
    [L] a light green Decoration Brick
    [D] a dark green Decoration Brick
    [G] a golden Decoration Brick
   *[other] an arch
}

# $piece is an animal.
piece-animal = { $piece ->
    [butterfly] butterfly
    [frog] frog
   *[monkey] monkey
}

## Building rules
## $spot and $other are spots like d4, $arch is the number of an arch in the staircase,
## $need and $have count pieces or their height.

violation-a-blocked = Rule A: { $spot } is blocked, there is no knob. Choose a starting point with an open knob.
violation-a-built-on = Rule A: pieces stand on { $spot } already. Choose a starting point where the ground map is bare.
violation-a-animal = Rule A: the { piece-animal } sits on { $spot }. Choose another starting point.
violation-b-not-a-building-brick = Rule B: { piece-a } on { $spot } cannot begin your staircase. Begin with an arch, a brick or a column.
violation-c-no-arch = Rule C: your staircase from { $spot } has no arch yet. Lay at least one.
violation-c-ends-without-arch = Rule C: on { $spot } you end with { piece-a }. End with an arch, or take it back.
violation-d-off-the-map = Rule D: the ground map ends at { $spot }. Lay arch { $arch } in another direction.
violation-d-blocked = Rule D: { $spot } is blocked, there is no knob. Lay arch { $arch } in another direction.
violation-d-animal = Rule D: the { piece-animal } sits on { $spot } and closes the knob. Find a way around it for arch { $arch }.
violation-e-not-attached = Rule E: your staircase does not touch the palace. Lead it onto at least one piece that stood there before your turn.
violation-e-out-of-reach = Rule E: from { $spot } the pieces you have left cannot reach the palace. Go another way, or spend fewer pieces on the way.
violation-f-too-low = Rule F: arch { $arch } hangs in the air over { $spot }. Pile { $need } more on { $spot } first; a brick is 1 high, a column 3.
violation-f-too-high = Rule F: { $spot } is { $need } too high for arch { $arch }. Raise the arch: pile { $need } more on { $other } first; a brick is 1 high, a column 3.
violation-f-not-a-support = Rule F: { piece-a } on { $spot } cannot carry arch { $arch }. Pile bricks and columns only.
violation-g-arch-on-arch = Rule G: arch { $arch } covers another arch from { $spot } to { $other }. Put bricks or columns between the two, or go another way.
violation-h-turns-back = Rule H: arch { $arch } goes straight back from { $spot } to { $other }. Go straight on, or turn left or right.
violation-i-off-the-path = Rule I: arch { $arch } starts on { $spot }, but your staircase has come to { $other }. Lay it from { $other }.
violation-pieces-missing = You need { $piece ->
    [arches] { $need ->
        [one] { $need } arch
       *[other] { $need } arches
    }
    [bricks] { $need ->
        [one] { $need } brick
       *[other] { $need } bricks
    }
   *[columns] { $need ->
        [one] { $need } column
       *[other] { $need } columns
    }
} but have { $have ->
    [0] none
   *[other] only { $have }
}. Choose a staircase that takes fewer.

## Positions that cannot stand

fault-stack-on-blocked-spot = { $spot } is blocked, but pieces stand on it. Take them away, or give the ground a colour there.
fault-arch-without-partner = The arch end on { $spot } at level { $level } has no other end beside it at the same level. Add the other end, or take this one away.
fault-animal-on-animal = Two animals sit on { $spot }. Move the { $kind ->
    [butterfly] butterfly
    [frog] frog
   *[monkey] monkey
} to another knob.
fault-animal-not-on-arch-end = The { $kind ->
    [frog] frog
   *[monkey] monkey
} cannot sit on { $spot }: the top piece there is not an arch end. Move it to an open arch end.
fault-butterfly-not-on-decoration = The butterfly cannot sit on { $spot }: the top piece there is not a Decoration Brick. Move it to one.
fault-more-than-the-box = Board and hand have { $count } { $kind ->
    [arches] arches
    [bricks] bricks
    [columns] columns
    [L] light green Decoration Bricks
    [D] dark green Decoration Bricks
   *[G] golden Decoration Bricks
}, but the box has { $limit }.

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

## The command line: help
## These texts have no parameters: they are read without Fluent, see cli/helptexts.py. The first
## line is what the list of commands shows.

cli-help =
    Monkey Palace at the terminal.

    Build staircases, earn Monkey Credits, collect bananas. "monkeypalace play" starts a game.
cli-help-commands = Commands
cli-help-help = Show this help.
cli-help-lang = The language to speak.
cli-help-version = Show the version.
cli-help-colour = With or without colours; as the terminal likes unless you say otherwise.
cli-help-pack-file = The pack the game was played with, if not the standard one.

cli-help-play =
    Play a game at this terminal, two to four players, people and bots.

    Decisions are typed in notation or chosen by number; "help" explains. Without any option
    you are asked who plays and on which map.
cli-help-play-players = How many play; 2 unless there are names.
cli-help-play-names = The players’ names in the order of their seats, with commas between them.
cli-help-play-bot = A bot that plays along, by name (capuchin, macaque, mandrill, gorilla), with parameters as in gorilla:seconds=2, or from a file of your own as in mybot.py:MyBot. More than once for several.
cli-help-play-lots = Draw lots for the seats instead of taking the names in their order.
cli-help-play-map = The ground map; 1 is for a first game.
cli-help-play-butterfly = Play with the butterfly.
cli-help-play-frog = Play with the frog.
cli-help-play-piles = How the card piles are prepared; shuffled unless you say otherwise.
cli-help-play-butterfly-rule = The decoration the butterfly comes to; the tallest of all unless you say otherwise.
cli-help-play-ties-earn-credit = A decoration as high as another of its colour earns the height credit, too.
cli-help-play-pack = A pack of your own cards and maps.
cli-help-play-seed = The seed of the shuffle: the same number gives the same cards.
cli-help-play-save = Save the game here after every turn. The file holds the cards to come, so nobody should look into it.
cli-help-play-resume = Go on with a saved game.
cli-help-play-colour = With or without colours; as the terminal likes unless you say otherwise.

cli-help-show =
    Draw a position or a saved game.

    FILE is a position or a game in JSON, or - for standard input. Every place shows the letter
    of its ground, the height of its stack, the piece on top and the animal that sits there.
cli-help-show-turn = Show the game after this turn, like 3.2 for round 3, seat 2; 0 is the beginning. The last turn unless you say otherwise.
cli-help-show-stacks = List every stack in notation, too.

cli-help-replay =
    Verify a saved game and tell it turn by turn.

    Every decision is played again. The first one that is not legal, or that leads elsewhere
    than it did when the game was saved, is named and the game refused.
cli-help-replay-turn = Stop after this turn, like 3.2 for round 3, seat 2.
cli-help-replay-boards = Draw the board after every turn.

cli-help-perft =
    Count all staircases that can be built in a position.

    FILE is a position in JSON, or - for standard input. Prints one line of JSON.
cli-help-perft-list = Print every staircase, one per line, instead of the counts.
cli-help-perft-seconds = Add the time that generating took, the median of five runs.
cli-help-perft-engine = What does the counting.

cli-help-pack =
    Check a pack of your own, or begin one.

    A pack is a file with what is printed on cards, boards and maps.
cli-help-pack-check =
    Check a pack and sum up what is in it.

    Every problem is named with its place in the file.
cli-help-pack-new =
    Write a commented pack for the owner of a box to fill in.

    FILE is where to write it, or - for standard output.
cli-help-pack-new-force = Overwrite a file that is there already.

## The command line: words

cli-arches = { $count ->
    [one] { $count } arch
   *[other] { $count } arches
}
cli-bricks = { $count ->
    [one] { $count } brick
   *[other] { $count } bricks
}
cli-columns = { $count ->
    [one] { $count } column
   *[other] { $count } columns
}
cli-bananas = { $count ->
    [one] { $count } banana
   *[other] { $count } bananas
}
cli-nothing = nothing
cli-and = { $first } and { $last }
cli-colour = { $colour ->
    [l] light green
    [d] dark green
   *[g] gold
}
cli-animal = { $animal ->
    [butterfly] butterfly
    [frog] frog
   *[monkey] monkey
}

## The command line: notes and refusals

cli-beyond-the-box = Note: counted all the same, though this takes more than one box. { $reasons }

cli-error-command = There is no command “{ $name }”. There are: { $names }.
# $message is the sentence of the library that reads the command line.
cli-error-usage = { $message } (--help shows what is possible.)
cli-error-system = { $reason }.
cli-error-system-file = “{ $file }”: { $reason }.
cli-error-no-file-name = The name of a file is empty. Give one, as in game.json.
cli-error-file-missing = There is no file “{ $file }”. Check its name and its folder.
cli-error-file-folder = “{ $file }” is a folder. Give the name of a file.
cli-error-file-unreadable = “{ $file }” cannot be read: { $reason }.
cli-error-file-unwritable = “{ $file }” cannot be written: { $reason }. Choose another place.
cli-error-file-too-large = “{ $file }” is far too large to be a position or a game. Is it the right file?
cli-error-file-encoding = “{ $file }” is not UTF-8 text (byte { $byte }). Save it as UTF-8.
cli-error-file-exists = “{ $file }” is there already. Choose another name, or overwrite it with --force.
cli-error-save-exists = “{ $file }” is there already. Choose another name, or go on with that game: { $command }
cli-error-resume-and-set-up = A saved game is already set up. Leave out { $option }, or begin a new game without --resume.
cli-error-lots-without-names = --lots draws the order of the players’ names. Give them with --names.
cli-error-list-and-seconds = --list prints staircases, --seconds adds a time to their counts. Leave out one of the two.
cli-error-turn = “{ $text }” is not a turn. Write round and seat, like 3.2.
cli-error-no-such-turn = The game has no turn { $turn }; { $last ->
    [none] none has been played yet
   *[other] its last one is { $last }
}.
cli-error-turn-of-position = A position has no turns. Leave out --turn, or give a saved game.

## Packs at the command line

pack-check-error = error: { $problem }
pack-check-warning = warning: { $problem }
pack-new-written = “{ $file }” is yours to fill in. When you are done, check it:
pack-summary = Pack { $name }, version { $version } (identity { $digest })
pack-summary-cards = { $cards } Monkey Cards in { $piles } piles, { $bananas } bananas in all:
pack-summary-pile = {"  "}{ $pile }  { $cards ->
    [one] { $cards } card,
   *[other] { $cards } cards,
} { $low } to { $high } bananas
pack-summary-board = Seat { $seat } starts with { $start } and gets { $delivery } every turn.
pack-summary-map = Map { $number }, { $name }: { $count ->
    [0] open everywhere.
    [one] one spot blocked.
   *[other] { $count } spots blocked.
}
pack-summary-sources = Tables by source: { $sources }.

## Boards

show-hand = In hand: { $pieces }
show-before-first-turn = Before the first turn
show-after-turn = After { $name }’s turn { $turn }
show-during-turn = In the middle of { $name }’s turn { $turn }
show-cards = Visible cards
show-legend =
    Ground: l light green, d dark green, g gold, { $blocked } blocked. Number: height.
    On top: { $arrow } arch end (to its other end), L D G decoration, b brick, c column.
    Animals: M monkey, B butterfly, F frog. In hand: a arches, b bricks, c columns.

## Replays

replay-turn = { $turn }  { $name }
replay-not-over = The game is not over yet.
replay-verified = { $turns ->
    [0] No turn has been played; the set-up is correct.
    [one] { $turns } turn, every decision verified.
   *[other] { $turns } turns, every decision verified.
}

## Games at the terminal

play-seat = Seat { $seat }
play-welcome =
    Welcome to the palace. Type the number of a suggestion or your own decision;
    “help” explains, “quit” stops.
play-stopped = Goodbye. No turn was played, so nothing was saved.
play-stopped-and-saved = Goodbye. Saved. To go on with the game:
play-stopped-unsaved = Goodbye. The game could not be saved anywhere, so it is lost. Sorry!
play-over = Time to count the bananas:
play-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}

play-set-up =
    A new game of Monkey Palace. Press Enter for what stands in brackets. Bots play along if you
    name them among the players, from easy to hard: { $bots }.
play-set-up-players = Who plays? Names with commas between them, or 2, 3 or 4 [2]:
play-bot-replaced = From now on { $name } plays at random.
play-set-up-two = Then it is a game for two.
play-set-up-map = Which map? { $maps } [1]:
play-set-up-modules = Which animals join the monkey? 1 none, 2 butterfly, 3 frog, 4 both [1]:
play-set-up-choice = Please choose one of { $choices }.
play-set-up-first = Then it is { $choice }.
play-lots = The lots are drawn: { $seats }.
play-lots-seat = { $name } has seat { $seat }

play-panel-round = Round { $round }
play-panel-last-round = Round { $round }, the last one
play-panel-hand = hand { $pieces }
play-panel-gets = gets { $delivery } a turn
play-panel-tray = Tray { $pieces }
play-panel-last = { $name } built { $staircase }
play-panel-left = Left { $decorations }, bonus { $bonus }

play-market-pile = pile
play-market-bananas = bananas
play-market-once = at once
play-market-turn = every turn
play-market-left = cards left
play-market-place = place
play-market-card = card
play-market-covered = covered cards

play-score-name = bananas of
play-score-cards = cards
play-score-bonus = bonus
play-score-trophies = trophies
play-score-total = total

# Questions; what is typed follows on the same line.
play-ask-build = { $name } builds (number, staircase, help):
play-ask-buy = { $name } buys (number, “buy” and piles, help):
play-ask-one-time-delivery = { $name } takes (number, like “2a 1b”, help):
play-ask-recurring-delivery = { $name } takes (number, like “2a 1b”, help):
play-ask-place-card = { $name } places a card (number, like “3l-2 on 4”, help):
play-ask-monkey = { $name } puts the monkey on (number, spot, help):
play-ask-frog-before-building = { $name }, take the frog before you build? (number, yes, no, help):
play-ask-frog = { $name }, take the frog? (number, yes, no, help):
play-ask-frog-knob = { $name } puts the frog on (number, spot, help):

play-intro-buy = { $credits ->
    [one] { $credits } Monkey Credit
   *[other] { $credits } Monkey Credits
}, { cli-colour } or multicoloured. The digit of a pile is its cost:
play-intro-one-time-delivery = One-time Delivery: { $icons ->
    [one] { $icons } brick or arch
   *[other] { $icons } bricks or arches
}{ $columns ->
    [0] {""}
    [one] {" "}and { $columns } column
   *[other] {" "}and { $columns } columns
}. In hand { $hand }, tray { $tray }.
play-intro-recurring-delivery = Recurring Delivery: { $icons ->
    [one] { $icons } brick or arch
   *[other] { $icons } bricks or arches
}{ $columns ->
    [0] {""}
    [one] {" "}and { $columns } column
   *[other] {" "}and { $columns } columns
}. In hand { $hand }, tray { $tray }.
play-intro-place-card = New: { $cards }. Your four places are full or nearly so:

play-worth-once = at once { $delivery }
play-worth-turn = every turn { $delivery }

# Beside suggestions; keep them short.
play-remark-build = { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}{ $highest ->
    [yes] {" "}(1 for height)
   *[no] {""}
}, { cli-colour }, to { $spot }, costs { $pieces }{ $bonus ->
    [yes] , Bonus Card
   *[no] {""}
}
play-remark-pass = nothing can be built; you get only your Recurring Delivery
play-remark-buy-nothing = credits are not kept
play-remark-use = then in hand { $pieces }{ $ends ->
    [yes] ; the tray lacks some: this round is the last
   *[no] {""}
}
play-remark-empty-place = on the empty place
play-remark-cover = covers { $card }: { $gained } instead of { $lost } every turn
play-remark-knob = height { $height }
play-remark-frog = a column now, { cli-bananas } if you keep it to the end
play-remark-no-frog = leave it where it is

play-not-building = That is a question for when you build.
play-no-such-number = { $most ->
    [one] There is only suggestion 1
   *[other] There are suggestions 1 to { $most }
}; “more” shows more of them.
play-no-more = That was all. You can still type a decision of your own.

play-starts = { cli-colour }: { $spots }
play-starts-none = Nothing can be built with the pieces in hand.
play-starts-hint = “try { $spot }” shows how to go on from there.
play-why-not = { $staircase } cannot be built:
play-why-legal = { $staircase } can be built: { $remark }.
play-try = { $staircase } has to go on; left in hand { $pieces }.
play-try-complete = { $staircase } can be built as it is, or go on; left in hand { $pieces }.
play-try-finished = { $staircase } can be built as it is, but cannot go on; left in hand { $pieces }.
play-try-nothing = From { $staircase } nothing can be built; left in hand { $pieces }.
play-try-offer = { $direction }  to { $spot } at level { $level }: { $typed }{ $attached ->
    [yes] {""}
   *[no] {" "}(must go on to the palace)
}
play-try-higher = { $count ->
    [one] and a higher one
   *[other] and { $count } higher ones
}

play-save-name = Give a file name, as in: save game.json
play-save-exists = “{ $file }” is there already. Choose another name.
play-saved = Saved. From now on “{ $file }” is brought up to date after every turn.

play-help-build =
    BUILD. Write the start, then the arches: “d3 bN E” is a brick on d3, an arch
    north, and from its end an arch east. Before a direction stands what you pile
    on the near side (b brick, 1 high; c column, 3 high), behind it what you pile
    on the far side: “c2 cEc”. To find your way:
      starts        where a staircase can start
      try d3 bN     how it can go on from there
      why d3 bN E   what it would bring, or which rules it breaks
play-help-buy =
    BUY. “buy 1 3l” takes the top cards of these two piles; “nothing” is a choice,
    too. The digit is the cost; the letter is the colour, and a pile without one
    has multicoloured cards. “2+1c” is a delivery of two bricks or arches and a
    column.
play-help-one-time-delivery =
    DELIVERY. “2a 1b” takes two arches and a brick; so does “2 1”. If the tray
    lacks what you name, the round is the last one; “5a 0b +2” makes up for it
    with 2 of the other kind.
play-help-recurring-delivery =
    DELIVERY. “2a 1b” takes two arches and a brick; so does “2 1”. If the tray
    lacks what you name, the round is the last one; “5a 0b +2” makes up for it
    with 2 of the other kind.
play-help-place-card =
    CARDS. “3l-2 on 4” puts card 3l-2 on your fourth place. A card that is covered
    delivers no more, but its bananas count at the end.
play-help-monkey =
    MONKEY. A golden decoration brings you the monkey. Put it on any open arch
    end: nobody can build there until it moves on.
play-help-frog-before-building =
    FROG. Taking it brings a column at once, but costs bananas if you still have it
    at the end. It will sit on the lowest open arch end of what you build.
play-help-frog =
    FROG. Taking it brings a column at once, but costs bananas if you still have it
    at the end. It will sit on the lowest open arch end of what you have built.
play-help-frog-knob =
    FROG. Several arch ends of your staircase are equally low: choose one.
play-help =
    Any time: more (suggestions), board, market, cards, score, save FILE, quit

## What happens in a game

event-built = { $name } builds { $staircase }.
event-passed = { $name } cannot build.
event-decorated = A { cli-colour } decoration on { $spot }, { $height } high.
event-not-decorated = No { cli-colour } decoration is left for { $spot }.
event-credited = { $credits ->
    [one] { $credits } Monkey Credit
   *[other] { $credits } Monkey Credits
}{ $height ->
    [0] .
   *[other] , one of them for the height.
}
event-bought = { $name } takes card { $card } ({ $worth }).
event-revealed = Pile { $pile } now shows { $card } ({ $worth }).
event-pile-empty = Pile { $pile } is used up.
event-one-time = One-time Delivery: { $pieces }.
event-recurring = Recurring Delivery: { $pieces }.
event-short = The tray lacked { $pieces }.
event-card-placed = { $card } goes on place { $place }.
event-card-covers = { $card } goes on place { $place } and covers { $covered }.
event-bonus = { $name } takes a Bonus Card for a high pillar.
event-trophy = { $name } takes the Trophy Card of the { cli-animal }.
event-trophy-kept = { $name } keeps the Trophy Card of the { cli-animal }.
event-trophy-from = { $name } takes the Trophy Card of the { cli-animal } from { $loser }.
event-animal-moved = The { cli-animal } sits down on { $spot }.
event-column = { $name } takes a column with it.
event-end-triggered = The tray is running out: this round is the last.
event-game-ended = The game is over.

## Decisions that are refused

error-game-over = The game is over; there is nothing left to decide.
error-no-decision = “{ $text }” is not a kind of decision in this game.
error-decision-malformed = The “{ $field }” of this { $decision } is not what a decision can have there.
error-wrong-step = That is not asked now. To be decided: { $asked ->
    [build] a staircase
    [buy] which cards to buy
    [one-time-delivery] the use of the One-time Delivery
    [recurring-delivery] the use of the Recurring Delivery
    [place-card] the place of a new card
    [monkey] the monkey’s knob
    [frog-knob] the frog’s knob
   *[frog] whether to take the frog
}.
error-not-your-turn = It is the turn of seat { $turn }, not of seat { $seat }.
error-must-build = A staircase can be built, so you must build one (ruling R-4).
error-staircase = This staircase cannot be built.
error-buy-unknown-pile = There is no pile “{ $pile }”. There are: { $piles }.
error-buy-empty-pile = Pile { $pile } is used up. Choose another one.
error-buy-other-colour = Your decoration is { cli-colour }: cards of pile { $pile } have another colour. Take { cli-colour } or multicoloured ones.
error-buy-twice = A pile is named twice. A turn brings at most one card from each.
error-buy-too-dear = These cards cost { $cost ->
    [one] { $cost } Monkey Credit
   *[other] { $cost } Monkey Credits
}, but you have { $credits }. Choose fewer or cheaper ones.
error-buy-order = Name the piles in the market’s order: { $piles }.
error-card-not-new = “{ $card }” is not one of your new cards. They are: { $cards }.
error-card-place = A new card cannot go on place { $place } now. Possible: { $places }.
error-delivery-count = Arches, bricks and what makes up for them must be whole numbers from 0 up.
error-delivery-icons = The delivery shows { $icons ->
    [one] { $icons } brick or arch
   *[other] { $icons } bricks or arches
}: { $arches } and { $bricks } do not add up to that.
error-delivery-make-up = { $most ->
    [0] Here nothing can be made up with the other kind. Leave out “+{ $make_up }”.
   *[other] Here at most { $most } can be made up with the other kind, not { $make_up }.
}
error-monkey-knob = The monkey needs an open arch end, which { $spot } is not. Possible: { $spots }.
error-frog-knob = The frog needs the lowest open arch end of your staircase, which { $spot } is not. Possible: { $spots }.
error-frog-choice = Take the frog or leave it: yes or no.
error-decision = “{ $text }” cannot be read as a decision. Type help to see what is possible.
error-turn = “{ $text }” cannot be read as a turn; one looks like “3.2 d3 bN E; buy 1 3l”.

## Games that cannot be set up

error-players = Monkey Palace is for 2 to 4 players, not for { $count }.
error-map = There is no map { $map }. There are: { $maps }.
error-names = There must be a name for each of the { $count } players.
error-name = A name has 1 to { $most } characters, not only spaces, on one line.
error-seat = There is no seat { $seat }; they go from 1 to { $count }.
error-seed = The seed must be a whole number from 0 to { $most }, not { $text }.
error-seed-and-piles = Either a seed or the order of the piles, not both.
error-pile-unknown = There is no pile “{ $pile }”.
error-pile-order = In pile { $pile } the card “{ $card }” is unknown or named twice.
error-pile-not-sorted = Piles are to be sorted, but pile { $pile } is not: the lowest bananas come first.
error-options-type = “{ $name }” must be { $expected ->
    [boolean] true or false
    [number] a whole number
    [list] a list
   *[object] an object
}.
error-option-unknown = There is no option “{ $name }”{ $hint ->
    [none] .
   *[other] ; did you mean “{ $hint }”?
}
error-option-choice = “{ $name }” cannot be “{ $text }”. Possible: { $choices }.

## Game files that are refused

error-file-unreadable = “{ $file }” cannot be read: { $reason }.
error-file-unwritable = “{ $file }” cannot be written: { $reason }. Choose another place.
error-file-too-large = This file is far too large to be a game. Is it the right one?
error-file-json = This is not JSON: something is wrong in line { $line }, column { $column }.
error-file-format = This is not a game of Monkey Palace.
error-file-version = This program reads game files of version { $version }; this one is of another version.
error-file-missing = “{ $place }” is missing in the game file.
error-file-type = “{ $place }” in the game file is not what it should be.
error-file-pack = The game was played with another pack, { $name } (version { $version }, { $digest }), not with { $given } ({ $given_digest }). Name its file with --pack.
error-file-set-up = The game in this file cannot be set up.
error-file-turn-text = { $place } cannot be read.
error-file-turn-order = Turn { $round }.{ $seat }, decision { $number }: it is not this seat’s turn then.
error-file-decision = Turn { $round }.{ $seat }, decision { $number }, is not legal.
error-file-check = Turn { $round }.{ $seat } leads elsewhere than when the file was written: it has been changed.
error-file-result = The result in the file is not the one that its decisions lead to.

## The fast engine

fast-compiling = Compiling the fast engine. This can take a minute, but only this once.
error-hand-beyond-the-box = No hand can have more than the box: { $arches } arches, { $bricks } bricks and { $columns } columns.
error-batch = A batch takes 1 to { $most } games and seeds from 0 up, not { $games } games from seed { $seed }.
cli-error-needs-extra =
    This needs packages that are not installed. Install them with: pip install 'monkeypalace[{ $extra }]'

cli-help-bench = Measure how fast this is here, beside other engines in the same run.
cli-help-bench-json = Print the figures as JSON.
cli-help-bench-repeats = How often each figure is measured.
cli-help-bench-seconds = How long one measurement takes.
cli-help-bench-compilation = Measure compilation, too, which takes about a minute.

bench-head = Python { $python }, median of { $repeats } repeats; on the right the lowest and the highest.
bench-uncompiled = Without numba nothing is compiled: these figures say little.
bench-no-peers = For other engines beside these figures: pip install 'monkeypalace[bench]'
bench-unit-per-second = /s
bench-unit-nanoseconds = ns
bench-unit-milliseconds = ms
bench-unit-seconds = s
bench-unit-times = ×
bench-staircases-small = Staircases counted, small positions (geometric mean)
bench-staircases-large = Staircases counted, large positions (geometric mean)
bench-speed-up = Counting, against listing in the readable engine
bench-games-2 = Random games, two players, one core
bench-games-3 = Random games, three players, one core
bench-games-4 = Random games, four players, one core
bench-decisions = Decisions, four players, one core
bench-decisions-batch = Decisions, four players, a batch on all cores
bench-copy = Copy of a packed game
bench-compile-cold = First game in a new process, nothing compiled yet
bench-compile-cached = First game in a new process, compiled before
bench-start-up = monkeypalace --help, start of Python included
bench-catanatron-games = catanatron: random games of Catan, four players
bench-spiel-connect-four = OpenSpiel: random games of Connect Four
bench-spiel-backgammon = OpenSpiel: random games of backgammon
bench-spiel-chess = OpenSpiel: random games of chess
bench-chess-perft = python-chess: perft leaves
bench-games-4-by-catanatron-games = Four-player games, against catanatron
bench-games-2-by-spiel-connect-four = Two-player games, against OpenSpiel's Connect Four
bench-games-2-by-spiel-backgammon = Two-player games, against OpenSpiel's backgammon
bench-games-2-by-spiel-chess = Two-player games, against OpenSpiel's chess
bench-staircases-small-by-chess-perft = Staircases, against python-chess's leaves

## Packs
## $place is where in the file, like piles.3l.cards[2].bananas; $found is what stands there.

error-pack = { $count ->
    [one] The pack “{ $file }” has a problem.
   *[other] The pack “{ $file }” has { $count } problems.
}

# The file
pack-file-missing = There is no such file; check its name and its folder.
pack-file-unreadable = The file cannot be read; is it a folder, or someone else’s?
pack-file-too-large = The file is far too large to be a pack; is it the right one?
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
pack-map-not-open = { $place }: map { $map } is open everywhere, but these spots are blocked: { $spots }.
pack-map-not-blocked = { $place }: map { $map } has blocked spots, but none is blocked here.
pack-card-count = { $place }: the box has { $expected } Monkey Cards, but here are { $found }.
pack-pile-empty = { $place }: this pile has no cards; expected at least one.
pack-count = { $place }: the rulebook says { $expected }, but here it is { $found }.
pack-first-hand = { $place }: according to the rulebook, seat { $seat } starts with { $arches } arches, { $bricks ->
    [0] no bricks
    [one] one brick
   *[other] { $bricks } bricks
} and no columns.
pack-too-many-at-start = { $place }: all seats and the starting staircase together need { $arches } arches, { $bricks } bricks and { $columns } columns, more than the box has.
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


## Bots

error-bot-crash = The bot { $bot } crashed: { $reason }.
error-bot-illegal = The bot { $bot } gave an illegal answer.
error-bot-unknown = There is no bot “{ $name }”{ $hint ->
    [none] .
   *[other] ; did you mean “{ $hint }”?
} There are: { $names }. Your own is FILE.py:CLASS.
error-bot-class = “{ $name }” makes something that is no bot. Make it a subclass of monkeypalace.bots.Bot.
error-bot-file = There is no file { $file } to load a bot from.
error-bot-file-class = { $file } has no class “{ $name }”. Name the bot’s class behind the file, as in mybot.py:MyBot.
error-bot-parameter = The bot { $name } has no parameter “{ $parameter }”. It has: { $names ->
    [none] none at all
   *[other] { $names }
}. Write key=value, with commas in between.
error-bot-parameter-value = The bot { $name } cannot take “{ $text }” for { $parameter }.

## The arena

cli-help-arena =
    Let bots play against each other, and see how good they are.

    BOT is a name, a name with parameters as in gorilla:seconds=2, or a class in a file of your
    own as in mybot.py:MyBot. All sit equally often on every seat, with the same cards. Ctrl-C
    stops and keeps what is done.
cli-help-arena-bot = One more bot, from a file of your own.
cli-help-arena-games = How many games; some more if it takes them to treat all bots alike.
cli-help-arena-players = How many play in a game.
cli-help-arena-map = The ground map, more than once for several; all of them in turns unless you say so.
cli-help-arena-butterfly = Play with the butterfly.
cli-help-arena-frog = Play with the frog.
cli-help-arena-piles = How the card piles are prepared; shuffled unless you say so.
cli-help-arena-butterfly-rule = The decoration the butterfly comes to; the tallest of all unless you say so.
cli-help-arena-ties-earn-credit = A decoration as high as another of its colour earns the height credit, too.
cli-help-arena-pack = A pack of your own cards and maps.
cli-help-arena-seed = Same number, same games.
cli-help-arena-jobs = How many games are played at the same time; one for each processor unless you say so.
cli-help-arena-cluster = Play on the Ray cluster at this address instead.
cli-help-arena-sprt = Stop as soon as it is known whether the first of two bots wins a share of HIGH or only LOW, as in 0.5,0.55.
cli-help-arena-out = Write the results into this folder as they come.
cli-help-arena-save-games = Write every game, too.
cli-help-arena-resume = Go on with the folder given with --out.
cli-help-arena-quiet = No progress bar; the result is still printed.
cli-help-arena-json = Print the result as JSON.

cli-error-arena-sprt = “{ $text }” is no test. Write two shares of wins, the lower one first, as in 0.5,0.55.
cli-error-too-many-bots = There are more bots than seats; at most { $most } can play.
cli-error-arena-no-out = { $option } needs a folder; name it with --out.

error-arena-no-bots = Name at least one bot.
error-arena-many-bots = { $count } bots are too many for one contest; { $most } are possible.
error-arena-sprt-bots = The test compares two bots, but here { $count ->
    [one] is one
   *[other] are { $count }
}.
error-arena-out-exists = { $folder } has results already. Go on with them with --resume, or choose another folder.
error-arena-folder = Nothing can be written to { $folder }: { $reason }.
error-arena-settings = { $file } cannot be read, so it is not known what the results there belong to.
error-arena-settings-differ = The results in { $folder } are of another contest: “{ $name }” is not the same.
error-arena-no-games = There are no games in { $folder }. Play some with monkeypalace arena --out { $folder } --save-games.
error-arena-results = { $file }, line { $line }: this is no result of a game.
error-arena-worker = Game { $index } has brought down its process several times. What is done so far is kept.
error-arena-cluster = There is no Ray cluster at { $address }: { $reason }
error-arena-version = A machine of the cluster has version { $there } of monkeypalace; { $here } is needed.

# A line that is written again and again; keep it short.
cli-help-habits =
    How bots play, in games of the arena.

    DIR is a folder made by monkeypalace arena --out DIR --save-games.
cli-help-habits-pack = The pack that was played with.
cli-help-habits-json = Print it as JSON.
habits-head =
    Every game in three parts of equal length. Of a card it buys, on average: pieces every turn,
    and bananas. Then the credits of the best staircase that it leaves to the next player; the
    share of its games that it ends; and the share of these that it wins.
habits-income = pieces, { $part }
habits-bananas = bananas, { $part }
habits-left = left to next
habits-ends = ends
habits-wins = wins then
arena-progress = { $bar } { $done }/{ $games }, { $left } left: { $result }
arena-stopped = Stopped after { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $wanted }.
arena-go-on = To go on, add --resume to the same command.
arena-not-kept = With --out the games would have been kept, to go on later.
arena-more-games = { $games } games, so that all bots sit equally often on every seat.
arena-head = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $players } players, seed { $seed }, maps: { $maps }; a fair share is { $fair } %.
arena-column-bot = bot
arena-column-share = win share
arena-column-interval = 95 % interval
arena-column-bananas = bananas
arena-column-place = place
arena-column-rating = rating
arena-column-turn = per turn
arena-column-longest = longest
arena-column-seats = win share in %
arena-seat = seat { $seat }
arena-all = all
arena-sprt-better = { $bot } is better: it wins { $high } % against { $other } rather than { $low } % (LLR { $ratio } of { $bounds }, { $deals } deals).
arena-sprt-not-better = { $bot } is not better: it wins { $low } % against { $other } rather than { $high } % (LLR { $ratio } of { $bounds }, { $deals } deals).
arena-sprt-open = Not decided yet: { $bot } may win { $low } % or { $high } % against { $other } (LLR { $ratio } of { $bounds }, { $deals } deals).
arena-fault = Game { $game }, seat { $seat }, { $bot }: lost. { $reason } The position: { $file }
arena-more-faults = { $count ->
    [one] And one more fault
   *[other] And { $count } more faults
}; all positions are in { $folder }.



cli-help-pack-report =
    Play many games with a pack and write a report with pictures.

    FILE is a pack, or the word standard for the one that comes with the program. The best
    quick bot plays all seats, with two, three and four players on every map. The report is
    one HTML page: rounds, wins by seat, cards, maps, and whether the targets are met.
cli-help-pack-report-games = Games with each number of players.
cli-help-pack-report-seed = The same seed gives the same report.
cli-help-pack-report-out = The page to write; report.html if nothing else is said.
cli-help-pack-report-force = Overwrite a page that is there already.
cli-help-pack-report-jobs = Cores to use.
cli-help-pack-report-json = Print all numbers as JSON; no page unless --out names one.
pack-report-line = { $verdict ->
    [ok] ok    { " " }
   *[other] not ok{ " " }
} { $name }: { $measured } ({ $allowed })
pack-report-written = The report is in { $file }.

## The report on a pack. $name is the pack's name; numbers with decimals come as text.

report-title = How balanced is the pack { $name }?
report-about = Version { $version }, identity { $digest }. { $games } games with each number of players, seed { $seed }, the bot { $bot } on every seat.
report-ok = ok
report-not-ok = not ok
report-range = { $low } to { $high }
report-at-least = at least { $low }
report-players = { $count } players
report-seat = Seat { $seat }
report-arches = arches
report-bricks = bricks
report-columns = columns
report-colour-l = light green
report-colour-d = dark green
report-colour-g = gold

report-targets = Targets
report-summary = { $missed ->
    [0] All { $count } targets are met.
    [one] { $missed } of { $count } targets is missed.
   *[other] { $missed } of { $count } targets are missed.
}
report-head-target = Target
report-head-measured = Measured
report-head-allowed = Allowed
report-head-verdict = Verdict
report-target-rounds = Rounds on average, { $players } players
report-target-seat = Wins of seat { $seat }, { $players } players
report-target-card = Least bought card, { $card }, { $players } players
report-target-map = Map { $map }, { $players } players: seat { $seat }, the furthest from fair

report-rounds = Rounds
report-rounds-intro = How many games lasted how many rounds. The dashed line is the mean, the band behind the bars is where the mean should be.
report-rounds-of = { $players }: { $mean } ± { $spread }
report-wins = Wins by seat
report-wins-intro = Each seat’s share of the wins with its 95 % interval. The dashed line is the fair share, the band is what is allowed around it. A shared win counts as a part for each.
report-bananas = Bananas by seat
report-bananas-intro = On average at the end of a game; the thin lines show the spread (standard deviation).
report-ends = What ends the game
report-ends-intro = The kind of piece that a delivery lacked when the end was triggered.
report-flow = The course of a game
report-flow-intro = Means over all turns of a round, as long as a tenth of the games lasts.
report-flow-arches = Arches of a staircase, by round
report-flow-income = Bricks and arches of the Recurring Delivery, by round
report-extras = Bonus and trophies
report-extras-intro = Means over the games; the butterfly and the frog over the games that have them.
report-bonus-cards = Bonus Cards taken in a game
report-trophy = { $animal ->
    [monkey] Times the Monkey Trophy changes hands
    [butterfly] Times the Butterfly Trophy changes hands
   *[frog] Times the Frog Trophy changes hands
}
report-passes = Turns in which nobody could build
report-starts = Colours
report-starts-intro = The colours of ground on which staircases begin.
report-maps = Maps
report-maps-intro = Wins by seat on each map with 95 % intervals. Each band is the margin of the whole pack and the chance of so few games, see below.
report-map = { $number } { $name }
report-map-rounds = { $players }, { $mean } rounds
report-cards = Cards
report-cards-intro = Of the games in which a card was on top, in how many somebody bought it. The dashed mark is the target. “On top” is the share of all games in which it came up at all, “covered” the share of its buyers’ games in which another card was put on it later.
report-head-card = Card
report-head-bananas = Bananas
report-head-one-time = One-time
report-head-recurring = Recurring
report-head-bought = Bought, { $players }
report-head-seen = On top
report-head-covered = Covered
report-card-bought = { $card } bought
report-pile = Pile { $pile }: cost { $cost }, { $colour ->
    [l] light green
    [d] dark green
    [g] gold
   *[none] any colour
}
report-method = How this was measured
report-method-bot = One bot plays every seat, so differences between seats are the pack’s. It is the best of those that answer at once; it does not look ahead.
report-method-games = Maps take turns. Five games in eight are the base game; the others have the butterfly, the frog, or both. The piles are shuffled anew for every game.
report-method-seen = A card was on top if it was so when a turn began. One that came up only after the last purchase had no chance and does not count.
report-method-seats = A seat is treated fairly if its share of the wins is within 5 points of one in the number of players.
report-method-map = A map helps no seat if every seat’s share on it is within 5 points of fair, plus 1.96 standard errors of a fair share in as many games as were played there. Without that addition a fair map would often fail by chance; the more games, the narrower it gets.


## The table server

cli-help-serve =
    Serve tables for people who play in their browsers.

    Without any command at all, the program does this for your own machine and opens the browser.
    Every option can also be set by a variable of the environment, as in MONKEYPALACE_PORT.
cli-help-serve-host = The address to listen on; only this machine unless you say otherwise.
cli-help-serve-port = The port to listen on; 8080 unless you say otherwise.
cli-help-serve-database = Where everything is kept: a file, or the address of a PostgreSQL database.
cli-help-serve-workers = How many processes share the work.

cli-error-server-missing = The server needs more packages, { $module } for one. Install them with: pip install 'monkeypalace[server]'
server-ready = The table is set: { $address } (Ctrl-C ends it)
server-spectator = Spectator

# What happens at a table, besides the game.
server-event-created = The table is set up.
server-event-seated = { $name } sits down.
server-event-bot-seated = { $name } sits down.
server-event-started = The game begins.
server-event-left = { $reason ->
    [time] The time of { $name } has run out; a bot goes on.
   *[other] { $name } has left; a bot goes on.
}
server-event-returned = { $name } is back.
server-event-rematch = They play again at a new table.

# What the server refuses.
error-server-request = The request is not as it should be.
error-server-field = { $place }: { $reason }.
error-server-json = The request cannot be read.
error-server-length = The request has no proper length.
error-server-too-large = The request is too large.
error-server-origin = This request comes from another site, and is refused.
error-server-unknown-person = You are not known here yet. Set up a table, or accept an invitation.
error-server-not-found = There is nothing here.
error-server-method = This cannot be done here.
error-server-no-table = There is no such table or seat, or it is not for you to see.
error-server-no-code = This link does not work, or not any more. Ask for a new one.
error-server-no-pack = There is no such pack here.
error-server-not-your-seat = This is not your seat.
error-server-not-the-host = Only the person who set up the table can do that.
error-server-seat-taken = This seat is taken.
error-server-away = A bot plays for you. Come back to your seat first.
error-server-nobody-plays = At least one seat must be your own.
error-server-two-clocks = Either a limit in seconds or one in days, not both.
error-server-name-needed = To sit down you need a name.
error-server-name = A name is made of visible characters on one line.
error-server-message = A message is made of visible characters.
error-server-not-started = The game has not begun yet; there are open seats.
error-server-no-event = This table has no event { $number } yet.
error-server-not-finished = The game is not finished yet.
error-server-over = There is nothing left to decide.
error-server-command-reused = This command was sent before with other decisions. Give each command an id of its own.
error-server-staircase-not-asked = No staircase is to be built now.
error-stale = Others were quicker: the table is at event { $number } now.
error-server-many-tables = You have { $most } unfinished tables, which is enough.
error-server-many-streams = You look at { $most } tables at once, which is enough.
error-server-slow-down = That was too quick. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-server-thinking-failed = The bot could not think. Try again.
error-server-storage = It could not be stored. Send it once more: nothing happens twice.
error-server-database = The database cannot be used: { $reason }
error-server-setting = “{ $text }” cannot be used for { $name } in the environment.
error-server-failure = Something went wrong on our side.
