"""The server: tables for people, bots and programs over HTTP and WebSocket.

Sub-packages, each of which may use those before it (tests/test_arrows.py checks this):

    domain      a table and its transitions as values and pure functions
    store       SQLite and PostgreSQL
    live        cached tables, subscriptions, presence, delivery, other processes
    workers     turns of bots, clocks, analysis
    http        handlers and the context of the application

Beside them: `messages` (what goes over the wire, converted from the domain) and `operations`
(settings, logs, metrics, backup, clock and ids). `app` and `serve` put everything together; `admin`
works on a database without a server.
"""
