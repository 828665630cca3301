"""Messages as WebSocket frames, encoded once and written to every receiver."""

from __future__ import annotations

from typing import Final

import msgspec

_TEXT: Final = 0x81  # a text message in one frame
encode: Final = msgspec.json.Encoder().encode


def frame(message: object) -> bytes:
    """The message as a server sends it: JSON in one frame, unmasked, not compressed."""
    body = encode(message)
    size = len(body)
    if size < 126:
        return bytes((_TEXT, size)) + body
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + body
    return b"\x81\x7f" + size.to_bytes(8, "big") + body
