"""Metrics: a token if one is set, and sums over worker processes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import httpx

from server_kit import Player, serving

COUNT = """
from florin.server.operations import metrics
metrics.MOVES.labels("bot").inc({moves})
metrics.SUBSCRIBERS.set(3)
"""


def test_a_token_protects_the_metrics(sqlite: str, tmp_path: Path) -> None:
    with serving(sqlite, tmp_path, metrics_token="let me see") as server, Player(server):
        address = f"{server.address}/metrics"
        assert httpx.get(address).status_code == 401
        assert httpx.get(address, headers={"Authorization": "Bearer guess"}).status_code == 401
        good = httpx.get(address, headers={"Authorization": "Bearer let me see"})
        assert good.status_code == 200
        assert "florin_commit_seconds" in good.text


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
