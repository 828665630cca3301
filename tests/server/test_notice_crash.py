"""No turn is announced twice: several processes, and a process that is killed while it sends."""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack
from pathlib import Path

import pytest
from sqlalchemy import text

from deadlines import wait_until
from florin.bench.postgres import fresh_database
from florin.server.operations.settings import Settings
from florin.server.store import connect
from notice_kit import QUICK, Receiver, noticing, pass_turn, table_of
from server_kit import Player, serving

TABLES = 12
NO_WORKER = "_notices.NoticeWorker.start = lambda self: None\n"


def test_two_processes_announce_each_turn_once(postgres: str, tmp_path: Path) -> None:
    with (
        fresh_database(postgres, "notices") as database,
        Receiver() as web,
        noticing(database, tmp_path) as one,
        noticing(database, tmp_path) as two,
        Player(one, "Anna") as anna,
        Player(two, "Bruno") as bruno,
    ):
        # Set in one process: the other one has to hear of it.
        bruno.ok("PUT", "/api/me/webhook", {"url": web.url})
        near = Player.__new__(Player)  # Bruno at the process where Anna plays
        near.server, near.http = (
            one,
            anna.http.__class__(
                base_url=one.address,
                headers={"X-Florin": "1"},
                cookies={"florin": bruno.http.cookies["florin"]},
                timeout=60,
            ),
        )
        assert near.ok("GET", "/api/me/notices")["webhook"] == web.url
        tables = [table_of(anna, near) for _ in range(TABLES)]
        for table in tables:
            pass_turn(anna, near, table)
        wait_until(lambda: len(web.received) >= TABLES, "all notices")
        _quiet(web)
        assert sorted(got.json["table"] for got in web.received) == sorted(tables)
        # A page that is open in the other process counts.
        with bruno.live(tables[0]) as page:
            page.next("snapshot")
            pass_turn(near, anna, tables[0])
            wait_until(
                lambda: anna.see(tables[0])["table"]["seats"][1]["present"],
                "Bruno's presence to be known in the other process",
            )
            pass_turn(anna, near, tables[0])
            _quiet(web)
        assert len(web.received) == TABLES
        near.http.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_process_that_is_killed_while_it_sends(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    with ExitStack() as stack:
        database = f"sqlite:///{tmp_path}/florin.db"
        if kind == "postgres":
            address = request.getfixturevalue("postgres")
            database = stack.enter_context(fresh_database(address, "killed"))
        web = stack.enter_context(Receiver())
        server = stack.enter_context(noticing(database, tmp_path))
        anna = stack.enter_context(Player(server, "Anna"))
        bruno = stack.enter_context(Player(server, "Bruno"))
        bruno.ok("PUT", "/api/me/webhook", {"url": web.url})
        first, second = table_of(anna, bruno), table_of(anna, bruno)
        web.hold.clear()  # the receiver has the request, and does not answer
        pass_turn(anna, bruno, first)
        wait_until(lambda: web.received, "the request")
        server.kill()
        web.hold.set()
        server.start()
        # The outbox survived: what was not claimed is sent, what was claimed is not repeated.
        pass_turn(anna, bruno, second)
        wait_until(lambda: len(web.received) == 2, "the notice of the other table")
        _quiet(web)
        assert [got.json["table"] for got in web.received] == [first, second]
        # When the claim has expired, the person can see that the notice may not have arrived.
        server.stop()
        asyncio.run(_age_claims(database))
        server.start()
        (trouble,) = wait_until(
            lambda: bruno.ok("GET", "/api/me/notices")["troubles"],
            "the uncertain notice to be shown",
        )
        assert trouble["state"] == "unknown"
        assert [got.json["table"] for got in web.received].count(first) == 1


def test_what_a_killed_process_had_not_claimed_is_sent_later(tmp_path: Path) -> None:
    """The row of the outbox was committed with the move; the process died before it sent."""
    database = f"sqlite:///{tmp_path}/florin.db"
    with (
        Receiver() as web,
        noticing(database, tmp_path) as server,
        Player(server, "Anna") as anna,
        Player(server, "Bruno") as bruno,
    ):
        bruno.ok("PUT", "/api/me/webhook", {"url": web.url})
        table = table_of(anna, bruno)
        server.stop()
        with serving(database, tmp_path, prelude=QUICK + NO_WORKER) as silent:
            for player in (anna, bruno):
                player.http.base_url = silent.address
            pass_turn(anna, bruno, table)
            silent.kill()
        assert not web.received
        server.start()
        got = wait_until(lambda: web.received, "the notice")[0]
        assert got.json["table"] == table


def _quiet(web: Receiver) -> None:
    """Waits until nothing more has come for longer than several rounds of the worker."""
    count = -1
    while count != len(web.received):
        count = len(web.received)
        time.sleep(1.2)


async def _age_claims(address: str) -> None:
    database = await connect(Settings(database=address), "test")
    await database.write(
        lambda c: c.execute(text("UPDATE deliveries SET claimed = 0 WHERE state = 'sending'"))
    )
    await database.close()
