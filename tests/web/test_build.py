# pyright: basic
"""The built app: small, whole, and free of what the content security policy forbids."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from florin.server.http.pages import DIST

from .conftest import NOWHERE, ROOT, Invite, build_hook
from .waiting import wait_ready

# Bytes at first load, compressed and with headers: what the page fetches before it stands.
# A lesson is a table with its guide.
PAGE, BOARD, LESSON = 150 * 1024, 185 * 1024, 187 * 1024
PAGES = (
    *("/", "/new", "/signin", "/rules/medici", "/rules/strozzi", "/me", "/settings"),
    *("/settings/tokens", "/settings/notices", "/look", "/learn", "/daily"),
    *("/glossary", "/aid/medici", "/privacy", "/contact", "/licences", NOWHERE),
)
_FETCHED = """() => [...performance.getEntriesByType('navigation'),
  ...performance.getEntriesByType('resource')].map((one) => [one.name, one.transferSize])"""


def test_the_first_load_of_every_route_is_small(invite: Invite) -> None:
    """In German, which has the longest texts. No page lacks a text that it needs."""
    guest = invite(prefs={"language": "de"}, service_workers="block")
    medici = guest.make_table("medici", 4)
    strozzi = guest.make_table("strozzi", 2)
    over = guest.make_table("strozzi", 2, people=0)
    page = guest.open("/contact")
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    boards = (f"/t/{medici}", f"/t/{strozzi}", f"/t/{over}/replay", f"/embed/{over}")
    boards += ("/puzzles",)
    limits = dict.fromkeys(PAGES, PAGE) | dict.fromkeys(boards, BOARD)
    limits |= {"/learn/medici": LESSON, "/learn/strozzi": LESSON}
    over_budget: dict[str, int] = {}
    for path, limit in limits.items():
        page.goto(path)
        wait_ready(page)
        fetched: dict[str, int] = dict(page.evaluate(_FETCHED))
        assert len(fetched) > 5
        assert all(fetched.values()), path
        assert not [name for name in fetched if name.endswith("/all.ftl")], path
        if sum(fetched.values()) > limit:
            over_budget[path] = sum(fetched.values())
    assert over_budget == {}


def test_the_page_has_no_inline_script_or_style() -> None:
    html = (DIST / "index.html").read_text("utf-8")
    assert re.search(r"<script(?![^>]*\bsrc=)", html) is None
    assert "<style" not in html
    assert " style=" not in html


def test_licences_of_all_that_is_in_the_build_are_beside_it() -> None:
    text = (DIST / "licences.txt").read_text("utf-8")
    licences = dict(re.findall(r"^## (\S+) \S+ · (\S+)$", text, re.MULTILINE))
    manifest = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    assert licences.keys() >= manifest["dependencies"].keys()
    # The build lists what it has put in; what its files name is there, too.
    assert list(DIST.glob("assets/alegreya-*.woff2"))
    assert licences["@fontsource-variable/alegreya"] == "OFL-1.1"
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
    assert licences["@fluent/bundle"] == "Apache-2.0"
    assert "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION" in text
    assert set(licences.values()) <= {"MIT", "Apache-2.0", "OFL-1.1"}


def test_the_lock_file_names_no_host() -> None:
    assert "://" not in (ROOT / "web" / "deno.lock").read_text("utf-8")


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The build of a web app that is elsewhere and empty."""
    hook = build_hook()
    (tmp_path / "web").mkdir()
    monkeypatch.setattr(hook, "WEB", tmp_path / "web")
    monkeypatch.setattr(hook, "STAMP", tmp_path / ".stamp")
    return hook


def test_a_build_is_repeated_only_when_sources_change(build: Any) -> None:
    web: Path = build.WEB
    (web / "a.ts").write_text("one")
    first = build.fingerprint()
    (web / "node_modules").mkdir()
    (web / "node_modules" / "b.js").write_text("not ours")
    assert build.fingerprint() == first
    (web / "a.ts").write_text("two")
    assert build.fingerprint() != first


def test_a_registry_out_of_reach_is_said_plainly(
    build: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (build.WEB / "package.json").write_text('{"dependencies": {"svelte": "5.57.3"}}')
    # Nothing listens there, and the cache is empty.
    monkeypatch.setenv("NPM_CONFIG_REGISTRY", "http://127.0.0.1:9/")
    monkeypatch.setenv("DENO_DIR", str(tmp_path / "cache"))
    with pytest.raises(SystemExit, match="FLORIN_WEB=skip"):
        build.build()
    monkeypatch.setenv("FLORIN_WEB", "skip")
    build.build()
