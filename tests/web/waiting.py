"""Waiting for states of a page. There is one deadline; a wait that misses it says what it saw."""

from __future__ import annotations

import operator
from typing import Any

from playwright.sync_api import Error, JSHandle, Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

import deadlines

# Generous: a deadline, not a time that must pass.
DEADLINE_MS = 1000 * deadlines.DEADLINE
expect.set_options(timeout=DEADLINE_MS)

# The page says so itself (web/src/lib/ready.ts): all that it needs is loaded and laid out.
_READY = "() => document.documentElement.dataset.ready === location.pathname"
# Nothing moves, and the last three frames had everything in the same place. Observers of sizes run
# after the layout of a frame; what they change is laid out in the next.
_AT_REST = """() => {
  const root = document.documentElement;
  const moving = document.getAnimations().some((one) => one.playState === 'running'
    && one.effect?.getComputedTiming().endTime !== Infinity);
  const places = [innerWidth, innerHeight];
  for (const one of document.body.querySelectorAll('*')) {
    const box = one.getBoundingClientRect();
    places.push(box.x, box.y, box.width, box.height);
  }
  const layout = places.join();
  const steady = !moving && layout === window.florinLayout;
  window.florinLayout = layout;
  window.florinSteady = steady ? (window.florinSteady ?? 0) + 1 : 0;
  return window.florinSteady >= 2;
}"""
_FORGET_LAYOUT = "() => { window.florinLayout = null; window.florinSteady = 0; }"
_STATE = """() => ({
  path: location.pathname + location.search,
  ready: document.documentElement.dataset.ready ?? null,
  window: [innerWidth, innerHeight],
  decision: {...document.querySelector('[data-bar]')?.dataset},
  scene: {...document.querySelector('[data-scene]')?.dataset},
  dialogs: [...document.querySelectorAll('dialog[open]')]
    .map((one) => one.textContent.slice(0, 80)),
  problem: document.querySelector('[role=alert]')?.textContent ?? null,
  focus: document.activeElement?.outerHTML.slice(0, 120) ?? null,
  moving: document.getAnimations().filter((one) => one.playState === 'running').length,
  text: document.querySelector('main')?.innerText.slice(0, 400) ?? null,
})"""


def wait_until(page: Page, condition: str, expected: str, arg: Any = None) -> JSHandle:
    """The first true value of the function `condition`, which is called at every frame.

    `expected` names that state in the message of the AssertionError after the deadline.
    """
    try:
        return page.wait_for_function(condition, arg=arg, timeout=DEADLINE_MS)
    except TooLate:
        raise AssertionError(f"not reached: {expected}; the page: {state_of(page)}") from None


def state_of(page: Page) -> Any:
    """What a reader of a failure wants to know about the page."""
    try:
        return page.evaluate(_STATE)
    except Error as error:
        return f"no answer ({error.message})"


def wait_ready(page: Page) -> None:
    """The page has all that it shows, and its type."""
    wait_until(page, _READY, "the page is ready")


def wait_at_rest(page: Page) -> None:
    """The page is ready and nothing on it moves."""
    wait_ready(page)
    page.evaluate(_FORGET_LAYOUT)
    wait_until(page, _AT_REST, "nothing moves")


def advance_until(shown: Locator) -> None:
    """Lets the page's paused clock run in small steps until this is there."""

    def later() -> Any:
        shown.page.clock.run_for(100)
        return None if shown.count() else state_of(shown.page)

    deadlines.wait_until(later, f"{shown}", operator.not_)


def resize(page: Page, width: int, height: int) -> None:
    """Gives the window another size; returns when the page is laid out in it."""
    page.set_viewport_size({"width": width, "height": height})
    wait_until(
        page,
        "([width, height]) => innerWidth === width && innerHeight === height",
        f"a window of {width} x {height}",
        [width, height],
    )
    wait_at_rest(page)
