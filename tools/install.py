"""Installs Florin from this checkout into .venv/, with the versions that constraints/ pins.

Usage: python3 tools/install.py server|dev|docs|maintain [--unpinned]

- server: the package with both databases, and what builds the web app (`make play`)
- dev: the package with all extras, and what the tests need (`make setup`)
- docs: what builds the documentation (`make docs`)
- maintain: what renews and audits constraints/ (`make constraints`, `make audit`)

Needs only the standard library. pip checks every file against the hashes in constraints/, so two
installations are the same. Pinned versions need wheels for the interpreter; for a Python without
them, and with --unpinned, pip takes the newest versions that pyproject.toml allows.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / "bin"
OLDEST = (3, 11)
PINNED = ((3, 11), (3, 12), (3, 13), (3, 14))  # versions of Python that constraints/ is made for
# What pip installs for each set if nothing is pinned.
SETS: dict[str, list[str]] = {
    "server": ["--group", "build", "--editable", ".[postgres]"],
    "dev": ["--group", "dev", "--editable", ".[all]"],
    "docs": ["--group", "docs"],
    "maintain": ["--group", "maintain"],
}
WITH_PACKAGE = ("server", "dev")


def main() -> None:
    arguments = sys.argv[1:]
    if not arguments or arguments[0] not in SETS:
        sys.exit(__doc__)
    name = arguments[0]
    check_python()
    if not (BIN / "python").exists():
        make_environment()
    print(f"florin: installing into .venv ({name}; once, about a minute)", flush=True)
    if "--unpinned" in arguments:
        unpinned(name)
    elif python_of_environment() not in PINNED:
        version = ".".join(map(str, python_of_environment()))
        print(f"florin: constraints/ has no versions for Python {version}; taking the newest")
        unpinned(name)
    else:
        pinned(name)
    # Make compares the times of these files with those of constraints/.
    (VENV / f".{name}").touch()
    if name == "dev":
        (VENV / ".server").touch()


def check_python() -> None:
    if sys.version_info < OLDEST:
        found = ".".join(map(str, sys.version_info[:3]))
        sys.exit(
            f"florin needs Python 3.11 or newer; this is {found}. Try: make PYTHON=python3.12 setup"
        )


def make_environment() -> None:
    done = subprocess.run([sys.executable, "-m", "venv", VENV], check=False)
    if done.returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        sys.exit(
            f"florin: {sys.executable} cannot make environments: install its venv module "
            "(Debian: python3-venv)"
        )


def python_of_environment() -> tuple[int, int]:
    """An environment made earlier may have another Python than this script."""
    show = "import sys; print(*sys.version_info[:2])"
    found = subprocess.run([BIN / "python", "-c", show], check=True, capture_output=True, text=True)
    major, minor = found.stdout.split()
    return int(major), int(minor)


def pinned(name: str) -> None:
    constraints = ROOT / "constraints" / f"{name}.txt"
    pip(
        "--require-hashes", "--requirement", str(constraints),
        hint="The newest versions instead: make setup PINNED=no",
    )  # fmt: skip
    if name in WITH_PACKAGE:
        # A folder has no hash. What it needs, and what builds it, is installed already.
        pip("--no-deps", "--no-build-isolation", "--editable", ".")


def unpinned(name: str) -> None:
    pip("--upgrade", "pip>=25.1")  # the first that knows --group
    pip(*SETS[name])


def pip(*arguments: str, hint: str = "") -> None:
    command = [BIN / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    done = subprocess.run([*command, *arguments], cwd=ROOT, check=False)
    if done.returncode:
        sys.exit(f"florin: pip failed; the lines above say why. {hint}".rstrip())


if __name__ == "__main__":
    main()
