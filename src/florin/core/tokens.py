"""Reading tokens: the fixed tokens of a game, and its amounts."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from florin.core.actions import Action, Amount
from florin.core.position import Position

# Prices have no upper limit in the rules. A number with more digits than this is refused as
# malformed, because reading and writing such numbers takes time quadratic in their length.
MAX_DIGITS: Final = 1000
_NUMBER: Final = re.compile(r"0|[1-9][0-9]*", re.ASCII)


class TokenTable:
    """Reads tokens of one game. `amount` is the class of its number tokens, if it has any."""

    def __init__(self, actions: Iterable[Action], amount: type[Amount] | None = None) -> None:
        self._fixed = {action.token: action for action in actions}
        self._amount = amount

    def read(self, text: str) -> Action | None:
        """The action that `text` stands for; None if it stands for none."""
        action = self._fixed.get(text)
        if action is not None or self._amount is None:
            return action
        if len(text) <= MAX_DIGITS and _NUMBER.fullmatch(text):
            return self._amount(int(text))
        return None


def legal_tokens(position: Position) -> list[str]:
    """Legal actions as a record shows them: `pass`, then a run of numbers as one `4..40`."""
    words, amounts = legal_words(position), position.amounts()
    if amounts is None:
        return words
    least, most = amounts.least, amounts.most
    if most is None:
        return [*words, f"{least}.."]
    return [*words, str(least) if least == most else f"{least}..{most}"]


def legal_words(position: Position) -> list[str]:
    """The legal tokens that are no numbers. Amounts come last in `legal`, so it stops there."""
    words: list[str] = []
    for action in position.legal():
        if isinstance(action, Amount):
            break
        words.append(action.token)
    return words
