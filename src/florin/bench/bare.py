"""A bare Litestar that echoes and broadcasts, for comparison: no game and no database."""

from __future__ import annotations

from typing import Any

from litestar import Litestar, WebSocket, websocket
from litestar.params import FromPath

Socket = WebSocket[Any, Any, Any]
_groups: dict[str, set[Socket]] = {}


@websocket("/echo")
async def echo(socket: Socket) -> None:
    await socket.accept()
    while (event := await socket.receive())["type"] == "websocket.receive":
        await _send(socket, event.get("text") or "")


@websocket("/group/{group:str}")
async def broadcast(socket: Socket, group: FromPath[str]) -> None:
    await socket.accept()
    members = _groups.setdefault(group, set())
    members.add(socket)
    try:
        while (event := await socket.receive())["type"] == "websocket.receive":
            for member in members:
                await _send(member, event.get("text") or "")
    finally:
        members.discard(socket)


async def _send(socket: Socket, text: str) -> None:
    await socket.send({"type": "websocket.send", "bytes": None, "text": text})


def create_app() -> Litestar:
    return Litestar([echo, broadcast], openapi_config=None, logging_config=None)
