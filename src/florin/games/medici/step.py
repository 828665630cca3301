# pyright: reportUnknownMemberType=false
"""Steps of Medici over arrays: from one decision to the next, without a loop.

A step has the same result as ticks repeated until the game is no longer pending, with the same
dice. What chance may have to do between two decisions is bounded, so it is written out:

- the lot that the selector draws; if the group then cannot grow and no buyer can bid, the auction
  closes without a sale;
- after a sale, up to five free lots for the last buyer with room, which end the day;
- the lot of the next turn, or of the next day or game.
"""

from __future__ import annotations

import jax.numpy as jnp
import numpy as np
from jax import Array
from jaxtyping import Bool, Float32, Int

from florin.arrays import words
from florin.arrays.batch import where, widen
from florin.arrays.dice import below, roll
from florin.games.medici import board, tick
from florin.games.medici.observation import BID, FREE
from florin.games.medici.setup import Medici
from florin.games.medici.tick import State


def step(setup: Medici, state: State, action: Int[Array, "*batch"]) -> State:
    """One step. A game that is over stays as it is; an illegal action ends its game."""
    return tick.stored(_step(setup, widen(state), action, reset=False)[0])


def step_and_reset(
    setup: Medici, state: State, action: Int[Array, "*batch"]
) -> tuple[State, Bool[Array, "*batch"], tuple[Float32[Array, "*batch"], ...]]:
    """One step; a game that ends starts again. See `tick.tick_and_reset`."""
    after, done, payoff = _step(setup, widen(state), action, reset=True)
    return tick.stored(after), done, payoff


def _step(
    setup: Medici, state: State, action: Array, *, reset: bool
) -> tuple[State, Array, tuple[Array, ...]]:
    was_free = state.phase == FREE
    decision = tick.decide(state, action)
    state = tick.sell(decision.state, decision.closes)
    full = [words.size(ship) == board.HOLDS for ship in state.ships]
    alone = words.count(full) == setup.players - 1
    free = was_free | (decision.closes & alone)
    following = tick.next_selector(state, full)
    last = jnp.where(was_free, state.selector, following)  # the buyer of free lots
    room = jnp.where(
        free, board.HOLDS - words.at_seat([words.size(ship) for ship in state.ships], last), 0
    )
    free_lots = jnp.minimum(room, state.bag)
    # No lot is free after the selector's draw, so one draw serves as its lot or as the first free.
    bag, first = _roll_lot(state, decision.draws | (free_lots > 0))
    loaded = jnp.where(free, first, np.uint32(0))
    for number in range(1, board.HOLDS):
        bag, lot = _roll_lot(bag, number < free_lots)
        loaded = loaded + lot
    state = bag._replace(
        group=state.group + jnp.where(decision.draws, first, np.uint32(0)),
        ships=tuple(
            ship + jnp.where(last == seat, loaded, np.uint32(0))
            for seat, ship in enumerate(state.ships)
        ),
    )
    grows, bidder, none = tick.offer(state)
    offers = decision.draws & ~grows & ~none
    close = decision.closes | (decision.draws & ~grows & none)
    state = tick.close_auction(state, close, following)
    state = tick.discard(state, close & ~alone & tick.hopeless(state))
    day_over = (close & (state.bag == 0)) | free
    asks = decision.asks | offers
    state = state._replace(
        phase=jnp.where(asks, BID, state.phase),
        to_act=jnp.where(asks, jnp.where(offers, bidder, decision.asked), state.to_act),
    )
    state, may_begin, draws, game_over, payoff = tick.end_day(
        setup, state, day_over, decision.foul, close, reset=reset
    )
    after = tick.draw(state, may_begin, False, draws)
    # The selector's draw has already used this step's roll, unless the auction closed after it.
    rolled = decision.draws & ~close
    return after._replace(dice=where(rolled, state.dice, after.dice)), game_over, payoff


def _roll_lot(state: State, draws: Array) -> tuple[State, Array]:
    """A lot from the bag if `draws`, else the cargo word 0 and the same dice."""
    rolled, dice = roll(state.dice)
    state = state._replace(dice=where(draws, dice, state.dice))
    return tick.take(state, below(rolled, tick.unseen_lots(state)), draws)
