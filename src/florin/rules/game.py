"""The few verbs that both games offer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple, Protocol, Self

from florin.rules.actions import Action
from florin.rules.events import Event
from florin.rules.lots import Lots

CHANCE: Final = -1
NOBODY: Final = -2


class Outcome(NamedTuple):
    """How a finished game ended."""

    winners: tuple[int, ...]
    reason: str  # "most money", or "shared" where several have it


class Position(Protocol):
    """A position of either game. Positions are values: they never change, and compare by content.

    Seats count from 0 here. `to_act` is a seat, `CHANCE` or `NOBODY`.
    """

    @property
    def game(self) -> str: ...
    @property
    def to_act(self) -> int: ...
    @property
    def money(self) -> tuple[int, ...]: ...
    @property
    def group(self) -> Lots: ...
    @property
    def unseen(self) -> Lots: ...
    @property
    def bag(self) -> int: ...
    @property
    def discarded(self) -> Lots: ...
    @property
    def sheets(self) -> Sequence[Any]: ...
    @property
    def stage(self) -> int:
        """The day or the round, from 1."""
        ...

    def legal(self) -> Iterable[Action]:
        """What `to_act` may do, in a pinned order. Unlimited where a price may be any number."""
        ...

    def urn(self) -> Sequence[Action]:
        """Chance's equally likely tickets, repeated by weight; empty where chance is not to act."""
        ...

    def apply(self, action: Action, events: list[Event] | None = None) -> Self:
        """The position after `action`; appends what happened to `events` where a list is given."""
        ...

    def outcome(self) -> Outcome | None:
        """Winners and reason once the game is over, else None."""
        ...

    def projection(self) -> Any:
        """The scoring sheet as it would be if the day or round ended now."""
        ...


def chances(position: Position) -> tuple[tuple[Action, Fraction], ...]:
    """Chance's outcomes with their exact probabilities, in the pinned order of `legal`."""
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
