"""A group is paid for and thrown away only if that is proven better."""

import random
from functools import cache

import pytest

from florin import games
from florin.analysis.weighing import money_weight, weigh
from florin.bots import bot
from florin.core import CHANCE, NOBODY, TIE, Action
from florin.games.strozzi import Phase, Position, Strozzi
from florin.games.strozzi.actions import BUY, DECLINE, Price
from florin.games.strozzi.bots.auction import Aim
from florin.games.strozzi.bots.evaluator import PROOF, Evaluator
from florin.games.strozzi.bots.policy import greedy

GAMES = 4


@cache
def offers() -> tuple[Position, ...]:
    """Groups before their price that the other player cannot load, from games of simple bots."""
    found: list[Position] = []
    game, player, rng = games.get("strozzi"), bot("face:0.7"), random.Random(1)
    for number in range(GAMES):
        position = Strozzi(2).start()
        while position.to_act != NOBODY:
            if position.to_act == CHANCE:
                position = position.apply(game.deal(f"thrown/{number}", position))
                continue
            if position.phase is Phase.PRICE and not position.loads(1 - position.active):
                found.append(position)
            position = position.apply(player.choose(position, rng))
    return tuple(found)


def utilities(position: Position, evaluator: Evaluator) -> dict[Action, float]:
    return dict(zip(*map(list, evaluator.choices(position)), strict=True))


def test_there_are_such_groups() -> None:
    assert len(offers()) > 3


def test_buying_to_throw_away_gains_more_than_the_proof_or_is_declined() -> None:
    evaluator = Evaluator()
    bought = declined = 0
    for offer in offers():
        for price in range(1, 60, 3):
            position = offer.apply(Price(price))
            worth = utilities(position, evaluator)
            gain = worth[BUY] - worth[DECLINE]
            least = TIE if position.round == 3 and position.bag <= 3 else PROOF
            assert gain < 0 or gain > least
            buys = greedy(position, evaluator) is BUY
            assert buys == (gain > least)
            bought, declined = bought + buys, declined + (not buys)
    assert bought > 3
    assert declined > 3


def test_analysis_calls_best_what_is_played() -> None:
    evaluator = Evaluator()
    for offer in offers():
        price = greedy(offer, evaluator)
        for position in (offer, offer.apply(price), offer.apply(Price(5))):
            played = greedy(position, evaluator)
            weighed = weigh(position, evaluator, money_weight("strozzi"), played)
            option = weighed.option(played)
            assert option is not None
            assert weighed.is_best(option)


def test_the_best_price_leaves_the_group_to_the_one_who_can_load_it() -> None:
    """Among equals the other player is not expected to pay for nothing."""
    evaluator = Evaluator()
    for offer in offers():
        price = greedy(offer, evaluator)
        assert isinstance(price, Price)
        if price.florins and greedy(offer.apply(price), evaluator) is BUY:
            worth = utilities(offer.apply(price), evaluator)
            assert worth[BUY] - worth[DECLINE] > TIE


def test_without_proof_the_better_choice_is_played() -> None:
    """And only then: the search is not even begun."""
    bold = Evaluator(proof=0.0)
    for offer in offers():
        for price in (1, 7, 19, 40):
            position = offer.apply(Price(price))
            worth = utilities(position, bold)
            assert (greedy(position, bold) is BUY) == (worth[BUY] >= worth[DECLINE])


def test_choices_do_not_depend_on_what_was_asked_before() -> None:
    """Tables and caches of other positions change nothing."""
    used = Evaluator()
    positions = [offer.apply(Price(9)) for offer in offers()]
    random.Random(1).shuffle(positions)
    for position in positions:
        used.judge(position)
    for position in positions:
        assert utilities(position, used) == utilities(position, Evaluator())


@pytest.mark.parametrize("aim", [Aim(0.0, 1.0)])
def test_playing_for_money_needs_no_proof(aim: Aim) -> None:
    evaluator = Evaluator(aim=aim)
    for offer in offers():
        worth = utilities(offer.apply(Price(3)), evaluator)
        assert (greedy(offer.apply(Price(3)), evaluator) is BUY) == (worth[BUY] >= worth[DECLINE])
