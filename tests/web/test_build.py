# pyright: basic
"""The built app: small, whole, and free of what the content security policy forbids."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest

from florin.server.http.pages import DIST

from .conftest import ROOT, build_hook
from .guests import Guest

BUDGET = 150 * 1024  # bytes, compressed, at first load


# Name and compressed bytes of all that the page fetched, and of the page itself, with headers.
_FETCHED = """() => [...performance.getEntriesByType('navigation'),
  ...performance.getEntriesByType('resource')].map((one) => [one.name, one.transferSize])"""


def packed(name: str) -> int:
    data = (DIST / name).read_bytes()
    # Fonts are compressed as they are.
    return len(data) if name.endswith(".woff2") else len(gzip.compress(data))


@pytest.mark.parametrize("path", ["/", "/rules/medici"])
def test_first_load_is_small(guest: Guest, path: str) -> None:
    page = guest.open(path)
    fetched: dict[str, int] = dict(page.evaluate(_FETCHED))
    names = {re.sub(r"^https?://[^/]+/", "", address) for address in fetched}
    files = {name for name in names - {""} if (DIST / name).is_file()} | {"index.html"}
    assert len(files) > 3
    assert sum(packed(name) for name in files) < BUDGET
    # With the headers and what the API answers.
    assert len(fetched) >= len(files)
    assert all(fetched.values())
    assert sum(fetched.values()) < BUDGET


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
