"""Notices: what a person wants to hear of while away, and where."""

from __future__ import annotations

from typing import Annotated

import msgspec

from florin.server.domain.notices import Channel, NoticeKind
from florin.server.domain.person import Language
from florin.server.messages.base import Request

Minute = Annotated[int, msgspec.Meta(ge=0, lt=1440)]
Zone = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Url = Annotated[str, msgspec.Meta(min_length=8, max_length=1000)]
MailAddress = Annotated[str, msgspec.Meta(min_length=3, max_length=254)]


class QuietHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Minutes of the day, from 0; `until` may be earlier than `start`: over midnight."""

    start: Minute
    until: Minute


class PushCard(msgspec.Struct, frozen=True):
    """A browser that shows notices."""

    id: str
    device: str
    created: int


class NoticeTrouble(msgspec.Struct, frozen=True):
    """A notice that did not arrive (`failed`), or may not have (`unknown`): it is not repeated."""

    at: int
    kind: NoticeKind
    channel: Channel
    state: str
    detail: str


class HolidayState(msgspec.Struct, frozen=True):
    """`until` is null if you are not on holiday. `days_left`: within 365 days."""

    until: int | None
    days_left: int


class Notices(msgspec.Struct, frozen=True):
    """Your notices. `push_key` is what a browser needs to subscribe.

    `mail_offered`: this site can send mail. `mail_pending` waits for its confirmation. `troubles`:
    what did not arrive in the last two weeks, the latest first.
    """

    choices: dict[NoticeKind, list[Channel]]
    zone: str
    quiet: QuietHours | None
    digest_hour: int
    push_key: str
    push: list[PushCard]
    mail_offered: bool
    mail: str | None
    mail_pending: str | None
    webhook: str | None
    holiday: HolidayState
    troubles: list[NoticeTrouble]


class NoticesChange(Request, frozen=True):
    """All of your choices. `language` is that of mails and messages."""

    choices: dict[NoticeKind, list[Channel]]
    zone: Zone
    quiet: QuietHours | None
    digest_hour: Annotated[int, msgspec.Meta(ge=0, lt=24)]
    language: Language


class PushKeys(Request, frozen=True):
    """Base64url, as a browser gives them."""

    p256dh: Annotated[str, msgspec.Meta(min_length=80, max_length=100)]
    auth: Annotated[str, msgspec.Meta(min_length=20, max_length=40)]


class PushNew(Request, frozen=True):
    """A subscription of a browser; `language` is that of the messages."""

    endpoint: Url
    keys: PushKeys
    language: Language


class MailNew(Request, frozen=True):
    """A confirmation is sent to `address`, in `language`."""

    address: MailAddress
    language: Language


class WebhookNew(Request, frozen=True):
    url: Url


class NoticeTest(Request, frozen=True):
    """Sends a test. `push`: the id of one browser."""

    channel: Channel
    push: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class NoticeTested(msgspec.Struct, frozen=True):
    """`detail` says what went wrong; null: it was sent."""

    detail: str | None


class HolidayNew(Request, frozen=True):
    """`until`: milliseconds since 1970."""

    until: Annotated[int, msgspec.Meta(ge=0, lt=10**14)]


class MailLink(msgspec.Struct, frozen=True):
    """The mail address of the link, partly hidden."""

    address: str
