### The lessons, and the comments of the first game. A task has a sentence that says what to do
### and a hint; spots are named like d4, north is towards the higher numbers.

## The pages

lesson-page-title = Learn to play
lesson-page-lead = Ten short lessons on real palaces. Ten minutes, and you know how to play.
lesson-progress = Tasks done: { $done } of { $all }
lesson-lesson-done = finished
lesson-list = All lessons
lesson-task = Task { $task } of { $tasks }
lesson-hand = You have
lesson-hint = Hint
lesson-next = Next
lesson-again = Try again
lesson-passed = { $praise ->
    [1] Well done!
    [2] Exactly!
    [3] Very good!
   *[4] A palace to be proud of!
}
lesson-refused = Good try! This is why it is forbidden:
lesson-not-yet = Allowed, but this is not the goal yet.
lesson-course-done = You know how to play!
lesson-first-game-lead = Play your first game against an easy bot. Comments tell you what is new.
lesson-first-game = Guided first game

## Your first arch

lesson-first-title = Your first arch
lesson-first-arch = Every turn you add a staircase to the palace. It starts on bare ground and has to touch the palace. Tap a bright ring, then the arch that shines, and build it.
lesson-first-arch-hint = Start on d3 and go north to d4. A brick under the arch makes both feet equally high.
lesson-first-two = Now two arches, without a brick. The second arch starts on the end of the first.
lesson-first-two-hint = Start on b4 and go east twice: the first arch lies on the ground, the second leads from its end to d4.

## A step on an arch’s end

lesson-step-title = Step by step
lesson-step-three = Every arch is the next step: it starts on the end of the arch before it, so a staircase always climbs. Build one with three arches.
lesson-step-three-hint = From b4 go east three times: to c4, d4 and e4. Each arch lies one higher than the one before.
lesson-step-gold = Climb to the top: end your staircase on the golden brick on f4. Decorations may be built on, too.
lesson-step-gold-hint = From b4, four arches to the east bring you exactly to the height of f4.

## Supports and columns

lesson-supports-title = Supports and columns
lesson-supports-bricks = Both feet of an arch stand equally high. Fill what is missing with bricks (1 high) or columns (3 high). Lay an arch that ends on e4, which is 2 high.
lesson-supports-bricks-hint = Start on e3 or e5. Two bricks lift the arch to the height of e4.
lesson-supports-column = f4 is 3 high, just like a column. Build a staircase with a column in it.
lesson-supports-column-hint = Start right beside f4, say on g4, and lay the arch to f4.
lesson-supports-between = You may also pile bricks on the end of your own arch before the next arch starts there. Build a staircase with such a step.
lesson-supports-between-hint = From g3 go west to f3, then north to f4: two bricks on the end of the first arch lift the second one.

## Turning

lesson-turning-title = Around the corner
lesson-turning-once = After every arch you go straight on, or turn left or right. Build a staircase with a corner.
lesson-turning-once-hint = Start on c3: north to c4, then east to d4.
lesson-turning-twice = Now a staircase with two corners.
lesson-turning-twice-hint = Start on b3: east, north, east. Bricks fill what is missing.

## Attaching

lesson-attaching-title = Part of the palace
lesson-attaching-far = At least one spot of your staircase must have had pieces on it before your turn. Start further out, on golden ground, and reach the palace.
lesson-attaching-far-hint = Start on h4: west to g4, then west again onto f4, with two bricks on the end of the first arch.
lesson-attaching-passing = Touching it on the way is enough! Lead your staircase across the palace and end it where the ground was bare.
lesson-attaching-passing-hint = From b4 go east to c4 and d4, then north to d5. Two bricks on d5 carry the last arch.

## What is forbidden

lesson-forbidden-title = What is forbidden
lesson-forbidden-start = A refusal always tells you why. Try to start on d4, where pieces stand already.
lesson-forbidden-start-hint = Tap d4 on the board, the foot of the staircase in the middle.
lesson-forbidden-alone = Two arches do not reach far. Try to start on a8, in the north-west corner.
lesson-forbidden-alone-hint = Tap a8. In the flat plan it is at the top left.
lesson-forbidden-back = Lay an arch, then try to go straight back to where it came from.
lesson-forbidden-back-hint = Tap b4, lay the arch to the east, then choose west.
lesson-forbidden-animal = The monkey sits on e4. Try to lay an arch onto its knob.
lesson-forbidden-animal-hint = Start on e3, then choose north.

## Decorate and count

lesson-counting-title = Decorate and count
lesson-counting-colour = The ground you start from decides the colour of your decoration, and with it which cards you may take. Build a staircase that gets a dark green decoration.
lesson-counting-colour-hint = b4, c3 and e3 are dark green. Start on one of them.
lesson-counting-height = Each arch earns 1 Monkey Credit. There is 1 more if your decoration stands higher than all others of its colour. Earn 3 with two arches.
lesson-counting-height-hint = There is no light green decoration yet, so yours would be the highest. Start on e2 and go north twice.
lesson-counting-pillar = Bricks and columns piled on one spot make a pillar. If a new one is at least 5 high, you get a Bonus Card: 4 bananas. Build one.
lesson-counting-pillar-hint = A column and two bricks are 5 high. Start on e3, go north and raise the arch to level 5.

## Buying and covering cards

lesson-cards-title = Cards
lesson-cards-two = Your staircase has earned 5 Monkey Credits and a dark green decoration. Take two cards at once, dark green or multicoloured ones.
lesson-cards-two-hint = Take the card for 2 and the dark green card for 3, for example.
lesson-cards-all = Monkey Credits cannot be saved. Spend all 5 of them.
lesson-cards-all-hint = 2 and 3, 1 and 4, or one card for 5.
lesson-cards-cover = Your board is full, so the new card covers an old one. Covered cards keep their bananas, but deliver no more. Place it so that 5 pieces come every turn.
lesson-cards-cover-hint = Cover a card without a Recurring Delivery.

## Deliveries and the end

lesson-deliveries-title = Deliveries and the end
lesson-deliveries-arches = Every turn your board and your visible cards deliver pieces. For each icon with arch and brick you choose one of the two. Take at least 3 arches.
lesson-deliveries-arches-hint = Move the slider until it shows 3 arches or more.
lesson-deliveries-on = The tray has only 2 arches left. If it cannot give you everything you ask for, this round is the last. Choose so that the game goes on.
lesson-deliveries-on-hint = Ask for 2 arches at most, and for bricks otherwise.
lesson-deliveries-end = Now imagine that you are ahead: choose so that this round is the last. After it all bananas are counted, those on covered cards, too. Most bananas win.
lesson-deliveries-end-hint = Ask for more arches than the tray has.

## Monkey, butterfly and frog

lesson-animals-title = Monkey, butterfly and frog
lesson-animals-monkey = You placed gold, so you get the monkey. It is worth 2 bananas if you have it at the end. Nobody can build where it sits. Block the knob on e4 with it.
lesson-animals-monkey-hint = Tap e4 on the board, or choose it from the list.
lesson-animals-butterfly = With the butterfly module, the tallest decoration of all attracts the butterfly: 2 bananas. Build one that stands taller than the leaf on e4.
lesson-animals-butterfly-hint = e5 is 5 high. Start on e6 and lay the arch south onto e5.
lesson-animals-frog = With the frog module, you may take the frog. It brings a column at once, but costs 3 bananas if you still have it at the end. With your one arch you cannot build: take it!
lesson-animals-frog-hint = The column is just what you need.
lesson-animals-jump = Now build with the column. At the end of your turn the frog sits down on the lowest open arch end of your staircase.
lesson-animals-jump-hint = f4 is as high as a column. Start right beside it, say on g4.

## What is still missing

lesson-missing-arches = Your staircase has { $have ->
    [one] { $have } arch
   *[other] { $have } arches
}; it should have { $need }.
lesson-missing-columns = There is no column in it.
lesson-missing-turns = Corners: { $have } of { $need }.
lesson-missing-step-raised = None of your own arches has bricks piled on its end.
lesson-missing-ends-on = It does not end on { $spot }.
lesson-missing-bare-end = It ends where pieces stood already. Go one step further, to bare ground.
lesson-missing-colour = It starts on ground of another colour. Start on { $colour ->
    [l] light green
    [d] dark green
   *[g] golden
} ground.
lesson-missing-credits = It earns { $have ->
    [one] { $have } Monkey Credit
   *[other] { $have } Monkey Credits
}; it should earn { $need }.
lesson-missing-bonus = No new pillar of bricks and columns is at least 5 high. Arches do not count.
lesson-missing-tallest = Another decoration is as tall or taller.
lesson-missing-cards = Cards: { $have } of { $need }.
lesson-missing-spends = Monkey Credits spent: { $have } of { $need }.
lesson-missing-income = Now only { $have } pieces come every turn. Cover a card without a Recurring Delivery.
lesson-missing-takes-arches = Arches: { $have } of { $need }.
lesson-missing-goes-on = The tray cannot give all of this, so this round would be the last.
lesson-missing-ends-the-game = The tray can give all of this, so the game goes on.
lesson-missing-sits-on = { $animal ->
    [frog] The frog
    [butterfly] The butterfly
   *[monkey] The monkey
} should sit on { $spot }.
lesson-missing-trophy = You have left { $animal ->
    [butterfly] the butterfly
    [monkey] the monkey
   *[frog] the frog
} where it was.
lesson-missing-refusal = That does not break rule { $rule }.

## Comments of the first game

lesson-note-close = Got it
lesson-note-welcome = Welcome! Build a staircase that touches the palace; two arches are a good start. If you do not know where, tap “Show me good staircases”.
lesson-note-decorated = The first decoration! It has the colour of the ground where the staircase started. Cards of that colour may be taken, and multicoloured ones.
lesson-note-bought = The first card. Cards with many bananas win the game; cards that deliver every turn let you build more. Early in the game, take cards that deliver.
lesson-note-recurring = The first Recurring Delivery. It comes every turn. Arches earn Monkey Credits, bricks bring you higher: take some of both.
lesson-note-covers = A card has been covered. Its bananas still count, but it delivers no more.
lesson-note-bonus = A Bonus Card! A new pillar at least 5 high is worth 4 bananas.
lesson-note-monkey = The monkey has moved. Nobody can build on its knob. Its Trophy Card is worth 2 bananas at the end; the player who places the next golden brick takes it.
lesson-note-end = The tray is running out: this round is the last. Bananas are worth more now than deliveries.
lesson-note-over = Your first game! All bananas are counted now, those on covered cards, too.
