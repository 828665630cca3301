"""The optional parts of a game: what views, environments, simulator, bots and terminal ask of it.

Each part is a module with the functions listed here. A game names its modules; they are imported on
first use, so the rules of a game load without NumPy, JAX, msgspec or rich. A game may leave parts
out: the text below says what replaces them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Container, Mapping, Sequence
from enum import Enum
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from florin.core.actions import Action
from florin.core.bots import Judge, Judgement
from florin.core.events import Event
from florin.core.reasons import Reason, Text
from florin.core.training import Each, Measured, Report, ignore

if TYPE_CHECKING:
    from pathlib import Path


class Views(Protocol):
    """JSON structs (msgspec) for clients.

    Without this part, clients get positions as text lines.
    """

    POSITION_TYPE: Any
    SHEET_TYPE: Any
    EVENT_TYPES: tuple[Any, ...]

    def position_view(self, position: Any) -> Any: ...
    def sheet_view(self, number: int, sheet: Any) -> Any: ...
    def event_view(self, event: Event) -> Any: ...


class Encoding(Protocol):
    """Numbers for learners. Without this part a game has no environments."""

    def actions(self, setup: Any) -> tuple[Action, ...]:
        """The action of every action id."""
        ...

    def chance_actions(self, setup: Any) -> tuple[Action, ...]:
        """Every outcome that chance can have."""
        ...

    def parts(self, setup: Any) -> Any:
        """The named slices of an observation, `florin.arrays.parts.Parts`."""
        ...

    def encode(self, position: Any, seat: int) -> Any:
        """What `seat` observes: float32 [width]."""
        ...

    def max_decisions(self, setup: Any) -> int:
        """No game has more decisions than this."""
        ...

    def max_chance_events(self, setup: Any) -> int:
        """No game has more chance events than this."""
        ...


class ArrayEngineModule(Protocol):
    """The rules over arrays (JAX). Without this part a game has no simulator."""

    def engine(self, setup: Any) -> Any:
        """The array engine of these rules, a `florin.arrays.engine.ArrayEngine`."""
        ...

    def lockstep(self, setup: Any) -> Any:
        """How engine states and positions become comparable rows, see `florin.arrays.lockstep`."""
        ...


class RolloutRules(Protocol):
    """What a rollout judge asks of a game with prices."""

    def options(
        self, position: Any, ends: Callable[[Any], tuple[tuple[int, ...], ...]]
    ) -> Sequence[tuple[Action, Judgement]] | None:
        """Decisions that need more than playing on after each action; None for all others."""
        ...

    def fair_prices(
        self,
        position: Any,
        ends: Callable[[Any], tuple[tuple[int, ...], ...]],
        seats: Container[int],
    ) -> tuple[float | None, ...]:
        """As `Judge.fair_prices`; None for a seat that is not among `seats`."""
        ...


class Bots(Protocol):
    """Evaluators and policies of this game. Without this part only `random` plays it.

    A game with a trained net may also have `choose_by(weights: Path, position) -> Action`: what the
    strongest bot would play with the weights of another net.
    """

    LEVELS: tuple[str, ...]  # weakest first

    def choose(
        self, level: str, position: Any, rng: random.Random, history: Sequence[str] = ()
    ) -> Action:
        """What the bot of this level plays; `history` are the tokens of the game so far."""
        ...

    def face(self, position: Any, opening: Fraction) -> Action:
        """What the face-value player does; `opening` is the part of a value that it offers."""
        ...

    def evaluator(self, setup: Any) -> Judge:
        """The trained evaluator for this setup."""
        ...

    rollout: RolloutRules


class EndingSolver(Protocol):
    """Solves positions near the end of a game exactly."""

    def loss(self, position: Any, action: Action) -> float:
        """What `action` costs the seat to act against perfect play, in florins of margin."""
        ...

    def win_loss(self, position: Any, action: Action) -> float | None:
        """The same in chances to win, if both play for the win; None if that takes too long."""
        ...


class Endings(Protocol):
    """Exact endings. Without this part `florin bench endings` does not measure the game."""

    # The solver raises it if a position takes too long.
    TooLong: type[Exception]

    def solvable(self, position: Any, lots: int) -> bool:
        """Whether the solver can solve this position, with at most `lots` lots still to come."""
        ...

    def solver(self, setup: Any) -> EndingSolver: ...

    def policies(self, setup: Any) -> Mapping[str, Callable[[Any], Action]]:
        """Policies to measure, by name. The last one is that of the strongest bot."""
        ...


class Training(Protocol):
    """Self-play training of the evaluator (JAX, Optax). Without this part it cannot be trained.

    `Config` is a dataclass of settings; it has `seconds`, the length of a run. `SMALL` are settings
    for a processor with two cores, `RESPONSE` those for training a best response.
    """

    Config: type[Any]
    SMALL: Mapping[str, Any]
    RESPONSE: Mapping[str, Any]

    def config(self, setup: Any, **settings: Any) -> Any:
        """The settings of a run for this setup."""
        ...

    def train(
        self, config: Any, out: Path, resume: Path | None = None, each: Each = ignore
    ) -> Report:
        """Trains and writes weights to `out`, with a checkpoint beside it.

        `resume` continues from a checkpoint, or starts from a file of weights.
        """
        ...

    def respond(self, config: Any, against: Path, each: Each = ignore) -> tuple[Measured, Measured]:
        """Trains a best response to the weights in `against`.

        Returns the response's share of the win before and after training.
        """
        ...


class Terminal(Protocol):
    """Drawing with rich. Without this part the terminal prints `Game.describe`."""

    def draw(self, position: Any, names: Sequence[str]) -> Any: ...
    def draw_sheet(self, number: int, sheet: Any, names: Sequence[str]) -> Any: ...


class OrderOffer(NamedTuple):
    """The standing orders that `seat` may leave now; florins from `least` to `most`.

    Orders about a commodity name one of `commodities`, and have florins from 1 to `most`.
    """

    seat: int
    kinds: tuple[str, ...]
    least: int
    most: int
    commodities: tuple[str, ...] = ()


class Ask(Enum):
    """An order that leaves the decision to the player."""

    ASK = "ask"


ASK: Final = Ask.ASK


class Order(Protocol):
    """A standing order: a decision made before one's turn.

    `stage` and `bag` say when it was left.
    """

    @property
    def seat(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def florins(self) -> int | None: ...
    @property
    def commodity(self) -> str | None: ...
    @property
    def stage(self) -> int: ...
    @property
    def bag(self) -> int: ...


class Orders(Protocol):
    """Standing orders. Without this part a game has none."""

    KINDS: tuple[str, ...]
    WITH_FLORINS: tuple[str, ...]  # kinds that need a number of florins
    WITH_COMMODITY: tuple[str, ...]  # kinds that need a commodity

    def offer(self, position: Any, seat: int) -> OrderOffer | None:
        """What `seat` may leave now; None if nothing."""
        ...

    def execute(self, order: Order, position: Any) -> Action | Ask | None:
        """What the order makes its seat do if the turn came now.

        `ASK`: the player decides, whatever the next orders say. None: it does not apply here.
        """
        ...

    def stands(self, order: Order, position: Any) -> bool:
        """Whether the order can still apply."""
        ...

    def lasts(self, order: Order) -> bool:
        """Whether the order stays after it was executed once."""
        ...

    def mark(self, position: Any) -> tuple[int, int]:
        """`stage` and `bag` of an order that is left now."""
        ...


class Reasons(Protocol):
    """Why a choice is good or bad, as facts. Without this part a coach gives numbers alone."""

    KINDS: tuple[str, ...]
    TEXTS: Mapping[str, Text]  # by kind, in English
    PHASES: tuple[str, ...]  # what a review adds decisions up by

    def reasons(self, position: Any, action: Action) -> tuple[Reason, ...]:
        """Facts about `action` of the seat to act, the weightiest first."""
        ...

    def phases(self, position: Any) -> tuple[str, ...]:
        """The phases that a decision in this position belongs to."""
        ...


class Puzzles(Protocol):
    """What puzzles ask of a game. Without this part it has none."""

    THEMES: tuple[str, ...]

    def kinds(self, position: Any) -> tuple[str, ...]:
        """The kinds of puzzle that this decision can be (`florin.puzzles.KINDS`)."""
        ...

    def themes(self, position: Any, best: Action) -> tuple[str, ...]:
        """What the decision turns on, in the order of THEMES; `best` is the right answer."""
        ...

    def likeness(self, position: Any) -> tuple[object, ...]:
        """Equal for positions that look alike: of such puzzles one is enough."""
        ...

    def guess(self, position: Any, level: str, fair: float, rng: random.Random) -> float:
        """What a player of this level takes the group to be worth to the seat to act, in florins.

        `fair` is the evaluator's fair price.
        """
        ...

    def cost(self, position: Any) -> int | None:
        """The least that the seat to act must pay to buy the group; None if it cannot now."""
        ...


__all__ = [
    "ArrayEngineModule",
    "Bots",
    "Encoding",
    "EndingSolver",
    "Endings",
    "Order",
    "OrderOffer",
    "Orders",
    "Puzzles",
    "Reasons",
    "RolloutRules",
    "Terminal",
    "Training",
    "Views",
]
