"""Random play: ten thousand games of Medici at once. Which seats win how often?

python examples/random_play.py
"""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp

from florin.arrays.dice import below, roll, seeded
from florin.arrays.engine import ArrayEngine
from florin.sim import engine


def play(game: ArrayEngine[Any], games: int, seed: int = 0) -> tuple[jax.Array, jax.Array]:
    """Plays a batch to the end. Returns the mean reward by seat and the money, [games, seats]."""
    start, choose = jax.random.split(jax.random.key(seed))

    def unfinished(carry):
        return ~jnp.all(game.over(carry[0]))

    def tick(carry):
        state, dice = carry
        word, dice = roll(dice)
        action = game.nth_legal(state, below(word, game.count_legal(state)))
        return game.tick(state, action), dice

    @jax.jit
    def run():
        carry = game.init(start, (games,)), seeded(choose, (games,))
        state, _ = jax.lax.while_loop(unfinished, tick, carry)
        return game.rewards(state).mean(axis=0), jnp.stack(state.money, -1)

    return run()


def main(games: int = 10_000) -> None:
    for buyers in (3, 4, 5, 6):
        rewards, money = play(engine("medici", buyers), games)
        shares = [f"{float((buyers - 1) * r + 1) / buyers:.3f}" for r in rewards]
        print(f"{buyers} buyers: {float(money.mean()):.0f} florins each; wins {' '.join(shares)}")


if __name__ == "__main__":
    main()
