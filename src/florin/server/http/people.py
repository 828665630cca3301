"""/api/me: who I am, my devices, my programs, my tables. And the bots."""

from __future__ import annotations

import secrets
from typing import Any, Final, Literal

from litestar import Request, delete, get, patch, post
from litestar.params import FromPath, JSONBody

from florin.bots import bot_names
from florin.server.http.identity import (
    address_of,
    give_cookie,
    person_here,
    renew_cookie,
    site_of,
    visitor,
)
from florin.server.messages import (
    AccessTokenMade,
    AccessTokenNew,
    AccessTokens,
    BotCard,
    Bots,
    CarryCode,
    CarryRequest,
    Me,
    MeChange,
    Tables,
)
from florin.server.moment import new_code, now_ms
from florin.server.refusal import Refusal
from florin.server.store import lists, people
from florin.server.tables.seats import renamed
from florin.server.tables.state import Person

Asked = Request[Any, Any, Any]
CODE_MS: Final = 10 * 60_000


def _me(person: Person) -> Me:
    return Me(person.name, person.language, person.theme, person.created)  # type: ignore[arg-type]


def clean_name(name: str) -> str:
    """One line of text, as it will be shown; Refusal where nothing is left to show."""
    shown = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not shown:
        raise Refusal("bad_request", "a name needs something to read")
    return shown


@get("/api/me", tags=["people"], summary="Who am I? Makes a guest on the first visit.")
async def me(request: Asked) -> Me:
    person = await person_here(request)
    renew_cookie(request, person)
    return _me(person)


@patch("/api/me", tags=["people"], summary="Change name, language or theme.")
async def change_me(request: Asked, data: JSONBody[MeChange]) -> Me:
    site, person = site_of(request), await person_here(request)
    values = {
        name: value
        for name in ("name", "language", "theme")
        if (value := getattr(data, name)) is not None
    }
    if "name" in values:
        values["name"] = clean_name(values["name"])
    after = await site.database.write(lambda c: people.change(c, person.id, values))
    site.remember(after)
    if after.name != person.name:
        site.hub.renamed(after)
        for table in await site.database.read(lambda c: lists.unfinished_of(c, person.id)):
            await site.rooms.change(table, lambda s: renamed(s, after.id, after.name))
    return _me(after)


@post("/api/me/code", tags=["people"], summary="A one-time code to carry me to another device.")
async def make_code(request: Asked) -> CarryCode:
    site, person = site_of(request), await person_here(request)
    code, expires = new_code(), now_ms() + CODE_MS
    await site.database.write(lambda c: people.add_code(c, person.id, code, expires))
    return CarryCode(code, expires)


@post(
    "/api/me/carry",
    tags=["people"],
    status_code=200,
    summary="Become, on this device, whoever made the code.",
)
async def carry(request: Asked, data: JSONBody[CarryRequest]) -> Me:
    site = site_of(request)
    await visitor(request)
    site.limits.spend("code", address_of(request))
    code = data.code.strip().upper()
    person = await site.database.write(lambda c: people.use_code(c, code, now_ms()))
    if person is None:
        raise Refusal("unknown_code", "that code is wrong, used or too old")
    give_cookie(request, person)
    return _me(person)


@get("/api/me/tables", tags=["people"], summary="My tables, those waiting for me first.")
async def my_tables(request: Asked) -> Tables:
    site, person = site_of(request), await visitor(request)
    if person is None:
        return Tables([])
    return Tables(await site.database.read(lambda c: lists.mine(c, person.id)))


@get("/api/me/tokens", tags=["programs"], summary="My access tokens, without their secrets.")
async def my_tokens(request: Asked) -> AccessTokens:
    site, person = site_of(request), await person_here(request)
    return AccessTokens(await site.database.read(lambda c: people.tokens_of(c, person.id)))


@post("/api/me/tokens", tags=["programs"], summary="A new access token for a program of mine.")
async def make_token(request: Asked, data: JSONBody[AccessTokenNew]) -> AccessTokenMade:
    site, person = site_of(request), await person_here(request)
    secret, label = f"florin_{secrets.token_urlsafe(32)}", clean_name(data.label)
    card = await site.database.write(
        lambda c: people.add_token(c, person.id, label, secret, now_ms())
    )
    if card is None:
        raise Refusal("bad_request", f"{people.MOST_TOKENS} tokens are enough: revoke one first")
    return AccessTokenMade(card, secret)


@delete("/api/me/tokens/{token_id:str}", tags=["programs"], summary="Revoke a token, at once.")
async def revoke_token(request: Asked, token_id: FromPath[str]) -> None:
    site, person = site_of(request), await person_here(request)
    if not await site.database.write(lambda c: people.remove_token(c, person.id, token_id)):
        raise Refusal("not_found", "you have no such token")
    site.revoked(person.id)


@get("/api/bots", tags=["tables"], summary="Bots that may take a seat, weakest first.")
async def bots() -> Bots:
    games: dict[Literal["medici", "strozzi"], tuple[str, ...]] = {
        "medici": bot_names("medici"),
        "strozzi": bot_names("strozzi"),
    }
    names = dict.fromkeys((*games["medici"], *games["strozzi"]))
    return Bots([BotCard(name, [g for g in games if name in games[g]]) for name in names])


handlers = [
    me,
    change_me,
    make_code,
    carry,
    my_tables,
    my_tokens,
    make_token,
    revoke_token,
    bots,
]
