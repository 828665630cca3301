"""Announcements that are made at once if they are rare, and together if they are frequent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Announcements:
    """The latest announcement of each key replaces one that still waits."""

    def __init__(self) -> None:
        self._waiting: dict[str, Callable[[], None] | None] = {}

    def want(self, key: str, announce: Callable[[], None], seconds: float) -> None:
        """Announces now, or when `seconds` have passed since the last announcement."""
        if key in self._waiting:
            self._waiting[key] = announce
            return
        announce()
        self._waiting[key] = None
        asyncio.get_running_loop().call_later(seconds, self._due, key, seconds)

    def _due(self, key: str, seconds: float) -> None:
        announce = self._waiting.pop(key)
        if announce is not None:
            self.want(key, announce, seconds)
