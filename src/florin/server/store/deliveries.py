"""Deliveries of notices: what is due, who sends it, how it ended.

A notice of the outbox is written with the change that it tells of. A worker turns it into
deliveries, one for each place, and claims each delivery before it sends. A claim is given back only
if nothing was sent. A process that dies between its claim and the answer leaves the delivery
`unknown`: it is not sent again, so no turn is announced twice. Rows are claimed with SKIP LOCKED on
PostgreSQL; SQLite has one writer.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final, Literal
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection, Row, case, delete, func, insert, or_, select, update

from florin.server.domain.notices import (
    OF_TURN,
    NoticeKind,
    reminder_of,
)
from florin.server.operations.addresses import site_of
from florin.server.operations.local_time import date_in, quiet_end
from florin.server.store import notices, schema
from florin.server.store.notices import NoticeSettings
from florin.server.store.outbox import NoticeRow, add, key_of
from florin.server.store.seat_rows import seats_of

LEASE_MS: Final = 120_000  # longer than any attempt to send; then its process has died
LEAST_CLOCK_MS: Final = 3_600_000  # no reminders in turns with less time than an hour
TROUBLE_DAYS_MS: Final = 14 * 86_400_000
MOST_OF_PERSON: Final = 2  # deliveries of one person, or to one host, that are sent at once
MOST_OF_HOST: Final = 8
MOST_OF_SLOW_HOST: Final = 2
MOST_WAITING: Final = 50  # deliveries of one person; further notices are dropped
KEEP_MS: Final = 30 * 86_400_000  # how long rows of the outbox are kept
State = Literal["waiting", "sending", "sent", "failed", "unknown", "dropped"]
_o, _d, _t, _s = schema.outbox.c, schema.deliveries.c, schema.tables.c, schema.seats.c


class Lanes(msgspec.Struct, frozen=True):
    """How much may be sent now. Hosts that are not known to answer quickly have a part of it.

    `quick` are sites, see `site_of`; `silent` are hosts that do not answer.
    """

    most: int
    most_slow: int
    quick: Collection[str] = ()
    silent: Collection[str] = ()


class Waiting(msgspec.Struct, frozen=True):
    """A notice that is due: whose, and at which table."""

    key: str
    person: str
    table: str | None


class Delivery(msgspec.Struct, frozen=True):
    """A claimed delivery, with everything that its text needs."""

    id: str
    key: str
    person: str
    kind: NoticeKind
    channel: str
    target: str
    host: str  # of the address to which it goes; empty for mail
    attempts: int
    settings: NoticeSettings
    table: str | None
    game: str | None
    names: tuple[str, ...]  # of the other people and bots at the table
    due: int | None
    waiting: int  # games that wait for the person
    created: int


class Trouble(msgspec.Struct, frozen=True):
    """A delivery that did not arrive, or may not have."""

    at: int
    kind: NoticeKind
    channel: str
    state: State
    detail: str


def due(connection: Connection, now: int, most: int) -> list[Waiting]:
    found = connection.execute(
        select(_o.key, _o.person, _o.table)
        .where(_o.state == "new", _o.at <= now)
        .order_by(_o.at)
        .limit(most)
    )
    return [Waiting(*row) for row in found]


def next_at(connection: Connection) -> int | None:
    """When the next notice or delivery is due, or a claim expires."""
    claimed = connection.execute(select(func.min(_d.claimed)).where(_d.state == "sending")).scalar()
    times = [
        connection.execute(select(func.min(_o.at)).where(_o.state == "new")).scalar(),
        connection.execute(select(func.min(_d.at)).where(_d.state == "waiting")).scalar(),
        None if claimed is None else claimed + LEASE_MS + 1,
    ]
    return min((at for at in times if at is not None), default=None)


def expand(
    connection: Connection,
    keys: Collection[str],
    present: Collection[str],
    ids: Sequence[str],
    now: int,
    mail: bool,
) -> int:
    """Makes the deliveries of these notices; returns how many.

    `present` are the keys whose person has the table open, `ids` are enough ids for deliveries.
    `mail`: this site sends mail.
    """
    rows = connection.execute(
        select(schema.outbox)
        .where(_o.key.in_(keys), _o.state == "new")
        .with_for_update(skip_locked=True)
    ).all()
    fresh = iter(ids)
    made = 0
    for row in rows:
        settings = notices.load(connection, row.person)
        later = None if settings is None else _later(row.kind, settings, now)
        if settings is None:
            state = "unwanted"
        elif row.key in present:
            state = "present"
        elif not is_current(connection, row):
            state = "outdated"
        elif later is not None:
            connection.execute(update(schema.outbox).where(_o.key == row.key).values(at=later))
            continue
        elif _waiting(connection, row.person) >= MOST_WAITING:
            state = "too many"
        else:
            places = _places(settings, row.kind, mail=mail)
            state = "sent" if places else "unwanted"
            for channel, target in places:
                made += 1
                connection.execute(
                    insert(schema.deliveries).values(
                        id=next(fresh),
                        notice=row.key,
                        person=row.person,
                        channel=channel,
                        target=target,
                        host=site_of(_host(settings, channel, target)),
                        state="waiting",
                        attempts=0,
                        at=now,
                    )
                )
        connection.execute(update(schema.outbox).where(_o.key == row.key).values(state=state))
    return made


def _places(settings: NoticeSettings, kind: NoticeKind, *, mail: bool) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for channel in settings.channels(kind):
        if channel == "push":
            found += [("push", one.id) for one in settings.push]
        elif channel != "mail" or mail:
            found.append((channel, ""))
    return found


def _host(settings: NoticeSettings, channel: str, target: str) -> str:
    """The host of the address to which the delivery goes; empty for mail, or if there is none."""
    url = next((one.endpoint for one in settings.push if one.id == target), None)
    if channel == "webhook":
        url = settings.webhook
    return (urlsplit(url).hostname or "") if url else ""


def _waiting(connection: Connection, person: str) -> int:
    mine = _d.person == person, _d.state == "waiting"
    return connection.execute(select(func.count()).where(*mine)).scalar_one()


def _later(kind: NoticeKind, settings: NoticeSettings, now: int) -> int | None:
    """When a notice may be sent that may not be sent now: after quiet hours or a holiday."""
    if kind in OF_TURN and settings.holiday_until is not None and settings.holiday_until > now:
        return settings.holiday_until
    chosen = settings.preferences
    return quiet_end(chosen.zone, chosen.quiet_from, chosen.quiet_until, now)


def is_current(connection: Connection, row: Row[Any]) -> bool:
    """Whether the notice still tells something: the turn has not been played, and so on."""
    if row.kind == "digest":
        return notices.waiting_count(connection, row.person) > 0
    if row.kind == "over":
        return True
    if row.kind == "invitation":
        found = connection.execute(
            select(_s.seat)
            .join(schema.tables, _t.id == _s.table)
            .where(_s.table == row.table, _s.invited == row.person, _t.status == "open")
        )
        return found.first() is not None
    found = connection.execute(
        select(_t.id)
        .join(schema.seats, (_s.table == _t.id) & (_s.seat == _t.to_act))
        .where(
            _t.id == row.table,
            _t.era == row.era,
            _t.ply == row.ply,
            _t.status == "playing",
            _s.person == row.person,
            _s.absent.is_(False),
        )
    )
    return found.first() is not None


def claim(connection: Connection, node: str, now: int, lanes: Lanes) -> list[Delivery]:
    """Deliveries that this process must send now. Those that tell nothing any more are dropped."""
    connection.execute(
        update(schema.deliveries)
        .where(_d.state == "sending", _d.claimed < now - LEASE_MS)
        .values(state="unknown", detail="the server stopped while it was sending")
    )
    claimed: list[Delivery] = []
    while not claimed and (ids := _next(connection, now, lanes)):
        rows = connection.execute(
            select(schema.deliveries)
            .where(_d.id.in_(ids), _d.state == "waiting")
            .with_for_update(skip_locked=True)
        ).all()
        if not rows:  # another process was faster
            break
        for row in sorted(rows, key=lambda row: ids.index(row.id)):
            notice = connection.execute(select(schema.outbox).where(_o.key == row.notice)).one()
            settings = notices.load(connection, row.person)
            values: dict[str, Any] = {"state": "dropped"}
            if settings is not None and is_current(connection, notice):
                later = _later(notice.kind, settings, now)
                host = _host(settings, row.channel, row.target)
                if later is not None:
                    values = {"at": later}
                elif site_of(host) != row.host:  # the person has changed the address: a new turn
                    values = {"host": site_of(host)}
                elif host in lanes.silent:
                    values = {"state": "failed", "detail": "it has not answered for some minutes"}
                else:
                    values = {"state": "sending", "node": node, "claimed": now}
                    values["attempts"] = row.attempts + 1
                    claimed.append(_delivery(connection, row, notice, settings, host))
            connection.execute(update(schema.deliveries).where(_d.id == row.id).values(**values))
    return claimed


def _next(connection: Connection, now: int, lanes: Lanes) -> list[str]:
    """Ids of deliveries that are due. People take turns, and so do hosts; quick ones come first.

    What is being sent counts, in all processes.
    """
    sending = case((_d.state == "sending", 0), else_=1)
    of_person = func.row_number().over(partition_by=_d.person, order_by=(sending, _d.at, _d.id))
    due = or_(_d.state == "sending", (_d.state == "waiting") & (_d.at <= now))
    p = (
        select(_d.id, _d.host, _d.at, sending.label("sending"), of_person.label("turn"))
        .where(due)
        .subquery()
    ).c
    order = p.sending, p.turn, p.at, p.id
    of_host = func.row_number().over(partition_by=p.host, order_by=order)
    h = (
        select(p.id, p.at, p.sending, p.host.in_(["", *lanes.quick]).label("quick"))
        .add_columns(of_host.label("turn"))
        .where(p.turn <= MOST_OF_PERSON)
        .subquery()
    ).c
    first = select(h.id).where(h.sending == 1).order_by(h.turn, h.at, h.id)
    quick = first.where(h.quick, h.turn <= MOST_OF_HOST).limit(lanes.most)
    slow = first.where(~h.quick, h.turn <= MOST_OF_SLOW_HOST).limit(lanes.most_slow)
    found = [*connection.execute(quick).scalars(), *connection.execute(slow).scalars()]
    return found[: lanes.most]


def _delivery(
    connection: Connection, row: Row[Any], notice: Row[Any], settings: NoticeSettings, host: str
) -> Delivery:
    table = None
    names: tuple[str, ...] = ()
    if notice.table is not None:
        table = connection.execute(select(_t.game, _t.due).where(_t.id == notice.table)).first()
        seats = seats_of(connection, [notice.table]).get(notice.table, ())
        mine = {notice.person}
        names = tuple(s.name for s in seats if s.name and {s.person, s.invited}.isdisjoint(mine))
    return Delivery(
        id=row.id,
        key=row.notice,
        person=row.person,
        kind=notice.kind,
        channel=row.channel,
        target=row.target,
        host=host,
        attempts=row.attempts + 1,
        settings=settings,
        table=notice.table,
        game=None if table is None else table.game,
        names=names,
        due=None if table is None else table.due,
        waiting=notices.waiting_count(connection, row.person),
        created=notice.created,
    )


def finish(
    connection: Connection,
    delivery: str,
    node: str,
    state: State,
    detail: str = "",
    at: int | None = None,
) -> None:
    """Records how a claimed delivery ended. `at`: when it is tried again, if it is `waiting`."""
    values: dict[str, Any] = {"state": state, "detail": detail[:200]}
    if at is not None:
        values["at"] = at
    connection.execute(
        update(schema.deliveries)
        .where(_d.id == delivery, _d.state == "sending", _d.node == node)
        .values(**values)
    )


def remind(
    connection: Connection, now: int, most: int, after: tuple[int, str] = (0, "")
) -> tuple[int, str] | None:
    """Writes the reminders that are due; returns where the next page begins, if there is one.

    Only people who have settings are looked at. A reminder exists once for each turn, and turns
    whose reminders were written stay in these pages until they end.
    """
    n = schema.notice_settings.c
    rows = connection.execute(
        select(_t.id, _t.era, _t.ply, _t.turn_since, _t.due, _t.clock, _t.time_left, _s.person)
        .add_columns(_s.seat)
        .join(schema.seats, (_s.table == _t.id) & (_s.seat == _t.to_act))
        .join(schema.notice_settings, n.person == _s.person)
        .where(
            _t.due > now,
            _t.due - _t.turn_since >= LEAST_CLOCK_MS,
            (_t.due - now) * 2 <= _t.due - _t.turn_since,
            _t.due_bot.is_(False),
            _t.status == "playing",
            or_(n.holiday_until.is_(None), n.holiday_until <= now),
            or_(_t.due > after[0], (_t.due == after[0]) & (_t.id > after[1])),
        )
        .order_by(_t.due, _t.id)
        .limit(most)
    ).all()
    found: list[NoticeRow] = []
    for row in rows:
        # A bank holds what the seat had when its turn began.
        bank = None if row.time_left is None else row.time_left[row.seat] // 1000
        kind = reminder_of(now, row.turn_since, row.due, row.clock if bank is None else bank)
        if kind is not None:
            found.append(
                NoticeRow(
                    key=key_of(kind, row.id, row.era, row.ply, row.person),
                    person=row.person,
                    kind=kind,
                    table=row.id,
                    era=row.era,
                    ply=row.ply,
                    created=now,
                    at=now,
                )
            )
    known = connection.execute(select(_o.key).where(_o.key.in_([one.key for one in found])))
    old = set(known.scalars())
    add(connection, [one for one in found if one.key not in old])
    return (rows[-1].due, rows[-1].id) if len(rows) == most else None


def digests(connection: Connection, now: int, most: int) -> None:
    """Writes the daily digests that are due, and when the next ones are."""
    n = schema.notice_settings.c
    rows = connection.execute(
        select(n.person, n.digest_at)
        .where(n.digest_at <= now)
        .limit(most)
        .with_for_update(skip_locked=True)
    ).all()
    for row in rows:
        settings = notices.load(connection, row.person)
        assert settings is not None
        connection.execute(
            update(schema.notice_settings)
            .where(n.person == row.person)
            .values(digest_at=notices.next_digest(settings.preferences, now))
        )
        key = f"digest:{date_in(settings.preferences.zone, row.digest_at)}:{row.person}"
        notice = NoticeRow(key, row.person, "digest", None, None, None, now, now)
        add(connection, [notice])


def troubles(connection: Connection, person: str, now: int, most: int = 5) -> list[Trouble]:
    """What did not arrive lately, the latest first."""
    rows = connection.execute(
        select(_d.at, _o.kind, _d.channel, _d.state, _d.detail)
        .join(schema.outbox, _o.key == _d.notice)
        .where(
            _d.person == person,
            _d.state.in_(("failed", "unknown")),
            _d.at > now - TROUBLE_DAYS_MS,
        )
        .order_by(_d.at.desc())
        .limit(most)
    )
    return [Trouble(*row) for row in rows]


def purge(connection: Connection, now: int, most: int) -> list[str]:
    """Removes old notices with their deliveries; returns their keys."""
    old = list(
        connection.execute(
            select(_o.key).where(_o.state != "new", _o.at < now - KEEP_MS).limit(most)
        ).scalars()
    )
    connection.execute(delete(schema.outbox).where(_o.key.in_(old)))
    return old
