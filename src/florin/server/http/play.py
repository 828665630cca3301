"""Playing: moves, orders, undo, chat, records."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from florin.games.present import position_view, sheet_views
from florin.records import RecordError, position_of
from florin.server.http.identity import person_here, site_of, visitor
from florin.server.http.tables import SeatPath, changed, record_of, shown
from florin.server.messages import (
    Chat,
    ChatLine,
    ChatSay,
    Look,
    Moved,
    MoveRequest,
    OrderRequest,
    RecordBody,
    Snapshot,
    Steps,
    UndoAnswer,
    UndoAsk,
    Update,
)
from florin.server.metrics import MOVES
from florin.server.moment import now_ms
from florin.server.refusal import Refusal
from florin.server.rooms import Room
from florin.server.settings import PACE_MS
from florin.server.site import Site
from florin.server.store import chat as stored_chat
from florin.server.tables import orders, play, undo, views
from florin.server.tables.state import Person, State
from florin.views import legal_view

Asked = Request[Any, Any, Any]
PlyQuery = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
MaybePlyQuery = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
MOST_STEPS = 500
_MOVES = MOVES.labels("person")


class Stale(Refusal):
    """A stale ply, with the table as the sender should see it."""

    def __init__(self, refusal: Refusal, now: Snapshot) -> None:
        super().__init__(refusal.name, refusal.detail)
        self.now = now


async def play_move(
    site: Site,
    table_id: str,
    person: Person,
    ply: int,
    token: str,
    seat: int | None,
    era: int | None,
) -> tuple[bool, State]:
    """Stores the move. The first of the answer: it stood already, this is a retry."""
    at = None if seat is None else seat - 1

    def change(state: State) -> State:
        if play.repeated(state, person.id, ply, token, at) and era in (None, state.era):
            return state
        return play.move(
            state,
            person,
            ply,
            token,
            now_ms(),
            PACE_MS[state.pace],
            at,
            era,
        )

    try:
        before, after = await site.rooms.change(table_id, change)
    except Refusal as refusal:
        if refusal.name != "stale_ply":
            raise
        room = await site.rooms.get(table_id, fresh=False)
        raise Stale(refusal, shown(site, room, person)) from None
    if after is not before:
        _MOVES.inc()
    return after is before, after


async def say(site: Site, table_id: str, person: Person, text: str) -> ChatLine:
    site.limits.spend("chat", person.id)
    room = await site.rooms.get(table_id)
    words = "".join(c if c.isprintable() else " " for c in text).strip()
    if not words:
        raise Refusal("bad_request", "there is nothing to read in that")
    mine = room.state.held_by(person.id)
    seat = mine[0] + 1 if mine else None
    line = await site.database.write(
        lambda c: stored_chat.say(
            c, table_id, person.id, person.name, seat, words, now_ms(), site.node
        )
    )
    site.rooms.said(table_id, line)
    return line


async def _looked_at(request: Asked, table_id: str) -> Room:
    """The table, for anybody, but nobody under a forged name."""
    await visitor(request)
    return await site_of(request).rooms.get(table_id)


@post(
    "/api/tables/{table_id:str}/moves",
    tags=["play"],
    status_code=200,
    summary="Play a token. Sent again, it is accepted once and answered twice.",
)
async def move(request: Asked, table_id: FromPath[str], data: JSONBody[MoveRequest]) -> Moved:
    site, person = site_of(request), await person_here(request)
    again, state = await play_move(
        site, table_id, person, data.ply, data.token, data.seat, data.era
    )
    update: Update = site.hub.update(state, person, data.ply)
    return Moved(again, update)


@put(
    "/api/tables/{table_id:str}/orders/{seat:int}",
    tags=["play"],
    summary="Leave a standing order for my seat. Nobody else ever sees it.",
)
async def leave_order(
    request: Asked, table_id: FromPath[str], seat: SeatPath, data: JSONBody[OrderRequest]
) -> Snapshot:
    return await changed(
        request,
        table_id,
        lambda s, me: orders.leave_order(s, seat - 1, me, data.kind, data.florins),
    )


@delete(
    "/api/tables/{table_id:str}/orders/{seat:int}",
    tags=["play"],
    status_code=200,
    summary="Withdraw my standing order.",
)
async def withdraw_order(request: Asked, table_id: FromPath[str], seat: SeatPath) -> Snapshot:
    return await changed(request, table_id, lambda s, me: orders.withdraw(s, seat - 1, me))


@post(
    "/api/tables/{table_id:str}/undo",
    tags=["play"],
    status_code=200,
    summary="Take my last decision back, at once or when everybody agrees.",
)
async def ask_undo(request: Asked, table_id: FromPath[str], data: JSONBody[UndoAsk]) -> Snapshot:
    seat = None if data.seat is None else data.seat - 1
    return await changed(
        request, table_id, lambda s, me: undo.ask(s, me, seat, now_ms(), PACE_MS[s.pace])
    )


@post(
    "/api/tables/{table_id:str}/undo/answer",
    tags=["play"],
    status_code=200,
    summary="Agree to an undo, refuse it, or withdraw my own request.",
)
async def answer_undo(
    request: Asked, table_id: FromPath[str], data: JSONBody[UndoAnswer]
) -> Snapshot:
    return await changed(
        request,
        table_id,
        lambda s, me: undo.answer(s, me, data.agree, now_ms(), PACE_MS[s.pace]),
    )


@get("/api/tables/{table_id:str}/chat", tags=["play"], summary="What was said lately.")
async def chat(request: Asked, table_id: FromPath[str]) -> Chat:
    return Chat((await _looked_at(request, table_id)).chat)


@post("/api/tables/{table_id:str}/chat", tags=["play"], summary="Say something, as plain text.")
async def say_something(
    request: Asked, table_id: FromPath[str], data: JSONBody[ChatSay]
) -> ChatLine:
    site, person = site_of(request), await person_here(request)
    return await say(site, table_id, person, data.text)


@get(
    "/api/tables/{table_id:str}/record",
    tags=["records"],
    summary="The game so far as a record, for download.",
)
async def record(
    request: Asked, table_id: FromPath[str], ply: MaybePlyQuery = None
) -> Response[RecordBody]:
    state = (await _looked_at(request, table_id)).state
    text: Any = state.record(ply).dumps()  # in the layout that records have
    return Response(
        text,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="florin-{state.id}.json"'},
    )


@get(
    "/api/tables/{table_id:str}/steps",
    tags=["records"],
    summary="Steps with positions, for looking back; 500 at most.",
)
async def steps(
    request: Asked, table_id: FromPath[str], first: PlyQuery = 0, last: MaybePlyQuery = None
) -> Steps:
    state = (await _looked_at(request, table_id)).state
    until = min(state.ply if last is None else last, state.ply, first + MOST_STEPS)
    first = min(first, until)
    if state.position is None:
        return Steps(position_view(views.start_of(state)), [])
    return Steps(
        position_view(views.start_of(state)),
        views.steps_between(state, views.start_of(state, first), first, until),
    )


@post(
    "/api/records/look",
    tags=["records"],
    status_code=200,
    summary="Replay an uploaded record without keeping it.",
)
async def look(request: Asked, data: JSONBody[RecordBody]) -> Look:
    await visitor(request)
    game = record_of(data)
    try:
        position = position_of(game)
        seen = views.record_steps(game)
    except RecordError as error:
        raise Refusal("bad_record", str(error)) from None
    return Look(
        game=game.game,  # type: ignore[arg-type]
        players=list(game.players),
        start=position_view(game.setup().start()),
        steps=seen,
        sheets=sheet_views(position),
        legal=legal_view(position),
    )


handlers = [
    move,
    leave_order,
    withdraw_order,
    ask_undo,
    answer_undo,
    chat,
    say_something,
    record,
    steps,
    look,
]
