"""Positions: the state of a game as an immutable value."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple, Protocol, Self, runtime_checkable

from florin.core.actions import Action
from florin.core.events import Event

CHANCE: Final = -1
NOBODY: Final = -2


class Outcome(NamedTuple):
    """How a finished game ended."""

    winners: tuple[int, ...]
    reason: str  # "most money", or "shared" if several players have it


class Amounts(NamedTuple):
    """The florins that the seat to act may name, from `least` to `most`.

    `most` is None if there is no upper limit. `typical` is then a bound that a sensible amount does
    not exceed: code that needs a finite range, such as random play, stops there.
    """

    least: int
    most: int | None
    typical: int


@runtime_checkable
class Setup(Protocol):
    """A game with its number of players and its options: everything but the moves.

    A setup is an immutable value: equal setups play by equal rules.
    """

    @property
    def game(self) -> str:
        """The game's name."""
        ...

    @property
    def players(self) -> int: ...

    @property
    def options(self) -> dict[str, int | str]:
        """The options that differ from their defaults, as a record writes them."""
        ...

    def start(self) -> Position:
        """The position before the first action."""
        ...


class Position(Protocol):
    """A position of any game. Positions never change and compare by content.

    Seats count from 0 here. `to_act` is a seat, `CHANCE` or `NOBODY`.
    """

    @property
    def game(self) -> str:
        """The game's name."""
        ...

    @property
    def setup(self) -> Setup: ...
    @property
    def to_act(self) -> int: ...
    @property
    def money(self) -> tuple[int, ...]: ...
    @property
    def sheets(self) -> Sequence[Any]:
        """One scoring sheet for each scored stage."""
        ...

    @property
    def stage(self) -> int:
        """The day or the round, from 1."""
        ...

    def legal(self) -> Iterable[Action]:
        """The legal actions of `to_act`, in a fixed order: amounts last, ascending.

        Endless if `amounts()` has no upper limit.
        """
        ...

    def amounts(self) -> Amounts | None:
        """The range of the amounts among the legal actions; None if there are none."""
        ...

    def urn(self) -> Sequence[Action]:
        """The equally likely outcomes of chance, repeated by weight.

        Empty if chance is not to act.
        """
        ...

    def apply(self, action: Action, events: list[Event] | None = None) -> Self:
        """The position after `action`. Appends what happened to `events` if a list is given.

        Raises IllegalAction, MalformedAction or GameIsOver.
        """
        ...

    def outcome(self) -> Outcome | None:
        """Winners and reason once the game is over, else None."""
        ...

    def projection(self) -> Any:
        """The scoring sheet as it would be if the current stage ended now."""
        ...


def chances(position: Position) -> tuple[tuple[Action, Fraction], ...]:
    """The outcomes of chance with their exact probabilities, in the order of `legal`."""
    urn = position.urn()
    weight: dict[Action, int] = {}
    for ticket in urn:
        weight[ticket] = weight.get(ticket, 0) + 1
    return tuple((action, Fraction(count, len(urn))) for action, count in weight.items())


def most_money(money: Sequence[int]) -> Outcome:
    """M24, S18: the most money wins; a tie is a shared win."""
    best = max(money)
    winners = tuple(seat for seat, florins in enumerate(money) if florins == best)
    return Outcome(winners, "most money" if len(winners) == 1 else "shared")


def rewards(position: Position) -> list[float]:
    """Rewards for a learner, by seat; zero until the game is over. They always sum to zero.

    A sole winner gets 1 and each of the others -1 / (players - 1); several winners share.
    """
    outcome, n = position.outcome(), len(position.money)
    if outcome is None:
        return [0.0] * n
    won = (n / len(outcome.winners) - 1) / (n - 1)
    return [won if seat in outcome.winners else -1 / (n - 1) for seat in range(n)]
