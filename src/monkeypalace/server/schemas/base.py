"""Common fields of requests and answers, and the form of errors."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints
from pydantic_core.core_schema import CoreSchema, literal_schema

from monkeypalace.game.game import LONGEST_NAME


class Answer(BaseModel):
    """Base class of answers."""

    model_config = ConfigDict(extra="forbid")


class Request(BaseModel):
    """Base class of requests; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


@dataclass(frozen=True)
class one_of:  # noqa: N801 - reads like a function in annotations
    """Restrict a string to these values."""

    known: tuple[str, ...]

    def __get_pydantic_core_schema__(self, _: Any, __: Any) -> CoreSchema:
        return literal_schema(list(self.known))


Spot = Annotated[
    str,
    Field(
        pattern="^[a-h][1-8]$",
        description="A spot of the map: file a-h from west to east, rank 1-8 from south to north.",
        examples=["d4"],
    ),
]

SeatNumber = Annotated[int, Field(ge=1, le=4, description="A seat of the table, from 1.")]

Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME),
    Field(description="A player's name; printable, on one line.", examples=["Ann"]),
]

Code = Annotated[
    str,
    Field(
        min_length=1,
        max_length=100,
        pattern="^[A-Za-z0-9_-]+$",
        description="A secret code from a link.",
        examples=["mJ0xE1yU0hB8v3kYb5rN2wQ7"],
    ),
]

CommandId = Annotated[
    str,
    Field(
        min_length=1,
        max_length=64,
        pattern="^[A-Za-z0-9_-]+$",
        description=(
            "Chosen by the client, new for each command. A repeated command is carried out "
            "once and gets the same answer again."
        ),
        examples=["3f1d8c5e-52a7-4c39-9d5e-0d8f3f0d8a11"],
    ),
]

EventNumber = Annotated[
    int, Field(ge=0, le=2**31 - 1, description="The number of an event of the table, from 1.")
]

DecisionText = Annotated[
    str,
    Field(
        min_length=1,
        max_length=1000,
        description="A decision in notation, as docs/formats.md describes it.",
        examples=["d3 bN E", "buy 1 3l", "take 2a 1b", "card 3l-2 on 4", "monkey e4"],
    ),
]

Digest = Annotated[
    str,
    Field(pattern="^(standard|[0-9a-f]{64})$", description="A pack: `standard` or its digest."),
]

Params = Annotated[dict[str, str | int], Field(description="The values in the sentence, by name.")]


class Cause(Answer):
    """One problem: a broken building rule, a fault of a pack, a field of a request."""

    family: Annotated[
        str,
        Field(
            description="The kind of problem; the id of its text is `<family>-<code>`.",
            examples=["violation"],
        ),
    ]
    code: Annotated[str, Field(examples=["f-too-high"])]
    params: Params
    spots: Annotated[
        list[Spot], Field(description="The spots concerned, the most important first.")
    ]
    text: Annotated[str, Field(description="The sentence in the requested language.")]


class Problem(Answer):
    """Why a request was refused. Nothing has changed, except perhaps after a 503: then send the
    same command again; it is carried out once."""

    code: Annotated[
        str, Field(description="The id of its text is `error-<code>`.", examples=["staircase"])
    ]
    params: Params
    text: Annotated[str, Field(description="The sentence in the requested language.")]
    causes: Annotated[list[Cause], Field(description="All problems in detail.")]


class Health(Answer):
    """Whether the server works."""

    status: Literal["ok", "failing"]
    database: Annotated[bool, Field(description="Whether the database answers.")]
    version: str


#: Errors that any operation may answer with.
REFUSALS: dict[int | str, dict[str, Any]] = {
    400: {"model": Problem, "description": "The request cannot be read."},
    403: {
        "model": Problem,
        "description": "Not allowed: another person's seat or table, or another origin.",
    },
    404: {"model": Problem, "description": "There is no such table, seat or code for you."},
    409: {"model": Problem, "description": "Not possible in the current state."},
    413: {"model": Problem, "description": "The request is too large."},
    422: {"model": Problem, "description": "Refused; the causes say why."},
    429: {"model": Problem, "description": "Too many requests; `Retry-After` says when to go on."},
    503: {"model": Problem, "description": "Not possible at the moment. Send it again, unchanged."},
}
