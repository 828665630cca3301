"""Makes tables as the person who looks at a page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from . import waiting
from .guests import Guest


def settle(page: Page) -> None:
    """Returns when the page has laid itself out in its present size."""
    waiting.wait_at_rest(page)


def resize(page: Page, size: Any) -> None:
    """Gives the window another size and waits until the page has laid itself out anew."""
    waiting.resize(page, size["width"], size["height"])


def make_table(
    page: Page, game: str, seats: int, people: int = 1, name: str | None = None, **options: Any
) -> str:
    """As `Guest.make_table`, when a page of this person is open already."""
    # The page's own first request makes the guest; two at once would make two.
    waiting.wait_ready(page)
    return Guest(page.context).make_table(game, seats, people, name, **options)
