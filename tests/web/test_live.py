"""Several people at one table: what they see, secrets, lost connections, sharing a device."""

from __future__ import annotations

import re
import signal
from typing import Any

from playwright.sync_api import Page, Response, expect

from .checks import violations
from .conftest import PHONE, WIDE, Invite
from .guests import Guest, seat_together
from .pages import TablePage
from .positions import FIRST_BID, SEAT_2_BIDS
from .server import Server
from .waiting import wait_ready, wait_until

# Two people bid against each other.
FLORINS = ("3", "4")


def bid_in_turn(tables: list[TablePage]) -> None:
    """These people are the next to bid; all who look at the table read it in the log."""
    for table, florins in zip(tables, FLORINS, strict=False):
        table.wait_for_turn("bid")
        table.decide(florins)


def test_two_play_and_a_third_looks_on(invite: Invite) -> None:
    anna, bruno, carla = (invite(**WIDE) for _ in range(3))
    table = seat_together(FIRST_BID, anna, bruno)
    pages = [guest.open_table(table) for guest in (anna, bruno, carla)]
    bid_in_turn(pages[:2])
    for page in pages:
        expect(page.log.filter(has_text="bids 4")).to_have_count(1)
    first, second, spectator = pages
    expect(spectator.my_turn).to_have_count(0)
    expect(spectator.part("token")).to_have_count(0)
    first.say("<b>buona fortuna</b>")
    second.tab("chat").click()
    expect(second.chat).to_contain_text(["<b>buona fortuna</b>"])


def test_the_server_dies_in_an_auction_and_all_go_on(invite: Invite, server: Server) -> None:
    # A refused connection is an error on the console, and here it is meant to be.
    anna, bruno, carla = (invite(quiet=False, **WIDE) for _ in range(3))
    table = seat_together(FIRST_BID, anna, bruno)
    pages = [guest.open_table(table) for guest in (anna, bruno, carla)]
    first = pages[0]
    first.wait_for_turn("bid")
    first.tab("chat").click()
    first.line.fill("not yet sent")
    for page in pages:
        page.page.evaluate("() => { window.florinTest = 'same page' }")
    server.stop(signal.SIGKILL)
    for page in pages:
        expect(page.lost).to_be_visible()
    server.start()
    for page in pages:
        expect(page.lost).to_have_count(0)
    # Nothing entered was lost, and nobody reloaded.
    expect(first.line).to_have_value("not yet sent")
    first.tab("log").click()
    bid_in_turn(pages[:2])
    for page in pages:
        expect(page.log.filter(has_text="bids 4")).to_have_count(1)
        assert page.page.evaluate("window.florinTest") == "same page"


class Orders:
    """The list of orders in the counter of a person who waits for their turn."""

    def __init__(self, table: TablePage) -> None:
        self.table = table
        self.form = table.part("order-form")
        self.list = table.part("order")

    def leave(self, kind: str, florins: str | None = None, at: int | None = None) -> None:
        """A new order, or another one in place of order `at`."""
        opener = self.table.part("open-order")
        (opener if at is None else self.table.part("edit-order").nth(at)).click()
        self.form.get_by_role("combobox").first.select_option(kind)
        if florins is not None:
            self.form.get_by_role("spinbutton").fill(florins)
        self.table.part("give-order").click()
        expect(self.form).to_have_count(0)

    def expect(self, *kinds: str) -> None:
        expect(self.list).to_have_count(len(kinds))
        for place, kind in enumerate(kinds):
            expect(self.list.nth(place)).to_have_attribute("data-order", kind)


def test_orders_are_edited_and_carried_out_and_nobody_else_hears_of_them(invite: Invite) -> None:
    anna, bruno = invite(**PHONE), invite(**WIDE)
    table = seat_together(SEAT_2_BIDS, anna, bruno)
    rival, heard = overheard(bruno, table)
    page = anna.open_table(table)
    orders = Orders(page)
    for kind in ("pass", "bid", "raise", "per_point", "pass_three"):
        orders.leave(kind)
        orders.expect(kind)
        page.part("remove-order").click()
        orders.expect()
    page.resize(1440, 900)
    orders.leave("raise_ask", "9")
    expect(orders.list).to_contain_text("up to 9, then ask me")
    page.part("remove-order").click()
    orders.leave("pass_day")
    expect(page.part("order-now")).to_have_attribute("data-order-now", "pass")
    orders.leave("raise", "30")
    orders.expect("pass_day", "raise")
    page.part("first-order").click()
    orders.expect("raise", "pass_day")
    # A press on an order changes it in its place.
    orders.leave("raise", "29", at=0)
    expect(orders.list.first).to_contain_text("29")
    orders.expect("raise", "pass_day")
    expect(page.part("order-now").first).to_have_attribute("data-order-now", re.compile(r"^\d+$"))
    # The orders are there after a reload, and decide when it is her turn.
    page.page.reload()
    orders.expect("raise", "pass_day")
    rival.decide("4")
    expect(rival.log.filter(has_text="Anna buys for")).to_have_count(1)
    messages = heard()
    assert len(messages) > 2
    for message in messages:
        assert "pass_day" not in re.sub(r'"kinds":\[[^\]]*\]', "", message)
    assert set(re.findall(r'"orders":(\[.)', "".join(messages))) == {"[]"}


def overheard(guest: Guest, table: str) -> tuple[TablePage, Any]:
    """The page of a table, and a function that returns all that the server has told it."""
    page = guest.context.new_page()
    frames: list[str] = []
    answers: list[Response] = []

    def keep(answer: Response) -> None:
        if "/api/" in answer.url:
            answers.append(answer)

    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))),
    )
    page.on("response", keep)
    page.goto(f"/t/{table}")
    wait_ready(page)
    return TablePage(page), lambda: frames + [answer.text() for answer in answers]


def test_the_counter_says_why_a_bid_is_not_possible_and_keeps_its_height(invite: Invite) -> None:
    anna, bruno, carla = (invite(**WIDE) for _ in range(3))
    table = seat_together(FIRST_BID, anna, bruno, carla)
    page = anna.open_table(table)
    page.wait_for_turn("bid")
    bidding = heights(page)
    press_keys(page.page, "9", "9")
    # More than she has: the counter offers all she has, and says so.
    expect(page.confirm).to_contain_text("Bid 40")
    expect(page.confirm).to_contain_text("you have 40")
    press_keys(page.page, "Backspace")
    expect(page.confirm).to_contain_text("Bid 9")
    expect(page.confirm).to_contain_text("leaves you 31")
    press_keys(page.page, "a", "Enter")
    # She has bought the group for all her money, and offers the next one.
    page.wait_for_turn("select")
    page.decide("stop")
    bruno.move(table, "1")
    expect(page.part("blocked", "money")).to_have_text("You can’t afford to outbid.")
    assert heights(page) == bidding


def heights(table: TablePage) -> list[float]:
    """Of the counter, on a phone and on a desktop."""
    measured: list[float] = []
    for screen in (PHONE, WIDE):
        table.resize(**screen["viewport"])
        measured.append(table.bar.evaluate("bar => bar.getBoundingClientRect().height"))
    return measured


def press_keys(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def test_skipping_lasts_until_my_turn(invite: Invite) -> None:
    anna, bruno, carla = (invite({"speed": 1.8}, **WIDE) for _ in range(3))
    game = seat_together(FIRST_BID, anna, bruno, carla)
    page = anna.context.new_page()
    page.clock.install()
    page.goto(f"/t/{game}")
    table = TablePage(page)
    table.wait_for_turn()
    # The page's time stands still: no step is shown to its end, unless it is skipped.
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    table.decide("pass")
    bruno.move(game, "3")
    expect(table.part("skip")).to_have_text("Skip to my turn")
    table.part("skip").click()
    expect(table.log.filter(has_text="bids 3")).to_have_count(1)
    carla.move(game, "4")
    table.wait_for_turn("select")


def test_people_share_a_device(invite: Invite) -> None:
    page = invite({"handover": True}, **WIDE).open("/new")
    page.get_by_role("radio", name="Medici vs Strozzi").check(force=True)
    table = TablePage(page)
    table.part("seat", 2).select_option("guest")
    names = page.get_by_placeholder("Name")
    names.nth(0).fill("Anna")
    names.nth(1).fill("Bruno")
    expect(table.part("stand-in")).to_have_count(0)
    table.part("clock-choice").select_option("86400")
    # In a game without a pass there is nothing to choose: a bot plays.
    expect(table.part("stand-in")).to_have_count(0)
    table.part("make").click()
    page.wait_for_url("**/t/*")
    for name in ("Anna", "Bruno"):
        # Between two people nothing can be decided, and the focus is on the one thing to do.
        hand = table.part("hand")
        expect(hand).to_contain_text(f"I am {name}")
        expect(hand).to_be_focused()
        expect(table.bar.or_(table.part("token"))).to_have_count(0)
        assert violations(page) == []
        table.take_over("keys")
        expect(table.question).to_contain_text(f"{name}:")
        if name == "Anna":
            # Whoever goes on deciding is not asked again who they are.
            table.decide("stop")
            table.decide("5")
    # Nothing is hidden in these games: people pass the device on as they like, unless asked to.
    table.open_menu()
    expect(page.get_by_text("If time runs out: A bot takes over")).to_be_visible()
    page.get_by_label("Several people on one device").uncheck()
    page.keyboard.press("Escape")
    table.decide("decline")
    table.wait_for_turn("load")
    expect(table.question).to_contain_text("Anna:")


def test_a_decision_can_be_taken_back(guest: Guest) -> None:
    table = guest.open_table(FIRST_BID)
    table.decide("pass")
    table.part("undo").click()
    dialog = table.part("asks", "undo")
    expect(dialog).to_contain_text("pass")
    assert stops_of_tab(table.page) <= {"dialog", "browser"}
    table.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    table.ask_undo()
    wait_until(table.page, "() => document.querySelector('[data-bar]').dataset.ply === '6'", "undo")
    expect(table.log.first).to_have_text(re.compile("undid a move: pass"))


def stops_of_tab(page: Page) -> set[str]:
    """Where the focus goes by Tab: "dialog", the "browser" after its last element, or elements."""
    stops: set[str] = set()
    for _ in range(8):
        page.keyboard.press("Tab")
        stops.add(
            page.evaluate(
                "() => { const at = document.activeElement;"
                " return at === document.body ? 'browser'"
                " : at.closest('dialog') ? 'dialog' : at.outerHTML; }"
            )
        )
    return stops
