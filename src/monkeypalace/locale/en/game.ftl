### The game itself: its words, its rules, what happens in it. Ids are shared by all languages; see docs/architecture.md, "Texts".

## Words

# The name of a bot at the table. A bot from a file has its own name, in $bot.
bot-name = { $bot ->
    [random] Baby monkey
    [marmoset] Marmoset
    [capuchin] Capuchin
    [howler] Howler
    [langur] Langur
    [macaque] Macaque
    [mandrill] Mandrill
    [gorilla] Gorilla
    [orangutan] Orangutan
   *[other] { $bot }
}

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

## Building rules
## $spot and $other are spots like d4, $arch is the number of an arch in the staircase,
## $need and $have count pieces or their height.

rule-a = Rule A (start on open ground)
rule-b = Rule B (start with what you like)
rule-c = Rule C (end with an arch)
rule-d = Rule D (build on open knobs)
rule-e = Rule E (stay attached)
rule-f = Rule F (support both ends)
rule-g = Rule G (no arch right on an arch)
rule-h = Rule H (straight on or round a corner)
rule-i = Rule I (step by step)

violation-a-blocked = { rule-a }: { $spot } is blocked, there is no knob. Choose a starting point with an open knob.
violation-a-built-on = { rule-a }: pieces stand on { $spot } already. Choose a starting point where the ground map is bare.
violation-a-animal = { rule-a }: the { piece-animal } sits on { $spot }. Choose another starting point.
violation-b-not-a-building-brick = { rule-b }: { piece-a } on { $spot } cannot begin your staircase. Begin with an arch, a brick or a column.
violation-c-no-arch = { rule-c }: your staircase from { $spot } has no arch yet. Lay at least one.
violation-c-ends-without-arch = { rule-c }: on { $spot } you end with { piece-a }. End with an arch, or take it back.
violation-d-off-the-map = { rule-d }: the ground map ends at { $spot }. Lay arch { $arch } in another direction.
violation-d-blocked = { rule-d }: { $spot } is blocked, there is no knob. Lay arch { $arch } in another direction.
violation-d-animal = { rule-d }: the { piece-animal } sits on { $spot } and blocks the knob. Find a way around it for arch { $arch }.
violation-e-not-attached = { rule-e }: your staircase does not touch the palace. Lead it onto at least one piece that stood there before your turn.
violation-e-out-of-reach = { rule-e }: from { $spot } the pieces you have left cannot reach the palace. Go another way, or spend fewer pieces on the way.
violation-f-too-low = { rule-f }: arch { $arch } hangs in the air over { $spot }. Pile { $need } more on { $spot } first; a brick is 1 high, a column 3.
violation-f-too-high = { rule-f }: { $spot } is { $need } too high for arch { $arch }. Raise the arch: pile { $need } more on { $other } first; a brick is 1 high, a column 3.
violation-f-not-a-support = { rule-f }: { piece-a } on { $spot } cannot carry arch { $arch }. Pile bricks and columns only.
violation-g-arch-on-arch = { rule-g }: arch { $arch } covers another arch from { $spot } to { $other }. Put bricks or columns between the two, or go another way.
violation-h-turns-back = { rule-h }: arch { $arch } goes straight back from { $spot } to { $other }. Go straight on, or turn left or right.
violation-i-off-the-path = { rule-i }: arch { $arch } starts on { $spot }, but your staircase has reached { $other }. Lay it from { $other }.
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
event-card-placed = Card { $card } goes on place { $place } of the board.
event-card-covers = Card { $card } goes on place { $place } of the board and covers { $covered }.
event-bonus = { $name } takes a Bonus Card for a high pillar.
event-trophy = { $name } takes the Trophy Card of the { cli-animal }.
event-trophy-kept = { $name } keeps the Trophy Card of the { cli-animal }.
event-trophy-from = { $name } takes the Trophy Card of the { cli-animal } from { $loser }.
event-animal-moved = The { cli-animal } sits down on { $spot }.
event-column = { $name } also takes a column.
event-end-triggered = The tray is running out: this round is the last.
event-game-ended = The game is over.

## Decisions that are refused

error-game-over = The game is over; there is nothing left to decide.
error-no-decision = “{ $text }” is not a kind of decision in this game.
error-decision-malformed = The “{ $field }” of this { $decision } has an invalid value.
error-wrong-step = That does not fit this step. Your next choice: { $asked ->
    [build] a staircase
    [buy] which cards to buy
    [one-time-delivery] how to use the One-time Delivery
    [recurring-delivery] how to use the Recurring Delivery
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
error-delivery-count = Arches, bricks and replacements must be whole numbers, 0 or more.
error-delivery-icons = The delivery shows { $icons ->
    [one] { $icons } brick or arch
   *[other] { $icons } bricks or arches
}: { $arches } and { $bricks } do not add up to that.
error-delivery-total = As long as the tray has enough pieces for your icons, you must name pieces that it has. Here that is { $fewest } to { $most } arches, not { $arches }.
error-delivery-replacements = { $most ->
    [0] Nothing can be replaced with the other kind here. Leave out “+{ $replacements }”.
   *[other] At most { $most } can be replaced with the other kind here, not { $replacements }.
}
error-monkey-knob = The monkey needs an open arch end; { $spot } is not one. Possible: { $spots }.
error-frog-knob = The frog needs the lowest open arch end of your staircase; { $spot } is not one. Possible: { $spots }.
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
error-seed-and-piles = Give either a seed or the order of the piles, not both.
error-pile-unknown = There is no pile “{ $pile }”.
error-pile-order = In pile { $pile } the card “{ $card }” is unknown or named twice.
error-pile-not-sorted = Piles must be sorted, with the fewest bananas first, but pile { $pile } is not.
error-pack-tray = Pack { $pack } cannot be played: its tray has more than the box, or too little for the first hands and the starting staircase.
error-options-type = “{ $name }” must be { $expected ->
    [boolean] true or false
    [number] a whole number
    [list] a list
   *[object] an object
}.
error-edition-unknown = “{ $text }” is not an edition of the rulebook. There are: { $choices }.
error-option-unknown = There is no option “{ $name }”{ $hint ->
    [none] .
   *[other] ; did you mean “{ $hint }”?
}
error-option-choice = “{ $name }” cannot be “{ $text }”. Possible: { $choices }.
