"""The worth of a group is the scoring with it less the scoring without it."""

from __future__ import annotations

import pytest

from florin.games.medici import Medici
from florin.games.medici import Position as MediciPosition
from florin.games.medici import worth as medici_worth
from florin.games.medici.board import HOLDS
from florin.games.medici.position import Phase as MediciPhase
from florin.games.medici.views import MediciView, position_view
from florin.games.present import position_view as any_view
from florin.games.strozzi import Position as StrozziPosition
from florin.games.strozzi import Strozzi
from florin.games.strozzi import worth as strozzi_worth
from florin.games.strozzi.position import Phase as StrozziPhase
from florin.games.strozzi.views import StrozziView
from florin.records import Record, Replay
from kit import SETUPS, afloat, fleet, random_record, sea, tokens


def _id(record: Record) -> str:
    return "-".join(map(str, (record.game, len(record.players), *record.options.values())))


RECORDS = [random_record(game, players, 3, options) for game, players, options in SETUPS]


@pytest.mark.parametrize("record", [r for r in RECORDS if r.game == "medici"], ids=_id)
def test_medici_buying_for_nothing_would_pay_just_that(record: Record) -> None:
    """Give the group to the buyer at price 0 by the rules, and compare the projections."""
    seen = 0
    for position in Replay.of(record).positions:
        assert isinstance(position, MediciPosition)
        for seat, gain in ((each.seat, each.gain) for each in medici_worth.worth(position)):
            ships = list(position.ships)
            ships[seat] += position.group
            assert len(ships[seat]) <= HOLDS
            given = position._replace(ships=tuple(ships)).projection()
            assert gain == given.money[seat] - position.projection().money[seat]
            seen += 1
        view = any_view(position)
        assert isinstance(view, MediciView)
        for each in view.worth:
            assert each.gain == each.cargo_gain + sum(stall.gain for stall in each.stalls)
        if position.phase is MediciPhase.BID:
            able = {each.seat - 1 for each in view.worth}
            assert able >= set(position.may_bid)
    assert seen > 50


def test_medici_an_example_to_the_florin() -> None:
    """Bruno, alone on dye, could take a dye 4 and pass Anna's cargo."""
    position = afloat("C5", "C4", "", selector=0)._replace(
        levels=((0, 0, 0, 0, 0), (0, 0, 0, 4, 0), (0, 0, 0, 0, 0))
    )
    view = position_view(tokens(position, "D4 stop"))
    bruno = next(each for each in view.worth if each.seat == 2)
    assert (bruno.cargo, bruno.rank, bruno.rank_after, bruno.cargo_gain) == (8, 2, 1, 15)
    (dye,) = bruno.stalls
    assert (dye.commodity, dye.level, dye.level_after) == ("dye", 4, 5)
    assert (dye.gain, dye.bonus_gain) == (5, 5)
    assert bruno.gain == 20
    first = tokens(position._replace(setup=Medici(3, edition="1995")), "D4 stop")
    assert position_view(first).worth[1].gain == 15, "M26: level 5 pays no bonus in 1995"


@pytest.mark.parametrize("record", [r for r in RECORDS if r.game == "strozzi"], ids=_id)
def test_strozzi_loading_pays_just_that(record: Record) -> None:
    """Load by the rules and compare the projections, unless the loading ends the round."""
    seen = 0
    for position in Replay.of(record).positions:
        assert isinstance(position, StrozziPosition)
        for each in strozzi_worth.worth(position):
            assert [loading.load for loading in each.loadings] == position.loads(each.seat)
        if position.phase is not StrozziPhase.LOAD:
            continue
        (mine,) = strozzi_worth.worth(position)
        now = position.projection().money
        for loading in mine.loadings:
            after = position.apply(loading.load)
            ended = len(after.sheets) > len(position.sheets)
            money = (after.sheets[-1] if ended else after.projection()).money
            gain = money[mine.seat] - now[mine.seat]
            assert loading.gain == gain
            assert loading.swing == gain - (money[1 - mine.seat] - now[1 - mine.seat])
            seen += 1
        view = any_view(position)
        assert isinstance(view, StrozziView)
        assert [loading.token for loading in view.worth[0].loadings] == [
            load.token for load in position.loads(mine.seat)
        ]
    assert seen > 20


def test_strozzi_an_example_to_the_florin() -> None:
    """Medici draws the fur 4; on the left is a fur track, and Strozzi lies there with 3."""
    position = tokens(sea(strozzi=fleet((3, 0, "C3"))), "F4 stop")
    medici, strozzi = strozzi_worth.worth(position)
    left = next(each for each in medici.loadings if each.load.token == "3@1")
    assert (left.gain, left.swing) == (30, 50), "20 and 10 for him, and Strozzi loses her 20"
    middle = next(each for each in medici.loadings if each.load.token == "3@2")
    assert (middle.gain, middle.swing) == (20, 20), "no fur track in the middle"
    assert medici.best is not None
    assert medici.best.swing == 50
    assert strozzi.best is not None
    ahead = position._replace(markers=((1, 0, 0), (0, 0, 0), (0, 0)))
    for track, gain in ((3, 30), (4, 20)):
        best = strozzi_worth.worth(ahead._replace(setup=Strozzi(track=track)))[0].best
        assert best is not None
        assert best.gain == gain, "the harbour's 20; field 2 pays 10 more if there are 3 fields"
