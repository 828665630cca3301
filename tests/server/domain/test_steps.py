"""A transition returns the steps that led to its state; a replay gives the same ones."""

from __future__ import annotations

from itertools import pairwise

from msgspec.structs import replace

from florin.server.domain import Change, TableState, orders, play, seats, undo
from florin.server.domain.steps import RECENT, recent_steps, replayed, restored
from table_kit import ANNA, BRUNO, new, new_table


def check(before: TableState, change: Change) -> TableState:
    """The steps continue `before`, lead to the new state, and are those of a replay."""
    state, steps = change
    assert [step.ply for step in steps] == list(range(before.ply, state.ply))
    assert [step.played for step in steps] == list(state.moves[before.ply :])
    assert steps == replayed(state, before.ply)
    for one, two in pairwise(steps):
        assert one.after == two.before
    if steps:
        assert steps[-1].after == state.position
    return state


def test_steps_of_every_kind_of_transition() -> None:
    state = new_table("me", "open", "me", rules={"first": 1}, seed="steps")
    state = check(state, seats.take(state, 1, BRUNO, None))
    state = check(state, seats.start(state, ANNA, 0))
    state = check(state, play.move(state, ANNA, state.ply, "draw", 1))
    state = check(state, orders.leave_order(state, 1, BRUNO, "pass_day", None))
    state = check(state, play.move(state, ANNA, state.ply, "stop", 2))
    ordered = play.order_move(state, state.ply, 0, 3)
    assert [step.played.by for step in ordered.steps] == ["order"]
    state = check(state, ordered)
    state = check(state, play.resign(state, 0, ANNA, 3))


def test_the_last_move_of_a_game_holds_everything_that_follows_from_it() -> None:
    state = new("me", "me", "me", first=1)
    changes: list[Change] = []
    while state.status == "playing":
        assert state.position is not None
        token = next(a.token for a in state.position.legal() if a.token in ("stop", "pass"))
        changes.append(play.move(state, ANNA, state.ply, token, 0))
        state = check(state, changes[-1])
    assert state.status == "over"
    assert state.result is not None
    ended = [step for change in changes for step in change.steps if step.after.to_act == -2]
    assert len(ended) == 1
    assert type(ended[0].events[-1]).__name__ == "GameEnded"


def test_after_an_undo_steps_start_at_the_undone_ply() -> None:
    start = new("me", "me", "me", first=1)
    drawn = play.move(start, ANNA, start.ply, "draw", 0).state
    back, steps = undo.request_undo(drawn, ANNA, None, 0, drawn.ply, 0)
    assert (back.ply, steps) == (start.ply, ())


def test_a_stored_table_is_restored_with_its_last_steps() -> None:
    state = new("me", "me", game="strozzi")
    while state.ply < 3 * RECENT:
        assert state.position is not None
        token = next(iter(state.position.legal())).token
        state = play.move(state, ANNA, state.ply, token, 0).state
    found, recent = restored(replace(state, position=None))
    assert found == state
    assert recent == replayed(state, state.ply - RECENT)
    # Known steps are used, and missing ones are replayed.
    assert recent_steps(state, recent) == recent
    assert recent_steps(state, recent[3:]) == recent
    assert recent_steps(state, ()) == recent
    assert recent_steps(state, replayed(state, 0)) == recent
    # Known steps may end before the last moves.
    assert recent_steps(state, replayed(state, 0, until=state.ply - 1)) == recent


def test_an_open_branch_has_no_steps() -> None:
    source = new("me", "me", "me", first=1)
    branch = seats.continued(
        new_table("me", "me", "me", rules={"first": 1}), source.tokens(), source.id, 0
    )
    assert replayed(branch, 0) == ()
    assert restored(branch) == (branch, ())
    state, steps = seats.start(branch, ANNA, 0)
    assert steps == ()
    assert [step.ply for step in recent_steps(state, steps)] == list(range(source.ply))
