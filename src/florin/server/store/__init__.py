"""Storage: SQLite embedded, or PostgreSQL for many processes. Returns values of the domain."""

from florin.server.store.availability import Unavailable
from florin.server.store.database import Database, connect

__all__ = ["Database", "Unavailable", "connect"]
