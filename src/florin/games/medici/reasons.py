"""Reasons for the choices of Medici, and the phases that a review adds up.

| kind | the fact |
|---|---|
| `level` | buying takes the seat to `level` on the stall of `commodity`, which pays `florins` |
| `cargo` | buying makes the seat's cargo rank `level`; the ranks pay `florins` more |
| `deny` | buying keeps `seat` from `florins` on the stall of `commodity` |
| `leave` | passing leaves the group to `seat`, whose scoring would gain `florins` |
| `fills` | buying fills the seat's ship: it is out for the day |
| `holds` | buying takes half of the seat's free holds or more, and leaves `level` |
| `sold` | passing sells the group to `seat` for `florins` |
| `thrown` | passing discards the group: no buyer gets it |
| `average` | the group's face value is `florins`, and as many unseen lots average `level`: more if the seat passes, less if it buys |
| `keeps` | passing keeps `level` holds free for lots of the bag; buying would take half of them or more |
| `no-room` | `seat` cannot bid: no room |
| `no-money` | `seat` cannot bid more than `florins` |
| `last` | the seat bids last: `florins` is enough |
| `alone` | no other seat can bid: `florins` is enough |
| `too-big` | a further lot would make the group too big for the seat's ship |
| `shuts-out` | a further lot would make the group too big for the ship of `seat` |
| `unseen` | `level` lots of `commodity` are unseen, which the seat climbs |
| `next` | an unseen lot is worth `florins` on average, rounded |

All gains compare the scoring if the day ended now, with and without the group.
"""  # noqa: E501 - a table

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from florin.core.actions import DRAW, Action
from florin.core.lots import value_of
from florin.core.reasons import Reason, Text
from florin.games.medici.actions import PASS, Bid
from florin.games.medici.board import COMMODITIES, HOLDS
from florin.games.medici.position import Phase, Position
from florin.games.medici.worth import Worth, worth_with_room

MOST: Final = 5  # reasons for one choice
LEAST: Final = 5  # florins that another's gain must reach to be named
LATE: Final = 2  # "late day": as many turns as this are left for each buyer, at one lot a turn
_FOOTHOLD: Final = 3  # from this level on the unseen lots of a stall are worth counting

TEXTS: Final[Mapping[str, Text]] = {
    "level": lambda r, _: f"level {r.level} in {r.commodity} ({r.florins:+d})",
    "cargo": lambda r, _: f"cargo in place {r.level} ({r.florins:+d})",
    "deny": lambda r, name: f"keeps {name} from {r.florins} in {r.commodity}",
    "leave": lambda r, name: f"worth {r.florins} to {name}",
    "fills": lambda _, __: "fills the ship: out for the day",
    "holds": lambda r, _: f"leaves {r.level} free hold{'' if r.level == 1 else 's'}",
    "sold": lambda r, name: f"sold to {name} for {r.florins}",
    "thrown": lambda _, __: "the group is discarded",
    "average": lambda r, _: f"face value {r.florins}; as many unseen lots average {r.level}",
    "keeps": lambda r, _: f"keeps {r.level} hold{'' if r.level == 1 else 's'} free for later lots",
    "no-room": lambda _, name: f"{name} cannot bid: no room",
    "no-money": lambda r, name: f"{name} cannot bid more than {r.florins}",
    "last": lambda r, _: f"last to bid: {r.florins} is enough",
    "alone": lambda r, _: f"the others cannot bid: {r.florins} is enough",
    "too-big": lambda _, __: "one lot more would not fit aboard",
    "shuts-out": lambda _, name: f"one lot more would not fit on {name}'s ship",
    "unseen": lambda r, _: f"{r.level} lots of {r.commodity} are unseen",
    "next": lambda r, _: f"an unseen lot is worth {r.florins} on average",
}
KINDS: Final = tuple(TEXTS)
PHASES: Final = ("draw", "bid-first", "bid-middle", "bid-last", "late")


def phases(position: Position) -> tuple[str, ...]:
    """What a review adds this decision to: draws, bids by place in the round, the late day."""
    late = ("late",) if position.bag <= LATE * len(position.money) else ()
    if position.phase is Phase.SELECT:
        return ("draw", *late)
    if position.phase is not Phase.BID:
        return ()
    if position.may_bid == (position.to_act,):
        return ("bid-last", *late)
    first = position.bidder is None and not any(answer >= 0 for answer in position.answers)
    return ("bid-first" if first else "bid-middle", *late)


def reasons(position: Position, action: Action) -> tuple[Reason, ...]:
    """Facts that speak for or against `action`, the weightiest first; empty for chance."""
    if position.to_act < 0:
        return ()
    if position.phase is Phase.SELECT:
        found = list(_about_growing(position)) if action is DRAW else list(_about_offer(position))
    elif isinstance(action, Bid):
        found = [*_about_buying(position), *_about_others(position)]
    elif action is PASS:
        found = [*_about_leaving(position), *_about_others(position)]
    else:
        return ()
    return tuple(found[:MOST])


def _worths(position: Position) -> dict[int, Worth]:
    found = worth_with_room(
        position.levels, position.ships, position.group, position.setup.level_bonus
    )
    return {each.seat: each for each in found}


def _gains(worth: Worth) -> Iterator[Reason]:
    """What the group brings its buyer, the most florins first."""
    found = [
        Reason("level", worth.seat, COMMODITIES[each.stall], each.gain, each.level_after)
        for each in worth.stalls
        if each.gain > 0
    ]
    if worth.cargo_gain > 0:
        found.append(Reason("cargo", worth.seat, None, worth.cargo_gain, worth.rank_after))
    yield from sorted(found, key=lambda reason: -(reason.florins or 0))


def _about_buying(position: Position) -> Iterator[Reason]:
    seat, found = position.to_act, _worths(position)
    yield from list(_gains(found[seat]))[:2]
    if position.may_bid == (seat,):
        kind = "last" if seat == position.selector else "alone"
        yield Reason(kind, seat, None, position.high + 1)
    size, left = len(position.group), position.free_holds[seat] - len(position.group)
    if left == 0:
        yield Reason("fills", seat, level=0)
    elif size >= left:
        yield Reason("holds", seat, level=left)
    denied = [
        Reason("deny", other, COMMODITIES[gain.stall], gain.gain)
        for other in _rivals(position)
        for gain in found[other].stalls
        if gain.gain >= LEAST
    ]
    yield from sorted(denied, key=lambda reason: -(reason.florins or 0))[:2]
    value, average = value_of(position.group), _average(position, size)
    if position.unseen and value > average:
        yield Reason("average", seat, None, value, average)


def _about_leaving(position: Position) -> Iterator[Reason]:
    found = _worths(position)
    if position.may_bid == (position.to_act,):
        bidder = position.bidder
        if bidder is None:
            yield Reason("thrown", position.to_act)
        else:
            yield Reason("sold", bidder, None, position.high)
    yield from _about_waiting(position)
    left = [
        Reason("leave", other, None, found[other].gain)
        for other in _rivals(position)
        if found[other].gain > 0
    ]
    yield from sorted(left, key=lambda reason: -(reason.florins or 0))[:2]


def _about_waiting(position: Position) -> Iterator[Reason]:
    """What speaks for lots that are still to come."""
    value, average = value_of(position.group), _average(position, len(position.group))
    seat, size = position.to_act, len(position.group)
    if value < average:
        yield Reason("average", seat, None, value, average)
    free = position.free_holds[seat]
    if position.bag and 2 * size >= free:
        yield Reason("keeps", seat, level=free)


def _average(position: Position, lots: int) -> int:
    """What so many unseen lots are worth on average, in florins, rounded; 0 if all were seen."""
    unseen = position.unseen
    return round(value_of(unseen) * lots / len(unseen)) if unseen else 0


def _rivals(position: Position) -> tuple[int, ...]:
    """The other seats that can still get the group."""
    holder = () if position.bidder is None else (position.bidder,)
    later = tuple(seat for seat in position.may_bid if seat != position.to_act)
    return (*holder, *later)


def _about_others(position: Position) -> Iterator[Reason]:
    """Who cannot bid, and who not enough."""
    seat = position.to_act
    waiting = position.bidding_order[len(position.answers) + 1 :]
    for other in waiting:
        if position.obstacle(other) == "room" and len(position.ships[other]) < HOLDS:
            yield Reason("no-room", other)
    worths = _worths(position)
    for other in position.may_bid:
        if other != seat and position.money[other] < worths[other].gain:
            yield Reason("no-money", other, None, position.money[other])


def _about_growing(position: Position) -> Iterator[Reason]:
    seat, size = position.selector, len(position.group)
    free = position.free_holds
    if free[seat] == size:
        yield Reason("too-big", seat)
    for other, holds in enumerate(free):
        if other != seat and holds == size:
            yield Reason("shuts-out", other)
    levels = position.projection().levels[seat]
    for stall, commodity in enumerate(COMMODITIES):
        unseen = sum(lot.commodity is commodity for lot in position.unseen)
        if levels[stall] >= _FOOTHOLD and unseen:
            yield Reason("unseen", seat, commodity, None, unseen)
    yield Reason("next", seat, None, _average(position, 1))


def _about_offer(position: Position) -> Iterator[Reason]:
    """What the group as it is brings the selector, and whom one lot more would shut out."""
    found = _worths(position)
    if position.selector in found:
        yield from list(_gains(found[position.selector]))[:3]
    yield from (r for r in _about_growing(position) if r.kind == "too-big")
