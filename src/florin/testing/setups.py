"""Checks of what a game declares: its name, players, options and parts."""

from __future__ import annotations

import pickle
import re
from typing import Any, ClassVar, Final

from florin import games
from florin.core import BadSetup, Game, Option, Setup, facets
from florin.testing.play import Case, every_setup, play_out, values_of

_NAME: Final = re.compile(r"[a-z][a-z0-9_]*", re.ASCII)
PARTS: Final[dict[str, type[Any]]] = {
    "views": facets.Views,
    "encoding": facets.Encoding,
    "arrays": facets.ArrayEngineModule,
    "bots": facets.Bots,
    "endings": facets.Endings,
    "training": facets.Training,
    "terminal": facets.Terminal,
    "orders": facets.Orders,
    "reasons": facets.Reasons,
    "puzzles": facets.Puzzles,
}
_WRONG: Final[tuple[object, ...]] = (None, True, 1.5, "no such value", -1, 10**9, ("a",))


class SetupChecks:
    game: ClassVar[Game]

    def test_the_game_is_registered(self) -> None:
        name = self.game.name
        found = games.get(name) if name in games.names() else None
        assert found is self.game, (
            f"florin.games.get({name!r}) is {found!r}; declare an entry point in the group "
            f"{games.GROUP!r} and install the package (an editable install is enough)"
        )

    def test_the_declaration_is_complete(self) -> None:
        game = self.game
        assert _NAME.fullmatch(game.name), f"name {game.name!r}: lower-case letters, digits, _"
        assert game.title.strip(), "title: must be text"
        assert game.stage_name.strip(), "stage_name: must be text"
        assert game.stages >= 1, f"stages: {game.stages} is less than 1"
        players = game.players
        assert players == tuple(sorted(set(players))), f"players: {players} is not ascending"
        assert players, "players: at least one number of players"
        assert players[0] >= 2, f"players: rewards need 2 players or more, not {players[0]}"
        assert game.default_players in players, (
            f"default_players: {game.default_players} is not one of {players}"
        )

    def test_options_are_well_formed(self) -> None:
        names = [option.name for option in self.game.options]
        assert len(set(names)) == len(names), f"options: a name is declared twice: {names}"
        for option in self.game.options:
            assert _NAME.fullmatch(option.name), f"option {option.name!r}: letters, digits, _"
            assert option.help.strip(), f"option {option.name}: help must be text"
            if option.kind == "choice":
                assert len(set(option.values)) >= 2, f"option {option.name}: two values or more"
                assert option.default in option.values, (
                    f"option {option.name}: default {option.default!r} is not one of its values"
                )
            else:
                assert not option.values, f"option {option.name}: a seat has no list of values"
                assert option.default is None, f"option {option.name}: a seat has no default"

    def test_parts_have_what_the_facets_name(self) -> None:
        unknown = set(self.game.parts) - set(PARTS)
        assert not unknown, f"parts: {unknown} unknown; there are {', '.join(PARTS)}"
        for name in self.game.parts:
            part = getattr(self.game, name)
            missing = sorted(want for want in _members(PARTS[name]) if not hasattr(part, want))
            assert not missing, f"part {name}: {self.game.parts[name]} lacks {', '.join(missing)}"

    def test_setups_read_and_write_themselves(self) -> None:
        """A setup gives the options that make it again; defaults are left out."""
        for players, options in every_setup(self.game):
            setup = self.game.setup(players, options)
            shown = f"setup({players}, {options})"
            assert setup.game == self.game.name, f"{shown}.game is {setup.game!r}"
            assert setup.players == players, f"{shown}.players is {setup.players}"
            default = {o.name: o.default for o in self.game.options}
            expected = {name: v for name, v in options.items() if v != default[name]}
            assert setup.options == expected, (
                f"{shown}.options is {setup.options}, not {expected}: defaults are left out"
            )
            for other in (self.game.setup(players, setup.options), _pickled(setup)):
                assert other == setup, f"{shown} gives {other!r}, which is not equal"
                assert hash(other) == hash(setup), f"{shown}: equal setups have different hashes"

    def test_every_option_value_makes_another_setup(self) -> None:
        for players in self.game.players:
            default = self.game.setup(players)
            for option in self.game.options:
                for value in values_of(option, players):
                    setup = self.game.setup(players, {option.name: value})
                    assert (setup == default) == (value == option.default), (
                        f"option {option.name}={value!r}, {players} players: the setup "
                        f"{'equals' if setup == default else 'differs from'} the default one"
                    )

    def test_every_option_value_plays(self) -> None:
        for players, options in every_setup(self.game):
            play_out(self.game, Case(players, options, 1))

    def test_the_default_number_of_players(self) -> None:
        assert self.game.setup().players == self.game.default_players, (
            f"setup() has {self.game.setup().players} players, not {self.game.default_players}"
        )

    def test_wrong_numbers_of_players_are_refused(self) -> None:
        for players in (0, 1, -1, self.game.players[-1] + 1, True, 2.0, "2"):
            if type(players) is not int or players not in self.game.players:
                self._refused(players, {}, "players")

    def test_unknown_options_are_refused_by_name(self) -> None:
        self._refused(self.game.default_players, {"no_such_option": 1}, "no_such_option")

    def test_wrong_values_are_refused_by_name(self) -> None:
        for players in self.game.players:
            for option in self.game.options:
                for value in (*_WRONG, *_disguised(option, players)):
                    self._refused(players, {option.name: value}, option.name)

    def _refused(self, players: object, options: dict[str, object], field: str) -> None:
        """`setup` must raise BadSetup that names `field`."""
        shown = f"setup({players!r}, {options})"
        try:
            setup = self.game.setup(players, options)  # type: ignore[arg-type]
        except BadSetup as error:
            found = error.field
        except Exception as error:
            raise AssertionError(f"{shown} raises {error!r}, not BadSetup") from error
        else:
            raise AssertionError(f"{shown} gives {setup!r}; it must raise BadSetup")
        assert found == field, f"{shown}: BadSetup names {found!r}, not {field!r}"

    def test_options_parse_from_the_command_line(self) -> None:
        for players in self.game.players:
            for option in self.game.options:
                for value in values_of(option, players):
                    parsed = option.parse(str(value), players)
                    assert parsed == value, f"option {option.name}: {value!r} reads as {parsed!r}"


def _disguised(option: Option, players: int) -> tuple[object, ...]:
    """Allowed values with another type: `"3"` for 3."""
    return tuple(
        str(value) if isinstance(value, int) else value.encode()
        for value in values_of(option, players)
    )


def _members(protocol: type[Any]) -> set[str]:
    """The names that a facet's module must have."""
    named = {*vars(protocol), *protocol.__annotations__}
    return {name for name in named if not name.startswith("_")}


def _pickled(setup: Setup) -> Setup:
    return pickle.loads(pickle.dumps(setup))  # noqa: S301 - made here
