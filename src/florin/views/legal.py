"""What the seat to act may do."""

from __future__ import annotations

import msgspec

from florin.core import Position
from florin.core.tokens import legal_tokens, legal_words


class Legal(msgspec.Struct, frozen=True):
    """The legal tokens of `seat`.

    `tokens` is complete, runs of numbers written as `"4..40"` and an open end as `"0.."`. `words`
    are its tokens that are no numbers; `least` and `most` bound the numbers, `most` being null if a
    price has no upper limit.
    """

    seat: int
    tokens: list[str]
    words: list[str]
    least: int | None = None
    most: int | None = None


def legal_view(position: Position) -> Legal | None:
    """For the seat to act; None if chance is to act, or the game is over."""
    if position.to_act < 0:
        return None
    amounts = position.amounts()
    words = legal_words(position)
    return Legal(
        position.to_act + 1,
        legal_tokens(position),
        words,
        None if amounts is None else amounts.least,
        None if amounts is None else amounts.most,
    )
