"""Looks for known vulnerabilities in the pinned versions; `make audit` runs it.

Asks the advisory database of the package index. Exits with 1 if a version is vulnerable, and also
if one could not be checked: no answer is not a good answer.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
AUDIT = Path(sys.executable).with_name("pip-audit")


def main() -> None:
    files = sorted((ROOT / "constraints").glob("*.txt"))
    command = [str(AUDIT), "--disable-pip", "--require-hashes", "--progress-spinner=off"]
    command += ["--format=json", *(f"--requirement={file}" for file in files)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    try:
        found: list[dict[str, Any]] = json.loads(done.stdout)["dependencies"]
    except ValueError:
        lines = done.stderr.strip().splitlines() or ["no answer"]
        sys.exit(f"florin: nothing was checked, the advisory database gave no answer: {lines[-1]}")
    skipped = [package["name"] for package in found if "skip_reason" in package]
    if len(skipped) == len(found):
        sys.exit("florin: nothing was checked, the advisory database cannot be reached from here")
    vulnerable = [package for package in found if package.get("vulns")]
    for package in vulnerable:
        for problem in package["vulns"]:
            fixed = ", ".join(problem["fix_versions"]) or "no version yet"
            print(f"{package['name']} {package['version']}: {problem['id']}, fixed in {fixed}")
    if skipped:
        print(f"not checked: {', '.join(skipped)}")
    if vulnerable or skipped:
        sys.exit(1)
    print(f"florin: no known vulnerabilities in {len(found)} packages")


if __name__ == "__main__":
    main()
