# pyright: basic
"""Workers on many machines, by Ray (extra `florin[cluster]`)."""

from __future__ import annotations

import logging
from collections.abc import Generator
from itertools import islice
from typing import Any, Final

import ray

from florin.arena.contest import Contest
from florin.arena.tally import Outcome
from florin.arena.worker import Worker

LOCAL: Final = "local"


def cluster(contest: Contest, address: str, cpus: int | None = None) -> Generator[Outcome]:
    """One worker for each core of the cluster at `address`; `local` is a Ray of this machine's own.

    `cpus` bounds a local one. Florin must be installed on every machine, in the same version.
    """
    local = address == LOCAL
    where: dict[str, Any] = {"address": address}
    if local:
        where = {"num_cpus": cpus, "include_dashboard": False}
    ray.init(log_to_driver=False, logging_level=logging.ERROR, **where)
    actors: list[Any] = []
    try:
        kind: Any = ray.remote(num_cpus=1)(Worker)
        count = max(1, int(ray.cluster_resources().get("CPU", 1)))
        actors = [kind.remote(contest) for _ in range(count)]
        units = contest.units()
        # Two each: one to play, one to go on with.
        at = {
            actors[number % count].play.remote(unit): actors[number % count]
            for number, unit in enumerate(islice(units, 2 * count))
        }
        while at:
            (done,), _ = ray.wait(list(at), num_returns=1)
            actor = at.pop(done)
            for unit in islice(units, 1):
                at[actor.play.remote(unit)] = actor
            yield ray.get(done)
        ray.get([actor.close.remote() for actor in actors])
    finally:
        for actor in actors:
            ray.kill(actor)
        ray.shutdown()
