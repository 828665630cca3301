# pyright: basic
"""The deal of the day: played, its results, what others see of it. Its pages: see web/."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from server_kit import first_token, wait_for

from .checks import too_wide, violations
from .conftest import PHONE, WIDE, Invite
from .guests import Guest
from .pages import AppPage


def play_on(guest: Guest, table: str) -> None:
    """Plays the game to its end, as another page of the guest would."""

    def turn() -> bool:
        now = guest.table(table)
        if legal := now["you"]["legal"]:
            guest.move(table, first_token(legal))
        return now["table"]["status"] == "over"

    wait_for(turn, "the end of the game")


@pytest.mark.slow
def test_a_deal_is_played_and_others_see_nothing_of_it(invite: Invite) -> None:
    guest = invite(**WIDE)
    page = AppPage(guest.open("/daily"))
    page.part("deal", "strozzi").locator("[data-play]").click()
    page.page.wait_for_url("**/t/*")
    table = page.page.url.rsplit("/", 1)[-1]
    expect(page.part("bar")).to_be_visible()
    expect(page.part("undo")).to_have_count(0)
    play_on(guest, table)
    page.goto(f"/t/{table}")
    # No share of a game that others must not see: only the way to the results.
    page.page.locator("a[data-deal]").click()
    page.page.wait_for_url("**/daily/*-strozzi")
    deal = page.page.url
    expect(page.page.locator("[data-ranking] tr.best")).to_contain_text("Magnifico")
    expect(page.page.locator("[data-decisions] .forks > li")).not_to_have_count(0)
    assert violations(page.page) == []
    assert too_wide(page.page) == 0
    page.goto("/daily")
    page.part("day").last.click()
    expect(page.part("chosen")).to_contain_text("Medici vs Strozzi")
    assert violations(page.page) == []
    # Another person sees nothing of it before playing.
    other = invite(quiet=False, **PHONE)
    there = AppPage(other.open("/daily"))
    assert too_wide(there.page) == 0
    there.goto(deal)
    expect(there.part("hidden", "true")).to_be_visible()
    for address in (f"/t/{table}", f"/t/{table}/replay", f"/t/{table}/compare"):
        there.goto(address)
        expect(there.page.get_by_text("You will see this when you have finished")).to_be_visible()


@pytest.mark.slow
def test_a_challenge(invite: Invite) -> None:
    guest, friend = invite(**WIDE), invite(**PHONE)
    table = guest.make_table("strozzi", 2)
    play_on(guest, table)
    page = AppPage(guest.open(f"/t/{table}/compare"))
    rows = "[data-games] tbody tr"
    expect(page.page.locator(rows)).to_have_count(1)
    assert violations(page.page) == []
    there = AppPage(friend.open(f"/t/{table}/compare"))
    there.part("take").click()
    there.page.wait_for_url(lambda url: not url.endswith("/compare"))
    taken = there.page.url.rsplit("/", 1)[-1]
    assert taken != table
    play_on(friend, taken)
    there.goto(f"/t/{taken}/compare")
    expect(there.page.locator(rows)).to_have_count(2)
    expect(there.page.locator(rows).first).to_contain_text("first game")
    assert too_wide(there.page) == 0
