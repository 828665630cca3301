# pyright: basic
"""The coach at the table: its words cover nothing, and the server keeps what it has told.

What it says, and when it is silent, is tested in web/ and in tests/server. It does not help in a
game that goes on at another table too, so no two tests play on from the same position.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .checks import LANGUAGES, too_small, too_wide, violations
from .conftest import WIDE, Invite
from .guests import Guest
from .pages import TablePage
from .positions import BID_4, BID_5, LATE_PRICE, PRICE, Position
from .waiting import wait_at_rest

DECISIONS = pytest.mark.parametrize(
    ("position", "dear"), [(BID_4, "34"), (PRICE, "99")], ids=["medici", "strozzi"]
)
SIZES = [(1440, 900), (820, 1180), (390, 844), (844, 390)]
# Parts of the table that the coach's panel covers.
_COVERS = """(name) => {
  const panel = document.querySelector(`[data-${name}]`).getBoundingClientRect();
  return ['[data-group]', '[data-bar]', '[data-token]', '[data-hint]'].filter((query) =>
    [...document.querySelectorAll(query)].some((one) => {
      const box = one.getBoundingClientRect();
      return box.width && panel.left < box.right - 1 && box.left < panel.right - 1
        && panel.top < box.bottom - 1 && box.top < panel.bottom - 1;
    }));
}"""


def covered(page: Page, name: str) -> list[str]:
    wait_at_rest(page)
    return page.evaluate(_COVERS, name)


def marks(guest: Guest, table: TablePage) -> list[str]:
    found = guest.call("GET", f"/tables/{table.id}/practice")["marks"]
    return sorted(mark["kind"] for mark in found)


@pytest.mark.parametrize("position", [BID_5, LATE_PRICE], ids=["medici", "strozzi"])
def test_hints_cover_nothing_and_fit(invite: Invite, position: Position) -> None:
    guest = invite(**WIDE)
    table = guest.open_table(position)
    table.wait_for_turn()
    table.page.keyboard.press("h")
    expect(table.part("choices")).to_be_visible()
    assert marks(guest, table) == ["hint"]
    assert violations(table.page) == []
    for width, height in SIZES:
        table.resize(width, height)
        assert covered(table.page, "coach-panel") == [], (width, height)
    for language in LANGUAGES:
        table.speak(language)
        for width, height in ((390, 844), (1440, 900)):
            table.resize(width, height)
            assert too_wide(table.page) <= 0, language
            assert too_small(table.page) == [], language


@DECISIONS
def test_a_costly_choice_is_asked_about(invite: Invite, position: Position, dear: str) -> None:
    guest = invite(prefs={"warn": 0.01}, **WIDE)
    table = guest.open_table(position)
    table.wait_for_turn()
    before = table.waits()
    for key in [*dear, "Enter"]:
        table.page.keyboard.press(key)
    expect(table.part("coach-panel", "warning")).to_be_visible()
    assert covered(table.page, "coach-panel") == []
    for light in ("light", "dark"):
        table.page.emulate_media(color_scheme=light)
        for width, height in ((1440, 900), (390, 844)):
            table.resize(width, height)
            assert violations(table.page) == [], (light, width)
    table.part("play-anyway").click()
    table.wait_past(before)
    assert marks(guest, table) == ["check", "warning"]


def test_the_coach_is_silent_where_another_person_plays(invite: Invite) -> None:
    host, friend = invite(**WIDE), invite(**WIDE)
    table = host.make_table("strozzi", 2, people=2, seed="two people")
    friend.call("POST", f"/tables/{table}/seats/2/take", {})
    host.call("POST", f"/tables/{table}/start")
    for guest in (host, friend):
        page = TablePage(guest.open(f"/t/{table}?coach"))
        expect(page.bar).to_be_visible()
        expect(page.part("hint")).to_have_count(0)
        expect(page.part("coach-panel")).to_have_count(0)
