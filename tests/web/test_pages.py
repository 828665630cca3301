# pyright: basic
"""Every page: accessible by day and by night, fitting small phones, and in four languages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .checks import ENGLISH, LANGUAGES, said, too_small, too_wide, violations
from .conftest import NOWHERE, PHONE, WIDE, Visit
from .player import Player
from .tables import make_table, resize

PAGES = [
    "/",
    "/new",
    "/rules/medici",
    "/rules/strozzi",
    "/me",
    "/settings",
    "/settings/tokens",
    "/look",
    "/learn",
    "/daily",
    NOWHERE,
]


def ready(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_function("!document.querySelector('[role=status]')?.textContent.includes('…')")


def at_table(visit: Visit, game: str, phase: str, **options: Any) -> Page:
    """A table in the middle of a game, waiting for us."""
    page = visit("/settings", **options)
    page.goto(f"/t/{make_table(page, game, 4 if game == 'medici' else 2)}")
    player = Player(page, "mouse", seed=3)
    for _ in range(60):
        page.wait_for_selector("section.bar[data-mine], [data-scoring]")
        bar = page.locator(f"section.bar[data-mine][data-phase={phase}]")
        if player.decisions > 3 and bar.count() and not page.locator("[data-scoring]").count():
            return page
        player.step()
    raise AssertionError(f"no {phase} came")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages_are_accessible(visit: Visit, theme: str) -> None:
    page = visit("/", color_scheme=theme)
    for path in PAGES:
        page.goto(path)
        ready(page)
        assert violations(page) == [], path
        assert too_small(page) == [], path


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("game", "phase"), [("medici", "bid"), ("strozzi", "load")])
def test_tables_are_accessible(visit: Visit, game: str, phase: str, theme: str) -> None:
    page = at_table(visit, game, phase, color_scheme=theme, **WIDE)
    assert violations(page) == []
    for tab in ("tally", "chat", "text"):
        page.locator(f"[data-tab={tab}]").click()
        assert violations(page) == [], tab
    page.locator("[data-menu]").click()
    assert violations(page) == [], "menu"
    resize(page, PHONE["viewport"])
    assert violations(page) == [], "phone"
    page.keyboard.press("Escape")
    page.locator("[data-rules]").click()
    page.wait_for_selector(".rules h2")
    assert violations(page) == [], "rules"


@pytest.mark.parametrize("game", ["medici", "strozzi"])
def test_the_tour_comes_before_the_first_game_of_its_kind(visit: Visit, game: str) -> None:
    other = "strozzi" if game == "medici" else "medici"
    page = visit("/", prefs={"tours": [other]})
    page.locator(f"[data-play={game}]").click()
    page.wait_for_selector("dialog[open] .picture > *")
    # Enter goes on; it does not skip.
    expect(page.locator("[data-tour=next]")).to_be_focused()
    assert violations(page) == []
    titles = [page.locator("#tour-title").inner_text()]
    for _ in range(3):
        page.keyboard.press("Enter")
        titles.append(page.locator("#tour-title").inner_text())
    assert len(set(titles)) == 4
    expect(page.locator("[data-tour=done]")).to_be_focused()
    for _ in range(3):
        page.locator("[data-tour=back]").click()
    assert page.locator("#tour-title").inner_text() == titles[0]
    expect(page.locator("[data-tour=next]")).to_be_focused()
    # Escape starts nothing, and the tour is offered again.
    page.keyboard.press("Escape")
    assert page.locator("dialog[open]").count() == 0
    page.locator(f"[data-play={game}]").click()
    page.locator("[data-tour=skip]").click()
    page.wait_for_url("**/t/*")
    # Now it has been seen, and is there only on request.
    page.goto("/")
    page.locator(f"[data-show-tour={game}]").click()
    page.locator("[data-tour=skip]").click()
    assert page.locator("dialog[open]").count() == 0
    page.locator(f"[data-play={game}]").click()
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize("game", ["medici", "strozzi"])
@pytest.mark.parametrize("size", [(390, 844), (320, 568), (844, 390), (667, 320), (1440, 900)])
def test_the_tour_fits(visit: Visit, game: str, size: tuple[int, int]) -> None:
    page = visit("/", viewport={"width": size[0], "height": size[1]}, prefs={"language": "de"})
    page.locator(f"[data-show-tour={game}]").click()
    outside = """() => {
      const frame = document.querySelector('.tour .picture').getBoundingClientRect();
      return [...document.querySelectorAll('.tour .picture *')]
        .map((one) => [one, one.getBoundingClientRect()])
        .filter(([, box]) => box.width && (box.top < frame.top - 1 || box.left < frame.left - 1 ||
          box.bottom > frame.bottom + 1 || box.right > frame.right + 1))
        .map(([one]) => one.outerHTML.slice(0, 80));
    }"""
    for step in range(4):
        page.wait_for_selector("dialog[open] .picture > *")
        assert page.evaluate(outside) == [], step
        box = page.locator("dialog[open]").bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= size[1]
        over = page.evaluate(
            "(d => d.scrollHeight - d.clientHeight)(document.querySelector('dialog'))"
        )
        assert over <= 1, step
        if step < 3:
            page.locator("[data-tour=next]").click()


def test_no_page_is_wider_than_the_phone(visit: Visit) -> None:
    page = visit("/", **PHONE)
    for language in LANGUAGES:
        kept = json.dumps({"language": language})
        page.evaluate("kept => localStorage.setItem('florin.prefs', kept)", kept)
        for path in PAGES:
            page.goto(path)
            ready(page)
            for width in (390, 320):
                resize(page, {"width": width, "height": 844})
                assert too_wide(page) <= 0, f"{path} in {language} at {width}"


@pytest.mark.parametrize(("game", "phase"), [("medici", "bid"), ("strozzi", "price")])
def test_tables_fit_the_phone(visit: Visit, game: str, phase: str) -> None:
    page = at_table(visit, game, phase, **PHONE)
    for width in (390, 320):
        resize(page, {"width": width, "height": 844})
        for language in LANGUAGES:
            speak(page, language)
            assert too_wide(page) <= 0, f"{language} at {width}"
            assert too_small(page) == [], f"{language} at {width}"
            cut = page.evaluate(
                """() => [...document.querySelectorAll('.bar button, .bar h2')]
                  .filter((one) => one.scrollWidth > one.clientWidth + 1)
                  .map((one) => one.textContent)"""
            )
            assert cut == [], f"{language} at {width}"
    # The whole decision is on one screen: the group, the ships and the bar, without scrolling.
    resize(page, PHONE["viewport"])
    page.evaluate("scrollTo(0, 0)")
    last = ".buyer >> nth=-1" if game == "medici" else ".player >> nth=-1"
    for part in ("[data-group]", "section.bar [data-token]", last):
        box = page.locator(part).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 844, part


def speak(page: Page, language: str) -> None:
    """Changes the language without leaving the table: in the top bar, or on phones in the menu."""
    select = page.locator(".lang select")
    if select.is_visible():
        select.select_option(language)
    else:
        page.locator("[data-menu]").click()
        page.locator("[data-language]").select_option(language)
        page.keyboard.press("Escape")
    page.wait_for_function("code => document.documentElement.lang === code", arg=language)


def test_a_phone_offers_language_light_and_rules_everywhere(visit: Visit, tmp_path: Path) -> None:
    page = at_table(visit, "medici", "bid", **PHONE)
    table = page.url
    page.locator("[data-menu]").click()
    with page.expect_download() as download:
        page.locator("a[download]").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    for address in (table, f"{table}/replay", "/look"):
        page.goto(address)
        if address == "/look":
            page.locator("input[type=file]").set_input_files(file)
        page.locator("[data-menu]").wait_for()
        for language in ("it", "en"):
            speak(page, language)
            assert too_wide(page) <= 0
        page.locator("[data-menu]").click()
        assert violations(page) == []
        page.locator("[data-theme-choice]").select_option("dark")
        assert page.evaluate("document.documentElement.dataset.theme") == "dark"
        page.locator("[data-theme-choice]").select_option("auto")
        page.keyboard.press("Escape")
        page.locator("[data-rules]").click()
        page.wait_for_selector(".rules h2")


@pytest.mark.parametrize("language", ["de", "nl", "it"])
def test_no_english_is_left_over(visit: Visit, language: str) -> None:
    page = visit("/", prefs={"language": language, "speed": 0})
    texts: list[str] = []
    for path in PAGES:
        page.goto(path)
        ready(page)
        texts.append(said(page))
        assert page.evaluate("document.documentElement.lang") == language
    page.goto(f"/t/{make_table(page, 'medici', 3)}")
    player = Player(page, "mouse")
    for _ in range(5):
        player.step()
    for tab in ("tally", "chat", "text"):
        page.locator(f"[data-tab={tab}]").click()
        texts.append(said(page))
    for text in texts:
        assert ENGLISH.search(text) is None, text


def test_the_language_comes_from_the_browser(visit: Visit) -> None:
    page = visit("/", locale="it-CH")
    page.wait_for_selector("[data-play]")
    assert page.evaluate("document.documentElement.lang") == "it"
    expect(page.locator("nav a[href='/rules/medici']")).to_have_text("Regole")


def test_the_theme_can_be_switched_and_stays(visit: Visit) -> None:
    page = visit("/", color_scheme="light")
    page.locator("button.theme").click()
    page.locator("button.theme").click()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.reload()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["desk", "phone"])
def test_text_may_be_twice_as_large(visit: Visit, screen: dict[str, Any]) -> None:
    page = at_table(visit, "medici", "bid", **screen)
    before = page.evaluate("getComputedStyle(document.documentElement).fontSize")
    # The reader's own setting in the browser, which no style sheet has a say in.
    sizes = {"fontSizes": {"standard": 32, "fixed": 26}}
    page.context.new_cdp_session(page).send("Page.setFontSizes", sizes)
    page.wait_for_function(
        "before => parseFloat(getComputedStyle(document.documentElement).fontSize) === 2 * before",
        arg=float(before.removesuffix("px")),
    )
    assert too_wide(page) <= 0
    lots = page.locator("[data-group] [data-lot]")
    assert lots.count() > 0
    for lot in lots.all():
        box = lot.bounding_box()
        assert box is not None
        assert box["width"] >= 40
    assert apart(page, ".offer", ".drawer" if screen is WIDE else ".quay")
    assert apart(page, ".offer", "section.bar")
    for button in page.locator("section.bar button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= screen["viewport"]["width"]
    page.locator("[data-token=pass]").click()


def apart(page: Page, one: str, other: str) -> bool:
    """Neither lies on the other."""
    a, b = (page.locator(part).first.bounding_box() for part in (one, other))
    assert a is not None
    assert b is not None
    return (
        a["x"] + a["width"] <= b["x"]
        or b["x"] + b["width"] <= a["x"]
        or a["y"] + a["height"] <= b["y"]
        or b["y"] + b["height"] <= a["y"]
    )


def test_records_travel(visit: Visit, tmp_path: Path) -> None:
    """Download a game, open it again, step through it, play on from the middle."""
    page = at_table(visit, "medici", "bid", **WIDE)
    page.locator("[data-menu]").click()
    with page.expect_download() as download:
        page.locator("a[download]").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    page.goto("/look")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_selector("[data-slider]")
    assert violations(page) == []
    page.locator("[data-step=sale]").click()
    sold = page.locator(".status").inner_text()
    assert sold
    page.keyboard.press("ArrowLeft")
    assert page.locator(".status").inner_text() != sold
    page.locator("[data-branch]").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("section.bar, [data-hand]")


def test_a_record_that_is_none_is_refused(visit: Visit) -> None:
    page = visit("/look", quiet=False, prefs={"language": "it"})
    page.locator("textarea").fill('{"florin": 1, "game": "chess"}')
    page.locator("button.main").click()
    # In the reader's language alone: the server's own words are for programs.
    expect(page.locator("[role=alert]")).to_have_text(
        "Florin non riesce a leggere questa partita salvata."
    )


def test_links_can_be_copied_by_hand_where_there_is_no_clipboard(visit: Visit) -> None:
    page = visit("/settings")
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    selected = """() => {
      const field = document.activeElement;
      return field.value.slice(field.selectionStart, field.selectionEnd);
    }"""
    for people in (2, 1):  # before the game, and in its menu
        page.goto(f"/t/{make_table(page, 'strozzi', 2, people=people)}")
        if people == 1:
            page.locator("[data-menu]").click()
        page.locator("[data-copy]").click()
        expect(page.locator("[data-link]")).to_be_focused()
        assert page.evaluate(selected) == page.url


@pytest.mark.parametrize(
    ("language", "letters"), [("en", {"S", "C", "Au"}), ("de", {"Gw", "T", "Au"})]
)
def test_tile_letters_follow_the_language(visit: Visit, language: str, letters: set[str]) -> None:
    page = visit("/", prefs={"language": language})
    page.wait_for_selector(".lots .letter")
    assert set(page.locator(".lots .letter").all_text_contents()) == letters
    # Each stays inside its tile.
    assert page.evaluate(
        """() => [...document.querySelectorAll('svg.lot')].every((lot) => {
          const letter = lot.querySelector('.letter').getBBox();
          return letter.x > 28 && letter.x + letter.width <= 55 && letter.y + letter.height <= 57;
        })"""
    )


def test_an_unknown_page_is_not_found(visit: Visit) -> None:
    page = visit("/settings", quiet=False, prefs={"language": "nl"})
    answer = page.goto("/nowhere/at/all")
    assert answer is not None
    assert answer.status == 404
    expect(page.locator("h1")).to_have_text("Pagina niet gevonden")
    robots = page.request.get("/robots.txt")
    assert robots.status == 200
    assert robots.headers["content-type"].startswith("text/plain")
    # Programs that make previews of links obey it, so tables are open to them.
    assert "Disallow: /api/" in robots.text()
    assert "Disallow: /t/" not in robots.text()
