# pyright: basic
"""The client's own unit tests. `make check` checks its types and style."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from deno import find_deno_bin

WEB = Path(__file__).parents[2] / "web"


def deno(task: str) -> None:
    done = subprocess.run(
        [find_deno_bin(), "task", "--quiet", task],
        cwd=WEB,
        env={**os.environ, "NO_COLOR": "1", "DENO_NO_UPDATE_CHECK": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,  # a deadline; other tests may use all cores
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.component
def test_unit_tests_of_the_client() -> None:
    deno("test")
