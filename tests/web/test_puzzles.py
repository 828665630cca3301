# pyright: basic
"""Puzzles in the browser: each kind, right and wrong, streak, daily, filter, small screens."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from florin.puzzles import KINDS, Puzzle, library

from .conftest import PHONE, TOUCH, WIDE, Visit
from .tables import resize
from .test_pages import LANGUAGES, too_small, too_wide, violations

SIZES = ((1440, 900), (820, 1180), (390, 844), (844, 390))


def one_of(kind: str, game: str | None = None) -> Puzzle:
    return next(p for p in library().puzzles if p.kind == kind and game in (None, p.record.game))


def right_answer(puzzle: Puzzle) -> str:
    return str(round(puzzle.fair)) if puzzle.fair is not None else puzzle.choices[0].token


def wrong_answer(puzzle: Puzzle) -> str:
    if puzzle.fair is not None:
        return "79"
    # Throwing a group away asks for a second press: another wrong answer is simpler.
    return next(
        c.token for c in puzzle.choices if not puzzle.is_right(c.token) and c.token != "discard"
    )


def show(page: Page, puzzle: Puzzle) -> None:
    page.goto(f"/puzzles/{puzzle.id}")
    expect(page.locator(f"[data-puzzle='{puzzle.id}']")).to_be_visible()


def answer_by_keys(page: Page, puzzle: Puzzle, answer: str) -> None:
    """Digits and Enter for an amount, the ship and the harbour for a loading, letters otherwise."""
    page.locator("#decision").focus()
    if puzzle.kind in {"worth", "price"}:
        page.keyboard.type(answer)
        expect(page.locator(f".bar [data-token='{answer}']")).to_be_visible()
        page.keyboard.press("Enter")
    elif puzzle.kind == "load":
        # The second digit sends the loading.
        for half in answer.split("@"):
            page.keyboard.press(half)
    else:
        button = page.locator(f".bar [data-token='{answer}']")
        button.focus()
        page.keyboard.press("Enter")


def press(page: Page, puzzle: Puzzle, answer: str) -> None:
    """With a finger: buttons, and plus or minus for amounts."""
    if puzzle.kind in {"worth", "price"}:
        page.locator(".choose input[type=range]").fill(answer)
        page.locator(f".bar [data-token='{answer}']").tap()
    elif puzzle.kind == "load":
        ship, harbour = answer.split("@")
        page.locator(f".choose [data-ship='{ship}']").tap()
        tokens = [action.token for action in puzzle.position.legal()]
        if sum(token.startswith(f"{ship}@") for token in tokens) == 1:
            page.locator(f"[data-load='{answer}']").tap()
        else:
            page.keyboard.press(harbour)
    else:
        page.locator(f".bar [data-token='{answer}']").tap()


def too_small_here(page: Page) -> list[str]:
    """Of the panel and the counter. Berths of five and six buyers are lower on a phone."""
    return [one for one in too_small(page) if "popovertarget" not in one]


def result(page: Page) -> str | None:
    panel = page.locator("[data-puzzle]")
    expect(panel).to_have_attribute("data-result", re.compile("solved|failed"))
    return panel.get_attribute("data-result")


@pytest.mark.parametrize("kind", KINDS)
def test_one_of_each_kind_is_solved_by_keys(visit: Visit, kind: str) -> None:
    page = visit("/puzzles", **WIDE)
    for game in ("medici", "strozzi"):
        if kind == "load" and game == "medici":
            continue
        puzzle = one_of(kind, game)
        show(page, puzzle)
        expect(page.locator(".ask")).to_have_text(page.locator(".question").inner_text())
        answer_by_keys(page, puzzle, right_answer(puzzle))
        assert result(page) == "solved"
        expect(page.locator("[data-verdict]")).to_contain_text("Right!")
        # The answer is explained, and Enter goes on.
        expect(page.locator("[data-next]")).to_be_focused()
    assert violations(page) == []
    page.keyboard.press("Enter")
    page.wait_for_url("**/puzzles")
    expect(page.locator("[data-puzzle]")).not_to_have_attribute("data-puzzle", puzzle.id)


@pytest.mark.parametrize("kind", KINDS)
def test_a_wrong_answer_is_explained_on_a_phone(visit: Visit, kind: str) -> None:
    puzzle = one_of(kind)
    page = visit("/puzzles", **TOUCH)
    show(page, puzzle)
    press(page, puzzle, wrong_answer(puzzle))
    assert result(page) == "failed"
    verdict = page.locator("[data-verdict]")
    expect(verdict).to_contain_text("Not quite.")
    expect(verdict).to_contain_text("Your answer")
    if puzzle.fair is not None:
        expect(verdict).to_contain_text(str(round(puzzle.fair)))
    assert too_wide(page) <= 0
    assert too_small_here(page) == []
    # The reasons are in words, not names of kinds.
    for line in verdict.locator("[data-reasons] li").all_inner_texts():
        assert " " in line, line
    page.locator("[data-next]").tap()
    page.wait_for_url("**/puzzles")


def test_ratings_and_streak_follow_the_answers(visit: Visit) -> None:
    page = visit("/puzzles", **WIDE)
    first, second, third = [p for p in library().puzzles if p.kind == "draw"][:3]
    for number, puzzle in enumerate((first, second), start=1):
        show(page, puzzle)
        answer_by_keys(page, puzzle, right_answer(puzzle))
        assert result(page) == "solved"
        expect(page.locator("[data-streak]")).to_have_attribute("data-streak", str(number))
        expect(page.locator("[data-change]")).to_have_text(re.compile(r"^\+\d+$"))
    show(page, third)
    answer_by_keys(page, third, wrong_answer(third))
    assert result(page) == "failed"
    expect(page.locator("[data-streak]")).to_have_text("Streak 0 (best 2)")
    expect(page.locator("[data-change]")).to_have_text(re.compile("^−\\d+$"))
    # A second answer is not rated.
    show(page, third)
    answer_by_keys(page, third, right_answer(third))
    assert result(page) == "solved"
    expect(page.locator("[data-verdict]")).to_contain_text("not rated")
    expect(page.locator("[data-change]")).to_have_count(0)
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "0")


def test_the_daily_puzzle_is_the_same_for_two_people(visit: Visit) -> None:
    first, second = visit("/puzzles/daily", **WIDE), visit("/puzzles/daily", **WIDE)
    ids = []
    for page in (first, second):
        panel = page.locator("[data-puzzle]")
        expect(panel.locator("h2")).to_contain_text("Puzzle of the day")
        ids.append(panel.get_attribute("data-puzzle"))
    assert ids[0] == ids[1]
    puzzle = library().get(ids[0] or "")
    assert puzzle is not None
    answer_by_keys(first, puzzle, right_answer(puzzle))
    assert result(first) == "solved"
    # The home page of a person who has played marks it as done.
    first.evaluate("""() => {
      const prefs = JSON.parse(localStorage.getItem('florin.prefs'));
      localStorage.setItem('florin.prefs', JSON.stringify({...prefs, played: true}));
    }""")
    first.route("**/api/me/tables", lambda route: route.abort())
    first.goto("/")
    tile = first.locator("a[data-today=puzzle]")
    expect(tile).to_have_class(re.compile("done"))


def test_themes_can_be_practised(visit: Visit) -> None:
    # The browser reports that there is no puzzle of an unknown theme.
    page = visit("/puzzles", quiet=False, **WIDE)
    picker = page.locator("[data-filter]")
    picker.select_option("theme=zero")
    page.wait_for_url("**/puzzles?theme=zero")
    panel = page.locator("[data-puzzle]")
    expect(panel).to_be_visible()
    puzzle = library().get(panel.get_attribute("data-puzzle") or "")
    assert puzzle is not None
    assert "zero" in puzzle.themes
    picker.select_option("kind=load")
    page.wait_for_url("**/puzzles?kind=load")
    expect(panel).to_have_attribute("data-kind", "load")
    expect(picker).to_have_value("kind=load")
    page.goto("/puzzles?theme=nothing")
    expect(page.locator("[data-none]")).to_be_visible()
    page.locator("main a.btn").click()
    expect(panel).to_be_visible()


@pytest.mark.parametrize("game", ["medici", "strozzi"])
def test_puzzles_fit_all_screens_and_languages(visit: Visit, game: str) -> None:
    for language in LANGUAGES:
        page = visit("/puzzles", prefs={"language": language}, **PHONE)
        puzzle = one_of("worth", game)
        for width, height in SIZES:
            resize(page, {"width": width, "height": height})
            show(page, puzzle)
            spot: Any = page.locator(".bar .wax").bounding_box()
            assert spot is not None
            assert spot["y"] + spot["height"] <= height
            assert too_wide(page) <= 0, f"{language} at {width}"
            assert too_small_here(page) == [], f"{language} at {width}"
            filters = page.locator("[data-filter]").bounding_box()
            assert filters is not None
            assert filters["y"] + filters["height"] <= height + 1, f"{language} at {width}"
        answer_by_keys(page, puzzle, right_answer(puzzle))
        assert result(page) == "solved"
        for width, height in SIZES:
            resize(page, {"width": width, "height": height})
            following = page.locator("[data-next]").bounding_box()
            assert following is not None
            assert following["y"] + following["height"] <= height + 1, f"{language} at {width}"
            assert too_wide(page) <= 0, f"{language} at {width}"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_puzzles_have_no_accessibility_violations(visit: Visit, theme: str) -> None:
    page = visit("/puzzles", color_scheme=theme, **PHONE)
    puzzle = one_of("bid", "medici")
    show(page, puzzle)
    assert violations(page) == []
    answer_by_keys(page, puzzle, wrong_answer(puzzle))
    assert result(page) == "failed"
    assert violations(page) == []
