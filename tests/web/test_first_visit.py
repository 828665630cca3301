"""A first visit: the lesson, a game with the coach, its review, a mistake again, a puzzle.

In every language, by keys on a desktop and by touch on a phone.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from florin.puzzles import library

from .checks import ENGLISH, LANGUAGES, said
from .conftest import TOUCH, WIDE, Invite
from .learner import Hands, Learner
from .pages import TablePage, press
from .player import Player
from .waiting import wait_until

HANDS: tuple[Hands, ...] = ("keys", "touch")
VISITS = [
    (language, hands, ("medici", "strozzi")[(number + (hands == "keys")) % 2])
    for number, language in enumerate(LANGUAGES)
    for hands in HANDS
]


class Newcomer:
    def __init__(self, page: TablePage, language: str, hands: Hands) -> None:
        self.page = page
        self.language = language
        self.hands: Hands = hands

    def press(self, name: str, value: str | None = None) -> None:
        press(self.page.part(name, value), self.hands)

    def check_language(self) -> None:
        """No text of the page is in another language."""
        assert self.page.page.locator("html").get_attribute("lang") == self.language
        if self.language != "en":
            assert ENGLISH.search(said(self.page.page)) is None, self.page.page.url

    def take_the_lesson(self, game: str) -> None:
        self.press("first")
        self.press("learn", game)
        learner = Learner(self.page.page, game, self.hands)
        learner.waits()
        self.check_language()
        learner.finish()
        self.press("coached")

    def play_with_the_coach(self) -> None:
        self.page.page.wait_for_url("**/t/*?coach")
        panel = self.page.part("coach-panel")
        if self.hands == "keys":  # on a phone it opens with the hint
            expect(panel).to_be_visible()
        self.page.wait_for_turn()
        self.press("hint")
        expect(self.page.part("choice").locator("[data-reasons] li").first).to_be_visible()
        self.check_language()
        # A beginner who does not want to be asked before every mistake.
        panel.locator("[data-warn]").select_option("0")
        self.press("coach-close")
        player = Player(self.page, self.hands, 2)
        player.play_out()
        assert player.decisions > 10

    def review_and_retry(self) -> None:
        table = self.page.id
        self.press("review")
        expect(self.page.part("coach").first).to_be_visible()
        answer = self.page.page.request.get(f"/api/tables/{table}/review").json()["analysis"]
        self.check_language()
        accuracy = str(round(answer["totals"][0]["accuracy"]))
        expect(self.page.part("accuracy")).to_have_text(accuracy)
        self.press("learn-mistakes")
        self.page.wait_for_turn()
        ply = self.page.ply
        if self.page.part("retry-try").count():
            self.press("retry-try")
        decision = next(d for d in answer["decisions"] if d["ply"] == ply)
        self.page.send(decision["best"], self.hands)
        expect(self.page.part("retry-result", "best")).to_be_visible()
        self.check_language()
        self.press("retry-branch")
        wait_until(
            self.page.page, "id => !location.pathname.includes(id)", "the branch's table", table
        )
        self.page.wait_for_turn()
        assert self.page.ply == ply

    def solve_a_puzzle(self) -> None:
        self.page.goto("/learn")
        self.press("puzzles")
        panel = self.page.part("puzzle")
        expect(panel).to_be_visible()
        puzzle = library().get(panel.get_attribute("data-puzzle") or "")
        assert puzzle is not None
        fair = puzzle.fair
        answer = puzzle.choices[0].token if fair is None else str(round(fair))
        self.page.send(answer, self.hands)
        expect(panel).to_have_attribute("data-result", "solved")
        self.check_language()


@pytest.mark.slow
@pytest.mark.parametrize(("language", "hands", "game"), VISITS)
def test_a_newcomer_learns_to_play(invite: Invite, language: str, hands: Hands, game: str) -> None:
    screen: dict[str, Any] = WIDE if hands == "keys" else TOUCH
    guest = invite({"tours": [], "language": language}, **screen)
    newcomer = Newcomer(TablePage(guest.open()), language, hands)
    newcomer.take_the_lesson(game)
    newcomer.play_with_the_coach()
    newcomer.review_and_retry()
    newcomer.solve_a_puzzle()
