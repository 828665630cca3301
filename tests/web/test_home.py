# pyright: basic
"""The home page of a returning player: games to continue, finished games, open tables."""

from __future__ import annotations

import json
from itertools import pairwise
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
    """A game against a bot that a second bot has played to its end for the reader."""
    table = make_table(page, "strozzi", 2)
    page.goto(f"/t/{table}")
    page.wait_for_selector("section.bar[data-mine]")
    left = page.request.post(f"/api/tables/{table}/seats/1/resign", headers={"X-Florin": "1"})
    assert left.ok, left.text()
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
    assert play["y"] < 500


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
    expect(done).to_contain_text("Won" if money[0] > money[1] else "Place 2 of 2")
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


def test_the_strip_of_today_offers_what_waits(visit: Visit) -> None:
    page = visit("/")
    page.wait_for_selector("[data-play=medici]")
    # A newcomer is offered the lessons in the hero.
    expect(page.locator("[data-first]")).to_be_visible()
    tiles = page.locator("a[data-today^=lesson]")
    expect(tiles).to_have_count(0)
    make_table(page, "medici", 3)
    page.reload()
    expect(tiles).to_have_count(2)
    expect(tiles.first).to_contain_text("Start the lesson")
    expect(tiles.first).to_have_attribute("href", "/learn/medici")
    puzzle = page.locator("a[data-today=puzzle]")
    expect(puzzle).to_contain_text("Puzzle of the day")
    expect(puzzle).to_have_attribute("href", "/puzzles/daily")
    # After the games to continue, before new games.
    order = page.locator("main [data-card], main a[data-today], main [data-play]")
    kinds = order.evaluate_all("all => all.map((one) => Object.keys(one.dataset)[0])")
    assert kinds[0] == "card"
    assert [kind for kind in kinds if kind != "today"][:3] == ["card", "play", "play"]
    assert kinds.index("today") == 1
    assert "today" not in kinds[kinds.index("play") :]


def test_names_of_levels_are_not_broken(visit: Visit) -> None:
    page = visit("/")
    page.wait_for_selector("[data-level=medici] label")
    for language in LANGUAGES:
        speak(page, language)
        for width in (390, 820, 1440):
            resize(page, {"width": width, "height": 844})
            words = page.locator("[data-level=medici] .word").evaluate_all(
                "all => all.map((one) => { const box = one.getBoundingClientRect();"
                " return [box.left, box.right, one.getClientRects().length, box.height]; })"
            )
            for (_, right, _, _), (left, _, _, _) in pairwise(words):
                assert right <= left + 1, (language, width)
            assert all(height < 20 for _, _, _, height in words), (language, width)


SIX = ((1440, 900), (390, 844), (844, 390), (820, 1180), (1280, 720), (2560, 1440))


@pytest.mark.parametrize("back", [False, True])
def test_no_dead_space(visit: Visit, back: bool) -> None:
    """At every size the cards fill the width of the page, and a large screen shows them larger."""
    page = visit("/settings")
    if back:
        make_table(page, "medici", 3)
    for width, height in SIX:
        resize(page, {"width": width, "height": height})
        page.goto("/")
        page.wait_for_selector("[data-play=strozzi]")
        ready(page)
        boxes = page.locator("main section.games article").evaluate_all(
            "all => all.map((one) => { const box = one.getBoundingClientRect();"
            " return [box.left, box.right, box.top, box.bottom]; })"
        )
        left, right = page.locator("main section.games").evaluate(
            "one => { const box = one.getBoundingClientRect(); return [box.left, box.right]; }"
        )
        # Each row of cards reaches both edges.
        for row in {round(box[2]) for box in boxes}:
            in_row = [box for box in boxes if round(box[2]) == row]
            assert min(box[0] for box in in_row) == pytest.approx(left, abs=2), (width, row)
            assert max(box[1] for box in in_row) == pytest.approx(right, abs=2), (width, row)
            assert len({round(box[3]) for box in in_row}) == 1, (width, row)
        main = page.locator("main .home").evaluate("one => one.getBoundingClientRect().width")
        assert main >= min(width, 0.7 * width), width
        assert too_wide(page) <= 0, width


def test_play_now_remembers_the_level_and_the_table_shows_it(visit: Visit) -> None:
    page = visit("/", **WIDE)
    level = page.locator("[data-level=medici]")
    styles = set()
    for name in ("apprentice", "merchant", "banker", "magnifico"):
        level.locator(f"label:has([value={name}])").click()
        expect(level.locator(f"[data-portrait={name}]")).to_be_visible()
        # The picture has arrived, and is one.
        assert level.locator(f"[data-portrait={name}]").evaluate("each => each.naturalWidth") > 0
        styles.add(page.locator("#style-medici").inner_text())
    assert len(styles) == 4
    assert "" not in styles
    level.locator("label:has([value=apprentice])").click()
    page.locator("label:has([name=players-medici][value='3'])").click()
    page.locator("[data-play=medici]").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("section.bar")
    seats = page.request.get(f"/api/tables/{page.url.split('/')[-1]}").json()["table"]["seats"]
    assert [seat["bot"] for seat in seats] == [None, "apprentice", "apprentice"]
    note = page.locator(".buyer[data-seat='2'] .note").filter(visible=True)
    expect(note).to_have_text("Apprentice")
    expect(page.locator(".log [data-level]")).to_have_text(
        ["Ginevra plays as Apprentice.", "Piero plays as Apprentice."]
    )
    page.goto("/")
    expect(page.locator("[data-level=medici] [value=apprentice]")).to_be_checked()
    expect(page.locator("[name=players-medici][value='3']")).to_be_checked()
    # A new table describes the levels, too.
    page.goto("/new")
    page.locator("[data-seat='2']").select_option("bot:banker")
    expect(page.locator("[data-styles] dt")).to_have_text(["Banker"])
