"""Migrations, applied on every start."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

from florin.server.operations.settings import BadSetting

MIGRATIONS: Final = Path(__file__).parent / "migrations"


def migrate(connection: Connection, revision: str = "head") -> None:
    """Brings the database to `revision`, in one transaction.

    Raises BadSetting if a newer version of Florin has made the database.
    """
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError as error:
        raise BadSetting(
            "database: a newer version of Florin has changed it, and this version cannot read it: "
            f"update Florin ({error})"
        ) from None
    connection.commit()
