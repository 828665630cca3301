"""The evaluator: exact if nothing is left to chance, consistent everywhere else."""

import random

import numpy as np
import pytest

from florin.core import Action
from florin.games.medici import Medici, Position, board
from florin.games.medici.actions import PASS, Bid
from florin.games.medici.bots.evaluator import trained
from florin.games.medici.bots.policy import choose
from kit import afloat, medici, random_game, strozzi, tokens


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_judgements_are_shares_of_one_win(players: int) -> None:
    evaluator = trained(players)
    for before, _, _, _ in list(random_game("medici", players, 3))[::20]:
        assert isinstance(before, Position)
        value = evaluator.judge(before)
        assert sum(value.win) == pytest.approx(1, abs=1e-4)
        assert len(value.win) == len(value.money) == players


def test_the_end_is_exact() -> None:
    evaluator = trained(3)
    *_, (_, _, after, _) = random_game("medici", 3, 5)
    assert isinstance(after, Position)
    value = evaluator.judge(after)
    outcome = after.outcome()
    assert outcome is not None
    assert {s for s, share in enumerate(value.win) if share > 0} == set(outcome.winners)
    assert value.money == after.money


def last_auction() -> Position:
    """The bag's last lot on day 3: what follows depends on bids alone."""
    position = afloat(
        "C5 C4 C3 C2", "F5 F4 F3 F2", "D5 D4 D3", money=(50, 52, 60), bag=1, day=3, selector=0
    )
    return tokens(position, "S5")


def share_after(position: Position, action: Action) -> float:
    """What the seat to act gets of the win when its answer ends the game."""
    outcome = position.apply(action).outcome()
    assert outcome is not None
    return (position.to_act in outcome.winners) / len(outcome.winners)


@pytest.mark.parametrize("bids", ["pass pass", "1 pass", "5 pass", "20 pass", "30 31", "pass 40"])
def test_the_last_answer_of_the_game_is_perfect(bids: str) -> None:
    position = tokens(last_auction(), bids)
    assert position.to_act == 0
    found = {action: share_after(position, action) for action in position.legal()}
    best = choose(position, 0, random.Random(0))
    assert found[best] == max(found.values())
    weighed = dict(trained(3).weigh(position))
    assert all(weighed[action].win[0] == pytest.approx(found[action]) for action in found)


def test_choices_are_legal_and_follow_the_dice() -> None:
    for temperature in (0.0, 0.05):
        for before, _, _, _ in list(random_game("medici", 4, 8))[::3]:
            if before.to_act >= 0:
                assert isinstance(before, Position)
                action = choose(before, temperature, random.Random(1))
                assert action in before.legal()
                assert choose(before, temperature, random.Random(1)) == action


def test_turning_the_table_turns_the_judgement() -> None:
    """Nothing depends on which seat has number 1."""
    evaluator = trained(4)
    position = medici("@1 C5 draw G4 stop", 4)
    turned = medici("@2 C5 draw G4 stop", 4)
    here, there = evaluator.judge(position), evaluator.judge(turned)
    np.testing.assert_allclose(np.roll(here.win, 1), there.win, rtol=1e-4)
    np.testing.assert_allclose(np.roll(here.money, 1), there.money, rtol=1e-4)


def test_commodities_are_interchangeable() -> None:
    evaluator = trained(4)
    one, other = (evaluator.judge(medici(f"@1 {c}5 draw {c}4 stop", 4)) for c in "CS")
    np.testing.assert_allclose(one.win, other.win, rtol=1e-3)


def test_weights_and_weighing_agree() -> None:
    """Every legal action is weighed, in order, and the choice is the best of them."""
    evaluator = trained(4)
    position = medici("@1 C5 draw G4 draw S3 6", 4)
    weighed = evaluator.weigh(position)
    assert [action for action, _ in weighed] == list(position.legal())
    actions, value = evaluator.choices(position)
    assert actions == [action for action, _ in weighed][: len(actions)]
    assert choose(position, 0, random.Random(0)) == actions[int(np.argmax(value))]


def test_high_prices_for_nothing_are_bad() -> None:
    """Sense, not taste: 30 for a worthless lot is worse than passing; 1 for gold is better."""
    evaluator = trained(4)
    worthless = dict(evaluator.weigh(medici("@1 C0 stop", 4)))
    pass_, dear = (worthless[a].win[1] for a in (medici("@1 C0 stop", 4).legal()[0], Bid(30)))
    assert dear < pass_
    position = tokens(afloat("", "", "", "", selector=1), "Au stop pass pass")
    assert position.to_act == 0
    gold = dict(evaluator.weigh(position))
    assert gold[Bid(1)].win[0] > gold[position.legal()[0]].win[0]


def test_fair_prices() -> None:
    evaluator = trained(4)
    position = tokens(afloat("", "C0 C1 C2 C3 C4", "", ""), "F5 draw D5 stop")
    prices = evaluator.fair_prices(position)
    assert prices[1] is None, "no room"
    others = [price for price in prices if price is not None]
    assert len(others) == 3
    assert all(1 <= price <= board.CAPITAL[4] for price in others)
    assert evaluator.fair_prices(medici("@1", 4)) == ()


def test_a_bot_that_does_not_care_passes_half_of_the_time() -> None:
    position = medici("@1 C5 draw G4 stop", 4)
    chosen = [choose(position, 1e6, random.Random(seed)) for seed in range(200)]
    assert 70 < chosen.count(PASS) < 130
    assert len(set(chosen)) > 20  # all bids are alike to it too


def test_the_last_answer_follows_the_edition() -> None:
    """Two lots of the stall lift the buyer to level 5, which pays only in the 2006 edition."""
    levels = ((4, 0, 0, 0, 0), (0, 4, 0, 0, 0), (0, 0, 0, 4, 0))
    for edition in ("2006", "1995"):
        position = last_auction()._replace(levels=levels, setup=Medici(3, None, edition))
        position = tokens(position, "pass pass")
        found = {action: position.apply(action) for action in position.legal()}
        for action, judged in trained(3).weigh(position):
            assert judged.money == pytest.approx(found[action].money)
        best = choose(position, 0, random.Random(0))
        shares = {action: share_after(position, action) for action in found}
        assert shares[best] == max(shares.values())


def test_other_positions_are_refused() -> None:
    with pytest.raises(TypeError, match="medici, not strozzi"):
        trained(3).judge(strozzi())
    with pytest.raises(ValueError, match="4 buyers: this evaluator is for 3"):
        trained(3).judge(medici("@1", 4))
