"""Puzzles: the next one, the daily one, answers and ratings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Annotated, Any, Final

from litestar import Litestar, Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.serialization import encode_json

from florin import games
from florin.analysis.advice import reasons_for
from florin.analysis.result import reason_dict
from florin.core import Position
from florin.puzzles import START, Scored, library
from florin.puzzles import Puzzle as LibraryPuzzle
from florin.server.domain import Person, Refusal
from florin.server.http.context import AppContext
from florin.server.http.fixed import PACKED, fixed_reply
from florin.server.http.identity import charge, context_of, find_person, require_person
from florin.server.messages import (
    Lost,
    Puzzle,
    PuzzleAnswer,
    PuzzleChoice,
    PuzzleCount,
    PuzzleCounts,
    PuzzleResult,
    Reason,
    Solver,
)
from florin.server.messages.convert import position_message
from florin.server.operations.clock import now_ms
from florin.server.store import puzzles as store
from florin.views import legal_view

HttpRequest = Request[Any, Any, Any]
DAY_MS: Final = 86_400_000
MOST_WORTH: Final = 80  # florins that may be answered: more than any group of a puzzle is worth
NEXT_COST: Final = 4  # all puzzles are compared
SHOWN: Final = 9  # choices of a result
NameQuery = Annotated[str | None, QueryParameter(max_length=40)]


def _found(puzzle: LibraryPuzzle | None, what: str) -> LibraryPuzzle:
    if puzzle is None:
        raise Refusal("not_found", what)
    return puzzle


def _puzzle_message(puzzle: LibraryPuzzle, rating: float, *, tried: bool) -> Puzzle:
    position = puzzle.position
    legal = legal_view(position)
    assert legal is not None  # a seat is to act
    offered, least, most = _answers(puzzle, position)
    return Puzzle(
        id=puzzle.id,
        game=puzzle.record.game,
        kind=puzzle.kind,
        seat=position.to_act + 1,
        position=position_message(position),
        legal=legal,
        moves=list(puzzle.record.moves),
        offered=offered,
        least=least,
        most=most,
        rating=round(rating),
        tried=tried,
    )


def _answers(puzzle: LibraryPuzzle, position: Position) -> tuple[list[str], int | None, int | None]:
    """What may be answered: tokens, or the least and the most florins."""
    if puzzle.kind == "worth":
        return [], 0, MOST_WORTH
    if puzzle.kind == "price":
        amounts = position.amounts()
        assert amounts is not None
        return [], amounts.least, amounts.most
    # In the order of the rules: that of the choices would tell which one is best.
    known = {each.token for each in puzzle.choices}
    return [action.token for action in position.legal() if action.token in known], None, None


def _choice_message(puzzle: LibraryPuzzle, position: Position, scored: Scored) -> PuzzleChoice:
    return PuzzleChoice(
        token=scored.token,
        right=scored.token in puzzle.right,
        lost=Lost(win=scored.lost_win, money=scored.lost_money),
        reasons=_reasons(puzzle, position, scored.token),
    )


def _reasons(puzzle: LibraryPuzzle, position: Position, token: str) -> list[Reason]:
    action = games.get(puzzle.record.game).read_token(token)
    found = () if action is None else reasons_for(position, action)
    return [Reason(**reason_dict(reason)) for reason in found]


def _solver_message(solver: store.Solver) -> Solver:
    return Solver(
        rating=round(solver.rating.rating, 1),
        deviation=round(solver.rating.deviation, 1),
        solved=solver.solved,
        failed=solver.failed,
        streak=solver.streak,
        best_streak=solver.best_streak,
    )


async def _message(context: AppContext, person: Person | None, puzzle: LibraryPuzzle) -> Puzzle:
    rating = await context.database.read(
        lambda c: store.rating_of(c, puzzle.id, puzzle.rating).rating
    )
    tried: list[str] = []
    if person is not None:
        who = person.id
        tried = await context.database.read(lambda c: store.tried(c, who))
    return _puzzle_message(puzzle, rating, tried=puzzle.id in tried)


@get(
    "/api/puzzles",
    tags=["puzzles"],
    summary="How many puzzles there are, by kind and theme.",
    opt={PACKED: True},
)
async def puzzle_counts(request: HttpRequest) -> Response[PuzzleCounts]:
    return fixed_reply(request, "puzzle counts", _puzzle_counts)


def _puzzle_counts(_: Litestar) -> bytes:
    every = library().puzzles
    counts = PuzzleCounts(
        total=len(every),
        games=_counted(puzzle.record.game for puzzle in every),
        kinds=_counted(puzzle.kind for puzzle in every),
        themes=_counted(theme for puzzle in every for theme in puzzle.themes),
    )
    return encode_json(counts)


def _counted(names: Iterable[str]) -> list[PuzzleCount]:
    """The most frequent first."""
    return [PuzzleCount(name, count) for name, count in Counter(sorted(names)).most_common()]


@get(
    "/api/puzzles/next", tags=["puzzles"], summary="A puzzle near my rating that I have not tried."
)
async def next_puzzle(
    request: HttpRequest,
    game: NameQuery = None,
    kind: NameQuery = None,
    theme: NameQuery = None,
) -> Puzzle:
    context, person = context_of(request), await find_person(request)
    charge(request, person, NEXT_COST)
    rating, tried = START.rating, list[str]()
    if person is not None:
        who = person.id
        rating = (await context.database.read(lambda c: store.solver(c, who))).rating.rating
        tried = await context.database.read(lambda c: store.tried(c, who))
    puzzle = library().near(rating, tried, game, kind, theme)
    return await _message(
        context, person, _found(puzzle, "no puzzle is left that you have not tried")
    )


@get("/api/puzzles/daily", tags=["puzzles"], summary="The puzzle of today, UTC: the same for all.")
async def daily_puzzle(request: HttpRequest) -> Puzzle:
    context, person = context_of(request), await find_person(request)
    puzzle = library().daily(now_ms() // DAY_MS, context.secrets[0])
    return await _message(context, person, _found(puzzle, "there are no puzzles"))


@get("/api/puzzles/me", tags=["puzzles"], summary="My rating and streak.")
async def my_rating(request: HttpRequest) -> Solver:
    context, person = context_of(request), await require_person(request)
    return _solver_message(await context.database.read(lambda c: store.solver(c, person.id)))


@get("/api/puzzles/{puzzle_id:str}", tags=["puzzles"], summary="A puzzle by its id.")
async def puzzle(request: HttpRequest, puzzle_id: FromPath[str]) -> Puzzle:
    context, person = context_of(request), await find_person(request)
    found = _found(library().get(puzzle_id), "there is no such puzzle")
    return await _message(context, person, found)


@post(
    "/api/puzzles/{puzzle_id:str}/answer",
    tags=["puzzles"],
    status_code=200,
    summary="Answer a puzzle. Only the first answer is rated.",
)
async def answer(
    request: HttpRequest, puzzle_id: FromPath[str], data: JSONBody[PuzzleAnswer]
) -> PuzzleResult:
    context, person = context_of(request), await require_person(request)
    found = _found(library().get(puzzle_id), "there is no such puzzle")
    solved = found.is_right(data.answer)
    # PostgreSQL cannot store every character; no right answer has such a one.
    kept = data.answer if data.answer.isprintable() else "?"
    done = await context.database.write(
        lambda c: store.attempt(c, person.id, found.id, kept, found.rating, now_ms(), solved=solved)
    )
    position = found.position
    yours = next((each for each in found.choices if each.token == data.answer), None)
    least, most = found.amounts or (None, None)
    # A fair price has no choice of its own: the reasons are those for buying at it.
    best = found.choices[0].token if found.choices else str(round(found.fair or 0))
    return PuzzleResult(
        solved=solved,
        right=list(found.right),
        fair=found.fair,
        least=least,
        most=most,
        choices=[_choice_message(found, position, each) for each in found.choices[:SHOWN]],
        yours=None if yours is None else _choice_message(found, position, yours),
        reasons=_reasons(found, position, best),
        themes=list(found.themes),
        rated=done.rated,
        change=done.after.rating.rating - done.before.rating.rating,
        rating=round(done.puzzle.rating),
        solver=_solver_message(done.after),
    )


handlers = [puzzle_counts, next_puzzle, daily_puzzle, my_rating, puzzle, answer]
