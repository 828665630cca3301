"""Crates as an installed plug-in.

`crates/` and its `.dist-info` lie here as in a site-packages folder: a process whose PYTHONPATH
holds this folder has the game registered. The tests outside `with_plugin/` start such processes;
those inside run in one.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from florin import games

HERE = Path(__file__).parent
# These need the game in their own process.
collect_ignore = [] if "crates" in games.names() else ["with_plugin"]


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that the test starts, and those that they start, have the plug-in."""
    path = [str(HERE), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path))
