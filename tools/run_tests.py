"""Runs tests, with the checks of style and types beside them: `make test` and `make quick`.

Usage: python tools/run_tests.py [--quick] [--workers N] [options and arguments of pytest]

The last line names every group of tests that was skipped, and why. With CI=true in the environment
a skipped group is a failure.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

import skipped  # noqa: E402
import tiers  # noqa: E402
from web.browser import NoBrowser, find_browser  # noqa: E402

CACHE = ROOT / ".cache" / "tests"
SKIPPED = CACHE / "skipped.json"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--workers", default="auto")
    options, arguments = parser.parse_known_args()
    CACHE.mkdir(parents=True, exist_ok=True)
    started = time.monotonic()
    if options.quick:
        quick = [*(f"tests/{name}" for name in tiers.QUICK), "-m", "not nightly and not slow"]
        failures = run_pytest(options.workers, [*quick, *arguments], {})
    else:
        failures = run_with_checks(options.workers, arguments)
    result = json.loads(SKIPPED.read_text())
    if os.environ.get("CI") == "true" and skipped.GROUPS.keys() & result["skipped"]:
        failures.append("with CI=true no group may be skipped")
    print(f"florin: {', '.join(failures) or 'all passed'} in {time.monotonic() - started:.0f} s")
    print(skipped.sentence(result))
    sys.exit(bool(failures))


def run_with_checks(workers: str, arguments: list[str]) -> list[str]:
    """What failed. The checks' lines come together after those of the tests."""
    # Every worker would look for it, and install it if need be.
    try:
        browser = find_browser()
    except NoBrowser as missing:
        print(f"florin: {missing}; its tests are skipped", flush=True)
        browser = "none"
    with tempfile.TemporaryFile("w+") as output:
        checks = start_checks(output)
        try:
            failures = run_pytest(workers, arguments, {"FLORIN_CHROMIUM": browser})
            if checks.poll() is None:
                print("florin: the tests are done, the checks go on", flush=True)
            if checks.wait():
                failures.append("the checks failed")
        finally:
            checks.terminate()
        output.seek(0)
        print(output.read(), end="", flush=True)
    return failures


def start_checks(output: IO[str]) -> subprocess.Popen[str]:
    """One check after the other, since the tests keep the other cores busy."""
    outer = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS", "MAKEOVERRIDES")
    environment = {name: value for name, value in os.environ.items() if name not in outer}
    checks = subprocess.Popen(
        ["make", "--no-print-directory", "--keep-going", "checks"],  # noqa: S607
        cwd=ROOT,
        env=environment,
        stdout=output,
        stderr=subprocess.STDOUT,
        text=True,
    )

    def report() -> None:
        if checks.wait() > 0:
            print("\nflorin: the checks failed; why comes after the tests", flush=True)

    threading.Thread(target=report, daemon=True).start()
    return checks


def run_pytest(workers: str, arguments: list[str], variables: dict[str, str]) -> list[str]:
    SKIPPED.write_text('{"skipped": {}, "nightly": 0}')
    command = [
        *(sys.executable, "-m", "pytest", "--numprocesses", workers, "--maxprocesses", "8"),
        *("--dist", "loadgroup", "--no-loadscope-reorder", "-m", "not nightly"),
        *(f"--skipped={SKIPPED}", f"--junitxml={CACHE / 'times.xml'}"),
        *arguments,
    ]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **variables}, check=False)
    return ["tests failed"] if done.returncode else []


if __name__ == "__main__":
    main()
