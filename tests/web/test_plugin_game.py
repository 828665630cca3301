"""A game without a web folder, at the generic table: Crates, installed as a plug-in."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .checks import too_wide, violations
from .conftest import TOUCH, WIDE, Invite
from .guests import Guest
from .pages import HomePage, TablePage
from .player import Player
from .server import Server

PLUGIN = Path(__file__).parents[1] / "plugin"


@pytest.fixture(scope="module")
def installed() -> Iterator[None]:
    """Processes that these tests start have the plug-in."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(PLUGIN), prepend=os.pathsep)
        yield


@pytest.fixture(scope="module")
def server(installed: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("site")) as running:
        yield running


def lines(table: TablePage) -> Locator:
    return table.part("position").get_by_role("listitem")


def replayed(guest: Guest, table: str) -> dict[str, Any]:
    """The record of the table, replayed by the command line, which has the plug-in."""
    answer = subprocess.run(
        [str(Path(sys.executable).with_name("florin")), "replay", "-", "--json"],
        input=json.dumps(guest.call("GET", f"/tables/{table}/record")),
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(answer.stdout)


def test_the_home_page_starts_a_whole_game_that_can_be_replayed(guest: Guest) -> None:
    home = HomePage(guest.open())
    expect(home.page.get_by_role("heading", name="Crates")).to_have_count(1)
    expect(home.page.locator("a[href='/rules/crates']")).to_have_count(0)
    home.play("crates").click()
    home.page.wait_for_url("**/t/*")
    table = TablePage(home.page)
    table.wait_for_turn()
    expect(lines(table).first).to_contain_text("Crates, round 1; seat 1 acts")
    expect(lines(table)).to_have_count(5)
    # Numbers out of range cannot be sent.
    field = table.bar.get_by_role("spinbutton")
    send = table.bar.get_by_role("button", name="Play")
    expect(field).to_have_attribute("max", "15")
    field.fill("16")
    expect(send).to_be_disabled()
    table.resize(390, 844)
    field.fill("15")
    expect(send).to_be_enabled()
    assert violations(table.page) == []
    assert too_wide(table.page) <= 0
    table.resize(**WIDE["viewport"])
    mark = table.waits()
    field.fill("1")
    send.click()
    table.wait_past(mark)
    expect(table.log.filter(has_text="bids 1")).not_to_have_count(0)
    Player(table, "mouse").play_out()
    end = replayed(guest, table.id)
    assert end["over"]
    assert table.standings == (sorted(end["money"], reverse=True), len(end["winners"]))
    table.goto(f"/t/{table.id}/replay")
    table.page.keyboard.press("Home")
    expect(lines(table).first).to_contain_text("chance acts")
    table.page.keyboard.press("End")
    expect(lines(table).first).to_contain_text("the game is over")
    # The review of one's own game opens by itself.
    expect(table.part("coach").first).to_be_visible()


def test_the_form_offers_its_options_and_bots(invite: Invite) -> None:
    guest = invite(**TOUCH)
    table = TablePage(guest.open("/new"))
    for name in ("Crates", "2"):
        table.page.get_by_role("radio", name=name, exact=True).check(force=True)
    table.part("seat", 2).select_option("bot:dealer")
    table.part("option", "capital").select_option("20")
    table.part("make").tap()
    table.page.wait_for_url("**/t/*")
    expect(lines(table).nth(2)).to_contain_text("20 florins")
    assert guest.call("GET", f"/tables/{table.id}/record")["options"] == {"capital": 20}
    player = Player(table, "touch")
    for _ in range(3):
        player.step()
