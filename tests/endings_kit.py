"""Endings of Medici vs Strozzi, and their values by brute force over the rules."""

from functools import cache
from typing import Any

from florin.core import CHANCE, NOBODY, Action, chances
from florin.games.strozzi import Phase, Position, Ship
from florin.games.strozzi.actions import BUY, DECLINE, Price
from kit import fleet, lots, sea

Fleet = tuple[Ship, ...]
MOST = 120  # no group can be worth more than this


@cache
def brute(position: Position) -> float:
    """Medici's margin to come if both play for the margin, by the rules alone."""
    if position.to_act == NOBODY:
        return 0.0
    if position.to_act == CHANCE:
        return sum(float(chance) * after(position, lot) for lot, chance in chances(position))
    best, worst = (max, min) if position.to_act == 0 else (min, max)
    if position.phase is Phase.PRICE:
        # The price changes nothing but who pays how much, so it is enough to try the sale once.
        free = position.apply(Price(0))
        bought, declined = after(free, BUY), after(free, DECLINE)
        sign = 1 if position.to_act == 0 else -1
        return best(worst(bought + sign * p, declined - sign * p) for p in range(MOST))
    return best(after(position, action) for action in position.legal())


def after(position: Position, action: Action) -> float:
    """What the action brings at once, and what comes then. Only the latter needs remembering."""
    then = position.apply(action)
    gained = then.money[0] - then.money[1]
    return gained + brute(then._replace(money=(0, 0), discarded=(), sheets=()))


def ending(bag: str, medici: Fleet, strozzi: Fleet, active: int = 0, **fields: Any) -> Position:
    bag_lots = lots(bag, "strozzi")
    return sea(medici, strozzi, active, round=3, money=(0, 0), unseen=bag_lots, **fields)


MARKERS = ((2, -3, 0), (1, 0, -4), (0, 2))
NEARLY = fleet((3, 0, "C4 D1 F2"), (4, 1, "S0 C3 D4"), (5, 2, "S3 S2 F0 F1"))
OTHER = fleet((3, 2, "S4 F4"), (4, 0, "D0 D2 Au"), (5, 1, "C1 C2 S1 Au"))
CASES = [
    ending("C0 F3", NEARLY, OTHER),
    ending("C0 F3 S4", NEARLY, OTHER, 1),
    ending("D3 D4", NEARLY, OTHER, 1, markers=MARKERS),
    ending("C4 F4 S4", fleet((5, 1, "C3 D4 S0"), (3, 2, "S3 S2 F0")), OTHER, markers=MARKERS),
    ending("C0 C4 D3", fleet((5, 1, "S0 D4"), (3, 2, "S3 F0")), fleet((4, 0, "D0")), 1),
    ending("Au", fleet(), fleet()),
]
