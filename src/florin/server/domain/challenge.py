"""Taking the seat of a finished game: the same bag, the same bots with the same dice."""

from __future__ import annotations

from msgspec.structs import replace

from florin import games
from florin.bots import bot_names
from florin.server.domain.person import Person
from florin.server.domain.refusal import Refusal
from florin.server.domain.seats import NewTable, SeatChoice, continued, new_table, start
from florin.server.domain.steps import Change
from florin.server.domain.table import Pace, TableState


def challenge_seats(state: TableState) -> tuple[int, ...]:
    """The seats that a challenge may take: those where people played."""
    return tuple(at for at, seat in enumerate(state.seats) if seat.kind == "person")


def substitute_for(game: str) -> str:
    """The bot that takes the seats of other people unless another is chosen."""
    own = games.get(game).bots
    return bot_names(game)[0] if own is None else own.LEVELS[len(own.LEVELS) // 2]


def challenge(
    state: TableState,
    person: Person,
    seat: int | None,
    substitute: str | None,
    *,
    table_id: str,
    pace: Pace,
    now: int,
) -> Change:
    """A table where `person` takes `seat` of the finished game; None: the first that a person had.

    The bots of the game play as they did. `substitute` takes the seats of its other people.
    """
    if state.status != "over":
        raise Refusal("wrong_status", "a game can be played again when it is over")
    seats = challenge_seats(state)
    if not seats:
        raise Refusal("wrong_status", "only bots played this game: there is no seat to take")
    taken = seats[0] if seat is None else seat
    if taken not in seats:
        raise Refusal("bad_request", f"seat: no person played on seat {taken + 1}")
    other = substitute or substitute_for(state.game)
    choices = [
        SeatChoice(kind="me")
        if at == taken
        else SeatChoice(kind="bot", bot=found.bot if found.kind == "bot" else other)
        for at, found in enumerate(state.seats)
    ]
    new = new_table(
        NewTable(
            game=state.game,
            seats=choices,
            options=state.options,
            public=False,
            pace=pace,
            seed=state.seed,
            same_deal=True,
        ),
        person,
        table_id=table_id,
        random_seed=state.seed,
        now=now,
    )
    if state.origin_ply:
        new = continued(new, state.tokens(state.origin_ply), None, now)
    return start(replace(new, seeded=False, source=state.source or state.id), person, now)
