# pyright: basic
"""Several browsers at one table, secrets, lost connections, and people who share a device."""

from __future__ import annotations

import json
import re
import signal
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from .conftest import PHONE, WIDE, Visit
from .player import Player
from .server import Server
from .tables import make_table

PEOPLE = 2
PATIENCE = 60.0  # seconds


def sat_down(visit: Visit, **options: Any) -> tuple[Page, Page, str]:
    """Two people and a bot at a table of Medici, begun."""
    anna = visit("/settings", **options)
    table = make_table(anna, "medici", 3, people=PEOPLE, first=3)
    anna.goto(f"/t/{table}")
    bruno = visit(f"/t/{table}", **options)
    bruno.locator("[data-take='2']").click()
    anna.locator("[data-start]").click()
    for page in (anna, bruno):
        page.wait_for_selector("section.bar")
    return anna, bruno, table


def turn(page: Page) -> bool:
    return page.locator("section.bar[data-mine]").count() > 0


def sales(page: Page) -> list[str]:
    lines = page.locator(".log .log-sold, .log .log-bid, .log .log-passed")
    return [text.splitlines()[0] for text in lines.all_inner_texts()]


def play_on(pages: list[Page], until: Callable[[], bool]) -> None:
    """The player whose turn it is moves, until the condition holds."""
    players = [Player(page, "mouse", seed) for seed, page in enumerate(pages)]
    deadline = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < deadline, "the condition did not come true"
        waiting = [
            one for one in players if turn(one.page) or one.page.locator("[data-scoring]").count()
        ]
        if waiting:
            waiting[0].step()
        else:
            pages[0].wait_for_timeout(20)  # a bot moves, or an update is on its way


def test_two_play_and_a_third_looks_on(visit: Visit) -> None:
    anna, bruno, table = sat_down(visit)
    carla = visit(f"/t/{table}")
    carla.wait_for_selector("section.bar")
    play_on([anna, bruno], lambda: len(sales(anna)) > 6)
    last = sales(anna)[0]
    for page in (bruno, carla):
        expect(page.locator(".log li", has_text=last).first).to_be_visible()
    assert carla.locator("section.bar[data-mine]").count() == 0
    assert carla.locator("section.bar [data-token]").count() == 0
    anna.locator("[data-tab=chat]").click()
    anna.locator("#say").fill("<b>buona fortuna</b>")
    anna.keyboard.press("Enter")
    bruno.locator("[data-tab=chat]").click()
    expect(bruno.locator(".chat li").first).to_contain_text("<b>buona fortuna</b>")


def test_the_server_dies_in_an_auction_and_all_go_on(visit: Visit, server: Server) -> None:
    # A refused connection is an error on the console, and here it is meant to be.
    anna, bruno, table = sat_down(visit, quiet=False)
    carla = visit(f"/t/{table}", quiet=False)
    carla.wait_for_selector("section.bar")
    everybody = (anna, bruno, carla)
    play_on([anna, bruno], lambda: turn(anna) and "bid" in phase(anna))
    said = "not yet sent"
    anna.locator("[data-tab=chat]").click()
    anna.locator("#say").fill(said)
    mark = "kept alive"
    for page in everybody:
        page.evaluate("mark => { window.florinTest = mark }", mark)
    server.stop(signal.SIGKILL)
    for page in everybody:
        expect(page.locator(".banner")).to_be_visible()
    server.start()
    for page in everybody:
        expect(page.locator(".banner")).to_have_count(0, timeout=20_000)
    # Nothing entered was lost, and nobody reloaded.
    assert anna.locator("#say").input_value() == said
    anna.locator("[data-tab=log]").click()
    before = len(sales(bruno))
    play_on([anna, bruno], lambda: len(sales(bruno)) > before + 3)
    # Who looks on sees what those who play see.
    last = sales(bruno)[0]
    expect(carla.locator(".log li", has_text=last).first).to_be_visible()
    assert len(sales(carla)) > before + 3
    for page in everybody:
        assert page.evaluate("window.florinTest") == mark


def phase(page: Page) -> str:
    return page.locator("section.bar").get_attribute("data-phase") or ""


def test_orders_reach_nobody_else(visit: Visit) -> None:
    anna, bruno, table = sat_down(visit)
    heard: list[str] = []
    answers: list[Response] = []
    bruno.on(
        "websocket", lambda socket: socket.on("framereceived", lambda data: heard.append(str(data)))
    )

    def keep(answer: Response) -> None:
        answers.append(answer)

    bruno.on("response", keep)
    bruno.reload()
    bruno.wait_for_selector("section.bar")
    play_on([anna, bruno], lambda: anna.locator("[data-open-order]").count() > 0 and turn(bruno))
    anna.locator("[data-open-order]").click()
    anna.locator("[data-order-form] select").first.select_option("pass_day")
    anna.locator("[data-give-order]").click()
    expect(anna.locator("[data-order=pass_day]")).to_be_visible()
    Player(bruno, "mouse", 5).step()
    bruno.wait_for_function("document.querySelectorAll('.log li').length > 2")
    heard += [answer.text() for answer in answers if "/api/" in answer.url]
    assert len(heard) > 1
    for message in heard:
        assert "pass_day" not in re.sub(r'"kinds":\[[^\]]*\]', "", message)
    parts = [part for message in heard for part in orders_in(json.loads(message))]
    assert parts
    assert all(part == [] for part in parts)
    assert table in bruno.url


def test_every_order_can_be_left_on_a_phone(visit: Visit) -> None:
    anna, bruno, _ = sat_down(visit, **PHONE)
    to_come = anna.locator(".chip[data-seat='1'][data-state=to_come]")
    offered = anna.locator("[data-open-order]")
    play_on([anna, bruno], lambda: bool(turn(bruno) and to_come.count() and offered.count()))
    for kind in ("pass", "bid", "raise", "raise_ask", "per_point", "pass_three", "pass_day"):
        offered.click()
        anna.locator("[data-order-form] select").first.select_option(kind)
        anna.locator("[data-give-order]").click()
        expect(anna.locator(f"[data-order={kind}]")).to_be_visible()
        anna.locator("[data-remove-order]").click()
        expect(anna.locator("[data-order]")).to_have_count(0)


def test_a_list_of_orders_is_edited_and_each_says_what_it_would_do(visit: Visit) -> None:
    anna, bruno, _ = sat_down(visit)
    to_come = anna.locator(".chip[data-seat='1'][data-state=to_come]")
    offered = anna.locator("[data-open-order]")
    play_on([anna, bruno], lambda: bool(turn(bruno) and to_come.count() and offered.count()))

    def leave(kind: str, florins: str | None = None) -> None:
        form = anna.locator("[data-order-form]")
        form.locator("select").first.select_option(kind)
        if florins is not None:
            form.locator("input").fill(florins)
        anna.locator("[data-give-order]").click()
        expect(form).to_have_count(0)

    def shown(*kinds: str) -> None:
        expect(anna.locator("[data-order]")).to_have_count(len(kinds))
        for at, kind in enumerate(kinds):
            expect(anna.locator("[data-order]").nth(at)).to_have_attribute("data-order", kind)

    offered.click()
    leave("pass_day")
    expect(anna.locator("[data-order-now]")).to_have_attribute("data-order-now", "pass")
    offered.click()
    leave("raise", "30")
    shown("pass_day", "raise")
    anna.locator("[data-first-order]").click()
    shown("raise", "pass_day")
    # A press on an order changes it in its place.
    anna.locator("[data-edit-order]").first.click()
    leave("raise", "29")
    expect(anna.locator("[data-order=raise]")).to_contain_text("29")
    shown("raise", "pass_day")
    now = anna.locator("[data-order=raise] [data-order-now]").get_attribute("data-order-now")
    assert now is not None
    assert now.isdecimal()
    # The orders are there after a reload, and the other player sees nothing of them.
    anna.reload()
    expect(anna.locator("[data-order]")).to_have_count(2)
    expect(bruno.locator("[data-order]")).to_have_count(0)


def test_the_bar_says_why_a_bid_is_not_possible(visit: Visit) -> None:
    anna, bruno, _ = sat_down(visit)
    play_on([anna, bruno], lambda: turn(anna) and phase(anna) == "bid")
    bid = anna.locator(".act .main")
    for digit in "99":
        anna.keyboard.press(digit)
    # More than she has: the bar offers all she has, and says so.
    expect(bid).to_contain_text("Bid 40")
    expect(bid).to_contain_text("you have 40")
    anna.keyboard.press("Backspace")
    expect(bid).to_contain_text("Bid 9")
    expect(bid).to_contain_text("leaves you 31")
    anna.keyboard.press("a")
    anna.keyboard.press("Enter")
    blocked = anna.locator("section.bar [data-blocked=money]")
    play_on([anna, bruno], lambda: blocked.count() > 0)
    expect(blocked).to_have_text("You cannot top this bid.")


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["desk", "phone"])
def test_the_bar_keeps_its_height(visit: Visit, screen: dict[str, Any]) -> None:
    anna, bruno, _ = sat_down(visit, **screen)

    def height() -> float:
        return anna.locator("section.bar").evaluate("bar => bar.getBoundingClientRect().height")

    play_on([anna, bruno], lambda: turn(bruno) and not turn(anna))
    idle = height()
    play_on([anna, bruno], lambda: turn(anna) and phase(anna) == "bid")
    assert height() == idle


def test_single_keys_can_be_switched_off(visit: Visit) -> None:
    page = visit("/settings")
    page.get_by_label("Use single-key shortcuts").uncheck()
    page.goto(f"/t/{make_table(page, 'medici', 3, first=1)}")
    bar = page.locator("section.bar[data-mine]")
    bar.wait_for()
    group = page.locator("[data-group] [data-lot]")
    lots = group.count()
    page.keyboard.press("d")
    page.locator("[data-token=stop]").click()
    page.locator("section.bar[data-mine][data-phase=bid]").wait_for()
    assert group.count() == lots
    ply = bar.get_attribute("data-ply")
    shown = page.locator(".act .main").inner_text()
    for key in "7af+p":
        page.keyboard.press(key)
    assert page.locator(".act .main").inner_text() == shown
    assert bar.get_attribute("data-ply") == ply
    page.locator("#decision").focus()
    page.keyboard.press("Enter")
    page.wait_for_function(
        "ply => document.querySelector('section.bar').dataset.ply !== ply", arg=ply
    )


# Notes whether the page offers to skip, from now on.
TRAILS = """() => {
  window.trailed = false;
  const look = () => { window.trailed ||= document.querySelector('[data-skip]') !== null; };
  document.querySelector('[data-skip]').click();
  queueMicrotask(() => new MutationObserver(look).observe(
    document.body, {subtree: true, childList: true}));
}"""


def test_skipping_lasts_until_my_turn(visit: Visit) -> None:
    page = visit("/settings", prefs={"speed": 1.8})
    page.goto(f"/t/{make_table(page, 'medici', 4, first=1, pace='brisk')}")
    page.locator("[data-token=stop]").click()
    expect(page.locator("[data-skip]")).to_have_text("Skip to my turn")
    page.evaluate(TRAILS)
    # The bots go on one by one, and none of them is waited for again.
    page.wait_for_selector("section.bar[data-mine][data-phase=bid]")
    assert page.evaluate("window.trailed") is False


def orders_in(message: Any) -> list[Any]:
    """Every list of standing orders anywhere in a message."""
    if isinstance(message, dict):
        found = [message["orders"]] if isinstance(message.get("orders"), list) else []
        return found + [one for value in message.values() for one in orders_in(value)]
    if isinstance(message, list):
        return [one for value in message for one in orders_in(value)]
    return []


@pytest.mark.parametrize("handover", [False, True])
def test_people_share_a_device(visit: Visit, handover: bool) -> None:
    page = visit("/new", prefs={"handover": handover})
    page.locator("input[name=count][value='3']").check(force=True)
    page.locator("select[data-seat='2']").select_option("guest")
    page.locator("input[placeholder]").nth(1).fill("Bruno")
    page.locator("select[data-seat='3']").select_option("bot:random")
    page.locator("[data-make]").click()
    page.wait_for_url("**/t/*")
    player = Player(page, "mouse", 2)
    seen: set[str] = set()
    acted: set[str | None] = set()
    for _ in range(30):
        acted.add(page.evaluate("document.querySelector('section.bar')?.dataset.mine"))
        seen.add(player.step())
        if acted >= {"1", "2"} and player.decisions > 4:
            break
    assert acted >= {"1", "2"}
    # Nothing is hidden in these games: people pass the device on as they like, unless asked to.
    assert ("hand" in seen) == handover


def test_a_decision_can_be_taken_back(visit: Visit) -> None:
    page = visit("/settings")
    page.goto(f"/t/{make_table(page, 'medici', 3, first=1)}")
    page.locator("section.bar[data-mine][data-phase=select]").wait_for()
    group = page.locator("[data-group] [data-lot]")
    before = group.count()
    page.locator("[data-token=stop]").click()
    page.locator("section.bar:not([data-phase=select])").wait_for()
    page.locator("[data-undo]").click()
    expect(page.locator("[data-undo-what]")).to_contain_text("offer the group")
    page.locator("[data-do=undo]").click()
    page.locator("section.bar[data-mine][data-phase=select]").wait_for()
    assert group.count() == before
    expect(page.locator(".log li").first).to_have_text(re.compile("undid a move: offer the group"))


def test_a_table_that_is_gone(visit: Visit) -> None:
    page = visit("/t/no-such-table", quiet=False)
    expect(page.locator("main h1")).to_contain_text("does not exist")


def test_a_screen_reader_hears_the_turn(visit: Visit) -> None:
    page = visit("/settings")
    page.goto(f"/t/{make_table(page, 'strozzi', 2)}")
    page.wait_for_selector("section.bar[data-mine]")
    expect(page.locator("[data-live]")).to_contain_text("It is your turn")
    # Focus is where the decision is, so the next key acts on it.
    assert page.evaluate("document.activeElement.id") == "decision"


@pytest.mark.parametrize("confirm", [True, False])
def test_confirming_can_be_switched_off(visit: Visit, confirm: bool) -> None:
    page = visit("/settings", prefs={"confirm": confirm})
    page.goto(f"/t/{make_table(page, 'medici', 3, first=3)}")
    player = Player(page, "mouse", 1)
    while phase(page) != "bid" or not turn(page):
        player.step()
        page.wait_for_selector("section.bar[data-mine]")
    ply = page.locator("section.bar").get_attribute("data-ply")
    page.locator("[data-token=pass]").click()
    if confirm:
        expect(page.locator("[data-token=pass]")).to_contain_text("Really")
        assert page.locator("section.bar").get_attribute("data-ply") == ply
        page.locator("[data-token=pass]").click()
    page.wait_for_function(
        "ply => document.querySelector('section.bar').dataset.ply !== ply", arg=ply
    )
