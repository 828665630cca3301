"""The internals of uvicorn that the server's WebSocket protocol builds on.

uvicorn does not document them. When a test here fails after an update of uvicorn, adapt the
subclass of `WebSocketsSansIOProtocol` in src/florin/server and then change the versions that
pyproject.toml allows.
"""

from __future__ import annotations

import asyncio
import inspect
import tomllib
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from packaging.requirements import Requirement
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

PYPROJECT = Path(__file__).parents[2] / "pyproject.toml"
HANDSHAKE = (
    b"GET /live HTTP/1.1\r\nHost: florin\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
NEEDED = ("close_sent", "disconnected", "loop", "response", "scope", "transport")


class Connection(asyncio.Transport):
    """A transport whose peer reads everything and answers nothing."""

    def write(self, data: Any) -> None:
        pass

    def is_closing(self) -> bool:
        return False


def changed(what: str) -> str:
    return f"uvicorn {uvicorn.__version__}: {what}; the server's WebSocket protocol relies on it"


def handshake() -> tuple[dict[str, Any], list[Any]]:
    """Attributes after an opening handshake; scopes that the application had seen by then."""

    async def run() -> tuple[dict[str, Any], list[Any]]:
        seen: list[Any] = []

        async def application(scope: Any, receive: Any, send: Any) -> None:
            seen.append(scope)

        config = uvicorn.Config(application, log_config=None)
        config.load()
        protocol: Any = WebSocketsSansIOProtocol(config, ServerState(), {})
        protocol.connection_made(Connection())
        protocol.data_received(HANDSHAKE)
        found = {name: getattr(protocol, name) for name in NEEDED if hasattr(protocol, name)}
        before = list(seen)
        await asyncio.sleep(0)
        return found, before

    return asyncio.run(run())


@pytest.mark.parametrize("name", NEEDED)
def test_attributes(name: str) -> None:
    found, _ = handshake()
    assert name in found, changed(f"`WebSocketsSansIOProtocol.{name}` does not exist")


def test_the_scope_can_be_extended_before_the_application_starts() -> None:
    found, seen = handshake()
    assert found["response"].status_code == 101, changed("`response` is not the handshake's answer")
    assert isinstance(found["scope"]["extensions"], dict), changed("the scope has no extensions")
    assert seen == [], changed("the application starts before `handle_connect` returns")
    for name in ("close_sent", "disconnected"):
        assert found[name] is False, changed(f"`{name}` is not False on an open connection")


def test_signatures() -> None:
    connect = inspect.signature(WebSocketsSansIOProtocol.handle_connect)
    assert list(connect.parameters) == ["self", "event"], changed(f"handle_connect{connect}")
    make = inspect.signature(WebSocketsSansIOProtocol.__init__)
    assert list(make.parameters)[:4] == ["self", "config", "server_state", "app_state"], changed(
        f"__init__{make}"
    )


@pytest.mark.parametrize(
    "name", ["handle_text", "handle_bytes", "handle_cont", "handle_ping", "handle_pong"]
)
def test_every_kind_of_frame_has_a_handler_of_its_own(name: str) -> None:
    assert hasattr(WebSocketsSansIOProtocol, name), changed(f"`{name}` does not exist")


@pytest.mark.parametrize(
    "name",
    [
        "handle_websocket_upgrade", "on_header", "on_headers_complete", "on_message_begin",
        "on_message_complete", "on_url", "pause_writing", "resume_writing", "send_400_response",
    ],
)  # fmt: skip
def test_the_http_protocol_calls_what_its_limits_override(name: str) -> None:
    assert hasattr(HttpToolsProtocol, name), changed(f"`HttpToolsProtocol.{name}` does not exist")


def test_only_tested_versions_are_allowed() -> None:
    dependencies = tomllib.loads(PYPROJECT.read_text())["project"]["dependencies"]
    (wanted,) = (one for one in map(Requirement, dependencies) if one.name == "uvicorn")
    assert {"<", ">="} <= {one.operator for one in wanted.specifier}, (
        f"{wanted}: give a lowest and a highest version, since internals of uvicorn are used"
    )
    assert wanted.specifier.contains(uvicorn.__version__), (
        f"uvicorn {uvicorn.__version__} is installed, pyproject.toml asks for {wanted.specifier}: "
        "run make setup"
    )
