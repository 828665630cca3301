"""Plays through the page as a person would: by mouse, by keys alone, or by touch.

The player takes what the page offers and knows no rule: it draws sometimes, bids a little, passes
otherwise. What it does depends only on its generator, so a game can be played again.
"""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Page

from .pages import WAITS, Hands, TablePage, press

__all__ = ["Hands", "Player"]

# The kind of what the page waits for.
_WAITS = f"() => ({WAITS})()?.split(':')[0] ?? null"
_MOST_DECISIONS = 400


class Player:
    def __init__(self, page: Page | TablePage, hands: Hands, seed: int = 1) -> None:
        self.table = page if isinstance(page, TablePage) else TablePage(page)
        self.page = self.table.page
        self.hands: Hands = hands
        self.rng = random.Random(seed)
        self.decisions = 0

    def play_out(self) -> None:
        """Until the final standings are there."""
        for _ in range(_MOST_DECISIONS):
            if self.step() == "final":
                return
        raise AssertionError("the game does not end")

    def play_until(self, shown: Locator) -> None:
        """Until the page waits for its reader and shows this."""
        while (mark := self.table.waits()) and not shown.count():
            assert mark != "final", f"{shown} does not come"
            self.step()

    def step(self) -> str:
        """Does the one thing that the page waits for, and says what it was."""
        mark = self.table.waits()
        waits = mark.split(":")[0]
        match waits:
            case "final":
                return waits
            case "sheet":
                self.table.close_sheet(self.hands)
            case "hand":
                self.table.take_over(self.hands)
            case "select":
                self.table.decide(self.rng.choice(["draw", "stop"]), self.hands)
            case "bid":
                self._bid()
            case "price":
                self._price()
            case "answer":
                self.table.decide(self.rng.choice(["buy", "decline"]), self.hands)
            case "load":
                self._load()
            case "plain":
                self._plain()
            case other:
                raise AssertionError(f"the page waits for {other}")
        self.decisions += waits not in ("sheet", "hand")
        self.table.wait_past(mark)
        return waits

    def _bid(self) -> None:
        least = self.table.least
        if least > 6 or self.rng.random() < 0.45:
            self.table.decide("pass", self.hands)
        elif self.hands == "keys":
            self.table.decide(str(least), "keys")
        else:
            # The amount starts at the least.
            press(self.table.confirm, self.hands)

    def _price(self) -> None:
        price = self.rng.randrange(1, 12)
        if self.hands == "keys":
            self.table.decide(str(price), "keys")
        else:
            # The price starts at the middle of what the group is worth to both.
            press(self.table.confirm, self.hands)

    def _load(self) -> None:
        if self.hands != "keys" and self.rng.random() < 0.1:
            self.table.decide("discard", self.hands)
            return
        loads = [word for word in self.table.legal if "@" in word]
        ship = self.rng.choice(sorted({word.split("@")[0] for word in loads}))
        self.table.decide(
            self.rng.choice([word for word in loads if word.startswith(f"{ship}@")]), self.hands
        )

    def _plain(self) -> None:
        """A game without a folder of its own: a button for a token, a field for a number."""
        bar = self.table.bar
        field = bar.locator("[data-number]")
        words = bar.locator(".choices [data-token]")
        if field.count() and (not words.count() or self.rng.random() < 0.4):
            field.first.fill(field.first.get_attribute("min") or "0")
            press(bar.locator("form [data-token]"), self.hands)
        else:
            token = self.rng.choice(words.all()).get_attribute("data-token")
            press(bar.locator(f".choices [data-token='{token}']"), self.hands)
