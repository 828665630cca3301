"""The server that the browser visits."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from server_kit import ServerProcess


class Server(ServerProcess):
    """With a database in `folder`."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"sqlite:///{folder / 'florin.sqlite'}", folder)

    def get(self, path: str) -> Any:
        """What the API answers to a guest."""
        return httpx.get(f"{self.address}/api{path}").raise_for_status().json()
