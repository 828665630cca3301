"""What must hold in both games, whatever is played; tests/testing checks what holds in any game."""

import pickle
from collections import Counter
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from florin import games as registry
from florin.core import (
    DRAW,
    NOBODY,
    STOP,
    Action,
    GameIsOver,
    IllegalAction,
    Lot,
    Lots,
    MalformedAction,
    Position,
    Value,
)
from florin.core import events as ev
from florin.games.medici import Medici
from florin.games.medici import Position as MediciPosition
from florin.games.medici import board as medici_board
from florin.games.medici import events as medici_events
from florin.games.medici.actions import PASS, Begin, Bid
from florin.games.medici.position import Phase as MediciPhase
from florin.games.strozzi import Phase as StrozziPhase
from florin.games.strozzi import Position as StrozziPosition
from florin.games.strozzi import Strozzi
from florin.games.strozzi import board as strozzi_board
from florin.games.strozzi import events as strozzi_events
from florin.games.strozzi.actions import BUY, DECLINE, DISCARD, Load, Price
from kit import SETUPS, examples, random_game

Case = tuple[tuple[str, int, dict[str, Value]], int]

cases = st.tuples(st.sampled_from(SETUPS), st.integers(0, 10**6))

WORDS = (DRAW, STOP, PASS, BUY, DECLINE, DISCARD)

# Every action that either game knows, and numbers around every limit.
UNIVERSE: tuple[Action, ...] = (
    *WORDS,
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


@given(cases)
@examples(60)
def test_lots_are_conserved(case: Case) -> None:
    (game, players, options), seed = case
    for _, _, after, _ in random_game(game, players, seed, options):
        assert isinstance(after, MediciPosition | StrozziPosition)
        everywhere = after.unseen + aboard(after) + after.group + after.discarded
        assert Counter(everywhere) == Counter(all_lots(after))
        drawn = len(all_lots(after)) - len(after.unseen)
        in_bag = 6 * players if game == "medici" else 26
        assert after.bag == in_bag - drawn
        order = [all_lots(after).index(lot) for lot in after.unseen]
        assert order == sorted(order), "unseen lots are a multiset: their order says nothing"


@given(cases)
@examples(60)
def test_money_is_accounted_for_to_the_florin(case: Case) -> None:
    """Capital, less what events say was paid, plus what sheets say was earned."""
    (game, players, options), seed = case
    capital = medici_board.CAPITAL[players] if game == "medici" else strozzi_board.CAPITAL
    purse = [capital] * players
    for _, _, after, events in random_game(game, players, seed, options):
        for event in events:
            if isinstance(event, ev.GroupSold):
                purse[event.seat] -= event.florins
            elif isinstance(event, medici_events.DayScored):
                sheet = event.sheet
                for seat in range(players):
                    purse[seat] += sheet.cargo_pay[seat]
                    purse[seat] += sum(sheet.awards[seat]) + sum(sheet.bonuses[seat])
            elif isinstance(event, strozzi_events.RoundScored):
                tables = (event.sheet.awards, event.sheet.bonuses)
                pays = [pair for table in tables for row in table for pair in row]
                for seat in range(players):
                    purse[seat] += sum(pair[seat] for pair in pays)
                    purse[seat] += sum(pair[seat] for pair in event.sheet.harbour_pays)
        assert list(after.money) == purse
        if game == "medici":
            assert min(after.money) >= 0


@given(cases)
@examples(12)
def test_every_legal_action_applies_and_no_other(case: Case) -> None:
    (game, players, options), seed = case
    for before, _, after, _ in random_game(game, players, seed, options):
        legal = before.legal()
        for action in islice(legal, 200):
            before.apply(action)
        endless = (amounts := before.amounts()) is not None and amounts.most is None
        allowed = legal if endless else set(legal)
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


@given(cases)
@examples(30)
def test_events_tell_the_story(case: Case) -> None:
    """A screen that only hears events ends up with the ships of the position."""
    (game, players, options), seed = case
    ships: list[list[Lot]] = [[] for _ in range(players)]
    for _, _, after, events in random_game(game, players, seed, options):
        for event in events:
            match event:
                case medici_events.DayBegan() | strozzi_events.RoundBegan():
                    ships = [[] for _ in range(players)]
                case ev.GroupSold() if game == "medici":
                    ships[event.seat] += event.lots
                case strozzi_events.GroupLoaded():
                    ships[event.seat] += event.lots
                case medici_events.FreeLot():
                    ships[event.seat].append(event.lot)
                case medici_events.DayScored() if event.day < medici_board.DAYS:
                    ships = [[] for _ in range(players)]
                case _:
                    pass
        if isinstance(after, MediciPosition):
            assert tuple(map(tuple, ships)) == after.ships
        else:
            assert Counter(lot for ship in ships for lot in ship) == Counter(aboard(after))


@given(cases)
@examples(30)
def test_a_group_grows_up_to_its_limit(case: Case) -> None:
    """More lots may be drawn just until the group has as many as its limit says (M8, M9, S7)."""
    (game, players, options), seed = case
    for before, _, after, _ in random_game(game, players, seed, options):
        assert isinstance(before, MediciPosition | StrozziPosition)
        assert isinstance(after, MediciPosition | StrozziPosition)
        if before.phase.value == "lot":
            may_grow = len(before.group) + 1 < before.group_limit
            assert (after.phase.value == "select") == may_grow
            if may_grow:
                assert after.group_limit == before.group_limit


@given(st.integers(0, 10**6))
@examples(20)
def test_strozzi_a_price_can_be_taken_back(seed: int) -> None:
    offered = None
    for before, _, after, _ in random_game("strozzi", 2, seed):
        assert isinstance(before, StrozziPosition)
        assert isinstance(after, StrozziPosition)
        if before.phase is StrozziPhase.PRICE:
            offered = before
        if after.phase in (StrozziPhase.ANSWER, StrozziPhase.LOAD):
            assert after.before_price() == offered


@given(st.integers(3, 6), st.integers(0, 10**6))
@examples(20)
def test_medici_a_sale_is_that_after_an_auction(buyers: int, seed: int) -> None:
    for _, _, position, _ in random_game("medici", buyers, seed):
        assert isinstance(position, MediciPosition)
        if position.phase is MediciPhase.BID and not position.answers:
            for seat in position.may_bid:
                florins, after = position.money[seat], position
                while after.phase is MediciPhase.BID:
                    after = after.apply(Bid(florins) if after.to_act == seat else PASS)
                assert position.sold_to(seat, florins) == after


@given(cases)
@examples(20)
def test_repr_rebuilds_actions(case: Case) -> None:
    (game, players, options), seed = case
    names = {"Lot": Lot, "Begin": Begin, "Bid": Bid, "Price": Price, "Load": Load}
    names |= {repr(word): word for word in WORDS}
    for _, action, _, _ in random_game(game, players, seed, options):
        assert eval(repr(action), names) == action
        assert action.token


def test_a_lot_is_one_object_and_never_changes() -> None:
    lot = Lot("cloth", 5)
    assert lot is Lot("cloth", 5)
    assert pickle.loads(pickle.dumps(lot)) is lot
    assert lot is not Lot("cloth", 4)
    with pytest.raises(AttributeError):
        lot.value = 4  # type: ignore[misc]
    with pytest.raises(ValueError, match="silk"):
        Lot("silk", 1)


@given(cases)
@examples(40)
def test_the_setup_stays_with_every_position(case: Case) -> None:
    (game, players, options), seed = case
    setup = registry.get(game).setup(players, options)
    for _, _, after, _ in random_game(game, players, seed, options):
        assert after.setup == setup
        assert after.game == setup.game == game
        assert registry.get(game).setup(players, after.setup.options) == setup
        assert eval(repr(setup), {"Medici": Medici, "Strozzi": Strozzi}) == setup
