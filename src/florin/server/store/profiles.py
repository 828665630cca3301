"""Reading a person's results: lists of games, totals, opponents, trend."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, and_, func, or_, select

from florin.server.domain import Person
from florin.server.domain.profile import (
    NO_GAMES,
    GamesFilter,
    PlayedGame,
    Profile,
    Score,
    SetupTotals,
    Skill,
    Totals,
    TrendPoint,
    skill,
)
from florin.server.domain.visibility import visibility_of
from florin.server.store import schema
from florin.server.store.seat_rows import result_of, seats_of

TREND_GAMES: Final = 200  # the latest ones that a trend shows
WINDOW: Final = 20  # games in a moving average
MOST_PEOPLE: Final = 50  # opponents that are named, those with most games first
_y, _r, _t, _s, _m, _p = (
    schema.daily_tries.c,
    schema.results.c,
    schema.tables.c,
    schema.seats.c,
    schema.meetings.c,
    schema.people.c,
)


class Cursor(NamedTuple):
    """Where a page ends: the next one has older games."""

    finished: int
    table: str


def holder(connection: Connection, handle_key: str) -> Person | None:
    """The person whose handle has this key; None also for a banned person."""
    row = connection.execute(
        select(*(_p[name] for name in Person.__struct_fields__)).where(
            _p.handle_key == handle_key, _p.banned.is_(False)
        )
    ).first()
    return None if row is None else Person(*row)


def set_public(connection: Connection, person: str, public: bool) -> None:
    connection.execute(schema.people.update().where(_p.id == person).values(profile_public=public))


def games(
    connection: Connection,
    person: str,
    wanted: GamesFilter,
    before: Cursor | None,
    most: int,
    *,
    listed: bool,
    since: str = "",
) -> tuple[list[PlayedGame], Cursor | None]:
    """A page of finished games, the latest first, and where the next page begins.

    `listed`: only games that others may find in a public profile. Deals of the day from the date
    `since` on are left out then: others must not see them yet.
    """
    query = (
        select(schema.results, _t.result, _t.visibility, _t.public, _t.deal)
        .join(schema.tables, _t.id == _r.table)
        .where(_r.person == person, *_conditions(person, wanted))
        .order_by(_r.finished.desc(), _r.table.desc())
        .limit(most + 1)
    )
    if listed:
        query = query.where(_r.listed, _r.table.not_in(_open_tries(person, since)))
    if before is not None:
        query = query.where(
            or_(
                _r.finished < before.finished,
                and_(_r.finished == before.finished, _r.table < before.table),
            )
        )
    rows = connection.execute(query).all()
    shown = rows[:most]
    seats = seats_of(connection, [row.table for row in shown])
    others = {seat.person for one in seats.values() for seat in one if seat.person is not None}
    handles = _public_handles(connection, others - {person})
    found = [_played(row, seats[row.table], handles) for row in shown]
    if len(rows) <= most:
        return found, None
    return found, Cursor(shown[-1].finished, shown[-1].table)


def _played(row: Any, seats: Sequence[Any], handles: dict[str, str]) -> PlayedGame:
    result = result_of(row.result)
    return PlayedGame(
        **{name: row._mapping[name] for name in PlayedGame.__struct_fields__ if name in _r},
        visibility=visibility_of(row.visibility, public=row.public, seats=seats, deal=row.deal),
        seats=tuple(seats),
        money_of=() if result is None else result.money,
        skill=_skill([row]),
        handles={
            at: handles[seat.person] for at, seat in enumerate(seats) if seat.person in handles
        },
    )


def _conditions(person: str, wanted: GamesFilter) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = []
    if wanted.game is not None:
        found.append(_r.game == wanted.game)
    if wanted.size is not None:
        found.append(_r.size == wanted.size)
    if wanted.against is not None:
        found.append(_r.against == wanted.against)
    if wanted.outcome is not None:
        found.append(_r.share > 0 if wanted.outcome == "won" else _r.share == 0)
    other = select(_s.seat).where(_s.table == _r.table, _s.seat != _r.seat)
    if wanted.bot is not None:
        found.append(other.where(_s.bot == wanted.bot).exists())
    if wanted.opponent:
        named = _s.name.icontains(wanted.opponent, autoescape=True)
        found.append(other.where(named, or_(_s.person.is_(None), _s.person != person)).exists())
    return found


def _public_handles(connection: Connection, people: set[str]) -> dict[str, str]:
    rows = connection.execute(
        select(_p.id, _p.handle).where(
            _p.id.in_(people), _p.profile_public, _p.handle.is_not(None), _p.banned.is_(False)
        )
    )
    return {row.id: row.handle for row in rows}


def _open_tries(person: str, since: str) -> Select[tuple[str]]:
    """Tables of the person's tries at deals of the day from that date on."""
    return select(_y.table).where(_y.person == person, _y.deal >= since)


def profile(
    connection: Connection, person: str, game: str | None, *, own: bool, since: str = ""
) -> Profile:
    """The numbers of all games, or of one. `own`: the person reads it, and sees all names.

    Others do not see tries at deals of the day from the date `since` on, not even in totals.
    """
    mine = [_r.person == person] + ([] if game is None else [_r.game == game])
    if not own:
        mine.append(_r.table.not_in(_open_tries(person, since)))
    setups = _setups(connection, mine)
    seen = select(func.count()).select_from(schema.results).where(*mine)
    if not own:
        seen = seen.where(_r.listed)
    bots, people = _scores(connection, person, game, own=own, since=since)
    return Profile(
        totals=_together([setup.totals for setup in setups]),
        setups=tuple(setups),
        bots=bots,
        people=people,
        trend=tuple(_trend(connection, mine)),
        listed=connection.execute(seen).scalar_one(),
    )


def _setups(connection: Connection, mine: list[ColumnElement[bool]]) -> list[SetupTotals]:
    rows = connection.execute(
        select(
            _r.game,
            _r.size,
            func.count().label("games"),
            func.sum(_r.share).label("wins"),
            func.avg(_r.money).label("money"),
            func.avg(_r.average).label("average"),
            func.max(_r.money).label("best"),
            func.count(_r.accuracy).label("judged"),
            func.avg(_r.accuracy).label("accuracy"),
            func.sum(_r.luck).label("luck"),
            func.sum(_r.skill_decisions).label("skill_decisions"),
            func.sum(_r.skill_lost).label("skill_lost"),
            func.sum(_r.skill_squares).label("skill_squares"),
        )
        .where(*mine, _r.counted)
        .group_by(_r.game, _r.size)
        .order_by(_r.game, _r.size)
    )
    return [
        SetupTotals(
            row.game,
            row.size,
            Totals(
                games=row.games,
                wins=row.wins,
                fair=row.games / row.size,
                money=float(row.money),
                average=float(row.average),
                best=row.best,
                judged=row.judged,
                accuracy=row.accuracy,
                luck=row.luck,
                skill=_skill([row]),
            ),
        )
        for row in rows
    ]


def _together(parts: Sequence[Totals]) -> Totals:
    games = sum(part.games for part in parts)
    judged = sum(part.judged for part in parts)
    if not games:
        return NO_GAMES
    return Totals(
        games=games,
        wins=sum(part.wins for part in parts),
        fair=sum(part.fair for part in parts),
        money=sum(part.money * part.games for part in parts) / games,
        average=sum(part.average * part.games for part in parts) / games,
        best=max(part.best for part in parts),
        judged=judged,
        accuracy=sum((part.accuracy or 0) * part.judged for part in parts) / judged
        if judged
        else None,
        luck=sum(part.luck or 0 for part in parts) if judged else None,
        skill=_pooled([part.skill for part in parts if part.skill is not None]),
    )


def _skill(rows: Iterable[Any]) -> Skill | None:
    """Of all decisions of these rows; rows that were not analysed add nothing."""
    found = [row for row in rows if row.skill_decisions]
    return skill(
        sum(row.skill_decisions for row in found),
        sum(row.skill_lost for row in found),
        sum(row.skill_squares for row in found),
    )


def _pooled(parts: Sequence[Skill]) -> Skill | None:
    return skill(
        sum(part.decisions for part in parts),
        sum(part.lost for part in parts),
        sum(part.squares for part in parts),
    )


def _scores(
    connection: Connection, person: str, game: str | None, *, own: bool, since: str
) -> tuple[tuple[Score, ...], tuple[Score, ...]]:
    """Bots and people. Other readers see the names of people with a public profile alone."""
    query = (
        select(_m.bot, _m.opponent, func.count().label("games"), func.sum(_m.score).label("ahead"))
        .where(_m.person == person)
        .group_by(_m.bot, _m.opponent)
    )
    if game is not None:
        query = query.where(_m.game == game)
    if not own:
        query = query.where(_m.table.not_in(_open_tries(person, since)))
    rows = connection.execute(query).all()
    bots = [Score(row.games, row.ahead, row.bot, None, None) for row in rows if row.bot is not None]
    met = sorted(
        (row for row in rows if row.bot is None), key=lambda row: (-row.games, row.opponent)
    )
    ids = [row.opponent for row in met[: 4 * MOST_PEOPLE]]
    known = {
        row.id: row
        for row in connection.execute(
            select(_p.id, _p.name, _p.handle, _p.profile_public).where(
                _p.id.in_(ids), _p.banned.is_(False)
            )
        )
    }
    named: list[Score] = []
    games, ahead = 0, 0.0
    for row in met:
        who = known.get(row.opponent)
        public = who is not None and who.profile_public and who.handle is not None
        if who is None or not (own or public) or len(named) == MOST_PEOPLE:
            games, ahead = games + row.games, ahead + row.ahead
        else:
            handle = who.handle if public else None
            named.append(Score(row.games, row.ahead, None, who.name, handle))
    if games:
        named.append(Score(games, ahead, None, None, None))
    return tuple(bots), tuple(named)


def _trend(connection: Connection, mine: list[ColumnElement[bool]]) -> list[TrendPoint]:
    rows = connection.execute(
        select(
            *(_r.finished, _r.size, _r.share, _r.money, _r.average, _r.accuracy, _r.luck),
            *(_r.skill_decisions, _r.skill_lost, _r.skill_squares),
        )
        .where(*mine, _r.counted)
        .order_by(_r.finished.desc(), _r.table.desc())
        .limit(TREND_GAMES)
    ).all()
    above = luck = 0.0
    accuracies: deque[float] = deque(maxlen=WINDOW)
    leads: deque[float] = deque(maxlen=WINDOW)
    latest: deque[Any] = deque(maxlen=WINDOW)
    points: list[TrendPoint] = []
    for row in reversed(rows):
        above += row.share - 1 / row.size
        luck += row.luck or 0
        leads.append(row.money - row.average)
        latest.append(row)
        if row.accuracy is not None:
            accuracies.append(row.accuracy)
        points.append(
            TrendPoint(
                finished=row.finished,
                above=above,
                luck=luck,
                accuracy=sum(accuracies) / len(accuracies) if accuracies else None,
                lead=sum(leads) / len(leads),
                skill=_skill(latest),
            )
        )
    return points
