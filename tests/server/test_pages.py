"""Addresses: the server and the web app agree about which of them are pages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from florin.server.http.pages import is_page

LIST = Path(__file__).parents[2] / "web" / "src" / "lib" / "addresses.json"
ADDRESSES: dict[str, list[str]] = json.loads(LIST.read_text("utf-8"))


@pytest.mark.parametrize("path", ADDRESSES)
def test_an_address_is_a_page_where_the_app_has_one(path: str) -> None:
    assert is_page(path) == (ADDRESSES[path][0] != "lost")
