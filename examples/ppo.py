"""PPO in plain JAX: a small network learns to beat two random buyers within minutes, on a CPU.

    python3 examples/ppo.py

One seat learns; the others play at random. Every tick advances all games. The network learns from
the ticks in which the learner decided; the other ticks only pass rewards back in time.
"""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from florin.arrays.dice import Dice, below, roll, seeded
from florin.arrays.engine import ArrayEngine
from florin.sim import engine

SEAT = 0  # the learner's
HIDDEN = 128
RATE, CLIP, ENTROPY, EPOCHS, MINIBATCHES = 1e-3, 0.2, 0.003, 3, 4


class Batch(NamedTuple):
    """One tick of every game; arrays [ticks, games, …]."""

    seen: Any
    mask: Any
    action: Any
    log_prob: Any
    value: Any
    mine: Any  # whether the learner decided
    done: Any
    reward: Any


def network(key: jax.Array, sim: ArrayEngine[Any]) -> list[Any]:
    """Two hidden layers, then logits and a value."""
    sizes = (sim.observation_size, HIDDEN, HIDDEN, sim.num_actions + 1)
    keys = jax.random.split(key, len(sizes))
    return [
        (jax.random.normal(k, (i, o)) * (i**-0.5 if o != sizes[-1] else 0.01), jnp.zeros(o))
        for k, i, o in zip(keys, sizes, sizes[1:], strict=False)
    ]


def judge(net: list[Any], seen: jax.Array, mask: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Log probabilities of the actions, and the value."""
    for weights, bias in net[:-1]:
        seen = jnp.tanh(seen @ weights + bias)
    out = seen @ net[-1][0] + net[-1][1]
    return jax.nn.log_softmax(jnp.where(mask, out[..., :-1], -1e9)), out[..., -1]


def tick(sim: ArrayEngine[Any], net: list[Any], carry: Any, key: jax.Array) -> tuple[Any, Batch]:
    """All games one tick on: the learner samples its policy, the others any legal action."""
    state, dice = carry
    word, dice = roll(dice)
    anything = sim.nth_legal(state, below(word, sim.count_legal(state)))
    mine = (state.to_act == SEAT) & (sim.count_legal(state) > 0)
    seen = sim.observe(state, jnp.full_like(state.to_act, SEAT))
    mask = sim.legal(state) | ~mine[..., None]
    log_probs, value = judge(net, seen, mask)
    chosen = jax.random.categorical(key, log_probs)
    action = jnp.where(mine, chosen, anything)
    state, done, rewards = sim.tick_and_reset(state, action)
    log_prob = jnp.take_along_axis(log_probs, chosen[..., None], -1)[..., 0]
    return (state, dice), Batch(seen, mask, chosen, log_prob, value, mine, done, rewards[SEAT])


def returns(batch: Batch, last: jax.Array) -> jax.Array:
    """What each tick's game paid the learner in the end; the value where it is still going on."""

    def back(after: jax.Array, now: tuple[jax.Array, jax.Array]) -> tuple[jax.Array, jax.Array]:
        done, reward = now
        result = jnp.where(done, reward, after)
        return result, result

    return jax.lax.scan(back, last, (batch.done, batch.reward), reverse=True)[1]


def loss(net: list[Any], batch: Batch, target: jax.Array) -> jax.Array:
    log_probs, value = judge(net, batch.seen, batch.mask)
    log_prob = jnp.take_along_axis(log_probs, batch.action[..., None], -1)[..., 0]
    gain = target - batch.value
    count = jnp.maximum(batch.mine.sum(), 1)
    mean = (gain * batch.mine).sum() / count
    spread = jnp.sqrt((jnp.square(gain - mean) * batch.mine).sum() / count) + 1e-6
    gain = (gain - mean) / spread
    ratio = jnp.exp(log_prob - batch.log_prob)
    policy = -jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain)
    entropy = -(jnp.exp(log_probs) * jnp.where(batch.mask, log_probs, 0)).sum(-1)
    each = policy + 0.5 * jnp.square(value - target) - ENTROPY * entropy
    return (each * batch.mine).sum() / count


def adam(net: Any, slopes: Any, moments: Any, step: jax.Array) -> tuple[Any, Any]:
    first, second = moments
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, slopes)
    second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, second, slopes)
    m, v = 1 - 0.9**step, 1 - 0.999**step
    net = jax.tree.map(
        lambda w, a, b: w - RATE * (a / m) / (jnp.sqrt(b / v) + 1e-8), net, first, second
    )
    return net, (first, second)


@functools.partial(jax.jit, static_argnums=(0, 1))
def update(sim: ArrayEngine[Any], ticks: int, learner: Any, carry: Any, key: jax.Array) -> Any:
    """Plays `ticks` ticks, then learns from them. Also: games ended, and their mean reward."""
    play, shuffle = jax.random.split(key)
    net, moments, step = learner
    carry, batch = jax.lax.scan(
        lambda c, k: tick(sim, net, c, k), carry, jax.random.split(play, ticks)
    )
    state = carry[0]
    seen = sim.observe(state, jnp.full_like(state.to_act, SEAT))
    last = judge(net, seen, jnp.ones((*state.to_act.shape, sim.num_actions), bool))[1]
    flat = jax.tree.map(lambda x: x.reshape(-1, *x.shape[2:]), (batch, returns(batch, last)))
    size = flat[1].shape[0] // MINIBATCHES

    def learn(learner: Any, rows: jax.Array) -> Any:
        net, moments, step = learner
        some, target = jax.tree.map(lambda x: x[rows], flat)
        value, slopes = jax.value_and_grad(loss)(net, some, target)
        net, moments = adam(net, slopes, moments, step + 1)
        return (net, moments, step + 1), value

    orders = jnp.concatenate(
        [
            jax.random.permutation(k, flat[1].shape[0])[: size * MINIBATCHES].reshape(-1, size)
            for k in jax.random.split(shuffle, EPOCHS)
        ]
    )
    learner, losses = jax.lax.scan(learn, (net, moments, step), orders)
    ended = batch.done.sum()
    return learner, carry, losses.mean(), ended, batch.reward.sum() / jnp.maximum(ended, 1)


def train(
    sim: ArrayEngine[Any], updates: int, games: int, ticks: int, seed: int = 0, say: Any = print
) -> list[float]:
    """The learner's share of wins, update by update; 1 / players is what random play gets."""
    key, init, start, dice = jax.random.split(jax.random.key(seed), 4)
    net = network(init, sim)
    zeros = jax.tree.map(jnp.zeros_like, net)
    learner = (net, (zeros, zeros), jnp.float32(0))
    others: Dice = seeded(dice, (games,))
    carry = (jax.jit(lambda: sim.init(start, (games,)))(), others)
    shares: list[float] = []
    for number in range(updates):
        key, now = jax.random.split(key)
        learner, carry, lost, ended, reward = update(sim, ticks, learner, carry, now)
        share = float((sim.players - 1) * reward + 1) / sim.players
        shares.append(share)
        say(f"update {number + 1}: {int(ended)} games, wins {share:.2f}, loss {float(lost):.3f}")
    return shares


def main(updates: int = 60, games: int = 256, ticks: int = 128) -> list[float]:
    return train(engine("medici", 3), updates, games, ticks)


if __name__ == "__main__":
    main()
