"""Characters that a name must not have."""

from __future__ import annotations

import unicodedata
from typing import Final

# Characters that Unicode counts as letters, marks or symbols, and that show nothing.
_INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


def invisible_character(name: str) -> str | None:
    """The first character that shows nothing or changes the direction, as U+202E; None if none."""
    for character in name:
        if unicodedata.category(character) in ("Cf", "Co", "Cs") or character in _INVISIBLE:
            return f"U+{ord(character):04X}"
    return None
