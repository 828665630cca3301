"""Runs what `make test` leaves out, in parts of at most an hour: `make nightly`.

Usage: python tools/nightly.py [--part NAME] [--again] [--list]

A part that has run on this commit, on whatever day, is not run again: an interrupted night goes on
with the next part. --part runs one part anyway, --again all of them, --list only shows them. Which
tests are nightly says tests/tiers.py; their measured durations divide them into parts. Ends with
status 1 if a part has failed on this commit.
"""

from __future__ import annotations

import argparse
import datetime
import hashlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

from breakages import DRAWN, read_list

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache" / "nightly"
LIMIT_SECONDS = 3600  # of a part; it is ended then, and has failed
PLANNED_SECONDS = 2400  # of tests in a part, as measured before
CORES = 2  # for which parts are planned; with more cores they end earlier
# Seconds of a case that was never measured, by area.
UNKNOWN = {"web": 6.0, "server": 3.0, "logic": 2.0}
# Of a breakage, with the copy of the sources and the tests up to the one that fails.
BREAKAGE_SECONDS = 60.0
SUITE_SECONDS = 500.0
WITH_WORKERS = (
    "--numprocesses",
    "auto",
    "--maxprocesses",
    "8",
    "--dist",
    "loadgroup",
    "--no-loadscope-reorder",
)
COUNTED = re.compile(r"^tests/(\S+\.py): (\d+)$", re.MULTILINE)


class Part(NamedTuple):
    name: str
    command: list[str]
    variables: dict[str, str]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    folder = CACHE / state_of_sources()
    folder.mkdir(parents=True, exist_ok=True)
    state = folder / "state.json"
    done: dict[str, dict[str, Any]] = json.loads(state.read_text()) if state.exists() else {}
    parts = list(plan(folder))
    names = [part.name for part in parts]
    if options.part and options.part not in names:
        sys.exit(f"there is no part {options.part}; there are {', '.join(names)}")
    chosen = [
        part
        for part in parts
        if not options.list
        and (part.name == options.part if options.part else options.again or part.name not in done)
    ]
    for number, part in enumerate(chosen, 1):
        print(f"florin: part {part.name} ({number} of {len(chosen)})", flush=True)
        done[part.name] = run(part, folder)
        state.write_text(json.dumps(done, indent=1))
    print_summary(names, done)
    sys.exit(any(done.get(name, {}).get("result") == "failed" for name in names))


def state_of_sources() -> str:
    """The commit; with a digest of what differs from it, if anything does."""
    commit = git("rev-parse", "--short=12", "HEAD").strip()
    changes = git("diff", "HEAD") + "".join(
        f"{name}\n{(ROOT / name).read_bytes()!r}"
        for name in git("ls-files", "--others", "--exclude-standard").splitlines()
        if (ROOT / name).is_file()
    )
    return f"{commit}-{hashlib.sha256(changes.encode()).hexdigest()[:8]}" if changes else commit


def git(*arguments: str) -> str:
    command = ["git", *arguments]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def plan(folder: Path) -> Iterator[Part]:
    """All parts, those that find most first."""
    pytest = [sys.executable, "-m", "pytest"]

    def tests(name: str, *arguments: str, **variables: str) -> Part:
        report = f"--junitxml={folder / name}.xml"
        return Part(name, [*pytest, *arguments, report], variables)

    searching = {"HYPOTHESIS_PROFILE": "nightly"}
    for name, files in nightly_files():
        yield tests(name, *WITH_WORKERS, "-m", "nightly", *files)
    yield tests("search", *WITH_WORKERS, "-m", "hypothesis and not nightly", **searching)
    yield tests("search-games", "tests/testing/test_games.py", **searching)
    yield tests("faults", "tests/server/faults", FAULTS="full")
    tool = [sys.executable, "tools/breakages.py"]
    yield Part("coverage", [sys.executable, "tools/coverage_map.py", "--all"], {})
    count = in_parts(len(read_list()) * BREAKAGE_SECONDS / CORES)
    for number in range(1, count + 1):
        yield Part(f"breakages-{number}", [*tool, "--part", f"{number}/{count}"], {})
    count = in_parts(DRAWN * SUITE_SECONDS)
    for number in range(1, count + 1):
        yield Part(f"suite-{number}", [*tool, "--suite", f"{number}/{count}"], {})
    yield Part("audit", [sys.executable, "tools/audit.py"], {})


def in_parts(seconds: float) -> int:
    return int(-(-seconds // PLANNED_SECONDS))


def nightly_files() -> Iterator[tuple[str, list[str]]]:
    """Names of parts, and their files: each part takes about `PLANNED_SECONDS`."""
    listing = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-m", "nightly"]
    found = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=False)
    if found.returncode not in (0, 5):  # 5: there are none
        sys.exit(found.stdout + found.stderr)
    known: dict[str, float] = json.loads((ROOT / "tests" / "durations.json").read_text())
    areas: dict[str, list[tuple[str, float]]] = {area: [] for area in UNKNOWN}
    for name, cases in COUNTED.findall(found.stdout):
        area = name.partition("/")[0]
        area = area if area in UNKNOWN else "logic"
        areas[area].append((f"tests/{name}", int(cases) * known.get(name, UNKNOWN[area])))
    for area, files in areas.items():
        count = in_parts(sum(seconds for _, seconds in files) / CORES)
        parts: list[tuple[float, list[str]]] = [(0.0, []) for _ in range(count)]
        for file, seconds in sorted(files, key=lambda item: -item[1]):
            least = min(range(count), key=lambda at: parts[at][0])
            parts[least] = (parts[least][0] + seconds, [*parts[least][1], file])
        yield from ((f"{area}-{at}", names) for at, (_, names) in enumerate(parts, 1))


def run(part: Part, folder: Path) -> dict[str, Any]:
    started = time.monotonic()
    process = subprocess.Popen(
        part.command, cwd=ROOT, env={**os.environ, **part.variables}, start_new_session=True
    )
    try:
        result = "failed" if process.wait(LIMIT_SECONDS) else "passed"
    except subprocess.TimeoutExpired:
        print(f"florin: part {part.name} is ended after {LIMIT_SECONDS} s", flush=True)
        result = "failed"
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    return {
        "result": result,
        "seconds": round(time.monotonic() - started),
        "cases": cases_in(folder / f"{part.name}.xml"),
        "ended": datetime.datetime.now(datetime.UTC).isoformat(timespec="minutes"),
    }


def cases_in(report: Path) -> int | None:
    if not report.exists():
        return None
    return sum(1 for _ in ElementTree.parse(report).iter("testcase"))  # noqa: S314 - our own file


def print_summary(names: list[str], done: dict[str, dict[str, Any]]) -> None:
    print(f"\n{'part':16}{'cases':>7}{'seconds':>9}  result")
    for name in names:
        one = done.get(name, {"cases": None, "seconds": "", "result": "not run"})
        cases = "" if one["cases"] is None else one["cases"]
        print(f"{name:16}{cases:>7}{one['seconds']:>9}  {one['result']} {one.get('ended', '')}")


if __name__ == "__main__":
    main()
