"""Finished games by person: rows that lists and statistics of a profile are read from.

The rows of a game are written in the transaction of its last move, so no crash loses them. Games
that an earlier version finished get theirs from `fill_page`, which may run again at any time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Table, select, update
from sqlalchemy.dialects import postgresql, sqlite

from florin.server.domain import SeatState, TableState
from florin.server.domain.results import PersonalResult, personal_results
from florin.server.domain.visibility import table_visibility, visibility_of
from florin.server.store import identities, schema
from florin.server.store.seat_rows import result_of, seats_of

_t, _s, _r, _a = schema.tables.c, schema.seats.c, schema.results.c, schema.analyses.c
_m = schema.moves.c


class Judged(NamedTuple):
    """What an analysis says about a seat. `luck`: win probability by chance events."""

    accuracy: float | None
    luck: float | None
    skill_decisions: int | None = None
    skill_lost: float | None = None
    skill_squares: float | None = None


class _Balance(msgspec.Struct, frozen=True):
    luck: float


class _Sums(msgspec.Struct, frozen=True):
    decisions: int | None = None
    lost: float | None = None
    squares: float | None = None


class _Total(msgspec.Struct, frozen=True):
    seat: int
    accuracy: float = 100.0
    balance: _Balance | None = None
    skill: _Sums | None = None


class _Body(msgspec.Struct, frozen=True):
    """As much of a stored analysis as is needed here."""

    totals: list[_Total]


_decoder: Final = msgspec.json.Decoder(_Body)


def judged_seats(body: str) -> dict[int, Judged]:
    """By seat, from 0. `body` is a stored analysis."""
    return {
        total.seat - 1: Judged(
            total.accuracy,
            None if total.balance is None else total.balance.luck,
            *msgspec.structs.astuple(total.skill or _Sums()),
        )
        for total in _decoder.decode(body).totals
    }


def finished(connection: Connection, state: TableState) -> None:
    """Writes the rows of a game that is over. Lessons have none."""
    connection.execute(update(schema.seats).where(_s.table == state.id).values(finished=True))
    if state.result is None or state.lesson:
        return
    new_deal = not state.seeded and state.origin_ply is None and state.source is None
    counted = not state.practice and new_deal
    found = personal_results(state.seats, state.result, counted=counted)
    common = {
        "table": state.id,
        "game": state.game,
        "size": len(state.seats),
        "finished": (state.moves[-1].at if state.moves else 0) or state.changed,
        "practice": state.practice,
        "listed": table_visibility(state) == "everyone",
    }
    _insert(connection, common, found, {})


def visibility_changed(connection: Connection, state: TableState) -> None:
    connection.execute(
        update(schema.results)
        .where(_r.table == state.id)
        .values(listed=table_visibility(state) == "everyone")
    )


def judged(connection: Connection, table: str, body: str) -> None:
    """Adds the numbers of an analysis that was stored in the same transaction."""
    for seat, found in judged_seats(body).items():
        connection.execute(
            update(schema.results)
            .where(_r.table == table, _r.seat == seat)
            .values(**found._asdict())
        )


def fill_page(connection: Connection, after: str, most: int) -> tuple[str | None, int]:
    """Adds rows that are missing among `most` tables after the id `after`.

    Returns the last id of the page, None after the last page, and how many games got rows.
    """
    ids = list(
        connection.execute(select(_t.id).where(_t.id > after).order_by(_t.id).limit(most)).scalars()
    )
    known = select(_r.table).where(_r.table == _t.id).exists()
    people = (
        select(_s.seat)
        .join(schema.people, schema.people.c.id == _s.person)
        .where(_s.table == _t.id, ~identities.is_deleted())
        .exists()
    )
    rows = connection.execute(
        select(
            *(
                _t.id,
                _t.game,
                _t.changed,
                _t.result,
                _t.practice,
                _t.seeded,
                _t.origin_ply,
                _t.source,
            ),
            *(_t.public, _t.visibility, _t.deal, _a.body, _m.at),
        )
        .outerjoin(schema.analyses, _a.table == _t.id)
        # The time of the last move: a rematch also counts as a change of the table.
        .outerjoin(schema.moves, (_m.table == _t.id) & (_m.ply == _t.ply - 1))
        .where(_t.id.in_(ids), _t.status == "over", _t.lesson.is_(False), people, ~known)
    ).all()
    seats = seats_of(connection, [row.id for row in rows])
    for row in rows:
        _fill(connection, row, seats[row.id])
    # An analysis that was stored while the rows were being written.
    for row in connection.execute(
        select(_r.table, _a.body)
        .join(schema.analyses, _a.table == _r.table)
        .where(_r.table.in_(ids), _r.accuracy.is_(None), _a.body.is_not(None))
        .distinct()
    ).all():
        judged(connection, row.table, row.body)
    return (ids[-1] if len(ids) == most else None), len(rows)


def _fill(connection: Connection, row: Any, seats: tuple[SeatState, ...]) -> None:
    result = result_of(row.result)
    if result is None:
        return
    new_deal = not row.seeded and row.origin_ply is None and row.source is None
    counted = not row.practice and new_deal
    found = personal_results(seats, result, counted=counted)
    visibility = visibility_of(row.visibility, public=row.public, seats=seats, deal=row.deal)
    common = {
        "table": row.id,
        "game": row.game,
        "size": len(seats),
        "finished": row.at or row.changed,
        "practice": row.practice,
        "listed": visibility == "everyone",
    }
    _insert(connection, common, found, judged_seats(row.body) if row.body else {})


def _insert(
    connection: Connection,
    common: Mapping[str, Any],
    found: Sequence[PersonalResult],
    numbers: Mapping[int, Judged],
) -> None:
    none = Judged(None, None)
    deleted = _deleted(connection, [one.person for one in found])
    found = [one for one in found if one.person not in deleted]
    _add(
        connection,
        schema.results,
        [
            {
                **common,
                "person": one.person,
                "seat": one.seat,
                "place": one.place,
                "share": one.share,
                "money": one.money,
                "average": one.average,
                "against": one.against,
                "counted": one.counted,
                **numbers.get(one.seat, none)._asdict(),
            }
            for one in found
        ],
    )
    _add(
        connection,
        schema.meetings,
        [
            {
                "person": one.person,
                "table": common["table"],
                "game": common["game"],
                **msgspec.structs.asdict(meeting),
            }
            for one in found
            for meeting in one.meetings
        ],
    )


def _deleted(connection: Connection, people: Sequence[str]) -> set[str]:
    """Those who were deleted: they keep their seats, but no results."""
    found = select(schema.people.c.id).where(
        schema.people.c.id.in_(people), identities.is_deleted()
    )
    return set(connection.execute(found).scalars())


def _add(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    """Rows that are there already stay."""
    if rows:
        dialect: Any = postgresql if connection.dialect.name == "postgresql" else sqlite
        connection.execute(dialect.insert(table).on_conflict_do_nothing(), rows)
