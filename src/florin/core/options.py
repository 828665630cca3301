"""Rule options as data: each game declares its own, and everything else reads the declaration."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from florin.core.errors import BadSetup

Value = int | str


@dataclass(frozen=True, slots=True)
class Option:
    """One rule option of a game.

    Kind "seat": the value is a seat from 1, or the option is left out. Kind "choice": the value is
    one of `values`. The default is never written into a record.
    """

    name: str
    kind: Literal["seat", "choice"]
    values: tuple[Value, ...] = ()
    default: Value | None = None
    help: str = ""  # one English line for command-line help and docs

    def check(self, value: object, players: int) -> Value:
        """`value` if it is allowed for this number of players; raises BadSetup otherwise."""
        if self.kind == "seat":
            if type(value) is int and 1 <= value <= players:
                return value
            raise BadSetup(self.name, value, f"a seat from 1 to {players}")
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
        raise BadSetup(self.name, value, _one_of(self.values))

    def parse(self, text: str, players: int) -> Value:
        """The value that `text` names on a command line; raises BadSetup if it names none."""
        for allowed in self.values:
            if text == str(allowed):
                return allowed
        number = text.isascii() and text.isdigit() and len(text) <= 6
        return self.check(int(text) if number and self.kind == "seat" else text, players)


def check_options(
    declared: tuple[Option, ...], given: Mapping[str, object], players: int
) -> dict[str, Value]:
    """`given` without the defaults; raises BadSetup that names an unknown option or a bad value."""
    known = {option.name: option for option in declared}
    chosen: dict[str, Value] = {}
    for name, value in given.items():
        option = known.get(name)
        if option is None:
            raise BadSetup(name, value, f"an option; there are {', '.join(known) or 'no options'}")
        checked = option.check(value, players)
        if checked != option.default:
            chosen[name] = checked
    return chosen


def _one_of(values: tuple[Value, ...]) -> str:
    shown = [f'"{value}"' if isinstance(value, str) else str(value) for value in values]
    return f"{', '.join(shown[:-1])} or {shown[-1]}" if len(shown) > 1 else shown[0]
