# pyright: reportUnknownArgumentType=false
"""The tables of the database. A change here needs a migration."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

# One row: the secret that signs cookies.
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("language", String(8)),
    Column("theme", String(12), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("muted", Boolean, nullable=False, server_default=false()),
    Column("banned", Boolean, nullable=False, server_default=false()),
)

# A browser in which a person is signed in. An ended session stays, so that its cookie cannot begin
# another one.
sessions = Table(
    "sessions",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("device", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("ended", BigInteger),
)

carry_codes = Table(
    "carry_codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False),
)

access_tokens = Table(
    "access_tokens",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("label", String(60), nullable=False),
    Column("scope", String(8), nullable=False, server_default="play"),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

# `ply`, `stage`, `money`, `to_act` and `result` are derived from the moves: lists need no replay.
tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(12), nullable=False),
    Column("owner", ForeignKey("people.id"), nullable=False, index=True),
    Column("owner_name", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("seeded", Boolean, nullable=False),
    Column("rules", JSON, nullable=False),  # rule options that differ from their defaults
    Column("clock", Integer),
    Column("public", Boolean, nullable=False),
    Column("pace", String(12), nullable=False),
    Column("stand_in", String(8), nullable=False, server_default="pass"),
    Column("origin_table", String(40)),
    Column("origin_ply", Integer),
    Column("rematch", String(40)),
    Column("version", Integer, nullable=False),
    Column("era", Integer, nullable=False),
    Column("undo", JSON(none_as_null=True)),
    Column("turn_since", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("due_bot", Boolean, nullable=False),
    Column("paused", BigInteger),
    Column("barred", JSON(none_as_null=True)),  # ids of people whom the owner removed
    Column("ply", Integer, nullable=False),
    Column("stage", Integer, nullable=False),
    Column("money", JSON(none_as_null=True)),  # by seat; NULL before the game
    Column("to_act", Integer),
    Column("result", JSON(none_as_null=True)),
    Column("opening", String(32), index=True),  # see `in_progress`
    Column("place", String(24)),  # a keyed digest of the address where it was made; see `lists`
    Index("ix_tables_due", "due"),
    Index("ix_tables_lobby", "public", "status", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("name", String(60), nullable=False),
    Column("bot", String(40)),
    Column("person", ForeignKey("people.id"), index=True),
    Column("named", Boolean, nullable=False, server_default=false()),
    Column("absent", Boolean, nullable=False, server_default=false()),
    Column("missed", Integer, nullable=False, server_default="0"),
    Column("invited", String(40), index=True),  # the person for whom an open seat is kept
    PrimaryKeyConstraint("table", "seat"),
)

# A move is a row. The primary key makes a second one for the same ply impossible.
moves = Table(
    "moves",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("token", String(40), nullable=False),
    Column("seat", Integer),
    Column("by", String(12), nullable=False),
    Column("person", String(40)),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table", "ply"),
)

# Tokens that an undo took back, and the undos. `era` is the one that the undo ended.
undos = Table(
    "undos",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("era", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table", "era"),
)
undone_moves = Table(
    "undone_moves",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("era", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("token", String(40), nullable=False),
    Column("seat", Integer),
    Column("by", String(12), nullable=False),
    Column("person", String(40)),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table", "era", "ply"),
)

orders = Table(
    "orders",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(40), nullable=False),
    Column("florins", Integer),
    Column("stage", Integer, nullable=False),
    Column("bag", Integer, nullable=False),
    Column("era", Integer, nullable=False, server_default="0"),  # in which it was left
    PrimaryKeyConstraint("table", "seat"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("name", String(60), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
)

# What operators did. `messages` is a JSON list of bus messages: PostgreSQL sends them with NOTIFY,
# the server of a SQLite file reads them here.
audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("action", String(20), nullable=False),
    Column("subject", String(40), nullable=False),
    Column("detail", Text, nullable=False),
    Column("messages", Text, nullable=False),
)
