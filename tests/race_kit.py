"""Many clients that name another price for the same ply at once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import httpx

from deadlines import DEADLINE
from server_kit import Player, ServerProcess

CLIENTS = 50


def at_the_price(player: Player) -> Any:
    """A table at which the player names a price."""
    table = player.table("me", "me", game="strozzi")["table"]["id"]
    player.move(table, "stop")
    now = player.see(table)
    assert now["position"]["phase"] == "price"
    return now


def race(servers: Sequence[ServerProcess], player: Player, table: Any) -> list[httpx.Response]:
    """The answers. Each client is connected before the first one names its price."""
    headers = {"X-Florin": "1", "Cookie": f"florin={player.http.cookies['florin']}"}
    path = f"/api/tables/{table['id']}/moves"

    async def run() -> list[httpx.Response]:
        start = asyncio.Barrier(CLIENTS)

        async def client(number: int) -> httpx.Response:
            address = servers[number % len(servers)].address
            async with httpx.AsyncClient(
                base_url=address, headers=headers, timeout=DEADLINE, verify=False
            ) as http:
                await http.get("/health")
                await start.wait()
                return await http.post(path, json={"ply": table["ply"], "token": str(number)})

        return list(await asyncio.gather(*(client(number) for number in range(CLIENTS))))

    return asyncio.run(run())


def check_race(player: Player, before: Any, answers: list[httpx.Response]) -> None:
    """One client has won, and every other one is told so."""
    table, ply = before["table"]["id"], before["table"]["ply"]
    (winner,) = [answer for answer in answers if answer.status_code == 200]
    token = winner.json()["update"]["steps"][0]["token"]
    for answer in answers:
        if answer is not winner:
            assert answer.status_code == 409
            problem = answer.json()
            assert problem["error"] == "stale_ply"
            assert problem["now"]["position"]["price"] == int(token)
    steps = player.ok("GET", f"/api/tables/{table}/steps?first={ply}")["steps"]
    assert [step["token"] for step in steps] == [token]
