# pyright: basic
"""The coach: asking for an analysis, reading it by mouse, by keys and by ear."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, Visit
from .server import Server
from .tables import make_table, resize
from .test_pages import ENGLISH, LANGUAGES, said, speak, too_small, too_wide, violations

GAMES = [("medici", 3), ("strozzi", 2)]


def finished(visit: Visit, game: str, seats: int, **options: object) -> Page:
    """The end of a game that bots played, always the same: the server judges it once."""
    page = visit("/settings", **options)
    table = make_table(page, game, seats, people=0)
    for _ in range(600):
        if page.request.get(f"/api/tables/{table}").json()["table"]["status"] == "over":
            break
        page.wait_for_timeout(100)
    page.goto(f"/t/{table}")
    page.wait_for_selector("#final")
    return page


def analysed(page: Page) -> None:
    """The review of the game on the page, of its end or of its replay."""
    page.locator("[data-analyse]").click()
    page.wait_for_selector("[data-coach]", timeout=60_000)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_review_of_a_finished_table(visit: Visit, game: str, seats: int) -> None:
    page = finished(visit, game, seats, viewport={"width": 1440, "height": 900})
    table = page.url.rsplit("/", 1)[-1]
    analysed(page)
    chart = page.locator("[data-win-chart]")
    found = page.request.get(f"/api/tables/{table}/review").json()["analysis"]
    plies = [decision["ply"] for decision in found["decisions"]]
    expect(chart).to_have_attribute("aria-valuenow", str(found["mistakes"][0]))
    expect(page.locator("[data-slider]")).to_have_value(str(found["mistakes"][0]))
    # Keys go from decision to decision, and each is told in words.
    chart.press("Home")
    assert chart.get_attribute("aria-valuenow") == str(plies[0])
    chart.press("ArrowRight")
    assert chart.get_attribute("aria-valuenow") == str(plies[1])
    assert page.locator("[data-verdict]").inner_text()
    heard = chart.get_attribute("aria-valuetext") or ""
    assert len(re.findall(r"\d+%", heard)) == seats
    # Every seat's totals, as the server counted them.
    rows = page.locator("[data-totals] tbody tr")
    counts = [int(row.locator("td").first.inner_text()) for row in rows.all()]
    assert counts == [total["decisions"] for total in found["totals"]]
    # A dear decision leads to the moment before it.
    worst = found["totals"][0]["mistakes"][0]
    page.locator(f"[data-moment=dear][data-ply='{worst}']").click()
    expect(page.locator("[data-slider]")).to_have_value(str(worst))
    page.wait_for_url(f"**/replay?ply={worst}&analysis")


def test_a_click_on_the_chart_jumps_there(visit: Visit) -> None:
    page = finished(visit, "strozzi", 2, viewport={"width": 1440, "height": 900})
    page.goto(page.url + "/replay")
    page.wait_for_selector("[data-slider]")
    analysed(page)
    chart = page.locator("[data-win-chart]")
    chart.scroll_into_view_if_needed()
    box = chart.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.5, box["y"] + 40)
    at = int(page.locator("[data-slider]").input_value())
    last = int(page.locator("[data-slider]").get_attribute("max") or 0)
    assert abs(at - last / 2) < last / 10
    assert chart.get_attribute("aria-valuenow") == str(at)
    # The page's own arrow keys go step by step, the chart's from decision to decision.
    page.keyboard.press("End")
    assert page.locator("[data-slider]").input_value() == str(last)
    page.locator("[data-verdict]").click()
    page.keyboard.press("ArrowLeft")
    assert page.locator("[data-slider]").input_value() == str(last - 1)


def test_fair_prices_stand_by_every_bid(visit: Visit) -> None:
    page = finished(visit, "medici", 3)
    table = page.url.rsplit("/", 1)[-1]
    analysed(page)
    body = page.request.get(f"/api/tables/{table}/review").json()["analysis"]
    group = next(one for one in body["groups"] if None in one["fair"])
    chart = page.locator("[data-win-chart]")
    chart.press("Home")
    while int(chart.get_attribute("aria-valuenow") or 0) < group["ply"]:
        chart.press("ArrowRight")
    shown = page.locator("[data-fair] li").all_inner_texts()
    for text, fair in zip(shown, group["fair"], strict=True):
        assert ("–" in text) if fair is None else (str(round(fair)) in text), text


def test_a_record_from_a_file_is_judged_too(visit: Visit, server: Server) -> None:
    page = finished(visit, "strozzi", 2)
    record = json.dumps(server.get(f"/tables/{page.url.rsplit('/', 1)[-1]}/record"))
    page.goto("/look")
    page.locator("textarea").fill(record)
    page.locator("button.main").click()
    page.wait_for_selector("[data-slider]")
    analysed(page)
    assert page.locator("[data-moment=dear]").count() > 0
    # There is no table whose decisions could be tried again.
    expect(page.locator("[data-learn-mistakes]")).to_have_count(0)


def test_a_game_that_people_play_is_not_judged(visit: Visit) -> None:
    # A refusal is an error on the browser's console, and here it is meant to be.
    page = visit("/settings", quiet=False)
    page.goto(f"/t/{make_table(page, 'medici', 3)}/replay")
    page.wait_for_selector("[data-slider]")
    page.locator("[data-analyse]").click()
    expect(page.locator("[role=alert]")).to_contain_text("still in progress")
    assert page.locator("[data-analyse]").is_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_coach_is_accessible_and_fits(visit: Visit, theme: str) -> None:
    page = finished(visit, "medici", 3, color_scheme=theme)
    assert violations(page) == [], "final"
    analysed(page)
    for summary in page.locator("[data-coach] details summary").all():
        summary.click()
    assert violations(page) == [], "review"
    resize(page, PHONE["viewport"])
    assert violations(page) == [], "phone"
    for language in LANGUAGES:
        speak(page, language)
        for width in (390, 320):
            resize(page, {"width": width, "height": 844})
            assert too_wide(page) <= 0, f"{language} at {width}"
            assert too_small(page) == [], f"{language} at {width}"
        if language != "en":
            assert ENGLISH.search(said(page)) is None
