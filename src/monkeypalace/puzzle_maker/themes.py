"""Find the themes of a puzzle: facts that the engine checks on its best turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from monkeypalace.bots import MOST_NODES, Weights, find_best
from monkeypalace.building import build
from monkeypalace.engine import FastGame
from monkeypalace.game import (
    Build,
    Decision,
    Kind,
    State,
    Turn,
    UseIcons,
    events,
    play_unchecked,
)
from monkeypalace.puzzles import Theme

#: The fewest arches of a staircase with the theme `reach`.
FEWEST_ARCHES_TO_REACH: Final = 3
#: The fewest credits that a turn with the theme `block` takes from the next player's best
#: staircase.
FEWEST_CREDITS_BLOCKED: Final = 2


def themes_of(
    state: State, accepted: Sequence[Decision], other: Decision, *, buys: bool
) -> list[Theme]:
    """Return the themes that are true of a position, in the order of `Theme`.

    `accepted` are the best decisions of its first step, and `other` is the best of all others.
    `buys` says whether the purchase is a second step.
    """
    true = {"end": _ends(state, accepted), "last-round": state.last_round, "cards": buys}
    if all(isinstance(decision, Build) for decision in (*accepted, other)):
        true |= _staircase_themes(state, accepted, other)
    return [theme for theme in Theme if true.get(theme)]


def _ends(state: State, accepted: Sequence[Decision]) -> bool:
    """Return whether every accepted delivery ends the game."""
    return all(
        isinstance(decision, UseIcons)
        and events.EndTriggered() in play_unchecked(state, decision)[1]
        for decision in accepted
    )


def _staircase_themes(
    state: State, accepted: Sequence[Decision], other: Decision
) -> dict[str, bool]:
    best = [_Built(state, decision) for decision in accepted]
    first, second = best[0], _Built(state, other)
    same_colour = first.colour is second.colour
    return {
        "reach": all(each.reaches_only_at_its_end for each in best),
        "pillar": state.bonus_cards > 0
        and all(each.earns_bonus for each in best)
        and not second.earns_bonus,
        "height": all(each.earns_height for each in best) and not second.earns_height,
        "long": first.credits > second.credits,
        "colour": not same_colour,
        "save": second.credits > first.credits
        and second.pieces > max(each.pieces for each in best),
        "place": first.earned == second.earned,
        # The other staircase earns at least as many credits, but leaves the next player more.
        "block": second.credits >= first.credits
        and max(credits_of_next(each.table) for each in best) + FEWEST_CREDITS_BLOCKED
        <= credits_of_next(second.table),
    }


class _Built:
    """A staircase, and what it earns."""

    def __init__(self, before: State, decision: Decision) -> None:
        assert isinstance(decision, Build), "not a staircase"
        built = build(before.palace, decision.staircase)
        after, log = play_unchecked(before, decision)
        credited = next(event for event in log if isinstance(event, events.Credited))
        self.arches = credited.arches
        self.earns_height = credited.height > 0
        self.credits = credited.arches + credited.height
        self.colour = built.colour
        self.earns_bonus = built.earns_bonus
        self.earned = self.colour, self.credits, self.earns_bonus
        cost = decision.staircase.cost
        self.pieces = cost.arches + cost.bricks + cost.columns
        self.reaches_only_at_its_end = self.arches >= FEWEST_ARCHES_TO_REACH and all(
            before.palace.height(spot) == 0 for spot in built.path[:-1]
        )
        self.table = before.replace(palace=after.palace, decorations=after.decorations)


def credits_of_next(state: State) -> int:
    """Return the credits of the best staircase that the next player could build now."""
    seat = state.seat % len(state.players) + 1
    game = FastGame.of(state.replace(seat=seat, kind=Kind.BUILD, turn=Turn()))
    found = find_best(game, Weights(arch=1.0, height=1.0), nodes=MOST_NODES)
    return round(found[0][0]) if found else 0
