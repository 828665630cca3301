"""Small tools that many tests share: positions in a few words, random games."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from hypothesis import settings

from florin import games
from florin.core import CHANCE, NOBODY, Action, Event, Lot, Lots, Position, Value
from florin.games.medici import Medici
from florin.games.medici import Position as MediciPosition
from florin.games.medici import board as medici_board
from florin.games.medici.position import Phase
from florin.games.strozzi import Position as StrozziPosition
from florin.games.strozzi import Ship, Strozzi
from florin.games.strozzi import board as strozzi_board
from florin.games.strozzi.actions import Price
from florin.records import Record, deal, play

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio")
GAMES = [("medici", 3), ("medici", 4), ("medici", 5), ("medici", 6), ("strozzi", 2)]
# Every value of every option, at one or more numbers of players.
VARIANTS: list[tuple[str, int, dict[str, Value]]] = [
    ("medici", 3, {"edition": "1995"}),
    ("medici", 4, {"edition": "1995", "first": 3}),
    ("medici", 5, {"edition": "1995"}),
    ("medici", 6, {"edition": "1995"}),
    ("medici", 4, {"edition": "2006", "first": 1}),
    ("strozzi", 2, {"track": 3}),
    ("strozzi", 2, {"track": 4}),
    ("strozzi", 2, {"track": 5}),
    ("strozzi", 2, {"track": 6}),
]
SETUPS: list[tuple[str, int, dict[str, Value]]] = [
    *((game, players, dict[str, Value]()) for game, players in GAMES),
    *VARIANTS,
]


def examples(count: int) -> settings:
    """Settings with `count` examples for every hundred of the profile, one at least."""
    return settings(max_examples=max(1, count * settings().max_examples // 100))


def lots(text: str, game: str = "medici") -> Lots:
    """`lots("C5 D0 Au")`."""
    found = [games.get(game).read_token(word) for word in text.split()]
    assert all(isinstance(lot, Lot) for lot in found), text
    return tuple(found)  # type: ignore[arg-type]


def tokens(position: Position, text: str, events: list[Event] | None = None) -> Any:
    """The position after the tokens in `text`."""
    for ply, word in enumerate(text.split()):
        _, position = play(position, ply, word, events)
    return position


def medici(text: str = "@1", buyers: int = 3) -> MediciPosition:
    """A game of Medici after these tokens."""
    return tokens(Medici(buyers).start(), text)


def strozzi(text: str = "") -> StrozziPosition:
    """A game of Medici vs Strozzi after these tokens."""
    return tokens(Strozzi().start(), text)


def afloat(
    *ships: str,
    selector: int = 0,
    money: tuple[int, ...] | None = None,
    bag: int | None = None,
    **fields: Any,
) -> MediciPosition:
    """Medici with these ships, before `selector` turns up a lot."""
    buyers = len(ships)
    aboard = tuple(lots(ship) for ship in ships)
    unseen = list(medici_board.LOTS)
    for lot in (lot for ship in aboard for lot in ship):
        unseen.remove(lot)
    seen = len(medici_board.LOTS) - len(unseen)
    return (
        Medici(buyers)
        .start()
        ._replace(
            phase=Phase.LOT,
            selector=selector,
            ships=aboard,
            unseen=tuple(unseen),
            bag=medici_board.LOTS_PER_BUYER * buyers - seen if bag is None else bag,
            money=money or (medici_board.CAPITAL[buyers],) * buyers,
            **fields,
        )
    )


def fleet(*ships: tuple[int, int | None, str]) -> tuple[Ship, ...]:
    """`fleet((5, 0, "C4 D0"), ...)`; ships not named are at home and empty."""
    loaded = {holds: Ship(holds, harbour, lots(text, "strozzi")) for holds, harbour, text in ships}
    return tuple(loaded.get(holds, Ship(holds)) for holds in strozzi_board.SHIPS)


def sea(
    medici: tuple[Ship, ...] = fleet(),
    strozzi: tuple[Ship, ...] = fleet(),
    active: int = 0,
    **fields: Any,
) -> StrozziPosition:
    """A position with these ships, before the active player turns up a lot."""
    unseen = list(strozzi_board.LOTS)
    for ship in (*medici, *strozzi):
        for lot in ship.lots:
            unseen.remove(lot)
    start = Strozzi().start()
    fields.setdefault("unseen", tuple(unseen))
    return start._replace(fleets=(medici, strozzi), active=active, **fields)


def one_lot_left(**fields: Any) -> StrozziPosition:
    return sea(unseen=lots("C4", "strozzi"), **fields)


def random_action(position: Position, rng: random.Random) -> Action:
    amounts = position.amounts()
    if amounts is not None and amounts.most is None:
        return Price(rng.randrange(40))
    return rng.choice(tuple(position.legal()))


def random_game(
    game: str, players: int, seed: int, options: Mapping[str, Value] | None = None
) -> Iterator[tuple[Position, Action, Position, list[Event]]]:
    """Every step of a game dealt by `seed` and played at random."""
    rng = random.Random(seed)
    position: Position = games.get(game).setup(players, options).start()
    while position.to_act != NOBODY:
        if position.to_act == CHANCE:
            action = deal(str(seed), position)
        else:
            action = random_action(position, rng)
        events: list[Event] = []
        after = position.apply(action, events)
        yield position, action, after, events
        position = after


def random_record(
    game: str, players: int, seed: int, options: Mapping[str, Value] | None = None
) -> Record:
    moves = [action.token for _, action, _, _ in random_game(game, players, seed, options)]
    return Record(game, NAMES[:players], options or {}, tuple(moves))
