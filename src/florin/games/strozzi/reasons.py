"""Reasons for the choices of Medici vs Strozzi, and the phases that a review adds up.

| kind | the fact |
|---|---|
| `harbour` | the loading puts the seat ahead in `harbour`, which pays `florins` more |
| `harbour-deny` | the loading takes the lead in `harbour` from `seat`, who gets `florins` less |
| `track` | the loading moves the marker of `commodity` in `harbour` to field `level` on the seat's side; it pays `florins` more |
| `track-deny` | the loading takes `florins` from `seat` on the track of `commodity` in `harbour` |
| `best-load` | the best place aboard would change the balance of money by `florins` |
| `other-load` | the same for `seat`, the other player |
| `must-buy` | if the seat declines, `seat` must buy the group for `florins` |
| `discards` | `seat` has no room for the group, and would have to discard it |
| `fills` | the loading fills the ship of `level` holds |
| `room` | the loading leaves `level` holds of the ship free |
| `ends-round` | the loading fills the seat's last ship: the round ends |
| `too-big` | one lot more fits on no ship of `seat` |
| `bag` | `level` lots are left in the bag |
| `next` | a lot of the bag is worth `florins` on average, rounded |

All gains compare the scoring if the round ended now, with and without the group.
"""  # noqa: E501 - a table

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from florin.core.actions import DRAW, Action
from florin.core.lots import value_of
from florin.core.reasons import Reason, Text
from florin.games.strozzi.actions import BUY, DECLINE, Load
from florin.games.strozzi.board import HARBOURS, SHIPS
from florin.games.strozzi.narrate import HARBOURS as NAMES
from florin.games.strozzi.position import Phase, Position
from florin.games.strozzi.worth import Loading, Worth, worth

MOST: Final = 5  # reasons for one choice
LATE: Final = 8  # "late": this many lots are left in the bag

TEXTS: Final[Mapping[str, Text]] = {
    "harbour": lambda r, _: f"ahead in {NAMES[r.harbour or 0]} ({r.florins:+d})",
    "harbour-deny": lambda r, name: f"takes {NAMES[r.harbour or 0]} from {name} (−{r.florins})",
    "track": lambda r, _: (
        f"field {r.level} in {r.commodity}, {NAMES[r.harbour or 0]} ({r.florins:+d})"
    ),
    "track-deny": lambda r, name: (
        f"takes {r.florins} in {r.commodity}, {NAMES[r.harbour or 0]}, from {name}"
    ),
    "best-load": lambda r, _: f"the best place changes the balance by {r.florins}",
    "other-load": lambda r, name: f"{name} would change the balance by {r.florins}",
    "must-buy": lambda r, name: f"{name} must buy it for {r.florins}",
    "discards": lambda _, name: f"{name} has no room for it",
    "fills": lambda r, _: f"fills the ship of {r.level} holds",
    "room": lambda r, _: f"leaves {r.level} hold{'' if r.level == 1 else 's'} of the ship free",
    "ends-round": lambda _, __: "fills the last ship: the round ends",
    "too-big": lambda _, name: f"one lot more would fit on no ship of {name}",
    "bag": lambda r, _: f"{r.level} lots are left in the bag",
    "next": lambda r, _: f"a lot of the bag is worth {r.florins} on average",
}
KINDS: Final = tuple(TEXTS)
PHASES: Final = ("draw", "price", "answer", "load", "late")
_PHASE: Final = {
    Phase.SELECT: "draw",
    Phase.PRICE: "price",
    Phase.ANSWER: "answer",
    Phase.LOAD: "load",
}


def phases(position: Position) -> tuple[str, ...]:
    """What a review adds this decision to: its kind, and whether it is late in the round."""
    kind = _PHASE.get(position.phase)
    if kind is None:
        return ()
    return (kind, "late") if position.bag <= LATE else (kind,)


def reasons(position: Position, action: Action) -> tuple[Reason, ...]:
    """Facts that speak for or against `action`, the weightiest first; empty for chance."""
    if position.to_act < 0:
        return ()
    seat = position.to_act
    if isinstance(action, Load):
        found = list(_about_loading(position, action))
    elif action is DRAW:
        average = round(value_of(position.unseen) / position.bag)
        found = [
            *_about_growing(position),
            Reason("next", seat, None, average),
            Reason("bag", seat, level=position.bag),
        ]
    elif action is BUY:
        found = [*_about_place(position, seat, own=True), *_best_place(position, seat)]
    elif action is DECLINE:
        found = [
            Reason("must-buy", position.active, None, position.price),
            *_about_place(position, position.active, own=False),
        ]
    else:  # a price, an offer, or a discard
        found = [
            *_about_place(position, seat, own=True),
            *_about_place(position, 1 - seat, own=False),
        ]
    return tuple(found[:MOST])


def _of(position: Position, seat: int) -> Worth | None:
    return next((each for each in worth(position) if each.seat == seat), None)


def _about_place(position: Position, seat: int, *, own: bool) -> Iterator[Reason]:
    """What the group brings `seat` at best, compared with now."""
    found = _of(position, seat)
    if found is None:
        return
    if found.best is None:
        yield Reason("discards", seat)
    else:
        yield Reason("best-load" if own else "other-load", seat, None, found.best.swing)


def _best_place(position: Position, seat: int) -> Iterator[Reason]:
    found = _of(position, seat)
    if found is not None and found.best is not None:
        yield from _scored(position, found.best, seat)


def _about_loading(position: Position, load: Load) -> Iterator[Reason]:
    seat = position.to_act
    found = _of(position, seat)
    loading = next((each for each in found.loadings if each.load == load), None) if found else None
    if loading is None:
        return
    yield from list(_scored(position, loading, seat))[:4]
    fleet = position.fleets[seat]
    room = fleet[SHIPS.index(load.holds)].room
    if room == len(position.group):
        others = [ship for ship in fleet if ship.holds != load.holds]
        if all(ship.room == 0 for ship in others):
            yield Reason("ends-round", seat)
        else:
            yield Reason("fills", seat, level=load.holds)
    else:
        yield Reason("room", seat, level=room - len(position.group))


def _scored(position: Position, loading: Loading, seat: int) -> Iterator[Reason]:
    """The differences between the projection and the sheet with the group loaded so."""
    before, after = position.projection(), loading.sheet
    sign, other = (1 if seat == 0 else -1), 1 - seat
    found: list[Reason] = []
    for harbour, tracks in enumerate(HARBOURS):
        was, now = before.harbour_pays[harbour], after.harbour_pays[harbour]
        if now[seat] > was[seat]:
            found.append(Reason("harbour", seat, None, now[seat] - was[seat], None, harbour))
        elif now[other] < was[other]:
            lost = was[other] - now[other]
            found.append(Reason("harbour-deny", other, None, lost, None, harbour))
        for track, commodity in enumerate(tracks):
            paid = [
                sheet.awards[harbour][track][who] + sheet.bonuses[harbour][track][who]
                for sheet in (before, after)
                for who in (seat, other)
            ]
            field = sign * after.markers[harbour][track]
            if paid[2] > paid[0]:
                gain = paid[2] - paid[0]
                found.append(Reason("track", seat, commodity, gain, field, harbour))
            elif paid[3] < paid[1]:
                lost = paid[1] - paid[3]
                found.append(Reason("track-deny", other, commodity, lost, None, harbour))
    yield from sorted(found, key=lambda reason: -(reason.florins or 0))


def _about_growing(position: Position) -> Iterator[Reason]:
    """A group may not outgrow the active player's ships, but it may outgrow the other's."""
    other = 1 - position.active
    roomiest = max(ship.room for ship in position.fleets[other])
    if roomiest == len(position.group):
        yield Reason("too-big", other)
