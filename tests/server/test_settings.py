"""Settings, logs, pages, and the command line."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from litestar.openapi.spec import OpenAPI
from litestar.testing import TestClient

from app_kit import App
from cli_kit import florin, refused
from florin.puzzles import library
from florin.server.app import create_app
from florin.server.http import operations
from florin.server.http.docs_page import docs_page
from florin.server.messages.schema import schema
from florin.server.operations import settings
from florin.server.operations.logs import JsonLines
from florin.server.operations.settings import (
    BadSetting,
    Settings,
    default_file,
    from_environment,
)
from florin.server.store import connect
from florin.server.store.lock import lock
from server_kit import ONE_LOT, SERVE, Player, serving


def test_settings_come_from_variables() -> None:
    chosen = from_environment(
        {"FLORIN_LIMITS": "off", "FLORIN_BOT_SECONDS": "1.5", "FLORIN_BOT_WORKERS": "3"}
    )
    assert chosen == Settings(limits=False, bot_seconds=1.5, bot_workers=3)
    assert Settings().file == default_file()


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("LIMITS", "maybe"),
        ("BOT_WORKERS", "two"),
        ("BOT_WORKERS", "-1"),
        ("BOT_SECONDS", "0"),
        ("BOT_SECONDS", "nan"),
        ("BOT_SECONDS", "inf"),
        ("ANALYSIS_SECONDS", "nan"),
        ("STAND_IN", "nobody"),
        ("DATABASE", "mysql://x"),
        ("LOG", "xml"),
        ("METRICS_ADDRESS", "9090"),
        ("METRICS_ADDRESS", "localhost:high"),
        ("METRICS_ADDRESS", "::1:9090"),
    ],
)
def test_a_wrong_setting_is_named(variable: str, value: str) -> None:
    with pytest.raises(BadSetting, match=variable.lower() + "|" + variable):
        from_environment({f"FLORIN_{variable}": value})


def test_an_existing_database_at_the_former_place_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "new"))
    monkeypatch.setattr(settings, "_former_folder", lambda: tmp_path / "old")
    usual = default_file()
    assert usual.parts[-2:] == ("florin", "florin.db")
    (tmp_path / "old").mkdir()
    (tmp_path / "old" / "florin.db").touch()
    assert default_file() == tmp_path / "old" / "florin.db"
    usual.parent.mkdir(parents=True)
    usual.touch()
    assert default_file() == usual


def test_two_workers_need_postgresql(sqlite: str) -> None:
    line = refused("serve", "--workers", "2", "--database", sqlite)
    assert "--database postgresql://" in line


def test_a_taken_port_is_one_line(sqlite: str) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-c", SERVE, "serve", "--port", port, "--database", sqlite]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout, run.stderr.count("\n")) == (2, "", 1)
    assert "in use" in run.stderr


def test_an_impossible_port_is_refused(sqlite: str) -> None:
    assert "65535" in refused("serve", "--port", "99999", "--database", sqlite)


def test_a_file_is_served_once_at_a_time(sqlite: str, tmp_path: Path) -> None:
    file = sqlite.removeprefix("sqlite:///")
    (tmp_path / "link.db").symlink_to(file)
    with serving(sqlite, tmp_path) as server:
        for address in (sqlite, f"sqlite:///{tmp_path}/link.db"):
            line = refused("serve", "--port", "0", "--database", address)
            assert f"{Path(address).name} is already being served" in line
        with pytest.raises(BadSetting, match="already being served"):
            asyncio.run(connect(Settings(database=sqlite), "node"))
        server.kill()
    with serving(sqlite, tmp_path), pytest.raises(BadSetting, match="already being served"):
        lock(Path(file))
    lock(Path(file)).release()


def test_an_impossible_folder_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    database = f"sqlite:///{tmp_path}/file/florin.db"
    assert str(tmp_path / "file") in refused("serve", "--port", "0", "--database", database)


def test_backup_command_while_serving(sqlite: str, tmp_path: Path) -> None:
    with App(sqlite) as server, Player(server, "Anna"):
        copy = tmp_path / "copy.db"
        run = florin("backup", str(copy), "--database", sqlite)
        assert run.returncode == 0, run.stderr
        file = sqlite3.connect(copy)
        assert file.execute("SELECT name FROM people").fetchall() == [("Anna",)]
        file.close()
        assert str(copy) in refused("backup", str(copy), "--database", sqlite)
        assert "pg_dump" in refused("backup", "x", "--database", "postgresql://x")


def test_json_logs() -> None:
    record = logging.makeLogRecord({"msg": "hello %s", "args": ("x",), "name": "florin", "who": 7})
    line = json.loads(JsonLines().format(record))
    assert (line["message"], line["who"]) == ("hello x", 7)


def test_a_server_logs_json_if_that_is_set(sqlite: str, tmp_path: Path) -> None:
    with (
        serving(sqlite, tmp_path, log="json", analysis_seconds="0.001") as server,
        Player(server, "Anna") as anna,
    ):
        assert server.log.count("Florin is at") == 1
        refused = anna.refused("POST", "/api/records/analysis", ONE_LOT)
        assert refused == (503, "analysis_failed")
        lines = [json.loads(line) for line in server.log.splitlines() if line.startswith("{")]
        (line,) = (
            line for line in lines if line["logger"] == "florin.server.workers.analysis_pool"
        )
        assert line["level"] == "warning"
        assert line["message"] == "analysis failed: it took longer than 0.001 s"


def test_the_web_app_is_served_with_its_own_addresses(tmp_path: Path) -> None:
    dist = tmp_path / "web_dist"
    (dist / "assets").mkdir(parents=True)
    (dist / "index.html").write_text("<!doctype html><title>app</title>")
    (dist / "assets" / "app-1a2b.js").write_text("export {}")
    (dist / "icon.svg").write_text("<svg/>")
    (tmp_path / "private.txt").write_text("private")
    chosen = Settings(database=f"sqlite:///{tmp_path}/florin.db")
    with TestClient(create_app(chosen, dist)) as client:
        pages = ("/", "/new", "/look", "/settings", "/settings/tokens", "/signin", "/learn")
        pages += ("/privacy", "/contact", "/licences")
        ids = ("/daily/2026-11-19-medici", f"/puzzles/{library().puzzles[0].id}", "/puzzles/daily")
        rules = ("/rules", "/rules/strozzi")
        for path in (*pages, *ids, *rules, "/learn/medici", "/index.html"):
            answer = client.get(path)
            assert answer.status_code == 200, path
            assert "<title>app</title>" in answer.text, path
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-type"].startswith("text/html")
        # Before the app runs, the page says its language; a table's page too.
        (dist / "index.html").write_text('<html lang="en"><title>app</title>')
        for path, language in (("/", "de"), ("/index.html", "it"), ("/t/abc", "nl")):
            asked = {"accept-language": f"{language}-XX, en;q=0.5"}
            answer = client.get(path, headers=asked)
            assert f'<html lang="{language}"><title>app' in answer.text
            assert "accept-language" in answer.headers["vary"]
        script = client.get("/assets/app-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        assert client.get("/icon.svg").headers["content-type"].startswith("image/svg")
        # What people type for a page that has another address.
        for path, page in (
            ("/login", "/signin"),
            ("/puzzle/", "/puzzles"),
            ("/daily/2026-11-19", "/daily"),
        ):
            answer = client.get(path, follow_redirects=False)
            assert (answer.status_code, answer.headers["location"]) == (302, page), path
        # The app says "Page not found" itself, in the reader's language.
        for path in (
            "/table/abc",
            "/rules/chess",
            "/learn/chess",
            "/t",
            "/t/abc/else",
            "/t/abc",
            "/t/abc/replay",
            "/t/a.b",
            "/embed/abc",
            "/new/x",
            "/daily/today",
            "/daily/2026-02-30-medici",
            "/daily/2026-11-19-chess",
            "/puzzles/0",
        ):
            answer = client.get(path)
            assert answer.status_code == 404, path
            assert "<title>app</title>" in answer.text, path
            assert answer.headers["cache-control"] == "no-cache"
        for path in ("/assets/gone.js", "/assets/gone", "/sw.js", "/robots.txt", "/a/b.png"):
            answer = client.get(path)
            assert answer.status_code == 404, path
            assert "<title>app</title>" not in answer.text, path
        assert "private" not in client.get("/../private.txt").text
        assert "private" not in client.get("/%2e%2e/private.txt").text
        policy = script.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy


def test_without_the_web_app_the_front_page_points_to_the_api(tmp_path: Path) -> None:
    chosen = Settings(database=f"sqlite:///{tmp_path}/florin.db")
    with TestClient(create_app(chosen, tmp_path / "none")) as client:
        assert "/api/docs" in client.get("/").text


def test_descriptions_of_the_api_are_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def counted(schema: OpenAPI) -> str:
        made.append("docs")
        return docs_page(schema)

    monkeypatch.setattr(operations, "docs_page", counted)
    app = create_app(Settings(database=f"sqlite:///{tmp_path}/florin.db"))
    with TestClient(app) as client:
        for path, kind in (("/api/docs", "text/html"), ("/api/openapi.json", "application/json")):
            first, again = client.get(path), client.get(path)
            assert first.text == again.text
            assert first.headers["content-type"].startswith(kind)
    assert made == ["docs"]
    plain, packed = app.state["openapi"]
    assert plain == gzip.decompress(packed) == first.content
    assert schema() is schema()
