# The browser table in English. $spot is a spot on the board such as d4.

## First page

web-title = Monkey Palace
web-tagline = Build staircases, collect bananas, and let the palace grow into the sky.
web-your-name = Your name
web-default-name = Player
web-play-now = Play now
web-opponent = Your opponent
# Why a level is suggested: $bot plays next, $last played in the last game. The names have no article.
web-fit-first = { $bot } is a good first opponent.
web-fit-won = You won your last game against { $last }: today { $bot } plays.
web-fit-champion = You have beaten { $bot }, the champion. Can you do it again?
web-fit-upper-half = Your last game against { $bot } was a close one: here is another.
web-fit-again = { $bot } won last time: today is your chance.
web-fit-lost = { $last } won twice in a row: today { $bot } plays, who is easier to beat.
web-fit-easiest = { $bot } won again: under “{ web-learn }” you find out how to beat it.
web-other-level = Choose another level
web-play-against = Play against { $bot }
web-learn = Learn to play
web-puzzles = Puzzles
web-new-table = New table
web-rules = Rule book
web-judge = Rules judge
web-judge-try = Try it in the judge
web-why = Why?
web-my-tables = My tables
web-add-device = Play on another device, too
web-your-turn-short = Your turn
web-status = { $status ->
    [waiting] Open seats
    [running] Running
    [broken] Damaged
   *[finished] Finished
}
web-unofficial = A fan project, not made or endorsed by the publishers of the board game. If you like it, buy the box.
web-language = Language
web-home = Home page
web-loading = One moment …
web-lost = No connection to the server. Your game is safe; trying again …
web-offline = No connection to the server. You can read the rule book if you have opened it here before; games, lessons and the judge need the server.
web-missing = There is no such page.
web-retry = Try again
web-reconnecting = No connection to the server. Trying again …
web-unreachable = The server cannot be reached.
web-part-failed = This page could not be loaded.
web-failed = Something went wrong. If the page does not respond, reload it.
web-no-table = There is no such table, or it is not open to you.
web-broken-table = This table is damaged and cannot be opened at the moment.
web-broken-table-name = Damaged table

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
# How a bot plays, and what one learns from it: one sentence.
web-bot-character = { $bot ->
    [marmoset] Sees only a few short staircases: build a longer one, and you are ahead.
    [capuchin] Grabs the bananas it can get this turn: buy income early, and you outgrow it.
    [howler] Loves tall staircases but plans little: keep pieces coming in, and you last longer.
    [langur] Is starting to build an income: take the cards that deliver every turn before it does.
    [macaque] Builds its income steadily: find the moment to stop saving and go for bananas.
    [mandrill] Weighs cards, income, trophies and the pieces that it keeps: plan two turns ahead.
    [gorilla] Imagines the game to its end before it moves: plan more than one turn ahead.
    [orangutan] The champion, who learned by playing against itself: every win is one to tell your friends.
   *[other] { $bot }
}
web-level-strength = Strength { $step } of { $steps }, rating { $rating }.
web-open-hint = You get a link to send.
web-remove-seat = Remove seat { $seat }
web-add-seat = Add a seat
web-map = Ground Map
web-map-name = { $map } { $name }
web-options = Modules and options
web-option-butterfly = Butterfly.
web-option-butterfly-hint = It comes to the tallest decoration and is worth 2 bananas.
web-option-frog = Frog.
web-option-frog-hint = It brings a column at once, but costs its keeper 3 bananas at the end.
web-option-sorted = Sorted piles.
web-option-sorted-hint = The cards with the fewest bananas lie on top; nothing is left to luck.
web-option-colour = Butterfly by colour.
web-option-colour-hint = It comes to a decoration that is the tallest of its own colour.
web-option-total = The tray decides the end.
web-option-total-hint = The game ends only when the tray cannot meet a delivery at all. Until then you must name pieces that it has.
web-option-stack = New cards share a place.
web-option-stack-hint = If your board is full, all new cards of a turn go on the same place.
web-option-ties = Credit for ties.
web-option-ties-hint = A decoration as high as another of its colour earns the height credit, too.
web-option-draw = Draw lots.
web-option-draw-hint = Chance decides who sits on which seat.
web-option-hints = Hints.
web-option-hints-hint = Players may ask what a strong bot would do, step by step.
web-no-hints = There are no hints at this table.
web-option-public = Open to watch.
web-option-public-hint = Anybody who has the table’s address may watch.
web-more-options = More options
web-rules-of = Rules
web-edition = { $edition ->
    [fr] As in the French book
    [nl] As in the Dutch book
    [it] As in the Italian book
    [pt-BR] As in the Brazilian book
   *[en] As in the English book
}
web-edition-hint = The printed books differ in a few rules. Under “More options” you can change each of them.
web-edition-none = Your own rules
web-table-rules = Rules of this table
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
web-device-ask = This link signs this device in as the person who made it.
web-device-theirs = Whose device it becomes
web-device-mine = Whose device it is now
web-device-nameless = No name yet
web-device-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
web-device-warning = Continue only if you made this link yourself. Otherwise you would play in somebody else’s name.
web-device-loses = This device is the only way to your tables, so it cannot change hands. First open “Play on another device, too” and use its link on another device.
web-device-accept = Yes, it is my link
web-device-same = This device is yours already.

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
web-review = Review the game
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
web-download = Download
# $file is what can be downloaded.
web-download-file = { $file ->
    [turns] List of turns
    [png] Picture (PNG)
    [svg] Picture to enlarge (SVG)
    [film] Film of the game (WebP)
    [model] Brick model (LDraw)
    [instructions] Building instructions
   *[game] Game file
}
web-revealed = A card has been turned over, so this cannot be undone.
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-send = Send

## Market and player boards

web-market = Market
web-tabs = Panels
web-sheet = Make the panel larger or smaller
# $panel is the name of a panel, such as "Market".
web-move-aside = Move aside: { $panel }
web-bring-back = Bring back: { $panel }
web-tab-market = Market
web-tab-boards = Boards
web-tab-replay = Replay
web-tab-step = { $step ->
    [build] Build
    [buy] Take
    [wait] Table
    [confirm] Confirm
   *[other] Step
}
web-covered = { $count ->
    [one] { $count } card under it
   *[other] { $count } cards under it
}, worth { $bananas ->
    [one] { $bananas } banana
   *[other] { $bananas } bananas
}
web-income-of = Recurring Delivery: { $icons ->
    [one] { $icons } brick or arch
   *[other] { $icons } bricks or arches
}, { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
}
web-decorations = Decorations left
web-decorations-left = { $colour ->
    [l] { $count } light green decorations left
    [d] { $count } dark green decorations left
   *[g] { $count } golden decorations left
}
web-bonus-left = { $count ->
    [one] { $count } Bonus Card left
   *[other] { $count } Bonus Cards left
}
web-nobody = nobody
web-pile-left = { $count ->
    [one] { $count } card in this pile.
   *[other] { $count } cards in this pile.
}
web-pile-within = Your credits are enough.
web-pile-next = One more credit would be enough.
web-pile-unavailable = Not with this decoration.
web-buy-tap = Tap the shining cards of the market.

## Settings and scenes

web-settings = Settings
web-setting = { $setting ->
    [theme] Theme
    [speed] Turns of others
    [motion] Movement
    [sound] Sounds
    [notify] Tell me in other tabs when it is my turn
    [confirm] Ask before my turn is played
    [plan] Flat plan instead of the model
    [see-through] See through what is in the way
   *[patterns] Patterns on cards
}
web-setting-value = { $value ->
    [auto] Same as the system
    [light] Day
    [dark] Evening
    [slow] Slow
    [normal] Normal
    [fast] Fast
    [off] At once
    [full] Moving
   *[still] Still
}
web-notify-refused = Your browser does not allow notifications for this page. You can change that in its settings.
web-event-built = { $count ->
    [one] { $name } builds a staircase of one arch from { $spot }.
   *[other] { $name } builds a staircase of { $count } arches from { $spot }.
}
web-traces = Built since your last turn
web-scene = { $name } plays
web-story = While you were away
web-story-watch = Watch it
web-story-go = To the table

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
web-must-pass = Nothing can be built with your pieces. You get your Recurring Delivery.
web-pass = Continue
web-build-start = Tap a bright ring on the ground to begin. Its colour decides which cards you may take.
web-build-on = Tap an arch that shines, or a direction. Every arch earns one Monkey Credit.
web-build-next-to = The next arch begins at { $spot }: choose a spot next to it, or undo.
web-directions = Next arch
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
web-highest = with height credit
web-pieces-left = Pieces left
web-bonus = Bonus Card
web-reached = reached
web-not-yet = not yet
web-attached = Attached
web-yes = yes
web-swap = Bricks or columns
web-swap-arch = Other supports for arch { $arch }
web-build-done = Build this
web-hint = Hint
web-hint-next = { $step ->
    [0] Give me a hint
    [1] Where?
    [2] Show me
   *[3] Use this
}
web-hint-credits = { $count ->
    [one] { $count } Monkey Credit
   *[other] { $count } Monkey Credits
}
web-goal = { $colour ->
    [l] Your aim: a light green card for { $cost } credits
    [d] Your aim: a dark green card for { $cost } credits
    [g] Your aim: a golden card for { $cost } credits
   *[m] Your aim: a multicoloured card for { $cost } credits
}
web-goal-drop = Forget this aim
web-outlook = Best cards for this:
web-outlook-none = No card for this yet.
web-outlook-later = Finish your staircase to see which cards it pays for.
web-reply-short = { $name } could then earn
web-reply-none = { $name } could not build after that.
web-reply = { $credits ->
    [one] After that, { $name } could earn { $credits } Monkey Credit from { $spot }.
   *[other] After that, { $name } could earn { $credits } Monkey Credits from { $spot }.
}
web-keep-draft = Keep
web-compare = Drafts to compare
web-take-draft = Use this draft
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
web-buy-too-dear = Together with the cards you have chosen this is too expensive. Put one of them back first.
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
web-card-start = { $colour ->
    [l] after a start on light green
    [d] after a start on dark green
    [g] after a start on gold
   *[m] after any start
}
web-card-bananas = { $count ->
    [one] { $count } banana at the end of the game
   *[other] { $count } bananas at the end of the game
}
web-card-once = Once, when you take it:
web-card-every = Every turn:
web-card-pieces = { $count ->
    [one] { $count } brick or arch, as you choose
   *[other] { $count } bricks or arches, as you choose
}
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
web-replace-lacking = Replace what the tray lacks with the other kind
web-taken = You get
web-hand-after = In your hand then
web-tray-now = In the tray now
web-ends-the-game = The tray cannot give all of this: it makes this round the last one!
web-naming-ends = The tray has { $arches ->
    [one] { $arches } arch
   *[other] { $arches } arches
} and { $bricks ->
    [one] { $bricks } brick
   *[other] { $bricks } bricks
}. Name more of a kind than that, and this round is the last.
web-naming-this-ends = { $lacking ->
    [0] The tray lacks columns: whatever you name, this round is the last.
   *[other] This ends the game after this round. The tray lacks { $lacking } of the pieces that you name; you replace { $made } of them with the other kind.
}
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
web-frog-before = Take the frog? You get a column right now, but lose 3 bananas if you still have it at the end.
web-frog-after = Take the frog? You get a column for your next turn, but lose 3 bananas if you still have it at the end.
web-frog-take = Take frog and column
web-frog-leave = Leave it
web-confirm = Everything as you like it? You can still undo.
web-plan-ready = Your plan for the next turn is ready.
web-confirm-turn = Confirm turn
web-final = After this, new cards are turned over and you can no longer undo.

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
web-replay-on = One turn forward
web-replay-last = To the end
web-replay-run = Play
web-replay-stop = Stop
web-replay-slider = Turn
web-branch = Try something else from here
web-branch-end = Back to the real game
web-branch-lead = You play for every seat now. Nothing is saved.
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
web-keys = Keys: arrows choose a spot, Enter takes it, + and - change the level, Backspace undoes.
web-face-down = face down

## About

web-about = About
web-about-version = monkeypalace { $version }
web-about-game = The game
web-about-concept = Game concept
web-about-illustrations = Illustrations
web-about-unofficial = Unofficial
web-about-unofficial-text = This is a fan project. It is not made, endorsed or sponsored by the makers of the game or of the bricks, and it has no links with them. If you like the game, buy the box.
web-about-trademarks = LEGO, the LEGO logo, the Minifigure and the Brick and Knob configurations are trademarks of the LEGO Group. Monkey Palace and all other names belong to their owners.
web-data = Your data
web-data-text = This server keeps your name at your tables, your moves and messages, and the packs that you have uploaded. A cookie tells it who you are.
web-data-download = Download my data
web-data-delete = Delete my data
web-data-delete-title = Delete everything?
web-data-delete-lead = Your tables without other players disappear. At the others a bot plays for you, and your name and messages are removed. You are signed out on all your devices. This cannot be undone.
web-data-delete-sure = Delete everything
web-data-keep = Keep it
web-about-software = Software and fonts
web-about-software-text = This page is free software under the MIT licence. It contains software and fonts by others:
web-about-notices = Show third-party licences
