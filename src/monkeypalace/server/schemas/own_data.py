"""The data of one person, as they can download it."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from monkeypalace.server.schemas.base import EventNumber, JsonAnswer, SeatNumber
from monkeypalace.server.schemas.tables import TableId, Time


class MyTable(JsonAnswer):
    """A table where you play, host or watch."""

    id: TableId
    created: Time
    status: str
    host: Annotated[bool, Meta(description="Whether you set it up.")]


class MyEvent(JsonAnswer):
    """Something that you have done at a table."""

    table: TableId
    number: EventNumber
    at: Time
    type: str
    data: dict[str, Any]


class MyMessage(JsonAnswer):
    """A message that you have sent."""

    table: TableId
    number: int
    at: Time
    name: str
    text: str


class MyPack(JsonAnswer):
    """A pack that you have uploaded."""

    digest: str
    created: Time
    text: str


class MyCode(JsonAnswer):
    """An invitation or a code for a device that you have created, without the code itself."""

    kind: str
    table: TableId | None
    seat: SeatNumber | None
    expires: Time | None
    used: bool


class MyData(JsonAnswer):
    """Everything that the server has stored about you."""

    created: Annotated[Time, Meta(description="When your first session was created.")]
    devices: Annotated[list[Time], Meta(description="When each of your devices was added.")]
    tables: list[MyTable]
    events: list[MyEvent]
    messages: list[MyMessage]
    packs: list[MyPack]
    codes: list[MyCode]
