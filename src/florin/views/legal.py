"""What the seat to act may do, as a screen wants it."""

from __future__ import annotations

import msgspec

from florin.records import legal_tokens
from florin.rules import Bid, Position
from florin.rules.strozzi import AnyPrice


class Legal(msgspec.Struct, frozen=True):
    """The legal tokens of `seat`.

    `tokens` is complete, runs of numbers written as `"4..40"` and an open end as `"0.."`. `words`
    are its tokens that are no numbers; `least` and `most` bound the numbers, `most` being null
    where a price has no upper end.
    """

    seat: int
    tokens: list[str]
    words: list[str]
    least: int | None = None
    most: int | None = None


def legal_view(position: Position) -> Legal | None:
    """For the seat to act; None where chance is, or nobody."""
    if position.to_act < 0:
        return None
    legal = position.legal()
    tokens = legal_tokens(legal)
    words = [token for token in tokens if not token[0].isdigit() or "@" in token]
    seat = position.to_act + 1
    if isinstance(legal, AnyPrice):
        return Legal(seat, tokens, words, 0, None)
    actions = tuple(legal)
    last = actions[-1]
    if not isinstance(last, Bid):
        return Legal(seat, tokens, words)
    # Bids come last and ascend.
    least = next(action.florins for action in actions if isinstance(action, Bid))
    return Legal(seat, tokens, words, least, last.florins)
