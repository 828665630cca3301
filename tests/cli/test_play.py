"""`florin play` as a person meets it: a real terminal, typed answers, Ctrl-C."""

import subprocess
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from cli_kit import FLORIN, Terminal, florin, refusal
from florin.core import CHANCE
from florin.records import Record, Replay, deal, loads, position_of


def play(*args: object, typed: str = "") -> CompletedProcess[str]:
    return florin("play", *args, stdin=typed)


@pytest.mark.parametrize("game", [("medici", "--players", "3"), ("medici",), ("strozzi",)])
def test_bots_play_a_whole_game(game: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run = play(*game, "--watch", "--seed", "s", "--record", file)
    assert run.returncode == 0, run.stderr
    position = position_of(loads(file.read_bytes()))
    assert position.outcome() is not None
    assert "the game is over" in run.stdout
    for stage in ("1", "2", "3"):
        assert f"{'Round' if game[0] == 'strozzi' else 'Day'} {stage}" in run.stdout
    again = tmp_path / "again.json"
    play(*game, "--watch", "--seed", "s", "--record", again)
    assert again.read_text() == file.read_text(), "the same seed, the same game"


def test_a_person_plays_a_whole_game_by_typing(tmp_path: Path) -> None:
    """Answers in plenty: wrong ones are refused with the legal ones, right ones are played."""
    file = tmp_path / "game.json"
    run = play(
        "medici",
        "--players",
        3,
        "--seed",
        "s",
        "--record",
        file,
        typed="?\nhello\nstop\npass\n" * 300,
    )
    assert run.returncode == 0
    assert "'hello' is not possible here" in run.stdout
    assert "offer the group as it is" in run.stdout
    record = loads(file.read_bytes())
    assert position_of(record).outcome() is not None
    assert record.players == ("You", "Bruno", "Carla")


def test_leaving_and_playing_on_is_the_same_game(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    answers = ["stop\n", "3\n", "buy\n", "5@1\n", "discard\n"] * 200
    play("strozzi", "--seed", "s", "--record", whole, typed="".join(answers))
    assert position_of(loads(whole.read_bytes())).outcome() is not None
    lengths: list[int] = []
    for start in range(0, 1000, 60):
        run = play(
            "strozzi", "--seed", "s", "--record", parts, typed="".join(answers[start : start + 60])
        )
        assert run.returncode == 0
        lengths.append(len(loads(parts.read_bytes()).moves))
        if position_of(loads(parts.read_bytes())).outcome() is not None:
            break
    assert len(lengths) > 2
    assert lengths == sorted(lengths)
    assert parts.read_text() == whole.read_text()


def test_quit_leaves_with_the_record_saved(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run = play("strozzi", "--seed", "s", "--record", file, typed="stop\nquit\n")
    assert run.returncode == 0
    assert loads(file.read_bytes()).moves[-1] == "stop"
    assert list(tmp_path.iterdir()) == [file], "nothing else is left behind"


def test_a_finished_record_shows_the_end(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play("strozzi", "--watch", "--seed", "s", "--record", file)
    before = file.read_text()
    run = play("--record", file)
    assert "the game is over" in run.stdout
    assert file.read_text() == before


def test_ctrl_c_leaves_quietly_with_the_record_saved(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal = Terminal("play", "strozzi", "--seed", "s", "--record", file)
    terminal.wait_for(b"stop]")
    terminal.write(b"stop\n")
    terminal.wait_for(b"[0..]")
    assert terminal.interrupt() == 130
    assert b"Traceback" not in terminal.shown
    assert loads(file.read_bytes()).moves[-1] == "stop"


def test_wrong_wishes_are_refused_in_one_line(tmp_path: Path) -> None:
    assert "3 to 6" in refusal(play("medici", "--players", 7))
    assert "2 players" in refusal(play("strozzi", "--players", 3))
    assert "seats are 1 to 2" in refusal(play("strozzi", "--seat", 3))
    assert "medici" in refusal(play("chess"))
    assert "grandmaster" in refusal(play("--bot", "grandmaster"))
    assert "0 to 1" in refusal(play("--bot", "face:7"))
    assert "cannot save" in refusal(play("--record", tmp_path / "none" / "game.json"))


def test_a_record_that_does_not_fit(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(Record("medici", ("A", "B", "C"), {}, ("@1",)).dumps())
    assert "holds a game of medici" in refusal(play("strozzi", "--record", file))
    assert "of 3 players" in refusal(play("--players", 4, "--record", file))
    file.write_text(Record("medici", ("A", "B", "C"), {}, ("@9",)).dumps())
    assert "ply 0" in refusal(play("--record", file))
    file.write_text("nonsense")
    assert "not JSON" in refusal(play("--record", file))
    assert file.read_text() == "nonsense", "what is no record is not overwritten"


def test_the_seed_deals_the_saved_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play("strozzi", "--watch", "--seed", "florence", "--record", file)
    record = loads(file.read_bytes())
    for ply, position in enumerate(Replay.of(record).positions[:-1]):
        if position.to_act == CHANCE:
            assert deal("florence", position).token == record.moves[ply]


def test_any_seed_deals_even_one_that_is_no_text() -> None:
    run = subprocess.run(
        [FLORIN, "play", "strozzi", "--watch", "--seed", b"\xff"], capture_output=True, check=False
    )
    assert run.returncode == 0, run.stderr


def test_saving_leaves_the_file_as_open_as_it_was(tmp_path: Path) -> None:
    file, link = tmp_path / "game.json", tmp_path / "link.json"
    play("strozzi", "--record", file, typed="quit\n")
    assert file.stat().st_mode & 0o777 == 0o644
    file.chmod(0o664)
    link.symlink_to(file)
    play("--record", link, typed="stop\nquit\n")
    assert link.is_symlink()
    assert file.stat().st_mode & 0o777 == 0o664


def test_a_game_played_on_is_not_ascribed_to_a_new_seed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert "plays it again" in play("strozzi", "--record", file, typed="quit\n").stdout
    assert "plays it again" not in play("--record", file, typed="quit\n").stdout


def test_a_full_screen_is_not_taken_for_a_full_disk() -> None:
    shell = f"{FLORIN} play strozzi --watch --seed s >/dev/full"
    run = subprocess.run(shell, shell=True, capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert run.stderr.splitlines() == ["florin: cannot go on: No space left on device"]


def test_rule_options(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run = play("strozzi", "--watch", "--seed", "s", "--option", "track=6", "--record", file)
    assert run.returncode == 0, run.stderr
    assert loads(file.read_bytes()).options == {"track": 6}
    file = tmp_path / "old.json"
    chosen = ("--option", "edition=1995", "--option", "first=2")
    run = play("medici", "--watch", "--seed", "s", *chosen, "--record", file)
    assert run.returncode == 0, run.stderr
    assert loads(file.read_bytes()).options == {"edition": "1995", "first": 2}
    assert loads(file.read_bytes()).moves[0] == "@2"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("strozzi", "--option", "track=7"), "--option track: must be 3, 4, 5 or 6, not '7'"),
        (("medici", "--option", "first=5"), "--option first: must be a seat from 1 to 4, not '5'"),
        (("medici", "--option", "edition"), "--option edition: must be NAME=VALUE"),
        (("medici", "--option", "track=4"), "medici has no option 'track'; it has first, edition"),
        (("chess",), "no game is called 'chess'; there are medici, strozzi"),
    ],
)
def test_wrong_options_are_refused_in_one_line(arguments: tuple[str, ...], message: str) -> None:
    run = play(*arguments, "--watch")
    assert run.returncode == 2
    assert run.stdout == ""
    assert message in run.stderr
    assert run.stderr.count("\n") == 1
