"""The deal of the day in the browser: a whole deal, its results, what others see; challenges."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, WIDE, Visit
from .player import Player
from .tables import make_table
from .test_pages import too_wide, violations

SLOW = 60_000  # milliseconds; other tests may use all cores


def play(page: Page, game: str) -> str:
    """Plays today's deal to its end by keys; returns the table's id."""
    card = page.locator(f"[data-deal={game}]")
    card.locator("[data-play]").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    table = page.url.rsplit("/", 1)[-1]
    Player(page, "keys").play_out()
    return table


@pytest.mark.slow
def test_a_whole_deal(visit: Visit) -> None:
    page = visit("/", **WIDE)
    tile = page.locator("[data-today=deal]")
    tile.click()
    page.wait_for_url("**/daily")
    expect(page.locator("[data-left]")).to_have_text(re.compile(r"\d+ (h|minutes)"))
    expect(page.locator("[data-deal]")).to_have_count(2)
    card = page.locator("[data-deal=strozzi]")
    expect(card).to_have_attribute("data-state", "new")
    card.locator("[data-play]").click()
    page.wait_for_url("**/t/*")
    # A try that is left goes on.
    page.go_back()
    expect(card).to_have_attribute("data-state", "playing")
    table = play(page, "strozzi")
    # No undo, and no share of a game that others must not see: only the way to the results.
    expect(page.locator("[data-undo]")).to_have_count(0)
    page.locator("a[data-deal]").click()
    page.wait_for_url("**/daily/*-strozzi")
    mine = page.locator("[data-mine]")
    expect(mine).to_contain_text(re.compile(r"(1st|2nd) of 2"))
    expect(page.locator("[data-ranking] tr.me")).to_have_count(1)
    expect(page.locator("[data-ranking] tr.best")).to_contain_text("Magnifico", timeout=SLOW)
    expect(page.locator("[data-decisions] .forks > li")).not_to_have_count(0)
    assert violations(page) == []
    assert too_wide(page) == 0
    deal = page.url
    page.goto("/daily")
    expect(card).to_have_attribute("data-state", "finished")
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "1")
    day = page.locator("[data-day]").last
    day.click()
    expect(page.locator("[data-chosen]")).to_contain_text("Medici vs Strozzi")
    assert violations(page) == []
    page.goto("/")
    expect(tile).to_contain_text("1 of 2")

    # Another person sees nothing of it before playing.
    other = visit("/daily", quiet=False, **PHONE)
    expect(other.locator("[data-deal=strozzi]")).to_have_attribute("data-state", "new")
    assert too_wide(other) == 0
    other.goto(deal)
    expect(other.locator("[data-hidden=true]")).to_be_visible()
    for address in (f"/t/{table}", f"/t/{table}/replay", f"/t/{table}/compare"):
        other.goto(address)
        expect(other.get_by_text("You will see this when you have finished")).to_be_visible()


@pytest.mark.slow
def test_a_challenge(visit: Visit) -> None:
    page = visit("/", **WIDE)
    table = make_table(page, "strozzi", 2)
    page.goto(f"/t/{table}")
    Player(page, "keys").play_out()
    page.locator("[data-compare]").click()
    page.wait_for_url("**/compare")
    expect(page.locator("[data-games] tbody tr")).to_have_count(1)
    assert violations(page) == []
    friend: Page = visit(f"/t/{table}/compare", **PHONE)
    friend.locator("[data-take]").click()
    friend.wait_for_url(re.compile(r"/t/[^/]+$"))
    assert table not in friend.url
    Player(friend, "keys", seed=2).play_out()
    friend.locator("[data-compare]").click()
    rows = friend.locator("[data-games] tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("first game")
    expect(rows.last).to_have_class(re.compile("me"))
    assert too_wide(friend) == 0
    page.reload()
    expect(page.locator("[data-games] tbody tr")).to_have_count(2)
