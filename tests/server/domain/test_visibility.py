"""Who may see a finished game, and which lists show it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from florin.server.domain import visibility
from florin.server.domain.table import Visibility
from table_kit import ANNA, BRUNO, new

GAME = new("bruno", "random", "random", "me")


@pytest.mark.parametrize("chosen", [None, "everyone", "link", "players"])
@pytest.mark.parametrize("status", ["open", "playing", "over"])
def test_a_game_for_its_players_is_hidden_from_others_once_it_is_over(
    chosen: Visibility | None, status: str
) -> None:
    table = replace(GAME, status=status, visibility=chosen, owner="host-id")
    hidden = status == "over" and chosen == "players"
    for person in (ANNA.id, BRUNO.id, "host-id"):
        assert visibility.may_see(table, person)
    for person in ("stranger-id", None):
        assert visibility.may_see(table, person) != hidden


@pytest.mark.parametrize(
    ("chosen", "public", "people", "deal", "expected"),
    [
        (None, False, 1, None, "everyone"),
        (None, False, 2, None, "link"),
        (None, True, 2, None, "everyone"),
        ("link", True, 1, None, "link"),
        ("everyone", False, 2, None, "everyone"),
        ("players", True, 1, None, "players"),
        # No list shows a try at a deal of the day.
        (None, True, 1, "2026-06-01.medici", "link"),
        ("everyone", True, 1, "2026-06-01.medici", "link"),
        ("players", True, 1, "2026-06-01.medici", "players"),
    ],
)
def test_which_lists_show_a_game(
    chosen: Visibility | None, public: bool, people: int, deal: str | None, expected: str
) -> None:
    seats = new("me", "bruno" if people == 2 else "random", "me").seats
    shown = visibility.visibility_of(chosen, public=public, seats=seats, deal=deal)
    assert shown == expected


def test_the_host_chooses_when_the_game_is_over() -> None:
    over = replace(GAME, status="over")
    assert visibility.set_visibility(over, ANNA, "players").state.visibility == "players"
