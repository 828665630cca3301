from __future__ import annotations

from collections.abc import Callable

import pytest

from fault_kit import FULL, Figures

_figures: list[Figures] = []
_lines: list[str] = []


@pytest.fixture
def report() -> Callable[[Figures], None]:
    """Keeps the figures of a scenario for the table at the end of `make faults`."""
    return _figures.append


@pytest.fixture
def remark() -> Callable[[str], None]:
    """Keeps a line for the end of `make faults`."""
    return _lines.append


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not FULL:
        return
    rows = [tuple(name.replace("_", " ") for name in Figures._fields), ("---",) * 9]
    rows += [tuple(f"{v:,}" if isinstance(v, int) else v for v in row) for row in _figures]
    for row in rows:
        terminalreporter.write_line(f"| {' | '.join(row)} |")
    for line in _lines:
        terminalreporter.write_line(line)
