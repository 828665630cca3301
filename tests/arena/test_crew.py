"""The same seed gives the same result, wherever and in whatever order it is played."""

import doctest
import random
from collections.abc import Iterable
from contextlib import closing
from typing import Any

import pytest

import florin.arena
from florin.arena import Contest, Outcome, Score, here, processes
from florin.arena.cluster import cluster
from florin.arena.worker import Worker, seat_dice

CONTEST = Contest("medici", (("face:0.7", "random", "random"),), deals=6, seed="s")


def played(contest: Contest, outcomes: Iterable[Outcome]) -> dict[str, Any]:
    """The result without times, which no two runs share."""
    score = Score(contest)
    for outcome in outcomes:
        score.add(outcome)
    result = score.as_dict()
    for entry in result["bots"]:
        assert entry.pop("ms_mean") > 0
        assert entry.pop("ms_p99") > 0
    return result


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("name", ["face:0.7", "random"])
def test_a_bot_among_its_own_has_an_equal_share(name: str, players: int) -> None:
    game = "strozzi" if players == 2 else "medici"
    contest = Contest(game, ((name,) * players,), deals=2)
    (entry,) = played(contest, here(contest))["bots"]
    assert entry["share"] == entry["low"] == entry["high"] == 1 / players
    assert entry["games"] == 2 * players * players


def test_rotation_takes_the_luck_of_the_seat_away() -> None:
    """Two bots that play alike under different names do equally well, deal by deal."""
    contest = Contest("medici", (("face:0.5", "face:0.50001", "face:0.49999"),), deals=5)
    for outcome in here(contest):
        shares = {tally.share for tally in outcome.tallies.values()}
        assert shares == {1 / 3}


def test_games_differ_by_deal_and_seed() -> None:
    other = Contest("medici", CONTEST.tables, deals=6, seed="t")
    assert played(CONTEST, here(CONTEST)) != played(other, here(other))
    moneys = [outcome.tallies["random"].money for outcome in here(CONTEST)]
    assert len(set(moneys)) > 1


def test_a_unit_does_not_depend_on_what_was_played_before() -> None:
    worker = Worker(CONTEST)
    units = list(CONTEST.units())
    forth = [worker.play(unit) for unit in units]
    back = [worker.play(unit) for unit in reversed(units)]
    assert played(CONTEST, forth) == played(CONTEST, back)


def test_any_number_of_processes_gives_the_same() -> None:
    alone = played(CONTEST, here(CONTEST))
    assert played(CONTEST, processes(CONTEST, 1)) == alone
    assert played(CONTEST, processes(CONTEST, 3)) == alone


def test_stopping_early_leaves_no_process_behind() -> None:
    endless = Contest("medici", CONTEST.tables, deals=10**9)
    with closing(processes(endless, 2)) as outcomes:
        assert next(outcomes).tallies["random"].seats == 6


# Ray starts its processes with a hook between fork and exec. JAX, where an earlier test has loaded
# it, warns of any fork; the child runs another program at once and never comes near JAX's threads.
@pytest.mark.filterwarnings(r"ignore:os\.fork\(\) was called:RuntimeWarning")
def test_a_ray_cluster_gives_the_same() -> None:
    assert played(CONTEST, cluster(CONTEST, "local", cpus=1)) == played(CONTEST, here(CONTEST))


def test_docstring_examples() -> None:
    results = doctest.testmod(florin.arena)
    assert results.attempted
    assert not results.failed


def test_dice_are_those_of_the_text() -> None:
    """Noted results must come out again: the stream of a seed is pinned."""
    assert seat_dice("florin/0/1/2").getrandbits(64) == random.Random("florin/0/1/2").getrandbits(
        64
    )
    assert seat_dice("florin/0/1/2").randrange(1000) == 567
    assert seat_dice("\udcff/0").random() != seat_dice("\udcfe/0").random()
