# pyright: basic
"""A table is one scene that fits the window: nothing is cut off, covered or moved by a turn."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page

from . import positions
from .checks import LANGUAGES, too_small, too_wide
from .conftest import PHONE, WIDE, Invite
from .guests import Guest
from .layout import FOUR, SIZES, Size, faults, faults_at
from .pages import TablePage
from .player import Player
from .positions import Position
from .waiting import wait_until

TABLES: dict[str, Position] = {
    "three": positions.NEAR_SCORING_3,
    "four": positions.BID_4,
    "last-bid": positions.LAST_BID_4,
    "five": positions.BID_5,
    "six": positions.BID_6,
    "draw-reasons": positions.DRAW_WITH_REASONS,
    "bid-reasons": positions.BID_WITH_REASONS,
    "select": positions.SELECT,
    "price": positions.PRICE,
    "answer": positions.ANSWER,
    "too-large": positions.TOO_LARGE,
    "load": positions.LOAD,
    **{f"price-{n}": positions.LATE_PRICE.with_options(track=n) for n in (3, 4, 5, 6)},
    **{f"load-{n}": positions.LOAD.with_options(track=n) for n in (3, 5, 6)},
}


@pytest.mark.parametrize("languages", [("de",), LANGUAGES], ids=["german", "all"])
@pytest.mark.parametrize("name", TABLES)
def test_the_table_fits(invite: Invite, name: str, languages: tuple[str, ...]) -> None:
    """German has the longest words, and its windows are those with the least room."""
    position = TABLES[name]
    table = invite(prefs={"language": languages[0]}).open_table(position)
    sizes = FOUR if len(languages) == 1 else SIZES
    found = {}
    for language in languages:
        table.resize(1440, 900)
        table.speak(language)
        found[language] = faults_at(table, position.game, sizes)
    assert {language: here for language, here in found.items() if here} == {}


def test_an_offer_is_one_line_of_the_log(invite: Invite) -> None:
    table = invite().open_table(positions.BID_4)
    for width, height in ((1440, 900), (2560, 1440)):
        table.resize(width, height)
        lines = table.log_lines("offered").evaluate_all(
            """all => all.map((one) => {
              const letter = parseFloat(getComputedStyle(one).fontSize);
              const lot = one.querySelector('[data-lot]').getBoundingClientRect();
              return [one.getBoundingClientRect().height / letter, lot.width / letter];
            })"""
        )
        assert lines
        for high, lot in lines:
            assert high < 2
            # Lots grow with the letters.
            assert lot == pytest.approx(1.6, abs=0.1)


# Where the parts that stand still are, at every frame; and the layout shift of the whole page. The
# browser leaves out of it what follows an input within half a second, so decisions are sent from
# elsewhere.
_WATCH_PLACES = """(query) => {
  window.shift = 0;
  window.places = {};
  const look = () => {
    document.querySelectorAll(query).forEach((part, i) => {
      const {x, y, width, height} = part.getBoundingClientRect();
      const name = part.dataset.part ?? Object.keys(part.dataset)[0];
      const place = [x, y, width, height].map(Math.round).join(' ');
      (window.places[`${name} ${i}`] ??= new Set()).add(place);
    });
    requestAnimationFrame(look);
  };
  look();
  new PerformanceObserver((list) => {
    for (const {value} of list.getEntries()) window.shift += value;
  }).observe({type: 'layout-shift'});
}"""
_MOVED = """() => [window.shift, Object.entries(window.places)
  .map(([name, places]) => [name, [...places]]).filter(([, places]) => places.length > 1)]"""
_STANDING = ", ".join(
    f"[data-part={name}]"
    for name in (
        *("top", "block", "carpet", "place", "quay", "stalls", "board", "counter", "drawer"),
        *("seat", "harbour", "tracks"),
    )
)
_SEVEN = ((1440, 900), (1280, 720), (2560, 1440), (390, 844), (820, 1180), (844, 390), (1024, 600))


@pytest.mark.parametrize("sizes", [FOUR, _SEVEN], ids=["four", "more"])
@pytest.mark.parametrize(("game", "seats"), [("medici", 4), ("medici", 6), ("strozzi", 2)])
def test_nothing_moves_when_a_turn_comes(
    invite: Invite, game: str, seats: int, sizes: tuple[Size, ...]
) -> None:
    # In Medici another buyer begins.
    options: dict[str, Any] = {"first": 2} if game == "medici" else {}
    for width, height in sizes:
        guest = invite(viewport={"width": width, "height": height}, prefs={"speed": 0.1})
        table = guest.open_table(guest.make_table(game, seats, name="Lorenza", **options))
        # The first decision brings the button that takes it back.
        decide_elsewhere(guest, table)
        table.page.evaluate(_WATCH_PLACES, f"{_STANDING}, [data-stall], [data-state]")
        for _ in range(3):
            decide_elsewhere(guest, table)
        shift, moved = table.page.evaluate(_MOVED)
        assert moved == [], (width, height)
        assert shift < 0.01, (width, height)
        table.page.close()


def decide_elsewhere(guest: Guest, table: TablePage) -> None:
    """Draws, bids and asks little, buys and loads; returns at the reader's next decision."""
    mark = table.waits()
    token = {"bid": str(table.least), "price": "3"}.get(table.phase) or table.legal[0]
    guest.move(table.id, token)
    table.wait_past(mark)
    table.waits()


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


def assert_told_apart(table: TablePage, marked: str, plain: str) -> None:
    """Everything that matches `marked` looks different from everything that matches `plain`."""
    yes, no = (set(table.page.evaluate(_LOOK, query)) for query in (marked, plain))
    assert yes, marked
    assert no, plain
    assert not yes & no, (marked, yes, no)


def assert_pressed_told_apart(table: TablePage, query: str) -> None:
    assert_told_apart(table, f"{query}[aria-pressed=true]", f"{query}[aria-pressed=false]")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_medici_in_forced_colours(invite: Invite, theme: str) -> None:
    guest = invite(**WIDE, forced_colors="active", color_scheme=theme)
    table = guest.open_table(positions.BID_4)
    assert table.page.evaluate("matchMedia('(forced-colors: active)').matches")
    assert_told_apart(table, "[data-now]", "[data-state]:not([data-now])")
    flag = "[data-part=seat]{} [data-part=flag]"
    assert_told_apart(table, flag.format("[aria-current]"), flag.format(":not([aria-current])"))
    assert_told_apart(table, "[role=tab][aria-selected=true]", "[role=tab][aria-selected=false]")
    table.part("preset", "face").click()
    assert_pressed_told_apart(table, "[data-preset]")
    assert_told_apart(table, "[data-main]", "[data-part=act] button:enabled:not([data-main])")
    # Lots that may come, and counters that may climb.
    assert_told_apart(table, "[data-part=seat] [data-coming]", "[data-part=place] [data-lot]")
    assert_told_apart(table, "[data-part=climb]", "[data-piece]")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_strozzi_in_forced_colours(invite: Invite, theme: str) -> None:
    guest = invite(**WIDE, forced_colors="active", color_scheme=theme)
    table = guest.open_table(positions.LOAD)
    seat = "[data-part=seat]"
    assert_told_apart(table, f"{seat}[aria-current]", f"{seat}:not([aria-current])")
    harbour = "[data-part=harbour]:has([data-harbour]{})"
    looks = table.page.evaluate(_LOOK, harbour.format(""))
    assert not any(look.startswith("none") for look in looks)
    table.part("moored").and_(table.page.get_by_role("button")).first.click()
    assert_pressed_told_apart(table, "[data-moored]")
    assert_pressed_told_apart(table, "[data-ship]")
    table.page.keyboard.press("Escape")
    # A harbour to which several ships could go.
    goals = [token[-1] for token in table.legal if "@" in token]
    table.harbour(next(goal for goal in goals if goals.count(goal) > 1)).click()
    table.page.mouse.move(1, 1)
    pressed = (harbour.format(f"[aria-pressed={state}]") for state in ("true", "false"))
    assert_told_apart(table, *pressed)


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
_LETTERS = "query => parseFloat(getComputedStyle(document.querySelector(query)).fontSize)"
_CONTROLS = "[data-part=counter] :is(button:enabled, input), [data-part=place], [role=tab]"


def enlarge(page: Page, protocol: CDPSession, how: str, goal: float) -> None:
    """Letters of `goal` pixels: by the browser's setting, or by the style of the page.

    The setting lasts as long as the session, and until the window changes its size.
    """
    if how == "setting":
        protocol.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    else:
        page.evaluate("goal => document.documentElement.style.fontSize = `${goal}px`", goal)
    wait_until(page, f"goal => ({_LETTERS})('html') === goal", f"letters of {goal} px", goal)


@pytest.mark.parametrize("how", ["setting", "style"])
@pytest.mark.parametrize(
    ("position", "parts"),
    [
        (positions.BID_4, "[data-part=title], [data-state]"),
        (positions.PRICE, "[data-part=name], [data-track]"),
    ],
    ids=["medici", "strozzi"],
)
def test_letters_of_twice_the_size(
    invite: Invite, position: Position, parts: str, how: str
) -> None:
    """The table stays whole and within reach; the drawer has the larger letters, and scrolls."""
    table = invite(**WIDE).open_table(position)
    page = table.page
    normal, log = page.evaluate(_LETTERS, "html"), page.evaluate(_LETTERS, "[data-log]")
    protocol = page.context.new_cdp_session(page)
    found: dict[Size, Any] = {}
    for width, height in ((1440, 900), (390, 844), (820, 1180), (844, 390)):
        table.resize(width, height)
        enlarge(page, protocol, how, 2 * normal)
        table.wait_at_rest()
        if width == 1440:
            assert page.evaluate(_LETTERS, "[data-log]") >= 1.9 * log
        small = [
            box
            for lot in table.lots_on_offer.all()
            if (box := lot.bounding_box()) is None or box["width"] < 40
        ]
        problems = [
            *faults(table, position.game),
            *page.evaluate(_OUT_OF_REACH, f"{_CONTROLS}, {parts}"),
            *small,
        ]
        assert page.evaluate(_LETTERS, "html") == 2 * normal
        if problems:
            found[width, height] = problems
    assert found == {}


# Texts that their box cuts off.
_CUT = """(query) => [...document.querySelectorAll(query)]
  .filter((one) => one.scrollWidth > one.clientWidth || one.clientWidth === 0)
  .map((one) => one.textContent)"""
# Pairs of neighbours in one row that lie on each other, and whatever leaves the dialog.
_CROWDED = """() => {
  const dialog = document.querySelector('dialog[open]').getBoundingClientRect();
  const cells = [...document.querySelectorAll('dialog[open] [data-part=cell]')];
  const boxes = cells.map((one) => [one.closest('tr').rowIndex, one.getBoundingClientRect()]);
  const outside = boxes.filter(([, box]) => box.left < dialog.left || box.right > dialog.right);
  const upon = boxes.flatMap(([row, a], i) => boxes.slice(i + 1)
    .filter(([other, b]) => other === row && a.left < b.right && b.left < a.right)
    .filter(([, b]) => a.top < b.bottom - 1 && b.top < a.bottom - 1));
  return [boxes.length > 20, outside.length, upon.length];
}"""


@pytest.mark.parametrize(
    "position", [positions.NEAR_SCORING_6, positions.NEAR_ROUND_END], ids=["medici", "strozzi"]
)
def test_the_sheet_of_a_scoring_fits_small_windows(invite: Invite, position: Position) -> None:
    table = invite(**PHONE).open_table(position)
    Player(table, "mouse", seed=3).play_until(table.sheet)
    for width, height in ((390, 844), (320, 844), (844, 390)):
        table.resize(width, height)
        assert table.page.evaluate(_CUT, "dialog[open] [data-part=scroll]") == [], width
        assert table.page.evaluate(_CROWDED) == [True, 0, 0], width
    # A low window shows all of it.
    high, shown = table.sheet.evaluate("one => [one.scrollHeight, one.clientHeight]")
    assert high <= shown


@pytest.mark.parametrize("languages", [("de",), LANGUAGES], ids=["german", "all"])
@pytest.mark.parametrize("position", [positions.BID_4, positions.PRICE], ids=["medici", "strozzi"])
def test_tables_are_for_fingers(
    invite: Invite, position: Position, languages: tuple[str, ...]
) -> None:
    """On the narrowest phones too."""
    table = invite(**PHONE, prefs={"language": languages[0]}).open_table(position)
    for language in languages:
        table.speak(language)
        for width in (390, 320):
            table.resize(width, 844)
            where = f"{language} at {width}"
            assert too_wide(table.page) <= 0, where
            assert too_small(table.page) == [], where
            names = "[data-part=seat] [data-part=name]"
            assert table.page.evaluate(_CUT, f"{names}, [data-bar] :is(button, h2)") == [], where
