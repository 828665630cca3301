"""Endings of the last round, solved: every draw, price, answer and loading, by expected margin.

Paying p moves the margin by p against the buyer. So with A the active player's margin to come if he
gets the group for nothing, and O if the other does, a price p is worth min(O + p, A - p) to him:
the other takes whichever is worse for him. The lines cross at p = (A - O) / 2, where both are worth
(A + O) / 2; the whole numbers beside it are worth O + floor and A - ceiling. Where the group is a
burden, A < O, the best price is 0, the other declines, and the worth is A.

Values are exact up to floating-point sums: pay is whole, chances are ratios of small counts.
"""

from __future__ import annotations

from math import ceil, floor
from typing import Any, Final, NamedTuple

from florin.arrays import cargo
from florin.core import DRAW, Action
from florin.core import Position as AnyPosition
from florin.core.lots import Lots, without
from florin.games.strozzi import Phase, Position, board
from florin.games.strozzi.actions import BUY, Price
from florin.games.strozzi.bots.sea import LOADINGS, MIRROR, Sea
from florin.games.strozzi.observation import MIDDLE, TRACKS, cargo_word, view

_HARBOURS: Final = range(len(board.HARBOURS))
_END: Final = board.TRACK_END

Fleet = tuple[int, ...]  # cargo words by ship


class Calm(NamedTuple):
    """Between turns of the last round, the active player's ships first. Money is left out."""

    mine: Fleet
    theirs: Fleet
    markers: int  # a nibble per track, MIDDLE in the middle, more: the active player's side
    bag: Lots


def calm(position: Position) -> Calm:
    """The position without its group; money and markers seen by the active player."""
    seen = view(position)
    one, two = seen.fleets
    if position.active == 0:
        return Calm(one, two, seen.markers, position.unseen)
    return Calm(two, one, MIRROR - seen.markers, position.unseen)


def calm_of(sea: Sea, row: int) -> Calm:
    """One position of a batch."""
    bits = int(_at(sea.unseen, row))
    bag = tuple(lot for at, lot in enumerate(board.LOTS) if bits >> at & 1)
    mine, theirs = (
        tuple(int(_at(ship, row)) for ship in fleet) for fleet in (sea.mine, sea.theirs)
    )
    return Calm(mine, theirs, int(_at(sea.markers, row)), bag)


def _at(leaf: Any, row: int) -> Any:
    return leaf.reshape(-1)[row]


def price_of(keep: float, leave: float) -> tuple[int, float]:
    """The best price, and what the group is then worth to the active player.

    `keep` and `leave` are his margins to come if he, or the other, gets it for nothing.
    """
    if keep <= leave:
        return 0, keep
    fair = (keep - leave) / 2
    low, high = floor(fair), ceil(fair)
    return (low, leave + low) if leave + low >= keep - high else (high, keep - high)


class Endings:
    """A solver that remembers what it has solved. All values are margins to come, in florins,
    of the player who is active in the position asked about.
    """

    def __init__(self) -> None:
        self._worth: dict[Calm, float] = {}
        self._drawn: dict[tuple[Calm, int], float] = {}

    @property
    def size(self) -> int:
        """How many positions it remembers."""
        return len(self._worth) + len(self._drawn)

    def turn(self, now: Calm) -> float:
        """Before the first lot of a turn."""
        known = self._worth.get(now)
        if known is None:
            known = self._worth[now] = self.after_draw(now, ())
        return known

    def after_draw(self, now: Calm, group: Lots) -> float:
        """Chance is about to add a lot to the group; `now.bag` is without the group."""
        total, seen = 0.0, {lot: now.bag.count(lot) for lot in now.bag}
        for lot, count in seen.items():
            left = now._replace(bag=without(now.bag, lot))
            total += count * self.in_hand(left, (*group, lot))
        return total / len(now.bag)

    def in_hand(self, now: Calm, group: Lots) -> float:
        """The active player holds the group and may draw on where that is legal."""
        key = (now, cargo_word(group))
        known = self._drawn.get(key)
        if known is None:
            known = self.sold(now, group)[1]
            if self.may_draw(now, group):
                known = max(known, self.after_draw(now, group))
            self._drawn[key] = known
        return known

    def loss(self, position: Position, action: Action) -> float:
        """What the action costs the seat to act against perfect play, in florins of margin."""
        now, group, price = calm(position), position.group, position.price or 0
        if position.phase is Phase.SELECT:
            draw, stop = self.after_draw(now, group), self.sold(now, group)[1]
            return max(draw, stop) - (draw if action is DRAW else stop)
        if position.phase is Phase.LOAD:
            now = now if position.to_act == position.active else _flip(now)
            worths = self.loaded(now, cargo_word(group))
            return max(worths.values()) - worths[LOADINGS.index(action)]
        keep, leave = self.prospects(now, group)
        if isinstance(action, Price):
            return price_of(keep, leave)[1] - min(leave + action.florins, keep - action.florins)
        # Who answers wants the active player to have little.
        taken = leave + price if action is BUY else keep - price
        return taken - min(leave + price, keep - price)

    def may_draw(self, now: Calm, group: Lots) -> bool:
        """S7."""
        room = max(h - cargo.size(s) for h, s in zip(board.SHIPS, now.mine, strict=True))
        return bool(now.bag) and len(group) < min(board.GROUP_LIMIT, room)

    def sold(self, now: Calm, group: Lots) -> tuple[int, float]:
        """The best price, and its worth."""
        return price_of(*self.prospects(now, group))

    def prospects(self, now: Calm, group: Lots) -> tuple[float, float]:
        """The active player's margin to come if he, or the other, gets the group for nothing."""
        word = cargo_word(group)
        return (
            max(self.loaded(now, word).values()),
            -max(self.loaded(_flip(now), word).values()),
        )

    def loaded(self, now: Calm, word: int) -> dict[int, float]:
        """The active player has the group: by number of the loading, his margin to come."""
        found: dict[int, float] = {}
        docks = [cargo.dock(ship) for ship in now.mine]
        known: dict[Fleet, float] = {}
        for slot in range(len(LOADINGS)):
            fleet = now.mine
            if slot < len(LOADINGS) - 1:
                at, harbour = divmod(slot, len(_HARBOURS))
                ship, dock = fleet[at], harbour + 1
                if board.SHIPS[at] - cargo.size(ship) < cargo.size(word):
                    continue
                if docks[at] not in (0, dock) or (docks[at] == 0 and dock in docks):
                    continue
                ship = (ship + word) if docks[at] else (ship + word) | dock << cargo.DOCK_AT
                fleet = (*fleet[:at], ship, *fleet[at + 1 :])
            if fleet not in known:
                known[fleet] = self._settled(now._replace(mine=fleet))
            found[slot] = known[fleet]
        return found

    def _settled(self, now: Calm) -> float:
        full = all(cargo.size(s) == h for h, s in zip(board.SHIPS, now.mine, strict=True))
        return final_margin(now) if full or not now.bag else self.turn(now)


def final_margin(now: Calm) -> float:
    """S14 to S16: what the last round pays the active player, less what it pays the other."""
    mine, theirs = (
        [next((s for s in fleet if cargo.dock(s) == h + 1), 0) for h in _HARBOURS]
        for fleet in (now.mine, now.theirs)
    )
    margin = 0
    for one, two in zip(mine, theirs, strict=True):
        lead = cargo.value(one) - cargo.value(two)
        margin += board.HARBOUR_PAY * ((lead > 0) - (lead < 0))
    for at, (harbour, good) in enumerate(TRACKS):
        marker: int = cargo.nibble(now.markers, at) - MIDDLE
        marker += cargo.nibble(mine[harbour], good) - cargo.nibble(theirs[harbour], good)
        pay = board.TRACK_PAY[_END][min(abs(int(marker)), _END)]
        margin += pay if marker > 0 else -pay
    return float(margin)


def _flip(now: Calm) -> Calm:
    return Calm(now.theirs, now.mine, MIRROR - now.markers, now.bag)


def solvable(position: AnyPosition, most: int) -> bool:
    """Whether the position is of the last round, with at most `most` lots still to come."""
    return (
        isinstance(position, Position)
        and position.round == board.ROUNDS
        and position.phase is not Phase.OVER
        and len(position.unseen) <= most
    )
