"""Turn-level array engine of Medici vs Strozzi: many positions as arrays, and what a turn does.

Every function takes an array module `xp` first: NumPy when a bot plays, jax.numpy in training. Both
compute the same integers. Arrays have any batch shape. Ships are cargo words, see
`florin.arrays.cargo`. Lockstep tests compare every transition with the rules.

The seat frame of a state is that of the active player: `mine` is the active player's, `theirs` the
other player's. `flip` changes to the other frame.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

import numpy as np

from florin.arrays import cargo
from florin.arrays.cargo import lot_bits
from florin.core.actions import Action
from florin.games.strozzi import board
from florin.games.strozzi.actions import DISCARD, Load
from florin.games.strozzi.observation import TRACKS, cargo_word
from florin.games.strozzi.position import Phase, Position
from florin.games.strozzi.scoring import Ship

Array = Any  # numpy.ndarray or jax.Array

SHIPS: Final = len(board.SHIPS)
HARBOURS: Final = len(board.HARBOURS)
ALL_LOTS: Final = (1 << len(board.LOTS)) - 1  # a full bag
# The ways to load a group, by slot: ship by ship and harbour by harbour; the last is to discard it.
LOADINGS: Final[tuple[Action, ...]] = (
    *(Load(holds, harbour) for holds in board.SHIPS for harbour in range(HARBOURS)),
    DISCARD,
)
DISCARD_SLOT: Final = SHIPS * HARBOURS
LOT_WORDS: Final = np.array([cargo_word((lot,)) for lot in board.LOTS], np.uint32)

# Markers are nibbles. Adding MIDDLE keeps them positive on tracks of up to 6 fields a side.
MIDDLE: Final = 7
FRESH_MARKERS: Final = cargo.word([MIDDLE] * len(TRACKS))
MIRROR: Final = 2 * FRESH_MARKERS  # less some markers: the other player's view of them

_LONGEST: Final = max(board.TRACK_PAY)
_TRACK_PAY: Final = np.array(  # [track * (_LONGEST + 1) + distance from the middle], florins
    [
        [*board.TRACK_PAY.get(end, ()), *[0] * (_LONGEST + 1)][: _LONGEST + 1]
        for end in range(_LONGEST + 1)
    ],
    np.int32,
).reshape(-1)


class TurnState(NamedTuple):
    """Positions between turns in the active player's frame; all fields have the batch shape.

    The solver of endings uses the same state with plain integers.
    """

    round: Array  # int32, 1 to 3; 4 once the game is over
    seat: Array  # int32: the active player
    money: tuple[Array, Array]  # int32: mine, theirs; florins
    mine: tuple[Array, ...]  # uint32 cargo words by ship
    theirs: tuple[Array, ...]
    markers: Array  # uint32: a nibble per track, MIDDLE in the middle, more: my side
    unseen: Array  # uint32: lots in the bag, a bit for each place in board.LOTS
    track: Array  # int32: fields of a track on each side of the middle (S5)


def turn_state(position: Position) -> TurnState:
    """The position as a batch of one; a group in hand is not part of it."""
    over = position.phase is Phase.OVER

    def signed(number: int) -> Array:
        return np.array([number], np.int32)

    def word(number: int) -> Array:
        return np.array([number], np.uint32)

    markers = [MIDDLE + marker for harbour in position.markers for marker in harbour]
    medici, strozzi = (tuple(word(ship_word(ship)) for ship in fleet) for fleet in position.fleets)
    state = TurnState(
        signed(position.round + over),
        signed(0),
        (signed(position.money[0]), signed(position.money[1])),
        medici,
        strozzi,
        word(cargo.word(markers)),
        word(lot_bits(position.unseen, board.LOTS)),
        signed(position.setup.track),
    )
    return flip(state) if position.active else state


def ship_word(ship: Ship) -> int:
    """The cargo word of a ship."""
    dock = 0 if ship.harbour is None else ship.harbour + 1
    return cargo_word(ship.lots) | dock << cargo.DOCK_AT


def new_games(xp: Any, track: Array) -> TurnState:
    """Games before the first lot, one for each entry of `track` (int32)."""
    zero = xp.zeros(track.shape, xp.uint32)
    count = xp.zeros_like(track)
    ships = (zero,) * SHIPS
    return TurnState(
        count + 1,
        count + board.STARTERS[0],
        (count + board.CAPITAL, count + board.CAPITAL),
        ships,
        ships,
        zero + np.uint32(FRESH_MARKERS),
        zero + np.uint32(ALL_LOTS),
        track,
    )


# -- batches and frames --------------------------------------------------------------------------


def each(function: Callable[..., Array], *states: TurnState) -> TurnState:
    """A state of what `function` returns for each array of one state, or of several in parallel."""

    def every(arrays: Iterable[tuple[Array, ...]]) -> tuple[Array, ...]:
        return tuple(function(*same) for same in zip(*arrays, strict=True))

    mine, theirs = every(state.money for state in states)
    return TurnState(
        function(*(state.round for state in states)),
        function(*(state.seat for state in states)),
        (mine, theirs),
        every(state.mine for state in states),
        every(state.theirs for state in states),
        function(*(state.markers for state in states)),
        function(*(state.unseen for state in states)),
        function(*(state.track for state in states)),
    )


def flip(state: TurnState) -> TurnState:
    """The same in the other player's frame, as if that player were active."""
    mine, theirs = state.money
    return state._replace(
        seat=1 - state.seat,
        money=(theirs, mine),
        mine=state.theirs,
        theirs=state.mine,
        markers=np.uint32(MIRROR) - state.markers,
    )


def by_seat(xp: Any, seat: Array, mine: Array, theirs: Array) -> Array:
    """[..., 2]: Medici's and Strozzi's, from the frame of `seat`."""
    first = seat == 0
    return xp.stack([xp.where(first, mine, theirs), xp.where(first, theirs, mine)], -1)


def widened(state: TurnState) -> TurnState:
    """The same with a new last axis of size 1."""

    def wider(leaf: Array) -> Array:
        return leaf[..., None]

    return each(wider, state)


def with_bags(xp: Any, state: TurnState, unseen: Array) -> TurnState:
    """Each position with each of these bags: other fields take the shape of `unseen`."""

    def spread(leaf: Array) -> Array:
        return xp.broadcast_to(leaf, unseen.shape)

    return each(spread, state)._replace(unseen=unseen)


def pinned(xp: Any, values: Any) -> Any:
    """The same values: keeps the XLA compiler from computing them again for every use."""
    if xp is np:
        return values
    from jax import lax  # noqa: PLC0415 - only for arrays of JAX

    jax_lax: Any = lax
    return jax_lax.optimization_barrier(values)


# -- loading -------------------------------------------------------------------------------------


def is_over(state: TurnState) -> Array:
    """Whether the game is over."""
    return state.round > board.ROUNDS


def roomiest(xp: Any, fleet: tuple[Array, ...]) -> Array:
    """The most free holds on one ship (S7), int32."""
    rooms = [_room(xp, ship, holds) for ship, holds in zip(fleet, board.SHIPS, strict=True)]
    return xp.maximum(xp.maximum(rooms[0], rooms[1]), rooms[2])


def can_grow(xp: Any, state: TurnState, size: Array) -> Array:
    """S7: whether the active player may add a lot to a group of this size."""
    most = xp.minimum(roomiest(xp, state.mine), board.GROUP_LIMIT)
    return (size < most) & (state.unseen != 0)


def may_load(xp: Any, state: TurnState, group: Array, slot: Array) -> Array:
    """S10, S11: whether the active player, as buyer, may load the group by this slot."""
    size = _signed(xp, cargo.size(group))
    harbour = slot % HARBOURS + 1
    docks = [_signed(xp, cargo.dock(ship)) for ship in state.mine]
    taken = (docks[0] == harbour) | (docks[1] == harbour) | (docks[2] == harbour)
    may = slot == DISCARD_SLOT
    for at, (ship, holds) in enumerate(zip(state.mine, board.SHIPS, strict=True)):
        fits = _room(xp, ship, holds) >= size
        lies = (docks[at] == harbour) | ((docks[at] == 0) & ~taken)
        may = may | ((slot // HARBOURS == at) & fits & lies)
    return may


def loaded(xp: Any, state: TurnState, group: Array, slot: Array) -> TurnState:
    """The active player has bought the group, the price apart, and loads it by this slot.

    The buyer stays active (S12), or the round is scored and the next begins (S13 to S17). After the
    last round `round` passes 3.
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
        for at, ship in enumerate(state.mine)
    )
    state = state._replace(mine=mine)
    ended = (roomiest(xp, mine) == 0) | (state.unseen == 0)
    stand = pinned(xp, standing(xp, state))
    harbour_pay, track_pay = pays(xp, stand, state.track)
    money = tuple(
        had + xp.where(ended, h + t, 0)
        for had, h, t in zip(state.money, harbour_pay, track_pay, strict=True)
    )
    markers = sum(
        (xp.clip(marker, -state.track, state.track) + MIDDLE).astype(xp.uint32) << np.uint32(4 * at)
        for at, marker in enumerate(stand.markers)
    )
    over = ended & (state.round == board.ROUNDS)
    starter = xp.where(state.round == 1, board.STARTERS[1], board.STARTERS[2])
    turns = ended & ~over & (starter != state.seat)  # the other player begins the next round
    markers = xp.where(ended, markers, state.markers)
    return TurnState(
        state.round + ended,
        xp.where(turns, 1 - state.seat, state.seat),
        (xp.where(turns, money[1], money[0]), xp.where(turns, money[0], money[1])),
        tuple(xp.where(ended, zero, ship) for ship in mine),
        tuple(xp.where(ended, zero, ship) for ship in state.theirs),
        xp.where(turns, np.uint32(MIRROR) - markers, markers),
        xp.where(ended & ~over, np.uint32(ALL_LOTS), state.unseen),
        state.track,
    )


# -- scoring -------------------------------------------------------------------------------------


class Standing(NamedTuple):
    """The parts of the fleets that are scored, by harbour and by track, as int32."""

    leads: list[Array]  # my total value less theirs, by harbour
    markers: list[Array]  # fields on my side with this round's lots, not clipped to the track
    docked: list[tuple[Array, Array]]  # holds of my and their ship there, 0 if there is none
    rooms: list[tuple[Array, Array]]  # free holds of those ships


def standing(xp: Any, state: TurnState) -> Standing:
    """The round so far."""
    zero = np.uint32(0)
    words: list[list[Array]] = []
    docked: list[list[Array]] = []
    for fleet in (state.mine, state.theirs):
        docks = [cargo.dock(ship) for ship in fleet]
        here = [[dock == harbour + 1 for dock in docks] for harbour in range(HARBOURS)]
        words.append(
            [sum(xp.where(h, s, zero) for h, s in zip(hs, fleet, strict=True)) for hs in here]
        )
        docked.append(
            [sum(h * holds for h, holds in zip(hs, board.SHIPS, strict=True)) for hs in here]
        )
    mine, theirs = pinned(xp, words)
    values = [[_signed(xp, cargo.value(word)) for word in side] for side in (mine, theirs)]
    sizes = [[_signed(xp, cargo.size(word)) for word in side] for side in (mine, theirs)]
    markers = [
        _signed(xp, cargo.nibble(state.markers, at))
        - MIDDLE
        + _signed(xp, cargo.nibble(mine[harbour], good))
        - _signed(xp, cargo.nibble(theirs[harbour], good))
        for at, (harbour, good) in enumerate(TRACKS)
    ]
    return Standing(
        [ours - others for ours, others in zip(*values, strict=True)],
        markers,
        list(zip(*docked, strict=True)),
        [(docked[0][h] - sizes[0][h], docked[1][h] - sizes[1][h]) for h in range(HARBOURS)],
    )


def pays(xp: Any, stand: Standing, track: Array) -> tuple[tuple[Array, Array], tuple[Array, Array]]:
    """S14 to S16: what harbours and what tracks pay (me, them) if the round ends now."""
    harbours = [
        sum(board.HARBOUR_PAY * (sign * lead > 0) for lead in stand.leads) for sign in (1, -1)
    ]
    table = xp.asarray(_TRACK_PAY)
    row = track * (_LONGEST + 1)
    tracks = [
        sum(table[row + xp.clip(sign * marker, 0, track)] for marker in stand.markers)
        for sign in (1, -1)
    ]
    return (harbours[0], harbours[1]), (tracks[0], tracks[1])


def track_pay(xp: Any, marker: Array, track: Array) -> Array:
    """What a track pays me less what it pays the other, with the marker on this field."""
    distance = xp.minimum(abs(marker), track)
    return xp.sign(marker) * xp.asarray(_TRACK_PAY)[track * (_LONGEST + 1) + distance]


def _signed(xp: Any, words: Array) -> Array:
    """Fields of words as int32, because differences of unsigned numbers wrap around."""
    return words.astype(xp.int32)


def _room(xp: Any, ship: Array, holds: int) -> Array:
    """Free holds."""
    return holds - _signed(xp, cargo.size(ship))
