"""Programs at the table: what they are told, what they may answer, and what happens if not."""

import json
import shlex
import sys
from pathlib import Path

import pytest

from florin.arena import Contest, Score, here
from florin.arena.program import TRIES, Program, Stopped
from florin.arena.tally import Tally
from florin.core import DRAW, Position
from florin.games.medici.actions import PASS
from florin.records import Record, Replay

EXAMPLE = Path(__file__).parents[2] / "docs/examples/my_bot.py"


def script(code: str) -> str:
    return f"cmd:{shlex.join([sys.executable, '-c', code])}"


def answering(expression: str) -> str:
    """A program that answers each question `q` with this expression."""
    return script(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    q = json.loads(line)\n"
        f"    print(json.dumps({{'token': {expression}}}), flush=True)\n"
    )


def tally(name: str, game: str = "strozzi", time_limit: float = 10) -> tuple[Tally, Score]:
    others = ("random",) if game == "strozzi" else ("random", "random")
    contest = Contest(game, ((name, *others),), deals=1, time_limit=time_limit)
    score = Score(contest)
    for outcome in here(contest):
        score.add(outcome)
    return score.standings()[0].tally, score


def asked(code: str, record: Record, limit: float = 10) -> tuple[object, str]:
    """What a program of this code answers to one question, and its trouble."""
    program = Program([sys.executable, "-c", code], limit, lambda: False)
    try:
        return program.ask(record, Replay.of(record).now, 7), program.trouble
    finally:
        program.close()


SELECT = Record("medici", ("Anna", "Bruno", "Carla"), {}, ("@2", "C5"))
BID = SELECT.then("draw", "G2", "stop")


@pytest.mark.parametrize("game", ["medici", "strozzi"])
def test_the_example_of_the_docs_plays_without_forfeits(game: str) -> None:
    played, score = tally(f"cmd:{shlex.join([sys.executable, str(EXAMPLE)])}", game)
    assert played.clock.count > 20
    assert not played.forfeits
    assert played.share > score.standings()[1].share
    assert score.standings()[0].as_dict()["forfeits"] == {}


def test_what_a_program_is_told(tmp_path: Path) -> None:
    heard = tmp_path / "heard.json"
    asked(f"open({str(heard)!r}, 'w').write(input())", BID)
    question = json.loads(heard.read_text())
    assert set(question) == {"seat", "legal", "position", "record", "seed"}
    assert question["seat"] == 3
    assert question["legal"] == ["pass", "1..40"]
    assert question["position"]["group"] == ["C5", "G2"]
    assert question["position"]["buyers"][0]["money"] == 40
    assert question["record"] == BID.as_dict()
    assert question["seed"] == 7


def test_names_of_others_are_not_told() -> None:
    told = "any(name in str(q) for name in ('random', 'cmd:'))"
    first = "q['legal'][0].split('..')[0]"
    played, _ = tally(answering(f"'told' if {told} else {first}"))
    assert not played.forfeits


def test_an_answer() -> None:
    assert asked("""input(); print('{"token": "draw"}')""", SELECT) == (DRAW, "")
    assert asked("""input(); print('{"token": "pass", "why": "poor"}')""", BID) == (PASS, "")


@pytest.mark.parametrize(
    "answer",
    ['{"token": "41"}', '{"token": "04"}', '{"token": 4}', '{"bid": "4"}', "{", '{"a":' * 5000],
)  # fmt: skip
def test_what_is_no_legal_token_is_illegal(answer: str) -> None:
    reason, trouble = asked(f"input(); print({answer!r})", BID)
    assert reason == "illegal"
    assert trouble


def test_the_end_of_a_program_is_a_crash_with_its_last_words() -> None:
    assert asked("input(); raise ValueError('no idea')", BID) == (
        "crash", "ended with status 1: ValueError: no idea",
    )  # fmt: skip
    assert asked("raise SystemExit(3)", BID) == ("crash", "ended with status 3")


def test_what_cannot_be_started_is_a_crash() -> None:
    program = Program(["/no/such/program"], 1, lambda: False)
    assert program.ask(BID, Replay.of(BID).now, 7) == "crash"
    assert "cannot start" in program.trouble


def test_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("florin.arena.program.START_UP", 0)
    reason, trouble = asked("input(); input()", BID, limit=0.05)
    assert (reason, trouble) == ("silence", "no answer within 0.05 s")


def test_stopping_does_not_wait_for_an_answer() -> None:
    program = Program([sys.executable, "-c", "input(); input()"], 1000, lambda: True)
    with pytest.raises(Stopped):
        program.ask(BID, Replay.of(BID).now, 7)
    program.close()


def test_chatter_is_no_answer() -> None:
    code = """
print('Hello!')
input()
print('thinking', 4, flush=True)
print('{"token": "pass"}')
"""
    assert asked(code, BID) == (PASS, "")


def test_a_wide_mouth_does_not_block_it() -> None:
    """More on standard error than a pipe holds."""
    code = """
import sys
for line in sys.stdin:
    sys.stderr.write('x' * 200_000 + '\\n')
    print('{"token": "draw"}', flush=True)
"""
    assert asked(code, SELECT)[0] == DRAW


def test_forfeits_are_played_by_random_and_counted() -> None:
    wrong, score = tally(answering("'nonsense'"))
    assert wrong.forfeits == {"illegal": wrong.clock.count}
    name = score.contest.names[0]
    assert score.standings()[0].as_dict()["forfeits"] == {"illegal": wrong.clock.count}
    assert '"nonsense"' in score.troubles[name]
    again, _ = tally(answering("'nonsense'"))
    assert again.money == wrong.money, "the stand-in throws the arena's dice"


def test_a_program_that_died_is_started_again() -> None:
    """One that answers a single question and leaves: every other decision is its own."""
    once = (
        "import json\n"
        "legal = json.loads(input())['legal'][0].split('..')[0]\n"
        "print(json.dumps({'token': legal}), flush=True)\n"
    )
    program = Program([sys.executable, "-c", once], 10, lambda: False)
    position: Position = Replay.of(SELECT).now
    answers = [program.ask(SELECT, position, 7) for _ in range(4)]
    program.close()
    assert answers == [DRAW, "crash", DRAW, "crash"]


def test_one_that_never_answers_is_left_alone_after_some_tries(tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    code = f"open({str(starts)!r}, 'a').write('x'); raise SystemExit(1)"
    program = Program([sys.executable, "-c", code], 10, lambda: False)
    position: Position = Replay.of(SELECT).now
    assert {program.ask(SELECT, position, 7) for _ in range(10)} == {"crash"}
    assert starts.read_text() == "x" * TRIES
