### The rule book. Every section has a title and a text; paragraphs are separated by empty lines,
### and lines that begin with “-” are the points of a list. An example has a caption under its name.

## The book itself

book-title = Monkey Palace: the rule book
book-toc = In this book
book-search = Search the book
book-found = { $count ->
    [0] Nothing found. Try another word.
    [one] Found in { $count } section
   *[other] Found in { $count } sections
}
book-print = Print
book-verdict = { $verdict ->
    [right] Right
    [wrong] Wrong
   *[look] Example
}
book-why = Why?
book-option = Option
book-ours = Our choice
book-others = In other books ({ $books }):
book-edition = { $edition ->
    [fr] French
    [nl] Dutch
    [it] Italian
    [pt-BR] Brazilian
   *[en] English
}
# For those who do not see the picture. $heights is a list like “d4 1, e4 2”.
book-described = Heights before the turn: { $heights }.{ $staircase ->
    [none] { "" }
   *[other] { " " }The new staircase: { $staircase }.
}
# The first hand of a seat.
book-hand = { $arches ->
    [one] { $arches } arch
   *[other] { $arches } arches
}{ $bricks ->
    [0] { "" }
    [one] { " " }and { $bricks } brick
   *[other] { " " }and { $bricks } bricks
}{ $columns ->
    [0] { "" }
    [one] { " " }and { $columns } column
   *[other] { " " }and { $columns } columns
}
book-delivery = { $icons ->
    [0] { "" }
    [one] { $icons } arch or brick
   *[other] { $icons } arches or bricks
}{ $columns ->
    [0] { "" }
    [one] { $icons ->
        [0] { $columns } column
       *[other] { " " }and { $columns } column
    }
   *[other] { $icons ->
        [0] { $columns } columns
       *[other] { " " }and { $columns } columns
    }
}
book-card = Cost { $cost }, Banana Points { $bananas }, One-time Delivery: { $once }, Recurring Delivery: { $every }

## Aim

book-aim-title = The aim
book-aim =
    Deep in the jungle an old palace lies abandoned, in ruins. All of you build it up again, out of arches, bricks and columns, but as rivals: whose staircases pay best? In your turn you add a staircase: it starts on the ground and climbs, arch by arch, up into the palace.

    Build high and use many arches: both pay off. Every arch earns a Monkey Credit. Credits buy Monkey Cards; cards bring new building bricks, many of them turn after turn, and most are worth Banana Points.

    When the building bricks run out, the game is over, and the most Banana Points win.
book-aim-look = A palace after a few turns. The monkey has found a seat, too.

## The box

book-box-title = What is in the box
book-box =
    - { $arches } arches: four knobs long, one brick high, with feet under their two ends only
    - { $bricks } bricks: one knob wide, one high
    - { $columns } columns: one knob wide, three high
    - { $decorations } Decoration Bricks in each of three colours: light green and dark green bamboo leaves, and golden bricks
    - { $cards } Monkey Cards in { $piles } piles: cost 1, 2 and 6 are multicoloured, cost 3, 4 and 5 come in all three colours
    - { $bonus_cards } Bonus Cards, { $bonus_bananas } Banana Points each
    - 3 Trophy Cards with their animals: monkey, butterfly and frog
    - 4 Player Boards and the Brick Tray
    - the base plate, 4 corner bricks, and 2 sheets with the 4 Ground Maps, numbered 1 to 4

    Arches, bricks and columns are what we call building bricks. They come in four browns, equally many of each. The browns please the eye and mean nothing in play.

    The publisher has a video of the rules, and the rules in more languages: dottedgames.com/monkeypalace

    Monkey Palace was designed by David Gordon and TAM and illustrated by AMEET and Matthieu Martin. LEGO is a trademark of the LEGO Group.

    ~ The numbers on cards and boards are printed in pictures, which we do not have. Ours are set so that the game goes as the books describe it. If you own the box, you can type in your own cards and play with them.

## Set-up

book-setup-title = Setting up
book-setup =
    - Sort arches, bricks and columns into the compartments of the Brick Tray.
    - The four corner bricks go on the base plate first, then a Ground Map of your choice. Its number is in a corner; number 1 is best for a first game.
    - Build the starting staircase on the spots marked in white: an arch on the ground from d4 to e4, a brick on f4, an arch from e4 to f4. Any browns will do. A golden brick goes on its end.
    - The other Decoration Bricks wait beside the board until somebody needs one. They also make a nice little jungle around the map.
    - Stack the yellow Bonus Cards.
    - Sort the Monkey Cards by colour and by cost, which is in their upper left corner. There are { $piles } piles: one each for the multicoloured cards of cost 1, 2 and 6, and nine for cost 3, 4 and 5 in gold, light green and dark green. Shuffle each pile and lay it down with the Credit Side up, so that all see its top card.
    - Put the monkey on its Trophy Card, in the middle of the table. Butterfly and frog stay in the box, unless you play with them: then each waits on its own Trophy Card.
    - The player who ate a banana last takes Player Board 1, or you draw lots. Going clockwise, the others take boards 2, 3 and 4.
    - The back of your board shows your first building bricks. Take them from the tray, in any browns you like. Board 1: { $hand1 }. Board 2: { $hand2 }. Board 3: { $hand3 }. Board 4: { $hand4 }. Then turn your board over and lay it in front of you.

    The printed books of the five languages differ in three places: where new cards go, the butterfly, and the end of the game. Here you read the English rules, with a note on the others. When you set up a table, you choose one book for everybody.

    ~ The books show some of this in pictures only, so we have chosen it: where the starting staircase stands, the colours of the maps, that maps 1 and 2 are open everywhere while maps 3 and 4 have spots without a knob, and the first building bricks of boards 3 and 4. That the piles are shuffled is the publisher’s answer to a player’s question. Drawing lots and laying the piles with the Credit Side up are our additions, too.
book-setup-look = The starting staircase. Its knobs are 1, 2 and 3 bricks high.

## The turn

book-turn-title = Your turn in eight steps
book-turn =
    You play in rounds: in every round, each of you has one turn. Go through the eight steps in order; then it is the turn of the player on your left.

    Very rarely you cannot build any staircase at all. Then you take your Recurring Delivery, nothing else, and wait for the next round.
book-step-1-title = Step 1: Build
book-step-1 =
    Build exactly one staircase: one or more arches, often with bricks and columns to support them or to reach higher. It begins at a starting point on the ground and climbs, every arch a step above the one before, to its end. The building rules A to I say exactly what is allowed.

    Use as many of your building bricks as you like, in any browns. What you do not use, you keep. Look at the ground under your starting point before you build: its colour decides which cards you can take.

    Turn the board and look at it from all sides. Do you see a better place while you are building? Take your staircase down and start over.
book-step-1-look = Player 1’s first turn, with two arches: one on the ground, the next one from its end up to d4.
book-step-1-second = Player 2’s first turn, with two arches and a brick.
book-step-2-title = Step 2: Decorate
book-step-2 =
    Your staircase is built? Then a Decoration Brick in the colour of the ground at its starting point goes on its end: on the far knob of your last arch. It can be built on later, like any knob.
book-step-2-look = The staircase started on the dark green ground of b4, so a dark green leaf goes on its end.
book-step-3-title = Step 3: Count your Monkey Credits
book-step-3 =
    - Each arch of your staircase brings 1 Monkey Credit
    - 1 more if your new decoration is, at this moment, higher than all others of its colour

    Bricks and columns earn nothing by themselves, but they take you higher. Credits are only a number: there is nothing to take in your hand.
book-step-3-look = Three arches are 3 Monkey Credits. The new leaf is higher than the other light green one, on e4: 1 more. That makes 4.
book-step-4-title = Step 4: Take Monkey Cards
book-step-4 =
    Spend your Monkey Credits on one or more cards: only the top card of a pile, and only one from each pile. They must be multicoloured or have the colour of your decoration. You need not spend everything, but what is left over is lost. Piles can run out; nothing takes their place.

    A card has two sides. The Credit Side shows its cost, its Banana Points and what it brings. The Monkey Side shows only what it brings in every turn.
book-step-4-sides = Credit Side and Monkey Side. 1: the cost in Monkey Credits. 2: Banana Points. 3: One-time Delivery. 4: Recurring Delivery.
book-step-4-six = Six arches that start on dark green ground, but not the highest decoration: 6 Monkey Credits. These are the ways to spend them all.
book-step-5-title = Step 5: One-time Delivery
book-step-5 =
    Each card that you have just taken brings a One-time Delivery: it is on its Credit Side. For every icon with brick and arch you choose one of the two; a column is a column.
book-step-5-look = Two icons and a column: take two arches, one of each, or two bricks, and the column with them.
book-step-6-title = Step 6: Recurring Delivery
book-step-6 =
    Your new cards join your Player Board, Monkey Side up; empty places fill first. Four cards can be visible there; when all four places are used, a new card covers a card of your choice. A covered card brings no more building bricks, but its Banana Points still count.

    { $edition }

    Then comes the Recurring Delivery: take building bricks for all icons at the left edge of your board and on every card that is still visible.
book-step-6-false = If your board is full and you have several new cards, put each of them where you like. They may also cover each other.
book-step-6-true = If your board is full and you have several new cards, they must lie on top of each other, all on one place.
book-step-6-look = Nine icons on the board and its four cards, taken here as five arches and four bricks.
book-step-7-title = Step 7: Bonus Card
book-step-7 =
    If one part of your new staircase is a pillar at least { $pillar } bricks high, take a Bonus Card, worth { $bonus_bananas } Banana Points. Count three for a column and nothing for an arch. You get one a turn, as long as there are any. Lay it beside your board, where all can see it.
book-step-7-right = A column and two bricks on e3: a pillar of five, and a Bonus Card.
book-step-8-title = Step 8: Trophies
book-step-8 =
    If you have put down a golden brick, move the monkey and take its Trophy Card. If you play with butterfly and frog, see whether you get their cards as well.

    Trophy Cards lie beside the board of the player who has them, and they change hands during the game. What counts is who has one at the end: it brings Banana Points, or costs some.

## Building rules

book-building-title = The building rules
book-building =
    Nine short rules say what a staircase is. In the pictures, everything with a bright edge is new, numbers show the order of the arches, and red shows what is wrong. Letters on the ground name its colour: l is light green, d dark green, g gold.

    Spots have names: letters from west to east, numbers from south to north. In d3 bN E, you start on d3, put a brick (b) there, lay an arch to the north (N), and one more to the east (E). S is south, W is west, c is a column.
book-rule-a-title = A: Start on open ground
book-rule-a =
    Your starting point is a knob of the Ground Map: one that is not blocked, with no piece and no animal on it.
book-rule-a-right = It starts on b4, where the ground is bare.
book-rule-a-wrong = Pieces stand on d4 already: nothing can start there.
book-rule-b-title = B: Start with what you like
book-rule-b =
    The first piece may be an arch, a brick or a column. Decoration Bricks are not for building.
book-rule-b-right = A brick first: the first arch then lies one higher.
book-rule-b-wrong = The golden brick is a decoration: you cannot build with it.
book-rule-c-title = C: End with an arch
book-rule-c =
    The last piece of your staircase is an arch. Bricks and columns without an arch over them are no part of a staircase.
book-rule-c-right = One arch is enough for a staircase.
book-rule-c-wrong = The brick on top has nothing to carry.
book-rule-d-title = D: Build on open knobs
book-rule-d =
    Pieces stand on the ground or on the top knob of any piece: brick, column, arch end, even a decoration. Never on the two centre knobs of an arch, never where there is no knob, and never where an animal sits.
book-rule-d-right = The arch rests on the golden brick. That is fine.
book-rule-d-wrong = The monkey sits on e4 and blocks it.
book-rule-e-title = E: Stay attached
book-rule-e =
    At least one spot of your staircase must have carried pieces before your turn. So the palace stays one palace.
book-rule-e-right = The second arch touches the palace on d4.
book-rule-e-wrong = Close, but not touching: c5, d5 and e5 were all bare.
book-rule-f-title = F: Support both ends
book-rule-f =
    Nothing hangs in the air: an arch rests on both feet, on the ground or on other pieces, at the same height. Where something is missing, fill the gap with your own bricks (one high) and columns (three high): under the far end, and on the end of the arch before.
book-rule-f-right = Bricks under both ends, and one more on the first arch to reach the golden brick’s height.
book-rule-f-wrong = Nothing under the arch on f3: it hangs in the air.
book-rule-g-title = G: No arch right on an arch
book-rule-g =
    An arch may not lie flat on another one, with both feet on the two ends of the same arch. One foot on the end of another arch is an ordinary step (R-2).
book-rule-g-right = The second arch is above another one, but not right on it.
book-rule-g-wrong = Both feet on one arch. It breaks rule A, too, because it starts on a piece: a staircase from the ground would arrive higher than this.
book-rule-h-title = H: Straight on or round a corner
book-rule-h =
    After each arch you go straight on, or turn left or right by 90 degrees. You never turn straight back (R-23). A spiral that meets an earlier spot again, higher up, is fine.
book-rule-h-right = Left, then right: every corner is allowed.
book-rule-h-wrong = The second arch goes back to where the first one came from.
book-rule-i-title = I: Step by step
book-rule-i =
    A staircase is one direct path from the ground to its decoration. Each arch starts on the end of the arch before it, on its knob or on bricks and columns that you pile there. So every arch is higher than the last; steps that do not rise are no staircase. Nothing branches off, and no arch serves as a mere support.
book-rule-i-right = Each arch starts where the one before has ended.
book-rule-i-wrong = The third arch starts on d3, but the staircase has reached d4.

## Trophies

book-trophies-title = The monkey
book-trophies =
    Whenever you place a golden brick, the monkey must move: choose an open arch end, in any staircase, never a centre knob. It is there to be in the way: nobody can build on its knob until it moves on.

    Its Trophy Card is then yours, from the table or from its holder. It counts { $monkey } Banana Points for the player who has it at the end.
book-trophies-look = The monkey on c4 blocks this knob for everyone.

## Modules

book-modules-title = Two more animals
book-modules =
    Butterfly and frog are two optional micro expansions, for more variety. Play a few games without them first; then use one of them, or both.
book-butterfly-title = The butterfly
book-butterfly =
    { $edition }

    Then you must put the butterfly on it and take its Trophy Card, from the table or from its holder. Being as tall as another is not enough. The card counts { $butterfly } Banana Points at the end, and nobody can build on the knob under the butterfly (R-9).
book-butterfly-tallest-of-all = The butterfly comes if the decoration that you place is the tallest of all, whatever its colour.
book-butterfly-tallest-of-its-colour = The butterfly comes if the decoration that you place is the tallest of its own colour.
book-butterfly-look = The leaf on e4 is the tallest decoration.
book-frog-title = The frog
book-frog =
    Once a turn, the Trophy Card of the frog is yours if you want it and do not have it: before you build, or at the end of the turn. You take it from the table or from its holder, and with it, at once, a column from the tray. Just keeping the card brings no more columns, and the player who has it at the end loses { $frog } Banana Points.

    The frog sits down on the lowest arch end that is open in your new staircase.

    ~ The books let you take the frog at any time in your turn. Here you are asked twice: before building and at the end (R-11).
book-frog-look = On the lowest step, as frogs like it.

## End

book-end-title = The end of the game
book-end =
    { $edition }

    Then finish the round, so that everybody has had the same number of turns. Now turn over all Monkey Cards on your boards and count your Banana Points: all cards, covered ones too, Bonus Cards and Trophy Cards.

    The most Banana Points win. In a tie, the Trophy Card of the monkey decides if one of the tied players has it; otherwise they share the win.
book-end-named = The end comes when, in the deliveries at the end of a turn, somebody wants more building bricks of one kind than the tray has.
book-end-total = The end comes when the tray cannot meet a delivery in any way: too few arches and bricks together, or too few columns. As long as there are enough, you take from what is there.

## Rulings

book-rulings-title = Rulings
book-rulings =
    The printed rules leave some questions open, or answer them only with a picture. Here is what this game does, and why. Where tables may well decide otherwise, there is an option to choose when you set up a table.
book-r-1-title = Where can pieces stand?
book-r-1 = On 64 spots, eight by eight, named a1 in the south-west to h8 in the north-east. Each stack grows on one of them; every arch joins two that are neighbours.
book-r-1-why = An arch stands on its two ends, three knobs from each other, and its centre knobs are never used. Whatever is built from one arch’s end to the next keeps that distance, so the whole palace is on a grid of every third knob. The map is 28 knobs wide; eight such rows fit in each direction with the same rim all round.
book-r-2-title = What is an arch on an arch?
book-r-2 = Only one that covers another completely: both feet on the two ends of the same arch. A foot on the end of some other arch is an ordinary step.
book-r-2-why = Read more strictly, the rule would forbid the starting staircase that the books prescribe, and the first turn that they show for player 1: both put an arch’s foot on an arch.
book-r-3-title = Does it matter in which order bricks and columns are piled under an arch?
book-r-3 = No. The same pieces in another order are the same staircase, and it is written with the columns first. Three bricks instead of a column, however, make another staircase.
book-r-3-why = Nothing in the game ever asks for the order again, but what is left in hand does matter.
book-r-4-title = May a player who could build decide not to?
book-r-4 = No. Passing is for those who cannot build anything, and the program searches for a staircase before it says so (R-24).
book-r-4-why = The books describe the steps of a turn as obligatory, and having to wait as very rare.
book-r-5-title = What if no decoration of the colour is left?
book-r-5 = The staircase stays undecorated. It earns no credit for height and moves neither monkey nor butterfly, but its colour still says which cards can be bought, and the last arch’s end stays open.
book-r-5-why = The books do not mention this case. Credit and animals are for a decoration that has been placed; the colour, though, comes from the ground.
book-r-6-title = Is a decoration the highest of its colour if another is as high?
book-r-6 = No: it must be higher than all of them, the gold one of the starting staircase included.
book-r-6-why = One of two equals is not the highest. But the books exclude ties expressly only for the butterfly, not for the credit, so the other reading is plausible.
book-r-6-option = “Credit for ties”, off unless you choose it: then being as high is enough for the credit.
book-r-7-title = In which order do the cards of a pile lie?
book-r-7 = In random order. Everybody sees the top card of each pile, nobody the others.
book-r-7-why = The books say how to sort cards into piles and stop there. The publisher’s answers to players’ questions say that the piles are shuffled.
book-r-7-option = “Sorted piles”, off unless you choose it: then each pile begins with its fewest Banana Points, and the order is no secret.
book-r-8-title = What has to be five bricks high for a Bonus Card?
book-r-8 = One pillar: bricks and columns that the player has just placed on one spot, directly on each other. A column counts as three. An arch between them ends the pillar, and pieces that already stood on the spot do not count.
book-r-8-why = The books ask for a part of the staircase just built and leave arches out of the count. There is no option for older pieces: they would reward a height that somebody else has built.
book-r-9-title = Who may build on the knob that an animal occupies?
book-r-9 = Nobody, not even its owner, and no other animal may sit there. If there is no open arch end for the monkey, only its card changes hands.
book-r-9-why = In the books the monkey is there to block a knob, and there is no room for a brick on an occupied knob. (The rule for the case without an open arch end is for completeness: the staircase just built always has one when the monkey moves.)
book-r-10-title = Which decoration attracts the butterfly?
book-r-10 = The tallest of all, whatever its colour; by the French and the Dutch book, the tallest of its own colour. If another is as high, the butterfly stays where it is.
book-r-10-why = The English, Italian and Brazilian books compare all colours, the French and the Dutch compare the decoration with its own colour. The default follows the three. By the second reading the butterfly would always move when the credit for height is earned.
book-r-10-option = “Butterfly by colour”, on in the French and the Dutch edition: then the butterfly comes to the tallest decoration of its own colour.
book-r-11-title = When can the frog be taken?
book-r-11 = At two moments of one’s turn: before building, so that its column can be part of the staircase, and at the end, in step 8. Before building it is offered only to someone who can build something with the column in hand. It is never offered to its holder, nor when the tray has no column. The figure goes to the lowest step of the new staircase whose arch end is open; if several are equally low, the player picks one.
book-r-11-why = The books let a player take it at any time in the turn. Only before building does the moment make a difference for what can be built. Between building and step 8 it would matter for two things: whether a delivery finds the last column in the tray, and whether the knob that the frog leaves is open when the monkey moves. That is not worth asking three more times in a turn. And the frog needs a new staircase to sit on, so without one there is nothing to offer.
book-r-12-title = What if the tray cannot meet a delivery?
book-r-12 = The player first divides the icons into arches and bricks. If the tray has fewer of what was named, or of the columns, this round is the last. The player takes what there is and may fill up with the other of the two kinds as long as that lasts; columns are not filled up. A player who names only what is there does not end the game. By the Italian book, players must name what is there as long as some mixture of arches and bricks meets the icons, and the end comes only when none does. Deliveries of the last round go on in the same way.
book-r-12-why = The books differ. In the English, the Dutch and the Brazilian one the end comes when a kind is short that a player wants, in the French one when any type is short for a delivery, in the Italian one when the deliveries cannot be satisfied. All of them let the player choose between arches and bricks, so the choice comes first. An icon stands for either kind, so the other kind may replace what is lacking; a column icon stands for a column only.
book-r-12-option = “The tray decides the end”, on in the Italian edition: the game ends only when no mixture of arches and bricks meets the delivery, or columns are short.
book-r-13-title = May the monkey stay where it is?
book-r-13 = No, it goes to another knob.
book-r-13-why = It has to be put on an open knob, and the one under it is not open. All five books agree, so there is no option.
book-r-14-title = Where is a frog that was taken before building?
book-r-14 = Where it was: the card and the column change hands at once, the figure stays and keeps its knob closed until step 8. If the new staircase then has no open arch end (a single arch, with the decoration on one end and the monkey on the other), the figure stays there for good.
book-r-14-why = Its new place depends on the staircase, which is not built yet. Lifting it in between would open a knob that no book mentions, and players may forget to put the figure back. That is why there is no option.
book-r-15-title = Does a player who passes get the frog?
book-r-15 = No. A player who cannot build takes the Recurring Delivery, and the turn is over.
book-r-15-why = The books grant that delivery and nothing else, and there is no new staircase for the frog. An option would bring a column to everybody who cannot build, and the frog would have nowhere to go.
book-r-16-title = May a player decline a Bonus Card?
book-r-16 = It is taken whenever it is earned, without asking.
book-r-16-why = The overview of the turn says to take it, the page on step 7 allows it. Nobody would decline four bananas, so there is no need to ask.
book-r-17-title = Where do new cards go?
book-r-17 = On the empty places of the board first, from the left. When all four are used, each further card goes on a place of the player’s choice, and that may be one where a new card of this turn lies.
book-r-17-why = Four of the books allow new cards on each other once the board is full; the Brazilian one demands it, so that all new cards of a turn have to share one place. By default we follow the four. Which of the empty places a card takes makes no difference; which card takes the last empty one does, so the player is asked.
book-r-17-option = “New cards share a place”, on in the Brazilian edition: new cards that find no empty place all go on one place, on top of each other.
book-r-18-title = In which order do the animals move in step 8?
book-r-18 = Monkey, butterfly, frog.
book-r-18-why = It is the order of the books, and it matters: the monkey can take the frog’s knob.
book-r-19-title = Does a decoration still count after it has been built over?
book-r-19 = Yes. It keeps its level, and a new one must be higher to be the highest.
book-r-19-why = The books compare with the decorations on the board, and it is still one of them.
book-r-20-title = What about positions with more pieces than one box has?
book-r-20 = Their staircases can be counted, but nothing can be played from them.
book-r-20-why = Counting is for comparing programs, and larger palaces reveal more differences. A game belongs to one box.
book-r-21-title = What is a player asked?
book-r-21 = Whatever has at least two answers, and always what to build.
book-r-21-why = A question with one answer wastes a click. Building is the main step of the turn, and players should see that they cannot build before they pass.
book-r-22-title = How much of a shortage may be replaced with the other kind (R-12)?
book-r-22 = Any part of it, or none.
book-r-22-why = It is a right of the player. Near the end, leaving a brick in the tray can be worth more than having it.
book-r-23-title = In which directions may a staircase turn?
book-r-23 = The next arch goes straight on, or turns left or right by 90 degrees. It never goes back over the arch just laid.
book-r-23-why = The books say 90 degrees, and the Italian and the Brazilian one exclude larger turns. On knobs in rows there is nothing between straight on and a quarter turn, so no option is needed.
book-r-24-title = What if nobody can tell whether something can be built (R-4)?
book-r-24 = The program looks for a staircase from every start, and tries at most 25,000 arches for each of them. If it has found none, the player may pass. A player who does find one may still build it.
book-r-24-why = No player has to build a staircase that a search of this length does not find. In real games a few hundred arches are enough. It can take longer with dozens of arches in hand, far from a palace of tall towers.
