# pyright: basic
"""Lessons: taken to their end in the browser, left and resumed, on phones and desktops."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, TOUCH, WIDE, Visit
from .learner import ANSWERS, Hands, Learner
from .tables import resize
from .test_pages import LANGUAGES, speak, too_small, too_wide, violations

# All steps of a lesson, in order. In Medici vs Strozzi the free play has more than one decision.
STEPS = {
    "medici": "goal draw offer bids last paid cargo stalls pass room first outbid one save raise "
    "full only level wait free scored end",
    "strozzi": "goal draw offer worth price declined harbour marker zero enough again left pulled "
    "three third low sold answer middle own harbours markers end",
}
WIDE_TOUCH: dict[str, Any] = {**WIDE, "has_touch": True}


def begin(visit: Visit, game: str, hands: Hands, **options: Any) -> Learner:
    return Learner(visit(f"/learn/{game}", **options), game, hands)


def lesson_table(page: Page, game: str) -> str:
    return page.evaluate(
        "game => JSON.parse(localStorage.getItem('florin.prefs')).lessons[game].table", game
    )


def words(page: Page) -> str:
    return page.locator("section[data-lesson] [data-words]").inner_text()


@pytest.mark.parametrize(
    ("game", "hands", "language", "screen"),
    [
        ("medici", "keys", "en", WIDE),
        ("medici", "touch", "de", TOUCH),
        ("strozzi", "keys", "it", WIDE),
        ("strozzi", "touch", "nl", TOUCH),
    ],
)
def test_a_lesson_is_taken_to_its_end(
    visit: Visit, game: str, hands: Hands, language: str, screen: dict[str, Any]
) -> None:
    learner = begin(visit, game, hands, prefs={"language": language}, **screen)
    learner.finish()
    assert learner.steps == STEPS[game].split()
    page = learner.page
    assert violations(page) == []
    # The numbers of the last words are those of the game.
    money = page.locator("dialog [data-words]").inner_text()
    assert re.search(r"\b86\b" if game == "medici" else r"\b\d{3}\b", money)
    # A lesson that was completed is no game of the learner.
    assert page.request.get("/api/me/tables").json()["tables"] == []
    page.locator("[data-coached]").click()
    page.wait_for_url("**/t/*?coach")
    table = page.url.split("/")[-1].split("?")[0]
    shown = page.request.get(f"/api/tables/{table}").json()["table"]
    assert shown["options"]["seeded"] is False
    page.goto("/learn")
    expect(page.locator("[data-done]")).to_have_count(1)


@pytest.mark.parametrize("game", ["medici", "strozzi"])
def test_a_lesson_can_be_left_and_resumed(visit: Visit, game: str) -> None:
    learner = begin(visit, game, "keys", **WIDE)
    page = learner.page
    name = {"medici": "first", "strozzi": "left"}[game]
    learner.until(name)
    table, said = lesson_table(page, game), words(page)
    page.locator("[data-leave]").click()
    page.wait_for_url("**/learn")
    expect(page.locator(f"[data-learn={game}]")).to_have_text("Continue the lesson")
    page.goto("/")
    page.locator(f"[data-learn={game}]").click()
    page.wait_for_selector(f"section[data-lesson={name}]")
    assert lesson_table(page, game) == table
    assert words(page) == said
    # An explanation of what has passed is left out: the game has gone on on the server.
    learner.until({"medici": "outbid", "strozzi": "pulled"}[game])
    page.reload()
    assert learner.waits().split(":")[1] == {"medici": "one", "strozzi": "three"}[game]
    learner.finish()


def test_other_decisions_are_declined_with_a_hint(visit: Visit) -> None:
    learner = begin(visit, "medici", "keys", **WIDE)
    page = learner.page
    learner.waits()
    table = lesson_table(page, "medici")

    def ply() -> int:
        return page.request.get(f"/api/tables/{table}").json()["table"]["ply"]

    before = ply()
    # A decision before Next: the lesson says what it wants, and nothing is played.
    learner.play("stop")
    expect(page.locator("section[data-lesson=draw] [data-words]")).to_contain_text("Not this time.")
    assert ply() == before
    learner.play("draw")
    page.wait_for_selector("section[data-lesson=offer]")
    learner.until("raise")
    learner.play("7")
    expect(page.locator("[data-words]")).to_contain_text("Not this time.")
    # The amount stays as it was typed, to be corrected.
    page.keyboard.press("Escape")
    learner.play("2")
    page.wait_for_selector("section[data-lesson=full]")
    # The bot had to top it.
    assert "35" in words(page)


def test_a_decision_may_come_before_next(visit: Visit) -> None:
    learner = begin(visit, "medici", "keys", **WIDE)
    assert learner.waits() == "tell:goal"
    learner.play("draw")
    assert learner.waits().startswith("ask:offer")


def test_a_game_that_has_left_the_lesson_can_be_started_again(visit: Visit) -> None:
    learner = begin(visit, "medici", "keys", **WIDE)
    page = learner.page
    learner.waits()
    table = lesson_table(page, "medici")
    # Another window plays something else.
    body = {"ply": 2, "token": "stop", "era": 0}
    headers = {"X-Florin": "1"}
    assert page.request.post(f"/api/tables/{table}/moves", data=body, headers=headers).ok
    page.locator("[data-again]").click()
    page.wait_for_selector("section[data-lesson=goal]")
    assert lesson_table(page, "medici") != table


def test_the_words_are_announced_and_the_focus_follows(visit: Visit) -> None:
    learner = begin(visit, "strozzi", "keys", **WIDE)
    page = learner.page
    learner.waits()
    live = page.locator("section[data-lesson] [data-words]")
    assert live.get_attribute("aria-live") == "polite"
    expect(page.locator("[data-next]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#decision")).to_be_focused()
    assert page.get_by_role("region", name="Lesson", exact=True).count() == 1
    learner.until("declined")
    # Two parts are framed: the ship and the harbour.
    expect(page.locator("[data-ring]")).to_have_count(2)
    expect(page.locator("[data-undo]")).to_have_count(0)


# Parts of the scene that the guide would cover.
COVERED = """() => {
  const guide = document.querySelector('section[data-lesson]').getBoundingClientRect();
  const parts = ['.decide', '[data-group]', '.stalls', '.basins', '.quay'];
  return parts.filter((one) => {
    const box = document.querySelector('.scene ' + one)?.getBoundingClientRect();
    return box && box.left < guide.right - 1 && box.right > guide.left + 1 &&
      box.top < guide.bottom - 1 && box.bottom > guide.top + 1;
  });
}"""
# Puts each text into the guide; returns those that must be scrolled, with the pixels out of sight.
TOO_LONG = """(texts) => {
  const words = document.querySelector('.guide [data-words]');
  return texts.flatMap(([name, text, wish]) => {
    words.innerHTML = '<p></p><p class="do"></p>';
    words.children[0].textContent = text;
    words.children[1].textContent = wish;
    words.children[0].className = words.children[1].className = words.dataset.style ?? '';
    const over = words.scrollHeight - words.clientHeight;
    return over > 4 ? [[name, over]] : [];
  });
}"""
HIDDEN = "(d => d.scrollHeight - d.clientHeight)(document.querySelector('.guide [data-words]'))"
SIZES = [(390, 844), (844, 390), (820, 1180), (1024, 768)]
LOCALES = Path(__file__).parents[2] / "web" / "src"


def texts_of(game: str, language: str) -> list[tuple[str, str, str]]:
    """The texts of a lesson's steps: name, text, what is asked; names and numbers filled in."""
    files = [LOCALES / "locales", LOCALES / "games" / game / "locales"]
    source = "\n".join((folder / f"{language}.ftl").read_text() for folder in files)
    found = dict(re.findall(r"^([a-z0-9-]+) = (.+)$", source, re.MULTILINE))

    def filled(key: str) -> str:
        text = re.sub(r"\{ ([a-z-]+) \}", lambda word: found[word[1]], found.get(key, ""))
        named = re.sub(r"\{ \$(two|three) \}", "Lucrezia", text)
        return re.sub(r"\{ \$[a-z]+ \}", "38", named)

    shown = [name for name in STEPS[game].split() if f"lesson-{game}-{name}" in found]
    inside = [
        name for name in shown if name not in ("free", "scored", "harbours", "markers", "end")
    ]
    return [
        (name, filled(f"lesson-{game}-{name}"), filled(f"lesson-{game}-{name}-do"))
        for name in inside
    ]


@pytest.mark.parametrize("game", ["medici", "strozzi"])
def test_the_words_fit_and_cover_nothing(visit: Visit, game: str) -> None:
    learner = begin(visit, game, "keys", **WIDE)
    page = learner.page
    learner.waits()
    texts = {language: texts_of(game, language) for language in LANGUAGES}
    assert all(len(one) == len(texts["en"]) > 15 for one in texts.values())
    for width, height in SIZES:
        resize(page, {"width": width, "height": height})
        # Beside the table or below it, as soon as the page has noticed its new size.
        page.wait_for_function(
            "below => below === !!document.querySelector('.window > .guide')", arg=width != 1024
        )
        page.wait_for_function(f"() => ({COVERED})().length === 0")
        style = page.locator(".guide [data-words] p").first.get_attribute("class")
        page.evaluate("s => document.querySelector('.guide [data-words]').dataset.style = s", style)
        long = {one: page.evaluate(TOO_LONG, texts[one]) for one in LANGUAGES}
        assert long == {one: [] for one in LANGUAGES}, width


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["medici", "strozzi"])
def test_lessons_are_accessible(visit: Visit, game: str, theme: str) -> None:
    learner = begin(visit, game, "touch", color_scheme=theme, **WIDE_TOUCH)
    page = learner.page
    learner.until({"medici": "paid", "strozzi": "harbour"}[game])
    assert violations(page) == [], "explanation"
    learner.until({"medici": "raise", "strozzi": "low"}[game])
    assert violations(page) == [], "decision"
    for size in ({"width": 844, "height": 390}, PHONE["viewport"]):
        resize(page, size)
        # The page has noticed its new size.
        page.wait_for_function(f"() => ({COVERED})().length === 0 && {HIDDEN} <= 4")
        assert violations(page) == [], size
        assert too_small(page) == [], size
        assert too_wide(page) <= 0
    learner.until({"medici": "free", "strozzi": "harbours"}[game])
    assert violations(page) == [], "scoring"


def test_lessons_are_offered_everywhere(visit: Visit) -> None:
    page = visit("/", prefs={"tours": []})
    page.locator("[data-first]").click()
    page.wait_for_url("**/learn")
    for game in ANSWERS:
        expect(page.locator(f"[data-learn={game}]")).to_have_text("Start the lesson")
    for language in LANGUAGES:
        speak(page, language)
        resize(page, {"width": 320, "height": 640})
        assert too_wide(page) <= 0, language
    speak(page, "en")
    page.goto("/rules/strozzi")
    expect(page.locator("[data-learn=strozzi]")).to_have_attribute("href", "/learn/strozzi")
    # The pictures lead to the lesson too.
    page.goto("/")
    page.locator("[data-show-tour=strozzi]").click()
    for _ in range(3):
        page.locator("[data-tour=next]").click()
    page.locator("[data-tour=lesson]").click()
    page.wait_for_selector("section[data-lesson=goal]")
    page.locator("[data-menu]").click()
    expect(page.locator("a[href='/learn']:visible").first).to_be_visible()
    # The home page goes on with it.
    page.goto("/")
    expect(page.locator("[data-learn=strozzi]")).to_have_text("Continue the lesson")


def test_the_game_of_a_lesson_can_be_played_on(visit: Visit) -> None:
    learner = begin(visit, "medici", "keys", **WIDE)
    learner.finish()
    page = learner.page
    page.locator("[data-play-on]").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("section.bar")
    expect(page.locator("section[data-lesson]")).to_have_count(0)
    card = page.request.get("/api/me/tables").json()["tables"][0]
    assert card["id"] == page.url.split("/")[-1]
    assert card["stage"] == 2
