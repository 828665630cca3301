# pyright: basic
"""Puzzles: one solved by keys, one missed by touch; small screens. Each kind is tested in web/."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from florin.puzzles import Puzzle, library

from .checks import LANGUAGES, too_small, too_wide, violations
from .conftest import PHONE, TOUCH, WIDE, Invite
from .pages import AppPage
from .waiting import wait_ready

SIZES = ((1440, 900), (820, 1180), (390, 844), (844, 390))


def one_of(kind: str, game: str) -> Puzzle:
    return next(p for p in library().puzzles if (p.kind, p.record.game) == (kind, game))


def right_answer(puzzle: Puzzle) -> str:
    return str(round(puzzle.fair)) if puzzle.fair is not None else puzzle.choices[0].token


def answer_by_keys(page: Page, puzzle: Puzzle, answer: str) -> None:
    """Digits and Enter for an amount, the ship and the harbour for a loading, letters otherwise."""
    page.locator("#decision").focus()
    if puzzle.kind in {"worth", "price"}:
        page.keyboard.type(answer)
        expect(page.locator(f"[data-bar] [data-token='{answer}']")).to_be_visible()
        page.keyboard.press("Enter")
    elif puzzle.kind == "load":
        # The second digit sends the loading.
        for half in answer.split("@"):
            page.keyboard.press(half)
    else:
        page.locator(f"[data-bar] [data-token='{answer}']").focus()
        page.keyboard.press("Enter")


def press(page: Page, puzzle: Puzzle, answer: str) -> None:
    """With a finger: buttons, and the slider for amounts."""
    token = page.locator(f"[data-bar] [data-token='{answer}']")
    if puzzle.kind in {"worth", "price"}:
        page.locator("[data-bar]").get_by_role("slider").fill(answer)
        token.tap()
    elif puzzle.kind == "load":
        ship, harbour = answer.split("@")
        page.locator(f"[data-bar] [data-ship='{ship}']").tap()
        tokens = [action.token for action in puzzle.position.legal()]
        if sum(token.startswith(f"{ship}@") for token in tokens) == 1:
            page.locator(f"[data-load='{answer}']").tap()
        else:
            page.keyboard.press(harbour)
    else:
        token.tap()


def too_small_here(page: Page) -> list[str]:
    """Of the panel and the counter. Berths of five and six buyers are lower on a phone."""
    return [one for one in too_small(page) if "popovertarget" not in one]


def result(page: Page) -> str | None:
    panel = page.locator("[data-puzzle]")
    expect(panel).to_have_attribute("data-result", re.compile("solved|failed"))
    return panel.get_attribute("data-result")


def test_a_puzzle_is_solved_by_keys_and_the_next_one_comes(invite: Invite) -> None:
    puzzle = one_of("worth", "medici")
    page = invite(**WIDE).open(f"/puzzles/{puzzle.id}")
    answer_by_keys(page, puzzle, right_answer(puzzle))
    assert result(page) == "solved"
    expect(page.locator("[data-next]")).to_be_focused()
    assert violations(page) == []
    page.keyboard.press("Enter")
    page.wait_for_url("**/puzzles")
    expect(page.locator("[data-puzzle]")).not_to_have_attribute("data-puzzle", puzzle.id)
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "1")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_wrong_answer_is_explained_on_a_phone(invite: Invite, theme: str) -> None:
    puzzle = one_of("price", "strozzi")
    page = invite(color_scheme=theme, **TOUCH).open(f"/puzzles/{puzzle.id}")
    assert violations(page) == []
    press(page, puzzle, "0")
    assert result(page) == "failed"
    assert violations(page) == []
    assert too_wide(page) <= 0
    assert too_small_here(page) == []
    page.locator("[data-next]").tap()
    page.wait_for_url("**/puzzles")


def test_the_daily_puzzle_is_the_same_for_two_people(invite: Invite) -> None:
    ids = set()
    for _ in range(2):
        panel = invite(**WIDE).open("/puzzles/daily").locator("[data-puzzle]")
        expect(panel.get_by_role("heading")).to_contain_text("Puzzle of the day")
        ids.add(panel.get_attribute("data-puzzle"))
    assert len(ids) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["medici", "strozzi"])
def test_puzzles_fit_all_screens(invite: Invite, game: str, language: str) -> None:
    puzzle = one_of("worth", game)
    page = AppPage(invite(prefs={"language": language}, **PHONE).open(f"/puzzles/{puzzle.id}"))

    def fits(*parts: str) -> None:
        for width, height in SIZES:
            page.resize(width, height)
            for query in parts:
                # A phone on its side has the question alone, at the table.
                if query == "[data-filter]" and height < 520:
                    continue
                box = page.page.locator(query).bounding_box()
                assert box is not None
                assert box["y"] + box["height"] <= height + 1, f"{query} at {width}"
            assert too_wide(page.page) <= 0, width
            assert too_small_here(page.page) == [], width

    fits("[data-bar] .wax", "[data-filter]")
    answer_by_keys(page.page, puzzle, right_answer(puzzle))
    assert result(page.page) == "solved"
    wait_ready(page.page)
    fits("[data-next]")
