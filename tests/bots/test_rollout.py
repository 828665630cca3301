"""The rollout judge: exact if no chance is left, the same every time, under the same luck."""

from typing import Any

import pytest

from florin.bots import JUDGES, RolloutJudge, UnknownJudge, judge
from florin.core import CHANCE, Value
from florin.games.medici import Medici
from florin.games.medici.actions import PASS, Bid
from florin.games.strozzi import Strozzi
from florin.games.strozzi.actions import BUY, DECLINE, DISCARD, Load, Price
from kit import GAMES, VARIANTS, afloat, fleet, medici, one_lot_left, random_game, strozzi, tokens

QUICK = RolloutJudge(4)
# Day 3, one lot left, seat 1 (index 0) turns it up; all are on level 0 of every stall.
LAST_LOT = afloat("C0", "F0", "G0", day=3, bag=1, money=(10, 12, 11))


def test_names() -> None:
    found = judge("rollout:7", Medici(4))
    assert isinstance(found, RolloutJudge)
    assert (found.games, found.name) == (7, "rollout:7")
    assert JUDGES[0] == judge("rollout", Strozzi()).name  # type: ignore[attr-defined]
    for wrong in ("", "oracle", "rollout:0", "rollout:x", "rollout:-1", "rollout:²"):
        with pytest.raises(UnknownJudge):
            judge(wrong, Medici(3))
    with pytest.raises(ValueError):
        RolloutJudge(0)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_every_position_can_be_judged(game: str, players: int) -> None:
    position: Any
    for ply, (position, _, _, _) in enumerate(random_game(game, players, 1)):
        if ply % 11:
            continue
        found = QUICK.judge(position)
        assert len(found.win) == len(found.money) == players
        assert sum(found.win) == pytest.approx(1)
        weighed = QUICK.weigh(position)
        if position.to_act == CHANCE:
            assert weighed == ()
        elif game == "medici":
            assert [action for action, _ in weighed] == list(position.legal())
        assert len(QUICK.fair_prices(position)) == (players if position.group else 0)


def test_the_end_is_exact() -> None:
    position = tokens(LAST_LOT, "C5 pass pass 1")
    assert position.outcome() is not None
    assert QUICK.judge(position).money == position.money
    assert QUICK.judge(position).win == (1, 0, 0)
    assert QUICK.weigh(position) == ()


def test_the_last_bid_of_a_game_is_exact() -> None:
    """The selector bids last. With C5 his cargo is 5 and worth 30; without it all have 0: 15 each.

    Stalls: cloth 2 against 0 and 0, else a level each. He leads by what he does not pay.
    """
    position = tokens(LAST_LOT, "C5 pass pass")
    assert position.to_act == 0
    for action, found in QUICK.weigh(position):
        end = position.apply(action)
        outcome = end.outcome()
        assert outcome is not None
        assert found.money == end.money
        shares = tuple((seat in outcome.winners) / len(outcome.winners) for seat in range(3))
        assert found.win == shares
    (fair, *others) = QUICK.fair_prices(position)
    assert others == [None, None], "they have passed"
    assert fair is not None
    buys, leaves = position.apply(Bid(int(fair))), position.apply(PASS)
    assert (0 in buys.outcome().winners) >= (0 in leaves.outcome().winners)  # type: ignore[union-attr]


def test_lower_bids_that_are_topped_are_worth_the_same() -> None:
    found = dict(RolloutJudge(16).weigh(medici("@1 C5 draw G5 stop")))
    assert found[Bid(1)] == found[PASS], "others open at five"
    assert found[Bid(40)].money[1] < found[Bid(10)].money[1], "dear groups make poor"


def test_the_same_judgement_every_time() -> None:
    position = medici("@1 C5 draw G5 stop")
    assert RolloutJudge(3).weigh(position) == RolloutJudge(3).weigh(position)
    assert RolloutJudge(3).judge(position) != RolloutJudge(5).judge(position)


def test_a_seat_without_room_has_no_fair_price() -> None:
    position = tokens(afloat("C0", "F0 F1 F2 F3", ""), "C5 draw G5 stop")
    one, two, three = QUICK.fair_prices(position)
    assert two is None
    assert one is not None
    assert three is not None
    assert 0 <= one <= 40


@pytest.mark.parametrize(
    "position",
    [
        tokens(afloat("C0", "F0 F1 F2 F3", "C5 C4 C3 C2"), "D5 stop"),
        tokens(afloat("C0", "F0 F1 F2 F3", ""), "C5 draw G5 stop 4"),
        strozzi("C4 draw S4 stop 12"),
        medici("@1"),
    ],
    ids=["medici", "medici-bid", "strozzi", "nothing"],
)
def test_the_price_of_one_seat_is_among_those_of_all(position: Any) -> None:
    for judge_of in (QUICK, RolloutJudge(4)):
        prices = judge_of.fair_prices(position) or (None,) * len(position.money)
        assert tuple(judge_of.fair_price(position, n) for n in range(len(prices))) == prices


def test_strozzis_last_load_is_exact() -> None:
    position = tokens(one_lot_left(round=3), "C4 0 buy")
    weighed = dict(QUICK.weigh(position))
    assert DISCARD in weighed
    for action, found in weighed.items():
        assert found.money == position.apply(action).money
    # Alone in harbour 1 or 2 with cloth it wins the harbour and a track; in harbour 3 no track.
    assert weighed[Load(5, 0)].money == (300, 330)
    assert weighed[Load(5, 2)].money == (300, 320)
    assert weighed[DISCARD].money == (300, 300)


def test_strozzis_last_price_makes_the_other_indifferent() -> None:
    """The buyer of the last lot gains 30: at a price of 30 it makes no difference who buys."""
    position = tokens(one_lot_left(round=3), "C4")
    assert QUICK.fair_prices(position) == (30, 30)
    prices = dict(QUICK.weigh(position))
    assert Price(0) in prices
    assert prices[Price(30)].win == (0.5, 0.5)
    assert prices[Price(29)].win == (0, 1), "too cheap: the other buys"
    assert prices[Price(31)].win == (0, 1), "too dear: the active player must buy"
    answers = dict(QUICK.weigh(position.apply(Price(10))))
    assert answers[BUY].money == (300, 320)
    assert answers[DECLINE].money == (320, 300)


def test_prices_do_not_depend_on_which_were_weighed() -> None:
    position = strozzi("C4 draw S4 stop")
    for action, found in QUICK.weigh(position):
        assert QUICK.judge(position.apply(action)) == found


def test_nothing_to_buy_nothing_to_price() -> None:
    assert QUICK.fair_prices(medici("@1")) == ()
    loading = tokens(one_lot_left(round=3, medici=fleet((5, 0, "C3"))), "C4 0 buy")
    assert QUICK.fair_prices(loading) == (None, None)


@pytest.mark.parametrize("digits", [12, 400])
def test_prices_without_limit(digits: int) -> None:
    asked = strozzi(f"C4 draw S4 stop {10**digits}")
    found = dict(QUICK.weigh(asked))
    assert found[DECLINE].win == (0, 1)
    assert found[BUY].win == (1, 0)
    assert found[BUY].money[1] < -(10 ** min(digits - 1, 299))
    assert len(QUICK.fair_prices(asked)) == 2


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_options_are_judged_by_their_rules(
    game: str, players: int, options: dict[str, Value]
) -> None:
    *_, (before, action, after, _) = random_game(game, players, 2, options)
    assert QUICK.judge(after).money == after.money
    if before.to_act >= 0:
        assert dict(QUICK.weigh(before))[action].money == after.money
