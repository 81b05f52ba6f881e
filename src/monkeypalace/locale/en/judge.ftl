# The judge in English: set up a palace, draw a staircase, read the verdict.

judge-modes = What to do
judge-set-up = Set up
judge-judge = Judge a staircase
judge-bad-link = This link has no position in it. Ask for a new link.

## Setting up

judge-tools = Piece to place
judge-tool = { $tool ->
    [arch] Arch
    [brick] Brick
    [column] Column
    [light] Light green
    [dark] Dark green
    [gold] Gold
    [monkey] Monkey
    [butterfly] Butterfly
    [frog] Frog
   *[remove] Take off
}
judge-tool-hint = { $tool ->
    [arch] Tap two spots next to each other: the arch goes from one to the other.
    [remove] Tap a spot: what is on top of it comes off.
    [monkey] Tap an arch end for the monkey. Tap there again to take it off.
    [butterfly] Tap a decoration for the butterfly. Tap there again to take it off.
    [frog] Tap an arch end for the frog. Tap there again to take it off.
   *[other] Tap the spot where the piece goes on top.
}
judge-redo = Redo
judge-cannot-stand = This palace cannot stand
judge-stands = This palace can stand.
judge-hand = Pieces in hand
judge-kind = { $kind ->
    [arch] Arches
    [brick] Bricks
   *[column] Columns
}
judge-fewer = One fewer: { $name }
judge-more = One more: { $name }
judge-own-map = Another ground map
judge-starting = Starting staircase
judge-empty = Empty map

## The verdict

judge-draw = Tap the spot where the staircase starts, then every spot that it leads to. You can draw anything, even what is forbidden.
judge-again = Start again
judge-anyway = Lay it anyway
judge-supports = Bricks and columns under arch { $arch }
judge-support = { $support ->
    [brick] Bricks on { $spot }
   *[column] Columns on { $spot }
}
judge-legal = Allowed
judge-illegal = Not allowed
judge-cost = It takes
judge-no = no
judge-decoration = { $colour ->
    [l] A light green decoration goes on { $spot }, at level { $level }.
    [d] A dark green decoration goes on { $spot }, at level { $level }.
   *[g] A golden decoration goes on { $spot }, at level { $level }.
}
judge-no-decoration = { $colour ->
    [l] No light green decoration is left for { $spot }, level { $level }.
    [d] No dark green decoration is left for { $spot }, level { $level }.
   *[g] No golden decoration is left for { $spot }, level { $level }.
}
judge-keep = Keep this staircase
judge-rule = { $rule ->
    [A] A: Start on open ground
    [B] B: Start with what you like
    [C] C: End with an arch
    [D] D: Build on open knobs
    [E] E: Stay attached
    [F] F: Support both ends
    [G] G: No arch right on an arch
    [H] H: Straight on or round a corner
    [I] I: Step by step
   *[pieces] The pieces are in hand
}
judge-outcome = { $outcome ->
    [kept] kept
    [broken] broken
   *[not-reached] not reached
}

## All staircases

judge-survey = All legal staircases
judge-count = { $count ->
    [0] No staircase is legal here.
    [one] { $count } legal staircase
   *[other] { $count } legal staircases
}
judge-count-more = { $count ->
    [one] At least { $count } legal staircase
   *[other] At least { $count } legal staircases
}
judge-best-by = The best first, by
judge-best = { $order ->
    [credits] Monkey Credits
    [arches] number of arches
   *[height] height
}
judge-best-part = There are too many to check them all. These are the best of those that were checked.

## Text and link

judge-share = Copy link to this position
judge-text = Position and staircase as text
judge-position = Position: JSON or a link
judge-copy = Copy
