"""The server under test: a process of its own, which can be killed and started again."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Any, Self


class Server:
    """`florin serve` on a free port, with a database in `folder`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop(signal.SIGTERM)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Starts, or starts again on the same port and database; returns when it listens."""
        database = f"sqlite:///{self.folder / 'florin.sqlite'}"
        command = ["serve", "--port", str(self.port), "--database", database]
        with (self.folder / "server.log").open("a") as log:
            self._process = subprocess.Popen(
                [str(Path(sys.executable).with_name("florin")), *command],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "FLORIN_LIMITS": "0"},
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r":(\d+)\s*$", line)
        assert found, f"the server did not start: {line!r}"
        self.port = int(found[1])

    def stop(self, with_signal: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(with_signal)
        self._process.wait(30)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(f"{self.address}/api{path}", timeout=10) as answer:
            return json.load(answer)
