from __future__ import annotations

from florin.bench.verify import BATCH, GAMES, tasks


def test_tasks_are_as_many_games_as_asked_for_in_batches() -> None:
    found = list(tasks(5 * BATCH + 12))
    assert sum(size for _, size, _ in found) == 5 * BATCH + 12
    assert {which for which, _, _ in found} == set(range(len(GAMES)))
    assert max(size for _, size, _ in found) <= BATCH
    assert len({(which, seed) for which, _, seed in found}) == len(found)


def test_each_seed_means_other_games() -> None:
    runs = [list(tasks(10 * BATCH, seed)) for seed in (0, 1, 2)]
    assert [(which, size) for which, size, _ in runs[0]] == [(w, s) for w, s, _ in runs[1]]
    assert len({(which, seed) for run in runs for which, _, seed in run}) == sum(map(len, runs))
