# pyright: basic
"""Medici over arrays: a whole batch of games at once, without a branch, a sort or a scatter.

Every function is elementwise over the batch: leaves of a `State` may have any shape, the same for
all of them, and `jax.vmap` works too. What belongs to a seat is a tuple with one array per seat.

Time passes in *ticks*: the decision of whoever is to act, where somebody is, then all that follows
from it up to and including one draw from the bag. After a tick it is mostly somebody's turn again;
where chance has more to do (free lots, a group that nobody can pay for) the next tick goes on and
ignores its action. `step` runs ticks until there is a decision.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from florin.arrays import cargo, words
from florin.arrays.batch import narrow, rewards_of, where, widen
from florin.arrays.dice import Dice, below, roll, seeded
from florin.core.places import share_places
from florin.games.medici import board
from florin.games.medici.ids import DRAW_ID as DRAW
from florin.games.medici.ids import PASS_ID as PASS
from florin.games.medici.ids import STOP_ID as STOP
from florin.games.medici.ids import most_owned
from florin.games.medici.observation import BID, CLOSE, FIRST_WORD, FREE, OVER, SELECT
from florin.games.medici.observation import observe as observe_view

_PER_COMMODITY: Final = len(board.VALUES)
_ALL: Final = (np.uint32((1 << FIRST_WORD) - 1), np.uint32((1 << len(board.LOTS) - FIRST_WORD) - 1))
_COUNTS: Final = np.uint32(0xFFFFF)  # the nibbles of a cargo word
_EIGHTS: Final = np.uint32(0x88888)
_ONES: Final = np.uint32(0x11111)


class State(NamedTuple):
    """A batch of positions; seats count from 0. Tuples have one array per buyer."""

    dice: Dice
    day: jax.Array  # int8, 1 to 3
    phase: jax.Array  # int8
    to_act: jax.Array  # int8: who decides in SELECT and BID
    selector: jax.Array  # int8; in FREE the last buyer with room
    money: tuple[jax.Array, ...]  # int16, florins
    levels: tuple[jax.Array, ...]  # uint32: a nibble per stall, as of the last scoring
    ships: tuple[jax.Array, ...]  # uint32 cargo words
    group: jax.Array  # uint32 cargo word
    high: jax.Array  # int16: highest bid so far
    bidder: jax.Array  # int8: who made it, -1 before the first
    unseen: tuple[jax.Array, jax.Array]  # uint32: lots in the bag or set aside, as bits
    bag: jax.Array  # int8: how many of them are in the bag
    fouled: jax.Array  # int8: who ended the game by an illegal action, else -1


def init(
    key: jax.Array, players: int, first: int | None = None, shape: tuple[int, ...] = ()
) -> State:
    """Games with the first lot drawn, a batch of `shape`; seat `first` begins, or the lot (M7)."""
    fresh = _fresh(players, seeded(key, shape))
    return _narrow(_draw(fresh, _beginners(players, first), False, True))


def pending(state: State) -> jax.Array:
    """Whether chance has more to do before the next decision: then a tick ignores its action."""
    return (state.phase == FREE) | (state.phase == CLOSE)


def over(state: State) -> jax.Array:
    """Whether the game has ended."""
    return state.phase == OVER


def step(state: State, action: jax.Array) -> State:
    """The position at the next decision after `action`, or at the end of the game."""
    state = tick(state, action)
    return jax.lax.while_loop(
        lambda now: jnp.any(pending(now)),
        # A game that already has its decision must wait for the others.
        lambda now: where(pending(now), tick(now, action), now),
        state,
    )


def tick(state: State, action: jax.Array) -> State:
    """One tick. A game that is over stays as it is; an illegal action ends its game."""
    return _narrow(_tick(widen(state), action, None)[0])


def tick_and_reset(
    state: State, action: jax.Array, first: int | None = None
) -> tuple[State, jax.Array, tuple[jax.Array, ...]]:
    """One tick; a game that ends begins anew in the same tick.

    Returns also whether a game ended, and each seat's reward (0 where none did).
    """
    players = len(state.money)
    after, done, payoff = _tick(widen(state), action, _beginners(players, first))
    return _narrow(after), done, payoff


def bids(state: State) -> tuple[jax.Array, jax.Array]:
    """Lowest and highest legal bid; only in phase BID do they mean anything."""
    return state.high.astype(jnp.int32) + 1, _mine(state).astype(jnp.int32)


def legal(state: State) -> jax.Array:
    """The mask over action ids, a last axis after the batch. All true once the game is over."""
    lowest, highest = bids(state)
    ids = jnp.arange(PASS + most_owned(len(state.money)) + 1)
    phase, lowest, highest = (x[..., None] for x in (state.phase, lowest, highest))
    select = (phase == SELECT) & (ids <= STOP)
    bid = (phase == BID) & ((ids == PASS) | ((ids >= PASS + lowest) & (ids <= PASS + highest)))
    return select | bid | (phase == OVER)


def count_legal(state: State) -> jax.Array:
    """How many legal actions there are; 0 where there is no decision."""
    lowest, highest = bids(state)
    return jnp.where(
        state.phase == BID, highest - lowest + 2, jnp.where(state.phase == SELECT, 2, 0)
    )


def nth_legal(state: State, n: jax.Array) -> jax.Array:
    """The legal action number `n` (from 0, in order of ids), without building the mask."""
    raised = jnp.where(n > 0, state.high.astype(jnp.int32) + n, 0)
    return jnp.where(state.phase == BID, PASS + raised, n)


def observe(state: State, seat: jax.Array) -> jax.Array:
    """What `seat`, one per game, sees: float32, a last axis after the batch."""
    return observe_view(widen(state), jnp.asarray(seat, jnp.int32), jnp)


def rewards(state: State) -> tuple[jax.Array, ...]:
    """Each seat's reward, float32: zero until the game is over, and their sum always zero.

    The winner gets 1 and each of the others -1 / (players - 1); a shared win is shared. Who acts
    illegally gets -1, the others 1 / (players - 1).
    """
    return rewards_of(state.money, state.fouled, over(state))


# What follows works on states widened to 32 bits.


def _tick(
    state: State, action: jax.Array, beginners: tuple[bool, ...] | None
) -> tuple[State, jax.Array, tuple[jax.Array, ...]]:
    """A tick; `beginners` may begin the new game where games are reset, None where they are not."""
    n = len(state.money)
    action = action.astype(jnp.int32)
    select, bid = state.phase == SELECT, state.phase == BID
    lowest, highest = state.high + 1, _mine(state)
    bids_ = bid & (action >= PASS + lowest) & (action <= PASS + highest)
    draws, stops = select & (action == DRAW), select & (action == STOP)
    foul = (select | bid) & ~(draws | stops | bids_ | (bid & (action == PASS)))

    high = jnp.where(bids_, action - PASS, state.high)
    bidder = jnp.where(bids_, state.to_act, state.bidder)
    state = state._replace(high=high, bidder=bidder)
    answered = jnp.where(bid, _place(state.to_act, state.selector, n) + 1, 0)
    asked, nobody = _ask(state, answered)
    asks = (stops | bid) & ~foul
    close = (asks & nobody) | (state.phase == CLOSE)

    # The sale (M12, M13).
    winners = [close & (bidder == seat) for seat in range(n)]
    money = tuple(m - jnp.where(w, high, 0) for m, w in zip(state.money, winners, strict=True))
    ships = tuple(
        s + jnp.where(w, state.group, np.uint32(0))
        for s, w in zip(state.ships, winners, strict=True)
    )
    state = state._replace(money=money, ships=ships)

    # M14, M15: the next with room selects; where he is the only one, lots are free.
    full = [words.size(ship) == board.HOLDS for ship in ships]
    places = [
        jnp.where(f, n, _place(seat, state.selector, n))
        for seat, f in zip(range(n), full, strict=True)
    ]
    selector = jnp.where(close, _seat(words.least(places), state.selector, n), state.selector)
    was_free = state.phase == FREE
    alone = words.count(full) == n - 1
    day_over = (close & (state.bag == 0)) | (
        was_free & ((state.bag == 0) | words.at_seat(full, selector))
    )
    state = state._replace(
        selector=selector,
        group=jnp.where(close, np.uint32(0), state.group),
        high=jnp.where(close, 0, high),
        bidder=jnp.where(close, -1, bidder),
    )
    state = where(day_over, _score(state), state)
    game_over = (day_over & (state.day == board.DAYS)) | foul
    free = (was_free | (close & alone)) & ~day_over
    fouled = jnp.where(foul, state.to_act, state.fouled)
    payoff = rewards_of(state.money, fouled, game_over)

    next_day = day_over & ~game_over
    tomorrow = where(next_day, _new_day(state), state)
    least = words.least(state.money)
    may_begin = tuple(next_day & (m == least) for m in state.money)  # M7
    draws = draws | close | was_free
    if beginners is None:
        draws = draws & ~game_over
        stopped = tomorrow._replace(
            phase=jnp.where(game_over, OVER, jnp.where(asks & ~nobody, BID, tomorrow.phase)),
            to_act=jnp.where(asks & ~nobody, asked, tomorrow.to_act),
            fouled=fouled,
        )
    else:
        tomorrow = where(game_over, _fresh(n, tomorrow.dice), tomorrow)
        may_begin = tuple(
            jnp.where(game_over, begins, tied)
            for begins, tied in zip(beginners, may_begin, strict=True)
        )
        draws = draws | game_over
        stopped = tomorrow._replace(
            phase=jnp.where(asks & ~nobody, BID, tomorrow.phase),
            to_act=jnp.where(asks & ~nobody, asked, tomorrow.to_act),
        )
    return _draw(stopped, may_begin, free, draws), game_over, payoff


def _draw(state: State, may_begin: tuple, free: jax.Array | bool, draws: jax.Array | bool) -> State:
    """One lot from the bag where `draws`, and the first buyer of a day where several may begin.

    One random number serves both: a new day's bag is full, so its 36 lots times the buyers who
    may begin are equally likely pairs.
    """
    tied = words.count(may_begin)
    in_first = jax.lax.population_count(state.unseen[0]).astype(jnp.int32)
    unseen = in_first + jax.lax.population_count(state.unseen[1]).astype(jnp.int32)
    rolled, dice = roll(state.dice)
    number = below(rolled, unseen * jnp.maximum(tied, 1))
    rank = number // len(board.LOTS)
    nth = number - rank * len(board.LOTS)
    selector, before = state.selector, jnp.int32(0)
    for seat, may in enumerate(may_begin):
        selector = jnp.where(may & (before == rank), seat, selector)
        before = before + jnp.asarray(may).astype(jnp.int32)

    second = nth >= in_first
    at = words.nth_bit(
        jnp.where(second, state.unseen[1], state.unseen[0]), jnp.where(second, nth - in_first, nth)
    )
    bit = jnp.left_shift(np.uint32(1), at.astype(jnp.uint32))
    bit = jnp.where(draws, bit, np.uint32(0))
    lot = _lot_word(jnp.where(second, at + FIRST_WORD, at))
    lot = jnp.where(draws, lot, np.uint32(0))
    group = state.group + jnp.where(free, np.uint32(0), lot)
    ships = tuple(
        ship + jnp.where(free & (selector == seat), lot, np.uint32(0))
        for seat, ship in enumerate(state.ships)
    )
    bag = state.bag - jnp.where(draws, 1, 0)
    state = state._replace(
        dice=dice,
        selector=selector,
        group=group,
        ships=ships,
        bag=bag,
        unseen=(
            state.unseen[0] ^ jnp.where(second, np.uint32(0), bit),
            state.unseen[1] ^ jnp.where(second, bit, np.uint32(0)),
        ),
    )
    # M8, M9: may the group grow? Else it is offered at once.
    drawn = words.size(group)
    room = board.HOLDS - words.least([words.size(ship) for ship in ships])
    grows = (drawn < board.GROUP_LIMIT) & (bag > 0) & (drawn < room)
    asked, nobody = _ask(state, 0)
    offered = jnp.where(grows, SELECT, jnp.where(nobody, CLOSE, BID))
    return state._replace(
        phase=jnp.where(draws, jnp.where(free, FREE, offered), state.phase),
        to_act=jnp.where(draws, jnp.where(grows, selector, asked), state.to_act),
    )


def _ask(state: State, answered: jax.Array | int) -> tuple[jax.Array, jax.Array]:
    """Who is next to bid of those who can (M10, M11) after `answered` answers; and: is nobody?"""
    n = len(state.money)
    room = board.HOLDS - words.size(state.group)
    places: list[jax.Array] = []
    for seat, (money, ship) in enumerate(zip(state.money, state.ships, strict=True)):
        place = _place(seat, state.selector, n)
        can = (money > state.high) & (words.size(ship) <= room) & (place >= answered)
        places.append(jnp.where(can, place, n))
    place = words.least(places)
    return _seat(place, state.selector, n), place == n


def _score(state: State) -> State:
    """The state with the day's pay and the climbed levels (M18 to M22)."""
    n = len(state.money)
    levels = tuple(_climb(lv, ship) for lv, ship in zip(state.levels, state.ships, strict=True))
    cargo = [words.value(ship) for ship in state.ships]
    money: list[jax.Array] = []
    for seat in range(n):
        ahead = words.count(c > cargo[seat] for c in cargo)
        level = words.count(c == cargo[seat] for c in cargo)
        pay = words.pick(_CARGO[n], ahead * (n + 1) + level)
        # Nibbles: on each stall, how many stand at least as high, and of these how many level.
        not_below = words.total(_not_below(other, levels[seat]) for other in levels)
        tied = words.total(
            _not_below(o, levels[seat]) & _not_below(levels[seat], o) for o in levels
        )
        for stall in range(len(board.COMMODITIES)):
            level = words.nibble(tied, stall)
            ahead = words.nibble(not_below, stall) - level
            pay += words.pick(_STALL[n], jnp.minimum(ahead, 2) * (n + 1) + level)
        money.append(state.money[seat] + pay + _bonus(levels[seat]))
    return state._replace(money=tuple(money), levels=levels)


def _climb(levels: jax.Array, ship: jax.Array) -> jax.Array:
    """M20, five stalls at once: add nibble by nibble; what passes the top stays there."""
    higher = levels + (ship & _COUNTS)
    past = (higher & _EIGHTS) >> 3
    return (higher & ~(past * np.uint32(15))) | past * np.uint32(board.TOP_LEVEL)


def _not_below(a: jax.Array, b: jax.Array) -> jax.Array:
    """Nibbles: 1 where a's is at least b's. Levels have three bits; the fourth catches borrows."""
    return (((a | _EIGHTS) - b) >> 3) & _ONES


def _bonus(levels: jax.Array) -> jax.Array:
    """M22: 5, 10, 20 on levels 5, 6, 7, from the three bits of each nibble."""
    one, two, four = levels & _ONES, (levels >> 1) & _ONES, (levels >> 2) & _ONES
    five, six, seven = four & (one | two), four & two, four & two & one

    def stalls(bits: jax.Array) -> jax.Array:
        return jax.lax.population_count(bits).astype(jnp.int32)

    b5, b6, b7 = board.LEVEL_BONUS[5:]
    return b5 * stalls(five) + (b6 - b5) * stalls(six) + (b7 - b6) * stalls(seven)


def _pools(pay: tuple[int, ...], players: int) -> tuple[int, ...]:
    """Shares (M19) by `ahead * (players + 1) + level`: so many ahead, so many level, oneself in."""
    table: list[int] = []
    for ahead in range(players):
        for level in range(players + 1):
            # Nobody asks for level 0, nor for more than there are: those repeat a neighbour.
            level = min(max(level, 1), players - ahead)  # noqa: PLW2901
            standings = (2,) * ahead + (1,) * level + (0,) * (players - ahead - level)
            table.append(share_places(standings, pay)[ahead])
    return tuple(table)


_BUYERS: Final = range(board.MIN_BUYERS, board.MAX_BUYERS + 1)
_CARGO: Final = {n: _pools(board.CARGO_PAY[n], n) for n in _BUYERS}
_STALL: Final = {n: _pools(board.STALL_PAY, n)[: 2 * (n + 1) + 1] for n in _BUYERS}


def _lot_word(lot: jax.Array) -> jax.Array:
    """The cargo word of the lot at this place of board.LOTS."""
    commodity = lot // _PER_COMMODITY
    slot = lot - commodity * _PER_COMMODITY
    gold = commodity == len(board.COMMODITIES)
    value = jnp.where(gold, board.GOLD.value, words.pick(board.VALUES, slot))
    climbs = jnp.where(gold, 0, jnp.left_shift(1, 4 * commodity))
    return (climbs | value << cargo.VALUE_AT | 1 << cargo.SIZE_AT).astype(jnp.uint32)


def _new_day(state: State) -> State:
    """Empty ships and a new bag (M6)."""
    zero = jnp.zeros_like(state.group)
    n = len(state.money)
    return state._replace(
        day=state.day + 1,
        ships=(zero,) * n,
        unseen=(zero + _ALL[0], zero + _ALL[1]),
        bag=jnp.full_like(state.bag, board.LOTS_PER_BUYER * n),
    )


def _fresh(players: int, dice: Dice) -> State:
    """A game before its first lot, with these dice."""
    word = jnp.zeros_like(dice.a)
    number = word.astype(jnp.int32)
    return State(
        dice=dice,
        day=number + 1,
        phase=number + CLOSE,
        to_act=number,
        selector=number,
        money=(number + board.CAPITAL[players],) * players,
        levels=(word,) * players,
        ships=(word,) * players,
        group=word,
        high=number,
        bidder=number - 1,
        unseen=(word + _ALL[0], word + _ALL[1]),
        bag=number + board.LOTS_PER_BUYER * players,
        fouled=number - 1,
    )


def _beginners(players: int, first: int | None) -> tuple[bool, ...]:
    return tuple(first is None or seat == first for seat in range(players))


def _mine(state: State) -> jax.Array:
    """Money of who is to act."""
    return words.at_seat(state.money, state.to_act)


def _place(seat: jax.Array | int, selector: jax.Array, players: int) -> jax.Array:
    """How many are asked before `seat`: 0 for the selector's left, players - 1 for himself."""
    place = seat - selector - 1
    return jnp.where(place < 0, place + players, place)


def _seat(place: jax.Array, selector: jax.Array, players: int) -> jax.Array:
    """The seat at this place; nonsense, but harmless, for place = players."""
    seat = selector + 1 + place
    return jnp.where(seat >= players, seat - players, seat)


def _narrow(state: State) -> State:
    return narrow(state, {"money": jnp.int16, "high": jnp.int16})
