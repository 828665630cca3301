# pyright: basic
"""The built app: small, whole, and free of what the content security policy forbids."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Any

import pytest

from florin.server.http.pages import DIST

from .conftest import ROOT, Visit, build_hook

BUDGET = 150 * 1024  # bytes, compressed, at first load


def packed(name: str) -> int:
    data = (DIST / name).read_bytes()
    # Fonts are compressed as they are.
    return len(data) if name.endswith(".woff2") else len(gzip.compress(data))


@pytest.mark.parametrize("path", ["/", "/rules/medici"])
def test_first_load_is_small(visit: Visit, path: str) -> None:
    page = visit("/settings")
    # What this page still fetches is not counted.
    page.wait_for_load_state("networkidle")
    fetched: set[str] = set()
    page.on("request", lambda asked: fetched.add(re.sub(r"^https?://[^/]+/", "", asked.url)))
    protocol = page.context.new_cdp_session(page)
    protocol.send("Network.enable")
    protocol.send("Network.setCacheDisabled", {"cacheDisabled": True})
    arrived: list[int] = []
    protocol.on("Network.loadingFinished", lambda done: arrived.append(done["encodedDataLength"]))
    page.goto(path)
    page.wait_for_load_state("networkidle")
    files = {name or "index.html" for name in fetched if (DIST / (name or "index.html")).is_file()}
    assert len(files) > 3
    assert sum(packed(name) for name in files) < BUDGET
    # With the headers and what the API answers.
    assert len(arrived) > len(files)
    assert sum(arrived) < BUDGET


def test_the_page_has_no_inline_script_or_style() -> None:
    html = (DIST / "index.html").read_text("utf-8")
    assert re.search(r"<script(?![^>]*\bsrc=)", html) is None
    assert "<style" not in html
    assert " style=" not in html


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
