"""Players of the arena: built-in bots and external programs."""

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
    """An action; `forfeit` says why it is a stand-in's and not the player's."""

    action: Action
    forfeit: str | None = None  # "crash", "silence" or "illegal"


class Player(Protocol):
    """Decides for the seat that is to act."""

    trouble: str  # the last problem, in a few words

    def choose(self, position: Position, moves: Sequence[str], rng: random.Random) -> Choice:
        """`moves` are the tokens of the game so far."""
        ...

    def close(self) -> None:
        """Releases resources."""
        ...


class BuiltIn:
    """A bot of the registry."""

    trouble = ""

    def __init__(self, player: Bot) -> None:
        self.bot = player

    def choose(self, position: Position, moves: Sequence[str], rng: random.Random) -> Choice:
        return Choice(self.bot.choose(position, rng, moves))

    def close(self) -> None:
        """Nothing to release."""


class External:
    """A program. If it fails to decide, `random` decides for it, which is counted."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.stand_in = bot("random")
        self.trouble = ""

    def choose(self, position: Position, moves: Sequence[str], rng: random.Random) -> Choice:
        # Draw the program's seed first, so that the stand-in's random numbers do not depend on
        # failures.
        seed = rng.getrandbits(32)
        # Names would reveal the opponents to the program.
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
    """The player of that name: `cmd:…` is a program, all others are bots of the registry."""
    if name.startswith(PROGRAM):
        return External(Program(command_of(name), time_limit, stopped))
    return BuiltIn(bot(name))
