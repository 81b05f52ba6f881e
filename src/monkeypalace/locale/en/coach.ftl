# Reviews: what the coach says about a game.

coach-title = Review of the game
coach-not-over = The game is not over. The review ends with the last complete turn.
coach-accounts = What made the result
coach-accounts-note = Shares of the win in percent: start + luck + own play + play of the others = result. Luck is what the revealed cards changed, with its standard error. Play is measured against what the reviewing bot expected.
coach-head-player = player
coach-head-start = start
coach-head-luck = luck
coach-head-own = own play
coach-head-others = others
coach-head-result = result
coach-head-bananas = bananas
coach-head-errors = errors
coach-head-cost = cost
coach-head-rate = accuracy
coach-rate-flawless = flawless
coach-rate-excellent = excellent
coach-rate-strong = strong
coach-rate-good = good
coach-rate-uneven = uneven
coach-rate-learning = still learning
coach-chart = Shares of the win after each turn
coach-points = Where the game was decided
coach-point = Turn { $turn }, { $name }: { $before } % → { $after } %.
coach-point-luck = Most of it was luck with the revealed cards.
coach-point-gain = A turn better than expected.
coach-point-error = A better turn was possible; see the errors below.
coach-point-play = The turn was worth less than expected, without a single clear error.
coach-mistakes = The largest errors
coach-no-mistakes = No significant errors were found.
coach-mistake = Turn { $turn }, { $name }: { $kind }. Cost: { $percent } %.
coach-played = played: { $decision }
coach-better = better: { $decision }
coach-kind-frog-before-building = the frog
coach-kind-build = staircase
coach-kind-buy = purchase
coach-kind-one-time-delivery = One-time Delivery
coach-kind-place-card = place of the card
coach-kind-recurring-delivery = Recurring Delivery
coach-kind-monkey = the monkey
coach-kind-frog = the frog
coach-kind-frog-knob = the frog’s knob
coach-praise = What { $name } did well
coach-praise-errors = Fewest errors: they cost less than those of any other player.
coach-praise-income = { $count ->
    [one] Early income: the cards bought in the first third of the game deliver { $count } piece every turn, more than those of anyone else.
   *[other] Early income: the cards bought in the first third of the game deliver { $count } pieces every turn, more than those of anyone else.
}
coach-praise-turn = { $bananas ->
    [one] The best single turn: cards with { $bananas } banana.
   *[other] The best single turn: cards with { $bananas } bananas.
}
coach-praise-bonus = High pillars: { $bananas } bananas from Bonus Cards, more than anyone else.
coach-praise-end = Timing: ended the game and won it.
coach-praise-trophies = { $bananas ->
    [one] Trophy Cards at the end: { $bananas } banana.
   *[other] Trophy Cards at the end: { $bananas } bananas.
}
coach-reason-bananas = { $better ->
    [one] It buys cards with { $better } banana instead of { $worse }.
   *[other] It buys cards with { $better } bananas instead of { $worse }.
}
coach-reason-income = { $better ->
    [one] The Recurring Delivery then brings { $better } piece every turn instead of { $worse }.
   *[other] The Recurring Delivery then brings { $better } pieces every turn instead of { $worse }.
}
coach-reason-credits = It earns { $better } Monkey Credits instead of { $worse }, which buys cards that cost { $paid } instead of { $paid_by_worse }.
coach-reason-height = The decoration on { $spot } is the highest of its colour, which earns one more Monkey Credit.
coach-reason-bonus = A pillar at least five high earns a Bonus Card: { $bananas } bananas.
coach-reason-trophy = { $animal ->
    [butterfly] It brings the Trophy Card of the butterfly: { $bananas } bananas.
    [frog] It brings the Trophy Card of the frog: { $bananas } bananas.
   *[monkey] It brings the Trophy Card of the monkey: { $bananas } bananas.
}
coach-reason-no-trophy = { $animal ->
    [butterfly] It avoids the Trophy Card of the butterfly, which costs { $bananas } bananas.
    [frog] It avoids the Trophy Card of the frog, which costs { $bananas } bananas.
   *[monkey] It avoids the Trophy Card of the monkey, which costs { $bananas } bananas.
}
coach-reason-pieces = { $better ->
    [one] It leaves { $better } piece in hand instead of { $worse }.
   *[other] It leaves { $better } pieces in hand instead of { $worse }.
}
coach-reason-stuck = Afterwards the pieces in hand are enough for another staircase; after the other turn they are not.
coach-reason-next-turn = With the pieces in hand at its end, a staircase for { $better } Monkey Credits could be built next, instead of { $worse }.
coach-reason-next-bonus = With the pieces in hand at its end, a pillar of five could be built next, which earns a Bonus Card: { $bananas } bananas. After the other turn it could not.
coach-reason-next-player = It leaves less to player { $seat }: a staircase for { $better } Monkey Credits instead of { $worse }.
coach-reason-next-player-bonus = It leaves player { $seat } no pillar of five to build: a Bonus Card for { $bananas } bananas.
coach-reason-end-ahead = { $lead ->
    [one] It ends the game with a lead of { $lead } banana.
   *[other] It ends the game with a lead of { $lead } bananas.
}
coach-reason-end-behind = { $behind ->
    [one] It does not end the game while { $behind } banana behind.
   *[other] It does not end the game while { $behind } bananas behind.
}
coach-reason-ends = It makes this round the last; the other turn does not.
coach-reason-plays-on = It does not make this round the last; the other turn does.
coach-reason-monkey-knob = The monkey sits on another knob: nobody can build where it sits.
coach-reason-monkey-high = The monkey closes a high knob, at height { $height }, so the low one at height { $other } stays open for building.
coach-reason-monkey-low = The monkey closes a low knob, at height { $height }, on which others could start to climb, and leaves the one at height { $other } open.
coach-reason-card-place = The new card goes on another place, so that other cards stay visible.
coach-reason-more-bricks = It leaves more bricks in hand, { $bricks } instead of { $bricks_of_worse }, and fewer arches, { $arches } instead of { $arches_of_worse }.
coach-reason-more-arches = It leaves more arches in hand, { $arches } instead of { $arches_of_worse }, and fewer bricks, { $bricks } instead of { $bricks_of_worse }.
coach-reason-elsewhere = The place makes the difference: the staircase takes another way.
coach-reason-other-cards = It takes different cards, so that different ones are left to the opponents.
coach-reason-fewer-cards = It buys fewer cards and uncovers only { $better } new ones for the opponents instead of { $worse }.
coach-reason-later-cards = { $bananas ->
    [one] In simulated games, the cards bought by the end have about { $bananas } more banana.
   *[other] In simulated games, the cards bought by the end have about { $bananas } more bananas.
}
coach-reason-later-bonus = { $bananas ->
    [one] In simulated games, it brings Bonus Cards for about { $bananas } more banana by the end.
   *[other] In simulated games, it brings Bonus Cards for about { $bananas } more bananas by the end.
}
coach-reason-later-trophies = { $bananas ->
    [one] In simulated games, it brings Trophy Cards for about { $bananas } more banana at the end.
   *[other] In simulated games, it brings Trophy Cards for about { $bananas } more bananas at the end.
}
coach-reason-later-others = { $bananas ->
    [one] In simulated games, the best opponent ends with about { $bananas } banana less.
   *[other] In simulated games, the best opponent ends with about { $bananas } bananas fewer.
}
coach-reason-later-sooner = { $bananas ->
    [one] In simulated games, the game ends sooner, and the best opponent has about { $bananas } banana less.
   *[other] In simulated games, the game ends sooner, and the best opponent has about { $bananas } bananas fewer.
}
coach-reason-later-longer = { $bananas ->
    [one] In simulated games, the game lasts longer, which brings about { $bananas } more banana.
   *[other] In simulated games, the game lasts longer, which brings about { $bananas } more bananas.
}
coach-reason-later-uncovered = { $bananas ->
    [one] It uncovers fewer new cards for the others. In simulated games, the best of them ends with about { $bananas } banana less.
   *[other] It uncovers fewer new cards for the others. In simulated games, the best of them ends with about { $bananas } bananas fewer.
}
coach-reason-later-wins = It wins { $better } of 100 simulated games instead of { $worse }.
coach-reason-none = The difference shows only in later turns.
error-coach-no-turn = There is nothing to review: no turn of this game is complete.
error-coach-stopped = The review was stopped.
coach-progress = Reviewing: { $percent } %
coach-about = Estimates from simulations ({ $depth ->
    [quick] quick
   *[deep] deep
} review). Costs in percent are on the scale of the win share.
