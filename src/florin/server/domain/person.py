"""People: who somebody is, apart from what they prefer."""

from __future__ import annotations

from typing import Literal

import msgspec

Language = Literal["en", "de", "nl", "it"]
Theme = Literal["system", "light", "dark"]
# What an access token may do: play and change tables, or only look.
Scope = Literal["play", "read"]


class Person(msgspec.Struct, frozen=True):
    """An identity: a guest is one too. `created` is in milliseconds since 1970, UTC.

    The chat of a muted person is refused, and everything of a banned one.
    """

    id: str
    name: str
    created: int
    muted: bool = False
    banned: bool = False


class Preferences(msgspec.Struct, frozen=True):
    """How a person wants to see the site. `language` None: as the browser says."""

    language: Language | None = None
    theme: Theme = "system"


class Session(msgspec.Struct, frozen=True):
    """A browser in which `person` is signed in. `used` is precise to an hour."""

    id: str
    person: str
    device: str
    created: int
    used: int
    ended: int | None = None


class AccessToken(msgspec.Struct, frozen=True):
    """A personal access token of a program, without its secret."""

    id: str
    label: str
    created: int
    used: int | None
    scope: Scope = "play"
