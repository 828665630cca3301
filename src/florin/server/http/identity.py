"""Who sent a request: a person with a signed cookie, or a program with an access token."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from litestar.connection import ASGIConnection
from msgspec.structs import replace
from sqlalchemy import Connection as SqlConnection

from florin.server.domain import Person, Refusal, Scope, Session
from florin.server.http import signing
from florin.server.http.context import AppContext
from florin.server.http.devices import device_name
from florin.server.operations.clock import now_ms
from florin.server.operations.ids import guest_name, new_id
from florin.server.store import access, identities, sessions

Connection = ASGIConnection[Any, Any, Any, Any]
HEADER: Final = "x-florin"  # pages of other sites cannot send it without a preflight request
_USED_MS: Final = 60_000  # how precisely the last use of an access token is recorded
_SESSION_USED_MS: Final = 3_600_000  # the same for a session


class Caller(NamedTuple):
    """`token` is the id of the access token and `scope` what it may do; None for a cookie.

    `session` is the id of the session of a cookie.
    """

    person: Person
    token: str | None = None
    scope: Scope | None = None
    session: str | None = None

    def check_may_play(self) -> None:
        if self.scope == "read":
            raise Refusal(
                "not_for_tokens", "this access token may only look: it needs the scope play"
            )


def context_of(connection: Connection) -> AppContext:
    return connection.app.state["context"]


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client else "unknown"


async def find_caller(connection: Connection) -> Caller | None:
    """The sender, or None without credentials. Does not create a guest."""
    context = context_of(connection)
    context.limits.spend("request", address_of(connection))
    bearer = connection.headers.get("authorization")
    if bearer is not None:
        caller: Caller | None = await _by_token(context, bearer)
    else:
        if connection.scope["type"] == "http" and connection.scope["method"] != "GET":
            _check_same_site(connection, context)
        caller = await _by_cookie(context, connection)
    if caller is not None:
        if caller.person.banned:
            raise Refusal("banned", "the operator of this site has banned you")
        context.limits.spend("request", caller.person.id)
    return caller


async def find_person(connection: Connection) -> Person | None:
    """The person who sent the request, or None without credentials."""
    caller = await find_caller(connection)
    return None if caller is None else caller.person


async def require_caller(connection: Connection) -> Caller:
    """The sender. Without credentials it becomes a guest, and the reply sets the cookie.

    Requests other than GET need the right to play.
    """
    found = await find_caller(connection)
    if found is not None:
        if connection.scope["type"] == "http" and connection.scope["method"] != "GET":
            found.check_may_play()
        return found
    context = context_of(connection)
    context.limits.spend("newcomer", address_of(connection))
    person = Person(id=new_id(), name=guest_name(), created=now_ms())
    session = new_session(connection, person)

    def work(database: SqlConnection) -> None:
        identities.create(database, person)
        sessions.begin(database, session, context.database.node)

    await context.database.write(work)
    context.remember(person)
    give_cookie(connection, session)
    return Caller(person, session=session.id)


async def require_person(connection: Connection) -> Person:
    """As `require_caller`, without the access token."""
    return (await require_caller(connection)).person


async def require_owner(connection: Connection) -> Caller:
    """As `require_caller`, for what a program with an access token may not do at all."""
    refuse_tokens(connection)
    return await require_caller(connection)


def refuse_tokens(connection: Connection) -> None:
    """Who a person is, and which devices and programs they have, is decided in a browser alone.

    So a stolen token can take nothing that outlives its revocation.
    """
    if "authorization" in connection.headers:
        raise Refusal("not_for_tokens", "an access token may not do that: use a browser")


def new_session(connection: Connection, person: Person) -> Session:
    """A session for the browser that sent the request. The caller stores it."""
    now = now_ms()
    return Session(id=new_id(), person=person.id, device=_device(connection), created=now, used=now)


def give_cookie(connection: Connection, session: Session) -> None:
    """Makes the reply set the identity cookie."""
    value = signing.sign(context_of(connection).secret, session.person, now_ms(), session.id)
    set_cookie(connection, value, signing.LIFETIME_MS // 1000)


def forget_cookie(connection: Connection) -> None:
    """Makes the reply remove the identity cookie."""
    set_cookie(connection, "", 0)


def set_cookie(connection: Connection, value: str, seconds: int) -> None:
    secure = context_of(connection).settings.secure or connection.scope["scheme"] == "https"
    flag = "; Secure" if secure else ""
    connection.scope["state"]["florin_cookie"] = (
        f"{signing.COOKIE}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{flag}"
    )


def renew_cookie(connection: Connection) -> None:
    """Replaces a valid cookie before it expires, and one that names no session."""
    cookie = connection.cookies.get(signing.COOKIE)
    if cookie is not None and "authorization" not in connection.headers:
        secret, now = context_of(connection).secret, now_ms()
        signed = signing.read(secret, cookie, now)
        if signed.derived or now - signed.issued > signing.RENEW_MS:
            value = signing.sign(secret, signed.person, now, signed.session)
            set_cookie(connection, value, signing.LIFETIME_MS // 1000)


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
    return Caller(found.person, found.token, found.scope)


async def _by_cookie(context: AppContext, connection: Connection) -> Caller | None:
    cookie = connection.cookies.get(signing.COOKIE)
    if cookie is None:
        return None
    try:
        signed = signing.read(context.secret, cookie, now_ms())
        found = await context.person(signed.person)
        if found is None:
            raise Refusal("bad_cookie", "there is no person with that identity")
        await _use_session(context, connection, signed)
    except Refusal:
        if connection.scope["type"] == "http":
            set_cookie(connection, "", 0)
        raise
    return Caller(found, session=signed.session)


async def _use_session(context: AppContext, connection: Connection, signed: signing.Signed) -> None:
    """Raises Refusal if the session of a valid cookie has ended.

    A session that is not stored begins now: the cookie may be older than sessions, or the database
    a restored copy. Ended sessions are kept for longer than any cookie is valid.
    """
    session, now = await context.session(signed.session), now_ms()
    if session is None:
        new = Session(
            id=signed.session,
            person=signed.person,
            device=_device(connection),
            created=signed.issued,
            used=now,
        )
        session = await context.database.write(
            lambda c: sessions.begin(c, new, context.database.node)
        )
        context.remember_session(session)
    if session.ended is not None or session.person != signed.person:
        raise Refusal("bad_cookie", "that session was ended")
    if now - session.used > _SESSION_USED_MS:
        device = _device(connection)
        await context.database.write(lambda c: sessions.used(c, signed.session, device, now))
        context.remember_session(replace(session, used=now))


def _device(connection: Connection) -> str:
    return device_name(connection.headers.get("user-agent", ""))
