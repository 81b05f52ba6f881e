"""Base classes and common fields of requests and answers, and the form of errors.

Requests are Pydantic models: FastAPI reads them and reports every wrong field. Answers are msgspec
structs: they are cheap to create and to write, and every answer is built as one of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal, cast

from msgspec import Meta, Struct
from pydantic import BaseModel, ConfigDict, GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core.core_schema import CoreSchema, literal_schema

from monkeypalace.game import LONGEST_NAME


# Answers contain no reference cycles, so the garbage collector need not track them.
class JsonAnswer(Struct, gc=False, forbid_unknown_fields=True):
    """Base class of answers and their parts."""


class Request(BaseModel):
    """Base class of requests; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


@dataclass(frozen=True)
class shared:  # noqa: N801 - reads like a function in annotations
    """Give a field of a request the limits and the description that it has in answers."""

    meta: Meta
    strip: bool = False

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        known = (self.meta.extra_json_schema or {}).get("enum")
        if known is not None:
            return literal_schema(list(known))
        found: dict[str, Any] = dict(handler(source))
        for name in ("ge", "le", "min_length", "max_length", "pattern"):
            limit = getattr(self.meta, name)
            if limit is not None:
                found[name] = limit
        if self.strip:
            found["strip_whitespace"] = True
        return cast(CoreSchema, found)

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        found = handler(schema)
        found["description"] = self.meta.description
        if self.meta.examples is not None:
            found["examples"] = self.meta.examples
        return found


Spot = Annotated[
    str,
    Meta(
        pattern="^[a-h][1-8]$",
        description="A spot of the map: file a-h from west to east, rank 1-8 from south to north.",
        examples=["d4"],
    ),
]

_SEAT_NUMBER = Meta(ge=1, le=4, description="A seat of the table, from 1.")
SeatNumber = Annotated[int, _SEAT_NUMBER, shared(_SEAT_NUMBER)]

_NAME = Meta(
    min_length=1,
    max_length=LONGEST_NAME,
    description="A player's name; printable, on one line.",
    examples=["Ann"],
)
Name = Annotated[str, _NAME, shared(_NAME, strip=True)]

_CODE = Meta(
    min_length=1,
    max_length=100,
    pattern="^[A-Za-z0-9_-]+$",
    description="A secret code from a link.",
    examples=["mJ0xE1yU0hB8v3kYb5rN2wQ7"],
)
Code = Annotated[str, _CODE, shared(_CODE)]

_COMMAND_ID = Meta(
    min_length=1,
    max_length=64,
    pattern="^[A-Za-z0-9_-]+$",
    description=(
        "Chosen by the client, new for each command. A repeated command is carried out "
        "once and gets the same answer again."
    ),
    examples=["3f1d8c5e-52a7-4c39-9d5e-0d8f3f0d8a11"],
)
CommandId = Annotated[str, _COMMAND_ID, shared(_COMMAND_ID)]

_EVENT_NUMBER = Meta(
    ge=0,
    le=2**31 - 1,
    description="The number of an event of the table, from 1; 0: before the first event.",
)
EventNumber = Annotated[int, _EVENT_NUMBER, shared(_EVENT_NUMBER)]

_DECISION = Meta(
    min_length=1,
    max_length=1000,
    description="A decision in notation, as docs/formats.md describes it.",
    examples=["d3 bN E", "buy 1 3l", "take 2a 1b", "card 3l-2 on 4", "monkey e4"],
)
DecisionText = Annotated[str, _DECISION, shared(_DECISION)]

_DIGEST = Meta(pattern="^(standard|[0-9a-f]{64})$", description="A pack: `standard` or its digest.")
Digest = Annotated[str, _DIGEST, shared(_DIGEST)]

Params = Annotated[dict[str, str | int], Meta(description="The values in the sentence, by name.")]


class Cause(JsonAnswer):
    """One problem: a broken building rule, a problem of a pack, a field of a request."""

    family: Annotated[
        str,
        Meta(
            description="The kind of problem; the id of its text is `<family>-<code>`.",
            examples=["violation"],
        ),
    ]
    code: Annotated[str, Meta(examples=["f-too-high"])]
    params: Params
    spots: Annotated[list[Spot], Meta(description="The spots concerned, the most important first.")]
    text: Annotated[str, Meta(description="The sentence in the requested language.")]


class Problem(JsonAnswer):
    """Why a request was refused. Nothing has changed, except perhaps after a 503: then repeat the
    same command; it is carried out only once."""

    code: Annotated[
        str, Meta(description="The id of its text is `error-<code>`.", examples=["staircase"])
    ]
    params: Params
    text: Annotated[str, Meta(description="The sentence in the requested language.")]
    causes: Annotated[list[Cause], Meta(description="All problems in detail.")]


class Liveness(JsonAnswer):
    """The answer of a live server."""

    alive: bool
    version: str


class Health(JsonAnswer):
    """Whether the server works."""

    status: Literal["ok", "failing"]
    alive: Annotated[bool, Meta(description="Always true.")]
    ready: Annotated[bool, Meta(description="Whether `database` and `disk` are both true.")]
    database: Annotated[
        bool, Meta(description="Whether the database can be read and written, and is still there.")
    ]
    disk: Annotated[bool, Meta(description="Whether the disk of the database has room.")]
    version: str


#: The address of a schema in the OpenAPI document.
SCHEMA_REF: Final = "#/components/schemas/{name}"

#: Descriptions of the errors that any operation may answer with.
REFUSALS: dict[int, str] = {
    400: "The request cannot be read.",
    403: "Not allowed: another person's seat or table, or another origin.",
    404: "There is no such table, seat or code for you.",
    409: "Not possible in the current state.",
    413: "The request is too large.",
    422: "Refused; the causes say why.",
    429: "Too many requests; `Retry-After` says when to try again.",
    503: "Not possible at the moment. Send it again, unchanged.",
}
