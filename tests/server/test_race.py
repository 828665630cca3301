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


def test_fifty_clients_race_for_the_same_ply(server: Server) -> None:
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


def test_two_preferences_that_are_changed_at_once(server: Server) -> None:
    async def both(cookie: str, language: str, theme: str) -> None:
        async with httpx.AsyncClient(
            base_url=server.address,
            headers={"X-Florin": "1", "Cookie": f"florin={cookie}"},
            timeout=PATIENCE,
        ) as client:
            changes: list[dict[str, Any]] = [{"language": language}, {"theme": theme}]
            answers = await asyncio.gather(*(client.patch("/api/me", json=one) for one in changes))
            assert {answer.status_code for answer in answers} == {200}

    with Player(server, "Anna") as anna:
        cookie = anna.http.cookies["florin"]
        for language, theme in (("de", "dark"), ("it", "light"), ("nl", "system")) * 4:
            asyncio.run(both(cookie, language, theme))
            me = anna.ok("GET", "/api/me")
            assert (me["language"], me["theme"]) == (language, theme)
