"""Writes the golden games anew: `make golden`. Review the difference before committing it.

For each game and number of players, deals are searched in order and a game is kept when it shows
something that no kept game shows yet: a way a day can end, a tie pattern, an unaffordable bid ...
README.md beside this file lists which game shows what.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from pathlib import Path

from florin.bots import Bot, bot
from florin.core import CHANCE, NOBODY, Event, Value
from florin.games.medici import events as ev
from florin.games.strozzi import events as st
from florin.records import Record, Replay, deal, position_of, steps, summary, trace

HERE = Path(__file__).parent
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio")
TABLES = [("medici", 3), ("medici", 4), ("medici", 5), ("medici", 6), ("strozzi", 2)]
# Name, players and options of further tables: every value of every option.
VARIANTS: list[tuple[str, int, dict[str, Value]]] = [
    ("medici", 3, {"edition": "1995"}),
    ("medici", 4, {"edition": "1995", "first": 2}),
    ("medici", 5, {"first": 5}),
    ("medici", 6, {"edition": "1995"}),
    ("strozzi", 2, {"track": 3}),
    ("strozzi", 2, {"track": 5}),
    ("strozzi", 2, {"track": 6}),
]
OF_A_VARIANT = 4  # games kept of each
SEARCHED = 300  # deals a table
LEAST = 9  # games a table keeps at least
CUT = 4  # unfinished games a table keeps besides


def play(game: str, players: int, seed: str, options: Mapping[str, Value]) -> Record:
    """A game by a mixed company: random bots, face-value bidders, or both."""
    rng = random.Random(seed)
    company: list[Bot] = [
        bot(rng.choice(("random", "face:0", "face:0.5", "face:1"))) for _ in range(players)
    ]
    record = Record(game, NAMES[:players], options)
    position = record.setup().start()
    moves: list[str] = []
    while position.to_act != NOBODY:
        if position.to_act == CHANCE:
            action = deal(seed, position)
        else:
            action = company[position.to_act].choose(position, rng)
        moves.append(action.token)
        position = position.apply(action)
    return record.then(*moves)


def pattern(standings: tuple[int, ...]) -> str:
    """How standings are tied, highest first: `2+1` is a tie for first and one behind."""
    return "+".join(str(standings.count(s)) for s in sorted(set(standings), reverse=True))


def shown(record: Record) -> Iterator[str]:
    """What a game shows, in words."""
    free = 0
    for step in steps(record):
        for event in step.events:
            free = free + 1 if isinstance(event, ev.FreeLot) else free
            yield from _of_event(event, free)
            if isinstance(event, ev.DayScored):
                free = 0


def _of_event(event: Event, free: int) -> Iterator[str]:
    match event:
        case ev.DayBegan(day=1) | st.RoundBegan():
            pass
        case ev.DayBegan():
            yield "first buyer by lot" if event.by_lot else "least money begins"
        case ev.DayEnded():
            yield f"day ends by {event.why}, {free} free"
        case st.RoundEnded():
            yield f"round ends by {event.why}"
        case ev.DayScored():
            yield f"cargo {pattern(event.sheet.cargo)}"
            for stall in zip(*event.sheet.levels, strict=True):
                if stall.count(max(stall)) > 1:
                    yield f"{stall.count(max(stall))} tied highest on a stall"
                if max(stall) >= 5:
                    yield f"a counter on level {max(stall)}"
        case st.RoundScored():
            for medici, strozzi in event.sheet.harbours:
                if medici == strozzi:
                    yield "level harbour"
            for marker in (marker for row in event.sheet.markers for marker in row):
                if abs(marker) >= 3:
                    yield f"a marker on field {marker}"
            if min(event.sheet.money) < 0:
                yield "money below 0"
        case ev.GroupOffered():
            yield f"group ended by {event.by}"
        case ev.GroupDiscarded():
            yield f"group discarded, {event.why}"
        case ev.CouldNotBid():
            yield f"no bid for want of {event.why}"
        case ev.GameEnded():
            yield "shared win" if len(event.winners) > 1 else "one winner"
        case _:
            pass


def choose(game: str, players: int) -> list[tuple[Record, list[str]]]:
    """The games of one table, each with what it was the first to show."""
    kept: list[tuple[Record, list[str]]] = []
    seen: set[str] = set()
    spare: list[Record] = []
    for number in range(SEARCHED):
        record = play(game, players, f"golden {number}", {})
        new = sorted(set(shown(record)) - seen)
        if new:
            seen |= set(new)
            kept.append((record, new))
        else:
            spare.append(record)
    while len(kept) < LEAST:
        kept.append((spare.pop(0), ["one more"]))
    for at in range(CUT):
        record = spare.pop(0)
        plies = (at * 2 + 1) * len(record.moves) // (2 * CUT)
        kept.append((record.prefix(plies), [f"unfinished, {plies} tokens"]))
    return kept


def variant(game: str, players: int, options: Mapping[str, Value]) -> list[Record]:
    """Games with these options that end otherwise than with the defaults, as far as they can."""
    kept: list[Record] = []
    for number in range(SEARCHED):
        seed = f"golden {number}"
        record = play(game, players, seed, options)
        plain = play(game, players, seed, {})
        if position_of(record).money != position_of(plain).money:
            kept.append(record)
        if len(kept) == OF_A_VARIANT:
            return kept
    raise AssertionError(f"{game} {options}: the options change too little")


def write(name: str, record: Record) -> None:
    replay = Replay.of(record)
    result = {**summary(replay.now), "trace": trace(replay)}
    (HERE / f"{name}.json").write_text(record.dumps())
    (HERE / f"{name}.result.json").write_text(dumps(result))


def main() -> None:
    for old in HERE.glob("*.json"):
        old.unlink()
    lines = ["# Golden games", "", "Written by `make golden`. Each is the first to show:", ""]
    for game, players in TABLES:
        for number, (record, new) in enumerate(choose(game, players), 1):
            name = f"{game}-{players}-{number:02}"
            write(name, record)
            lines.append(f"- `{name}`: {'; '.join(new)}")
    for game, players, options in VARIANTS:
        chosen = "-".join(f"{key}{value}" for key, value in options.items())
        for number, record in enumerate(variant(game, players, options), 1):
            name = f"{game}-{players}-{chosen}-{number:02}"
            write(name, record)
            lines.append(f"- `{name}`: the options change the result")
    (HERE / "README.md").write_text("\n".join([*lines, ""]))


def dumps(result: Mapping[str, object]) -> str:
    """A result for review: a field to a line, a day and a traced token to a line."""
    fields: list[str] = []
    for key, value in result.items():
        if key in ("days", "trace") and isinstance(value, list) and value:
            rows = ",\n  ".join(json.dumps(row) for row in value)  # type: ignore[reportUnknownVariableType]
            fields.append(f' "{key}": [\n  {rows}]')
        else:
            fields.append(f' "{key}": {json.dumps(value)}')
    return "{" + ",\n".join(fields).lstrip() + "}\n"


if __name__ == "__main__":
    main()
