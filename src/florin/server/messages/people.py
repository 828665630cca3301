"""People, their preferences, their devices and their programs."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from florin.server.domain.person import Language, Scope, Theme
from florin.server.messages.base import DisplayName, Request

Code = Annotated[str, msgspec.Meta(min_length=4, max_length=40)]


class Me(msgspec.Struct, frozen=True):
    """Who you are here. `language` is null until you choose one: follow the browser.

    `handle` is null until you choose one. `profile_public`: others may see your profile.
    `games_shared`: puzzles may be made from your finished games, without names.
    """

    name: str
    language: Language | None
    theme: Theme
    since: int
    handle: str | None = None
    profile_public: bool = False
    games_shared: bool = False


class MeChange(Request, frozen=True):
    """What to change. A field that is left out stays as it is."""

    name: DisplayName | None = None
    language: Language | None = None
    theme: Theme | None = None
    handle: Annotated[str, msgspec.Meta(min_length=1, max_length=30)] | None = None
    profile_public: bool | None = None
    games_shared: bool | None = None


class CarryCode(msgspec.Struct, frozen=True):
    """Enter it on the other device before `expires`. It works once."""

    code: str
    expires: int


class CarryRequest(Request, frozen=True):
    code: Code


class AccessTokenNew(Request, frozen=True):
    """`label` tells you later which program has the token.

    `scope`: `play` may do everything at tables, `read` may only watch. Neither may change your name
    or your devices, nor make or revoke tokens.
    """

    label: DisplayName
    scope: Scope = "play"


class AccessTokenCard(msgspec.Struct, frozen=True):
    """A token without its secret, which is not stored."""

    id: str
    label: str
    created: int
    used: int | None
    scope: Scope


class AccessTokenMade(msgspec.Struct, frozen=True):
    """`secret` is shown only once. Send it as `Authorization: Bearer SECRET`."""

    card: AccessTokenCard
    secret: str


class AccessTokens(msgspec.Struct, frozen=True):
    tokens: list[AccessTokenCard]


class SessionCard(msgspec.Struct, frozen=True):
    """A browser where you are signed in. `used` is precise to an hour; `current`: this one."""

    id: str
    device: str
    created: int
    used: int
    current: bool


class Sessions(msgspec.Struct, frozen=True):
    sessions: list[SessionCard]


class PasskeyCard(msgspec.Struct, frozen=True):
    """A passkey of yours. `synced`: it is on several of your devices. `used`: the last sign-in."""

    id: str
    label: str
    synced: bool
    created: int
    used: int | None


class Passkeys(msgspec.Struct, frozen=True):
    """`codes_left`: recovery codes that have not been used."""

    passkeys: list[PasskeyCard]
    codes_left: int


class PasskeyOptions(msgspec.Struct, frozen=True):
    """What the browser needs to create or use a passkey, as Web Authentication defines it."""

    options: dict[str, Any]


class PasskeyNew(Request, frozen=True):
    """`credential` is what the browser made of the options, as JSON."""

    credential: dict[str, Any]
    label: DisplayName | None = None


class PasskeyMade(msgspec.Struct, frozen=True):
    """`recovery_codes` come with the first passkey. They are shown only once."""

    card: PasskeyCard
    recovery_codes: list[str]


class SignIn(Request, frozen=True):
    """`credential` is the browser's answer to the options, as JSON."""

    credential: dict[str, Any]


class RecoveryCodes(msgspec.Struct, frozen=True):
    """Each signs you in once. They are shown only once."""

    recovery_codes: list[str]


class SignInByCode(Request, frozen=True):
    code: Code


class AccountDeletion(Request, frozen=True):
    """`name` is your display name, typed again, so that nothing is deleted by mistake."""

    name: Annotated[str, msgspec.Meta(max_length=60)]


class BotCard(msgspec.Struct, frozen=True):
    """A bot that may take a seat, and the games that it plays."""

    name: str
    games: list[str]


class Bots(msgspec.Struct, frozen=True):
    """Weakest first."""

    bots: list[BotCard]
