"""The one exception by which the server says no."""

from __future__ import annotations

from typing import Final

from florin.server.messages import ErrorName, Problem, Snapshot
from florin.views import Legal

STATUS: Final[dict[ErrorName, int]] = {
    "bad_request": 400,
    "bad_record": 422,
    "bad_cookie": 401,
    "bad_access_token": 401,
    "cross_origin": 403,
    "too_large": 413,
    "too_many_requests": 429,
    "not_found": 404,
    "method_not_allowed": 405,
    "unknown_table": 404,
    "unknown_bot": 422,
    "unknown_code": 404,
    "not_your_turn": 403,
    "illegal_move": 422,
    "stale_ply": 409,
    "not_your_seat": 403,
    "not_your_table": 403,
    "seat_taken": 409,
    "seats_open": 409,
    "wrong_status": 409,
    "no_order": 409,
    "no_undo": 409,
    "game_under_way": 409,
    "analysis_failed": 503,
    "busy": 503,
    "server_error": 500,
}


class Refusal(Exception):
    """`name` for programs, `detail` for people; `legal` with an illegal move."""

    def __init__(self, name: ErrorName, detail: str, legal: Legal | None = None) -> None:
        super().__init__(f"{name}: {detail}")
        self.name: ErrorName = name
        self.detail = detail
        self.legal = legal

    @property
    def status(self) -> int:
        return STATUS[self.name]

    def problem(self, now: Snapshot | None = None) -> Problem:
        return Problem(self.name, self.detail, self.legal, now)
