"""What other sites show of a link to a game or a profile: title, description, picture."""

from __future__ import annotations

import asyncio
import html
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from cachetools import LRUCache
from litestar import Request, Response

from florin import games
from florin.server.domain import Refusal, Result, TableState
from florin.server.domain.handles import handle_key
from florin.server.domain.results import places
from florin.server.domain.table import names_of
from florin.server.domain.visibility import may_see, table_visibility
from florin.server.http.identity import address_of, context_of
from florin.server.http.preview import SIZE, Board, Row, preview
from florin.server.operations.texts import preferred, text
from florin.server.store import Unavailable, profiles

HttpRequest = Request[Any, Any, Any]
PictureKey = tuple[str, tuple[Row, ...]]
MOST_PICTURES: Final = 100  # kept in memory, about 140 KB each
PICTURE_COST: Final = 200  # drawing takes as long as two hundred requests


class Pictures:
    """Pictures by their table and what they say of it. One is drawn at a time, beside moves."""

    def __init__(self) -> None:
        self._drawn: LRUCache[PictureKey, bytes] = LRUCache(MOST_PICTURES)
        self._drawing = asyncio.Lock()

    def known(self, key: PictureKey) -> bytes | None:
        return self._drawn.get(key)

    async def draw(self, key: PictureKey, board: Board, dist: Path) -> bytes:
        async with self._drawing:
            found = self._drawn.get(key)  # another request may have waited for it, too
            if found is None:
                found = self._drawn[key] = await asyncio.to_thread(preview, board, dist)
            return found


def placed(names: Sequence[str], result: Result) -> list[Row]:
    """Place, name, money and seat, the winner first. Equal results share a place."""
    place = places(result)
    order = sorted(range(len(place)), key=place.__getitem__)
    return [Row(place[seat], names[seat], result.money[seat], seat) for seat in order]


def _rows(state: TableState) -> list[Row]:
    """None before the game is over, and none of a game that only its players may see."""
    if state.result is None or not may_see(state, None):
        return []
    names = [
        name if seat.bot is None else name.capitalize()
        for name, seat in zip(names_of(state.seats), state.seats, strict=True)
    ]
    return placed(names, state.result)


def language_of(request: HttpRequest) -> str:
    """The reader's, as the browser says; programs that make previews mostly say nothing."""
    return preferred(request.headers.get("accept-language", ""))


async def head_of(request: HttpRequest, table: str) -> bytes | None:
    """Elements for the head of the app's page at a table's address; None if there is no such table.

    Of a game that is not over they say only which game it is.
    """
    context = context_of(request)
    try:
        state = (await context.see(table, None)).state
    except Refusal as refusal:
        return None if refusal.name == "unknown_table" else b""
    except Unavailable:
        return b""
    title, site = games.get(state.game).title, str(request.base_url).rstrip("/")
    rows = _rows(state)
    if not rows:
        return _elements(
            {"og:type": "website", "og:title": title, "og:url": f"{site}/t/{table}"}, indexed=False
        )
    ply = _ply(request, state)
    language = language_of(request)
    headline = _result(language, title, rows)
    if ply is not None:
        headline = text(language, "server-preview-step", headline=headline, ply=ply, of=state.ply)
    description = " · ".join(f"{row.place}. {row.name} {row.money}" for row in rows)
    picture = f"{site}/t/{table}/preview.png"
    query = "" if ply is None else f"?ply={ply}"
    return _elements(
        {
            "og:type": "website",
            "og:title": headline,
            "og:description": description,
            "og:url": f"{site}/t/{table}/replay{query}",
            "og:image": picture,
            "og:image:type": "image/png",
            "og:image:width": str(SIZE[0]),
            "og:image:height": str(SIZE[1]),
            "og:image:alt": f"{title}. {description}",
            "twitter:card": "summary_large_image",
            "twitter:title": headline,
            "twitter:description": description,
            "twitter:image": picture,
            "twitter:image:alt": f"{title}. {description}",
        },
        indexed=table_visibility(state) == "everyone",
    )


def _result(language: str, title: str, rows: Sequence[Row]) -> str:
    winners = [row.name for row in rows if row.place == 1]
    key = "server-preview-shared" if len(winners) > 1 else "server-preview-win"
    names = joined(language, winners)
    return text(language, key, title=title, names=names, money=rows[0].money)


def joined(language: str, names: Sequence[str]) -> str:
    """Several names as one phrase: "A, B and C"."""
    *first, last = names
    if not first:
        return last
    return text(language, "server-preview-names", first=", ".join(first), last=last)


def _ply(request: HttpRequest, state: TableState) -> int | None:
    """The step that the address names; None for the whole game."""
    ply = request.query_params.get("ply", "")
    if not (ply.isascii() and ply.isdigit() and len(ply) < 7):
        return None
    return min(int(ply), state.ply)


async def profile_head(request: HttpRequest, handle: str) -> bytes:
    """The same for a public profile; nothing for a private one, as if there were none."""
    try:
        holder = await context_of(request).database.read(
            lambda c: profiles.holder(c, handle_key(handle))
        )
    except Unavailable:
        return b""
    if holder is None or holder.handle is None or not holder.profile_public:
        return b""
    if holder.handle.lower() != handle.lower():
        return b""
    site = str(request.base_url).rstrip("/")
    return _elements(
        {
            "og:type": "profile",
            "og:title": f"{holder.name} (@{holder.handle})",
            "og:description": text(language_of(request), "server-preview-profile"),
            "og:url": f"{site}/@{holder.handle}",
            "profile:username": holder.handle,
            "twitter:card": "summary",
        },
        indexed=True,
    )


def _elements(found: Mapping[str, str], *, indexed: bool) -> bytes:
    """`indexed`: search engines may list the page."""
    lines = [
        f'<meta property="{name}" content="{html.escape(value, quote=True)}" />'
        for name, value in {"og:site_name": "Florin", **found}.items()
    ]
    if "og:description" in found:
        description = html.escape(found["og:description"], quote=True)
        lines.append(f'<meta name="description" content="{description}" />')
    if not indexed:
        lines.append('<meta name="robots" content="noindex" />')
    return "\n".join(["", *lines, ""]).encode()


async def picture(request: HttpRequest, table_id: str) -> Response[bytes]:
    """The picture of a finished game. It changes only if a player is deleted."""
    context = context_of(request)
    state = (await context.tables.get(table_id)).state
    await context.daily.check_visible(state, None)
    rows = _rows(state)
    if not rows or state.position is None:
        raise Refusal("not_found", "a preview exists when the game is over and may be seen")
    pictures: Pictures = request.app.state["pictures"]
    key = table_id, tuple(rows)
    found = pictures.known(key)
    if found is None:
        context.limits.spend_request(address_of(request), None, PICTURE_COST)
        game = games.get(state.game)
        played = [move.at for move in state.moves if move.at]
        date = datetime.fromtimestamp((played or [state.changed])[-1] / 1000, UTC).date()
        board = Board(
            title=game.title,
            date=date.isoformat(),
            rows=rows,
            ships=[(name, lots) for name, lots, _ in game.describe(state.position) if lots],
        )
        found = await pictures.draw(key, board, request.app.state["dist"])
    return Response(
        found,
        media_type="image/png",
        headers={
            "cache-control": "public, max-age=3600",
            "cross-origin-resource-policy": "cross-origin",
        },
    )
