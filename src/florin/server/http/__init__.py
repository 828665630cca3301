"""Handlers of HTTP and WebSocket: they read requests, call the other layers, convert results."""
