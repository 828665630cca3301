# pyright: basic, reportOptionalMemberAccess=false
"""The suite finds games that are broken on purpose. Each test breaks one thing."""

from __future__ import annotations

from itertools import count

import pytest
from hypothesis import Phase, settings

from florin import games
from florin.core import STOP, Amount, GameIsOver, IllegalAction, Judgement, Option, Outcome
from florin.games.medici import PASS, Bid, Position
from florin.games.medici.board import LOTS
from florin.games.medici.game import MediciGame
from florin.games.strozzi import Position as StrozziPosition
from florin.games.strozzi import Strozzi
from florin.testing import GameConformance

MEDICI, STROZZI = games.get("medici"), games.get("strozzi")
# A failing example is not made smaller: that takes long, and the message is good enough here.
QUICK = settings(settings.default, phases=[Phase.generate])
HELP = "Some help."


def caught(test: str, message: str, of=MEDICI) -> None:
    """That test of the suite fails with that message."""

    class Suite(GameConformance):
        game = of
        settings = QUICK
        lockstep_games = 2

    with pytest.raises(AssertionError, match=message):
        getattr(Suite(), test)()


@pytest.fixture
def change(monkeypatch):
    """`change(owner, name, new)`: `new` gets the original function before the arguments."""

    def apply(owner, name, new):
        old = getattr(owner, name)
        monkeypatch.setattr(owner, name, lambda *args, **kwargs: new(old, *args, **kwargs))

    return apply


class TestSetup:
    def test_a_game_that_is_not_registered(self):
        caught("test_the_game_is_registered", "entry point", MediciGame())

    @pytest.mark.parametrize(
        ("name", "value", "message"),
        [
            ("name", "Two words", "lower-case"),
            ("title", " ", "title"),
            ("stage_name", "", "stage_name"),
            ("players", (4, 3), "ascending"),
            ("players", (1, 2), "2 players or more"),
            ("default_players", 7, "not one of"),
            ("stages", 0, "stages"),
        ],
    )
    def test_an_incomplete_declaration(self, monkeypatch, name, value, message):
        monkeypatch.setattr(MEDICI, name, value)
        caught("test_the_declaration_is_complete", message)

    @pytest.mark.parametrize(
        ("option", "message"),
        [
            (Option("edition", "choice", (1, 2), 1), "help must be text"),
            (Option("edition", "choice", (1, 2), 3, HELP), "default 3 is not one of its values"),
            (Option("edition", "choice", (1,), 1, HELP), "two values or more"),
            (Option("first", "seat", default=1, help=HELP), "a seat has no default"),
            (Option("an option", "seat", help=HELP), "letters"),
        ],
    )
    def test_options_that_are_declared_badly(self, monkeypatch, option, message):
        monkeypatch.setattr(MEDICI, "options", (option,))
        caught("test_options_are_well_formed", message)

    def test_an_unknown_part(self, monkeypatch):
        monkeypatch.setattr(MEDICI, "parts", {**MEDICI.parts, "sounds": "x.sounds"})
        caught("test_parts_have_what_the_facets_name", "sounds")

    def test_a_part_that_lacks_a_function(self, monkeypatch):
        monkeypatch.delattr(MEDICI.bots, "face")
        caught("test_parts_have_what_the_facets_name", "lacks face")

    def test_an_option_that_is_ignored(self, change):
        change(STROZZI, "make_setup", lambda old, players, options: old(players, {}))
        caught("test_every_option_value_makes_another_setup", "track=3", STROZZI)

    def test_a_setup_that_writes_its_default(self, monkeypatch):
        monkeypatch.setattr(Strozzi, "options", property(lambda self: {"track": self.track}))
        caught("test_setups_read_and_write_themselves", "defaults are left out", STROZZI)

    def test_unknown_options_that_are_dropped(self, change):
        def lenient(old, players=None, options=None):
            return old(players, {n: v for n, v in (options or {}).items() if n == "track"})

        change(STROZZI, "setup", lenient)
        caught("test_unknown_options_are_refused_by_name", "must raise BadSetup", STROZZI)

    def test_values_that_are_converted(self, change):
        def lenient(old, players=None, options=None):
            return old(players, {n: int(v) for n, v in (options or {}).items()})

        change(STROZZI, "setup", lenient)
        caught("test_wrong_values_are_refused_by_name", "not BadSetup", STROZZI)


class TestRules:
    def test_an_outcome_before_the_end(self, monkeypatch):
        monkeypatch.setattr(Position, "outcome", lambda self: Outcome((0,), "early"))
        caught("test_somebody_is_to_act_until_the_end", "outcome")

    def test_an_urn_while_a_seat_is_to_act(self, change):
        change(Position, "urn", lambda old, self: old(self) or self.unseen)
        caught("test_somebody_is_to_act_until_the_end", "urn")

    def test_a_forced_decision(self, change):
        def forced(old, self):
            return old(self)[:1] if STOP in old(self) else old(self)

        change(Position, "legal", forced)
        caught("test_only_real_choices_are_decisions", "forced steps")

    def test_amounts_that_end_too_early(self, change):
        def short(old, self):
            found = old(self)
            return found and found._replace(most=found.most + 1, typical=found.most + 1)

        change(Position, "amounts", short)
        caught("test_amounts_are_the_numbers_among_the_legal_actions", "amounts")

    def test_amounts_before_words(self, change):
        change(Position, "legal", lambda old, self: old(self)[::-1])
        caught("test_amounts_are_the_numbers_among_the_legal_actions", "last")

    def test_a_legal_action_that_does_not_apply(self, change):
        def picky(old, self, action, events=None):
            if action == Bid(3):
                raise IllegalAction(action, self.to_act, self.legal())
            return old(self, action, events)

        change(Position, "apply", picky)
        caught("test_every_legal_action_applies", "is legal but does not apply")

    def test_an_illegal_action_that_applies(self, change):
        def lenient(old, self, action, events=None):
            if action is PASS and STOP in self.legal():
                action = STOP
            return old(self, action, events)

        change(Position, "apply", lenient)
        caught("test_every_other_action_is_refused", "PASS is not legal but applies")

    def test_a_bid_above_the_money(self, change):
        def lenient(old, self, action, events=None):
            most = self.amounts() and self.amounts().most
            if most is not None and isinstance(action, Amount) and action.florins == most + 1:
                action = Bid(most)
            return old(self, action, events)

        change(Position, "apply", lenient)
        caught("test_every_other_action_is_refused", "is not legal but applies")

    def test_another_error_for_illegal_actions(self, change):
        def careless(old, self, action, events=None):
            try:
                return old(self, action, events)
            except IllegalAction:
                raise KeyError(action) from None

        change(Position, "apply", careless)
        caught("test_every_other_action_is_refused", "KeyError")

    def test_an_error_without_the_legal_actions(self, change):
        def terse(old, self, action, events=None):
            try:
                return old(self, action, events)
            except IllegalAction:
                raise IllegalAction(action, self.to_act, ()) from None

        change(Position, "apply", terse)
        caught("test_every_other_action_is_refused", "has not what was legal")

    def test_actions_after_the_end(self, change):
        def endless(old, self, action, events=None):
            try:
                return old(self, action, events)
            except GameIsOver:
                return self

        change(Position, "apply", endless)
        caught("test_every_other_action_is_refused", "must raise GameIsOver")

    def test_texts_that_are_taken_for_actions(self, change):
        def lenient(old, self, action, events=None):
            return old(self, PASS if action == "pass" else action, events)

        change(Position, "apply", lenient)
        caught("test_what_is_no_action_is_malformed", "MalformedAction")

    def test_floats_that_become_money(self, change):
        def lenient(old, self, action, events=None):
            if isinstance(action, Bid) and isinstance(action.florins, float):
                after = old(self, Bid(int(action.florins)), events)
                return after._replace(high=action.florins)
            return old(self, action, events)

        change(Position, "apply", lenient)
        caught("test_amounts_are_whole_numbers", "float")

    def test_an_urn_with_more_than_is_legal(self, change):
        change(Position, "legal", lambda old, self: old(self)[1:] if self.urn() else old(self))
        caught("test_probabilities_of_chance_are_exact", "urn")

    @pytest.mark.parametrize("winners", [(), (9,), (1, 0), (0, 0)])
    def test_winners_that_cannot_be(self, change, winners):
        change(Position, "outcome", lambda old, self: old(self) and Outcome(winners, "so"))
        caught("test_a_finished_game_has_winners", "winners")

    def test_a_stage_too_many(self, monkeypatch):
        monkeypatch.setattr(MEDICI, "stages", 4)
        caught("test_stages_and_sheets_count_up", "3 sheets at the end of 4 stages")


class TestPositions:
    def test_a_hash_by_identity(self, monkeypatch):
        monkeypatch.setattr(Position, "__hash__", object.__hash__)
        caught("test_positions_survive_pickling", "another hash")

    def test_chance_inside_the_rules(self, change):
        dice = count()

        def fickle(old, self, action, events=None):
            after = old(self, action, events)
            return after._replace(discarded=after.discarded + LOTS[: next(dice) % 2])

        change(Position, "apply", fickle)
        caught("test_applying_changes_nothing", "another position|something else")

    def test_fields_that_can_be_set(self, monkeypatch):
        monkeypatch.setattr(Position, "__setattr__", lambda self, name, value: None, raising=False)
        caught("test_fields_cannot_be_set", "immutable")

    def test_money_for_too_few_seats(self, change):
        def short(old, self, *args):
            after = old(self, *args)
            return after._replace(money=after.money[:-1]) if after.outcome() else after

        change(StrozziPosition, "apply", short)
        caught("test_setup_and_money_stay_in_shape", "money", STROZZI)

    def test_a_projection_that_fails_at_the_end(self, change):
        def absent(old, self):
            return old(self) if self.outcome() is None else {}["sheet"]

        change(Position, "projection", absent)
        caught("test_projections_never_fail", "KeyError")

    def test_an_event_that_is_a_string(self, change):
        def chatty(old, self, action, events=None):
            if events is not None:
                events.append("something happened")
            return old(self, action, events)

        change(Position, "apply", chatty)
        caught("test_events_are_values", "no florin.core.Event")


class TestTokens:
    def test_a_token_that_does_not_read_back(self, change):
        change(MEDICI, "read_token", lambda old, text: old(text) if text != "stop" else None)
        caught("test_tokens_read_back", "STOP writes 'stop', which reads as None")

    def test_tokens_with_spaces(self, monkeypatch):
        monkeypatch.setattr(Bid, "token", property(lambda self: f"{self.florins} florins"))
        caught("test_tokens_are_short_and_tell_actions_apart", "ASCII without spaces")

    def test_two_actions_with_one_token(self, monkeypatch):
        monkeypatch.setattr(Bid, "token", property(lambda self: "7"))
        caught("test_tokens_are_short_and_tell_actions_apart", "same token")

    def test_text_that_is_tidied_before_reading(self, change):
        change(MEDICI, "read_token", lambda old, text: old(text.strip()))
        caught("test_malformed_text_is_no_action", "must read as None")
        caught("test_changed_tokens_read_as_what_writes_them", "which writes")

    def test_any_text_reads_as_an_action(self, change):
        change(MEDICI, "read_token", lambda old, text: old(text) or PASS)
        caught("test_texts_read_as_what_writes_them", "which writes 'pass'")


class TestDealing:
    def test_a_wrong_chance_weight(self, change):
        """Each kind of lot is taken to be equally likely, however many are unseen."""
        change(Position, "urn", lambda old, self: tuple(dict.fromkeys(old(self))))
        caught("test_deals_follow_the_urn", r"[CFGDS]5 \+\d+ sigmas")

    def test_a_deal_that_depends_on_what_was_dealt_before(self, change):
        dice = count()
        change(MEDICI, "deal", lambda old, seed, now: old(f"{seed}/{next(dice) % 2}", now))
        caught("test_any_seed_deals_something_legal", "the second time")

    def test_a_deal_of_what_has_been_seen(self, change):
        def stale(old, seed, now):
            return LOTS[0] if LOTS[0] not in now.unseen and seed == "a" else old(seed, now)

        change(MEDICI, "deal", stale)
        caught("test_any_seed_deals_something_legal", "not in urn")

    def test_luck_that_depends_on_what_was_drawn_before(self, change):
        dice = count()
        change(MEDICI, "luck", lambda old, seed, now: old(f"{seed}/{next(dice)}", now))
        caught("test_luck_is_legal_and_repeatable", "the second time")

    def test_luck_that_takes_the_first_of_two_equal_lots_for_seen(self, change):
        """As `deal` does when a seed did not deal the game so far: that is no fair rollout."""
        change(MEDICI, "luck", lambda old, seed, now: lambda at: MEDICI.deal(seed, at))
        caught("test_luck_follows_the_urn", "sigmas")


class TestRecords:
    def test_replay_that_differs_from_play(self, change):
        """A token of a bid reads as a lower one."""
        change(MEDICI, "read_token", lambda old, text: old("1" if text == "2" else text))
        caught("test_every_prefix_replays_to_its_position", "another position|illegal")

    def test_illegal_tokens_that_are_accepted(self, change):
        def lenient(old, self, action, events=None):
            if action is PASS and STOP in self.legal():
                action = STOP
            return old(self, action, events)

        change(Position, "apply", lenient)
        caught("test_illegal_tokens_are_refused", "'pass' is not legal but is accepted")

    def test_a_summary_that_is_no_json(self, change):
        change(MEDICI, "sheet_summary", lambda old, sheet: {"money": tuple(sheet.money)})
        caught("test_summaries_are_json", "not JSON")


class TestTexts:
    def test_a_view_that_is_no_json(self, monkeypatch):
        monkeypatch.setattr(MEDICI.views, "position_view", lambda position: object())
        caught("test_views_encode_to_json", "not JSON")

    def test_an_event_view_that_is_not_declared(self, monkeypatch):
        monkeypatch.setattr(MEDICI.views, "EVENT_TYPES", MEDICI.views.EVENT_TYPES[1:])
        caught("test_events_encode_to_json", "not one of the EVENT_TYPES")

    @pytest.mark.parametrize("said", ["", "two\nlines", 3])
    def test_a_sentence_that_is_no_line(self, monkeypatch, said):
        monkeypatch.setattr(MEDICI, "narrate", lambda event, names: said)
        caught("test_events_are_told_in_one_line", "one line of text")

    def test_a_name_that_is_printed_as_it_is(self, monkeypatch):
        monkeypatch.setattr(MEDICI, "narrate", lambda event, names: f"Hello {names[-1]}.")
        monkeypatch.setattr("florin.testing.texts._NAMES", ("\x1b[2J",) * 6)
        caught("test_events_are_told_in_one_line", "one line of text")

    def test_an_explanation_that_is_empty(self, monkeypatch):
        monkeypatch.setattr(MEDICI, "explain", lambda token: "")
        caught("test_legal_tokens_are_explained", "one line")

    @pytest.mark.parametrize("lines", [[], [("", (), 0)], [("a\nb", (), 0)], [("a", ("C5",), 0)]])
    def test_a_description_that_is_no_text(self, monkeypatch, lines):
        monkeypatch.setattr(MEDICI, "describe", lambda position: lines)
        caught("test_positions_are_described", "describe")

    def test_a_sheet_without_a_summary(self, monkeypatch):
        monkeypatch.setattr(MEDICI, "sheet_summary", lambda sheet: {})
        caught("test_sheets_are_summarised", "sheet_summary")

    def test_a_terminal_that_draws_nothing(self, monkeypatch):
        monkeypatch.setattr(MEDICI.terminal, "draw", lambda position, names: "")
        caught("test_the_terminal_draws_everything", "draws nothing")


class TestEncoding:
    def test_an_observation_out_of_bounds(self, change):
        def high(old, position, seat):
            seen = old(position, seat).copy()
            seen[0] = 2
            return seen

        change(MEDICI.encoding, "encode", high)
        caught("test_observations_stay_within_their_bounds", "from 0 to 1")

    def test_an_observation_between_two_numbers(self, change):
        change(MEDICI.encoding, "encode", lambda old, position, seat: old(position, seat) / 3)
        caught("test_observations_stay_within_their_bounds", "whole numbers")

    def test_an_observation_that_is_too_short(self, change):
        change(MEDICI.encoding, "encode", lambda old, position, seat: old(position, seat)[1:])
        caught("test_observations_stay_within_their_bounds", "encode")

    def test_a_scale_that_is_no_power_of_two(self, change):
        def odd(old, setup):
            return tuple(part._replace(scale=1 / 3) for part in old(setup))

        change(MEDICI.encoding, "parts", odd)
        caught("test_observation_parts_are_declared", "power of two")

    def test_an_action_without_an_id(self, change):
        change(MEDICI.encoding, "actions", lambda old, setup: old(setup)[:20])
        caught("test_every_legal_action_has_an_id", "actions.* lacks")

    def test_an_action_with_two_ids(self, change):
        change(MEDICI.encoding, "actions", lambda old, setup: (*old(setup), PASS))
        caught("test_action_ids_are_unique", "two ids")

    def test_an_outcome_without_an_id(self, change):
        change(MEDICI.encoding, "chance_actions", lambda old, setup: old(setup)[2:])
        caught("test_every_legal_action_has_an_id", "chance_actions.* lacks")

    @pytest.mark.parametrize("name", ["max_decisions", "max_chance_events"])
    def test_games_longer_than_declared(self, monkeypatch, name):
        monkeypatch.setattr(MEDICI.encoding, name, lambda setup: 10)
        caught("test_games_are_no_longer_than_declared", f"{name}.* is 10")


class TestBots:
    def test_a_face_value_player_that_breaks_the_rules(self, monkeypatch):
        monkeypatch.setattr(MEDICI.bots, "face", lambda position, opening: STOP)
        caught("test_the_face_value_player_plays_legal_actions", "STOP: not legal")

    def test_a_bot_with_its_own_dice(self, change):
        dice = count()

        def fickle(old, level, position, rng, history=()):
            legal = position.legal()
            return legal[next(dice) % min(2, len(legal))]

        change(MEDICI.bots, "choose", fickle)
        caught("test_bots_play_legal_actions_by_their_generator", "same generator state")

    def test_a_judge_whose_shares_do_not_sum_to_1(self, change):
        class Judge:
            def judge(self, position):
                return Judgement((0.9,) * len(position.money), position.money)

        change(MEDICI.bots, "evaluator", lambda old, setup: Judge())
        caught("test_judges_give_shares_and_prices", "sum to 1")


class TestOrders:
    def test_an_order_that_plays_an_illegal_action(self, change):
        def rash(old, order, position):
            return Bid(10**6) if old(order, position) is not None else None

        change(MEDICI.orders, "execute", rash)
        caught("test_orders_that_are_offered_can_be_executed", "not legal")

    def test_an_order_that_does_not_stand(self, monkeypatch):
        monkeypatch.setattr(MEDICI.orders, "mark", lambda position: (0, 0))
        caught("test_orders_that_are_offered_can_be_executed", "does not stand")


class TestEngine:
    @pytest.mark.slow
    def test_rules_that_differ_from_the_array_engine(self, change):
        """The rules give the buyer a florin back."""

        def generous(old, self, action, events=None):
            after = old(self, action, events)
            if after.money == self.money or after.outcome():
                return after
            return after._replace(money=(after.money[0] + 1, *after.money[1:]))

        change(StrozziPosition, "apply", generous)
        caught("test_the_array_engine_plays_by_the_rules", "money", STROZZI)
