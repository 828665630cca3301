"""Errors. Each has a name for programs and a sentence for people."""

from __future__ import annotations

import msgspec

from florin.server.domain import ErrorName
from florin.server.messages.play import Snapshot
from florin.views import Legal


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request was refused. `detail` is for programmers, `text` for readers in their language.

    `legal` comes with illegal_move, `now` with stale_ply.
    """

    error: ErrorName
    detail: str
    text: str | None = None
    legal: Legal | None = None
    now: Snapshot | None = None
