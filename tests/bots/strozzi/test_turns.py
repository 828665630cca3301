"""Lockstep: the turn-level array engine follows the rules, position by position."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from florin.core import Action, Lot
from florin.games.strozzi import Phase, Position, Strozzi, board, observation
from florin.games.strozzi.bots import turns
from florin.games.strozzi.bots.features import WIDTH, features
from florin.games.strozzi.bots.turns import LOADINGS, TurnState, flip, turn_state
from florin.games.strozzi.observation import cargo_word
from kit import random_game, strozzi

SLOTS = np.arange(len(LOADINGS), dtype=np.int32)
TRACKS = tuple(board.TRACK_PAY)


def plain(state: TurnState) -> list[Any]:
    """The state as lists; the bag as features, which do not tell two equal lots apart."""
    bag = features(np, state)[..., -36:-10]
    numbers = (state.round, state.seat, *state.money, state.markers, state.track)
    return [leaf.tolist() for leaf in (*numbers, *state.mine, *state.theirs, bag)]


def check_shapes(state: TurnState, shape: tuple[int, ...]) -> None:
    """All fields have the batch shape; words are unsigned."""
    words = (*state.mine, *state.theirs, state.markers, state.unseen)
    assert all(word.dtype == np.uint32 for word in words)
    numbers = (state.round, state.seat, *state.money, state.track)
    assert all(np.issubdtype(number.dtype, np.signedinteger) for number in numbers)
    assert all(leaf.shape == shape for leaf in (*words, *numbers))


def loadings(seed: int, track: int) -> Iterator[tuple[Position, Action, Position]]:
    """Every loading of a random game, the position before it and after."""
    for position, action, after, _ in random_game("strozzi", 2, seed, {"track": track}):
        if isinstance(position, Position) and position.phase is Phase.LOAD:
            assert isinstance(after, Position)
            yield position, action, after


@pytest.mark.parametrize("track", TRACKS)
def test_every_loading_follows_the_rules(track: int) -> None:
    loads = ends = far = 0
    for seed in range(8):
        for position, action, after in loadings(seed, track):
            loads += 1
            buyer = position.to_act
            mine = turn_state(position)
            if buyer != position.active:
                mine = flip(mine)
            check_shapes(mine, (1,))
            group = np.array([cargo_word(position.group)], np.uint32)
            may = turns.may_load(np, mine, group, SLOTS)
            assert [a for a, ok in zip(LOADINGS, may, strict=True) if ok] == list(position.legal())
            slot = np.array([LOADINGS.index(action)], np.int32)
            found = turns.loaded(np, mine, group, slot)
            check_shapes(found, (1,))
            assert bool(turns.is_over(found)[0]) == (after.phase is Phase.OVER)
            if after.phase is Phase.OVER:
                ends += 1
                money = after.money if buyer == 0 else after.money[::-1]
                assert tuple(int(m[0]) for m in found.money) == money
            else:
                assert plain(found) == plain(turn_state(after)), position
            far += any(abs(marker) == track for row in after.markers for marker in row)
    assert loads > 150
    assert ends == 8
    assert far


@pytest.mark.parametrize("track", TRACKS)
def test_scoring_follows_the_rules(track: int) -> None:
    """What the round would pay now, by the rules' projection."""
    for position, _, after in loadings(3, track):
        if after.phase is Phase.OVER:
            continue
        state, sheet = turn_state(after), after.projection()
        harbours, tracks = turns.pays(np, turns.standing(np, state), state.track)
        first = slice(None, None, 1 if after.active == 0 else -1)
        assert tuple(int(pay[0]) for pay in harbours) == sheet.harbour_pay[first]
        assert tuple(int(pay[0]) for pay in tracks) == sheet.monopoly_pay[first]
        assert position.setup.track == track


def test_groups_grow_as_the_rules_say() -> None:
    grown = 0
    for position, action, after, _ in random_game("strozzi", 2, 4):
        if isinstance(action, Lot):
            assert isinstance(after, Position)
            size = np.array([len(after.group)])
            grows = bool(turns.can_grow(np, turn_state(after), size)[0])
            assert grows == (after.phase is Phase.SELECT), position
            grown += grows
    assert grown > 20


@pytest.mark.parametrize("track", TRACKS)
def test_new_games_are_those_of_the_rules(track: int) -> None:
    found = turns.new_games(np, np.array([track], np.int32))
    assert plain(found) == plain(turn_state(Strozzi(2, track).start()))
    check_shapes(found, (1,))


def test_flipping_twice_changes_nothing() -> None:
    for track in TRACKS:
        for position, _, _ in loadings(track, track):
            state = turn_state(position)
            assert plain(flip(flip(state))) == plain(state)
            assert plain(flip(state)) != plain(state)


def test_features_have_their_width_and_leave_money_out() -> None:
    state = turn_state(strozzi())
    rows = features(np, state)
    assert rows.shape == (1, WIDTH)
    assert rows.dtype == np.float32
    rich = state._replace(money=(np.array([7], np.int32), np.array([-7], np.int32)))
    assert np.array_equal(rows, features(np, rich))


def test_features_project_the_pay_of_their_track() -> None:
    """The same ships pay more on a short track, whose end is nearer."""
    for position, _, after in loadings(1, 6):
        if after.phase is Phase.OVER:
            continue
        short = after._replace(setup=Strozzi(2, 6))
        assert np.array_equal(features(np, turn_state(after)), features(np, turn_state(short)))
        assert position.setup == Strozzi(2, 6)
    markers = ((2, 0, 0), (0, 0, 0), (0, 0))
    rows = np.stack(
        [
            features(np, turn_state(Strozzi(2, track).start()._replace(markers=markers)))[0]
            for track in TRACKS
        ]
    )
    # The last columns: all tracks, each track with its marker on three fields, their length.
    count = len(observation.TRACKS)
    total, fields, length = np.split(rows[:, -1 - 3 * count - 4 :], [1, 1 + 3 * count], axis=1)
    assert (32 * total[:, 0]).tolist() == [10 + 10, 10, 10, 10]
    assert (20 * fields[:, 0]).tolist() == [20, 10, 10, 10]
    assert (20 * fields[:, count]).tolist() == [30, 20, 10, 10]  # a field further
    assert (20 * fields[:, 2 * count]).tolist() == [10, 10, 10, 10]  # a field back
    assert np.array_equal(length, np.eye(4))
