"""The database schema. A change here needs a migration; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData()

# SQLite autoincrements only INTEGER primary keys.
_id = BigInteger().with_variant(Integer, "sqlite")

people = Table(
    "people",
    metadata,
    Column("id", _id, primary_key=True, autoincrement=True),
    Column("created", Double, nullable=False),
)

#: One session per device of a person.
sessions = Table(
    "sessions",
    metadata,
    Column("secret_hash", Text, primary_key=True),
    Column("person_id", _id, ForeignKey("people.id"), nullable=False),
    Column("created", Double, nullable=False),
    Index("ix_sessions_person", "person_id"),
)

packs = Table(
    "packs",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", Double, nullable=False),
    #: Who uploaded it first; `None` if that person has deleted their data.
    Column("person_id", _id, ForeignKey("people.id")),
    Index("ix_packs_person", "person_id"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("host_id", _id, ForeignKey("people.id"), nullable=False),
    Column("created", Double, nullable=False),
    #: Options, pack, language, clock; never changes.
    Column("set_up", Text, nullable=False),
    #: As in a game file: the seed, or the order of the piles. It never leaves the server.
    Column("chance", Text, nullable=False),
    # Most other columns are derived from the events, for queries.
    Column("number", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("changed", Double, nullable=False),
    #: Whether it is a bot's turn.
    Column("bot_to_move", Boolean, nullable=False),
    #: Until then a worker has claimed the bot's turn.
    Column("bot_claimed_until", Double, nullable=False),
    #: When the turn of the seat to move times out.
    Column("due", Double),
    #: Until then the table is set aside: its events cannot be replayed.
    Column("set_aside_until", Double, nullable=False, server_default=text("0")),
    #: An uploaded pack is kept while a table needs it. `None`: a version of the standard pack.
    Column("pack_digest", Text, ForeignKey("packs.digest")),
    Index("ix_tables_pack", "pack_digest"),
    Index("ix_tables_status", "status", "bot_to_move", "due"),
)

#: The events of tables. Rows are only added. They are changed only when a person deletes their
#: data, and removed only with the whole table.
events = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("type", Text, nullable=False),
    Column("person_id", _id, ForeignKey("people.id")),
    Column("command_id", Text),
    Column("data", Text, nullable=False),
    UniqueConstraint("table_id", "person_id", "command_id", name="uq_events_command"),
)

#: Who may see a table that is not public: its host, its players, its spectators.
members = Table(
    "members",
    metadata,
    Column("person_id", _id, ForeignKey("people.id"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Index("ix_members_table", "table_id"),
)

#: Invitations to a seat or to watch, and codes for another device.
codes = Table(
    "codes",
    metadata,
    Column("code_hash", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("person_id", _id, ForeignKey("people.id"), nullable=False),
    Column("table_id", Text, ForeignKey("tables.id")),
    Column("seat", Integer),
    Column("expires", Double),
    Column("used", Boolean, nullable=False),
    Index("ix_codes_table", "table_id", "seat"),
    Index("ix_codes_person", "person_id"),
)

messages = Table(
    "messages",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("person_id", _id, ForeignKey("people.id"), nullable=False),
    Column("command_id", Text, nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    UniqueConstraint("table_id", "person_id", "command_id", name="uq_messages_command"),
    Index("ix_messages_person", "person_id"),
)

#: Reviews of finished games, at most one for each depth; removed with the table.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("depth", Text, primary_key=True),
    #: Of the game and the version of the coach. A review with another digest is out of date.
    Column("digest", Text, nullable=False),
    #: Compressed JSON.
    Column("data", LargeBinary, nullable=False),
)
