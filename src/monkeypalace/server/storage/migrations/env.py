"""Alembic runs the migrations through this; the connection is given by `migrate`."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
