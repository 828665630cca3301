"""Thinking about a position of Medici: what every choice of the seat to act is worth.

The net values positions between turns; auctions are solved exactly from these values; drawing on is
weighed by the exact expectation over the next lot. NumPy only, one thread is enough.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import numpy as np

from florin.arrays.weights import load
from florin.core import DRAW, STOP, Action
from florin.core.bots import Judgement
from florin.games.medici import Phase, Position, board
from florin.games.medici.actions import PASS, Bid
from florin.games.medici.bots import auction, net
from florin.games.medici.bots.board_view import market_of
from florin.games.medici.bots.market import Market, can_bid, can_grow, sold, win_shares, with_lot
from florin.games.medici.bots.sales import at_every_price, prices_asked, sales
from florin.games.medici.bots.seats import by_seat, from_selector, order

Array = Any

TOP: Final = 90  # no group is worth a higher bid
# Where between 1 and a seat's most the net is asked; between these it is interpolated.
KNOTS: Final = np.array(
    [0, 0.03, 0.07, 0.12, 0.18, 0.25, 0.33, 0.42, 0.52, 0.65, 0.8, 1], np.float32
)
FEW: Final = KNOTS[[0, 2, 4, 6, 8, 10, 11]]  # when many groups are weighed at once
_REMEMBERED: Final = 8  # positions
THRIFT: Final = 0.05  # what being 100 florins ahead is worth, in wins
HEAT: Final = 0.015  # how far from sure others are to choose what is best for them, in wins


def rows(market: Market, keep: Array) -> Market:
    """Some rows of a batch, by index or mask."""
    return Market(*(field[keep] for field in market))


def repeated(market: Market, times: int) -> Market:
    """[batch] -> [batch * times], each row `times` times."""
    return Market(*(np.repeat(field, times, 0) for field in market))


class Thinker:
    """A judge of Medici for one number of buyers."""

    def __init__(self, players: int, params: net.Params | None = None) -> None:
        self.players = players
        self._params = load("florin.games.medici", str(players)) if params is None else params
        # The win counts; a little money on top decides where the win is out of reach.
        self._utility = auction.utility(np, players, 1.0, THRIFT)
        # Judging and weighing a position ask the same questions.
        self._bidding = lru_cache(_REMEMBERED)(self._solve_bidding)
        self._selecting = lru_cache(_REMEMBERED)(self._weigh_draw)

    # -- positions of the rules ------------------------------------------------------------------

    def judge(self, position: Position) -> Judgement:
        """What the position is worth to every seat, all playing on as this judge advises."""
        phase = position.phase
        if phase is Phase.BID:
            stages, holder, high, stage = self._bidding(position)
            return self._judgement(position, stages[stage][holder, high])
        if phase is Phase.SELECT:
            best = int(np.argmax(self.choice_utilities(position)[1]))
            return self.weigh(position)[best][1]
        if phase is Phase.BEGIN:
            begun = [position.apply(ticket) for ticket in position.urn()]
            return _mean([self.judge(after) for after in begun])
        if phase is Phase.LOT and position.group:
            return self._as_judgement(self._expected_draw(market_of(position)))
        return self._as_judgement(self.values(market_of(position))[0])

    def weigh(self, position: Position) -> list[tuple[Action, Judgement]]:
        """Every legal action of the seat to act, in the order of `legal`."""
        if position.phase is Phase.SELECT:
            return list(self._selecting(position))
        stages, holder, high, stage = self._bidding(position)
        after = stages[stage + 1]
        seat = auction.bidding_order(self.players)[stage]
        found: list[tuple[Action, Judgement]] = [
            (PASS, self._judgement(position, after[holder, high]))
        ]
        for florins in range(position.high + 1, position.money[position.to_act] + 1):
            worth = after[seat, min(florins, after.shape[1] - 1)]
            found.append((Bid(florins), self._judgement(position, worth)))
        return found

    def _weigh_draw(self, position: Position) -> tuple[tuple[Action, Judgement], ...]:
        market = market_of(position)
        offered = market._replace(offered=market.offered + 1)
        draw = self._as_judgement(self._expected_draw(market))
        stop = self._as_judgement(self.auctions(offered)[0])
        return (DRAW, draw), (STOP, stop)

    def choice_utilities(self, position: Position) -> tuple[list[Action], Array]:
        """Legal actions (no bid above TOP) and what each is worth to the seat to act."""
        me = position.to_act
        if position.phase is Phase.SELECT:
            found = self.weigh(position)
            worth = np.array([(*judgement.win, *judgement.money) for _, judgement in found])
            return [action for action, _ in found], worth @ self._utility[:, me]
        stages, holder, high, stage = self._bidding(position)
        seat = auction.bidding_order(self.players)[stage]
        after = stages[stage + 1] @ self._utility[:, seat]
        most = min(position.money[me], after.shape[1] - 1)
        bids = range(position.high + 1, most + 1)
        worth = np.concatenate([[after[holder, high]], after[seat, position.high + 1 : most + 1]])
        return [PASS, *map(Bid, bids)], worth

    def fair_prices(self, position: Position) -> tuple[float | None, ...]:
        """By seat: the price at which buying is as good as leaving the group to the others."""
        if not position.group:
            return ()
        market = market_of(position)
        market = market._replace(offered=np.ones_like(market.offered))
        able = can_bid(market)[0]
        return tuple(
            self._fair_price(market, seat) if able[seat] else None for seat in range(self.players)
        )

    def _fair_price(self, market: Market, seat: int) -> float:
        away = np.arange(self.players) == seat
        own = self._utility[:, seat]
        leave = by_seat(np, market, self._solve(market, KNOTS, away)[0][:, 0, 0])[0] @ own
        florins = np.arange(market.money[0, seat] + 1, dtype=np.float32)
        worth = sales(np, self._params, market, np.array([seat]), florins[None], np.float32)
        gain = worth[0] @ own - leave
        better = np.flatnonzero(gain > 0)
        if not len(better):
            return 0.0
        last = int(better[-1])
        if last + 1 == len(gain):
            return float(last)
        return last + float(gain[last] / (gain[last] - gain[last + 1]))

    # -- markets of many rows --------------------------------------------------------------------

    def values(self, market: Market) -> Array:
        """Win shares and final money [batch, 2 n] by seat; exact where the game is over."""
        over = market.day > board.DAYS
        if over.all():
            exact = win_shares(market.money)
            return np.concatenate([exact, market.money.astype(np.float32)], -1)
        win, money = net.values(np, self._params, market, np.float32)
        if over.any():
            win[over] = win_shares(market.money[over])
            money[over] = market.money[over]
        return np.concatenate([win, money], -1)

    def auctions(self, market: Market) -> Array:
        """Values [batch, 2 n] by seat of groups that are offered, the bidding solved."""
        stages = self._solve(market, FEW if len(market.bag) > 1 else KNOTS)
        return by_seat(np, market, stages[0][:, 0, 0])

    def _expected_draw(self, market: Market) -> Array:
        """Values [2 n] of drawing one lot more, all kinds weighed by how many are unseen."""
        unseen = market.unseen[0]
        kinds = np.flatnonzero(unseen)
        drawn = with_lot(np, repeated(market, len(kinds)), kinds)
        grows = can_grow(np, drawn)
        worth = np.empty((len(kinds), 2 * self.players), np.float32)
        offered = drawn._replace(offered=np.ones_like(drawn.offered))
        if grows.any():
            worth[grows] = self._undecided(rows(drawn, grows), rows(offered, grows))
        if not grows.all():
            worth[~grows] = self.auctions(rows(offered, ~grows))
        return unseen[kinds] @ worth / unseen.sum()

    def _undecided(self, drawn: Market, offered: Market) -> Array:
        """Values of groups that may grow or be offered: the selector takes what he likes better."""
        further = self.values(drawn)
        stop = self.auctions(offered)
        better = (stop - further) @ self._utility  # [batch, n]
        stops = better[np.arange(len(drawn.bag)), drawn.selector] >= 0
        further[stops] = stop[stops]
        return further

    # -- the auction -----------------------------------------------------------------------------

    def _solve_bidding(self, position: Position) -> tuple[list[Array], int, int, int]:
        """The auction under way: stages, who holds the high bid (from the selector), it, stage."""
        market = market_of(position)
        stage = len(position.answers)
        high = position.high
        holder = 0
        if position.bidder is not None:
            holder = (position.bidder - position.selector) % self.players
        # Who has answered is out of it; the high bid stands.
        gone = np.zeros(self.players, bool)
        for seat in auction.bidding_order(self.players)[:stage]:
            gone[(position.selector + seat) % self.players] = True
        standing = None
        if position.bidder is not None:
            sale = sold(np, market, np.array([position.bidder]), np.array([high]))
            standing = holder, high, from_selector(np, market, self.values(sale))[0]
        stages = self._solve(market, KNOTS, gone, standing)
        return [s[0] for s in stages], holder, high, stage

    def _solve(
        self,
        market: Market,
        knots: Array,
        gone: Array | None = None,
        standing: tuple[int, int, Array] | None = None,
    ) -> list[Array]:
        """`auction.solve` for a batch of groups; values are by seat from the selector."""
        n, batch = self.players, len(market.bag)
        able = can_bid(market)
        if gone is not None:
            able = able & ~gone
        seats = order(np, market)
        most = np.take_along_axis(np.where(able, np.minimum(market.money, TOP), 0), seats, -1)
        top = int(max(most.max(), standing[1] if standing else 1, 1))
        unsold = sold(np, market, np.full(batch, -1), np.zeros(batch, np.int32))
        unsold_worth = from_selector(np, market, self.values(unsold))

        bought = np.zeros((batch, n, top + 1, 2 * n), np.float32)
        if bool(((market.bag == 0) & (market.day == board.DAYS)).all()):
            self._fill_exact(market, seats, most, bought)
        else:
            self._fill(market, seats, most, knots, bought)
        if standing is not None:
            holder, high, worth = standing
            bought[:, holder, high] = worth
        return auction.solve(np, bought, unsold_worth, self._utility, most, np.float32(HEAT))

    def _fill(self, market: Market, seats: Array, most: Array, knots: Array, bought: Array) -> None:
        """Asks the net at the knots and interpolates to every price."""
        row, rel = np.nonzero(most)
        if not len(row):
            return
        top = int(bought.shape[2]) - 1
        most, pairs = most[row, rel], rows(market, row)
        asked = prices_asked(knots, most)
        worth = sales(np, self._params, pairs, seats[row, rel], asked, np.float32)
        worth = from_selector(np, pairs, worth)
        bought[row, rel] = at_every_price(np, knots, most, worth, top)

    def _fill_exact(self, market: Market, seats: Array, most: Array, bought: Array) -> None:
        """The last auction of the game: every sale's result is known to the florin."""
        row, rel, price = np.nonzero(
            np.less_equal(np.arange(int(bought.shape[2])), most[..., None])
        )
        many = rows(market, row)
        worth = self.values(sold(np, many, seats[row, rel], price))
        bought[row, rel, price] = from_selector(np, many, worth)

    # -- judgements --------------------------------------------------------------------------------

    def _judgement(self, position: Position, worth: Array) -> Judgement:
        """Values from the selector to a judgement by seat."""
        back = (np.arange(self.players) - position.selector) % self.players
        return self._as_judgement(
            np.concatenate([worth[: self.players][back], worth[self.players :][back]])
        )

    def _as_judgement(self, worth: Array) -> Judgement:
        n = self.players
        return Judgement(tuple(map(float, worth[:n])), tuple(map(float, worth[n:])))


def _mean(found: list[Judgement]) -> Judgement:
    def across(rows_: list[tuple[float, ...]]) -> tuple[float, ...]:
        return tuple(sum(column) / len(rows_) for column in zip(*rows_, strict=True))

    return Judgement(across([f.win for f in found]), across([f.money for f in found]))
