"""Preferences of people. The columns are in the table of people."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from florin.server.domain import Preferences
from florin.server.store import schema

_people = schema.people.c


def load(connection: Connection, person: str) -> Preferences:
    row = connection.execute(
        select(_people.language, _people.theme, _people.games_shared).where(_people.id == person)
    ).first()
    if row is None:
        return Preferences()
    return Preferences(language=row.language, theme=row.theme, games_shared=row.games_shared)


def save(connection: Connection, person: str, preferences: Preferences) -> None:
    connection.execute(
        update(schema.people)
        .where(_people.id == person)
        .values(
            language=preferences.language,
            theme=preferences.theme,
            games_shared=preferences.games_shared,
        )
    )
