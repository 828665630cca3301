from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from florin.bench.postgres import NoPostgres, fresh_database, private_postgres
from server_kit import ServerProcess, serving

KINDS = ["sqlite", "postgres"]


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """One PostgreSQL for each worker process, started here.

    The helper is part of the package because `florin bench server` starts one, too.
    """
    with ExitStack() as stack:
        try:
            address = stack.enter_context(private_postgres(durable=False))
        except NoPostgres as missing:
            pytest.skip(str(missing))
        yield address


@pytest.fixture(scope="module", params=KINDS)
def database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """An empty database of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path_factory.mktemp('sqlite')}/florin.db"
    else:
        name = request.path.stem
        with fresh_database(request.getfixturevalue("postgres"), name) as address:
            yield address


@pytest.fixture(scope="module")
def server(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on either database, shared by a module's tests."""
    with serving(database, tmp_path_factory.mktemp("server")) as process:
        yield process


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/florin.db"
