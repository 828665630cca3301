"""Where the tests' browser comes from.

In this order: the variable FLORIN_CHROMIUM, the browser that Playwright installed for itself, a
chromium or chrome on the path, `playwright install chromium`, and Debian's package if we are root.
FLORIN_CHROMIUM=none means that there is none: tests in the browser are skipped.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from filelock import FileLock
from playwright.sync_api import sync_playwright

MISSING = "no Chromium: install it or set FLORIN_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
# Features that the tests do not use. A window's address field opens two pages of its own, which
# take ten times as long as the page under test. Chromium heeds only the last list that it is given,
# so features that Playwright switches off are named again.
UNUSED = [
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
    "AimEnabled",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
]
# The tests' browser sends requests only to the server under test.
QUIET = [
    "--disable-background-networking",
    "--disable-component-update",
    f"--disable-features={','.join(UNUSED)}",
    "--disable-gpu",
    "--disable-sync",
    "--no-first-run",
]


def launch_arguments() -> list[str]:
    """A root user's Chromium starts only without its sandbox."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [*QUIET, "--no-sandbox"] if root else QUIET


class NoBrowser(Exception):
    """No browser was found and none could be installed; the message says what to do."""


def find_browser() -> str:
    """A path that exists. Raises NoBrowser."""
    named = os.environ.get("FLORIN_CHROMIUM")
    if named == "none":
        raise NoBrowser(MISSING)
    if named:
        return named
    for found in (_playwrights_own(), _on_path()):
        if found:
            return found
    # Several processes of tests look at once; one of them installs it.
    with FileLock(Path(tempfile.gettempdir()) / "florin-browser.lock"):
        return _playwrights_own() or _on_path() or _install()


def _install() -> str:
    _run(sys.executable, "-m", "playwright", "install", "chromium")
    own = _playwrights_own()
    if own:
        return own
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        _run("apt-get", "update", "-qq")
        _run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium")
    found = _on_path()
    if found:
        return found
    raise NoBrowser(MISSING)


def _playwrights_own() -> str | None:
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def _on_path() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def _run(*command: str) -> None:
    subprocess.run(command, check=False, timeout=280, stdout=subprocess.DEVNULL)
