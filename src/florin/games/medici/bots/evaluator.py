"""The evaluator of Medici: the value of a position and of every choice in it.

The net values positions between turns. Auctions are solved from these values, and a further draw is
valued by the exact expectation over the next lot. NumPy only; one thread is enough.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

import numpy as np

from florin.core.actions import DRAW, STOP, Action
from florin.core.bots import Judgement
from florin.core.lots import Lot
from florin.core.position import Position as AnyPosition
from florin.games.medici.actions import PASS, Bid
from florin.games.medici.bots import auction, net
from florin.games.medici.bots.opponents import Opponents
from florin.games.medici.bots.seat_frame import frame_seats, to_table
from florin.games.medici.bots.turn_values import Beliefs, TurnValues, ends_soon
from florin.games.medici.bots.turns import (
    Array,
    TurnState,
    can_bid,
    can_grow,
    end_day,
    kind_of,
    may_load_free,
    repeated,
    turn_state,
    where,
    with_free_lot,
    with_lot,
)
from florin.games.medici.position import Phase, Position

_CACHED: Final = 32  # positions


class Evaluator(TurnValues):
    """Evaluates Medici with one number of buyers, in any edition."""

    def __init__(self, players: int, weights: net.Weights | None = None) -> None:
        super().__init__(players, weights)
        self._opponents = Opponents(self)
        # `judge`, `weigh` and `choices` of one position need the same results.
        self._bidding = lru_cache(_CACHED)(self._solve_bidding)
        self._selecting = lru_cache(_CACHED)(self._weigh_selection)

    # -- positions of the rules ------------------------------------------------------------------

    def informed(self, history: Sequence[str]) -> Informed:
        """A judge that knows the tokens of a game up to the position that it is asked about."""
        return Informed(self, history)

    def judge(self, position: AnyPosition, history: Sequence[str] = ()) -> Judgement:
        """The value of the position to every seat if all play on by this evaluator.

        If `history`, the tokens of the game so far, is given, all are expected to answer as they
        did before; so in `weigh` and `choices`.
        """
        position = self._own(position)
        phase, beliefs = position.phase, self._beliefs(position, history)
        if phase is Phase.BID:
            stages, holder, high, stage = self._auction(position, beliefs)
            return self._in_frame(position, stages[stage][holder, high])
        if phase is Phase.SELECT:
            best = int(np.argmax(self._selection(position, beliefs)[1]))
            return self._selecting(position, beliefs)[best][1]
        state = turn_state(position)
        begins = phase is Phase.LOT and not position.group
        if phase is Phase.BEGIN or (begins and ends_soon(state)):
            return self._mean(position, history)
        if phase is Phase.LOT:
            return self._judgement(self.drawn(state, beliefs))
        if phase is Phase.FREE:
            return self._judgement(self.free(state))
        return self._judgement(self.values(state)[0])

    def _mean(self, position: Position, history: Sequence[str]) -> Judgement:
        """The mean over the outcomes of chance."""
        urn = Counter(position.urn())
        after = [
            self.judge(position.apply(ticket), (*history, ticket.token) if history else ())
            for ticket in urn
        ]
        chance = np.array(list(urn.values())) / urn.total()
        win, money = chance @ [each.win for each in after], chance @ [each.money for each in after]
        return self._judgement(np.concatenate([win, money]))

    def weigh(
        self, position: AnyPosition, history: Sequence[str] = ()
    ) -> list[tuple[Action, Judgement]]:
        """Every legal action of the seat to act, in the order of `legal`; empty if no seat is."""
        position = self._own(position)
        beliefs = self._beliefs(position, history)
        if position.phase is Phase.SELECT:
            return list(self._selecting(position, beliefs))
        if position.phase is not Phase.BID:
            return []
        stages, holder, high, stage = self._auction(position, beliefs)
        after = stages[stage + 1]
        seat = auction.bidding_order(self.players)[stage]
        found: list[tuple[Action, Judgement]] = [
            (PASS, self._in_frame(position, after[holder, high]))
        ]
        for florins in range(position.high + 1, position.money[position.to_act] + 1):
            values = after[seat, min(florins, after.shape[1] - 1)]
            found.append((Bid(florins), self._in_frame(position, values)))
        return found

    def choices(
        self, position: AnyPosition, history: Sequence[str] = ()
    ) -> tuple[list[Action], Array]:
        """Legal actions (no bid above TOP), and the utility of each to the seat to act, in wins."""
        position = self._own(position)
        me = position.to_act
        beliefs = self._beliefs(position, history)
        if position.phase is Phase.SELECT:
            return self._selection(position, beliefs)
        stages, holder, high, stage = self._auction(position, beliefs)
        seat = auction.bidding_order(self.players)[stage]
        after = stages[stage + 1] @ self.utility[:, seat]
        most = min(position.money[me], after.shape[1] - 1)
        bids = range(position.high + 1, most + 1)
        utility = np.concatenate([[after[holder, high]], after[seat, position.high + 1 : most + 1]])
        return [PASS, *map(Bid, bids)], utility

    def quick_fair_price(self, position: AnyPosition, history: Sequence[str] = ()) -> int:
        """The highest price at which buying is as good for the seat to act as passing now.

        In whole florins, from the auction that `choices` has solved. `fair_prices` takes longer: it
        solves the auction without the buyer.
        """
        position = self._own(position)
        beliefs = self._beliefs(position, history)
        stages, holder, high, stage = self._auction(position, beliefs)
        seat = auction.bidding_order(self.players)[stage]
        utility = self.utility[:, seat]
        good = np.flatnonzero(
            stages[-1][seat] @ utility >= stages[stage + 1][holder, high] @ utility
        )
        return int(good[-1]) if len(good) else 0

    def auction_choices(self, start: Position, beliefs: Beliefs) -> list[Array]:
        """See `opponents.Solver`."""
        stages, *_ = self._auction(start, beliefs)
        order = auction.bidding_order(self.players)
        return [
            after @ self.utility[:, seat] for seat, after in zip(order, stages[1:], strict=True)
        ]

    def fair_prices(
        self, position: AnyPosition, history: Sequence[str] = ()
    ) -> tuple[float | None, ...]:
        """By seat: the price at which buying is as good as leaving the group to the others.

        None for a seat that cannot buy; empty if there is no group.
        """
        position = self._own(position)
        beliefs = self._beliefs(position, history)
        if not position.group:
            return ()
        state = turn_state(position)
        state = state._replace(offered=np.ones_like(state.offered))
        buyers = np.flatnonzero(can_bid(state)[0])
        found: list[float | None] = [None] * self.players
        if not len(buyers):
            return tuple(found)
        most, unsold, bought = self.sales(state)
        left = self._without(state, buyers, beliefs, most, unsold, bought)
        places = (buyers - int(state.selector[0])) % self.players
        for seat, place, leave in zip(buyers.tolist(), places.tolist(), left, strict=True):
            values = to_table(np, state, bought[:, place])[0]
            own = self.utility[:, seat]
            gain = values[: int(most[0, place]) + 1] @ own - leave @ own
            found[seat] = _last_gain(gain)
        return tuple(found)

    def _without(
        self,
        state: TurnState,
        buyers: Array,
        beliefs: Beliefs,
        most: Array,
        unsold: Array,
        bought: Array,
    ) -> Array:
        """Values [m, 2 n] by table seat of the auction without each of `buyers` [m].

        `state` is one row, the others are its sales (see `sales`), which are the same whichever
        buyer is absent.
        """
        m = len(buyers)
        present = most * (frame_seats(np, state) != buyers[:, None])  # [m, n]
        many = repeated(np, state, m)
        unsold, bought = (np.broadcast_to(x, (m, *x.shape[1:])) for x in (unsold, bought))
        stages = self.bidding(many, present, unsold, bought, beliefs)
        return to_table(np, many, stages[0][:, 0, 0])

    def draw_luck(self, position: AnyPosition, lot: Action) -> tuple[float, ...]:
        """By seat: the net's win share after this lot, less its exact mean over all lots.

        The mean of that over all games is 0, whatever the net is worth: it is a control variate.
        0 if chance names the seat that begins a day.
        """
        position = self._own(position)
        if not isinstance(lot, Lot):
            return (0.0,) * self.players
        state = turn_state(position)
        unseen = state.unseen[0]
        kinds = np.flatnonzero(unseen)
        many = repeated(np, state, len(kinds))
        if position.phase is Phase.FREE:
            drawn = with_free_lot(np, many, kinds)
            drawn = where(np, may_load_free(np, drawn), drawn, end_day(np, drawn))
        else:
            drawn = with_lot(np, many, kinds)
            drawn = drawn._replace(offered=(~can_grow(np, drawn)).astype(np.int32))
        win = self.values(drawn)[:, : self.players]
        luck = win[np.flatnonzero(kinds == kind_of(lot))[0]] - unseen[kinds] @ win / unseen.sum()
        return tuple(map(float, luck))

    def _beliefs(self, position: Position, history: Sequence[str]) -> Beliefs:
        return self._opponents.beliefs(position, history) if history else self._strangers

    def _own(self, position: AnyPosition) -> Position:
        if not isinstance(position, Position):
            raise TypeError(f"this evaluator plays medici, not {position.game}")
        if len(position.money) != self.players:
            raise ValueError(f"{len(position.money)} buyers: this evaluator is for {self.players}")
        return position

    def _weigh_selection(
        self, position: Position, beliefs: Beliefs
    ) -> tuple[tuple[Action, Judgement], ...]:
        state = turn_state(position)
        draw = self._judgement(self.drawn(state, beliefs))
        stages = self._bidding(position._replace(phase=Phase.BID), beliefs)
        return (DRAW, draw), (STOP, self._in_frame(position, stages[0][0, 0]))

    def _selection(self, position: Position, beliefs: Beliefs) -> tuple[list[Action], Array]:
        """See `choices`."""
        found = self._selecting(position, beliefs)
        values = np.array([(*judgement.win, *judgement.money) for _, judgement in found])
        return [action for action, _ in found], values @ self.utility[:, position.to_act]

    # -- the auction -----------------------------------------------------------------------------

    def _auction(self, position: Position, beliefs: Beliefs) -> tuple[list[Array], int, int, int]:
        """The auction under way: values by stage, holder (in the frame) and high bid, stage.

        An auction is solved once, as it began: all decisions in it use the same values.
        """
        opened = position._replace(to_act=position.selector, high=0, bidder=None, answers=())
        stages = self._bidding(opened, beliefs)
        holder = 0
        if position.bidder is not None:
            holder = (position.bidder - position.selector) % self.players
        high = min(position.high, int(stages[0].shape[1]) - 1)  # no bid above TOP is considered
        return stages, holder, high, len(position.answers)

    def _solve_bidding(self, opened: Position, beliefs: Beliefs) -> list[Array]:
        """Values by stage of the auction that begins; see `auction.solve`."""
        stages = self.solve(turn_state(opened), beliefs)
        return [values[0] for values in stages]

    # -- judgements ------------------------------------------------------------------------------

    def _in_frame(self, position: Position, values: Array) -> Judgement:
        """Values [2 n] in the seat frame as a judgement by table seat."""
        back = (np.arange(self.players) - position.selector) % self.players
        return self._judgement(
            np.concatenate([values[: self.players][back], values[self.players :][back]])
        )

    def _judgement(self, values: Array) -> Judgement:
        n = self.players
        return Judgement(tuple(map(float, values[:n])), tuple(map(float, values[n:])))


def _last_gain(gain: Array) -> float:
    """The price, not rounded, up to which `gain` by florins is above 0; 0 if it never is."""
    better = np.flatnonzero(gain > 0)
    if not len(better):
        return 0.0
    last = int(better[-1])
    if last + 1 == len(gain):
        return float(last)
    return last + float(gain[last] / (gain[last] - gain[last + 1]))


class Informed(NamedTuple):
    """The evaluator as a judge of positions of one game, whose tokens it knows."""

    evaluator: Evaluator
    history: Sequence[str]  # up to the position that is asked about

    def judge(self, position: AnyPosition) -> Judgement:
        """See `Judge`."""
        return self.evaluator.judge(position, self.history)

    def weigh(self, position: AnyPosition) -> list[tuple[Action, Judgement]]:
        """See `Judge`."""
        return self.evaluator.weigh(position, self.history)

    def fair_prices(self, position: AnyPosition) -> tuple[float | None, ...]:
        """See `Judge`."""
        return self.evaluator.fair_prices(position, self.history)


@cache
def trained(players: int) -> Evaluator:
    """The evaluator with the package's weights, one for each number of buyers."""
    return Evaluator(players)
