"""Settings of the whole suite: environment, examples of Hypothesis, markers, order.

`make test` spreads the tests over worker processes (pytest-xdist, `--dist loadgroup`). Each worker
has its own browser, site, PostgreSQL and temporary folders, and every server takes a free port, so
workers never share anything. Marks are set here and in tests/tiers.py, nowhere else.
"""

from __future__ import annotations

import json
import signal
from collections import Counter
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from jaxtyping import install_import_hook

import browser_loop
import hypothesis_kit
import skipped
import tiers

# Checks the declared shapes and types of arrays at every call (tests/arrays/test_shapes.py). It
# must come before these modules are imported. The NumPy modules of the toolkit declare no shapes.
install_import_hook(
    [
        *(f"florin.arrays.{name}" for name in ("batch", "dice", "engine", "words")),
        *(f"florin.games.{g}.{name}" for g in ("medici", "strozzi") for name in ("engine", "tick")),
    ],
    "beartype.beartype",
)

import environment  # noqa: E402 - after the hook

environment.prepare()

# A shell starts background jobs with Ctrl-C ignored, and child processes inherit that. Tests that
# send Ctrl-C would wait for ever.
signal.signal(signal.SIGINT, signal.default_int_handler)

hypothesis_kit.load_profile()

TESTS = Path(__file__).parent
# Fixtures that need a program, and the marker of a test that uses one of them.
NEEDS = {"browser": "browser", "visit": "browser", "postgres": "postgres"}
# Seconds that a case of a file takes, as measured: `python tools/test_times.py --write`.
DURATIONS = TESTS / "durations.json"
SLOW_FOLDERS = ("training",)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--skipped", type=Path, help="write what is left out to this file (JSON)")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(skipped.Skipped(config.getoption("--skipped")))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    shared = config.pluginmanager.hasplugin("xdist")
    for item in items:
        folder = item.path.relative_to(TESTS).parts[0]
        # The parameter says which kind of database a test runs on.
        database = _parameters(item).get("database", "")
        for name in (*_fixtures(item), database):
            if name in NEEDS:
                item.add_marker(NEEDS[name])
        if folder in SLOW_FOLDERS:
            item.add_marker("slow")
        if tiers.is_nightly(_name(item), _case(item), database):
            item.add_marker("nightly")
        # Tests of one file share fixtures and compiled functions, so one worker runs them all.
        # Slow tests and tests in the browser share nothing but what each worker has anyway.
        alone = any(item.iter_markers("slow")) or any(item.iter_markers("browser"))
        if shared and not alone:
            item.add_marker(pytest.mark.xdist_group(f"{item.path}:{database}"))
    if hasattr(config, "workerinput"):
        _sort_longest_first(items)
    whole = [Path(argument).resolve() for argument in config.args] == [TESTS]
    if whole and (unknown := tiers.unknown_entries({_name(item) for item in items})):
        raise pytest.UsageError(f"tests/tiers.py names tests that do not exist: {unknown}")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, bool, bool]:
    if item.get_closest_marker("browser"):
        return (yield)
    with browser_loop.hidden():
        return (yield)


def _name(item: pytest.Item) -> str:
    path = item.path.relative_to(TESTS).as_posix()
    return f"{path}::{getattr(item, 'originalname', None) or item.name}"


def _case(item: pytest.Item) -> str | None:
    call = getattr(item, "callspec", None)
    return call.id if call else None


def _fixtures(item: pytest.Item) -> list[str]:
    return item.fixturenames if isinstance(item, pytest.Function) else []


def _parameters(item: pytest.Item) -> dict[str, Any]:
    call = getattr(item, "callspec", None)
    return call.params if call else {}


def _sort_longest_first(items: list[pytest.Item]) -> None:
    """Workers take groups in this order, so none is left with a long one at the end."""
    seconds: dict[str, float] = json.loads(DURATIONS.read_text())

    def group(item: pytest.Item) -> str:
        marker = item.get_closest_marker("xdist_group")
        return f"{item.get_closest_marker('nightly')} {marker.args[0] if marker else item.nodeid}"

    def case(item: pytest.Item) -> float:
        # Files that were never measured: a test in the browser takes seconds.
        unknown = 4.0 if item.get_closest_marker("browser") else 0.1
        return seconds.get(_name(item).partition("::")[0], unknown)

    sizes = Counter(map(group, items))
    items.sort(key=lambda item: sizes[group(item)] * case(item), reverse=True)
