# pyright: basic
"""One encoder, two sides: the rules' position and the simulator's state give the same bits."""

from __future__ import annotations

import random
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from florin.encoding import encode, parts_of

from florin.arrays.parts import slices, table, width
from florin.core import DRAW, STOP, Lot
from florin.games.medici import Medici as MediciRules
from florin.games.medici.actions import Begin, Bid
from florin.games.strozzi import Strozzi as StrozziRules
from florin.games.strozzi.actions import BUY, Load, Price
from florin.sim import Medici, Strozzi
from florin.sim.lockstep import compare

DOCS = Path(__file__).parents[2] / "docs"


SIMS = [*map(Medici, (3, 4, 5, 6)), Strozzi()]


@pytest.mark.parametrize("sim", SIMS, ids=lambda s: f"{s.name}{s.players}")
def test_both_sides_encode_to_the_same_bits(sim):
    rng = random.Random(4)
    observe = jax.jit(sim.observe)
    seen = 0
    lowest = highest = np.asarray(0.0)

    def watch(state, positions):
        nonlocal seen, lowest, highest
        seats = [rng.randrange(sim.players) for _ in positions]
        theirs = np.asarray(observe(state, jnp.array(seats)))
        for seat, position, observation in zip(seats, positions, theirs, strict=True):
            if position is not None:
                ours = encode(position, seat)
                assert ours.dtype == observation.dtype == np.float32
                assert ours.tobytes() == observation.tobytes(), position
                lowest, highest = np.minimum(lowest, ours), np.maximum(highest, ours)
                seen += 1

    compare(sim, games=12, seed=5, watch=watch)
    assert seen > 600
    for part, where in slices(parts_of(sim.name, sim.players)):
        assert (lowest[where] >= part.low * part.scale).all(), part
        assert (highest[where] <= part.high * part.scale).all(), part


def part(observation, name, game, players):
    where = {p.name: at for p, at in slices(parts_of(game, players))}[name]
    scale = {p.name: p.scale for p in parts_of(game, players)}[name]
    return (observation[where] / scale).astype(int).tolist()


def test_medici_is_seen_from_the_seat():
    position = MediciRules(3).start().apply(Begin(1)).apply(Lot("cloth", 5)).apply(DRAW)
    position = position.apply(Lot("fur", 0)).apply(STOP).apply(Bid(7))
    seen = encode(position, 0)

    def of(name):
        return part(seen, name, "medici", 3)

    assert position.to_act == 0
    assert of("to_act") == [1, 0, 0]
    assert of("selector") == [0, 1, 0]
    assert of("bidder") == [0, 0, 1]
    assert of("may_bid") == [0, 1, 0]
    assert of("high") == [7]
    assert of("bag") == [16]
    assert of("group") == [1, 1, 0, 0, 0]
    assert of("group_value") == [5]
    assert of("unseen")[:12] == [1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 2]


def test_strozzi_turns_the_markers_to_who_looks():
    position = StrozziRules().start().apply(Lot("cloth", 0)).apply(STOP).apply(Price(9)).apply(BUY)
    position = position.apply(Load(4, 1))
    position = position._replace(markers=((0, 1, -4), (0, 3, 0), (2, 0)))
    mine, other = (encode(position, seat) for seat in (1, 0))

    def of(seen, name):
        return part(seen, name, "strozzi", 2)

    assert of(mine, "money") == [291, 300]
    assert of(mine, "markers") == [0, -1, 4, 0, -3, 0, -2, 0]
    assert of(other, "markers") == [0, 1, -4, 0, 3, 0, 2, 0]
    assert of(mine, "ship_lots") == [0, 1, 0, 0, 0, 0]
    assert of(mine, "ship_steps")[4:8] == [2, 0, 0, 0]
    assert of(other, "ship_harbour")[9:] == [0, 0, 0, 0, 1, 0, 0, 0, 0]


@pytest.mark.parametrize(("game", "players"), [("medici", 4), ("strozzi", 2)])
def test_the_docs_hold_the_table(game, players):
    assert table(parts_of(game, players)) in (DOCS / "observation.md").read_text()


@pytest.mark.parametrize("sim", SIMS, ids=lambda s: f"{s.name}{s.players}")
def test_scales_are_powers_of_two_and_sizes_are_documented(sim):
    parts = parts_of(sim.name, sim.players)
    size = f"{width(parts)} with {sim.players}"
    if sim.name == "strozzi":
        size = f"has {width(parts)} numbers"
    assert size in (DOCS / "observation.md").read_text()
    for p in parts:
        assert np.log2(p.scale) == round(np.log2(p.scale))
