"""Tokens and the compressed list of legal ones."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from florin import games
from florin.core import Action, legal_tokens
from florin.games.medici.actions import Bid
from florin.games.strozzi.actions import Load, Price
from kit import GAMES, medici, random_game, strozzi


def read_token(game: str, text: str) -> Action | None:
    return games.get(game).read_token(text)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_every_action_reads_back(game: str, players: int) -> None:
    for seed in range(5):
        for _, action, _, _ in random_game(game, players, seed):
            assert read_token(game, action.token) == action


@pytest.mark.parametrize(
    "text",
    ["", " ", "Pass", "PASS", "pass ", " pass", "07", "00", "+7", "-1", "7.0", "7 ", "1e3", "٧",
     "７", "C", "C6", "c5", "X1", "AU", "au", "Au10", "@", "@0", "@7", "@01", "@ 1", "5@2", "buy",
     "decline", "discard", "draw\n", "1_0", "0x1", "²", "1" * 1001],
)  # fmt: skip
def test_malformed_in_medici(text: str) -> None:
    assert read_token("medici", text) is None


@pytest.mark.parametrize(
    "text",
    ["G0", "G5", "C5", "@1", "pass", "5@0", "5@4", "2@1", "6@1", "5@", "@5", "5@2 ", "-1", "01"]
)  # fmt: skip
def test_malformed_in_strozzi(text: str) -> None:
    assert read_token("strozzi", text) is None


# Texts that are nearly tokens are rare among all texts, so some are put together from their parts.
NEARLY = st.lists(
    st.sampled_from(["C", "F5", "Au", "@", "1", "07", "pass", "draw", "5@2", " ", "-", "9" * 999]),
    max_size=3,
).map("".join)


@given(st.sampled_from(["medici", "strozzi"]), st.text() | NEARLY)
@example("medici", "\ud800")
def test_any_text_is_a_token_written_so_or_none(game: str, text: str) -> None:
    action = read_token(game, text)
    assert action is None or action.token == text


def test_the_same_number_is_a_bid_here_and_a_price_there() -> None:
    assert read_token("medici", "7") == Bid(7)
    assert read_token("strozzi", "7") == Price(7)
    assert read_token("strozzi", "5@2") == Load(5, 1)


def test_gold_has_its_games_value() -> None:
    golds = [read_token(game, "Au") for game in ("medici", "strozzi")]
    assert [gold.value for gold in golds] == [10, 5]  # type: ignore[union-attr]


def test_a_very_large_price_is_a_price() -> None:
    assert read_token("strozzi", "9" * 1000) == Price(int("9" * 1000))


def test_runs_are_compressed() -> None:
    asked = medici("@1 C5 stop")
    assert legal_tokens(asked._replace(high=39)) == ["pass", "40"]
    assert legal_tokens(asked._replace(high=38)) == ["pass", "39..40"]
    assert legal_tokens(asked._replace(money=(40, 1000, 40))) == ["pass", "1..1000"]


def test_legal_tokens_of_each_kind_of_decision() -> None:
    assert legal_tokens(medici("")) == ["@1", "@2", "@3"]
    assert legal_tokens(medici("@1 C5")) == ["draw", "stop"]
    assert legal_tokens(medici("@1 C5 stop 4")) == ["pass", "5..40"]
    lots = legal_tokens(medici("@1"))
    assert lots[:8] == ["C0", "C1", "C2", "C3", "C4", "C5", "F0", "F1"]
    assert lots[-1] == "Au"
    assert len(lots) == 31
    assert legal_tokens(strozzi("C4 stop")) == ["0.."]
    assert legal_tokens(strozzi("C4 stop 3")) == ["buy", "decline"]
    assert legal_tokens(strozzi("C4 stop 3 buy")) == [
        "3@1", "3@2", "3@3", "4@1", "4@2", "4@3", "5@1", "5@2", "5@3", "discard",
    ]  # fmt: skip
