"""`python -m florin` is the same program as `florin`."""

import subprocess
import sys


def test_runs_as_a_module() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "florin", "replay", "no such file"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode != 0
    assert len(run.stderr.splitlines()) == 1
    assert "no such file" in run.stderr
