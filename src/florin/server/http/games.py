"""/api/games and /api/bots: what can be played, and against whom."""

from __future__ import annotations

from litestar import get

from florin import games
from florin.bots import bot_names
from florin.server.messages import BotCard, Bots, Games, convert


@get("/api/games", tags=["tables"], summary="The games, their seats, rule options and bots.")
async def catalogue() -> Games:
    return Games(games=[convert.game_card(game) for game in games.all_games()])


@get("/api/bots", tags=["tables"], summary="Bots that may take a seat, weakest first.")
async def bots() -> Bots:
    by_game = {game: bot_names(game) for game in games.names()}
    names = dict.fromkeys(name for known in by_game.values() for name in known)
    return Bots(
        bots=[
            BotCard(name=name, games=[game for game, known in by_game.items() if name in known])
            for name in names
        ]
    )


handlers = [catalogue, bots]
