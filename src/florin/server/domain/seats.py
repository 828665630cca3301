"""Transitions before the game: making a table, taking seats, bots, starting. And the rematch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from florin import games
from florin.bots import UnknownBot, bot, bot_names
from florin.core import CHANCE, BadSetup
from florin.games import UnknownGame
from florin.records import RecordError, position_of, steps
from florin.server.domain.clocks import with_full_banks
from florin.server.domain.person import Person
from florin.server.domain.play import advance
from florin.server.domain.refusal import Refusal
from florin.server.domain.steps import Change
from florin.server.domain.table import (
    OPEN,
    Bank,
    Clock,
    Pace,
    PlayedToken,
    SeatState,
    StandIn,
    Status,
    TableState,
    with_seat,
)


class SeatChoice(msgspec.Struct, frozen=True):
    """Who sits on a seat of a new table: its maker, a bot, or no one yet."""

    kind: Literal["me", "open", "bot"]
    bot: str | None = None
    name: str | None = None


class NewTable(msgspec.Struct, frozen=True):
    """What the maker of a table chooses. `options` are rule options. `seed` None: random.

    `same_deal`: the deal is played at other tables too, for a comparison.
    """

    game: str
    seats: Sequence[SeatChoice]
    options: Mapping[str, object] = {}
    clock: Clock | None = None
    bank: Bank | None = None
    public: bool = True
    pace: Pace = "brisk"
    stand_in: StandIn = "pass"
    seed: str | None = None
    same_deal: bool = False
    lesson: bool = False


def plays(name: str, game: str) -> bool:
    """Whether the bot `name` plays `game`. What follows a colon is a parameter: `face:0.5`."""
    kind = name.partition(":")[0]
    return any(kind == known.partition(":")[0] for known in bot_names(game))


def new_table(
    choices: NewTable, person: Person, *, table_id: str, random_seed: str, now: int
) -> TableState:
    """An open table that `person` owns."""
    try:
        rules = games.get(choices.game)
        options = rules.setup(len(choices.seats), choices.options).options
    except UnknownGame as error:
        raise Refusal("bad_request", f"game: {error}") from None
    except BadSetup as error:
        field = "seats" if error.field == "players" else f"rules.{error.field}"
        raise Refusal("bad_request", f"{field}: {error.value!r} is not {error.allowed}") from None
    return TableState(
        id=table_id,
        game=choices.game,
        status="open",
        owner=person.id,
        owner_name=person.name,
        created=now,
        changed=now,
        seed=choices.seed or random_seed,
        seats=tuple(_chosen_seat(choice, choices.game, person) for choice in choices.seats),
        options=options,
        clock=choices.clock,
        bank=choices.bank,
        public=choices.public,
        pace=choices.pace,
        stand_in=choices.stand_in,
        seeded=choices.seed is not None,
        same_deal=choices.same_deal,
        lesson=choices.lesson,
    )


def continued(state: TableState, tokens: Sequence[str], table: str | None, now: int) -> TableState:
    """The open table with a game that began elsewhere: at `table`, or in an uploaded record."""
    try:
        actors = [step.before.to_act for step in steps(state.record().then(*tokens))]
    except RecordError as error:
        raise Refusal("bad_record", str(error)) from None
    moves = tuple(
        PlayedToken(token=token, seat=None, by="chance", person=None, at=now)
        if seat == CHANCE
        else PlayedToken(token=token, seat=seat, by="person", person=None, at=now)
        for token, seat in zip(tokens, actors, strict=True)
    )
    return replace(state, moves=moves, origin_table=table, origin_ply=len(moves))


def start(state: TableState, person: Person, now: int) -> Change:
    """Starts the game; refused while a seat is open."""
    check_owner(state, person)
    check_status(state, "open")
    if any(seat.kind == "open" for seat in state.seats):
        raise Refusal("seats_open", "a seat is still open: fill it with a bot, or wait")
    return _begin(state, now)


def _begin(state: TableState, now: int) -> Change:
    position = position_of(state.record())
    if position.outcome() is not None:
        raise Refusal("wrong_status", "that game is over: there is nothing to continue")
    return advance(with_full_banks(replace(state, status="playing", position=position)), now)


def take(state: TableState, seat: int, person: Person, name: str | None) -> Change:
    """Takes a seat, or gives one's own seat another name."""
    check_status(state, "open")
    here = _seat(state, seat)
    if person.id in state.barred:
        raise Refusal("removed", "the host has removed you from this table")
    if here.kind != "open" and here.person != person.id:
        raise Refusal("seat_taken", f"seat {seat + 1} is taken")
    if here.invited not in (None, person.id):
        raise Refusal("seat_taken", f"seat {seat + 1} is kept for {here.name}")
    return Change(_with_host(with_seat(state, seat, _person_seat(person, name))))


def leave(state: TableState, seat: int, person: Person) -> Change:
    """The holder leaves the seat, or the owner removes the holder.

    A person whom the owner removed may not sit down again.
    """
    check_status(state, "open")
    here = _seat(state, seat)
    if person.id not in (here.person, here.invited, state.owner):
        raise Refusal("not_your_seat", f"seat {seat + 1} is not yours")
    if here.person not in (None, person.id):
        seats = tuple(OPEN if other.person == here.person else other for other in state.seats)
        return Change(replace(state, seats=seats, barred=(*state.barred, here.person)))
    return Change(_with_host(with_seat(state, seat, OPEN)))


def _with_host(state: TableState) -> TableState:
    """An owner without a seat hands the open table over to the first person who sits.

    Without this rule the players of an owner who stood up and went away could not start the game.
    The owner keeps the table as long as no person sits.
    """
    heir = next((seat for seat in state.seats if seat.person is not None), None)
    if heir is None or heir.person is None or state.held_by(state.owner):
        return state
    return replace(state, owner=heir.person, owner_name=heir.name)


def hand_over(state: TableState, seat: int, person: Person) -> Change:
    """The owner makes the person on `seat` the owner."""
    check_owner(state, person)
    check_status(state, "open")
    here = _seat(state, seat)
    if here.person is None:
        raise Refusal("bad_request", f"seat: no person sits on seat {seat + 1}")
    if here.person == state.owner:
        return Change(state)
    return Change(replace(state, owner=here.person, owner_name=here.name))


def put_bot(state: TableState, seat: int, person: Person, name: str | None) -> Change:
    """The owner puts a bot on the seat; None opens the seat."""
    check_owner(state, person)
    check_status(state, "open")
    here = _seat(state, seat)
    if here.kind == "person" and here.person != person.id:
        raise Refusal("seat_taken", f"a person sits on seat {seat + 1}")
    sitter = OPEN if name is None else _bot_seat(name, state.game)
    return Change(_with_host(with_seat(state, seat, sitter)))


def fill(state: TableState, person: Person, name: str) -> Change:
    """The owner puts a bot on every open seat."""
    check_owner(state, person)
    check_status(state, "open")
    sitter = _bot_seat(name, state.game)
    seats = tuple(sitter if seat.kind == "open" else seat for seat in state.seats)
    return Change(replace(state, seats=seats))


def renamed(state: TableState, person: Person) -> Change:
    """Shows the person's new name; seats with a name of their own keep it."""
    seats = tuple(
        replace(seat, name=person.name) if seat.person == person.id and not seat.named else seat
        for seat in state.seats
    )
    owner_name = person.name if state.owner == person.id else state.owner_name
    if seats == state.seats and owner_name == state.owner_name:
        return Change(state)
    return Change(replace(state, seats=seats, owner_name=owner_name))


def rematch(
    state: TableState, person: Person, *, table_id: str, random_seed: str, now: int
) -> TableState:
    """A new open table: the same people, bots and options, another deal.

    `person` sits down. The seats of other people are kept for them until they join.
    """
    if not state.held_by(person.id) and state.owner != person.id:
        raise Refusal("not_your_table", "only players of this table may ask for a rematch")
    check_status(state, "over")
    return TableState(
        id=table_id,
        game=state.game,
        status="open",
        owner=person.id,
        owner_name=person.name,
        created=now,
        changed=now,
        seed=random_seed,
        seats=tuple(_seat_again(seat, person) for seat in state.seats),
        options=state.options,
        clock=state.clock,
        bank=state.bank,
        public=state.public,
        pace=state.pace,
        stand_in=state.stand_in,
    )


def _seat_again(seat: SeatState, person: Person) -> SeatState:
    if seat.person is None or seat.person == person.id:
        return replace(seat, absent=False, missed=0)
    return SeatState(kind="open", name=seat.name, named=seat.named, invited=seat.person)


def join_rematch(state: TableState, person: Person, now: int) -> Change:
    """`person` takes the seats that are kept for them. The game starts when no seat is open."""
    if state.status != "open":
        return Change(state)
    seats = tuple(
        _person_seat(person, seat.name if seat.named else None)
        if seat.invited == person.id
        else seat
        for seat in state.seats
    )
    if seats == state.seats:
        return Change(state)
    joined = _with_host(replace(state, seats=seats))
    return Change(joined) if any(s.kind == "open" for s in seats) else _begin(joined, now)


def rematch_made(state: TableState, table: str, former: str | None = None) -> Change:
    """The finished table points to its rematch, unless another one came before this.

    `former` is a rematch that was removed.
    """
    return Change(replace(state, rematch=table) if state.rematch == former else state)


def check_owner(state: TableState, person: Person) -> None:
    if state.owner != person.id:
        raise Refusal("not_your_table", "only the table's owner may do that")


def check_status(state: TableState, status: Status) -> None:
    if state.status != status:
        raise Refusal("wrong_status", f"the table is {state.status}, not {status}")


def _person_seat(person: Person, name: str | None) -> SeatState:
    return SeatState(
        kind="person", name=name or person.name, person=person.id, named=name is not None
    )


def _bot_seat(name: str, game: str) -> SeatState:
    try:
        bot(name)
    except UnknownBot as error:
        raise Refusal("unknown_bot", str(error)) from None
    if not plays(name, game):
        known = ", ".join(bot_names(game))
        raise Refusal("unknown_bot", f"{name} does not play {game}; there are {known}")
    return SeatState(kind="bot", name=name, bot=name)


def _chosen_seat(choice: SeatChoice, game: str, person: Person) -> SeatState:
    match choice.kind:
        case "me":
            return _person_seat(person, choice.name)
        case "bot":
            if choice.bot is None:
                raise Refusal("bad_request", "a seat of kind bot needs the bot's name")
            return _bot_seat(choice.bot, game)
        case "open":
            return OPEN


def _seat(state: TableState, seat: int) -> SeatState:
    if not 0 <= seat < len(state.seats):
        raise Refusal("bad_request", f"there is no seat {seat + 1}: seats go to {len(state.seats)}")
    return state.seats[seat]
