"""The server that the browser visits."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx

from deadlines import DEADLINE
from server_kit import ServerProcess


class Server(ServerProcess):
    """With a database in `folder`."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self._file = folder / "florin.sqlite"
        super().__init__(f"sqlite:///{self._file}", folder, **settings)

    def forget_openings(self) -> None:
        """Tests share positions, but the coach helps in no game that is also played elsewhere."""
        with closing(sqlite3.connect(self._file, timeout=DEADLINE)) as connection, connection:
            connection.execute("UPDATE tables SET opening = NULL")

    def get(self, path: str) -> Any:
        """What the API answers to a guest."""
        return httpx.get(f"{self.address}/api{path}").raise_for_status().json()
