"""How many examples Hypothesis tries, by day and by night."""

from __future__ import annotations

import os
from pathlib import Path

from hypothesis import HealthCheck, settings
from hypothesis.database import DirectoryBasedExampleDatabase

DATABASE = Path(__file__).parents[1] / ".cache" / "hypothesis"
BY_DAY, BY_NIGHT = 30, 1000


def load_profile() -> None:
    """Loads the profile that the variable HYPOTHESIS_PROFILE names.

    `florin`, if it is not set, tries few examples, the same every time: a failure can be repeated,
    and a pass means the same tomorrow. `nightly` searches: it tries many, new ones every time, and
    first those that failed before.
    """
    settings.register_profile(
        "florin",
        derandomize=True,
        database=None,
        deadline=None,
        max_examples=BY_DAY,
        suppress_health_check=[HealthCheck.too_slow],
    )
    settings.register_profile(
        "nightly",
        settings.get_profile("florin"),
        derandomize=False,
        database=DirectoryBasedExampleDatabase(DATABASE),
        max_examples=BY_NIGHT,
        print_blob=True,
    )
    settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "florin"))


def examples(by_day: int) -> settings:
    """A decorator for tests whose examples take longer or shorter than most."""
    return settings(max_examples=by_day * settings().max_examples // BY_DAY)
