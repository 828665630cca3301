"""Counts what a run left out, by group, for the last line of `make test`.

Tests in a browser, on PostgreSQL and of the web app's parts are skipped if the machine cannot run
them. The tests of a group share a marker, so one sentence names all of them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

# Markers of tests that need a program which a machine may lack, and what the last line calls them.
GROUPS = {"browser": "browser", "postgres": "PostgreSQL", "component": "component"}


def sentence(result: dict[str, Any]) -> str:
    """`result` as the plugin writes it."""
    groups = [
        f"{GROUPS.get(name, name)}, {group['tests']} tests ({group['reason']})"
        for name, group in result["skipped"].items()
    ]
    nightly = f"left to make nightly: {result['nightly']} cases" if result["nightly"] else ""
    return "; ".join(filter(None, [f"skipped: {', '.join(groups) or 'none'}", nightly]))


class Skipped:
    """A plugin for pytest. Worker processes of xdist send their counts to the first process."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._groups: dict[str, dict[str, Any]] = {}
        self._nightly = 0

    def pytest_deselected(self, items: list[pytest.Item]) -> None:
        self._nightly += sum(item.get_closest_marker("nightly") is not None for item in items)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.skipped:
            return
        group = next((name for name in GROUPS if name in report.keywords), "other")
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        entry = self._groups.setdefault(group, {"tests": 0, "reason": ""})
        entry["tests"] += 1
        entry["reason"] = reason.removeprefix("Skipped: ")

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        # A worker that crashed sends nothing. Each worker collects all tests.
        self._nightly = max(self._nightly, getattr(node, "workeroutput", {}).get("nightly", 0))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if hasattr(session.config, "workeroutput"):
            session.config.workeroutput["nightly"] = self._nightly  # pyright: ignore
        elif self._file:
            result = {"skipped": self._groups, "nightly": self._nightly}
            self._file.write_text(json.dumps(result))
