"""The arrays of a market follow the rules, sale by sale and day by day."""

import numpy as np
import pytest

from florin.core import Lot
from florin.core import events as ev
from florin.games.medici import Phase, Position, board
from florin.games.medici.bots import market as mk
from florin.games.medici.bots.board_view import kind_of, market_of
from kit import random_game


def same(found: mk.Market, expected: mk.Market) -> None:
    for name, a, b in zip(mk.Market._fields, found, expected, strict=True):
        assert np.array_equal(a, b), (name, a, b)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_markets_follow_the_rules(players: int) -> None:
    """Every draw, sale, discard and scored day of random games, done over arrays too."""
    scored = 0
    for seed in range(12):
        for before, action, after, events in random_game("medici", players, seed):
            assert isinstance(before, Position)
            assert isinstance(after, Position)
            now = market_of(before)
            if before.phase is Phase.LOT:
                assert isinstance(action, Lot)
                drawn = mk.with_lot(np, now, np.array([kind_of(action)]))
                grows = bool(mk.can_grow(np, drawn)[0])
                assert grows == (after.phase is Phase.SELECT)
                if grows:
                    same(drawn, market_of(after))
            if before.phase is Phase.BID and after.phase is not Phase.BID:
                sale = next((e for e in events if isinstance(e, ev.GroupSold)), None)
                seat, price = (sale.seat, sale.florins) if sale else (-1, 0)
                found = mk.sold(np, now, np.array([seat]), np.array([price]))
                scored += len(after.sheets) - len(before.sheets)
                if after.phase is Phase.BEGIN:  # the lot decides who selects
                    assert mk.least(found)[0, after.selector]
                    found = found._replace(selector=np.array([after.selector]))
                if after.phase is Phase.OVER:
                    assert tuple(found.money[0]) == after.money
                    assert found.day[0] == 4
                    outcome = after.outcome()
                    assert outcome is not None
                    shares = mk.win_shares(found.money)[0]
                    assert {s for s in range(players) if shares[s] > 0} == set(outcome.winners)
                else:
                    same(found, market_of(after))
            if after.phase in (Phase.LOT, Phase.FREE) and not after.group:
                sheet = after.projection()
                pay = mk.day_pay(np, market_of(after))[0]
                assert tuple(np.array(after.money) + pay) == sheet.money
    assert scored


def test_kinds_cover_every_lot_once() -> None:
    counts = np.bincount([kind_of(lot) for lot in board.LOTS], minlength=mk.KINDS)
    assert np.array_equal(counts, mk.COPIES)
    for lot in board.LOTS:
        assert mk.KIND_VALUE[kind_of(lot)] == lot.value
