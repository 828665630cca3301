import signal

from hypothesis import HealthCheck, settings

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
