"""The doors: HTTP and WebSocket handlers. What they decide stands in `tables`."""
