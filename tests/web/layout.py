"""What is wrong with the layout of a table in a window: cut off, covered, or out of its place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Page

from .pages import TablePage

Size = tuple[int, int]

# One window of each composition (scene.css), as small as people have it: wide, tablet, phone, side.
FOUR: tuple[Size, ...] = ((1024, 600), (768, 1024), (360, 640), (667, 375))
SIZES: tuple[Size, ...] = (
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
    # Neither width nor height is typical.
    (600, 960),
)

# `P.name` stands for the parts with that name.
_SEAT, _BUTTONS = "P.seat", "P.counter button"
_GAIN = ":is([data-gain], [data-swing], p[data-warning])"
_RULES: dict[str, dict[str, Any]] = {
    "medici": {
        # What must lie in the window.
        "window": f"P.flag, P.deck, [data-stall], [data-state], P.place, {_BUTTONS}, P.counter h2, "
        f"P.counter {_GAIN}, P.counter input, P.top button",
        # What must lie in its region.
        "regions": [
            ["P.block", "[data-state], P.place, P.florin, P.leads, P.face"],
            ["P.quay", "P.flag, P.deck"],
            ["P.carpet", "[data-state], P.place, P.florin, P.leads"],
            ["P.stalls", "[data-stall], P.climb, P.paid"],
            ["P.drawer", "[role=tab]"],
            ["P.counter", f"button, h2, {_GAIN}, input, P.hint"],
            ["P.sill", "P.title, P.paid"],
        ],
        # What must not lie on each other.
        "apart": [
            "P.flag, P.deck",
            "[data-state]",
            "P.place",
            "[data-stall]",
            "[data-stall] [data-piece]",
            f"P.counter :is(P.say, {_GAIN}, P.choose, P.act)",
            "P.choose > *, P.presets > *",
            "P.act button",
            "P.block, P.quay, P.stalls, P.counter, P.top",
        ],
        # Words that must be whole.
        "words": "P.quay P.name, P.title span, [data-state] P.name, P.leads P.name, P.stage, "
        f"{_BUTTONS}, P.counter h2",
    },
    "strozzi": {
        "window": f"{_SEAT}, P.harbour, P.carpet, [data-bar], P.top, {_BUTTONS}, P.counter h2",
        "regions": [
            ["P.harbour", "P.deck, P.tracks, [data-track], P.rope, P.cargo, P.prize, P.free"],
            [_SEAT, "P.id, P.home, P.facts, P.active, P.moored"],
            ["P.block", "[data-state], P.place, P.florin, P.leads, P.face"],
            ["P.carpet", "P.place, P.florin, P.face"],
            [
                "[data-bar]",
                f"P.say, {_GAIN}, P.choose, P.out, P.out li, P.act, button, P.pennant, P.knob",
            ],
        ],
        "apart": [
            "P.harbour",
            _SEAT,
            "P.block, P.counter, P.top, P.board",
            "P.place, P.carpet dl",
            "P.pennant",
            f"{_SEAT} :is(P.id, P.home, P.facts)",
            f"[data-bar] > :is(P.say, {_GAIN}, P.choose, P.out, P.act)",
            "[data-bar] button",
            "P.rope, P.tracks",
        ],
        "words": f"{_SEAT} P.name, P.pennant P.words, P.stage, {_BUTTONS}, P.counter h2",
    },
}

_FAULTS = """({window: inWindow, regions, apart, words}) => {
  const faults = new Set();
  const parts = (query) => query.replaceAll(/P\\.([a-z]+)/g, '[data-part=$1]');
  const box = (one) => one.getBoundingClientRect();
  const name = (one) => `${one.dataset?.part ?? one.className.baseVal ?? one.className}`
    + ` ${one.textContent.trim().slice(0, 24)}`;
  const all = (query, within = document) =>
    [...within.querySelectorAll(parts(query))].filter((one) => one.checkVisibility());
  const inside = (inner, outer) =>
    inner.left >= outer.left - 1 && inner.right <= outer.right + 1
    && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  const upon = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const view = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
  for (const one of all(inWindow))
    if (!inside(box(one), view)) faults.add(`outside: ${name(one)}`);
  for (const [region, query] of regions)
    for (const outer of all(region))
      for (const one of all(query, outer))
        if (!inside(box(one), box(outer))) faults.add(`leaves ${region}: ${name(one)}`);
  for (const query of apart) {
    const found = all(query);
    found.forEach((a, i) => found.slice(i + 1).forEach((b) => {
      if (!a.contains(b) && !b.contains(a) && upon(box(a), box(b)))
        faults.add(`${name(a)} | ${name(b)}`);
    }));
  }
  for (const one of all(words))
    if (one.scrollWidth > one.clientWidth + 1) faults.add(`cut: ${name(one)}`);
  for (const one of all('P.counter')[0].parentElement.querySelectorAll('*')) {
    const size = parseFloat(getComputedStyle(one).fontSize);
    const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const drawn = one.closest('[data-lot], [data-part=bonus], .hidden');
    if (own && size < 7 && !drawn && one.checkVisibility())
      faults.add(`letters of ${size} px: ${name(one)}`);
  }
  // The marks of a house stay in one line.
  for (const one of all('P.active')) if (box(one).height > 34) faults.add('the active mark wraps');
  // Bonus figures stay in their fields, markers in the middle of theirs.
  for (const bonus of all('P.field P.bonus')) {
    const [a, b] = [box(bonus.parentElement), box(bonus)];
    if (b.height > a.height + 1 || b.width > a.width + 1)
      faults.add('bonus is larger than its field');
  }
  for (const track of all('[data-track]')) {
    const [marker, column] = [box(all('P.marker', track)[0]), box(track)];
    const y = (marker.top + marker.bottom) / 2;
    const centres = all('P.field', track).map(box).map((field) => (field.top + field.bottom) / 2);
    if (!centres.some((centre) => Math.abs(centre - y) < 2)) faults.add('marker between fields');
    if (Math.abs(marker.left + marker.right - column.left - column.right) > 2)
      faults.add('marker beside its track');
    if (marker.width < 9) faults.add(`marker of ${marker.width} px`);
  }
  // Harbours lie side by side: their tracks begin at one height.
  if (new Set(all('P.tracks').map((one) => Math.round(box(one).top))).size > 1)
    faults.add('tracks begin at different heights');
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth)
    faults.add(`page of ${page.scrollWidth} x ${page.scrollHeight}`);
  return [...faults];
}"""


def faults(table: TablePage, game: str) -> list[str]:
    """What lies outside the window or its region or on its neighbour, and what is cut off."""
    return table.page.evaluate(_FAULTS, _RULES[game])


def faults_at(table: TablePage, game: str, sizes: Iterable[Size]) -> dict[Size, list[str]]:
    """The faults in windows of these sizes; empty if there are none."""
    found: dict[Size, list[str]] = {}
    for width, height in sizes:
        table.resize(width, height)
        if here := faults(table, game):
            found[width, height] = here
    return found


# Smaller than any size above: an old phone on its side and upright, and a small window.
SMALL: tuple[Size, ...] = ((568, 350), (640, 480), (320, 568))

# Text that is cut off, that leaves its button or field, or the window. Names are people's own, and
# may end in dots; what is scrolled sideways may be wider than its box.
_CUT = """() => {
  const faults = new Set();
  const text = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const scrolls = (one) => /auto|scroll/.test(getComputedStyle(one).overflowX);
  const clips = (one) => /hidden|clip/.test(getComputedStyle(one).overflowX);
  for (let node = text.nextNode(); node; node = text.nextNode()) {
    const owner = node.parentElement;
    if (!node.data.trim() || owner.closest('.hidden, [aria-hidden=true] svg, svg, script, style'))
      continue;
    if (owner.closest('[data-part=name], .name, option, [popover]:not(:popover-open)')) continue;
    if (!owner.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
    range.selectNodeContents(node);
    const says = node.data.trim().replaceAll(/\\s+/g, ' ').slice(0, 40);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      for (let at = owner; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).clipPath !== 'none' && at.offsetWidth <= 1) break;
        const outer = at.getBoundingClientRect();
        const inside = box.left >= outer.left - 1.5 && box.right <= outer.right + 1.5;
        if (scrolls(at)) {
          if (!inside) break;
          continue;
        }
        // Nothing of it is seen: a note gives way to the name beside it.
        if (clips(at) && (box.top >= outer.bottom - 1 || box.bottom <= outer.top + 1)) break;
        if (clips(at) && !inside) faults.add(`cut: ${says}`);
        if (at.matches('button, .btn, [role=tab], .ticket, .wax') && !inside)
          faults.add(`leaves its button: ${says}`);
      }
      if (!owner.closest('.scroll') && (box.left < -1.5 || box.right > innerWidth + 1.5)) {
        let at = owner;
        while (at && !scrolls(at)) at = at.parentElement;
        if (!at) faults.add(`leaves the window: ${says}`);
      }
    }
  }
  return [...faults];
}"""


def cut_texts(page: Page) -> list[str]:
    """Texts that are cut off or leave their box."""
    return page.evaluate(_CUT)
