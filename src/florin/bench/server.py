"""`florin bench server`: many live tables, compared with a bare Litestar in the same run."""

from __future__ import annotations

import os
import pstats
import resource
import tempfile
from collections.abc import Callable, Coroutine, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from rich.console import Console

from florin.bench import load
from florin.bench.load import Load
from florin.bench.postgres import fresh_database, private_postgres
from florin.bench.processes import bare, florin

UPDATE_BYTES = 4300  # a typical update
T = TypeVar("T")


class Sizes(NamedTuple):
    tables: int
    seconds: float
    idle: int


class Measured(NamedTuple):
    """One database: one move a second at every table, then as fast as possible, then idle."""

    paced: Load
    flat: Load
    held: float


def run(tables: int, seconds: float, idle: int, *, profile: bool) -> None:
    """Measures, and prints Markdown for docs/benchmarks.md."""
    _raise_limit(2 * idle + 4 * tables)
    sizes = Sizes(tables, seconds, idle)
    progress = Console(stderr=True)
    out = Console(width=200, highlight=False, markup=False)
    with progress.status("bare Litestar"), bare() as served:
        echo = _run(load.echo(served, 64, seconds, 60))
        cast = _run(load.broadcast(served, tables, seconds, UPDATE_BYTES))
    found: dict[str, Measured] = {}
    shares: list[tuple[str, float]] = []
    with _databases() as databases:
        for name, address in databases.items():
            with progress.status(f"{name}: {tables} tables"):
                found[name] = _measure(address, sizes)
        if profile:
            with progress.status("profile"):
                shares = _profile(databases["SQLite"], tables, seconds)
    for line in report(sizes, echo, cast, found, shares):
        out.print(line)


@contextmanager
def _databases() -> Generator[dict[str, str]]:
    with (
        tempfile.TemporaryDirectory() as folder,
        private_postgres() as server,
        fresh_database(server, "bench") as postgres,
    ):
        yield {"SQLite": f"sqlite:///{folder}/bench.db", "PostgreSQL": postgres}


def _measure(address: str, sizes: Sizes) -> Measured:
    with florin(address) as served:
        paced = _run(load.play_tables(served, sizes.tables, sizes.seconds, 1.0, 1))
    with florin(address) as served:
        flat = _run(load.play_tables(served, sizes.tables, sizes.seconds, 0.0, 2))
    with florin(address) as served:
        held = _run(load.idle(served, sizes.idle, min(sizes.tables, 100)))
    return Measured(paced, flat, held)


def _run(work: Coroutine[Any, Any, T]) -> T:
    """On uvloop, as the server: the load generator must not be the bottleneck."""
    import uvloop

    return uvloop.run(work)


def _raise_limit(files: int) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(max(soft, files + 1000), hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _profile(address: str, tables: int, seconds: float) -> list[tuple[str, float]]:
    """Shares of the event loop's time by package, without the writer's thread."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "profile"
        with florin(address, profile=file) as served:
            _run(load.play_tables(served, tables, seconds, 0.0, 3))
        stats: Any = pstats.Stats(str(file))
    times: dict[str, float] = {}
    for (source, _, name), (_, _, own, _, _) in stats.stats.items():
        if "runners.py" in source or "run_until_complete" in name:  # waiting
            continue
        package = _package(source, name)
        times[package] = times.get(package, 0.0) + own
    total = sum(times.values())
    return sorted(((name, own / total) for name, own in times.items()), key=lambda s: -s[1])[:12]


def _package(source: str, name: str) -> str:
    if "site-packages/" in source:
        return source.partition("site-packages/")[2].partition("/")[0].removesuffix(".py")
    _, ours, inside = source.partition(f"{os.sep}src{os.sep}florin{os.sep}")
    if ours:
        return f"florin.{inside.partition(os.sep)[0].removesuffix('.py')}"
    if source in ("~", ""):
        for known in ("msgspec", "uvloop", "socket", "json"):
            if known in name:
                return known
        return "built-in functions"
    return "Python's own library"


def report(
    sizes: Sizes,
    echo: Load,
    cast: Load,
    found: dict[str, Measured],
    shares: list[tuple[str, float]],
) -> list[str]:
    """Lines of Markdown."""
    lines = [
        f"{sizes.tables} tables of four seats, each with its player and {load.WATCHERS} watchers,",
        f"{sizes.seconds:g} s a run, {os.cpu_count()} cores shared by server, database and load.",
        "",
        f"| | {' | '.join(found)} | bare broadcast | bare echo |",
        "|---|" + "---:|" * (len(found) + 2),
    ]

    def row(title: str, cell: Callable[[Measured], str], *peers: str) -> None:
        cells = [*map(cell, found.values()), *peers, *[""] * (2 - len(peers))]
        lines.append(f"| {title} | {' | '.join(cells)} |")

    row("one move a second at each table: moves / s", lambda m: _n(m.paced.moves_per_second))
    row("… to the last watcher, p50", lambda m: _ms(m.paced.percentile(0.5)))
    row("… to the last watcher, p99", lambda m: _ms(m.paced.percentile(0.99)))
    row(
        "as fast as it goes: moves / s",
        lambda m: _n(m.flat.moves_per_second),
        _n(cast.moves_per_second),
    )
    rate = echo.messages_per_second
    row(
        "… messages delivered / s",
        lambda m: _n(m.flat.messages_per_second),
        _n(cast.messages_per_second),
        _n(rate),
    )
    row(
        "… part of the bare echo's rate",
        lambda m: f"{m.flat.messages_per_second / rate:.2f}",
        f"{cast.messages_per_second / rate:.2f}",
        "1.00",
    )
    row(
        "… messages / CPU second of the server",
        lambda m: _n(m.flat.messages / m.flat.cpu),
        _n(cast.messages / cast.cpu),
        _n(echo.messages / echo.cpu),
    )
    row(
        "… its part of the bare echo's",
        lambda m: f"{m.flat.messages / m.flat.cpu / (echo.messages / echo.cpu):.2f}",
        f"{cast.messages / cast.cpu / (echo.messages / echo.cpu):.2f}",
        "1.00",
    )
    row(
        "… cores that the load itself took",
        lambda m: f"{m.flat.own / m.flat.seconds:.2f}",
        f"{cast.own / cast.seconds:.2f}",
        f"{echo.own / echo.seconds:.2f}",
    )
    for part in (0.5, 0.99):
        row(
            f"… to the last watcher, p{part:.0%}".removesuffix("%"),
            lambda m, part=part: _ms(m.flat.percentile(part)),
            _ms(cast.percentile(part)),
        )
    row(f"{sizes.idle:,} idle watchers: memory each", lambda m: f"{m.held / 1024:.1f} KiB")
    if shares:
        lines += ["", "Where the event loop's time goes (SQLite, as fast as it goes):", ""]
        lines += ["| part | share |", "|---|---:|"]
        lines += [f"| {name} | {share:.0%} |" for name, share in shares]
    return lines


def _n(value: float) -> str:
    return f"{value:,.0f}"


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"
