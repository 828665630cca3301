"""`florin admin` beside a running server, on both databases."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app_kit import App
from cli_kit import florin, refused
from deadlines import wait_until
from florin.server.workers.admin_watch import EVERY_SECONDS
from server_kit import Player


def admin(server: App, *arguments: str) -> Any:
    """What the command prints, once the server has heard of it."""
    run = florin("admin", *arguments, "--json", "--database", server.database)
    assert run.returncode == 0, run.stderr
    server.advance(EVERY_SECONDS)
    return json.loads(run.stdout)


def last_action(server: App) -> tuple[str, str]:
    entry = admin(server, "log", "--most", "1")[0]
    return entry["action"], entry["subject"]


def test_people_and_tables_are_listed(server: App) -> None:
    with Player(server, "Annabella 100%") as anna:
        table = anna.table("me", "me", "me")["table"]["id"]
        (found,) = admin(server, "people", "bella 100%")
        assert (found["id"], found["muted"], found["banned"]) == (anna.id, False, False)
        (row,) = admin(server, "tables", "--owner", anna.id, "--status", "playing")
        assert (row["id"], row["owner_name"]) == (table, "Annabella 100%")
        text = florin("admin", "people", "bella 100%", "--database", server.database).stdout
        assert text.startswith(f"{anna.id}  Annabella 100%  20")


def test_a_muted_person_cannot_chat(server: App) -> None:
    with Player(server, "Anna") as anna:
        table = anna.table("me", "me", "me")["table"]["id"]
        anna.ok("POST", f"/api/tables/{table}/chat", {"text": "hello"})
        admin(server, "mute", anna.id)
        assert last_action(server) == ("mute", anna.id)

        def say() -> int:
            return anna.call("POST", f"/api/tables/{table}/chat", {"text": "x"}).status_code

        wait_until(say, "the chat to be refused", lambda status: status == 403)
        anna.move(table, "stop")  # the game goes on
        admin(server, "mute", anna.id, "--undo")
        wait_until(say, "the chat to be accepted", lambda status: status == 201)


def test_a_banned_person_is_refused_and_their_sockets_end(server: App) -> None:
    with Player(server, "Anna") as anna:
        table = anna.table("me", "me", "me")["table"]["id"]
        with anna.live(table) as live:
            live.next("snapshot")
            admin(server, "ban", anna.id)
            assert live.closing() == (4401, "access revoked")
        assert anna.refused("GET", "/api/me") == (403, "banned")
        admin(server, "ban", anna.id, "--undo")
        wait_until(
            lambda: anna.call("GET", "/api/me").status_code,
            "the person to return",
            lambda status: status == 200,
        )


def test_a_person_is_renamed(server: App) -> None:
    with Player(server, "Rude") as anna:
        table = anna.table("me", "me", "me")["table"]["id"]
        admin(server, "rename", anna.id, "Polite")
        for name in (
            lambda: anna.ok("GET", "/api/me")["name"],
            lambda: anna.see(table)["table"]["seats"][0]["name"],
        ):
            wait_until(name, "the new name", lambda name: name == "Polite")
        anna.move(table, "stop")


@pytest.mark.parametrize("character", ["\u3164", "\u200b", "\u202e", "\u2066"])
def test_a_name_with_invisible_or_direction_characters_is_refused(
    server: App, character: str
) -> None:
    with Player(server, "Anna") as anna:
        name = f"An{character}na"
        line = refused("admin", "rename", anna.id, name, "--database", server.database)
        assert f"U+{ord(character):04X}" in line
        assert anna.ok("GET", "/api/me")["name"] == "Anna"


def test_a_closed_table_is_gone(server: App) -> None:
    with Player(server, "Anna") as anna:
        table = anna.table("me", "me", "me")["table"]["id"]
        with anna.live(table) as live:
            live.next("snapshot")
            admin(server, "close", table)
            assert live.closing()[0] == 4404
        assert anna.refused("GET", f"/api/tables/{table}") == (404, "unknown_table")


def test_a_deleted_person_leaves_games_but_no_name(server: App) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        opened = anna.table("me", "open", game="strozzi", start=False)["table"]["id"]
        table = bruno.table("me", "open", game="strozzi", start=False)["table"]["id"]
        anna.ok("POST", f"/api/tables/{table}/seats/2/take", {})
        bruno.ok("POST", f"/api/tables/{table}/start")
        bruno.ok("POST", f"/api/tables/{table}/chat", {"text": "hello"})
        anna.ok("POST", f"/api/tables/{table}/chat", {"text": "my address is"})
        finished = anna.table("me", "random", game="strozzi")["table"]["id"]
        anna.play_on(finished)
        deleted = anna.id
        with bruno.live(table) as live:
            live.next("snapshot")
            admin(server, "delete", deleted)
            seat = wait_until(
                lambda: bruno.see(table)["table"]["seats"][1],
                "the seat without a name",
                lambda seat: seat["name"] == "Deleted",
            )
            assert seat["absent"]
        assert bruno.refused("GET", f"/api/tables/{opened}") == (404, "unknown_table")
        over = bruno.see(finished)["table"]
        assert (over["status"], over["seats"][0]["name"]) == ("over", "Deleted")
        names = ("Anna", "Deleted")
        wait_until(
            lambda: anna.ok("GET", "/api/me")["name"],
            "a new identity",
            lambda name: name not in names,
        )
        assert "Anna" not in json.dumps(bruno.see(finished))
        bruno.play_on(table)  # a bot has taken the seat
        assert last_action(server) == ("delete", deleted)


def test_purging_leaves_what_is_new(server: App) -> None:
    with Player(server, "Anna") as anna:
        table = anna.table("me", "open", game="strozzi", start=False)["table"]["id"]
        counts = admin(server, "purge")
        assert counts == {"tables": 0, "chat lines": 0, "guests": 0, "notices": 0}
        assert last_action(server) == ("purge", "")
        assert anna.see(table)["table"]["status"] == "open"


def test_mistakes_are_one_line_and_status_2(server: App, tmp_path: Path) -> None:
    for arguments, words in (
        (("mute", "nobody", "--database", server.database), "there is no person 'nobody'"),
        (("close", "none", "--database", server.database), "there is no table 'none'"),
        (("tables", "--status", "x", "--database", server.database), "open, playing or over"),
        (("people", "--database", f"sqlite:///{tmp_path}/none.db"), "there is no file"),
        (("people", "--database", "mysql://x"), "must be sqlite"),
        (("people", "--database", "postgresql://x@127.0.0.1:1/x"), "database"),
    ):
        assert words in refused("admin", *arguments)
