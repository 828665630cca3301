"""Sequences of API calls with undo, branch and orders, each with the record that it ends in."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app_kit import ORDER_SECONDS, App
from deadlines import wait_until
from florin.server.domain import orders
from server_kit import Player

FILE = Path(__file__).with_name("sequences.toml")
SEQUENCES: list[dict[str, Any]] = tomllib.loads(FILE.read_text())["sequence"]


class Game:
    """The table at which the calls are made; `branches` moves to another one."""

    def __init__(self, server: App, sequence: dict[str, Any]) -> None:
        self.server = server
        self.people = {name: Player(server, name.capitalize()) for name in ("anna", "bruno")}
        anna, seats, game = self.people["anna"], sequence["seats"].split(), sequence["game"]
        rules = {"first": 1} if game == "medici" else None
        made = anna.table(*seats, game=game, start=False, seed="sequence", rules=rules)
        self.table: str = made["table"]["id"]
        for seat, kind in enumerate(seats, 1):
            if kind == "open":
                self.people["bruno"].ok("POST", f"{self.path}/seats/{seat}/take", {})
        anna.ok("POST", f"{self.path}/start")

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    def call(self, line: str) -> None:
        """Makes the calls of a line; the last one may be refused."""
        text, _, error = line.partition(" ! ")
        name, verb, *words = text.split()
        calls = self.calls(self.people[name], verb, words)
        for at, (method, path, body) in enumerate(calls, 1):
            sent = body() if callable(body) else body
            answer = self.people[name].call(method, self.path + path, sent)
            if error and at == len(calls):
                assert answer.status_code >= 400, (line, answer.text)
                assert answer.json()["error"] == error, (line, answer.text)
            else:
                assert answer.status_code in (200, 201), (line, answer.text)
                if verb == "copies":
                    assert answer.json()["again"], line

    def calls(
        self, player: Player, verb: str, words: list[str]
    ) -> list[tuple[str, str, dict[str, Any] | Callable[[], dict[str, Any]]]]:
        def here(**more: object) -> Callable[[], dict[str, Any]]:
            """The body, with the place of the game when the call is made."""

            def body() -> dict[str, Any]:
                now = player.see(self.table)["table"]
                return {"era": now["era"], "ply": now["ply"], **more}

            return body

        match verb:
            case "plays":
                return [("POST", "/moves", here(token=token)) for token in words]
            case "copies":
                return [
                    ("POST", "/moves", here(era=int(words[0]), ply=int(words[1]), token=words[2]))
                ]
            case "orders":
                left = {"orders": [order(word) for word in words[1:]], "era": self.era}
                return [("PUT", f"/orders/{words[0]}/list", left)]
            case "withdraws":
                return [("PUT", f"/orders/{words[0]}/list", {"orders": [], "era": self.era})]
            case "undoes":
                return [("POST", "/undo", here())]
            case "agrees" | "refuses":
                return [("POST", "/undo/answer", here(agree=verb == "agrees"))]
            case "branches":
                self.table = self.branch(player, int(words[0]))
            case _:
                assert verb == "waits", verb
                self.server.advance(ORDER_SECONDS)
                wait_until(self.state, "the orders", lambda state: not orders.is_due(state))
        return []

    def branch(self, player: Player, ply: int) -> str:
        seats = [{"kind": "me"} for _ in player.see(self.table)["table"]["seats"]]
        body = {"branch": {"table": self.table, "ply": ply}, "seats": seats, "start": True}
        return player.ok("POST", "/api/tables", body)["table"]["id"]

    def state(self) -> Any:
        cached = self.server.context.tables.known(self.table)
        assert cached is not None
        return cached.state

    @property
    def era(self) -> int:
        return self.state().era


def order(word: str) -> dict[str, Any]:
    """`per_point:1:dye` or `pass_day`."""
    kind, florins, commodity = [*word.split(":"), "", ""][:3]
    more = {"florins": int(florins)} if florins else {}
    return {"kind": kind, **more, **({"commodity": commodity} if commodity else {})}


@pytest.mark.parametrize("sequence", SEQUENCES, ids=lambda sequence: sequence["name"])
def test_a_sequence_ends_in_its_record(server: App, sequence: dict[str, Any]) -> None:
    game = Game(server, sequence)
    origin = game.table
    for line in sequence["calls"].strip().splitlines():
        game.call(line)
    anna = game.people["anna"]
    for table, record in ((game.table, "record"), (origin, "origin")):
        moves = anna.ok("GET", f"/api/tables/{table}/record")["moves"]
        assert " ".join(moves) == sequence.get(record, sequence["record"]), record
    seen = anna.see(game.table)
    assert seen["table"]["era"] == len(seen["undone"]) == sequence.get("era", 0)
    views = [player.see(game.table)["you"] for player in game.people.values()]
    left = [order["kind"] for you in views for order in you["orders"]]
    assert left == sequence.get("orders", [])
