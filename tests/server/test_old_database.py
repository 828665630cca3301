# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false, reportUnknownVariableType=false
"""A database that an earlier version wrote is migrated, shown as before, and played on."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg
import pytest

from app_kit import ORDER_SECONDS, App
from deadlines import wait_until
from florin.bench.postgres import create_database
from server_kit import Player

FIXTURES = Path(__file__).parent / "fixtures"
# The clocks of these tables ran out long ago. They are compared before a bot plays.
LATER = 10**13  # milliseconds: long after today


class Old(NamedTuple):
    """A server on the old database, what the old server showed, and its people."""

    server: App
    seen: dict[str, Any]
    secret: str

    def person(self, name: str) -> Player:
        """A browser with a cookie as the old version signed it."""
        person, now = self.seen["people"][name], time.time_ns() // 1_000_000
        text = f"florin person\n{person}\n{now}"
        signature = hmac.new(self.secret.encode(), text.encode(), hashlib.sha256).hexdigest()
        return Player(self.server, cookie=f"{person}.{now}.{signature}")

    def table(self, label: str) -> str:
        return self.seen["tables"][label]


def load_sqlite(file: Path) -> str:
    """Loads the dump; returns the signing secret."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.executescript((FIXTURES / "sqlite_0001.sql").read_text())
        connection.execute("UPDATE tables SET due = ? WHERE NOT due_bot AND due > 0", [LATER])
        return connection.execute("SELECT value FROM secrets").fetchone()[0]


def load_postgres(address: str) -> str:
    async def load() -> str:
        connection: Any = await asyncpg.connect(address)
        try:
            await connection.execute((FIXTURES / "postgres_0001.sql").read_text())
            await connection.execute(
                f"UPDATE tables SET due = {LATER} WHERE NOT due_bot AND due > 0"
            )
            return await connection.fetchval("SELECT value FROM secrets")
        finally:
            await connection.close()

    return asyncio.run(load())


@pytest.fixture(scope="module")
def old(
    request: pytest.FixtureRequest, database: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Old]:
    if database.startswith("sqlite"):
        kind, file = "sqlite", tmp_path_factory.mktemp("old") / "old.db"
        address, secret = f"sqlite:///{file}", load_sqlite(file)
    else:
        kind, address = "postgres", create_database(request.getfixturevalue("postgres"), "written")
        secret = load_postgres(address)
    seen = json.loads((FIXTURES / f"{kind}_0001.json").read_text())
    with App(address, stand_in="random") as server:
        yield Old(server, seen, secret)


def without_clock(turn: dict[str, Any] | None) -> dict[str, Any] | None:
    return None if turn is None else {**turn, "deadline": None}


def test_every_table_is_shown_as_before(old: Old) -> None:
    with old.person("anna") as anna:
        for label, before in old.seen["snapshots"].items():
            now = anna.see(old.table(label))
            rules = now["table"]["options"].pop("rules")
            first = before["table"]["options"]["first"]
            assert rules == ({} if first is None else {"first": first}), label
            for snapshot in (before, now):
                snapshot["table"]["turn"] = without_clock(snapshot["table"]["turn"])
            assert subset(before["table"], now["table"]), label
            # Positions may have gained fields.
            assert subset(before["position"], now["position"]), label
            assert subset(before["sheets"], now["sheets"]), label


def subset(old: Any, new: Any) -> bool:
    """Whether `new` says at least what `old` says."""
    if isinstance(old, dict) and isinstance(new, dict):
        fields: dict[str, Any] = old
        return all(key in new and subset(value, new[key]) for key, value in fields.items())
    if isinstance(old, list) and isinstance(new, list):
        items: list[Any] = old
        others: list[Any] = new
        return len(items) == len(others) and all(map(subset, items, others))
    return old == new


def test_running_games_of_the_old_version_are_not_analysed(old: Old) -> None:
    """The migration fills in the digest of their first tokens."""
    with old.person("bruno") as bruno:
        for label in ("strozzi", "rematch"):
            path = f"/api/tables/{old.table(label)}/record"
            record = json.loads(bruno.call("GET", path).text)
            refused = bruno.refused("POST", "/api/records/analysis", record)
            assert refused == (409, "game_under_way"), label


def test_people_tokens_and_chat_are_kept(old: Old) -> None:
    with old.person("anna") as anna, old.person("bruno") as bruno:
        me = anna.ok("GET", "/api/me")
        assert (me["name"], me["language"], me["theme"]) == ("Anna", "it", "dark")
        me = bruno.ok("GET", "/api/me")
        assert (me["name"], me["language"], me["theme"]) == ("Bruno", None, "system")
        (card,) = anna.ok("GET", "/api/me/tokens")["tokens"]
        assert card["label"] == "my program"
        headers = {"Authorization": f"Bearer {old.seen['token']}"}
        program = old.server.request("GET", "/api/me", headers=headers)
        assert program.json()["name"] == "Anna"
        path = f"/api/tables/{old.table('orders_3')}/chat"
        lines = [line["text"] for line in anna.ok("GET", path)["lines"]]
        assert lines == ["Good luck, Anna & all <b>!"]
        mine = {card["id"] for card in anna.ok("GET", "/api/me/tables")["tables"]}
        assert mine >= {old.table(label) for label in ("open", "strozzi", "over_medici")}
        # The code has expired.
        body = {"code": old.seen["code"]}
        assert anna.refused("POST", "/api/me/carry", body) == (404, "unknown_code")


def test_standing_orders_are_executed(old: Old) -> None:
    with old.person("anna") as anna, old.person("bruno") as bruno:
        table = old.table("orders_3")
        assert bruno.see(table)["you"]["orders"] == [
            {"seat": 2, "kind": "pass_day", "florins": None, "commodity": None, "now": None}
        ]
        assert anna.see(table)["you"]["orders"] == []
        assert decided(old, anna, table, "stop") == [(1, "stop"), (2, "pass")]

        table = old.table("orders_6")
        orders = bruno.see(table)["you"]["orders"]
        assert [(o["seat"], o["kind"], o["florins"]) for o in orders] == [
            (3, "raise", 9),
            (5, "bid", 12),
        ]
        anna.move(table, "pass")
        assert decided(old, anna, table, "4") == [(2, "4"), (3, "5")]


def decided(old: Old, player: Player, table: str, token: str) -> list[tuple[int, str]]:
    """Seat and token of a move and of the decision after it."""
    ply = player.move(table, token)["update"]["steps"][0]["ply"]
    old.server.advance(ORDER_SECONDS)
    steps = wait_until(
        lambda: player.ok("GET", f"/api/tables/{table}/steps?first={ply}")["steps"],
        "the order",
        lambda steps: len(steps) > 1,
    )
    return [(step["actor"], step["token"]) for step in steps[:2]]


def test_a_pending_undo_is_answered(old: Old) -> None:
    with old.person("anna") as anna, old.person("bruno") as bruno:
        table = old.table("undo")
        asked = bruno.see(table)
        assert asked["you"]["undo_asked"] == [2]
        agreed = bruno.answer_undo(table, True)["table"]
        assert (agreed["era"], agreed["ply"]) == (1, asked["table"]["undo"]["ply"])
        assert anna.see(table)["you"]["legal"]["tokens"] == ["draw", "stop"]


@pytest.mark.parametrize(
    ("label", "plies"),
    [("strozzi", 1000), ("undone", 1000), ("orders_6", 20), ("rematch", 20), ("branch", 20)],
)
def test_games_go_on(old: Old, label: str, plies: int) -> None:
    """To the end, or for as many plies."""
    with old.person("anna") as anna, old.person("bruno") as bruno:
        table = old.table(label)
        until = anna.see(table)["table"]["ply"] + plies

        def is_done() -> bool:
            now = anna.see(table)["table"]
            return now["status"] == "over" or now["ply"] >= until

        def is_waiting(now: Any) -> bool:
            return now["table"]["ply"] >= until or not now["you"]["legal"]

        while not is_done():
            for player in (anna, bruno):
                player.play_on(table, is_waiting)
        if plies == 1000:
            assert anna.see(table)["table"]["result"]["winners"]


def test_an_open_table_starts_and_a_finished_one_has_its_rematch(old: Old) -> None:
    with old.person("anna") as anna:
        path = f"/api/tables/{old.table('open')}"
        anna.ok("POST", f"{path}/fill", {"bot": "random"})
        assert anna.ok("POST", f"{path}/start")["table"]["status"] == "playing"
        again = anna.ok("POST", f"/api/tables/{old.table('over_medici')}/rematch")
        assert again["table"]["id"] == old.table("rematch")
        new = anna.ok("POST", f"/api/tables/{old.table('over_strozzi')}/rematch")
        assert new["table"]["status"] == "playing"


def test_an_absent_player_comes_back(old: Old) -> None:
    with old.person("anna") as anna:
        path = f"/api/tables/{old.table('absent')}"
        back = anna.ok("POST", f"{path}/seats/2/return")
        assert back["table"]["seats"][1]["absent"] is False


def test_finished_games_of_the_old_version_are_in_the_profile(old: Old) -> None:
    with old.person("anna") as anna:
        over = {old.table("over_medici"), old.table("over_strozzi")}
        wait_until(
            lambda: anna.ok("GET", "/api/me/games")["games"],
            "the results of finished games",
            lambda games: {game["table"] for game in games} >= over,
        )
        mine = {card["id"] for card in anna.ok("GET", "/api/me/tables")["tables"]}
        assert mine >= over
        for table in over:
            assert anna.see(table)["table"]["visibility"] in ("everyone", "link")
