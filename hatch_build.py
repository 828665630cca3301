"""Builds the web app into src/florin/web_dist/ when the package is built or installed.

Deno comes from PyPI as a build requirement, so nobody needs Node. `python hatch_build.py` does the
same by hand; it does nothing where the sources have not changed since the last build.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
LOCALES = WEB / "src" / "locales"
DIST = ROOT / "src" / "florin" / "web_dist"
STAMP = DIST / ".stamp"

NO_REGISTRY = """\
florin: the web app could not be built: its packages did not arrive from the npm registry,
  or web/deno.lock is out of date; the lines above say why.
  Go online, or name a mirror in NPM_CONFIG_REGISTRY, and try again.
  To install without the web app (simulator, bots and command line only): FLORIN_WEB=skip"""


class Build(BuildHookInterface):
    """Hatch calls this before it collects the files of a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel":
            build()
            # The server reads the web app's texts; a checkout has them where they are written.
            if version == "standard" and LOCALES.is_dir():
                for file in LOCALES.rglob("*.ftl"):
                    inside = f"florin/locales/{file.relative_to(LOCALES)}"
                    build_data["force_include"][str(file)] = inside


def build() -> None:
    """Builds where needed; ends the process with a plain sentence where it cannot."""
    if not WEB.is_dir() or os.environ.get("FLORIN_WEB") == "skip":
        return
    current = fingerprint()
    if STAMP.is_file() and STAMP.read_text() == current:
        return
    deno = find_deno()
    print("florin: building the web app", file=sys.stderr, flush=True)  # noqa: T201
    if run(deno, "install", "--frozen", "--quiet"):
        sys.exit(NO_REGISTRY)
    if run(deno, "task", "--quiet", "build"):
        sys.exit("florin: the web app did not build; the lines above say why")
    STAMP.write_text(current)


def fingerprint() -> str:
    """Of everything that goes into the build, whatever the order of the file system."""
    digest = hashlib.sha256()
    for path in sorted(WEB.rglob("*")):
        if "node_modules" in path.parts or not path.is_file():
            continue
        digest.update(path.relative_to(WEB).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def find_deno() -> str:
    """The program that came with the package, in this environment or in pip's build environment."""
    try:
        from deno import find_deno_bin  # noqa: PLC0415

        return str(find_deno_bin())
    except (ImportError, FileNotFoundError):
        found = shutil.which("deno")
    if found is None:
        sys.exit("florin: building the web app needs Deno: pip install deno")
    return found


def run(*command: str) -> int:
    # Deno would otherwise ask a server for newer versions of itself.
    quiet = {**os.environ, "DENO_NO_UPDATE_CHECK": "1", "NO_COLOR": "1"}
    # The machine's own certificates count too: many networks have one of their own.
    quiet.setdefault("DENO_TLS_CA_STORE", "system,mozilla")
    return subprocess.run(command, cwd=WEB, env=quiet, check=False).returncode  # noqa: S603


if __name__ == "__main__":
    build()
