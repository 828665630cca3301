"""Mining: clear answers, the same puzzles from the same seed, journals that can be continued."""

from __future__ import annotations

from itertools import islice, pairwise
from pathlib import Path

import pytest

from florin import games
from florin.analysis import money_weight, weigh
from florin.analysis.weighing import Option, Weighed
from florin.bots import judge
from florin.core import Amount, Judgement, Word
from florin.puzzles import KINDS, Puzzle
from florin.puzzles.batch import Done, Job, plan, read_journal, run, run_all
from florin.puzzles.clear import MARGIN, PRICE_MARGIN, question
from florin.puzzles.make import decisions, mine, self_play
from golden_kit import golden

PLAYED = "people-33-strozzi-2"


def weighed(**utilities: float) -> Weighed:
    def action(name: str) -> Word | Amount:
        return Amount(int(name[1:])) if name[1:].isdecimal() else Word(name)

    options = tuple(
        Option(action(name), Judgement((win, 1 - win), (0, 0)), win)
        for name, win in utilities.items()
    )
    return Weighed(options, max(options, key=lambda option: option.utility))


def test_a_choice_needs_a_margin() -> None:
    clear = question(weighed(draw=0.5, stop=0.5 - 1.1 * MARGIN), "draw")
    assert clear is not None
    assert [option.action.token for option in clear.right] == ["draw"]
    assert clear.margin == pytest.approx(1.1 * MARGIN)
    assert question(weighed(draw=0.5, stop=0.5 - 0.9 * MARGIN), "draw") is None


def test_bid_or_pass_offers_the_best_bid_only() -> None:
    found = question(weighed(**{"pass": 0.3, "b5": 0.4, "b6": 0.39, "b20": 0.1}), "bid")
    assert found is not None
    assert [option.action.token for option in found.shown] == ["5", "pass"]
    passing = question(weighed(**{"pass": 0.5, "b5": 0.4, "b6": 0.39}), "bid")
    assert passing is not None
    assert [option.action.token for option in passing.shown] == ["pass", "5"]


def test_a_price_is_right_near_the_best_one_and_wrong_on_both_sides() -> None:
    prices = {f"p{at}": 0.5 - 0.01 * abs(at - 20) for at in range(10, 31)}
    found = question(weighed(**prices), "price")
    assert found is not None
    assert [option.action.token for option in found.right] == [str(at) for at in range(17, 24)]
    assert {option.action.token for option in found.rivals} == {"16", "24"}
    flat = {f"p{at}": 0.5 - 0.1 * PRICE_MARGIN * abs(at - 20) for at in range(10, 31)}
    assert question(weighed(**flat), "price") is None
    assert question(weighed(**prices, **{"pass": 0.6}), "price") is None, "no bid is best"


@pytest.mark.parametrize("name", ["people-01-medici-3", PLAYED])
def test_every_decision_can_be_asked_about(name: str) -> None:
    record = golden(name).record
    part = games.get(record.game).puzzles
    assert part is not None
    found = decisions(record)
    assert {kind for each in found for kind in each.kinds} <= set(KINDS)
    for each in found:
        legal = each.position.legal()
        best = next(iter(legal))
        themes = part.themes(each.position, best)
        assert set(themes) <= set(part.THEMES)
        assert part.likeness(each.position) == part.likeness(each.position)
    themes = {t for d in found for t in part.themes(d.position, next(iter(d.position.legal())))}
    assert len(themes) >= len(part.THEMES) - 2, "almost every theme comes up in a game"


@pytest.mark.parametrize("rollouts", [0, 8])
def test_mined_puzzles_have_a_clear_answer(rollouts: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without rollouts in a part of a game, and with them in a whole game."""
    setup = games.get("strozzi").setup(2)
    if rollouts:
        record = self_play(setup, "test")
    else:
        record = golden(PLAYED).record.prefix(60)
        monkeypatch.setattr("florin.puzzles.make.confirmed", lambda *_: True)  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    found = mine(record, "test", rollouts)
    assert found == mine(record, "test", rollouts), "the seed decides"
    assert found
    assert all(later - one >= 8 for one, later in pairwise(len(p.record.moves) for p in found))
    for each in found:
        position = each.position
        assert position.to_act == each.seat >= 0
        assert set(each.record.players) == {"Seat 1", "Seat 2"}, "no names"
        if each.kind == "worth":
            assert each.fair is not None
            continue
        asked = question(
            weigh(position, judge("magnifico", setup), money_weight("strozzi")), each.kind
        )
        assert asked is not None
        assert {option.action.token for option in asked.right} == set(each.right)
        assert not {option.action.token for option in asked.rivals} & set(each.right)
        assert each.choices[0].token in each.right


def test_a_journal_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = tmp_path / "mined.jsonl"
    jobs = list(islice(plan([("strozzi", 2), ("medici", 3)], "s"), 4))
    assert len({job.name for job in jobs}) == 4
    record = golden(PLAYED).record
    one = Puzzle("x", record.prefix(30), "draw", ("stop",), (), None, 0.1, 1500, ())
    from florin.puzzles import batch

    line = batch._line(jobs[0].name, [one])  # pyright: ignore[reportPrivateUsage]
    journal.write_text(line + "\n" + batch._line(jobs[1].name, [])[:-9])  # pyright: ignore[reportPrivateUsage]
    done = list(read_journal(journal))
    assert [each.name for each in done] == [jobs[0].name], "an incomplete line is left out"
    assert done[0].puzzles[0].record.moves == one.record.moves
    # Enough is in the journal: nothing is mined.

    def again(job: Job) -> Done:
        raise AssertionError(f"mined again: {job.name}")

    monkeypatch.setattr(batch, "run", again)
    found = run_all(iter(jobs[:1]), journal, count=1, processes=1)
    assert [each.kind for each in found] == ["draw"]


def test_a_job_can_be_a_game_that_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    from florin.puzzles import batch

    record = golden(PLAYED).record
    seen: list[object] = []

    def note(*found: object) -> list[Puzzle]:
        seen.append(found)
        return []

    monkeypatch.setattr(batch, "mine", note)
    assert run(Job("n", "strozzi", 2, 9, record)) == Done("n", ())
    assert seen == [(record, "n", 9, KINDS)]
