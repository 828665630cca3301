"""Finding games that people are playing, by their tokens.

Analysis must give no advice for them. The column `opening` of a table is a digest of its first
tokens, so that an index finds the few candidates, whichever process serves them.

Games are compared after renaming: the rules treat all commodities alike, as they do seats and
harbours, so a record with two of them exchanged asks for the same advice.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, func, select

from florin.records import Record
from florin.server.store import schema

# Two games that share fewer tokens than this may do so by chance.
OPENING_PLIES: Final = 6
_NAME: Final = re.compile(r"^[A-Z](?=\d)|@\d+")
_t, _s, _m = schema.tables.c, schema.seats.c, schema.moves.c


def opening_of(game: str, tokens: Sequence[str]) -> str | None:
    """The digest of the first tokens; None if there are too few."""
    if len(tokens) < OPENING_PLIES:
        return None
    text = f"{game}\n{' '.join(renamed(tokens[:OPENING_PLIES]))}"
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def renamed(tokens: Sequence[str]) -> list[str]:
    """The tokens with commodities, seats and harbours numbered in the order of appearance."""
    names: dict[str, str] = {}

    def number(match: re.Match[str]) -> str:
        return names.setdefault(match[0], f"{'@' if match[0][0] == '@' else '#'}{len(names)}.")

    return [_NAME.sub(number, token) for token in tokens]


def is_in_progress(
    connection: Connection,
    record: Record,
    apart_from: str | None = None,
    tries_since: str | None = None,
) -> bool:
    """Whether people are playing this game, at a table other than `apart_from`.

    `tries_since`: only tries at deals of the day from that date on count.

    That is so if a table that is not over has a person's seat, and its tokens begin the record or
    the record begins them. A branch counts once it has tokens of its own: before that, it only
    repeats the game that it came from.
    """
    opening = opening_of(record.game, record.moves)
    if opening is None:
        return False
    people = select(_s.seat).where(_s.table == _t.id, _s.kind != "bot").exists()
    candidates = (
        select(_t.id)
        .where(_t.opening == opening, _t.status != "over", _t.game == record.game)
        .where(_t.ply > func.coalesce(_t.origin_ply, 0), people)
    )
    if apart_from is not None:
        candidates = candidates.where(_t.id != apart_from)
    if tries_since is not None:
        candidates = candidates.where(_t.deal >= tries_since)
    for table in connection.execute(candidates).scalars().all():
        tokens = tuple(
            connection.execute(
                select(_m.token)
                .where(_m.table == table, _m.ply < len(record.moves))
                .order_by(_m.ply)
            ).scalars()
        )
        if renamed(tokens) == renamed(record.moves[: len(tokens)]):
            return True
    return False
