"""Settings of the whole suite: environment, examples of Hypothesis, markers, order.

`make test` spreads the tests over worker processes (pytest-xdist, `--dist loadgroup`). Each worker
has its own browser, site, PostgreSQL and temporary folders, and every server takes a free port, so
workers never share anything.
"""

from __future__ import annotations

import signal
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from jaxtyping import install_import_hook

import browser_loop
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

# The same examples every time: a failure can be repeated, and a pass means the same tomorrow.
settings.register_profile(
    "florin",
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("florin")

TESTS = Path(__file__).parent
# Fixtures that need a program, and the marker of a test that uses one of them.
NEEDS = {"browser": "browser", "visit": "browser", "postgres": "postgres"}
SLOW_FOLDERS = ("training",)
# Started in this order: folders with long tests first, so that no worker gets one at the end.
FIRST = ("training", "web", "server", "sim")


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
    items.sort(key=_rank)
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


def _rank(item: pytest.Item) -> int:
    folder = item.path.relative_to(TESTS).parts[0]
    return FIRST.index(folder) if folder in FIRST else len(FIRST)
