"""The only room with a database. SQLite embedded, or PostgreSQL for many processes."""

from florin.server.store.database import Database, connect

__all__ = ["Database", "connect"]
