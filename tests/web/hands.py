"""Pressing and deciding, by keys alone or by touch."""

from __future__ import annotations

from typing import Literal

from playwright.sync_api import Page

Hands = Literal["keys", "touch"]


def press(page: Page, selector: str, hands: str) -> None:
    if hands == "keys":
        page.locator(selector).focus()
        page.keyboard.press("Enter")
    else:
        page.locator(selector).tap()


def decide(page: Page, token: str, hands: str) -> None:
    """Makes this decision with the controls below the table."""
    if hands == "keys" and token.isdigit():
        page.locator("#decision").focus()
        for key in [*token, "Enter"]:
            page.keyboard.press(key)
    elif token.isdigit():
        slider = page.locator(".decide input[type=range]")
        if slider.count() and int(slider.get_attribute("max") or 0) >= int(token):
            slider.fill(token)
        elif slider.count():  # only keys reach a price beyond the scale
            page.locator("#decision").focus()
            page.keyboard.type(token)
        page.locator(f".decide [data-token='{token}']").tap()
    elif "@" in token:
        ship, harbour = token.split("@")
        press(page, f".decide [data-ship='{ship}']", hands)
        press(page, f"[data-harbour='{harbour}']:visible >> nth=0", hands)
    else:
        press(page, f".decide [data-token='{token}']", hands)
