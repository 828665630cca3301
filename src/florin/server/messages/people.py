"""People, their preferences, their devices, and the programs that play for them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from florin.server.messages.base import DisplayName, Request

Language = Literal["en", "de", "nl", "it"]
Theme = Literal["system", "light", "dark"]
Code = Annotated[str, msgspec.Meta(min_length=4, max_length=40)]


class Me(msgspec.Struct, frozen=True):
    """Who you are here. `language` is null until chosen: follow the browser."""

    name: str
    language: Language | None
    theme: Theme
    since: int


class MeChange(Request, frozen=True):
    """What to change; what is left out stays."""

    name: DisplayName | None = None
    language: Language | None = None
    theme: Theme | None = None


class CarryCode(msgspec.Struct, frozen=True):
    """Type it on the other device before `expires`. It works once."""

    code: str
    expires: int


class CarryRequest(Request, frozen=True):
    code: Code


class AccessTokenNew(Request, frozen=True):
    """`label` is for you, to know later which program holds it."""

    label: DisplayName


class AccessTokenCard(msgspec.Struct, frozen=True):
    """A token as it can be listed: the secret itself is stored nowhere."""

    id: str
    label: str
    created: int
    used: int | None


class AccessTokenMade(msgspec.Struct, frozen=True):
    """`secret` is shown this once. Send it as `Authorization: Bearer SECRET`."""

    card: AccessTokenCard
    secret: str


class AccessTokens(msgspec.Struct, frozen=True):
    tokens: list[AccessTokenCard]


class BotCard(msgspec.Struct, frozen=True):
    """A bot that may take a seat; `games` it plays."""

    name: str
    games: list[Literal["medici", "strozzi"]]


class Bots(msgspec.Struct, frozen=True):
    """Weakest first."""

    bots: list[BotCard]
