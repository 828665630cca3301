"""A seed's deal never changes, and depends on nothing that players do."""

import hashlib
import random
from collections import Counter

import pytest

from florin.core import CHANCE, NOBODY, Lot, Lots, tokens_of
from florin.games.medici import Medici
from florin.games.medici import board as medici_board
from florin.games.medici.game import GAME as MEDICI
from florin.games.medici.game import first_buyers as seat_order
from florin.games.strozzi import board as strozzi_board
from florin.games.strozzi.game import GAME as STROZZI
from florin.records import Record, deal, position_of
from kit import GAMES, NAMES, random_action, random_record

# Golden values. If one of these changes, every saved seed deals another game: that is never right.
BAGS = {
    ("florin", "medici", 1): (
        "D5 F3 G5 S0 F5 F4 D4 C5 C1 F5 S4 S1 Au "
        "G1 D2 C3 F1 C5 D5 G3 D3 S2 F0 S5 G2 D0 "
        "S3 G5 C2 G4 F2 C0 D1 C4 G0 S5"
    ),
    ("florin", "medici", 2): (
        "D0 G5 F3 D2 F2 C2 Au F0 D5 C0 S4 D5 S5 "
        "C3 S5 S2 S3 D1 F1 C5 F4 S1 C1 S0 G1 G4 "
        "F5 G2 G3 F5 D3 D4 G0 G5 C5 C4"
    ),
    ("florin", "strozzi", 1): (
        "F3 F1 C1 F0 Au C3 F2 Au S0 S4 D4 S4 C0 D2 F4 S3 C4 F4 D1 D4 D3 C4 D0 S2 C2 S1"
    ),
    ("", "medici", 1): (
        "F3 D3 G0 S1 S5 S2 F0 S3 F4 G3 G5 G1 D2 "
        "C5 C4 D5 S0 C0 C3 C2 C5 F5 D1 G5 S4 S5 "
        "Au D0 F5 F1 G4 G2 D5 F2 C1 D4"
    ),
    ("Zwölf Äpfel 🍎", "medici", 3): (
        "F3 D1 G0 F2 G3 S5 F4 S2 G1 C2 D2 D5 C4 "
        "G5 C5 D4 F1 G2 S1 C1 S5 D3 S0 G4 C0 C5 "
        "F5 Au S3 F0 C3 S4 G5 D5 D0 F5"
    ),
}


def bag_order(seed: str, game: str, stage: int) -> Lots:
    return {"medici": MEDICI, "strozzi": STROZZI}[game].bag_order(seed, stage)


@pytest.mark.parametrize(("case", "expected"), BAGS.items())
def test_golden_bags(case: tuple[str, str, int], expected: str) -> None:
    assert " ".join(tokens_of(bag_order(*case))) == expected


def test_golden_first_buyers() -> None:
    assert [seat_order("florin", day, 6) for day in (1, 2, 3)] == [
        (3, 4, 1, 2, 5, 0),
        (4, 3, 5, 0, 2, 1),
        (4, 1, 3, 5, 0, 2),
    ]
    assert [seat_order("florin", 1, buyers) for buyers in (3, 4, 5)] == [
        (2, 0, 1),
        (3, 0, 1, 2),
        (2, 4, 1, 0, 3),
    ]


def test_golden_digest_of_many_deals() -> None:
    text = "\n".join(
        " ".join(tokens_of(bag_order(str(seed), game, stage)))
        for seed in range(100)
        for game in ("medici", "strozzi")
        for stage in (1, 2, 3)
    )
    assert hashlib.sha256(text.encode()).hexdigest() == (
        "f30f45c5f59ae6e112f9e5b172ce25e81fc191909a08cdc6df4e64a0ab668a97"
    )


def test_the_algorithm_as_docs_dealing_writes_it_down() -> None:
    """A second implementation, from the page alone."""
    lots = tokens_of(medici_board.LOTS)
    key = hashlib.sha256(b"florin deal 1\nmedici/bag/2\nfranc").digest()
    stream = b"".join(
        hashlib.sha256(key + block.to_bytes(8, "big")).digest() for block in range(100)
    )
    words = [int.from_bytes(stream[at : at + 8], "big") for at in range(0, len(stream), 8)]
    for i in range(35, 0, -1):
        word = words.pop(0)
        while word >= 2**64 - 2**64 % (i + 1):
            word = words.pop(0)
        j = word % (i + 1)
        lots[i], lots[j] = lots[j], lots[i]
    assert " ".join(tokens_of(bag_order("franc", "medici", 2))) == " ".join(lots)


def test_every_lot_is_in_the_bag_once() -> None:
    for seed in ("a", "b"):
        assert Counter(bag_order(seed, "medici", 1)) == Counter(medici_board.LOTS)
        assert Counter(bag_order(seed, "strozzi", 2)) == Counter(strozzi_board.LOTS)
        assert sorted(seat_order(seed, 1, 5)) == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_order_of_lots_does_not_depend_on_play(game: str, players: int) -> None:
    for play_seed in range(4):
        rng = random.Random(play_seed)
        position = Record(game, NAMES[:players]).setup().start()
        drawn: dict[int, list[Lot]] = {1: [], 2: [], 3: []}
        while position.to_act != NOBODY:
            if position.to_act == CHANCE:
                action = deal("the same deal", position)
                if isinstance(action, Lot):
                    drawn[position.stage].append(action)
            else:
                action = random_action(position, rng)
            position = position.apply(action)
        for stage, found in drawn.items():
            assert tuple(found) == bag_order("the same deal", game, stage)[: len(found)]


def test_the_same_deal_at_tables_of_different_size() -> None:
    for buyers in (3, 4, 5, 6):
        position = Medici(buyers, first=0).start()
        position = position.apply(deal("s", position))
        assert deal("s", position) is bag_order("s", "medici", 1)[0]


def test_deals_look_shuffled() -> None:
    """Over many seeds every lot comes first about equally often: 26 lots, 2600 deals, 100 each."""
    firsts = Counter(bag_order(str(seed), "strozzi", 1)[0] for seed in range(2600))
    for lot, copies in Counter(strozzi_board.LOTS).items():
        assert 60 * copies < firsts[lot] < 145 * copies
    seats = Counter(seat_order(str(seed), 1, 4)[0] for seed in range(2000))
    assert all(400 < count < 600 for count in seats.values())


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_any_record_can_be_played_on_with_any_seed(game: str, players: int) -> None:
    record = random_record(game, players, 5).prefix(60)
    position = position_of(record)
    rng = random.Random(0)
    while position.to_act != NOBODY:
        if position.to_act == CHANCE:
            action = deal("another seed", position)
            assert action in position.legal()
        else:
            action = random_action(position, rng)
        record = record.then(action.token)
        position = position.apply(action)
    assert position_of(record) == position


def test_any_string_is_a_seed() -> None:
    for seed in ("", "\ud800", "\x00", "x" * 100_000):
        assert len(bag_order(seed, "medici", 1)) == 36


def test_only_where_chance_is_to_act() -> None:
    position = Medici(3).start().apply(deal("s", Medici(3).start()))
    position = position.apply(deal("s", position))
    with pytest.raises(ValueError, match="chance"):
        deal("s", position)
