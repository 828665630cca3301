"""PostgreSQL behind a network that hangs, breaks or is slow."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from fault_kit import Figures, Load, dice, size, together
from faulty_network import Network, faulty_network
from server_kit import ServerProcess

GAPS = size(2, 12)


@pytest.fixture(scope="module")
def far_and_near(
    new_database: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, Network, ServerProcess, ServerProcess]]:
    """The database, a server behind the network, and one that reaches the database directly."""
    folder, direct = tmp_path_factory.mktemp("listen"), new_database("postgres")
    with faulty_network(direct) as (network, address):
        far, near = ServerProcess(address, folder), ServerProcess(direct, folder)
        with together(far, near):
            yield direct, network, far, near


@pytest.mark.slow
def test_a_partition_of_listen(
    far_and_near: tuple[str, Network, ServerProcess, ServerProcess],
    report: Callable[[Figures], None],
) -> None:
    """Moves come through the near server, watchers are at the far one, which hears nothing."""
    database, network, far, near = far_and_near
    rng = dice("listen")
    with Load([near], database, watched=far) as load:
        for gap in range(GAPS):
            load.play(10)
            if gap % 2:
                network.cut(only_listen=True)
            else:
                network.hang(only_listen=True)
            load.play(10 + rng.randrange(10))
            load.broadcast()  # the far server has noticed, although nothing was repaired
        load.play(10)
        report(load.finish("LISTEN hangs or breaks", GAPS))


@pytest.mark.slow
def test_a_network_that_breaks_and_hangs(
    far_and_near: tuple[str, Network, ServerProcess, ServerProcess],
    report: Callable[[Figures], None],
) -> None:
    """All connections of the far server, where players and watchers are."""
    database, network, far, _ = far_and_near
    rng = dice("network")
    with Load([far], database) as load:
        for gap in range(GAPS):
            load.play(10)
            if gap % 2:
                network.hang()
                load.suffer(rng.randrange(1, 6))
                network.heal()
            else:
                network.cut()
        load.play(10)
        report(load.finish("database hangs or breaks", GAPS))


@pytest.mark.slow
def test_a_slow_disk_of_postgresql(
    far_and_near: tuple[str, Network, ServerProcess, ServerProcess],
    report: Callable[[Figures], None],
) -> None:
    """Every answer of the database comes late."""
    database, network, far, _ = far_and_near
    rng = dice("slow")
    with Load([far], database) as load:
        for _ in range(GAPS):
            load.play(10)
            network.delay = rng.uniform(0.02, 0.2)
            load.play(5)
            network.delay = 0
        load.play(10)
        report(load.finish("slow disk", GAPS))
