"""Tables of two nets over arrays: one alone, two against two, or one stranger among three.

Every net expects the others to play by its own values, and nobody knows the record. One compilation
serves all numbers of seats, and all nets of two feature sets: smaller nets are padded.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from itertools import combinations
from typing import Any, Final, NamedTuple

import numpy as np

from florin.arrays.learning import Weights
from florin.arrays.untyped import jax, jnp
from florin.core.training import Measured
from florin.games.medici.bots import auction, net
from florin.games.medici.bots.auction import Choice
from florin.games.medici.bots.features import DESIGNS, design_of
from florin.games.medici.bots.seat_frame import frame_seats
from florin.games.medici.bots.turns import Array, TurnState
from florin.games.medici.training.matches import CHUNKS, MONEY, TURNS
from florin.games.medici.training.population import Frozen
from florin.games.medici.training.self_play import (
    Config,
    Sale,
    Turn,
    draw_gain,
    hold_auction,
    new_games,
    offer,
    play,
    values,
)

# Row, width and blocks to which nets of a feature set are padded.
SIZES: Final[Mapping[str, tuple[int, int, int]]] = {
    "margins": (128, 512, 3),
    "ranks": (128, 512, 3),
    "plain": (128, 384, 3),
    "base": (96, 448, 3),
}

Program = Callable[..., Any]  # `first_games` compiled for a config, which it no longer takes


def shapes(players: int, design: str) -> dict[str, tuple[int, ...]]:
    """The shapes of padded weights."""
    return net.shapes(players, DESIGNS[design], *SIZES[design])


def padded(weights: Weights, players: int) -> dict[str, Array]:
    """The weights of a larger net that gives the same values: what is new is 0 and stays unused.

    Raises ValueError if the net is larger than the others of its feature set.
    """
    design = design_of(weights, players).name
    larger: dict[str, Array] = {}
    for name, shape in shapes(players, design).items():
        old = np.asarray(weights.get(name, np.zeros((0,) * len(shape))), np.float32)
        if any(length > new for length, new in zip(old.shape, shape, strict=True)):
            raise ValueError(f"{name} of a net of {design} is {old.shape}, larger than {shape}")
        new = np.zeros(shape, np.float32)
        new[tuple(map(slice, old.shape))] = old
        larger[name] = jnp.asarray(new)
    if unknown := sorted(set(weights) - set(larger)):
        raise ValueError(f"a net of {design} has too many blocks: {', '.join(unknown)}")
    return larger


class NetSeats(NamedTuple):
    """An `Agent`: each seat of each table is played by one of several nets."""

    config: Config
    nets: tuple[Frozen, ...]
    player: Array  # int32 [games, n]: index of the net that plays this table seat

    def value(self, state: TurnState) -> Array:
        """See `Agent`; as the first net sees it."""
        return values(self.nets[0].weights, state)

    def draw_gain(self, state: TurnState, tried: TurnState) -> Array:
        """See `Agent`."""
        chooser = jnp.take_along_axis(self.player, state.selector[:, None], 1)[:, 0]
        gain: Any = 0
        for index, player in enumerate(self.nets):
            own = draw_gain(player.weights, state, tried, self._utility())
            gain = jnp.where(chooser == index, own, gain)
        return gain

    def sell(self, state: TurnState, key: Array) -> Sale:
        """See `Agent`. The values of the sale are those that the first net expects."""
        utility = self._utility()
        order = auction.bidding_order(self.config.players)
        bidder = jnp.take_along_axis(self.player, frame_seats(jnp, state), 1)  # by seat of frame
        first, *others = (self._choices(player, state, utility) for player in self.nets)
        on, choices, solved = first
        for index, (_, theirs, _) in enumerate(others, 1):
            for stage, seat in enumerate(order):
                choices[stage] = _pick(bidder[:, seat] == index, theirs[stage], choices[stage])
        return hold_auction(self.config, on, state, choices, solved, key)

    def _choices(
        self, player: Frozen, state: TurnState, utility: Array
    ) -> tuple[Any, list[Choice], Array]:
        on = offer(self.config, player.weights, state, knots=player.knots)
        stages = auction.solve(jnp, on.bought, on.unsold, utility, on.most, player.temperature)
        order = auction.bidding_order(self.config.players)
        choices = [
            auction.options(jnp, after, seat, utility[:, seat], on.most[:, seat])
            for seat, after in zip(order, stages[1:], strict=True)
        ]
        return on, choices, stages[0][:, 0, 0]

    def _utility(self) -> Array:
        return auction.utility(jnp, self.config.players, 1 - MONEY, MONEY)


def _pick(condition: Array, then: Choice, otherwise: Choice) -> Choice:
    def one(a: Array, b: Array) -> Array:
        return jnp.where(condition.reshape((-1,) + (1,) * (a.ndim - 1)), a, b)

    first, second, third = map(one, then, otherwise)
    return first, second, third


def _first_games(
    config: Config, nets: tuple[Frozen, ...], player: Array, key: Array
) -> tuple[Array, Array]:
    """A new game at every table: the shares of the win [games, n], and whether it is over."""
    start, dice = jax.random.split(key)
    agent = NetSeats(config, nets, player)

    def chunk(carry: Any, now: Array) -> tuple[Any, None]:
        state, shares, over = carry
        state, played = play(config, agent, state, now)

        def after(carry: Any, turn: Turn) -> tuple[Any, None]:
            shares, over = carry
            won = turn.result[:, : config.players]
            ends = (turn.done & ~over)[:, None]
            return (jnp.where(ends, won, shares), over | turn.done), None

        (shares, over), _ = jax.lax.scan(after, (shares, over), played)
        return (state, shares, over), None

    nothing = jnp.zeros((config.games, config.players)), jnp.zeros(config.games, bool)
    first = (new_games(config, start), *nothing)
    (_, shares, over), _ = jax.lax.scan(chunk, first, jax.random.split(dice, CHUNKS))
    return shares, over


first_games: Any = jax.jit(_first_games, static_argnames="config")


def settings(config: Config) -> Config:
    """Those of a match: greedy seats, new games only."""
    return replace(config, explore=0.0, varied=0.0, turns=TURNS, own=1e-4, seed=0, seconds=0.0)


def seats(config: Config, ours: int) -> Array:
    """Net 0 has `ours` seats at each table, in every arrangement in turn; net 1 has the others."""
    arrangements = list(combinations(range(config.players), ours))
    mine = np.array([[seat in taken for seat in range(config.players)] for taken in arrangements])
    return np.where(mine[np.arange(config.games) % len(arrangements)], 0, 1).astype(np.int32)


def compiled(config: Config, one: Frozen, other: Frozen) -> Program:
    """`first_games` for `match` with nets of these shapes; may run in another thread."""
    match, key = settings(config), jax.eval_shape(lambda: jax.random.key(0))
    return first_games.lower(match, (one, other), seats(match, 1), key).compile()


def match(
    config: Config,
    one: Frozen,
    other: Frozen,
    ours: int = 1,
    rounds: int = 1,
    program: Program | None = None,
) -> Measured:
    """The share of the win for each of the `ours` seats of `one`; `other` has the other seats.

    An equal share is one divided by the number of buyers. `program` is what `compiled` gave.
    """
    config = settings(config)
    player = seats(config, ours)
    program = program or partial(first_games, config)
    found: list[Array] = []
    for key in jax.random.split(jax.random.key(7), rounds):
        shares, over = program((one, other), player, key)
        mean = (np.asarray(shares) * (player == 0)).sum(-1) / ours
        found.append(mean[np.asarray(over)])
    return measured(np.concatenate(found))


def measured(share: Array) -> Measured:
    """The mean of shares of the win, one for each game."""
    return Measured(len(share), float(share.mean()), float(share.std() / np.sqrt(len(share))))
