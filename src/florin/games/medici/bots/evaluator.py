"""The evaluator of Medici: the value of a position and of every choice in it.

The net values positions between turns. Auctions are solved from these values, and a further draw is
valued by the exact expectation over the next lot. NumPy only; one thread is enough.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

import numpy as np

from florin.arrays.weights import load
from florin.core.actions import DRAW, STOP, Action
from florin.core.bots import Judgement
from florin.core.lots import Lot
from florin.core.position import Position as AnyPosition
from florin.games.medici import board
from florin.games.medici.actions import PASS, Bid
from florin.games.medici.bots import auction, endings, net
from florin.games.medici.bots.opponents import PRIOR, TEMPERATURE, Belief, Opponents, answers
from florin.games.medici.bots.sales import at_every_price, prices_asked, sales
from florin.games.medici.bots.seat_frame import frame_seats, to_frame, to_table
from florin.games.medici.bots.turns import (
    Array,
    TurnState,
    can_bid,
    can_grow,
    end_day,
    is_over,
    kind_of,
    may_load_free,
    repeated,
    rows,
    sold,
    turn_state,
    where,
    win_shares,
    with_free_lot,
    with_lot,
)
from florin.games.medici.position import Phase, Position

TOP: Final = 90  # no group is worth a higher bid
# The net is evaluated at these parts of the way from 1 to a seat's highest bid; values between are
# interpolated.
KNOTS: Final = np.array([0, 0.03, 0.08, 0.15, 0.24, 0.34, 0.46, 0.6, 0.78, 1], np.float32)
# For many groups at once.
FEW_KNOTS: Final = np.array([0, 0.07, 0.18, 0.33, 0.52, 0.8, 1], np.float32)
MONEY: Final = 0.05  # utility of being 100 florins ahead, in wins
_CACHED: Final = 32  # positions
_JUDGED_LOTS: Final = 3  # free lots at the end of the game that are counted out for a judgement

Beliefs = tuple[Belief, ...]  # how each table seat is expected to answer


class Evaluator:
    """Evaluates Medici with one number of buyers, in any edition."""

    def __init__(self, players: int, weights: net.Weights | None = None) -> None:
        self.players = players
        self._weights = load("florin.games.medici", str(players)) if weights is None else weights
        # A net of the pool says at which prices it is evaluated.
        self._knots = self._weights.get("knots", KNOTS)
        self._few_knots = self._weights.get("knots", FEW_KNOTS)
        self._strangers: Beliefs = (PRIOR,) * players
        self._opponents = Opponents(self)
        # The win counts; a little money on top decides if the win is out of reach.
        self._utility = auction.utility(np, players, 1.0, MONEY)
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
        if phase is Phase.BEGIN:
            begun = [(position.apply(ticket), ticket.token) for ticket in position.urn()]
            told = [(after, (*history, token) if history else ()) for after, token in begun]
            return _mean([self.judge(*each) for each in told])
        state = turn_state(position)
        if phase is Phase.LOT:
            return self._judgement(self._expected_draw(state, beliefs))
        if phase is Phase.FREE:
            return self._judgement(self._free(state))
        return self._judgement(self.values(state)[0])

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
        after = stages[stage + 1] @ self._utility[:, seat]
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
        utility = self._utility[:, seat]
        good = np.flatnonzero(
            stages[-1][seat] @ utility >= stages[stage + 1][holder, high] @ utility
        )
        return int(good[-1]) if len(good) else 0

    def auction_choices(self, start: Position, beliefs: Beliefs) -> list[Array]:
        """See `opponents.Solver`."""
        stages, *_ = self._auction(start, beliefs)
        order = auction.bidding_order(self.players)
        return [
            after @ self._utility[:, seat] for seat, after in zip(order, stages[1:], strict=True)
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
        many = repeated(np, state, len(buyers))
        prices = np.arange(int(state.money[0, buyers].max()) + 1, dtype=np.float32)
        asked = np.broadcast_to(prices, (len(buyers), len(prices)))
        bought = sales(np, self._weights, many, buyers, asked, np.float32)
        left = self._without(state, buyers, beliefs)
        for seat, values, leave in zip(buyers.tolist(), bought, left, strict=True):
            own = self._utility[:, seat]
            money = int(state.money[0, seat])
            found[seat] = _last_gain(values[: money + 1] @ own - leave @ own)
        return tuple(found)

    def _without(self, state: TurnState, buyers: Array, beliefs: Beliefs) -> Array:
        """Values [m, 2 n] by table seat of the auction without each of `buyers` [m].

        `state` is one row. Every sale is evaluated once, whichever buyer is absent.
        """
        seats = frame_seats(np, state)
        most, unsold, bought = self._sales(state, self._knots, can_bid(state), seats)
        present = most * (seats != buyers[:, None])  # [m, n]
        m = len(buyers)
        many = repeated(np, state, m)
        answer = None if beliefs == self._strangers else answers(many, beliefs, present)
        stages = auction.solve(
            np,
            np.broadcast_to(bought, (m, *bought.shape[1:])),
            np.broadcast_to(unsold, (m, *unsold.shape[1:])),
            self._utility,
            present,
            np.float32(TEMPERATURE),
            answer,
        )
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
        draw = self._judgement(self._expected_draw(state, beliefs))
        stages = self._bidding(position._replace(phase=Phase.BID), beliefs)
        return (DRAW, draw), (STOP, self._in_frame(position, stages[0][0, 0]))

    def _selection(self, position: Position, beliefs: Beliefs) -> tuple[list[Action], Array]:
        """See `choices`."""
        found = self._selecting(position, beliefs)
        values = np.array([(*judgement.win, *judgement.money) for _, judgement in found])
        return [action for action, _ in found], values @ self._utility[:, position.to_act]

    # -- batches of turn states ------------------------------------------------------------------

    def values(self, state: TurnState) -> Array:
        """Win shares and final money [batch, 2 n] by table seat; exact if the game is over."""
        over = is_over(state)
        if over.all():
            exact = win_shares(state.money)
            return np.concatenate([exact, state.money.astype(np.float32)], -1)
        win, money = net.values(np, self._weights, state, np.float32)
        if over.any():
            win[over] = win_shares(state.money[over])
            money[over] = state.money[over]
        return np.concatenate([win, money], -1)

    def auctions(self, state: TurnState, beliefs: Beliefs | None = None) -> Array:
        """Values [batch, 2 n] by table seat of groups on offer, the bidding solved."""
        knots = self._few_knots if len(state.bag) > 1 else self._knots
        stages = self._solve(state, knots, beliefs or self._strangers)
        return to_table(np, state, stages[0][:, 0, 0])

    def _expected_draw(self, state: TurnState, beliefs: Beliefs) -> Array:
        """Values [2 n] of drawing on, the mean over all unseen lots; `state` is one row."""
        unseen = state.unseen[0]
        kinds = np.flatnonzero(unseen)
        drawn = with_lot(np, repeated(np, state, len(kinds)), kinds)
        grows = can_grow(np, drawn)
        values = np.empty((len(kinds), 2 * self.players), np.float32)
        offered = drawn._replace(offered=np.ones_like(drawn.offered))
        if grows.any():
            values[grows] = self._undecided(rows(drawn, grows), rows(offered, grows), beliefs)
        if not grows.all():
            values[~grows] = self.auctions(rows(offered, ~grows), beliefs)
        return unseen[kinds] @ values / unseen.sum()

    def _free(self, state: TurnState) -> Array:
        """Values [2 n] if the last buyer with room loads free lots; `state` is one row."""
        last, lots = int(state.day[0]) == board.DAYS, int(endings.free_lots(state)[0])
        if lots <= (_JUDGED_LOTS if last else endings.MOST_LOTS):
            probability, after = endings.loaded(state)
            return probability @ self.values(end_day(np, after))
        unseen = state.unseen[0]
        kinds = np.flatnonzero(unseen)
        drawn = with_free_lot(np, repeated(np, state, len(kinds)), kinds)
        drawn = where(np, may_load_free(np, drawn), drawn, end_day(np, drawn))
        return unseen[kinds] @ self.values(drawn) / unseen.sum()

    def _undecided(self, drawn: TurnState, offered: TurnState, beliefs: Beliefs) -> Array:
        """Values of groups that may grow or be offered: the selector takes the better."""
        further = self.values(drawn)
        stop = self.auctions(offered, beliefs)
        better = (stop - further) @ self._utility  # [batch, n]
        stops = better[np.arange(len(drawn.bag)), drawn.selector] >= 0
        further[stops] = stop[stops]
        return further

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
        stages = self._solve(turn_state(opened), self._knots, beliefs)
        return [values[0] for values in stages]

    def _solve(
        self,
        state: TurnState,
        knots: Array,
        beliefs: Beliefs,
        absent: Array | None = None,
    ) -> list[Array]:
        """`auction.solve` for a batch of groups. Seats `absent` [n] do not bid."""
        able = can_bid(state)
        if absent is not None:
            able = able & ~absent
        seats = frame_seats(np, state)
        most, unsold, bought = self._sales(state, knots, able, seats)
        answer = None if beliefs == self._strangers else answers(state, beliefs, most)
        temperature = np.float32(TEMPERATURE)
        return auction.solve(np, bought, unsold, self._utility, most, temperature, answer)

    def _sales(
        self, state: TurnState, knots: Array, able: Array, seats: Array
    ) -> tuple[Array, Array, Array]:
        """In the seat frame `seats`: the most that each seat can bid [batch, n], 0 if not `able`;
        the values if the group is not sold [batch, 2 n], and if a seat buys it at a price
        [batch, n, top + 1, 2 n]. `top` is the most of all.
        """
        n, batch = self.players, len(state.bag)
        most = np.take_along_axis(np.where(able, np.minimum(state.money, TOP), 0), seats, -1)
        top = int(max(most.max(), 1))
        unsold = sold(np, state, np.full(batch, -1), np.zeros(batch, np.int32))
        unsold_values = to_frame(np, state, self.values(unsold))
        bought = np.zeros((batch, n, top + 1, 2 * n), np.float32)
        if bool(((state.bag == 0) & (state.day == board.DAYS)).all()):
            self._fill_exact(state, seats, most, bought)
        else:
            self._fill(state, seats, most, knots, bought)
        return most, unsold_values, bought

    def _fill(
        self, state: TurnState, seats: Array, most: Array, knots: Array, bought: Array
    ) -> None:
        """Evaluates the net at the knots and interpolates to every price."""
        row, seat = np.nonzero(most)
        if not len(row):
            return
        top = int(bought.shape[2]) - 1
        most, pairs = most[row, seat], rows(state, row)
        asked = prices_asked(knots, most)
        values = sales(np, self._weights, pairs, seats[row, seat], asked, np.float32)
        values = to_frame(np, pairs, values)
        bought[row, seat] = at_every_price(np, knots, most, values, top)
        if bool((state.day == board.DAYS).any()):
            self._fill_endings(pairs, seats[row, seat], row, seat, bought)

    def _fill_endings(
        self, pairs: TurnState, buyers: Array, row: Array, seat: Array, bought: Array
    ) -> None:
        """Sales after which no decision is left: exact at every price."""
        after = sold(np, pairs, buyers, np.zeros_like(buyers))
        prices = np.arange(int(bought.shape[2]))
        for at in np.flatnonzero(self._ends(after)).tolist():
            paid = prices[:, None] * (np.arange(self.players) == buyers[at])
            values = endings.shares(*endings.outcomes(rows(after, [at])), paid)
            one = rows(pairs, [at])
            bought[row[at], seat[at]] = to_frame(np, one, values[None])[0]

    def _ends(self, state: TurnState) -> Array:
        """Whether only a few free lots are left to come, bool [batch]."""
        free = endings.free_lots(state)
        # Many groups at once are weighed for a draw: more sets of lots would take too long.
        most = endings.MOST_LOTS if len(free) <= self.players else 1
        return (state.day == board.DAYS) & (free > 0) & (free <= most)

    def _fill_exact(self, state: TurnState, seats: Array, most: Array, bought: Array) -> None:
        """The last auction of the game: the result of every sale is known to the florin."""
        row, seat, price = np.nonzero(
            np.less_equal(np.arange(int(bought.shape[2])), most[..., None])
        )
        many = rows(state, row)
        values = self.values(sold(np, many, seats[row, seat], price))
        bought[row, seat, price] = to_frame(np, many, values)

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


def _mean(found: list[Judgement]) -> Judgement:
    def across(table: list[tuple[float, ...]]) -> tuple[float, ...]:
        return tuple(sum(column) / len(table) for column in zip(*table, strict=True))

    return Judgement(across([f.win for f in found]), across([f.money for f in found]))
