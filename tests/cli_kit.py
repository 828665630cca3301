"""The program `florin` run in this process, as a process of its own, and in a terminal."""

from __future__ import annotations

import io
import os
import pty
import select
import signal
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from subprocess import CompletedProcess
from unittest.mock import patch

from deadlines import DEADLINE
from florin.cli import main

FLORIN = Path(sys.executable).with_name("florin")


def florin(*args: object, stdin: str | bytes = "") -> CompletedProcess[str]:
    """What the program writes and its status. It runs in this process, which saves its start."""
    data = stdin if isinstance(stdin, bytes) else stdin.encode()
    streams = {"stdin": _stream(data), "stdout": _stream(), "stderr": _stream()}
    command = ["florin", *map(str, args)]
    status = None
    with ExitStack() as changes:
        changes.enter_context(patch.object(sys, "argv", command))
        changes.enter_context(patch.dict(os.environ))
        for name, stream in streams.items():
            changes.enter_context(patch.object(sys, name, stream))
        try:
            main()
        except SystemExit as end:
            status = end.code
    assert isinstance(status, int), "main() always exits with a number"
    return CompletedProcess(command, status, _text(streams["stdout"]), _text(streams["stderr"]))


def florin_process(
    *args: object, stdin: str = "", environment: dict[str, str] | None = None
) -> CompletedProcess[str]:
    """As `florin`, in a process of its own."""
    return subprocess.run(
        [FLORIN, *map(str, args)],
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **(environment or {})},
    )


def refusal(run: CompletedProcess[str]) -> str:
    """The one line of a command that was refused: status 2, and nothing on standard output."""
    assert run.returncode == 2, run.stderr
    assert not run.stdout
    (line,) = run.stderr.splitlines()
    assert line.startswith("florin: ")
    return line


def refused(*args: object) -> str:
    """The one line with which `florin` refuses these arguments."""
    return refusal(florin(*args))


class Terminal:
    """The program in a terminal of its own; `stdout` may go elsewhere."""

    def __init__(self, *args: object, stdout: int | None = None) -> None:
        self._terminal, other_end = pty.openpty()
        self.process = subprocess.Popen(
            [FLORIN, *map(str, args)],
            stdin=other_end,
            stdout=stdout or other_end,
            stderr=other_end,
            start_new_session=True,
        )
        os.close(other_end)
        self.shown = b""

    def wait_for(self, *texts: bytes) -> None:
        """Reads until the program has shown one of the texts."""
        while not any(text in self.shown for text in texts):
            assert self._read(), f"the program ended, and has shown {self.shown!r}"

    def write(self, text: bytes) -> None:
        os.write(self._terminal, text)

    def interrupt(self) -> int:
        """Ctrl-C for the whole session; the status of the program, which has shown all."""
        os.killpg(self.process.pid, signal.SIGINT)
        while self._read():
            pass
        os.close(self._terminal)
        return self.process.wait(DEADLINE)

    def _read(self) -> bool:
        """False if the other end is closed."""
        ready, _, _ = select.select([self._terminal], [], [], DEADLINE)
        assert ready, f"nothing new in {DEADLINE:g} s after {self.shown!r}"
        try:
            data = os.read(self._terminal, 4096)
        except OSError:
            return False
        self.shown += data
        return bool(data)


def _stream(data: bytes = b"") -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(data), "utf-8", write_through=True)


def _text(stream: io.TextIOWrapper) -> str:
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode()
