"""The rules of Crates, and what it gets without parts of its own."""

from __future__ import annotations

from typing import Any

import msgspec

from crates import GAME, Crates, Position
from florin.core import CHANCE, NOBODY, Event
from florin.games.present import event_view, position_view, sheet_views
from florin.records import play


def after(tokens: str, players: int = 2, events: list[Event] | None = None) -> Position:
    position: Any = Crates(players).start()
    for ply, token in enumerate(tokens.split()):
        _, position = play(position, ply, token, events)
    return position


def test_the_highest_bidder_takes_the_crate() -> None:
    now = after("#4 3 5")
    assert now.money == (15, 10)
    assert now.stores == ((), (4,))
    assert (now.to_act, now.opener) == (CHANCE, 1)


def test_a_seat_that_cannot_bid_higher_is_not_asked() -> None:
    now = after("#4 15")
    assert now.to_act == CHANCE
    assert now.money == (0, 15)
    assert after("#4 15 #5").to_act == 1
    assert after("#4 15 #5 pass").to_act == CHANCE, "seat 0 has no money"


def test_a_crate_without_a_bid_goes_back() -> None:
    now = after("#4 pass pass")
    assert now.stores == ((), ())
    assert len(now.unseen) == 8


def test_a_round_pays_numbers_and_the_prize() -> None:
    now = after("#6 1 pass #5 1 pass #4 pass pass #1 pass pass")
    assert now.round == 2
    assert now.sheets[0].sums == (6, 5)
    assert now.sheets[0].prizes == (10, 0)
    assert now.money == (15 - 1 + 6 + 10, 15 - 1 + 5)
    assert now.opener == 0


def test_equal_sums_share_the_prize_and_the_game_ends_after_two_rounds() -> None:
    nothing = "#1 pass pass #1 pass pass #2 pass pass #2 pass pass "
    now = after(nothing + nothing)
    assert [sheet.prizes for sheet in now.sheets] == [(5, 5), (5, 5)]
    assert now.to_act == NOBODY
    assert now.outcome() == ((0, 1), "shared")


def test_clients_get_text() -> None:
    events: list[Event] = []
    now = after("#4 3 5", events=events)
    view = msgspec.to_builtins(position_view(now))
    assert view["text"] == [
        "Crates, round 1; chance acts",
        "no crate on offer; 3 to come",
        "seat 1: 15 florins, crates -",
        "seat 2: 10 florins, crates 4",
    ]
    told = [msgspec.to_builtins(event_view(now, event)) for event in events]
    assert told[-1] == {
        "event": "plain",
        "name": "CrateSold",
        "text": "Seat 2 buys crate 4 for 5.",
    }
    end = after("#6 1 pass #5 1 pass #4 pass pass #1 pass pass")
    (sheet,) = sheet_views(end)
    assert sheet.text == ["sums: [6, 5]", "prizes: [10, 0]", "money: [30, 19]"]
    assert GAME.views is None
    assert GAME.arrays is None
