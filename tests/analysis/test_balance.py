"""Skill and luck add up to the result, to the last bit, over whole games."""

import random

import pytest

from florin import games
from florin.analysis import Analysis, analyse
from florin.analysis.result import HALF, HOPELESS, QUANTUM, Decision, Skill, part_of, skill_of
from florin.bots import RolloutJudge, bot, judge
from florin.core import CHANCE, NOBODY, Judgement
from florin.records import Record, deal
from kit import GAMES, NAMES, random_record


def played(game: str, players: int, level: str, seed: str) -> Record:
    """A whole game between bots of one level."""
    rng, moves = random.Random(seed), list[str]()
    position = games.get(game).setup(players).start()
    while position.to_act != NOBODY:
        if position.to_act == CHANCE:
            action = deal(seed, position)
        else:
            action = bot(level).choose(position, rng, moves)
        moves.append(action.token)
        position = position.apply(action)
    return Record(game, NAMES[:players], {}, tuple(moves))


def check(analysis: Analysis) -> None:
    shares = [0.0] * len(analysis.record.players)
    for total in analysis.totals:
        assert total.start + total.own + total.others + total.luck == total.result
        assert total.own <= 0
        shares[total.seat] = total.result
        assert total.luck % QUANTUM == total.others % QUANTUM == 0
    plies = [each.ply for each in (*analysis.luck, *analysis.decisions)]
    assert sorted(plies) == list(range(len(analysis.record.moves)))
    if sorted(shares)[-2] == 0:  # a sole winner
        assert max(shares) == 1.0


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_start_own_others_and_luck_are_exactly_the_result(game: str, players: int) -> None:
    for seed in (3, 4):
        check(analyse(random_record(game, players, seed), RolloutJudge(1)))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("medici", 3), ("strozzi", 2)])
def test_the_same_holds_for_the_evaluator(game: str, players: int) -> None:
    record = played(game, players, "novice", "balance")
    analysis = analyse(record, judge("magnifico", record.setup()))
    check(analysis)
    # A weak level loses something, and the review names it.
    assert all(total.lost_win > 0 and total.accuracy < 100 for total in analysis.totals)
    assert analysis.turning_points
    assert [abs(turn.win) for turn in analysis.turning_points] == sorted(
        (abs(turn.win) for turn in analysis.turning_points), reverse=True
    )


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("medici", 3), ("strozzi", 2)])
def test_the_strongest_level_plays_what_the_analysis_calls_best(game: str, players: int) -> None:
    """Bot and analysis maximise the same utility."""
    record = played(game, players, "magnifico", "one utility")
    analysis = analyse(record, judge("magnifico", record.setup()))
    assert [d for d in analysis.decisions if not d.is_best] == []
    assert all(total.accuracy == 100 for total in analysis.totals)


def test_accuracy_halves_with_every_two_hundredths_lost() -> None:
    worth = Judgement((0.5, 0.5), (300, 300))
    lost = [Decision(0, 0, "draw", "stop", worth, worth, win, 0) for win in (0, HALF, 2 * HALF)]
    assert [decision.accuracy for decision in lost] == [100, 50, 25]
    assert part_of(lost).accuracy == pytest.approx(175 / 3)
    assert part_of([]).accuracy == 100


def test_forced_and_hopeless_decisions_show_no_skill() -> None:
    def lost(florins: float, win: float = 0.5, *, forced: bool = False) -> Decision:
        worth = Judgement((win, 1 - win), (300, 300))
        return Decision(0, 0, "draw", "stop", worth, worth, 0, florins, forced=forced)

    counted = [lost(0), lost(3), lost(5), lost(2, HOPELESS)]
    left_out = [lost(9, HOPELESS / 2), lost(0, forced=True)]
    assert skill_of([*counted, *left_out]) == Skill(4, 10, 38)
    assert skill_of(left_out) == Skill(0, 0, 0)


def test_a_decision_is_forced_if_every_choice_is_as_good() -> None:
    for game, players in GAMES:
        analysis = analyse(random_record(game, players, 5), RolloutJudge(1))
        forced = [d for d in analysis.decisions if d.forced]
        assert {(d.lost_win, d.lost_money) for d in forced} <= {(0, 0)}
        assert {d.ply for d in forced} < {d.ply for d in analysis.decisions}
