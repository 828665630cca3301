"""Deals of the day, and the tries of people at them."""

from __future__ import annotations

from collections.abc import Sequence
from sys import intern
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from florin.server.domain import daily
from florin.server.domain.daily import Deal
from florin.server.store import schema
from florin.server.store.seat_rows import result_of, seats_of

MOST_SETTLED: Final = 50  # tries that are looked at in one transaction
_d, _y = schema.daily_deals.c, schema.daily_tries.c
_t, _m, _p, _a = schema.tables.c, schema.moves.c, schema.people.c, schema.analyses.c


class StoredDeal(NamedTuple):
    """`best`: how the strongest bot played it, or None as long as that is not known."""

    deal: Deal
    seed: str
    best: Best | None


class Best(msgspec.Struct, frozen=True):
    """A whole game with the strongest bot in the person's seat."""

    bot: str
    place: int
    money: tuple[int, ...]
    tokens: tuple[str, ...]
    decisions: tuple[str, ...]


class Try(NamedTuple):
    """A person's try. What is not known yet is None."""

    deal: str
    person: str
    name: str
    table: str
    created: int
    finished: int | None
    in_time: bool | None
    place: int | None
    money: int | None
    decisions: tuple[str, ...]
    accuracy: float | None
    own: float | None
    luck: float | None
    adjusted: float | None


class _Balance(msgspec.Struct):
    own: float
    luck: float
    result: float


class _Total(msgspec.Struct):
    seat: int
    accuracy: float = 100.0
    balance: _Balance | None = None


class _Analysis(msgspec.Struct):
    """As much of a stored analysis as is needed here."""

    totals: list[_Total]


_decoder: Final = msgspec.json.Decoder(_Analysis)


def ensure(connection: Connection, deal: Deal, seed: str) -> StoredDeal:
    """The stored deal, which is `deal` if there was none: later changes of the line-up wait."""
    dialect: Any = postgresql if connection.dialect.name == "postgresql" else sqlite
    connection.execute(
        dialect.insert(schema.daily_deals)
        .values(deal=deal.id, seed=seed, seat=deal.seat, bots=list(deal.bots))
        .on_conflict_do_nothing()
    )
    found = find(connection, deal.id)
    assert found is not None
    return found


def find(connection: Connection, deal: str) -> StoredDeal | None:
    row = connection.execute(select(schema.daily_deals).where(_d.deal == deal)).first()
    if row is None:
        return None
    day, game = daily.parts_of(deal)
    stored = Deal(id=deal, date=daily.date_of(day), game=game, seat=row.seat, bots=tuple(row.bots))
    best = None if row.best is None else msgspec.convert(row.best, Best)
    return StoredDeal(stored, row.seed, best)


def begin(connection: Connection, deal: str, person: str, table: str, now: int) -> str | None:
    """Uses the person's one try for `table`; the table of an earlier try if there is one."""
    dialect: Any = postgresql if connection.dialect.name == "postgresql" else sqlite
    made = connection.execute(
        dialect.insert(schema.daily_tries)
        .values(deal=deal, person=person, table=table, created=now)
        .on_conflict_do_nothing()
    )
    if made.rowcount == 1:
        return None
    return connection.execute(
        select(_y.table).where(_y.deal == deal, _y.person == person)
    ).scalar_one()


def has_finished(connection: Connection, deal: str, person: str) -> bool:
    """Whether the game of the person's try is over."""
    status = connection.execute(
        select(_t.status)
        .join(schema.daily_tries, _y.table == _t.id)
        .where(_y.deal == deal, _y.person == person)
    ).scalar()
    return status == "over"


def settle(connection: Connection, condition: ColumnElement[bool] | None = None) -> int:
    """Writes the results of tries whose games are over; returns how many.

    Nothing is written together with a move: a process that dies after the last move leaves a try
    that this finds.
    """
    query = (
        select(_y.deal, _y.person, _y.table, _t.result)
        .join(schema.tables, _t.id == _y.table)
        .where(_y.finished.is_(None), _t.status == "over")
        .limit(MOST_SETTLED)
    )
    rows = connection.execute(query if condition is None else query.where(condition)).all()
    seats = seats_of(connection, [row.table for row in rows])
    for row in rows:
        result = result_of(row.result)
        seat = next(
            (at for at, one in enumerate(seats[row.table]) if one.person == row.person), None
        )
        if result is None or seat is None:
            continue
        moves = connection.execute(
            select(_m.token, _m.seat, _m.at).where(_m.table == row.table).order_by(_m.ply)
        ).all()
        finished = moves[-1].at
        connection.execute(
            update(schema.daily_tries)
            .where(_y.deal == row.deal, _y.person == row.person, _y.finished.is_(None))
            .values(
                finished=finished,
                in_time=not daily.is_over(row.deal, finished),
                place=daily.place_of(result, seat),
                money=result.money[seat],
                decisions=" ".join(move.token for move in moves if move.seat == seat),
            )
        )
    return len(rows)


def unsettled(connection: Connection, deal: str) -> bool:
    """Whether a try at the deal is over whose result is not written yet."""
    found = (
        select(_y.person)
        .join(schema.tables, _t.id == _y.table)
        .where(_y.deal == deal, _y.finished.is_(None), _t.status == "over")
        .limit(1)
    )
    return connection.execute(found).first() is not None


def settle_deal(connection: Connection, deal: str) -> None:
    """`settle` for the tries at one deal."""
    settle(connection, _y.deal == deal)


def settle_one(connection: Connection, deal: str, person: str) -> None:
    """`settle` and `judge` for one try."""
    mine = (_y.deal == deal) & (_y.person == person)
    settle(connection, mine)
    judge(connection, mine)


def judge(connection: Connection, condition: ColumnElement[bool] | None = None) -> int:
    """Writes skill and luck of tries whose games were analysed; returns how many."""
    query = (
        select(_y.deal, _y.person, _y.table, _a.body)
        .join(schema.analyses, _a.table == _y.table)
        .where(_y.finished.is_not(None), _y.accuracy.is_(None), _a.body.is_not(None))
        .limit(MOST_SETTLED)
    )
    rows = connection.execute(query if condition is None else query.where(condition)).all()
    seats = seats_of(connection, [row.table for row in rows])
    for row in rows:
        mine = {at for at, one in enumerate(seats[row.table], 1) if one.person == row.person}
        found = next((one for one in _decoder.decode(row.body).totals if one.seat in mine), None)
        if found is None or found.balance is None:
            continue
        balance = found.balance
        connection.execute(
            update(schema.daily_tries)
            .where(_y.deal == row.deal, _y.person == row.person)
            .values(
                accuracy=found.accuracy,
                own=balance.own,
                luck=balance.luck,
                adjusted=balance.result - balance.luck,
            )
        )
    return len(rows)


def try_of(connection: Connection, deal: str, person: str) -> Try | None:
    row = connection.execute(_tries().where(_y.deal == deal, _y.person == person)).first()
    return None if row is None else _try(row)


def tries_of(connection: Connection, person: str, deals: Sequence[str]) -> dict[str, Try]:
    """The person's tries at these deals, by deal."""
    rows = connection.execute(_tries().where(_y.person == person, _y.deal.in_(deals)))
    return {row.deal: _try(row) for row in rows}


def days_done(connection: Connection, person: str) -> list[int]:
    """The days on which the person finished a deal in time, each once."""
    found = connection.execute(select(_y.deal).where(_y.person == person, _y.in_time)).scalars()
    return sorted({daily.parts_of(deal)[0] for deal in found})


def ranking(connection: Connection, deal: str, most: int) -> list[Try]:
    """The best tries that were finished in time, best first."""
    rows = connection.execute(
        _tries()
        .where(_y.deal == deal, _y.in_time)
        .order_by(_y.place, _y.money.desc(), _y.finished)
        .limit(most)
    )
    return [_try(row) for row in rows]


def players(connection: Connection, deal: str) -> int:
    """How many tries were finished in time."""
    return connection.execute(select(func.count()).where(_y.deal == deal, _y.in_time)).scalar_one()


def rank(connection: Connection, deal: str, place: int, money: int) -> int:
    """1 for the best. Equal results share a rank."""
    better = or_(_y.place < place, (_y.place == place) & (_y.money > money))
    return (
        1
        + connection.execute(
            select(func.count()).where(_y.deal == deal, _y.in_time, better)
        ).scalar_one()
    )


def all_decisions(
    connection: Connection, deal: str, most: int
) -> list[tuple[str, tuple[str, ...]]]:
    """Who made which decisions in their tries, the latest tries first."""
    rows = connection.execute(
        select(_y.person, _y.decisions)
        .where(_y.deal == deal, _y.in_time)
        .order_by(_y.finished.desc())
        .limit(most)
    )
    # Thousands of tries have few different tokens.
    return [(row.person, tuple(map(intern, (row.decisions or "").split()))) for row in rows]


def first_date(connection: Connection) -> str | None:
    """The date of the earliest deal that was asked for."""
    found = connection.execute(select(func.min(_d.deal))).scalar()
    return None if found is None else found[:10]


def claim_best(connection: Connection, deal: str, now: int, stale: int) -> bool:
    """Whether this process may compute how the strongest bot plays the deal."""
    found = connection.execute(
        update(schema.daily_deals)
        .where(_d.deal == deal, _d.best.is_(None), or_(_d.claimed.is_(None), _d.claimed < stale))
        .values(claimed=now)
    )
    return found.rowcount == 1


def store_best(connection: Connection, deal: str, best: Best) -> None:
    connection.execute(
        update(schema.daily_deals)
        .where(_d.deal == deal, _d.best.is_(None))
        .values(best=msgspec.to_builtins(best))
    )


def release_best(connection: Connection, deal: str) -> None:
    connection.execute(
        update(schema.daily_deals).where(_d.deal == deal, _d.best.is_(None)).values(claimed=None)
    )


def without_best(connection: Connection, stale: int, most: int) -> list[str]:
    """Deals that a person has tried and that the strongest bot has not played yet."""
    tried = select(_y.deal).where(_y.deal == _d.deal).exists()
    return list(
        connection.execute(
            select(_d.deal)
            .where(_d.best.is_(None), or_(_d.claimed.is_(None), _d.claimed < stale), tried)
            .order_by(_d.deal.desc())
            .limit(most)
        ).scalars()
    )


def _tries() -> Any:
    return select(schema.daily_tries, _p.name).join(schema.people, _p.id == _y.person)


def _try(row: Row[Any]) -> Try:
    values = {name: getattr(row, name) for name in Try._fields}
    values["decisions"] = tuple((row.decisions or "").split())
    return Try(**values)
