"""Time and chance, the two things that are asked of the machine."""

from __future__ import annotations

import secrets
import time
from typing import Final

# Without 0, O, 1, I and L, which people mistake for one another.
_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"


def now_ms() -> int:
    """Milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """An id that nobody can guess: 120 random bits, 20 letters that are safe in an address."""
    return secrets.token_urlsafe(15)


def new_code() -> str:
    """A code that a person can type: ten letters, 49 random bits, good for a few minutes."""
    letters = [secrets.choice(_LETTERS) for _ in range(10)]
    return "".join(letters[:5]) + "-" + "".join(letters[5:])
