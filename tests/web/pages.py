"""The pages of the app as their readers use them.

Only this module knows how parts of a page are found: by role and name, or by a data attribute.
Tests say what they do ("close the sheet"), so markup and class names can change without them.
"""

from __future__ import annotations

from typing import Literal

from playwright.sync_api import Locator, Page

from .waiting import resize, wait_at_rest, wait_ready, wait_until

Hands = Literal["mouse", "keys", "touch"]

# What a table's page waits for, and which one of it: "final", "sheet:3", "hand:4", or a decision as
# "bid:1:27" (phase, seat, ply). A mark changes only when what it names has gone: a test that has
# pressed something waits for that, and never presses twice.
_MARK = """() => {
  const mark = (kind, node) => {
    node.florinMark ??= window.florinMarks = (window.florinMarks ?? 0) + 1;
    return `${kind}:${node.florinMark}`;
  };
  if (document.querySelector('#final')) return 'final';
  const sheet = document.querySelector('[data-scoring=close]');
  if (sheet) return mark('sheet', sheet);
  const hand = document.querySelector('[data-hand]');
  if (hand) return mark('hand', hand);
  const bar = document.querySelector('[data-bar][data-mine]');
  return bar && `${bar.dataset.phase}:${bar.dataset.mine}:${bar.dataset.ply}`;
}"""
# Null while nothing is asked: an answer is on its way, or a dialog is being closed and stays in the
# page for a moment.
WAITS = f"""() => {{
  const sheet = document.querySelector('[data-scoring=close]');
  const sent = document.querySelector('[data-bar][data-mine] button[data-token]:disabled');
  if (sheet ? !sheet.closest('dialog')?.open : sent) return null;
  return ({_MARK})();
}}"""
_KEYS = {"draw": "d", "stop": "s", "pass": "p", "buy": "b", "decline": "n", "discard": "x"}


def press(target: Locator, hands: Hands = "mouse", key: str | None = None) -> None:
    """By mouse, by touch, or by `key`; without one the target is focused and gets Enter."""
    if hands == "touch":
        target.tap()
    elif hands == "mouse":
        target.click()
    elif key is None:
        target.focus()
        target.page.keyboard.press("Enter")
    else:
        target.page.keyboard.press(key)


class AppPage:
    """What all pages have."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def goto(self, path: str) -> None:
        self.page.goto(path)
        wait_ready(self.page)

    def wait_ready(self) -> None:
        wait_ready(self.page)

    def wait_at_rest(self) -> None:
        wait_at_rest(self.page)

    def resize(self, width: int, height: int) -> None:
        resize(self.page, width, height)

    def part(self, name: str, value: str | int | None = None) -> Locator:
        """All parts with this data attribute: `part("token", "pass")`."""
        return self.page.locator(f"[data-{name}]" if value is None else f"[data-{name}='{value}']")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def heading(self) -> Locator:
        return self.page.get_by_role("heading", level=1)

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    def open_menu(self) -> None:
        self.part("menu").click()

    def speak(self, language: str) -> None:
        """Changes the language without leaving the page: in the top bar, on phones in the menu."""
        select = self.page.locator(".lang select")
        if select.is_visible():
            select.select_option(language)
        else:
            self.open_menu()
            self.part("language").select_option(language)
            self.page.keyboard.press("Escape")
        wait_until(
            self.page,
            "code => document.documentElement.lang === code",
            f"texts in {language}",
            language,
        )


class HomePage(AppPage):
    def play(self, game: str) -> Locator:
        return self.part("play", game)

    def tour(self, game: str) -> Locator:
        return self.part("show-tour", game)


class TablePage(AppPage):
    """A table: live, in a lesson or in a retry."""

    @property
    def id(self) -> str:
        return self.page.url.split("/t/")[1].split("?")[0]

    @property
    def stage(self) -> Locator:
        """ "Day 1 of 3"."""
        return self.part("part", "stage")

    # The counter with the decision.

    @property
    def bar(self) -> Locator:
        return self.page.locator("[data-bar]")

    @property
    def my_turn(self) -> Locator:
        """The counter while the reader decides."""
        return self.page.locator("[data-bar][data-mine]")

    def my(self, phase: str) -> Locator:
        """The counter while the reader decides in this phase."""
        return self.page.locator(f"[data-bar][data-mine][data-phase={phase}]")

    @property
    def question(self) -> Locator:
        return self.bar.locator("#decision")

    @property
    def phase(self) -> str:
        return self.bar.get_attribute("data-phase") or ""

    @property
    def ply(self) -> int:
        return int(self.bar.get_attribute("data-ply") or -1)

    @property
    def least(self) -> int:
        """The least bid."""
        return int(self.bar.get_attribute("data-least") or 1)

    @property
    def legal(self) -> list[str]:
        return (self.bar.get_attribute("data-legal") or "").split()

    def token(self, token: str | int) -> Locator:
        """The button that decides so."""
        return self.bar.locator(f"button[data-token='{token}']")

    @property
    def confirm(self) -> Locator:
        """The button that stands out: for the amount that is chosen, or for the better answer."""
        return self.bar.locator("[data-main]")

    @property
    def decisions(self) -> Locator:
        """All buttons that decide."""
        return self.bar.locator("button[data-token]")

    @property
    def gain(self) -> Locator:
        """What the group would bring the reader."""
        return self.part("gain")

    @property
    def outcomes(self) -> Locator:
        """What a price brings, line by line: if the other player buys, if the reader must."""
        return self.bar.locator("li[data-net]")

    @property
    def payouts(self) -> Locator:
        """The ships or quays, which open the breakdowns of what they would be paid."""
        return self.part("pay")

    @property
    def breakdown(self) -> Locator:
        """The one that is open."""
        return self.page.locator("[data-breakdown]:popover-open")

    def seat(self, number: int) -> Locator:
        """The ship or the quay of a seat."""
        return self.page.locator(f"[data-part=seat][data-seat='{number}']")

    @property
    def harbours(self) -> Locator:
        """The harbours to which the group can go."""
        return self.page.locator("[data-harbour]")

    @property
    def moored_ready(self) -> Locator:
        """Ships at the quay that can take the group."""
        return self.page.locator("button[data-moored]")

    @property
    def lots_on_offer(self) -> Locator:
        return self.page.locator("[data-group] [data-lot]")

    @property
    def amount(self) -> Locator:
        return self.bar.get_by_role("slider")

    def ship(self, holds: str | int) -> Locator:
        """The button of a ship to load."""
        return self.bar.locator(f"[data-ship='{holds}']")

    @property
    def ships(self) -> Locator:
        return self.bar.locator("[data-ship]")

    def harbour(self, number: str | int) -> Locator:
        return self.page.locator(f"[data-harbour='{number}']").first

    def decide(self, token: str, hands: Hands = "mouse") -> None:
        """Makes this decision with the controls of the counter, and waits until it is made."""
        before = self.waits()
        keyboard = self.page.keyboard
        if token.isdecimal() and hands == "keys":
            for digit in token:
                keyboard.press(digit)
            keyboard.press("Enter")
        elif token.isdecimal():
            if self.amount.count():
                self.amount.fill(token)
            press(self.token(token), hands)
        elif "@" in token:
            ship, harbour = token.split("@")
            press(self.ship(ship), hands, ship)
            wait_until(
                self.page,
                "ship => document.querySelector(`[data-ship='${ship}'][aria-pressed=true]`)"
                " || !document.querySelector('[data-bar][data-phase=load][data-mine]')",
                f"ship {ship} is chosen",
                ship,
            )
            # A ship with one way to go sails at once.
            if self.my("load").count():
                press(self.harbour(harbour), hands, harbour)
        else:
            press(self.token(token), hands, _KEYS.get(token))
            # The page asks before a group that could be loaded is thrown away.
            if token == "discard" and self.part("sure").count():
                press(self.token(token), hands, _KEYS[token])
        self.wait_past(before)

    def waits(self) -> str:
        """What the page waits for, once it waits for something: see `WAITS`."""
        return wait_until(self.page, WAITS, "the page waits for its reader").json_value()

    def wait_past(self, mark: str) -> None:
        """Returns when the page no longer waits for `mark`."""
        wait_until(self.page, f"mark => ({_MARK})() !== mark", f"an end of {mark}", mark)

    def wait_for_turn(self, phase: str | None = None) -> None:
        """The reader's decision is on the counter, and can be made."""
        start = "" if phase is None else f"{phase}:"
        condition = f"""start => {{
          const mark = ({WAITS})();
          return !!mark && !/^(final|sheet|hand)/.test(mark) && mark.startsWith(start);
        }}"""
        wait_until(self.page, condition, f"the reader's decision {start}", start)

    # The sheet of a scoring, and the hand-over between people on one device.

    @property
    def sheet(self) -> Locator:
        return self.page.get_by_role("dialog").filter(has=self.part("scoring"))

    def close_sheet(self, hands: Hands = "mouse") -> None:
        mark = self.waits()
        assert mark.startswith("sheet:"), mark
        press(self.part("scoring"), hands, "Enter")
        self.wait_past(mark)

    def take_over(self, hands: Hands = "mouse") -> None:
        mark = self.waits()
        assert mark.startswith("hand:"), mark
        press(self.part("hand"), hands, "Enter")
        self.wait_past(mark)

    # Beside the table.

    @property
    def final(self) -> Locator:
        return self.page.locator("#final")

    def tab(self, name: str) -> Locator:
        """ "log", "tally", "chat" or "text"."""
        return self.part("tab", name)

    @property
    def log(self) -> Locator:
        return self.part("log").get_by_role("listitem")

    def log_lines(self, kind: str) -> Locator:
        """Lines about one kind of event: "offered", "bid"."""
        return self.part("log").locator(f"[data-line-kind$={kind}]")

    @property
    def announced(self) -> Locator:
        """What a screen reader is told."""
        return self.part("live")
