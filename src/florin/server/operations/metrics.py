"""What Prometheus reads at /metrics. Each process counts for itself."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

SUBSCRIBERS: Final = Gauge("florin_watchers", "Open WebSockets.")
TABLES_LOADED: Final = Gauge("florin_tables_loaded", "Tables in memory.")
MOVES: Final = Counter("florin_moves", "Decisions stored, by who made them.", ["by"])
GAMES_FINISHED: Final = Counter("florin_games_finished", "Games that ended, by game.", ["game"])
REFUSALS: Final = Counter("florin_refusals", "Requests refused, by error.", ["error"])
CONFLICTS: Final = Counter("florin_conflicts", "Changes retried because another came first.")
COMMIT: Final = Histogram("florin_commit_seconds", "Storing one change.", buckets=_SECONDS)
BOT_TIME: Final = Histogram("florin_bot_seconds", "Answer of one bot.", buckets=_SECONDS)
BOT_FALLBACKS: Final = Counter(
    "florin_bot_fallbacks", "Random moves played because a bot failed.", ["why"]
)
ANALYSES: Final = Counter("florin_analyses", "Games analysed, by outcome.", ["how"])
DROPPED: Final = Counter("florin_watchers_dropped", "WebSockets closed for being too slow.")
