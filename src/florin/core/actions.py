"""Actions: what a player or chance does. Each action writes itself as a record token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final


class Action:
    """Base of all actions. Actions are immutable, hashable and picklable."""

    __slots__ = ()

    @property
    def token(self) -> str:
        """How a record writes the action."""
        raise NotImplementedError


class Word(Action):
    """An action that carries no value. Equal words are the same object, so `is` compares them."""

    __slots__ = ("_text",)
    _text: str
    _known: ClassVar[dict[str, Word]] = {}

    def __new__(cls, text: str) -> Word:
        word = Word._known.get(text)
        if word is None:
            word = super().__new__(cls)
            word._text = text
            Word._known[text] = word
        return word

    @property
    def token(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return self._text.upper()

    def __reduce__(self) -> tuple[type[Word], tuple[str]]:
        return Word, (self._text,)


DRAW: Final = Word("draw")  # the selector takes a further lot
STOP: Final = Word("stop")  # the selector offers the group


@dataclass(frozen=True, slots=True)
class Amount(Action):
    """An action that names a number of florins: a bid or a price."""

    florins: int

    @property
    def token(self) -> str:
        return str(self.florins)
