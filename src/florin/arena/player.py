"""Whoever sits at a table of the arena: a bot of ours, or a program of somebody's."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from florin.arena.lineup import PROGRAM, command_of
from florin.arena.program import Program
from florin.bots import Bot, bot
from florin.core import Action, Position
from florin.records import Record


class Choice(NamedTuple):
    """An action, and why it is not the player's own, if it is not."""

    action: Action
    forfeit: str | None = None  # "crash", "silence" or "illegal"


class Player(Protocol):
    """Decides for the seat that is to act."""

    trouble: str  # the last thing that went wrong, in a few words

    def choose(self, position: Position, moves: Sequence[str], rng: random.Random) -> Choice:
        """`moves` are the tokens of the game so far."""
        ...

    def close(self) -> None:
        """Ends what it has started."""
        ...


class House:
    """A bot of this package."""

    trouble = ""

    def __init__(self, player: Bot) -> None:
        self.bot = player

    def choose(self, position: Position, moves: Sequence[str], rng: random.Random) -> Choice:  # noqa: ARG002
        return Choice(self.bot.choose(position, rng))

    def close(self) -> None:
        """Holds nothing."""


class Visitor:
    """A program. Decisions that it fails to make are made by `random`, and counted."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.stand_in = bot("random")
        self.trouble = ""

    def choose(self, position: Position, moves: Sequence[str], rng: random.Random) -> Choice:
        # The program's dice come first, whatever happens then: the stand-in's stay the same.
        seed = rng.getrandbits(32)
        # Names would tell a program whom it plays.
        seats = tuple(f"Seat {seat + 1}" for seat in range(len(position.money)))
        record = Record(position.game, seats, position.setup.options, tuple(moves))
        answer = self.program.ask(record, position, seed)
        if isinstance(answer, str):
            self.trouble = self.program.trouble
            return Choice(self.stand_in.choose(position, rng), answer)
        return Choice(answer)

    def close(self) -> None:
        self.program.close()


def player(name: str, time_limit: float, stopped: Callable[[], bool] = lambda: False) -> Player:
    """The player of that name: `cmd:…` starts a program, all others are bots of this package."""
    if name.startswith(PROGRAM):
        return Visitor(Program(command_of(name), time_limit, stopped))
    return House(bot(name))
