"""/api/me/mail and /api/mail: the optional mail address, its confirmation, and ending mails."""

from __future__ import annotations

import hashlib
import re
from typing import Any, Final

from litestar import Request, delete, post, put
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection

from florin.server.domain import Refusal
from florin.server.domain.notices import DAY_MS
from florin.server.http.identity import address_of, context_of, require_owner
from florin.server.http.notices import answer
from florin.server.messages import MailLink, MailNew, Notices
from florin.server.operations.clock import now_ms
from florin.server.operations.mail import MailRefused
from florin.server.operations.outbound import NotSent, Uncertain
from florin.server.store import notices

HttpRequest = Request[Any, Any, Any]
# Plain addresses only: no quotes, no comments, no addresses of machines, and no encoded words
# (RFC 2047), which a reader of headers turns into another address.
_ADDRESS: Final = re.compile(
    r"(?!.*=\?)[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z][A-Za-z0-9-]{0,62}"
)
_WRONG_LINK: Final = "the link is wrong, or has expired"


@put("/api/me/mail", tags=["notices"], summary="Send notices to this mail address.")
async def set_mail(request: HttpRequest, data: JSONBody[MailNew]) -> Notices:
    """The address is used when it has been confirmed by the link that is sent to it."""
    context, person = context_of(request), (await require_owner(request)).person
    if context.channels.smtp is None:
        raise Refusal("no_mail", "this site sends no mail")
    address = data.address.strip()
    if _ADDRESS.fullmatch(address) is None or ".." in address:
        raise Refusal("bad_request", "address: is no mail address")
    context.limits.spend("mail", person.id)
    context.limits.spend_address("mail", address_of(request))
    # Also counted for the address: many people cannot be used to fill one mailbox.
    context.limits.spend("mail", hashlib.sha256(address.lower().encode()).hexdigest())
    token = context.channels.confirm_token(person.id, address, now_ms() + DAY_MS)
    try:
        await context.channels.ask_to_confirm(address, token, data.language)
    except MailRefused:
        raise Refusal("bad_target", "address: the mail server refuses it") from None
    except (NotSent, Uncertain):
        raise Refusal("busy", "the mail server cannot be reached: try again later") from None
    node = context.database.node

    def work(connection: Connection) -> None:
        known = notices.load(connection, person.id)
        values: dict[str, str] = {} if known is not None else {"language": data.language}
        notices.set_target(connection, person.id, node, mail_pending=address, **values)

    await context.database.write(work)
    return await answer(context, person.id)


@delete("/api/me/mail", tags=["notices"], status_code=200, summary="Remove my mail address.")
async def remove_mail(request: HttpRequest) -> Notices:
    context, person = context_of(request), (await require_owner(request)).person
    node = context.database.node
    await context.database.write(lambda c: notices.remove_mail(c, person.id, node))
    return await answer(context, person.id)


@post(
    "/api/mail/confirm/{token:str}",
    tags=["notices"],
    status_code=200,
    summary="Confirm a mail address by the link of a mail.",
)
async def confirm_mail(request: HttpRequest, token: FromPath[str]) -> MailLink:
    """Needs no identity: the mail may be read on another device."""
    context = context_of(request)
    person, expires, signature = _parts(token, 3)
    if not expires.isdigit() or len(expires) > 15 or int(expires) < now_ms():
        raise Refusal("unknown_code", _WRONG_LINK)
    node = context.database.node

    def work(connection: Connection) -> str | None:
        found = notices.load(connection, person)
        for address in () if found is None else (found.mail_pending, found.mail):
            if (
                address is not None
                and context.channels.is_confirm_token(signature, person, address, int(expires))
                and notices.confirm_mail(connection, person, address, node)
            ):
                return address
        return None

    address = await context.database.write(work)
    if address is None:
        raise Refusal("unknown_code", _WRONG_LINK)
    await context.outbox.reload(person)
    return MailLink(address=_hidden(address))


@post(
    "/api/mail/stop/{token:str}",
    tags=["notices"],
    status_code=200,
    summary="End the mails to an address, by the link of a mail.",
)
async def stop_mail(request: HttpRequest, token: FromPath[str]) -> MailLink:
    """Mail programs send this without asking (RFC 8058), so the body does not matter."""
    context = context_of(request)
    person, signature = _parts(token, 2)
    node = context.database.node

    def work(connection: Connection) -> str | None:
        found = notices.load(connection, person)
        address = None if found is None else found.mail
        if address is None or not context.channels.is_stop_token(signature, person, address):
            return None
        notices.remove_mail(connection, person, node, address)
        return address

    address = await context.database.write(work)
    if address is None:
        raise Refusal("unknown_code", "the link is wrong, or the mails have ended already")
    await context.outbox.reload(person)
    return MailLink(address=_hidden(address))


def _parts(token: str, count: int) -> list[str]:
    parts = token.split(".")
    if len(parts) != count or not token.isascii() or "\0" in token or len(token) > 120:
        raise Refusal("unknown_code", _WRONG_LINK)
    return parts


def _hidden(address: str) -> str:
    """Enough to recognise one's own address."""
    name, _, host = address.partition("@")
    return f"{name[:2]}…@{host}"


handlers = [set_mail, remove_mail, confirm_mail, stop_mail]
