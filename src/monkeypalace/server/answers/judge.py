"""The judge: verdicts on any position, with or without a table.

Nothing is stored. A position becomes the state of a game in which the player to move has the
position's hand and is about to build, so help, credits and searches are the same as at a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from monkeypalace.bots import Weights
from monkeypalace.building import RULE_NAMES, Finding, Outcome, Staircase, build, judge
from monkeypalace.game import COLOURS, FEWEST_PLAYERS, Options, State, arrange_piles, set_up
from monkeypalace.notation import (
    Position,
    format_staircase,
    json_from_text,
    parse_staircase,
    position_faults,
    position_from_json,
    unchecked_position_from_json,
)
from monkeypalace.packs import standard_pack
from monkeypalace.palace import BOX, DECORATIONS_PER_COLOUR, Colour, Palace, Piece
from monkeypalace.server.answers import building_help
from monkeypalace.server.answers.bounded_search import best_staircases, count_staircases
from monkeypalace.server.answers.game_view import palace_json, pieces_json
from monkeypalace.server.problems import cause_json
from monkeypalace.server.schemas.judge import (
    BestStaircases,
    BuildOutcome,
    DecorationView,
    LegalStaircase,
    PositionRead,
    RuleFinding,
    StaircaseSurvey,
    Verdict,
)
from monkeypalace.server.schemas.rulebook import PositionView
from monkeypalace.server.schemas.turns import BuildingHelp, CreditsView

#: Criteria for the best staircases. Among equals, fewer pieces are better; a column counts as two
#: bricks.
_BEST: Final = {
    "credits": Weights(arch=1, height=1, brick=-0.001, column=-0.002),
    "arches": Weights(arch=1, height=0.01, brick=-0.0001, column=-0.0002),
    "height": Weights(arch=-0.001, height=0, level=1, brick=-0.00001, column=-0.00002),
}


def read_json(text: str, language: str) -> PositionRead:
    """Read a position from pasted text."""
    position = unchecked_position_from_json(json_from_text(text))
    return PositionRead(
        position=_position(position),
        faults=[cause_json(fault, language) for fault in position_faults(position)],
    )


def verdict_json(data: Any, text: str, language: str) -> Verdict:
    """Check a position and judge a staircase by every rule."""
    position = unchecked_position_from_json(data)
    faults = position_faults(position)
    staircase = parse_staircase(text) if text else None
    if faults or staircase is None:
        findings: Sequence[Finding] = [Finding(rule, Outcome.NOT_REACHED) for rule in RULE_NAMES]
    else:
        findings = judge(position.palace, position.hand, staircase)
    broken = any(finding.outcome is Outcome.BROKEN for finding in findings)
    legal = staircase if not (faults or broken) else None
    return Verdict(
        faults=[cause_json(fault, language) for fault in faults],
        staircase=format_staircase(staircase) if staircase else "",
        legal=legal is not None,
        rules=[_finding(finding, language) for finding in findings],
        outcome=None if legal is None else _outcome(position, legal),
    )


def _finding(finding: Finding, language: str) -> RuleFinding:
    return RuleFinding(
        rule=finding.rule,
        outcome=finding.outcome,
        causes=[cause_json(violation, language) for violation in finding.violations],
    )


def _outcome(position: Position, staircase: Staircase) -> BuildOutcome:
    """Return the cost and gains of a legal staircase."""
    state = _state_of(position)
    arches, height, bonus = building_help.gains(state, staircase)
    left = position.hand - staircase.cost
    built = build(position.palace, staircase)
    is_decorated = state.decorations_left(built.colour) > 0
    palace = built.palace
    if is_decorated:
        palace = palace.with_pieces(built.end, (Piece.decoration(built.colour),))
    return BuildOutcome(
        cost=pieces_json(staircase.cost),
        left=pieces_json(left),
        credits=CreditsView(arches=arches, height=height),
        bonus=bonus,
        decoration=DecorationView(
            colour=built.colour,
            spot=built.end,
            level=built.top_level + 1,
            placed=is_decorated,
        ),
        position=_position(Position(palace, left)),
    )


def help_json(data: Any, text: str, language: str) -> BuildingHelp:
    """Return how a staircase on a position can continue."""
    return building_help.help_json(_state_of(position_from_json(data)), 0, text, language)


def staircases_json(data: Any) -> StaircaseSurvey:
    """Count the legal staircases and find the best."""
    position = position_from_json(data)
    state = _state_of(position)
    count, complete = count_staircases(position)
    best = {name: best_staircases(state, weights) for name, weights in _BEST.items()}
    return StaircaseSurvey(
        count=count,
        complete=complete,
        best=BestStaircases(
            **{
                name: [_candidate(state, staircase) for staircase in found]
                for name, (found, _) in best.items()
            }
        ),
        best_complete=all(is_complete for _, is_complete in best.values()),
    )


def _position(position: Position) -> PositionView:
    palace = palace_json(position.palace)
    return PositionView(
        ground=palace.ground,
        stacks=palace.stacks,
        animals={str(animal): spot for animal, spot in palace.animals.items()},
        hand=pieces_json(position.hand),
    )


def _candidate(state: State, staircase: Staircase) -> LegalStaircase:
    arches, height, bonus = building_help.gains(state, staircase)
    return LegalStaircase(
        staircase=format_staircase(staircase),
        cost=pieces_json(staircase.cost),
        credits=CreditsView(arches=arches, height=height),
        bonus=bonus,
        level=build(state.palace, staircase).top_level,
    )


def _state_of(position: Position) -> State:
    """Return a game with standard rules in which a player is about to build on this position."""
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
