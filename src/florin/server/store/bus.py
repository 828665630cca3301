"""Messages between the processes that share a PostgreSQL database, sent with NOTIFY as JSON."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection, text

CHANNEL: Final = "florin"
_NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")


class BusMessage(msgspec.Struct, frozen=True, tag_field="kind"):
    """Base of the messages. `node` is the name of the process that sent it."""

    node: str


class TablesChanged(BusMessage, frozen=True, tag="tables"):
    """New versions of tables, by table id. A PostgreSQL statement in `turns` builds it too."""

    versions: dict[str, int]


class ChatPosted(BusMessage, frozen=True, tag="chat"):
    """Line number `line` was posted at `table`."""

    table: str
    line: int


class ChatRemoved(BusMessage, frozen=True, tag="chat_removed"):
    """Lines of these tables were deleted."""

    tables: list[str]


class OrdersChanged(BusMessage, frozen=True, tag="orders"):
    """A standing order at `table` was left or withdrawn."""

    table: str


class PresenceChanged(BusMessage, frozen=True, tag="presence"):
    """Who has `table` open in the sending process."""

    table: str
    people: list[str]
    spectators: int
    hidden: list[str] = []  # those of `people` whose pages are in the background


class ProcessStarted(BusMessage, frozen=True, tag="started"):
    """The other processes answer with the presence at their tables."""


class ProcessAlive(BusMessage, frozen=True, tag="alive"):
    """Sent regularly. A process that stays silent is considered dead."""


class AccessRevoked(BusMessage, frozen=True, tag="revoked"):
    """Access tokens or sessions of `person` have ended: their sockets must end.

    `credentials` are the ids; None: all that the person has.
    """

    person: str
    credentials: list[str] | None = None


class PersonRenamed(BusMessage, frozen=True, tag="renamed"):
    """`person` has a new name."""

    person: str


class TableRemoved(BusMessage, frozen=True, tag="removed"):
    """`table` was deleted; `by_host`: its host closed it."""

    table: str
    by_host: bool = False


class CostSpent(BusMessage, frozen=True, tag="spent"):
    """What the sending process has let pass: `person` or `address`, kind, id or network, cost."""

    spent: list[tuple[str, str, str, float]]


class NoticesChanged(BusMessage, frozen=True, tag="notices"):
    """`person` has changed what they want to hear of."""

    person: str


AnyBusMessage = (
    TablesChanged
    | ChatPosted
    | ChatRemoved
    | OrdersChanged
    | PresenceChanged
    | ProcessStarted
    | ProcessAlive
    | AccessRevoked
    | PersonRenamed
    | TableRemoved
    | CostSpent
    | NoticesChanged
)
_decoder: Final = msgspec.json.Decoder[AnyBusMessage](AnyBusMessage)


def encode(message: BusMessage) -> str:
    return msgspec.json.encode(message).decode()


def decode(payload: str) -> AnyBusMessage:
    """Raises msgspec.DecodeError if the payload is no message of this version."""
    return _decoder.decode(payload)


def notify(connection: Connection, message: BusMessage) -> None:
    """Sends when the transaction commits. SQLite has no other processes, so it sends nothing."""
    if connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": encode(message)})
