"""People, packs, tables, events, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_id = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", _id, primary_key=True, autoincrement=True),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("secret_hash", sa.Text, primary_key=True),
        sa.Column("person_id", _id, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "packs",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("host_id", _id, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("set_up", sa.Text, nullable=False),
        sa.Column("chance", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("bot_to_move", sa.Boolean, nullable=False),
        sa.Column("bot_claimed_until", sa.Double, nullable=False),
        sa.Column("due", sa.Double),
    )
    op.create_index("ix_tables_status", "tables", ["status", "bot_to_move", "due"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("type", sa.Text, nullable=False),
        sa.Column("person_id", _id, sa.ForeignKey("people.id")),
        sa.Column("command_id", sa.Text),
        sa.Column("data", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "person_id", "command_id", name="uq_events_command"),
    )
    op.create_table(
        "members",
        sa.Column("person_id", _id, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_table(
        "codes",
        sa.Column("code_hash", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person_id", _id, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id")),
        sa.Column("seat", sa.Integer),
        sa.Column("expires", sa.Double),
        sa.Column("used", sa.Boolean, nullable=False),
    )
    op.create_index("ix_codes_table", "codes", ["table_id", "seat"])
    op.create_table(
        "messages",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("person_id", _id, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("command_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "person_id", "command_id", name="uq_messages_command"),
    )
