"""What the rollout judge asks: which price is fair for the crate on offer."""

from __future__ import annotations

from collections.abc import Container

from crates.position import Position
from florin.core.rollouts import Ends, crossing, mean_judgement, worth


def options(position: Position, ends: Ends) -> None:
    """No decision needs more than playing on after each action."""
    del position, ends


def fair_prices(position: Position, ends: Ends, seats: Container[int]) -> tuple[float | None, ...]:
    """By seat: the price at which buying the crate is as good as leaving it."""
    if not position.number:
        return ()
    n = len(position.money)
    leave = mean_judgement(ends(position._replace(asked=n, bidder=None, high=0).ask([])))

    def fair(seat: int) -> float:
        def gain(price: int) -> float:
            sold = position._replace(asked=n, bidder=seat, high=price).ask([])
            return worth(mean_judgement(ends(sold)), seat) - worth(leave, seat)

        return crossing(gain, position.money[seat])

    return tuple(fair(seat) if seat in seats else None for seat in range(n))
