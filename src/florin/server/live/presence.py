"""Who has which table open, in this process and in others."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from typing import Final, NamedTuple

# Seconds after which a silent process is considered dead.
SILENCE: Final = 30.0


class Present(NamedTuple):
    """Ids of players, each once, and the number of connections of spectators.

    `hidden`: those of the players whose pages are all in the background.
    """

    people: frozenset[str]
    spectators: int
    hidden: frozenset[str] = frozenset()

    @property
    def watching(self) -> frozenset[str]:
        """Those who have a page open that they can see."""
        return self.people - self.hidden


NONE_PRESENT: Final = Present(frozenset(), 0)


class RemotePresence:
    """Presence in other processes, as they announced it."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._tables: dict[str, dict[str, Present]] = {}  # by table, by process
        self._heard: dict[str, float] = {}  # by process

    def heard(self, node: str) -> None:
        """The process is alive."""
        self._heard[node] = self._clock()

    def announced(self, node: str, table: str, present: Present) -> None:
        self.heard(node)
        nodes = self._tables.setdefault(table, {})
        if present == NONE_PRESENT:
            nodes.pop(node, None)
        else:
            nodes[node] = present
        if not nodes:
            del self._tables[table]

    def forget_silent(self) -> set[str]:
        """Forgets dead processes; returns the tables whose presence changes by that."""
        limit = self._clock() - SILENCE
        changed: set[str] = set()
        for node in [node for node, at in self._heard.items() if at < limit]:
            del self._heard[node]
            for table in [t for t, nodes in self._tables.items() if node in nodes]:
                nodes = self._tables[table]
                del nodes[node]
                if not nodes:
                    del self._tables[table]
                changed.add(table)
        return changed

    def forget_all(self) -> set[str]:
        """Forgets all processes; returns the tables where people were present."""
        tables = set(self._tables)
        self._tables.clear()
        self._heard.clear()
        return tables

    def at(self, table: str) -> Collection[Present]:
        return self._tables.get(table, {}).values()


def combined(parts: Collection[Present]) -> Present:
    people = frozenset[str]().union(*(part.people for part in parts))
    watching = frozenset[str]().union(*(part.watching for part in parts))
    return Present(people, sum(part.spectators for part in parts), people - watching)
