# pyright: basic
"""Rule options: the form offers what the server declares, and the table says what was chosen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .server import Server

LANGUAGES = ["en", "de", "nl", "it"]
YEAR = {"en": "1995, first German edition", "de": "1995, erste deutsche Ausgabe"}


def form(visit: Visit, game: str, language: str = "en") -> Page:
    """The form for a new table of `game`, all other seats taken by bots."""
    page = visit("/new", prefs={"language": language})
    page.locator(f"label:has(input[name=game][value={game}])").click()
    for seat in page.locator("select[data-seat]").all()[1:]:
        seat.select_option("bot:face:0.5")
    return page


def test_the_form_offers_what_the_server_declares(visit: Visit, server: Server) -> None:
    for game in server.get("/games")["games"]:
        page = form(visit, game["name"])
        names = [option["name"] for option in game["options"]]
        shown = page.locator("[data-option]").evaluate_all(
            "fields => fields.map((field) => field.dataset.option)"
        )
        assert shown == names
        counts = page.locator("input[name=count]").evaluate_all(
            "boxes => boxes.map((box) => Number(box.value))"
        )
        assert counts == (game["players"] if len(game["players"]) > 1 else [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_says_which_rules_are_special(visit: Visit, language: str) -> None:
    page = form(visit, "medici", language)
    page.locator("[data-option=edition]").select_option(index=1)
    page.locator("[data-option=first]").select_option(index=2)
    page.locator("select[data-seat='2']").select_option("open")
    page.locator("[data-make]").click()
    special = page.locator("[data-special-rules] li")
    expect(special).to_have_count(2)
    said = special.all_inner_texts()
    assert any("1995" in line for line in said)
    assert any("2" in line and "1995" not in line for line in said)
    assert not any("edition:" in line or "first:" in line for line in said)
    page.locator("[data-menu]").click()
    expect(page.locator(".pop [data-special-rules] li")).to_have_count(2)
    page.keyboard.press("Escape")
    page.locator("[data-rules]").click()
    expect(page.locator("dialog [data-special-rules] li")).to_have_count(2)


def test_a_table_without_special_rules_says_nothing(visit: Visit) -> None:
    page = form(visit, "medici")
    page.locator("[data-make]").click()
    page.wait_for_selector("section.bar")
    page.locator("[data-menu]").click()
    assert page.locator("[data-special-rules]").count() == 0


def test_the_edition_of_1995_has_two_bonus_levels(visit: Visit) -> None:
    page = form(visit, "medici")
    page.locator("[data-option=edition]").select_option(label=YEAR["en"])
    page.locator("[data-make]").click()
    page.wait_for_selector("section.bar")
    bonuses = page.locator(".arch").first.locator(".steps i").all_text_contents()
    assert sorted(bonuses) == ["+10", "+20"]


@pytest.mark.parametrize("fields", [3, 4, 5, 6])
def test_tracks_have_the_chosen_length(visit: Visit, fields: int) -> None:
    page = form(visit, "strozzi")
    page.locator("[data-option=track]").select_option(label=f"{fields} fields on each side")
    page.locator("[data-make]").click()
    page.wait_for_selector("section.bar")
    tracks = page.locator(".tracks").first
    assert tracks.locator(".field").count() == 3 * (2 * fields + 1)
    assert sorted(set(tracks.locator(".bonus").all_text_contents())) == ["+10", "+20"]
