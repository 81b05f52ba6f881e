### The command line and games at the terminal. Ids are shared by all languages; see docs/architecture.md, "Texts".

## The command line: help
## These texts have no parameters: they are read without Fluent, see cli/terminal/helptexts.py. The first
## line is what the list of commands shows.

cli-help =
    Monkey Palace in the browser and at the terminal.

    Build staircases, earn Monkey Credits, collect bananas. "monkeypalace" alone opens the game in
    the browser, "monkeypalace play" starts one at this terminal.
cli-help-commands = Commands
cli-help-help = Show this help.
cli-help-lang = The language of all messages.
cli-help-version = Show the version.
cli-help-colour = With or without colours; by default, with colours if the terminal supports them.
cli-help-saved-pack = The pack the game was played with, if not the standard one.
cli-help-force = Overwrite a file that is there already.
cli-help-database = Where everything is stored: a file, or the address of a PostgreSQL database.

cli-help-game-edition = The printed rulebook whose rules you play; by default, the English one. Other options change single rules of it.
cli-help-game-butterfly = Play with the butterfly.
cli-help-game-frog = Play with the frog.
cli-help-game-piles = How the card piles are prepared; by default, shuffled.
cli-help-game-butterfly-rule = The decoration that the butterfly moves to; by default, the tallest of all.
cli-help-game-ties-earn-credit = A decoration as high as another of its colour earns the height credit, too.
cli-help-game-end-rule = What ends the game: somebody names pieces that the tray lacks (named), or the tray cannot meet a delivery at all (total).
cli-help-game-stack-new-cards = New cards that find no empty place all go on the same place.
cli-help-game-pack = A pack of your own cards and maps.

cli-help-play =
    Play a game at this terminal, two to four players, people and bots.

    Decisions are typed in notation or chosen by number; "help" explains. Without any option
    you are asked who plays and on which map.
cli-help-play-players = The number of players; by default, the number of names, or 2.
cli-help-play-names = The players’ names in the order of their seats, with commas between them.
cli-help-play-bot = A bot as an opponent, by name (marmoset, capuchin, howler, langur, macaque, mandrill, gorilla, orangutan), with parameters as in gorilla:seconds=2, or from a file of your own as in mybot.py:MyBot. Repeat the option for several bots.
cli-help-play-lots = Assign the seats at random instead of in the order of the names.
cli-help-play-map = The ground map; 1 is for a first game.
cli-help-play-seed = The seed of the shuffle: the same number gives the same cards.
cli-help-play-save = Save the game here after every turn. The file contains the hidden cards, so nobody should look into it.
cli-help-play-resume = Resume a saved game.

cli-help-show =
    Draw a position or a saved game.

    FILE is a position or a game in JSON, or - for standard input. Every spot shows the letter
    of its ground, the height of its stack, the piece on top and the animal that sits there.
cli-help-show-turn = Show the game after this turn, like 3.2 for round 3, seat 2; 0 is the beginning. By default, the last turn.
cli-help-show-stacks = List every stack in notation, too.

cli-help-export =
    Make a picture, a film, a brick model or building instructions of a palace.

    FILE is a position or a game in JSON, or - for standard input. The extension of OUT decides: a
    picture (.svg, .png), a film of the game with a frame for each turn (.gif, .webp), a model for
    brick editors that read LDraw (.ldr, .mpd), which has a building step for each turn of a game,
    or building instructions to print (.html).
cli-help-export-turn = Go only up to this turn, like 3.2 for round 3, seat 2; 0 is the beginning. By default, the last turn.
cli-help-export-plan = For pictures: the plan from above, with heights.
cli-help-export-width = The width of a .png, .gif or .webp in pixels.

cli-help-rules =
    Read the rule book.

    CHAPTER is a chapter or section of the list that "monkeypalace rules" shows: "building", a rule
    like "f", a step like "3", a ruling like "r-10". Examples are drawn as by "monkeypalace
    show", with the verdict.
cli-help-rules-search = Show the sections with this word.
cli-help-rules-html = Write the book with all its pictures as a page to read or print, or - for standard output.

cli-help-replay =
    Verify a saved game and narrate it turn by turn.

    Every decision is replayed. If one is not legal, or has a different result
    than when the game was saved, the game is refused with the first such decision.
cli-help-replay-turn = Stop after this turn, like 3.2 for round 3, seat 2.
cli-help-replay-boards = Draw the board after every turn.

cli-help-puzzle =
    Solve a puzzle: find the best turn of a position.

    PUZZLE is the id of a puzzle, "daily" for that of today (by the date in UTC, the same for
    everybody; the default), or "random" for any.
cli-help-puzzle-theme = Only puzzles with this theme, for "random". What the best turn does: it ends the game (end), leaves the next player less (block), is in the last round (last-round), meets the palace only at the end of its staircase (reach), earns a Bonus Card (pillar), needs fewer pieces (save), earns the same at another place (place), earns the height credit (height), has another colour (colour), earns more credits (long), or also needs the right purchase (cards).
cli-help-puzzle-level = Only puzzles of this difficulty, for "random".

cli-help-review =
    Review a saved game: where it was decided, and which turns were better.

    A quick review takes seconds, a deep one about a minute. Of a game that is
    not over, the complete turns are reviewed.
cli-help-review-deep = Simulate ten times as much.
cli-help-review-html = Write the review as a page that can be printed.
cli-help-review-json = Print the review as JSON.
cli-help-review-jobs = Use this many threads.

cli-help-perft =
    Count all staircases that can be built in a position.

    FILE is a position in JSON, or - for standard input. Prints one line of JSON.
cli-help-perft-list = Print every staircase, one per line, instead of the counts.
cli-help-perft-seconds = Add the time of the search in seconds: the median of five runs.

cli-help-pack =
    Check a pack, create one, or report on its balance.

    A pack is a file with what is printed on cards, boards and maps.
cli-help-pack-check =
    Check a pack and sum up what is in it.

    FILE is a pack, or the word standard for the one that comes with the program. Every problem
    is named with its place in the file.
cli-help-pack-new =
    Write a commented template of a pack, for owners of the box.

    FILE is where to write it, or - for standard output.

cli-help-serve =
    Serve tables for people who play in their browsers.

    Without any command at all, the program does this for your own machine and opens the browser.
    Every option can also be set by an environment variable, such as MONKEYPALACE_PORT.
cli-help-serve-host = The address to listen on; by default, only this machine.
cli-help-serve-port = The port to listen on; by default, 8080.
cli-help-serve-workers = How many processes share the work.
cli-help-clean =
    Remove old data of a server: tables, packs, codes and sessions.

    The server may keep running. Run this once a day. Make a backup first if you want to keep what is
    removed.
cli-help-clean-finished = Days for which finished tables are kept; by default, 365.
cli-help-clean-unfinished = Days for which other tables are kept after their last move; by default, 180.
cli-help-clean-unused = Days for which packs that no table uses, and sessions of people without tables and packs, are kept; by default, 30.
cli-help-clean-dry-run = Only count what would be removed.
cli-help-bench = Measure the speed on this machine, together with other engines.
cli-help-bench-json = Print the figures as JSON.
cli-help-bench-repeats = How often each figure is measured.
cli-help-bench-seconds = How long one measurement takes.
cli-help-arena =
    Let bots play against each other, and compare their strength.

    BOT is a name, a name with parameters as in gorilla:seconds=2, or a class in a file of your
    own as in mybot.py:MyBot. All sit equally often on every seat, with the same cards. Ctrl-C
    stops and keeps the finished games.
cli-help-arena-bot = One more bot, from a file of your own.
cli-help-arena-games = The number of games; rounded up so that all bots sit equally often on every seat.
cli-help-arena-players = The number of players in a game.
cli-help-arena-map = The ground map; repeat the option for several. By default, all maps in turn.
cli-help-arena-seed = The seed: the same number gives the same games.
cli-help-arena-jobs = How many games are played at the same time; by default, one for each processor.
cli-help-arena-cluster = Play on the Ray cluster at this address instead.
cli-help-arena-decision-limit = End a bot that needs longer than this for one decision; it loses the game. This is a protection against bots that hang, and bots are not told about it.
cli-help-arena-game-limit = The same for all decisions of a bot in one game.
cli-help-arena-sprt = For two bots: stop as soon as it is clear whether the first one wins a share of HIGH or only of LOW, as in 0.5,0.55.
cli-help-arena-out = Write the results into this folder as they come.
cli-help-arena-save-games = Write every game, too.
cli-help-arena-resume = Continue the contest in the folder given with --out.
cli-help-arena-html = Also write the result as an HTML page, with a traceback for each fault.
cli-help-arena-quiet = No progress bar; the result is still printed.
cli-help-arena-json = Print the result as JSON.
cli-help-habits =
    Analyse how bots play, from games of the arena.

    DIR is a folder made by monkeypalace arena --out DIR --save-games.
cli-help-habits-pack = The pack that was played with.
cli-help-habits-json = Print the result as JSON.
cli-help-pack-report =
    Play many games with a pack and write a report with pictures.

    FILE is a pack, or the word standard for the one that comes with the program. The best
    quick bot plays all seats, with two, three and four players on every map. The report is
    one HTML page: rounds, wins by seat, cards, maps, and whether the targets are met.
cli-help-pack-report-games = Games with each number of players.
cli-help-pack-report-seed = The same seed gives the same report.
cli-help-pack-report-out = The page to write; by default, report.html.
cli-help-pack-report-jobs = Cores to use.
cli-help-pack-report-json = Print all numbers as JSON; no page unless --out names one.
cli-help-pack-report-strongest = A bot that looks ahead, like gorilla:games=60, for a second table of figures.
cli-help-pack-report-strongest-games = Games of this bot with each number of players.
cli-help-pack-report-strongest-log = Keep the games of this bot in a file, and continue with the games that the file already has.

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
cli-written = Written: { $file }
cli-and = { $first } and { $last }

## The command line: notes and refusals

cli-beyond-the-box = Note: this position needs more pieces than one box has. It is counted anyway. { $reasons }

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
cli-error-save-exists = “{ $file }” is there already. Choose another name, or continue that game: { $command }
cli-error-resume-and-set-up = A saved game is already set up. Leave out { $option }, or begin a new game without --resume.
cli-error-lots-without-names = --lots draws the order of the players’ names. Give them with --names.
cli-error-list-and-seconds = --list prints staircases, --seconds adds a time to their counts. Leave out one of the two.
cli-error-turn = “{ $text }” is not a turn. Write round and seat, like 3.2.
cli-error-no-such-turn = The game has no turn { $turn }; { $last ->
    [none] none has been played yet
   *[other] its last one is { $last }
}.
cli-error-export-ending = “{ $file }” does not say what to make. Give it one of these endings: { $endings }
cli-error-export-option = { $option } is for files that end in { $endings }, not in { $ending }. Leave it out, or choose another ending.
cli-error-film-of-position = A position has no turns to make a film of. Give a saved game, or choose another ending, such as .png.
cli-error-instructions-of-position = Instructions are made from a game, not from a position.
cli-error-no-chapter = The rule book has no chapter or section “{ $name }”. Its chapters: { $names }. All sections: monkeypalace rules
cli-error-turn-of-position = A position has no turns. Leave out --turn, or give a saved game.

## Packs at the command line

pack-check-error = error: { $problem }
pack-check-warning = warning: { $problem }
pack-new-written = “{ $file }” is written. Fill in your numbers, then check it:
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
pack-summary-sources = Parts of the pack by source: { $sources }.

## Boards

show-picture = A palace
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
play-stopped-and-saved = Goodbye. The game is saved. To continue it:
play-stopped-unsaved = Goodbye. The game could not be saved anywhere, so it is lost. Sorry!
play-over = Time to count the bananas:
play-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}

play-set-up =
    A new game of Monkey Palace. Press Enter to accept the answer in brackets. Bots play along
    if you name them among the players, from easy to hard: { $bots }.
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
play-ask-confirm = { $name } has finished the turn (Enter plays it, undo, help):

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
play-naming-ends = The tray has { $arches ->
    [one] { $arches } arch
   *[other] { $arches } arches
} and { $bricks ->
    [one] { $bricks } brick
   *[other] { $bricks } bricks
}. Name more of a kind than that, and this round is the last.
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

play-not-building = You can ask this only while you build.
play-no-such-number = { $most ->
    [one] There is only suggestion 1
   *[other] There are suggestions 1 to { $most }
}; “more” shows more of them.
play-no-more = That was all. You can still type another decision.
play-hint-more = (“hint” again says more.)
play-no-hint = The turn is complete; there is nothing left to decide.
play-undone = Undone: { $decision }
play-undo-nothing = Nothing to undo in this turn. Turns that were played stay as they are.
play-reopened = Already decided in this turn: { $decisions }. “undo” takes back the last one.
play-confirm-how = Press Enter to play the turn, or type “undo” to take the last decision back.

play-starts = { cli-colour }: { $spots }
play-starts-none = Nothing can be built with the pieces in hand.
play-starts-hint = “try { $spot }” shows how to continue from there.
play-why-not = { $staircase } cannot be built:
play-why-legal = { $staircase } can be built: { $remark }.
play-try = { $staircase } has to continue; left in hand { $pieces }.
play-try-complete = { $staircase } can be built as it is, or continue; left in hand { $pieces }.
play-try-finished = { $staircase } can be built as it is, but cannot continue; left in hand { $pieces }.
play-try-nothing = From { $staircase } nothing can be built; left in hand { $pieces }.
play-try-offer = { $direction }  to { $spot } at level { $level }: { $typed }{ $attached ->
    [yes] {""}
   *[no] {" "}(must continue to the palace)
}
play-try-higher = { $count ->
    [one] and a higher one
   *[other] and { $count } higher ones
}

play-save-name = Give a file name, as in: save game.json
play-save-exists = “{ $file }” is there already. Choose another name.
play-saved = Saved. From now on the game is saved to “{ $file }” after every turn.

play-help-build =
    BUILD. Write the start, then the arches: “d3 bN E” is a brick on d3, an arch
    north, and from its end an arch east. Before a direction, write what you pile
    on the near side (b brick, 1 high; c column, 3 high); after it, what you pile
    on the far side: “c2 cEc”. To find your way:
      starts        where a staircase can start
      try d3 bN     how it can continue from there
      why d3 bN E   what it would bring, or which rules it breaks
play-help-buy =
    BUY. “buy 1 3l” takes the top cards of these two piles; “nothing” is a choice,
    too. The digit is the cost; the letter is the colour, and a pile without one
    has multicoloured cards. “2+1c” is a delivery of two bricks or arches and a
    column.
play-help-one-time-delivery =
    DELIVERY. “2a 1b” takes two arches and a brick; so does “2 1”. If the tray
    lacks what you name, this round is the last one. “5a 0b +2” asks for 2 bricks
    instead of 2 arches that the tray lacks.
play-help-recurring-delivery =
    DELIVERY. “2a 1b” takes two arches and a brick; so does “2 1”. If the tray
    lacks what you name, this round is the last one. “5a 0b +2” asks for 2 bricks
    instead of 2 arches that the tray lacks.
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
play-help-confirm =
    TURN. Enter plays the turn as it is. “undo” takes the last decision back, and
    the one before it, as often as you like. New cards are turned over afterwards.
play-help =
    Any time: hint (three times: what, where, which turn), undo, more
    (suggestions), board, market, cards, score, save FILE, quit
