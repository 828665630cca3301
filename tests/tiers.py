"""Which tests `make test` leaves to `make nightly`. This is the only place that says so.

A name is a path below tests/, with a test's name if it is not a whole file or folder:
`web/test_scene.py::test_it_fits`.
"""

from __future__ import annotations

# Whole folders, files or tests.
NIGHTLY: tuple[str, ...] = (
    "arena/test_crew.py::test_a_ray_cluster_gives_the_same",
    "bench/test_levels.py::test_one_kind_is_measured_by_itself",
    "bench/test_strength.py::test_judgements_before_a_lot_are_compared_with_those_after_it",
    "puzzles/test_library.py::test_other_rollouts_confirm_the_answers",
    "test_examples.py::test_a_few_updates_of_ppo_with_the_functions_of_gymnax",
    "training/test_medici.py::test_a_best_response_is_trained_and_measured",
    "training/test_medici.py::test_a_net_is_trained_against_a_population_and_measured",
    "training/test_medici.py::test_trains_saves_and_resumes",
    "training/test_strozzi.py::test_a_best_response_is_trained_and_measured",
)

# Tests of many cases: the cases that `make test` runs, by the id that pytest prints in brackets.
SAMPLED: dict[str, tuple[str, ...]] = {
    "bench/test_calibration.py::test_a_game_is_noted_before_every_turn": ("setup0",),
    "bots/strozzi/test_evaluator.py::test_beats_random_play": ("0",),
    "plugin/test_plugin.py::test_its_own_tests_pass": ("game",),
    "puzzles/test_mining.py::test_mined_puzzles_have_a_clear_answer": ("0",),
    "sim/test_steps.py::test_a_step_is_ticks_until_the_next_decision": ("3",),
    "training/test_lockstep.py::test_turns_of_medici_follow_the_rules": ("3",),
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
