"""A person with a browser profile, whose tables are made by requests before the first page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext, Page

from .pages import TablePage
from .positions import Position
from .waiting import wait_ready


class Guest:
    def __init__(self, context: BrowserContext) -> None:
        self.context = context

    def call(self, method: str, path: str, data: Any = None) -> Any:
        """What the API answers to this person."""
        answer = self.context.request.fetch(
            f"/api{path}", method=method, headers={"X-Florin": "1"}, data=data
        )
        assert answer.ok, f"{method} {path}: {answer.text()}"
        return answer.json() if answer.body() else None

    def make_table(
        self,
        game: str,
        seats: int,
        people: int = 1,
        name: str | None = None,
        rules: dict[str, Any] | None = None,
        **options: Any,
    ) -> str:
        """The reader's seat first, then open ones for other people, then bots; always one deal.

        Without people, bots play by themselves. Returns the table's id.
        """
        choices = _choices(seats, people, name, options)
        extra = {} if rules is None else {"rules": rules}
        return self._make({"game": game, "start": people <= 1, **choices, **extra})

    def continue_game(
        self, position: Position, people: int = 1, name: str | None = "Lorenza", **options: Any
    ) -> str:
        """A table in this position. Returns its id."""
        choices = _choices(position.seats, people, name, options)
        record = position.record().as_dict()
        return self._make({"record": record, "start": people <= 1, **choices})

    def table(self, table: str) -> Any:
        """The table as the server shows it to this person."""
        return self.call("GET", f"/tables/{table}")

    def move(self, table: str, token: str) -> None:
        """The reader's decision, as another page of theirs would send it."""
        ply = self.table(table)["table"]["ply"]
        self.call("POST", f"/tables/{table}/moves", {"ply": ply, "token": token})

    def open(self, path: str = "/") -> Page:
        """A page that is ready."""
        page = self.context.new_page()
        page.goto(path)
        wait_ready(page)
        return page

    def open_table(self, table: str | Position, **choices: Any) -> TablePage:
        """The page of a table, given by its id or as a position that it continues."""
        if isinstance(table, Position):
            table = self.continue_game(table, **choices)
        return TablePage(self.open(f"/t/{table}"))

    def _make(self, wish: dict[str, Any]) -> str:
        # The first request makes the guest; two at once would make two.
        self.call("GET", "/me")
        return self.call("POST", "/tables", wish)["table"]["id"]


def _choices(seats: int, people: int, name: str | None, options: dict[str, Any]) -> dict[str, Any]:
    chairs: list[dict[str, Any]] = [{"kind": "me", "name": name}] if people else []
    chairs += [{"kind": "open"}] * (people - 1)
    chairs += [{"kind": "bot", "bot": "face:0.5"}] * (seats - len(chairs))
    settings = {"public": False, "pace": "instant", "seed": "lily", **options}
    return {"seats": chairs, "options": settings}
