"""The positions that browser tests begin with are what their names say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from florin.core import CHANCE
from florin.games.strozzi.actions import DISCARD
from florin.games.strozzi.worth import worth
from florin.records import Replay

from . import positions
from .positions import Position

Check = Callable[[Any], bool]


def full(position: Any) -> set[int]:
    return {seat for seat, free in enumerate(position.free_holds) if not free}


def reasons(position: Any) -> set[str | None]:
    return {position.obstacle(seat) for seat in range(len(position.money))} - {None}


def is_bid(buyers: int, last: bool = False) -> Check:
    def check(position: Any) -> bool:
        waiting = set(position.may_bid) - {0}
        return (
            len(position.money) == buyers
            and position.phase.value == "bid"
            and any(lot.commodity for lot in position.group)
            and bool(waiting) != last
            and len(position.ships[0]) > 0
        )

    return check


def has_choice(position: Any) -> bool:
    """Several ships can take the group, to one harbour even, and another one is loaded already."""
    loads = [load.token.split("@") for load in position.loads(0)]
    harbours = [harbour for _, harbour in loads]
    return len(set(harbours)) < len(harbours) and any(ship.lots for ship in position.fleets[0])


def is_last_choice(position: Any) -> bool:
    """Nobody else decides before the scoring, whatever is decided here and turned up then."""
    choices = [action for action in position.legal() if action is not DISCARD]
    after = [position.apply(action) for action in choices]
    while after[0].to_act == CHANCE and not after[0].sheets:
        after = [next_one.apply(lot) for next_one in after for lot in set(next_one.urn())]
    return all(len(next_one.sheets) == 1 for next_one in after)


def in_phase(phase: str, rounds: int = 1) -> Check:
    return lambda position: position.phase.value == phase and position.round == rounds


CHECKS: dict[str, Check] = {
    "FIRST_DRAW": lambda p: p.phase.value == "select" and not p.ships[0],
    "BID_4": is_bid(4),
    "BID_5": is_bid(5),
    "BID_6": is_bid(6),
    "LAST_BID_4": is_bid(4, last=True),
    "DRAW_WITH_REASONS": lambda p: p.phase.value == "select" and bool(full(p)),
    "BID_WITH_REASONS": lambda p: p.phase.value == "bid" and bool(full(p)) and bool(reasons(p)),
    "NEAR_SCORING_3": lambda p: p.day == 1 and sum(p.free_holds) <= 8,
    "NEAR_SCORING_6": lambda p: p.day == 1 and sum(p.free_holds) <= 8,
    "LAST_BID_OF_DAY": lambda p: p.day == 1 and p.phase.value == "bid" and is_last_choice(p),
    "LAST_LOAD_OF_ROUND": lambda p: p.round == 1 and p.phase.value == "load" and is_last_choice(p),
    "DAY_3": lambda p: p.day == 3,
    "LAST_BID_OF_GAME": lambda p: (
        p.day == 3 and p.phase.value == "bid" and sum(p.free_holds) <= 3 + len(p.group)
    ),
    "SELECT": in_phase("select"),
    "PRICE": in_phase("price"),
    "ANSWER": in_phase("answer"),
    "LOAD": lambda p: p.phase.value == "load" and has_choice(p),
    "TOO_LARGE": lambda p: p.phase.value == "answer" and worth(p)[0].best is None,
    "NEAR_ROUND_END": lambda p: (
        p.round == 1 and min(sum(ship.room for ship in fleet) for fleet in p.fleets) <= 3
    ),
    "LATE_PRICE": in_phase("price", 3),
    "LAST_LOAD": in_phase("load", 3),
}


@pytest.mark.parametrize(
    "name", [name for name, value in vars(positions).items() if isinstance(value, Position)]
)
def test_a_position_is_what_its_name_says(name: str) -> None:
    position: Any = Replay.of(getattr(positions, name).record()).now
    assert position.to_act == 0
    assert CHECKS[name](position)
