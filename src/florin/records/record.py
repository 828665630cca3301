"""A record: header and tokens. Everything else about a game is derived by replaying it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Any, Final, Never, cast

from florin import games
from florin.core import BadSetup, Game, Setup, Value
from florin.core.options import check_options
from florin.records.errors import BadField, NotJson, shown

FORMAT: Final = 1
# The longest possible game has a few thousand tokens, so nothing larger is a record.
MAX_BYTES: Final = 4 << 20

_FIELDS: Final = ("florin", "game", "players", "options", "moves")


@dataclass(frozen=True, slots=True)
class Record:
    """A game: its name, the players by seat, the rule options, and the tokens."""

    game: str
    players: tuple[str, ...]
    options: Mapping[str, Value] = field(default_factory=dict[str, Value])
    moves: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        _check_header(self.game, self.players, self.options)

    def setup(self) -> Setup:
        """The rules that this record is played by."""
        return games.get(self.game).setup(len(self.players), self.options)

    def prefix(self, plies: int) -> Record:
        """The same game up to, not including, token number `plies`."""
        return replace(self, moves=self.moves[:plies])

    def then(self, *tokens: str) -> Record:
        """The same game with further tokens. Nothing is checked: replaying does that."""
        return replace(self, moves=self.moves + tokens)

    def as_dict(self) -> dict[str, Any]:
        """The JSON object, fields in the order of the format."""
        return {
            "florin": FORMAT,
            "game": self.game,
            "players": list(self.players),
            "options": dict(self.options),
            "moves": list(self.moves),
        }

    def dumps(self) -> str:
        """JSON for people and version control: one line per turn, ends with a newline."""
        head = [
            f' "{key}": {json.dumps(value, ensure_ascii=False)},'
            for key, value in self.as_dict().items()
            if key != "moves"
        ]
        lines = [", ".join(map(json.dumps, turn)) for turn in _turns(self.moves)]
        moves = ' "moves": [' + ",\n  ".join(["", *lines]).removeprefix(",") + "]}"
        return "\n".join(["{" + head[0].lstrip(), *head[1:], moves, ""])


def loads(text: str | bytes) -> Record:
    """Reads a record; unknown, missing and repeated fields and wrong types raise an error."""
    if isinstance(text, bytes):
        if len(text) > MAX_BYTES:
            raise NotJson(f"larger than {MAX_BYTES >> 20} MiB: no record is")
        try:
            text = text.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise NotJson(f"not UTF-8 text: byte {error.start}") from None
    elif len(text) > MAX_BYTES:
        raise NotJson(f"larger than {MAX_BYTES >> 20} MiB: no record is")
    try:
        data = json.loads(text, object_pairs_hook=_no_repeats, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise NotJson(
            f"not JSON: {error.msg} at line {error.lineno} column {error.colno}"
        ) from None
    except RecursionError:
        raise NotJson("not a record: nested too deeply") from None
    except BadField:
        raise
    except ValueError:
        raise NotJson("not a record: holds a number of thousands of digits") from None
    return from_dict(data)


def from_dict(data: object) -> Record:
    """Reads a record from a decoded JSON value."""
    if not isinstance(data, dict):
        raise BadField("record", f"must be a JSON object, not {_type(data)}")
    fields = cast("dict[str, Any]", data)
    for name in fields:
        if name not in _FIELDS:
            raise BadField(shown(name), f"unknown field; a record has {', '.join(_FIELDS)}")
    for name in _FIELDS:
        if name not in fields:
            raise BadField(name, "missing")
    version, game, options = fields["florin"], fields["game"], fields["options"]
    if type(version) is not int or version != FORMAT:
        raise BadField(
            "florin", f"must be {FORMAT}, the version of this format, not {shown(version)}"
        )
    if not isinstance(game, str):
        raise BadField("game", f"must be a string, not {_type(game)}")
    if not isinstance(options, dict):
        raise BadField("options", f"must be an object, not {_type(options)}")
    players = _strings("players", fields["players"])
    moves = _list("moves", fields["moves"])
    words = tuple(takewhile(lambda move: isinstance(move, str), moves))
    record = Record(
        game, players, cast("dict[str, Value]", options), cast("tuple[str, ...]", words)
    )
    if len(words) < len(moves):
        # Imported here: replaying needs records.
        from florin.records.replay import position_of, read_move  # noqa: PLC0415

        read_move(position_of(record), len(words), moves[len(words)])
    return record


def _check_header(name: str, players: tuple[str, ...], options: Mapping[str, object]) -> None:
    if name not in games.names():
        raise BadField("game", f"must be {_either(games.names())}, not {shown(name)}")
    game = games.get(name)
    if len(players) not in game.players:
        raise BadField("players", f"{name} has {game.player_range}, not {len(players)}")
    for seat, player in enumerate(players):
        if not player.isprintable() and any("\ud800" <= letter <= "\udfff" for letter in player):
            raise BadField(f"players[{seat}]", "holds half a surrogate pair, which is no text")
    _check_options(game, players, options)


def _check_options(game: Game, players: tuple[str, ...], options: Mapping[str, object]) -> None:
    known = [option.name for option in game.options]
    for option in options:
        if option not in known:
            names = ", ".join(known) or "no options"
            raise BadField(f"options[{shown(option)}]", f"unknown; {game.name} has {names}")
    try:
        check_options(game.options, options, len(players))
    except BadSetup as error:
        raise BadField(
            f"options.{error.field}", f"must be {error.allowed}, not {shown(error.value)}"
        ) from None


def _either(names: tuple[str, ...]) -> str:
    *others, last = names
    return f"{', '.join(others)} or {last}" if others else last


def _list(name: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise BadField(name, f"must be a list of strings, not {_type(value)}")
    return cast("list[object]", value)


def _strings(name: str, value: object) -> tuple[str, ...]:
    items = _list(name, value)
    for at, item in enumerate(items):
        if not isinstance(item, str):
            raise BadField(f"{name}[{at}]", f"must be a string, not {shown(item)}")
    return tuple(items)  # type: ignore[arg-type]


def _type(value: object) -> str:
    names: dict[type, str] = {
        dict: "an object",
        list: "a list",
        str: "a string",
        bool: "a truth value",
    }
    return "null" if value is None else names.get(type(value), "a number")


def _no_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise BadField(shown(name), "given twice")
        found[name] = value
    return found


def _no_constant(name: str) -> Never:
    raise BadField("record", f"{name} is not JSON")


def _turns(moves: Iterable[str]) -> list[list[str]]:
    """Tokens by turn, for layout only: a lot that follows neither `draw` nor a lot begins one."""
    turns: list[list[str]] = []
    before = ""
    for token in moves:
        lot = token[:1] in set("CFGDSA")
        if not turns or token.startswith("@") or (lot and before not in ("draw", "lot", "@")):
            turns.append([])
        turns[-1].append(token)
        before = "lot" if lot else token[:1] if token.startswith("@") else token
    return turns
