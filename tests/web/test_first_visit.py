# pyright: basic
"""A first visit: the lesson, a game with the coach, its review, a mistake again, a puzzle.

In every language, by keys on a desktop and by touch on a phone.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from florin.puzzles import library

from .conftest import TOUCH, WIDE, Visit
from .hands import Hands, decide, press
from .learner import Learner
from .player import Player
from .test_pages import ENGLISH, LANGUAGES, said
from .test_puzzles import answer_by_keys, right_answer
from .test_puzzles import press as answer_by_touch

HANDS: tuple[Hands, ...] = ("keys", "touch")
VISITS = [
    (language, hands, ("medici", "strozzi")[(number + (hands == "touch")) % 2])
    for number, language in enumerate(LANGUAGES)
    for hands in HANDS
]


def speaks(page: Page, language: str) -> None:
    """No text of the page is in another language."""
    assert page.locator("html").get_attribute("lang") == language
    if language != "en":
        assert ENGLISH.search(said(page)) is None, page.url


def take_the_lesson(page: Page, game: str, hands: Hands, language: str) -> None:
    press(page, "[data-first]", hands)
    page.wait_for_url("**/learn")
    press(page, f"[data-learn={game}]", hands)
    learner = Learner(page, game, hands)
    learner.waits()
    speaks(page, language)
    learner.finish()
    press(page, "[data-coached]", hands)


def play_with_the_coach(page: Page, hands: Hands, language: str) -> None:
    page.wait_for_url("**/t/*?coach")
    panel = page.locator("[data-coach-panel]")
    if hands == "keys":  # on a phone it opens with the hint
        expect(panel).to_be_visible()
    page.wait_for_selector("section.bar[data-mine]")
    press(page, "[data-hint]", hands)
    expect(page.locator("[data-choice] [data-reasons] li").first).to_be_visible()
    speaks(page, language)
    # A beginner who does not want to be asked before every mistake.
    panel.locator("[data-warn]").select_option("0")
    press(page, "[data-coach-close]", hands)
    player = Player(page, hands, 2)
    player.play_out()
    assert player.decisions > 10


def review_and_retry(page: Page, hands: Hands, language: str) -> None:
    table = page.url.split("/t/")[1].split("?")[0]
    press(page, "[data-review]", hands)
    page.wait_for_selector("[data-coach]", timeout=120_000)
    found = page.request.get(f"/api/tables/{table}/review").json()["analysis"]
    speaks(page, language)
    expect(page.locator("[data-accuracy]")).to_have_text(str(round(found["totals"][0]["accuracy"])))
    press(page, "[data-learn-mistakes]", hands)
    page.wait_for_selector("section.bar[data-mine]")
    ply = int(page.locator("[data-retry]").get_attribute("data-ply") or -1)
    press(page, "[data-retry-try]", hands)
    decision = next(d for d in found["decisions"] if d["ply"] == ply)
    decide(page, decision["best"], hands)
    expect(page.locator("[data-retry-result=best]")).to_be_visible()
    speaks(page, language)
    press(page, "[data-retry-branch]", hands)
    page.wait_for_function("table => !location.pathname.endsWith(table)", arg=table)
    page.wait_for_selector(f"section.bar[data-mine][data-ply='{ply}']")


def solve_a_puzzle(page: Page, hands: Hands, language: str) -> None:
    page.goto("/learn")
    press(page, "[data-puzzles]", hands)
    panel = page.locator("[data-puzzle]")
    expect(panel).to_be_visible()
    puzzle = library().get(panel.get_attribute("data-puzzle") or "")
    assert puzzle is not None
    answer = answer_by_keys if hands == "keys" else answer_by_touch
    answer(page, puzzle, right_answer(puzzle))
    expect(panel).to_have_attribute("data-result", "solved")
    speaks(page, language)


@pytest.mark.slow
@pytest.mark.parametrize(("language", "hands", "game"), VISITS)
def test_a_newcomer_learns_to_play(visit: Visit, language: str, hands: Hands, game: str) -> None:
    screen: dict[str, Any] = WIDE if hands == "keys" else TOUCH
    page = visit("/", prefs={"tours": [], "language": language}, **screen)
    take_the_lesson(page, game, hands, language)
    play_with_the_coach(page, hands, language)
    review_and_retry(page, hands, language)
    solve_a_puzzle(page, hands, language)
