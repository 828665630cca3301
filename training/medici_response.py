# pyright: basic
"""How well can a frozen net be exploited? Trains a best response to copies of it.

One seat of every table belongs to the challenger, the others to the frozen net. The challenger
knows exactly how the others bid and draw: it solves every auction against their true answers, and
learns values of positions in which they will go on like that. What it wins beyond an equal share is
what an opponent who knew the bot by heart could gain.

    python training/medici_response.py --against medici-4.safetensors --seconds 300
"""

from __future__ import annotations

import argparse
import json
import time
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import medici
import numpy as np
from medici import Config, Learner, Market, Stem, Turn, judge, offer, pick, utility_matrix
from safetensors.numpy import load_file

from florin.games.medici.bots import auction, net

# A game takes fewer turns than lots are drawn; nearly all are over after these chunks.
TURNS = 24  # of a chunk
CHUNKS = 3


def told(me: jax.Array) -> Stem:
    """The net's stem, told which seat is the challenger's; `me` [games]."""

    def stem(xp: Any, params: Any, m: Market) -> jax.Array:
        seat = me.reshape((-1,) + (1,) * (m.selector.ndim - 1))
        place = (seat - m.selector) % m.money.shape[-1]
        return net.stem(xp, params, m) + params["me"][place]

    return stem


class Challenge(NamedTuple):
    """One seat of each table thinks with `params` and knows what the others think."""

    config: Config
    params: Any
    frozen: Any
    me: jax.Array  # [games]

    def value(self, m: Market) -> jax.Array:
        """[games, 2 n] between turns, as the challenger sees it."""
        return judge(self.params, m, told(self.me))

    def pull(self, m: Market, tried: Market) -> jax.Array:
        """How much better drawing on seems to the selector, [games]."""

        def better(params: Any, stem: Stem) -> jax.Array:
            stop = judge(params, m._replace(offered=m.offered + 1), stem)
            gain = (judge(params, tried, stem).mean(1) - stop) @ self._utility()
            return jnp.take_along_axis(gain, m.selector[:, None], -1)[:, 0]

        mine = better(self.params, told(self.me))
        return jnp.where(m.selector == self.me, mine, better(self.frozen, net.stem))

    def bid(self, m: Market, key: jax.Array) -> tuple:
        """As SelfPlay's. The others take all seats for one of their own."""
        n, utility = self.config.players, self._utility()
        on = offer(self.config, self.frozen, m)
        theirs = auction.solve(jnp, on.bought, on.unsold, utility, on.most, self.config.cool)
        mine = offer(self.config, self.params, m, told(self.me))
        none = jnp.arange(self.config.prices + 1)[:, None] == 0
        after = jnp.where(none, mine.unsold[:, None, None], mine.bought)
        place = (self.me - m.selector) % n
        choices: list[tuple] = []
        for seat, known in zip(
            reversed(auction.bidding_order(n)), reversed(theirs[1:]), strict=True
        ):
            own, most = utility[:, seat], on.most[:, seat]
            choice = pick(
                place == seat,
                auction.options(jnp, after, seat, own, most),
                auction.options(jnp, known, seat, own, most),
            )
            after = auction.answered(jnp, after, seat, choice, self.config.own)
            choices.insert(0, choice)
        return medici.sale(self.config, on, m, choices, after[:, 0, 0], key)

    def _utility(self) -> jax.Array:
        return utility_matrix(self.config.players, self.config.thrift)


def seats(config: Config) -> jax.Array:
    """The challenger's seat at each table."""
    return jnp.arange(config.games) % config.players


@partial(jax.jit, static_argnames="config")
def update(config: Config, learner: Learner, frozen: Any, rate: Any) -> tuple:
    """Some turns of every game, then learning from them: learner, loss."""
    key, dice, shuffle = jax.random.split(learner.key, 3)
    me = seats(config)
    mind = Challenge(config, learner.acting, frozen, me)
    markets, turns = medici.play(config, mind, learner.markets, dice)
    *state, cost = medici.learn(
        config, learner, turns, mind.value(markets), shuffle, rate, lambda games: told(me[games])
    )
    return Learner(*state, markets, key), cost


@partial(jax.jit, static_argnames="config")
def first_games(config: Config, params: Any, frozen: Any, key: jax.Array) -> tuple:
    """A new game at every table: the challenger's share of the win, and whether it is over."""
    start, dice = jax.random.split(key)
    me = seats(config)
    mind = Challenge(config, params, frozen, me)

    def some(carry: tuple, now: jax.Array) -> tuple:
        m, share, over = carry
        m, turns = medici.play(config, mind, m, now)

        def one(carry: tuple, turn: Turn) -> tuple:
            share, over = carry
            won = jnp.take_along_axis(turn.result, me[:, None], -1)[:, 0]
            return (jnp.where(turn.done & ~over, won, share), over | turn.done), None

        (share, over), _ = jax.lax.scan(one, (share, over), turns)
        return (m, share, over), None

    m = medici.fresh(start, config.games, config.players)
    nothing = jnp.zeros(config.games), jnp.zeros(config.games, bool)
    (_, share, over), _ = jax.lax.scan(some, (m, *nothing), jax.random.split(dice, CHUNKS))
    return share, over


def measure(config: Config, params: Any, frozen: Any, rounds: int) -> dict[str, float]:
    """The challenger's share over `rounds` times `config.games` games, without exploring."""
    config = config._replace(explore=0.0, varied=0.0, turns=TURNS, own=1e-4)
    found = [
        first_games(config, params, frozen, key)
        for key in jax.random.split(jax.random.key(config.seed + 1), rounds)
    ]
    share = np.concatenate([np.asarray(share)[np.asarray(over)] for share, over in found])
    error = float(share.std() / np.sqrt(len(share)))
    return {"games": len(share), "share": float(share.mean()), "error": error}


def train(config: Config, against: Path, rounds: int = 8) -> dict[str, float]:
    """Trains for `config.seconds`, compiling apart; returns what `measure` finds in the end."""
    frozen = {name: jnp.asarray(w, jnp.float32) for name, w in load_file(str(against)).items()}
    learner = medici.begin(config)
    params = frozen | {"me": jnp.zeros((config.players, net.WIDTH))}
    learner = learner._replace(params=params, acting=params, adam=medici.ADAM.init(params))
    print(json.dumps({"untrained": measure(config, params, frozen, rounds)}), flush=True)
    fixed, begun, spent, shown = config._replace(seconds=0), None, 0.0, 0.0
    while spent < config.seconds:
        rate = config.rate * 0.5 * (1 + np.cos(np.pi * spent / config.seconds))
        learner, cost = update(fixed, learner, frozen, rate)
        cost = float(cost)
        now = time.monotonic()
        begun = now if begun is None else begun
        spent = now - begun
        if spent - shown > 10:
            shown = spent
            print(json.dumps({"seconds": round(spent, 1), "loss": round(cost, 4)}), flush=True)
    found = measure(config, learner.acting, frozen, rounds)
    print(json.dumps({"trained": found}), flush=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Trains a best response to a net of Medici.")
    parser.add_argument("--against", type=Path, required=True)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--games", type=int, default=8192)
    args = parser.parse_args()
    config = Config(
        players=args.players,
        seconds=args.seconds,
        games=args.games,
        rate=1e-3,
        own=5e-4,
        explore=0.03,
        varied=0.0,
    )
    train(config, args.against)


if __name__ == "__main__":
    main()
