"""Checks of what people and clients read: JSON views, sentences, lines of text."""

from __future__ import annotations

import io
from typing import Any, ClassVar, Final

import msgspec

from florin.core import Game, Line, Lot, legal_tokens
from florin.games.present import event_view, position_view, sheet_views
from florin.testing.mark import each_game
from florin.testing.play import Played
from florin.views import legal_view

_NAMES: Final = ("You", "Élodie", "[red]x", "", "\x1b[2J", "A", "B", "C", "D", "E", "F", "G")


class TextChecks:
    game: ClassVar[Game]

    @each_game(10)
    def test_views_encode_to_json(self, played: Played) -> None:
        """Own views also read back as the type that the game declares."""
        views = self.game.views
        for ply, now in played.some(30):
            shown = [(position_view(now), views and views.POSITION_TYPE)]
            shown += [(sheet, views and views.SHEET_TYPE) for sheet in sheet_views(now)]
            shown += [(legal_view(now), None)]
            for view, kind in shown:
                _encodes(played, ply, view, kind)

    @each_game(10)
    def test_events_encode_to_json(self, played: Played) -> None:
        views = self.game.views
        for ply, step in enumerate(played.steps, 1):
            for event in step.events:
                view = event_view(step.before, event)
                if views is not None and type(view) not in views.EVENT_TYPES:
                    played.fail(ply, f"{type(view).__name__} is not one of the EVENT_TYPES")
                _encodes(played, ply, view, None if views is None else type(view))

    @each_game(10)
    def test_events_are_told_in_one_line(self, played: Played) -> None:
        """Names may hold anything; a sentence is one line of text, or None."""
        for ply, step in enumerate(played.steps, 1):
            for event in step.events:
                said = self.game.narrate(event, _NAMES[: played.case.players])
                if said is not None and not _one_line(said):
                    played.fail(ply, f"narrate({event!r}) gives {said!r}: must be one line of text")

    @each_game(10)
    def test_legal_tokens_are_explained(self, played: Played) -> None:
        for ply, now in played.some(30):
            if now.to_act >= 0:
                for token in legal_tokens(now):
                    said = self.game.explain(token)
                    if not _one_line(said):
                        played.fail(ply, f"explain({token!r}) gives {said!r}: must be one line")

    @each_game(10)
    def test_positions_are_described(self, played: Played) -> None:
        """Lines of words, lots and a number of empty holds."""
        for ply, now in played.some(30):
            lines = self.game.describe(now)
            if not lines or not all(map(_well_formed, lines)):
                played.fail(ply, f"describe() gives {lines}: must be (text, lots, empty holds)")

    @each_game(10)
    def test_sheets_are_summarised(self, played: Played) -> None:
        last = len(played.steps)
        for sheet in played.positions[-1].sheets:
            found: Any = self.game.sheet_summary(sheet)
            if not found or not all(isinstance(name, str) for name in found):
                played.fail(last, f"sheet_summary() gives {found!r}: must be a dict by name")

    @each_game(5)
    def test_the_terminal_draws_everything(self, played: Played) -> None:
        """If the game has a terminal part."""
        terminal = self.game.terminal
        if terminal is None:
            return
        # Imported here: a game without this part needs no rich.
        from rich.console import Console  # noqa: PLC0415

        names = _NAMES[: played.case.players]
        for ply, now in played.some(15):
            drawn = [terminal.draw(now, names)]
            for number, sheet in enumerate(now.sheets, 1):
                drawn.append(terminal.draw_sheet(number, sheet, names))
            for each in drawn:
                page = io.StringIO()
                Console(file=page, width=100).print(each)
                if not page.getvalue().strip():
                    played.fail(ply, "the terminal part draws nothing")


def _encodes(played: Played, ply: int, view: Any, kind: Any) -> None:
    try:
        text = msgspec.json.encode(view)
        back = view if kind is None else msgspec.json.decode(text, type=kind)
    except (TypeError, ValueError) as error:
        played.fail(ply, f"{type(view).__name__} is not JSON of its type: {error}")
    if back != view:
        played.fail(ply, f"{view} reads back as {back}")


def _one_line(text: Any) -> bool:
    return isinstance(text, str) and bool(text.strip()) and text.isprintable()


def _well_formed(line: Line) -> bool:
    words, lots, empty = line
    only_lots = set(map(type, lots)) <= {Lot}
    return _one_line(words) and only_lots and empty >= 0
