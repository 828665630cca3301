"""Who sent a request: a person with a signed cookie, or a program with an access token."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from litestar.connection import ASGIConnection

from florin.server.domain import Person, Refusal
from florin.server.http import signing
from florin.server.http.context import AppContext
from florin.server.operations.clock import now_ms
from florin.server.operations.ids import guest_name, new_id
from florin.server.store import access, identities

Connection = ASGIConnection[Any, Any, Any, Any]
HEADER: Final = "x-florin"  # pages of other sites cannot send it without a preflight request
_USED_MS: Final = 60_000  # how precisely the last use of an access token is recorded


class Caller(NamedTuple):
    """`token` is the id of the access token; None for a cookie."""

    person: Person
    token: str | None = None


def context_of(connection: Connection) -> AppContext:
    return connection.app.state["context"]


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client else "unknown"


async def find_caller(connection: Connection) -> Caller | None:
    """The sender, or None without credentials. Does not create a guest."""
    context = context_of(connection)
    bearer = connection.headers.get("authorization")
    signed = None if bearer is not None else _signed_person(context, connection)
    context.limits.spend_request(address_of(connection), signed)
    if bearer is not None:
        caller: Caller | None = await _by_token(context, bearer)
    else:
        if connection.scope["type"] == "http" and connection.scope["method"] != "GET":
            _check_same_site(connection, context)
        caller = await _by_cookie(context, connection)
    if caller is not None:
        context.limits.spend("request", caller.person.id)
    return caller


def charge(connection: Connection, person: Person | None, cost: float) -> None:
    """Charges the sender for a request that costs the server more than others."""
    limits = context_of(connection).limits
    limits.spend_request(address_of(connection), None if person is None else person.id, cost)
    if person is not None:
        limits.spend("request", person.id, cost)


async def find_person(connection: Connection) -> Person | None:
    """The person who sent the request, or None without credentials."""
    caller = await find_caller(connection)
    return None if caller is None else caller.person


async def require_caller(connection: Connection) -> Caller:
    """The sender. Without credentials it becomes a guest, and the reply sets the cookie."""
    found = await find_caller(connection)
    if found is not None:
        return found
    context = context_of(connection)
    context.limits.spend_address("newcomer", address_of(connection))
    person = Person(id=new_id(), name=guest_name(), created=now_ms())
    await context.database.write(lambda c: identities.create(c, person))
    context.remember(person)
    give_cookie(connection, person)
    return Caller(person)


async def require_person(connection: Connection) -> Person:
    """As `require_caller`, without the access token."""
    return (await require_caller(connection)).person


def give_cookie(connection: Connection, person: Person) -> None:
    """Makes the reply set the identity cookie. One that does not verify is kept beside it."""
    context = context_of(connection)
    seconds = signing.LIFETIME_MS // 1000
    replaced = connection.cookies.get(signing.COOKIE)
    if (
        replaced is not None
        and signing.has_format(replaced)
        and _verified(context, replaced) is None
    ):
        set_cookie(connection, signing.FORMER, replaced, seconds)
    value = signing.sign(context.secrets[0], person.id, now_ms())
    set_cookie(connection, signing.COOKIE, value, seconds)


def set_cookie(connection: Connection, name: str, value: str, seconds: int) -> None:
    secure = context_of(connection).settings.secure or connection.scope["scheme"] == "https"
    flag = "; Secure" if secure else ""
    cookies: list[str] = connection.scope["state"].setdefault("florin_cookies", [])
    cookies.append(f"{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{flag}")


def renew_cookie(connection: Connection, person: Person) -> None:
    """Replaces a cookie that is old, or that another secret than the first one signed."""
    cookie = connection.cookies.get(signing.COOKIE)
    if cookie is None or "authorization" in connection.headers:
        return
    try:
        _, issued = signing.read(context_of(connection).secrets[:1], cookie, now_ms())
    except Refusal:
        issued = 0
    if now_ms() - issued > signing.RENEW_MS and not connection.scope["state"].get("florin_cookies"):
        give_cookie(connection, person)


def is_same_origin(headers: Mapping[str, str], allowed: str) -> bool:
    """Whether a page of this site sent the request. Programs send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    return origin.partition("://")[2] == headers.get("host") or origin in allowed.split()


def _check_same_site(connection: Connection, context: AppContext) -> None:
    if not is_same_origin(connection.headers, context.settings.origins):
        raise Refusal("cross_origin", "a page of another site may not do that")
    if HEADER not in connection.headers:
        raise Refusal("cross_origin", "requests with a cookie need the header X-Florin: 1")


async def _by_token(context: AppContext, bearer: str) -> Caller:
    scheme, _, secret = bearer.partition(" ")
    if scheme.lower() != "bearer" or not secret:
        raise Refusal("bad_access_token", "the header must be Authorization: Bearer SECRET")
    found = await context.database.read(lambda c: access.holder_of(c, secret.strip()))
    if found is None:
        raise Refusal("bad_access_token", "there is no such access token, or it was revoked")
    now = now_ms()
    if found.used is None or now - found.used > _USED_MS:
        await context.database.write(lambda c: access.token_used(c, found.token, now))
    return Caller(found.person, found.token)


def _signed_person(context: AppContext, connection: Connection) -> str | None:
    """The id that a valid cookie names. It costs no access to the database."""
    for name in (signing.COOKIE, signing.FORMER):
        person = _verified(context, connection.cookies.get(name))
        if person is not None:
            return person
    return None


def _verified(context: AppContext, cookie: str | None) -> str | None:
    try:
        return None if cookie is None else signing.read(context.secrets, cookie, now_ms())[0]
    except Refusal:
        return None


async def _by_cookie(context: AppContext, connection: Connection) -> Caller | None:
    """None without a cookie that verifies. One that does not is ignored and never deleted."""
    person = _signed_person(context, connection)
    found = None if person is None else await context.person(person)
    return None if found is None else Caller(found)
