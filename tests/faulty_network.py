"""A network between a server and its PostgreSQL that can hang, break or be slow."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from urllib.parse import parse_qs, urlsplit


class Link:
    """One connection. It hangs while `open` is not set."""

    def __init__(
        self, client: socket.socket, server: socket.socket, delay: Callable[[], float]
    ) -> None:
        self._delay = delay
        self.client = client
        self.server = server
        self.open = threading.Event()
        self.open.set()
        self.listens = False
        for source, target in ((client, server), (server, client)):
            threading.Thread(target=self._pump, args=(source, target), daemon=True).start()

    def cut(self) -> None:
        for end in (self.client, self.server):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def _pump(self, source: socket.socket, target: socket.socket) -> None:
        try:
            while data := source.recv(65536):
                if source is self.client and b"LISTEN" in data:
                    self.listens = True
                if source is self.server:
                    time.sleep(self._delay())
                self.open.wait()
                target.sendall(data)
        except OSError:
            pass
        self.open.wait()
        self.cut()


class Network:
    """Forwards a TCP port to a Unix socket."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self.links: list[Link] = []
        self._hanging = False
        self.delay = 0.0  # seconds by which each answer of the server is late
        threading.Thread(target=self._accept, daemon=True).start()

    def hang(self, *, only_listen: bool = False) -> None:
        """Nothing gets through any more, without an error."""
        self._hanging = not only_listen
        for link in self.links:
            if link.listens or not only_listen:
                link.open.clear()

    def heal(self) -> None:
        self._hanging = False
        for link in self.links:
            link.open.set()

    def cut(self, *, only_listen: bool = False) -> None:
        for link in self.links:
            if link.listens or not only_listen:
                link.cut()

    def close(self) -> None:
        self._listener.close()
        self.heal()
        self.cut()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            server = socket.socket(socket.AF_UNIX)
            server.connect(self._path)
            link = Link(client, server, lambda: self.delay)
            if self._hanging:
                link.open.clear()
            self.links.append(link)


@contextmanager
def faulty_network(database: str) -> Generator[tuple[Network, str]]:
    """The network, and the address of `database` through it."""
    parts = urlsplit(database)
    folder = parse_qs(parts.query)["host"][0]
    network = Network(f"{folder}/.s.PGSQL.5432")
    try:
        yield network, f"postgresql://florin@127.0.0.1:{network.port}{parts.path}?sslmode=disable"
    finally:
        network.close()
