"""Attempts at puzzles, and the ratings that follow from them."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, select
from sqlalchemy.dialects import postgresql, sqlite

from florin.puzzles import START, Rating, updated
from florin.server.store import schema

_s, _r, _a = schema.puzzle_solvers.c, schema.puzzle_ratings.c, schema.puzzle_attempts.c


class Solver(NamedTuple):
    """A person's rating and counts."""

    rating: Rating = START
    solved: int = 0
    failed: int = 0
    streak: int = 0
    best_streak: int = 0


class Attempted(NamedTuple):
    """`rated`: this was the first answer, so ratings have changed."""

    rated: bool
    before: Solver
    after: Solver
    puzzle: Rating


def solver(connection: Connection, person: str) -> Solver:
    row = connection.execute(select(schema.puzzle_solvers).where(_s.person == person)).first()
    if row is None:
        return Solver()
    rating = Rating(row.rating, row.deviation, row.volatility)
    return Solver(rating, row.solved, row.failed, row.streak, row.best_streak)


def tried(connection: Connection, person: str) -> list[str]:
    """The puzzles that a person has answered."""
    return list(connection.execute(select(_a.puzzle).where(_a.person == person)).scalars())


def rating_of(connection: Connection, puzzle: str, first: float) -> Rating:
    """The rating of a puzzle; `first` before anyone has tried it."""
    row = connection.execute(select(schema.puzzle_ratings).where(_r.puzzle == puzzle)).first()
    # The levels have been tried on it already.
    return (
        Rating(first, 120.0) if row is None else Rating(row.rating, row.deviation, row.volatility)
    )


def attempt(
    connection: Connection,
    person: str,
    puzzle: str,
    answer: str,
    first: float,
    now: int,
    *,
    solved: bool,
) -> Attempted:
    """Stores the answer. Only the first one of a person to a puzzle changes ratings."""
    before, rating = solver(connection, person), rating_of(connection, puzzle, first)
    dialect: Any = postgresql if connection.dialect.name == "postgresql" else sqlite
    made = connection.execute(
        dialect.insert(schema.puzzle_attempts)
        .values(person=person, puzzle=puzzle, answer=answer, solved=solved, at=now)
        .on_conflict_do_nothing()
    )
    if made.rowcount != 1:
        return Attempted(False, before, before, rating)
    own = updated(before.rating, rating, 1.0 if solved else 0.0)
    other = updated(rating, before.rating, 0.0 if solved else 1.0)
    streak = before.streak + 1 if solved else 0
    after = Solver(
        own,
        before.solved + solved,
        before.failed + (not solved),
        streak,
        max(before.best_streak, streak),
    )
    counts = {name: getattr(after, name) for name in ("solved", "failed", "streak", "best_streak")}
    _put(connection, dialect, schema.puzzle_solvers, {"person": person}, own, counts)
    tries = connection.execute(select(_r.tries).where(_r.puzzle == puzzle)).scalar() or 0
    _put(
        connection, dialect, schema.puzzle_ratings, {"puzzle": puzzle}, other, {"tries": tries + 1}
    )
    return Attempted(True, before, after, other)


def _put(
    connection: Connection,
    dialect: Any,
    table: Table,
    key: dict[str, str],
    rating: Rating,
    counts: dict[str, int],
) -> None:
    """Inserts the row of `key`, or replaces its values."""
    values = {**rating._asdict(), **counts}
    statement = dialect.insert(table).values(**key, **values)
    connection.execute(statement.on_conflict_do_update(index_elements=list(key), set_=values))
