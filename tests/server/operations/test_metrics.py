"""Metrics: a token if one is set, and sums over worker processes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import httpx

from app_kit import App
from deadlines import DEADLINE
from server_kit import SERVE, Player, serving

COUNT = """
from florin.server.operations import metrics
metrics.MOVES.labels("bot").inc({moves})
metrics.SUBSCRIBERS.set(3)
"""


def test_a_token_protects_the_metrics(sqlite: str) -> None:
    with App(sqlite, metrics_token="let me see") as server:
        for headers in ({}, {"Authorization": "Bearer guess"}):
            assert server.request("GET", "/metrics", headers=headers).status_code == 401
        good = server.request("GET", "/metrics", headers={"Authorization": "Bearer let me see"})
        assert good.status_code == 200
        assert "florin_commit_seconds" in good.text


def test_metrics_at_an_address_of_their_own(sqlite: str, tmp_path: Path) -> None:
    with serving(
        sqlite, tmp_path, metrics_address="127.0.0.1:0", metrics_token="let me see"
    ) as server:
        found = re.search(r"metrics are at (http://127.0.0.1:\d+/metrics)", server.log)
        assert found
        assert server.request("GET", "/metrics").status_code == 404
        assert httpx.get(found[1]).status_code == 401
        good = httpx.get(found[1], headers={"Authorization": "Bearer let me see"})
        assert good.status_code == 200
        assert "florin_commit_seconds" in good.text
        assert httpx.get(found[1].replace("/metrics", "/api/tables")).status_code == 404
        taken = found[1].removeprefix("http://").removesuffix("/metrics")
        run = subprocess.run(
            [sys.executable, "-c", SERVE, "serve", "--port", "0", "--database", f"{sqlite}.other"],
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "FLORIN_METRICS_ADDRESS": taken},
            timeout=DEADLINE,
        )
        assert run.returncode == 2
        assert f"metrics_address: cannot listen on {taken}" in " ".join(run.stderr.split())


def test_metrics_of_workers_at_an_address_of_their_own(shared: str, tmp_path: Path) -> None:
    """The process that starts the workers answers with their sums."""
    with (
        serving(shared, tmp_path, workers=2, metrics_address="127.0.0.1:0") as server,
        Player(server) as anna,
    ):
        for _ in range(3):
            anna.move(anna.table("me", "me", game="strozzi")["table"]["id"], "stop")
        found = re.search(r"metrics are at (\S+)", server.log)
        assert found
        assert re.search(r'florin_moves_total\{by="person"\} 3\.0', httpx.get(found[1]).text)


def test_processes_count_together_and_dead_ones_have_no_sockets() -> None:
    code = f"""
import subprocess, sys
from florin.server.operations.metrics import share_metrics, latest_metrics
with share_metrics():
    for moves in (2, 3):
        subprocess.run([sys.executable, "-c", {COUNT!r}.format(moves=moves)], check=True)
    print(latest_metrics().decode())
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert re.search(r'florin_moves_total\{by="bot"\} 5\.0', run.stdout)
    assert not re.search(r"florin_watchers [1-9]", run.stdout)
