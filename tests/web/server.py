"""The server that the browser visits."""

from __future__ import annotations

from pathlib import Path

from server_kit import ServerProcess


class Server(ServerProcess):
    """With a database in `folder`."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"sqlite:///{folder / 'florin.sqlite'}", folder)
