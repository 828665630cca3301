"""Whole games through the page, by mouse, by keys and by touch, checked by `florin replay`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import TOUCH, Visit
from .player import Hands, Player
from .server import Server
from .tables import make_table


def begin(page: Page, game: str, buyers: int, hands: Hands) -> None:
    """From the home page into a game against bots."""
    button = page.locator(f"[data-play={game}]")
    if hands == "keys":
        button.focus()
        page.keyboard.press("Enter")
    else:
        if game == "medici":
            page.locator(f"label:has(input[name=players-{game}][value='{buyers}'])").click()
        button.click()
    page.wait_for_url("**/t/*")


def replayed(server: Server, page: Page) -> dict[str, Any]:
    """The server's record of the table on the page, replayed by the command line."""
    table = page.url.rsplit("/", 1)[-1]
    record = json.dumps(server.get(f"/tables/{table}/record"))
    florin = str(Path(sys.executable).with_name("florin"))
    answer = subprocess.run(
        [florin, "replay", "-", "--json"],
        input=record,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    return json.loads(answer.stdout)


def shown_money(page: Page) -> list[int]:
    """Final money, richest first, as the standings show it."""
    shown = page.locator(".standings .florins > span:first-of-type").all_inner_texts()
    return [int(florins.replace("−", "-")) for florins in shown]


@pytest.mark.parametrize(
    ("game", "buyers", "hands"),
    [
        ("medici", 3, "mouse"),
        ("medici", 6, "keys"),
        ("medici", 3, "touch"),
        ("medici", 6, "touch"),
        ("strozzi", 2, "mouse"),
        ("strozzi", 2, "keys"),
        ("strozzi", 2, "touch"),
    ],
)
def test_a_whole_game(visit: Visit, server: Server, game: str, buyers: int, hands: Hands) -> None:
    page = visit("/", **(TOUCH if hands == "touch" else {}))
    if (game, buyers, hands) == ("medici", 6, "keys") or hands == "touch":
        # Quick bots: what is tested here is the page.
        page.goto(f"/t/{make_table(page, game, buyers)}")
    else:
        begin(page, game, buyers, hands)
    player = Player(page, hands)
    player.play_out()
    end = replayed(server, page)
    assert end["over"]
    assert player.decisions > 10
    assert shown_money(page) == sorted(end["money"], reverse=True)
    winners = page.locator(".standings .won")
    assert winners.count() == len(end["winners"])
