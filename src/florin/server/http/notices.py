"""/api/me/notices: what the person who asks wants to hear of; browsers, webhook, holiday."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, delete, get, post, put
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection

from florin.server.domain import Refusal
from florin.server.domain.notices import (
    CHANNELS,
    DAY_MS,
    KINDS,
    NoticePreferences,
    holiday_days_left,
)
from florin.server.http.context import AppContext
from florin.server.http.devices import device_name
from florin.server.http.holidays import stop_clocks
from florin.server.http.identity import address_of, context_of, require_owner
from florin.server.messages import (
    HolidayNew,
    HolidayState,
    Notices,
    NoticesChange,
    NoticeTest,
    NoticeTested,
    NoticeTrouble,
    PushCard,
    PushNew,
    QuietHours,
    WebhookNew,
)
from florin.server.operations.clock import now_ms
from florin.server.operations.ids import new_id
from florin.server.operations.local_time import is_zone
from florin.server.operations.mail import MailRefused
from florin.server.operations.outbound import BadTarget, NotSent, Uncertain
from florin.server.operations.web_push import check_keys
from florin.server.store import deliveries, notices
from florin.server.workers.channels import Gone, Refused
from florin.server.workers.notice_texts import test_notice

HttpRequest = Request[Any, Any, Any]
LONGEST_MS: Final = 30 * DAY_MS


def notices_message(connection: Connection, context: AppContext, person: str) -> Notices:
    """What the person has set, or the defaults."""
    now = now_ms()
    found = notices.load(connection, person) or notices.NoticeSettings(NoticePreferences())
    preferences = found.preferences
    quiet = None
    if preferences.quiet_from is not None and preferences.quiet_until is not None:
        quiet = QuietHours(start=preferences.quiet_from, until=preferences.quiet_until)
    until = found.holiday_until
    taken = notices.holidays_of(connection, person, now)
    return Notices(
        choices={kind: list(preferences.choices.get(kind, ())) for kind in KINDS},
        zone=preferences.zone,
        quiet=quiet,
        digest_hour=preferences.digest_hour,
        push_key=context.channels.push_key,
        push=[PushCard(one.id, one.device, one.created) for one in found.push],
        mail_offered=context.channels.smtp is not None,
        mail=found.mail,
        mail_pending=found.mail_pending,
        webhook=found.webhook,
        holiday=HolidayState(
            until=until if until is not None and until > now else None,
            days_left=holiday_days_left(taken, now),
        ),
        troubles=[
            NoticeTrouble(
                at=one.at,
                kind=one.kind,
                channel=next(name for name in CHANNELS if name == one.channel),
                state=one.state,
                detail=one.detail,
            )
            for one in deliveries.troubles(connection, person, now)
        ],
    )


async def answer(context: AppContext, person: str) -> Notices:
    """The settings after a change, which this process takes over at once."""
    await context.outbox.reload(person)
    return await context.database.read(lambda c: notices_message(c, context, person))


@get("/api/me/notices", tags=["notices"], summary="What I want to hear of while I am away.")
async def my_notices(request: HttpRequest) -> Notices:
    context, person = context_of(request), (await require_owner(request)).person
    return await context.database.read(lambda c: notices_message(c, context, person.id))


@put("/api/me/notices", tags=["notices"], summary="Choose kinds, channels, quiet hours, digest.")
async def change_notices(request: HttpRequest, data: JSONBody[NoticesChange]) -> Notices:
    context, person = context_of(request), (await require_owner(request)).person
    if not is_zone(data.zone):
        raise Refusal("bad_request", "zone: must be a time zone such as Europe/Rome")
    new = NoticePreferences(
        choices={
            kind: tuple(one for one in CHANNELS if one in data.choices.get(kind, ()))
            for kind in KINDS
        },
        zone=data.zone,
        quiet_from=None if data.quiet is None else data.quiet.start,
        quiet_until=None if data.quiet is None else data.quiet.until,
        digest_hour=data.digest_hour,
        language=data.language,
    )
    node = context.database.node
    await context.database.write(
        lambda c: notices.set_preferences(c, person.id, new, now_ms(), node)
    )
    return await answer(context, person.id)


@post("/api/me/push", tags=["notices"], summary="Show notices in this browser.")
async def add_push(request: HttpRequest, data: JSONBody[PushNew]) -> Notices:
    context, person = context_of(request), (await require_owner(request)).person
    try:
        check_keys(data.keys.p256dh, data.keys.auth)
    except ValueError:
        raise Refusal("bad_request", "keys: must be those of a push subscription") from None
    await _check_target(request, context, person.id, data.endpoint, "endpoint")
    subscription = notices.PushSubscription(
        id=new_id(),
        endpoint=data.endpoint,
        p256dh=data.keys.p256dh,
        auth=data.keys.auth,
        device=device_name(request.headers.get("user-agent", "")),
        created=now_ms(),
    )
    node = context.database.node

    def work(connection: Connection) -> None:
        known = notices.load(connection, person.id)
        notices.add_push(connection, person.id, subscription, node)
        if known is None:
            notices.set_target(connection, person.id, node, language=data.language)

    await context.database.write(work)
    return await answer(context, person.id)


@delete(
    "/api/me/push/{push_id:str}",
    tags=["notices"],
    status_code=200,
    summary="No more notices in that browser.",
)
async def remove_push(request: HttpRequest, push_id: FromPath[str]) -> Notices:
    context, person = context_of(request), (await require_owner(request)).person
    node = context.database.node
    if not await context.database.write(lambda c: notices.remove_push(c, person.id, push_id, node)):
        raise Refusal("not_found", "you have no such subscription")
    return await answer(context, person.id)


@put("/api/me/webhook", tags=["notices"], summary="Send notices to this address as JSON.")
async def set_webhook(request: HttpRequest, data: JSONBody[WebhookNew]) -> Notices:
    context, person = context_of(request), (await require_owner(request)).person
    await _check_target(request, context, person.id, data.url, "url")
    node = context.database.node
    await context.database.write(lambda c: notices.set_target(c, person.id, node, webhook=data.url))
    return await answer(context, person.id)


@delete("/api/me/webhook", tags=["notices"], status_code=200, summary="No webhook any more.")
async def remove_webhook(request: HttpRequest) -> Notices:
    context, person = context_of(request), (await require_owner(request)).person
    node = context.database.node
    await context.database.write(lambda c: notices.set_target(c, person.id, node, webhook=None))
    return await answer(context, person.id)


@post("/api/me/notices/test", tags=["notices"], status_code=200, summary="Send me a test notice.")
async def test_channel(request: HttpRequest, data: JSONBody[NoticeTest]) -> NoticeTested:
    context, person = context_of(request), (await require_owner(request)).person
    context.limits.spend("notice", person.id)
    context.limits.spend_address("notice", address_of(request))
    found = await context.database.read(lambda c: notices.load(c, person.id))
    try:
        await _test(context, person.id, found, data)
    except (Refused, Gone, MailRefused, BadTarget, NotSent, Uncertain) as error:
        return NoticeTested(detail=str(error))
    return NoticeTested(detail=None)


async def _test(
    context: AppContext, person: str, found: notices.NoticeSettings | None, data: NoticeTest
) -> None:
    if found is None:
        raise Refused("nothing is set up")
    notice = test_notice(found.preferences.language)
    match data.channel:
        case "push":
            chosen = [one for one in found.push if data.push in (None, one.id)]
            if not chosen:
                raise Refused("no browser shows notices")
            await context.channels.push(chosen[0], notice, tag="test")
        case "mail":
            if found.mail is None:
                raise Refused("there is no confirmed mail address")
            context.limits.spend("mail", person)
            await context.channels.mail(found.mail, person, notice, found.preferences.language)
        case "webhook":
            if found.webhook is None:
                raise Refused("there is no webhook")
            await context.channels.webhook(found.webhook, notice, kind="test")


async def _check_target(
    request: HttpRequest, context: AppContext, person: str, url: str, field: str
) -> None:
    context.limits.spend("notice", person)
    context.limits.spend_address("notice", address_of(request))
    try:
        await context.channels.outbound.check(url)
    except BadTarget as error:
        raise Refusal("bad_target", f"{field}: {error}") from None


@put("/api/me/holiday", tags=["notices"], summary="Stop my clocks of days until then.")
async def begin_holiday(request: HttpRequest, data: JSONBody[HolidayNew]) -> Notices:
    """Begins a holiday now, or changes the end of the one that lasts."""
    context, person = context_of(request), (await require_owner(request)).person
    now, node = now_ms(), context.database.node
    if not now < data.until <= now + LONGEST_MS:
        raise Refusal("no_holiday", "until: must be within the next 30 days")

    left = await context.database.write(
        lambda c: notices.begin_holiday(c, person.id, data.until, now, node)
    )
    if left is not None:
        raise Refusal("no_holiday", f"you have {left} days of holiday left within a year")
    await stop_clocks(context, person.id, data.until)
    return await answer(context, person.id)


@delete("/api/me/holiday", tags=["notices"], status_code=200, summary="I am back: clocks run on.")
async def end_holiday(request: HttpRequest) -> Notices:
    context, person = context_of(request), (await require_owner(request)).person
    now, node = now_ms(), context.database.node

    await context.database.write(lambda c: notices.end_holiday(c, person.id, now, node))
    await stop_clocks(context, person.id, None)
    return await answer(context, person.id)


handlers = [
    my_notices,
    change_notices,
    add_push,
    remove_push,
    set_webhook,
    remove_webhook,
    test_channel,
    begin_holiday,
    end_holiday,
]
