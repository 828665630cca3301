"""What people want to hear of, and where: settings, push subscriptions, mail, webhook, holidays."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from florin.server.domain.notices import (
    CHANNELS,
    KINDS,
    YEAR_MS,
    Channel,
    Choices,
    Holiday,
    NoticeKind,
    NoticePreferences,
    holiday_days,
    holiday_days_left,
)
from florin.server.operations.local_time import next_time
from florin.server.store import schema
from florin.server.store.bus import NoticesChanged, notify

MOST_PUSH: Final = 10  # browsers of one person
_n, _p, _h = schema.notice_settings.c, schema.push_subscriptions.c, schema.holidays.c


class PushSubscription(msgspec.Struct, frozen=True):
    """A browser that shows notices. The keys are those that the browser made."""

    id: str
    endpoint: str
    p256dh: str
    auth: str
    device: str
    created: int


class NoticeSettings(msgspec.Struct, frozen=True):
    """Preferences, and where notices go. `mail_pending` has not been confirmed yet."""

    preferences: NoticePreferences
    mail: str | None = None
    mail_pending: str | None = None
    webhook: str | None = None
    holiday_until: int | None = None
    push: tuple[PushSubscription, ...] = ()

    def channels(self, kind: NoticeKind) -> tuple[Channel, ...]:
        """Those that the person chose for the kind and that lead somewhere."""
        there = {"push": self.push, "mail": self.mail, "webhook": self.webhook}
        return tuple(one for one in self.preferences.choices.get(kind, ()) if there[one])


def load(connection: Connection, person: str) -> NoticeSettings | None:
    """None if the person has never set anything."""
    row = connection.execute(select(schema.notice_settings).where(_n.person == person)).first()
    if row is None:
        return None
    return _settings(row, push_of(connection, person))


def push_of(connection: Connection, person: str) -> tuple[PushSubscription, ...]:
    rows = connection.execute(
        select(*(_p[name] for name in PushSubscription.__struct_fields__))
        .where(_p.person == person)
        .order_by(_p.created, _p.id)
    )
    return tuple(PushSubscription(*row) for row in rows)


def wanted(connection: Connection, person: str | None = None) -> dict[str, frozenset[NoticeKind]]:
    """The kinds of notices that reach each person, or one person, by any channel."""
    query = select(schema.notice_settings)
    pushed = select(_p.person).distinct()
    if person is not None:
        query, pushed = query.where(_n.person == person), pushed.where(_p.person == person)
    with_push = set(connection.execute(pushed).scalars())
    found: dict[str, frozenset[NoticeKind]] = {}
    for row in connection.execute(query):
        there = {"push": row.person in with_push, "mail": row.mail, "webhook": row.webhook}
        kinds = set[NoticeKind]()
        for kind in KINDS:
            if any(there.get(one) for one in row.choices.get(kind, ())):
                kinds.add(kind)
        if kinds:
            found[row.person] = frozenset(kinds)
    return found


def next_digest(preferences: NoticePreferences, now: int) -> int | None:
    """When the next daily digest is due; None if the person wants none."""
    if not preferences.choices.get("digest"):
        return None
    return next_time(preferences.zone, preferences.digest_hour * 60, now)


def set_preferences(
    connection: Connection, person: str, new: NoticePreferences, now: int, node: str
) -> None:
    values = {
        "choices": {kind: list(new.choices.get(kind, ())) for kind in KINDS},
        "zone": new.zone,
        "quiet_from": new.quiet_from,
        "quiet_until": new.quiet_until,
        "digest_hour": new.digest_hour,
        "digest_at": next_digest(new, now),
        "language": new.language,
    }
    _set(connection, person, values, node)


def set_target(connection: Connection, person: str, node: str, **values: str | None) -> None:
    """Sets `mail`, `mail_pending` or `webhook`."""
    _set(connection, person, dict(values), node)


def confirm_mail(connection: Connection, person: str, address: str, node: str) -> bool:
    """Whether this address was waiting for its confirmation, or has it already."""
    row = connection.execute(
        select(_n.mail, _n.mail_pending).where(_n.person == person).with_for_update()
    ).first()
    if row is None or address not in (row.mail, row.mail_pending):
        return False
    if row.mail_pending == address:
        set_target(connection, person, node, mail=address, mail_pending=None)
    return True


def remove_mail(connection: Connection, person: str, node: str, address: str | None = None) -> bool:
    """Removes the mail address, or only this one; False if the person has no such address."""
    found = load(connection, person)
    if found is None or address not in (None, found.mail):
        return False
    # Another address may wait for its confirmation: the link to stop mails is not for that one.
    pending = found.mail_pending if address not in (None, found.mail_pending) else None
    set_target(connection, person, node, mail=None, mail_pending=pending)
    return True


def add_push(
    connection: Connection, person: str, subscription: PushSubscription, node: str
) -> None:
    """Also takes it over from another person: the browser is now signed in as this one.

    The oldest one goes if there are too many.
    """
    _set(connection, person, {}, node)
    digest = _digest(subscription.endpoint)
    connection.execute(delete(schema.push_subscriptions).where(_p.endpoint_hash == digest))
    connection.execute(
        insert(schema.push_subscriptions).values(
            **msgspec.structs.asdict(subscription), person=person, endpoint_hash=digest
        )
    )
    for old in push_of(connection, person)[:-MOST_PUSH]:
        connection.execute(delete(schema.push_subscriptions).where(_p.id == old.id))
    notify(connection, NoticesChanged(node=node, person=person))


def remove_push(connection: Connection, person: str, subscription: str, node: str) -> bool:
    if "\0" in subscription:  # PostgreSQL cannot store this character
        return False
    found = connection.execute(
        delete(schema.push_subscriptions).where(_p.id == subscription, _p.person == person)
    )
    notify(connection, NoticesChanged(node=node, person=person))
    return found.rowcount == 1


def holidays_of(connection: Connection, person: str, now: int) -> list[Holiday]:
    """Those of the last 365 days."""
    rows = connection.execute(
        select(_h.since, _h.until)
        .where(_h.person == person, _h.until > now - YEAR_MS)
        .order_by(_h.since)
    )
    return [Holiday(since=row.since, until=row.until) for row in rows]


def begin_holiday(
    connection: Connection, person: str, until: int, now: int, node: str
) -> int | None:
    """Begins a holiday now, or changes the end of the one that lasts.

    Returns None, or the days that are left if they are too few.
    """
    # Locks the person's row: two requests at once must not both count the days that are left.
    _set(connection, person, {}, node)
    taken = holidays_of(connection, person, now)
    current = next((one for one in taken if one.until > now), None)
    left = holiday_days_left([one for one in taken if one is not current], now)
    wanted = Holiday(since=now if current is None else current.since, until=until)
    if holiday_days(wanted, now) > left:
        return left
    set_holiday(connection, person, wanted, node)
    return None


def end_holiday(connection: Connection, person: str, now: int, node: str) -> None:
    _set(connection, person, {}, node)
    for one in holidays_of(connection, person, now):
        if one.until > now:
            ended = Holiday(since=one.since, until=max(now, one.since + 1))
            set_holiday(connection, person, ended, node)


def on_holiday(connection: Connection, people: Collection[str], now: int) -> dict[str, int]:
    """When the holidays end of those people who are on holiday."""
    found = connection.execute(
        select(_n.person, _n.holiday_until).where(_n.person.in_(people), _n.holiday_until > now)
    )
    return {row.person: row.holiday_until for row in found}


def set_holiday(connection: Connection, person: str, holiday: Holiday, node: str) -> None:
    """Begins a holiday, or changes its end."""
    found = connection.execute(
        update(schema.holidays)
        .where(_h.person == person, _h.since == holiday.since)
        .values(until=holiday.until)
    )
    if not found.rowcount:
        connection.execute(
            insert(schema.holidays).values(person=person, since=holiday.since, until=holiday.until)
        )
    _set(connection, person, {"holiday_until": holiday.until}, node)


def turn_based_tables(connection: Connection, person: str, clock: int) -> list[str]:
    """Games under way of the person, with a clock or bank of at least `clock` seconds."""
    t, s = schema.tables.c, schema.seats.c
    found = connection.execute(
        select(t.id)
        .join(schema.seats, s.table == t.id)
        .where(s.person == person, t.status == "playing")
        .where((t.clock >= clock) | (t.bank["seconds"].as_integer() >= clock))
        .distinct()
    )
    return list(found.scalars())


def waiting_count(connection: Connection, person: str) -> int:
    """Games in which it is the person's turn."""
    t, s = schema.tables.c, schema.seats.c
    found = connection.execute(
        select(func.count(t.id.distinct()))
        .join(schema.seats, (s.table == t.id) & (s.seat == t.to_act))
        .where(s.person == person, t.status == "playing", s.absent.is_(False), t.lesson.is_(False))
    )
    return found.scalar_one()


def _set(connection: Connection, person: str, values: dict[str, Any], node: str) -> None:
    """Writes columns of the person's row, which is made if there is none."""
    change = (
        update(schema.notice_settings)
        .where(_n.person == person)
        .values(**(values or {"person": person}))
    )
    if not connection.execute(change).rowcount:
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        default = NoticePreferences()
        connection.execute(
            dialect.insert(schema.notice_settings)
            .values(
                person=person,
                choices={kind: list(default.choices[kind]) for kind in KINDS},
                zone=default.zone,
                digest_hour=default.digest_hour,
                language=default.language,
            )
            .on_conflict_do_nothing()  # another request may make it at the same time
        )
        connection.execute(change)
    notify(connection, NoticesChanged(node=node, person=person))


def _settings(row: Row[Any], push: tuple[PushSubscription, ...]) -> NoticeSettings:
    choices: Choices = {
        kind: tuple(one for one in CHANNELS if one in row.choices.get(kind, ())) for kind in KINDS
    }
    return NoticeSettings(
        preferences=NoticePreferences(
            choices=choices,
            zone=row.zone,
            quiet_from=row.quiet_from,
            quiet_until=row.quiet_until,
            digest_hour=row.digest_hour,
            language=row.language,
        ),
        mail=row.mail,
        mail_pending=row.mail_pending,
        webhook=row.webhook,
        holiday_until=row.holiday_until,
        push=push,
    )


def _digest(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()
