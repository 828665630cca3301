"""`face:F`: bids what is printed on the lots. A modest, honest sparring partner."""

from __future__ import annotations

import random
from dataclasses import dataclass
from fractions import Fraction

from florin.rules import BUY, DECLINE, DRAW, PASS, STOP, Action, Bid, Load, Position, Price
from florin.rules.lots import Lots, value_of
from florin.rules.medici import Phase as MediciPhase
from florin.rules.medici import Position as MediciPosition
from florin.rules.medici.board import STALL_OF
from florin.rules.strozzi import Phase as StrozziPhase
from florin.rules.strozzi import Position as StrozziPosition

ENOUGH = 6  # draws on while the group is worth less than this
FOOTHOLD = 2  # from this level on, a stall is worth climbing
CLIMB = 2  # florins it adds for a lot of such a stall


@dataclass(frozen=True, slots=True)
class FaceBot:
    """In Medici its limit is the sum of the lots' values, and a little for stalls it is high on.

    With others to bid after it, it opens at F times that limit; bidding last it tops the high bid
    by one. In Medici vs Strozzi it names F times the value, and buys what costs less than half.
    """

    opening: Fraction

    @property
    def name(self) -> str:
        return f"face:{float(self.opening):g}"

    def choose(self, position: Position, rng: random.Random) -> Action:  # noqa: ARG002
        if isinstance(position, MediciPosition):
            return self._medici(position)
        if isinstance(position, StrozziPosition):
            return self._strozzi(position)
        raise TypeError(f"not a position of either game: {position!r}")

    def _medici(self, position: MediciPosition) -> Action:
        if position.phase is MediciPhase.SELECT:
            return _draw_on(position.group)
        seat = position.to_act
        limit = value_of(position.group) + CLIMB * sum(
            position.levels[seat][STALL_OF[lot.commodity]] >= FOOTHOLD
            for lot in position.group
            if lot.commodity in STALL_OF
        )
        offer = position.high + 1
        if seat != position.selector:
            offer = max(offer, int(self.opening * limit))
        return Bid(offer) if offer <= min(limit, position.money[seat]) else PASS

    def _strozzi(self, position: StrozziPosition) -> Action:
        group = position.group
        match position.phase:
            case StrozziPhase.SELECT:
                return _draw_on(group)
            case StrozziPhase.PRICE:
                return Price(int(self.opening * value_of(group)))
            case StrozziPhase.ANSWER:
                return BUY if 2 * (position.price or 0) < value_of(group) else DECLINE
            case _:
                return _load(position)


def _draw_on(group: Lots) -> Action:
    return DRAW if value_of(group) < ENOUGH else STOP


def _load(position: StrozziPosition) -> Action:
    """The loading that leaves the best balance of money if the round ended now."""
    me = position.to_act

    def balance(action: Action) -> int:
        after = position.apply(action)
        scored = len(after.sheets) > len(position.sheets)
        money = (after.sheets[-1] if scored else after.projection()).money
        return money[me] - money[1 - me]

    return max((action for action in position.legal() if isinstance(action, Load)), key=balance)
