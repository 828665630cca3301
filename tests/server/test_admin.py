"""`florin admin` beside a running server, on both databases."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from server_kit import SERVE, Player, ServerProcess, wait_for


def florin_admin(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", SERVE, "admin", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def admin(server: ServerProcess, *arguments: str) -> Any:
    done = florin_admin(*arguments, "--json", "--database", server.database)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def id_of(person: Player) -> str:
    return person.http.cookies["florin"].partition(":")[0]


def last_action(server: ServerProcess) -> tuple[str, str]:
    entry = admin(server, "log", "--most", "1")[0]
    return entry["action"], entry["subject"]


def test_people_and_tables_are_listed(server: ServerProcess) -> None:
    with Player(server, "Annabella 100%") as anna:
        table = anna.table("me", "me", "me")["table"]["id"]
        (found,) = admin(server, "people", "bella 100%")
        assert (found["id"], found["muted"], found["banned"]) == (id_of(anna), False, False)
        (row,) = admin(server, "tables", "--owner", id_of(anna), "--status", "playing")
        assert (row["id"], row["owner_name"]) == (table, "Annabella 100%")
        text = florin_admin("people", "bella 100%", "--database", server.database).stdout
        assert text.startswith(f"{id_of(anna)}  Annabella 100%  20")


def test_a_muted_person_cannot_chat(server: ServerProcess) -> None:
    with Player(server, "Anna") as anna:
        table = anna.table("me", "me", "me")["table"]["id"]
        anna.ok("POST", f"/api/tables/{table}/chat", {"text": "hello"})
        admin(server, "mute", id_of(anna))
        assert last_action(server) == ("mute", id_of(anna))

        def say() -> int:
            return anna.call("POST", f"/api/tables/{table}/chat", {"text": "x"}).status_code

        wait_for(lambda: say() == 403, "the chat to be refused")
        anna.move(table, "stop")  # the game goes on
        admin(server, "mute", id_of(anna), "--undo")
        wait_for(lambda: say() == 201, "the chat to be accepted")


def test_a_banned_person_is_refused_and_their_sockets_end(server: ServerProcess) -> None:
    with Player(server, "Anna") as anna:
        table = anna.table("me", "me", "me")["table"]["id"]
        with anna.live(table) as live:
            live.next("snapshot")
            admin(server, "ban", id_of(anna))
            assert live.closing() == (4401, "access revoked")
        assert anna.refused("GET", "/api/me") == (403, "banned")
        admin(server, "ban", id_of(anna), "--undo")
        wait_for(lambda: anna.call("GET", "/api/me").status_code == 200, "the person to return")


def test_a_person_is_renamed(server: ServerProcess) -> None:
    with Player(server, "Rude") as anna:
        table = anna.table("me", "me", "me")["table"]["id"]
        admin(server, "rename", id_of(anna), "Polite")
        wait_for(lambda: anna.ok("GET", "/api/me")["name"] == "Polite", "the name")
        wait_for(
            lambda: anna.see(table)["table"]["seats"][0]["name"] == "Polite", "the name of the seat"
        )
        anna.move(table, "stop")


@pytest.mark.parametrize("character", ["\u3164", "\u200b", "\u202e", "\u2066"])
def test_a_name_with_invisible_or_direction_characters_is_refused(
    server: ServerProcess, character: str
) -> None:
    with Player(server, "Anna") as anna:
        name = f"An{character}na"
        run = florin_admin("rename", id_of(anna), name, "--database", server.database)
        assert run.returncode == 2
        assert f"U+{ord(character):04X}" in run.stderr
        assert anna.ok("GET", "/api/me")["name"] == "Anna"


def test_a_closed_table_is_gone(server: ServerProcess) -> None:
    with Player(server, "Anna") as anna:
        table = anna.table("me", "me", "me")["table"]["id"]
        with anna.live(table) as live:
            live.next("snapshot")
            admin(server, "close", table)
            assert live.closing()[0] == 4404
        assert anna.refused("GET", f"/api/tables/{table}") == (404, "unknown_table")


def test_a_deleted_person_leaves_games_but_no_name(server: ServerProcess) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        opened = anna.table("me", "open", game="strozzi", start=False)["table"]["id"]
        table = bruno.table("me", "open", game="strozzi", start=False)["table"]["id"]
        anna.ok("POST", f"/api/tables/{table}/seats/2/take", {})
        bruno.ok("POST", f"/api/tables/{table}/start")
        bruno.ok("POST", f"/api/tables/{table}/chat", {"text": "hello"})
        anna.ok("POST", f"/api/tables/{table}/chat", {"text": "my address is"})
        finished = anna.table("me", "random", game="strozzi")["table"]["id"]
        anna.play_on(finished)
        deleted = id_of(anna)
        with bruno.live(table) as live:
            live.next("snapshot")
            admin(server, "delete", deleted)
            seat = wait_for(
                lambda: (s := bruno.see(table)["table"]["seats"][1])["name"] == "Deleted" and s,
                "the seat without a name",
            )
            assert seat["absent"]
        assert bruno.refused("GET", f"/api/tables/{opened}") == (404, "unknown_table")
        over = bruno.see(finished)["table"]
        assert (over["status"], over["seats"][0]["name"]) == ("over", "Deleted")
        names = ("Anna", "Deleted")
        wait_for(lambda: anna.ok("GET", "/api/me")["name"] not in names, "a new identity")
        assert "Anna" not in json.dumps(bruno.see(finished))
        bruno.play_on(table)  # a bot has taken the seat
        assert last_action(server) == ("delete", deleted)


def test_purging_leaves_what_is_new(server: ServerProcess) -> None:
    with Player(server, "Anna") as anna:
        table = anna.table("me", "open", game="strozzi", start=False)["table"]["id"]
        counts = admin(server, "purge")
        assert counts == {"tables": 0, "chat lines": 0, "guests": 0, "notices": 0}
        assert last_action(server) == ("purge", "")
        assert anna.see(table)["table"]["status"] == "open"


def test_mistakes_are_one_line_and_status_2(server: ServerProcess, tmp_path: Path) -> None:
    for arguments, words in (
        (("mute", "nobody", "--database", server.database), "there is no person 'nobody'"),
        (("close", "none", "--database", server.database), "there is no table 'none'"),
        (("tables", "--status", "x", "--database", server.database), "open, playing or over"),
        (("people", "--database", f"sqlite:///{tmp_path}/none.db"), "there is no file"),
        (("people", "--database", "mysql://x"), "must be sqlite"),
        (("people", "--database", "postgresql://x@127.0.0.1:1/x"), "database"),
    ):
        done = florin_admin(*arguments)
        assert done.returncode == 2, arguments
        assert words in done.stderr
        assert len(done.stderr.splitlines()) == 1, done.stderr
        assert done.stdout == ""
