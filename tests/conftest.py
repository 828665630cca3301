import signal

from hypothesis import HealthCheck, settings
from jaxtyping import install_import_hook

# Checks the declared shapes and types of arrays at every call (tests/arrays/test_shapes.py). It
# must come before these modules are imported. The NumPy modules of the toolkit declare no shapes.
install_import_hook(
    [
        *(f"florin.arrays.{name}" for name in ("batch", "dice", "engine", "words")),
        *(f"florin.games.{g}.{name}" for g in ("medici", "strozzi") for name in ("engine", "tick")),
    ],
    "beartype.beartype",
)

# A shell starts background jobs with Ctrl-C ignored, and children inherit that: the tests that
# press it would wait for ever.
signal.signal(signal.SIGINT, signal.default_int_handler)

# The same examples every time: a red run can be repeated, a green one means the same tomorrow.
settings.register_profile(
    "florin",
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("florin")
