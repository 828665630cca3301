"""A short name of a browser, for the list of a person's sessions."""

from __future__ import annotations

from typing import Final

# The first match counts: most browsers also name those that they are compatible with.
_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def device_name(user_agent: str) -> str:
    """Browser and system as far as they are known; empty if neither is."""
    names = [
        next((name for mark, name in known if mark in user_agent), "")
        for known in (_BROWSERS, _SYSTEMS)
    ]
    return ", ".join(filter(None, names))
