"""Errors cross processes whole."""

import pickle

import pytest

from florin.core import BadSetup, GameIsOver, IllegalAction, MalformedAction
from florin.games.medici import Medici
from florin.records import BadField, BadMove, NotJson


@pytest.mark.parametrize(
    "error",
    [
        BadSetup("players", 9, "3 to 6"),
        MalformedAction("x"),
        IllegalAction("x", 1, ("a", "b")),
        GameIsOver("x"),
        NotJson("not JSON"),
        BadField("players", "too few"),
        BadMove(3, 4, 1, ("pass", "1..40"), "malformed", "not a string"),
    ],
)
def test_pickled_and_back(error: Exception) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)


def test_as_the_rules_raise_them() -> None:
    position = Medici(3).start()
    with pytest.raises(IllegalAction) as caught:
        position.apply(Medici(6).start().urn()[5])
    again = pickle.loads(pickle.dumps(caught.value))
    assert again.legal == caught.value.legal
