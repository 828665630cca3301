"""Command-line arguments that depend on the games: which game, which rule options."""

from __future__ import annotations

from typing import Final

from florin import games
from florin.cli.errors import Failure
from florin.core import BadSetup, Game, Value

DEFAULT_GAME: Final = games.names()[0]
GAMES_HELP: Final = f"{' or '.join(games.names())}."
OPTION_HELP: Final = "A rule option as NAME=VALUE; may be given several times. " + " ".join(
    f"{game.name}: "
    + ", ".join(
        f"{option.name}={'|'.join(map(str, option.values)) or 'SEAT'}" for option in game.options
    )
    + "."
    for game in games.all_games()
    if game.options
)


def find_game(name: str) -> Game:
    """The game of that name; Failure lists the names there are."""
    try:
        return games.get(name)
    except games.UnknownGame as error:
        raise Failure(str(error)) from None


def read_options(game: Game, given: list[str] | None, players: int) -> dict[str, Value]:
    """`NAME=VALUE` texts as rule options; Failure names an unknown option or a bad value."""
    declared = {option.name: option for option in game.options}
    found: dict[str, Value] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise Failure(f"--option {text}: must be NAME=VALUE")
        if name not in declared:
            known = ", ".join(declared) or "none"
            raise Failure(f"--option {text}: {game.name} has no option {name!r}; it has {known}")
        if name in found:
            raise Failure(f"--option {name}: given twice")
        try:
            found[name] = declared[name].parse(value, players)
        except BadSetup as error:
            raise Failure(f"--option {name}: must be {error.allowed}, not {value!r}") from None
    return found


def player_count(game: Game, players: int | None) -> int:
    """The number of players, or the game's default; Failure if the game has no such number."""
    if players is None:
        return game.default_players
    if players not in game.players:
        raise Failure(f"--players {players}: {game.name} has {game.player_range}")
    return players
