"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from florin.server.frames import encode, frame
from florin.server.http.identity import address_of, same_origin, site_of, visitor
from florin.server.http.play import Stale, play_move, say
from florin.server.messages import Accepted, Beat, ClientMessage, Move, Ping, Problem, Refused, Say
from florin.server.metrics import DROPPED, REFUSALS
from florin.server.moment import now_ms
from florin.server.pipe import pipe_of
from florin.server.refusal import Refusal
from florin.server.site import Site
from florin.server.tables.state import State
from florin.server.watcher import TOO_SLOW, Watcher

# Why the server closes a socket; docs/api.md lists them.
BAD_MESSAGE: Final = 4400
NOT_ALLOWED: Final = 4403
NOT_FOUND: Final = 4404
TOO_MANY: Final = 4429
MOST_MISSED: Final = 200  # plies; who missed more gets a snapshot
_decoder: Final = msgspec.json.Decoder(ClientMessage)
_CLOSE_FOR: Final = {"unknown_table": NOT_FOUND, "too_many_requests": TOO_MANY}

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: FromPath[str]) -> None:
    """Snapshot or what was missed, then everything as it happens."""
    site = site_of(socket)
    await socket.accept()
    try:
        if not same_origin(socket.headers, site.settings.origins):
            raise Refusal("cross_origin", "a page of another site may not watch")
        site.limits.spend("socket", address_of(socket))
        person = await visitor(socket)
        room = await site.rooms.get(table_id)
    except Refusal as refusal:
        REFUSALS.labels(refusal.name).inc()
        await socket.send_text(encode(Refused(None, refusal.problem())).decode())
        await socket.close(_CLOSE_FOR.get(refusal.name, NOT_ALLOWED), refusal.name)
        return

    task = asyncio.current_task()
    assert task is not None
    watcher = Watcher(person, pipe_of(socket.scope), lambda: _stop(task))
    # No await between reading the state and listening for changes: nothing can be missed.
    site.hub.add(table_id, watcher)
    _greet(site, room.state, watcher, socket, room.chat)
    site.hub.presence_changed(room.state)
    try:
        await _listen(site, table_id, socket, watcher)
    except asyncio.CancelledError:
        if not watcher.dropped or site.closing:
            raise
        # Whatever is in the pipe of one that is too slow may never be read: do not wait for it.
        task.uncancel()
        if watcher.why is TOO_SLOW:
            DROPPED.inc()
        try:
            async with asyncio.timeout(1):
                await socket.close(watcher.why.code, watcher.why.words)
        except Exception:  # noqa: BLE001  it is gone one way or the other
            watcher.pipe.abort()
    finally:
        watcher.close()
        site.hub.remove(table_id, watcher)
        known = site.rooms.known(table_id)
        if known is not None and not site.closing:
            site.hub.presence_changed(known.state)


def _stop(task: asyncio.Task[Any]) -> None:
    task.cancel()


def _greet(site: Site, state: State, watcher: Watcher, socket: Socket, said: list[Any]) -> None:
    ply, era = _number(socket, "ply"), _number(socket, "era")
    if (
        ply is None
        or era != state.era
        or not state.ply - MOST_MISSED <= ply <= state.ply
        or state.position is None
    ):
        watcher.push(site.hub.snapshot(state, watcher.person, said))
        return
    site.hub.catch_up(state, watcher, ply)
    last = _number(socket, "chat")
    for line in said:
        if last is not None and line.id > last:
            site.hub.tell(watcher, line)


def _number(socket: Socket, name: str) -> int | None:
    value = socket.query_params.get(name)
    return int(value) if value and value.isascii() and value.isdigit() and len(value) < 9 else None


async def _listen(site: Site, table_id: str, socket: Socket, watcher: Watcher) -> None:
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        data = event.get("text")
        if data is None:
            await socket.close(BAD_MESSAGE, "text frames only")
            return
        try:
            message = _decoder.decode(data)
        except (msgspec.DecodeError, RecursionError) as error:
            problem = Problem("bad_request", str(error))
            watcher.push(frame(Refused(None, problem)))
            continue
        await _answer(site, table_id, watcher, message)


async def _answer(site: Site, table_id: str, watcher: Watcher, message: ClientMessage) -> None:
    if isinstance(message, Ping):
        watcher.push(frame(Beat(now_ms())))
        return
    person = watcher.person
    again = False
    try:
        if person is None:
            raise Refusal("not_your_seat", "get an identity first: GET /api/me")
        site.limits.spend("request", person.id)
        match message:
            case Move(ply=ply, token=token, seat=seat, era=era):
                again, _ = await play_move(site, table_id, person, ply, token, seat, era)
            case Say():
                await say(site, table_id, person, message.text)
    except Refusal as refusal:
        REFUSALS.labels(refusal.name).inc()
        now = refusal.now if isinstance(refusal, Stale) else None
        watcher.push(frame(Refused(message.ref, refusal.problem(now))))
        return
    watcher.push(frame(Accepted(message.ref, again)))
