"""Puzzles of Medici vs Strozzi: what may be asked in a position, and the themes of an answer.

| theme | the answer turns on |
|---|---|
| `harbour` | the lead in a harbour |
| `marker` | the markers on the tracks |
| `bonus` | a field near the end of a track, which pays a bonus |
| `zero` | a lot of value 0, which moves a marker two fields |
| `gold` | gold: value without a track |
| `denial` | what the other player would lose or gain by it |
| `room` | holds: a ship is filled, the round ends, or the group fits on no ship |
| `late` | the last lots of a round |
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from florin.core.actions import Action
from florin.core.lots import Commodity
from florin.games.strozzi.actions import Load
from florin.games.strozzi.board import SHIPS
from florin.games.strozzi.bots.human import seen
from florin.games.strozzi.bots.levels import CHARACTERS
from florin.games.strozzi.position import Phase, Position
from florin.games.strozzi.reasons import LATE
from florin.games.strozzi.worth import Loading, worth

THEMES: Final = ("harbour", "marker", "bonus", "zero", "gold", "denial", "room", "late")
MUCH: Final = 10  # florins that the other player must lose to speak of denial
_KINDS: Final = {
    Phase.SELECT: ("draw",),
    Phase.PRICE: ("price", "worth"),
    Phase.ANSWER: ("bid",),
    Phase.LOAD: ("load",),
}


def kinds(position: Position) -> tuple[str, ...]:
    """The kinds of puzzle that this decision can be."""
    if position.phase is Phase.LOAD and len(position.loads(position.to_act)) < 2:
        return ()  # one place, or none
    return _KINDS.get(position.phase, ())


def themes(position: Position, best: Action) -> tuple[str, ...]:
    """What the decision turns on."""
    found = set(_themes(position, best))
    return tuple(theme for theme in THEMES if theme in found)


def likeness(position: Position) -> tuple[object, ...]:
    """Equal for positions that look alike to the seat to act: the group and the holds in use."""
    fleet = tuple((ship.harbour, len(ship.lots)) for ship in position.fleets[position.to_act])
    return (position.round, tuple(sorted(lot.token for lot in position.group)), fleet)


def guess(position: Position, level: str, fair: float, rng: random.Random) -> float:
    """What a player of this level takes the group to be worth, in florins."""
    character = CHARACTERS[level]
    return character.limit(fair, seen(position, position.to_act, character), rng)


def cost(position: Position) -> int | None:
    """The price that was named."""
    return position.price if position.phase is Phase.ANSWER else None


def _themes(position: Position, best: Action) -> Iterator[str]:
    seat, size = position.to_act, len(position.group)
    places = {each.seat: each for each in worth(position)}
    mine = places[seat].best
    if isinstance(best, Load):
        mine = next((each for each in places[seat].loadings if each.load == best), mine)
    if mine is not None:
        yield from _gains(position, mine)
    theirs = places[1 - seat].best if 1 - seat in places else None
    if (theirs is not None and theirs.swing >= 2 * MUCH) or (
        mine is not None and mine.swing - mine.gain >= MUCH
    ):
        yield "denial"
    if any(lot.value == 0 for lot in position.group):
        yield "zero"
    if any(lot.commodity is Commodity.GOLD for lot in position.group):
        yield "gold"
    if _tight(position, best, size):
        yield "room"
    if position.bag <= LATE:
        yield "late"


def _tight(position: Position, best: Action, size: int) -> bool:
    """Whether holds matter: the loading fills a ship, or a fleet has hardly room for the group."""
    if isinstance(best, Load):
        return position.fleets[position.to_act][SHIPS.index(best.holds)].room == size
    rooms = [max(ship.room for ship in fleet) for fleet in position.fleets]
    return any(room <= size for room in rooms)


def _gains(position: Position, loading: Loading) -> Iterator[str]:
    """What the loading changes, compared with the ships as they are."""
    before, after = position.projection(), loading.sheet
    if after.harbour_pays != before.harbour_pays:
        yield "harbour"
    if after.awards != before.awards:
        yield "marker"
    if after.bonuses != before.bonuses:
        yield "bonus"
