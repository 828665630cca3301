"""The checker of the fault suite notices what must not happen."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from fault_kit import Ledger, Sent, check_chat, check_table
from florin.records import RecordError
from florin.server.domain import TableState, play
from table_kit import ANNA, new


def played() -> tuple[TableState, Ledger]:
    """A game with two acknowledged moves."""
    state, ledger = new("me", "me", game="strozzi"), Ledger()
    for token in ("stop", "3"):
        move = Sent(state.id, 0, state.ply, token)
        ledger.sent.add(move)
        ledger.acknowledged.add(move)
        state = play.move(state, ANNA, state.ply, token, 0, None, 0).state
    return state, ledger


def check(state: TableState, ledger: Ledger) -> None:
    check_table(state, {0: [one.token for one in state.moves]}, ledger, state.id)


def test_a_sound_table_passes() -> None:
    check(*played())


def test_a_lost_move() -> None:
    state, ledger = played()
    with pytest.raises(AssertionError, match="was acknowledged and is not stored"):
        check(replace(state, moves=state.moves[:-1]), ledger)


def test_another_move_in_its_place() -> None:
    state, ledger = played()
    other = replace(state.moves[-1], token="4")
    with pytest.raises(AssertionError, match="but 4 is stored"):
        check(replace(state, moves=(*state.moves[:-1], other)), ledger)


def test_a_move_that_was_never_sent() -> None:
    state, ledger = played()
    more = play.move(state, ANNA, state.ply, "buy", 0, None, 0).state
    with pytest.raises(AssertionError, match="never sent"):
        check(more, ledger)


def test_a_move_that_was_played_twice() -> None:
    state, ledger = played()
    ledger.sent.add(Sent(state.id, 0, state.ply, "3"))
    with pytest.raises(RecordError):
        check(replace(state, moves=(*state.moves, state.moves[-1])), ledger)


def test_a_deal_that_is_not_the_seeds() -> None:
    state, ledger = played()
    with pytest.raises(AssertionError):
        check(replace(state, seed="another"), ledger)


@pytest.mark.parametrize("stored", [[], [("t", "hello")] * 2], ids=["lost", "doubled"])
def test_lost_and_doubled_chat(stored: list[tuple[str, str]]) -> None:
    ledger = Ledger()
    ledger.chat.append(("t", "hello"))
    with pytest.raises(AssertionError):
        check_chat(stored, ledger)
