from hypothesis import HealthCheck, settings

# The same examples every time: a red run can be repeated, a green one means the same tomorrow.
settings.register_profile(
    "florin",
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("florin")
