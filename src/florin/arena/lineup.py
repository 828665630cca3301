"""Reading the list of bots from the command line."""

from __future__ import annotations

import shlex
import shutil
from typing import Final

from florin.bots import UnknownBot, bot

PROGRAM: Final = "cmd:"
_QUOTES: Final = "'\""


def split_names(text: str) -> tuple[str, ...]:
    """Splits `random,face:0.7` at its commas, except inside quotes.

    Quotes around a whole entry, or around everything after `cmd:`, are removed; other quotes belong
    to the command.
    """
    names: list[str] = []
    start, quote = 0, ""
    for at, letter in enumerate(text):
        if quote:
            quote = "" if letter == quote else quote
        elif letter in _QUOTES:
            quote = letter
        elif letter == ",":
            names.append(text[start:at])
            start = at + 1
    if quote:
        raise UnknownBot(f"a quote {quote} is opened in {text[start:]!r} and never closed")
    names.append(text[start:])
    return tuple(_bare(name) for name in names)


def check_name(name: str) -> str:
    """The name as tables show it; raises UnknownBot if no bot or program has it."""
    if not name.startswith(PROGRAM):
        return bot(name).name
    command = command_of(name)
    if not command:
        raise UnknownBot("cmd: needs a command after the colon, such as cmd:python3 my_bot.py")
    if shutil.which(command[0]) is None:
        raise UnknownBot(f"{name}: there is no program {command[0]!r}")
    return name


def command_of(name: str) -> list[str]:
    """The arguments of the command in `cmd:…`."""
    try:
        return shlex.split(name.removeprefix(PROGRAM))
    except ValueError as error:
        raise UnknownBot(f"{name}: {error}") from None


def _bare(entry: str) -> str:
    entry = _unquoted(entry.strip())
    if entry.startswith(PROGRAM):
        return PROGRAM + _unquoted(entry.removeprefix(PROGRAM).strip())
    return entry


def _unquoted(text: str) -> str:
    """`text` without quotes that enclose all of it."""
    if len(text) > 1 and text[0] in _QUOTES and text.find(text[0], 1) == len(text) - 1:
        return text[1:-1]
    return text
