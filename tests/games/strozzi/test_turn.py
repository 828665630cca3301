"""S1 to S13: setting up Medici vs Strozzi, a turn, and how a round ends."""

from collections import Counter
from fractions import Fraction
from itertools import islice

import pytest

from florin.core import (
    CHANCE,
    DRAW,
    STOP,
    BadSetup,
    Commodity,
    IllegalAction,
    MalformedAction,
    chances,
)
from florin.games.medici.actions import Bid
from florin.games.strozzi import Phase, Ship, Strozzi, board
from florin.games.strozzi import events as ev
from florin.games.strozzi.actions import BUY, DECLINE, DISCARD, Load, Price
from kit import fleet, lots, one_lot_left, sea, strozzi, tokens


def test_S1_two_players_with_three_hundred() -> None:
    assert strozzi().money == (300, 300)
    with pytest.raises(BadSetup):
        Strozzi(players=3)


def test_S1_credit_is_unlimited() -> None:
    position = strozzi("C4 stop 1000 decline")
    assert position.money == (-700, 300)


def test_S2_twenty_six_lots_all_in_the_bag() -> None:
    assert len(board.LOTS) == 26
    for commodity in board.COMMODITIES:
        values = [lot.value for lot in board.LOTS if lot.commodity is commodity]
        assert values == [0, 1, 2, 3, 4, 4]
    gold = [lot.value for lot in board.LOTS if lot.commodity is Commodity.GOLD]
    assert gold == [5, 5]
    assert Commodity.GRAIN not in board.COMMODITIES
    position = strozzi()
    assert position.bag == 26
    assert Counter(position.unseen) == Counter(board.LOTS)


def test_S2_chances_are_exact() -> None:
    found = dict(chances(strozzi()))
    assert found[lots("C4", "strozzi")[0]] == Fraction(2, 26)
    assert found[lots("Au", "strozzi")[0]] == Fraction(2, 26)
    assert found[lots("C0", "strozzi")[0]] == Fraction(1, 26)
    assert sum(found.values()) == 1


def test_S3_three_ships_each() -> None:
    for ships in strozzi().fleets:
        assert [ship.holds for ship in ships] == [3, 4, 5]
        assert all(ship.harbour is None and ship.lots == () for ship in ships)


def test_S4_eight_tracks_in_three_harbours() -> None:
    assert [[str(c) for c in tracks] for tracks in board.HARBOURS] == [
        ["fur", "cloth", "dye"],
        ["spice", "cloth", "dye"],
        ["spice", "fur"],
    ]
    assert strozzi().markers == ((0, 0, 0), (0, 0, 0), (0, 0))


def test_S5_track_length_and_bonus_fields() -> None:
    assert board.TRACK_END == 4
    assert board.FIELD_BONUS == {
        3: (0, 0, 10, 20),
        4: (0, 0, 0, 10, 20),
        5: (0, 0, 0, 0, 10, 20),
        6: (0, 0, 0, 0, 0, 10, 20),
    }
    assert Strozzi().track == 4
    assert Strozzi(track=6).options == {"track": 6}
    for track in (2, 7, 4.0, "4", True):
        with pytest.raises(BadSetup, match="3, 4, 5 or 6"):
            Strozzi(track=track)  # type: ignore[arg-type]


@pytest.mark.parametrize(("ended", "starter"), [(1, 1), (2, 1)])
def test_S6_strozzi_begins_rounds_two_and_three(ended: int, starter: int) -> None:
    events: list[ev.Event] = []
    position = tokens(one_lot_left(round=ended), "C4 0 buy discard", events)
    assert (position.round, position.active) == (ended + 1, starter)
    assert events[-1] == ev.RoundBegan(ended + 1, starter)


def test_S6_medici_begins_round_one() -> None:
    position = strozzi()
    assert (position.to_act, position.active) == (CHANCE, 0)


def test_S7_one_lot_must_be_drawn_up_to_three_may() -> None:
    position = strozzi("C4")
    assert (position.to_act, position.legal()) == (0, (DRAW, STOP))
    position = tokens(position, "draw C3")
    assert position.legal() == (DRAW, STOP)
    position = tokens(position, "draw C2")
    assert position.phase is Phase.PRICE
    assert position.group == lots("C4 C3 C2", "strozzi")


def test_S7_not_more_than_the_active_players_roomiest_ship() -> None:
    full = fleet((3, 0, "C0 C1 C2"), (4, 1, "D0 D1 D2"), (5, 2, "F0 F1 F2"))
    events: list[ev.Event] = []
    position = tokens(sea(full), "S4 draw S3", events)
    assert position.phase is Phase.PRICE
    assert ev.GroupOffered(0, lots("S4 S3", "strozzi"), "room") in events
    other = tokens(sea(fleet(), full), "S4 draw S3")
    assert other.legal() == (DRAW, STOP), "the other player's ships do not limit the group"


def test_S7_not_more_than_the_bag_holds() -> None:
    events: list[ev.Event] = []
    position = tokens(sea(unseen=lots("C4 C3", "strozzi")), "C4 draw C3", events)
    assert position.phase is Phase.PRICE
    assert ev.GroupOffered(0, lots("C4 C3", "strozzi"), "bag") in events


def test_S8_any_whole_price_from_zero() -> None:
    position = strozzi("C4 stop")
    assert position.to_act == 0
    prices = position.legal()
    assert list(islice(prices, 3)) == [Price(0), Price(1), Price(2)]
    assert Price(10**30) in prices
    assert Price(-1) not in prices
    assert tokens(position, "0").price == 0
    for price in (Price(-1), Price(1.5), Price(True), DRAW):  # type: ignore[arg-type]
        with pytest.raises(IllegalAction):
            position.apply(price)
    with pytest.raises(MalformedAction):
        position.apply(Bid(3))


def test_S9_the_other_buys() -> None:
    position = strozzi("C4 stop 12")
    assert (position.to_act, position.legal()) == (1, (BUY, DECLINE))
    position = tokens(position, "buy")
    assert position.money == (300, 288)
    assert (position.to_act, position.buyer) == (1, 1)


def test_S9_or_the_active_player_must() -> None:
    events: list[ev.Event] = []
    position = tokens(strozzi("C4 stop 12"), "decline", events)
    assert position.money == (288, 300)
    assert position.to_act == 0
    assert events == [ev.Declined(1), ev.GroupSold(0, lots("C4", "strozzi"), 12)]


def test_S10_the_whole_group_onto_one_ship_with_room() -> None:
    two_left = fleet((5, 1, "C0 C1 C2"), (4, 0, "D0 D1 D2"))
    position = tokens(sea(strozzi=two_left), "S4 draw S3 stop 3 buy")
    assert position.legal() == (Load(3, 2), Load(5, 1), DISCARD)
    loaded = tokens(position, "5@2")
    assert loaded.fleets[1][2] == Ship(5, 1, lots("C0 C1 C2 S4 S3", "strozzi"))
    for load in (Load(4, 0), Load(3, 0), Load(5, 2)):
        with pytest.raises(IllegalAction):
            position.apply(load)


def test_S10_or_discard_it_for_the_round() -> None:
    events: list[ev.Event] = []
    position = tokens(strozzi("C4 draw Au stop 3 buy"), "discard", events)
    group = lots("C4 Au", "strozzi")
    assert position.discarded == group
    assert position.bag == 24
    assert events == [ev.GroupDiscarded(1, group, "choice")]


def test_S10_a_group_that_fits_nowhere_is_bought_and_discarded() -> None:
    crowded = fleet((3, 0, "C0 C1 C2"), (4, 1, "D0 D1 D2"), (5, 2, "F0 F1 F2 F3"))
    events: list[ev.Event] = []
    position = tokens(sea(strozzi=crowded), "S4 draw S3 stop 3 buy", events)
    assert position.to_act == CHANCE, "no choice, so no decision"
    assert position.money == (300, 297)
    assert position.active == 1
    assert ev.GroupDiscarded(1, lots("S4 S3", "strozzi"), "no room") in events


def test_S11_three_ships_three_harbours() -> None:
    position = strozzi("C4 stop 0 buy")
    assert position.legal() == (*(Load(s, h) for s in (3, 4, 5) for h in (0, 1, 2)), DISCARD)
    events: list[ev.Event] = []
    position = tokens(position, "4@2", events)
    assert events[0] == ev.ShipDocked(1, 4, 1)
    position = tokens(position, "C3 stop 0 decline")
    assert position.legal() == (
        Load(3, 0), Load(3, 2), Load(4, 1), Load(5, 0), Load(5, 2), DISCARD,
    )  # fmt: skip


def test_S11_the_other_players_ships_take_no_harbour_from_one() -> None:
    position = strozzi("C4 stop 0 buy 4@2 C3 stop 0 buy")
    assert position.to_act == 0
    assert len(position.legal()) == 10  # type: ignore[arg-type]


def test_S12_the_buyer_is_active_next() -> None:
    assert strozzi("C4 stop 0 buy 3@1").active == 1
    assert strozzi("C4 stop 0 decline 3@1").active == 0
    assert strozzi("C4 stop 0 buy discard").active == 1


def test_S13_the_round_ends_when_a_players_ships_are_full() -> None:
    almost = fleet((3, 0, "C0 C1 C2"), (4, 1, "D0 D1 D2 D3"), (5, 2, "F0 F1 F2 F3"))
    events: list[ev.Event] = []
    position = tokens(sea(almost), "S4 0 decline 5@3", events)
    assert position.round == 2
    assert ev.RoundEnded(1, "ships") in events


def test_S13_the_round_ends_with_the_bag_after_the_group_in_hand() -> None:
    events: list[ev.Event] = []
    position = tokens(one_lot_left(), "C4 6 buy 3@1", events)
    assert position.round == 2
    assert ev.RoundEnded(1, "bag") in events
    assert position.sheets[0].harbours[0] == (0, 4), "the last group is aboard when it is scored"


def test_S13_the_last_group_may_be_discarded() -> None:
    assert tokens(one_lot_left(), "C4 6 buy discard").sheets[0].harbours == ((0, 0),) * 3
