"""Which tests `make quick` runs, and which `make test` leaves to `make nightly`.

This is the only place that says so.

A name is a path below tests/, with a test's name if it is not a whole file or folder:
`web/test_scene.py::test_it_fits`.
"""

from __future__ import annotations

# Folders and files of `make quick`: pure logic, without processes, sockets, databases and JAX.
QUICK = (
    "analysis",
    "bots",
    "core",
    "games",
    "golden",
    "records",
    "render",
    "server/domain",
    "server/messages",
)

# Whole folders, files or tests.
NIGHTLY: tuple[str, ...] = (
    "bots/medici/test_evidence.py::test_a_game_counts_as_in_play",
    "training/test_compiled_evidence.py",
    "training/test_sharp.py::test_a_plan_is_run_and_goes_on",
)

# Tests of many cases: the cases that `make test` runs, by the id that pytest prints in brackets.
SAMPLED: dict[str, tuple[str, ...]] = {
    "bots/medici/test_evidence.py::test_every_answer_counts_as_in_play": ("4",),
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
