"""Breaks the code on purpose, in one small place at a time, and looks whether a test fails.

Usage: python tools/breakages.py [--workers N] [--part I/N] [NAME …]
       python tools/breakages.py --suite I/N [--seed SEED]

tests/breakages.toml lists the faults. Each is made in a fresh copy of the sources. The tests that
caught it before (`tests` in the list) run there first; if they pass, those that cover its file, the
most specific ones first, up to the first failure; then the check of types. What failed must pass
without the fault. With --suite ten faults drawn by the seed run all of `make test`. Which tests
cover what comes from tools/coverage_map.py; without its result only the tests of the list run.
Ends with status 1 if a fault was missed.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import NamedTuple

from coverage_map import FOLDER, result_of, test_files
from source_copy import ROOT, copy_sources, environment_for

LIST = ROOT / "tests" / "breakages.toml"
FIRST_SECONDS = 30.0  # of the most specific tests, which are tried before all others are loaded
LIMIT_SECONDS = 1200.0  # then the fault has stopped the tests, which shows it too
DRAWN = 10
IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*["'](\.[^"']+)["']""")
DENO = (str(ROOT / ".venv" / "bin" / "deno"), "task", "--quiet")
PYTEST = (
    *(sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider"),
    *("-m", "not nightly"),
)
# The id of a case may hold spaces; what failed in it follows a dash.
FAILED = re.compile(r"^(?:FAILED|ERROR) (tests/.+?)(?: - .*)?$", re.MULTILINE)


class Breakage(NamedTuple):
    name: str
    file: str
    fault: str
    old: str
    new: str
    tests: Sequence[str] = ()  # files below tests/, or below web/ for the web app


class Result(NamedTuple):
    """`how`: caught, missed, or unclear: the test that failed also fails without the fault."""

    breakage: Breakage
    how: str
    by: str
    seconds: float


class Step(NamedTuple):
    """A command, the folder in which it runs, and a word in the line that says what failed."""

    command: tuple[str, ...]
    folder: str = "."
    word: str = ""

    def failure(self, output: str) -> str:
        return next((line.strip() for line in output.splitlines() if self.word in line), "")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--part", default="1/1")
    parser.add_argument("--suite", default="")
    parser.add_argument("--seed", default="florin")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    breakages = read_list()
    if options.suite:
        drawn = random.Random(options.seed).sample(breakages, DRAWN)
        results = [run_suite(breakage) for breakage in part_of(drawn, options.suite)]
    else:
        chosen = [one for one in breakages if not options.names or one.name in options.names]
        with ThreadPoolExecutor(options.workers) as pool:
            results = list(pool.map(run_covering, part_of(chosen, options.part)))
    missed = [result for result in results if result.how != "caught"]
    print(f"{len(results)} breakages, {len(results) - len(missed)} caught")
    for result in missed:
        print(f"{result.how}: {result.breakage.name}: {result.breakage.fault} ({result.by})")
    sys.exit(bool(missed))


def read_list() -> list[Breakage]:
    """Raises SystemExit if the text of a breakage is not found once in its file."""
    breakages = [Breakage(**entry) for entry in tomllib.loads(LIST.read_text())["breakage"]]
    wrong = [
        f"{breakage.name}: its text occurs {count} times in {breakage.file}"
        for breakage in breakages
        if (count := occurrences(breakage)) != 1
    ]
    if wrong:
        sys.exit("\n".join(["tests/breakages.toml must follow the sources:", *wrong]))
    return breakages


def occurrences(breakage: Breakage) -> int:
    file = ROOT / breakage.file
    return file.read_text("utf-8").count(breakage.old) if file.is_file() else 0


def part_of(breakages: list[Breakage], part: str) -> list[Breakage]:
    """`2/3`: every third, from the second."""
    number, count = map(int, part.split("/"))
    return breakages[number - 1 :: count]


def run_covering(breakage: Breakage) -> Result:
    started = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="florin-breakage-") as temporary:
        by, again = first_failure(broken_copy(breakage, Path(temporary)), breakage)
    how = "missed" if again is None else "caught" if passes(again) else "unclear"
    result = Result(breakage, how, by, time.monotonic() - started)
    print(f"{how} {breakage.name} in {result.seconds:.0f} s: {by or breakage.fault}", flush=True)
    return result


def broken_copy(breakage: Breakage, folder: Path, *, web: bool = False) -> Path:
    copy = copy_sources(folder, web=web or breakage.file.startswith("web/"))
    file = copy / breakage.file
    file.write_text(file.read_text("utf-8").replace(breakage.old, breakage.new), "utf-8")
    return copy


def first_failure(copy: Path, breakage: Breakage) -> tuple[str, Step | None]:
    """What failed first, and how to run just that; nothing and None if nothing failed."""
    for step in steps_for(breakage):
        status, output = run(step, copy)
        if status:
            found = FAILED.search(output)
            if found:
                return found[1], Step((*PYTEST, found[1]))
            return " ".join([*step.command[-2:], step.failure(output)]), step
    return "", None


def steps_for(breakage: Breakage) -> Iterator[Step]:
    in_web = breakage.file.startswith("web/")
    own = [name for name in breakage.tests if in_web and name.startswith("src/")]
    others = [f"tests/{name}" for name in breakage.tests if name not in own]
    if own:
        yield Step((*DENO, "test", "--bail=1", *own), "web", "FAIL")
    if others and in_web:
        yield Step((sys.executable, "hatch_build.py"))
    if others:
        yield Step((*PYTEST, "-n", "0", *others))
    yield from wider_steps(breakage)


def wider_steps(breakage: Breakage) -> list[Step]:
    """For a fault that the tests of the list did not catch."""
    if breakage.file.startswith("web/"):
        files = web_tests(breakage)
        # Tests of modules take a quarter of the time of those of components.
        steps = [
            Step((*DENO, "test", "--bail=1", "--project", project), "web", "FAIL")
            for project in ("unit", "component")
        ]
        steps += [Step((sys.executable, "hatch_build.py"))] if files else []
        check = Step((*DENO, "check"), "web", "Error")
    else:
        steps: list[Step] = []
        check = Step((sys.executable, "-m", "pyright", breakage.file), word="error:")
        files = python_tests(breakage)
    first: list[str] = []
    seconds = 0.0
    while files and seconds < FIRST_SECONDS:
        first.append(files.pop(0))
        seconds += coverage()[first[-1]].seconds
    for part in (first, files):
        if part:
            steps.append(Step((*PYTEST, *(f"tests/{name}" for name in part))))
    return [*steps, check]


class Coverage(NamedTuple):
    lines: dict[str, set[int]]
    components: set[str]
    seconds: float


@cache
def coverage() -> dict[str, Coverage]:
    """By file of tests."""
    found: dict[str, Coverage] = {}
    for name in test_files():
        if result_of(name).exists():
            result = json.loads(result_of(name).read_text())
            lines = {source: set(numbers) for source, numbers in result["lines"].items()}
            found[name] = Coverage(lines, set(result["components"]), result["seconds"])
    if not found:
        print(f"{FOLDER} is empty: run python tools/coverage_map.py", flush=True)
    return found


def python_tests(breakage: Breakage) -> list[str]:
    """Files whose tests run the broken lines, or at least their function or file."""
    for lines in broken_lines(breakage):
        names = [n for n, c in coverage().items() if c.lines.get(breakage.file, set()) & lines]
        if names:
            return by_relevance(names, breakage.file)
    return []


def broken_lines(breakage: Breakage) -> list[set[int]]:
    """The lines of the statement, of its function, and of the whole file."""
    text = (ROOT / breakage.file).read_text("utf-8")
    before = text[: text.index(breakage.old)].count("\n") + 1
    own = set(range(before, before + breakage.old.rstrip("\n").count("\n") + 1))
    functions = [
        set(range(node.body[0].lineno, (node.end_lineno or node.lineno) + 1))
        for node in ast.walk(ast.parse(text))
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
        and node.lineno <= before <= (node.end_lineno or node.lineno)
    ]
    whole = set(range(1, text.count("\n") + 2))
    return [own, *sorted(functions, key=len), whole]


def web_tests(breakage: Breakage) -> list[str]:
    """Files whose tests show a component that is broken, or that imports what is broken."""
    users = importers(breakage.file)
    names = [name for name, c in coverage().items() if c.components & users]
    return by_relevance(names or [n for n in coverage() if n.startswith("web/")], breakage.file)


@cache
def importers(file: str) -> set[str]:
    """The file, and the modules from which an import leads to it; components end the way."""
    imports: dict[str, set[str]] = {}
    for module in (ROOT / "web" / "src").rglob("*"):
        if module.suffix in {".ts", ".svelte"} and ".test." not in module.name:
            name = module.relative_to(ROOT).as_posix()
            for path in IMPORT.findall(module.read_text("utf-8")):
                imports.setdefault(name, set()).add(
                    (module.parent / path).resolve().relative_to(ROOT).as_posix()
                )
    found, waiting = {file}, [file]
    while waiting:
        target = waiting.pop()
        for name, targets in imports.items():
            if target in targets and name not in found:
                found.add(name)
                if not name.endswith(".svelte"):
                    waiting.append(name)
    return found


def by_relevance(names: list[str], file: str) -> list[str]:
    """Tests that share a word of their path with the file come first, then short ones."""
    words = set(re.findall(r"[a-z]{3,}", file.lower())) - {"src", "florin", "test", "web", "server"}

    def key(name: str) -> tuple[int, float]:
        return -len(words & set(re.findall(r"[a-z]{3,}", name))), coverage()[name].seconds

    return sorted(names, key=key)


@cache
def passes(step: Step) -> bool:
    """Whether the step passes without a fault."""
    with tempfile.TemporaryDirectory(prefix="florin-breakage-") as temporary:
        return run(step, copy_sources(Path(temporary), web=step.folder == "web"))[0] == 0


def run_suite(breakage: Breakage) -> Result:
    """All of `make test`, on all cores."""
    started = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="florin-breakage-") as temporary:
        copy = broken_copy(breakage, Path(temporary), web=True)
        run(Step((sys.executable, "hatch_build.py")), copy)
        status, output = run(Step((sys.executable, "tools/run_tests.py")), copy, limit=3600)
    by = ", ".join(FAILED.findall(output)) or ("the checks" if status else "")
    result = Result(breakage, "caught" if status else "missed", by, time.monotonic() - started)
    print(f"{result.how} {breakage.name} in {result.seconds:.0f} s: {by}", flush=True)
    return result


def run(step: Step, copy: Path, limit: float = LIMIT_SECONDS) -> tuple[int, str]:
    """Status and output. A command that takes longer than `limit` is ended with its children."""
    with tempfile.TemporaryFile("w+") as output:
        process = subprocess.Popen(
            step.command,
            cwd=copy / step.folder,
            env=environment_for(copy),
            stdout=output,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        try:
            status = process.wait(limit)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            status = process.wait()
        output.seek(0)
        text = output.read()
    return (0, text) if status == 5 and "pytest" in step.command else (status, text)  # 5: no tests


if __name__ == "__main__":
    main()
