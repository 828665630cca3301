"""Preferences of people. The columns are in the table of people."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from florin.server.domain import Preferences
from florin.server.domain.person import Language, Theme
from florin.server.store import schema

_people = schema.people.c


def load(connection: Connection, person: str) -> Preferences:
    row = connection.execute(
        select(_people.language, _people.theme, _people.games_shared).where(_people.id == person)
    ).first()
    if row is None:
        return Preferences()
    return Preferences(language=row.language, theme=row.theme, games_shared=row.games_shared)


def change(
    connection: Connection,
    person: str,
    *,
    language: Language | None = None,
    theme: Theme | None = None,
    games_shared: bool | None = None,
) -> None:
    """Writes what is not None, and nothing else: another request may change the rest meanwhile."""
    given = {"language": language, "theme": theme, "games_shared": games_shared}
    values = {name: value for name, value in given.items() if value is not None}
    if values:
        connection.execute(update(schema.people).where(_people.id == person).values(**values))
