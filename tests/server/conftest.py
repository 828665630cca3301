from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count

import pytest

from app_kit import App
from florin.bench.postgres import NoPostgres, create_database, private_postgres
from florin.server.operations.settings import Settings
from florin.server.store import connect
from server_kit import ServerProcess

KINDS = ["sqlite", "postgres"]
NewDatabase = Callable[[str], str]


@pytest.fixture(scope="session")
def new_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> NewDatabase:
    """The address of an empty database of that kind: a copy of one that has all migrations."""
    numbers, templates = count(), dict[str, str]()

    def make(kind: str) -> str:
        name = f"florin_{next(numbers)}"
        if kind == "sqlite":
            folder = tmp_path_factory.mktemp(name)
            if kind not in templates:
                templates[kind] = f"{folder}/template.db"
                migrate(f"sqlite:///{templates[kind]}")
            return f"sqlite:///{shutil.copy(templates[kind], folder / 'florin.db')}"
        server = request.getfixturevalue("postgres")
        if kind not in templates:
            templates[kind] = "florin_template"
            migrate(create_database(server, templates[kind]))
        return create_database(server, name, templates[kind])

    return make


def migrate(address: str) -> None:
    async def run() -> None:
        database = await connect(Settings(database=address), "template")
        await database.close()

    asyncio.run(run())


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
def database(request: pytest.FixtureRequest, new_database: NewDatabase) -> str:
    """An empty database of each kind, shared by a module's tests."""
    return new_database(request.param)


@pytest.fixture
def fresh(database: str, new_database: NewDatabase) -> str:
    """An empty database of each kind for one test."""
    return new_database(kind_of(database))


@pytest.fixture
def sqlite(new_database: NewDatabase) -> str:
    """An empty SQLite database for one test."""
    return new_database("sqlite")


@pytest.fixture
def shared(postgres: str, new_database: NewDatabase) -> str:
    """An empty PostgreSQL database for one test of several processes."""
    return new_database("postgres")


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[App]:
    """A server in this process on either database, shared by a module's tests."""
    with App(database) as app:
        yield app


@pytest.fixture(scope="session")
def processes(
    new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[str], ServerProcess]]:
    running: dict[str, ServerProcess] = {}
    with ExitStack() as stack:

        def process(kind: str) -> ServerProcess:
            if kind not in running:
                new = ServerProcess(new_database(kind), tmp_path_factory.mktemp("process"))
                running[kind] = stack.enter_context(new)
            return running[kind]

        yield process


@pytest.fixture
def process(database: str, processes: Callable[[str], ServerProcess]) -> ServerProcess:
    """The one server with real sockets that all tests of a worker process share."""
    return processes(kind_of(database))


def kind_of(database: str) -> str:
    return "sqlite" if database.startswith("sqlite") else "postgres"
