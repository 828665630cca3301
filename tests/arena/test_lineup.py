"""Names as people write them: commas separate, quotes protect."""

import shlex
import sys

import pytest

from florin.arena import check_name, split_names
from florin.arena.lineup import command_of
from florin.bots import UnknownBot


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("random", ("random",)),
        ("random, face:0.7", ("random", "face:0.7")),
        ("random,cmd:python my_bot.py", ("random", "cmd:python my_bot.py")),
        ('cmd:"python my_bot.py",random', ("cmd:python my_bot.py", "random")),
        ("'cmd:python b.py --levels 1,2',random", ("cmd:python b.py --levels 1,2", "random")),
        ('cmd:"python b.py --levels 1,2"', ("cmd:python b.py --levels 1,2",)),
        ("cmd:python b.py --levels '1,2',random", ("cmd:python b.py --levels '1,2'", "random")),
        ("cmd:'my bot' '1,2'", ("cmd:'my bot' '1,2'",)),
        ("random,", ("random", "")),
    ],
)
def test_split(text: str, names: tuple[str, ...]) -> None:
    assert split_names(text) == names


def test_a_quote_must_be_closed() -> None:
    with pytest.raises(UnknownBot, match="never closed"):
        split_names("random,cmd:'python b.py")


def test_words_of_a_command() -> None:
    assert command_of("cmd:'my bot' --levels '1,2'") == ["my bot", "--levels", "1,2"]
    with pytest.raises(UnknownBot):
        command_of("cmd:'my bot")


def test_names_are_checked_before_anything_is_played() -> None:
    assert check_name("face") == "face:0.5", "equal bots get equal names"
    command = f"cmd:{shlex.quote(sys.executable)} my_bot.py"
    assert check_name(command) == command
    for wrong in ("", "magister", "face:7", "cmd:", "cmd:no-such-program-anywhere x"):
        with pytest.raises(UnknownBot):
            check_name(wrong)
