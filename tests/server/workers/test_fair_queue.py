"""Who gets a worker next."""

from __future__ import annotations

import asyncio

from florin.server.workers.fair_queue import FairQueue


async def served(wanted: list[tuple[str, bool]], advice: tuple[str, ...] = ()) -> list[str]:
    """Owners in the order in which one worker serves them; (owner, urgent) as they arrive.

    `advice` are the owners who want advice.
    """
    queue: FairQueue[str] = FairQueue()
    order: list[str] = []

    async def work(owner: str, *, urgent: bool) -> None:
        worker = await queue.take(owner, urgent=urgent, advice=owner in advice)
        order.append(owner)
        await asyncio.sleep(0)
        queue.put(worker)

    tasks = [asyncio.create_task(work(owner, urgent=urgent)) for owner, urgent in wanted]
    await asyncio.sleep(0)
    queue.put("worker")
    await asyncio.gather(*tasks)
    return order


def test_an_owner_of_many_tables_delays_another_by_one_turn() -> None:
    order = asyncio.run(served([("mallory", True)] * 700 + [("anna", True)]))
    assert order.index("anna") <= 1


def test_people_come_before_tables_without_people() -> None:
    order = asyncio.run(served([("mallory", False)] * 5 + [("anna", True)] * 2))
    assert order == ["anna"] * 2 + ["mallory"] * 5


def test_advice_comes_first_and_delays_other_work_by_one_turn() -> None:
    moves = [("bruno", True), ("carla", True), ("dino", False)]
    order = asyncio.run(served([*moves, ("anna", True), ("elio", True)], ("anna", "elio")))
    assert order == ["anna", "bruno", "elio", "carla", "dino"]
    order = asyncio.run(served([("mallory", True)] * 50 + [("bruno", True)], ("mallory",)))
    assert order.index("bruno") <= 1


def test_a_caller_that_gives_up_loses_no_worker() -> None:
    async def run() -> str:
        queue: FairQueue[str] = FairQueue()
        first = asyncio.create_task(queue.take("anna", urgent=True))
        second = asyncio.create_task(queue.take("anna", urgent=True))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        queue.put("worker")
        assert await second == "worker"
        third = asyncio.create_task(queue.take("anna", urgent=True))
        await asyncio.sleep(0)
        queue.put("worker")
        third.cancel()  # it had been given the worker already
        await asyncio.gather(third, return_exceptions=True)
        return await queue.take("bruno", urgent=False)

    assert asyncio.run(run()) == "worker"
