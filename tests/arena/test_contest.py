"""What is played: every deal, at every table, in every rotation."""

import pytest

from florin.arena import Contest, Unit, round_robin
from florin.records import RecordError


def test_everybody_has_every_seat_once() -> None:
    contest = Contest("medici", (("a", "b", "c", "d"),))
    seatings = [contest.seating(0, rotation) for rotation in range(4)]
    assert seatings[0] == ("a", "b", "c", "d")
    assert seatings[1] == ("d", "a", "b", "c")
    for seat in range(4):
        assert {seating[seat] for seating in seatings} == set("abcd")


def test_units_come_deal_by_deal() -> None:
    contest = Contest("strozzi", (("a", "b"), ("a", "c")), deals=2)
    assert list(contest.units()) == [Unit(0, 0), Unit(0, 1), Unit(1, 0), Unit(1, 1)]
    assert contest.names == ("a", "b", "c")


def test_a_round_robin_measures_both_directions() -> None:
    assert round_robin(3, ("a", "b")) == (("a", "b", "b"), ("b", "a", "a"))
    assert len(round_robin(4, ("a", "b", "c"))) == 6
    assert round_robin(2, ("a", "b", "c")) == (("a", "b"), ("a", "c"), ("b", "c"))


def test_what_cannot_be_played() -> None:
    with pytest.raises(RecordError):
        Contest("medici", (("a", "b"),))
    with pytest.raises(RecordError):
        Contest("chess", (("a", "b"),))
    for wrong in ({"deals": 0}, {"time_limit": 0.0}, {"tables": ()}):
        with pytest.raises(ValueError):
            Contest(**({"game": "strozzi", "tables": (("a", "b"),)} | wrong))  # type: ignore[arg-type]
