"""Views say what the position says, with seats from 1, at every step of whole games."""

from __future__ import annotations

import doctest

import msgspec
import pytest

import florin.views
from florin.core import events as ev
from florin.core import lot_token
from florin.games.medici import Position as MediciPosition
from florin.games.medici.board import HOLDS
from florin.records import Record, Replay, legal_tokens, steps
from florin.views import (
    EventView,
    MediciView,
    PositionView,
    StepView,
    StrozziView,
    event_view,
    legal_view,
    position_view,
    sheet_views,
    step_views,
)
from florin.views.events import _VIEW  # pyright: ignore[reportPrivateUsage]
from kit import GAMES, random_record

RECORDS = [random_record(game, players, 7) for game, players in GAMES]
IDS = [f"{game}-{players}" for game, players in GAMES]


@pytest.mark.parametrize("record", RECORDS, ids=IDS)
def test_every_position_reads_back_from_its_json(record: Record) -> None:
    for position in Replay.of(record).positions:
        view = position_view(position)
        text = msgspec.json.encode(view)
        assert msgspec.json.decode(text, type=PositionView) == view
        assert view.bag == position.bag
        assert view.unseen == [lot_token(lot) for lot in position.unseen]
        seats = view.buyers if isinstance(view, MediciView) else view.players
        assert [seat.money for seat in seats] == list(position.money)
        assert [seat.seat for seat in seats] == list(range(1, len(position.money) + 1))
        assert len(sheet_views(position)) == len(position.sheets)


@pytest.mark.parametrize("record", RECORDS, ids=IDS)
def test_legal_is_the_same_as_the_records(record: Record) -> None:
    for position in Replay.of(record).positions:
        legal = legal_view(position)
        if position.to_act < 0:
            assert legal is None
            continue
        assert legal is not None
        assert legal.tokens == legal_tokens(position.legal())
        assert legal.seat == position.to_act + 1
        numbers = [token for token in legal.tokens if token not in legal.words]
        assert (legal.least is None) == (not numbers)
        if numbers:
            low, _, high = numbers[0].partition("..")
            assert legal.least == int(low)
            assert legal.most == (int(high or low) if high or ".." not in numbers[0] else None)


@pytest.mark.parametrize("record", RECORDS, ids=IDS)
def test_steps_carry_events_and_positions(record: Record) -> None:
    views = step_views(record)
    assert [view.token for view in views] == list(record.moves)
    text = msgspec.json.encode(views)
    assert msgspec.json.decode(text, type=list[StepView]) == views
    assert [view.ply for view in views] == list(range(len(record.moves)))
    for view, step in zip(views, steps(record), strict=True):
        assert len(view.events) == len(step.events)
        assert view.position == position_view(step.after)


def test_every_event_has_a_view() -> None:
    kinds = {kind for kind in vars(ev).values() if isinstance(kind, type)}
    events = {kind for kind in kinds if issubclass(kind, ev.Event) and kind is not ev.Event}
    assert set(_VIEW) == events
    assert len(EventView.__args__) == len(events)
    assert msgspec.to_builtins(event_view(ev.BidMade(2, 7))) == {
        "event": "bid_made",
        "seat": 3,
        "florins": 7,
    }


def test_auction_states_follow_the_bidding() -> None:
    """Each state is what the rules say of that seat, and all of them occur."""
    seen: set[str] = set()
    for seed in range(12):
        record = random_record("medici", 3 + seed % 4, seed)
        for position in Replay.of(record).positions:
            if not isinstance(position, MediciPosition):
                continue
            view = position_view(position)
            assert isinstance(view, MediciView)
            for buyer in view.buyers:
                state = buyer.auction.state
                seen.add(state)
                assert (state == "out") == (len(position.ships[buyer.seat - 1]) == HOLDS)
                if state == "to_come":
                    assert buyer.seat - 1 in position.may_bid
                elif position.phase.value == "bid":
                    assert buyer.seat - 1 not in position.may_bid
                if state == "bid":
                    assert buyer.auction.florins in position.answers
    assert seen == {"idle", "to_come", "bid", "passed", "cannot", "out"}


def test_strozzi_markers_now_are_the_projection() -> None:
    for position in Replay.of(RECORDS[IDS.index("strozzi-2")]).positions:
        view = position_view(position)
        assert isinstance(view, StrozziView)
        for harbour, sheet in zip(view.harbours, view.projection.harbours, strict=True):
            now = [track.marker_now for track in harbour.tracks]
            assert now == [track.marker for track in sheet.tracks]


def test_the_example_of_the_room() -> None:
    results = doctest.testmod(florin.views)
    assert results.attempted
    assert not results.failed
