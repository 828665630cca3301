"""Many clients behind one address, and many tables of bots. What takes time is reported only."""

from __future__ import annotations

import asyncio
import json
import resource
import socket
import statistics
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from deadlines import DEADLINE, wait_until
from fault_kit import size
from server_kit import Player, ServerProcess, first_token, serving

CLIENTS = size(60, 400)
BOT_TABLES = size(30, 700)
TURNS = size(5, 30)
HALF_OPEN = size(100, 1000)


@pytest.fixture(autouse=True)
def many_files() -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(8192, hard), hard))


def ws(server: ServerProcess, table: str) -> str:
    return f"{server.address.replace('http', 'ws')}/api/tables/{table}/live"


async def visit(server: ServerProcess, table: str, cookie: str | None) -> tuple[str, Any]:
    """What a browser does: who am I, the table, the socket. Returns its cookie and the socket."""
    headers = {"X-Florin": "1"}
    if cookie is not None:
        headers["Cookie"] = f"florin={cookie}"
    async with httpx.AsyncClient(
        base_url=server.address,
        headers=headers,
        timeout=DEADLINE,
        verify=False,  # certificates take longer to load than everything else here
    ) as client:
        me = (await client.get("/api/me")).raise_for_status()
        cookie = cookie or me.cookies["florin"]
        (await client.get(f"/api/tables/{table}")).raise_for_status()
    opened = await connect(
        ws(server, table),
        additional_headers={"Cookie": f"florin={cookie}"},
        open_timeout=DEADLINE,
        max_size=None,
    )
    assert json.loads(await opened.recv())["type"] == "snapshot"
    return cookie, opened


@pytest.mark.slow
def test_a_crowd_behind_one_address_comes_back(
    sqlite: str, tmp_path: Path, remark: Callable[[str], None]
) -> None:
    """The server is killed and started again; all clients return at once, and one is new."""
    server = serving(sqlite, tmp_path, limits="on")
    with server:
        with Player(server, "Anna") as anna:
            table = anna.table("me", "me", "me", public=True)["table"]["id"]

        async def run() -> float:
            async with asyncio.TaskGroup() as group:
                first = [group.create_task(visit(server, table, None)) for _ in range(CLIENTS)]
            cookies = [task.result()[0] for task in first]
            await asyncio.to_thread(server.kill)
            for task in first:
                await task.result()[1].close()
            await asyncio.to_thread(server.start)
            started = time.monotonic()
            async with asyncio.TaskGroup() as group:
                back = [group.create_task(visit(server, table, cookie)) for cookie in cookies]
                back.append(group.create_task(visit(server, table, None)))
            took = time.monotonic() - started
            sockets: list[ClientConnection] = [task.result()[1] for task in back]
            assert len(sockets) == CLIENTS + 1
            await asyncio.gather(*(opened.close() for opened in sockets))
            return took

        took = asyncio.run(run())
        remark(f"{CLIENTS} clients behind one address and a newcomer were back after {took:.1f} s")


@pytest.mark.slow
def test_half_open_requests_leave_the_server_reachable(
    sqlite: str, tmp_path: Path, remark: Callable[[str], None]
) -> None:
    with (
        serving(sqlite, tmp_path, limits="on") as server,
        Player(server, "Anna") as anna,
        ExitStack() as stack,
    ):
        table = anna.table("me", "me", game="strozzi")["table"]["id"]
        quiet = turns(anna, table, TURNS)
        host, _, port = server.address.removeprefix("http://").partition(":")
        for _ in range(HALF_OPEN):
            line = stack.enter_context(socket.create_connection((host, int(port)), DEADLINE))
            line.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Half: ")
        busy = turns(anna, table, TURNS)
        with Player(server, "Bruno") as bruno:
            assert bruno.see(table)["table"]["id"] == table
        remark(
            f"{HALF_OPEN} half-open requests: a move takes {busy / quiet:.1f} times as long "
            f"({1000 * busy:.1f} ms)"
        )


def turns(player: Player, table: str, count: int) -> float:
    """Seconds that a move takes, in the middle of some."""
    took: list[float] = []
    for _ in range(count):
        now = player.see(table)
        started = time.monotonic()
        player.move(
            table, first_token(now["you"]["legal"]), now["table"]["ply"], era=now["table"]["era"]
        )
        took.append(time.monotonic() - started)
    return statistics.median(took)


@pytest.mark.slow
def test_tables_of_bots_do_not_keep_a_person_waiting(
    sqlite: str, tmp_path: Path, remark: Callable[[str], None]
) -> None:
    """One owner has many tables where strong bots play; another person plays against one bot."""
    with serving(sqlite, tmp_path) as server, Player(server, "Anna") as anna:
        quiet = [bot_turn(anna) for _ in range(TURNS)]
        with Player(server, "Bruno") as bruno:
            tables = [
                bruno.table(*["magnifico"] * 6, public=True)["table"]["id"]
                for _ in range(BOT_TABLES)
            ]
            busy = [bot_turn(anna) for _ in range(TURNS)]
            wait_until(
                lambda: [bruno.see(table)["table"]["ply"] for table in tables[:5]],
                "the tables of bots to go on",
                any,
            )
        ratio = statistics.median(busy) / statistics.median(quiet)
        remark(
            f"{BOT_TABLES} tables of bots: a person's bot takes {ratio:.1f} times as long "
            f"(median {statistics.median(busy):.2f} s, longest {max(busy):.2f} s; "
            f"alone {statistics.median(quiet):.2f} s)"
        )


def bot_turn(player: Player) -> float:
    """Seconds until the bot has answered a person's first decision."""
    table = player.table("me", "magnifico", "magnifico", first=1)["table"]["id"]
    with player.live(table) as live:
        now = live.next("snapshot")
        while not now["you"]["legal"]:
            now = live.next("update")
        ply = now["table"]["ply"]
        player.move(table, first_token(now["you"]["legal"]), ply, era=0)
        started = time.monotonic()
        while not any(step["by"] == "bot" for step in now.get("steps", [])):
            now = live.next("update")
        return time.monotonic() - started
