"""How long does the coach take to answer while several people practise?

Each person plays a table of its own against the strongest level, asks for a hint at every decision,
thinks for a moment and plays the best choice. The time is that of the whole request.
"""

from __future__ import annotations

import http.client
import json
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import quantiles
from typing import Any

from rich.console import Console

from florin import games
from florin.bench.processes import Served, florin
from florin.core import Game

THINK_SECONDS = 1.0  # between an answer and the next decision, at least


def run(game: Game, players: int, people: int, seconds: float) -> None:
    """Measures on SQLite and prints Markdown."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'coach.db'}"
        with florin(database) as served, ThreadPoolExecutor(people) as executor:
            until = time.monotonic() + seconds
            waiting = [
                executor.submit(practise, served, game.name, players, until) for _ in range(people)
            ]
            times = sorted(each for done in waiting for each in done.result())
    out = Console(width=200, highlight=False, markup=False)
    out.print("| game | people | hints | median | 95th percentile | slowest |")
    out.print("|---|---|---|---|---|---|")
    cuts = quantiles(times, n=20)
    shown = " | ".join(f"{1000 * value:.0f} ms" for value in (cuts[9], cuts[18], times[-1]))
    out.print(f"| {game.name}, {players} | {people} | {len(times)} | {shown} |")


def practise(served: Served, game: str, players: int, until: float) -> list[float]:
    """One person: the seconds that each hint took."""
    cookie, connection = served.visit()
    found: list[float] = []
    while time.monotonic() < until:
        table = _new_table(served, connection, cookie, game, players)
        found += _play(served, connection, cookie, table, until)
    connection.close()
    return found


def _new_table(
    served: Served, connection: http.client.HTTPConnection, cookie: str, game: str, players: int
) -> str:
    bots = games.get(game).bots
    assert bots is not None
    bot = {"kind": "bot", "bot": bots.LEVELS[-1]}
    body = {
        "game": game,
        "seats": [{"kind": "me"}, *[bot] * (players - 1)],
        "options": {"pace": "instant", "public": False},
        "start": True,
    }
    return served.post(connection, cookie, "/api/tables", body)["table"]["id"]


def _play(
    served: Served, connection: http.client.HTTPConnection, cookie: str, table: str, until: float
) -> list[float]:
    found: list[float] = []
    path = f"/api/tables/{table}"
    while time.monotonic() < until:
        now = _see(connection, cookie, path)
        if now["table"]["status"] == "over":
            break
        if not now["you"]["legal"]:
            time.sleep(0.1)
            continue
        here = {"ply": now["table"]["ply"], "era": now["table"]["era"]}
        begun = time.perf_counter()
        hint = served.post(connection, cookie, f"{path}/coach/hint", here)
        found.append(time.perf_counter() - begun)
        time.sleep(THINK_SECONDS)
        token = hint["choices"][0]["token"]
        served.post(connection, cookie, f"{path}/moves", {**here, "token": token})
    return found


def _see(connection: http.client.HTTPConnection, cookie: str, path: str) -> Any:
    connection.request("GET", path, headers={"X-Florin": "1", "Cookie": f"florin={cookie}"})
    return json.loads(connection.getresponse().read())
