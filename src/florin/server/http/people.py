"""/api/me: identity, preferences, devices, programs and tables of the person who asks."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, delete, get, patch, post
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace
from sqlalchemy import Connection

from florin.server.domain import AccessToken, Person, Refusal, Session
from florin.server.domain.handles import check_handle
from florin.server.http.context import AppContext
from florin.server.http.identity import (
    address_of,
    charge_afterwards,
    context_of,
    find_caller,
    find_person,
    give_cookie,
    new_session,
    refuse_tokens,
    renew_cookie,
    require_caller,
    require_owner,
)
from florin.server.http.limits import TABLES_PER_COST
from florin.server.messages import (
    AccessTokenMade,
    AccessTokenNew,
    AccessTokens,
    CarryCode,
    CarryRequest,
    Me,
    MeChange,
    Tables,
    convert,
)
from florin.server.operations.clock import now_ms
from florin.server.operations.ids import new_access_token, new_code, new_id
from florin.server.operations.names import shown_name
from florin.server.store import (
    access,
    identities,
    lists,
    passkeys,
    preferences,
    profiles,
    sessions,
)

HttpRequest = Request[Any, Any, Any]
CODE_MS: Final = 10 * 60_000


async def me_of(context: AppContext, person: Person) -> Me:
    found = await context.database.read(lambda c: preferences.load(c, person.id))
    return convert.me_message(person, found)


def clean_name(name: str) -> str:
    """As `shown_name`; raises Refusal."""
    try:
        return shown_name(name)
    except ValueError as error:
        raise Refusal("bad_request", f"name: {error}") from None


@get("/api/me", tags=["people"], summary="Who am I? Makes a guest on the first visit.")
async def me(request: HttpRequest) -> Me:
    caller = await require_caller(request)
    renew_cookie(request, caller)
    return await me_of(context_of(request), caller.person)


@patch(
    "/api/me",
    tags=["people"],
    summary="Change name, handle, language, theme, or who sees my profile.",
)
async def change_me(request: HttpRequest, data: JSONBody[MeChange]) -> Me:
    context, person = context_of(request), (await require_owner(request)).person
    if data.name is not None:
        person = await _rename(context, person, clean_name(data.name))
    if data.handle is not None:
        person = await _set_handle(request, person, check_handle(data.handle))
    if data.profile_public is not None:
        person = await _show_profile(context, person, data.profile_public)
    who, chosen = person.id, (data.language, data.theme, data.games_shared)
    if chosen != (None, None, None):
        await context.database.write(
            lambda c: preferences.change(
                c,
                who,
                language=data.language,
                theme=data.theme,
                games_shared=data.games_shared,
            )
        )
    return await me_of(context, person)


async def _rename(context: AppContext, person: Person, name: str) -> Person:
    """The person under the new name, which unfinished tables show too."""
    if name == person.name:
        return person
    context.limits.spend("rename", person.id)
    after = replace(person, name=name)
    await context.database.write(lambda c: identities.rename(c, person.id, name))
    context.remember(after)
    await context.peers.renamed(after)
    return after


async def _set_handle(request: HttpRequest, person: Person, handle: str) -> Person:
    """A handle is for people who keep their identity: guests could take all of them."""
    if handle == person.handle:
        return person
    context = context_of(request)
    context.limits.spend("rename", person.id)
    if person.handle is None:
        context.limits.spend_address("handle", address_of(request))

    def work(connection: Connection) -> None:
        if not passkeys.of_person(connection, person.id):
            raise Refusal("needs_passkey", "a handle needs a passkey: add one first")
        identities.set_handle(connection, person.id, handle)

    await context.database.write(work)
    after = replace(person, handle=handle)
    context.remember(after)
    return after


async def _show_profile(context: AppContext, person: Person, public: bool) -> Person:
    if public == person.profile_public:
        return person
    if public and person.handle is None:
        raise Refusal("needs_handle", "a public profile needs a handle: choose one first")
    await context.database.write(lambda c: profiles.set_public(c, person.id, public))
    after = replace(person, profile_public=public)
    context.remember(after)
    return after


@post("/api/me/code", tags=["people"], summary="A one-time code to carry me to another device.")
async def make_code(request: HttpRequest) -> CarryCode:
    context, person = context_of(request), (await require_owner(request)).person
    code, expires = new_code(), now_ms() + CODE_MS
    await context.database.write(lambda c: access.add_code(c, person.id, code, expires))
    return CarryCode(code=code, expires=expires)


@post(
    "/api/me/carry",
    tags=["people"],
    status_code=200,
    summary="Become, on this device, the person who made the code.",
)
async def carry(request: HttpRequest, data: JSONBody[CarryRequest]) -> Me:
    context = context_of(request)
    refuse_tokens(request)
    await find_caller(request, banned=True)
    context.limits.spend_address("code", address_of(request))
    code = data.code.strip().upper()

    def work(connection: Connection) -> tuple[Person, Session] | None:
        person = access.use_code(connection, code, now_ms())
        if person is None:
            return None
        return person, sessions.begin(
            connection, new_session(request, person), context.database.node
        )

    found = await context.database.write(work)
    if found is None:
        raise Refusal("unknown_code", "that code is wrong, used or expired")
    person, session = found
    give_cookie(request, person.id, session.id)
    return await me_of(context, person)


@get("/api/me/tables", tags=["people"], summary="My tables, those waiting for me first.")
async def my_tables(request: HttpRequest) -> Tables:
    context, person = context_of(request), await find_person(request)
    if person is None:
        return Tables(tables=[])
    found = await context.database.read(lambda c: lists.tables_of(c, person.id))
    charge_afterwards(request, person, len(found) / TABLES_PER_COST)
    return Tables(tables=[convert.table_card(table, person) for table in found])


@get("/api/me/tokens", tags=["programs"], summary="My access tokens, without their secrets.")
async def my_tokens(request: HttpRequest) -> AccessTokens:
    context, person = context_of(request), (await require_owner(request)).person
    found = await context.database.read(lambda c: access.tokens_of(c, person.id))
    return AccessTokens(tokens=[convert.access_token_card(token) for token in found])


@post("/api/me/tokens", tags=["programs"], summary="A new access token for a program of mine.")
async def make_token(request: HttpRequest, data: JSONBody[AccessTokenNew]) -> AccessTokenMade:
    context, person = context_of(request), (await require_owner(request)).person
    secret, label = new_access_token(), clean_name(data.label)
    token = AccessToken(id=new_id(), label=label, created=now_ms(), used=None, scope=data.scope)
    if not await context.database.write(lambda c: access.add_token(c, person.id, token, secret)):
        raise Refusal(
            "bad_request",
            f"you have {access.MOST_TOKENS} tokens, which is the limit: revoke one",
        )
    return AccessTokenMade(card=convert.access_token_card(token), secret=secret)


@delete("/api/me/tokens/{token_id:str}", tags=["programs"], summary="Revoke a token, at once.")
async def revoke_token(request: HttpRequest, token_id: FromPath[str]) -> None:
    context, person = context_of(request), (await require_owner(request)).person
    node = context.database.node
    if not await context.database.write(
        lambda c: access.remove_token(c, person.id, token_id, node)
    ):
        raise Refusal("not_found", "you have no such token")
    context.peers.access_revoked(person.id, [token_id])


handlers = [me, change_me, make_code, carry, my_tables, my_tokens, make_token, revoke_token]
