# pyright: basic
"""Lessons in the browser: taken to their end, on phones and desktops; their words fit.

What a lesson accepts, how it goes on later and where it is offered is tested in web/.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from .checks import LANGUAGES, too_small, too_wide, violations
from .conftest import TOUCH, WIDE, Invite
from .learner import STEPS, Hands, Learner
from .waiting import resize

WIDE_TOUCH: dict[str, Any] = {**WIDE, "has_touch": True}


def begin(invite: Invite, game: str, hands: Hands, **options: Any) -> Learner:
    return Learner(invite(**options).open(f"/learn/{game}"), game, hands)


@pytest.mark.parametrize(
    ("game", "hands", "language", "screen"),
    [
        ("medici", "keys", "en", WIDE),
        ("medici", "touch", "de", TOUCH),
        ("strozzi", "keys", "it", WIDE),
        ("strozzi", "touch", "nl", TOUCH),
    ],
    ids=["medici-keys", "medici-touch", "strozzi-keys", "strozzi-touch"],
)
def test_a_lesson_is_taken_to_its_end(
    invite: Invite, game: str, hands: Hands, language: str, screen: dict[str, Any]
) -> None:
    guest = invite(prefs={"language": language}, **screen)
    learner = Learner(guest.open(f"/learn/{game}"), game, hands)
    learner.finish()
    assert learner.steps == STEPS[game].split()
    page = learner.page
    assert violations(page) == []
    # A lesson that was completed is no game of the learner; the next one is new.
    assert guest.call("GET", "/me/tables")["tables"] == []
    page.locator("[data-coached]").click()
    page.wait_for_url("**/t/*?coach")
    table = page.url.split("/")[-1].split("?")[0]
    assert guest.table(table)["table"]["options"]["seeded"] is False


def test_a_lesson_goes_on_after_a_reload_and_can_be_played_on(invite: Invite) -> None:
    guest = invite(**WIDE)
    learner = Learner(guest.open("/learn/medici"), "medici", "keys")
    learner.until("outbid")
    # An explanation of what has passed is left out: the game has gone on on the server.
    learner.page.reload()
    assert learner.waits().split(":")[1] == "one"
    learner.finish()
    learner.page.locator("[data-play-on]").click()
    learner.page.wait_for_url("**/t/*")
    expect(learner.page.locator("[data-bar]")).to_be_visible()
    card = guest.call("GET", "/me/tables")["tables"][0]
    assert card["id"] == learner.page.url.split("/")[-1]
    assert card["stage"] == 2


# Parts of the scene that the guide would cover.
COVERED = """() => {
  const guide = document.querySelector('section[data-lesson]').getBoundingClientRect();
  const parts = ['[data-bar]', '[data-group]', '.stalls', '.basins', '.quay'];
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
def test_the_words_fit_and_cover_nothing(invite: Invite, game: str) -> None:
    learner = begin(invite, game, "keys", **WIDE)
    page = learner.page
    learner.waits()
    texts = {language: texts_of(game, language) for language in LANGUAGES}
    assert all(len(one) == len(texts["en"]) > 15 for one in texts.values())
    for width, height in SIZES:
        resize(page, width, height)
        # Beside the table or below it.
        below = page.locator(".window > .guide").count() > 0
        assert below == (width != 1024), width
        assert page.evaluate(COVERED) == [], width
        style = page.locator(".guide [data-words] p").first.get_attribute("class")
        page.evaluate("s => document.querySelector('.guide [data-words]').dataset.style = s", style)
        long = {one: page.evaluate(TOO_LONG, texts[one]) for one in LANGUAGES}
        assert long == {one: [] for one in LANGUAGES}, width


@pytest.mark.parametrize("game", ["medici", "strozzi"])
def test_lessons_are_accessible(invite: Invite, game: str) -> None:
    learner = begin(invite, game, "touch", **WIDE_TOUCH)
    page = learner.page
    moments = {
        "medici": ("paid", "raise", "free"),
        "strozzi": ("harbour", "low", "harbours"),
    }[game]
    for name in moments:
        learner.until(name)
        for light in ("light", "dark"):
            page.emulate_media(color_scheme=light)
            assert violations(page) == [], (name, light)
        if name != moments[1]:
            continue
        for width, height in ((844, 390), (390, 844)):
            resize(page, width, height)
            assert page.evaluate(COVERED) == [], width
            assert page.evaluate(HIDDEN) <= 4, width
            assert violations(page) == [], width
            assert too_small(page) == [], width
            assert too_wide(page) <= 0, width


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_lessons_fits_the_smallest_phone(invite: Invite, language: str) -> None:
    guest = invite(prefs={"language": language}, viewport={"width": 320, "height": 640})
    assert too_wide(guest.open("/learn")) <= 0
