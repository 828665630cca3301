"""Everything printed on Medici's components. Rule ids: docs/rules/medici.md."""

from __future__ import annotations

from typing import Final

from florin.core.lots import Commodity, Lot, Lots

MIN_BUYERS: Final = 3
MAX_BUYERS: Final = 6
DAYS: Final = 3

# M2: 36 lots. Stalls, levels and lots follow this order of commodities everywhere.
COMMODITIES: Final = (
    Commodity.CLOTH,
    Commodity.FUR,
    Commodity.GRAIN,
    Commodity.DYE,
    Commodity.SPICE,
)
STALL_OF: Final = {commodity: stall for stall, commodity in enumerate(COMMODITIES)}
VALUES: Final = (0, 1, 2, 3, 4, 5, 5)
GOLD: Final = Lot(Commodity.GOLD, 10)
LOTS: Final[Lots] = (*(Lot(c, v) for c in COMMODITIES for v in VALUES), GOLD)

# M3, in florins, by number of buyers.
CAPITAL: Final = {3: 40, 4: 40, 5: 30, 6: 30}

HOLDS: Final = 5  # M5
LOTS_PER_BUYER: Final = 6  # M6: the day's bag holds this many lots per buyer
GROUP_LIMIT: Final = 3  # M8

# M18: florins by rank of cargo.
CARGO_PAY: Final = {
    3: (30, 15, 0),
    4: (30, 20, 10, 0),
    5: (30, 20, 10, 5, 0),
    6: (30, 20, 15, 10, 5, 0),
}

TOP_LEVEL: Final = 7  # M4: levels 0 to 7
STALL_PAY: Final = (10, 5)  # M21: highest and second highest on a stall
# M22 and M26: florins by level, for each edition.
LEVEL_BONUS: Final = {
    "2006": (0, 0, 0, 0, 0, 5, 10, 20),
    "1995": (0, 0, 0, 0, 0, 0, 10, 20),
}
