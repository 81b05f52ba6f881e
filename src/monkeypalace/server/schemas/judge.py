"""The judge: positions, staircases and verdicts."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from pydantic import Field

from monkeypalace.building import RULE_NAMES, Outcome
from monkeypalace.palace import Colour
from monkeypalace.server.schemas.base import Cause, JsonAnswer, Request, Spot
from monkeypalace.server.schemas.game import PiecesView
from monkeypalace.server.schemas.rulebook import PositionView
from monkeypalace.server.schemas.turns import CreditsView

# Only sizes are limited here: the reader of positions reports what exactly is wrong.

_Row = Annotated[str, Field(max_length=40)]
_Key = Annotated[str, Field(max_length=40)]
_Stack = Annotated[str, Field(max_length=400)]
_Count = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]


class HandText(Request):
    """The pieces in hand; missing ones are 0."""

    arches: _Count = 0
    bricks: _Count = 0
    columns: _Count = 0


class PositionText(Request):
    """A position as docs/formats.md describes it. It may be physically impossible."""

    ground: Annotated[list[_Row], Field(max_length=20, examples=[["llldddgg"] * 8])]
    stacks: Annotated[
        dict[_Key, _Stack],
        Field(
            default_factory=dict,
            max_length=100,
            examples=[{"d4": "Ae", "e4": "AwAe", "f4": "bAwG"}],
        ),
    ]
    animals: Annotated[
        dict[_Key, _Key | None],
        Field(default_factory=dict, max_length=10, examples=[{"monkey": "e4"}]),
    ]
    hand: HandText = Field(default_factory=HandText)


StaircaseText = Annotated[
    str,
    Field(max_length=1000, description="In notation; empty for none.", examples=["d3 bN E"]),
]


class ReadPosition(Request):
    """A position as pasted text."""

    text: Annotated[
        str,
        Field(
            max_length=20_000,
            description="A position in JSON.",
            examples=['{"ground": ["llldddgg", "..."]}'],
        ),
    ]


class PositionRead(JsonAnswer):
    """The position that was read."""

    position: PositionView
    faults: Annotated[list[Cause], Meta(description="Why it cannot stand, if it cannot.")]


class JudgeStaircase(Request):
    """A position, and a staircase to judge on it."""

    position: PositionText
    staircase: StaircaseText = ""


class RuleFinding(JsonAnswer):
    """The finding of one rule."""

    rule: Annotated[
        str,
        Meta(
            description="The rule's letter; `pieces`: whether the hand has the pieces.",
            extra_json_schema={"enum": list(RULE_NAMES)},
        ),
    ]
    outcome: Annotated[
        Outcome,
        Meta(description="`not-reached`: the rule had nothing to judge."),
    ]
    causes: Annotated[list[Cause], Meta(description="All violations of the rule.")]


class DecorationView(JsonAnswer):
    """The decoration at the end of a staircase."""

    colour: Colour
    spot: Spot
    level: int
    placed: Annotated[bool, Meta(description="False if no decoration of this colour is left.")]


class BuildOutcome(JsonAnswer):
    """The cost and gains of a legal staircase."""

    cost: PiecesView
    left: PiecesView
    credits: CreditsView
    bonus: Annotated[bool, Meta(description="Whether it earns a Bonus Card.")]
    decoration: DecorationView
    position: Annotated[PositionView, Meta(description="The position after building it.")]


class Verdict(JsonAnswer):
    """The findings of all rules."""

    faults: Annotated[
        list[Cause],
        Meta(description="Why the position cannot stand; then no staircase is judged."),
    ]
    staircase: str
    legal: bool
    rules: list[RuleFinding]
    outcome: Annotated[
        BuildOutcome | None,
        Meta(description="The cost and gains of a legal staircase; `null` if it is not legal."),
    ]


class SurveyPosition(Request):
    """A position whose staircases are counted."""

    position: PositionText


class LegalStaircase(JsonAnswer):
    """A legal staircase and its gains."""

    staircase: str
    cost: PiecesView
    credits: CreditsView
    bonus: bool
    level: Annotated[int, Meta(description="The level of its last arch.")]


class BestStaircases(JsonAnswer):
    """The best staircases by three criteria, best first; among equals, the cheapest first."""

    credits: list[LegalStaircase]
    arches: list[LegalStaircase]
    height: list[LegalStaircase]


class StaircaseSurvey(JsonAnswer):
    """The legal staircases of a position."""

    count: int
    complete: Annotated[
        bool, Meta(description="False if the search reached its limit; there may be more.")
    ]
    best: BestStaircases
    best_complete: Annotated[
        bool, Meta(description="False if the search for the best reached its limit.")
    ]
