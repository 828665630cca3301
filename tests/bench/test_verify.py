from __future__ import annotations

from florin.bench.verify import BATCH, Case, cases, tasks


def test_cases_cover_players_and_option_values() -> None:
    found = cases()
    assert len(set(found)) == len(found)
    assert {case.players for case in found if case.game == "medici"} == {3, 4, 5, 6}
    assert Case("medici", 4, (("edition", "1995"),)) in found
    assert Case("medici", 4, (("first", 4),)) in found
    tracks = {dict(case.options).get("track") for case in found if case.game == "strozzi"}
    assert tracks == {None, 3, 5, 6}


def test_tasks_are_as_many_games_as_asked_for_in_batches() -> None:
    wanted = len(cases()) * BATCH + 12
    found = list(tasks(wanted))
    assert sum(task.games for task in found) == wanted
    assert {task.case for task in found} == set(cases())
    assert max(task.games for task in found) <= BATCH
    assert len({(task.case, task.seed) for task in found}) == len(found)


def test_each_seed_means_other_games() -> None:
    runs = [list(tasks(10 * BATCH, seed)) for seed in (0, 1, 2)]
    assert [task[:2] for task in runs[0]] == [task[:2] for task in runs[1]]
    assert len({(task.case, task.seed) for run in runs for task in run}) == sum(map(len, runs))
