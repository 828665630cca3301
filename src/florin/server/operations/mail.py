"""Sending mail through the operator's SMTP server."""

from __future__ import annotations

import asyncio
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import formatdate, make_msgid
from typing import Any, Final, Literal, NamedTuple

import aiosmtplib

from florin.server.operations.outbound import NotSent, Uncertain

SECONDS: Final = 20.0
UNSUBSCRIBE: Final = "List-Unsubscribe"
Security = Literal["starttls", "tls", "none"]


class Smtp(NamedTuple):
    """How to reach the server. `sender` is the address that mails come from."""

    host: str
    port: int
    user: str
    password: str
    security: Security
    sender: str


class MailRefused(Exception):
    """The server will not deliver this mail: trying again does not help."""


class _WholeLinks(EmailPolicy):
    """Writes the header `List-Unsubscribe` in one line, however long its link is.

    The default would make encoded words (RFC 2047) of it, which mail programs do not read there.
    """

    def fold(self, name: str, value: Any) -> str:
        if name == UNSUBSCRIBE:
            return f"{name}: {value}{self.linesep}"
        return super().fold(name, value)

    def fold_binary(self, name: str, value: Any) -> bytes:
        if name == UNSUBSCRIBE:
            return self.fold(name, value).encode()
        return super().fold_binary(name, value)


def message_of(
    sender: str, to: str, subject: str, text: str, html: str, unsubscribe: str | None
) -> EmailMessage:
    """Plain text and HTML. `unsubscribe` is a URL that takes a POST without further questions.

    Raises MailRefused if the header would name another address than `to`.
    """
    message = EmailMessage(policy=_WholeLinks())
    message["From"] = sender
    try:
        message["To"] = to
    except ValueError:
        raise MailRefused("the address cannot be used") from None
    if str(message["To"]) != to:
        raise MailRefused("the address cannot be used")
    message["Subject"] = " ".join(subject.split())
    message["Date"] = formatdate(usegmt=True)
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].strip("> ") or None)
    message["Auto-Submitted"] = "auto-generated"
    if unsubscribe is not None:
        message[UNSUBSCRIBE] = f"<{unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(text)
    message.add_alternative(html, subtype="html")
    return message


async def send(smtp: Smtp, message: EmailMessage) -> None:
    """Raises NotSent, Uncertain or MailRefused."""
    client = aiosmtplib.SMTP(
        hostname=smtp.host,
        port=smtp.port,
        timeout=SECONDS,
        use_tls=smtp.security == "tls",
        start_tls=smtp.security == "starttls",
    )
    sender, to = str(message["From"]), str(message["To"])
    try:
        async with asyncio.timeout(SECONDS):
            await client.connect()
            if smtp.user:
                await client.login(smtp.user, smtp.password)
            await client.mail(_bare(sender))
            await client.rcpt(to)
    except aiosmtplib.SMTPResponseException as error:
        client.close()
        raise _refusal(error) from None
    except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
        client.close()
        raise NotSent(_line(error) or "no connection") from None
    try:
        async with asyncio.timeout(SECONDS):
            await client.data(message.as_bytes())
    except aiosmtplib.SMTPResponseException as error:
        raise _refusal(error) from None
    except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
        raise Uncertain(_line(error) or "no answer") from None
    finally:
        client.close()


def _refusal(error: aiosmtplib.SMTPResponseException) -> Exception:
    """Codes from 500 on are final."""
    text = f"{error.code} {_line(error)}"
    return MailRefused(text) if error.code >= 500 else NotSent(text)


def _bare(sender: str) -> str:
    """The address of `Florin <florin@example.org>`."""
    return sender.rpartition("<")[2].rstrip("> ") if "<" in sender else sender


def _line(error: Exception) -> str:
    return " ".join(str(error).split())[:120]
