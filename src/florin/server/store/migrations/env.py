"""Alembic's entry point. It uses the connection that `migrate` passes in."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from florin.server.store.schema import metadata

connection: Connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
