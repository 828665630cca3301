"""Whole games through the page, by mouse, by keys and by touch, checked by a replay."""

from __future__ import annotations

import pytest

from florin.records import Replay, from_dict, summary

from .conftest import TOUCH, WIDE, Invite
from .guests import Guest
from .pages import Hands, HomePage, TablePage, press
from .player import Player


def begin(guest: Guest, game: str, buyers: int, hands: Hands) -> TablePage:
    """From the home page into a game against bots."""
    home = HomePage(guest.open())
    if buyers > 2:
        home.page.get_by_role("radio", name=str(buyers), exact=True).check(force=True)
    press(home.play(game), hands)
    home.page.wait_for_url("**/t/*")
    return TablePage(home.page)


@pytest.mark.parametrize(
    ("game", "buyers", "hands"),
    [
        ("medici", 3, "keys"),
        ("medici", 6, "mouse"),
        ("medici", 6, "touch"),
        ("strozzi", 2, "mouse"),
        ("strozzi", 2, "keys"),
        ("strozzi", 2, "touch"),
    ],
)
def test_a_whole_game(invite: Invite, game: str, buyers: int, hands: Hands) -> None:
    guest = invite(**(TOUCH if hands == "touch" else WIDE))
    if hands == "touch":
        table = guest.open_table(guest.make_table(game, buyers))
    else:
        table = begin(guest, game, buyers, hands)
    player = Player(table, hands)
    player.play_out()
    assert player.decisions > 10
    record = from_dict(guest.call("GET", f"/tables/{table.id}/record"))
    end = summary(Replay.of(record).now)
    assert end["over"]
    assert table.standings == (sorted(end["money"], reverse=True), len(end["winners"]))
