"""Who may do what with the seats of a table, and when."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from florin.server.domain import Person, Refusal, TableState, play, seats, undo, visibility
from table_kit import ANNA, BRUNO, new

CARLA = Person(id="carla-id", name="Carla", created=0)
PEOPLE = {"owner": ANNA, "player": BRUNO, "stranger": CARLA}
# Anna, the owner, has seat 1, Bruno seat 2; seat 3 is open before the game and a bot's in it.
TABLES = {
    "open": new("me", "bruno", "open", start=False),
    "full": new("me", "bruno", "random", start=False),
    "playing": new("me", "bruno", "random"),
    "over": replace(new("me", "bruno", "random"), status="over"),
}
Act = Callable[[TableState, Person], object]
ACTS: dict[str, Act] = {
    "start": lambda table, person: seats.start(table, person, 0),
    "take the open seat": lambda table, person: seats.take(table, 2, person, None),
    "take Bruno's seat": lambda table, person: seats.take(table, 1, person, None),
    "leave Anna's seat": lambda table, person: seats.leave(table, 0, person),
    "leave Bruno's seat": lambda table, person: seats.leave(table, 1, person),
    "hand over": lambda table, person: seats.hand_over(table, 1, person),
    "put a bot": lambda table, person: seats.put_bot(table, 2, person, "random"),
    "put a bot on Bruno's seat": lambda table, person: seats.put_bot(table, 1, person, "random"),
    "fill": lambda table, person: seats.fill(table, person, "random"),
    "rematch": lambda table, person: seats.rematch(
        table, person, table_id="id", random_seed="seed", now=0
    ),
    "choose who may see": lambda table, person: visibility.set_visibility(table, person, "players"),
    "leave Bruno's seat to a bot": lambda table, person: play.resign(table, 1, person, 0),
    "take Bruno's seat back": lambda table, person: play.come_back(table, 1, person, 0),
    "undo": lambda table, person: undo.request_undo(table, person, 1, 0, table.ply, 0),
    "answer an undo": lambda table, person: undo.answer_undo(table, person, True, 0, table.ply, 0),
}
_OWNER_ONLY = "- not_your_table not_your_table"
_NEVER = "wrong_status not_your_table not_your_table"
_TOO_LATE = "wrong_status wrong_status wrong_status"
_BRUNO = "not_your_seat wrong_status not_your_seat"
# For the owner, a player and a stranger: what is refused, or "-".
ALLOWED = {
    "open": {
        "start": "seats_open not_your_table not_your_table",
        "take the open seat": "- - -",
        "take Bruno's seat": "seat_taken - seat_taken",
        "leave Anna's seat": "- not_your_seat not_your_seat",
        "leave Bruno's seat": "- - not_your_seat",
        "hand over": _OWNER_ONLY,
        "put a bot": _OWNER_ONLY,
        "put a bot on Bruno's seat": "seat_taken not_your_table not_your_table",
        "fill": _OWNER_ONLY,
        "rematch": "wrong_status wrong_status not_your_table",
    },
    "full": {
        "start": _OWNER_ONLY,
        "take the open seat": "seat_taken seat_taken seat_taken",
        "put a bot": _OWNER_ONLY,
    },
    **{
        status: {
            "start": _NEVER,
            "take the open seat": _TOO_LATE,
            "take Bruno's seat": _TOO_LATE,
            "leave Anna's seat": _TOO_LATE,
            "leave Bruno's seat": _TOO_LATE,
            "hand over": _NEVER,
            "put a bot": _NEVER,
            "put a bot on Bruno's seat": _NEVER,
            "fill": _NEVER,
            "choose who may see": _OWNER_ONLY if status == "over" else _NEVER,
            "leave Bruno's seat to a bot": "not_your_seat - not_your_seat"
            if status == "playing"
            else _BRUNO,
            "take Bruno's seat back": "not_your_seat - not_your_seat"
            if status == "playing"
            else _BRUNO,
            "undo": "not_your_seat no_undo not_your_seat",
            "answer an undo": "no_undo no_undo not_your_seat",
            "rematch": "- - not_your_table"
            if status == "over"
            else "wrong_status wrong_status not_your_table",
        }
        for status in ("playing", "over")
    },
}


@pytest.mark.parametrize(("status", "act"), [(s, act) for s in ALLOWED for act in ALLOWED[s]])
def test_who_may_do_what(status: str, act: str) -> None:
    answers: list[str] = []
    for person in PEOPLE.values():
        try:
            ACTS[act](TABLES[status], person)
        except Refusal as refusal:
            answers.append(refusal.name)
        else:
            answers.append("-")
    assert " ".join(answers) == ALLOWED[status][act]
