"""Endings of the last round, solved: every draw, price, answer and loading, by expected margin.

Paying p moves the margin by p against the buyer. Let A be the active player's margin to come if
that player gets the group for nothing, and O if the other does. A price p is then worth min(O + p,
A - p): the other takes the answer that is worse for the active player. The lines cross at p = (A -
O) / 2, where both are worth (A + O) / 2; the whole numbers beside it are worth O + floor and A -
ceiling. If the group is a burden, A < O, the best price is 0, the other declines, and the value is
A.

Values are exact up to floating-point sums: pay is whole, chances are ratios of small counts.

Short endings are solved by recursion, longer ones by the tables of `last_lots`. These also solve
endings for the win: then a value is a curve, the chance to win by the lead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import ceil, floor
from typing import Any, Final

import numpy as np

from florin.arrays import cargo
from florin.core.actions import DRAW, Action
from florin.core.position import Position as AnyPosition
from florin.games.strozzi import board
from florin.games.strozzi.actions import BUY, Price
from florin.games.strozzi.bots.auction import Aim
from florin.games.strozzi.bots.last_lots import Table, TooLong, curve_of_sale
from florin.games.strozzi.bots.turns import (
    DISCARD_SLOT,
    HARBOURS,
    LOADINGS,
    MIDDLE,
    MIRROR,
    Array,
    TurnState,
    each,
    turn_state,
)
from florin.games.strozzi.observation import TRACKS, cargo_word
from florin.games.strozzi.position import Phase, Position
from florin.games.strozzi.setup import Strozzi

_LOT_WORDS: Final = tuple(cargo_word((lot,)) for lot in board.LOTS)
_RECURSION: Final = 4  # with more lots in the bag tables are faster
EFFORT: Final = 6_000_000  # loadings that a table may look at: some seconds
WIN_EFFORT: Final = 250_000  # the same if an ending is solved for the win
_MOST: Final = 400  # no lead beyond it can be lost in one round
_LEADS: Final = np.arange(-_MOST, _MOST + 1)
_np: Any = np  # for results whose type the stubs leave open


def ending_state(state: TurnState, row: int = 0) -> TurnState:
    """One row of a batch as plain integers; money and seat, which an ending needs not, are 0."""

    def number(leaf: Array) -> int:
        return int(leaf.reshape(-1)[row])

    return TurnState(
        board.ROUNDS,
        0,
        (0, 0),
        tuple(map(number, state.mine)),
        tuple(map(number, state.theirs)),
        number(state.markers),
        number(state.unseen),
        number(state.track),
    )


def price_of(keep: float, leave: float) -> tuple[int, float]:
    """The best price, and the value of the group to the active player at that price.

    `keep` and `leave` are the active player's margins to come if that player, or the other, gets
    the group for nothing.
    """
    if keep <= leave:
        return 0, keep
    fair = (keep - leave) / 2
    low, high = floor(fair), ceil(fair)
    return (low, leave + low) if leave + low >= keep - high else (high, keep - high)


class EndingSolver:
    """Solves endings and caches the results.

    All values are margins to come, in florins, of the active player of the state asked about.
    States are those of `ending_state`. A group is a cargo word: its order does not matter. Raises
    TooLong if an ending takes too much effort.
    """

    def __init__(self) -> None:
        self._turns: dict[TurnState, float] = {}
        self._groups: dict[tuple[TurnState, int], float] = {}
        self._table: Table | None = None
        self._win_table: Table | None = None

    @property
    def size(self) -> int:
        """The number of cached results."""
        return len(self._turns) + len(self._groups)

    def turn(self, now: TurnState) -> float:
        """Before the first lot of a turn."""
        known = self._turns.get(now)
        if known is None:
            if now.unseen.bit_count() > _RECURSION:
                known = float(self._solved([now]).money(_batch([now]))[0])
            else:
                known = self.after_draw(now, 0)
            self._turns[now] = known
        return known

    def after_draw(self, now: TurnState, group: int) -> float:
        """Chance is about to add a lot to the group; `now.unseen` is without the group."""
        total, lots = 0.0, _kinds(now.unseen)
        for bit, word, count in lots:
            left = now._replace(unseen=now.unseen ^ bit)
            total += count * self.in_hand(left, group + word)
        return total / sum(count for _, _, count in lots)

    def in_hand(self, now: TurnState, group: int) -> float:
        """The active player holds the group and may draw on if that is legal."""
        key = (now, group)
        known = self._groups.get(key)
        if known is None:
            known = self.sold(now, group)[1]
            if self.can_grow(now, group):
                known = max(known, self.after_draw(now, group))
            self._groups[key] = known
        return known

    def loss(self, position: Position, action: Action) -> float:
        """What the action costs the seat to act against perfect play, in florins of margin."""
        # Money makes no difference, and may be too large for the array's integers.
        now = ending_state(turn_state(position._replace(money=(0, 0))))
        group = cargo_word(position.group)
        price = position.price or 0
        roots = self._after(now, group, grows=position.phase is Phase.SELECT)
        if roots and now.unseen.bit_count() > _RECURSION:
            self._solved(roots)
        if position.phase is Phase.SELECT:
            draw, stop = self.after_draw(now, group), self.sold(now, group)[1]
            return max(draw, stop) - (draw if action is DRAW else stop)
        if position.phase is Phase.LOAD:
            now = now if position.to_act == position.active else _flip(now)
            values = self.loaded(now, group)
            return max(values.values()) - values[LOADINGS.index(action)]
        keep, leave = self.prospects(now, group)
        if isinstance(action, Price):
            return price_of(keep, leave)[1] - min(leave + action.florins, keep - action.florins)
        # The player who answers wants the active player to have little.
        taken = leave + price if action is BUY else keep - price
        return taken - min(leave + price, keep - price)

    def win_loss(self, position: Position, action: Action) -> float | None:
        """The same in chances to win. None if solving the ending for the win takes too long."""
        now = ending_state(turn_state(position._replace(money=(0, 0))))
        group = cargo_word(position.group)
        roots = self._after(now, group, grows=position.phase is Phase.SELECT)
        table = self._win_table
        if roots and (table is None or not table.knows(_batch(roots)).all()):
            # A table of its own: that for money may be too large to be solved for the win.
            try:
                table = self._win_table = Table(_batch(roots), WIN_EFFORT)
            except TooLong:
                return None
        curves = _Curves(self, table)
        money = position.money if position.active == 0 else position.money[::-1]
        # After a purchase the price is paid already.
        at = min(max(money[0] - money[1], -_MOST), _MOST) + _MOST
        price = position.price or 0
        if position.phase is Phase.SELECT:
            draw, stop = curves.after_draw(now, group)[at], curves.sold(now, group)[at]
            return float(max(draw, stop) - (draw if action is DRAW else stop))
        if position.phase is Phase.LOAD:
            mine = position.to_act == position.active
            values = curves.loaded(now if mine else _flip(now), group)
            at = at if mine else 2 * _MOST - at
            most = max(curve[at] for curve in values.values())
            return float(most - values[LOADINGS.index(action)][at])
        keep, leave = curves.prospects(now, group)

        def named(price: int) -> tuple[float, float]:
            """If the other declines, or buys."""
            return keep[max(at - price, 0)], leave[min(at + price, 2 * _MOST)]

        if isinstance(action, Price):
            best = curve_of_sale(keep, leave)[at]
            return float(best - min(named(action.florins)))
        # The player who answers wants the active player to have little.
        declined, bought = named(price)
        return float((bought if action is BUY else declined) - min(declined, bought))

    def _solved(self, roots: list[TurnState]) -> Table:
        """A table that knows these positions."""
        if self._table is None or not self._table.knows(_batch(roots)).all():
            self._table = Table(_batch(roots), EFFORT)
        return self._table

    def _after(self, now: TurnState, group: int, *, grows: bool) -> list[TurnState]:
        """Positions after which a lot is drawn, if this group is sold, or a larger one."""
        found: dict[TurnState, None] = {}
        for side in (now, _flip(now)):
            for after in self.loadings(side, group).values():
                if not _over(after):
                    found[after] = None
        if grows and self.can_grow(now, group):
            for bit, word, _ in _kinds(now.unseen):
                left = now._replace(unseen=now.unseen ^ bit)
                found |= dict.fromkeys(self._after(left, group + word, grows=True))
        return list(found)

    def can_grow(self, now: TurnState, group: int) -> bool:
        """S7."""
        room = max(h - cargo.size(s) for h, s in zip(board.SHIPS, now.mine, strict=True))
        return bool(now.unseen) and cargo.size(group) < min(board.GROUP_LIMIT, room)

    def sold(self, now: TurnState, group: int) -> tuple[int, float]:
        """The best price, and its value."""
        return price_of(*self.prospects(now, group))

    def prospects(self, now: TurnState, group: int) -> tuple[float, float]:
        """The active player's margins if that player, or the other, gets the group for nothing."""
        return (
            max(self.loaded(now, group).values()),
            -max(self.loaded(_flip(now), group).values()),
        )

    def loaded(self, now: TurnState, group: int) -> dict[int, float]:
        """The active player has the group: the margin to come by slot of the loading."""
        known: dict[TurnState, float] = {}
        found: dict[int, float] = {}
        for slot, after in self.loadings(now, group).items():
            if after not in known:
                known[after] = final_margin(after) if _over(after) else self.turn(after)
            found[slot] = known[after]
        return found

    def loadings(self, now: TurnState, group: int) -> dict[int, TurnState]:
        """The active player has the group: positions after loading it, by slot."""
        found: dict[int, TurnState] = {}
        docks = [cargo.dock(ship) for ship in now.mine]
        for slot in range(len(LOADINGS)):
            fleet = now.mine
            if slot != DISCARD_SLOT:
                at, harbour = divmod(slot, HARBOURS)
                ship, dock = fleet[at], harbour + 1
                if board.SHIPS[at] - cargo.size(ship) < cargo.size(group):
                    continue
                if docks[at] not in (0, dock) or (docks[at] == 0 and dock in docks):
                    continue
                ship = (ship + group) if docks[at] else (ship + group) | dock << cargo.DOCK_AT
                fleet = (*fleet[:at], ship, *fleet[at + 1 :])
            found[slot] = now._replace(mine=fleet)
        return found


class _Curves:
    """The functions of the solver for chances to win by lead, from -_MOST to _MOST."""

    def __init__(self, solver: EndingSolver, table: Table | None) -> None:
        self._solver = solver
        self._table = table

    def after_draw(self, now: TurnState, group: int) -> Array:
        total, lots = np.zeros(len(_LEADS)), _kinds(now.unseen)
        for bit, word, count in lots:
            left = now._replace(unseen=now.unseen ^ bit)
            total += count * self.in_hand(left, group + word)
        return total / sum(count for _, _, count in lots)

    def in_hand(self, now: TurnState, group: int) -> Array:
        known = self.sold(now, group)
        if self._solver.can_grow(now, group):
            known = np.maximum(known, self.after_draw(now, group))
        return known

    def sold(self, now: TurnState, group: int) -> Array:
        return curve_of_sale(*self.prospects(now, group))

    def prospects(self, now: TurnState, group: int) -> tuple[Array, Array]:
        mine, theirs = (
            np.max(list(self.loaded(side, group).values()), 0) for side in (now, _flip(now))
        )
        return mine, 1 - theirs[::-1]

    def loaded(self, now: TurnState, group: int) -> dict[int, Array]:
        return {
            slot: self._after_loading(after)
            for slot, after in self._solver.loadings(now, group).items()
        }

    def _after_loading(self, now: TurnState) -> Array:
        if _over(now):
            lead = _LEADS + final_margin(now)
            return (lead > 0) + 0.5 * (lead == 0)
        assert self._table is not None  # it knows every position after which a lot is drawn
        most = self._table.most_lead
        chance = self._table.win(_batch([now]))[0]
        return _np.interp(_LEADS, np.arange(-most, most + 1), chance, 0.0, 1.0)


def _over(now: TurnState) -> bool:
    """Whether the buyer's loading has ended the round."""
    full = all(cargo.size(s) == h for h, s in zip(board.SHIPS, now.mine, strict=True))
    return full or not now.unseen


def _batch(states: list[TurnState]) -> TurnState:
    """The states of plain integers as one batch of arrays."""
    return each(lambda *numbers: np.array(numbers), *states)


def final_margin(now: TurnState) -> float:
    """S14 to S16: what the last round pays the active player, less what it pays the other."""
    mine, theirs = (
        [next((s for s in fleet if cargo.dock(s) == h + 1), 0) for h in range(HARBOURS)]
        for fleet in (now.mine, now.theirs)
    )
    margin = 0
    for one, two in zip(mine, theirs, strict=True):
        lead = cargo.value(one) - cargo.value(two)
        margin += board.HARBOUR_PAY * ((lead > 0) - (lead < 0))
    track_pay = board.TRACK_PAY[now.track]
    for at, (harbour, good) in enumerate(TRACKS):
        marker: int = cargo.nibble(now.markers, at) - MIDDLE
        marker += cargo.nibble(mine[harbour], good) - cargo.nibble(theirs[harbour], good)
        pay = track_pay[min(abs(marker), now.track)]
        margin += pay if marker > 0 else -pay
    return float(margin)


def _flip(now: TurnState) -> TurnState:
    return now._replace(mine=now.theirs, theirs=now.mine, markers=MIRROR - now.markers)


@lru_cache(maxsize=1 << 14)
def _kinds(bag: int) -> tuple[tuple[int, int, int], ...]:
    """The different lots of a bag: the bit of one of them, its cargo word, how many there are."""
    found: dict[object, tuple[int, int, int]] = {}
    for at, lot in enumerate(board.LOTS):
        if bag >> at & 1:
            bit, word, count = found.get(lot, (1 << at, _LOT_WORDS[at], 0))
            found[lot] = (bit, word, count + 1)
    return tuple(found.values())


__all__ = [
    "EndingSolver",
    "TooLong",
    "ending_state",
    "final_margin",
    "policies",
    "price_of",
    "solvable",
    "solver",
]

# -- the part of the game that benchmarks use ------------------------------------------------------


def solvable(position: AnyPosition, lots: int) -> bool:
    """Whether the position is of the last round, with at most `lots` lots still to come."""
    return (
        isinstance(position, Position)
        and position.round == board.ROUNDS
        and position.phase is not Phase.OVER
        and len(position.unseen) <= lots
    )


def solver(setup: Strozzi) -> EndingSolver:  # noqa: ARG001 - states carry their options
    """A solver with an empty cache."""
    return EndingSolver()


def policies(setup: Strozzi) -> Mapping[str, Callable[[Position], Action]]:
    """Greedy policies to compare with perfect play, by what they play for.

    The solver plays for money. `win` is the policy of the strongest bot.
    """
    from florin.games.strozzi.bots.evaluator import Evaluator, trained  # noqa: PLC0415
    from florin.games.strozzi.bots.policy import greedy  # noqa: PLC0415

    money, win = Evaluator(setup.players, aim=Aim(0.0, 1.0)), trained(setup.players)
    return {"money": lambda position: greedy(position, money), "win": lambda p: greedy(p, win)}
