"""Which lines of a chat are shown: the latest ones, within the quotas of people and spectators."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from florin.server.domain.chat import (
    MOST_OF_PERSON,
    MOST_OF_SPECTATORS,
    RECENT,
    ChatLine,
    shown_lines,
)


def line(number: int, person: int, seat: int | None) -> ChatLine:
    return ChatLine(id=number, at=number, name="", seat=seat, text="", person=str(person))


def test_a_quota_counts_the_latest_lines() -> None:
    for seat, most in ((1, MOST_OF_PERSON), (None, MOST_OF_SPECTATORS)):
        lines = [line(number, number % 2 * (seat is None), seat) for number in range(most + 1)]
        assert shown_lines(lines[:most]) == lines[:most]
        assert shown_lines(lines) == lines[1:]
    people = [line(number, number, 1) for number in range(RECENT + 1)]
    assert shown_lines(people) == people[1:]


# People 0 and 1 have a seat, the others watch.
authors = st.lists(st.sampled_from([0, 0, 0, 1, 2, 2, 2, 3]), min_size=15, max_size=90)


@given(authors)
def test_a_line_is_shown_within_all_quotas(people: list[int]) -> None:
    lines = [line(n, person, person + 1 if person < 2 else None) for n, person in enumerate(people)]

    def is_within_quotas(place: int) -> bool:
        later = people[place + 1 :]
        spectators = sum(person >= 2 for person in later)
        return later.count(people[place]) < MOST_OF_PERSON and (
            people[place] < 2 or spectators < MOST_OF_SPECTATORS
        )

    within = [line for place, line in enumerate(lines) if is_within_quotas(place)]
    assert shown_lines(lines) == within[-RECENT:]
