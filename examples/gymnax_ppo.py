"""PPO against face-value bidders, with the functions of Gymnax alone.

The learner knows no rules and uses no mask: it calls `reset` and `step` as PureJaxRL does, and the
whole run is one compiled program. After a million decisions, a few minutes on two CPU cores, seed 1
has .43 to .51 of the wins; a third would be equal. Only the end of a game pays, and other seeds may
never find a first win: seed 0 did not.

    python examples/gymnax_ppo.py
"""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import optax

from florin.sim import gymnax_env

GAMES, STEPS, EPOCHS, MINIBATCHES = 256, 64, 4, 8
RATE, LAMBDA, CLIP, ENTROPY = 1e-3, 0.95, 0.2, 0.01


class Step(NamedTuple):
    """What the learner saw and did at one decision, an item per game."""

    seen: jax.Array
    action: jax.Array
    log_prob: jax.Array
    value: jax.Array
    reward: jax.Array
    done: jax.Array


def network(key: jax.Array, inputs: int, actions: int) -> Any:
    """Two nets of two hidden layers: one for the policy, one for the value."""

    def layers(key: jax.Array, outputs: int, last: float) -> list[tuple[jax.Array, jax.Array]]:
        sizes, spreads = (inputs, 64, 64, outputs), (1.4, 1.4, last)
        keys = jax.random.split(key, len(spreads))
        return [
            (jax.nn.initializers.orthogonal(spread)(k, (a, b)), jnp.zeros(b))
            for k, spread, a, b in zip(keys, spreads, sizes, sizes[1:], strict=False)
        ]

    one, two = jax.random.split(key)
    return layers(one, actions, 0.01), layers(two, 1, 1)


def judge(net: Any, seen: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Log probabilities of the actions, and the value."""

    def run(layers: Any, hidden: jax.Array) -> jax.Array:
        for weights, bias in layers[:-1]:
            hidden = jnp.tanh(hidden @ weights + bias)
        return hidden @ layers[-1][0] + layers[-1][1]

    policy, value = net
    return jax.nn.log_softmax(run(policy, seen)), run(value, seen)[..., 0]


def advantages(steps: Step, last: jax.Array) -> jax.Array:
    """Generalised advantage estimates, without discount: only the end of a game pays."""

    def back(carry: Any, step: Step) -> Any:
        later, value = carry
        going = 1 - step.done
        gain = step.reward + value * going - step.value + LAMBDA * going * later
        return (gain, step.value), gain

    return jax.lax.scan(back, (jnp.zeros_like(last), last), steps, reverse=True)[1]


def loss(net: Any, steps: Step, gain: jax.Array) -> jax.Array:
    log_probs, value = judge(net, steps.seen)
    log_prob = jnp.take_along_axis(log_probs, steps.action[:, None], 1)[:, 0]
    ratio = jnp.exp(log_prob - steps.log_prob)
    scaled = (gain - gain.mean()) / (gain.std() + 1e-8)
    policy = jnp.minimum(ratio * scaled, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * scaled)
    error = jnp.square(value - steps.value - gain)
    entropy = -(jnp.exp(log_probs) * log_probs).sum(-1)
    return (-policy + 0.25 * error - ENTROPY * entropy).mean()


def train(
    updates: int, opponents: str = "face:0.5", games: int = GAMES, seed: int = 1
) -> jax.Array:
    """The learner's share of wins, update by update (nan if no game ended)."""
    env, params = gymnax_env.make("florin_medici_3", opponents=opponents, num_actions=24)
    players = env.engine.players
    rate = optax.linear_schedule(RATE, 0, updates * EPOCHS * MINIBATCHES)
    optimizer = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(rate))

    def act(carry: Any, key: jax.Array) -> Any:
        net, state, seen = carry
        choose, go = jax.random.split(key)
        log_probs, value = judge(net, seen)
        action = jax.random.categorical(choose, log_probs)
        log_prob = jnp.take_along_axis(log_probs, action[:, None], 1)[:, 0]
        after, state, reward, done, _ = jax.vmap(env.step, in_axes=(0, 0, 0, None))(
            jax.random.split(go, games), state, action, params
        )
        return (net, state, after), Step(seen, action, log_prob, value, reward, done)

    def update(carry: Any, key: jax.Array) -> Any:
        net, moments, state, seen = carry
        play, *shuffles = jax.random.split(key, 1 + EPOCHS)
        (_, state, seen), steps = jax.lax.scan(
            act, (net, state, seen), jax.random.split(play, STEPS)
        )
        gains = advantages(steps, judge(net, seen)[1])
        flat = jax.tree.map(lambda x: x.reshape(-1, *x.shape[2:]), (steps, gains))
        orders = jnp.stack([jax.random.permutation(k, games * STEPS) for k in shuffles])

        def learn(learner: Any, rows: jax.Array) -> Any:
            net, moments = learner
            slopes = jax.grad(loss)(net, *jax.tree.map(lambda x: x[rows], flat))
            change, moments = optimizer.update(slopes, moments)
            return (optax.apply_updates(net, change), moments), None

        rows = orders.reshape(EPOCHS * MINIBATCHES, -1)
        (net, moments), _ = jax.lax.scan(learn, (net, moments), rows)
        mean = steps.reward.sum() / steps.done.sum()
        return (net, moments, state, seen), ((players - 1) * mean + 1) / players

    @jax.jit
    def run(key: jax.Array) -> jax.Array:
        init, start, go = jax.random.split(key, 3)
        net = network(init, env.observation_space(params).shape[0], env.num_actions)
        seen, state = jax.vmap(env.reset, in_axes=(0, None))(jax.random.split(start, games), params)
        begin = (net, optimizer.init(net), state, seen)
        return jax.lax.scan(update, begin, jax.random.split(go, updates))[1]

    return run(jax.random.key(seed))


def main(updates: int = 61) -> list[float]:
    shares = [float(share) for share in train(updates)]
    for number, share in enumerate(shares, 1):
        if number % 5 == 1 or number == len(shares):
            print(f"update {number}: wins {share:.3f} of the games, a third would be equal")
    return shares


if __name__ == "__main__":
    main()
