"""Who may see a finished game.

A game under way is seen by everyone who has its link, as its players know. When it is over, its
host decides: everyone (players with a public profile show it there), those who have the link, or
its players alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from florin.server.domain.person import Person
from florin.server.domain.refusal import Refusal
from florin.server.domain.seats import check_owner, check_status
from florin.server.domain.steps import Change
from florin.server.domain.table import SeatState, TableState, Visibility


def visibility_of(
    chosen: Visibility | None, *, public: bool, seats: Sequence[SeatState], deal: str | None
) -> Visibility:
    """What was chosen; before a choice, everyone if the table was public or only bots opposed.

    No list shows a try at a deal of the day: others may still have to play it.
    """
    if deal is not None and chosen != "players":
        return "link"
    if chosen is not None:
        return chosen
    people = {seat.person for seat in seats if seat.person is not None}
    return "everyone" if public or len(people) <= 1 else "link"


def table_visibility(state: TableState) -> Visibility:
    return visibility_of(state.visibility, public=state.public, seats=state.seats, deal=state.deal)


def may_see(state: TableState, person: str | None) -> bool:
    """`person`: the id of the person who asks, None without an identity."""
    if state.status != "over" or state.visibility != "players":
        return True
    return person is not None and (person == state.owner or bool(state.held_by(person)))


def check_may_see(state: TableState, person: Person | None) -> None:
    if not may_see(state, None if person is None else person.id):
        raise Refusal("players_only", "only the players of this game may see it")


def set_visibility(state: TableState, person: Person, visibility: Visibility) -> Change:
    """The owner chooses, once the game is over."""
    check_owner(state, person)
    check_status(state, "over")
    return Change(
        state if visibility == state.visibility else replace(state, visibility=visibility)
    )
