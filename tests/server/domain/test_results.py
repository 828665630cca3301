"""What a finished game means for its players."""

from __future__ import annotations

from florin.server.domain import Result, SeatState
from florin.server.domain.results import personal_results, places

ANNA = SeatState(kind="person", name="Anna", person="a")
BRUNO = SeatState(kind="person", name="Bruno", person="b")
BOT = SeatState(kind="bot", name="Banker", bot="banker")


def test_places_are_shared_and_winners_come_first() -> None:
    assert places(Result(winners=(1,), money=(30, 50, 30, 7))) == (2, 1, 2, 4)
    assert places(Result(winners=(0, 2), money=(30, 10, 30))) == (1, 3, 1)
    # A rule other than money decided between equals.
    assert places(Result(winners=(1,), money=(30, 30))) == (2, 1)


def test_each_person_has_a_result_with_all_opponents() -> None:
    result = Result(winners=(1,), money=(40, 60, 40))
    anna, bruno = personal_results([ANNA, BRUNO, BOT], result, counted=True)
    assert (anna.person, anna.place, anna.share, anna.money) == ("a", 2, 0, 40)
    assert (bruno.place, bruno.share, bruno.against) == (1, 1, "both")
    assert [(m.opponent, m.bot, m.score) for m in anna.meetings] == [
        ("b", None, 0),
        (None, "banker", 0.5),
    ]
    assert anna.average == 140 / 3


def test_a_shared_win_is_a_part_of_one() -> None:
    (anna,) = personal_results([ANNA, BOT], Result((0, 1), (50, 50)), counted=True)
    assert (anna.share, anna.place, anna.against) == (0.5, 1, "bots")


def test_several_seats_of_one_person_do_not_count() -> None:
    (anna,) = personal_results([ANNA, ANNA], Result((1,), (10, 50)), counted=True)
    assert (anna.counted, anna.seat, anna.money, anna.meetings) == (False, 1, 50, ())
    assert anna.against == "people"
