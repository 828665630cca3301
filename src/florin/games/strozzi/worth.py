"""What the group in hand would bring each player if the round ended now.

This is scoring, not advice. A player who buys may load onto several ships; each loading is scored.
`gain` is the player's own pay, `swing` the change of the balance between the players: what one
loses by it counts too.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from florin.core.lots import Lots
from florin.games.strozzi.actions import Load
from florin.games.strozzi.board import SHIPS
from florin.games.strozzi.position import Phase, Position
from florin.games.strozzi.scoring import Fleets, Markers, RoundSheet, Ship, score_round


class Loading(NamedTuple):
    """The round's scoring with the group loaded so, before paying for it. Florins."""

    load: Load
    sheet: RoundSheet
    gain: int
    swing: int


class Worth(NamedTuple):
    """One player as buyer. Without a loading the group could only be discarded."""

    seat: int
    loadings: tuple[Loading, ...]  # by ship, then harbour

    @property
    def best(self) -> Loading | None:
        """The loading with the best swing; the first of equals."""
        return max(self.loadings, key=lambda loading: loading.swing, default=None)


def worth(position: Position) -> tuple[Worth, ...]:
    """For each player who may still get the group; empty if no group is in hand."""
    if position.phase in (Phase.SELECT, Phase.PRICE, Phase.ANSWER):
        seats: tuple[int, ...] = (0, 1)
    elif position.phase is Phase.LOAD:
        seats = (position.to_act,)
    else:
        return ()
    return tuple(
        Worth(
            seat,
            _loadings(
                position.money,
                position.markers,
                position.fleets,
                position.group,
                position.setup.track,
                seat,
                tuple(position.loads(seat)),
            ),
        )
        for seat in seats
    )


@lru_cache(maxsize=4096)
def _loadings(
    money: tuple[int, int],
    markers: Markers,
    fleets: Fleets,
    group: Lots,
    track: int,
    seat: int,
    loads: tuple[Load, ...],
) -> tuple[Loading, ...]:
    """Cached: price and answer leave all of the arguments as they were."""
    before = score_round(money, markers, fleets, track).money
    found: list[Loading] = []
    for load in loads:
        at = SHIPS.index(load.holds)
        fleet = fleets[seat]
        ship = Ship(load.holds, load.harbour, fleet[at].lots + group)
        loaded = (*fleet[:at], ship, *fleet[at + 1 :])
        both = (loaded, fleets[1]) if seat == 0 else (fleets[0], loaded)
        sheet = score_round(money, markers, both, track)
        mine = sheet.money[seat] - before[seat]
        theirs = sheet.money[1 - seat] - before[1 - seat]
        found.append(Loading(load, sheet, mine, mine - theirs))
    return tuple(found)
