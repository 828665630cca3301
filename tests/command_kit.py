"""The command line in the process of the test: a new process takes a second to import modules."""

from __future__ import annotations

import io
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import NamedTuple
from unittest.mock import patch

from florin.cli import main


class Run(NamedTuple):
    """How a command ended, with the fields of `subprocess.CompletedProcess`."""

    returncode: int
    stdout: str
    stderr: str


def florin(*arguments: str) -> Run:
    """`florin` with these arguments. Not for commands that go on to serve."""
    streams = [io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True) for _ in range(2)]
    status: object = 0
    with (
        patch.object(sys, "argv", ["florin", *arguments]),
        redirect_stdout(streams[0]),
        redirect_stderr(streams[1]),
    ):
        try:
            main()
        except SystemExit as end:
            status = end.code
    texts: list[str] = []
    for stream in streams:
        stream.seek(0)
        texts.append(stream.read())
    assert isinstance(status, int)
    return Run(status, *texts)


def refused(*arguments: str) -> str:
    """The one line with which `florin` refuses these arguments."""
    run = florin(*arguments)
    assert (run.returncode, run.stdout, len(run.stderr.splitlines())) == (2, "", 1), run
    return run.stderr
