# pyright: basic
"""A whole game by the accessibility tree alone: what a screen reader is given is enough to play."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from .conftest import Visit
from .tables import make_table

WORDS = {"C": "Cloth", "F": "Fur", "G": "Grain", "D": "Dye", "S": "Spice"}
NAMES = ["Lorenza", "Ginevra", "Piero"]


def lot_words(lot: str, gold: int) -> str:
    return f"Gold {gold}" if lot == "Au" else f"{WORDS[lot[0]]} {lot[1]}"


def region(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name, exact=True)


def tree(where: Locator) -> str:
    """The accessibility tree, without the texts inside pictures, which are not read out."""
    return re.sub(r'(img "[^"]*"\'?): .*', r"\1", where.aria_snapshot())


def medici_is_told(page: Page, view: dict[str, Any]) -> None:
    """Everything of the position that eyes can see is in the tree as text."""
    gold = view["gold"]
    market = tree(region(page, "Market"))
    left = view["bag"]
    assert re.search(rf"{left} lots? left in the bag", market)
    assert f"at most {max(len(view['group']), view['group_limit'])} lot" in market
    for lot in view["group"]:
        assert f'img "{lot_words(lot, gold)}"' in market
    if view["group"]:
        assert f'definition: "{view["group_value"]}"' in market
    if view["bidder"] is not None:
        bidder = NAMES[view["bidder"] - 1]
        high = "1 florin" if view["high"] == 1 else f"{view['high']} florins"
        assert f"definition: {high} {bidder}" in market
    for buyer in view["buyers"]:
        name, auction = NAMES[buyer["seat"] - 1], buyer["auction"]
        if auction["state"] == "bid":
            assert f"{name} bids {auction['florins']}" in market
        elif auction["state"] == "passed":
            assert f"{name} passes" in market
        elif auction["state"] == "cannot":
            why = "can’t top it" if auction["why"] == "money" else "no room"
            assert f"{name} {why}" in market
        elif auction["state"] == "out":
            assert f"{name} ship full" in market
    assert re.search(rf"{NAMES[view['to_act'] - 1]} (bids now|selects)", market)
    cards = region(page, "Ships").get_by_role("listitem")
    for buyer in view["buyers"]:
        name = NAMES[buyer["seat"] - 1]
        card = tree(cards.filter(has_text=name))
        assert f"{buyer['money']} florin" in card
        assert f"Ship: {len(buyer['ship'])} of {view['holds']} holds loaded" in card
        assert [lot_words(lot, gold) for lot in buyer["ship"]] == re.findall(r'img "([^"]*)"', card)
        sheet = view["projection"]["buyers"][buyer["seat"] - 1]
        assert f"+{sheet['cargo_pay'] + sheet['stall_pay']}" in card
        assert f'definition: "{buyer["cargo"]}"' in card
        assert ("Selector" in card) == (view["selector"] == buyer["seat"])
        assert (" you" in card) == (name == NAMES[0])
    stalls = tree(region(page, "Market stalls"))
    assert "Levels 5, 6, 7 pay 5, 10, 20 florins more." in stalls
    for commodity in ("cloth", "fur", "grain", "dye", "spice"):
        told = re.search(rf"{commodity.capitalize()} stall: ([^\"]*)\"", stalls)
        assert told, commodity
        for buyer in view["buyers"]:
            level = buyer["levels_now"][commodity]
            name = NAMES[buyer["seat"] - 1]
            assert re.search(rf"{name} on level {level}\b", told[1]), (commodity, told[1])
    unseen = tree(page.get_by_role("tabpanel"))
    assert f"{len(view['unseen'])} lots unseen; {view['bag']} of them in the bag" in unseen


def test_a_whole_game_of_medici(visit: Visit) -> None:
    page = visit("/settings")
    table = make_table(page, "medici", 3, name=NAMES[0])
    page.goto(f"/t/{table}")
    page.get_by_role("tab", name="Unseen").press("Enter")
    decision = region(page, "Your decision")
    over = page.get_by_role("heading", name=re.compile(r"wins|Shared win"))
    sheet = page.get_by_role("dialog")
    decisions = 0
    for _ in range(200):
        expect(over.or_(sheet).or_(decision.get_by_role("heading", level=2)).first).to_be_attached()
        if over.count():
            break
        if sheet.count():
            # The day's sheet is a table: each buyer a column, every source of florins a row.
            assert sheet.get_by_role("columnheader").count() == 1 + len(NAMES)
            sheet.get_by_role("button").last.press("Enter")
            continue
        asked = decision.get_by_role("heading", level=2)
        if not asked.count():
            continue
        now = page.request.get(f"/api/tables/{table}").json()
        if not now["you"]["legal"]:
            continue
        # The screen may be about to show the same: the tree and the server agree on the ply.
        expect(decision).to_have_attribute("data-ply", str(now["table"]["ply"]))
        medici_is_told(page, now["position"])
        decisions += 1
        if decision.get_by_role("button", name="Offer the group").count():
            wish = "Draw another lot" if decisions % 2 else "Offer the group"
        else:
            # The least that tops the others, as long as it is cheap; the button says how much.
            offer = decision.get_by_role("button", name=re.compile("^(Bid|Buy for) "))
            least = int(re.findall(r"\d+", offer.inner_text())[0])
            wish = "(Bid|Buy for) " if least < 6 and decisions % 3 else "Pass"
        decision.get_by_role("button", name=re.compile(f"^{wish}")).first.press("Enter")
        page.wait_for_function(
            """ply => document.querySelector('section.bar')?.dataset.ply !== ply""",
            arg=str(now["table"]["ply"]),
        )
    assert over.count() == 1
    assert decisions > 10
    heard = page.locator("[data-live]").aria_snapshot()
    assert "The game is over" in heard


def test_harbours_are_told(visit: Visit) -> None:
    """Medici vs Strozzi: whose ship lies where with what, who leads, and where it may be sent."""
    page = visit("/settings")
    table = make_table(page, "strozzi", 2, name=NAMES[0])
    page.goto(f"/t/{table}")
    decision = region(page, "Your decision")
    loads = 0
    for _ in range(60):
        decision.get_by_role("heading", level=2).wait_for()
        now = page.request.get(f"/api/tables/{table}").json()
        if not now["you"]["legal"]:
            continue
        expect(decision).to_have_attribute("data-ply", str(now["table"]["ply"]))
        view = now["position"]
        board = region(page, "Harbours")
        assert "Fields 3, 4 pay 10, 20 florins more." in tree(board)
        for house in view["players"]:
            for ship in house["fleet"]:
                if ship["harbour"] is None:
                    continue
                harbour = board.get_by_role("region").nth(ship["harbour"] - 1)
                dock = tree(harbour.get_by_role("group", name=NAMES[house["seat"] - 1]))
                told = f"Ship: {len(ship['lots'])} of {ship['holds']} holds loaded"
                assert told in dock
                pay = view["projection"]["harbours"][ship["harbour"] - 1]["pay"]
                assert ("leads" in dock) == (pay[house["seat"] - 1] > 0)
                lots = [lot_words(lot, view["gold"]) for lot in ship["lots"]]
                assert lots == re.findall(r'img "([^"]*)"', dock)
        if view["phase"] == "load":
            loads += 1
            if loads == 3:
                return
            decision.get_by_role("button", name=re.compile(r"^\d-hold ship")).first.press("Enter")
            board.get_by_role("button", name=re.compile("^Load")).first.press("Enter")
        else:
            wish = re.compile("^(Ask|Buy|Offer the group)")
            decision.get_by_role("button", name=wish).first.press("Enter")
        page.wait_for_function(
            """ply => document.querySelector('section.bar')?.dataset.ply !== ply
              || document.querySelector('[data-scoring]')""",
            arg=str(now["table"]["ply"]),
        )
    raise AssertionError("too few groups were loaded")
