### Hints in three steps: what to look for, where, and the decision. Ids are shared by all languages; see
### docs/architecture.md, "Texts".

## What to look for

hint-look-pillar = A pillar of five is within reach: it earns a Bonus Card.
hint-look-trophy = A Trophy Card is within reach: that of the { cli-animal }.
hint-look-height = Take the height: one more credit for the highest { cli-colour } decoration.
hint-look-card = Look for a { cli-colour } start: it can pay for a good card that costs { $cost }.
hint-look-start = Look for a { cli-colour } start.
hint-look-pass = Count your pieces: which staircase can they still build?
hint-look-end = This turn can make the round the last one. Compare the bananas before you decide.
hint-look-income = Look for cards that deliver something every turn.
hint-look-bananas = Look for bananas.
hint-look-at-once = Look for cards that bring pieces at once.
hint-look-no-card = Ask yourself whether you need a card at all.
hint-look-arches = Every arch is a credit: will you have enough arches next turn?
hint-look-bricks = Pillars need bricks: will you have enough bricks next turn?
hint-look-balance = Arches and bricks: your next staircase needs both.
hint-look-free-place = A card on an empty place covers nothing.
hint-look-cover = One of your cards has to be covered: which delivery will you miss least?
hint-look-monkey = The monkey closes a knob: where would another player like to build?
hint-look-frog-knob = The frog closes a knob: which one do you need yourself?
hint-look-frog = Weigh it up: the frog brings a column now, but costs { $bananas ->
    [one] { $bananas } banana
   *[other] { $bananas } bananas
} if you still have it at the end.

## Where

hint-where-start = Start on { $spot }, on { cli-colour }.
hint-where-pass = Nowhere: try every start that is left.
hint-where-card = { $count ->
    [one] Look at pile { $pile }.
   *[other] Look at pile { $pile }, and at what the rest of your credits buys.
}
hint-where-no-card = Look at the four places on your player board.
hint-where-hand = Look at your hand: arches { $arches }, bricks { $bricks }, columns { $columns }.
hint-where-place = Look at place { $place } of your player board.
hint-where-knobs = Look at these knobs: { $spots }.
hint-where-columns = Look at your hand: { $columns ->
    [0] you have no column
    [one] you have { $columns } column
   *[other] you have { $columns } columns
}.

## The decision

hint-turn-build = Build { $staircase }.
hint-turn-pass = Pass: nothing can be built.
hint-turn-buy = { $count ->
    [one] Take the card of pile { $piles }.
   *[other] Take the cards of these piles: { $piles }.
}
hint-turn-no-card = Take no card.
hint-turn-take = Take arches and bricks: { $arches } and { $bricks }.
hint-turn-place = Put card { $card } on place { $place }.
hint-turn-knob = Put the { cli-animal } on { $spot }.
hint-turn-frog = Take the frog.
hint-turn-no-frog = Leave the frog.

hint-compared = Compared with { $decision }:
hint-only = There is no other choice.
hint-close = Another choice may be just as good.
