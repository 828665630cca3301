"""What other sites show of a link to a game: title, description, picture; and embedded replays."""

from __future__ import annotations

import asyncio
import html
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from cachetools import LRUCache
from litestar import Request, Response

from florin import games
from florin.server.domain import Refusal, Result, TableState
from florin.server.domain.table import names_of
from florin.server.http.identity import address_of, context_of
from florin.server.http.preview import SIZE, Row, preview
from florin.server.store import Unavailable

HttpRequest = Request[Any, Any, Any]
MOST_PICTURES: Final = 200  # kept in memory, about 40 KB each
PICTURE_COST: Final = 10


def placed(names: Sequence[str], result: Result) -> list[Row]:
    """Place, name and money, the winner first. Equal results share a place."""
    # Winners first: a rule other than money may have decided between equals.
    keys = [(seat not in result.winners, -money) for seat, money in enumerate(result.money)]
    order = sorted(range(len(keys)), key=keys.__getitem__)
    return [
        (1 + sum(key < keys[seat] for key in keys), names[seat], result.money[seat])
        for seat in order
    ]


def _rows(state: TableState) -> list[Row]:
    """None before the game is over."""
    return [] if state.result is None else placed(names_of(state.seats), state.result)


async def head_of(request: HttpRequest, table: str) -> bytes:
    """Elements for the head of the app's page at a table's address; nothing if it is unknown.

    Of a game that is not over they say only which game it is.
    """
    context = context_of(request)
    try:
        state = (await context.tables.get(table)).state
    except (Refusal, Unavailable):
        return b""
    title, site = games.get(state.game).title, str(request.base_url).rstrip("/")
    rows = _rows(state)
    found = {
        "og:site_name": "Florin",
        "og:type": "website",
        "og:title": title,
        "og:url": f"{site}/t/{table}/replay" if rows else f"{site}/t/{table}",
    }
    if rows:
        found |= {
            "og:title": f"{title}: {rows[0][1]} {rows[0][2]}",
            "og:description": " · ".join(f"{place}. {name} {money}" for place, name, money in rows),
            "og:image": f"{site}/t/{table}/preview.png",
            "og:image:width": str(SIZE[0]),
            "og:image:height": str(SIZE[1]),
            "twitter:card": "summary_large_image",
        }
    lines = [
        f'<meta property="{name}" content="{html.escape(text, quote=True)}" />'
        for name, text in found.items()
    ]
    return "\n".join(["", *lines, ""]).encode()


async def picture(request: HttpRequest, table_id: str) -> Response[bytes]:
    """The picture of a finished game. It never changes, unless a player is deleted."""
    context = context_of(request)
    state = (await context.tables.get(table_id)).state
    rows = _rows(state)
    if not rows or state.position is None:
        raise Refusal("not_found", "a preview exists when the game is over")
    pictures: LRUCache[tuple[str, int], bytes] = request.app.state["pictures"]
    found = pictures.get((table_id, state.version))
    if found is None:
        context.limits.spend_request(address_of(request), None, PICTURE_COST)
        game = games.get(state.game)
        date = datetime.fromtimestamp(state.changed / 1000, UTC).date().isoformat()
        ships = [lots for _, lots, _ in game.describe(state.position) if lots]
        dist: Path = request.app.state["dist"]
        found = await asyncio.to_thread(preview, game.title, date, rows, ships, dist)
        pictures[table_id, state.version] = found
    return Response(
        found,
        media_type="image/png",
        headers={
            "cache-control": "public, max-age=3600",
            "cross-origin-resource-policy": "cross-origin",
        },
    )


def new_pictures() -> LRUCache[tuple[str, int], bytes]:
    """Pictures by table and version."""
    return LRUCache(MOST_PICTURES)
