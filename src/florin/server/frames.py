"""Messages as WebSocket frames: made once, written to everybody who is to have them."""

from __future__ import annotations

from typing import Final

import msgspec

_TEXT: Final = 0x81  # the one and last part of a text message
encode: Final = msgspec.json.Encoder().encode


def frame(message: object) -> bytes:
    """The message as a server sends it."""
    return framed(encode(message))


def framed(body: bytes) -> bytes:
    """The text as a server sends it: whole, unmasked, not compressed."""
    size = len(body)
    if size < 126:
        return bytes((_TEXT, size)) + body
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + body
    return b"\x81\x7f" + size.to_bytes(8, "big") + body
