"""M18 to M25, ME1 to ME3: scoring and the end."""

import pytest

from florin.core import NOBODY, GameIsOver, Outcome
from florin.games.medici import Medici, board
from florin.games.medici import events as ev
from florin.games.medici.actions import PASS
from florin.games.medici.position import Phase
from florin.games.medici.scoring import climb, score_day
from kit import afloat, lots, medici, tokens

FLAT = (0, 0, 0, 0, 0)
BONUS = board.LEVEL_BONUS["2006"]


def cargo_pay(*ships: str) -> tuple[int, ...]:
    buyers = len(ships)
    sheet = score_day((0,) * buyers, (FLAT,) * buyers, tuple(map(lots, ships)), BONUS)
    return sheet.cargo_pay


def stall(*levels: int, edition: str = "2006") -> tuple[int, ...]:
    """Awards and bonuses together for buyers who stand on these levels of one stall."""
    buyers = len(levels)
    before = tuple((n, 0, 0, 0, 0) for n in levels)
    sheet = score_day((0,) * buyers, before, ((),) * buyers, board.LEVEL_BONUS[edition])
    return tuple(a[0] + b[0] for a, b in zip(sheet.awards, sheet.bonuses, strict=True))


def test_M18_pay_by_rank() -> None:
    assert cargo_pay("C5", "C4", "C3") == (30, 15, 0)
    assert cargo_pay("C5", "C4", "C3", "C2") == (30, 20, 10, 0)
    assert cargo_pay("C5", "C4", "C3", "C2", "C1") == (30, 20, 10, 5, 0)
    assert cargo_pay("C5", "C4", "C3", "C2", "C1", "C0") == (30, 20, 15, 10, 5, 0)


def test_M18_gold_counts_ten() -> None:
    assert cargo_pay("Au", "C5 F4", "C4 D5") == (30, 7, 7)


def test_M19_equal_cargo_shares_the_places_it_spans() -> None:
    assert cargo_pay("C5", "F5", "C3") == (22, 22, 0)
    assert cargo_pay("C5", "F5", "D5") == (15, 15, 15)
    assert cargo_pay("C5", "F1", "D1", "G1") == (30, 10, 10, 10)
    assert cargo_pay("", "", "", "", "", "") == (13,) * 6


def test_ME1_rulebook_example_of_cargo() -> None:
    ships = (
        "C5 D5 G3 G0 Au",
        "G5 D4 F4 F3 S4",
        "S5 C3 C2 C1 D5",
        "S3 G5 G4 G2 F2",
        "S5 S2 D3 D0 C4",
    )
    sheet = score_day((0,) * 5, (FLAT,) * 5, tuple(map(lots, ships)), BONUS)
    assert sheet.cargo == (23, 20, 16, 16, 14)
    assert sheet.cargo_pay == (30, 20, 7, 7, 0)


def test_M20_one_level_per_lot_whatever_its_value() -> None:
    assert climb(FLAT, lots("C0 C5 F3 S1 S2")) == (2, 1, 0, 0, 2)
    assert climb((3, 0, 1, 0, 0), lots("C0 G5")) == (4, 0, 2, 0, 0)


def test_M20_not_above_the_top_and_gold_climbs_nothing() -> None:
    assert climb((6, 7, 0, 0, 0), lots("C1 C2 C3 F1 Au")) == (7, 7, 0, 0, 0)


def test_M21_highest_and_second() -> None:
    assert stall(3, 2, 1) == (10, 5, 0)
    assert stall(1, 2, 4, 3) == (0, 0, 10, 5)


def test_M21_a_tie_for_first_shares_fifteen_and_there_is_no_second() -> None:
    assert stall(3, 3, 2) == (7, 7, 0)
    assert stall(3, 3, 3, 2) == (5, 5, 5, 0)


def test_M21_a_tie_for_second_shares_five() -> None:
    assert stall(3, 2, 2) == (10, 2, 2)


def test_M21_level_zero_shares_too() -> None:
    assert stall(0, 0, 0) == (5, 5, 5)
    assert stall(1, 0, 0) == (10, 2, 2)
    assert stall(2, 1, 0) == (10, 5, 0)


def test_ME2_three_level_behind() -> None:
    assert stall(4, 2, 2, 2) == (10, 1, 1, 1)


def test_ME3_top_level_and_two_below() -> None:
    assert stall(7, 6, 6, 2) == (30, 12, 12, 0)


@pytest.mark.parametrize(("level", "bonus"), [(4, 0), (5, 5), (6, 10), (7, 20)])
def test_M22_bonus_by_level_never_divided(level: int, bonus: int) -> None:
    assert stall(level, level, 0) == (7 + bonus, 7 + bonus, 0)


def test_M22_the_bonus_is_paid_at_every_scoring() -> None:
    levels = ((7, 0, 0, 0, 0), FLAT, FLAT)
    for day in (1, 2):
        position = afloat("", "", "", bag=1, day=day, levels=levels)
        sheet = tokens(position, "D5 pass pass pass").sheets[-1]
        assert sheet.bonuses[0] == (20, 0, 0, 0, 0)


def test_M23_counters_now_or_at_the_scoring_pay_the_same() -> None:
    """`projection` shows the counters as they would stand now; the scoring lands on the same."""
    position = afloat("C0 C5", "C1", "", bag=1, levels=((1, 0, 0, 0, 0), FLAT, FLAT))
    assert position.levels[0][0] == 1
    assert position.projection().levels[0][0] == 3
    after = tokens(position, "D5 pass pass pass")
    assert after.levels == position.projection().levels
    assert after.sheets[-1] == position.projection()


def test_the_sheet_accounts_for_every_florin() -> None:
    position = tokens(afloat("C5 C4", "F3", "", money=(10, 20, 30), bag=1), "D5 pass 3 pass")
    sheet = position.sheets[-1]
    assert sheet.money_before == (10, 20, 27)
    for seat in range(3):
        paid = sheet.cargo_pay[seat] + sheet.stall_pay[seat]
        assert sheet.stall_pay[seat] == sum(sheet.awards[seat]) + sum(sheet.bonuses[seat])
        assert sheet.money[seat] == sheet.money_before[seat] + paid
    assert position.money == sheet.money


def last_day(*money: int) -> object:
    position = afloat(*[""] * len(money), money=money, bag=1, day=3)
    return tokens(position, "C5 " + " ".join("pass" for m in money if m))


def test_M24_most_money_wins() -> None:
    position = last_day(20, 31, 30)
    assert position.outcome() == Outcome((1,), "most money")  # type: ignore[attr-defined]
    assert position.to_act == NOBODY  # type: ignore[attr-defined]


def test_M24_a_tie_is_a_shared_win() -> None:
    position = last_day(31, 20, 31)
    assert position.outcome() == Outcome((0, 2), "shared")  # type: ignore[attr-defined]


def test_M24_nothing_follows_the_end() -> None:
    position = afloat("", "", "", money=(20, 31, 30), bag=1, day=3)
    events: list[ev.Event] = []
    position = tokens(position, "C5 pass pass pass", events)
    assert position.phase is Phase.OVER
    assert position.legal() == ()
    assert position.urn() == ()
    assert position.projection() == position.sheets[-1]
    assert events[-1] == ev.GameEnded((1,), position.money)
    with pytest.raises(GameIsOver):
        position.apply(PASS)


def test_M24_not_before_the_third_day() -> None:
    assert medici().outcome() is None
    assert board.DAYS == 3


def test_M25_money_may_pass_ninety_nine() -> None:
    """The board's track goes round again; the rules count on."""
    position = afloat("Au C5 C4 F5 F4", "", "", money=(95, 1, 1), bag=1, day=3)
    position = tokens(position, "D5 pass pass")
    assert position.money[0] > 99


def test_M26_the_first_edition_pays_the_two_top_levels_only() -> None:
    for level, bonus in enumerate((0, 0, 0, 0, 0, 0, 10, 20)):
        assert stall(level, level, level, edition="1995") == (5 + bonus,) * 3
    for level, bonus in enumerate((0, 0, 0, 0, 0, 5, 10, 20)):
        assert stall(level, level, level, edition="2006") == (5 + bonus,) * 3
    assert stall(5, 4, 0, edition="1995") == (10, 5, 0)
    assert stall(7, 6, 6, 0, edition="1995") == (30, 12, 12, 0), "ME3 is the same in both"


def test_M26_the_edition_decides_in_play_and_projection() -> None:
    """A buyer on level 4 of cloth loads a cloth and reaches level 5 as the day ends."""
    levels = ((4, 0, 0, 0, 0), FLAT, FLAT)
    money = {}
    for edition in ("2006", "1995"):
        position = afloat("", "", "", bag=1, levels=levels)
        position = position._replace(setup=Medici(3, edition=edition))
        after = tokens(position, "C5 pass pass 1")
        assert after.sheets[0].bonuses[0][0] == {"2006": 5, "1995": 0}[edition]
        assert after.sheets[0].levels[0][0] == 5
        assert after.projection().bonuses[0][0] == {"2006": 5, "1995": 0}[edition]
        money[edition] = after.money
    assert money["2006"][0] - money["1995"][0] == 5
    assert money["2006"][1:] == money["1995"][1:]
