"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from florin.server.domain import Person, Refusal
from florin.server.http.commands import StaleMove, play_move, post_chat
from florin.server.http.context import AppContext
from florin.server.http.errors import DATABASE_AWAY
from florin.server.http.identity import (
    address_of,
    charge,
    context_of,
    find_caller,
    is_same_origin,
)
from florin.server.http.limits import STEPS_PER_COST, TOKENS_PER_COST
from florin.server.live.cached_table import CachedTable
from florin.server.live.frames import encode, frame
from florin.server.live.subscriber import TOO_SLOW, Subscriber
from florin.server.live.websocket_protocol import sender_of
from florin.server.messages import (
    Accepted,
    Beat,
    ClientMessage,
    Move,
    Ping,
    Problem,
    Refused,
    Say,
    Visible,
)
from florin.server.messages.convert import problem_message
from florin.server.operations.clock import now_ms
from florin.server.operations.metrics import DROPPED, REFUSALS
from florin.server.store import Unavailable

# Codes with which the server closes a socket; docs/api.md lists them.
BAD_MESSAGE: Final = 4400
TRY_AGAIN: Final = 1013
NOT_ALLOWED: Final = 4403
NOT_FOUND: Final = 4404
TOO_MANY: Final = 4429
MOST_MISSED: Final = 200  # plies; a client that missed more gets a snapshot
_decoder: Final = msgspec.json.Decoder[ClientMessage](ClientMessage)
_CLOSE_FOR: Final = {"unknown_table": NOT_FOUND, "too_many_requests": TOO_MANY}

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: FromPath[str]) -> None:
    """Sends a snapshot or what was missed, then everything as it happens."""
    context = context_of(socket)
    await socket.accept()
    try:
        if not is_same_origin(socket.headers, context.settings.origins):
            raise Refusal("cross_origin", "a page of another site may not watch")
        caller = await find_caller(socket)
        person = None if caller is None else caller.person
        _spend_socket(context, socket, person)
        table = await context.see(table_id, person)
        counted = context.limits.socket_opened(
            address_of(socket), None if person is None else person.id
        )
    except Unavailable:
        await socket.send_text(encode(Refused(ref=None, problem=DATABASE_AWAY)).decode())
        await socket.close(TRY_AGAIN, "busy")
        return
    except Refusal as refusal:
        await refuse(socket, refusal)
        return

    task = asyncio.current_task()
    assert task is not None
    subscriber = Subscriber(
        None if caller is None else caller.person,
        sender_of(socket.scope),
        lambda: _cancel(task),
        None if caller is None else caller.token,
        None if caller is None else caller.session,
        may_play=caller is None or caller.scope != "read",
    )
    # No await between reading the state and subscribing, so that no change is missed.
    context.hub.subscribe(table_id, subscriber)
    _greet(context, table, subscriber, socket)
    context.hub.presence_changed(table.state)
    context.scheduler.noticed(table.state)
    try:
        await _receive(context, table_id, socket, subscriber)
    except asyncio.CancelledError:
        if not subscriber.closed or context.closing:
            raise
        # The server disconnects. A slow client may never read the close frame: do not wait for it.
        task.uncancel()
        if subscriber.reason is TOO_SLOW:
            DROPPED.inc()
        try:
            async with asyncio.timeout(1):
                await socket.close(subscriber.reason.code, subscriber.reason.text)
        except Exception:  # noqa: BLE001  the connection ends in any case
            subscriber.sender.abort()
    finally:
        subscriber.close()
        context.limits.socket_closed(counted)
        context.hub.unsubscribe(table_id, subscriber)
        known = context.tables.known(table_id)
        if known is not None and not context.closing:
            context.hub.presence_changed(known.state)
            context.scheduler.left(known.state)


async def refuse(socket: Socket, refusal: Refusal) -> None:
    """Closes an accepted socket: pages are not told why a socket was not accepted."""
    REFUSALS.labels(refusal.name).inc()
    message = Refused(ref=None, problem=problem_message(refusal))
    await socket.send_text(encode(message).decode())
    await socket.close(_CLOSE_FOR.get(refusal.name, NOT_ALLOWED), refusal.name)


def _spend_socket(context: AppContext, socket: Socket, person: Person | None) -> None:
    """Charges the person, and the address; a person has a reserve if the address is used up."""
    if person is None:
        context.limits.spend_address("socket", address_of(socket))
        return
    context.limits.spend("socket", person.id)
    try:
        context.limits.spend_address("socket", address_of(socket))
    except Refusal:
        context.limits.spend("reserve", person.id)


def _cancel(task: asyncio.Task[Any]) -> None:
    task.cancel()


def _greet(context: AppContext, table: CachedTable, subscriber: Subscriber, socket: Socket) -> None:
    """A snapshot, or an update if the client says what it has and that is recent."""
    state = table.state
    ply, era = _number(socket, "ply"), _number(socket, "era")
    if (
        ply is None
        or era != state.era
        or not state.ply - MOST_MISSED <= ply <= state.ply
        or state.position is None
        or not _may_replay(table, subscriber, socket, ply)
    ):
        subscriber.push(frame(context.hub.snapshot(table, subscriber.person)))
        return
    context.hub.catch_up(table, subscriber, ply)
    last = _number(socket, "chat")
    for line in table.chat:
        if last is not None and line.id > last:
            subscriber.push(context.hub.chat_frame(line))


def _may_replay(table: CachedTable, subscriber: Subscriber, socket: Socket, ply: int) -> bool:
    """Charges for a replay, which a short gap does not need. A snapshot costs nothing."""
    missed = table.state.ply - ply
    if missed <= len(table.recent):
        return True
    try:
        charge(socket, subscriber.person, ply / TOKENS_PER_COST + missed / STEPS_PER_COST)
    except Refusal:
        return False
    return True


def _number(socket: Socket, name: str) -> int | None:
    value = socket.query_params.get(name)
    return int(value) if value and value.isascii() and value.isdigit() and len(value) < 9 else None


async def _receive(
    context: AppContext, table_id: str, socket: Socket, subscriber: Subscriber
) -> None:
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        if not _may_send(context, socket, subscriber):
            await socket.close(TOO_MANY, "too_many_requests")
            return
        data = event.get("text")
        if data is None:
            await socket.close(BAD_MESSAGE, "text frames only")
            return
        try:
            message = _decoder.decode(data)
        except (msgspec.DecodeError, RecursionError) as error:
            problem = Problem(error="bad_request", detail=str(error))
            subscriber.push(frame(Refused(ref=None, problem=problem)))
            continue
        await _answer(context, table_id, subscriber, message)


def _may_send(context: AppContext, socket: Socket, subscriber: Subscriber) -> bool:
    """Charges the address for any message, also for pings and messages that cannot be read."""
    person = subscriber.person
    try:
        context.limits.spend_request(address_of(socket), None if person is None else person.id)
    except Refusal as refusal:
        REFUSALS.labels(refusal.name).inc()
        return False
    return True


async def _answer(
    context: AppContext, table_id: str, subscriber: Subscriber, message: ClientMessage
) -> None:
    if isinstance(message, Ping):
        subscriber.push(frame(Beat(at=now_ms())))
        return
    if isinstance(message, Visible):
        known = context.tables.known(table_id)
        if known is not None:
            context.hub.set_visible(known.state, subscriber, message.visible)
        return
    person = subscriber.person
    again = False
    try:
        if person is None:
            raise Refusal("not_your_seat", "get an identity first: GET /api/me")
        if not subscriber.may_play:
            raise Refusal("not_for_tokens", "this access token may only look")
        context.limits.spend("request", person.id)
        match message:
            case Move(ply=ply, token=token, seat=seat, era=era):
                done = await play_move(context, table_id, person, ply, token, seat, era)
                again = done.again
            case Say(text=text):
                await post_chat(context, table_id, person, text)
    except Unavailable:
        REFUSALS.labels("busy").inc()
        subscriber.push(frame(Refused(ref=message.ref, problem=DATABASE_AWAY)))
        return
    except Refusal as refusal:
        REFUSALS.labels(refusal.name).inc()
        now = refusal.now if isinstance(refusal, StaleMove) else None
        problem = problem_message(refusal, now)
        subscriber.push(frame(Refused(ref=message.ref, problem=problem)))
        return
    subscriber.push(frame(Accepted(ref=message.ref, again=again)))
