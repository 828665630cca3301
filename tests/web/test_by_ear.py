"""The accessibility tree alone: what a screen reader is given is enough to play."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .guests import Guest
from .pages import TablePage
from .positions import DAY_3, FIRST_BID, LATE_PRICE, LOAD, SELECT, Position

WORDS = {"C": "Cloth", "F": "Fur", "G": "Grain", "D": "Dye", "S": "Spice"}
NAMES = ["Lorenza", "Ginevra", "Piero"]


def name_of(seat: int) -> str:
    return NAMES[seat - 1]


def lot_words(lot: str, gold: int) -> str:
    return f"Gold {gold}" if lot == "Au" else f"{WORDS[lot[0]]} {lot[1]}"


def region(table: TablePage, name: str) -> Locator:
    return table.page.get_by_role("region", name=name, exact=True)


def tree(where: Locator) -> str:
    """The accessibility tree, without the texts inside pictures, which are not read out."""
    return re.sub(r'(img "[^"]*"\'?): .*', r"\1", where.aria_snapshot())


def check_market(market: str, view: dict[str, Any]) -> None:
    """Everything of the auction that eyes can see is in the tree as text."""
    assert re.search(rf"{view['bag']} lots? left in the bag", market)
    assert f"at most {max(len(view['group']), view['group_limit'])} lot" in market
    for lot in view["group"]:
        assert f'img "{lot_words(lot, view["gold"])}"' in market
    if view["group"]:
        assert f'definition: "{view["group_value"]}"' in market
    if view["bidder"] is not None:
        high = "1 florin" if view["high"] == 1 else f"{view['high']} florins"
        assert f"definition: {high} {name_of(view['bidder'])}" in market
    for buyer in view["buyers"]:
        name, auction = name_of(buyer["seat"]), buyer["auction"]
        match auction["state"]:
            case "bid":
                assert f"{name} bids {auction['florins']}" in market
            case "passed":
                assert f"{name} passes" in market
            case "cannot":
                why = "can’t outbid" if auction["why"] == "money" else "no room"
                assert f"{name} {why}" in market
            case "out":
                assert f"{name} ship full" in market
            case _:
                pass
    assert re.search(rf"{name_of(view['to_act'])} (bids now|selects)", market)


def check_ships(cards: Locator, view: dict[str, Any]) -> None:
    for buyer in view["buyers"]:
        name = name_of(buyer["seat"])
        card = tree(cards.filter(has_text=name))
        assert f"{buyer['money']} florin" in card
        assert f"Ship: {len(buyer['ship'])} of {view['holds']} holds loaded" in card
        lots = [lot_words(lot, view["gold"]) for lot in buyer["ship"]]
        assert lots == re.findall(r'img "([^"]*)"', card)
        sheet = view["projection"]["buyers"][buyer["seat"] - 1]
        assert f"+{sheet['cargo_pay'] + sheet['stall_pay']}" in card
        assert f'definition: "{buyer["cargo"]}"' in card
        assert ("Selector" in card) == (view["selector"] == buyer["seat"])
        assert (" you" in card) == (name == NAMES[0])


def check_stalls(stalls: str, view: dict[str, Any]) -> None:
    assert "Levels 5, 6, 7 pay 5, 10, 20 florins more." in stalls
    for commodity in ("cloth", "fur", "grain", "dye", "spice"):
        text = re.search(rf"{commodity.capitalize()} stall: ([^\"]*)\"", stalls)
        assert text, commodity
        for buyer in view["buyers"]:
            level = f"{name_of(buyer['seat'])} on level {buyer['levels_now'][commodity]}"
            assert re.search(rf"{level}\b", text[1]), (commodity, text[1])


def position_of(guest: Guest, table: TablePage, game: str) -> dict[str, Any]:
    """The server's position, once the page shows it: the tree and the server agree on the ply."""
    now = guest.table(game)
    expect(table.bar).to_have_attribute("data-ply", str(now["table"]["ply"]))
    return now["position"]


def press(table: TablePage, name: str) -> None:
    """Presses the first button of the decision whose name begins like this; waits for its end."""
    mark = table.waits()
    button = region(table, "Your decision").get_by_role("button", name=re.compile(f"^({name})"))
    button.first.press("Enter")
    table.wait_past(mark)


@pytest.mark.parametrize("position", [FIRST_BID, DAY_3], ids=["game", "day 3"])
def test_medici_by_ear(guest: Guest, position: Position) -> None:
    """To the end of the game."""
    game = guest.continue_game(position, name=NAMES[0])
    table = guest.open_table(game)
    table.page.get_by_role("tab", name="Lots left").press("Enter")
    decisions = 0
    while not (kind := table.waits()).startswith("final"):
        if kind.startswith("sheet"):
            # The day's sheet is a table: each buyer a column, every source of florins a row.
            assert table.dialog.get_by_role("columnheader").count() == 1 + len(NAMES)
            table.close_sheet("keys")
            continue
        view = position_of(guest, table, game)
        market = region(table, "Market")
        check_market(tree(market), view)
        check_ships(region(table, "Ships").get_by_role("listitem"), view)
        check_stalls(tree(region(table, "Market stalls")), view)
        unseen = f"{len(view['unseen'])} lots unseen; {view['bag']} of them in the bag"
        assert unseen in tree(table.page.get_by_role("tabpanel"))
        decisions += 1
        if view["phase"] == "select":
            press(table, "Draw another lot" if decisions % 2 else "Offer the group")
        else:
            # The least that tops the others, as long as it is cheap.
            press(table, "Bid|Buy for" if table.least < 6 and decisions % 3 else "Pass")
    expect(table.page.get_by_role("heading", name=re.compile(r"wins|Shared win"))).to_be_visible()
    assert decisions > 2
    assert "The game is over" in table.announced.aria_snapshot()


@pytest.mark.parametrize("position", [SELECT, LOAD, LATE_PRICE], ids=["select", "load", "price"])
def test_strozzi_by_ear(guest: Guest, position: Position) -> None:
    """Whose ship lies where with what, who leads, and where it may be sent."""
    game = guest.continue_game(position, name=NAMES[0])
    table = guest.open_table(game)
    expect(table.announced).to_contain_text("It is your turn")
    # Focus is where the decision is, so the next key acts on it.
    expect(table.question).to_be_focused()
    table.wait_for_turn()
    check_harbours(table, position_of(guest, table, game))
    if position is not LOAD:
        press(table, "Ask|Draw another lot")
        return
    ships = region(table, "Your decision").get_by_role("button", name=re.compile(r"^\d-hold ship"))
    ships.first.press("Enter")
    mark = table.waits()
    loading = region(table, "Harbours").get_by_role("button", name=re.compile("^Load"))
    loading.first.press("Enter")
    table.wait_past(mark)
    table.wait_for_turn()
    check_harbours(table, position_of(guest, table, game))


def check_harbours(table: TablePage, view: dict[str, Any]) -> None:
    board = region(table, "Harbours")
    assert "Fields 3, 4 pay 10, 20 florins more." in tree(board)
    for house in view["players"]:
        for ship in house["fleet"]:
            if ship["harbour"] is None:
                continue
            harbour = board.get_by_role("region").nth(ship["harbour"] - 1)
            dock = tree(harbour.get_by_role("group", name=name_of(house["seat"])))
            assert f"Ship: {len(ship['lots'])} of {ship['holds']} holds loaded" in dock
            pay = view["projection"]["harbours"][ship["harbour"] - 1]["pay"]
            assert ("leads" in dock) == (pay[house["seat"] - 1] > 0)
            lots = [lot_words(lot, view["gold"]) for lot in ship["lots"]]
            assert lots == re.findall(r'img "([^"]*)"', dock)
