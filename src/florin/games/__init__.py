"""The registry of games.

>>> from florin import games
>>> games.get("medici").title
'Medici'

A third-party package adds a game with an entry point in the group `florin.games`, whose value is
its `Game` object:

    [project.entry-points."florin.games"]
    mygame = "mygame:GAME"
"""

from __future__ import annotations

import logging
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from florin.core import Game, Position

GROUP: Final = "florin.games"
_BUILT_IN: Final = ("medici", "strozzi")
_log = logging.getLogger(__name__)


class UnknownGame(ValueError):
    """No game has that name; the message lists the names there are."""

    def __init__(self, name: object) -> None:
        super().__init__(f"no game is called {name!r}; there are {', '.join(names())}")


@cache
def _games() -> dict[str, Game]:
    found: dict[str, Game] = {}
    for name in _BUILT_IN:
        found[name] = import_module(f"florin.games.{name}").GAME
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            game = entry.load()
        except Exception:  # noqa: BLE001 - a broken plug-in must not take the others with it
            _log.exception("the game %s (%s) cannot be loaded", entry.name, entry.value)
            continue
        if not isinstance(game, Game):
            _log.error("the game %s: %s is not a florin.core.Game", entry.name, entry.value)
        elif game.name in found:
            _log.error("the game %s (%s): the name is taken", game.name, entry.value)
        else:
            found[game.name] = game
    return found


def names() -> tuple[str, ...]:
    """Names of all games: the built-in ones first, then plug-ins by name."""
    return tuple(_games())


def get(name: str) -> Game:
    """The game of that name; raises UnknownGame if there is none."""
    try:
        return _games()[name]
    except (KeyError, TypeError):
        raise UnknownGame(name) from None


def of(position: Position) -> Game:
    """The game that a position belongs to."""
    return _games()[position.game]


def all_games() -> tuple[Game, ...]:
    return tuple(_games().values())
