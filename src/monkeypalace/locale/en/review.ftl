# The page of a review, and the exercises made from a player’s mistakes. `coach.ftl` has what the coach says.

review-overview = Overview
review-deep = Review in depth
review-is-deep = Reviewed in depth.
review-deepening = In depth: { $percent } %
review-waiting = Your review begins soon…
review-again = Try again
review-not-over = Only finished games can be reviewed.
review-as-table = As a table
review-skill = Skill and luck
review-errors = { $count ->
    [0] no errors
    [one] { $count } error, cost { $percent } %
   *[other] { $count } errors, cost { $percent } %
}
review-change = Share of the win: { $before } % → { $after } %
review-parts = Luck { $luck } %, play { $play } %
review-no-error = No clear error in this turn.
review-choice = { $which ->
    [played] Played
   *[better] Better
}
review-values = { $share } % of the win, expected lead: { $lead } bananas
review-cost = Cost: { $percent } % of the win
review-why = Why it is better
review-try = Try it
review-go-on = Play on from here
review-go-on-note = You play on against bots at a new table. Cards that were face down are shuffled.
review-mistakes = Learn from my mistakes
review-mistakes-none = You made no clear error in this game. Well played!
review-mistake-at = Mistake { $at } of { $all }
review-solved = Found: { $done } of { $all }
review-find = Find something better than this:
review-what = What would you do here?
review-verdict = { $verdict ->
    [best] Well found! Nothing clearly better is known.
    [better] Better than what was played. There is something even better.
   *[worse] Not yet: this costs about { $percent } %.
}
review-judging = The coach is thinking…
review-hint = Hint
review-hint-where = Look at the marked spots.
review-answer = Show the answer
review-next = Next
review-all-done = You have worked through all your mistakes in this game.
review-back = Back to the review
