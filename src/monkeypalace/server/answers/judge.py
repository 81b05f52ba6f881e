"""The judge: verdicts on any position, with or without a table.

Nothing is stored. A position becomes the state of a game in which its hand is about to build, so
help, credits and searches are the same as at a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from monkeypalace.bots import Weights
from monkeypalace.building import RULE_NAMES, Finding, Outcome, Staircase, build, judge
from monkeypalace.game import Options, State
from monkeypalace.game.setup import FEWEST_PLAYERS, arrange_piles, set_up
from monkeypalace.game.state import COLOURS
from monkeypalace.notation import (
    Position,
    format_staircase,
    parse_staircase,
    position_from_json,
    position_to_json,
)
from monkeypalace.notation.positions import (
    json_from_text,
    loose_position_from_json,
    pieces_to_json,
    position_faults,
)
from monkeypalace.packs import standard_pack
from monkeypalace.palace import BOX, DECORATIONS_PER_COLOUR, Colour, Palace, Piece
from monkeypalace.server.answers import building_help
from monkeypalace.server.answers.bounded_search import best_staircases, count_staircases
from monkeypalace.server.problems import cause_json

#: Criteria for the best staircases. Ties: fewer pieces, where a column counts as two bricks.
_BEST: Final = {
    "credits": Weights(arch=1, height=1, brick=-0.001, column=-0.002),
    "arches": Weights(arch=1, height=0.01, brick=-0.0001, column=-0.0002),
    "height": Weights(arch=-0.001, height=0, level=1, brick=-0.00001, column=-0.00002),
}


def read_json(text: str, language: str) -> dict[str, Any]:
    """Read a position from pasted text; return a `PositionRead`."""
    position = loose_position_from_json(json_from_text(text))
    return {
        "position": position_to_json(position),
        "faults": [cause_json(fault, language) for fault in position_faults(position)],
    }


def verdict_json(data: Any, text: str, language: str) -> dict[str, Any]:
    """Check a position and judge a staircase by every rule; return a `Verdict`."""
    position = loose_position_from_json(data)
    faults = position_faults(position)
    staircase = parse_staircase(text) if text else None
    if faults or staircase is None:
        findings: Sequence[Finding] = [Finding(rule, Outcome.NOT_REACHED) for rule in RULE_NAMES]
    else:
        findings = judge(position.palace, position.hand, staircase)
    broken = any(finding.outcome is Outcome.BROKEN for finding in findings)
    legal = staircase if not (faults or broken) else None
    return {
        "faults": [cause_json(fault, language) for fault in faults],
        "staircase": format_staircase(staircase) if staircase else "",
        "legal": legal is not None,
        "rules": [_finding(finding, language) for finding in findings],
        "outcome": None if legal is None else _outcome(position, legal, language),
    }


def _finding(finding: Finding, language: str) -> dict[str, Any]:
    return {
        "rule": finding.rule,
        "outcome": str(finding.outcome),
        "causes": [cause_json(violation, language) for violation in finding.violations],
    }


def _outcome(position: Position, staircase: Staircase, language: str) -> dict[str, Any]:
    """Return the cost and gains of a legal staircase, as a `BuildOutcome`."""
    state = _state_of(position)
    gains = building_help.help_json(state, format_staircase(staircase), language)
    work = build(position.palace, staircase)
    is_decorated = state.decorations_left(work.colour) > 0
    palace = work.palace
    if is_decorated:
        palace = palace.with_pieces(work.end, (Piece.decoration(work.colour),))
    return {
        **{name: gains[name] for name in ("cost", "left", "credits", "bonus")},
        "decoration": {
            "colour": str(work.colour),
            "spot": work.end,
            "level": work.top_level + 1,
            "placed": is_decorated,
        },
        "position": position_to_json(Position(palace, position.hand - staircase.cost)),
    }


def help_json(data: Any, text: str, language: str) -> dict[str, Any]:
    """Return how a staircase on a position can continue, as a `BuildingHelp`."""
    return {
        "number": 0,
        **building_help.help_json(_state_of(position_from_json(data)), text, language),
    }


def staircases_json(data: Any) -> dict[str, Any]:
    """Count the legal staircases and find the best; return `LegalStaircases`."""
    position = position_from_json(data)
    state = _state_of(position)
    count, complete = count_staircases(position)
    best = {name: best_staircases(state, weights) for name, weights in _BEST.items()}
    return {
        "count": count,
        "complete": complete,
        "best": {
            name: [_candidate(state, staircase) for staircase in found]
            for name, (found, _) in best.items()
        },
        "best_complete": all(all_seen for _, all_seen in best.values()),
    }


def _candidate(state: State, staircase: Staircase) -> dict[str, Any]:
    arches, height, bonus = building_help.gains(state, staircase)
    return {
        "staircase": format_staircase(staircase),
        "cost": pieces_to_json(staircase.cost),
        "credits": {"arches": arches, "height": height},
        "bonus": bonus,
        "level": build(state.palace, staircase).top_level,
    }


def _state_of(position: Position) -> State:
    """Return a game with standard rules in which this hand is about to build on this palace."""
    palace, hand = position.palace, position.hand
    pack, options = standard_pack(), Options()
    state = set_up(pack, FEWEST_PLAYERS, options, arrange_piles(pack, options, {}))
    return state.with_player(
        replace(state.player, hand=hand),
        palace=palace,
        tray=BOX - palace.pieces() - hand,
        decorations=tuple(DECORATIONS_PER_COLOUR - _used(palace, colour) for colour in COLOURS),
    )


def _used(palace: Palace, colour: Colour) -> int:
    return sum(found is colour for _, _, found in palace.decorations())
