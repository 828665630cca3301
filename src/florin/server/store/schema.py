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
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

# `cookies` signs cookies, the deals of the day follow from `daily`, and one is the key of Web Push.
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
    Column("profile_public", Boolean, nullable=False, server_default=false()),
    Column("games_shared", Boolean, nullable=False, server_default=false()),  # for puzzles
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
    Column("host", String(255)),
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
    Column("owner", ForeignKey("people.id"), nullable=False),
    Column("owner_name", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("seeded", Boolean, nullable=False),
    Column("lesson", Boolean, nullable=False, server_default=false()),
    Column("rules", JSON, nullable=False),  # rule options that differ from their defaults
    Column("clock", Integer),
    Column("bank", JSON(none_as_null=True)),  # instead of `clock`: {"seconds", "increment"}
    Column("time_left", JSON(none_as_null=True)),  # banks by seat, in milliseconds
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
    Column("visibility", String(8)),  # of the finished game; NULL: not chosen
    Column("deal", String(60)),  # a person's try at this deal of the day
    Column("source", String(60), index=True),  # the table or past deal that is played again
    Column("place", String(24)),  # a keyed digest of the address where it was made; see `lists`
    Index("ix_tables_due", "due"),
    Index("ix_tables_lobby", "public", "status", "changed"),
    Index("ix_tables_owner", "owner", "status"),
    # Only finished games: a move does not change it.
    Index(
        "ix_tables_finished",
        "owner",
        "changed",
        sqlite_where=text("status = 'over'"),
        postgresql_where=text("status = 'over'"),
    ),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("name", String(60), nullable=False),
    Column("bot", String(40)),
    Column("person", ForeignKey("people.id")),
    Column("named", Boolean, nullable=False, server_default=false()),
    Column("absent", Boolean, nullable=False, server_default=false()),
    Column("missed", Integer, nullable=False, server_default="0"),
    Column("invited", String(40), index=True),  # the person for whom an open seat is kept
    Column("finished", Boolean, nullable=False, server_default=false()),  # the game is over
    Column("holiday", BigInteger),  # the holder's clock stops until then
    PrimaryKeyConstraint("table", "seat"),
    Index("ix_seats_person", "person", "finished", "table"),
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
    "standing_orders",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("place", Integer, nullable=False),  # among the orders of the seat: the first decides
    Column("kind", String(40), nullable=False),
    Column("florins", Integer),
    Column("commodity", String(40)),
    Column("stage", Integer, nullable=False),
    Column("bag", Integer, nullable=False),
    Column("era", Integer, nullable=False),  # in which it was left
    PrimaryKeyConstraint("table", "seat", "place"),
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

# A finished game of a person, as lists and statistics need it; written with the last move.
# `accuracy`, `luck` and the sums of `skill` are NULL until the game is analysed. `listed`: others
# may find the game in the person's public profile. Ratings can be computed from these rows in the
# order of `finished`.
results = Table(
    "results",
    metadata,
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("size", Integer, nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("share", Float, nullable=False),
    Column("money", Integer, nullable=False),
    Column("average", Float, nullable=False),
    Column("against", String(8), nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("counted", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("accuracy", Float),
    Column("luck", Float),
    Column("skill_decisions", Integer),
    Column("skill_lost", Float),
    Column("skill_squares", Float),
    PrimaryKeyConstraint("person", "table"),
    Index("ix_results_person", "person", "finished", "table"),
)

# A person and one opponent in one counted game. `opponent` is the id of a person.
meetings = Table(
    "meetings",
    metadata,
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("opponent", String(40)),
    Column("bot", String(40)),
    Column("score", Float, nullable=False),
    PrimaryKeyConstraint("person", "table", "seat"),
    # Holds all columns that a summary reads.
    Index("ix_meetings_person", "person", "game", "bot", "opponent", "score"),
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

# A deal of the day, from the first moment that a client asked for it. `best` is how the strongest
# bot played it in the person's seat, as JSON; a process claims that work before it begins.
daily_deals = Table(
    "daily_deals",
    metadata,
    Column("deal", String(60), primary_key=True),
    Column("seed", String(64), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("bots", JSON, nullable=False),
    Column("claimed", BigInteger),
    Column("best", JSON(none_as_null=True)),
)
# The one try of a person at a deal. What follows `finished` is NULL until the game is over, and
# what follows `accuracy` until it was analysed. `decisions`: the person's tokens with spaces.
# `table` is no foreign key: a try counts even if its table was removed.
daily_tries = Table(
    "daily_tries",
    metadata,
    Column("deal", String(60), nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("table", String(40), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("finished", BigInteger),
    Column("in_time", Boolean),  # before the day was over: the try has a rank
    Column("place", Integer),
    Column("money", Integer),
    Column("decisions", Text),
    Column("accuracy", Float),
    Column("own", Float),
    Column("luck", Float),
    Column("adjusted", Float),
    PrimaryKeyConstraint("deal", "person"),
    Index("ix_daily_tries_person", "person"),
    Index("ix_daily_tries_rank", "deal", "in_time", "place", "money"),
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

# What a person wants to hear of, and where. `mail` is confirmed, `mail_pending` is not yet.
# `digest_at`: when the next daily digest is due.
notice_settings = Table(
    "notice_settings",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("choices", JSON, nullable=False),  # channels by kind of notice
    Column("zone", String(60), nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_until", Integer),
    Column("digest_hour", Integer, nullable=False),
    Column("digest_at", BigInteger, index=True),
    Column("language", String(8), nullable=False),
    Column("mail", String(254)),
    Column("mail_pending", String(254)),
    Column("webhook", Text),
    Column("holiday_until", BigInteger),
)
push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("endpoint_hash", String(64), nullable=False, unique=True),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("device", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
)
holidays = Table(
    "holidays",
    metadata,
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "since"),
)

# Something happened that a person wants to hear of. The row is written in the transaction of the
# change; `key` names the turn, so that there is one row for it. A worker turns it into deliveries.
outbox = Table(
    "outbox",
    metadata,
    Column("key", String(160), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(12), nullable=False),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("era", Integer),
    Column("ply", Integer),
    Column("created", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),  # not before
    Column("state", String(12), nullable=False),  # new, sent on, or why it was dropped
    Index("ix_outbox_state_at", "state", "at"),
)
# One notice to one place. A process claims it before it sends; a claim is never given back, so that
# nothing is sent twice.
deliveries = Table(
    "deliveries",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("notice", ForeignKey("outbox.key", ondelete="CASCADE"), nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("channel", String(8), nullable=False),
    Column("target", String(40), nullable=False),  # a push subscription; empty for mail, webhook
    Column("host", String(100), nullable=False, server_default=""),  # hosts take turns; "": mail
    Column("state", String(12), nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("node", String(40)),
    Column("claimed", BigInteger),
    Column("detail", String(200), nullable=False, server_default=""),
    Index("ix_deliveries_notice", "notice", "channel", "target", unique=True),
    Index("ix_deliveries_state_at", "state", "at"),
)
