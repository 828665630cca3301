"""Playing: moves, standing orders, undo, chat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final

from litestar import Request, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from florin.server.domain import Change, Person, TableState, orders, undo
from florin.server.http.commands import play_move, post_chat
from florin.server.http.identity import context_of, find_person, require_caller, require_person
from florin.server.http.tables import SeatPath, change_table
from florin.server.messages import (
    Chat,
    ChatLine,
    ChatSay,
    Moved,
    MoveRequest,
    OrderChoice,
    OrderRequest,
    OrdersRequest,
    Snapshot,
    UndoAnswer,
    UndoAsk,
    convert,
)
from florin.server.operations.clock import now_ms
from florin.server.store import chat as store_chat

HttpRequest = Request[Any, Any, Any]
ChatIdQuery = Annotated[int | None, QueryParameter(ge=1, le=2**31 - 1)]
MOST_CHAT: Final = 100


@post(
    "/api/tables/{table_id:str}/moves",
    tags=["play"],
    status_code=200,
    summary="Play a token. A retry is accepted and played once.",
)
async def move(request: HttpRequest, table_id: FromPath[str], data: JSONBody[MoveRequest]) -> Moved:
    context = context_of(request)
    caller = await require_caller(request)
    person = caller.person
    done = await play_move(context, table_id, person, data.ply, data.token, data.seat, data.era)
    wanted = data.update
    if wanted is None:
        wanted = not context.hub.is_subscribed(table_id, person, caller.token)
    context.scheduler.seen(table_id, person.id)
    update = context.hub.update(done.table, done.steps, person) if wanted else None
    return Moved(again=done.again, update=update)


async def _change_orders(
    request: HttpRequest, table_id: str, transition: Callable[[TableState, Person], Change]
) -> Snapshot:
    context, person = context_of(request), await require_person(request)
    await context.tables.change_orders(table_id, lambda state: transition(state, person))
    return context.hub.snapshot(await context.tables.get(table_id, fresh=False), person)


@put(
    "/api/tables/{table_id:str}/orders/{seat:int}",
    tags=["play"],
    summary="Leave one standing order for my seat. It replaces those that the seat had.",
)
async def leave_order(
    request: HttpRequest, table_id: FromPath[str], seat: SeatPath, data: JSONBody[OrderRequest]
) -> Snapshot:
    return await _change_orders(
        request,
        table_id,
        lambda s, me: orders.leave_orders(s, seat - 1, me, [_order_choice(data)], data.era),
    )


@put(
    "/api/tables/{table_id:str}/orders/{seat:int}/list",
    tags=["play"],
    summary="Replace the standing orders of my seat by a list. No other client is sent them.",
)
async def leave_orders(
    request: HttpRequest, table_id: FromPath[str], seat: SeatPath, data: JSONBody[OrdersRequest]
) -> Snapshot:
    choices = [_order_choice(choice) for choice in data.orders]
    return await _change_orders(
        request,
        table_id,
        lambda s, me: orders.leave_orders(s, seat - 1, me, choices, data.era),
    )


def _order_choice(data: OrderRequest | OrderChoice) -> orders.OrderChoice:
    return orders.OrderChoice(data.kind, data.florins, data.commodity)


@delete(
    "/api/tables/{table_id:str}/orders/{seat:int}",
    tags=["play"],
    status_code=200,
    summary="Withdraw my standing orders.",
)
async def withdraw_order(request: HttpRequest, table_id: FromPath[str], seat: SeatPath) -> Snapshot:
    return await _change_orders(
        request, table_id, lambda s, me: orders.withdraw_order(s, seat - 1, me)
    )


@post(
    "/api/tables/{table_id:str}/undo",
    tags=["play"],
    status_code=200,
    summary="Take my last decision back, at once or when everyone agrees.",
)
async def request_undo(
    request: HttpRequest, table_id: FromPath[str], data: JSONBody[UndoAsk]
) -> Snapshot:
    seat = None if data.seat is None else data.seat - 1
    return await change_table(
        request,
        table_id,
        lambda s, me: undo.request_undo(s, me, seat, data.era, data.ply, now_ms()),
    )


@post(
    "/api/tables/{table_id:str}/undo/answer",
    tags=["play"],
    status_code=200,
    summary="Agree to an undo, refuse it, or withdraw my own request.",
)
async def answer_undo(
    request: HttpRequest, table_id: FromPath[str], data: JSONBody[UndoAnswer]
) -> Snapshot:
    return await change_table(
        request,
        table_id,
        lambda s, me: undo.answer_undo(s, me, data.agree, data.era, data.ply, now_ms()),
    )


@get(
    "/api/tables/{table_id:str}/chat",
    tags=["play"],
    summary="The latest chat lines, or all of the 100 before the one with that id.",
)
async def chat(request: HttpRequest, table_id: FromPath[str], before: ChatIdQuery = None) -> Chat:
    """Of the latest lines, those of one person and those of spectators are limited."""
    context, person = context_of(request), await find_person(request)
    table = await context.see(table_id, person)
    found = await context.database.read(
        lambda c: store_chat.page(c, table_id, before, MOST_CHAT + 1)
    )
    if before is None:
        lines = [convert.chat_line(line) for line in table.chat]
        return Chat(lines=lines, more=len(found) > len(lines))
    lines = [convert.chat_line(line) for line in found[-MOST_CHAT:]]
    return Chat(lines=lines, more=len(found) > MOST_CHAT)


@post("/api/tables/{table_id:str}/chat", tags=["play"], summary="Post a line of plain text.")
async def say(request: HttpRequest, table_id: FromPath[str], data: JSONBody[ChatSay]) -> ChatLine:
    context, person = context_of(request), await require_person(request)
    return convert.chat_line(await post_chat(context, table_id, person, data.text))


handlers = [move, leave_order, leave_orders, withdraw_order, request_undo, answer_undo, chat, say]
