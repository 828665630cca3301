"""Tokens: how an action is written in a record, and read back."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from florin.rules import (
    BUY,
    DECLINE,
    DISCARD,
    DRAW,
    PASS,
    STOP,
    Action,
    Begin,
    Bid,
    Commodity,
    Load,
    Lot,
    Price,
    Word,
)
from florin.rules.medici import board as medici
from florin.rules.strozzi import AnyPrice
from florin.rules.strozzi import board as strozzi

LETTER: Final = {
    Commodity.CLOTH: "C",
    Commodity.FUR: "F",
    Commodity.GRAIN: "G",
    Commodity.DYE: "D",
    Commodity.SPICE: "S",
}
GOLD_TOKEN: Final = "Au"

# Prices have no upper end in the rules; a number of more digits than this is refused as malformed,
# because reading and writing such numbers takes time that grows with their square.
MAX_DIGITS: Final = 1000
_NUMBER: Final = re.compile(r"0|[1-9][0-9]*", re.ASCII)


def lot_token(lot: Lot) -> str:
    """`C5`, `Au`: the same in both games, although gold's value differs."""
    if lot.commodity is Commodity.GOLD:
        return GOLD_TOKEN
    return f"{LETTER[lot.commodity]}{lot.value}"


def token(action: Action) -> str:
    """How `action` is written."""
    match action:
        case Lot():
            return lot_token(action)
        case Word():
            return action.value
        case Begin(seat):
            return f"@{seat + 1}"
        case Bid(florins) | Price(florins):
            return str(florins)
        case Load(holds, harbour):
            return f"{holds}@{harbour + 1}"


def _table(*actions: Action) -> dict[str, Action]:
    return {token(action): action for action in actions}


_FIXED: Final[Mapping[str, Mapping[str, Action]]] = {
    "medici": _table(
        *medici.LOTS, DRAW, STOP, PASS, *(Begin(seat) for seat in range(medici.MAX_BUYERS))
    ),
    "strozzi": _table(
        *strozzi.LOTS,
        DRAW,
        STOP,
        BUY,
        DECLINE,
        DISCARD,
        *(Load(s, h) for s in strozzi.SHIPS for h in range(len(strozzi.HARBOURS))),
    ),
}
_FLORINS: Final[Mapping[str, type[Bid] | type[Price]]] = {"medici": Bid, "strozzi": Price}


def read_token(game: str, text: str) -> Action | None:
    """The action that `text` writes in `game`; None where it writes none."""
    action = _FIXED[game].get(text)
    if action is None and len(text) <= MAX_DIGITS and _NUMBER.fullmatch(text):
        return _FLORINS[game](int(text))
    return action


def legal_tokens(legal: Iterable[Action]) -> list[str]:
    """Legal actions as a record shows them: `pass`, then a run of numbers as one `4..40`."""
    if isinstance(legal, AnyPrice):
        return ["0.."]
    actions = tuple(legal)
    tokens: list[str] = []
    at = 0
    while at < len(actions):
        action = actions[at]
        at += 1
        if not isinstance(action, (Bid, Price)):
            tokens.append(token(action))
            continue
        end = _end_of_run(actions, at, action.florins)
        last = action.florins + end - at
        tokens.append(str(last) if end == at else f"{action.florins}..{last}")
        at = end
    return tokens


def _end_of_run(actions: Sequence[Action], at: int, florins: int) -> int:
    """Where the consecutive numbers end that go on at `at` from `florins`."""
    # Numbers come last and ascend, so the last one tells whether any is left out; a rich buyer
    # has hundreds, and every watcher of a table waits for this.
    last = actions[-1]
    if isinstance(last, (Bid, Price)) and last.florins - florins == len(actions) - at:
        return len(actions)
    while at < len(actions):
        action = actions[at]
        if not isinstance(action, (Bid, Price)) or action.florins != florins + 1:
            break
        florins += 1
        at += 1
    return at
