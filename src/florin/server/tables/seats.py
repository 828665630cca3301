"""Before the game: taking and leaving seats, bots, starting. And the rematch after it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from msgspec.structs import replace

from florin.bots import UnknownBot, bot, bot_names
from florin.core import CHANCE
from florin.records import RecordError, position_of, steps
from florin.server.messages import OptionsChoice, SeatChoice
from florin.server.moment import new_id
from florin.server.refusal import Refusal
from florin.server.tables.play import advance
from florin.server.tables.state import OPEN, Made, Person, SeatState, State


def seated(person: Person, name: str | None = None) -> SeatState:
    return SeatState("person", name=name or person.name, person=person.id, named=name is not None)


def bot_seat(name: str, game: str) -> SeatState:
    """A bot of the registry; Refusal where it has none of that name that plays `game`."""
    try:
        bot(name)
    except UnknownBot as error:
        raise Refusal("unknown_bot", str(error)) from None
    names = bot_names(game)
    if not any(_kind(name) == _kind(known) for known in names):
        raise Refusal("unknown_bot", f"{name} does not play {game}; there are {', '.join(names)}")
    return SeatState("bot", name=name, bot=name)


def _kind(bot: str) -> str:
    """What stands before the colon: `face` of `face:0.5`."""
    return bot.partition(":")[0]


def choose_seat(choice: SeatChoice, game: str, person: Person) -> SeatState:
    match choice.kind:
        case "me":
            return seated(person, choice.name)
        case "bot":
            if choice.bot is None:
                raise Refusal("bad_request", "a seat of kind bot needs the bot's name")
            return bot_seat(choice.bot, game)
        case "open":
            return OPEN


def new_table(
    game: str,
    choices: Sequence[SeatChoice],
    options: OptionsChoice,
    person: Person,
    now: int,
) -> State:
    """An open table, nobody playing yet."""
    counts = range(3, 7) if game == "medici" else range(2, 3)
    if len(choices) not in counts:
        many = "3 to 6" if game == "medici" else "2"
        raise Refusal("bad_request", f"{game} has {many} seats, not {len(choices)}")
    if options.first is not None:
        if game == "strozzi":
            raise Refusal("bad_request", "first: in strozzi, Medici begins")
        if options.first > len(choices):
            raise Refusal("bad_request", f"first: must be a seat from 1 to {len(choices)}")
    return State(
        id=new_id(),
        game=game,  # type: ignore[arg-type]
        status="open",
        owner=person.id,
        owner_name=person.name,
        created=now,
        changed=now,
        seed=options.seed or secrets.token_hex(16),
        seats=tuple(choose_seat(choice, game, person) for choice in choices),
        first=None if options.first is None else options.first - 1,
        clock=options.clock,
        public=options.public,
        pace=options.pace,
        seeded=options.seed is not None,
    )


def continuing(state: State, tokens: Sequence[str], table: str | None, now: int) -> State:
    """The open table, with a game that was begun elsewhere; Refusal where a token is illegal."""
    try:
        actors = [step.before.to_act for step in steps(state.record().then(*tokens))]
    except RecordError as error:
        raise Refusal("bad_record", str(error)) from None
    made = tuple(
        Made(token, None, "chance", None, now)
        if seat == CHANCE
        else Made(token, seat, "person", None, now)
        for token, seat in zip(tokens, actors, strict=True)
    )
    return replace(state, moves=made, origin_table=table, origin_ply=len(made))


def start(state: State, person: Person, now: int, pace_ms: int) -> State:
    own(state, person)
    must_be(state, "open")
    if any(seat.kind == "open" for seat in state.seats):
        raise Refusal("seats_open", "a seat is still open: fill it with a bot, or wait")
    position = position_of(state.record())
    if position.outcome() is not None:
        raise Refusal("wrong_status", "that game is over: there is nothing to continue")
    return advance(replace(state, status="playing", position=position), now, pace_ms)


def take(state: State, seat: int, person: Person, name: str | None) -> State:
    must_be(state, "open")
    now = at(state, seat)
    if now.person == person.id:
        return with_seat(state, seat, seated(person, name))
    if now.kind != "open":
        raise Refusal("seat_taken", f"seat {seat + 1} is taken")
    return with_seat(state, seat, seated(person, name))


def leave(state: State, seat: int, person: Person) -> State:
    """The holder gets up, or the owner sends somebody away before the game."""
    must_be(state, "open")
    if person.id not in (at(state, seat).person, state.owner):
        raise Refusal("not_your_seat", f"seat {seat + 1} is not yours")
    return with_seat(state, seat, OPEN)


def put_bot(state: State, seat: int, person: Person, name: str | None) -> State:
    own(state, person)
    must_be(state, "open")
    if at(state, seat).kind == "person" and at(state, seat).person != person.id:
        raise Refusal("seat_taken", f"a person sits on seat {seat + 1}")
    return with_seat(state, seat, OPEN if name is None else bot_seat(name, state.game))


def fill(state: State, person: Person, name: str) -> State:
    own(state, person)
    must_be(state, "open")
    sitter = bot_seat(name, state.game)
    return replace(
        state, seats=tuple(sitter if seat.kind == "open" else seat for seat in state.seats)
    )


def renamed(state: State, person: str, name: str) -> State:
    """The person's seats and table under the new name; names given to a seat stay."""
    seats = tuple(
        replace(seat, name=name) if seat.person == person and not seat.named else seat
        for seat in state.seats
    )
    owner_name = name if state.owner == person else state.owner_name
    if seats == state.seats and owner_name == state.owner_name:
        return state
    return replace(state, seats=seats, owner_name=owner_name)


def rematch(state: State, person: Person, now: int) -> State:
    """A new open table: the same people and bots, the same options, another deal."""
    if not state.held_by(person.id) and state.owner != person.id:
        raise Refusal("not_your_table", "only those who sat here play again")
    must_be(state, "over")
    return State(
        id=new_id(),
        game=state.game,
        status="open",
        owner=person.id,
        owner_name=person.name,
        created=now,
        changed=now,
        seed=secrets.token_hex(16),
        seats=tuple(replace(seat, absent=False, missed=0) for seat in state.seats),
        first=state.first,
        clock=state.clock,
        public=state.public,
        pace=state.pace,
    )


def at(state: State, seat: int) -> SeatState:
    if not 0 <= seat < len(state.seats):
        raise Refusal("bad_request", f"there is no seat {seat + 1}: seats go to {len(state.seats)}")
    return state.seats[seat]


def with_seat(state: State, seat: int, sitter: SeatState) -> State:
    return replace(state, seats=(*state.seats[:seat], sitter, *state.seats[seat + 1 :]))


def own(state: State, person: Person) -> None:
    if state.owner != person.id:
        raise Refusal("not_your_table", "only the table's owner may do that")


def must_be(state: State, status: str) -> None:
    if state.status != status:
        raise Refusal("wrong_status", f"the table is {state.status}, not {status}")
