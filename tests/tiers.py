"""Which tests `make test` leaves to `make nightly`. This is the only place that says so.

A name is a path below tests/, with a test's name if it is not a whole file or folder:
`web/test_scene.py::test_it_fits`.
"""

from __future__ import annotations

# Whole folders, files or tests.
NIGHTLY: tuple[str, ...] = ()

# Tests of many cases: the cases that `make test` runs, by the id that pytest prints in brackets.
SAMPLED: dict[str, tuple[str, ...]] = {
    "web/test_pages.py::test_every_page": ("chromium-de-light",),
    "web/test_pages.py::test_tables_are_accessible": (
        "chromium-medici-dark",
        "chromium-strozzi-light",
    ),
    "web/test_pages.py::test_the_tour_comes_before_the_first_game_of_its_kind": (
        "chromium-medici",
    ),
    "web/test_layout.py::test_the_table_fits": (
        "chromium-last-bid-german",
        "chromium-six-german",
        "chromium-bid-reasons-german",
        "chromium-price-6-german",
        "chromium-answer-german",
        "chromium-load-german",
    ),
    "web/test_layout.py::test_nothing_moves_when_a_turn_comes": (
        "chromium-medici-4-four",
        "chromium-strozzi-2-four",
    ),
    "web/test_layout.py::test_medici_in_forced_colours": ("chromium-dark",),
    "web/test_layout.py::test_strozzi_in_forced_colours": ("chromium-light",),
    "web/test_layout.py::test_letters_of_twice_the_size": (
        "chromium-medici-setting",
        "chromium-strozzi-style",
    ),
    "web/test_layout.py::test_tables_are_for_fingers": (
        "chromium-medici-german",
        "chromium-strozzi-german",
    ),
}

# Tests that run on both kinds of database run on PostgreSQL only at night, except these.
ON_POSTGRES: tuple[str, ...] = ()


def is_nightly(name: str, case: str | None, database: str) -> bool:
    """`name` as above, `case` the id in brackets, `database` "sqlite", "postgres" or ""."""
    if any(_covers(entry, name) for entry in NIGHTLY):
        return True
    if database == "postgres" and not any(_covers(entry, name) for entry in ON_POSTGRES):
        return True
    return name in SAMPLED and case not in SAMPLED[name]


def unknown_entries(names: set[str]) -> list[str]:
    """Entries above that cover none of these tests: a test was renamed or is gone."""
    entries = (*NIGHTLY, *SAMPLED, *ON_POSTGRES)
    return [entry for entry in entries if not any(_covers(entry, name) for name in names)]


def _covers(entry: str, name: str) -> bool:
    return name == entry or name.startswith((f"{entry}/", f"{entry}::"))
