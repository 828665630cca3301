"""Who sent a request: a person with a signed cookie, or a program with an access token."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from litestar.connection import ASGIConnection
from msgspec.structs import replace
from sqlalchemy import Connection as SqlConnection

from florin.server.domain import Person, Refusal, Scope, Session
from florin.server.http import signing
from florin.server.http.context import AppContext
from florin.server.http.devices import device_name
from florin.server.operations.addresses import client_network
from florin.server.operations.clock import now_ms
from florin.server.operations.ids import guest_name, new_id
from florin.server.store import access, identities, sessions

Connection = ASGIConnection[Any, Any, Any, Any]
HEADER: Final = "x-florin"  # pages of other sites cannot send it without a preflight request
FILE_COST: Final = 0.2  # a first visit needs some thirty files of the web app
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


def place_of(connection: Connection) -> str:
    """Stands for the client's network. The address cannot be found without the server's secret."""
    network = client_network(address_of(connection))
    secret = context_of(connection).secrets[0]
    text = f"florin place\n{network}"
    return hmac.new(secret.encode(), text.encode(), hashlib.sha256).hexdigest()[:24]


async def find_caller(connection: Connection, *, banned: bool = False) -> Caller | None:
    """The sender, or None without credentials. Does not create a guest.

    `banned`: a banned person is not refused, who may leave this browser to another identity.
    """
    context = context_of(connection)
    bearer = connection.headers.get("authorization")
    if bearer is not None:
        caller: Caller | None = await _by_token(context, bearer)
    else:
        if connection.scope["type"] == "http" and connection.scope["method"] != "GET":
            _check_same_site(connection, context)
        caller = await _by_cookie(context, connection)
    if caller is not None:
        if caller.person.banned and not banned:
            raise Refusal("banned", "the operator of this site has banned you")
        context.limits.spend("request", caller.person.id)
    return caller


def charge_arrival(connection: Connection) -> None:
    """Charges the client's network for a request or socket, before it is looked at further."""
    context = context_of(connection)
    bearer = "authorization" in connection.headers
    signed = None if bearer else _signed(context, connection)
    cost = FILE_COST if connection.scope["path"].startswith("/assets/") else 1
    who = None if signed is None else signed.person
    context.limits.spend_request(address_of(connection), who, cost)


def charge(connection: Connection, person: Person | None, cost: float) -> None:
    """Charges the sender for a request that costs the server more than others."""
    limits = context_of(connection).limits
    limits.spend_request(address_of(connection), None if person is None else person.id, cost)
    if person is not None:
        limits.spend("request", person.id, cost)


def charge_afterwards(connection: Connection, person: Person | None, cost: float) -> None:
    """As `charge`, for what is done already: later requests pay for it."""
    context_of(connection).limits.owe(
        address_of(connection), None if person is None else person.id, cost
    )


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
    context.limits.spend_address("newcomer", address_of(connection))
    name = guest_name(connection.headers.get("accept-language", "")[:200])
    person = Person(id=new_id(), name=name, created=now_ms())
    session = new_session(connection, person)

    def work(database: SqlConnection) -> None:
        identities.create(database, person)
        sessions.begin(database, session, context.database.node)

    await context.database.write(work)
    context.remember(person)
    give_cookie(connection, person.id, session.id)
    return Caller(person, session=session.id)


async def require_person(connection: Connection) -> Person:
    """As `require_caller`, without the access token."""
    return (await require_caller(connection)).person


async def require_owner(connection: Connection) -> Caller:
    """As `require_caller`, for what a program with an access token may not do at all."""
    refuse_tokens(connection)
    return await require_caller(connection)


def refuse_tokens(connection: Connection) -> None:
    """Identity, devices and programs can be changed only in a browser.

    So a stolen token has no effect after it is revoked.
    """
    if "authorization" in connection.headers:
        raise Refusal("not_for_tokens", "an access token may not do that: use a browser")


def new_session(connection: Connection, person: Person) -> Session:
    """A session for the browser that sent the request. The caller stores it."""
    now = now_ms()
    return Session(id=new_id(), person=person.id, device=_device(connection), created=now, used=now)


def give_cookie(connection: Connection, person: str, session: str) -> None:
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
    value = signing.sign(context.secrets[0], person, now_ms(), session)
    set_cookie(connection, signing.COOKIE, value, seconds)


def forget_cookies(connection: Connection) -> None:
    """Makes the reply remove the cookies by which this browser is identified."""
    for name in (signing.COOKIE, signing.FORMER):
        if _verified(context_of(connection), connection.cookies.get(name)) is not None:
            set_cookie(connection, name, "", 0)


def set_cookie(connection: Connection, name: str, value: str, seconds: int) -> None:
    secure = context_of(connection).settings.secure or connection.scope["scheme"] == "https"
    flag = "; Secure" if secure else ""
    cookies: list[str] = connection.scope["state"].setdefault("florin_cookies", [])
    cookies.append(f"{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{flag}")


def renew_cookie(connection: Connection, caller: Caller) -> None:
    """Replaces a cookie that is old, names no session, or was signed by a later secret."""
    cookie = connection.cookies.get(signing.COOKIE)
    if cookie is None or caller.session is None:
        return
    try:
        signed = signing.read(context_of(connection).secrets[:1], cookie, now_ms())
        issued = 0 if signed.derived else signed.issued
    except Refusal:
        issued = 0
    if now_ms() - issued > signing.RENEW_MS and not connection.scope["state"].get("florin_cookies"):
        give_cookie(connection, caller.person.id, caller.session)


def is_same_origin(headers: Mapping[str, str], allowed: str) -> bool:
    """Whether a page of this site sent the request. Programs send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    scheme, _, host = origin.partition("://")
    own = scheme in ("http", "https") and host == headers.get("host")
    return own or origin in allowed.split()


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


def _signed(context: AppContext, connection: Connection) -> signing.Signed | None:
    """What a valid cookie says. It costs no access to the database."""
    for name in (signing.COOKIE, signing.FORMER):
        signed = _verified(context, connection.cookies.get(name))
        if signed is not None:
            return signed
    return None


def _verified(context: AppContext, cookie: str | None) -> signing.Signed | None:
    try:
        return None if cookie is None else signing.read(context.secrets, cookie, now_ms())
    except Refusal:
        return None


async def _by_cookie(context: AppContext, connection: Connection) -> Caller | None:
    """None without a cookie that verifies, or if its person is deleted.

    A cookie that does not verify is ignored and never deleted.
    """
    signed = _signed(context, connection)
    found = None if signed is None else await context.person(signed.person)
    if signed is None or found is None or not await _use_session(context, connection, signed):
        return None
    return Caller(found, session=signed.session)


async def _use_session(context: AppContext, connection: Connection, signed: signing.Signed) -> bool:
    """False if the session of a valid cookie has ended.

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
        return False
    if now - session.used > _SESSION_USED_MS:
        device = _device(connection)
        await context.database.write(lambda c: sessions.used(c, signed.session, device, now))
        context.remember_session(replace(session, used=now))
    return True


def _device(connection: Connection) -> str:
    return device_name(connection.headers.get("user-agent", ""))
