"""Takes a lesson as a learner would: reads what it asks for and does it."""

from __future__ import annotations

from typing import Literal

from playwright.sync_api import Page

from .waiting import wait_until

Hands = Literal["keys", "touch"]

# What each step asks for, by its name. Amounts are within what the step accepts.
ANSWERS = {
    "medici": {
        "draw": "draw",
        "offer": "stop",
        "last": "5",
        "pass": "pass",
        "first": "1",
        "one": "stop",
        "save": "pass",
        "raise": "4",
        "only": "1",
        "wait": "pass",
    },
    "strozzi": {
        "draw": "draw",
        "offer": "stop",
        "price": "9",
        "declined": "3@3",
        "zero": "draw",
        "enough": "stop",
        "again": "12",
        "left": "4@1",
        "three": "draw",
        "third": "draw",
        "low": "2",
        "answer": "buy",
        "middle": "5@2",
    },
}
# All steps of a lesson, in order. In Medici vs Strozzi the free play has more than one decision.
STEPS = {
    "medici": "goal draw offer bids last paid cargo stalls pass room first outbid one save raise "
    "full only level wait free scored end",
    "strozzi": "goal draw offer worth price declined harbour marker zero enough again left pulled "
    "three third low sold answer middle own harbours markers end",
}
KEYS = {"draw": "d", "stop": "s", "pass": "p", "buy": "b", "decline": "n"}
# What the page waits for: a step's name and kind, once nothing moves.
_WAITS = """() => {
  const end = document.querySelector('[data-lesson-end]');
  if (end) return 'end:end';
  const note = document.querySelector('dialog[open] .note[data-lesson]');
  if (note) return 'sheet:' + note.dataset.lesson;
  // A dialog that is being closed stays in the page for a moment.
  if (document.querySelector('dialog')) return null;
  const guide = document.querySelector('section[data-lesson]');
  if (!guide?.dataset.lesson) return null;
  if (guide.querySelector('[data-next]')) return 'tell:' + guide.dataset.lesson;
  const bar = document.querySelector('section.bar[data-mine]');
  if (!bar || bar.querySelector('button:disabled[data-token]')) return null;
  return `ask:${guide.dataset.lesson}:${bar.dataset.ply}`;
}"""


class Learner:
    def __init__(self, page: Page, game: str, hands: Hands) -> None:
        self.page = page
        self.answers = ANSWERS[game]
        self.hands: Hands = hands
        self.steps: list[str] = []

    def waits(self) -> str:
        """What the lesson shows: "tell:goal", "ask:draw:2", "sheet:free", "end:end"."""
        return wait_until(self.page, _WAITS, "the lesson waits for its reader").json_value()

    def step(self) -> str:
        """Does the one thing that the lesson waits for. Returns what that was."""
        waits = self.waits()
        kind, name, *_ = waits.split(":")
        if not self.steps or self.steps[-1] != name:
            self.steps.append(name)
        if kind == "end":
            return waits
        if kind == "tell":
            self._press("section[data-lesson] [data-next]", "Enter")
        elif kind == "sheet":
            more = self.page.locator(".note [data-next]").count()
            self._press(".note [data-next]" if more else "[data-scoring=close]")
        else:
            self._decide(self.answers.get(name))
        wait_until(self.page, f"mark => ({_WAITS})() !== mark", f"an end of {waits}", waits)
        return waits

    def until(self, name: str) -> None:
        """Until the lesson shows the step `name`."""
        for _ in range(80):
            if self.waits().split(":")[1] == name:
                return
            self.step()
        raise AssertionError(f"the lesson has not come to {name}: {self.steps}")

    def finish(self) -> None:
        self.until("end")
        self.steps.append("end")

    def _decide(self, answer: str | None) -> None:
        bar = self.page.locator("section.bar")
        if answer is None:
            # A free choice: the first that the page offers.
            phase = bar.get_attribute("data-phase")
            legal = (bar.get_attribute("data-legal") or "").split()
            if phase == "price":
                self._press(".act .main", "Enter")
                return
            answer = "stop" if "stop" in legal else legal[0]
        self.play(answer)

    def play(self, token: str) -> None:
        """Makes a decision, whether the lesson wants it or not."""
        if "@" in token:
            ship, harbour = token.split("@")
            self._press(f".decide [data-ship='{ship}']", ship)
            self.page.wait_for_selector(f"[data-ship='{ship}'][aria-pressed=true]")
            self._press(f"[data-harbour='{harbour}']", harbour)
        elif token in ("draw", "stop", "pass", "buy", "decline", "discard"):
            self._press(f"[data-token={token}]", KEYS.get(token))
        elif self.hands == "keys":
            for digit in token:
                self.page.keyboard.press(digit)
            self.page.keyboard.press("Enter")
        else:
            slider = self.page.locator(".decide input[type=range]")
            if slider.count():
                slider.fill(token)
            self._press(f"[data-token='{token}']")

    def _press(self, selector: str, key: str | None = None) -> None:
        target = self.page.locator(selector).first
        if self.hands == "touch":
            target.tap()
        elif key is None:
            target.focus()
            self.page.keyboard.press("Enter")
        else:
            if key == "Enter" and "data-next" in selector:
                # The explanation has taken the focus.
                self.page.wait_for_selector(f"{selector}:focus")
            self.page.keyboard.press(key)
