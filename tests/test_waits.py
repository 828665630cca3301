"""No test waits for time: each waits for a state, and tests/deadlines.py holds the one deadline."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from deadlines import DEADLINE

TESTS = Path(__file__).parent
# A sleep between two looks at a state.
LONGEST = 0.05  # seconds
# They make a server, its disk or its network slow on purpose; nothing waits for them.
SLOW_ON_PURPOSE = {"faulty_machine.py", "faulty_network.py"}
# Programs that no test runs: one measures time, one speaks to servers of older versions.
PROGRAMS = {"frames.py", "populate.py"}
# The deadline itself, this file, and clients that give up early and ask again.
EXEMPT = {"deadlines.py", "test_waits.py", "fault_kit.py"}
INSTEAD = "wait for a state: deadlines.wait_until, or wait_until and expect of the browser tests"
POLLS = {"count", "is_enabled", "is_hidden", "is_visible", "poll"}
RETRIES = ("flaky", "rerunfailures", "--reruns")
ARITHMETIC: dict[type[ast.operator], Callable[[float, float], float]] = {
    ast.Add: operator.add,
    ast.Mult: operator.mul,
    ast.Div: lambda left, right: left / right,
}


class Waits(ast.NodeVisitor):
    """Collects lines of a file that wait for time, with the reason."""

    def __init__(self, tree: ast.Module, in_browser: bool) -> None:
        self.refused: list[tuple[int, str]] = []
        self._in_browser = in_browser
        self._constants: dict[str, ast.expr] = {}
        self._names: dict[str, str] = {}  # what an imported name stands for
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self._constants[node.targets[0].id] = node.value
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                self._constants[node.target.id] = node.value or ast.Constant(None)
            elif isinstance(node, ast.ImportFrom):
                names = {a.asname or a.name: f"{node.module}.{a.name}" for a in node.names}
                self._names |= names
            elif isinstance(node, ast.Import):
                self._names |= {alias.asname or alias.name: alias.name for alias in node.names}
        self.visit(tree)

    def visit_Call(self, node: ast.Call) -> None:
        name = self._name(node.func)
        if name.endswith(".wait_for_timeout"):
            self._refuse(node, "wait_for_timeout")
        elif self._is_sleep(node):
            length = self._number(node.args[0]) if node.args else None
            if length is None:
                self._refuse(node, "a sleep of unknown length")
            elif length > LONGEST:
                self._refuse(node, f"a sleep of {length:g} s")
        for limit in self._limits(node, name):
            length = self._number(limit)
            if length is not None and (self._in_browser or length < DEADLINE):
                self._refuse(node, f"a deadline of its own ({length:g})")
        self.generic_visit(node)

    def visit_For(self, node: ast.For) -> None:
        self._check_loop(node, node.iter)

    def visit_AsyncFor(self, node: ast.AsyncFor) -> None:
        self._check_loop(node, node.iter)

    def visit_While(self, node: ast.While) -> None:
        calls = [self._name(call.func) for call in _calls(node)]
        if any(name in {"time.monotonic", "time.time", "time.perf_counter"} for name in calls):
            self._refuse(node, "a loop with a deadline of its own")
        elif any(map(self._is_sleep, _calls(node))):
            self._refuse(node, "a loop without a deadline")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if node.value == "networkidle":
            self._refuse(node, "networkidle")
        elif self._in_browser and isinstance(node.value, str) and "setTimeout(" in node.value:
            self._refuse(node, "setTimeout in the page")

    def _check_loop(self, node: ast.For | ast.AsyncFor, values: ast.expr) -> None:
        counted = isinstance(values, ast.Call) and self._name(values.func) == "range"
        unused = isinstance(node.target, ast.Name) and node.target.id.startswith("_")
        if counted and any(
            self._is_sleep(call) or (unused and self._name(call.func).rpartition(".")[2] in POLLS)
            for call in _calls(node)
        ):
            self._refuse(node, "a fixed number of polls")
        self.generic_visit(node)

    def _refuse(self, node: ast.expr | ast.stmt, what: str) -> None:
        self.refused.append((node.lineno, what))

    def _limits(self, node: ast.Call, name: str) -> Iterator[ast.expr]:
        if name.startswith(("subprocess.", "httpx.")) and self._in_browser:
            return
        yield from (keyword.value for keyword in node.keywords if keyword.arg == "timeout")
        if name == "asyncio.wait_for":
            yield from node.args[1:]
        if name == "asyncio.timeout":
            yield from node.args

    def _is_sleep(self, node: ast.Call) -> bool:
        """A sleep of 0 only lets other tasks run."""
        sleeps = self._name(node.func) in {"time.sleep", "asyncio.sleep", "anyio.sleep"}
        return sleeps and not (node.args and self._number(node.args[0]) == 0)

    def _name(self, node: ast.expr) -> str:
        """`time.sleep` for all ways to write it; other calls keep their last names."""
        if isinstance(node, ast.Name):
            return self._names.get(node.id, node.id)
        if isinstance(node, ast.Attribute):
            return f"{self._name(node.value)}.{node.attr}"
        return "?"

    def _number(self, node: ast.expr, depth: int = 8) -> float | None:
        """The value of a number, a constant of this file, or arithmetic with them."""
        if isinstance(node, ast.Constant) and isinstance(node.value, (int, float)):
            return node.value
        if isinstance(node, ast.Name) and node.id in self._constants and depth:
            return self._number(self._constants[node.id], depth - 1)
        if isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
            left, right = self._number(node.left, depth), self._number(node.right, depth)
            if left is not None and right is not None:
                return ARITHMETIC[type(node.op)](left, right)
        return None


def _calls(node: ast.AST) -> Iterator[ast.Call]:
    return (inner for inner in ast.walk(node) if isinstance(inner, ast.Call))


def waits(source: str, name: str = "test_x.py") -> list[str]:
    tree = ast.parse(source)
    refused = Waits(tree, in_browser=name.startswith("web/")).refused
    return [f"{name}:{line}: {what}" for line, what in sorted(set(refused))]


def test_no_test_waits_for_time() -> None:
    refused: list[str] = []
    for file in sorted(TESTS.rglob("*.py")):
        if file.name not in EXEMPT | PROGRAMS | SLOW_ON_PURPOSE:
            refused += waits(file.read_text("utf-8"), file.relative_to(TESTS).as_posix())
    assert not refused, "\n".join([INSTEAD, *refused])


def test_no_test_is_tried_again() -> None:
    root = TESTS.parent
    settings = [root / "pyproject.toml", root / "Makefile", *(root / "tools").glob("*.py")]
    files = [file for file in (*settings, *TESTS.rglob("*.py")) if file.name not in EXEMPT]
    used = [
        f"{file.relative_to(root)}: {word}"
        for file in files
        for word in RETRIES
        if word in file.read_text("utf-8")
    ]
    assert not used, "a test that must be tried again has a race: find its cause"


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("page.wait_for_timeout(50)", "wait_for_timeout"),
        ("page.wait_for_load_state('networkidle')", "networkidle"),
        ("import time\ntime.sleep(0.06)", "a sleep of 0.06 s"),
        ("from time import sleep as rest\nrest(1)", "a sleep of 1 s"),
        ("import asyncio\nasync def f(): await asyncio.sleep(0.2)", "a sleep of 0.2 s"),
        ("import time\nA = 0.1\nPAUSE = 2 * A\ntime.sleep(PAUSE)", "a sleep of 0.2 s"),
        ("import time\ndef f(s): time.sleep(s)", "a sleep of unknown length"),
        ("import time\nfor _ in range(9):\n  time.sleep(0.01)", "a fixed number of polls"),
        ("for _ in range(9):\n  if page.is_visible(): break", "a fixed number of polls"),
        ("import time\nwhile time.monotonic() < end: look()", "a loop with a deadline of its own"),
        ("import time\nwhile not ready(): time.sleep(0.01)", "a loop without a deadline"),
        ("expect(page).to_be_visible(timeout=5)", "a deadline of its own (5)"),
        ("import asyncio\nasyncio.wait_for(x, 1)", "a deadline of its own (1)"),
        ("page.evaluate('() => setTimeout(go, 9)')", "setTimeout in the page"),
    ],
)
def test_waiting_for_time_is_noticed(source: str, reason: str) -> None:
    (line,) = waits(source, "web/test_x.py")
    assert line.endswith(f": {reason}")


@pytest.mark.parametrize(
    "source",
    [
        "import time\ntime.sleep(0.05)",
        "import asyncio\nasync def f(): await asyncio.sleep(0)",
        f"httpx.get('/', timeout={DEADLINE:g})",
        "started = time.monotonic()",
        "for seed in range(9): play(seed)",
    ],
)
def test_other_code_is_allowed(source: str) -> None:
    assert waits(source) == []
