"""Many clients at once: the database decides, and every client is told."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx

from server_kit import PATIENCE, Player, ServerProcess, serving

CLIENTS = 50


def race(addresses: list[str], cookie: str, table: str, ply: int) -> list[httpx.Response]:
    """Each client names another price for the same ply."""

    async def one(at: int) -> httpx.Response:
        async with httpx.AsyncClient(
            base_url=addresses[at % len(addresses)],
            headers={"X-Florin": "1", "Cookie": f"florin={cookie}"},
            timeout=PATIENCE,
        ) as client:
            await client.get("/health")  # connected before the start
            gate.set() if at == CLIENTS - 1 else await gate.wait()
            return await client.post(
                f"/api/tables/{table}/moves", json={"ply": ply, "token": str(at)}
            )

    gate = asyncio.Event()

    async def all_clients() -> list[httpx.Response]:
        return list(await asyncio.gather(*(one(at) for at in range(CLIENTS))))

    return asyncio.run(all_clients())


def at_the_price(anna: Player) -> Any:
    table = anna.table("me", "me", game="strozzi")["table"]["id"]
    anna.move(table, "stop")
    now = anna.see(table)
    assert now["position"]["phase"] == "price"
    return now


def check(anna: Player, before: Any, answers: list[httpx.Response]) -> None:
    table, ply = before["table"]["id"], before["table"]["ply"]
    won = [answer for answer in answers if answer.status_code == 200]
    assert len(won) == 1
    (winner,) = won
    token = winner.json()["update"]["steps"][0]["token"]
    for answer in answers:
        if answer is not winner:
            assert answer.status_code == 409
            problem = answer.json()
            assert problem["error"] == "stale_ply"
            assert problem["now"]["position"]["price"] == int(token)
    steps = anna.ok("GET", f"/api/tables/{table}/steps?first={ply}")["steps"]
    assert [step["token"] for step in steps] == [token]


def test_fifty_clients_race_for_the_same_ply(server: ServerProcess) -> None:
    with Player(server, "Anna") as anna:
        before = at_the_price(anna)
        cookie = anna.http.cookies["florin"]
        table = before["table"]
        check(anna, before, race([server.address], cookie, table["id"], table["ply"]))


def test_fifty_clients_race_through_two_processes(postgres: str, tmp_path: Path) -> None:
    from florin.bench.postgres import fresh_database

    with (
        fresh_database(postgres, "race_of_two") as database,
        serving(database, tmp_path) as one,
        serving(database, tmp_path) as two,
        Player(one, "Anna") as anna,
    ):
        for _ in range(2):
            before = at_the_price(anna)
            cookie = anna.http.cookies["florin"]
            table = before["table"]
            answers = race([one.address, two.address], cookie, table["id"], table["ply"])
            check(anna, before, answers)
