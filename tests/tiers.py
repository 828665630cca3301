"""Which tests `make test` leaves to `make nightly`. This is the only place that says so.

A name is a path below tests/, with a test's name if it is not a whole file or folder:
`web/test_scene.py::test_it_fits`.
"""

from __future__ import annotations

# Whole folders, files or tests.
NIGHTLY: tuple[str, ...] = (
    "web/test_daily.py::test_a_challenge",
    "web/test_learn.py::test_lessons_are_accessible",
    "web/test_notices.py::test_a_failed_notice_is_shown",
)

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
    "web/test_clock.py::test_a_long_clock_fits_a_phone": ("chromium-medici",),
    "web/test_coach.py::test_a_costly_choice_is_asked_about": ("chromium-strozzi",),
    "web/test_coach.py::test_hints_cover_nothing_and_fit": ("chromium-medici",),
    "web/test_home.py::test_lists_of_games_are_accessible_and_fit": ("chromium-light",),
    "web/test_home.py::test_no_dead_space": ("chromium-back",),
    "web/test_learn.py::test_a_lesson_is_taken_to_its_end": ("chromium-medici-touch",),
    "web/test_learn.py::test_the_list_of_lessons_fits_the_smallest_phone": ("chromium-de",),
    "web/test_learn.py::test_the_words_fit_and_cover_nothing": ("chromium-strozzi",),
    "web/test_lobby.py::test_printed_rules_have_no_header_and_no_buttons": ("chromium-dark",),
    "web/test_lobby.py::test_the_rules_begin_with_a_list_of_chapters": ("chromium-size3",),
    "web/test_notices.py::test_the_settings_of_notices": ("chromium-light",),
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
