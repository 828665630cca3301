# pyright: reportUnknownArgumentType=false
"""The tables of the database. A change here needs a migration."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
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
    Column("handle", String(20)),
    Column("handle_key", String(20)),  # equal for handles that look alike; see domain/handles.py
    Index("ix_people_handle_key", "handle_key", unique=True),
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
    Column("passkey", String(40)),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("credential", LargeBinary, nullable=False, unique=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("label", String(60), nullable=False),
    Column("synced", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

# What an authenticator has to sign. Each works once, in any process. `person` is None for a
# sign-in: who signs is not known yet.
challenges = Table(
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), index=True),
    Column("expires", BigInteger, nullable=False, index=True),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
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
    Column("lesson", Boolean, nullable=False, server_default=false()),
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
    Column("same_deal", Boolean, nullable=False, server_default=false()),
    Column("practice", Boolean, nullable=False, server_default=false()),
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

# How the coach helped: one row for each decision and kind of help.
practice = Table(
    "practice",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("era", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table", "era", "ply", "kind"),
)

# The analysis of a finished game. A process claims a game before it begins; `body` is JSON, and
# NULL until it is done.
analyses = Table(
    "analyses",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, nullable=False),
    Column("claimed", BigInteger, nullable=False),
    Column("node", String(40), nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("done", BigInteger),
    Column("body", Text),
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

# A person's rating as a solver of puzzles; `streak` counts the latest puzzles solved in a row.
puzzle_solvers = Table(
    "puzzle_solvers",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("failed", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best_streak", Integer, nullable=False),
)
puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", String(16), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("tries", Integer, nullable=False),
)
# The first answer of each person to each puzzle: only that one is rated.
puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("puzzle", String(16), nullable=False),
    Column("answer", String(40), nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "puzzle"),
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
