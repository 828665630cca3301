"""Reading and writing records: strict, and safe with anything."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from florin.games.medici import Medici
from florin.games.strozzi import Strozzi
from florin.records import BadField, NotJson, Record, RecordError, from_dict, loads
from florin.records.record import MAX_BYTES
from kit import GAMES, examples, random_record

GOOD: dict[str, Any] = {
    "florin": 1,
    "game": "medici",
    "players": ["Anna", "Bruno", "Carla"],
    "options": {},
    "moves": ["@2", "C5"],
}


def with_field(name: str, value: Any) -> str:
    return json.dumps({**GOOD, name: value})


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_writing_and_reading_is_the_identity(game: str, players: int) -> None:
    record = random_record(game, players, 1)
    assert loads(record.dumps()) == record
    assert loads(record.dumps().encode()) == record
    assert from_dict(record.as_dict()) == record
    for plies in (0, 1, 7, 50):
        prefix = record.prefix(plies)
        assert loads(prefix.dumps()) == prefix
        assert prefix.then(*record.moves[plies:]) == record


@given(st.lists(st.text(st.characters(codec="utf-8"), max_size=20), min_size=3, max_size=6))
@examples(100)
def test_any_name_survives(names: list[str]) -> None:
    record = Record("medici", tuple(names))
    assert loads(record.dumps()) == record


def test_a_record_is_readable_a_turn_to_a_line() -> None:
    record = Record(
        "strozzi",
        ("Anna", "Bruno"),
        {},
        ("C4", "stop", "3", "buy", "5@1", "Au", "stop", "0"),
    )
    assert record.dumps().splitlines() == [
        '{"florin": 1,',
        ' "game": "strozzi",',
        ' "players": ["Anna", "Bruno"],',
        ' "options": {},',
        ' "moves": [',
        '  "C4", "stop", "3", "buy", "5@1",',
        '  "Au", "stop", "0"]}',
    ]
    assert Record("strozzi", ("A", "B")).dumps().endswith(' "moves": []}\n')


def test_a_byte_order_mark_is_no_harm() -> None:
    assert loads(b"\xef\xbb\xbf" + json.dumps(GOOD).encode()).players[0] == "Anna"


@pytest.mark.parametrize("name", list(GOOD))
def test_every_field_is_needed(name: str) -> None:
    with pytest.raises(BadField, match="missing") as refused:
        from_dict({key: value for key, value in GOOD.items() if key != name})
    assert refused.value.field == name


WRONG: list[tuple[str, Any, str]] = [
    ("florin", 2, "florin"),
    ("florin", "1", "florin"),
    ("florin", 1.0, "florin"),
    ("florin", True, "florin"),
    ("florin", None, "florin"),
    ("game", "chess", "game"),
    ("game", "Medici", "game"),
    ("game", 7, "game"),
    ("game", ["medici"], "game"),
    ("players", "Anna", "players"),
    ("players", ["Anna", "Bruno"], "players"),
    ("players", list("ABCDEFG"), "players"),
    ("players", ["Anna", "Bruno", 3], "players[2]"),
    ("players", {"1": "Anna"}, "players"),
    ("players", ["Anna", "Bruno", None], "players[2]"),
    ("options", [], "options"),
    ("options", None, "options"),
    ("options", {"speed": 1}, 'options["speed"]'),
    ("options", {"first": 0}, "options.first"),
    ("options", {"first": 4}, "options.first"),
    ("options", {"first": "2"}, "options.first"),
    ("options", {"first": True}, "options.first"),
    ("options", {"edition": "1996"}, "options.edition"),
    ("options", {"edition": 1995}, "options.edition"),
    ("options", {"track": 4}, 'options["track"]'),
    ("moves", "@2", "moves"),
    ("moves", None, "moves"),
    ("colour", "red", '"colour"'),
    ("Florin", 1, '"Florin"'),
]


@pytest.mark.parametrize(("name", "value", "field"), WRONG)
def test_wrong_fields_are_named(name: str, value: Any, field: str) -> None:
    with pytest.raises(BadField) as refused:
        loads(with_field(name, value))
    assert refused.value.field == field
    assert "\n" not in str(refused.value)


def test_strozzi_has_two_players_and_a_track() -> None:
    good = {**GOOD, "game": "strozzi", "players": ["A", "B"], "moves": []}
    assert from_dict(good).players == ("A", "B")
    assert from_dict({**good, "options": {"track": 6}}).setup() == Strozzi(track=6)
    for wrong in (
        {"players": ["A"]},
        {"players": ["A", "B", "C"]},
        {"options": {"first": 1}},
        {"options": {"track": 2}},
        {"options": {"track": "4"}},
        {"options": {"track": 4.0}},
    ):
        with pytest.raises(BadField):
            from_dict({**good, **wrong})


def test_a_bad_option_says_what_would_be_right() -> None:
    with pytest.raises(BadField, match=r'options.edition: must be "2006" or "1995", not "1996"'):
        Record("medici", ("A", "B", "C"), {"edition": "1996"})
    with pytest.raises(BadField, match=r"options.track: must be 3, 4, 5 or 6, not 7"):
        Record("strozzi", ("A", "B"), {"track": 7})
    with pytest.raises(BadField, match=r'options\["speed"\]: unknown; medici has first, edition'):
        Record("medici", ("A", "B", "C"), {"speed": 1})


def test_the_options_decide_the_setup() -> None:
    names = ("A", "B", "C")
    chosen = Record("medici", names, {"first": 2, "edition": "1995"})
    assert chosen.setup() == Medici(3, first=1, edition="1995")
    assert Record("medici", names, {"edition": "2006"}).setup() == Medici(3)
    assert loads(chosen.dumps()) == chosen


def test_a_field_given_twice() -> None:
    text = json.dumps(GOOD)[:-1] + ', "game": "strozzi"}'
    with pytest.raises(BadField, match="twice") as refused:
        loads(text)
    assert refused.value.field == '"game"'


@pytest.mark.parametrize(
    "text",
    ["", " ", "{", "[]", "null", "1", '"x"', "nonsense", "{}{}", "\x00", "[" * 100_000,
     '{"a":' * 100_000, '{"florin": NaN}', '{"florin": Infinity}',
     '{"florin": ' + "1" * 5000 + "}"],
)  # fmt: skip
def test_nonsense_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(RecordError) as refused:
        loads(text)
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize("data", [b"\xff\xfe", b"\xff" * 10, b"{\xc3\x28}"])
def test_not_utf8(data: bytes) -> None:
    with pytest.raises(NotJson, match="UTF-8"):
        loads(data)


def test_too_large() -> None:
    with pytest.raises(NotJson, match="larger"):
        loads(b" " * (MAX_BYTES + 1))
    with pytest.raises(NotJson, match="larger"):
        loads(" " * (MAX_BYTES + 1))


def test_half_a_surrogate_pair_is_no_name() -> None:
    with pytest.raises(BadField, match="surrogate"):
        loads(with_field("players", ["Anna", "Bruno", "\ud800"]))


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from([*GOOD, "x"]), inner),
        max_leaves=20,
    )
)
@examples(300)
def test_any_json_is_read_or_refused(data: Any) -> None:
    message = ""
    try:
        from_dict(data)
    except RecordError as error:
        message = str(error)
    assert "\n" not in message
