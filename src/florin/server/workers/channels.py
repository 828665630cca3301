"""Sending one notice: Web Push, mail, webhook."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from florin.server.operations import mail, web_push
from florin.server.operations.clock import now_ms
from florin.server.operations.mail import Smtp
from florin.server.operations.outbound import NotSent, Outbound
from florin.server.operations.settings import Settings
from florin.server.store.notices import PushSubscription
from florin.server.workers.notice_texts import Notice, chat_text, confirm_mail, mail_text

DAY_SECONDS: Final = 86_400
_RETRY: Final = frozenset({408, 425, 429, 500, 502, 503, 504})


class Refused(Exception):
    """The other side will not take it: trying again does not help."""


class Gone(Exception):
    """The push subscription has ended."""


class Channels:
    """`key` is the private key of Web Push. The first secret signs links in mails, all verify."""

    def __init__(
        self, settings: Settings, outbound: Outbound, key: str, secrets: Sequence[str]
    ) -> None:
        self.outbound = outbound
        self.site = settings.site.rstrip("/")
        self.smtp = smtp_of(settings)
        self.push_key = web_push.public_key(key)
        self._key = key
        self._secrets = secrets
        self._contact = self.site or f"mailto:{settings.smtp_from or 'operator@florin.invalid'}"

    async def push(
        self, to: PushSubscription, notice: Notice, *, tag: str, waiting: int | None = None
    ) -> None:
        """Raises Gone, Refused, NotSent, Uncertain or BadTarget."""
        message = {
            "title": notice.title,
            "body": notice.body,
            "path": notice.path,
            "tag": tag,
            "waiting": waiting,
        }
        target = web_push.PushTarget(to.endpoint, to.p256dh, to.auth)
        status = await self.outbound.post(
            to.endpoint,
            {
                "content-type": "application/octet-stream",
                "content-encoding": "aes128gcm",
                "ttl": str(DAY_SECONDS),
                "urgency": "normal",
                # A newer notice of the same table replaces one that has not been shown yet.
                "topic": web_push.encoded(hashlib.sha256(tag.encode()).digest())[:32],
                "authorization": web_push.authorization(
                    self._key, to.endpoint, self._contact, now_ms()
                ),
            },
            web_push.encrypted(msgspec.json.encode(message), target),
        )
        if status in (404, 410):
            raise Gone(f"the push service answered {status}")
        _check(status)

    async def mail(self, address: str, person: str, notice: Notice, language: str) -> None:
        """Raises MailRefused, NotSent or Uncertain."""
        if self.smtp is None:
            raise Refused("this site sends no mail")
        token = self.stop_token(person, address)
        plain, page = mail_text(
            notice, language, self.site + notice.path, f"{self.site}/mail/stop/{token}"
        )
        message = mail.message_of(
            self.smtp.sender,
            address,
            f"Florin: {notice.title}",
            plain,
            page,
            f"{self.site}/api/mail/stop/{token}",
        )
        await mail.send(self.smtp, message)

    async def ask_to_confirm(self, address: str, token: str, language: str) -> None:
        """Raises MailRefused, NotSent or Uncertain."""
        if self.smtp is None:
            raise Refused("this site sends no mail")
        subject, plain, page = confirm_mail(language, f"{self.site}/mail/confirm/{token}")
        message = mail.message_of(self.smtp.sender, address, subject, plain, page, None)
        await mail.send(self.smtp, message)

    async def webhook(self, url: str, notice: Notice, **more: Any) -> None:
        """Raises Refused, NotSent, Uncertain or BadTarget.

        Chat services read `text` or `content`; programs read the rest. `allowed_mentions` tells
        Discord to call no members of the channel.
        """
        link = self.site + notice.path if self.site else ""
        text = chat_text(f"{notice.title}: {notice.body}") + (f" {link}" if link else "")
        body: dict[str, Any] = {
            "text": text,
            "content": text,
            "allowed_mentions": {"parse": []},
            "title": notice.title,
            "body": notice.body,
            "url": link or notice.path,
            **more,
        }
        headers = {"content-type": "application/json", "user-agent": "Florin"}
        _check(await self.outbound.post(url, headers, msgspec.json.encode(body)))

    def stop_token(self, person: str, address: str) -> str:
        """Lets the receiver of a mail end these mails, and nothing else. It does not expire."""
        return f"{person}.{_signed(self._secrets[0], 'stop', person, address)}"

    def is_stop_token(self, signature: str, person: str, address: str) -> bool:
        return self._verified(signature, "stop", person, address)

    def confirm_token(self, person: str, address: str, expires: int) -> str:
        signature = _signed(self._secrets[0], "confirm", person, address, str(expires))
        return f"{person}.{expires}.{signature}"

    def is_confirm_token(self, signature: str, person: str, address: str, expires: int) -> bool:
        return self._verified(signature, "confirm", person, address, str(expires))

    def _verified(self, signature: str, *parts: str) -> bool:
        return any(
            hmac.compare_digest(_signed(secret, *parts).encode(), signature.encode())
            for secret in self._secrets
        )


def _signed(secret: str, *parts: str) -> str:
    text = "\n".join(["florin mail", *parts])
    return hmac.new(secret.encode(), text.encode(), hashlib.sha256).hexdigest()[:40]


def smtp_of(settings: Settings) -> Smtp | None:
    if not settings.smtp_host:
        return None
    security = settings.smtp_security
    assert security in ("starttls", "tls", "none")
    return Smtp(
        settings.smtp_host,
        settings.smtp_port,
        settings.smtp_user,
        settings.smtp_password,
        security,
        settings.smtp_from,
    )


def _check(status: int) -> None:
    """Redirects are refused too: they could lead anywhere."""
    if status in _RETRY:
        raise NotSent(f"the other side answered {status}")
    if not 200 <= status < 300:
        raise Refused(f"the other side answered {status}")
