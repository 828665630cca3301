# pyright: basic
"""Every page: accessible by day and by night, fitting small phones, and in four languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from . import positions
from .checks import ENGLISH, LANGUAGES, said, too_small, too_wide, violations
from .conftest import NOWHERE, PHONE, WIDE, Invite
from .guests import Guest
from .pages import AppPage, HomePage, TablePage
from .positions import Position
from .waiting import resize, wait_ready

# Names that tests of other files take from here.
__all__ = ["ENGLISH", "LANGUAGES", "ready", "said", "speak", "too_small", "too_wide", "violations"]

PAGES = (
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
    "/glossary",
    "/aid/strozzi",
    "/privacy",
    "/contact",
    "/licences",
    NOWHERE,
)
# What the open menu covers is checked when it is closed.
_MENU = "[data-part=menu]"


def ready(page: Page) -> None:
    wait_ready(page)


def speak(page: Page, language: str) -> None:
    AppPage(page).speak(language)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page(invite: Invite, language: str, theme: str) -> None:
    """Accessible, large enough to press, no wider than a phone, and in one language."""
    guest = invite(color_scheme=theme, prefs={"language": language})
    page = guest.open()
    for path in PAGES:
        resize(page, 1280, 720)
        page.goto(path)
        wait_ready(page)
        assert violations(page) == [], path
        assert too_small(page) == [], path
        assert page.evaluate("document.documentElement.lang") == language, path
        assert language == "en" or ENGLISH.search(said(page)) is None, path
        for width in (390, 320):
            resize(page, width, 844)
            assert too_wide(page) <= 0, f"{path} at {width}"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("position", [positions.BID_4, positions.LOAD], ids=["medici", "strozzi"])
def test_tables_are_accessible(invite: Invite, position: Position, theme: str) -> None:
    guest = invite(color_scheme=theme, prefs={"language": "de"}, **WIDE)
    made = guest.continue_game(position)
    # At a table with bots alone the chat is offered once there is something in it.
    guest.call("POST", f"/tables/{made}/chat", {"text": "Buongiorno"})
    table = guest.open_table(made)
    page = table.page
    assert violations(page) == []
    for tab in ("tally", "chat", "text"):
        table.tab(tab).click()
        assert violations(page, "[role=tabpanel]") == [], tab
        assert ENGLISH.search(said(page)) is None, tab
    table.resize(390, 844)
    assert violations(page) == [], "phone"
    table.open_menu()
    assert violations(page, _MENU) == [], "menu"
    page.keyboard.press("Escape")
    table.part("rules").click()
    expect(table.dialog.get_by_role("heading").first).to_be_visible()
    assert violations(page) == [], "rules"


@pytest.mark.parametrize("game", ["medici", "strozzi"])
def test_the_tour_comes_before_the_first_game_of_its_kind(invite: Invite, game: str) -> None:
    other = "strozzi" if game == "medici" else "medici"
    page = invite(prefs={"tours": [other]}).open()
    home = HomePage(page)
    home.play(game).click()
    # Enter goes on; it does not skip.
    expect(home.part("tour", "next")).to_be_focused()
    assert violations(page) == []
    title = home.dialog.get_by_role("heading")
    titles = [title.inner_text()]
    for _ in range(3):
        page.keyboard.press("Enter")
        titles.append(title.inner_text())
    assert len(set(titles)) == 4
    expect(home.part("tour", "done")).to_be_focused()
    for _ in range(3):
        home.part("tour", "back").click()
    assert title.inner_text() == titles[0]
    expect(home.part("tour", "next")).to_be_focused()
    # Escape starts nothing, and the tour is offered again.
    page.keyboard.press("Escape")
    expect(home.dialog).to_have_count(0)
    home.play(game).click()
    home.part("tour", "skip").click()
    page.wait_for_url("**/t/*")
    # Now it has been seen, and is there only on request.
    home.goto("/")
    home.tour(game).click()
    home.part("tour", "skip").click()
    expect(home.dialog).to_have_count(0)
    home.play(game).click()
    page.wait_for_url("**/t/*")


# What leaves the picture, and by how much the dialog is larger than its window.
_TOUR_FAULTS = """() => {
  const dialog = document.querySelector('dialog[open]');
  const frame = dialog.querySelector('[data-part=picture]').getBoundingClientRect();
  const outside = [...dialog.querySelectorAll('[data-part=picture] *')]
    .filter((one) => {
      const box = one.getBoundingClientRect();
      return box.width && (box.top < frame.top - 1 || box.left < frame.left - 1
        || box.bottom > frame.bottom + 1 || box.right > frame.right + 1);
    })
    .map((one) => one.outerHTML.slice(0, 80));
  const {top, bottom} = dialog.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) outside.push(`dialog from ${top} to ${bottom}`);
  if (dialog.scrollHeight - dialog.clientHeight > 1) outside.push('the dialog scrolls');
  return outside;
}"""


@pytest.mark.parametrize("game", ["medici", "strozzi"])
def test_the_tour_fits(invite: Invite, game: str) -> None:
    home = HomePage(invite(prefs={"language": "de"}).open())
    home.tour(game).click()
    for step in range(4):
        expect(home.dialog.locator("[data-part=picture] > *").first).to_be_attached()
        for width, height in ((390, 844), (320, 568), (844, 390), (667, 320), (1440, 900)):
            home.resize(width, height)
            assert home.page.evaluate(_TOUR_FAULTS) == [], (step, width)
        if step < 3:
            home.part("tour", "next").click()


def download(table: TablePage, folder: Path) -> Path:
    """The game file, by the menu of the table."""
    table.open_menu()
    with table.page.expect_download() as arrived:
        table.page.get_by_role("link", name="Download game").click()
    file = folder / "game.json"
    arrived.value.save_as(file)
    return file


def test_a_phone_offers_language_light_and_rules_everywhere(invite: Invite, tmp_path: Path) -> None:
    table = invite(**PHONE).open_table(positions.BID_4)
    page, address = table.page, table.page.url
    file = download(table, tmp_path)
    for path in (address, f"{address}/replay", "/look"):
        table.goto(path)
        if path == "/look":
            page.locator("input[type=file]").set_input_files(file)
            expect(table.part("slider")).to_be_visible()
        for language in ("it", "en"):
            table.speak(language)
            assert too_wide(page) <= 0
        table.open_menu()
        for theme in ("dark", "auto"):
            table.part("theme-choice").select_option(theme)
        page.keyboard.press("Escape")
        table.part("rules").click()
        expect(table.dialog.get_by_role("heading").first).to_be_visible()


def test_records_travel(guest: Guest, tmp_path: Path) -> None:
    """Download a game, open it again, step through it, play on from the middle."""
    table = guest.open_table(positions.BID_4)
    page = table.page
    file = download(table, tmp_path)
    table.goto("/look")
    page.locator("input[type=file]").set_input_files(file)
    expect(table.part("slider")).to_be_visible()
    assert violations(page) == []
    table.part("step", "sale").click()
    status = table.part("part", "status")
    sold = status.inner_text()
    assert sold
    page.keyboard.press("ArrowLeft")
    expect(status).not_to_have_text(sold)
    table.part("branch").click()
    page.wait_for_url("**/t/*")
    wait_ready(page)
    assert table.waits()


def test_a_record_that_is_none_is_refused(invite: Invite) -> None:
    page = invite(quiet=False, prefs={"language": "it"}).open("/look")
    page.get_by_role("textbox").fill('{"florin": 1, "game": "chess"}')
    page.get_by_role("main").get_by_role("button", name="Apri").click()
    # In the reader's language alone: the server's own words are for programs.
    expect(page.get_by_role("alert")).to_have_text(
        "Florin non riesce a leggere questa partita salvata."
    )


def test_links_can_be_copied_by_hand_where_there_is_no_clipboard(guest: Guest) -> None:
    guest.context.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', {value: undefined})"
    )
    selected = """() => {
      const field = document.activeElement;
      return field.value.slice(field.selectionStart, field.selectionEnd);
    }"""
    for people in (2, 1):  # before the game, and in its menu
        table = guest.open_table(guest.make_table("strozzi", 2, people=people))
        if people == 1:
            table.open_menu()
        table.part("copy").click()
        expect(table.part("link")).to_be_focused()
        assert table.page.evaluate(selected) == table.page.url


def test_tile_letters_follow_the_language(invite: Invite) -> None:
    """And each stays inside its tile."""
    inside = """() => [...document.querySelectorAll('[data-lot]')].every((lot) => {
      const letter = lot.querySelector('[data-part=letter]').getBBox();
      return letter.x > 28 && letter.x + letter.width <= 55 && letter.y + letter.height <= 57;
    })"""
    for language, letters in (("en", {"S", "C", "Au"}), ("de", {"Gw", "T", "Au"})):
        page = invite(prefs={"language": language}).open()
        drawn = AppPage(page).part("part", "letter")
        assert set(drawn.all_text_contents()) >= letters
        assert page.evaluate(inside)


def test_the_language_comes_from_the_browser(invite: Invite) -> None:
    page = invite(locale="it-CH").open()
    assert page.evaluate("document.documentElement.lang") == "it"
    expect(page.get_by_role("link", name="Regole").first).to_be_visible()


def test_the_theme_can_be_switched_and_stays(invite: Invite) -> None:
    page = invite(color_scheme="light").open()
    switch = page.get_by_role("button", name="Theme:")
    switch.click()
    switch.click()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.reload()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_an_unknown_page_is_not_found(invite: Invite) -> None:
    guest = invite(quiet=False, prefs={"language": "nl"})
    page = guest.open("/settings")
    answer = page.goto("/nowhere/at/all")
    assert answer is not None
    assert answer.status == 404
    expect(AppPage(page).heading).to_have_text("Pagina niet gevonden")
    robots = page.request.get("/robots.txt")
    assert robots.status == 200
    assert robots.headers["content-type"].startswith("text/plain")
    # Programs that make previews of links obey it, so tables are open to them.
    assert "Disallow: /api/" in robots.text()
    assert "Disallow: /t/" not in robots.text()
