"""What must hold in every game, whatever is played."""

import pickle
from collections import Counter
from fractions import Fraction
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from florin.core import (
    CHANCE,
    NOBODY,
    Action,
    GameIsOver,
    IllegalAction,
    Lot,
    Lots,
    MalformedAction,
    Position,
    Word,
    chances,
)
from florin.core import events as ev
from florin.games.medici import Position as MediciPosition
from florin.games.medici import board as medici_board
from florin.games.medici.actions import Begin, Bid
from florin.games.strozzi import AnyPrice
from florin.games.strozzi import Position as StrozziPosition
from florin.games.strozzi import board as strozzi_board
from florin.games.strozzi.actions import Load, Price
from florin.records import token
from kit import GAMES, random_game

games = st.tuples(st.sampled_from(GAMES), st.integers(0, 10**6))

# Every action that either game knows, and numbers around every limit.
UNIVERSE: tuple[Action, ...] = (
    *Word,
    *dict.fromkeys(medici_board.LOTS + strozzi_board.LOTS),
    Lot("grain", 7),
    *(Begin(seat) for seat in range(-1, 7)),
    *(Bid(florins) for florins in range(-1, 120)),
    *(Price(florins) for florins in (-1, 0, 1, 39, 10**12)),
    *(Load(holds, harbour) for holds in (2, 3, 4, 5, 6) for harbour in range(-1, 4)),
)


def aboard(position: Position) -> Lots:
    if isinstance(position, MediciPosition):
        return sum(position.ships, ())
    assert isinstance(position, StrozziPosition)
    return sum((ship.lots for fleet in position.fleets for ship in fleet), ())


def all_lots(position: Position) -> Lots:
    return medici_board.LOTS if position.game == "medici" else strozzi_board.LOTS


@given(games)
@settings(max_examples=60)
def test_lots_are_conserved(case: tuple[tuple[str, int], int]) -> None:
    (game, players), seed = case
    for _, _, after, _ in random_game(game, players, seed):
        everywhere = after.unseen + aboard(after) + after.group + after.discarded
        assert Counter(everywhere) == Counter(all_lots(after))
        drawn = len(all_lots(after)) - len(after.unseen)
        in_bag = 6 * players if game == "medici" else 26
        assert after.bag == in_bag - drawn
        order = [all_lots(after).index(lot) for lot in after.unseen]
        assert order == sorted(order), "unseen lots are a multiset: their order says nothing"


@given(games)
@settings(max_examples=60)
def test_money_is_accounted_for_to_the_florin(case: tuple[tuple[str, int], int]) -> None:
    """Capital, less what events say was paid, plus what sheets say was earned."""
    (game, players), seed = case
    capital = medici_board.CAPITAL[players] if game == "medici" else strozzi_board.CAPITAL
    purse = [capital] * players
    for _, _, after, events in random_game(game, players, seed):
        for event in events:
            if isinstance(event, ev.GroupSold):
                purse[event.seat] -= event.florins
            elif isinstance(event, ev.DayScored):
                sheet = event.sheet
                for seat in range(players):
                    purse[seat] += sheet.cargo_pay[seat]
                    purse[seat] += sum(sheet.awards[seat]) + sum(sheet.bonuses[seat])
            elif isinstance(event, ev.RoundScored):
                tables = (event.sheet.awards, event.sheet.bonuses)
                pays = [pair for table in tables for row in table for pair in row]
                for seat in range(players):
                    purse[seat] += sum(pair[seat] for pair in pays)
                    purse[seat] += sum(pair[seat] for pair in event.sheet.harbour_pays)
        assert list(after.money) == purse
        if game == "medici":
            assert min(after.money) >= 0


@given(games)
@settings(max_examples=30)
def test_positions_never_change(case: tuple[tuple[str, int], int]) -> None:
    (game, players), seed = case
    for before, action, after, events in random_game(game, players, seed):
        copy = pickle.loads(pickle.dumps(before))
        assert copy == before
        assert before.apply(action) == after, "with or without telling, the same happens"
        assert before == copy
        assert hash(before) == hash(copy)
        again: list[ev.Event] = []
        assert copy.apply(action, again) == after
        assert again == events


@given(games)
@settings(max_examples=30)
def test_probabilities_sum_to_one(case: tuple[tuple[str, int], int]) -> None:
    (game, players), seed = case
    for before, action, _, _ in random_game(game, players, seed):
        found = chances(before)
        if before.to_act == CHANCE:
            assert sum(p for _, p in found) == Fraction(1)
            assert all(p > 0 for _, p in found)
            assert tuple(outcome for outcome, _ in found) == before.legal()
            assert action in dict(found)
        else:
            assert found == ()
            assert before.urn() == ()


@given(games)
@settings(max_examples=12)
def test_every_legal_action_applies_and_no_other(case: tuple[tuple[str, int], int]) -> None:
    (game, players), seed = case
    for before, _, after, _ in random_game(game, players, seed):
        legal = before.legal()
        for action in islice(legal, 200):
            before.apply(action)
        allowed = legal if isinstance(legal, AnyPrice) else set(legal)
        for action in UNIVERSE:
            if action in allowed:
                before.apply(action)
            else:
                with pytest.raises((IllegalAction, MalformedAction)):
                    before.apply(action)
        if after.to_act == NOBODY:
            for action in UNIVERSE:
                with pytest.raises(GameIsOver):
                    after.apply(action)


@given(games)
@settings(max_examples=30)
def test_a_decision_is_only_where_there_are_two(case: tuple[tuple[str, int], int]) -> None:
    (game, players), seed = case
    for before, _, _, _ in random_game(game, players, seed):
        if before.to_act >= 0:
            assert len(list(islice(before.legal(), 2))) == 2


@given(games)
@settings(max_examples=30)
def test_refusals_say_what_was_legal(case: tuple[tuple[str, int], int]) -> None:
    (game, players), seed = case
    for before, _, _, _ in random_game(game, players, seed):
        wrong = Lot("grain", 7)
        with pytest.raises(IllegalAction) as refused:
            before.apply(wrong)
        assert refused.value.legal == before.legal()
        assert refused.value.to_act == before.to_act
        with pytest.raises(MalformedAction):
            before.apply("pass")  # type: ignore[arg-type]


@given(games)
@settings(max_examples=30)
def test_events_tell_the_story(case: tuple[tuple[str, int], int]) -> None:
    """A screen that only hears events ends up with the ships of the position."""
    (game, players), seed = case
    ships: list[list[Lot]] = [[] for _ in range(players)]
    for _, _, after, events in random_game(game, players, seed):
        for event in events:
            match event:
                case ev.DayBegan() | ev.RoundBegan():
                    ships = [[] for _ in range(players)]
                case ev.GroupSold() if game == "medici":
                    ships[event.seat] += event.lots
                case ev.GroupLoaded():
                    ships[event.seat] += event.lots
                case ev.FreeLot():
                    ships[event.seat].append(event.lot)
                case ev.DayScored() if event.day < medici_board.DAYS:
                    ships = [[] for _ in range(players)]
                case _:
                    pass
        if isinstance(after, MediciPosition):
            assert tuple(map(tuple, ships)) == after.ships
        else:
            assert Counter(lot for ship in ships for lot in ship) == Counter(aboard(after))


@given(games)
@settings(max_examples=20)
def test_repr_rebuilds_actions(case: tuple[tuple[str, int], int]) -> None:
    (game, players), seed = case
    names = {"Lot": Lot, "Begin": Begin, "Bid": Bid, "Price": Price, "Load": Load}
    names |= {word.name: word for word in Word}
    for _, action, _, _ in random_game(game, players, seed):
        assert eval(repr(action), names) == action
        assert token(action)


def test_a_lot_is_one_object_and_never_changes() -> None:
    lot = Lot("cloth", 5)
    assert lot is Lot("cloth", 5)
    assert pickle.loads(pickle.dumps(lot)) is lot
    assert lot is not Lot("cloth", 4)
    with pytest.raises(AttributeError):
        lot.value = 4  # type: ignore[misc]
    with pytest.raises(ValueError, match="silk"):
        Lot("silk", 1)
