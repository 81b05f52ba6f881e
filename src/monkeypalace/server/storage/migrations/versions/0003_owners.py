"""The owner of a pack and the tables that need it; indexes for a person's data."""

from alembic import op

revision = "0003"
down_revision = "0002"

_INDEXES = (
    ("ix_sessions_person", "sessions", "person_id"),
    ("ix_packs_person", "packs", "person_id"),
    ("ix_tables_pack", "tables", "pack_digest"),
    ("ix_members_table", "members", "table_id"),
    ("ix_codes_person", "codes", "person_id"),
    ("ix_messages_person", "messages", "person_id"),
)


def upgrade() -> None:
    number = "BIGINT" if op.get_bind().dialect.name == "postgresql" else "INTEGER"
    # Plain SQL: Alembic cannot add a column with a foreign key to a table of SQLite.
    op.execute(f"ALTER TABLE packs ADD COLUMN person_id {number} REFERENCES people (id)")
    op.execute("ALTER TABLE tables ADD COLUMN pack_digest TEXT REFERENCES packs (digest)")
    # Not by reading the JSON: a row that is damaged must not stop the migration.
    op.execute(
        "UPDATE tables SET pack_digest = (SELECT digest FROM packs "
        "WHERE tables.set_up LIKE '%' || packs.digest || '%')"
    )
    for name, table, column in _INDEXES:
        op.create_index(name, table, [column])
