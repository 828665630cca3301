"""Nets that know the table: what they are told, what is counted, and how they learn."""

import importlib
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from florin.arrays.learning import read_weights
from florin.arrays.untyped import jax, jnp
from florin.games.medici.bots import auction, evidence, net
from florin.games.medici.bots.turns import turn_state
from florin.games.medici.training import (
    Config,
    known_response,
    known_seats,
    known_training,
    learn,
)
from florin.games.medici.training.known_seats import TABLE, Table, Trust, told
from florin.games.medici.training.population import (
    FACE,
    LEARNER,
    SOFT,
    Frozen,
    Population,
    all_learners,
)
from florin.games.medici.training.self_play import KNOTS, Turn, new_games, values
from kit import medici

Quickly = Callable[..., None]  # the fixture
TRAINING = Path(__file__).parents[2] / "training"
CONFIG = Config(players=3, games=12, turns=2, row=8, width=8, blocks=1, prices=12, batch=8)


def weights(told_something: bool = True) -> dict[str, Any]:
    found = known_seats.with_table(learn.untrained(CONFIG).weights, 3)
    if told_something:
        found[TABLE] = jax.random.normal(jax.random.key(1), found[TABLE].shape)
    return found


def some_record(seed: int = 2) -> evidence.Record:
    rng = np.random.default_rng(seed)
    shape = (CONFIG.games, CONFIG.players)
    likelihoods = rng.normal(0, 2, (*shape, evidence.TYPES)).astype(np.float32)
    return evidence.Record(likelihoods, rng.integers(1, 9, shape).astype(np.int32))


def games() -> Any:
    state = new_games(CONFIG, jax.random.key(4))
    return state._replace(
        group_counts=state.group_counts.at[:, 0].set(1),
        group_size=jnp.ones_like(state.group_size),
        group_value=state.group_value + 4,
        bag=state.bag - 1,
        offered=jnp.ones_like(state.offered),
    )


def table(
    record: evidence.Record, deaf: bool = False, trust: Trust = known_seats.ALL, **given: Any
) -> Table:
    seats = Population(
        CONFIG, weights(), np.float32(0.05), np.float32(0.01), all_learners(CONFIG), ()
    )
    return Table(seats._replace(**given), record, np.full(CONFIG.games, deaf), trust)


def test_what_is_known_of_a_seat_goes_with_it() -> None:
    """The same table with the seats turned by one has the same values, turned by one."""
    state = turn_state(medici("@1 C4", 3))
    numbers = evidence.known(np, some_record())[:1]
    turned = state._replace(
        selector=(state.selector + 1) % 3,
        **{
            name: np.roll(getattr(state, name), 1, 1)
            for name in ("money", "levels", "counts", "cargo", "size")
        },
    )
    before = np.asarray(values(weights(), state, told(numbers)))
    after = np.asarray(values(weights(), turned, told(np.roll(numbers, 1, 1))))
    win, money = before[:, :3], before[:, 3:]
    expected = np.concatenate([np.roll(win, 1, 1), np.roll(money, 1, 1)], 1)
    assert after == pytest.approx(expected, abs=1e-5)
    elsewhere = np.asarray(values(weights(), state, told(np.roll(numbers, 1, 1))))
    assert abs(elsewhere - before).max() > 1e-3


def test_without_a_record_it_plays_as_before() -> None:
    record = evidence.nothing(jnp, CONFIG.games, CONFIG.players)
    agent, state, key = table(record), games(), jax.random.key(5)
    seats = Population(
        CONFIG, weights(), np.float32(0.05), np.float32(0.01), all_learners(CONFIG), ()
    )
    assert np.asarray(agent.value(state)) == pytest.approx(np.asarray(seats.value(state)))
    sale, before = agent.sell(state, key), seats.sell(state, key)
    assert (sale.buyer == before.buyer).all()
    assert (sale.price == before.price).all()
    assert np.asarray(sale.solved) == pytest.approx(np.asarray(before.solved), abs=1e-4)


def test_what_is_not_trusted_is_not_used() -> None:
    """Without trust a net plays as if it had heard nothing, and with it otherwise."""
    state, key = games(), jax.random.key(5)
    stranger = table(evidence.nothing(jnp, CONFIG.games, CONFIG.players))
    nothing = Trust(*(np.float32(0) for _ in Trust._fields))
    doubting, trusting = table(some_record(), trust=nothing), table(some_record())
    same, without, other = (
        np.asarray(agent.sell(state, key).solved) for agent in (stranger, doubting, trusting)
    )
    assert without == pytest.approx(same, abs=1e-5)
    assert abs(other - same).max() > 1e-3


def test_the_bids_that_were_made_are_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    state, asked = games(), list[Any]()
    counted = known_seats.counted

    def noted(record: Any, state: Any, bids: Any, *rest: Any) -> Any:
        asked.append(bids)
        return counted(record, state, bids, *rest)

    monkeypatch.setattr(known_seats, "counted", noted)
    sale = table(some_record()).sell(state, jax.random.key(6))
    bids, counts = map(np.asarray, asked[0])
    assert (counts == ~np.asarray(sale.explored)).all()
    assert counts.any()
    price, buyer = np.asarray(sale.price)[counts], np.asarray(sale.buyer)[counts]
    assert price.any()
    assert (bids.max(1).clip(0)[counts] == price).all()
    order = np.array(auction.bidding_order(3))
    holder = (np.asarray(state.selector)[counts] + order[bids[counts].argmax(1)]) % 3
    assert (np.where(price > 0, holder, -1) == buyer).all()


def test_answers_add_to_the_record_unless_nobody_hears() -> None:
    record, state = some_record(), games()
    for deaf in (False, True):
        agent = table(record, deaf)
        sale = agent.sell(state, jax.random.key(6))
        more = np.asarray(agent.record.answers) - record.answers
        heard = ~np.asarray(sale.explored) & ~np.bool_(deaf)
        assert (more[~heard] == 0).all()
        assert (more[heard].sum(1) > 0).all()


def test_a_face_value_bidder_is_recognised() -> None:
    """Its answers tell more of it the more of them there are."""
    face = known_training.seated(CONFIG, 1, FACE, opening=0.7)
    others = np.asarray(face.kind) == FACE
    record, chances = evidence.nothing(jnp, CONFIG.games, CONFIG.players), list[float]()
    for at in range(4):
        agent = table(record, seating=face)
        agent.sell(games(), jax.random.key(at))
        record = agent.record
        chances.append(float(np.asarray(evidence.known(jnp, record))[..., 2][others].mean()))
    assert sorted(chances) == chances
    assert chances[-1] > 0.3


def test_each_turn_is_learned_with_what_was_known_then(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = list[Any]()

    def noted(*given: Any) -> Any:
        calls.append(given)
        return given[1], jnp.float32(0)

    monkeypatch.setattr(learn, "learn", noted)
    shape = (CONFIG.turns, CONFIG.games)
    numbers = np.arange(CONFIG.turns * CONFIG.games * 3 * 5, dtype=np.float32)
    numbers = numbers.reshape((*shape, 3, 5))
    state = games()
    turns = [state._replace(bag=state.bag - at) for at in range(8)]

    def stacked(*x: Any) -> Any:
        return jnp.stack(x).reshape((2, 4, *x[0].shape))

    states = jax.tree.map(stacked, *turns)
    value = np.random.default_rng(1).random((*shape, 6), np.float32)
    no, zero = np.zeros(shape, bool), np.zeros(shape, np.int32)
    played = Turn(
        states, jnp.ones((2, 4, 12), bool), value, value + 1, no, no, value, zero, zero, zero
    )
    agent: Any = table(some_record())

    def play(*given: Any) -> Any:
        return known_seats.Game(state, some_record()), (played, numbers)

    monkeypatch.setattr(known_seats, "play", play)
    seen = list[Any]()
    known_training.learned(
        CONFIG,
        learn.untrained(CONFIG),
        lambda record: agent,
        lambda known, index: seen.append((known, index)),  # pyright: ignore[reportArgumentType]
        known_seats.Game(state, some_record()),
        jax.random.key(1),
        learn.Pace(0.1, 0.9, 0.99),
        jnp.ones(6),
    )
    config, _, turn, last, *_, stems = calls[0]
    assert (config.games, config.turns) == (24, 1)
    targets = np.asarray(learn.returns(jnp.float32(0.9), played, agent.value(state)))
    flat = learn.returns(jnp.float32(0.9), turn, last)
    assert np.asarray(flat)[0] == pytest.approx(targets.reshape((24, 6)), abs=1e-5)
    assert (turn.states.bag[0, 3] == jnp.concatenate([turns[3].bag, turns[7].bag])).all()
    stems(np.array([13]))
    known, index = seen[0]
    assert (np.asarray(known)[0] == numbers[1, 1]).all()
    assert int(index[0]) == 1


def test_a_third_of_the_tables_are_the_learners() -> None:
    config = replace(CONFIG, games=2000, frozen_part=0.4)
    kind = known_training.mixtures(config, 2).kind
    alone = (kind == LEARNER).all(1).mean()
    assert 0.3 < alone < 0.4
    few, none = (known_training.mixtures(config, 2, part).kind == SOFT for part in (0.5, 0.0))
    assert 0.4 < few.sum() / (kind == SOFT).sum() < 0.6
    assert not none.any()
    assert known_seats.deaf_games(config, 0.125).mean() == pytest.approx(0.125, abs=0.001)


def test_a_padded_net_keeps_what_it_is_told() -> None:
    larger = known_training.padded(weights(), 3)
    state = turn_state(medici("@1 C4", 3))
    numbers = evidence.known(np, some_record())[:1]
    small, large = (np.asarray(values(w, state, told(numbers))) for w in (weights(), larger))
    assert large == pytest.approx(small, abs=1e-4)


@pytest.mark.parametrize("plan", ["known", "mixtures"])
def test_every_step_of_a_plan_is_known(plan: str, monkeypatch: Any, tmp_path: Path) -> None:
    monkeypatch.syspath_prepend(TRAINING)
    known_runs = importlib.import_module("known_runs")
    steps = [json.loads(line) for line in (TRAINING / f"{plan}.jsonl").read_text().splitlines()]
    runner = known_runs.Runner(tmp_path, 1, "measure")
    for step in steps:
        runner.expect(step)
        assert runner.programs(step)


@pytest.mark.slow
def test_trains_goes_on_and_is_exploited(tmp_path: Path, quickly: Quickly) -> None:
    quickly(known_training, "update", "first_games")
    quickly(known_response, "update", "first_games")
    other = read_weights(TRAINING / "pool" / "plain-3a.safetensors")
    frozen = (Frozen(other, other.pop("knots"), np.float32(0.015)),)
    config = replace(CONFIG, seconds=0.01, frozen_part=0.5)
    plain, out = tmp_path / "plain.safetensors", tmp_path / "told.safetensors"
    from safetensors.numpy import save_file  # pyright: ignore[reportUnknownVariableType]

    start = {name: np.asarray(w) for name, w in learn.untrained(config).weights.items()}
    save_file(start, str(plain))
    known_training.train(config, out, frozen, plain)
    report = known_training.train(
        replace(config, seconds=0.02), out, frozen, out.with_suffix(".checkpoint")
    )
    assert report.updates >= 2
    trained = read_weights(out)
    assert set(trained) == {*net.shapes(3, row=8, width=8, blocks=1), TABLE}
    assert np.asarray(trained[TABLE]).any()
    seating = known_training.seated(config, 2, FACE, opening=0.7)
    shares, over = known_training.first_games(
        replace(config, turns=24),
        trained,
        0.006,
        (),
        seating,
        np.zeros(12, bool),
        jax.random.key(1),
    )
    assert np.asarray(shares)[np.asarray(over)].sum(1) == pytest.approx(1)
    known_response.train(config, Frozen(trained, KNOTS["fine"], np.float32(0.006)), 1)
