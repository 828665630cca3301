"""How a check becomes a test: it is run on random examples for the class's game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from florin.core import Game
from florin.testing.play import cases, play_out

_MARK: Final = "florin_check"
C = TypeVar("C", bound=Callable[..., None])


class _Check(NamedTuple):
    """A method with one argument: what its examples are, and how many there are."""

    method: Callable[[Any, Any], None]
    examples: int
    strategy: Callable[[Game], st.SearchStrategy[Any]]
    prepare: Callable[[Game, Any], Any]  # the method's argument, made from an example


def each_game(examples: int = 20) -> Callable[[C], C]:
    """Marks a method `test_x(self, played: Played)`: it is called with random games."""
    return _mark(examples, cases, play_out)


def each_text(examples: int = 100) -> Callable[[C], C]:
    """Marks a method `test_x(self, text: str)`: it is called with random texts."""
    return _mark(examples, lambda _: st.text(max_size=12), lambda _, text: text)


def bind(cls: type[Any], game: Game, effort: float, base: settings | None) -> None:
    """Turns the marked methods of a class into tests of `game`.

    Each class gets functions of its own: hypothesis keeps state on the function, so classes must
    not share one.
    """
    for name in dir(cls):
        check: _Check | None = getattr(getattr(cls, name), _MARK, None)
        if check is not None:
            setattr(cls, name, _test(check, cls, game, effort, base))


def _mark(
    examples: int,
    strategy: Callable[[Game], st.SearchStrategy[Any]],
    prepare: Callable[[Game, Any], Any],
) -> Callable[[C], C]:
    def mark(method: C) -> C:
        setattr(method, _MARK, _Check(method, examples, strategy, prepare))
        return method

    return mark


def _test(
    check: _Check, cls: type[Any], game: Game, effort: float, base: settings | None
) -> Callable[[Any], None]:
    @settings(
        base,
        max_examples=max(1, round(check.examples * effort)),
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
    @given(example=check.strategy(game))
    def test(self: Any, example: Any) -> None:
        check.method(self, check.prepare(game, example))

    name = check.method.__name__
    test.__name__, test.__qualname__ = name, f"{cls.__qualname__}.{name}"
    test.__doc__, test.__module__ = check.method.__doc__, cls.__module__
    setattr(test, _MARK, check)
    return test
