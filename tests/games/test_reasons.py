"""Every reason states a fact: each is checked against the rules, over a thousand positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from florin import games
from florin.core import CHANCE, DRAW, Action, Amount, Commodity, Position, Reason
from florin.core.lots import Lot
from florin.core.reasons import english
from florin.games.medici import Position as MediciPosition
from florin.games.medici import board as medici_board
from florin.games.medici.actions import PASS, Bid
from florin.games.medici.scoring import score_day
from florin.games.strozzi import Position as StrozziPosition
from florin.games.strozzi import board as strozzi_board
from florin.games.strozzi.actions import BUY, DECLINE, Load, Price
from florin.games.strozzi.scoring import RoundSheet
from kit import NAMES, SETUPS, random_game

WEB_GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


def decisions(game: str, players: int, seeds: range) -> Iterator[Position]:
    for seed in seeds:
        for position, _, _, _ in random_game(game, players, seed, {}):
            if position.to_act >= 0:
                yield position


def choices(position: Position) -> list[Action]:
    amounts = position.amounts()
    if amounts is not None and amounts.most is None:
        return [Price(0), Price(amounts.typical)]
    legal = list(position.legal())
    bids = [action for action in legal if isinstance(action, Amount)]
    return [action for action in legal if not isinstance(action, Amount)] + bids[:1] + bids[-1:]


def average_lot(position: Position) -> int:
    """The mean value of the lots that may be drawn, rounded."""
    urn = position.apply(DRAW).urn()
    return round(sum(each.value for each in urn if isinstance(each, Lot)) / len(urn))


# -- Medici ----------------------------------------------------------------------------------------


def scored_with(position: MediciPosition, seat: int) -> tuple[int, ...]:
    """Cargo, cargo pay and pay of each stall of `seat` if it had the group aboard now."""
    ships = list(position.ships)
    ships[seat] = ships[seat] + position.group
    return _scores(position, tuple(ships), seat)


def scored_without(position: MediciPosition, seat: int) -> tuple[int, ...]:
    return _scores(position, position.ships, seat)


def _scores(position: MediciPosition, ships: tuple[object, ...], seat: int) -> tuple[int, ...]:
    sheet = score_day(position.money, position.levels, ships, position.setup.level_bonus)  # type: ignore[arg-type]
    stalls = [a + b for a, b in zip(sheet.awards[seat], sheet.bonuses[seat], strict=True)]
    rank = 1 + sum(cargo > sheet.cargo[seat] for cargo in sheet.cargo)
    return (rank, sheet.cargo_pay[seat], *stalls, *sheet.levels[seat])


def check_medici(position: MediciPosition, action: Action, reason: Reason) -> None:
    seat, me = reason.seat, position.to_act
    fits = len(position.ships[seat]) + len(position.group) <= medici_board.HOLDS
    stall = medici_board.STALL_OF[reason.commodity] if reason.commodity else 0
    gain = [b - a for a, b in zip(scored_without(position, seat), scored_with(position, seat))]  # noqa: B905
    match reason.kind:
        case "level":
            assert seat == me
            assert fits
            assert reason.florins == gain[2 + stall]
            assert reason.level == scored_with(position, seat)[7 + stall]
        case "cargo":
            assert seat == me
            assert fits
            assert reason.florins == gain[1]
            assert reason.level == scored_with(position, seat)[0]
        case "deny":
            assert seat != me
            assert fits
            assert reason.florins == gain[2 + stall]
            assert seat == position.bidder or seat in position.may_bid
            assert isinstance(action, Bid)
        case "leave":
            assert action is PASS
            assert seat != me
            assert reason.florins == sum(gain[1:7])
            assert seat == position.bidder or seat in position.may_bid
        case "fills":
            after = position.sold_to(seat, position.high + 1)
            full = len(position.ships[seat]) + len(position.group) == medici_board.HOLDS
            assert seat == me
            assert full
            if after.day == position.day and after.outcome() is None:
                assert after.free_holds[seat] == 0
        case "holds":
            after = position.sold_to(seat, position.high + 1)
            assert seat == me
            assert isinstance(action, Bid)
            assert reason.level
            assert reason.level <= len(position.group)
            if after.day == position.day:
                assert after.free_holds[seat] == reason.level
        case "sold":
            after = position.apply(PASS)
            assert action is PASS
            assert (seat, reason.florins) == (position.bidder, position.high)
            if after.day == position.day and after.outcome() is None:
                assert after.money[seat] == position.money[seat] - position.high
                assert len(after.ships[seat]) == len(position.ships[seat]) + len(position.group)
        case "thrown":
            after = position.apply(PASS)
            assert action is PASS
            assert position.bidder is None
            if after.day == position.day:
                assert after.ships == position.ships
                assert after.group == ()
        case "average":
            values = [lot.value for lot in position.unseen]
            group = sum(lot.value for lot in position.group)
            average = round(sum(values) * len(position.group) / len(values)) if values else 0
            assert (reason.florins, reason.level) == (group, average)
            assert group < average if action is PASS else group > average
        case "keeps":
            after = position.apply(PASS)
            assert action is PASS
            assert position.bag > 0
            assert reason.level
            assert reason.level <= 2 * len(position.group)
            if after.day == position.day and after.outcome() is None:
                assert after.free_holds[seat] == reason.level
        case "next":
            assert action is DRAW
            assert reason.florins == average_lot(position)
        case "no-room":
            assert not fits
            assert seat not in position.may_bid
        case "no-money":
            assert reason.florins == position.money[seat]
            assert seat in position.may_bid
        case "last" | "alone":
            bid = Bid(position.high + 1)
            assert (seat, reason.florins) == (me, bid.florins)
            after = position.apply(bid)
            # No other seat could answer: the group is the seat's.
            assert after.group == () or after.day != position.day
            assert (reason.kind == "last") == (me == position.selector)
        case "too-big" | "shuts-out":
            assert position.free_holds[seat] == len(position.group)
            assert (seat == me) == (reason.kind == "too-big")
        case "unseen":
            assert reason.level == sum(lot.commodity is reason.commodity for lot in position.unseen)
        case _:
            raise AssertionError(reason)


# -- Medici vs Strozzi -----------------------------------------------------------------------------


def loaded(position: StrozziPosition, seat: int, load: Load) -> RoundSheet:
    """The round's sheet if it ended now with the group loaded so; by the rules themselves."""
    bought = (
        position.before_price().apply(Price(0)).apply(BUY if seat != position.active else DECLINE)
    )
    after = bought.apply(load)
    return after.sheets[-1] if len(after.sheets) > len(position.sheets) else after.projection()


def balance(position: StrozziPosition, seat: int, load: Load) -> int:
    before = position.before_price().projection().money
    after = loaded(position, seat, load).money
    return (after[seat] - before[seat]) - (after[1 - seat] - before[1 - seat])


def best_load(position: StrozziPosition, seat: int) -> Load:
    return max(position.loads(seat), key=lambda load: balance(position, seat, load))


def check_strozzi(position: StrozziPosition, action: Action, reason: Reason) -> None:
    seat, me = reason.seat, position.to_act
    buyer = me
    load = action if isinstance(action, Load) else None
    if load is None and reason.kind in ("harbour", "harbour-deny", "track", "track-deny"):
        # What buying would bring is no reason for declining.
        assert action is BUY
        load = best_load(position, buyer)
    before = position.projection()
    match reason.kind:
        case "harbour" | "harbour-deny" | "track" | "track-deny":
            assert load is not None
            assert reason.harbour is not None
            after = loaded(position, buyer, load)
            assert reason.florins is not None
            change = reason.florins if reason.kind in ("harbour", "track") else -reason.florins
            if reason.kind.startswith("harbour"):
                now, was = after.harbour_pays[reason.harbour], before.harbour_pays[reason.harbour]
                assert now[seat] - was[seat] == change
                return
            assert reason.commodity is not None
            track = strozzi_board.HARBOURS[reason.harbour].index(reason.commodity)
            pay = [
                sheet.awards[reason.harbour][track][seat]
                + sheet.bonuses[reason.harbour][track][seat]
                for sheet in (before, after)
            ]
            assert pay[1] - pay[0] == change
            if reason.kind == "track":
                assert reason.level == abs(after.markers[reason.harbour][track])
        case "best-load" | "other-load":
            assert reason.florins == max(
                balance(position, seat, load) for load in position.loads(seat)
            )
            assert (reason.kind == "best-load") == (seat == me)
        case "must-buy":
            after = position.apply(DECLINE)
            assert action is DECLINE
            assert seat != me
            if len(after.sheets) == len(position.sheets):
                assert after.money[seat] == position.money[seat] - (reason.florins or 0)
                assert after.money[me] == position.money[me]
        case "discards":
            assert position.loads(seat) == []
        case "fills" | "ends-round":
            assert load is not None
            after = position.apply(load)
            ended = len(after.sheets) > len(position.sheets)
            if reason.kind == "ends-round":
                assert ended
            elif not ended:
                ship = next(s for s in after.fleets[me] if s.holds == reason.level)
                assert ship.room == 0
        case "room":
            assert load is not None
            assert reason.level
            after = position.apply(load)
            if len(after.sheets) == len(position.sheets):
                ship = next(s for s in after.fleets[me] if s.holds == load.holds)
                assert ship.room == reason.level
        case "next":
            assert reason.florins == average_lot(position)
        case "too-big":
            assert max(ship.room for ship in position.fleets[seat]) == len(position.group)
        case "bag":
            assert reason.level == len(position.unseen)
        case _:
            raise AssertionError(reason)


@pytest.mark.parametrize(
    ("game", "players", "seeds"),
    [("medici", 3, range(4)), ("medici", 4, range(3)), ("medici", 6, range(2)),
     ("strozzi", 2, range(5))],
)  # fmt: skip
def test_every_stated_fact_is_true(game: str, players: int, seeds: range) -> None:
    part = games.get(game).reasons
    assert part is not None
    kinds: Counter[str] = Counter()
    seen = 0
    for position in decisions(game, players, seeds):
        seen += 1
        for action in choices(position):
            for reason in part.reasons(position, action):
                kinds[reason.kind] += 1
                if isinstance(position, MediciPosition):
                    check_medici(position, action, reason)
                else:
                    assert isinstance(position, StrozziPosition)
                    check_strozzi(position, action, reason)
    assert seen >= 250, "a thousand positions altogether"
    missing = set(part.KINDS) - set(kinds)
    assert len(missing) <= 3, f"these kinds were never met: {missing}"


@pytest.mark.parametrize(("game", "players", "options"), SETUPS)
def test_reasons_and_phases_of_every_setup_are_declared(
    game: str, players: int, options: dict[str, int | str]
) -> None:
    part = games.get(game).reasons
    assert part is not None
    for position, _, _, _ in random_game(game, players, 5, options):
        assert set(part.phases(position)) <= set(part.PHASES)
        if position.to_act == CHANCE:
            assert part.reasons(position, DRAW) == ()
            assert part.phases(position) == ()
            continue
        if position.to_act < 0:
            continue
        assert part.phases(position), "every decision belongs to a phase"
        for action in choices(position)[:2]:
            for reason in part.reasons(position, action):
                assert english(part.TEXTS, reason, NAMES)


def test_reasons_in_words() -> None:
    medici, strozzi = games.get("medici").reasons, games.get("strozzi").reasons
    assert medici is not None
    assert strozzi is not None
    level = Reason("level", 0, Commodity.DYE, 5, 5)
    assert english(medici.TEXTS, level, NAMES) == "level 5 in dye (+5)"
    deny = Reason("deny", 1, Commodity.FUR, 10)
    assert english(medici.TEXTS, deny, NAMES) == "keeps Bruno from 10 in fur"
    assert english(medici.TEXTS, Reason("last", 0, None, 8), NAMES) == "last to bid: 8 is enough"
    harbour = Reason("harbour", 0, None, 20, None, 1)
    assert english(strozzi.TEXTS, harbour, NAMES) == "ahead in the middle harbour (+20)"


@pytest.mark.parametrize("language", ["en", "de", "nl", "it"])
def test_every_kind_has_a_text_in_every_language(language: str) -> None:
    for game in ("medici", "strozzi"):
        text = (WEB_GAMES / game / "locales" / f"{language}.ftl").read_text()
        keys = {line.split(" =")[0] for line in text.splitlines() if " =" in line}
        part = games.get(game).reasons
        assert part is not None
        wanted = {f"reason-{game}-{kind}" for kind in part.KINDS}
        wanted |= {f"phase-{game}-{phase}" for phase in part.PHASES}
        assert wanted <= keys
