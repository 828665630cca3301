"""Handles: unique names of people who keep their identity, as in `/@anna`.

A handle has ASCII letters and digits only, so that no letter of another script, invisible mark or
direction mark can imitate it. Letters that look alike within ASCII count as equal: of `olga`,
`Olga`, `o1ga` and `ol-ga` only one can be taken.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from florin import games
from florin.bots import bot_names
from florin.server.domain.refusal import Refusal

SHORTEST: Final = 3
LONGEST: Final = 20
_PATTERN: Final = re.compile(r"[A-Za-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*")
_ALIKE: Final = (("rn", "m"), ("vv", "w"), ("0", "o"), ("1", "l"), ("i", "l"), ("5", "s"))
# Names that a visitor could take for the site itself, for one of its pages, or for no name at all.
_RESERVED: Final = (
    *("admin", "administrator", "api", "bot", "bots", "contact", "daily", "deleted", "everyone"),
    *(
        "florin",
        "florinteam",
        "guest",
        "help",
        "home",
        "host",
        "info",
        "learn",
        "mail",
        "me",
        "mod",
        "moderator",
    ),
    *("nobody", "notices", "null", "official", "operator", "owner", "privacy", "profile"),
    *("puzzles", "root", "rules", "security", "settings", "signin", "site", "staff", "support"),
    *("system", "team", "undefined", "unknown", "webmaster"),
)


def check_handle(text: str) -> str:
    """The handle as written, without a leading `@`; raises Refusal if it is not a valid handle."""
    handle = text.strip().removeprefix("@")
    if not may_be_handle(handle):
        raise Refusal(
            "bad_request",
            f"handle: must have {SHORTEST} to {LONGEST} characters: letters a to z, digits, and "
            "single hyphens or underscores between them, beginning with a letter",
        )
    key = handle_key(handle)
    if key in _RESERVED_KEYS or key in _names_of_games_and_bots():
        raise Refusal("handle_taken", f"the handle {handle} is reserved: choose another one")
    return handle


def may_be_handle(text: str) -> bool:
    """Whether a person could have this handle."""
    return SHORTEST <= len(text) <= LONGEST and _PATTERN.fullmatch(text) is not None


def handle_key(handle: str) -> str:
    """What handles are compared by: equal for handles that look alike."""
    key = handle.lower().replace("-", "").replace("_", "")
    for seen, meant in _ALIKE:
        key = key.replace(seen, meant)
    return key


@cache
def _names_of_games_and_bots() -> frozenset[str]:
    """A person must not pass for a bot. What follows a colon is a parameter of the bot."""
    bots = {bot.partition(":")[0] for game in games.names() for bot in bot_names(game)}
    return frozenset(handle_key(name) for name in (*games.names(), *bots))


_RESERVED_KEYS: Final = frozenset(handle_key(name) for name in _RESERVED)
