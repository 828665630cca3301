# pyright: basic
"""Positions between turns as packed words, seen by the player who is active, and whole turns.

Everything works on plain arrays of any batch shape, of `numpy` or of a module that speaks like it
(`xp`): the bot thinks and the training plays with the same lines. Cargo words and markers are those
of `florin.encoding`; the tests hold them against the rules.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from florin.arrays import cargo
from florin.core import Action
from florin.games.strozzi import Position, Strozzi, board
from florin.games.strozzi.ids import LOAD_ID, actions
from florin.games.strozzi.observation import ALL_LOTS, MIDDLE, TRACKS, cargo_word, view

SHIPS: Final = len(board.SHIPS)
HARBOURS: Final = len(board.HARBOURS)
DISCARD_SLOT: Final = SHIPS * HARBOURS
# The ways to be rid of a group, by number: ship by ship and harbour by harbour; then to discard it.
LOADINGS: Final[tuple[Action, ...]] = actions(Strozzi())[LOAD_ID:]
MIRROR: Final = cargo.word([2 * MIDDLE] * len(TRACKS))  # less some markers: the other's view


class Sea(NamedTuple):
    """Positions between turns. What is mine is the active player's; the other's is theirs."""

    round: Any  # int32, 1 to 3
    seat: Any  # int32: who is active
    money: tuple[Any, Any]  # int32: mine, theirs; florins
    mine: tuple[Any, ...]  # uint32 cargo words by ship
    theirs: tuple[Any, ...]
    markers: Any  # uint32: a nibble per track, MIDDLE in the middle, more: my side
    unseen: Any  # uint32: lots in the bag, as bits


def of(position: Position) -> Sea:
    """The position as arrays without axes; a group in hand is not part of it."""
    seen = view(position)
    sea = Sea(
        np.int32(seen.round),
        np.int32(0),
        (np.int32(seen.money[0]), np.int32(seen.money[1])),
        tuple(np.uint32(ship) for ship in seen.fleets[0]),
        tuple(np.uint32(ship) for ship in seen.fleets[1]),
        np.uint32(seen.markers),
        np.uint32(seen.unseen),
    )
    return flip(sea) if position.active else sea


def flip(sea: Sea) -> Sea:
    """The same with the other player active."""
    (ours, others) = sea.money
    return sea._replace(
        seat=1 - sea.seat,
        money=(others, ours),
        mine=sea.theirs,
        theirs=sea.mine,
        markers=np.uint32(MIRROR) - sea.markers,
    )


def widened(sea: Sea, axes: int = 1) -> Sea:
    """The same with new last axes of size 1."""

    def grown(leaf: Any) -> Any:
        return leaf.reshape(*leaf.shape, *(1,) * axes)

    return Sea(*(tuple(map(grown, f)) if isinstance(f, tuple) else grown(f) for f in sea))


def with_bags(sea: Sea, unseen: Any, xp: Any) -> Sea:
    """Each position with each of these bags: the leaves of `sea` are spread over them."""

    def spread(leaf: Any) -> Any:
        return xp.broadcast_to(leaf, unseen.shape)

    (ours, others) = sea.money
    return Sea(
        spread(sea.round),
        spread(sea.seat),
        (spread(ours), spread(others)),
        tuple(map(spread, sea.mine)),
        tuple(map(spread, sea.theirs)),
        spread(sea.markers),
        unseen,
    )


LOT_WORDS: Final = np.array([cargo_word((lot,)) for lot in board.LOTS], np.uint32)


def pinned(values: Any, xp: Any) -> Any:
    """The same values, computed once: a compiler must not work them out anew for every use."""
    if xp is np:
        return values
    from jax import lax  # noqa: PLC0415 (arrays of JAX: it is there)

    return lax.optimization_barrier(values)


def number(words: Any, xp: Any) -> Any:
    """Unsigned fields of words as int32, so that they can go below zero."""
    return words.astype(xp.int32)


def room(ship: Any, holds: int, xp: Any) -> Any:
    """Free holds."""
    return holds - number(cargo.size(ship), xp)


def roomiest(fleet: tuple[Any, ...], xp: Any) -> Any:
    """The most free holds on one ship (S7)."""
    rooms = [room(ship, holds, xp) for ship, holds in zip(fleet, board.SHIPS, strict=True)]
    return xp.maximum(xp.maximum(rooms[0], rooms[1]), rooms[2])


def may_load(sea: Sea, group: Any, slot: Any, xp: Any) -> Any:
    """S10, S11: whether the active player, as buyer, may load the group so."""
    size = number(cargo.size(group), xp)
    harbour = slot % HARBOURS + 1
    docks = [number(cargo.dock(ship), xp) for ship in sea.mine]
    taken = (docks[0] == harbour) | (docks[1] == harbour) | (docks[2] == harbour)
    may = slot == DISCARD_SLOT
    for at, (ship, holds) in enumerate(zip(sea.mine, board.SHIPS, strict=True)):
        fits = room(ship, holds, xp) >= size
        lies = (docks[at] == harbour) | ((docks[at] == 0) & ~taken)
        may = may | ((slot // HARBOURS == at) & fits & lies)
    return may


class Standing(NamedTuple):
    """What counts of the ships, by harbour and by track, as int32."""

    leads: list[Any]  # my total value less theirs, by harbour
    markers: list[Any]  # fields on my side with this round's lots, before the end of the track
    docked: list[tuple[Any, Any]]  # holds of my and their ship there, 0 where none
    rooms: list[tuple[Any, Any]]  # free holds of those ships


def standing(sea: Sea, xp: Any) -> Standing:
    """The round so far."""
    zero = np.uint32(0)
    words: list[list[Any]] = []
    docked: list[list[Any]] = []
    for fleet in (sea.mine, sea.theirs):
        docks = [cargo.dock(ship) for ship in fleet]
        here = [[dock == harbour + 1 for dock in docks] for harbour in range(HARBOURS)]
        words.append(
            [sum(xp.where(h, s, zero) for h, s in zip(hs, fleet, strict=True)) for hs in here]
        )
        docked.append(
            [sum(h * holds for h, holds in zip(hs, board.SHIPS, strict=True)) for hs in here]
        )
    mine, theirs = pinned(words, xp)
    values = [[number(cargo.value(word), xp) for word in side] for side in (mine, theirs)]
    sizes = [[number(cargo.size(word), xp) for word in side] for side in (mine, theirs)]
    return Standing(
        [ours - others for ours, others in zip(*values, strict=True)],
        [
            number(cargo.nibble(sea.markers, at), xp)
            - MIDDLE
            + number(cargo.nibble(mine[harbour], good), xp)
            - number(cargo.nibble(theirs[harbour], good), xp)
            for at, (harbour, good) in enumerate(TRACKS)
        ],
        list(zip(*docked, strict=True)),
        [
            (docked[0][h] - sizes[0][h], docked[1][h] - sizes[1][h])
            for h in range(HARBOURS)
        ],
    )  # fmt: skip


def pays(stand: Standing, xp: Any) -> tuple[tuple[Any, Any], tuple[Any, Any]]:
    """S14 to S16: what harbours and what tracks pay (me, them) if the round ends so."""
    harbours = [
        sum(board.HARBOUR_PAY * (sign * lead > 0) for lead in stand.leads) for sign in (1, -1)
    ]
    table = xp.array(board.TRACK_PAY[board.TRACK_END], xp.int32)
    tracks = [
        sum(table[xp.clip(sign * marker, 0, board.TRACK_END)] for marker in stand.markers)
        for sign in (1, -1)
    ]
    return (harbours[0], harbours[1]), (tracks[0], tracks[1])


def settle(sea: Sea, group: Any, slot: Any, xp: Any) -> tuple[Sea, Any]:
    """The active player has bought the group, the price apart, and loads it so (or discards).

    He stays active (S12), or the round is scored and the next begins (S13 to S17). Returns the next
    position between turns and whether the game is over, which leaves the money as it ended.
    """
    zero = np.uint32(0)
    harbour = (slot % HARBOURS + 1).astype(xp.uint32)
    mine = tuple(
        ship
        + xp.where(
            (slot // HARBOURS == at) & (slot != DISCARD_SLOT),
            group + xp.where(cargo.dock(ship) == 0, harbour << cargo.DOCK_AT, zero),
            zero,
        )
        for at, ship in enumerate(sea.mine)
    )
    sea = sea._replace(mine=mine)
    ended = (roomiest(mine, xp) == 0) | (sea.unseen == 0)
    stand = pinned(standing(sea, xp), xp)
    harbour_pay, track_pay = pays(stand, xp)
    money = tuple(
        had + xp.where(ended, h + t, 0)
        for had, h, t in zip(sea.money, harbour_pay, track_pay, strict=True)
    )
    markers = sum(
        (xp.clip(marker, -board.TRACK_END, board.TRACK_END) + MIDDLE).astype(xp.uint32)
        << np.uint32(4 * at)
        for at, marker in enumerate(stand.markers)
    )
    over = ended & (sea.round == board.ROUNDS)
    starter = xp.where(sea.round == 1, board.STARTERS[1], board.STARTERS[2])
    turns = ended & ~over & (starter != sea.seat)  # the other begins the next round
    markers = xp.where(ended, markers, sea.markers)
    return (
        Sea(
            sea.round + (ended & ~over),
            xp.where(turns, 1 - sea.seat, sea.seat),
            (xp.where(turns, money[1], money[0]), xp.where(turns, money[0], money[1])),
            tuple(xp.where(ended, zero, ship) for ship in mine),
            tuple(xp.where(ended, zero, ship) for ship in sea.theirs),
            xp.where(turns, np.uint32(MIRROR) - markers, markers),
            xp.where(ended & ~over, np.uint32(ALL_LOTS), sea.unseen),
        ),
        over,
    )
