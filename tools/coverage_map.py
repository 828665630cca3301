"""Which lines and components the files of tests run: what tools/breakages.py needs to know.

Usage: python tools/coverage_map.py [--workers N] [--all] [FILE …]

Runs every file of tests alone, in a copy of the sources, and writes .cache/coverage/FILE.json: the
lines of Python, also those that servers and workers run in processes of their own, and the modules
of the web app. Without FILE and --all it runs the files that have changed since.
Needs the package coverage (`make nightly` installs it).
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from source_copy import ROOT, copy_sources, environment_for

FOLDER = ROOT / ".cache" / "coverage"
SETTINGS = """\
[run]
source = {copy}/src/florin
data_file = {data}/.coverage
parallel = true
patch = subprocess
sigterm = true
"""
# A component tells the console of the browser that it runs; conftest of the web tests ignores it.
SEEN = "florin-seen:"
SCRIPT = re.compile(r'^<script lang="ts"[^>]*(?<!module)>\n', re.MULTILINE)
# Loaded into pytest: writes down what the components say.
PLUGIN = f"""\
import os
from playwright.sync_api import Browser

new_context = Browser.new_context
seen = set()

def watched(self, *args, **kwargs):
    context = new_context(self, *args, **kwargs)
    context.on("console", lambda said: seen.add(said.text[{len(SEEN)}:])
        if said.text.startswith("{SEEN}") else None)
    return context

Browser.new_context = watched

def pytest_sessionfinish():
    with open(os.environ["FLORIN_SEEN"], "w") as file:
        file.write("\\n".join(sorted(seen)))
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("files", nargs="*", help="below tests/")
    options = parser.parse_args()
    unknown = set(options.files) - set(test_files())
    if unknown:
        parser.error(f"no files of tests: {', '.join(sorted(unknown))}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    files = options.files or [name for name in test_files() if options.all or is_outdated(name)]
    with tempfile.TemporaryDirectory(prefix="florin-coverage-") as temporary:
        copy = copy_sources(Path(temporary) / "copy")
        if any(name.startswith("web/") for name in files):
            mark_components(copy)
        with ThreadPoolExecutor(options.workers) as pool:
            for number, line in enumerate(pool.map(partial(record, copy), files), 1):
                print(f"{number}/{len(files)} {line}", flush=True)


def test_files() -> list[str]:
    tests = ROOT / "tests"
    return sorted(file.relative_to(tests).as_posix() for file in tests.rglob("test_*.py"))


def result_of(name: str) -> Path:
    return FOLDER / f"{name.replace('/', '__')}.json"


def is_outdated(name: str) -> bool:
    result = result_of(name)
    return not result.exists() or result.stat().st_mtime < (ROOT / "tests" / name).stat().st_mtime


def mark_components(copy: Path) -> None:
    """Components of the copy say that they run; builds its web app."""
    for file in (copy / "web" / "src").rglob("*.svelte"):
        name = file.relative_to(copy).as_posix()
        text = file.read_text("utf-8")
        found = SCRIPT.search(text)
        if found:
            call = f'console.debug("{SEEN}{name}");\n'
            file.write_text(text[: found.end()] + call + text[found.end() :], "utf-8")
    subprocess.run(
        [sys.executable, "hatch_build.py"], cwd=copy, env=environment_for(copy), check=True
    )


def record(copy: Path, name: str) -> str:
    """Runs one file of tests; returns a line about it."""
    started = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="florin-coverage-") as temporary:
        data = Path(temporary)
        (data / "rc").write_text(SETTINGS.format(copy=copy, data=data))
        (data / "florin_seen.py").write_text(PLUGIN)
        variables = environment_for(copy, FLORIN_SEEN=str(data / "seen"))
        variables["PYTHONPATH"] += os.pathsep + temporary
        plugin = ("-p", "florin_seen") if name.startswith("web/") else ()
        command = [
            *(sys.executable, "-m", "coverage", "run", f"--rcfile={data / 'rc'}"),
            *("-m", "pytest", "-q", "--no-header", "-p", "no:cacheprovider", *plugin),
            *("-m", "not nightly", f"tests/{name}"),
        ]
        done = subprocess.run(
            command, cwd=copy, env=variables, capture_output=True, text=True, check=False
        )
        seen = (data / "seen").read_text().split() if (data / "seen").exists() else []
        result = {"lines": dict(lines_in(data, copy)), "components": seen}
    seconds = round(time.monotonic() - started, 1)
    result_of(name).write_text(json.dumps({**result, "seconds": seconds}))
    ending = (
        "" if done.returncode in (0, 5) else f": {(done.stdout.strip() or '?').splitlines()[-1]}"
    )
    return f"{name}: {len(result['lines'])} files, {seconds} s{ending}"


def lines_in(data: Path, copy: Path) -> Iterator[tuple[str, list[int]]]:
    """The executed lines of each source, by all processes together."""
    # Loaded here: this module is also used where the package is not installed.
    coverage_data: Any = import_module("coverage").CoverageData
    lines: dict[str, set[int]] = {}
    for file in data.glob(".coverage.*"):
        part: Any = coverage_data(str(file))
        part.read()
        for source in part.measured_files():
            lines.setdefault(os.path.relpath(source, copy), set()).update(part.lines(source))
    for source, numbers in lines.items():
        if numbers:
            yield source, sorted(numbers)


if __name__ == "__main__":
    main()
