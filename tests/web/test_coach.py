# pyright: basic
"""The coach at the table: hints, warnings, where it is silent; by keys and by touch."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import TOUCH, WIDE, Visit
from .player import _WAITS, Player
from .tables import make_table, resize
from .test_pages import ENGLISH, LANGUAGES, said, speak, too_small, too_wide, violations

GAMES = [("medici", 4, "bid"), ("strozzi", 2, "price")]
SIZES = [(1440, 900), (820, 1180), (390, 844), (844, 390)]
# Whether the coach's panel covers the lots, the counter for decisions, or a part of it.
COVERS = """() => {
  const panel = document.querySelector('[data-coach-panel]').getBoundingClientRect();
  return ['[data-group]', '.decide', '[data-token]', '[data-hint]'].filter((query) =>
    [...document.querySelectorAll(query)].some((one) => {
      const box = one.getBoundingClientRect();
      return box.width && panel.left < box.right - 1 && box.left < panel.right - 1
        && panel.top < box.bottom - 1 && box.top < panel.bottom - 1;
    }));
}"""


def deciding(visit: Visit, game: str, seats: int, phase: str, seed: str, **options: Any) -> Page:
    """A table with a deal of its own, at the first decision of this phase."""
    page = visit("/settings", **options)
    table = make_table(page, game, seats, seed=seed)
    page.goto(f"/t/{table}")
    player = Player(page, "mouse", 3)
    for _ in range(60):
        found = page.wait_for_function(_WAITS, polling=30).json_value() == phase
        # The last bidder of an auction has no amount to choose.
        if found and page.locator(".decide .choose").count():
            return page
        player.step()
    raise AssertionError(f"no decision of phase {phase}")


def marks(page: Page) -> list[str]:
    table = page.url.split("/t/")[1].split("?")[0]
    found = page.request.get(f"/api/tables/{table}/practice").json()["marks"]
    return sorted(mark["kind"] for mark in found)


@pytest.mark.parametrize("hands", ["keys", "touch"])
@pytest.mark.parametrize(("game", "seats", "phase"), GAMES)
def test_a_hint_shows_prices_choices_and_reasons(
    visit: Visit, game: str, seats: int, phase: str, hands: str
) -> None:
    screen = WIDE if hands == "keys" else TOUCH
    page = deciding(visit, game, seats, phase, f"hint {game} {hands}", **screen)
    with page.expect_response("**/coach/hint") as answer:
        if hands == "keys":
            page.keyboard.press("h")
        else:
            page.locator("[data-hint]").tap()
    hint = answer.value.json()
    choices = page.locator("[data-choice]")
    expect(choices.first).to_be_visible()
    tokens = [one.get_attribute("data-choice") for one in choices.all()]
    assert tokens == [choice["token"] for choice in hint["choices"]][: len(tokens)]
    prices = page.locator("[data-hint-fair] li b").all_inner_texts()
    wanted = ["–" if p is None else str(max(0, round(p))) for p in hint["fair"]]
    assert [price.split("\n")[0].strip() for price in prices] == wanted
    reasons = page.locator("[data-choice] [data-reasons] li").all_inner_texts()
    assert reasons
    assert all("reason-" not in reason for reason in reasons)
    assert marks(page) == ["hint"]
    # Read at once by a screen reader; closing leads back to the decision.
    expect(page.locator("#coach-says")).to_be_focused()
    for width, height in SIZES:
        resize(page, {"width": width, "height": height})
        assert page.evaluate(COVERS) == [], (width, height)
        assert too_wide(page) <= 0
    page.keyboard.press("Escape")
    expect(page.locator("[data-choices]")).to_have_count(0)
    expect(page.locator("#decision")).to_be_focused()
    # The next decision has no hint yet.
    Player(page, "mouse", 5).step()
    expect(page.locator("[data-choices]")).to_have_count(0)


@pytest.mark.parametrize(("game", "seats", "phase"), GAMES)
def test_hints_in_every_language_and_both_lights(
    visit: Visit, game: str, seats: int, phase: str
) -> None:
    for theme in ("light", "dark"):
        page = deciding(
            visit, game, seats, phase, f"hint {game} {theme}", color_scheme=theme, **WIDE
        )
        page.locator("[data-hint]").click()
        page.wait_for_selector("[data-choices]")
        assert violations(page) == [], theme
        for language in LANGUAGES:
            speak(page, language)
            for size in ({"width": 390, "height": 844}, WIDE["viewport"]):
                resize(page, size)
                assert too_wide(page) <= 0, language
                assert too_small(page) == [], language
            if language != "en":
                assert ENGLISH.search(said(page)) is None, language
        speak(page, "en")
        resize(page, {"width": 390, "height": 844})
        assert violations(page) == [], f"{theme} on a phone"


@pytest.mark.parametrize(
    ("game", "seats", "phase", "keys"),
    [("medici", 4, "bid", ["3", "4"]), ("strozzi", 2, "price", ["9", "9"])],
)
def test_a_costly_choice_is_asked_about(
    visit: Visit, game: str, seats: int, phase: str, keys: list[str]
) -> None:
    page = deciding(visit, game, seats, phase, f"warn {game}", **WIDE)
    before = page.locator("section.bar").get_attribute("data-ply")
    page.locator("[data-hint]").click()
    page.locator("[data-coach-panel] [data-warn]").select_option("0.01")
    page.keyboard.press("Escape")

    def absurd() -> None:
        page.locator("#decision").focus()
        for key in [*keys, "Enter"]:
            page.keyboard.press(key)
        page.wait_for_selector("[data-coach-panel=warning]")

    absurd()
    expect(page.locator("[data-warns]")).to_contain_text("%")
    assert page.evaluate(COVERS) == []
    assert violations(page) == []
    for language in LANGUAGES:
        speak(page, language)
        expect(page.locator("[data-play-anyway]")).to_be_visible()
    speak(page, "en")
    # Nothing has been sent; another choice may be made.
    assert page.locator("section.bar").get_attribute("data-ply") == before
    page.locator("[data-choose-again]").click()
    expect(page.locator("[data-coach-panel=warning]")).to_have_count(0)
    absurd()
    page.locator("[data-play-anyway]").click()
    page.wait_for_function(
        "ply => document.querySelector('section.bar')?.dataset.ply !== ply", arg=before
    )
    assert marks(page) == ["check", "hint", "warning"]
    # The device remembers the limit.
    page.goto("/settings")
    expect(page.locator("[data-warn]")).to_have_value("0.01")


def test_the_coach_is_silent_where_another_person_plays(visit: Visit) -> None:
    page = visit("/settings", **WIDE)
    table = make_table(page, "strozzi", 2, people=2, seed="two people")
    page.goto(f"/t/{table}?coach")
    friend = visit(f"/t/{table}", **WIDE)
    friend.locator("[data-take]").first.click()
    page.locator("[data-start]").click()
    page.wait_for_selector("section.bar")
    for one in (page, friend):
        one.wait_for_selector("section.bar")
        expect(one.locator("[data-hint]")).to_have_count(0)
        expect(one.locator("[data-coach-panel]")).to_have_count(0)


def test_no_hints_in_games_of_the_same_deal(visit: Visit) -> None:
    page = visit("/settings", **WIDE)
    table = make_table(page, "strozzi", 2, seed="same for all", same_deal=True)
    page.goto(f"/t/{table}?coach")
    page.wait_for_selector("section.bar[data-mine]")
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_playing_now_with_the_coach(visit: Visit) -> None:
    page = visit("/", **WIDE)
    page.locator("[data-with-coach=medici]").check()
    page.locator("[data-play=medici]").click()
    page.wait_for_url("**/t/*?coach")
    expect(page.locator("[data-coach-panel]")).to_be_visible()
    expect(page.locator("[data-coach-panel] [data-warn]")).to_have_value("0.02")
    # The choice is remembered.
    page.goto("/")
    expect(page.locator("[data-with-coach=medici]")).to_be_checked()
    # A new table with bots alone offers it too.
    page.goto("/new")
    page.wait_for_selector("[data-make]")
    expect(page.locator("[data-with-coach]")).to_have_count(0)
    for seat in page.locator("select[data-seat]").all()[1:]:
        seat.select_option("bot:merchant")
    page.locator("[data-with-coach]").check()
    page.locator("[data-make]").click()
    page.wait_for_url("**/t/*?coach")
    expect(page.locator("[data-coach-panel]")).to_be_visible()
