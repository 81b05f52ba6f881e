### Puzzles: the pages, and the command `monkeypalace puzzle`.

## The list

puzzle-title = Puzzles
puzzle-lead = Real positions from games of bots. In each of them one turn is clearly the best: find it.
puzzle-of-day = Puzzle of the day
puzzle-of-day-lead = The same one for everybody, a new one every day at 0:00 UTC.
puzzle-of-day-open = Solve it
puzzle-of-day-done = Solved today
puzzle-streak = { $days ->
    [0] No streak yet
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
puzzle-best-streak = { $days ->
    [one] Longest streak: { $days } day
   *[other] Longest streak: { $days } days
}
puzzle-progress = Solved: { $done } of { $all }
puzzle-more = More puzzles
puzzle-choose-theme = Theme
puzzle-choose-difficulty = Difficulty
puzzle-theme = { $theme ->
    [end] End it now
    [block] Block
    [last-round] The last round
    [pillar] The pillar of five
    [reach] Reach the palace
    [height] Take the height
    [long] The longest way
    [cards] The right cards
    [colour] The right colour
    [save] Save pieces
    [place] The right place
   *[other] All themes
}
puzzle-difficulty = { $difficulty ->
    [easy] Easy
    [medium] Medium
    [hard] Hard
    [expert] Very hard
   *[other] All difficulties
}
puzzle-next = Next puzzle
puzzle-all-solved = You have solved all of these. The next one is one of them again.

## A puzzle

puzzle-name = Puzzle { $id }
puzzle-list = All puzzles
puzzle-missing = This puzzle does not exist.
puzzle-you = You
puzzle-other = Player { $seat }
puzzle-task = { $kind ->
    [buy] Now buy: which cards are best?
    [recurring-delivery] It is your Recurring Delivery. Which pieces do you take?
   *[other] It is your turn. Build the best staircase.
}
puzzle-then-buy = Afterwards you choose the cards, too.
puzzle-hint = Hint
puzzle-idea = { $theme ->
    [end] You choose the pieces of this delivery: should the game go on?
    [block] Look at what the next player could build, and get in the way.
    [last-round] This is your last turn: what gives most bananas now?
    [pillar] A new pillar that is 5 high earns a Bonus Card.
    [reach] Start far from the palace; only the last arch touches it.
    [height] Your decoration should be the highest of its colour.
    [long] More Monkey Credits are better here. How many can you earn?
    [cards] First look at the cards: which do you want, and what do they cost?
    [colour] The colour decides which cards you can buy. Compare the colours.
    [save] The staircase with most credits is not the best one: keep pieces for your next turn.
   *[place] Several staircases earn the same. What matters is where you build.
}
puzzle-right = Right. One more decision.
puzzle-solved = Solved!
puzzle-better = There is a better turn.
puzzle-better-cards = Your staircase is right, but other cards are better.
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-solution = The best turn
puzzle-seen = Solution seen
puzzle-not-counted = You have seen the solution, so this puzzle does not count as solved.
puzzle-why = Why it is better than the next best turn:
puzzle-next-best = The next best turn begins with { $turn }.
puzzle-as-good = { $count ->
    [one] { $count } other way is as good.
   *[other] { $count } other ways are as good.
}
puzzle-found-by = { $count ->
    [0] Of the bots, only the strongest finds it.
    [one] { $count } of 6 weaker bots finds it.
   *[other] { $count } of 6 weaker bots find it.
}
puzzle-share = Link to this puzzle

## In the terminal

puzzle-ask = { $kind ->
    [buy] Your cards (like “buy 1 3l”, or hint, solution, quit):
    [recurring-delivery] Your pieces (like “2a 1b”, or hint, solution, quit):
   *[other] Your staircase (like “d3 bN E”, or hint, starts, try, solution, quit):
}
puzzle-link = The same puzzle in the browser: #/puzzles/{ $id }
