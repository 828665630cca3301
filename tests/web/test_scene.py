# pyright: basic
"""A table is one scene that fits the window: nothing is cut off, covered or moved by a turn."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import WIDE, Visit
from .player import Player
from .tables import make_table, settle
from .test_pages import LANGUAGES, speak

SIZES = [
    (1440, 900),
    (1280, 720),
    (2560, 1440),
    (1024, 600),
    (820, 1180),
    (390, 844),
    (844, 390),
    # Other common screens, and the smallest that a scene fits without scrolling.
    (1366, 768),
    (1920, 1080),
    (3440, 1440),
    (1180, 820),
    (768, 1024),
    (412, 915),
    (360, 640),
    # Low and nearly square: half of a laptop's screen.
    (768, 667),
    (700, 640),
    (932, 430),
    (667, 375),
    # Wide and narrow: without room for the open drawer.
    (800, 600),
    (960, 540),
    (1000, 700),
    (1194, 834),
    # 1440x900 and 1280x720 with a zoom of 200 %: all letters are twice as large.
    (720, 450),
    (640, 360),
]

# What leaves the window or its region, what lies on its neighbour, names that are cut off, and
# letters that are too small to read.
FAULTS = """() => {
  const faults = [];
  const box = (one) => one.getBoundingClientRect();
  const name = (one) =>
    `${one.className.baseVal ?? one.className} ${one.textContent.trim().slice(0, 24)}`;
  const all = (query) =>
    [...document.querySelectorAll(query)].filter((one) => one.checkVisibility());
  const inside = (inner, outer) =>
    inner.left >= outer.left - 1 && inner.right <= outer.right + 1
    && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  const upon = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const view = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
  const shown = '.buyer .flag, .buyer .deck, .arch, .chip, .place, .decide button, .decide h2, '
    + '.decide .if, .decide input, .top button';
  for (const one of all(shown))
    if (!inside(box(one), view)) faults.push(`outside: ${name(one)}`);
  const regions = [
    ['.quay', '.flag, .deck'],
    ['.carpet', '.chip, .place, .florin, .leads'],
    ['.stalls', '.arch, .ghost, .paid'],
    ['.drawer', '.tab'],
    ['.decide', 'button, h2, .if, input, .hint'],
  ];
  for (const [region, query] of regions)
    for (const one of all(`${region} :is(${query})`))
      if (!inside(box(one), box(document.querySelector(region))))
        faults.push(`leaves ${region}: ${name(one)}`);
  for (const sill of all('.sill'))
    for (const one of sill.querySelectorAll('.title, .paid'))
      if (!inside(box(one), box(sill))) faults.push(`leaves its sill: ${name(one)}`);
  const apart = ['.buyer .flag, .buyer .deck', '.chip', '.place', '.arch',
    '.arch .piece:not(.ghost)',
    '.decide :is(.say, .if, .choose, .act)', '.choose > *, .presets > *', '.act button',
    '.block, .quay, .stalls, .decide, .top'];
  for (const query of apart) {
    const found = all(query);
    found.forEach((a, i) => found.slice(i + 1).forEach((b) => {
      if (!a.contains(b) && !b.contains(a) && upon(box(a), box(b)))
        faults.push(`${name(a)} | ${name(b)}`);
    }));
  }
  const names = '.buyer .name, .title span, .chip .name, .leads .name, .stage';
  for (const one of all(names))
    if (one.scrollWidth > one.clientWidth + 1) faults.push(`cut: ${name(one)}`);
  for (const one of all('.scene *')) {
    const size = parseFloat(getComputedStyle(one).fontSize);
    const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (own && size < 7 && !one.closest('.lot, .hidden'))
      faults.push(`letters of ${size} px: ${name(one)}`);
  }
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth)
    faults.push('page');
  return faults;
}"""


def at_bid(visit: Visit, buyers: int, last: bool, **options: Any) -> Page:
    page = visit("/settings", **{**WIDE, **options})
    page.goto(f"/t/{make_table(page, 'medici', buyers, name='Lorenza')}")
    player = Player(page, "mouse", seed=3)
    for _ in range(80):
        page.wait_for_selector("section.bar[data-mine], [data-scoring]")
        bidding = page.locator("section.bar[data-mine][data-phase=bid]").count()
        found = bidding and bool(page.locator("[data-last]").count()) == last
        if player.decisions > 6 and found and not page.locator("[data-scoring]").count():
            return page
        player.step()
    raise AssertionError("no such bid came")


def resize(page: Page, width: int, height: int) -> None:
    """Returns when the scene has its new size."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(
        """([width, height]) => {
          const box = document.querySelector('.scene').getBoundingClientRect();
          return box.width === width && box.height === height;
        }""",
        arg=[width, height],
    )
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)))")
    settle(page)


@pytest.mark.parametrize("buyers", [3, 4, 5, 6])
def test_the_whole_table_fits_every_window(visit: Visit, buyers: int) -> None:
    page = at_bid(visit, buyers, last=buyers == 4)
    found = {}
    for width, height in SIZES:
        resize(page, width, height)
        found[width, height] = page.evaluate(FAULTS)
    assert {size: faults for size, faults in found.items() if faults} == {}


@pytest.mark.parametrize(("buyers", "last"), [(4, False), (4, True), (6, False)])
def test_it_fits_in_every_language(visit: Visit, buyers: int, last: bool) -> None:
    page = at_bid(visit, buyers, last=last)
    found = {}
    for language in LANGUAGES:
        speak(page, language)
        for width, height in (
            (1280, 720),
            (1024, 600),
            (800, 600),
            (820, 1180),
            (390, 844),
            (844, 390),
        ):
            resize(page, width, height)
            found[language, width] = page.evaluate(FAULTS)
    assert {key: faults for key, faults in found.items() if faults} == {}


# A window of each composition in which words have little room.
NARROW = [(1280, 720), (1024, 600), (820, 1180), (600, 960), (360, 640), (844, 390)]
_SAYS_WHY = ".chip[data-state=cannot], .chip[data-state=out]"


def test_questions_and_reasons_fit(visit: Visit) -> None:
    """To draw or to stop, and a round in which buyers have no room, in long words."""
    page = visit("/settings", **WIDE)
    speak(page, "de")
    page.goto(f"/t/{make_table(page, 'medici', 6, name='Lorenza')}")
    player = Player(page, "mouse", seed=7)
    wanted = {("select", True), ("bid", True)}
    found = {}
    for _ in range(60):
        page.wait_for_selector("section.bar[data-mine], [data-scoring]")
        bar = page.locator("section.bar[data-mine]")
        if bar.count() and not page.locator("[data-scoring]").count():
            gain = page.locator("[data-gain]").count() > 0
            state = (bar.get_attribute("data-phase") or "", gain)
            # While lots are drawn, a full ship is the only reason.
            reasons = page.locator(_SAYS_WHY).count()
            if state in wanted and (reasons or state[0] == "select"):
                wanted.remove(state)
                for width, height in NARROW:
                    resize(page, width, height)
                    found[state[0], width, height] = page.evaluate(FAULTS)
                resize(page, 1440, 900)
        if not wanted:
            break
        player.step()
    assert not wanted
    assert {key: faults for key, faults in found.items() if faults} == {}


def test_an_offer_is_one_line_of_the_log(visit: Visit) -> None:
    page = at_bid(visit, 4, last=False)
    for width, height in ((1440, 900), (2560, 1440)):
        resize(page, width, height)
        lines = page.locator(".log .log-offered").evaluate_all(
            """all => all.map((one) => {
              const letter = parseFloat(getComputedStyle(one).fontSize);
              const lot = one.querySelector('.lot').getBoundingClientRect();
              return [one.getBoundingClientRect().height / letter, lot.width / letter];
            })"""
        )
        assert lines
        for high, lot in lines:
            assert high < 2
            # Lots grow with the letters.
            assert lot == pytest.approx(1.6, abs=0.1)


def test_the_last_bidder_buys_or_passes(visit: Visit) -> None:
    page = at_bid(visit, 4, last=True)
    bar = page.locator("section.bar")
    least = bar.get_attribute("data-least")
    expect(bar.locator("h2")).to_have_text("You bid last")
    expect(bar.locator(".hint")).to_have_text(f"{least} is enough")
    buttons = bar.locator(".act button").all_inner_texts()
    assert [text.split("\n")[0] for text in buttons] == ["Pass", f"Buy for {least}"]


def test_what_a_group_would_bring(visit: Visit) -> None:
    """The counter, the ship and the stalls show the numbers that the server sent."""
    page = at_bid(visit, 4, last=False)
    table = page.url.rsplit("/", 1)[-1]
    now = page.request.get(f"/api/tables/{table}").json()
    seat = now["you"]["legal"]["seat"]
    view = now["position"]
    worth = next(one for one in view["worth"] if one["seat"] == seat)
    gain = page.locator("[data-gain]")
    assert gain.get_attribute("data-gain") == str(worth["gain"])
    least = now["you"]["legal"]["least"]

    def net(price: int) -> str:
        left = worth["gain"] - price
        return f"+{left}" if left >= 0 else f"−{-left}"

    expect(gain).to_contain_text(f"{net(least)} after paying")
    page.keyboard.press("+")
    expect(gain).to_contain_text(f"{net(least + 1)} after paying")
    mine = page.locator(f".buyer[data-seat='{seat}']")
    assert mine.locator(".lot.ghost").count() == len(view["group"])
    expect(mine.locator(".then")).to_have_text(f"→ {worth['cargo']}")
    climbed = [stall for stall in worth["stalls"] if stall["level"] != stall["level_after"]]
    assert page.locator(".arch .ghost").count() == len(climbed)


# Cumulative layout shift of the whole page, what follows a key or a click left out.
SHIFTS = """() => {
  window.shift = 0;
  window.shifted = new Set();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      window.shift += entry.value;
      for (const {node} of entry.sources) window.shifted.add(node?.className ?? node?.nodeName);
    }
  }).observe({type: 'layout-shift'});
}"""


def assert_no_shift(page: Page) -> None:
    shift = page.evaluate("window.shift")
    assert round(shift, 2) == 0, (shift, page.evaluate("[...window.shifted].map(String)"))


@pytest.mark.parametrize(
    ("width", "height", "buyers"),
    [
        (1440, 900, 5),
        (1280, 720, 4),
        (1280, 720, 6),
        (2560, 1440, 4),
        (390, 844, 4),
        (820, 1180, 3),
        (844, 390, 6),
    ],
)
def test_nothing_moves_when_a_turn_comes(
    visit: Visit, width: int, height: int, buyers: int
) -> None:
    page = visit(
        "/settings",
        prefs={"speed": 0.2},
        reduced_motion="reduce",
        viewport={"width": width, "height": height},
    )
    page.goto(f"/t/{make_table(page, 'medici', buyers, name='Lorenza', first=2)}")
    page.wait_for_selector("section.bar")
    page.evaluate(SHIFTS)
    player = Player(page, "keys", seed=3)
    for _ in range(6):
        # What comes half a second after a key is no longer caused by it.
        page.wait_for_timeout(550)
        player.step()
    page.wait_for_selector("section.bar[data-mine]")
    assert_no_shift(page)
