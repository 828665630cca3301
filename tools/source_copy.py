"""Copies of this checkout in which tools may change and run things."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Not tracked, needed by the tests, and changed by none of them.
LINKED = (".venv", ".cache/jax")
# Deno accepts no link to this folder.
PACKAGES = "web/node_modules"
# Built from the sources: a copy may build its own.
COPIED = ("src/florin/web_dist",)


def copy_sources(target: Path, *, web: bool = True) -> Path:
    """Copies all files that Git tracks or would track, with what the tests need to run there.

    `web` False: without what builds and tests the web app.
    """
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],  # noqa: S607
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    names = [name for name in listed.split("\0") if name and name not in LINKED]
    # Compiled files belong to sources with the same time: without them each copy compiles again.
    compiled = [
        file.relative_to(ROOT).as_posix()
        for folder in ("src", "tests")
        for file in (ROOT / folder).rglob("*.pyc")
    ]
    for name in (*names, *compiled):
        source = ROOT / name
        if source.is_file():  # it may have been deleted since the last commit
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target / name)
    for name in LINKED:
        if (ROOT / name).exists():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            (target / name).symlink_to((ROOT / name).resolve())
    if web and (ROOT / PACKAGES).exists():
        without_caches = shutil.ignore_patterns(".vite*")
        shutil.copytree(
            ROOT / PACKAGES,
            target / PACKAGES,
            symlinks=True,
            ignore=without_caches,
            copy_function=link_or_copy,
        )
    for name in COPIED:
        if (ROOT / name).exists():
            shutil.copytree(ROOT / name, target / name, dirs_exist_ok=True)
    return target


def link_or_copy(source: str, target: str) -> None:
    """Twenty thousand files: a second name for each is enough, if it is the same disk."""
    try:
        os.link(source, target, follow_symlinks=False)
    except OSError:
        shutil.copy2(source, target, follow_symlinks=False)


def environment_for(copy: Path, **variables: str) -> dict[str, str]:
    """Variables with which programs of .venv/ use the sources of the copy."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    path = os.pathsep.join((str(ROOT / ".venv" / "bin"), os.environ.get("PATH", os.defpath)))
    modules = os.pathsep.join(filter(None, (str(copy / "src"), os.environ.get("PYTHONPATH"))))
    return {
        **inherited,
        "PATH": path,
        "PYTHONPATH": modules,
        "NO_COLOR": "1",
        **variables,
    }
