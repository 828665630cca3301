# pyright: basic
"""Schemathesis over the OpenAPI schema: no request makes the server fail."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from server_kit import Player, ServerProcess

# Requests for each operation.
EXAMPLES = pytest.mark.parametrize("examples", [1, 8], ids=["once", "often"])
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
SETTINGS = settings(
    phases=[Phase.generate],
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


def call_often(operation: Any, examples: int, headers: dict[str, str], tables: list[str]) -> None:
    calls = count()

    @settings(SETTINGS, max_examples=examples)
    @given(case=operation.as_strategy())
    def run(case: schemathesis.Case) -> None:
        # Every third id stays as it was made up.
        if "table_id" in case.path_parameters and tables and (at := next(calls) % 3) < 2:
            case.path_parameters["table_id"] = tables[at]
        case.headers.pop("Authorization", None)  # made up: the schema names access tokens
        case.call_and_validate(headers=headers, checks=CHECKS)

    run()


def run_operations(
    server: ServerProcess,
    examples: int,
    headers_for: Callable[[str], dict[str, str]],
    tables: list[str],
    prefix: str = "",
) -> set[str]:
    """Calls every operation below `prefix`; returns their names."""
    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    seen: set[str] = set()
    for found in schema.get_all_operations():
        operation = found.ok()  # type: ignore[union-attr]
        if operation.path.startswith(prefix):
            seen.add(operation.label)
            call_often(operation, examples, headers_for(operation.label), tables)
    assert server.request("GET", "/health").status_code == 200
    return seen


@EXAMPLES
def test_nothing_that_the_schema_describes_makes_it_fail(
    process: ServerProcess, examples: int
) -> None:
    with Player(process, "Anna") as anna:
        secret = anna.ok("POST", "/api/me/tokens", {"label": "fuzz"})["secret"]
        tables = [
            anna.table("me", "me", "me", first=1)["table"]["id"],
            anna.table("me", "open", game="strozzi", start=False)["table"]["id"],
        ]
    seen = run_operations(
        process, examples, lambda _: {"Authorization": f"Bearer {secret}"}, tables
    )
    assert len(seen) >= 30


@EXAMPLES
def test_nothing_that_a_person_may_do_makes_it_fail(process: ServerProcess, examples: int) -> None:
    """Tokens, codes, names and sessions are refused to programs: a browser asks for them."""
    people: dict[str, Player] = {}
    with ExitStack() as stack:

        def headers_for(operation: str) -> dict[str, str]:
            """A person for each operation: some of them end the session."""
            person = people[operation] = stack.enter_context(Player(process))
            return {"Cookie": f"florin={person.http.cookies['florin']}", "X-Florin": "1"}

        seen = run_operations(process, examples, headers_for, [], "/api/me")
        assert {"PATCH /api/me", "POST /api/me/tokens", "GET /api/me/sessions"} <= seen
        made = people["POST /api/me/tokens"].ok("GET", "/api/me/tokens")["tokens"]
        assert made, "the requests were those of a person"
