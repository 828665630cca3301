"""Everything printed on Medici vs Strozzi's components. Rule ids: docs/rules/strozzi.md.

Harbours, track length and bonus fields are reconstructed from players' descriptions (S4, S5):
a correction is made here and nowhere else.
"""

from __future__ import annotations

from typing import Final

from florin.core.lots import Commodity, Lot, Lots

MEDICI: Final = 0
STROZZI: Final = 1
ROUNDS: Final = 3
STARTERS: Final = (MEDICI, STROZZI, STROZZI)  # S6, by round

CAPITAL: Final = 300  # S1, in florins

# S2: 26 lots.
COMMODITIES: Final = (Commodity.CLOTH, Commodity.FUR, Commodity.DYE, Commodity.SPICE)
VALUES: Final = (0, 1, 2, 3, 4, 4)
GOLD: Final = Lot(Commodity.GOLD, 5)
LOTS: Final[Lots] = (*(Lot(c, v) for c in COMMODITIES for v in VALUES), GOLD, GOLD)

SHIPS: Final = (3, 4, 5)  # S3: holds of each player's three ships
GROUP_LIMIT: Final = 3  # S7

# S4: the tracks of each harbour, left, middle, right.
HARBOURS: Final = (
    (Commodity.FUR, Commodity.CLOTH, Commodity.DYE),
    (Commodity.SPICE, Commodity.CLOTH, Commodity.DYE),
    (Commodity.SPICE, Commodity.FUR),
)
TRACK_END: Final = 4  # S5: fields on each side of the middle, unless the option says otherwise
# S5: the bonus by distance from the middle, for each length of the tracks: the last two fields pay
# it.
FIELD_BONUS: Final = {end: (*(0 for _ in range(end - 1)), 10, 20) for end in (3, TRACK_END, 5, 6)}

HARBOUR_PAY: Final = 20  # S14
MONOPOLY_PAY: Final = 10  # S16
# What a track pays the player whom its marker favours, by distance from the middle: award and
# bonus.
TRACK_PAY: Final = {
    end: tuple(MONOPOLY_PAY * (at > 0) + bonus for at, bonus in enumerate(bonuses))
    for end, bonuses in FIELD_BONUS.items()
}
