from __future__ import annotations

import pytest
from florin.encoding.ids import actions, ids, legal_ids

from florin.core import DRAW, STOP, Lot
from florin.games.medici import Medici
from florin.games.medici.actions import PASS, Begin, Bid
from florin.games.medici.ids import most_owned
from florin.games.strozzi import Strozzi
from florin.games.strozzi.actions import BUY, DISCARD, Load, Price


@pytest.mark.parametrize(("buyers", "florins"), [(3, 210), (4, 210), (5, 200), (6, 200)])
def test_no_buyer_owns_more_than_capital_and_the_best_two_days(buyers: int, florins: int) -> None:
    # By hand: five different lots on day 1, five of one more commodity on day 2 (level 6).
    capital = {3: 40, 4: 40, 5: 30, 6: 30}[buyers]
    assert most_owned(buyers) == florins == capital + (30 + 5 * 10) + (30 + 5 * 10 + 10)


def test_every_id_has_its_own_action() -> None:
    for game, players, count in (("medici", 4, 213), ("medici", 6, 203), ("strozzi", 2, 215)):
        table = actions(game, players)
        assert len(table) == count == len(set(table))
        assert [ids(game, players)[action] for action in table] == list(range(count))


def test_ids_are_pinned() -> None:
    medici, strozzi = ids("medici", 4), ids("strozzi", 2)
    assert [medici[a] for a in (DRAW, STOP, PASS, Bid(1), Bid(210))] == [0, 1, 2, 3, 212]
    assert [strozzi[a] for a in (DRAW, STOP, Price(0), Price(200))] == [0, 1, 2, 202]
    assert [strozzi[a] for a in (BUY, Load(3, 0), Load(5, 2), DISCARD)] == [203, 205, 213, 214]


def test_legal_ids_of_a_position() -> None:
    start = Medici(3).start()
    assert legal_ids(start) == []
    selecting = start.apply(Begin(0)).apply(Lot("cloth", 5))
    assert legal_ids(selecting) == [0, 1]
    assert legal_ids(selecting.apply(STOP)) == [2, *range(3, 43)]
    priced = Strozzi().start().apply(Lot("gold", 5)).apply(STOP)
    assert legal_ids(priced) == list(range(2, 203))
