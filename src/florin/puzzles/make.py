"""Mining puzzles from a game: only positions whose answer is clear are kept (`clear`)."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from florin import games
from florin.analysis import money_weight, weigh
from florin.analysis.weighing import Option
from florin.bots import RolloutJudge
from florin.core import CHANCE, NOBODY, Action, Amount, Game, Judge, Position, Setup
from florin.puzzles.clear import ROLLOUTS, Question, confirmed, question
from florin.puzzles.puzzle import KINDS, Puzzle, Scored, near, numbered, puzzle_id
from florin.records import Record, steps

PER_GAME: Final = 24  # puzzles from one game, at most
PER_KIND: Final = 6  # of them of one kind
TRIES: Final = 24  # decisions of one kind that are looked at in a game
EASY: Final = 0.25  # part of those that every level solves, which is kept
EASY_BID: Final = 0.7  # the same for bids that are right
LEAST_FAIR: Final = 4.0  # florins; what is worth less or more is no puzzle
MOST_FAIR: Final = 60.0
WINDOW: Final = 12  # florins around the best price whose losses are kept
FAIR_ROLLOUTS: Final = 48  # of the second judge of a fair price
_SECOND: Final = RolloutJudge(FAIR_ROLLOUTS)

# Ratings of the levels below the strongest, weakest first. A puzzle starts at the rating at which
# they would solve it as often as they did.
_WEAKEST: Final = 900.0
_STEP: Final = 250.0
_SAMPLES: Final = 6  # of each level
_PRIOR: Final = 1400.0  # as if one player of this rating had solved it, and one had failed


class Decision(NamedTuple):
    """A position in which a seat decides, and its place in the game."""

    ply: int
    position: Position
    kinds: tuple[str, ...]


def self_play(setup: Setup, seed: str) -> Record:
    """A game among the levels; the weakest one does not take part."""
    game = games.get(setup.game)
    bots = game.bots
    if bots is None:
        raise ValueError(f"{setup.game} has no levels")
    rng = random.Random(seed)
    levels = [rng.choice(bots.LEVELS[1:]) for _ in range(setup.players)]
    moves: list[str] = []
    position: Position = setup.start()
    while position.to_act != NOBODY:
        if position.to_act == CHANCE:
            action = game.deal(seed, position)
        else:
            action = bots.choose(levels[position.to_act], position, rng)
        moves.append(action.token)
        position = position.apply(action)
    return Record(setup.game, numbered(setup.players), setup.options, tuple(moves))


def mine(
    record: Record, seed: str, rollouts: int = ROLLOUTS, kinds: Sequence[str] = KINDS
) -> list[Puzzle]:
    """The puzzles of one game, of these kinds. Equal arguments give equal puzzles.

    They are far enough apart that no group is asked about twice.
    """
    record = Record(record.game, numbered(len(record.players)), record.options, record.moves)
    miner = _Miner(record, seed, rollouts, kinds)
    return sorted(miner.found(), key=lambda puzzle: len(puzzle.record.moves))


def decisions(record: Record) -> list[Decision]:
    """The decisions that could be puzzles."""
    part = games.get(record.game).puzzles
    if part is None:
        return []
    every = (Decision(s.ply, s.before, part.kinds(s.before)) for s in steps(record))
    return [each for each in every if each.position.to_act >= 0 and each.kinds]


class _Miner:
    def __init__(self, record: Record, seed: str, rollouts: int, kinds: Sequence[str]) -> None:
        game, setup = games.get(record.game), record.setup()
        assert game.bots is not None
        self._record, self._rollouts, self._kinds = record, rollouts, kinds
        self._game: Game = game
        self._judge: Judge = game.bots.evaluator(setup)
        self._weight = money_weight(record.game)
        self._rng = random.Random(f"{seed}/puzzles")
        self._taken: list[int] = []  # plies
        self._passing = False  # whether a pass is looked for
        self._gap = 2 * setup.players + 4  # about as many tokens as the sale of a group takes

    def found(self) -> Iterator[Puzzle]:
        """Takes turns among the kinds, so that none is rare."""
        every = decisions(self._record)
        self._rng.shuffle(every)
        # A single kind may fill the game.
        alone = len(self._kinds) == 1
        tries, each = (5 * TRIES, PER_GAME) if alone else (TRIES, PER_KIND)
        waiting = {kind: [d for d in every if kind in d.kinds][:tries] for kind in self._kinds}
        order = [kind for kind in self._kinds for _ in range(each)]
        self._rng.shuffle(order)
        for kind in order:
            if len(self._taken) == PER_GAME:
                return
            puzzle = self._next(waiting[kind], kind)
            if puzzle is not None:
                self._taken.append(len(puzzle.record.moves))
                yield puzzle

    def _next(self, waiting: list[Decision], kind: str) -> Puzzle | None:
        # Passing is right more often: it is asked for as often as buying.
        self._passing = self._rng.random() < 0.5
        while waiting:
            decision = waiting.pop()
            if any(abs(decision.ply - ply) < self._gap for ply in self._taken):
                continue
            found = self._worth(decision) if kind == "worth" else self._choice(decision, kind)
            if found is not None:
                return found
        return None

    def _choice(self, decision: Decision, kind: str) -> Puzzle | None:
        position = decision.position
        weighed = weigh(position, self._judge, self._weight)
        asked = question(weighed, kind)
        if asked is None:
            return None
        best = asked.best.action
        hits = self._bid(position, best) if kind == "bid" else self._other(position, asked)
        if hits is None:
            return None
        return self._puzzle(
            decision,
            kind,
            right=tuple(option.action.token for option in asked.right),
            choices=scored(asked, position.to_act, kind),
            margin=asked.margin,
            rating=self._rating(hits),
            best=best,
        )

    def _bid(self, position: Position, best: Action) -> list[list[bool]] | None:
        """Whether the levels buy when they should; None if the puzzle is not kept."""
        passes = best == self._game.passing(position)
        if passes != self._passing:
            return None
        bots, part = self._game.bots, self._game.puzzles
        assert bots is not None
        assert part is not None
        cost, fair = part.cost(position), self._judge.fair_prices(position)[position.to_act]
        if cost is None or fair is None:
            return None
        hits = [
            [
                (part.guess(position, level, fair, self._rng) < cost) == passes
                for _ in range(_SAMPLES)
            ]
            for level in bots.LEVELS[:-1]
        ]
        # Every level buys what is cheap: without such bids a solver could always pass.
        if self._too_easy(hits, EASY if passes else EASY_BID):
            return None
        return hits if agreed(position, cost, fair, passes=passes) else None

    def _other(self, position: Position, asked: Question) -> list[list[bool]] | None:
        """Whether the levels answer right; None if the puzzle is not kept."""
        hits = level_answers(position, asked, self._rng)
        if self._too_easy(hits, EASY):
            return None
        best = asked.best.action
        for rival in asked.rivals:
            if not confirmed(position, best, rival.action, self._judge, self._rollouts):
                return None
        return hits

    def _too_easy(self, hits: Sequence[Sequence[bool]], kept: float) -> bool:
        return all(map(all, hits)) and self._rng.random() > kept

    def _worth(self, decision: Decision) -> Puzzle | None:
        """What is the group worth to you? Kept if an independent judge agrees."""
        position = decision.position
        fair = fair_price(position, self._judge)
        if fair is None:
            return None
        part, bots = self._game.puzzles, self._game.bots
        assert part is not None
        assert bots is not None
        hits = [
            [
                abs(part.guess(position, level, fair, self._rng) - fair) <= near(fair)
                for _ in range(_SAMPLES)
            ]
            for level in bots.LEVELS[:-1]
        ]
        return self._puzzle(
            decision,
            "worth",
            fair=fair,
            margin=near(fair),
            rating=self._rating(hits),
            best=next(iter(position.legal())),
        )

    def _puzzle(
        self,
        decision: Decision,
        kind: str,
        *,
        margin: float,
        rating: float,
        best: Action,
        right: tuple[str, ...] = (),
        choices: tuple[Scored, ...] = (),
        fair: float | None = None,
    ) -> Puzzle:
        record = self._record.prefix(decision.ply)
        part = self._game.puzzles
        assert part is not None
        themes = part.themes(decision.position, best)
        return Puzzle(
            puzzle_id(record, kind), record, kind, right, choices, fair, margin, rating, themes
        )

    def _rating(self, hits: Sequence[Sequence[bool]]) -> float:
        results = [
            (_WEAKEST + _STEP * number, float(hit))
            for number, level in enumerate(hits)
            for hit in level
        ]
        return fitted(results)


def fair_price(position: Position, judge: Judge) -> float | None:
    """What the group is worth to the seat to act; None if an independent judge does not agree."""
    seat = position.to_act
    fair = judge.fair_prices(position)[seat]
    if fair is None or not LEAST_FAIR <= fair <= MOST_FAIR:
        return None
    other = _SECOND.fair_price(position, seat)
    return None if other is None or abs(other - fair) > near(fair) else fair


def agreed(position: Position, cost: int, fair: float, *, passes: bool) -> bool:
    """Whether both fair prices are clearly below `cost`, or clearly above it if buying is right.

    The second one comes from the independent judge.
    """
    other = _SECOND.fair_price(position, position.to_act)
    if other is None:
        return False
    if passes:
        return max(fair, other) <= cost - near(cost)
    return min(fair, other) >= cost + near(cost)


def level_answers(position: Position, asked: Question, rng: random.Random) -> list[list[bool]]:
    """Whether each level below the strongest answers right, several times."""
    bots = games.of(position).bots
    assert bots is not None
    right = {option.action for option in asked.right}
    return [
        [bots.choose(level, position, rng) in right for _ in range(_SAMPLES)]
        for level in bots.LEVELS[:-1]
    ]


def fitted(results: Iterable[tuple[float, float]]) -> float:
    """The rating at which players of these ratings are expected to solve as much as they did."""
    rows = [*results, (_PRIOR, 1.0), (_PRIOR, 0.0)]
    solved = sum(score for _, score in rows)
    low, high = 0.0, 3000.0
    while high - low > 1:
        middle = (low + high) / 2
        expected = sum(1 / (1 + 10 ** ((middle - rating) / 400)) for rating, _ in rows)
        low, high = (middle, high) if expected > solved else (low, middle)
    return low


def scored(asked: Question, seat: int, kind: str) -> tuple[Scored, ...]:
    """What the choices lose; of prices those near the best one and near the rivals."""
    shown = asked.shown
    if kind == "price":
        kept = {*asked.right, *asked.rivals}
        shown = tuple(o for o in shown if o in kept or _apart(o, asked.best) <= WINDOW)
    best = asked.best.after
    return tuple(
        Scored(
            option.action.token,
            max(0.0, best.win[seat] - option.after.win[seat]),
            best.money[seat] - option.after.money[seat],
        )
        for option in shown
    )


def _apart(one: Option, two: Option) -> int:
    assert isinstance(one.action, Amount)
    assert isinstance(two.action, Amount)
    return abs(one.action.florins - two.action.florins)


__all__ = [
    "PER_GAME",
    "Decision",
    "agreed",
    "decisions",
    "fair_price",
    "fitted",
    "level_answers",
    "mine",
    "scored",
    "self_play",
]
