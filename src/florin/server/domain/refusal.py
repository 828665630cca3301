"""The exception by which the server refuses a request."""

from __future__ import annotations

from typing import Literal

from florin.core import Position

ErrorName = Literal[
    "bad_request",
    "bad_record",
    "bad_cookie",
    "bad_access_token",
    "not_for_tokens",
    "muted",
    "banned",
    "cross_origin",
    "too_large",
    "too_many_requests",
    "not_found",
    "method_not_allowed",
    "unknown_table",
    "unknown_bot",
    "unknown_code",
    "bad_passkey",
    "needs_passkey",
    "needs_handle",
    "handle_taken",
    "not_your_turn",
    "illegal_move",
    "stale_ply",
    "not_your_seat",
    "not_your_table",
    "players_only",
    "seat_taken",
    "seats_open",
    "removed",
    "wrong_status",
    "no_order",
    "no_undo",
    "game_under_way",
    "deal_under_way",
    "no_coach",
    "bad_target",
    "no_mail",
    "no_holiday",
    "deal_hidden",
    "deal_open",
    "deal_ranked",
    "analysis_failed",
    "busy",
    "server_error",
]


class Refusal(Exception):
    """`name` is for programs, `detail` for people. `position`: where a move was illegal."""

    def __init__(self, name: ErrorName, detail: str, position: Position | None = None) -> None:
        super().__init__(f"{name}: {detail}")
        self.name: ErrorName = name
        self.detail = detail
        self.position = position
