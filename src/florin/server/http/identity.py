"""Who is asking: a signed cookie, or a program's access token."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final

from litestar.connection import ASGIConnection

from florin.server import signing
from florin.server.moment import now_ms
from florin.server.refusal import Refusal
from florin.server.site import Site
from florin.server.store import people
from florin.server.tables.state import Person

Connection = ASGIConnection[Any, Any, Any, Any]
HEADER: Final = "x-florin"  # a page of another site cannot send it without asking first
_USED_MS: Final = 60_000


def site_of(connection: Connection) -> Site:
    return connection.app.state["site"]


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client else "unknown"


async def visitor(connection: Connection) -> Person | None:
    """Whoever asks, or None for somebody without an identity. Nobody is made."""
    site = site_of(connection)
    site.limits.spend("request", address_of(connection))
    bearer = connection.headers.get("authorization")
    if bearer is not None:
        person = await _program(site, bearer)
    else:
        if connection.scope["type"] == "http" and connection.scope["method"] != "GET":
            _same_site(connection, site)
        person = await _cookie(site, connection)
    if person is not None:
        site.limits.spend("request", person.id)
    return person


async def person_here(connection: Connection) -> Person:
    """Whoever asks; a newcomer becomes a guest, and the answer carries the cookie."""
    found = await visitor(connection)
    if found is not None:
        return found
    site = site_of(connection)
    site.limits.spend("newcomer", address_of(connection))
    name = f"Guest {secrets.randbelow(9000) + 1000}"
    person = await site.database.write(lambda c: people.create(c, name, now_ms()))
    site.remember(person)
    give_cookie(connection, person)
    return person


def give_cookie(connection: Connection, person: Person) -> None:
    """Has the answer carry the identity."""
    site = site_of(connection)
    value = signing.sign(site.secret, person.id, now_ms())
    set_cookie(connection, value, signing.LIFETIME_MS // 1000)


def set_cookie(connection: Connection, value: str, seconds: int) -> None:
    secure = site_of(connection).settings.secure or connection.scope["scheme"] == "https"
    flag = "; Secure" if secure else ""
    connection.scope["state"]["florin_cookie"] = (
        f"{signing.COOKIE}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{flag}"
    )


def renew_cookie(connection: Connection, person: Person) -> None:
    """An old cookie is replaced before it expires."""
    cookie = connection.cookies.get(signing.COOKIE)
    if cookie is not None and "authorization" not in connection.headers:
        _, issued = signing.read(site_of(connection).secret, cookie, now_ms())
        if now_ms() - issued > signing.RENEW_MS:
            give_cookie(connection, person)


def same_origin(headers: Mapping[str, str], allowed: str) -> bool:
    """A browser says where the page came from; programs send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    return origin.partition("://")[2] == headers.get("host") or origin in allowed.split()


def _same_site(connection: Connection, site: Site) -> None:
    if not same_origin(connection.headers, site.settings.origins):
        raise Refusal("cross_origin", "a page of another site may not do that")
    if HEADER not in connection.headers:
        raise Refusal("cross_origin", "requests with a cookie need the header X-Florin: 1")


async def _program(site: Site, bearer: str) -> Person:
    scheme, _, secret = bearer.partition(" ")
    if scheme.lower() != "bearer" or not secret:
        raise Refusal("bad_access_token", "the header must be Authorization: Bearer SECRET")
    found = await site.database.read(lambda c: people.of_token(c, secret.strip()))
    if found is None:
        raise Refusal("bad_access_token", "no such access token, or it was revoked")
    token, person, used = found
    now = now_ms()
    if used is None or now - used > _USED_MS:
        await site.database.write(lambda c: people.token_used(c, token, now))
    return person


async def _cookie(site: Site, connection: Connection) -> Person | None:
    cookie = connection.cookies.get(signing.COOKIE)
    if cookie is None:
        return None
    try:
        person, _ = signing.read(site.secret, cookie, now_ms())
        found = await site.person(person)
        if found is None:
            raise Refusal("bad_cookie", "nobody here has that identity")
    except Refusal:
        if connection.scope["type"] == "http":
            set_cookie(connection, "", 0)
        raise
    return found
