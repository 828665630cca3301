"""Analysis of a game whose last decision has one right answer."""

from typing import NamedTuple

import pytest

from florin.analysis import Analysis, analyse, costliest, money_weight
from florin.bots import Judgement, RolloutJudge
from florin.core import CHANCE, DRAW, NOBODY, STOP, TIE, Action, Position
from florin.games.strozzi.actions import Price
from florin.records import BadMove, Record, position_of
from kit import random_record

GAME = random_record("medici", 3, 5)


def before_the_end(game: str, players: int) -> Record:
    """A random game up to its last decision, which no chance follows."""
    for seed in range(100):
        record = random_record(game, players, seed)
        short = record.prefix(len(record.moves) - 1)
        if position_of(short).to_act >= 0:
            return short
    raise AssertionError("no such game")


class Told(NamedTuple):
    """A judge that knows by heart: the pairs of win and money of seat 1 for each token."""

    worth: dict[Action, tuple[float, float]]

    def judge(self, position: Position) -> Judgement:
        return Judgement((0.5, 0.5), (300, 300)) if position.to_act >= 0 else self._of(0.25, 250)

    def weigh(self, position: Position) -> list[tuple[Action, Judgement]]:
        return [(action, self._of(*found)) for action, found in self.worth.items()]

    def fair_prices(self, position: Position) -> tuple[float | None, ...]:
        return (12.5, None)

    def _of(self, win: float, money: float) -> Judgement:
        return Judgement((win, 1 - win), (money, 300))


@pytest.mark.parametrize(("game", "players"), [("medici", 3), ("medici", 4), ("strozzi", 2)])
def test_the_last_decision_is_judged_exactly(game: str, players: int) -> None:
    record = before_the_end(game, players)
    position = position_of(record)
    seat = position.to_act
    weight = money_weight(game)
    ends: dict[str, tuple[float, float, int]] = {}
    for action in position.legal():
        end = position.apply(action)
        outcome = end.outcome()
        assert outcome is not None
        share = (seat in outcome.winners) / len(outcome.winners)
        others = (sum(end.money) - end.money[seat]) / (players - 1)
        worth = share + weight / 100 * (end.money[seat] - others)
        ends[action.token] = (worth, share, end.money[seat])
    best = max(ends.values())
    for word, (worth, win, money) in ends.items():
        analysis = analyse(record.then(word), Last())
        decision = analysis.decisions[-1]
        assert (decision.token, decision.seat) == (word, seat)
        assert decision.after.win[seat] == win
        if best[0] - worth <= TIE:
            assert (decision.best, decision.lost_win, decision.lost_money) == (word, 0, 0)
            continue
        assert ends[decision.best] == best
        lost = (max(0, best[1] - win), max(0, best[2] - money))
        assert (decision.lost_win, decision.lost_money) == lost
        assert decision in analysis.totals[seat].mistakes or lost == (0, 0)
        assert analysis.end.money == position_of(record.then(word)).money


class Last:
    """Judges decisions that end the game, by rollout; all others are even."""

    def __init__(self) -> None:
        self.inner = RolloutJudge(1)

    def judge(self, position: Position) -> Judgement:
        return self.inner.judge(position) if self._exact(position) else self._even(position)

    def weigh(self, position: Position) -> list[tuple[Action, Judgement]]:
        if self._exact(position):
            return list(self.inner.weigh(position))
        if _any_price(position):
            return [(Price(0), self._even(position))]
        return [(action, self._even(position)) for action in position.legal()]

    def fair_prices(self, position: Position) -> tuple[float | None, ...]:
        return (None,) * len(position.money)

    def _exact(self, position: Position) -> bool:
        if position.to_act == NOBODY:
            return True
        if position.to_act == CHANCE or _any_price(position):
            return False
        return all(position.apply(action).to_act == NOBODY for action in position.legal())

    @staticmethod
    def _even(position: Position) -> Judgement:
        seats = len(position.money)
        return Judgement((1 / seats,) * seats, (0.0,) * seats)


def _any_price(position: Position) -> bool:
    amounts = position.amounts()
    return amounts is not None and amounts.most is None


def told(*moves: str) -> Analysis:
    worth: dict[Action, tuple[float, float]] = {
        DRAW: (0.5, 310.0), STOP: (0.6, 305.0), Price(6): (0.7, 300.0),
    }  # fmt: skip
    return analyse(Record("strozzi", ("Anna", "Bruno"), {}, moves), Told(worth), name="told")


def test_what_a_token_lost_is_measured_from_the_best() -> None:
    analysis = told("C4", "draw", "S0")
    (decision,) = analysis.decisions
    assert (decision.ply, decision.token, decision.best) == (1, "draw", "6")
    assert decision.lost_win == pytest.approx(0.2)
    assert decision.lost_money == 0, "the best wins more often with less money"


def test_a_price_the_judge_did_not_think_of_is_judged_after_it() -> None:
    analysis = told("C4", "stop", "9")
    assert analysis.decisions[-1].after == Judgement((0.5, 0.5), (300, 300))
    assert analysis.decisions[-1].best == "6"


def test_groups_have_fair_prices_and_buyers() -> None:
    analysis = told("C4", "stop", "6", "buy")
    (group,) = analysis.groups
    assert (group.ply, group.seat, group.fair) == (2, 0, (12.5, None))
    assert (group.buyer, group.florins) == (1, 6)
    unsold = told("C4", "stop", "6").groups[0]
    assert (unsold.buyer, unsold.florins) == (None, None)


def test_totals_and_mistakes_of_a_whole_game() -> None:
    seen: list[tuple[int, int]] = []
    analysis = analyse(
        GAME, RolloutJudge(1), progress=lambda done, total: seen.append((done, total))
    )
    assert seen[-1] == (len(GAME.moves), len(GAME.moves))
    assert len(analysis.decisions) == sum(total.decisions for total in analysis.totals)
    for seat, total in enumerate(analysis.totals):
        own = [decision for decision in analysis.decisions if decision.seat == seat]
        assert total.lost_win == pytest.approx(sum(decision.lost_win for decision in own))
        assert total.lost_money == pytest.approx(sum(decision.lost_money for decision in own))
        assert all(decision.lost_win >= 0 <= decision.lost_money for decision in own)
    losses = [decision.lost_win for decision in analysis.mistakes]
    assert len(losses) == 3
    assert losses == sorted(losses, reverse=True)
    assert losses[0] == max(decision.lost_win for decision in analysis.decisions)
    assert len(analysis.stage_ends) == 3
    assert sum(group.buyer is not None for group in analysis.groups) > 10


def test_best_moves_are_no_mistakes() -> None:
    assert costliest(told("C4", "stop", "6").decisions[1:]) == ()


def test_json() -> None:
    result = told("C4", "stop", "6", "buy").as_dict()
    assert list(result) == [
        "game", "players", "judge", "decisions", "groups", "totals", "mistakes", "end",
        "luck", "turning_points",
    ]  # fmt: skip
    assert result["judge"] == "told"
    first = result["decisions"][0]
    assert {name: first[name] for name in ("phases", "fair")} == {"phases": ["draw"], "fair": None}
    assert (
        first
        | {
            "ply": 1,
            "seat": 1,
            "token": "stop",
            "best": "6",
            "before": {"win": [0.5, 0.5], "money": [300, 300]},
            "after": {"win": [0.6, 0.4], "money": [305.0, 300]},
            "lost": {"win": pytest.approx(0.1), "money": 0.0},
        }
        == first
    )
    assert result["groups"][0] == {
        "ply": 2, "seat": 1, "lots": ["C4"], "fair": [12.5, None], "buyer": 2, "florins": 6,
    }  # fmt: skip


def test_any_record_will_do() -> None:
    empty = analyse(Record("strozzi", ("Anna", "Bruno")), RolloutJudge(1))
    assert empty.decisions == empty.mistakes == ()
    with pytest.raises(BadMove, match="ply 1"):
        analyse(Record("strozzi", ("Anna", "Bruno"), {}, ("C4", "jump")), RolloutJudge(1))
