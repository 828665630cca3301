# pyright: basic
"""The review of one's own game, and learning from its mistakes: by keys and by touch.

What a review says, and the replay's buttons, are tested in web/. The game is always the same one
of its kind, so the server judges it once.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, expect

from .checks import LANGUAGES, too_small, too_wide, violations
from .conftest import PHONE, TOUCH, WIDE, Invite
from .guests import Guest
from .hands import decide
from .pages import Hands, TablePage, press
from .positions import LAST_BID_OF_GAME, LAST_LOAD
from .test_coach import covered
from .waiting import wait_until

GAMES = pytest.mark.parametrize("game", ["medici", "strozzi"])


def finished(guest: Guest, game: str) -> str:
    """A game that the guest has finished."""
    position, token = (LAST_BID_OF_GAME, "1") if game == "medici" else (LAST_LOAD, "4@2")
    table = guest.continue_game(position)
    guest.move(table, token)
    wait = guest.call("GET", f"/tables/{table}")["table"]
    assert wait["status"] == "over", wait
    return table


def reviewed(guest: Guest, game: str, query: str = "") -> TablePage:
    """The replay of that game with its review."""
    page = TablePage(guest.open(f"/t/{finished(guest, game)}/replay{query}"))
    expect(page.part("coach")).to_be_visible()
    return page


def box(page: TablePage, query: str) -> FloatRect:
    found = page.page.locator(query).bounding_box()
    assert found is not None, query
    return found


@GAMES
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_review_is_accessible_and_fits(invite: Invite, game: str, theme: str) -> None:
    guest = invite(color_scheme=theme, **WIDE)
    page = reviewed(guest, game, "?ply=20")
    page.page.evaluate(
        "document.querySelectorAll('[data-coach] details').forEach((one) => { one.open = true; })"
    )
    assert violations(page.page) == []
    # Beside the board on a wide screen, below it on a phone.
    board, coach = box(page, "[data-slider]"), box(page, "[data-coach]")
    assert coach["x"] >= board["x"] + board["width"] - 1
    page.resize(390, 844)
    assert violations(page.page) == [], "phone"
    scene, coach = box(page, ".scene"), box(page, "[data-coach]")
    assert coach["y"] >= scene["y"] + scene["height"] - 1
    for language in LANGUAGES:
        page.speak(language)
        for width in (390, 320):
            page.resize(width, 844)
            assert too_wide(page.page) <= 0, f"{language} at {width}"
            assert too_small(page.page) == [], f"{language} at {width}"


# Elements whose words do not fit, and words that run over two lines where no hyphen was meant.
CUT = """(query) => [...document.querySelectorAll(query)]
  .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""
BROKEN = r"""(query) => [...document.querySelectorAll(query)].flatMap((one) => {
  const text = [...one.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
  return [...(text?.data ?? '').matchAll(/[^\s\u00AD-]+/g)].flatMap((word) => {
    const range = new Range();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return new Set([...range.getClientRects()].map(({top}) => top)).size > 1 ? [word[0]] : [];
  });
})"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_of_a_review_fit_their_places(invite: Invite, language: str) -> None:
    page = reviewed(invite(prefs={"language": language}, **WIDE), "medici", "?ply=20")
    figures = "[data-figures] :is(dt, dd)"
    for width, height in ((1280, 720), (1024, 600)):
        page.resize(width, height)
        assert page.page.evaluate(CUT, figures) == [], width
        assert page.page.evaluate(BROKEN, figures) == [], width
    # On a phone the tables need no scrolling either.
    page.resize(390, 844)
    tables = f"{figures}, .scroll:has([data-totals], [data-phases])"
    assert page.page.evaluate(CUT, tables) == []


@GAMES
@pytest.mark.parametrize("hands", ["keys", "touch"])
def test_a_mistake_is_tried_again(invite: Invite, game: str, hands: Hands) -> None:
    guest = invite(**(WIDE if hands == "keys" else TOUCH))
    page = reviewed(guest, game)
    table = page.page.url.split("/t/")[1].split("/")[0]
    analysis = guest.call("GET", f"/tables/{table}/review")["analysis"]
    press(page.part("learn-mistakes"), hands)
    expect(page.page.locator("#retry-title")).to_be_focused()
    page.wait_for_turn()
    ply = page.ply
    mistake = next(one for one in analysis["decisions"] if one["ply"] == ply)
    if hands == "touch":
        press(page.part("retry-try"), hands)
    # The best choice is recognised, and covers nothing on a phone.
    decide(page.page, mistake["best"], hands)
    expect(page.part("retry-result", "best")).to_be_visible()
    if hands == "touch":
        assert covered(page.page, "retry") == []
    assert violations(page.page) == []
    # Played on from here against the bots.
    press(page.part("retry-branch"), hands)
    wait_until(page.page, "() => !location.pathname.endsWith('/replay')", "another table")
    page.wait_for_turn()
    made = guest.table(page.id)["table"]
    assert made["ply"] == ply
    assert [seat["kind"] for seat in made["seats"]] == [
        "person",
        *["bot"] * (len(made["seats"]) - 1),
    ]


def test_the_chart_is_pressed_and_a_phone_leads_to_the_review(invite: Invite) -> None:
    page = reviewed(invite(**WIDE), "strozzi", "?ply=30")
    chart = page.part("win-chart")
    chart.scroll_into_view_if_needed()
    area = box(page, "[data-win-chart]")
    slider = page.part("slider")
    plies = int(slider.get_attribute("max") or 0)
    page.page.mouse.click(area["x"] + 3 * area["width"] / 4, area["y"] + area["height"] / 2)
    at = int(chart.get_attribute("aria-valuenow") or 0)
    expect(slider).to_have_value(str(at))
    assert abs(at - 3 * plies / 4) <= plies / 10
    for width, height in ((820, 1180), (390, 844), (844, 390)):
        page.resize(width, height)
        page.page.evaluate("scrollTo(0, 0)")
        page.part("to-review").click()
        expect(page.page.locator("#coach-title")).to_be_in_viewport()


@GAMES
def test_a_replay_has_one_row_of_buttons_and_keeps_its_step(invite: Invite, game: str) -> None:
    guest = invite(**PHONE)
    page = TablePage(guest.open(f"/t/{finished(guest, game)}/replay?ply=30"))
    buttons = page.page.get_by_role("group", name="Replay").get_by_role("button")
    tops = {round((one.bounding_box() or {"y": -1.0})["y"]) for one in buttons.all()}
    assert len(tops) == 1
    assert too_small(page.page) == []
    assert violations(page.page) == []
    page.part("step", "sale").click()
    there = page.part("slider").input_value()
    # The address follows when the steps come to rest.
    expect(page.page).to_have_url(re.compile(rf"ply={there}\b"))
    page.page.reload()
    expect(page.part("slider")).to_have_value(there)
    # From a game that goes on from here, the way back leads to the same step.
    page.part("branch").click()
    wait_until(page.page, "() => !location.pathname.endsWith('/replay')", "another table")
    page.page.go_back()
    expect(page.part("slider")).to_have_value(there)
