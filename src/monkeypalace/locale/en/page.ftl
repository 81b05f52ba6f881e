# The browser table in English. $spot is a place on the board such as d4.

## First page

web-title = Monkey Palace
web-tagline = Build staircases, collect bananas, and let the palace grow into the sky.
web-your-name = Your name
web-default-name = Player
web-play-now = Play now
web-learn = Learn to play
web-new-table = New table
web-rules = Rule book
web-judge = Judge for the box
web-judge-try = Try it in the judge
web-why = Why?
web-my-tables = My tables
web-add-device = Play on another device, too
web-your-turn-short = Your turn
web-status = { $status ->
    [waiting] Open seats
    [running] Running
   *[finished] Finished
}
web-unofficial = Made by admirers of the boxed game; not by, for or with its publishers. If you like it, buy the box.
web-language = Language
web-home = To the first page
web-loading = One moment …
web-lost = No connection to the server. Your game is safe; trying again …
web-failed = Something went wrong. Load the page again if it does not go on.
web-no-table = There is no such table, or it is not open to you.

## New table

web-players = Players
web-who-sits = Who sits on seat { $seat }
web-sitter = { $kind ->
    [me] At this device
    [open] Invite somebody
   *[bot] A bot
}
web-player-name = Player { $seat }
web-name-of = Name of seat { $seat }
web-level-of = Level of the bot on seat { $seat }
web-bot = { $bot ->
    [random] Baby monkey, plays anything
    [capuchin] Capuchin, easy
    [macaque] Macaque, plays sensibly
    [mandrill] Mandrill, plays well
    [gorilla] Gorilla, thinks ahead
   *[other] { $bot }
}
web-bot-name = { $bot ->
    [random] Baby monkey
    [capuchin] Capuchin
    [macaque] Macaque
    [mandrill] Mandrill
    [gorilla] Gorilla
   *[other] { $bot }
}
web-open-hint = You get a link to send.
web-remove-seat = Take seat { $seat } away
web-add-seat = One more seat
web-map = Ground Map
web-map-name = { $map } { $name }
web-options = Modules and options
web-option-butterfly = Butterfly.
web-option-butterfly-hint = It comes to the tallest decoration and is worth 2 bananas.
web-option-frog = Frog.
web-option-frog-hint = It brings a column at once, but costs its keeper 3 bananas at the end.
web-option-sorted = Sorted piles.
web-option-sorted-hint = The cards with the fewest bananas lie on top; nothing is left to luck.
web-option-own = Butterfly by colour.
web-option-own-hint = It comes to a decoration that is the tallest of its own colour.
web-option-ties = Credit for ties.
web-option-ties-hint = A decoration as high as another of its colour earns the height credit, too.
web-option-draw = Draw lots.
web-option-draw-hint = Chance decides who sits on which seat.
web-option-public = Open to watch.
web-option-public-hint = Anybody who has the table’s address may look on.
web-create = Set up the table

## Waiting and invitations

web-waiting = Waiting for players
web-waiting-lead = Send each link to one person, or let them scan the code. The game begins when all seats are taken.
web-open-seat = Open seat
web-qr = The link as a code to scan
web-invite-link = Link for this seat
web-copy-link = Copy link
web-copied = Copied
web-fill-bot = Seat a bot instead
web-new-link = Make a new link
web-invited = { $host } invites you to a game for { $players }.
web-invited-watch = { $host } invites you to watch a game of { $players }.
web-sit-down = Sit down
web-watch = Watch

## Around the board

web-round = Round { $round }
web-last-round = Last round
web-your-turn = Your turn, { $name }
web-turn-of = { $name } is thinking
web-over = The game is over
web-around = Around the game
web-log = Log
web-score = Score sheet
web-chat = Chat
web-replay = Replay and photos
web-sound = Sound
web-close = Close
web-tray = Tray
web-trophy = { $animal ->
    [monkey] Monkey Trophy Card
    [butterfly] Butterfly Trophy Card
   *[frog] Frog Trophy Card
}
web-bananas = { $count ->
    [one] { $count } banana
   *[other] { $count } bananas
}
web-income = Recurring Delivery
web-away = a bot plays
web-bonus-cards = { $count ->
    [one] { $count } Bonus Card
   *[other] { $count } Bonus Cards
}
web-no-cards = No cards yet.
web-arches = { $count ->
    [one] { $count } arch
   *[other] { $count } arches
}
web-bricks = { $count ->
    [one] { $count } brick
   *[other] { $count } bricks
}
web-columns = { $count ->
    [one] { $count } column
   *[other] { $count } columns
}
web-views = View
web-view = { $view ->
    [overview] Garden
    [low] Skyline
    [back] Back
   *[above] Above
}
web-flat = Flat plan
web-see-through = See through what is in the way
web-layers = Layers
web-layers-shown = How many layers are shown
web-take-home = Take the palace home
# $file is what can be downloaded.
web-take-home-file = { $file ->
    [turns] List of turns
    [png] Picture (PNG)
    [svg] Picture to enlarge (SVG)
    [film] Film of the game (WebP)
    [model] Brick model (LDraw)
   *[game] Game file
}
web-revealed = Turned up: this cannot be taken back.
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-send = Send

## The board in words

web-board = The board, north at the top
web-spot = { $spot }, { $ground ->
    [l] light green
    [d] dark green
    [g] gold
   *[x] blocked
}.
web-stack = { $height } high: { $pieces }.
web-piece = { $piece ->
    [brick] brick
    [column] column
    [light] light green decoration
    [dark] dark green decoration
    [gold] golden decoration
    [north] arch to the north
    [east] arch to the east
    [south] arch to the south
   *[west] arch to the west
}
web-animal-here = { $animal ->
    [monkey] The monkey sits here.
    [butterfly] The butterfly sits here.
   *[frog] The frog sits here.
}
web-can-choose = Can be chosen.
web-at = { $spot }. Press Enter to choose it.

## Steps

web-step-panel = Your turn
web-step = { $step ->
    [build] Build a staircase
    [buy] Take cards
    [one-time-delivery] One-time Delivery
    [recurring-delivery] Recurring Delivery
    [place-card] Place your cards
    [monkey] The monkey moves
    [frog] The frog
    [frog-before-building] The frog
    [frog-knob] The frog sits down
    [confirm] Your turn is complete
   *[wait] At the table
}
web-undo = Undo
web-meanwhile = { $name } is thinking. Plan your next turn; it is checked again after every move.
web-watching = You are watching this table.
web-last-turn-done = You have had your last turn. The others finish the round.
web-ask-confirm = Ask before my turn is played
web-must-pass = Nothing can be built with your pieces. You get your Recurring Delivery.
web-pass = Go on
web-build-start = Tap a bright ring on the ground to begin. Its colour decides which cards you may take.
web-build-on = Tap an arch that shines, or a direction. Every arch earns one Monkey Credit.
web-directions = Next arch
web-direction = { $direction ->
    [N] North
    [E] East
    [S] South
   *[W] West
}
web-offer = { $direction ->
    [N] North
    [E] East
    [S] South
   *[W] West
} to { $spot } at level { $level }: { $arches ->
    [one] { $arches } arch
   *[other] { $arches } arches
}{ $bricks ->
    [0] { "" }
    [one] , { $bricks } brick
   *[other] , { $bricks } bricks
}{ $columns ->
    [0] { "" }
    [one] , { $columns } column
   *[other] , { $columns } columns
}
web-why-not = Why not { $direction ->
    [N] north
    [E] east
    [S] south
   *[W] west
}?
web-level = level { $level }
web-raise = One level higher
web-lower = One level lower
web-credits = Monkey Credits
web-highest = with height
web-pieces-left = Pieces left
web-bonus = Bonus Card
web-reached = reached
web-not-yet = not yet
web-attached = Attached
web-yes = yes
web-swap = Bricks or columns
web-swap-arch = Other supports for arch { $arch }
web-build-done = Build this
web-show-me = Show me good staircases
web-type = Type a staircase
web-type-label = Staircase in notation
web-type-take = Take
web-buy = { $colour ->
    [l] Your decoration is light green: take light green or multicoloured cards.
    [d] Your decoration is dark green: take dark green or multicoloured cards.
   *[g] Your decoration is golden: take golden or multicoloured cards.
}
web-buy-left = { $left ->
    [one] { $left } of { $credits } Monkey Credits left
   *[other] { $left } of { $credits } Monkey Credits left
}
web-buy-too-dear = Together with the cards you have chosen this is too dear. Take one of them back first.
web-buy-done = { $count ->
    [0] Take no card
    [one] Take this card
   *[other] Take { $count } cards
}
web-pile-empty = used up
web-card = Card { $card }, cost { $cost }, { $colour ->
    [l] light green
    [d] dark green
    [g] gold
   *[m] multicoloured
}, { $bananas ->
    [one] { $bananas } banana
   *[other] { $bananas } bananas
}. One-time Delivery: { $once } bricks or arches, { $onceColumns } columns. Recurring Delivery: { $every } bricks or arches, { $everyColumns } columns.
web-once = once
web-every-turn = every turn
web-one-time = { $icons ->
    [0] Your new cards bring columns.
    [one] Your new cards bring one piece: an arch or a brick?
   *[other] Your new cards bring { $icons } pieces: how many arches, how many bricks?
}
web-recurring = { $icons ->
    [0] Your board and cards bring columns.
    [one] Your board and cards bring one piece: an arch or a brick?
   *[other] Your board and cards bring { $icons } pieces: how many arches, how many bricks?
}
web-split = Arches or bricks
web-split-value = { $arches } arches, { $bricks } bricks
web-make-up = Make up for what the tray lacks with the other kind
web-taken = You get
web-hand-after = In your hand then
web-tray-now = In the tray now
web-ends-the-game = The tray cannot give all of this: it makes this round the last one!
web-take-delivery = Take them
web-place = Put each new card on a place of your board. Only the top card of a place delivers every turn; covered cards keep their bananas.
web-new-cards = New cards
web-free = free
web-put-here = put it here
web-gets-covered = gets covered
web-place-free = Place { $place }, free
web-place-covers = Place { $place }, covers card { $card }
web-animal = { $animal ->
    [monkey] You placed gold, so the monkey is yours. Put it on an open knob; nobody can build there.
   *[frog] Choose the knob where the frog sits down.
}
web-knob = { $animal ->
    [monkey] The monkey to { $spot }
   *[frog] The frog to { $spot }
}
web-frog-before = Take the frog? You get a column right now; whoever holds it at the end loses 3 bananas.
web-frog-after = Take the frog? You get a column for your next turn; whoever holds it at the end loses 3 bananas.
web-frog-take = Take frog and column
web-frog-leave = Leave it
web-confirm = Everything as you like it? You can still undo.
web-plan-ready = Your plan for the next turn stands.
web-confirm-turn = Confirm turn
web-final = After this, new cards are turned up and nothing can be taken back.

## The end

web-final-count = Final count
web-counting = { $part ->
    [cards] Counting Monkey Cards …
    [bonus] … Bonus Cards …
    [trophies] … and Trophy Cards
   *[total] That makes …
}
web-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
web-skip = Skip
web-rematch = Play again
web-admire = Look at the palace
web-score-row = { $row ->
    [cards] Monkey Cards
    [bonus] Bonus Cards
    [trophies] Trophy Cards
   *[total] Bananas
}
web-income-chart = Bricks and arches taken in each turn

## Replay and photos

web-replay-begin = The beginning
web-replay-at = Turn { $turn } of { $turns }
web-replay-first = To the beginning
web-replay-back = One turn back
web-replay-on = One turn on
web-replay-last = To the end
web-replay-run = Let it run
web-replay-stop = Stop
web-replay-slider = Turn
web-branch = Try something else from here
web-branch-end = Back to the real game
web-branch-lead = You play for every seat now. Nothing of this is kept.
web-to-table = Back to the table
web-photo = Photo
web-turntable = Turn slowly
web-save-picture = Save the picture
web-invite-watch = Invite somebody to watch
web-take-back-seat = Take my seat back
web-leave = Leave the seat …
web-leave-title = Leave your seat?
web-leave-lead = A bot plays on for you. You can come back at any time while the game lasts.
web-leave-seat = Let a bot play for { $name }
web-stay = Stay
web-keys = Keys: arrows choose a place, Enter takes it, + and - change the level, Backspace takes back.
web-face-down = face down

## About

web-about = About
web-about-version = monkeypalace { $version }
web-about-game = The game
web-about-concept = Game concept
web-about-illustrations = Illustrations
web-about-unofficial = Unofficial
web-about-unofficial-text = This is a project of admirers. It is not made, endorsed or sponsored by the makers of the game or of the bricks, and it has no links with them. If you like the game, buy the box.
web-about-trademarks = LEGO, the LEGO logo, the Minifigure and the Brick and Knob configurations are trademarks of the LEGO Group. Monkey Palace and all other names belong to their owners.
web-about-software = Software and fonts
web-about-software-text = This page is free software under the MIT licence. It contains software and fonts by others:
web-about-notices = Show third-party licences
