"""/api/me: a copy of everything about me, and deleting it."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from functools import partial
from typing import Any

import msgspec
from litestar import Request, delete, get
from litestar.params import JSONBody
from litestar.response import Stream
from sqlalchemy import Connection

from florin.server.domain import Refusal
from florin.server.http.context import AppContext
from florin.server.http.identity import address_of, context_of, forget_cookies, require_owner
from florin.server.messages import AccountDeletion
from florin.server.operations.clock import now_ms
from florin.server.store import export, moderation
from florin.server.store.bus import AnyBusMessage

HttpRequest = Request[Any, Any, Any]


@get(
    "/api/me/export",
    tags=["people"],
    summary="Everything that this site stores about me, as a file.",
)
async def export_me(request: HttpRequest) -> Stream:
    context, person = context_of(request), (await require_owner(request)).person
    context.limits.spend("export", person.id)
    context.limits.spend_address("export", address_of(request))
    return Stream(
        _export(context, person.id),
        media_type="application/json",
        headers={"content-disposition": 'attachment; filename="florin-my-data.json"'},
    )


async def _export(context: AppContext, person: str) -> AsyncGenerator[bytes]:
    """One JSON object, page by page: thousands of games need not fit into memory."""
    data = await context.database.read(lambda c: export.person_data(c, person))
    yield msgspec.json.encode(data)[:-1] + b',"tables":['
    after: str | None = ""
    comma = b""
    while after is not None:
        page = partial(export.tables_page, person=person, after=after)
        found, after = await context.database.read(page)
        for table in found:
            yield comma + msgspec.json.encode(table)
            comma = b",\n"
    yield b"]}\n"


@delete("/api/me", tags=["people"], summary="Delete me. My finished games stay, without my name.")
async def delete_me(request: HttpRequest, data: JSONBody[AccountDeletion]) -> None:
    """A bot takes my seats in games under way. What is deleted cannot be brought back."""
    context, person = context_of(request), (await require_owner(request)).person
    if data.name != person.name:
        raise Refusal(
            "bad_request", "name: must be your display name exactly, to confirm the deletion"
        )

    def work(connection: Connection) -> list[AnyBusMessage]:
        last = moderation.last_audit(connection)
        moderation.delete_person(connection, person.id, now_ms())
        return moderation.messages_after(connection, last)[1]

    # Other processes are told by the store.
    for message in await context.database.write(work):
        context.peers.apply(message)
    forget_cookies(request)


handlers = [export_me, delete_me]
