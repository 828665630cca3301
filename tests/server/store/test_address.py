"""Addresses of PostgreSQL as people have them."""

from __future__ import annotations

import pytest

from florin.server.operations.settings import BadSetting
from florin.server.store.address import postgres_dsn


@pytest.mark.parametrize(
    ("url", "dsn"),
    [
        ("postgres://a:b@db/florin", "postgresql://a:b@db/florin"),
        ("postgresql+asyncpg://a@db/florin", "postgresql://a@db/florin"),
        ("postgresql://a@db/florin?ssl=true", "postgresql://a@db/florin?sslmode=require"),
        ("postgresql://a@db/florin?ssl=prefer", "postgresql://a@db/florin?sslmode=prefer"),
        (
            "postgresql://a@db/florin?sslmode=require&channel_binding=require&connect_timeout=9",
            "postgresql://a@db/florin?sslmode=require",
        ),
        ("postgresql://a@[::1]:5433/florin", "postgresql://a@[::1]:5433/florin"),
        (
            "postgresql:///florin?host=/run/postgresql",
            "postgresql:///florin?host=%2Frun%2Fpostgresql",
        ),
        ("postgresql://a:p%2Fw%23@db/florin", "postgresql://a:p%2Fw%23@db/florin"),
    ],
)
def test_addresses_that_work(url: str, dsn: str) -> None:
    assert postgres_dsn(url) == dsn


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("postgresql://a@db/florin?sslmode=no", "sslmode must be one of"),
        ("postgresql://a@db/florin?colour=blue", "unknown option 'colour'"),
        ("postgresql://a@db:many/florin", "database: "),
        ("postgresql://a:p#w@db/florin", "%23"),
        ("mysql://a@db/florin", "must begin with postgresql://"),
    ],
)
def test_addresses_that_are_refused(url: str, reason: str) -> None:
    with pytest.raises(BadSetting, match=reason) as refused:
        postgres_dsn(url)
    assert "\n" not in str(refused.value)
