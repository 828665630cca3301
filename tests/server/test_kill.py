"""`kill -9` under load, again and again: nothing acknowledged is lost, nothing happens twice."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import NamedTuple

import httpx

from florin.records import Replay, loads
from server_kit import Player, ServerProcess, first_token, wait_for

KILLS = 5  # on each database
ACKNOWLEDGED = 12  # moves of people that each life of the server must store before it is killed


class Stored(NamedTuple):
    table: str
    ply: int
    token: str


def hammer(server: ServerProcess, cookie: str, table: str, stored: list[Stored]) -> None:
    """Moves as fast as the server answers, until it answers no more."""
    with httpx.Client(
        base_url=server.address, headers={"X-Florin": "1"}, cookies={"florin": cookie}, timeout=60
    ) as client:
        try:
            now = client.get(f"/api/tables/{table}").json()
            ply, you = now["table"]["ply"], now["you"]
            while you["legal"]:
                token = first_token(you["legal"])
                answer = client.post(
                    f"/api/tables/{table}/moves", json={"ply": ply, "token": token}
                )
                assert answer.status_code == 200, answer.text
                stored.append(Stored(table, ply, token))
                update = answer.json()["update"]
                ply, you = update["table"]["ply"], update["you"]
        except httpx.TransportError:
            return


def test_kill_under_load(database: str, tmp_path: Path) -> None:
    stored: list[Stored] = []
    bot_tables: list[str] = []
    people_tables: list[str] = []
    cookie = ""
    for _ in range(KILLS):
        server = ServerProcess(database, tmp_path)
        try:
            with Player(server, "Anna") as anna:
                if cookie:
                    anna.http.cookies = httpx.Cookies({"florin": cookie})
                else:
                    cookie = anna.http.cookies["florin"]
                bot_tables += [
                    anna.table("random", "random", "random", start=True)["table"]["id"],
                    anna.table("random", "random", game="strozzi")["table"]["id"],
                ]
                people_tables += [
                    anna.table("me", "me", "me", "me")["table"]["id"],
                    anna.table("me", "me", game="strozzi")["table"]["id"],
                ]
            before = len(stored)
            threads = [
                threading.Thread(target=hammer, args=(server, cookie, table, stored))
                for table in people_tables[-2:]
            ]
            for thread in threads:
                thread.start()
            wait_for(
                lambda before=before: len(stored) >= before + ACKNOWLEDGED, "moves to be stored"
            )
        finally:
            server.kill()
        for thread in threads:
            thread.join()
        assert "Traceback" not in server.log, server.log

    server = ServerProcess(database, tmp_path)
    try:
        with Player(server) as anyone:
            for table in bot_tables:
                wait_for(
                    lambda table=table: anyone.see(table)["table"]["status"] == "over",
                    "the bots to finish",
                )
            records = {
                table: loads(anyone.call("GET", f"/api/tables/{table}/record").content)
                for table in (*bot_tables, *people_tables)
            }
    finally:
        server.kill()
    for record in records.values():
        Replay.of(record)  # every token legal where it stands, so none is missing and none twice
    for move in stored:
        assert records[move.table].moves[move.ply] == move.token
    assert len({(move.table, move.ply) for move in stored}) == len(stored)
    for table in bot_tables:
        assert Replay.of(records[table]).now.outcome() is not None


def test_stopping_is_graceful(sqlite: str, tmp_path: Path) -> None:
    server = ServerProcess(sqlite, tmp_path)
    with Player(server, "Anna") as anna:
        table = anna.table("me", "random", "random")["table"]["id"]
        with anna.live(table) as live:
            live.next("snapshot")
            server.process.terminate()
            assert live.closing_code() == 1012
    assert server.process.wait(60) in (0, -15)
    assert "Traceback" not in server.log, server.log
