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
}

## Aim

book-aim-title = The aim
book-aim =
    Together you build one palace out of arches, bricks and columns. In your turn you add a staircase: it starts on the ground and climbs, arch by arch, up into the palace.

    Every arch earns Monkey Credits. Credits buy Monkey Cards; cards bring new building bricks, many of them turn after turn, and most are worth Banana Points. Whoever has the most Banana Points at the end wins.
book-aim-look = A palace after a few turns. The monkey has found a seat, too.

## The box

book-box-title = What is in the box
book-box =
    - { $arches } arches: four studs long, one brick high, with feet under their two ends only
    - { $bricks } bricks: one stud wide, one high
    - { $columns } columns: one stud wide, three high
    - { $decorations } Decoration Bricks in each of three colours: light green and dark green bamboo leaves, and golden bricks
    - { $cards } Monkey Cards in { $piles } piles: cost 1, 2 and 6 are multicoloured, cost 3, 4 and 5 come in all three colours
    - { $bonus_cards } Bonus Cards, { $bonus_bananas } Banana Points each
    - 3 Trophy Cards with their animals: monkey, butterfly and frog
    - 4 Player Boards, 4 Ground Maps, the base plate and the Brick Tray

    Arches, bricks and columns come in four browns. They are there to please the eye and mean nothing in play.

## Set-up

book-setup-title = Setting up
book-setup =
    - Choose a Ground Map and put it on the base plate. Maps 1 and 2 are open everywhere; maps 3 and 4 have spots without a knob.
    - Build the starting staircase in the middle: an arch on the ground from d4 to e4, a brick on f4, an arch from e4 to f4, and a golden brick on its end.
    - Shuffle each pile of Monkey Cards and turn its top card up for all to see.
    - Sit down in the order of play. Whoever ate a banana last takes seat 1, or you draw lots.
    - Take your first building bricks. Seat 1: { $hand1 }. Seat 2: { $hand2 }. Seat 3: { $hand3 }. Seat 4: { $hand4 }.
    - The monkey waits beside the board. Butterfly and frog stay in the box unless you play with their modules.
book-setup-look = The starting staircase. Its knobs are 1, 2 and 3 bricks high.

## The turn

book-turn-title = Your turn in eight steps
book-turn =
    Go through the steps in order; then it is the next player’s turn, clockwise. If you cannot build any staircase at all, you take your Recurring Delivery and nothing else.
book-step-1-title = Step 1: Build
book-step-1 =
    Build exactly one staircase with building bricks from your hand. What it may look like is the subject of the building rules A to I. What you do not use, you keep.
book-step-1-look = Two arches: one on the ground, the next one from its end up to d4.
book-step-2-title = Step 2: Decorate
book-step-2 =
    Look at the ground where your staircase starts. A Decoration Brick of that colour goes on the far end of your last arch. It can be built on later, like any knob.
book-step-2-look = The staircase started on the dark green ground of b4, so dark green leaves go on its end.
book-step-3-title = Step 3: Count your Monkey Credits
book-step-3 =
    - 1 Monkey Credit for each arch of your staircase
    - 1 more if your new decoration is higher than all others of its colour

    Bricks and columns earn nothing by themselves, but they take you higher.
book-step-4-title = Step 4: Take Monkey Cards
book-step-4 =
    Pay for as many cards as your Monkey Credits allow, at most one from each pile. They must be multicoloured or have the colour of your decoration. Credits that are left over are lost.
book-step-5-title = Step 5: One-time Delivery
book-step-5 =
    Each card you have just taken shows a One-time Delivery. Take it from the tray: for every icon with arch and brick you choose one of the two; a column is a column.
book-step-6-title = Step 6: Recurring Delivery
book-step-6 =
    Put your new cards on your Player Board, on empty places first. When all four are used, a new card covers a card of your choice. A covered card brings no more bricks, but its Banana Points still count.

    Then take the Recurring Delivery of your board and of all your visible cards.
book-step-7-title = Step 7: Bonus Card
book-step-7 =
    If one pillar of your new staircase is at least { $pillar } bricks high, take a Bonus Card. A column counts as three; arches do not count. There is one a turn, as long as there are any.
book-step-7-right = A column and two bricks on e3: a pillar of five, and a Bonus Card.
book-step-8-title = Step 8: Trophies
book-step-8 =
    If you have placed a golden brick, the monkey moves. If you play with the modules, look after the butterfly and the frog as well.

## Building rules

book-building-title = The building rules
book-building =
    Nine short rules say what a staircase is. In the pictures, everything with a bright edge is new, numbers show the order of the arches, and red shows what is wrong.

    Spots have names: letters from west to east, numbers from south to north. In d3 bN E, you start on d3, put a brick there, lay an arch to the north, and one more to the east.
book-rule-a-title = A: Start on open ground
book-rule-a =
    Your staircase starts on a knob of the Ground Map: one that is not blocked, with no piece and no animal on it.
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
    Pieces stand on the ground or on the top knob of any piece: brick, column, arch end, even a decoration. Never on the two middle knobs of an arch, never where there is no knob, and never where an animal sits.
book-rule-d-right = The arch rests on the golden brick. That is fine.
book-rule-d-wrong = The monkey sits on e4 and does not move over.
book-rule-e-title = E: Stay attached
book-rule-e =
    At least one spot of your staircase must have carried pieces before your turn. So the palace stays one palace.
book-rule-e-right = The second arch touches the palace on d4.
book-rule-e-wrong = Close, but not touching: c5, d5 and e5 were all bare.
book-rule-f-title = F: Support both ends
book-rule-f =
    An arch rests on both feet at the same height. Where something is missing, fill the gap with your own bricks (one high) and columns (three high): under the far end, and on the end of the arch before.
book-rule-f-right = Bricks under both ends, and one more on the first arch to reach the golden brick’s height.
book-rule-f-wrong = Nothing under the arch on f3: it hangs in the air.
book-rule-g-title = G: No arch right on an arch
book-rule-g =
    An arch may not lie flat on another one, with both feet on the two ends of the same arch. One foot on the end of another arch is an ordinary step.
book-rule-g-right = The second arch is above another one, but not right on it.
book-rule-g-wrong = Both feet on one arch. It breaks rule A, too: coming up a staircase, you always arrive higher than this.
book-rule-h-title = H: Straight on or round a corner
book-rule-h =
    After each arch you go straight on or turn left or right. You never turn straight back. A spiral that meets an earlier spot again, higher up, is fine.
book-rule-h-right = Left, then right: every corner is allowed.
book-rule-h-wrong = The second arch goes back to where the first one came from.
book-rule-i-title = I: Step by step
book-rule-i =
    Each arch starts on the end of the arch before it, on its knob or on bricks and columns that you pile there. So every arch is higher than the last. No arch and no support stands off the path.
book-rule-i-right = Each arch starts where the one before has ended.
book-rule-i-wrong = The third arch starts on d3, but the staircase has come to d4.

## Trophies

book-trophies-title = The monkey
book-trophies =
    Whenever you place a golden brick, take the Trophy Card of the monkey, from the middle or from another player. It counts { $monkey } Banana Points for whoever has it at the end.

    Then put the monkey on any open arch end of the palace, on any staircase. Nobody can build on its knob until it moves on.
book-trophies-look = The monkey on c4 closes this knob for everyone.

## Modules

book-modules-title = Two more animals
book-modules =
    Butterfly and frog are for players who know the game. Use one of them, or both.
book-butterfly-title = The butterfly
book-butterfly =
    If the decoration you place is the tallest of all, put the butterfly on it and take its Trophy Card. Being as tall as another is not enough. The card counts { $butterfly } Banana Points at the end, and nobody can build on the knob under the butterfly.
book-butterfly-look = The leaves on e4 are the tallest decoration.
book-frog-title = The frog
book-frog =
    Once in your turn you may take the frog, if you do not have it: before you build, or at the end of the turn. It brings you a column from the tray at once. But whoever has its Trophy Card at the end loses { $frog } Banana Points.

    The frog sits down on the lowest open arch end of the staircase you have just built.
book-frog-look = On the lowest step, as frogs like it.

## End

book-end-title = The end of the game
book-end =
    When the tray cannot meet a delivery in full, the end is near: finish the round, so that everybody has had the same number of turns.

    Then count your Banana Points: all Monkey Cards, covered ones too, Bonus Cards and Trophy Cards. The most Banana Points win. In a tie, the Trophy Card of the monkey decides if one of the tied players has it; otherwise they share the win.

## Rulings

book-rulings-title = Rulings
book-rulings =
    The printed rules leave some questions open, or answer them only with a picture. Here is what this game does, and why. Where tables may well decide otherwise, there is an option to choose when you set up a table.
book-r-1-title = Where can pieces stand?
book-r-1 = On 64 spots, eight by eight, named a1 in the south-west to h8 in the north-east. Each stack grows on one of them; every arch joins two that are neighbours.
book-r-1-why = An arch stands on its two ends, three studs from each other, and its middle knobs are never used. Whatever is built from one arch’s end to the next keeps that distance, so the whole palace lives on a grid of every third stud. The map is 28 studs wide; eight such rows fit in each direction with the same rim all round.
book-r-2-title = What is an arch on an arch?
book-r-2 = Only one that covers another completely: both feet on the two ends of the same arch. A foot on the end of some other arch is an ordinary step.
book-r-2-why = Read more strictly, the rule would forbid the starting staircase that the books prescribe, and the first turn that they show for player 1: both put an arch’s foot on an arch.
book-r-3-title = Does it matter in which order bricks and columns are piled under an arch?
book-r-3 = No. The same pieces in another order are the same staircase, and it is written with the columns first. Three bricks instead of a column, however, make another staircase.
book-r-3-why = Nothing in the game ever asks for the order again, but what is left in hand does matter.
book-r-4-title = May a player who could build decide not to?
book-r-4 = No. Passing is for those who cannot build anything, and the program has looked at every staircase before it says so.
book-r-4-why = The books speak of the steps of a turn as a duty and of waiting as a rare misfortune.
book-r-5-title = What if no decoration of the colour is left?
book-r-5 = The staircase stays undecorated. It earns no credit for height and moves neither monkey nor butterfly, but its colour still says which cards can be bought, and the last arch’s end stays open.
book-r-5-why = The books do not expect it. Credit and animals are for a decoration that has been placed; the colour, though, comes from the ground.
book-r-6-title = Is a decoration the highest of its colour if another is as high?
book-r-6 = No: it must be higher than all of them, the gold one of the starting staircase included.
book-r-6-why = One of two equals is not the highest. But the books exclude ties in so many words only for the butterfly, not for the credit, so the other reading has something to say for it.
book-r-6-option = “Credit for ties”, off unless you choose it: then being as high is enough for the credit.
book-r-7-title = In which order do the cards of a pile lie?
book-r-7 = In random order. Everybody sees the top card of each pile, nobody the others.
book-r-7-why = The books say how to sort cards into piles and stop there. The publisher’s answers to players’ questions say that the piles are shuffled.
book-r-7-option = “Sorted piles”, off unless you choose it: then each pile begins with its fewest Banana Points, and the order is no secret.
book-r-8-title = What has to be five bricks high for a Bonus Card?
book-r-8 = One pillar: bricks and columns that the player has just placed on one spot, directly on each other. A column counts as three. An arch between them ends the pillar, and what stood below it before does not count.
book-r-8-why = The books ask for a part of the staircase just built and leave arches out of the count.
book-r-9-title = Who may build on the knob that an animal occupies?
book-r-9 = Nobody, not even its owner, and no other animal may sit there. Should there be no open arch end for the monkey, only its card changes hands.
book-r-9-why = The books put the monkey down to be in the way, and there is no room for a brick on an occupied knob. (The second half is for completeness: the staircase just built always has an open end.)
book-r-10-title = Which decoration draws the butterfly?
book-r-10 = The tallest of all, whatever its colour. If another is as high, the butterfly stays where it is.
book-r-10-why = The English, Italian and Brazilian books compare all colours, the French and the Dutch compare the decoration with its own colour. Three against two; and the second reading would make the butterfly the same as the credit for height.
book-r-10-option = “Butterfly by colour”, off unless you choose it: then the butterfly comes to the tallest decoration of its own colour.
book-r-11-title = When can the frog be taken?
book-r-11 = At two moments of one’s turn: before building, so that its column can be part of the staircase, and at the end, in step 8. Before building it is offered only to someone who can build something with the column in hand. It is never offered to its holder, nor when the tray has no column. The figure goes to the lowest step of the new staircase whose arch end is open; if several are equally low, the player picks one.
book-r-11-why = The books let a player take it at any time in the turn. Only before building does the moment make a difference for what can be built. Between building and step 8 it would matter for one thing only, whether a delivery finds the last column in the tray, and for that we do not ask three more times a turn. And the frog needs a new staircase to sit on, so without one there is nothing to offer.
book-r-12-title = What if the tray cannot meet a delivery?
book-r-12 = The player first divides the icons into arches and bricks. If the tray has fewer of what was named, or of the columns, this round is the last. The player takes what there is and may fill up with the other of the two kinds as long as that lasts; columns are not filled up. Whoever names only what is there does not end the game. Deliveries of the last round go on in the same way.
book-r-12-why = The books end the game when one kind is short, and they let the player choose between arches and bricks. So the choice comes first. A player is not punished twice for an empty compartment: an icon stands for either kind, a column icon for nothing else.
book-r-13-title = May the monkey stay where it is?
book-r-13 = No, it goes to another knob.
book-r-13-why = It has to be put on an open knob, and the one under it is not open.
book-r-14-title = Where is a frog that was taken before building?
book-r-14 = Where it was: the card and the column change hands at once, the figure stays and keeps its knob closed until step 8. If the new staircase then has no open arch end (a single arch, with the decoration on one end and the monkey on the other), the figure stays there for good.
book-r-14-why = Its new place depends on the staircase, which is not built yet. Lifting it in between would open a knob that no book mentions, and a table may well forget the figure in the air.
book-r-15-title = Does a player who passes get the frog?
book-r-15 = No. Whoever cannot build takes the Recurring Delivery, and the turn is over.
book-r-15-why = The books grant that delivery and nothing else, and there is no new staircase for the frog.
book-r-16-title = May a Bonus Card be left?
book-r-16 = It is taken whenever it is earned, without asking.
book-r-16-why = The overview of the turn says to take it, the page on step 7 allows it. Four bananas do nobody harm, so the difference is a needless question.
book-r-17-title = Where do new cards go?
book-r-17 = On the empty places of the board first, from the left. When all four are used, each further card goes on a place of the player’s choice, and that may be one where a new card of this turn lies.
book-r-17-why = Four of the books allow new cards on each other once the board is full; the Brazilian one demands it, so that all new cards of a turn would have to share one place. We follow the four. Which of the empty places a card takes makes no difference; which card takes the last empty one does, and is asked.
book-r-18-title = In which order do the animals move in step 8?
book-r-18 = Monkey, butterfly, frog.
book-r-18-why = It is the order of the books, and it matters: the monkey can take the frog’s knob.
book-r-19-title = Does a decoration count that was built over?
book-r-19 = Yes. It keeps its level, and a new one must be higher to be the highest.
book-r-19-why = The books compare with the decorations on the board, and it still is one.
book-r-20-title = What about positions with more pieces than one box has?
book-r-20 = Their staircases can be counted, but nothing can be played from them.
book-r-20-why = Counting is for comparing programs, and larger palaces compare better. A game belongs to one box.
book-r-21-title = What is a player asked?
book-r-21 = Whatever has at least two answers, and always what to build.
book-r-21-why = A question with one answer is a waste of a click. Building is the heart of the turn; being told that one has to pass is news.
book-r-22-title = How much of a shortage may be made up with the other kind (R-12)?
book-r-22 = Any part of it, also nothing.
book-r-22-why = It is a right of the player. Near the end, leaving a brick in the tray can be worth more than having it.
book-r-23-title = Which turns may a staircase take?
book-r-23 = The next arch goes straight on, or turns left or right by 90 degrees. It never goes back over the arch just laid.
book-r-23-why = The books say 90 degrees, and two of them exclude more in words. On knobs in rows there is nothing between straight on and a quarter turn.
book-r-24-title = What if nobody can tell whether something can be built (R-4)?
book-r-24 = The program looks for a staircase from every start until it has laid 25,000 arches in its mind. If it has found none, the player may pass. A player who does find one may still build it.
book-r-24-why = No player has to build what a search of this length does not find. Positions of a real game are decided after a few hundred arches; a hand of dozens of arches before a far palace of towers may not be.
