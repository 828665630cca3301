# pyright: basic
"""What every page must keep: accessible, no wider than the window, large enough to press."""

from __future__ import annotations

import re
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

LANGUAGES = ("en", "de", "nl", "it")
# Words that would betray a forgotten translation.
ENGLISH = re.compile(
    r"\b(the|your|buyers?|pass|lots? left|harbour|settings|rules|play now)\b", re.IGNORECASE
)
_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
_AXE = Axe()
# Why axe leaves the contrast of a text open: its surface is a gradient, a drawing or several
# layers, or the text is a sign. web/src/contrast.test.ts measures inks on them at their worst.
_UNSEEN = frozenset(
    {
        *("bgGradient", "bgImage", "bgOverlap", "elmPartiallyObscured", "elmPartiallyObscuring"),
        *("imgNode", "nonBmp", "pseudoContent", "shortTextContent"),
    }
)
_TOO_SMALL = """() => [...document.querySelectorAll('button, select, summary, a.btn, input')]
  .filter((one) => one.checkVisibility({visibilityProperty: true}))
  .filter((one) => !one.closest('.hidden'))
  .filter((one) => !one.matches('[type=checkbox], [type=radio]'))
  .filter((one) => {
    const box = one.getBoundingClientRect();
    return box.height < 43.5 || box.width < 43.5;
  })
  .map((one) => one.outerHTML.slice(0, 90))"""
_SAID = """() => {
  const heard = [...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel);
  return [document.title, document.querySelector('main').innerText, ...heard].join('\\n');
}"""


def violations(page: Page, within: str | None = None) -> list[str]:
    """Rules of accessibility that the page breaks, or what matches `within`, with the elements.

    What axe cannot decide counts as well, except contrast where it cannot see the surface.
    """
    found = _AXE.run(
        page,
        context=within,
        options={"runOnly": _RULES, "resultTypes": ["violations", "incomplete"]},
    ).response
    undecided = [
        {**rule, "nodes": [node for node in rule["nodes"] if not _is_measured_elsewhere(node)]}
        for rule in found["incomplete"]
    ]
    return [
        f"{rule['id']}: {node['target']}"
        for rule in (*found["violations"], *undecided)
        for node in rule["nodes"]
    ]


def _is_measured_elsewhere(node: Any) -> bool:
    """The only open question is contrast on a surface that axe cannot see."""
    checks = [check for kind in ("any", "all", "none") for check in node[kind]]
    return all(
        check["id"] == "color-contrast" and (check["data"] or {}).get("messageKey") in _UNSEEN
        for check in checks
    )


def too_wide(page: Page) -> int:
    """By how many pixels the page is wider than the window."""
    return page.evaluate("document.documentElement.scrollWidth - innerWidth")


def too_small(page: Page) -> list[str]:
    """Things to press that a finger would miss: less than 44 px high or wide."""
    return page.evaluate(_TOO_SMALL)


def said(page: Page) -> str:
    """All words on the page, and those that only a screen reader gets."""
    return page.evaluate(_SAID)
