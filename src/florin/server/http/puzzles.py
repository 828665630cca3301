"""Puzzles: the next one, the daily one, answers and ratings."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from florin import games
from florin.analysis.advice import reasons_for
from florin.analysis.result import reason_dict
from florin.puzzles import Puzzle as LibraryPuzzle
from florin.puzzles import library
from florin.server.domain import Person, Refusal
from florin.server.http.context import AppContext
from florin.server.http.identity import context_of, find_person, require_person
from florin.server.messages import (
    Lost,
    Puzzle,
    PuzzleAnswer,
    PuzzleChoice,
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
NameQuery = Annotated[str | None, QueryParameter(max_length=40)]


def _found(puzzle: LibraryPuzzle | None, what: str) -> LibraryPuzzle:
    if puzzle is None:
        raise Refusal("not_found", what)
    return puzzle


def _puzzle_message(puzzle: LibraryPuzzle, rating: float, *, tried: bool) -> Puzzle:
    position = puzzle.position
    legal = legal_view(position)
    assert legal is not None  # a seat is to act
    return Puzzle(
        id=puzzle.id,
        game=puzzle.record.game,
        kind=puzzle.kind,
        seat=position.to_act + 1,
        position=position_message(position),
        legal=legal,
        moves=list(puzzle.record.moves),
        rating=round(rating),
        themes=list(puzzle.themes),
        tried=tried,
    )


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
    "/api/puzzles/next", tags=["puzzles"], summary="A puzzle near my rating that I have not tried."
)
async def next_puzzle(
    request: HttpRequest, game: NameQuery = None, kind: NameQuery = None
) -> Puzzle:
    context, person = context_of(request), await find_person(request)
    rating, tried = 1500.0, list[str]()
    if person is not None:
        who = person.id
        rating = (await context.database.read(lambda c: store.solver(c, who))).rating.rating
        tried = await context.database.read(lambda c: store.tried(c, who))
    puzzle = library().near(rating, tried, game, kind)
    return await _message(
        context, person, _found(puzzle, "no puzzle is left that you have not tried")
    )


@get("/api/puzzles/daily", tags=["puzzles"], summary="The puzzle of today, UTC: the same for all.")
async def daily_puzzle(request: HttpRequest) -> Puzzle:
    context, person = context_of(request), await find_person(request)
    puzzle = library().daily(now_ms() // DAY_MS)
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
    choices: list[PuzzleChoice] = []
    for each in found.choices:
        action = games.get(found.record.game).read_token(each.token)
        reasons = () if action is None else reasons_for(position, action)
        choices.append(
            PuzzleChoice(
                token=each.token,
                right=each.token in found.right,
                lost=Lost(win=each.lost_win, money=each.lost_money),
                reasons=[Reason(**reason_dict(reason)) for reason in reasons],
            )
        )
    return PuzzleResult(
        solved=solved,
        right=list(found.right),
        fair=found.fair,
        choices=choices,
        rated=done.rated,
        change=done.after.rating.rating - done.before.rating.rating,
        solver=_solver_message(done.after),
    )


handlers = [next_puzzle, daily_puzzle, my_rating, puzzle, answer]
