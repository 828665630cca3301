"""M8 to M17: a turn, and how a day ends."""

from collections import Counter

import pytest

from florin.core import CHANCE, DRAW, STOP, IllegalAction, Lot
from florin.games.medici import COULD_NOT, PASSED, board
from florin.games.medici import events as ev
from florin.games.medici.actions import PASS, Bid
from florin.games.medici.position import Phase
from florin.records import legal_tokens
from kit import afloat, lots, medici, tokens


def test_M8_one_lot_must_be_drawn_further_ones_may() -> None:
    position = medici("@1")
    assert position.to_act == CHANCE
    position = tokens(position, "C5")
    assert position.to_act == 0
    assert position.legal() == (DRAW, STOP)
    position = tokens(position, "draw G2")
    assert position.legal() == (DRAW, STOP)
    assert position.group == lots("C5 G2")


def test_M8_never_more_than_three() -> None:
    events: list[ev.Event] = []
    position = tokens(medici("@1"), "C5 draw G2 draw Au", events)
    assert position.phase is Phase.BID
    assert position.group == lots("C5 G2 Au")
    assert events[-1] == ev.GroupOffered(0, lots("C5 G2 Au"), "three")


def test_M9_not_larger_than_the_roomiest_ship() -> None:
    """The roomiest has 2 holds: the second lot ends the group."""
    position = afloat("C0 C1 C2", "D0 D1 D2 D3", "F0 F1 F2", selector=1)
    events: list[ev.Event] = []
    position = tokens(position, "S5 draw S4", events)
    assert position.phase is Phase.BID
    assert ev.GroupOffered(1, lots("S5 S4"), "room") in events


def test_M9_one_free_hold_each_means_single_lots() -> None:
    position = afloat("C0 C1 C2 C3", "D0 D1 D2 D3", "F0 F1 F2 F3")
    assert tokens(position, "S5").phase is Phase.BID


def test_M9_may_be_larger_than_the_selectors_own_space() -> None:
    position = tokens(afloat("C0 C1 C2 C3", "", "D0"), "S5 draw S4 draw S3")
    assert len(position.group) == 3
    assert position.to_act == 1
    position = tokens(position, "pass pass")
    assert position.discarded == lots("S5 S4 S3"), "the selector had no room and was not asked"


def test_M9_money_does_not_count_only_room() -> None:
    """The one buyer with room for three has no money: three may still be drawn."""
    position = afloat("C0 C1 C2", "D0 D1 D2", "", money=(40, 40, 0))
    position = tokens(position, "S5 draw S4 draw S3")
    assert position.discarded == lots("S5 S4 S3")


def test_M9_limited_by_the_bag() -> None:
    events: list[ev.Event] = []
    position = tokens(afloat("", "", "", bag=2), "S5 draw S4", events)
    assert position.phase is Phase.BID
    assert ev.GroupOffered(0, lots("S5 S4"), "bag") in events
    assert tokens(afloat("", "", "", bag=1), "S5").phase is Phase.BID


def test_M10_left_of_the_selector_first_selector_last_once_round() -> None:
    position = tokens(medici("@3", buyers=4), "C5 stop")
    asked: list[int] = []
    while position.phase is Phase.BID:
        asked.append(position.to_act)
        position = tokens(position, "pass")
    assert asked == [3, 0, 1, 2]


def test_M10_a_bid_beats_the_high_bid_within_ones_money() -> None:
    position = tokens(afloat("", "", "", money=(40, 9, 7)), "C5 stop")
    assert legal_tokens(position) == ["pass", "1..9"]
    position = tokens(position, "5")
    assert (position.high, position.bidder) == (5, 1)
    assert position.legal() == (PASS, Bid(6), Bid(7))
    for florins in (0, 4, 5, 8):
        with pytest.raises(IllegalAction) as refused:
            position.apply(Bid(florins))
        assert refused.value.legal == (PASS, Bid(6), Bid(7))


def test_M10_at_least_one_florin() -> None:
    position = tokens(medici("@1"), "C5 stop")
    assert position.legal()[:2] == (PASS, Bid(1))
    with pytest.raises(IllegalAction):
        position.apply(Bid(0))


def test_M10_who_cannot_beat_the_high_bid_is_not_asked() -> None:
    events: list[ev.Event] = []
    position = tokens(afloat("", "", "", money=(40, 40, 8)), "C5 stop 8", events)
    assert position.to_act == 0
    assert position.answers == (8, COULD_NOT)
    assert events[-1] == ev.CouldNotBid(2, "money")


def test_M10_exactly_one_more_is_still_a_decision() -> None:
    position = tokens(afloat("", "", "", money=(40, 40, 8)), "C5 stop 7")
    assert position.to_act == 2
    assert legal_tokens(position) == ["pass", "8"]


def test_M10_without_money_nobody_is_asked() -> None:
    position = tokens(afloat("", "", "", money=(0, 0, 0)), "C5 stop")
    assert position.phase is Phase.LOT
    assert position.discarded == lots("C5")


def test_M11_without_room_for_the_whole_group_no_bid() -> None:
    events: list[ev.Event] = []
    position = tokens(afloat("", "C0 C1 C2 C3", "D0"), "S5 draw S4 stop", events)
    assert position.to_act == 2
    assert ev.CouldNotBid(1, "room") in events
    assert position.may_bid == (2, 0)


def test_M12_the_highest_bidder_pays_and_loads_all() -> None:
    events: list[ev.Event] = []
    position = tokens(medici("@1"), "C5 draw Au stop 4 6 pass", events)
    assert position.money == (40, 40, 34)
    assert position.ships == ((), (), lots("C5 Au"))
    assert ev.GroupSold(2, lots("C5 Au"), 6) in events
    assert position.group == ()
    assert (position.high, position.bidder, position.answers) == (0, None, ())


def test_M13_nobody_bids_the_group_is_discarded_for_the_day() -> None:
    events: list[ev.Event] = []
    position = tokens(medici("@1"), "C5 draw Au stop pass pass pass", events)
    assert position.discarded == lots("C5 Au")
    assert Lot("gold", 10) not in position.unseen
    assert position.money == (40, 40, 40)
    assert ev.GroupDiscarded(0, lots("C5 Au"), "no bids") in events


def test_M14_full_is_out() -> None:
    """Seat 2 is full: neither asked to bid nor to select."""
    position = afloat("", "C0 C1 C2 C3 C4", "", selector=0)
    position = tokens(position, "S5 stop")
    assert position.to_act == 2
    position = tokens(position, "pass pass")
    assert position.selector == 2
    position = tokens(position, "S4 stop pass pass")
    assert position.selector == 0


def test_M14_next_from_the_last_selector_not_from_the_buyer() -> None:
    position = tokens(medici("@1", buyers=4), "C5 stop pass pass 3 pass")
    assert position.ships[3] == lots("C5")
    assert position.selector == 1


def test_M14_a_selector_who_fills_his_ship_is_followed_by_the_next() -> None:
    events: list[ev.Event] = []
    position = tokens(afloat("C0 C1 C2 C3", "", "", selector=0), "S5 stop pass pass 1", events)
    assert ev.ShipFull(0) in events
    assert position.selector == 1


ALMOST = ("C0 C1 C2 C3 C4", "D0 D1 D2 D3", "F0 F1")  # one full, one hold left, three left


def test_M15_the_last_buyer_loads_free_until_full() -> None:
    events: list[ev.Event] = []
    position = tokens(afloat(*ALMOST, selector=1, bag=10), "S5 stop pass 7", events)
    assert position.phase is Phase.FREE
    assert position.to_act == CHANCE
    position = tokens(position, "S4 S3", events)
    assert position.phase is Phase.FREE
    before = position.money
    position = tokens(position, "S2", events)
    assert position.day == 2
    free = [event for event in events if isinstance(event, ev.FreeLot)]
    assert [event.lot for event in free] == list(lots("S4 S3 S2"))
    assert {event.seat for event in free} == {2}
    assert ev.DayEnded(1, "ships") in events
    assert position.sheets[0].money_before == before, "free lots cost nothing"
    assert position.sheets[0].cargo == (10, 11, 10)


def test_M15_the_bag_may_run_short() -> None:
    position = tokens(afloat(*ALMOST, selector=1, bag=3), "S5 stop pass 7 S4 S3")
    assert position.day == 2
    assert position.sheets[0].cargo == (10, 11, 8)


def test_M15_the_bag_may_run_out_before_the_last_ship_is_full() -> None:
    events: list[ev.Event] = []
    position = tokens(afloat(*ALMOST, selector=1, bag=3), "S5 stop pass 7 S4 S3", events)
    assert position.day == 2
    assert ev.DayEnded(1, "bag") in events


def test_M15_the_bag_may_be_empty_already() -> None:
    events: list[ev.Event] = []
    position = tokens(afloat(*ALMOST, selector=1, bag=1), "S5 pass 7", events)
    assert position.day == 2
    assert position.sheets[0].cargo == (10, 11, 1)
    assert ev.DayEnded(1, "bag") in events, "the last ship is not full"
    assert not [event for event in events if isinstance(event, ev.FreeLot)]


def test_M16_the_day_ends_with_the_bag_after_the_group_in_hand() -> None:
    events: list[ev.Event] = []
    position = tokens(afloat("", "", "", bag=2), "S5 draw S4 3 pass pass", events)
    assert position.day == 2
    assert ev.DayEnded(1, "bag") in events
    assert position.sheets[0].cargo == (0, 9, 0), "ships sail with empty holds"


def test_M17_lots_left_are_countable_and_what_was_seen_is_known() -> None:
    position = medici("@1 C5 draw Au stop pass pass pass D0 stop 2 pass pass")
    assert position.bag == 18 - 3
    out = Counter(position.discarded) + Counter(position.ships[2])
    assert out == Counter(lots("C5 Au D0"))
    assert Counter(position.unseen) + out == Counter(board.LOTS)


def test_M17_any_unseen_lot_may_come_even_one_set_aside() -> None:
    """Nobody knows which lots were set aside, so all unseen ones are equally likely."""
    position = medici("@1 C5 stop pass pass pass")
    assert position.urn() == position.unseen
    assert len(position.urn()) == 35


def test_ME4_who_can_bid_on_a_group_of_three() -> None:
    """Adam, Barbara, Charles, Diane with 2, 3, 4 and 2 aboard; Adam selects three."""
    position = afloat("C0 C1", "D0 D1 D2", "F0 F1 F2 F3", "G0 G1")
    position = tokens(position, "S5 draw S4 draw S3")
    assert position.to_act == 3
    position = tokens(position, "7")
    assert position.to_act == 0
    position = tokens(position, "pass")
    assert position.money == (40, 40, 40, 33)
    assert position.ships[3] == lots("G0 G1 S5 S4 S3")
    further = tokens(position._replace(selector=0), "S2 draw S1 draw S0")
    assert further.to_act == 0, "Adam is the only one with room"
    assert further.answers == (COULD_NOT, COULD_NOT, COULD_NOT)
    assert tokens(further, "1").ships[0] == lots("C0 C1 S2 S1 S0")


def test_answers_tell_who_did_what() -> None:
    position = tokens(afloat("", "", "C0 C1 C2 C3 C4", "", selector=0), "S5 stop pass 6")
    assert position.answers == (PASSED, COULD_NOT, 6)
    assert position.to_act == 0
