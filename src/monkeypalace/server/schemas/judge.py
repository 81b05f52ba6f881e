"""The judge: positions that anybody sets up, and what the rules say about them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from monkeypalace.server.schemas.base import Answer, Cause, Request, Spot
from monkeypalace.server.schemas.game import Colour, Pieces
from monkeypalace.server.schemas.rulebook import BookPosition
from monkeypalace.server.schemas.turns import CreditsView

# Only sizes are limited here: what exactly is wrong with a position is said by those who read it.

_Row = Annotated[str, Field(max_length=40)]
_Key = Annotated[str, Field(max_length=40)]
_Stack = Annotated[str, Field(max_length=400)]
_Count = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]


class HandText(Request):
    """The pieces in hand; what is not named is 0."""

    arches: _Count = 0
    bricks: _Count = 0
    columns: _Count = 0


class PositionText(Request):
    """A position as docs/formats.md describes it. It need not be able to stand."""

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
    """A position that somebody has pasted."""

    text: Annotated[
        str,
        Field(
            max_length=20_000,
            description="A position in JSON.",
            examples=['{"ground": ["llldddgg", "..."]}'],
        ),
    ]


class PositionRead(Answer):
    """What was pasted, with everything in its place."""

    position: BookPosition
    faults: Annotated[list[Cause], Field(description="Why it cannot stand, if it cannot.")]


class JudgeStaircase(Request):
    """A position, and a staircase that somebody wants to build on it."""

    position: PositionText
    staircase: StaircaseText = ""


class RuleFinding(Answer):
    """What one rule says."""

    rule: Annotated[
        Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "pieces"],
        Field(description="The rule's letter; `pieces`: whether the hand has them."),
    ]
    outcome: Annotated[
        Literal["kept", "broken", "not-reached"],
        Field(description="`not-reached`: there was nothing for it to judge."),
    ]
    causes: Annotated[list[Cause], Field(description="Every way in which it is broken.")]


class DecorationView(Answer):
    """The decoration at the end of a staircase."""

    colour: Colour
    spot: Spot
    level: int
    placed: Annotated[bool, Field(description="False if none of its colour is left.")]


class BuildOutcome(Answer):
    """What a legal staircase takes and brings."""

    cost: Pieces
    left: Pieces
    credits: CreditsView
    bonus: Annotated[bool, Field(description="Whether it earns a Bonus Card.")]
    decoration: DecorationView
    position: Annotated[BookPosition, Field(description="The position after it is built.")]


class Verdict(Answer):
    """What the rules say."""

    faults: Annotated[
        list[Cause],
        Field(description="Why the position cannot stand; then no staircase is judged."),
    ]
    staircase: str
    legal: bool
    rules: list[RuleFinding]
    outcome: Annotated[BuildOutcome | None, Field(description="Of a legal staircase.")]


class SurveyPosition(Request):
    """A position whose staircases are looked for."""

    position: PositionText


class LegalStaircase(Answer):
    """A legal staircase and what it brings."""

    staircase: str
    cost: Pieces
    credits: CreditsView
    bonus: bool
    level: Annotated[int, Field(description="Of its last arch.")]


class BestStaircases(Answer):
    """The best staircases in three ways, best first; of equals, those that take less."""

    credits: list[LegalStaircase]
    arches: list[LegalStaircase]
    height: list[LegalStaircase]


class LegalStaircases(Answer):
    """The legal staircases of a position."""

    count: int
    complete: Annotated[bool, Field(description="False if there are more than were counted.")]
    best: BestStaircases
    best_complete: Annotated[
        bool, Field(description="False if the best were looked for among a part of them only.")
    ]
