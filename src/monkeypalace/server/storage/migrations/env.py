"""Alembic's environment: run the migrations on the connection that `migrate` passes."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
