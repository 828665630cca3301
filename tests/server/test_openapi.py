# pyright: basic
"""Schemathesis over the OpenAPI schema: no request makes the server fail."""

from __future__ import annotations

from itertools import count

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from server_kit import Player, ServerProcess

EXAMPLES = 8  # for each operation
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
ONCE = settings(
    max_examples=EXAMPLES,
    phases=[Phase.generate],
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


def test_nothing_that_the_schema_describes_makes_it_fail(server: ServerProcess) -> None:
    with Player(server, "Anna") as anna:
        secret = anna.ok("POST", "/api/me/tokens", {"label": "fuzz"})["secret"]
        tables = [
            anna.table("me", "me", "me", first=1)["table"]["id"],
            anna.table("me", "open", game="strozzi", start=False)["table"]["id"],
        ]
    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    headers = {"Authorization": f"Bearer {secret}"}
    seen: set[str] = set()
    calls = count()
    for found in schema.get_all_operations():
        operation = found.ok()  # type: ignore[union-attr]
        seen.add(operation.label)

        @ONCE
        @given(case=operation.as_strategy())
        def run(case: schemathesis.Case) -> None:
            # Every third id stays as it was made up.
            if "table_id" in case.path_parameters and (at := next(calls) % 3) < 2:
                case.path_parameters["table_id"] = tables[at]
            case.call_and_validate(headers=headers, checks=CHECKS)

        run()
    assert len(seen) >= 30
    assert httpx.get(f"{server.address}/health").status_code == 200
