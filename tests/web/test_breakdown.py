# pyright: basic
"""Where a payout comes from: a tap on the ship, on the quay or on the gain opens it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import TOUCH, WIDE, Visit
from .player import Player
from .tables import make_table
from .test_pages import too_small, violations


def sums(page: Page) -> list[int]:
    """The sums of the open breakdown; the rows before each one must add up to it."""
    rows = page.locator("[data-breakdown]:popover-open tr")
    expect(rows.first).to_be_visible()
    found, total = [], 0
    for row in rows.all():
        florins = int(re.findall(r"[+−]\d+", row.inner_text())[-1].replace("−", "-"))
        if "sum" in (row.get_attribute("class") or ""):
            assert florins == total, row.inner_text()
            found.append(florins)
        else:
            total += florins
    return found


@pytest.mark.parametrize(("game", "seats"), [("medici", 3), ("strozzi", 2)])
def test_a_tap_on_a_payout_opens_its_breakdown(visit: Visit, game: str, seats: int) -> None:
    page = visit("/settings", **TOUCH)
    page.goto(f"/t/{make_table(page, game, seats, name='Lorenza')}")
    player = Player(page, "touch", seed=3)
    for _ in range(5):
        player.step()
        page.wait_for_selector("section.bar[data-mine]")
    opened = page.locator("[data-breakdown]:popover-open")
    payouts = page.locator("[data-pay]")
    expect(payouts).to_have_count(seats)
    assert too_small(page) == []
    for payout in payouts.all():
        payout.tap()
        expect(opened).to_have_count(1)
        assert sums(page)[0] == int(payout.get_attribute("data-pay") or -1)
        page.keyboard.press("Escape")
        expect(opened).to_have_count(0)
    assert violations(page) == []


def test_the_gain_opens_the_same_breakdown(visit: Visit) -> None:
    page = visit("/settings", **TOUCH)
    page.goto(f"/t/{make_table(page, 'medici', 3, name='Lorenza')}")
    player = Player(page, "touch", seed=3)
    while not page.locator("[data-gain]").count():
        player.step()
        page.wait_for_selector("section.bar[data-mine]")
    gain = int(page.locator("[data-gain]").get_attribute("data-gain") or 0)
    page.locator("[data-gain] .why").tap()
    now, with_group = sums(page)
    assert with_group - now == gain


def rest_on(page: Page, target: Locator) -> None:
    """As a hand does: over some points of it, and then still."""
    box = target.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 2, box["y"] + 2)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)


@pytest.mark.parametrize(("game", "seats"), [("medici", 3), ("strozzi", 2)])
def test_a_mouse_that_rests_on_a_payout_sees_its_breakdown(
    visit: Visit, game: str, seats: int
) -> None:
    page = visit("/settings", **WIDE)
    page.goto(f"/t/{make_table(page, game, seats, name='Lorenza')}")
    page.wait_for_selector("section.bar[data-mine]")
    opened = page.locator("[data-breakdown]:popover-open")
    payout = page.locator("[data-pay]").first
    rest_on(page, payout)
    expect(opened).to_have_count(1)
    assert sums(page)[0] == int(payout.get_attribute("data-pay") or -1)
    # Beside what it explains, inside the window.
    box, own = opened.bounding_box(), payout.bounding_box()
    assert box is not None
    assert own is not None
    assert abs(box["x"] + box["width"] / 2 - own["x"] - own["width"] / 2) < 200
    assert box["y"] + box["height"] <= own["y"] or box["y"] >= own["y"] + own["height"]
    page.mouse.move(5, 5)
    expect(opened).to_have_count(0)
    # A click keeps it open.
    rest_on(page, payout)
    expect(opened).to_have_count(1)
    page.mouse.down()
    page.mouse.up()
    page.mouse.move(5, 5)
    expect(opened).to_have_count(1)
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
