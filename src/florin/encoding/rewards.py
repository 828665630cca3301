"""What a game pays a learner."""

from __future__ import annotations

from florin.rules import Position


def rewards(position: Position) -> list[float]:
    """By seat; zero until the game is over. The sum is always zero.

    A sole winner gets 1, the others -1 / (players - 1); a shared win is shared.
    """
    outcome, n = position.outcome(), len(position.money)
    if outcome is None:
        return [0.0] * n
    won = (n / len(outcome.winners) - 1) / (n - 1)
    return [won if seat in outcome.winners else -1 / (n - 1) for seat in range(n)]
