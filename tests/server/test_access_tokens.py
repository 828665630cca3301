"""What programs with an access token may do, and what ends with the token."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from server_kit import Player, Server, first_token


def program_of(person: Player, scope: str | None = None) -> tuple[dict[str, str], Any]:
    """The headers of a program with a new token, and the token's card."""
    body = {"label": "program"} if scope is None else {"label": "program", "scope": scope}
    made = person.ok("POST", "/api/me/tokens", body)
    return {"Authorization": f"Bearer {made['secret']}"}, made["card"]


def ask(
    server: Server, headers: dict[str, str], method: str, path: str, body: object = None
) -> httpx.Response:
    return server.request(method, path, headers=headers, json=body)


@pytest.mark.parametrize("scope", ["play", "read"])
def test_a_token_cannot_take_what_outlives_it(server: Server, scope: str) -> None:
    with Player(server, "Anna") as anna:
        headers, card = program_of(anna, scope)
        code = anna.ok("POST", "/api/me/code")["code"]
        for method, path, body in (
            ("POST", "/api/me/tokens", {"label": "second"}),
            ("GET", "/api/me/tokens", None),
            ("DELETE", f"/api/me/tokens/{card['id']}", None),
            ("POST", "/api/me/code", None),
            ("POST", "/api/me/carry", {"code": code}),
            ("PATCH", "/api/me", {"name": "Thief"}),
        ):
            answer = ask(server, headers, method, path, body)
            assert (answer.status_code, answer.json()["error"]) == (403, "not_for_tokens"), path
            assert "set-cookie" not in answer.headers
        assert anna.ok("GET", "/api/me")["name"] == "Anna"
        assert len(anna.ok("GET", "/api/me/tokens")["tokens"]) == 1


def test_the_default_scope_is_play(server: Server) -> None:
    with Player(server, "Anna") as anna:
        _, card = program_of(anna)
        assert card["scope"] == "play"
        unknown = {"label": "program", "scope": "all"}
        assert anna.refused("POST", "/api/me/tokens", unknown) == (400, "bad_request")


def test_a_token_to_read_sees_everything_and_changes_nothing(server: Server) -> None:
    with Player(server, "Anna") as anna:
        headers, card = program_of(anna, "read")
        assert card["scope"] == "read"
        now = anna.table("me", "random", game="strozzi")
        table, legal = now["table"]["id"], now["you"]["legal"]
        assert ask(server, headers, "GET", "/api/me").json()["name"] == "Anna"
        assert ask(server, headers, "GET", f"/api/tables/{table}").json()["you"]["legal"] == legal
        assert len(ask(server, headers, "GET", "/api/me/tables").json()["tables"]) == 1
        move = {"era": 0, "ply": now["table"]["ply"], "token": first_token(legal)}
        for path, body in (
            (f"/api/tables/{table}/moves", move),
            (f"/api/tables/{table}/chat", {"text": "hello"}),
            (f"/api/tables/{table}/seats/1/resign", None),
            ("/api/tables", {"game": "strozzi", "seats": [{"kind": "me"}, {"kind": "me"}]}),
        ):
            answer = ask(server, headers, "POST", path, body)
            assert (answer.status_code, answer.json()["error"]) == (403, "not_for_tokens"), path
        with server.live(table, headers=headers) as live:
            assert live.next("snapshot")["you"]["seats"] == [1]
            live.send(type="move", ref="a", **move)
            assert live.next("refused")["problem"]["error"] == "not_for_tokens"
            live.send(type="say", ref="b", text="hello")
            assert live.next("refused")["problem"]["error"] == "not_for_tokens"
        after = anna.see(table)
        assert after["table"]["ply"] == now["table"]["ply"]
        assert after["chat"] == []


def test_only_the_sockets_of_the_revoked_token_end(server: Server) -> None:
    with Player(server, "Anna") as anna:
        table = anna.table("me", "me", "me")["table"]["id"]
        revoked, card = program_of(anna)
        other, _ = program_of(anna)
        with (
            server.live(table, headers=revoked) as ends,
            server.live(table, headers=other) as stays,
            anna.live(table) as browser,
        ):
            for socket in (ends, stays, browser):
                socket.next("snapshot")
            anna.ok("DELETE", f"/api/me/tokens/{card['id']}")
            assert ends.closing() == (4401, "access revoked")
            for socket in (stays, browser):
                socket.send(type="ping")
                socket.next("beat")
