"""One open WebSocket of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from florin.server.domain import Person
from florin.server.live.websocket_protocol import FrameSender

# A client is too slow if more bytes than this wait beyond what the network has taken: about sixty
# updates. It is disconnected, reconnects, and gets what it missed in one message.
MOST_BYTES: Final = 1 << 18


class CloseReason(NamedTuple):
    """Code and text with which the server closes a WebSocket; docs/api.md lists them."""

    code: int
    text: str


TOO_SLOW: Final = CloseReason(4408, "too slow")
REVOKED: Final = CloseReason(4401, "access revoked")
REMOVED: Final = CloseReason(4404, "the table was removed")
PLAYERS_ONLY: Final = CloseReason(4403, "players_only")
CLOSED_BY_HOST: Final = CloseReason(4410, "the host closed the table")


class Subscriber:
    """A connection and the person behind it. It costs nothing while nothing is sent.

    `token` is the id of the access token by which a program identified itself; None for a cookie.
    `session` is the id of the session of a cookie. `may_play` is False for a token that may only
    look.
    """

    __slots__ = (
        "_disconnect",
        "closed",
        "may_play",
        "person",
        "reason",
        "sender",
        "session",
        "token",
        "visible",
    )

    def __init__(
        self,
        person: Person | None,
        sender: FrameSender,
        disconnect: Callable[[], None],
        token: str | None = None,
        session: str | None = None,
        *,
        may_play: bool = True,
    ) -> None:
        self.person = person
        self.token = token
        self.session = session
        self.may_play = may_play
        self.sender = sender
        self.closed = False
        self.visible = True  # the client can see its page; see the message `visible`
        self.reason = TOO_SLOW
        self._disconnect = disconnect

    def push(self, frame: bytes) -> None:
        """Sends without waiting; disconnects a client that is too slow."""
        if not self.closed and self.sender.push(frame) > MOST_BYTES:
            self.disconnect(TOO_SLOW)

    def disconnect(self, reason: CloseReason) -> None:
        """Ends the connection from this side, once."""
        if not self.closed:
            self.closed = True
            self.reason = reason
            self._disconnect()

    def close(self) -> None:
        """The connection has ended: nothing more is sent."""
        self.closed = True
