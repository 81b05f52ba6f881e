"""Chat messages of tables. They are not part of the game."""

from __future__ import annotations

from typing import Final

from sqlalchemy.exc import IntegrityError

from monkeypalace.locale import text as sentence
from monkeypalace.server.people import Person
from monkeypalace.server.problems import ServerError
from monkeypalace.server.schemas.turns import Message
from monkeypalace.server.storage import store
from monkeypalace.server.storage.database import Database
from monkeypalace.server.storage.rows import StoredMessage
from monkeypalace.server.tables.state import TableState
from monkeypalace.server.tables.streams import Hub
from monkeypalace.server.times import iso, now

#: Messages in one answer.
_MOST_SHOWN: Final = 200
#: Messages of a table that are kept. Older messages are removed. If new messages were refused
#: instead, one person could silence the others.
_MOST_KEPT: Final = 2_000
#: Attempts to store a message; another worker may use its number first.
_ATTEMPTS: Final = 10


class ChatMessages:
    """Stores, reads and publishes the messages of all tables."""

    def __init__(self, database: Database, hub: Hub) -> None:
        self._database, self._hub = database, hub

    async def messages(self, table: TableState, after: int) -> list[Message]:
        """Return the latest messages after number `after`, oldest first."""
        return await self._after(table.id, after)

    async def last_number(self, table: TableState) -> int:
        """Return the number of the last message; 0 if there is none."""
        channel = self._hub.channels.get(table.id)
        if channel is not None:
            return channel.chat_number
        return await self._database.read(
            lambda connection: store.last_message(connection, table.id)
        )

    async def say(self, person: Person, table: TableState, said: str, command_id: str) -> Message:
        """Store and publish a message, once per `command_id`."""
        said = said.strip()
        if not said or not said.replace("\n", "").isprintable():
            raise ServerError("server-message")
        seat = next(iter(table.seats_of(person.id)), None)
        if seat is not None:
            name = table.names()[seat - 1]
        else:
            name = sentence("server-spectator", {}, table.language)
        message = StoredMessage(0, now(), person.id, command_id, seat, name, said)
        for _ in range(_ATTEMPTS):
            try:
                stored = await self._database.write(
                    lambda connection: store.add_message(connection, table.id, message, _MOST_KEPT)
                )
            except IntegrityError:
                # Another message has taken the number.
                continue
            written = _message_json(stored)
            self._hub.publish_messages(table.id, [written])
            return written
        raise ServerError("server-storage")

    async def publish_after(self, table_id: str, number: int) -> None:
        """Publish messages that another worker has stored."""
        self._hub.publish_messages(table_id, await self._after(table_id, number))

    async def _after(self, table_id: str, number: int) -> list[Message]:
        found = await self._database.read(
            lambda connection: store.messages_after(connection, table_id, number, _MOST_SHOWN)
        )
        return [_message_json(message) for message in found]


def _message_json(message: StoredMessage) -> Message:
    return Message(
        number=message.number,
        at=iso(message.at),
        seat=message.seat,
        name=message.name,
        text=message.text,
    )
