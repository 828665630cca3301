"""A subscriber that does not read does not delay the others."""

from __future__ import annotations

from florin.server.live.subscriber import MOST_BYTES, Subscriber


class Line:
    """A connection whose other end takes `takes` bytes of every frame."""

    def __init__(self, takes: int) -> None:
        self.sent: list[bytes] = []
        self._takes = takes
        self._waiting = 0

    def push(self, frame: bytes) -> int:
        self.sent.append(frame)
        self._waiting += max(0, len(frame) - self._takes)
        return self._waiting

    def abort(self) -> None:
        raise AssertionError("the connection was aborted")


def test_a_subscriber_that_does_not_read_is_disconnected_once() -> None:
    dropped: list[str] = []
    message = b"x" * 4096
    deaf, quick = Line(0), Line(4096)
    slow = Subscriber(None, deaf, lambda: dropped.append("slow"))
    good = Subscriber(None, quick, lambda: dropped.append("quick"))
    for _ in range(100):
        slow.push(message)
        good.push(message)
    assert dropped == ["slow"]
    assert slow.closed
    assert not good.closed
    assert len(quick.sent) == 100
    assert len(deaf.sent) == MOST_BYTES // 4096 + 1


def test_one_large_message_does_not_disconnect() -> None:
    dropped: list[bool] = []
    subscriber = Subscriber(None, Line(0), lambda: dropped.append(True))
    subscriber.push(b"x" * MOST_BYTES)
    assert not dropped


def test_nothing_is_sent_after_the_end() -> None:
    line = Line(0)
    subscriber = Subscriber(None, line, lambda: None)
    subscriber.close()
    subscriber.push(b"x")
    assert line.sent == []
