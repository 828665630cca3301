# pyright: basic
"""What a person sees on a phone where room is scarcest: six buyers, and two houses."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import Visit
from .player import Player
from .tables import make_table, resize

HEIGHT = 844
WIDTHS = (390, 320)

# Texts that their box cuts off.
_CUT = """(query) => [...document.querySelectorAll(query)]
  .filter((one) => one.scrollWidth > one.clientWidth || one.clientWidth === 0)
  .map((one) => one.textContent)"""
# Pairs of neighbours in one row that lie on each other, and whatever leaves the dialog.
_CROWDED = """() => {
  const dialog = document.querySelector('dialog[open]').getBoundingClientRect();
  const cells = [...document.querySelectorAll('dialog[open] .count :is(.who, .pay, .note, .sum)')];
  const boxes = cells.map((one) => [one.closest('tr').rowIndex, one.getBoundingClientRect()]);
  const outside = boxes.filter(([, box]) => box.left < dialog.left || box.right > dialog.right);
  const upon = boxes.flatMap(([row, a], i) => boxes.slice(i + 1)
    .filter(([other, b]) => other === row && a.left < b.right && b.left < a.right)
    .filter(([, b]) => a.top < b.bottom - 1 && b.top < a.bottom - 1));
  return [boxes.length > 30, outside.length, upon.length];
}"""


def on_a_phone(visit: Visit, game: str, seats: int, name: str) -> Page:
    page = visit("/settings", viewport={"width": 390, "height": HEIGHT})
    page.goto(f"/t/{make_table(page, game, seats, name=name)}")
    return page


def box(page: Page, query: str) -> dict[str, Any]:
    found = page.locator(query).bounding_box()
    assert found is not None
    return dict(found)


def test_six_buyers_decide_on_one_screen(visit: Visit) -> None:
    page = on_a_phone(visit, "medici", 6, "Lorenza")
    player = Player(page, "mouse", seed=3)
    while (
        player.decisions < 4 or not page.locator("section.bar[data-mine][data-phase=bid]").count()
    ):
        player.step()
        page.wait_for_selector("section.bar[data-mine]")
    page.evaluate("scrollTo(0, 0)")
    stalls = box(page, ".stalls")
    assert stalls["y"] + stalls["height"] <= box(page, ".decide")["y"] + 0.5
    assert page.evaluate(_CUT, ".strip .name, .buyer .name") == []


def test_the_count_of_six_fits_its_dialog(visit: Visit) -> None:
    page = on_a_phone(visit, "medici", 6, "Lorenza")
    player = Player(page, "mouse", seed=3)
    while not page.locator("[data-scoring=close]").count():
        player.step()
        page.wait_for_selector("section.bar[data-mine], [data-scoring=close]")
    for width in WIDTHS:
        resize(page, {"width": width, "height": HEIGHT})
        assert page.evaluate(_CUT, "dialog[open] .scroll") == [], width
        assert page.evaluate(_CROWDED) == [True, 0, 0], width


@pytest.mark.parametrize(("game", "seats"), [("medici", 6), ("strozzi", 2)])
def test_a_low_window_shows_the_whole_count(visit: Visit, game: str, seats: int) -> None:
    page = on_a_phone(visit, game, seats, "Lorenza")
    player = Player(page, "mouse", seed=3)
    while not page.locator("[data-scoring=close]").count():
        player.step()
        page.wait_for_selector("section.bar[data-mine], [data-scoring=close]")
    resize(page, {"width": 844, "height": 390})
    dialog = page.locator("dialog[open]")
    high, shown = dialog.evaluate("one => [one.scrollHeight, one.clientHeight]")
    assert high <= shown
    assert page.evaluate(_CUT, "dialog[open] .scroll") == []
    assert page.evaluate(_CROWDED)[1:] == [0, 0]


def test_both_houses_are_named(visit: Visit) -> None:
    page = on_a_phone(visit, "strozzi", 2, "Guest 7422")
    page.wait_for_selector(".player .name")
    for width in WIDTHS:
        resize(page, {"width": width, "height": HEIGHT})
        assert page.evaluate(_CUT, ".player .name") == [], width
        # Harbours lie side by side: their tracks begin at one height.
        tops = page.locator(".harbour .tracks").evaluate_all(
            "all => all.map((one) => one.getBoundingClientRect().top)"
        )
        assert len(set(tops)) == 1
