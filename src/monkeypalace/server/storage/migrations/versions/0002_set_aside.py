"""Tables that cannot be replayed are set aside."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column(
        "tables",
        sa.Column("set_aside_until", sa.Double, nullable=False, server_default=sa.text("0")),
    )
