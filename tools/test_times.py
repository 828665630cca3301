"""Where the time of the tests goes: seconds per folder, and the slowest tests.

Usage: python tools/test_times.py [--write] [FILE …]

FILE is what pytest writes with --junitxml; without one it is the last run of `make test`.
--write also updates tests/durations.json, by which tests are started, longest first, and by which
`make nightly` is divided.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
LAST = ROOT / ".cache" / "tests" / "times.xml"
DURATIONS = ROOT / "tests" / "durations.json"
SLOWEST = 20
LEAST = 0.05  # seconds per case; faster files need no entry


def main() -> None:
    files = [Path(name) for name in sys.argv[1:] if name != "--write"] or [LAST]
    cases = [case for file in files for case in read_cases(file)]
    print_table(cases)
    if "--write" in sys.argv:
        write_durations(cases)


def read_cases(file: Path) -> list[tuple[str, str, float]]:
    """The file below tests/, the test, and its seconds with its fixtures."""
    cases: list[tuple[str, str, float]] = []
    for case in ElementTree.parse(file).iter("testcase"):  # noqa: S314 - written by our own pytest
        parts = case.attrib["classname"].removeprefix("tests.").split(".")
        # A class of tests follows the module.
        length = next(n for n, part in enumerate(parts, 1) if part.startswith("test_"))
        name = "::".join((*parts[length:], case.attrib["name"]))
        cases.append(("/".join(parts[:length]) + ".py", name, float(case.attrib["time"])))
    return cases


def print_table(cases: list[tuple[str, str, float]]) -> None:
    folders: defaultdict[str, list[float]] = defaultdict(list)
    for file, _, seconds in cases:
        folders[file.rpartition("/")[0] or "."].append(seconds)
    print("| folder | cases | seconds |\n|---|---:|---:|")
    for folder, times in sorted(folders.items(), key=lambda item: -sum(item[1])):
        print(f"| {folder} | {len(times)} | {sum(times):.1f} |")
    print(f"| all | {len(cases)} | {sum(seconds for *_, seconds in cases):.1f} |")
    print("\n| slowest tests | seconds |\n|---|---:|")
    for file, name, seconds in sorted(cases, key=lambda case: -case[2])[:SLOWEST]:
        print(f"| {file}::{name} | {seconds:.1f} |")


def write_durations(cases: list[tuple[str, str, float]]) -> None:
    """Seconds per case; files that were not run keep theirs while they exist."""
    times: defaultdict[str, list[float]] = defaultdict(list)
    for file, _, seconds in cases:
        times[file].append(seconds)
    known: dict[str, float] = json.loads(DURATIONS.read_text()) if DURATIONS.exists() else {}
    known |= {file: round(sum(seconds) / len(seconds), 2) for file, seconds in times.items()}
    kept = {
        file: seconds
        for file, seconds in sorted(known.items())
        if seconds >= LEAST and (ROOT / "tests" / file).exists()
    }
    DURATIONS.write_text(json.dumps(kept, indent=1) + "\n")


if __name__ == "__main__":
    main()
