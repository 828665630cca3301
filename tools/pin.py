"""Writes constraints/: exact versions and hashes of all that is installed, for any platform.

Usage: python tools/pin.py [--upgrade]

Keeps the versions that are pinned already where pyproject.toml still allows them; --upgrade takes
the newest. The files name no host, so pip finds the packages wherever it is configured to look.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# `dev` comes first: the others take their versions from it, so that all fit into one environment.
SETS: dict[str, list[str]] = {
    "dev": ["pyproject.toml", "--extra", "all", "--group", "dev"],
    "server": ["pyproject.toml", "--extra", "postgres", "--group", "build"],
    "docs": ["--group", "docs"],
    "maintain": ["--group", "maintain"],
}


def main() -> None:
    for name, what in SETS.items():
        options = ["--universal", "--python-version", "3.11", "--generate-hashes", "--quiet"]
        options += ["--no-emit-index-url", "--no-emit-find-links", "--no-annotate"]
        options += ["--custom-compile-command", "make constraints"]
        if name != "dev":
            options += ["--constraints", "constraints/dev.txt"]
        if "--upgrade" in sys.argv[1:]:
            options.append("--upgrade")
        output = ["--output-file", f"constraints/{name}.txt"]
        command = [Path(sys.executable).with_name("uv"), "pip", "compile", *options, *output, *what]
        if subprocess.run(command, cwd=ROOT, check=False).returncode:
            sys.exit(f"florin: constraints/{name}.txt was not written; the lines above say why")


if __name__ == "__main__":
    main()
