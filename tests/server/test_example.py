"""The example client of the docs plays a whole game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from deadlines import DEADLINE
from server_kit import Player, ServerProcess

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "player.py"


def test_the_example_plays_a_game_to_its_end(process: ServerProcess) -> None:
    with Player(process, "Anna") as anna:
        secret = anna.ok("POST", "/api/me/tokens", {"label": "example"})["secret"]
        run = subprocess.run(
            [sys.executable, EXAMPLE, process.address, secret],
            capture_output=True,
            text=True,
            timeout=DEADLINE,
            check=True,
        )
        (table,) = anna.ok("GET", "/api/me/tables")["tables"]
        assert table["status"] == "over"
        assert run.stdout == f"money {table['result']['money']}\n"
        steps = anna.ok("GET", f"/api/tables/{table['id']}/steps")["steps"]
        assert any(step["actor"] == 1 and step["token"].isdigit() for step in steps)


def test_it_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 40
