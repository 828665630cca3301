"""A game without a web folder, at the generic table: Crates, installed as a plug-in."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, TOUCH, Visit
from .player import Player
from .server import Server
from .test_pages import too_wide, violations
from .test_whole_games import replayed, shown_money

PLUGIN = Path(__file__).parents[1] / "plugin"


@pytest.fixture(scope="module")
def installed() -> Iterator[None]:
    """Processes that these tests start have the plug-in."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(PLUGIN), prepend=os.pathsep)
        yield


@pytest.fixture(scope="module")
def server(installed: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("site")) as running:
        yield running


def table_for_two(page: Page, capital: str) -> None:
    """Through the form for a new table: against one bot, with an option of the game."""
    page.locator("label:has(input[name=game][value=crates])").click()
    page.locator("label:has(input[name=count][value='2'])").click()
    page.locator("select[data-seat='2']").select_option("bot:dealer")
    page.locator("select[data-option=capital]").select_option(label=capital)
    page.locator("[data-make]").click()
    page.wait_for_url("**/t/*")


def test_the_home_page_starts_a_whole_game(visit: Visit, server: Server) -> None:
    page = visit("/")
    expect(page.locator("h2, h3").filter(has_text="Crates")).to_have_count(1)
    assert page.locator("a[href='/rules/crates']").count() == 0
    page.locator("[data-play=crates]").click()
    page.wait_for_url("**/t/*")
    bar = page.locator("section.bar[data-mine]")
    expect(bar).to_be_visible()
    lines = page.locator("[data-position] li")
    expect(lines.first).to_contain_text("Crates, round 1; seat 1 acts")
    expect(lines).to_have_count(5)
    expect(bar.locator("[data-number]")).to_have_attribute("max", "15")
    player = Player(page, "mouse")
    player.play_out()
    end = replayed(server, page)
    assert end["over"]
    assert player.decisions > 5
    assert shown_money(page) == sorted(end["money"], reverse=True)
    assert page.locator(".standings .won").count() == len(end["winners"])


def test_the_form_offers_its_options_and_bots(visit: Visit, server: Server) -> None:
    page = visit("/new", **TOUCH)
    table_for_two(page, "20")
    expect(page.locator("[data-position] li").nth(2)).to_contain_text("20 florins")
    record = server.get(f"/tables/{page.url.rsplit('/', 1)[-1]}/record")
    assert record["options"] == {"capital": 20}
    player = Player(page, "touch")
    player.play_out()
    assert replayed(server, page)["over"]


def test_numbers_out_of_range_cannot_be_sent(visit: Visit) -> None:
    page = visit("/new")
    table_for_two(page, "10")
    field = page.locator("section.bar [data-number]")
    field.wait_for()
    send = page.locator("section.bar form button[type=submit]")
    field.fill("11")
    expect(send).to_be_disabled()
    field.fill("10")
    expect(send).to_be_enabled()
    send.click()
    page.locator("[data-tab=log]").click()
    expect(page.locator(".log")).to_contain_text("bids 10")


def test_the_generic_table_is_accessible_and_fits_the_phone(visit: Visit) -> None:
    page = visit("/new", **PHONE)
    table_for_two(page, "15")
    page.locator("section.bar [data-number]").wait_for()
    assert violations(page) == []
    assert too_wide(page) <= 0


def test_a_finished_game_can_be_replayed_and_analysed(visit: Visit, server: Server) -> None:
    page = visit("/new")
    table_for_two(page, "15")
    Player(page, "mouse").play_out()
    page.goto(f"{page.url.split('?')[0]}/replay")
    first = page.locator("[data-position] li").first
    expect(first).to_contain_text("Crates, round ")
    page.keyboard.press("Home")
    expect(first).to_contain_text("chance acts")
    page.keyboard.press("End")
    expect(first).to_contain_text("the game is over")
    # The review of one's own game opens by itself.
    expect(page.locator("[data-coach]")).to_be_visible(timeout=60_000)
