"""No player loses control without a word: bots, connections, history, undo, chat, hosts."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .checks import LANGUAGES, too_wide, violations
from .conftest import PHONE, WIDE, Invite
from .guests import Guest, seat_together
from .pages import TablePage
from .positions import DAY_3, FIRST_BID, LAST_LOAD, SEAT_2_BIDS, SELECT

# One window for each composition of a scene, and the smallest phone.
SIZES = ((1440, 900), (820, 1180), (390, 844), (844, 390), (320, 640))


def takes_clicks(target: Locator) -> bool:
    """Whether a click in the middle of the element reaches it, or a transparent button over it."""
    return target.evaluate(
        """(element) => {
          const {left, top, width, height} = element.getBoundingClientRect();
          const top_most = document.elementFromPoint(left + width / 2, top + height / 2);
          return width > 6 && (element.contains(top_most) || top_most.matches('[popovertarget]'));
        }"""
    )


def test_letting_a_bot_play_on_asks_first_and_can_be_ended(invite: Invite) -> None:
    table = invite(**PHONE).open_table(SELECT, pace="calm")
    before = table.waits()
    table.resign()
    dialog = table.part("asks", "resign")
    expect(dialog).to_contain_text("You can come back until the game is over")
    # The top bar, which it was opened from, keeps to one line; the question does not.
    for size in SIZES:
        table.resize(*size)
        assert dialog.evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0, size
    assert violations(table.page) == []
    table.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert table.waits() == before
    table.resign()
    table.part("do", "resign").click()
    back = table.part("return")
    for language in LANGUAGES:
        # On a phone the message covers the menu.
        table.resize(1440, 900)
        table.speak(language)
        for width in (390, 320):
            table.resize(width, 844)
            assert too_wide(table.page) <= 0, (language, width)
            box = back.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width, (language, width)
    back.click()
    expect(table.part("bot-plays")).to_have_count(0)


def test_offline_is_shown_at_once_and_others_see_who_is_away(invite: Invite) -> None:
    anna, bruno = invite(**WIDE), invite(quiet=False, **WIDE)
    game = seat_together(FIRST_BID, anna, bruno)
    table, rival = anna.open_table(game), bruno.open_table(game)
    mark = table.part("seat", 2).locator("[data-away]")
    expect(mark).to_have_count(0)
    bruno.context.set_offline(True)
    expect(rival.lost).to_be_visible()
    bruno.context.set_offline(False)
    expect(rival.lost).to_have_count(0)
    rival.page.close()
    expect(mark).to_be_visible()
    expect(mark).to_have_role("img")
    expect(mark).to_have_accessible_name("away")
    for size in SIZES:
        table.resize(*size)
        # Not cut off beside a long name.
        assert takes_clicks(mark), size


def test_the_log_is_whole_after_a_reload_and_in_a_branch(guest: Guest) -> None:
    game = guest.continue_game(DAY_3)
    table = guest.open_table(game)
    table.decide("pass")
    table.wait_for_turn()
    lines = whole_log(table)
    assert len(lines) > 40
    table.page.reload()
    assert whole_log(table) == lines
    table.goto(f"/t/{game}/replay?ply=35")
    table.part("branch").click()
    table.page.wait_for_url(lambda url: "/replay" not in url)
    table.wait_ready()
    first = lines[-4]
    assert whole_log(table)[-4] == first


def whole_log(table: TablePage) -> list[str]:
    """The lines of the log, once it goes back to the first day."""
    expect(table.log.filter(has_text="Day 1 begins")).to_have_count(1)
    return table.log.all_inner_texts()


def test_a_finished_game_keeps_log_and_chat_and_says_who_ended_it(guest: Guest) -> None:
    made = guest.continue_game(LAST_LOAD)
    # A table with bots alone has a chat once there is something in it.
    guest.call("POST", f"/tables/{made}/chat", {"text": "Buona fortuna"})
    table = guest.open_table(made)
    table.resign()
    table.part("do", "resign").click()
    expect(table.sheet).to_be_visible()
    table.close_sheet()
    expect(table.final).to_be_visible()
    expect(table.part("bot-finished")).to_contain_text("can’t take the seat back any more")
    expect(table.part("return")).to_have_count(0)
    lines = final_log(table)
    assert len(lines) > 60
    assert sum("Scoring" in line or "is over" in line for line in lines) >= 3
    table.page.reload()
    assert final_log(table) == lines
    table.tab("chat").click()
    expect(table.chat.last).to_contain_text("Buona fortuna")


def final_log(table: TablePage) -> list[str]:
    """The whole log of a finished game, behind its final standings."""
    table.part("cover").click()
    table.tab("log").click()
    expect(table.log.filter(has_text="Round 1")).not_to_have_count(0)
    return table.log.all_inner_texts()


def test_an_undo_that_others_must_agree_to(invite: Invite) -> None:
    anna, bruno = invite(**PHONE), invite(**PHONE)
    game = seat_together(FIRST_BID, anna, bruno)
    mine, theirs = anna.open_table(game), bruno.open_table(game)
    question, answer = mine.part("undo-asked"), theirs.part("undo-asked")
    mine.decide("pass")
    mine.part("undo").click()
    expect(mine.part("undo-what")).to_contain_text("pass")
    expect(mine.part("do", "undo")).to_have_text("Ask the others")
    assert violations(mine.page) == []
    mine.part("do", "undo").click()
    expect(answer).to_contain_text("wants to undo a move: pass")
    expect(question).to_contain_text("You asked to undo: pass.")
    # On a phone it covers the bar with the menu and the chat: both can put it away, and back.
    for table, request in ((mine, question), (theirs, answer)):
        request.get_by_role("button", name="Close").click()
        expect(request).to_have_count(0)
        assert takes_clicks(table.part("menu"))
        assert takes_clicks(table.part("drawer"))
        table.part("undo").click()
        expect(request).to_be_visible()
    mine.part("withdraw-undo").click()
    expect(answer).to_have_count(0)
    expect(mine.part("undo-refused")).to_have_count(0)
    # At another position she may ask again.
    theirs.decide("pass")
    mine.wait_for_turn("select")
    mine.ask_undo()
    answer.get_by_role("button", name="Refuse").click()
    expect(mine.part("undo-refused")).to_be_visible()
    mine.decide("draw")
    mine.ask_undo()
    answer.get_by_role("button", name="Agree").click()
    expect(question).to_have_count(0)
    expect(mine.my("select")).to_have_attribute("data-ply", "10")


def test_the_host_decides_who_plays(invite: Invite) -> None:
    # The server refuses that Bruno sits down again, and Carla is offline: the console reports both.
    anna, bruno, carla = invite(**WIDE), invite(quiet=False, **WIDE), invite(quiet=False, **WIDE)
    game = anna.make_table("medici", 3, people=3, clock=86_400, stand_in="play")
    bruno.sit_down(game, 2)
    host, guest, spectator = (person.open_table(game) for person in (anna, bruno, carla))
    expect(host.part("facts")).to_contain_text("If time runs out: A bot takes over")
    # The host makes a guest the host, who stands up, which makes her the host again.
    host.part("make-host", 2).click()
    host.part("do", "host").click()
    expect(guest.part("told", "you-are-host")).to_be_visible()
    expect(guest.part("start")).to_be_visible()
    expect(host.part("start")).to_have_count(0)
    expect(host.part("seat", 2).locator("[data-host]")).to_have_text("Host")
    guest.part("stand", 2).click()
    expect(guest.part("asks", "stand")).to_contain_text("becomes the host")
    guest.part("do", "stand").click()
    expect(host.part("told", "you-are-host")).to_be_visible()
    expect(host.part("start")).to_be_visible()
    expect(guest.part("told", "you-were-removed")).to_have_count(0)
    # A guest is removed, and cannot sit down again.
    guest.part("take", 2).click()
    host.part("remove", 2).click()
    host.part("do", "remove").click()
    expect(guest.part("told", "you-were-removed")).to_be_visible()
    guest.part("take", 2).click()
    expect(guest.part("problem", "removed")).to_be_visible()
    # The table is closed; who was away reads it, too.
    carla.context.set_offline(True)
    host.part("close-table").click()
    assert violations(host.page) == []
    host.part("do", "close").click()
    host.page.wait_for_url(re.compile("/$"))
    expect(guest.heading).to_have_text("The host closed this table")
    carla.context.set_offline(False)
    expect(spectator.heading).to_have_text("The host closed this table")
    spectator.page.reload()
    expect(spectator.heading).to_have_text("The host closed this table")


def overlap(one: Any, two: Any) -> bool:
    return (
        one["x"] < two["x"] + two["width"]
        and two["x"] < one["x"] + one["width"]
        and one["y"] < two["y"] + two["height"]
        and two["y"] < one["y"] + one["height"]
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_deciding_ahead_covers_no_lot_and_stays_in_the_window(
    invite: Invite, language: str
) -> None:
    anna, bruno = invite({"language": language}, **WIDE), invite()
    table = anna.open_table(seat_together(SEAT_2_BIDS, anna, bruno))
    table.part("open-order").click()
    form = table.part("order-form")
    form.get_by_role("combobox").first.select_option("raise_ask")
    for size in SIZES:
        table.resize(*size)
        check_form(table.page, form, *size)


def check_form(page: Page, form: Locator, width: int, height: int) -> None:
    where = f"{width}x{height}"
    box: Any = form.bounding_box()
    assert box["x"] >= 0, where
    assert box["y"] >= 0, where
    assert box["x"] + box["width"] <= width, where
    assert box["y"] + box["height"] <= height, where
    for part in form.locator("select, input, button").all():
        inside: Any = part.bounding_box()
        assert inside["x"] + inside["width"] <= width + 0.5, where
        assert inside["height"] >= 24, where
    for lot in page.locator("[data-group] [data-lot]").all():
        assert not overlap(box, lot.bounding_box()), where
    assert too_wide(page) <= 0, where
