"""The address of a PostgreSQL database, as people have it, in the form that asyncpg reads."""

from __future__ import annotations

from typing import Final
from urllib.parse import parse_qsl, urlencode, urlsplit

from florin.server.operations.settings import BadSetting

_SCHEMES: Final = ("postgresql", "postgres", "postgresql+asyncpg", "postgresql+psycopg")
_SSL_MODES: Final = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
# Meanings of `ssl` in the addresses of other drivers.
_SSL: Final = {
    "true": "require",
    "1": "require",
    "on": "require",
    "false": "disable",
    "0": "disable",
}
_KNOWN: Final = {
    "host", "port", "user", "password", "dbname", "database", "passfile", "sslmode", "sslcert",
    "sslkey", "sslrootcert", "sslcrl", "sslpassword", "sslnegotiation",
    "ssl_min_protocol_version", "ssl_max_protocol_version", "target_session_attrs",
    "application_name", "options", "search_path", "service",
}  # fmt: skip
# Options of other drivers that have no meaning here and do no harm.
_IGNORED: Final = {"connect_timeout", "channel_binding", "gssencmode", "pgbouncer", "schema"}


def postgres_dsn(url: str) -> str:
    """The address for asyncpg; raises BadSetting, in one sentence, if it cannot be used."""
    scheme, separator, rest = url.partition("://")
    if scheme not in _SCHEMES or not separator:
        raise BadSetting(f"database: must begin with postgresql://, not {scheme}:")
    if "#" in rest:
        raise BadSetting("database: write # in a password as %23")
    try:
        parts = urlsplit(f"postgresql://{rest}")
        _ = None if "," in parts.netloc else parts.port  # several hosts have several ports
        query = parse_qsl(parts.query, keep_blank_values=True, strict_parsing=bool(parts.query))
    except ValueError as error:
        raise BadSetting(f"database: {error}") from None
    kept: list[tuple[str, str]] = []
    for given, text in query:
        name, value = given, text
        if given == "ssl":
            name, value = "sslmode", _SSL.get(text.lower(), text)
        if name == "sslmode" and value not in _SSL_MODES:
            raise BadSetting(
                f"database: sslmode must be one of {', '.join(_SSL_MODES)}, not {value!r}"
            )
        if name in _IGNORED:
            continue
        if name not in _KNOWN:
            raise BadSetting(
                f"database: unknown option {name!r}; {', '.join(sorted(_KNOWN))} exist"
            )
        kept.append((name, value))
    base = f"postgresql://{rest.partition('?')[0]}"
    return f"{base}?{urlencode(kept)}" if kept else base
