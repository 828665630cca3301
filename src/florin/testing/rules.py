"""Checks of the rules: who is to act, what is legal, what is refused, how a game ends."""

from __future__ import annotations

import math
from fractions import Fraction
from itertools import islice
from typing import Any, ClassVar, Final

from florin.core import (
    CHANCE,
    NOBODY,
    Action,
    Amount,
    Game,
    GameIsOver,
    IllegalAction,
    MalformedAction,
    Position,
    chances,
    rewards,
)
from florin.testing.mark import each_game
from florin.testing.play import Played, finite_legal, is_legal, universe

_NO_ACTIONS: Final[tuple[object, ...]] = (None, 0, "pass", ("pass",), object())
_COMPARED: Final = 50  # legal actions of an error that are compared with those of the position


class Foreign(Action):
    """An action of no game."""

    @property
    def token(self) -> str:
        return "foreign"


class RulesChecks:
    game: ClassVar[Game]

    @each_game()
    def test_somebody_is_to_act_until_the_end(self, played: Played) -> None:
        """`to_act`, `urn`, `legal` and `outcome` agree on who is to act."""
        for ply, now in enumerate(played.positions):
            to_act, urn = now.to_act, now.urn()
            if to_act not in (CHANCE, NOBODY) and not 0 <= to_act < played.case.players:
                played.fail(ply, f"to_act is {to_act}: not a seat, CHANCE or NOBODY")
            if (to_act == CHANCE) != bool(urn):
                played.fail(ply, f"to_act is {to_act}, but urn() has {len(urn)} outcomes")
            if (to_act == NOBODY) != (now.outcome() is not None):
                played.fail(ply, f"to_act is {to_act}, but outcome() is {now.outcome()}")
            if (to_act == NOBODY) != (next(iter(now.legal()), None) is None):
                played.fail(ply, f"to_act is {to_act}, but legal() says otherwise")

    @each_game()
    def test_only_real_choices_are_decisions(self, played: Played) -> None:
        for ply, now in enumerate(played.positions):
            if now.to_act >= 0 and len(list(islice(now.legal(), 2))) < 2:
                played.fail(
                    ply, f"seat {now.to_act} has one legal action, {finite_legal(now)}: "
                    "forced steps must happen by themselves",
                )  # fmt: skip

    @each_game()
    def test_amounts_are_the_numbers_among_the_legal_actions(self, played: Played) -> None:
        """Amounts come last, ascending, all of one class, without gaps."""
        for ply, now in enumerate(played.positions):
            legal, amounts = finite_legal(now, 1000), now.amounts()
            numbers = [action for action in legal if isinstance(action, Amount)]
            if legal[len(legal) - len(numbers) :] != numbers:
                played.fail(ply, f"amounts are not the last legal actions: {legal}")
            if len({type(number) for number in numbers}) > 1:
                played.fail(ply, f"amounts of several classes are legal: {legal}")
            florins = [number.florins for number in numbers]
            if amounts is None:
                if florins:
                    played.fail(ply, f"amounts() is None, but legal() has {florins}")
                continue
            most = amounts.typical if amounts.most is None else amounts.most
            expected = list(range(amounts.least, most + 1))[: len(florins) or 1]
            if florins != expected or (len(legal) < 1000 and florins[-1] != most):
                played.fail(ply, f"amounts() is {amounts}, but legal() has {florins}")
            if not amounts.least <= amounts.typical <= most:
                played.fail(ply, f"amounts() is {amounts}: typical is outside")

    @each_game(12)
    def test_every_legal_action_applies(self, played: Played) -> None:
        for ply, now in played.some(40):
            legal = finite_legal(now, 300)
            if len(set(legal)) != len(legal):
                played.fail(ply, f"legal() has an action twice: {legal}")
            for action in legal:
                try:
                    after = now.apply(action)
                except Exception as error:  # noqa: BLE001 - any error here is a finding
                    played.fail(ply, f"{action!r} is legal but does not apply: {error!r}")
                if after == now:
                    played.fail(ply, f"{action!r} changes nothing")

    @each_game(12)
    def test_every_other_action_is_refused(self, played: Played) -> None:
        """IllegalAction for an action of the game that is not legal now; GameIsOver at the end."""
        actions = universe(played)
        for ply, now in played.some(25):
            for action in actions:
                if now.to_act == NOBODY:
                    _refused(played, ply, now, action, (GameIsOver,))
                elif not is_legal(now, action):
                    known = self.game.read_token(action.token) == action
                    _refused(played, ply, now, action, (IllegalAction,) if known else _ANY)
            _refused(played, ply, now, Foreign(), (*_ANY, GameIsOver))

    @each_game(8)
    def test_what_is_no_action_is_malformed(self, played: Played) -> None:
        for ply, now in played.some(8):
            for thing in _NO_ACTIONS:
                wrong = (
                    (GameIsOver, MalformedAction) if now.to_act == NOBODY else (MalformedAction,)
                )
                _refused(played, ply, now, thing, wrong)

    @each_game(8)
    def test_amounts_are_whole_numbers(self, played: Played) -> None:
        """`Bid(2.0)` equals `Bid(2)`: it is refused, or it does exactly what `Bid(2)` does."""
        for ply, now in played.decisions(25):
            first = next((a for a in now.legal() if isinstance(a, Amount)), None)
            if first is None:
                continue
            disguised: Any = type(first)(float(first.florins))  # type: ignore[arg-type]
            try:
                after = now.apply(disguised)
            except (IllegalAction, MalformedAction):
                continue
            if repr(after) != repr(now.apply(first)):
                played.fail(ply, f"{disguised!r} applies and brings a float into the position")

    @each_game()
    def test_probabilities_of_chance_are_exact(self, played: Played) -> None:
        """The outcomes of `urn` are those of `legal`, in the same order, and sum to 1."""
        for ply, now in enumerate(played.positions):
            found, legal = chances(now), finite_legal(now)
            if now.to_act != CHANCE:
                continue
            if [action for action, _ in found] != legal:
                played.fail(ply, f"urn() has {[a for a, _ in found]}, but legal() has {legal}")
            if sum(chance for _, chance in found) != Fraction(1):
                played.fail(ply, f"the probabilities do not sum to 1: {found}")

    @each_game()
    def test_a_finished_game_has_winners(self, played: Played) -> None:
        end, last = played.positions[-1], len(played.steps)
        outcome = end.outcome()
        assert outcome is not None
        winners, seats = outcome.winners, range(played.case.players)
        if not winners or list(winners) != sorted(set(winners)) or set(winners) - set(seats):
            played.fail(last, f"winners are {winners}: must be seats in ascending order")
        if not outcome.reason:
            played.fail(last, "outcome() gives no reason")
        paid = rewards(end)
        if not math.isclose(sum(paid), 0, abs_tol=1e-9):
            played.fail(last, f"rewards {paid} do not sum to 0")

    @each_game()
    def test_stages_and_sheets_count_up(self, played: Played) -> None:
        stages = self.game.stages
        for ply, (before, _, after, _) in enumerate(played.steps, 1):
            if not 1 <= before.stage <= after.stage <= stages:
                played.fail(ply, f"stage goes from {before.stage} to {after.stage}; 1 to {stages}")
            old, new = tuple(before.sheets), tuple(after.sheets)
            if new[: len(old)] != old:
                played.fail(ply, "a sheet of a finished stage has changed")
            if len(new) > len(old) + 1 or len(new) > stages:
                played.fail(ply, f"{len(new)} sheets after {len(old)}, of {stages} stages")
        if len(played.positions[-1].sheets) != stages:
            found = len(played.positions[-1].sheets)
            played.fail(len(played.steps), f"{found} sheets at the end of {stages} stages")


_ANY: Final = (IllegalAction, MalformedAction)


def _refused(
    played: Played, ply: int, now: Position, action: Any, errors: tuple[type[Exception], ...]
) -> None:
    """`apply` must raise one of `errors`, with the values of the position."""
    names = " or ".join(error.__name__ for error in errors)
    try:
        now.apply(action)
    except errors as error:
        if isinstance(error, IllegalAction):
            legal = list(islice(error.legal, _COMPARED))
            if error.to_act != now.to_act or legal != list(islice(now.legal(), _COMPARED)):
                played.fail(ply, f"{action!r}: IllegalAction has not what was legal: {legal}")
    except Exception as error:  # noqa: BLE001 - any other error is a finding
        played.fail(ply, f"{action!r} raises {error!r}, not {names}")
    else:
        played.fail(ply, f"{action!r} is not legal but applies; it must raise {names}")
