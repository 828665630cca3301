"""Puzzles of Medici: what may be asked in a position, and the themes of an answer.

| theme | the answer turns on |
|---|---|
| `room` | holds: the group fills the buyer's ship, a rival has no room, or one lot more would not fit |
| `cargo` | the cargo race: the group gains the buyer a place |
| `stalls` | places on the stalls |
| `bonus` | a level that pays a bonus |
| `denial` | a rival to whom the group brings much |
| `last` | the last word in the bidding |
| `free-lots` | the free lots of the last buyer with room |
| `money` | a buyer who cannot pay what the group is worth |
| `gold` | gold: value without a stall |
| `late` | the last lots of a day |
"""  # noqa: E501 - a table

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from florin.core.actions import Action
from florin.core.lots import Commodity
from florin.games.medici.bots.human import seen
from florin.games.medici.bots.levels import CHARACTERS
from florin.games.medici.position import Phase, Position
from florin.games.medici.reasons import LATE
from florin.games.medici.worth import Worth, worth_with_room

THEMES: Final = (
    *("room", "cargo", "stalls", "bonus", "denial", "last", "free-lots", "money", "gold", "late"),
)
MUCH: Final = 10  # florins that the group must bring a rival to speak of denial


def kinds(position: Position) -> tuple[str, ...]:
    """The kinds of puzzle that this decision can be."""
    if position.phase is Phase.SELECT:
        return ("draw",)
    if position.phase is not Phase.BID:
        return ()
    # The last bidder bids one florin more: there is no price to find.
    alone = position.may_bid == (position.to_act,)
    return ("bid", "worth") if alone else ("bid", "price", "worth")


def themes(position: Position, best: Action) -> tuple[str, ...]:
    """What the decision turns on."""
    del best  # the position says it all
    found = set(_themes(position))
    return tuple(theme for theme in THEMES if theme in found)


def likeness(position: Position) -> tuple[object, ...]:
    """Equal for positions that look alike to the seat to act: the group and the holds in use."""
    seats = range(len(position.money))
    ships = tuple(len(position.ships[(position.to_act + step) % len(seats)]) for step in seats)
    return (position.day, tuple(sorted(lot.token for lot in position.group)), ships)


def guess(position: Position, level: str, fair: float, rng: random.Random) -> float:
    """What a player of this level takes the group to be worth, in florins."""
    character = CHARACTERS[level]
    return character.limit(fair, seen(position, position.to_act, character), rng)


def cost(position: Position) -> int | None:
    """One florin more than the high bid."""
    return position.high + 1 if position.phase is Phase.BID else None


def _themes(position: Position) -> Iterator[str]:
    seat, size = position.to_act, len(position.group)
    free = position.free_holds
    worths = {
        each.seat: each
        for each in worth_with_room(
            position.levels, position.ships, position.group, position.setup.level_bonus
        )
    }
    if position.phase is Phase.SELECT:
        rivals = [other for other in worths if other != seat]
        tight = free[seat] <= size or any(0 < free[other] <= size for other in rivals)
    else:
        rivals = [other for other in position.may_bid if other != seat]
        rivals += [] if position.bidder is None else [position.bidder]
        tight = free[seat] == size or any(0 < holds < size for holds in free)
        if position.may_bid == (seat,):
            yield "last"
    if tight:
        yield "room"
    if seat in worths:
        yield from _gains(worths[seat])
    if any(worths[other].gain >= MUCH for other in rivals if other in worths):
        yield "denial"
    if any(
        position.money[other] < worths[other].gain for other in (seat, *rivals) if other in worths
    ):
        yield "money"
    # After one more sale a single buyer may have room left.
    if sum(holds > 0 for holds in free) - any(free[s] == size for s in (seat, *rivals)) <= 1:
        yield "free-lots"
    if any(lot.commodity is Commodity.GOLD for lot in position.group):
        yield "gold"
    if position.bag <= LATE * len(position.money):
        yield "late"


def _gains(worth: Worth) -> Iterator[str]:
    if worth.cargo_gain > 0:
        yield "cargo"
    if any(each.gain > each.bonus_gain for each in worth.stalls):
        yield "stalls"
    if any(each.bonus_gain > 0 for each in worth.stalls):
        yield "bonus"


__all__ = ["THEMES", "cost", "guess", "kinds", "likeness", "themes"]
