# pyright: reportUnknownMemberType=false
"""The rules of Medici over arrays: a whole batch of games at once, without a branch, sort or
scatter.

Every function is elementwise over the batch: the arrays of a `State` may have any shape, the same
for all of them, and `jax.vmap` works too. What belongs to a seat is a tuple with one array per
seat. `setup` is static: it decides what is compiled.

Time passes in *ticks*. A tick takes the decision of the seat to act, if there is one, then all that
follows from it up to and including one draw from the bag. After most ticks a seat is to act again.
If chance has more to do (free lots, a group that no buyer can pay for), the game is *pending*: the
next tick goes on and ignores its action.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jaxtyping import Bool, Float32, Int, Int8, Int16, Int32, PRNGKeyArray, UInt32

from florin.arrays import cargo, words
from florin.arrays.batch import narrow, rewards_of, where, widen
from florin.arrays.dice import Dice, below, roll, seeded
from florin.core.places import share_places
from florin.games.medici import board
from florin.games.medici.ids import DRAW_ID as DRAW
from florin.games.medici.ids import PASS_ID as PASS
from florin.games.medici.ids import STOP_ID as STOP
from florin.games.medici.ids import most_owned
from florin.games.medici.observation import BID, CLOSE, FIRST_WORD, FREE, OVER, SELECT, View
from florin.games.medici.observation import pack as pack_view
from florin.games.medici.setup import Medici

_PER_COMMODITY: Final = len(board.VALUES)
_ALL: Final = (np.uint32((1 << FIRST_WORD) - 1), np.uint32((1 << len(board.LOTS) - FIRST_WORD) - 1))
_VALUES: Final = cargo.word(board.VALUES)  # a nibble per slot of a commodity
_COUNTS: Final = np.uint32(0xFFFFF)  # the nibbles of a cargo word
_EIGHTS: Final = np.uint32(0x88888)
_ONES: Final = np.uint32(0x11111)


class State(NamedTuple):
    """A batch of positions as stored. Seats count from 0; tuples have one array per buyer."""

    dice: Dice
    day: Int8[Array, "*batch"]  # 1 to 3
    phase: Int8[Array, "*batch"]
    to_act: Int8[Array, "*batch"]  # the seat that decides in SELECT and BID
    selector: Int8[Array, "*batch"]  # in FREE the last buyer with room
    money: tuple[Int16[Array, "*batch"], ...]  # florins
    levels: tuple[UInt32[Array, "*batch"], ...]  # a nibble per stall, as of the last scoring
    ships: tuple[UInt32[Array, "*batch"], ...]  # cargo words
    group: UInt32[Array, "*batch"]  # cargo word
    high: Int16[Array, "*batch"]  # highest bid so far
    bidder: Int8[Array, "*batch"]  # the seat that made it, -1 before the first
    # Two words: lots in the bag or set aside, as bits. Once the game is over they may include lots
    # that were discarded at the end (see `hopeless`).
    unseen: tuple[UInt32[Array, "*batch"], ...]
    bag: Int8[Array, "*batch"]  # how many of them are in the bag
    fouled: Int8[Array, "*batch"]  # the seat that ended the game by an illegal action, else -1


def init(setup: Medici, key: PRNGKeyArray, shape: tuple[int, ...] = ()) -> State:
    """New games with the first lot drawn, a batch of `shape`."""
    fresh = _fresh(setup.players, seeded(key, shape))
    return stored(draw(fresh, _beginners(setup), False, True))


def pending(state: State) -> Bool[Array, "*batch"]:
    """Whether chance has more to do before the next decision."""
    return (state.phase == FREE) | (state.phase == CLOSE)


def over(state: State) -> Bool[Array, "*batch"]:
    """Whether the game has ended."""
    return state.phase == OVER


def tick(setup: Medici, state: State, action: Int[Array, "*batch"]) -> State:
    """One tick. A game that is over stays as it is; an illegal action ends its game."""
    return stored(_tick(setup, widen(state), action, reset=False)[0])


def tick_and_reset(
    setup: Medici, state: State, action: Int[Array, "*batch"]
) -> tuple[State, Bool[Array, "*batch"], tuple[Float32[Array, "*batch"], ...]]:
    """One tick; a game that ends starts again in the same tick.

    Also returns whether a game ended, and the reward of each seat (0 if none ended).
    """
    after, done, payoff = _tick(setup, widen(state), action, reset=True)
    return stored(after), done, payoff


def bids(state: State) -> tuple[Int32[Array, "*batch"], Int32[Array, "*batch"]]:
    """Lowest and highest legal bid; meaningless except in phase BID."""
    return state.high.astype(jnp.int32) + 1, _mine(state).astype(jnp.int32)


def legal(state: State) -> Bool[Array, "*batch actions"]:
    """The mask over action ids. All true once the game is over."""
    ids = np.arange(PASS + most_owned(len(state.money)) + 1, dtype=np.uint8)
    bid, over_ = state.phase == BID, state.phase == OVER
    lowest, highest = bids(state)
    # Legal ids are `first` to `first` + `more`, and PASS in BID. Nothing while pending.
    first = jnp.where(bid, PASS + lowest, jnp.where(pending(state), len(ids), 0))
    more = jnp.where(bid, highest - lowest, jnp.where(over_, len(ids), STOP))
    first, more, bid = (x.astype(jnp.uint8)[..., None] for x in (first, more, bid))
    return (ids - first <= more) | ((bid & (ids == PASS).astype(np.uint8)) != 0)


def count_legal(state: State) -> Int32[Array, "*batch"]:
    """The number of legal actions; 0 if there is no decision."""
    lowest, highest = bids(state)
    return jnp.where(
        state.phase == BID, highest - lowest + 2, jnp.where(state.phase == SELECT, 2, 0)
    )


def nth_legal(state: State, n: Int[Array, "*batch"]) -> Int32[Array, "*batch"]:
    """Legal action number `n` (from 0, in order of ids), without building the mask."""
    n = n.astype(jnp.int32)
    raised = jnp.where(n > 0, state.high.astype(jnp.int32) + n, 0)
    return jnp.where(state.phase == BID, PASS + raised, n)


def may_bid(state: State) -> Int32[Array, "*batch"]:
    """A bit per seat: asked for a bid after the seat to act, and able to bid."""
    n = len(state.money)
    state = widen(state)
    asked = _place(state.to_act, state.selector, n)
    bits = words.total(
        (can & (place > asked)).astype(jnp.int32) << seat
        for seat, (can, place) in enumerate(zip(_can_bid(state), _places(state), strict=True))
    )
    return jnp.where(state.phase == BID, bits, 0)


def pack(state: State, seat: Int[Array, "*batch"]) -> tuple[UInt32[Array, "*batch"], ...]:
    """What `seat`, one per game, sees, packed (see `observation.layout`)."""
    wide = widen(state)
    view = View(
        wide.day,
        wide.phase,
        wide.to_act,
        wide.selector,
        wide.money,
        wide.levels,
        wide.ships,
        wide.group,
        wide.high,
        wide.bidder,
        may_bid(state),
        wide.unseen,
        wide.bag,
    )
    return pack_view(view, jnp.asarray(seat, jnp.int32), jnp)


def rewards(state: State) -> tuple[Float32[Array, "*batch"], ...]:
    """The reward of each seat; zero until the game is over. See `rewards_of`."""
    return rewards_of(state.money, state.fouled, over(state))


# What follows works on states widened to 32 bits.


class Decision(NamedTuple):
    """What the action of the seat to act does. Nothing, if there is no decision."""

    state: State  # with the bid, if there is one
    draws: Bool[Array, "*batch"]
    foul: Bool[Array, "*batch"]  # the action is illegal
    asks: Bool[Array, "*batch"]  # the next bidder is asked, or the auction closes
    asked: Int32[Array, "*batch"]  # the next bidder
    closes: Bool[Array, "*batch"]  # the auction closes


def decide(state: State, action: Int[Array, "*batch"]) -> Decision:
    """Reads the action. In phase CLOSE the auction closes without one."""
    action = action.astype(jnp.int32)
    select, bid = state.phase == SELECT, state.phase == BID
    lowest, highest = state.high + 1, _mine(state)
    bids_ = bid & (action >= PASS + lowest) & (action <= PASS + highest)
    draws, stops = select & (action == DRAW), select & (action == STOP)
    foul = (select | bid) & ~(draws | stops | bids_ | (bid & (action == PASS)))
    high = jnp.where(bids_, action - PASS, state.high)
    bidder = jnp.where(bids_, state.to_act, state.bidder)
    state = state._replace(high=high, bidder=bidder)
    answered = jnp.where(bid, _place(state.to_act, state.selector, len(state.money)) + 1, 0)
    asked, none = ask(state, answered)
    asks = (stops | bid) & ~foul
    return Decision(state, draws, foul, asks & ~none, asked, (asks & none) | (state.phase == CLOSE))


def sell(state: State, close: Array) -> State:
    """The sale to the highest bidder, if there is one (M12, M13). Leaves the auction as it is."""
    winners = [close & (state.bidder == seat) for seat in range(len(state.money))]
    return state._replace(
        money=tuple(
            m - jnp.where(w, state.high, 0) for m, w in zip(state.money, winners, strict=True)
        ),
        ships=tuple(
            s + jnp.where(w, state.group, np.uint32(0))
            for s, w in zip(state.ships, winners, strict=True)
        ),
    )


def next_selector(state: State, full: Sequence[Array]) -> Int32[Array, "*batch"]:
    """M14: the next buyer with room."""
    n = len(state.money)
    places = [jnp.where(f, n, place) for f, place in zip(full, _places(state), strict=True)]
    return _seat(words.least(places), state.selector, n)


def close_auction(state: State, close: Array, following: Array) -> State:
    """If the auction closes, `following` is the next selector, and nothing is offered."""
    return state._replace(
        selector=jnp.where(close, following, state.selector),
        group=jnp.where(close, np.uint32(0), state.group),
        high=jnp.where(close, 0, state.high),
        bidder=jnp.where(close, -1, state.bidder),
    )


def hopeless(state: State) -> Bool[Array, "*batch"]:
    """Whether no lot of this day can be sold any more, so that the rest of the bag is discarded.

    True if the next lot would be offered alone, because no ship has room for two or it is the last,
    and no buyer with room has money. The same then holds for every lot after it. No decision
    depends on these lots, and none of them is scored, so they need not be drawn.
    """
    sizes = [words.size(ship) for ship in state.ships]
    alone = (words.least(sizes) >= board.HOLDS - 1) | (state.bag == 1)
    return alone & ~words.any_of(
        [(m > 0) & (s < board.HOLDS) for m, s in zip(state.money, sizes, strict=True)]
    )


def discard(state: State, rest: Bool[Array, "*batch"]) -> State:
    """The state with an empty bag if `rest` of it is discarded."""
    return state._replace(bag=jnp.where(rest, 0, state.bag))


def end_day(
    setup: Medici, state: State, day_over: Array, foul: Array, draws: Array, *, reset: bool
) -> tuple[State, tuple[Array, ...], Array, Array, tuple[Array, ...]]:
    """Scores the day if it is over, and prepares the next day or, if `reset`, the next game.

    Returns the state, who may begin by seat, whether a lot is to be drawn (`draws`, or for a new
    day), whether the game is over, and the rewards.
    """
    state = where(day_over, _score(setup, state), state)
    game_over = (day_over & (state.day == board.DAYS)) | foul
    fouled = jnp.where(foul, state.to_act, state.fouled)
    payoff = rewards_of(state.money, fouled, game_over)
    next_day = day_over & ~game_over
    least = words.least(state.money)
    may_begin = tuple(next_day & (m == least) for m in state.money)  # M7
    state = where(next_day, _new_day(state), state)
    draws = draws | day_over
    if reset:
        state = where(game_over, _fresh(setup.players, state.dice), state)
        may_begin = tuple(
            jnp.where(game_over, begins, tied)
            for begins, tied in zip(_beginners(setup), may_begin, strict=True)
        )
        return state, may_begin, draws | game_over, game_over, payoff
    state = state._replace(phase=jnp.where(game_over, OVER, state.phase), fouled=fouled)
    return state, may_begin, draws & ~game_over, game_over, payoff


def _tick(
    setup: Medici, state: State, action: Array, *, reset: bool
) -> tuple[State, Array, tuple[Array, ...]]:
    was_free = state.phase == FREE
    decision = decide(state, action)
    close = decision.closes
    state = sell(decision.state, close)
    full = [words.size(ship) == board.HOLDS for ship in state.ships]
    state = close_auction(state, close, next_selector(state, full))
    alone = words.count(full) == setup.players - 1  # M15: lots are free
    state = discard(state, close & ~alone & hopeless(state))
    day_over = (close & (state.bag == 0)) | (
        was_free & ((state.bag == 0) | words.at_seat(full, state.selector))
    )
    free = (was_free | (close & alone)) & ~day_over
    state = state._replace(
        phase=jnp.where(decision.asks, BID, state.phase),
        to_act=jnp.where(decision.asks, decision.asked, state.to_act),
    )
    draws = decision.draws | close | was_free
    state, may_begin, draws, game_over, payoff = end_day(
        setup, state, day_over, decision.foul, draws, reset=reset
    )
    return draw(state, may_begin, free, draws), game_over, payoff


def draw(
    state: State, may_begin: Sequence[Array | bool], free: Array | bool, draws: Array | bool
) -> State:
    """One lot from the bag if `draws`, and the first buyer of a day if several may begin.

    One random number serves both: a new day's bag is full, so the pairs of one of its 36 lots and a
    buyer who may begin are equally likely.
    """
    tied = words.count(may_begin)
    rolled, dice = roll(state.dice)
    number = below(rolled, unseen_lots(state) * jnp.maximum(tied, 1))
    rank = number // len(board.LOTS)
    nth = number - rank * len(board.LOTS)
    selector, before = state.selector, jnp.int32(0)
    for seat, may in enumerate(may_begin):
        selector = jnp.where(may & (before == rank), seat, selector)
        before = before + jnp.asarray(may).astype(jnp.int32)
    state, lot = take(state._replace(dice=dice, selector=selector), nth, draws)
    state = load(state, lot, free)
    grows, asked, none = offer(state)
    offered = jnp.where(grows, SELECT, jnp.where(none, CLOSE, BID))
    return state._replace(
        phase=jnp.where(draws, jnp.where(free, FREE, offered), state.phase),
        to_act=jnp.where(
            draws & jnp.logical_not(free) & (grows | ~none),
            jnp.where(grows, selector, asked),
            state.to_act,
        ),
    )


def unseen_lots(state: State) -> Int32[Array, "*batch"]:
    """How many lots are in the bag or set aside."""
    return words.total(jax.lax.population_count(word) for word in state.unseen).astype(jnp.int32)


def take(
    state: State, nth: Int32[Array, "*batch"], draws: Bool[Array, "*batch"] | bool
) -> tuple[State, UInt32[Array, "*batch"]]:
    """Unseen lot number `nth` leaves the bag if `draws`; its cargo word, else 0."""
    in_first = jax.lax.population_count(state.unseen[0]).astype(jnp.int32)
    second = nth >= in_first
    at = words.nth_bit(
        jnp.where(second, state.unseen[1], state.unseen[0]), jnp.where(second, nth - in_first, nth)
    )
    bit = jnp.left_shift(np.uint32(1), at.astype(jnp.uint32))
    bit = jnp.where(draws, bit, np.uint32(0))
    lot = _lot_word(jnp.where(second, at + FIRST_WORD, at))
    unseen = (
        state.unseen[0] ^ jnp.where(second, np.uint32(0), bit),
        state.unseen[1] ^ jnp.where(second, bit, np.uint32(0)),
    )
    bag = state.bag - jnp.where(draws, 1, 0)
    return state._replace(unseen=unseen, bag=bag), jnp.where(draws, lot, np.uint32(0))


def load(state: State, lot: UInt32[Array, "*batch"], free: Bool[Array, "*batch"] | bool) -> State:
    """A drawn lot joins the group, or the selector's ship if it is `free`."""
    ships = tuple(
        ship + jnp.where(free & (state.selector == seat), lot, np.uint32(0))
        for seat, ship in enumerate(state.ships)
    )
    return state._replace(group=state.group + jnp.where(free, np.uint32(0), lot), ships=ships)


def offer(state: State) -> tuple[Array, Array, Array]:
    """Whether the group can grow (M8, M9); if not, the first bidder, and whether there is none."""
    drawn = words.size(state.group)
    room = board.HOLDS - words.least([words.size(ship) for ship in state.ships])
    grows = (drawn < board.GROUP_LIMIT) & (state.bag > 0) & (drawn < room)
    return grows, *ask(state, 0)


def ask(state: State, answered: Array | int) -> tuple[Array, Array]:
    """The next seat to be asked for a bid after `answered` answers, and whether there is none."""
    n = len(state.money)
    places = [
        jnp.where(can & (place >= answered), place, n)
        for can, place in zip(_can_bid(state), _places(state), strict=True)
    ]
    place = words.least(places)
    return _seat(place, state.selector, n), place == n


def _can_bid(state: State) -> list[Array]:
    """By seat: enough money and room to bid on the group (M10, M11)."""
    room = board.HOLDS - words.size(state.group)
    return [
        (money > state.high) & (words.size(ship) <= room)
        for money, ship in zip(state.money, state.ships, strict=True)
    ]


def _score(setup: Medici, state: State) -> State:
    """The state with the day's pay and the climbed levels (M18 to M22)."""
    n = setup.players
    levels = tuple(_climb(lv, ship) for lv, ship in zip(state.levels, state.ships, strict=True))
    cargo = [words.value(ship) for ship in state.ships]
    money: list[Array] = []
    for seat in range(n):
        ahead = words.count(c > cargo[seat] for c in cargo)
        level = words.count(c == cargo[seat] for c in cargo)
        shares = words.pick(_CARGO[n], ahead).astype(jnp.uint32)
        pay = (shares >> (_SHARE_BITS * (level - 1)).astype(jnp.uint32) & _SHARE).astype(jnp.int32)
        # Nibbles: for each stall, how many buyers stand at least as high, and how many equal.
        not_below = words.total(_not_below(other, levels[seat]) for other in levels)
        tied = words.total(
            _not_below(o, levels[seat]) & _not_below(levels[seat], o) for o in levels
        )
        pay += _stall_pay(not_below - tied, tied, n)
        money.append(state.money[seat] + pay + _bonus(levels[seat], setup.level_bonus))
    return state._replace(money=tuple(money), levels=levels)


def _climb(levels: Array, ship: Array) -> Array:
    """M20, five stalls at once: add nibble by nibble; a level above the top becomes the top."""
    higher = levels + (ship & _COUNTS)
    past = (higher & _EIGHTS) >> 3
    return (higher & ~(past * np.uint32(15))) | past * np.uint32(board.TOP_LEVEL)


def _not_below(a: Array, b: Array) -> Array:
    """Nibbles: 1 if a's is at least b's. Levels have three bits; the fourth catches borrows."""
    return (((a | _EIGHTS) - b) >> 3) & _ONES


def _bonus(levels: Array, bonus: tuple[int, ...]) -> Array:
    """M22, M26: florins for levels 5, 6 and 7 of all stalls, from the three bits of each nibble."""
    one, two, four = levels & _ONES, (levels >> 1) & _ONES, (levels >> 2) & _ONES
    at_least_5, at_least_6, at_7 = four & (one | two), four & two, four & two & one

    def stalls(bits: Array) -> Array:
        return jax.lax.population_count(bits).astype(jnp.int32)

    b5, b6, b7 = bonus[5:]
    return b5 * stalls(at_least_5) + (b6 - b5) * stalls(at_least_6) + (b7 - b6) * stalls(at_7)


def _stall_pay(ahead: Array, tied: Array, players: int) -> Array:
    """M21: florins from all stalls, given how many buyers are ahead and tied on each (nibbles)."""
    first, second = _equal(ahead, 0), _equal(ahead, 1)
    florins = jnp.zeros_like(ahead)
    for level in range(1, players + 1):
        here = _equal(tied, level)
        florins = florins + (here & first) * _share(board.STALL_PAY, 0, level, players)
        florins = florins + (here & second) * _share(board.STALL_PAY, 1, level, players)
    return words.nibble_sum(florins)


def _equal(nibbles: Array, number: int) -> Array:
    """Nibbles: 1 if it is this number. Nibbles are at most 7."""
    apart = nibbles ^ np.uint32(number * int(_ONES))
    return (~(apart + np.uint32(7 * int(_ONES))) & _EIGHTS) >> 3


def _share(pay: tuple[int, ...], ahead: int, level: int, players: int) -> np.uint32:
    """Florins (M19) of one of `level` equal buyers with `ahead` buyers before them."""
    level = min(level, players - ahead)
    standings = (2,) * ahead + (1,) * level + (0,) * (players - ahead - level)
    return np.uint32(share_places(standings, pay)[ahead])


_BUYERS: Final = range(board.MIN_BUYERS, board.MAX_BUYERS + 1)
_SHARE_BITS: Final = 5
_SHARE: Final = np.uint32((1 << _SHARE_BITS) - 1)
# By buyers ahead: the shares of cargo pay for 1, 2, … equal buyers, five bits each (M18, M19).
_CARGO: Final = {
    n: tuple(
        sum(
            int(_share(board.CARGO_PAY[n], ahead, k, n)) << _SHARE_BITS * (k - 1)
            for k in range(1, n + 1)
        )
        for ahead in range(n)
    )
    for n in _BUYERS
}


def _lot_word(lot: Array) -> Array:
    """The cargo word of the lot at this place of board.LOTS."""
    commodity = lot // _PER_COMMODITY
    slot = lot - commodity * _PER_COMMODITY
    gold = commodity == len(board.COMMODITIES)
    value = jnp.where(gold, board.GOLD.value, words.nibble_at(_VALUES, slot))
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


def _beginners(setup: Medici) -> tuple[bool, ...]:
    """By seat, whether it may begin day 1."""
    return tuple(setup.first is None or seat == setup.first for seat in range(setup.players))


def _mine(state: State) -> Array:
    """Money of the seat to act."""
    return words.at_seat(state.money, state.to_act)


def _places(state: State) -> list[Array]:
    """By seat, its place in the order of bidding (M10)."""
    n = len(state.money)
    return [_place(seat, state.selector, n) for seat in range(n)]


def _place(seat: Array | int, selector: Array, players: int) -> Array:
    """How many seats are asked before `seat`: 0 for the one left of the selector."""
    place = seat - selector - 1
    return jnp.where(place < 0, place + players, place)


def _seat(place: Array, selector: Array, players: int) -> Array:
    """The seat at this place. For place = players the result is in range but has no meaning."""
    seat = selector + 1 + place
    return jnp.where(seat >= players, seat - players, seat)


def stored(state: State) -> State:
    """The state in the types that are stored."""
    return narrow(state, {"money": jnp.int16, "high": jnp.int16})
