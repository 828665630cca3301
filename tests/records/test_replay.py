"""Replaying: checking every token, any prefix."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from florin.core import CHANCE, NOBODY, Position
from florin.records import BadMove, Record, Replay, position_of, steps
from kit import GAMES, NAMES, examples, random_game, random_record

games = st.tuples(st.sampled_from(GAMES), st.integers(0, 10**6))


@given(games)
@examples(25)
def test_replaying_any_prefix_gives_the_position_as_played(
    case: tuple[tuple[str, int], int],
) -> None:
    (game, players), seed = case
    record = Record(game, NAMES[:players])
    played: list[Position] = [record.setup().start()]
    for _, action, after, _ in random_game(game, players, seed):
        record = record.then(action.token)
        played.append(after)
    replay = Replay.of(record)
    assert replay.positions == tuple(played)
    for plies in range(0, len(record.moves), 17):
        assert position_of(record.prefix(plies)) == played[plies]


@given(games)
@examples(15)
def test_steps_carry_what_happened(case: tuple[tuple[str, int], int]) -> None:
    (game, players), seed = case
    story = list(random_game(game, players, seed))
    record = random_record(game, players, seed)
    for step, (before, action, after, events) in zip(steps(record), story, strict=True):
        assert (step.before, step.action, step.after) == (before, action, after)
        assert step.events == tuple(events)
        assert step.token == action.token


def refused(text: str, game: str = "medici") -> BadMove:
    names = NAMES[:3] if game == "medici" else NAMES[:2]
    with pytest.raises(BadMove) as caught:
        Replay.of(Record(game, names, {}, tuple(text.split())))
    return caught.value


def test_an_illegal_token_is_placed_and_what_was_legal_is_said() -> None:
    error = refused("@2 C5 stop 41")
    assert (error.ply, error.token, error.to_act) == (3, "41", 2)
    assert error.legal == ("pass", "1..40")
    assert str(error) == ('ply 3: token "41" is illegal; seat 3 was to act; legal: pass, 1..40')


def test_a_malformed_token_too() -> None:
    error = refused("@2 C5 hello")
    assert str(error) == ('ply 2: token "hello" is malformed; seat 2 was to act; legal: draw, stop')


def test_chances_errors_name_chance() -> None:
    error = refused("@2 C5 draw C6")
    assert (error.ply, error.to_act) == (3, CHANCE)
    assert "chance was to act; legal: C0, C1" in str(error)
    assert refused("@4").legal == ("@1", "@2", "@3")
    assert refused("C5").ply == 0


def test_a_lot_cannot_come_twice() -> None:
    assert refused("@1 C0 draw C0").kind == "illegal"
    assert refused("@1 C5 draw C5 draw C5").ply == 5


def test_after_the_end_every_token_is_too_late() -> None:
    record = random_record("strozzi", 2, 3)
    for extra in ("C4", "nonsense"):
        with pytest.raises(BadMove) as caught:
            Replay.of(record.then(extra))
        error = caught.value
        assert (error.ply, error.to_act, error.legal) == (len(record.moves), NOBODY, ())
        assert "nobody was to act" in str(error)


def test_forced_steps_leave_no_token() -> None:
    """A token for a step that nobody could choose otherwise is refused."""
    assert refused("@1 draw").ply == 1, "the first lot of a turn"
    assert refused("@1 C5 draw C4 draw C3 stop").ply == 6, "the third lot ends the group"
    assert refused("C4 stop 3 buy buy", "strozzi").ply == 4


def test_the_named_first_buyer_is_the_only_one() -> None:
    record = Record("medici", NAMES[:3], {"first": 2}, ("@2", "C5"))
    assert position_of(record).to_act == 1
    with pytest.raises(BadMove) as caught:
        position_of(Record("medici", NAMES[:3], {"first": 2}, ("@1",)))
    assert caught.value.legal == ("@2",)


def test_messages_stay_on_one_short_line() -> None:
    for text in ("x" * 10_000, "a\nb", "\ud800", "\x1b[31m", "é"):
        with pytest.raises(BadMove) as caught:
            Replay.of(Record("medici", NAMES[:3], {}, (text,)))
        message = str(caught.value)
        assert "\n" not in message
        assert message.isascii()
        assert len(message) < 150
