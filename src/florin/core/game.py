"""What a game is to the rest of the package: one object that ties its parts together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from typing import Any, ClassVar, cast

from florin.core.actions import Action
from florin.core.daily import DailyDeal
from florin.core.dealing import seeded_order
from florin.core.errors import BadSetup
from florin.core.events import Event
from florin.core.facets import (
    ArrayEngineModule,
    Bots,
    Encoding,
    Endings,
    Orders,
    Puzzles,
    Reasons,
    Terminal,
    Training,
    Views,
)
from florin.core.lots import Lots
from florin.core.options import Option, Value, check_options
from florin.core.position import Setup

Line = tuple[str, Lots, int]  # words, lots beside them, empty holds after those


class Game:
    """Base class of games. A game package has one instance, `GAME`.

    A subclass sets the class attributes and implements `make_setup`, `read_token` and `describe`;
    all else has a default. `parts` names the modules of the optional parts (see
    `florin.core.facets`).
    """

    name: ClassVar[str]  # in records, URLs and on the command line
    title: ClassVar[str]  # for people
    summary: ClassVar[str] = ""  # the rules in a few lines, for players who only see text
    players: ClassVar[tuple[int, ...]]  # allowed numbers of players, ascending
    default_players: ClassVar[int]
    stage_name: ClassVar[str] = "round"  # what a scored part of the game is called
    stages: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = ()
    daily: ClassVar[DailyDeal | None] = None  # None: the game has no deal of the day
    parts: ClassVar[Mapping[str, str]] = {}

    def make_setup(self, players: int, options: Mapping[str, Value]) -> Setup:
        """The setup; number of players and options have been checked."""
        raise NotImplementedError

    def read_token(self, text: str) -> Action | None:
        """The action that a record token stands for; None if it stands for none."""
        raise NotImplementedError

    def describe(self, position: Any) -> list[Line]:
        """The position as lines of text, from the top."""
        raise NotImplementedError

    def setup(
        self, players: int | None = None, options: Mapping[str, object] | None = None
    ) -> Setup:
        """The game for this many players with these options; raises BadSetup if that cannot be."""
        count = self.default_players if players is None else players
        if type(count) is not int or count not in self.players:
            raise BadSetup("players", count, self.player_range)
        return self.make_setup(count, check_options(self.options, options or {}, count))

    @property
    def player_range(self) -> str:
        """`3 to 6 players`, `2 players`."""
        first, last = self.players[0], self.players[-1]
        return f"{first} to {last} players" if first != last else f"{first} players"

    def deal(self, seed: str, position: Any) -> Action:
        """What chance does in `position` when `seed` deals."""
        tickets = tuple(position.urn())
        purpose = f"{self.name}/{position.stage}/{len(tickets)}"
        return seeded_order(tickets, purpose, seed)[0]

    def luck(self, seed: str, position: Any) -> Callable[[Any], Action]:
        """A function that plays chance along one game from `position`, as `seed` decides.

        For rollouts: every order of the unseen lots must be equally likely over all seeds.
        """
        del position
        return lambda now: self.deal(seed, now)

    def is_out(self, position: Any, seat: int) -> bool:
        """Whether `seat` has nothing more to decide before the next scoring. Seats from 0."""
        del position, seat
        return False

    def passing(self, position: Any) -> Action | None:
        """The action of a seat that takes no part, such as passing; None if it must choose."""
        del position
        return None

    def narrate(self, event: Event, names: Sequence[str]) -> str | None:
        """One English sentence about the event; None if the position says it better."""
        del names
        return f"{event!r}."

    def explain(self, token: str) -> str:
        """What a legal token does, in a few English words."""
        del token
        return "a legal move"

    def sheet_summary(self, sheet: Any) -> dict[str, Any]:
        """A scored stage as `florin replay --json` shows it."""
        return {"money": list(sheet.money)}

    @cached_property
    def views(self) -> Views | None:
        return cast("Views | None", self._part("views"))

    @cached_property
    def encoding(self) -> Encoding | None:
        return cast("Encoding | None", self._part("encoding"))

    @cached_property
    def arrays(self) -> ArrayEngineModule | None:
        return cast("ArrayEngineModule | None", self._part("arrays"))

    @cached_property
    def bots(self) -> Bots | None:
        return cast("Bots | None", self._part("bots"))

    @cached_property
    def endings(self) -> Endings | None:
        return cast("Endings | None", self._part("endings"))

    @cached_property
    def training(self) -> Training | None:
        return cast("Training | None", self._part("training"))

    @cached_property
    def terminal(self) -> Terminal | None:
        return cast("Terminal | None", self._part("terminal"))

    @cached_property
    def orders(self) -> Orders | None:
        return cast("Orders | None", self._part("orders"))

    @cached_property
    def reasons(self) -> Reasons | None:
        return cast("Reasons | None", self._part("reasons"))

    @cached_property
    def puzzles(self) -> Puzzles | None:
        return cast("Puzzles | None", self._part("puzzles"))

    def _part(self, name: str) -> object | None:
        module = self.parts.get(name)
        return None if module is None else import_module(module)

    def __repr__(self) -> str:
        return f"<game {self.name}>"
