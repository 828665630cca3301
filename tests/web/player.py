"""Plays through the page as a person would: by mouse, by keys alone, or by touch.

The player takes what the page offers and knows no rule: it draws sometimes, bids a little, passes
otherwise. What it does depends only on its generator, so a game can be played again.
"""

from __future__ import annotations

import random
from typing import Literal

from playwright.sync_api import Page

Hands = Literal["mouse", "keys", "touch"]

# Whatever the page waits for next: a decision, a sheet to put away, a hand-over, or nothing more.
_WAITS = """() => {
  if (document.querySelector('#final')) return 'final';
  const sheet = document.querySelector('[data-scoring=close]');
  if (sheet) return 'sheet';
  if (document.querySelector('[data-scoring]')) return 'count';
  const hand = document.querySelector('[data-hand]');
  if (hand) return 'hand';
  const bar = document.querySelector('section.bar[data-mine]');
  if (bar && !bar.querySelector('button[data-token]:disabled')) return bar.dataset.phase;
  return null;
}"""
_MOST_DECISIONS = 400


class Player:
    def __init__(self, page: Page, hands: Hands, seed: int = 1) -> None:
        self.page = page
        self.hands: Hands = hands
        self.rng = random.Random(seed)
        self.decisions = 0

    def play_out(self) -> None:
        """Until the final standings are there."""
        for _ in range(_MOST_DECISIONS):
            if self.step() == "final":
                return
        raise AssertionError("the game does not end")

    def step(self) -> str:
        """Does the one thing that the page waits for, and says what it was."""
        waits: str = self.page.wait_for_function(_WAITS, polling=30).json_value()
        before = self._mark()
        match waits:
            case "final":
                return waits
            case "sheet" | "count":
                self._press("[data-scoring]", "Enter")
            case "hand":
                self._press("[data-hand]", "Enter")
            case "select":
                self._token(self.rng.choice(["draw", "stop"]))
            case "bid":
                self._bid()
            case "price":
                self._price()
            case "answer":
                self._token(self.rng.choice(["buy", "decline"]))
            case "load":
                self._load()
            case "plain":
                self._plain()
            case other:
                raise AssertionError(f"the page waits for {other}")
        self.decisions += waits not in ("sheet", "count", "hand")
        self.page.wait_for_function(
            "before => window.florinMark?.() !== before || document.querySelector('#final')",
            arg=before,
            polling=30,
        )
        return waits

    def _mark(self) -> str:
        """Changes whenever the page waits for something else."""
        return self.page.evaluate(
            """() => {
              window.florinMark = () => {
                const bar = document.querySelector('section.bar');
                const one = (query) => document.querySelector(query)?.outerHTML ?? '';
                const {phase, mine, ply} = bar?.dataset ?? {};
                const shown = ['[data-scoring]', '[data-hand]', '[data-group]'].map(one);
                return [...shown, phase, mine, ply].join();
              };
              return window.florinMark();
            }"""
        )

    def _bid(self) -> None:
        bar = self.page.locator("section.bar")
        least = int(bar.get_attribute("data-least") or 1)
        if least > 6 or self.rng.random() < 0.45:
            self._token("pass")
        elif self.hands == "keys":
            for digit in str(least):
                self.page.keyboard.press(digit)
            self.page.keyboard.press("Enter")
        else:
            # The amount starts at the least.
            self._press(".act .main")

    def _price(self) -> None:
        price = self.rng.randrange(1, 12)
        if self.hands == "keys":
            for digit in str(price):
                self.page.keyboard.press(digit)
            self.page.keyboard.press("Enter")
        else:
            # The price starts at the middle of what the group is worth to both.
            self._press(".act .main")

    def _load(self) -> None:
        page = self.page
        if self.hands == "keys":
            ships = page.locator("[data-ship]").all()
            holds = self.rng.choice(ships).get_attribute("data-ship") or ""
            page.keyboard.press(holds)
            page.wait_for_selector(f"[data-ship='{holds}'][aria-pressed=true]")
            for harbour in "123":
                if page.locator("section.bar[data-phase=load][data-mine]").count() == 0:
                    return
                if f"{holds}@{harbour}" in self._legal():
                    page.keyboard.press(harbour)
                    return
        if self.rng.random() < 0.1:
            self._token("discard")
            return
        ship = self.rng.choice(page.locator("[data-ship]").all())
        holds = ship.get_attribute("data-ship")
        self._press(f"[data-ship='{holds}']")
        harbours = [word.split("@")[1] for word in self._legal() if word.startswith(f"{holds}@")]
        self._press(f"[data-harbour='{self.rng.choice(harbours)}']")

    def _plain(self) -> None:
        """A game without a folder of its own: a button for a token, a field for a number."""
        field = self.page.locator("section.bar [data-number]")
        words = self.page.locator("section.bar .choices [data-token]")
        if field.count() and (not words.count() or self.rng.random() < 0.4):
            field.first.fill(field.first.get_attribute("min") or "0")
            self._press("section.bar form [data-token]")
        else:
            token = self.rng.choice(words.all()).get_attribute("data-token")
            self._press(f"section.bar .choices [data-token='{token}']")

    def _legal(self) -> list[str]:
        return (self.page.locator("section.bar").get_attribute("data-legal") or "").split()

    def _token(self, token: str) -> None:
        key = {"draw": "d", "stop": "s", "pass": "p", "buy": "b", "decline": "n", "discard": "x"}
        self._press(f"[data-token={token}]", key[token])
        # The page asks before a group that could be loaded is thrown away.
        if token == "discard" and self.page.locator("[data-sure]").count():
            self._press(f"[data-token={token}]", key[token])

    def _press(self, selector: str, key: str | None = None) -> None:
        if self.hands == "keys" and key is not None:
            self.page.keyboard.press(key)
        elif self.hands == "touch":
            self.page.locator(selector).first.tap()
        else:
            self.page.locator(selector).first.click()
