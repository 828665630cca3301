"""A watcher that does not read holds nobody up."""

from __future__ import annotations

from florin.server.watcher import MOST_BYTES, Watcher


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
        raise AssertionError("nobody asked for that")


def test_a_watcher_that_does_not_read_is_dropped_once() -> None:
    dropped: list[str] = []
    message = b"x" * 4096
    deaf, quick = Line(0), Line(4096)
    slow = Watcher(None, deaf, lambda: dropped.append("slow"))
    good = Watcher(None, quick, lambda: dropped.append("quick"))
    for _ in range(100):
        slow.push(message)
        good.push(message)
    assert dropped == ["slow"]
    assert slow.dropped
    assert not good.dropped
    assert len(quick.sent) == 100
    assert len(deaf.sent) == MOST_BYTES // 4096 + 1


def test_one_large_message_is_no_reason_to_drop() -> None:
    dropped: list[bool] = []
    watcher = Watcher(None, Line(0), lambda: dropped.append(True))
    watcher.push(b"x" * MOST_BYTES)
    assert not dropped


def test_nothing_is_sent_after_the_end() -> None:
    line = Line(0)
    watcher = Watcher(None, line, lambda: None)
    watcher.close()
    watcher.push(b"x")
    assert line.sent == []
