# pyright: basic
"""How well can a frozen net of Medici vs Strozzi be exploited? Trains a best response to it.

One player is the challenger, the other thinks with the frozen net. The challenger knows exactly
what the other will answer: he asks the highest price that the other pays, or one florin more, and
learns values of positions in which the other goes on like that. Half of the time he sits at either
seat.

    python training/strozzi_response.py --against strozzi.safetensors --seconds 300
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import strozzi
from safetensors.numpy import load_file
from strozzi import Config, Learner, Sell

from florin.games.strozzi.bots import net
from florin.games.strozzi.bots.auction import Aim, Sale, loaded, prospects, sale, terms, worth
from florin.games.strozzi.bots.features import features
from florin.games.strozzi.bots.net import Outlook
from florin.games.strozzi.bots.sea import Sea

AIM = Aim()
TURNS = 24  # of a chunk when games are played to their end
CHUNKS = 5  # longest games have some 108 turns


def told(weights: net.Weights, rows: jax.Array, seat: jax.Array, me: Any) -> jax.Array:
    """The net's outputs, told whether the active player is the challenger."""
    bias = weights["in/b"] + weights["me"][(seat == me).astype(jnp.int32)]
    return net.outputs({**weights, "in/b": bias}, rows, jnp)


def challenge(weights: net.Weights, frozen: net.Weights, me: Any) -> Sell:
    """Seat `me` knows what the other thinks."""

    def look(weights: net.Weights, sea: Sea, over: Any, xp: Any) -> Outlook:
        out = told(weights, features(sea, xp), sea.seat, me)
        return net.spread(out, sea.money, over, xp)

    def sell(sea: Sea, group: jax.Array, wanted: Any, part: float) -> Sale:
        theirs = prospects(frozen, sea, group, jnp, wanted, part)
        mine = prospects(weights, sea, group, jnp, wanted, part, look=look)
        known, ours = terms(theirs, AIM, jnp), terms(mine, AIM, jnp)

        # The challenger is active: the other pays `low`, and not a florin more.
        bought = loaded(mine.theirs, known.their_slot, jnp)
        left = jnp.where(known.low >= 0, AIM.win - worth(bought, -known.low, AIM, jnp), -1e9)
        kept = ours.kept(known.low + 1, AIM, jnp)
        keeps = kept >= left
        asked = Sale(
            jnp.maximum(kept, left),
            jnp.where(keeps, known.low + 1, known.low),
            keeps,
            jnp.where(keeps, ours.my_slot, known.their_slot),
            *(jnp.zeros_like(left),) * 3,
        )

        # The other is active and names his price; the challenger buys or leaves it to him.
        named = sale(theirs, AIM, jnp)
        refused = loaded(mine.mine, known.my_slot, jnp)
        buying = worth(ours.theirs, -named.price, AIM, jnp)
        declined = AIM.win - worth(refused, -named.price, AIM, jnp) >= buying
        answered = named._replace(
            declined=declined, slot=jnp.where(declined, known.my_slot, ours.their_slot)
        )
        mine_to_price = jnp.broadcast_to(sea.seat == me, left.shape)
        return jax.tree.map(partial(jnp.where, mine_to_price), asked, answered)

    return sell


@partial(jax.jit, static_argnames="config")
def cycle(
    state: Learner, sea: Sea, frozen: Any, key: jax.Array, progress: Any, config: Config, me: Any
) -> tuple:
    """As strozzi.cycle."""
    play_key, learn_key = jax.random.split(key)
    sell = challenge(state.acting, frozen, me)
    sea, played = strozzi.play(sell, sea, play_key, config)
    return strozzi.learn(state, partial(told, me=me), played, sea, learn_key, progress, config)


@partial(jax.jit, static_argnames="config")
def first_games(weights: Any, frozen: Any, key: jax.Array, config: Config, me: Any) -> tuple:
    """A new game at every table: the challenger's share of the win, and whether it is over."""
    sell = challenge(weights, frozen, me)

    def some(carry: tuple, now: jax.Array) -> tuple:
        sea, share, over = carry
        sea, played = strozzi.play(sell, sea, now, config)
        margin = played.after[..., me] - played.after[..., 1 - me]

        def one(carry: tuple, at: tuple) -> tuple:
            share, over = carry
            margin, ended = at
            won = (margin > 0) + 0.5 * (margin == 0)
            return (jnp.where(ended & ~over, won, share), over | ended), None

        (share, over), _ = jax.lax.scan(one, (share, over), (margin, played.over))
        return (sea, share, over), None

    nothing = jnp.zeros(config.games), jnp.zeros(config.games, bool)
    start = (strozzi.fresh(config.games), *nothing)
    (_, share, over), _ = jax.lax.scan(some, start, jax.random.split(key, CHUNKS))
    return share, over


def measure(config: Config, weights: Any, frozen: Any, me: int) -> np.ndarray:
    """The challenger's share of each of `config.games` games, without exploring."""
    config = replace(config, explore=0.0, turns=TURNS)
    share, over = first_games(weights, frozen, jax.random.key(config.seed + 1), config, me)
    return np.asarray(share)[np.asarray(over)]


def summed(shares: list[np.ndarray]) -> dict[str, float]:
    """Both seats together."""
    share = np.concatenate(shares)
    error = float(share.std() / np.sqrt(len(share)))
    return {"games": len(share), "share": float(share.mean()), "error": error}


def train(config: Config, against: Path) -> dict[str, float]:
    """Trains for `config.seconds`, half of it at each seat; returns what `measure` finds."""
    frozen = {name: jnp.asarray(w, jnp.float32) for name, w in load_file(str(against)).items()}
    fixed = replace(config, seconds=0)
    before, after = [], []
    for me in (0, 1):
        weights = frozen | {"me": jnp.zeros((2, *frozen["in/b"].shape))}
        zeros = jax.tree.map(jnp.zeros_like, weights)
        state = Learner(weights, weights, zeros, zeros, jnp.int32(0))
        before.append(measure(fixed, weights, frozen, me))
        sea, key = strozzi.fresh(config.games), jax.random.key(config.seed + me)
        begun, spent, shown = None, 0.0, 0.0
        while spent < config.seconds / 2:
            key, now = jax.random.split(key)
            progress = jnp.float32(2 * spent / config.seconds)
            state, sea, seen = cycle(state, sea, frozen, now, progress, fixed, me)
            entropy = float(seen["entropy"])
            begun = time.monotonic() if begun is None else begun
            spent = time.monotonic() - begun
            if spent - shown > 10:
                shown = spent
                line = {"seat": me, "seconds": round(spent, 1), "entropy": round(entropy, 4)}
                print(json.dumps(line), flush=True)
        after.append(measure(fixed, state.acting, frozen, me))
    print(json.dumps({"untrained": summed(before)}), flush=True)
    print(json.dumps({"trained": summed(after)}), flush=True)
    return summed(after)


def main() -> None:
    parser = argparse.ArgumentParser(description="Trains a best response to a net of Strozzi.")
    parser.add_argument("--against", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--games", type=int, default=8192)
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--rate", type=float, default=1e-3)
    given = vars(parser.parse_args())
    against = given.pop("against")
    train(replace(Config(), smooth=0.998, **given), against)


if __name__ == "__main__":
    main()
