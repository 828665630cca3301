"""/api/games and /api/bots: what can be played, and against whom."""

from __future__ import annotations

from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.serialization import encode_json

from florin import games
from florin.bots import bot_names
from florin.server.http.fixed import PACKED, fixed_reply
from florin.server.messages import BotCard, Bots, Games, convert

HttpRequest = Request[Any, Any, Any]


@get(
    "/api/games",
    tags=["tables"],
    summary="The games, their seats, rule options and bots.",
    opt={PACKED: True},
)
async def catalogue(request: HttpRequest) -> Response[Games]:
    return fixed_reply(request, "games", _games)


@get(
    "/api/bots",
    tags=["tables"],
    summary="Bots that may take a seat, weakest first.",
    opt={PACKED: True},
)
async def bots(request: HttpRequest) -> Response[Bots]:
    return fixed_reply(request, "bots", _bots)


def _games(_: Litestar) -> bytes:
    return encode_json(Games(games=[convert.game_card(game) for game in games.all_games()]))


def _bots(_: Litestar) -> bytes:
    by_game = {game: bot_names(game) for game in games.names()}
    names = dict.fromkeys(name for known in by_game.values() for name in known)
    cards = [
        BotCard(name=name, games=[game for game, known in by_game.items() if name in known])
        for name in names
    ]
    return encode_json(Bots(bots=cards))


handlers = [catalogue, bots]
