# pyright: basic
"""No player loses control without a word: clocks, pauses, connections, history, hosts, orders."""

from __future__ import annotations

import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from server_kit import ServerProcess

from .conftest import PHONE, WIDE, Visit
from .player import Player
from .tables import make_table
from .test_live import phase, play_on, sat_down, turn
from .test_pages import LANGUAGES, speak, too_wide, violations
from .test_scene import SIZES, resize


class OwnServer(ServerProcess):
    """A server whose clocks a test can let run out."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "florin.sqlite"
        super().__init__(f"sqlite:///{self.file}", folder, stand_in="random")

    def run_out(self, page: Page) -> None:
        """While it does not run, the deadline of the turn passes; the page connects again."""
        self.stop()
        with closing(sqlite3.connect(self.file)) as connection, connection:
            earlier = "UPDATE tables SET due = due - 10000000 WHERE NOT due_bot"
            assert connection.execute(earlier).rowcount == 1
        self.start()
        page.reload()


def takes_clicks(page: Page, selector: str) -> bool:
    """Whether a click in the middle of the element reaches it."""
    return page.locator(selector).evaluate(
        """(element) => {
          const {left, top, width, height} = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }"""
    )


def log_lines(page: Page) -> list[str]:
    return page.locator(".log li").all_inner_texts()


def test_a_player_whose_time_runs_out_keeps_control(visit: Visit, tmp_path: Path) -> None:
    with OwnServer(tmp_path) as server:
        page = visit("/settings", quiet=False)
        page.goto(f"{server.address}/settings")
        page.goto(
            f"{server.address}/t/{make_table(page, 'medici', 3, first=1, clock=120, name='Me')}"
        )
        page.wait_for_selector("section.bar[data-mine]")
        server.run_out(page)
        said = page.locator("[data-missed]")
        expect(said).to_contain_text("Time ran out: a bot", timeout=30_000)
        expect(said).to_contain_text("You have one more chance.")
        assert said.get_attribute("role") == "alert"
        # It is still there after a reload, until it is put away.
        page.reload()
        expect(said).to_be_visible()
        said.locator("button").click()
        expect(said).to_have_count(0)
        page.wait_for_selector("section.bar[data-mine]")
        server.run_out(page)
        dialog = page.locator("[data-asks=seat-lost]")
        expect(dialog).to_contain_text("A bot has taken your seat", timeout=30_000)
        assert page.evaluate("document.activeElement.dataset.do") == "seat-lost"
        # The bots do not finish the game alone: it waits.
        expect(dialog).to_contain_text("The game waits until you are back", timeout=30_000)
        assert violations(page) == []
        box = page.locator("[data-do=seat-lost]").bounding_box()
        assert box is not None
        assert box["height"] >= 60
        for width, height in SIZES:
            resize(page, width, height)
            for name in ("do", "leave"):
                assert takes_clicks(page, f"[data-{name}=seat-lost]"), f"{width}x{height}"
        page.keyboard.press("Enter")
        expect(dialog).to_have_count(0)
        page.wait_for_selector("section.bar[data-mine]")
        expect(page.locator("[data-bot-plays]")).to_have_count(0)


def test_before_the_time_runs_out_a_warning_says_what_then_happens(visit: Visit) -> None:
    page = visit("/settings")
    page.clock.install()
    page.goto(f"/t/{make_table(page, 'medici', 3, first=1, clock=120, stand_in='play')}")
    page.wait_for_selector("section.bar[data-mine]")
    assert page.locator("[data-warning]").count() == 0
    page.clock.fast_forward(82_000)
    expect(page.locator("[data-warning]")).to_have_text("Soon a bot plays for you.")
    expect(page.locator("[data-late]")).to_contain_text("Then a bot plays for you.")


def test_letting_a_bot_play_on_asks_first_and_can_be_ended(visit: Visit) -> None:
    page = visit("/settings")
    page.goto(f"/t/{make_table(page, 'strozzi', 2, pace='calm')}")
    page.wait_for_selector("section.bar[data-mine]")
    ply = page.locator("section.bar").get_attribute("data-ply")

    def resign() -> None:
        page.locator("[data-menu]").click()
        page.locator("[data-resign]").click()

    resign()
    dialog = page.locator("[data-asks=resign]")
    expect(dialog).to_contain_text("You can come back until the game is over")
    # The top bar, which it was opened from, keeps to one line; the question does not.
    for width, height in SIZES:
        resize(page, width, height)
        over = dialog.evaluate("(one) => one.scrollWidth - one.clientWidth")
        assert over <= 0, f"{width}x{height}"
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert page.locator("section.bar").get_attribute("data-ply") == ply
    resign()
    page.locator("[data-do=resign]").click()
    page.locator("[data-return]").click()
    expect(page.locator("[data-bot-plays]")).to_have_count(0)


def test_a_game_that_everyone_left_was_paused(visit: Visit) -> None:
    page = visit("/settings")
    table = make_table(page, "medici", 3, first=1, clock=120)
    page.goto(f"/t/{table}")
    page.wait_for_selector("section.bar[data-mine]")
    page.goto("/")
    other = visit(f"/t/{table}")
    expect(other.locator("section.bar")).to_contain_text("Paused", timeout=30_000)
    page.goto(f"/t/{table}")
    expect(page.locator("[data-paused]")).to_have_text(
        re.compile("Paused while everyone was away"), timeout=30_000
    )
    # It goes on at once, with the full time.
    left = page.locator("section.bar [data-clock]")
    expect(left).to_be_visible()
    assert int(left.get_attribute("data-clock") or 0) > 100


def test_offline_is_shown_at_once_and_others_see_who_is_away(visit: Visit) -> None:
    anna, bruno, _ = sat_down(visit, quiet=False)
    mark = anna.locator("[data-seat='2'] [data-away]")
    expect(mark).to_have_count(0)
    bruno.context.set_offline(True)
    expect(bruno.locator(".banner")).to_contain_text("Connection lost")
    bruno.close()
    expect(mark).to_be_visible()
    assert mark.get_attribute("aria-label") == "away"
    assert mark.get_attribute("role") == "img"
    for width, height in SIZES:
        resize(anna, width, height)
        # Not cut off beside a long name.
        assert mark.evaluate(
            """(mark) => {
              const {left, top, width, height} = mark.getBoundingClientRect();
              const seen = document.elementFromPoint(left + width / 2, top + height / 2);
              // The button that opens the payout lies over the whole ship and is transparent.
              return width > 6 && (mark.contains(seen) || seen.matches('.why'));
            }"""
        ), f"{width}x{height}"


def test_a_connection_comes_back_by_itself(visit: Visit) -> None:
    page = visit("/settings", quiet=False)
    page.goto(f"/t/{make_table(page, 'strozzi', 2, pace='calm')}")
    page.wait_for_selector("section.bar[data-mine]")
    page.context.set_offline(True)
    expect(page.locator(".banner")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".banner")).to_have_count(0)


def test_the_log_is_whole_after_a_reload_and_in_a_branch(visit: Visit) -> None:
    page = visit("/settings", **WIDE)
    table = make_table(page, "medici", 3, first=1)
    page.goto(f"/t/{table}")
    player = Player(page, "mouse", 3)
    for _ in range(14):
        player.step()
    page.wait_for_selector("section.bar[data-mine]")
    assert int(page.locator("section.bar").get_attribute("data-ply") or 0) > 40
    before = log_lines(page)
    assert len(before) > 30
    page.reload()
    page.wait_for_selector("section.bar[data-mine]")
    page.wait_for_function("n => document.querySelectorAll('.log li').length >= n", arg=len(before))
    assert log_lines(page) == before
    page.goto(f"/t/{table}/replay?ply=35")
    page.locator("[data-branch]").click()
    page.wait_for_url(lambda url: "/replay" not in url)
    page.wait_for_selector("section.bar")
    first = before[-1]
    expect(page.locator(".log li").last).to_have_text(re.compile(re.escape(first.split("\n")[0])))


def test_a_finished_game_keeps_log_and_chat_and_says_who_ended_it(visit: Visit) -> None:
    page = visit("/settings", **WIDE)
    page.goto(f"/t/{make_table(page, 'strozzi', 2)}")
    page.wait_for_selector("section.bar[data-mine]")
    page.locator("[data-tab=chat]").click()
    page.locator("#say").fill("Buona fortuna")
    page.keyboard.press("Enter")
    expect(page.locator(".chat li").last).to_contain_text("Buona fortuna")
    page.locator("[data-menu]").click()
    page.locator("[data-resign]").click()
    page.locator("[data-do=resign]").click()
    for _ in range(3):
        page.locator("[data-scoring=close]").click(timeout=60_000)
    page.wait_for_selector("#final")
    expect(page.locator("[data-bot-finished]")).to_contain_text("can’t take the seat back any more")
    assert page.locator("[data-return]").count() == 0
    page.locator("[data-cover]").click()
    page.locator("[data-tab=log]").click()
    before = log_lines(page)
    assert len(before) > 60
    assert sum("Scoring" in line or "is over" in line for line in before) >= 3
    page.reload()
    page.locator("[data-cover]").click()
    page.locator("[data-tab=log]").click()
    page.wait_for_function("n => document.querySelectorAll('.log li').length >= n", arg=len(before))
    assert log_lines(page) == before
    page.locator("[data-tab=chat]").click()
    expect(page.locator(".chat li").last).to_contain_text("Buona fortuna")


def test_an_undo_says_what_it_takes_back_and_can_be_withdrawn(visit: Visit) -> None:
    anna, bruno, _ = sat_down(visit)
    play_on([anna, bruno], lambda: turn(anna) and phase(anna) == "bid")
    anna.locator("[data-token=pass]").click()
    expect(anna.locator("section.bar[data-mine]")).to_have_count(0)
    anna.locator("[data-undo]").click()
    expect(anna.locator("[data-undo-what]")).to_contain_text("pass")
    assert violations(anna) == []
    expect(anna.locator("[data-do=undo]")).to_have_text("Ask the others")
    anna.locator("[data-do=undo]").click()
    asked = bruno.locator("[data-undo-asked]")
    expect(asked).to_contain_text("wants to undo a move: pass")
    anna.locator("[data-withdraw-undo]").click()
    expect(asked).to_have_count(0)
    expect(anna.locator("[data-undo-refused]")).to_have_count(0)


def test_a_request_to_undo_can_be_put_away_and_brought_back(visit: Visit) -> None:
    anna, bruno, _ = sat_down(visit, **PHONE)
    play_on([anna, bruno], lambda: turn(anna) and phase(anna) == "bid")
    anna.locator("[data-token=pass]").click()
    expect(anna.locator("section.bar[data-mine]")).to_have_count(0)
    anna.locator("[data-undo]").click()
    anna.locator("[data-do=undo]").click()
    expect(anna.locator("[data-undo-asked]")).to_contain_text("You asked to undo: pass.")
    # On a phone it covers the bar with the menu and the chat.
    for page in (anna, bruno):
        asked = page.locator("[data-undo-asked]")
        asked.locator("button").last.click()
        expect(asked).to_have_count(0)
        assert takes_clicks(page, "[data-menu]")
        assert takes_clicks(page, "[data-drawer]")
    for page in (anna, bruno):
        page.locator("[data-undo]").click()
        expect(page.locator("[data-undo-asked]")).to_be_visible()
    bruno.locator("[data-undo-asked] button").first.click()
    expect(anna.locator("[data-undo-asked]")).to_have_count(0)
    anna.wait_for_selector("section.bar[data-mine]")


def test_a_refused_undo_is_told(visit: Visit) -> None:
    anna, bruno, _ = sat_down(visit)
    play_on([anna, bruno], lambda: turn(anna) and phase(anna) == "bid")
    anna.locator("[data-token=pass]").click()
    expect(anna.locator("section.bar[data-mine]")).to_have_count(0)
    anna.locator("[data-undo]").click()
    anna.locator("[data-do=undo]").click()
    bruno.locator("[data-undo-asked] button").nth(1).click()
    expect(anna.locator("[data-undo-refused]")).to_be_visible()


def test_lines_that_follow_each_other_quickly_are_not_lost(visit: Visit) -> None:
    page = visit("/settings", **WIDE, quiet=False)
    page.goto(f"/t/{make_table(page, 'strozzi', 2, pace='calm')}")
    page.locator("[data-tab=chat]").click()
    held: list[Route] = []
    lost: list[str] = []  # lines that the server does not get

    def send(route: Route) -> None:
        said = (route.request.post_data_json or {}).get("text")
        if said in lost:
            route.abort()
        elif not held:
            held.append(route)
        else:
            route.continue_()

    page.route("**/chat", send)
    for line in ("One", "Two"):
        page.locator("#say").fill(line)
        page.keyboard.press("Enter")
    expect(page.locator("#say")).to_have_value("")
    page.locator("#say").fill("Thr")
    held[0].continue_()
    lines = page.locator(".chat li")
    expect(lines).to_contain_text(["One", "Two"])
    expect(page.locator("#say")).to_have_value("Thr")
    # Reading the log in between loses nothing either.
    page.locator("[data-tab=log]").click()
    page.locator("[data-tab=chat]").click()
    expect(page.locator("#say")).to_have_value("Thr")
    page.locator("#say").focus()
    # A line that the server does not get goes back into the field.
    lost.append("Thr")
    page.keyboard.press("Enter")
    expect(page.locator("#say")).to_have_value("Thr")
    assert lines.count() == 2


def in_lobby(visit: Visit) -> tuple[Page, Page]:
    host = visit("/settings")
    table = make_table(host, "medici", 3, people=3)
    host.goto(f"/t/{table}")
    guest = visit(f"/t/{table}")
    guest.locator("[data-take='2']").click()
    expect(host.locator("[data-remove='2']")).to_be_visible()
    return host, guest


def test_the_host_closes_the_table(visit: Visit) -> None:
    host, guest = in_lobby(visit)
    host.locator("[data-close-table]").click()
    assert violations(host) == []
    host.locator("[data-do=close]").click()
    host.wait_for_url(re.compile("/$"))
    expect(guest.locator("main h1")).to_have_text("The host closed this table")


def test_a_guest_who_was_away_reads_that_the_host_closed_the_table(visit: Visit) -> None:
    # The browser reports that it is offline, and that the table is gone.
    host = visit("/settings")
    table = make_table(host, "medici", 3, people=3)
    host.goto(f"/t/{table}")
    guest = visit(f"/t/{table}", quiet=False)
    guest.locator("[data-take='2']").click()
    expect(host.locator("[data-remove='2']")).to_be_visible()
    guest.context.set_offline(True)
    host.locator("[data-close-table]").click()
    host.locator("[data-do=close]").click()
    host.wait_for_url(re.compile("/$"))
    guest.context.set_offline(False)
    expect(guest.locator("main h1")).to_have_text("The host closed this table")
    guest.reload()
    expect(guest.locator("main h1")).to_have_text("The host closed this table")


def test_the_host_hands_the_table_over(visit: Visit) -> None:
    host, guest = in_lobby(visit)
    host.locator("[data-make-host='2']").click()
    host.locator("[data-do=host]").click()
    expect(guest.locator("[data-told=you-are-host]")).to_be_visible()
    expect(guest.locator("[data-start]")).to_be_visible()
    expect(host.locator("[data-start]")).to_have_count(0)
    expect(host.locator("[data-seat='2'] [data-host]")).to_have_text("Host")


def test_a_host_who_stands_up_hands_over(visit: Visit) -> None:
    host, guest = in_lobby(visit)
    host.locator("[data-stand='1']").click()
    expect(host.locator("[data-asks=stand]")).to_contain_text("becomes the host")
    host.locator("[data-do=stand]").click()
    expect(guest.locator("[data-start]")).to_be_visible()
    expect(host.locator("[data-told]")).to_have_count(0)


def test_a_guest_is_removed(visit: Visit) -> None:
    # The server refuses the second try to sit down, which the console reports.
    host = visit("/settings")
    table = make_table(host, "medici", 3, people=3)
    host.goto(f"/t/{table}")
    guest = visit(f"/t/{table}", quiet=False)
    guest.locator("[data-take='2']").click()
    host.locator("[data-remove='2']").click()
    host.locator("[data-do=remove]").click()
    expect(guest.locator("[data-told=you-were-removed]")).to_be_visible()
    guest.locator("[data-take='2']").click()
    expect(guest.locator("[data-problem=removed]")).to_be_visible()


def test_a_new_table_chooses_what_a_stand_in_does(visit: Visit) -> None:
    page = visit("/new")
    page.locator("select[data-seat='1']").wait_for()
    assert page.locator("[data-stand-in]").count() == 0
    page.locator("[data-clock-choice]").select_option("30")
    expect(page.locator("[data-stand-in]")).to_have_value("pass")
    page.locator("[data-stand-in]").select_option("play")
    page.locator("[data-make]").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-facts]")).to_contain_text("If time runs out: A bot plays")


def ordering(visit: Visit) -> Page:
    """Anna can bid in advance while Bruno decides."""
    anna, bruno, _ = sat_down(visit)
    to_come = anna.locator(".chip[data-seat='1'][data-state=to_come]")
    offered = anna.locator("[data-open-order]")
    play_on([anna, bruno], lambda: bool(turn(bruno) and to_come.count() and offered.count()))
    return anna


def overlap(one: Any, two: Any) -> bool:
    return (
        one["x"] < two["x"] + two["width"]
        and two["x"] < one["x"] + one["width"]
        and one["y"] < two["y"] + two["height"]
        and two["y"] < one["y"] + one["height"]
    )


def test_deciding_ahead_covers_no_lot_and_stays_in_the_window(visit: Visit) -> None:
    page = ordering(visit)
    page.locator("[data-open-order]").click()
    form = page.locator("[data-order-form]")
    for language in LANGUAGES:
        resize(page, 1440, 900)
        speak(page, language)
        if not form.is_visible():
            page.locator("[data-open-order]").click()
        for width, height in SIZES:
            resize(page, width, height)
            page.locator("[data-order-form] select").select_option("raise_ask")
            where = f"{width}x{height} in {language}"
            box = form.bounding_box()
            assert box is not None, where
            assert box["x"] >= 0, where
            assert box["y"] >= 0, where
            assert box["x"] + box["width"] <= width, where
            assert box["y"] + box["height"] <= height, where
            for part in form.locator("select, input, button").all():
                inside = part.bounding_box()
                assert inside is not None, where
                assert inside["x"] + inside["width"] <= width + 0.5, where
                assert inside["height"] >= 24, where
            for lot in page.locator("[data-group] [data-lot]").all():
                assert not overlap(box, lot.bounding_box()), where
            assert too_wide(page) <= 0, where


def test_up_to_a_limit_then_ask_me(visit: Visit) -> None:
    page = ordering(visit)
    page.locator("[data-open-order]").click()
    page.locator("[data-order-form] select").select_option("raise_ask")
    page.locator("[data-order-form] input").fill("9")
    page.keyboard.press("Enter")
    expect(page.locator("[data-order=raise_ask]")).to_contain_text("up to 9, then ask me")


@pytest.mark.parametrize("options", [WIDE, PHONE])
def test_dialogs_keep_the_focus(visit: Visit, options: dict[str, Any]) -> None:
    page = visit("/settings", **options)
    page.goto(f"/t/{make_table(page, 'medici', 3, first=1)}")
    page.locator("[data-token=stop]").click()
    page.locator("[data-undo]").click()
    page.locator("[data-asks=undo]").wait_for()
    until = time.monotonic() + 10
    seen: set[str] = set()
    for _ in range(8):
        assert time.monotonic() < until
        page.keyboard.press("Tab")
        seen.add(
            page.evaluate(
                "() => { const at = document.activeElement;"
                " return at === document.body ? 'browser'"
                " : at.closest('dialog') ? 'dialog' : at.outerHTML; }"
            )
        )
    # The browser's own controls come after the last element of a modal dialog.
    assert seen <= {"dialog", "browser"}
    page.keyboard.press("Escape")
    expect(page.locator("[data-asks=undo]")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_fits_the_phone(visit: Visit, language: str) -> None:
    page = visit("/settings", **PHONE)
    page.goto(f"/t/{make_table(page, 'strozzi', 2, clock=120, pace='calm')}")
    page.wait_for_selector("section.bar[data-mine]")
    speak(page, language)
    page.locator("[data-menu]").click()
    page.locator("[data-resign]").click()
    page.locator("[data-do=resign]").click()
    page.locator("[data-return]").wait_for()
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 844})
        assert too_wide(page) <= 0, width
        box = page.locator("[data-return]").bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
