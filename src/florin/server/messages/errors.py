"""Refusals. Each has a name for programs and a sentence for people."""

from __future__ import annotations

from typing import Literal

import msgspec

from florin.server.messages.play import Snapshot
from florin.views import Legal

ErrorName = Literal[
    "bad_request",
    "bad_record",
    "bad_cookie",
    "bad_access_token",
    "cross_origin",
    "too_large",
    "too_many_requests",
    "not_found",
    "method_not_allowed",
    "unknown_table",
    "unknown_bot",
    "unknown_code",
    "not_your_turn",
    "illegal_move",
    "stale_ply",
    "not_your_seat",
    "not_your_table",
    "seat_taken",
    "seats_open",
    "wrong_status",
    "no_order",
    "no_undo",
    "game_under_way",
    "analysis_failed",
    "busy",
    "server_error",
]


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why not. `legal` comes with illegal_move, `now` with stale_ply."""

    error: ErrorName
    detail: str
    legal: Legal | None = None
    now: Snapshot | None = None
