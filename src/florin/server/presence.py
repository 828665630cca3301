"""Who has which table open, here and in other processes."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import NamedTuple

# A process that has been silent for this long, in seconds, is taken for gone.
SILENCE = 30.0


class Present(NamedTuple):
    """People by id, once for each, and how many connections belong to nobody who plays."""

    people: frozenset[str]
    spectators: int


NOBODY_THERE = Present(frozenset(), 0)


class Elsewhere:
    """What other processes have announced."""

    def __init__(self) -> None:
        self._tables: dict[str, dict[str, Present]] = {}  # by table, by process
        self._heard: dict[str, float] = {}  # by process

    def heard(self, node: str) -> None:
        self._heard[node] = time.monotonic()

    def announced(self, node: str, table: str, present: Present) -> None:
        self.heard(node)
        nodes = self._tables.setdefault(table, {})
        if present == NOBODY_THERE:
            nodes.pop(node, None)
            if not nodes:
                del self._tables[table]
        else:
            nodes[node] = present

    def gone(self) -> set[str]:
        """Forgets silent processes; returns the tables that changes."""
        late = time.monotonic() - SILENCE
        silent = {node for node, at in self._heard.items() if at < late}
        changed: set[str] = set()
        for node in silent:
            del self._heard[node]
            for table in [t for t, nodes in self._tables.items() if node in nodes]:
                self.announced_gone(node, table)
                changed.add(table)
        return changed

    def announced_gone(self, node: str, table: str) -> None:
        nodes = self._tables[table]
        del nodes[node]
        if not nodes:
            del self._tables[table]

    def at(self, table: str) -> Collection[Present]:
        return self._tables.get(table, {}).values()


def together(parts: Collection[Present]) -> Present:
    return Present(
        frozenset[str]().union(*(part.people for part in parts)),
        sum(part.spectators for part in parts),
    )
