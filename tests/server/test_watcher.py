"""A watcher that does not read holds nobody up."""

from __future__ import annotations

import asyncio

from florin.server.watcher import MOST_BYTES, MOST_WAITING, Watcher


def test_a_watcher_that_does_not_read_is_dropped() -> None:
    async def run() -> None:
        dropped: list[str] = []
        sent: list[str] = []

        async def never(_: str) -> None:
            await asyncio.Event().wait()

        async def always(message: str) -> None:
            sent.append(message)

        slow = Watcher(None, never, lambda: dropped.append("slow"))
        quick = Watcher(None, always, lambda: dropped.append("quick"))
        for number in range(MOST_WAITING + 5):
            slow.push(str(number))
            quick.push(str(number))
            await asyncio.sleep(0)
        assert dropped == ["slow"]
        assert slow.dropped
        assert sent == [str(number) for number in range(MOST_WAITING + 5)]

    asyncio.run(run())


def test_few_but_huge_messages_count_too() -> None:
    async def run() -> None:
        dropped: list[bool] = []

        async def never(_: str) -> None:
            await asyncio.Event().wait()

        watcher = Watcher(None, never, lambda: dropped.append(True))
        for _ in range(4):
            watcher.push("x" * (MOST_BYTES // 2))
        assert dropped
        watcher.close()

    asyncio.run(run())


def test_a_broken_connection_is_quietly_forgotten() -> None:
    async def run() -> None:
        async def broken(_: str) -> None:
            raise OSError("gone")

        watcher = Watcher(None, broken, lambda: None)
        watcher.push("x")
        await asyncio.sleep(0.01)
        assert watcher.dropped
        watcher.push("y")

    asyncio.run(run())
