"""Views say what the position says, with seats from 1, at every step of whole games."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Union

import msgspec
import pytest

from florin import games
from florin.core import Event, legal_tokens, tokens_of
from florin.games.medici import Medici
from florin.games.medici import Position as MediciPosition
from florin.games.medici.board import HOLDS
from florin.games.medici.events import BidMade
from florin.games.medici.views import MediciView
from florin.games.present import event_types, event_view, position_types, position_view, sheet_views
from florin.games.strozzi import Position as StrozziPosition
from florin.games.strozzi.views import StrozziView
from florin.records import Record, Replay, steps
from florin.views import legal_view
from kit import SETUPS, random_record

RECORDS = [random_record(game, players, 7, options) for game, players, options in SETUPS]
IDS = ["-".join(map(str, (game, players, *options.values()))) for game, players, options in SETUPS]
OWN = MediciView | StrozziView


@pytest.mark.parametrize("record", RECORDS, ids=IDS)
def test_every_position_reads_back_from_its_json(record: Record) -> None:
    for position in Replay.of(record).positions:
        assert isinstance(position, MediciPosition | StrozziPosition)
        view = position_view(position)
        text = msgspec.json.encode(view)
        assert msgspec.json.decode(text, type=OWN) == view
        assert view.bag == position.bag
        assert view.unseen == tokens_of(position.unseen)
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
        assert legal.tokens == legal_tokens(position)
        assert legal.seat == position.to_act + 1
        numbers = [token for token in legal.tokens if token not in legal.words]
        assert (legal.least is None) == (not numbers)
        if numbers:
            low, _, high = numbers[0].partition("..")
            assert legal.least == int(low)
            assert legal.most == (int(high or low) if high or ".." not in numbers[0] else None)


@pytest.mark.parametrize("record", RECORDS, ids=IDS)
def test_every_event_reads_back_from_its_json(record: Record) -> None:
    views = games.get(record.game).views
    assert views is not None
    kinds: Any = Union[views.EVENT_TYPES]  # noqa: UP007 - of a tuple of types
    seen: set[Any] = set()
    for step in steps(record):
        for event in step.events:
            view: Any = event_view(step.before, event)
            assert msgspec.json.decode(msgspec.json.encode(view), type=kinds) == view
            seen.add(type(view))
    assert seen <= set(views.EVENT_TYPES)


@pytest.mark.parametrize("game", games.names())
def test_every_event_of_a_game_has_a_view(game: str) -> None:
    events = import_module(f"florin.games.{game}.events")
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type)}
    names = {kind.__name__ for kind in kinds if issubclass(kind, Event) and kind is not Event}
    views = games.get(game).views
    assert views is not None
    assert {kind.__name__ for kind in views.EVENT_TYPES} == names


def test_an_event_names_seats_from_1() -> None:
    view = event_view(Medici(3).start(), BidMade(2, 7))
    assert msgspec.to_builtins(view) == {"event": "bid_made", "seat": 3, "florins": 7}


def test_the_types_of_all_games_are_listed_once() -> None:
    assert MediciView in position_types()
    assert StrozziView in position_types()
    assert len(set(event_types())) == len(event_types())


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
    tracks: set[int] = set()
    for record in (record for record in RECORDS if record.game == "strozzi"):
        for position in Replay.of(record).positions:
            view = position_view(position)
            assert isinstance(view, StrozziView)
            tracks.add(view.track_end)
            assert view.track_end == record.options.get("track", 4)
            assert view.field_bonus == [0] * (view.track_end - 1) + [10, 20]
            _markers_match(view)
    assert tracks == {3, 4, 5, 6}


def _markers_match(view: StrozziView) -> None:
    for harbour, sheet in zip(view.harbours, view.projection.harbours, strict=True):
        now = [track.marker_now for track in harbour.tracks]
        assert now == [track.marker for track in sheet.tracks]
        assert all(abs(marker) <= view.track_end for marker in now)
