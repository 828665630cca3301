"""Random games for the checks: how they are chosen, played and quoted in messages."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import Final, NamedTuple, NoReturn

from hypothesis import strategies as st

from florin.core import CHANCE, NOBODY, Action, Amount, Event, Game, Option, Position, Value

MAX_PLIES: Final = 20_000  # a game that is longer is taken to have no end
_QUOTED: Final = 60  # tokens of a game that a message repeats


class Case(NamedTuple):
    """Which game is played: the number of players, the options, and the seed of every choice."""

    players: int
    options: dict[str, Value]
    seed: int


class Step(NamedTuple):
    """One action of a game."""

    before: Position
    action: Action
    after: Position
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Played:
    """A game that was played at random to its end."""

    game: Game
    case: Case
    steps: tuple[Step, ...]

    @cached_property
    def positions(self) -> tuple[Position, ...]:
        """`positions[k]` is the position after k actions."""
        return (self.steps[0].before, *(step.after for step in self.steps))

    @cached_property
    def tokens(self) -> tuple[str, ...]:
        return tuple(step.action.token for step in self.steps)

    @property
    def seed(self) -> str:
        """The seed by which chance was dealt."""
        return str(self.case.seed)

    def some(self, most: int) -> list[tuple[int, Position]]:
        """At most so many positions with their plies, the last one included."""
        plies = range(len(self.positions))
        if len(plies) > most:
            chosen = random.Random(self.case.seed).sample(plies[:-1], most - 1)
            plies = [*sorted(chosen), plies[-1]]
        return [(ply, self.positions[ply]) for ply in plies]

    def decisions(self, most: int) -> list[tuple[int, Position]]:
        """At most so many positions in which a seat is to act."""
        found = [(ply, now) for ply, now in enumerate(self.positions) if now.to_act >= 0]
        if len(found) > most:
            found = random.Random(self.case.seed).sample(found, most)
        return sorted(found, key=lambda item: item[0])

    def fail(self, ply: int, message: str) -> NoReturn:
        """Raises AssertionError that says where in the game the check failed."""
        raise AssertionError(f"{message}\n{where(self.game, self.case, self.tokens[:ply])}")


def where(game: Game, case: Case, tokens: Sequence[str]) -> str:
    """The game and its moves up to a position, for messages."""
    moves = " ".join(tokens[-_QUOTED:])
    if len(tokens) > _QUOTED:
        moves = f"({len(tokens) - _QUOTED} more) {moves}"
    return (
        f"in {game.name}, {case.players} players, options {case.options}, seed {case.seed}, "
        f"after {len(tokens)} moves: {moves or 'none'}"
    )


def values_of(option: Option, players: int) -> tuple[Value, ...]:
    """Every value that an option may have."""
    return tuple(range(1, players + 1)) if option.kind == "seat" else option.values


def cases(game: Game) -> st.SearchStrategy[Case]:
    """Any number of players, each option left out or with any of its values, any seed."""

    @st.composite
    def case(draw: st.DrawFn) -> Case:
        players = draw(st.sampled_from(game.players))
        options: dict[str, Value] = {}
        for option in game.options:
            value = draw(st.sampled_from((None, *values_of(option, players))))
            if value is not None:
                options[option.name] = value
        return Case(players, options, draw(st.integers(0, 2**32 - 1)))

    return case()


def every_setup(game: Game) -> Iterator[tuple[int, dict[str, Value]]]:
    """Every number of players without options, then with each value of each option."""
    for players in game.players:
        yield players, {}
        for option in game.options:
            for value in values_of(option, players):
                yield players, {option.name: value}


def play_out(game: Game, case: Case) -> Played:
    """Plays the game of a case; raises AssertionError if a legal action does not apply."""
    rng = random.Random(case.seed)
    position: Position = game.setup(case.players, case.options).start()
    steps: list[Step] = []
    tokens: list[str] = []
    while position.to_act != NOBODY:
        if len(steps) == MAX_PLIES:
            raise AssertionError(
                f"the game has not ended after {MAX_PLIES} moves\n{where(game, case, tokens)}"
            )
        if position.to_act == CHANCE:
            action = game.deal(str(case.seed), position)
        else:
            action = _choose(position, rng, case.seed % 3)
        events: list[Event] = []
        try:
            after = position.apply(action, events)
        except Exception as error:
            raise AssertionError(
                f"{action!r} is legal but does not apply: {error!r}\n{where(game, case, tokens)}"
            ) from error
        steps.append(Step(position, action, after, tuple(events)))
        tokens.append(action.token)
        position = after
    if not steps:
        raise AssertionError(f"the game is over at its start\n{where(game, case, tokens)}")
    return Played(game, case, tuple(steps))


def finite_legal(position: Position, most: int | None = None) -> list[Action]:
    """The legal actions; if amounts have no upper limit, up to a typical one, or `most` of all."""
    amounts = position.amounts()
    if amounts is not None and amounts.most is None:
        words = sum(1 for _ in _words(position))
        limit = words + amounts.typical - amounts.least + 1
        most = limit if most is None else min(limit, most)
    return list(islice(position.legal(), most))


def is_legal(position: Position, action: Action) -> bool:
    """Whether `legal` has the action, also if it is endless."""
    amounts = position.amounts()
    if isinstance(action, Amount) and amounts is not None:
        first = next(a for a in position.legal() if isinstance(a, Amount))
        within = amounts.least <= action.florins and (
            amounts.most is None or action.florins <= amounts.most
        )
        return type(action) is type(first) and within
    return action in _words(position)


def universe(played: Played) -> tuple[Action, ...]:
    """Actions of the game, legal in some position of it, and amounts around every limit."""
    found: dict[Action, None] = {}
    kinds: dict[type[Amount], None] = {}
    numbers = {-1, 0, 1, 10**12}
    for position, action, _, _ in played.steps:
        found.update(dict.fromkeys(_words(position)))
        found[action] = None
        if isinstance(action, Amount):
            kinds[type(action)] = None
        amounts = position.amounts()
        if amounts is not None:
            most = amounts.typical if amounts.most is None else amounts.most
            numbers |= {amounts.least - 1, amounts.least, most, most + 1}
    found.update(dict.fromkeys(kind(number) for kind in kinds for number in sorted(numbers)))
    return tuple(found)


def _words(position: Position) -> Iterator[Action]:
    """The legal actions before the amounts. Amounts come last and may be endless."""
    for action in position.legal():
        if isinstance(action, Amount):
            return
        yield action


def _choose(position: Position, rng: random.Random, style: int) -> Action:
    """Style 0: any action. Style 1: rather a low amount. Style 2: often no amount.

    With any action alone, most money is spent early in a game, and late auctions are rare.
    """
    legal = finite_legal(position)
    if style == 2 and rng.random() < 0.5:
        legal = [a for a in legal if not isinstance(a, Amount)] or legal
    number = rng.randrange(len(legal))
    return legal[min(number, rng.randrange(len(legal))) if style == 1 else number]
