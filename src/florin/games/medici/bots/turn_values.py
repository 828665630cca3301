"""Values of turn states: between turns, of groups on offer, and before a lot.

The net values positions between turns. Auctions are solved from these values, and a draw is valued
by the exact mean over the next lot. The last lots of the game are solved instead (`last_lots`).
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from florin.arrays.weights import load
from florin.games.medici import board
from florin.games.medici.bots import auction, endings, last_lots, net
from florin.games.medici.bots.opponents import PRIOR, TEMPERATURE, Belief, answers
from florin.games.medici.bots.sales import at_every_price, prices_asked, sales
from florin.games.medici.bots.seat_frame import frame_seats, to_frame, to_table
from florin.games.medici.bots.turns import (
    Array,
    TurnState,
    can_bid,
    end_day,
    is_over,
    joined,
    may_load_free,
    repeated,
    rows,
    sold,
    where,
    win_shares,
    with_free_lot,
)

TOP: Final = 90  # no group is worth a higher bid
MONEY: Final = 0.05  # utility of being 100 florins ahead, in wins
# The net is evaluated at these parts of the way from 1 to a seat's highest bid; values between are
# interpolated.
KNOTS: Final = np.array([0, 0.03, 0.08, 0.15, 0.24, 0.34, 0.46, 0.6, 0.78, 1], np.float32)
# For many groups at once.
FEW_KNOTS: Final = np.array([0, 0.07, 0.18, 0.33, 0.52, 0.8, 1], np.float32)


class Effort(NamedTuple):
    """How much of the end of the game is solved, for all groups of a question together."""

    auctions: int  # after the groups on offer
    sets: int  # sets of free lots
    few: bool = False  # whether the net is evaluated at fewer prices


ONE_GROUP: Final = Effort(200, 300)  # a bid: less time
DRAW: Final = Effort(2000, 4000, few=True)
FREE_SETS: Final = 60_000  # sets of free lots that are counted out if they alone are left
FREE_SETS_BETWEEN_DAYS: Final = 500  # the net values what follows each
LAST_LOTS: Final = 7  # in the bag, on the last day: from here on, more is weighed one by one
MOST_GROUPS: Final = 30  # that a draw can lead to

Beliefs = tuple[Belief, ...]  # how each table seat is expected to answer


def ends_soon(state: TurnState) -> bool:
    """Whether few lots are left to come in the whole game; `state` is one row."""
    return int(state.day[0]) == board.DAYS and int(state.bag[0]) <= LAST_LOTS


class TurnValues:
    """Values turn states with one number of buyers, in any edition.

    Values are win shares and final money side by side: 2 n numbers by table seat.
    """

    def __init__(self, players: int, weights: net.Weights | None = None) -> None:
        self.players = players
        self._weights = load("florin.games.medici", str(players)) if weights is None else weights
        # A net of the pool says at which prices it is evaluated.
        self._knots = self._weights.get("knots", KNOTS)
        self._few_knots = self._weights.get("knots", FEW_KNOTS)
        self._strangers: Beliefs = (PRIOR,) * players
        # The win counts; a little money on top decides if the win is out of reach.
        self.utility = auction.utility(np, players, 1.0, MONEY)
        self._last_lots = last_lots.LastLots(players, self.utility, TEMPERATURE)

    def values(self, state: TurnState) -> Array:
        """Values [batch, 2 n] by the net; exact if the game is over."""
        over = is_over(state)
        if over.all():
            exact = win_shares(state.money)
            return np.concatenate([exact, state.money.astype(np.float32)], -1)
        win, money = net.values(np, self._weights, state, np.float32)
        if over.any():
            win[over] = win_shares(state.money[over])
            money[over] = state.money[over]
        return np.concatenate([win, money], -1)

    def drawn(self, state: TurnState, beliefs: Beliefs | None = None) -> Array:
        """Values [2 n] before a lot that is to be drawn for a group; `state` is one row."""
        levels = last_lots.groups(state, MOST_GROUPS if ends_soon(state) else 0)
        groups = TurnState(
            *(np.concatenate(each) for each in zip(*(v.state for v in levels), strict=True))
        )
        values = self.auctions(groups, beliefs)
        offered = np.split(values, np.cumsum([len(level.root) for level in levels])[:-1])
        last = levels[-1]
        if last.grows.any():
            further = rows(last.state, last.grows)
            offered[-1][last.grows] = last_lots.better(
                self.values(further), offered[-1][last.grows], self.utility, further.selector
            )
        return last_lots.drawn_on(levels, offered, self.utility)[0]

    def free(self, state: TurnState) -> Array:
        """Values [2 n] if the last buyer with room loads free lots; `state` is one row."""
        last, most = int(state.day[0]) == board.DAYS, int(endings.sets(state)[0])
        if last and most <= FREE_SETS:
            money = state.money[:, None].astype(np.float32)
            unpaid = state._replace(money=np.zeros_like(state.money))
            nobody = np.zeros(1, np.int64)
            return last_lots.ended(unpaid, money, nobody, nobody)[0, 0, 0]
        if not last and most <= FREE_SETS_BETWEEN_DAYS:
            _, probability, after = endings.loaded(state, int(endings.free_lots(state)[0]))
            return probability @ self.values(end_day(np, after))
        unseen = state.unseen[0]
        kinds = np.flatnonzero(unseen)
        one = with_free_lot(np, repeated(np, state, len(kinds)), kinds)
        one = where(np, may_load_free(np, one), one, end_day(np, one))
        return unseen[kinds] @ self.values(one) / unseen.sum()

    def auctions(self, state: TurnState, beliefs: Beliefs | None = None) -> Array:
        """Values [batch, 2 n] of groups on offer, the bidding solved."""
        stages = self.solve(state, beliefs or self._strangers, DRAW)
        return to_table(np, state, stages[0][:, 0, 0])

    def solve(self, state: TurnState, beliefs: Beliefs, effort: Effort = ONE_GROUP) -> list[Array]:
        """`auction.solve` for a batch of groups, in the frames of their states."""
        offered = state._replace(offered=np.ones_like(state.offered))
        most, unsold, bought = self.sales(offered, effort)
        return self.bidding(offered, most, unsold, bought, beliefs)

    def bidding(
        self, state: TurnState, most: Array, unsold: Array, bought: Array, beliefs: Beliefs
    ) -> list[Array]:
        """`auction.solve` of these sales (see `sales`), with these expectations."""
        answer = None if beliefs == self._strangers else answers(state, beliefs, most)
        temperature = np.float32(TEMPERATURE)
        return auction.solve(np, bought, unsold, self.utility, most, temperature, answer)

    # -- sales -----------------------------------------------------------------------------------

    def sales(self, state: TurnState, effort: Effort = ONE_GROUP) -> tuple[Array, Array, Array]:
        """In the frames of `state`: the most that each seat can bid [batch, n], 0 if it cannot;
        the values if the group is not sold [batch, 2 n], and if a seat buys it at a price
        [batch, n, top + 1, 2 n]. `top` is the most of all.
        """
        n, batch = self.players, len(state.bag)
        seats = frame_seats(np, state)
        able = np.where(can_bid(state), np.minimum(state.money, TOP), 0)
        most = np.take_along_axis(able, seats, -1)
        top = int(max(most.max(), 1))
        row, seat = np.nonzero(most)
        offers, buyers, most_of = rows(state, row), seats[row, seat], most[row, seat]
        values = np.zeros((len(row), top + 1, 2 * n), np.float32)
        open_, passed = np.ones(len(row), bool), None
        if int(state.day[0]) == board.DAYS:
            open_, passed = self._solved(state, offers, buyers, values, effort)
        if passed is None and effort.few:
            nobody = np.full(batch, -1)
            passed = self.values(sold(np, state, nobody, np.zeros_like(nobody)))
        # One group: the net is asked once for all its sales, because a call takes long.
        if passed is None or open_.any():
            left, unsold = np.flatnonzero(open_), 0 if passed is not None else batch
            some = joined([rows(offers, left), rows(state, slice(unsold))])
            who = np.concatenate([buyers[left], np.full(unsold, -1)])
            most_of = np.concatenate([most_of[left], np.zeros(unsold, most_of.dtype)])
            found = self._by_net(some, who, most_of, top, effort)
            values[left] = found[: len(left)]
            if passed is None:
                passed = found[len(left) :, 0]
        bought = np.zeros((batch, n, top + 1, 2 * n), np.float32)
        if len(row):
            bought[row, seat] = to_frame(np, offers, values)
        return most, to_frame(np, state, passed), bought

    def _by_net(
        self, offers: TurnState, buyers: Array, most: Array, top: int, effort: Effort
    ) -> Array:
        """Values [q, top + 1, 2 n]: the net at some prices, interpolated to every price.

        A buyer of -1 is no sale.
        """
        knots = self._few_knots if effort.few else self._knots
        asked = prices_asked(knots, most) * (buyers >= 0)[:, None].astype(np.float32)
        values = sales(np, self._weights, offers, buyers, asked, np.float32)
        return at_every_price(np, knots, most, values, top)

    def _solved(
        self, state: TurnState, offers: TurnState, buyers: Array, values: Array, effort: Effort
    ) -> tuple[Array, Array | None]:
        """Fills in the sales [q, top + 1, 2 n] after which the rest of the game is solved.

        Returns which are left, and the values [batch, 2 n] of the unsold groups if all those are
        solved.
        """
        batch, prices = len(state.bag), np.arange(int(values.shape[1]))
        unpaid, offers_unpaid = (x._replace(money=np.zeros_like(x.money)) for x in (state, offers))
        nobody, free = np.zeros(batch, np.int64), np.zeros(len(buyers), np.int64)
        unsold = sold(np, unpaid, nobody - 1, nobody)
        bought = sold(np, offers_unpaid, buyers, free)
        ended, short = self._within(joined([unsold, bought]), batch, effort)
        money = offers.money[:, None].astype(np.float32)
        knots: Array = last_lots.KNOTS
        for chosen, at in ((ended, prices), (short, knots)):
            some = chosen[batch:]
            if some.any():
                found = self._last_lots.after_sales(
                    rows(bought, some), money[some], buyers[some], at
                )[:, 0]
                values[some] = found if at is prices else last_lots.blended(prices) @ found
        passed = None
        solved: Array = ended | short
        if solved[:batch].all():
            money = state.money[:, None].astype(np.float32)
            passed = self._last_lots.after_sales(unsold, money, nobody, nobody[:1])[:, 0, 0]
        return ~solved[batch:], passed

    def _within(self, after: TurnState, unsold: int, effort: Effort) -> tuple[Array, Array]:
        """Which positions after a sale (the first: `unsold` groups) are solved with this effort.

        Returns those in which no decision is left, and other short ones.
        """
        sets = endings.sets(after)
        lone = sets > 0
        ended = is_over(after) | (lone & (sets <= effort.sets // max(1, int(lone.sum()))))
        open_ = ~is_over(after) & ~lone
        asked = open_[:unsold].sum() + len(last_lots.KNOTS) * open_[unsold:].sum()
        return ended, open_ & last_lots.short(after, effort.auctions // max(1, int(asked)))
