"""Names that people choose: what they may hold, so that a name is what it looks like."""

from __future__ import annotations

import unicodedata
from typing import Final

DELETED: Final = "Deleted"  # the name that a deleted person has in finished games
LONGEST: Final = 30  # characters
MOST_MARKS: Final = 4  # on one letter: enough for every living script
# Characters that Unicode counts as letters, marks or symbols, and that show nothing.
_INVISIBLE: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
)
# They choose a form of the character before them; most characters have one form only.
_SELECTORS: Final = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))


def shown_name(text: str) -> str:
    """One line of printable text in Unicode's composed form; raises ValueError saying why not."""
    name = unicodedata.normalize("NFC", text)
    before, marks = " ", 0
    for character in name:
        category = unicodedata.category(character)
        if character in _SELECTORS:
            invisible = unicodedata.category(before) != "So"  # an emoji
        else:
            invisible = category in ("Cf", "Co", "Cs") or character in _INVISIBLE
        if invisible:
            raise ValueError(f"must not hold the invisible character U+{ord(character):04X}")
        marks = marks + 1 if category.startswith("M") else 0
        if marks and before.isspace():
            raise ValueError(f"has a mark U+{ord(character):04X} that stands on no letter")
        if marks > MOST_MARKS:
            raise ValueError(f"has more than {MOST_MARKS} marks on one letter")
        before = character
    shown = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not 1 <= len(shown) <= LONGEST:
        raise ValueError(f"must have 1 to {LONGEST} printable characters")
    if shown == DELETED:
        raise ValueError("is the name of people who are gone")
    return shown
