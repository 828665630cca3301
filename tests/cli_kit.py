"""The program `florin` run in this process, and as a process of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from subprocess import CompletedProcess
from unittest.mock import patch

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


def _stream(data: bytes = b"") -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(data), "utf-8", write_through=True)


def _text(stream: io.TextIOWrapper) -> str:
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode()
