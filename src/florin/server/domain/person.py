"""People: identities and preferences, sessions, passkeys, access tokens."""

from __future__ import annotations

from typing import Literal

import msgspec

Language = Literal["en", "de", "nl", "it"]
Theme = Literal["system", "light", "dark"]
# What an access token may do: play and change tables, or only look.
Scope = Literal["play", "read"]


class Person(msgspec.Struct, frozen=True):
    """An identity: a guest is one too. `created` is in milliseconds since 1970, UTC.

    A person who keeps the identity with a passkey may have a handle, which is unique.

    The chat of a muted person is refused, and everything of a banned one.
    """

    id: str
    name: str
    created: int
    muted: bool = False
    banned: bool = False
    handle: str | None = None
    profile_public: bool = False  # others may see the profile; needs a handle


class Preferences(msgspec.Struct, frozen=True):
    """What a person has chosen. `language` None: as the browser says.

    `games_shared`: puzzles may be made from the person's games, without names.
    """

    language: Language | None = None
    theme: Theme = "system"
    games_shared: bool = False


class Session(msgspec.Struct, frozen=True):
    """A browser in which `person` is signed in. `used` is precise to an hour.

    `passkey`: the id of the passkey by which it began, if it began by one.
    """

    id: str
    person: str
    device: str
    created: int
    used: int
    ended: int | None = None
    passkey: str | None = None


class Passkey(msgspec.Struct, frozen=True):
    """A public key whose private part an authenticator of `person` keeps.

    `credential` is the authenticator's id for it. `sign_count` goes up with each use if the
    authenticator counts, which reveals copies. `synced`: the key is on several devices. `host` is
    the site's at which it was made; None until a passkey of an earlier version is used.
    """

    id: str
    person: str
    credential: bytes
    public_key: bytes
    sign_count: int
    label: str
    synced: bool
    created: int
    used: int | None = None
    host: str | None = None


class AccessToken(msgspec.Struct, frozen=True):
    """A personal access token of a program, without its secret."""

    id: str
    label: str
    created: int
    used: int | None
    scope: Scope = "play"
