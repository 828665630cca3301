"""Charges every request and every new socket, whatever its address, in one place."""

from __future__ import annotations

from litestar import Request, WebSocket
from litestar.types import ASGIApp, Receive, Scope, Send

from florin.server.domain import Refusal
from florin.server.http import errors, websocket
from florin.server.http.identity import charge_arrival


def charged(inner: ASGIApp) -> ASGIApp:
    """`inner`, called for what the client's network can pay. It stands before the router.

    So that routes that nobody has thought of, malformed bodies and unknown addresses cost, too.
    """

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            socket = WebSocket[None, None, None](scope, receive, send)
            try:
                charge_arrival(socket)
            except Refusal as refusal:
                await socket.accept()
                await websocket.refuse(socket, refusal)
                return
        elif scope["type"] == "http":
            request = Request[None, None, None](scope, receive, send)
            try:
                charge_arrival(request)
            except Refusal as refusal:
                reply = errors.refused(request, refusal).to_asgi_response(None, request)
                await reply(scope, receive, send)
                return
        await inner(scope, receive, send)

    return handle
