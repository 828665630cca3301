# pyright: basic
"""The home page of a returning player: games to continue, finished games, open tables."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, WIDE, Visit
from .tables import make_table, resize
from .test_pages import LANGUAGES, ready, speak, too_small, too_wide, violations


def opened(page: Page, **body: Any) -> str:
    made = page.request.post("/api/tables", headers={"X-Florin": "1"}, data=json.dumps(body))
    assert made.ok, made.text()
    return made.json()["table"]["id"]


def finished(page: Page) -> str:
    """A game of two bots, seen by its owner."""
    table = make_table(page, "strozzi", 2, people=0)
    for _ in range(600):
        if page.request.get(f"/api/tables/{table}").json()["table"]["status"] == "over":
            return table
        page.wait_for_timeout(100)
    raise AssertionError("the game did not end")


def test_returning_players_see_their_games_first(visit: Visit) -> None:
    page = visit("/settings", **WIDE)
    mine = make_table(page, "medici", 3, first=1)
    page.goto("/")
    card = page.locator(f"[data-card='{mine}']")
    expect(card).to_contain_text("Your turn")
    expect(card).to_contain_text("Day 1 of 3")
    money = page.request.get(f"/api/tables/{mine}").json()["position"]["buyers"]
    assert card.locator(".one .num").all_inner_texts() == [str(one["money"]) for one in money]
    # Nothing comes before it: not in the page, and not on a phone's screen.
    first = page.locator("main a, main button").first
    assert first.get_attribute("href") == f"/t/{mine}"
    resize(page, PHONE["viewport"])
    box = card.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < 400
    # New games are beside the list on a wide screen, not below it.
    resize(page, WIDE["viewport"])
    play = page.locator("[data-play=medici]").bounding_box()
    box = card.bounding_box()
    assert play is not None
    assert box is not None
    assert play["x"] > box["x"] + box["width"]
    assert play["y"] < 400


def test_finished_games_can_be_hidden(visit: Visit) -> None:
    page = visit("/settings")
    table = finished(page)
    page.goto("/")
    done = page.locator(f"[data-done] [data-card='{table}']")
    money = page.request.get(f"/api/tables/{table}").json()["table"]["result"]["money"]
    expect(done.locator(".one .num")).to_have_text([str(florins) for florins in money])
    date = page.evaluate(
        "new Date().toLocaleDateString('en', {day: 'numeric', month: 'long'})",
    )
    expect(done).to_contain_text(date)
    page.locator(f"[data-hide='{table}']").click()
    expect(done).to_have_count(0)
    page.reload()
    page.wait_for_selector("[data-show-hidden]")
    expect(done).to_have_count(0)
    page.locator("[data-show-hidden]").click()
    expect(done).to_have_count(1)


def test_open_tables_tell_their_clock_options_and_players(visit: Visit) -> None:
    host = visit("/settings")
    seats = [{"kind": "me", "name": "Lorenza"}, {"kind": "open"}, {"kind": "open"}]
    options = {"public": True, "clock": 120}
    table = opened(host, game="medici", seats=seats, options=options, rules={"first": 2})
    page = visit("/")
    card = page.locator(f"[data-card='{table}']")
    for said in ("2 seats free", "2 minutes", "Starting player: Seat 2", "Lorenza", "Free seat"):
        expect(card).to_contain_text(said)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_lists_are_accessible_and_fit(visit: Visit, theme: str) -> None:
    page = visit("/settings", color_scheme=theme)
    make_table(page, "medici", 6)
    make_table(page, "strozzi", 2, people=2)
    finished(page)
    page.goto("/")
    page.wait_for_selector("[data-done]")
    ready(page)
    assert violations(page) == []
    for language in LANGUAGES:
        speak(page, language)
        for width in (390, 320):
            resize(page, {"width": width, "height": 844})
            assert too_wide(page) <= 0, f"{language} at {width}"
            assert too_small(page) == [], f"{language} at {width}"


def test_play_now_remembers_the_level_and_the_table_shows_it(visit: Visit) -> None:
    page = visit("/", **WIDE)
    level = page.locator("[data-level=medici]")
    styles = set()
    for name in ("apprentice", "merchant", "banker", "magnifico"):
        level.select_option(name)
        styles.add(page.locator("#style-medici").inner_text())
    assert len(styles) == 4
    assert "" not in styles
    level.select_option("apprentice")
    page.locator("label:has([name=players-medici][value='3'])").click()
    page.locator("[data-play=medici]").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("section.bar")
    seats = page.request.get(f"/api/tables/{page.url.split('/')[-1]}").json()["table"]["seats"]
    assert [seat["bot"] for seat in seats] == [None, "apprentice", "apprentice"]
    expect(page.locator(".buyer[data-seat='2'] .note")).to_have_text("Apprentice")
    expect(page.locator(".log [data-level]")).to_have_text(
        ["Ginevra plays as Apprentice.", "Piero plays as Apprentice."]
    )
    page.goto("/")
    expect(page.locator("[data-level=medici]")).to_have_value("apprentice")
    expect(page.locator("[name=players-medici][value='3']")).to_be_checked()
    # A new table describes the levels, too.
    page.goto("/new")
    page.locator("[data-seat='2']").select_option("bot:banker")
    expect(page.locator("[data-styles] dt")).to_have_text(["Banker"])
