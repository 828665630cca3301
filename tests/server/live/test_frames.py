"""What the frames say is what a WebSocket client reads."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from florin.server.live.frames import frame


def read(data: bytes) -> Frame:
    """As the library for clients reads it."""
    reader = StreamReader()
    reader.feed_data(data)
    parsing = Frame.parse(reader.read_exact, mask=False)
    try:
        next(parsing)
    except StopIteration as done:
        assert reader.at_eof is not None
        return done.value
    raise AssertionError("the frame is not whole")


@pytest.mark.parametrize("size", [0, 123, 124, 65_533, 65_534, 70_000])
def test_frames_of_every_length(size: int) -> None:
    found = read(frame("x" * size))
    assert found.opcode is Opcode.TEXT
    assert found.fin
    assert not found.rsv1
    assert bytes(found.data) == b'"' + b"x" * size + b'"'
