# pyright: basic
"""Scenes with the system's colours, and with letters of twice the size."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page

from . import test_scene, test_strozzi_scene
from .conftest import Visit
from .tables import settle
from .test_scene import at_bid

# How an element differs from its surroundings where the system chooses the colours.
_LOOK = """(query) => [...document.querySelectorAll(query)]
  .filter((one) => one.checkVisibility())
  .map((one) => {
    const {outlineStyle, outlineWidth, borderTopStyle, borderTopWidth, backgroundColor, color}
      = getComputedStyle(one);
    const outline = outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth}`;
    const border = borderTopStyle === 'none' ? 'none' : `${borderTopStyle} ${borderTopWidth}`;
    return [outline, border, backgroundColor, color].join('; ');
  })"""


def assert_told_apart(page: Page, marked: str, plain: str) -> None:
    """Everything that matches `marked` looks different from everything that matches `plain`."""
    yes, no = page.evaluate(_LOOK, marked), page.evaluate(_LOOK, plain)
    assert yes, marked
    assert no, plain
    assert not set(yes) & set(no), (marked, yes, no)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_medici_in_forced_colours(visit: Visit, theme: str) -> None:
    page = at_bid(visit, 4, last=False, forced_colors="active", color_scheme=theme)
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    assert_told_apart(page, ".chip.now", ".chip:not(.now)")
    assert_told_apart(page, ".buyer.now .flag", ".buyer:not(.now) .flag")
    assert_told_apart(page, "[role=tab][aria-selected=true]", "[role=tab][aria-selected=false]")
    page.locator("[data-preset=face]").click()
    assert_told_apart(page, ".preset[aria-pressed=true]", ".preset[aria-pressed=false]")
    assert_told_apart(page, ".decide .wax", ".decide .ticket:enabled")
    # Lots that may come, and counters that may climb.
    assert_told_apart(page, ".buyer .lot.ghost", ".place .lot")
    assert_told_apart(page, ".arch .piece.ghost", ".arch .piece:not(.ghost)")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_strozzi_in_forced_colours(visit: Visit, theme: str) -> None:
    page = test_strozzi_scene.at(visit, "load", after=0, forced_colors="active", color_scheme=theme)
    assert_told_apart(page, ".player.now", ".player:not(.now)")
    assert not any(look.startswith("none") for look in page.evaluate(_LOOK, ".harbour.open"))
    ship = page.locator("button[data-moored]").first
    ship.click()
    assert_told_apart(page, "[data-moored][aria-pressed=true]", "[data-moored][aria-pressed=false]")
    assert_told_apart(page, "[data-ship][aria-pressed=true]", "[data-ship][aria-pressed=false]")
    page.keyboard.press("Escape")
    harbours = page.locator("[data-harbour]")
    for i in range(harbours.count()):
        number = harbours.nth(i).get_attribute("data-harbour") or ""
        words = test_strozzi_scene.legal(page)
        if sum(word.endswith(f"@{number}") for word in words) > 1:
            harbours.nth(i).click()
            break
    page.mouse.move(1, 1)
    assert_told_apart(page, ".harbour.chosen", ".harbour.open:not(.chosen)")


def enlarge(page: Page, protocol: CDPSession, how: str) -> None:
    """Letters of twice the size: by the browser's setting, or by the style of the page.

    The setting lasts as long as the session, and until the window changes its size.
    """
    if how == "setting":
        protocol.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    else:
        page.evaluate("document.documentElement.style.fontSize = '212.5%'")
    # The setting reaches the page a little later.
    page.wait_for_timeout(300)
    settle(page)


# What cannot be brought into the window, or is covered there.
_OUT_OF_REACH = """(query) => {
  const out = [];
  for (const one of document.querySelectorAll(query)) {
    if (!one.checkVisibility()) continue;
    one.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    const near = hit && (one.contains(hit) || hit.contains(one)
      || hit.parentElement.contains(one));
    if (!near) out.push(`${one.className} ${one.textContent.trim().slice(0, 20)}`);
  }
  return out;
}"""
_SIZE_OF = "query => parseFloat(getComputedStyle(document.querySelector(query)).fontSize)"


@pytest.mark.parametrize("how", ["setting", "style"])
@pytest.mark.parametrize("game", ["medici", "strozzi"])
def test_letters_of_twice_the_size(visit: Visit, game: str, how: str) -> None:
    """The table stays whole and within reach; the drawer has the larger letters, and scrolls."""
    if game == "medici":
        page, faults = at_bid(visit, 4, last=False), test_scene.FAULTS
        parts = ".arch .title, .place, .chip, .decide button:enabled, .decide input, .tab"
    else:
        page, faults = test_strozzi_scene.at(visit, "price"), test_strozzi_scene.FAULTS
        parts = ".player .name, .track, .place, .decide button:enabled, .decide input, .tab"
    found: dict[Any, Any] = {}
    normal = page.evaluate(_SIZE_OF, ".drawer .log")
    protocol = page.context.new_cdp_session(page)
    for width, height in ((1440, 900), (390, 844), (820, 1180), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        enlarge(page, protocol, how)
        if (width, height) == (1440, 900):
            assert page.evaluate(_SIZE_OF, ".drawer .log") >= 1.9 * normal
        found[width, height] = [
            *page.evaluate(faults),
            *page.evaluate(_OUT_OF_REACH, parts),
        ]
    assert {key: faults for key, faults in found.items() if faults} == {}
