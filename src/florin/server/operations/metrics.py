"""What Prometheus reads at /metrics.

With several worker processes, `share_metrics` makes them count into files of one folder, and any of
them answers with the sums.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

# The variable that prometheus_client reads when it is imported.
_FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

SUBSCRIBERS: Final = Gauge("florin_watchers", "Open WebSockets.", multiprocess_mode="livesum")
TABLES_LOADED: Final = Gauge(
    "florin_tables_loaded", "Tables in memory.", multiprocess_mode="livesum"
)
MOVES: Final = Counter("florin_moves", "Decisions stored, by who made them.", ["by"])
GAMES_FINISHED: Final = Counter("florin_games_finished", "Games that ended, by game.", ["game"])
REFUSALS: Final = Counter("florin_refusals", "Requests refused, by error.", ["error"])
CONFLICTS: Final = Counter("florin_conflicts", "Changes retried because another came first.")
COMMIT: Final = Histogram("florin_commit_seconds", "Storing one change.", buckets=_SECONDS)
BOT_TIME: Final = Histogram("florin_bot_seconds", "Answer of one bot.", buckets=_SECONDS)
ADVICE_TIME: Final = Histogram("florin_advice_seconds", "Answer of the coach.", buckets=_SECONDS)
BOT_FALLBACKS: Final = Counter(
    "florin_bot_fallbacks", "Random moves played because a bot failed.", ["why"]
)
ANALYSES: Final = Counter("florin_analyses", "Games analysed, by outcome.", ["how"])
DROPPED: Final = Counter("florin_watchers_dropped", "WebSockets closed for being too slow.")
NOTICES: Final = Counter("florin_notices", "Notices sent, by channel and outcome.", ["by", "how"])
CONNECTIONS_REFUSED: Final = Counter(
    "florin_connections_refused", "Connections ended because there were too many.", ["limit"]
)


def share_metrics() -> tempfile.TemporaryDirectory[str]:
    """Makes the processes that are started from now on count together; returns their folder."""
    folder = tempfile.TemporaryDirectory(prefix="florin-metrics-")
    os.environ[_FOLDER] = folder.name
    return folder


def latest_metrics() -> bytes:
    """The values of this process, or the sums of all."""
    folder = os.environ.get(_FOLDER)
    if folder is None:
        return generate_latest()
    _forget_dead(Path(folder))
    registry = CollectorRegistry()
    MultiProcessCollector(registry, folder)
    return generate_latest(registry)


def _forget_dead(folder: Path) -> None:
    """Gauges of a killed process would be added forever."""
    for file in folder.glob("gauge_live*_*.db"):
        process = int(file.stem.rpartition("_")[2])
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            file.unlink(missing_ok=True)
        except PermissionError:  # it is alive
            pass
