"""/api/me/passkeys and /api/signin: keeping an identity with passkeys, without passwords."""

from __future__ import annotations

import secrets
from typing import Any, Final

from litestar import Request, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace
from sqlalchemy import Connection

from florin.server.domain import Passkey, Person, Refusal, Session
from florin.server.http import webauthn
from florin.server.http.context import AppContext
from florin.server.http.devices import device_name
from florin.server.http.identity import (
    address_of,
    charge,
    context_of,
    find_caller,
    give_cookie,
    new_session,
    refuse_tokens,
    require_owner,
)
from florin.server.http.people import clean_name, me_of
from florin.server.messages import (
    Me,
    PasskeyMade,
    PasskeyNew,
    PasskeyOptions,
    Passkeys,
    RecoveryCodes,
    SignIn,
    SignInByCode,
    convert,
)
from florin.server.operations.clock import now_ms
from florin.server.operations.ids import new_id, new_recovery_code
from florin.server.store import passkeys, sessions

HttpRequest = Request[Any, Any, Any]
CHALLENGE_MS: Final = 5 * 60_000
CHALLENGE_COST: Final = 10  # it is written to the database, for whoever asks
RECOVERY_CODES: Final = 8


async def _challenge(context: AppContext, person: str | None) -> bytes:
    challenge, now = secrets.token_bytes(32), now_ms()
    expires = now + CHALLENGE_MS
    await context.database.write(
        lambda c: passkeys.add_challenge(c, challenge, person, now, expires)
    )
    return challenge


async def _answered(context: AppContext, credential: dict[str, Any], person: str | None) -> bytes:
    """The challenge of the credential, which from now on no other credential can answer."""
    challenge = webauthn.challenge_in(credential)
    if not await context.database.write(
        lambda c: passkeys.use_challenge(c, challenge, person, now_ms())
    ):
        raise Refusal(
            "bad_passkey", "the passkey does not answer a challenge of this site: try again"
        )
    return challenge


@get("/api/me/passkeys", tags=["people"], summary="My passkeys, the oldest first.")
async def my_passkeys(request: HttpRequest) -> Passkeys:
    context, person = context_of(request), (await require_owner(request)).person

    def work(connection: Connection) -> Passkeys:
        return Passkeys(
            passkeys=[
                convert.passkey_card(one) for one in passkeys.of_person(connection, person.id)
            ],
            codes_left=passkeys.recovery_codes_left(connection, person.id),
        )

    return await context.database.read(work)


@post(
    "/api/me/passkeys/options",
    tags=["people"],
    status_code=200,
    summary="What my browser needs to create a passkey.",
)
async def creation_options(request: HttpRequest) -> PasskeyOptions:
    context, person = context_of(request), (await require_owner(request)).person
    charge(request, person, CHALLENGE_COST)
    site = webauthn.site_of(request)
    known = await context.database.read(lambda c: passkeys.of_person(c, person.id))
    challenge = await _challenge(context, person.id)
    return PasskeyOptions(options=webauthn.creation_options(site, person, known, challenge))


@post("/api/me/passkeys", tags=["people"], summary="Keep my identity with a new passkey.")
async def add_passkey(request: HttpRequest, data: JSONBody[PasskeyNew]) -> PasskeyMade:
    context, person = context_of(request), (await require_owner(request)).person
    site = webauthn.site_of(request)
    challenge = await _answered(context, data.credential, person.id)
    found = webauthn.verify_creation(site, data.credential, challenge)
    device = device_name(request.headers.get("user-agent", ""))
    passkey = Passkey(
        id=new_id(),
        person=person.id,
        credential=found.credential,
        public_key=found.public_key,
        sign_count=found.sign_count,
        label=clean_name(data.label) if data.label is not None else device,
        synced=found.synced,
        created=now_ms(),
        host=site.host,
    )
    codes = [new_recovery_code() for _ in range(RECOVERY_CODES)]

    def work(connection: Connection) -> list[str] | None:
        first = not passkeys.of_person(connection, person.id)
        if not passkeys.add(connection, passkey):
            return None
        if first:
            passkeys.replace_recovery_codes(connection, person.id, codes)
        return codes if first else []

    shown = await context.database.write(work)
    if shown is None:
        raise Refusal(
            "bad_request",
            f"that passkey is already in use, or you have {passkeys.MOST_PASSKEYS}, which is the "
            "limit",
        )
    return PasskeyMade(card=convert.passkey_card(passkey), recovery_codes=shown)


@delete(
    "/api/me/passkeys/{passkey_id:str}",
    tags=["people"],
    summary="Remove a passkey, and sign out where it was used.",
)
async def remove_passkey(request: HttpRequest, passkey_id: FromPath[str]) -> None:
    """The browser that asks stays signed in."""
    context, caller = context_of(request), await require_owner(request)
    person, node = caller.person.id, context.database.node

    def work(connection: Connection) -> list[str] | None:
        begun = sessions.begun_by(connection, person, passkey_id)
        if not passkeys.remove(connection, person, passkey_id):
            return None
        others = [session for session in begun if session != caller.session]
        return sessions.end(connection, person, others, now_ms(), node)

    ended = await context.database.write(work)
    if ended is None:
        raise Refusal("not_found", "you have no such passkey")
    context.peers.access_revoked(person, ended)


@post("/api/me/recovery", tags=["people"], summary="New recovery codes; earlier ones stop working.")
async def make_recovery_codes(request: HttpRequest) -> RecoveryCodes:
    context, person = context_of(request), (await require_owner(request)).person
    codes = [new_recovery_code() for _ in range(RECOVERY_CODES)]

    def work(connection: Connection) -> bool:
        if not passkeys.of_person(connection, person.id):
            return False
        passkeys.replace_recovery_codes(connection, person.id, codes)
        return True

    if not await context.database.write(work):
        raise Refusal("needs_passkey", "recovery codes are for people who have a passkey")
    return RecoveryCodes(recovery_codes=codes)


@post(
    "/api/signin/options",
    tags=["people"],
    status_code=200,
    summary="What my browser needs to sign in by a passkey.",
)
async def request_options(request: HttpRequest) -> PasskeyOptions:
    refuse_tokens(request)
    caller = await find_caller(request, banned=True)
    charge(request, None if caller is None else caller.person, CHALLENGE_COST)
    context, site = context_of(request), webauthn.site_of(request)
    return PasskeyOptions(options=webauthn.request_options(site, await _challenge(context, None)))


@post(
    "/api/signin",
    tags=["people"],
    status_code=200,
    summary="Become, in this browser, the person whose passkey it is.",
)
async def sign_in(request: HttpRequest, data: JSONBody[SignIn]) -> Me:
    refuse_tokens(request)
    await find_caller(request, banned=True)
    context, site = context_of(request), webauthn.site_of(request)
    challenge = await _answered(context, data.credential, None)
    credential = webauthn.credential_id(data.credential)
    passkey = await context.database.read(lambda c: passkeys.find(c, credential))
    if passkey is None:
        raise Refusal("bad_passkey", "this site does not know that passkey: it may be removed")
    sign_count = webauthn.verify_use(site, data.credential, challenge, passkey)
    person = await context.person(passkey.person)
    if person is None:
        raise Refusal("bad_passkey", "the identity of that passkey is deleted")
    session = replace(new_session(request, person), passkey=passkey.id)

    def work(connection: Connection) -> Session:
        passkeys.used(connection, passkey, sign_count, now_ms(), site.host)
        return sessions.begin(connection, session, context.database.node)

    return await _become(request, person, await context.database.write(work))


@post(
    "/api/signin/code",
    tags=["people"],
    status_code=200,
    summary="Become, in this browser, the person whose recovery code it is.",
)
async def sign_in_by_code(request: HttpRequest, data: JSONBody[SignInByCode]) -> Me:
    refuse_tokens(request)
    await find_caller(request, banned=True)
    context = context_of(request)
    context.limits.spend_address("code", address_of(request))
    code = "".join(data.code.upper().split())

    def work(connection: Connection) -> tuple[Person, Session] | None:
        person = passkeys.use_recovery_code(connection, code)
        if person is None:
            return None
        return person, sessions.begin(
            connection, new_session(request, person), context.database.node
        )

    found = await context.database.write(work)
    if found is None:
        raise Refusal("unknown_code", "that recovery code is wrong or used")
    return await _become(request, *found)


async def _become(request: HttpRequest, person: Person, session: Session) -> Me:
    if person.banned:
        raise Refusal("banned", "the operator of this site has banned you")
    give_cookie(request, person.id, session.id)
    return await me_of(context_of(request), person)


handlers = [
    my_passkeys,
    creation_options,
    add_passkey,
    remove_passkey,
    make_recovery_codes,
    request_options,
    sign_in,
    sign_in_by_code,
]
