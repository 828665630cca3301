"""Lists of tables: the lobby, and a person's tables."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Row, Select, case, func, literal_column, select, union

from florin.server.domain import SeatState, TableSummary
from florin.server.store import schema
from florin.server.store.seat_rows import bank_of, result_of, seats_of

MOST: Final = 100
MOST_FINISHED: Final = 30  # in the list of my tables; the profile has all of them
_t = schema.tables.c


def lobby(connection: Connection, since: int) -> list[TableSummary]:
    """Public tables that changed after `since`: open ones first, then games under way.

    Places and owners take turns: the first table of each comes before the second one of any. Many
    tables of one address or person do not push those of others out of the list.
    """
    rank = case((_t.status == "open", 0), else_=1)
    latest = _t.changed.desc()
    of_owner = (
        select(
            _t.id,
            rank.label("rank"),
            _t.changed,
            func.coalesce(_t.place, _t.owner).label("place"),
            func.row_number()
            .over(partition_by=(_t.status, _t.owner), order_by=latest)
            .label("of_owner"),
        )
        .where(
            _t.public,
            _t.lesson.is_(False),
            _t.status.in_(("open", "playing")),
            _t.changed >= since,
        )
        .subquery()
    )
    o = of_owner.c
    turn = func.row_number().over(
        partition_by=(o.rank, o.place), order_by=(o.of_owner, o.changed.desc())
    )
    first = (
        select(o.id, o.rank, o.changed, turn.label("turn"))
        .order_by("rank", "turn", o.changed.desc())
        .limit(MOST)
        .subquery()
    )
    return summaries(
        connection,
        select(schema.tables)
        .join(first, first.c.id == _t.id)
        .order_by(first.c.rank, first.c.turn, first.c.changed.desc()),
    )


def tables_of(connection: Connection, person: str) -> list[TableSummary]:
    """Unfinished tables of the person, those that wait first, then the latest finished games.

    Lessons are left out: the web app offers them where lessons are.
    """
    return [*unfinished_of(connection, person), *_finished_of(connection, person)]


def unfinished_of(connection: Connection, person: str) -> list[TableSummary]:
    """Tables that the person plays at, is invited to, or owns: those that wait first.

    However many games the person has finished, only unfinished ones are read: the indexes on the
    person of a seat and on the owner of a table tell them apart.
    """
    s = schema.seats.c
    # A union: PostgreSQL would read all tables for a condition with OR.
    mine = union(
        select(s.table).where(s.person == person, s.finished.is_(False)),
        select(s.table).where(s.invited == person),
        select(_t.id).where(_t.owner == person, _t.status.in_(("open", "playing"))),
    )
    turn = (
        select(s.table)
        .where(s.person == person, s.table == _t.id, s.seat == _t.to_act)
        .correlate(schema.tables)
        .exists()
    )
    rank = case((turn, 0), (_t.status == "playing", 1), else_=2)
    return summaries(
        connection,
        select(schema.tables)
        .where(_t.id.in_(mine), _t.status != "over", _t.lesson.is_(False))
        .order_by(rank, _t.changed.desc())
        .limit(MOST),
    )


def public_games_of(connection: Connection, person: str) -> list[TableSummary]:
    """Games under way that everyone may find: the person plays, and the table is public."""
    return [
        table
        for table in unfinished_of(connection, person)
        if table.public
        and table.status == "playing"
        and any(seat.person == person for seat in table.seats)
    ]


def _finished_of(connection: Connection, person: str) -> list[TableSummary]:
    """The latest games that the person has played, or owns without having played."""
    r = schema.results.c
    played = (
        select(r.table, r.finished)
        .where(r.person == person)
        .order_by(r.finished.desc(), r.table.desc())
        .limit(MOST_FINISHED)
    )
    owned = (
        select(_t.id, _t.changed)
        # Not a parameter: the index is for this status alone.
        .where(_t.owner == person, _t.status == literal_column("'over'"), _t.lesson.is_(False))
        .order_by(_t.changed.desc())
        .limit(MOST_FINISHED)
    )
    # The time of a game that was played goes before that of its last change.
    times = {table: at for query in (owned, played) for table, at in connection.execute(query)}
    latest = sorted(times, key=lambda table: (-times[table], table))[:MOST_FINISHED]
    found = summaries(connection, select(schema.tables).where(_t.id.in_(latest)))
    return sorted(found, key=lambda table: latest.index(table.id))


def summaries(connection: Connection, query: Select[Any]) -> list[TableSummary]:
    rows = connection.execute(query).all()
    seats = seats_of(connection, [row.id for row in rows])
    return [_summary(row, seats[row.id]) for row in rows]


def _summary(row: Row[Any], seats: tuple[SeatState, ...]) -> TableSummary:
    return TableSummary(
        id=row.id,
        game=row.game,
        status=row.status,
        owner=row.owner,
        owner_name=row.owner_name,
        created=row.created,
        changed=row.changed,
        seats=seats,
        options=row.rules,
        clock=row.clock,
        bank=bank_of(row.bank),
        public=row.public,
        pace=row.pace,
        stand_in=row.stand_in,
        seeded=row.seeded,
        same_deal=row.same_deal,
        practice=row.practice,
        ply=row.ply,
        stage=row.stage,
        money=None if row.money is None else tuple(row.money),
        to_act=row.to_act,
        turn_since=row.turn_since,
        due=row.due,
        due_bot=row.due_bot,
        paused=row.paused,
        result=result_of(row.result),
    )
