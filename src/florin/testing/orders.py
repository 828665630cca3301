"""Checks of standing orders. A game without them passes."""

from __future__ import annotations

import random
from typing import ClassVar, NamedTuple

from florin.core import NOBODY, Action, Game, Position
from florin.testing.mark import each_game
from florin.testing.play import Played, is_legal


class StandingOrder(NamedTuple):
    """A `florin.core.facets.Order`."""

    seat: int
    kind: str
    florins: int | None
    stage: int
    bag: int
    commodity: str | None = None


class OrderChecks:
    game: ClassVar[Game]

    @each_game(15)
    def test_orders_that_are_offered_can_be_executed(self, played: Played) -> None:
        """What an order makes its seat do is legal, until the order does not stand any more."""
        orders = self.game.orders
        if orders is None:
            return
        rng = random.Random(played.case.seed)
        standing: dict[int, StandingOrder] = {}
        for ply, now in enumerate(played.positions):
            for seat, order in list(standing.items()):
                if not orders.stands(order, now):
                    del standing[seat]
                elif now.to_act == seat:
                    action = orders.execute(order, now)
                    if isinstance(action, Action) and not is_legal(now, action):
                        played.fail(ply, f"{order} makes seat {seat} play {action!r}: not legal")
            for seat in range(played.case.players):
                order = self._left(played, ply, now, seat, rng)
                if order is not None:
                    standing[seat] = order
        if played.positions[-1].to_act == NOBODY and standing:
            played.fail(len(played.steps), f"orders stand after the end: {standing}")

    def _left(
        self, played: Played, ply: int, now: Position, seat: int, rng: random.Random
    ) -> StandingOrder | None:
        """One of the orders that `seat` may leave now; None if there is none."""
        orders = self.game.orders
        assert orders is not None
        offer = orders.offer(now, seat)
        if offer is None:
            return None
        if offer.seat != seat or seat == now.to_act or not offer.kinds:
            played.fail(ply, f"seat {seat} is offered {offer} while {now.to_act} is to act")
        if set(offer.kinds) - set(orders.KINDS):
            played.fail(ply, f"{offer} has kinds that KINDS lacks")
        kind = rng.choice(offer.kinds)
        florins = commodity = None
        if kind in orders.WITH_FLORINS:
            least = 1 if kind in orders.WITH_COMMODITY else offer.least
            if offer.most < least:
                played.fail(ply, f"{offer}: no florins can be named")
            florins = rng.randint(least, offer.most)
        if kind in orders.WITH_COMMODITY:
            if not offer.commodities:
                played.fail(ply, f"{offer}: no commodity can be named")
            commodity = rng.choice(offer.commodities)
        order = StandingOrder(seat, kind, florins, *orders.mark(now), commodity)
        if not orders.stands(order, now):
            played.fail(ply, f"{order} does not stand in the position in which it was left")
        return order
