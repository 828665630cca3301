"""Random ids, seeds and codes. All of them come from the system's secure generator."""

from __future__ import annotations

import secrets
from typing import Final

from florin.server.operations.texts import preferred, text

# Without 0, O, 1, I and L, which are easily confused.
_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"


def new_id() -> str:
    """An id of a table or person: 120 random bits as 20 characters that are safe in a URL.

    It does not begin with a hyphen, which a command line would take for an option.
    """
    while (found := secrets.token_urlsafe(15)).startswith("-"):
        pass
    return found


def new_node() -> str:
    """The name of a server process among those that share a database."""
    return secrets.token_hex(6)


def new_seed() -> str:
    """A seed that deals a game: 128 random bits."""
    return secrets.token_hex(16)


def new_code() -> str:
    """A code for a person to type: ten letters, 49 random bits. It is valid for a few minutes."""
    letters = [secrets.choice(_LETTERS) for _ in range(10)]
    return "".join(letters[:5]) + "-" + "".join(letters[5:])


def new_recovery_code() -> str:
    """A code for a person to keep on paper: sixteen letters, 79 random bits."""
    letters = "".join(secrets.choice(_LETTERS) for _ in range(16))
    return "-".join(letters[at : at + 4] for at in range(0, 16, 4))


def new_access_token() -> str:
    return f"florin_{secrets.token_urlsafe(32)}"


def guest_name(accept_language: str = "") -> str:
    """`Guest 4711`, in the language that the header asks for."""
    word = text(preferred(accept_language), "server-guest")
    return f"{word} {secrets.randbelow(9000) + 1000}"
