"""Help with a half-built staircase, and hints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monkeypalace.bots import Reason
from monkeypalace.building import PILLAR_FOR_BONUS, Staircase, level_and_pillar, validate
from monkeypalace.game import Build, Kind, State
from monkeypalace.game.steps import earns_height_credit
from monkeypalace.notation import format_arch, format_decision, format_staircase, parse_staircase
from monkeypalace.notation.positions import pieces_to_json
from monkeypalace.palace import Pieces, Spot
from monkeypalace.search import Offer, swaps
from monkeypalace.server.answers.bounded_search import find_next_arches, find_starts
from monkeypalace.server.answers.choices import causes_by_spot
from monkeypalace.server.problems import ServerError, cause_json


def help_json(state: State, text: str, language: str) -> dict[str, Any]:
    """Return how a staircase can continue, as a `BuildingHelp` without its number."""
    if state.kind is not Kind.BUILD:
        raise ServerError("server-staircase-not-asked")
    hand = state.player.hand
    if not text:
        found = find_starts(state)
        return _nothing_yet(hand) | {
            "starts": list(found.offered),
            "refused_starts": causes_by_spot(found.refused, language),
            "cut_short": found.cut_short,
        }
    staircase = parse_staircase(text)
    following = find_next_arches(state, staircase)
    if following.violations or staircase.trailing:
        return _nothing_yet(hand) | _broken(state, staircase, language)
    arches, height, bonus = gains(state, staircase)
    return _nothing_yet(hand) | {
        "staircase": format_staircase(staircase),
        "complete": following.complete,
        "attached": following.attached,
        "cost": pieces_to_json(staircase.cost),
        "left": pieces_to_json(following.left),
        "colour": state.palace.ground.colour(staircase.start),
        "credits": {"arches": arches, "height": height},
        "bonus": bonus,
        "swaps": _swaps(hand, staircase),
        "offers": [_offer(state, staircase, offer, following.left) for offer in following.offers],
        "dead_ends": [
            _offer(state, staircase, offer, following.left) for offer in following.dead_ends
        ],
        "refusals": [
            {
                "direction": str(refusal.direction),
                "target": refusal.target,
                "causes": [cause_json(violation, language) for violation in refusal.violations],
            }
            for refusal in following.refusals
        ],
        "cut_short": following.cut_short,
    }


def _nothing_yet(hand: Pieces) -> dict[str, Any]:
    return {
        "staircase": "",
        "hand": pieces_to_json(hand),
        "causes": [],
        "complete": False,
        "attached": False,
        "cost": pieces_to_json(Pieces()),
        "left": pieces_to_json(hand),
        "colour": None,
        "credits": {"arches": 0, "height": 0},
        "bonus": False,
        "starts": [],
        "refused_starts": {},
        "swaps": [],
        "offers": [],
        "dead_ends": [],
        "refusals": [],
        "cut_short": False,
    }


def _broken(state: State, staircase: Staircase, language: str) -> dict[str, Any]:
    """Return the reasons why a staircase already breaks a rule; it cannot continue."""
    violations = validate(state.palace, state.player.hand, staircase)
    return {
        "staircase": format_staircase(staircase),
        "causes": [cause_json(violation, language) for violation in violations],
        "cost": pieces_to_json(staircase.cost),
        "colour": state.palace.ground.colour(staircase.start),
    }


def gains(state: State, staircase: Staircase) -> tuple[int, int, bool]:
    """Return the credits for arches, the credit for height, and whether it earns a Bonus Card."""
    if not staircase.arches:
        return 0, 0, False
    level, pillar = level_and_pillar(state.palace, staircase)
    return (
        len(staircase.arches),
        _height_credit(state, staircase.start, level),
        pillar >= PILLAR_FOR_BONUS and state.bonus_cards > 0,
    )


def _height_credit(state: State, start: Spot, level: int) -> int:
    colour = state.palace.ground.colour(start)
    assert colour is not None, "a legal staircase starts on coloured ground"
    return int(earns_height_credit(state, colour, level + 1))


def _swaps(hand: Pieces, staircase: Staircase) -> list[list[str]]:
    """Return, for each arch, the staircase with every other way to support that arch."""
    words = [staircase.start, *map(format_arch, staircase.arches)]
    return [
        [
            " ".join([*words[:number], format_arch(way.arches[number - 1]), *words[number + 1 :]])
            for way in ways
        ]
        for number, ways in enumerate(swaps(hand, staircase), start=1)
    ]


def _offer(state: State, sofar: Staircase, offer: Offer, left: Pieces) -> dict[str, Any]:
    """Return an offer with the credits and bonus of the extended staircase.

    They are the same for all fillings of the arch.
    """
    text = format_staircase(sofar)
    earned = len(sofar.arches) + 1 + _height_credit(state, sofar.start, offer.level)
    highest = max(offer.near_height, offer.far_height)
    bonus = gains(state, sofar)[2] or (highest >= PILLAR_FOR_BONUS and state.bonus_cards > 0)
    return {
        "direction": str(offer.direction),
        "target": offer.target,
        "level": offer.level,
        "near_height": offer.near_height,
        "far_height": offer.far_height,
        "attached": offer.attached,
        "fillings": [
            {
                "staircase": f"{text} {format_arch(filling.arch)}",
                "cost": pieces_to_json(left - filling.left),
                "left": pieces_to_json(filling.left),
                "credits": earned,
                "bonus": bonus,
            }
            for filling in offer.fillings
        ],
    }


def hints_json(state: State, reasons: Sequence[Reason]) -> list[dict[str, Any]]:
    """Return a bot's candidates as `Hint`s."""
    return [_hint(state, reason) for reason in reasons]


def _hint(state: State, reason: Reason) -> dict[str, Any]:
    found: dict[str, Any] = {
        "decision": format_decision(reason.decision),
        "value": round(reason.value, 3),
        "cost": None,
        "credits": None,
        "bonus": None,
    }
    if isinstance(reason.decision, Build):
        staircase = reason.decision.staircase
        arches, height, bonus = gains(state, staircase)
        found |= {
            "cost": pieces_to_json(staircase.cost),
            "credits": arches + height,
            "bonus": bonus,
        }
    return found
