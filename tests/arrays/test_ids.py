from __future__ import annotations

from itertools import product

import pytest

from florin import games
from florin.arrays.ids import ActionIds
from florin.core import DRAW, STOP, Lot
from florin.games.medici import Medici
from florin.games.medici import board as medici_board
from florin.games.medici import ids as medici_ids
from florin.games.medici.actions import PASS, Begin, Bid
from florin.games.medici.ids import most_owned
from florin.games.strozzi import Strozzi, board
from florin.games.strozzi.actions import BUY, DISCARD, Load, Price
from florin.games.strozzi.ids import MOST_PRICE


def ids(game: str, players: int, **options: object) -> ActionIds:
    found = games.get(game)
    assert found.encoding is not None
    return ActionIds(found.encoding.actions(found.setup(players, options)))


@pytest.mark.parametrize(("buyers", "florins"), [(3, 210), (4, 210), (5, 200), (6, 200)])
def test_no_buyer_owns_more_than_capital_and_the_best_two_days(buyers: int, florins: int) -> None:
    # By hand: five different lots on day 1, five of one more commodity on day 2 (level 6).
    capital = {3: 40, 4: 40, 5: 30, 6: 30}[buyers]
    assert most_owned(buyers) == florins == capital + (30 + 5 * 10) + (30 + 5 * 10 + 10)


@pytest.mark.parametrize("edition", medici_board.LEVEL_BONUS)
def test_no_edition_pays_more_than_the_one_that_bounds_the_bids(edition: str) -> None:
    bound = medici_board.LEVEL_BONUS["2006"]
    pay = medici_board.LEVEL_BONUS[edition]
    assert all(florins <= most for florins, most in zip(pay, bound, strict=True))
    assert medici_ids.actions(Medici(4, edition=edition)) == medici_ids.actions(Medici(4))


@pytest.mark.parametrize("track", board.FIELD_BONUS)
def test_what_a_group_can_turn_is_within_the_prices_for_every_track(track: int) -> None:
    """All groups of up to three lots, all places of the markers (S5, S14 to S16)."""
    pay = board.TRACK_PAY[track]
    nets = {at: (pay[abs(at)] if at > 0 else -pay[abs(at)]) for at in range(-track, track + 1)}

    def swing(steps: int) -> int:
        return max(nets[min(at + steps, track)] - net for at, net in nets.items())

    # Three lots on one harbour's tracks; the lot of value 0 moves a marker by two fields.
    most = 0
    for spread in product(range(4), repeat=3):
        if sum(spread) <= 3:
            most = max(most, sum(swing(lots + 1) for lots in spread if lots))
    between = 2 * board.HARBOUR_PAY + board.ROUNDS * most
    assert between == 220
    assert between // 2 < MOST_PRICE


def test_every_id_has_its_own_action() -> None:
    for game, players, count in (("medici", 4, 213), ("medici", 6, 203), ("strozzi", 2, 215)):
        table = ids(game, players)
        assert len(table) == count == len(set(table.actions))
        assert [table.of(action) for action in table.actions] == list(range(count))


def test_ids_are_pinned() -> None:
    medici, strozzi = ids("medici", 4).of, ids("strozzi", 2).of
    assert [medici(a) for a in (DRAW, STOP, PASS, Bid(1), Bid(210))] == [0, 1, 2, 3, 212]
    assert [strozzi(a) for a in (DRAW, STOP, Price(0), Price(200))] == [0, 1, 2, 202]
    assert [strozzi(a) for a in (BUY, Load(3, 0), Load(5, 2), DISCARD)] == [203, 205, 213, 214]


@pytest.mark.parametrize("track", [3, 5, 6])
def test_options_change_no_ids(track: int) -> None:
    assert ids("strozzi", 2, track=track).actions == ids("strozzi", 2).actions


def test_an_amount_above_the_last_id_counts_as_the_last() -> None:
    strozzi = ids("strozzi", 2)
    assert strozzi.of(Price(999)) == strozzi.of(Price(200))
    with pytest.raises(KeyError):
        strozzi.of(PASS)


def test_legal_ids_of_a_position() -> None:
    medici, strozzi = ids("medici", 3), ids("strozzi", 2)
    start = Medici(3).start()
    assert medici.legal(start) == []
    selecting = start.apply(Begin(0)).apply(Lot("cloth", 5))
    assert medici.legal(selecting) == [0, 1]
    assert medici.legal(selecting.apply(STOP)) == [2, *range(3, 43)]
    priced = Strozzi().start().apply(Lot("gold", 5)).apply(STOP)
    assert strozzi.legal(priced) == list(range(2, 203))
