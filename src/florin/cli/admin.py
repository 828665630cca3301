"""`florin admin`: people and tables of a site, for its operator."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from florin.cli.errors import Failure

if TYPE_CHECKING:
    from sqlalchemy import Connection

T = TypeVar("T")

EPILOG = """**Examples**

`florin admin people anna` finds people by name

`florin admin mute PERSON` and `florin admin close TABLE` act at once, also on running servers

`florin admin log --json` shows what operators did
"""

admin = typer.Typer(
    help="People and tables of a site: list, mute, ban, rename, delete, close, purge.",
    epilog=EPILOG,
    no_args_is_help=True,
)
DatabaseOption = Annotated[
    str, typer.Option("--database", help="sqlite:///FILE or postgresql://USER@HOST/NAME.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]
MostOption = Annotated[int, typer.Option("--most", min=1, help="How many rows to print.")]
PersonArgument = Annotated[str, typer.Argument(metavar="PERSON", help="The id of a person.")]


def run_on(database: str, work: Callable[[Connection, int], T]) -> T:
    """Runs `work` with a connection and the time; whatever fails is one line."""
    from sqlalchemy.exc import SQLAlchemyError

    from florin.server.admin import run_work
    from florin.server.operations.clock import now_ms
    from florin.server.operations.settings import BadSetting, from_environment
    from florin.server.store.moderation import NoSuch

    try:
        settings = from_environment()
        if database:
            settings = replace(settings, database=database)
        return run_work(settings, lambda connection: work(connection, now_ms()))
    except (BadSetting, NoSuch) as error:
        raise Failure(str(error)) from None
    except SQLAlchemyError as error:
        raise Failure(f"the database failed: {str(error).splitlines()[0]}") from None
    except OSError as error:
        raise Failure(f"cannot reach the database: {error.strerror or error}") from None


def _print(rows: Sequence[Any], as_json: bool) -> None:
    """One row a line, or a JSON list. Times are UTC in text, milliseconds in JSON."""
    import msgspec

    if as_json:
        typer.echo(msgspec.json.encode(rows).decode())
        return
    for row in rows:
        values: dict[str, object] = msgspec.structs.asdict(row)
        typer.echo("  ".join(_shown(name, value) for name, value in values.items()).rstrip())


def _shown(name: str, value: object) -> str:
    if isinstance(value, bool):
        return name if value else "-"
    if name in ("created", "changed", "at") and isinstance(value, int):
        return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    return str(value)


def _done(as_json: bool, text: str, **values: object) -> None:
    import msgspec

    typer.echo(msgspec.json.encode(values).decode() if as_json else text)


@admin.command()
def people(
    text: Annotated[str, typer.Argument(help="Part of a name, or an id.")] = "",
    most: MostOption = 50,
    database: DatabaseOption = "",
    as_json: JsonOption = False,
) -> None:
    """List people: id, name, since when, whether muted or banned."""
    from florin.server.store import moderation

    _print(run_on(database, lambda c, _: moderation.people(c, text, most)), as_json)


@admin.command()
def tables(
    status: Annotated[str, typer.Option(help="open, playing or over.")] = "",
    owner: Annotated[str, typer.Option(help="The id of the owner.")] = "",
    most: MostOption = 50,
    database: DatabaseOption = "",
    as_json: JsonOption = False,
) -> None:
    """List tables, those that changed last first."""
    from florin.server.store import moderation

    if status not in ("", "open", "playing", "over"):
        raise Failure(f"--status: must be open, playing or over, not {status!r}")
    rows = run_on(
        database, lambda c, _: moderation.table_rows(c, status or None, owner or None, most)
    )
    _print(rows, as_json)


@admin.command()
def log(most: MostOption = 50, database: DatabaseOption = "", as_json: JsonOption = False) -> None:
    """Show what operators did, the latest first."""
    from florin.server.store import moderation

    _print(run_on(database, lambda c, _: moderation.audit_rows(c, most)), as_json)


@admin.command()
def close(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")],
    database: DatabaseOption = "",
    as_json: JsonOption = False,
) -> None:
    """Delete a table with its moves and chat, and send its people home."""
    from florin.server.store import moderation

    run_on(database, lambda c, now: moderation.close_table(c, table, now))
    _done(as_json, f"closed {table}", closed=table)


@admin.command()
def mute(
    person: PersonArgument,
    undo: Annotated[bool, typer.Option("--undo", help="Let the person chat again.")] = False,
    database: DatabaseOption = "",
    as_json: JsonOption = False,
) -> None:
    """Refuse a person's chat."""
    from florin.server.store import moderation

    found = run_on(database, lambda c, now: moderation.set_muted(c, person, not undo, now))
    word = "unmuted" if undo else "muted"
    _done(as_json, f"{word} {found.name}", person=person, muted=not undo)


@admin.command()
def ban(
    person: PersonArgument,
    undo: Annotated[bool, typer.Option("--undo", help="Let the person return.")] = False,
    database: DatabaseOption = "",
    as_json: JsonOption = False,
) -> None:
    """Refuse every request of a person."""
    from florin.server.store import moderation

    found = run_on(database, lambda c, now: moderation.set_banned(c, person, not undo, now))
    word = "unbanned" if undo else "banned"
    _done(as_json, f"{word} {found.name}", person=person, banned=not undo)


@admin.command()
def rename(
    person: PersonArgument,
    name: Annotated[str, typer.Argument(help="The new name, 1 to 30 characters.")],
    database: DatabaseOption = "",
    as_json: JsonOption = False,
) -> None:
    """Give a person another name, also at unfinished tables."""
    from florin.server.operations.names import shown_name
    from florin.server.store import moderation

    try:
        shown = shown_name(name)
    except ValueError as error:
        raise Failure(f"NAME: {error}") from None
    run_on(database, lambda c, now: moderation.rename(c, person, shown, now))
    _done(as_json, f"renamed to {shown}", person=person, name=shown)


@admin.command()
def delete(
    person: PersonArgument, database: DatabaseOption = "", as_json: JsonOption = False
) -> None:
    """Delete a person: name, chat, sessions and tokens. Finished games stay under no name."""
    from florin.server.store import moderation

    run_on(database, lambda c, now: moderation.delete_person(c, person, now))
    _done(as_json, f"deleted {person}", deleted=person)


@admin.command()
def purge(database: DatabaseOption = "", as_json: JsonOption = False) -> None:
    """Remove abandoned tables, unused guests and old chat, as the FLORIN_KEEP settings say."""
    from florin.server.admin import retention_rules
    from florin.server.store import moderation

    counts = run_on(database, lambda c, now: moderation.purge(c, retention_rules(), now))
    shown = ", ".join(f"{count} {kind}" for kind, count in counts.items())
    _done(as_json, f"removed {shown}", **counts)
