"""`florin play`: a game in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from florin import games
from florin.bots import Bot, UnknownBot, bot
from florin.cli.choices import (
    DEFAULT_GAME,
    GAMES_HELP,
    OPTION_HELP,
    find_game,
    player_count,
    read_options,
)
from florin.cli.errors import Failure
from florin.cli.replay import read_record
from florin.records import Record, RecordError
from florin.terminal import NotSaved, Session

EPILOG = f"""**Examples**

`florin play {DEFAULT_GAME} --players 4` you against three bots

`florin play {games.names()[1]} --seat 2 --seed florence` with a deal you can repeat

`florin play {DEFAULT_GAME} --seat 1 --seat 3` two people at one keyboard

`florin play --record game.json` saves every move; the same command plays on
"""
BOT_NAMES = ("Bruno", "Carla", "Dario", "Elena", "Fabio", "Gina")


def play(
    game: Annotated[
        str | None, typer.Argument(help=f"{GAMES_HELP} Default: {DEFAULT_GAME}.")
    ] = None,
    players: Annotated[
        int | None,
        typer.Option(help="Number of players (default: the game's usual).", show_default=False),
    ] = None,
    option: Annotated[list[str] | None, typer.Option(help=OPTION_HELP)] = None,
    seat: Annotated[
        list[int] | None,
        typer.Option(help="Your seat, from 1; again for each person (default 1).", min=1),
    ] = None,
    opponents: Annotated[
        str, typer.Option("--bot", help="Who plays the other seats.")
    ] = "face:0.5",
    seed: Annotated[str | None, typer.Option(help="Any text; it fixes the deal.")] = None,
    record: Annotated[
        Path | None, typer.Option(help="Save every move here; an existing file is played on.")
    ] = None,
    watch: Annotated[bool, typer.Option(help="Bots at every seat.")] = False,
) -> None:
    """Play in the terminal against bots, or several people at one keyboard."""
    try:
        opponent = bot(opponents)
    except UnknownBot as error:
        raise Failure(str(error)) from None
    if record is not None and record.exists():
        begun = read_record(str(record))
        _must_match(begun, game, players, record)
        if option:
            raise Failure(f"--option: {record} has its options already")
    else:
        begun = None
    kind = find_game(begun.game if begun else game or DEFAULT_GAME)
    count = len(begun.players) if begun else player_count(kind, players)
    people: set[int] = set() if watch else set(seat or [1])
    for number in people:
        if number > count:
            raise Failure(f"--seat {number}: the seats are 1 to {count}")
    bots: dict[int, Bot] = {s: opponent for s in range(count) if s + 1 not in people}
    if begun is None:
        begun = Record(kind.name, _names(count, people), read_options(kind, option, count))
    deal = seed if seed is not None else secrets.token_hex(4)
    console = Console(highlight=False)
    try:
        session = Session(
            begun, bots, deal, console, lambda prompt: console.input(Text(prompt)), record
        )
    except RecordError as error:
        raise Failure(f"{record}: {error}") from None
    # The record of a continued game does not say which seed dealt it so far.
    told = seed is not None or begun.moves
    again = "" if told else f"Deal {deal}; --seed {deal} plays it again. "
    _run(session, f"{again}? explains, quit leaves.")


def _run(session: Session, greeting: str) -> None:
    """Plays until the game ends or a player leaves; the game is saved either way."""
    try:
        session.save()
        session.console.print(Text(greeting))
        session.run()
    except NotSaved as error:
        raise Failure(f"{session.file}: cannot save: {error}") from None
    except KeyboardInterrupt:
        session.save()  # the interrupt may have come while the last move was being saved
        session.console.print()
        raise


def _must_match(begun: Record, game: str | None, players: int | None, file: Path) -> None:
    """Raises Failure if the arguments contradict the file."""
    if game not in (None, begun.game):
        raise Failure(f"{file} holds a game of {begun.game}, not {game}")
    if players not in (None, len(begun.players)):
        raise Failure(f"{file} holds a game of {len(begun.players)} players, not {players}")


def _names(count: int, people: set[int]) -> tuple[str, ...]:
    """`You` for a single person, numbers for several; bots have names of their own."""
    names = iter(BOT_NAMES)
    person = "You" if len(people) == 1 else "Player {}"
    return tuple(
        person.format(seat) if seat in people else next(names) for seat in range(1, count + 1)
    )
