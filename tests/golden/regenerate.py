"""`make golden` writes the texts of the golden games anew. Review the difference.

The games stay the same, so that a difference shows what a change of the code does to them.
`python tests/golden/regenerate.py --new` plays other games; needed if a change of the rules makes
a token of the old ones illegal.

- Games by random and face-value bots: deals are searched in order, and a game is kept if it shows
  something that no kept game shows yet, such as a way a day can end or a tie pattern.
- Unfinished games, and games whose options change the result.
- Games by the levels, which bid as people do, for every size and every value of every option.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from florin.bots import bot
from florin.bots.registry import levels
from florin.core import CHANCE, NOBODY, Event, Value
from florin.games.medici import events as ev
from florin.games.strozzi import events as st
from florin.records import Record, deal, position_of, steps

sys.path.insert(0, str(Path(__file__).parents[1]))
import golden_kit as kit

SEATS = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio")
TABLES = [("medici", 3), ("medici", 4), ("medici", 5), ("medici", 6), ("strozzi", 2)]
Table = tuple[str, int, dict[str, Value]]  # game, players and options
# Further tables: every value of every option.
VARIANTS: list[Table] = [
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
SIMPLE = ("random", "face:0", "face:0.5", "face:1")


def play(
    game: str, players: int, seed: str, options: Mapping[str, Value], names: Sequence[str]
) -> tuple[Record, list[str]]:
    """A game by a mixed company, and the names of its bots, drawn from `names`."""
    rng = random.Random(seed)
    company = [bot(rng.choice(names)) for _ in range(players)]
    record = Record(game, SEATS[:players], options)
    position = record.setup().start()
    moves: list[str] = []
    while position.to_act != NOBODY:
        if position.to_act == CHANCE:
            action = deal(seed, position)
        else:
            action = company[position.to_act].choose(position, rng, moves)
        moves.append(action.token)
        position = position.apply(action)
    return record.then(*moves), [player.name for player in company]


def simple(game: str, players: int, number: int, options: Mapping[str, Value]) -> Record:
    return play(game, players, f"golden {number}", options, SIMPLE)[0]


def pattern(standings: tuple[int, ...]) -> str:
    """How standings are tied, highest first: `2+1` is a tie for first and one behind."""
    return "+".join(str(standings.count(s)) for s in sorted(set(standings), reverse=True))


def facts(record: Record) -> Iterator[str]:
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


def telling(game: str, players: int) -> Iterator[tuple[Record, str]]:
    """Games of one table, each with what it was the first to show; then unfinished ones."""
    shown: set[str] = set()
    kept, spare = 0, list[Record]()
    for number in range(SEARCHED):
        record = simple(game, players, number, {})
        new = sorted(set(facts(record)) - shown)
        if new:
            shown |= set(new)
            kept += 1
            yield record, "; ".join(new)
        else:
            spare.append(record)
    for record in spare[: LEAST - kept] if kept < LEAST else ():
        yield record, "one more"
    for at, record in enumerate(spare[max(0, LEAST - kept) :][:CUT]):
        plies = (at * 2 + 1) * len(record.moves) // (2 * CUT)
        yield record.prefix(plies), f"unfinished, {plies} tokens"


def variant(game: str, players: int, options: Mapping[str, Value]) -> Iterator[tuple[Record, str]]:
    """Games with these options that end otherwise than with the defaults."""
    kept = 0
    for number in range(SEARCHED):
        record = simple(game, players, number, options)
        plain = simple(game, players, number, {})
        if position_of(record).money != position_of(plain).money:
            kept += 1
            yield record, "the options change the result"
        if kept == OF_A_VARIANT:
            return
    raise AssertionError(f"{game} {options}: the options change too little")


def table(game: str, players: int, **options: Value) -> Table:
    return game, players, options


def like_people() -> Iterator[tuple[Record, str]]:
    """Fifty games by the levels: every size, edition, first buyer and length of the tracks."""
    tables: list[Table] = []
    for seats in (3, 4, 5, 6):
        tables += [table("medici", seats)] * 4 + [table("medici", seats, edition="1995")] * 2
        tables += [table("medici", seats, first=seats)]
        tables += [table("medici", seats, edition="1995", first=seats - 1)]
    tables += [table("strozzi", 2)] * 6
    tables += [table("strozzi", 2, track=track) for track in (3, 5, 6) for _ in range(4)]
    for number, (game, players, options) in enumerate(tables):
        record, company = play(game, players, f"people {number}", options, levels())
        yield record, f"as people play: {', '.join(company)}"


def new_games() -> Iterator[tuple[str, Record, str]]:
    """Names, records, and what each is kept for."""
    for game, players in TABLES:
        for number, (record, shows) in enumerate(telling(game, players), 1):
            yield f"{game}-{players}-{number:02}", record, shows
    for game, players, options in VARIANTS:
        chosen = "-".join(f"{key}{value}" for key, value in options.items())
        for number, (record, shows) in enumerate(variant(game, players, options), 1):
            yield f"{game}-{players}-{chosen}-{number:02}", record, shows
    for number, (record, shows) in enumerate(like_people(), 1):
        yield f"people-{number:02}-{record.game}-{len(record.players)}", record, shows


def kept_games() -> Iterator[tuple[str, Record, str]]:
    for name in kit.NAMES:
        shows, record = kit.read((kit.FOLDER / f"{name}.txt").read_text())
        yield name, record, shows


def main() -> None:
    chosen = list(new_games() if "--new" in sys.argv else kept_games())
    for file in kit.FOLDER.glob("*.txt"):
        file.unlink()
    for name, record, shows in chosen:
        text = kit.write(shows, record, tuple(steps(record)))
        (kit.FOLDER / f"{name}.txt").write_text(text)


if __name__ == "__main__":
    main()
