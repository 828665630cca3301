"""S14 to S18, SE1: scoring a round and the end."""

import pytest

from florin.core import NOBODY, GameIsOver, Outcome
from florin.games.strozzi import RoundSheet, Strozzi, board, score_round
from florin.games.strozzi import events as ev
from florin.games.strozzi.actions import BUY
from florin.games.strozzi.scoring import Fleets, Markers
from kit import fleet, lots, one_lot_left, sea, tokens

MIDDLE: Markers = ((0, 0, 0), (0, 0, 0), (0, 0))
EMPTY: Fleets = (fleet(), fleet())


def scored(
    fleets: Fleets = EMPTY, markers: Markers = MIDDLE, track: int = board.TRACK_END
) -> RoundSheet:
    return score_round((0, 0), markers, fleets, track)


def test_S14_the_higher_total_wins_twenty() -> None:
    sheet = scored(
        (fleet((3, 0, "S4"), (4, 1, "S3")), fleet((3, 0, "S2"), (4, 1, "F3"), (5, 2, "C1")))
    )
    assert sheet.harbours == ((4, 2), (3, 3), (0, 1))
    assert sheet.harbour_pays == ((20, 0), (0, 0), (0, 20)), "equal: nobody; missing counts 0"
    assert sheet.harbour_pay == (20, 20)


def test_S14_gold_counts_five() -> None:
    sheet = scored((fleet((3, 0, "Au")), fleet((3, 0, "S4"))))
    assert sheet.harbour_pays[0] == (20, 0)


def test_S14_worthless_cargo_is_level_with_no_ship() -> None:
    assert scored((fleet((3, 2, "C0")), fleet())).harbour_pay == (0, 0)


def test_S15_one_field_per_lot_two_for_the_zero() -> None:
    sheet = scored((fleet((3, 0, "F4 F0 C1")), fleet()))
    assert sheet.markers[0] == (3, 1, 0)
    sheet = scored((fleet(), fleet((3, 2, "S0 S4 F3"))))
    assert sheet.markers[2] == (-3, -1)


def test_S15_steps_are_netted_first() -> None:
    """From field 3, three up and two down: 4, not min(4, 3 + 3) - 2 = 2."""
    fleets = (fleet((3, 0, "F1 F2 F3")), fleet((3, 0, "F4 F4")))
    assert scored(fleets, ((3, 0, 0), (0, 0, 0), (0, 0))).markers[0][0] == 4


def test_S15_only_tracks_of_that_harbour_and_no_gold() -> None:
    sheet = scored((fleet((5, 0, "S4 S3 Au F1")), fleet((3, 2, "C4 D4"))))
    assert sheet.markers == ((1, 0, 0), (0, 0, 0), (0, 0))


def test_S5_a_marker_cannot_pass_the_last_field() -> None:
    sheet = scored((fleet((5, 0, "F0 F1 F2 F3")), fleet()), ((2, 0, 0), (0, 0, 0), (0, 0)))
    assert sheet.markers[0][0] == 4
    sheet = scored((fleet(), fleet((5, 0, "F0 F1 F2 F3"))), ((-2, 0, 0), (0, 0, 0), (0, 0)))
    assert sheet.markers[0][0] == -4


@pytest.mark.parametrize(("field", "pay"), [(0, 0), (1, 10), (2, 10), (3, 20), (4, 30)])
def test_S16_every_marker_pays_ten_and_its_bonus(field: int, pay: int) -> None:
    medici = scored(markers=((field, 0, 0), (0, 0, 0), (0, 0)))
    assert medici.monopoly_pay == (pay, 0)
    strozzi = scored(markers=((0, 0, 0), (0, -field, 0), (0, 0)))
    assert strozzi.monopoly_pay == (0, pay)


def test_SE1_rulebook_example() -> None:
    fleets = (
        fleet((3, 0, "S4"), (4, 1, "F3"), (5, 2, "C4")),
        fleet((3, 0, "S2"), (4, 1, "S3"), (5, 2, "C2")),
    )
    sheet = scored(fleets, ((1, 2, -1), (0, 1, -4), (1, 0)))
    assert sheet.markers == ((1, 2, -1), (-1, 1, -4), (1, 0))
    assert sheet.harbour_pay == (40, 0)
    assert sheet.monopoly_pay == (40, 50)
    assert sheet.money == (80, 50)


def test_S17_lots_and_ships_come_home_markers_stay() -> None:
    position = tokens(sea(fleet((3, 0, "F0 F1")), unseen=lots("C4", "strozzi")), "C4 0 buy 3@1")
    assert position.round == 2
    assert position.bag == 26
    assert position.discarded == ()
    assert position.fleets == EMPTY
    assert position.markers[0] == (3, -1, 0)
    assert (position.group, position.price, position.buyer) == ((), None, None)


def test_S17_projection_is_the_scoring_if_the_round_ended_now() -> None:
    position = sea(fleet((3, 0, "F0 F1")), unseen=lots("C4", "strozzi"))
    assert position.projection().money == (300 + 20 + 20, 300)
    assert position.projection().markers[0] == (3, 0, 0)
    after = tokens(position, "C4 0 buy discard")
    assert after.sheets[0] == position.projection()


def test_S18_most_money_wins_after_the_third_round() -> None:
    events: list[ev.Event] = []
    position = tokens(one_lot_left(round=3), "C4 5 buy discard", events)
    assert position.to_act == NOBODY
    assert position.outcome() == Outcome((0,), "most money")
    assert events[-1] == ev.GameEnded((0,), (300, 295))
    assert position.legal() == ()
    with pytest.raises(GameIsOver):
        position.apply(BUY)


def test_S18_a_tie_is_a_shared_win() -> None:
    position = tokens(one_lot_left(round=3), "C4 0 buy discard")
    assert position.outcome() == Outcome((0, 1), "shared")
    assert position.projection() == position.sheets[-1]


@pytest.mark.parametrize("track", [3, 4, 5, 6])
def test_S5_the_last_two_fields_pay_whatever_the_length(track: int) -> None:
    for field in range(-track, track + 1):
        sheet = scored(markers=((field, 0, 0), (0, 0, 0), (0, 0)), track=track)
        owner = 0 if field > 0 else 1
        bonus = {track: 20, track - 1: 10}.get(abs(field), 0)
        assert sheet.monopoly_pay[owner] == (10 + bonus if field else 0)
        assert sheet.monopoly_pay[1 - owner] == 0


@pytest.mark.parametrize("track", [3, 4, 5, 6])
def test_S5_no_marker_passes_the_last_field(track: int) -> None:
    most = (fleet((5, 0, "F0 F1 F2 F3 F4")), fleet())
    sheet = scored(most, ((track - 1, 0, 0), (0, 0, 0), (0, 0)), track)
    assert sheet.markers[0][0] == track
    least = (fleet(), fleet((5, 0, "F0 F1 F2 F3 F4")))
    assert scored(least, track=track).markers[0][0] == -min(6, track)


@pytest.mark.parametrize("track", [3, 4, 5, 6])
def test_S5_the_length_decides_in_play_and_projection(track: int) -> None:
    """Medici lies in the left harbour with five furs, the zero among them: six fields."""
    loaded = fleet((5, 0, "F0 F1 F2 F3 F4"))
    position = sea(loaded, unseen=lots("C4", "strozzi"))._replace(setup=Strozzi(track=track))
    assert position.projection().markers[0][0] == track
    assert position.projection().monopoly_pay == (30, 0)
    after = tokens(position, "C4 0 buy discard")
    assert after.markers[0][0] == track
    assert after.sheets[0].monopoly_pay == (30, 0)
