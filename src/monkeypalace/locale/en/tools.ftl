### The engine, bots, the arena and reports. Ids are shared by all languages; see docs/architecture.md, "Texts".

## The engine

cli-uncompiled = The game runs uncompiled here: everything works, but bots are slower and look ahead less. To change that, install a C compiler, then install monkeypalace again.
error-hand-beyond-the-box = No hand can have more than the box: { $arches } arches, { $bricks } bricks and { $columns } columns.
error-batch = A batch takes 1 to { $most } games and a first seed of 0 or more, not { $games } games from seed { $seed }.
# $stage is the id of what the game asks for; $action is the name of an action.
error-action-illegal = The action “{ $action }” is not legal at the stage “{ $stage }”. Choose one that the mask offers.
error-environment-icons = A delivery of this pack can have { $icons } brick-or-arch icons; learning environments have actions for { $most }.
error-environment-seat = There is no seat { $seat }. Choose one from 1 to { $players }.
error-environment-opponents = { $opponents } opponents and the agent are not { $players } players. Name an opponent for each other seat.
error-environment-film = There is no film: create the environment with render_mode="rgb_array", then play an episode.
error-environment-observer = The observer has no parameters, but was given: { $names }.
cli-error-needs-extra =
    This needs packages that are not installed. Install them with: pip install 'monkeypalace[{ $extra }]'

bench-head = Python { $python }, median of { $repeats } repeats; on the right the lowest and the highest.
bench-uncompiled = The kernels are not compiled here, so these figures are not representative.
bench-no-peers = To measure other engines, too: pip install 'monkeypalace[bench]'
bench-unit-per-second = /s
bench-unit-nanoseconds = ns
bench-unit-milliseconds = ms
bench-unit-seconds = s
bench-unit-times = ×
bench-staircases-small = Staircases counted, small positions (geometric mean)
bench-staircases-large = Staircases counted, large positions (geometric mean)
bench-games-2 = Random games, two players, one core
bench-games-3 = Random games, three players, one core
bench-games-4 = Random games, four players, one core
bench-decisions = Decisions, four players, one core
bench-decisions-batch = Decisions, four players, a batch on all cores
bench-copy = Copy of an encoded game
bench-first-game = First game in a new process
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

## Bots

error-bot-crash = The bot { $bot } crashed at { $place }: { $reason }.
error-extra-missing = The package { $package } is not installed. Install it with: pip install 'monkeypalace[{ $extra }]'
error-bot-extra = The bot { $name } needs packages that are not installed. Install them with: pip install 'monkeypalace[{ $extra }]'
error-bot-illegal = The bot { $bot } gave an illegal answer; its method decide is at { $place }.
error-bot-died = { $signal ->
    [none] The bot { $bot } ended its process with exit code { $code }, at { $place }.
   *[other] The process of the bot { $bot } was ended by the signal { $signal }, at { $place }.
}
error-bot-slow = The bot { $bot } took longer than the limit of { $seconds } s for one decision, at { $place }.
error-bot-slow-game = The bot { $bot } took longer than the limit of { $seconds } s for all its decisions of a game, at { $place }.
error-bot-slow-load = The bot { $bot } could not be loaded within { $seconds } s, at { $place }.
error-puzzle-none = There is no puzzle with this theme and difficulty. Themes with puzzles: { $themes }.
error-puzzle-unknown = There is no puzzle “{ $id }”. “daily” is that of today, “random” any.
error-bot-unknown = There is no bot “{ $name }”{ $hint ->
    [none] .
   *[other] ; did you mean “{ $hint }”?
} There are: { $names }. Your own is FILE.py:CLASS.
error-bot-class = “{ $name }” is not a bot. Make it a subclass of monkeypalace.bots.Bot.
error-bot-file = There is no file { $file } to load a bot from.
error-bot-file-class = { $file } has no class “{ $name }”. Write its class after the file and a colon, as in mybot.py:MyBot.
error-bot-parameter = The bot { $name } has no parameter “{ $parameter }”. It has: { $names ->
    [none] none at all
   *[other] { $names }
}. Write key=value, with commas in between.
error-bot-parameter-value = The bot { $name } cannot take “{ $text }” for { $parameter }.
error-bot-parameter-range = The bot { $name } cannot take { $value } for { $parameter }. Give a whole number { $most ->
    [none] of at least { $least }
   *[other] from { $least } to { $most }
}.

## The arena

cli-error-arena-sprt = “{ $text }” is not a valid test. Write two shares of wins, the lower one first, as in 0.5,0.55.
cli-error-too-many-bots = There are more bots than seats; at most { $most } can play.
cli-error-arena-no-out = { $option } needs a folder; name it with --out.

error-arena-no-bots = Name at least one bot.
error-arena-many-bots = { $count } bots are too many for one contest; { $most } are possible.
error-arena-sprt-bots = The test compares two bots, but there { $count ->
    [one] is one
   *[other] are { $count }
}.
error-arena-out-exists = { $folder } has results already. Continue them with --resume, or choose another folder.
error-arena-folder = Nothing can be written to { $folder }: { $reason }.
error-arena-settings = { $file } cannot be read, so the settings of these results are unknown.
error-arena-settings-differ = The results in { $folder } are of another contest: “{ $name }” is not the same.
error-arena-no-games = There are no games in { $folder }. Play some with monkeypalace arena --out { $folder } --save-games.
error-arena-results = { $file }, line { $line }: this is not the result of a game.
error-arena-worker = Game { $index } has crashed its process several times. The finished games are kept.
error-arena-log = { $file } has games of another pack, bot or seed. Choose another file.
error-arena-cluster = There is no Ray cluster at { $address }: { $reason }
error-arena-version = A machine of the cluster has version { $there } of monkeypalace; { $here } is needed.

habits-head =
    Each game is divided into three parts of equal length. For each part: the pieces every turn
    and the bananas of an average card that the bot buys. Then the credits of the best staircase
    that it leaves to the next player, the share of its games that it ends, and the share of
    those that it wins.
habits-income = pieces, { $part }
habits-bananas = bananas, { $part }
habits-left = left to next
habits-ends = ends
habits-wins = wins of these
# A line that is rewritten while games are played; keep it short.
arena-progress = { $bar } { $done }/{ $games }, { $left } left: { $result }
arena-stopped = Stopped after { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $wanted }.
arena-go-on = To continue, add --resume to the same command.
arena-not-kept = To keep games and continue later, use --out.
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
arena-column-faults = faults
arena-page-title = Contest: { $bots }
arena-page-version = Version { $version }, pack { $pack }.
arena-page-bots = Bots
arena-page-bots-intro = The win share with its 95 % interval, bananas at the end of a game, and seconds of a turn. A shared win is divided between the winners.
arena-page-seats-intro = The share of the wins on each seat, with 95 % intervals.
arena-page-faults = Faults
arena-page-faults-intro = { $count ->
    [0] No bot lost a game by a fault.
    [one] One bot lost its game by a fault. A random player took over the seat, so that the others could finish. Open a line to see the bot’s traceback.
   *[other] There were { $count } faults; each lost a game for its bot. A random player took over the seat, so that the others could finish. Open a line to see the bot’s traceback.
}
arena-page-folder = The positions are in { $folder }.
arena-page-game = game
arena-page-seat = seat
arena-page-bot = bot
arena-page-decision = decision
arena-page-reason = what happened
arena-page-position = position
arena-fault = Game { $game }, seat { $seat }, { $bot }: lost. { $reason } The position: { $file }
arena-more-faults = { $count ->
    [one] And one more fault
   *[other] And { $count } more faults
}; all positions are in { $folder }.

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
report-at-most = at most { $high }
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
report-head-maps = On maps 1 to 4
report-head-allowed = Allowed
report-head-verdict = Verdict
report-target-rounds = Rounds on average, { $players } players
report-target-seat = Wins of seat { $seat }, { $players } players
report-target-card = Least bought card, { $card }, { $players } players
report-target-passed = Turns without a staircase, { $players } players
report-target-passed-early = Turns without a staircase in the first half of a game, { $players } players
report-target-bonus-cards = Bonus Cards taken in a game, { $players } players
report-target-bricks-per-arch = Bricks built with for each arch, { $players } players
report-target-nine-icons = Games with a Recurring Delivery of nine icons, { $players } players
report-target-close = Games won by less than a third of the winner’s bananas, { $players } players
report-target-no-income = Wins of a player who never buys a Recurring Delivery, { $players } players
report-target-only-income = Wins of a player who buys only Recurring Deliveries, { $players } players
report-target-map = Map { $map }, { $players } players: seat { $seat }, the furthest from fair
report-strongest = The strongest bot
report-strongest-intro = The same figures for { $bot }, which looks ahead: { $games } games with each number of players. A seat’s range has the sampling error added.

report-rounds = Rounds
report-rounds-intro = How many games ended after each number of rounds. The dashed line is the mean, the band behind the bars is where the mean should be.
report-rounds-of = { $players }: { $mean } ± { $spread }
report-wins = Wins by seat
report-wins-intro = Each seat’s share of the wins with its 95 % interval. The dashed line is the fair share, the band is what is allowed around it. A shared win is divided between the winners.
report-bananas = Bananas by seat
report-bananas-intro = On average at the end of a game; the thin lines show the spread (standard deviation).
report-ends = What ends the game
report-ends-intro = The kind of piece that a delivery lacked when the end was triggered.
report-flow = The course of a game
report-flow-intro = Means over all turns of a round, up to the last round that a tenth of the games reaches.
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
report-maps-intro = Wins by seat on each map with 95 % intervals. Each band is the margin of the whole pack plus the sampling error, see below.
report-map = { $number } { $name }
report-map-rounds = { $players }, { $mean } rounds
report-cards = Cards
report-cards-intro = The share of games in which somebody bought the card, of those in which it was on top of its pile. The dashed mark is the target. “On top” is the share of all games in which it came up at all, “covered” the share of its buyers’ games in which another card was put on it later.
report-head-card = Card
report-head-bananas = Bananas
report-head-one-time = One-time
report-head-recurring = Recurring
report-head-bought = Bought, { $players }
report-head-seen = On top
report-head-covered = Covered
report-card-bought = { $card } bought
report-sources = Where the values come from
report-sources-intro = Every part of the pack with its source.
report-head-place = Value
report-head-source = Source
report-source = { $source ->
    [rulebook] the rulebooks
    [faq] the publisher’s FAQ
    [box] an owner’s box
   *[ours] set by us
}
report-source-shuffled = Every pile is shuffled
report-pile = Pile { $pile }: cost { $cost }, { $colour ->
    [l] light green
    [d] dark green
    [g] gold
   *[none] any colour
}
report-method = How this was measured
report-method-bot = One bot plays every seat, so differences between seats are the pack’s. It is the best of those that answer at once; it does not look ahead.
report-method-games = Maps take turns. Five games in eight are the base game; the others have the butterfly, the frog, or both. The piles are shuffled for every game.
report-method-seen = A card counts if it was on top of its pile when a turn began. A card that appeared only after the last purchase could not be bought and does not count.
report-method-seats = A seat is treated fairly if its share of the wins is within 5 percentage points of the fair share, which is one divided by the number of players.
report-method-map = A map helps no seat if every seat’s share on it is within 5 points of fair, plus 1.96 standard errors of a fair share in as many games as were played there. Without that addition a fair map would often fail by chance; the more games, the narrower it gets.

## Building instructions

build-title = Build this palace
build-about = { $pieces } pieces in { $steps } steps, in the order in which they were built in the game.
build-parts = Parts
build-parts-intro = The numbers are those of the LDraw library. The pieces are in the box of the game; their browns can be mixed as you like. For the ground, put the Ground Map of the box on a base plate, or build it: for each spot a plate with a knob between four tiles.
build-head-part = Part
build-head-number = Number
build-head-count = Count
build-head-colours = Colours
build-piece = { $piece ->
    [arch] arch
    [brick] brick
    [column] column
    [light] light green bamboo leaf
    [dark] dark green bamboo leaf
    [gold] golden brick
    [monkey] monkey
    [butterfly] butterfly
    [frog] frog
    [baseplate] base plate, 32 × 32 knobs
    [stud-plate] plate, 1 × 1
    [tile] tile, 1 × 2
   *[small-tile] tile, 1 × 1
}
build-steps = Steps
build-steps-intro = Pieces that are new in a step have a bright outline. Letters and numbers at the edge name the spots.
build-start = The starting staircase
build-turn = Round { $round }, seat { $seat }
build-animals = The animals
build-animal = { $animal ->
    [monkey] Monkey on { $spot }
    [butterfly] Butterfly on { $spot }
   *[frog] Frog on { $spot }
}
