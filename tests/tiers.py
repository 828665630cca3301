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
    # One scenario of each kind stays: a kill, copies of requests, a partition. Disks and databases
    # that hang are tested in server/test_faults.py.
    "arena/test_crew.py::test_a_ray_cluster_gives_the_same",
    "bench/test_levels.py::test_one_kind_is_measured_by_itself",
    "bench/test_strength.py::test_judgements_before_a_lot_are_compared_with_those_after_it",
    "bots/medici/test_evidence.py::test_a_game_counts_as_in_play",
    "puzzles/test_library.py::test_other_rollouts_confirm_the_answers",
    "server/faults/test_clock.py",
    "server/faults/test_crowds.py",
    "server/faults/test_disk.py",
    "server/faults/test_kill.py::test_bots_of_a_killed_server_finish_their_game",
    "server/faults/test_listen.py::test_a_network_that_breaks_and_hangs",
    "server/faults/test_listen.py::test_a_slow_disk_of_postgresql",
    "server/faults/test_pause.py",
    "server/test_caddy.py",
    "test_examples.py::test_a_few_updates_of_ppo_with_the_functions_of_gymnax",
    "training/test_compiled_evidence.py",
    "training/test_known.py",
    "training/test_medici.py::test_a_best_response_is_trained_and_measured",
    "training/test_medici.py::test_a_net_is_trained_against_a_population_and_measured",
    "training/test_medici.py::test_trains_saves_and_resumes",
    "training/test_sharp.py::test_a_plan_is_run_and_goes_on",
    "training/test_strozzi.py::test_a_best_response_is_trained_and_measured",
    "training/test_strozzi_calibration.py::test_games_are_played_and_compared",
    "web/test_daily.py::test_a_challenge",
    "web/test_learn.py::test_lessons_are_accessible",
    "web/test_notices.py::test_a_failed_notice_is_shown",
)

# Tests of many cases: the cases that `make test` runs, by the id that pytest prints in brackets.
SAMPLED: dict[str, tuple[str, ...]] = {
    "bench/test_calibration.py::test_a_game_is_noted_before_every_turn": ("setup0",),
    "bots/medici/test_evidence.py::test_every_answer_counts_as_in_play": ("4",),
    "bots/strozzi/test_evaluator.py::test_beats_random_play": ("0",),
    "plugin/test_plugin.py::test_its_own_tests_pass": ("game",),
    "puzzles/test_mining.py::test_mined_puzzles_have_a_clear_answer": ("0",),
    "server/test_openapi.py::test_nothing_that_a_person_may_do_makes_it_fail": ("sqlite-once",),
    "server/test_openapi.py::test_nothing_that_the_schema_describes_makes_it_fail": (
        "sqlite-once",
    ),
    "sim/test_steps.py::test_a_step_is_ticks_until_the_next_decision": ("3",),
    "training/test_lockstep.py::test_turns_of_medici_follow_the_rules": ("3",),
    "web/test_by_ear.py::test_medici_by_ear": ("chromium-day 3",),
    "web/test_clock.py::test_a_long_clock_fits_a_phone": ("chromium-medici",),
    "web/test_coach.py::test_a_costly_choice_is_asked_about": ("chromium-strozzi",),
    "web/test_coach.py::test_hints_cover_nothing_and_fit": ("chromium-medici",),
    "web/test_control.py::test_deciding_ahead_covers_no_lot_and_stays_in_the_window": (
        "chromium-de",
    ),
    "web/test_first_visit.py::test_a_newcomer_learns_to_play": ("chromium-en-keys-strozzi",),
    "web/test_home.py::test_lists_of_games_are_accessible_and_fit": ("chromium-light",),
    "web/test_home.py::test_no_dead_space": ("chromium-back",),
    "web/test_layout.py::test_letters_of_twice_the_size": (
        "chromium-medici-setting",
        "chromium-strozzi-style",
    ),
    "web/test_layout.py::test_medici_in_forced_colours": ("chromium-dark",),
    "web/test_layout.py::test_nothing_moves_when_a_turn_comes": (
        "chromium-medici-4-four",
        "chromium-strozzi-2-four",
    ),
    "web/test_layout.py::test_strozzi_in_forced_colours": ("chromium-light",),
    "web/test_layout.py::test_tables_are_for_fingers": (
        "chromium-medici-german",
        "chromium-strozzi-german",
    ),
    "web/test_layout.py::test_the_table_fits": (
        "chromium-last-bid-german",
        "chromium-six-german",
        "chromium-bid-reasons-german",
        "chromium-price-6-german",
        "chromium-answer-german",
        "chromium-load-german",
    ),
    "web/test_learn.py::test_a_lesson_is_taken_to_its_end": ("chromium-medici-touch",),
    "web/test_learn.py::test_the_list_of_lessons_fits_the_smallest_phone": ("chromium-de",),
    "web/test_learn.py::test_the_words_fit_and_cover_nothing": ("chromium-strozzi",),
    "web/test_lobby.py::test_printed_rules_have_no_header_and_no_buttons": ("chromium-dark",),
    "web/test_lobby.py::test_the_rules_begin_with_a_list_of_chapters": ("chromium-size3",),
    "web/test_notices.py::test_the_settings_of_notices": ("chromium-light",),
    "web/test_pages.py::test_every_page": ("chromium-de-light",),
    "web/test_pages.py::test_tables_are_accessible": (
        "chromium-medici-dark",
        "chromium-strozzi-light",
    ),
    "web/test_pages.py::test_the_tour_comes_before_the_first_game_of_its_kind": (
        "chromium-medici",
    ),
    "web/test_profile.py::test_a_finished_game_is_shared": ("chromium-wide",),
    "web/test_profile.py::test_my_profile_leads_to_my_games": ("chromium-phone",),
    "web/test_puzzles.py::test_a_wrong_answer_is_explained_on_a_phone": ("chromium-light",),
    "web/test_puzzles.py::test_puzzles_fit_all_screens": ("chromium-medici-de",),
    "web/test_review.py::test_a_mistake_is_tried_again": (
        "chromium-keys-strozzi",
        "chromium-touch-medici",
    ),
    "web/test_review.py::test_a_replay_has_one_row_of_buttons_and_keeps_its_step": (
        "chromium-medici",
    ),
    "web/test_review.py::test_a_review_is_accessible_and_fits": ("chromium-light-medici",),
    "web/test_review.py::test_the_figures_of_a_review_fit_their_places": ("chromium-de",),
    "web/test_settings.py::test_the_page_of_tokens_fits_when_it_is_full": ("chromium-de",),
    "web/test_small.py::test_texts_of_pages_are_whole": ("chromium-de",),
    "web/test_small.py::test_texts_of_tables_are_whole": ("chromium-de",),
    # By keys, test_first_visit.py plays the other game.
    "web/test_whole_games.py::test_a_whole_game": ("chromium-medici-6-touch",),
}

# Tests that run on both kinds of database run on PostgreSQL only at night, except these.
ON_POSTGRES: tuple[str, ...] = (
    "server/store",
    "server/test_flooding.py",
    "server/test_notice_crash.py::test_a_process_that_is_killed_while_it_sends",
    "server/test_reminders.py::test_settings_and_holidays_that_come_at_the_same_time",
)


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
