"""The judge: grades, splits that sum, causes that are true, the same verdict for the same seed."""

from dataclasses import replace
from random import Random
from types import SimpleNamespace

import numpy as np
import pytest

from scopa_gui.ai.player import Limit
from scopa_gui.ai.search.appraisal import Appraisal
from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.coach.judging import judge as judging
from scopa_gui.coach.judging.causes import cause_by_cards
from scopa_gui.coach.judging.judge import judge
from scopa_gui.coach.judging.verdict import (
    CARDS_LOST,
    COUNTED,
    LATER,
    Cause,
    Grade,
    Reading,
    Verdict,
    grade_of,
    may_matter,
)
from scopa_gui.engine.cards import card_named, name_of
from scopa_gui.engine.moves import move_named
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import view_of
from tests.ai.conftest import cards, played, view_by_hand

LIMIT = Limit(iterations=3000)
OTHERS = "FB CB 2C 4S 5B 6C"


@pytest.mark.parametrize(
    ("win_lost", "win_se", "lost", "se", "grade"),
    [
        (0.0, 0.0, 0.0, 0.0, Grade.BEST),
        (0.03, 0.02, 0.3, 0.2, Grade.BEST),
        (0.01, 0.001, 0.2, 0.02, Grade.INACCURACY),
        (0.005, 0.001, 0.16, 0.02, Grade.INACCURACY),
        (0.0049, 0.001, 0.2, 0.02, Grade.GOOD),
        (0.01, 0.001, 0.15, 0.02, Grade.GOOD),
        (0.01, 0.001, 0.2, 0.1, Grade.GOOD),
        (0.03, 0.001, 0.4, 0.02, Grade.INACCURACY),
        (0.06, 0.001, 0.4, 0.02, Grade.MISTAKE),
        (0.12, 0.001, 1.0, 0.02, Grade.BLUNDER),
        (0.25, 0.001, 2.0, 0.02, Grade.DISASTER),
        (0.25, 0.2, 2.0, 0.02, Grade.GOOD),
        (0.041, 0.02, 0.3, 0.2, Grade.INACCURACY),
        (0.0, 0.0, 0.41, 0.2, Grade.GOOD),
    ],
)
def test_a_loss_has_its_grade_only_when_it_is_sure(win_lost, win_se, lost, se, grade):
    assert grade_of(win_lost, win_se, lost, se) is grade


@pytest.mark.parametrize(
    ("least", "grade"), [(0.02, Grade.INACCURACY), (0.05, Grade.MISTAKE), (0.10, Grade.BLUNDER), (0.20, Grade.DISASTER)]
)
def test_a_grade_begins_at_its_threshold_and_only_where_the_loss_is_more_than_its_error(least, grade):
    assert grade_of(least, 0.001, 0.1, 0.01) is grade
    assert grade_of(least - 1e-6, 0.001, 0.1, 0.01) is Grade(grade - 1)
    assert grade_of(least, least / 2, 1.0, 0.01) is Grade.GOOD
    assert grade_of(least, least / 2, 1.0, 0.5) is Grade.BEST


def test_what_the_last_digit_of_a_figure_leaves_is_no_loss():
    assert grade_of(1e-9, 0.0, 0.0, 0.0) is grade_of(0.0, 0.0, 1e-9, 0.0) is Grade.BEST
    assert grade_of(2e-9, 0.0, 0.0, 0.0) is grade_of(0.0, 0.0, 2e-9, 0.0) is Grade.GOOD


@pytest.mark.parametrize(("by_match", "least"), [(True, 0.02), (False, 0.15)])
def test_what_may_matter_begins_at_an_inaccuracy_or_a_seventh_of_a_point(by_match, least):
    assert may_matter(least, 0.0, by_match=by_match)
    assert not may_matter(least - 1e-6, 0.0, by_match=by_match)
    assert may_matter(0.0, least / 2, by_match=by_match)


def test_the_numbers_of_the_grades_are_those_that_the_files_of_the_player_keep():
    assert {grade.name: grade.value for grade in Grade} == {
        "BEST": 0,
        "GOOD": 1,
        "INACCURACY": 2,
        "MISTAKE": 3,
        "BLUNDER": 4,
        "DISASTER": 5,
    }


def test_a_scopa_given_away_is_the_cause_and_says_with_which_cards():
    view = view_by_hand("2D RS CS", "4S", unseen="6B 6C 6D FB 7S FD 3B 7C CB")
    verdict = judge(view, move_named("2D"), LIMIT, Random(1))
    assert verdict.grade >= Grade.INACCURACY
    assert verdict.cause is not None
    assert (verdict.cause.tactic, verdict.cause.part) == ("gives_scopa", "scope_against")
    assert verdict.cause.args["cards"] == cards("6B 6C 6D")
    assert verdict.cause.args["count"] == 3


def test_a_scopa_not_made_is_the_cause():
    view = view_by_hand("6D RS", "6S", unseen=OTHERS)
    verdict = judge(view, move_named("RS"), LIMIT, Random(1))
    assert verdict.best.card == card_named("6D")
    assert verdict.cause is not None
    assert verdict.cause.tactic == "makes_scopa"
    assert verdict.split["scope_for"] > 0.5


@pytest.mark.rotating
@pytest.mark.parametrize(
    ("key", "players"), [("scopa", 2), ("scopone_scientifico", 4), ("escoba", 2), ("scopa", 3), ("scopa_dassi", 4)]
)
def test_the_split_sums_to_the_loss_and_the_verdict_is_repeatable(key, players):
    rules = VARIANTS[key].rules_by_players[players]
    for moves in (2, 13, 30):
        position = played(rules, Random(moves), moves)
        view = view_of(position, position.turn)
        move = view.legal_moves()[-1]
        verdict = judge(view, move, LIMIT, Random(7))
        assert sum(verdict.split.values()) == pytest.approx(verdict.lost, abs=2e-3)
        assert verdict.lost >= -1e-6 or verdict.win_lost >= 0
        again = judge(view, move, LIMIT, Random(7))
        assert (again.lost, again.split, again.grade) == (verdict.lost, verdict.split, verdict.grade)


def test_the_last_deal_for_two_is_judged_exactly():
    rules = VARIANTS["scopa_in_due"].rules
    position = played(rules, Random(4), 31)
    view = view_of(position, position.turn)
    for move in view.legal_moves():
        verdict = judge(view, move, LIMIT, Random(1))
        assert verdict.is_exact
        assert verdict.se == 0


def test_where_no_tactic_speaks_the_cause_is_the_cards_that_come_home_oftener(monkeypatch):
    monkeypatch.setattr("scopa_gui.coach.judging.judge.cause_of", lambda *asked: None)
    seen = "2D 4D 6D 2B 4B 6B 2S 3S 4C 5C"
    view = view_by_hand("7C RS 3C", "7D 2C", mine=seen, unseen="7S 7B FC FD 6S 6C AS AB AD")
    verdict = judge(view, move_named("RS"), LIMIT, Random(1))
    assert verdict.best == move_named("7C=7D")
    assert verdict.grade >= Grade.INACCURACY
    assert verdict.cause is not None
    assert verdict.cause.tactic == COUNTED
    assert verdict.cause.args["cards"] & cards("7D")


def test_cards_are_told_of_where_they_count_and_only_when_they_come_home_oftener():
    facts = facts_of(view_by_hand("7C RS", "7D 2B", unseen="RC FB 6D 4S"))
    oftener = {card_named("7D"): 0.6, card_named("6D"): 0.5, card_named("RS"): 0.4, card_named("2B"): -0.3}

    def told(split):
        return cause_by_cards(facts, split, lambda card: oftener.get(card, 0.01))

    assert told({"settebello": 0.5, "scope_against": 0.6}).args == {"cards": cards("7D"), "percent": 60, "sure": 0}
    assert told({"settebello": 0.5, "scope_against": 0.9}) is None, "the longest part are scope"
    assert told({"denari": 0.5, "carte": 0.1}).args["cards"] & ~cards("7D 6D") == 0
    assert told({"scope_against": 0.9, "denari": -0.2}) is None
    assert cause_by_cards(facts, {"carte": 0.3}, lambda card: 0.01) is None
    assert cause_by_cards(facts, {"carte": 0.0}, lambda card: 0.5) is None, "nothing is lost there"


def test_for_most_cards_any_will_do_so_that_none_is_told_of_by_name_before_the_last_ones():
    facts = facts_of(view_by_hand("7C RS", "7D 2B"))
    assert cause_by_cards(facts, {"carte": 0.5}, lambda card: 0.5) is None
    assert cause_by_cards(facts, {"carte": 0.5, "denari": 0.45}, lambda card: 0.5).part == "denari"
    few = facts_of(view_by_hand("7C RS", "7D 2B", unseen="RC FB 6D 4S"))
    assert cause_by_cards(few, {"carte": 0.5}, lambda card: 0.5).part == "carte"


def test_the_card_that_is_worth_more_is_told_of_rather_than_one_that_comes_home_a_little_oftener():
    view = view_by_hand("7C RS", "7D 2B", unseen="RC FB 6D 4S")
    facts = SimpleNamespace(view=view, worth_of={**dict.fromkeys(range(40), 0.25), card_named("7D"): 1.0})
    gains = {card_named("7D"): 0.5, card_named("6D"): 0.6}
    cause = cause_by_cards(facts, {"denari": 0.5}, lambda card: gains.get(card, 0.0))
    assert cause.args == {"cards": cards("7D"), "percent": 50, "sure": 0}


@pytest.mark.parametrize(
    ("split", "part"),
    [
        ({"carte": 0.304, "primiera": 0.296, "denari": 0.3, "settebello": 0.3}, "settebello"),
        ({"carte": 0.304, "denari": 0.296}, "denari"),
        ({"carte": 0.31, "denari": 0.2, "settebello": 0.2}, "carte"),
        ({"settebello": 0.2, "primiera": 0.3}, "primiera"),
        ({"settebello": -0.2, "carte": 0.8, "scope_for": 0.9}, "carte"),
    ],
)
def test_the_part_in_which_most_is_lost_is_named_and_of_equal_ones_that_with_the_fewest_cards(split, part):
    facts = facts_of(view_by_hand("7C RS", "7D 2B", unseen="RC FB 6D 4S"))
    assert cause_by_cards(facts, split, lambda card: 0.5).part == part


@pytest.mark.parametrize(
    ("gains", "cards_told", "percent"),
    [
        ({"7D": 1.0, "6D": 0.9, "5D": 0.8, "4D": 0.7}, "7D 6D 5D", 100),
        ({"7D": 0.6, "6D": 0.3, "5D": 0.29}, "7D 6D", 60),
        ({"3D": 0.05, "2D": 0.049}, "3D", 5),
        ({"7D": 0.6, "RS": 0.9}, "7D", 60),
    ],
)
def test_the_cards_that_count_most_are_told_three_at_most_and_none_of_less_than_half_the_first(
    gains, cards_told, percent
):
    view = view_by_hand("7C RS", "7D 2B", unseen="RC FB 6D 4S")
    facts = SimpleNamespace(view=view, worth_of=dict.fromkeys(range(40), 0.5))
    cause = cause_by_cards(facts, {"denari": 0.5}, lambda card: gains.get(name_of(card), 0.0))
    assert cause.args == {"cards": cards(cards_told), "percent": percent, "sure": 0}
    facts.worth_of = dict.fromkeys(range(40), 0.0)
    assert cause_by_cards(facts, {"denari": 0.5}, lambda card: 1.0) is None, "what is worth nothing is not told of"


def test_a_less_clear_tactic_is_the_cause_where_neither_a_clear_one_nor_cards_are(monkeypatch):
    """What is asked, in order; each answers only when the one before it had none."""
    found, asked = {}, []

    def cause_of(facts, best, move, split, telling=1.0):
        asked.append((facts.view, str(best), str(move), split, telling))
        return found.get(telling)

    def cause_by_cards(facts, split, oftener):
        asked.append((facts.view, split, oftener("7D")))
        return found.get("cards")

    monkeypatch.setattr(judging, "cause_of", cause_of)
    monkeypatch.setattr(judging, "cause_by_cards", cause_by_cards)
    view = view_by_hand("7C RS 3C", "7D 2C", unseen="7S 7B FC FD 6S 6C AS AB AD")
    moves, split = ("7C=7D", "RS"), {"carte": 0.5}
    appraised = SimpleNamespace(
        moves=tuple(map(move_named, moves)), captured_share=lambda place, card: (0.75, 0.5)[place]
    )
    order = [(view, *moves, split, 1.0), (view, split, 0.25), (view, *moves, split, 0.0)]
    assert judging._cause(view, appraised, (0, 1), split) == Cause(LATER, "carte"), "where it shows is always known"
    assert asked == order
    for place, telling in ((2, 0.0), (1, "cards"), (0, 1.0)):
        asked.clear()
        found[telling] = Cause(f"by {telling}", "carte")
        assert judging._cause(view, appraised, (0, 1), split) == found[telling]
        assert asked == order[: place + 1]


@pytest.mark.parametrize(("lost", "grade", "asked"), [(0.1, Grade.GOOD, False), (3.0, Grade.DISASTER, True)])
def test_a_verdict_has_the_figures_of_its_two_moves_and_a_cause_only_where_much_is_lost(
    monkeypatch, lost, grade, asked
):
    monkeypatch.setattr(judging, "_cause", lambda view, found, places, split: places)
    best, move = move_named("7C=7D"), move_named("RS")
    points = np.array([[1.0 - lost, 2.0 - lost], [1.0, 2.0]], np.float32)
    wins = points / 10
    weights = np.array([0.25, 0.75], np.float32)
    found = Appraisal((move, best), points, wins, {"carte": points}, None, weights, 0 * weights, by_match=False)
    verdict = judging.verdict_of(None, move, found)
    assert (verdict.move, verdict.best, verdict.grade, verdict.is_exact, verdict.worlds) == (move, best, grade, True, 2)
    assert (verdict.lost, verdict.win_lost, verdict.worth) == pytest.approx((lost, lost / 10, 1.75))
    assert (verdict.se, verdict.win_se, verdict.split) == (0.0, 0.0, {"carte": pytest.approx(lost)})
    assert verdict.cause == ((1, 0) if asked else None)


@pytest.mark.parametrize(
    ("apart", "by_match", "is_settled"),
    [
        ([0.1, -0.1], False, True),
        ([0.3, -0.3], False, False),
        ([0.2, 0.2], False, True),
        ([0.01, -0.01], True, True),
        ([0.1, -0.1], True, False),
    ],
)
def test_a_move_is_the_best_for_certain_only_where_no_other_may_be_better_by_what_matters(apart, by_match, is_settled):
    best, other = move_named("7C=7D"), move_named("RS")
    values = np.zeros((2, 200), np.float32)
    values[0] = np.tile(np.array(apart, np.float32) * 10, 100)
    neither = np.zeros((2, 200), np.float32)
    points, wins = (neither, values) if by_match else (values, neither)
    weights = np.full(200, 1 / 200, np.float32)
    found = Appraisal((best, other), points, wins, {}, None, weights, weights**2, by_match=by_match)
    verdict = judging.verdict_of(None, best, found)
    assert (verdict.grade, verdict.is_settled) == (Grade.BEST, is_settled)


@pytest.mark.parametrize(
    ("unseen", "counts", "oftener", "sure"),
    [
        ("RC FB", (2, 0, 0), 1.0, 1),
        ("RC FB", (1, 1, 0), 1.0, 0),
        ("RC FB", (2, 0, 0), 0.6, 0),
        ("RC FB", (2, 0, 0), 0.99, 0),
        ("RC FB 6D 4S", (2, 2, 0), 1.0, 0),
    ],
)
def test_only_where_every_card_is_known_it_can_be_counted_out(unseen, counts, oftener, sure):
    facts = facts_of(view_by_hand("7C RS", "7D 2B", unseen=unseen, counts=counts))
    cause = cause_by_cards(facts, {"settebello": 0.5}, lambda card: oftener)
    assert (cause.tactic, cause.args["sure"]) == (COUNTED, sure)


def test_while_too_much_is_hidden_to_count_it_out_the_cards_are_lost():
    facts = facts_of(view_by_hand("7C RS 3C 4C 5C", "7D 2B"))
    assert cause_by_cards(facts, {"settebello": 0.5}, lambda card: 0.5).tactic == CARDS_LOST


@pytest.mark.parametrize(("limit", "is_read"), [(Limit(seconds=1.0), False), (LIMIT, True), (Limit(), True)])
def test_what_a_fault_was_read_from_is_looked_for_where_no_seconds_are_set(monkeypatch, limit, is_read):
    view, move = view_by_hand("6D RS", "6S", unseen=OTHERS), move_named("RS")
    verdict = Verdict(move, move, 0.0, 0.0, 0.0, 0.0, Grade.BEST, {}, None, 1.0, False, 9)
    reading = Reading(1, move, 3, is_likelier=True)
    monkeypatch.setattr(judging, "appraisal_of", lambda *given: given)
    monkeypatch.setattr(judging, "verdict_of", lambda *given: verdict if given == (view, move, asked) else None)
    monkeypatch.setattr(judging, "reading_behind", lambda *given: reading if given == (view, verdict, rng) else None)
    rng = Random(1)
    asked = view, (move,), limit, rng
    assert judge(view, move, limit, rng) == replace(verdict, reading=reading if is_read else None)


def test_of_the_time_something_is_kept_back_for_the_cause_and_without_a_limit_the_usual_is_done(monkeypatch):
    monkeypatch.setattr(judging, "Budget", lambda limit, usual, *, keeps_back: (limit, usual, keeps_back))
    monkeypatch.setattr(judging, "appraisal_for_judge", lambda *given: given)
    view = SimpleNamespace(stock=3)
    found = judging.appraisal_of(view, ("move",), LIMIT, "rng")
    assert found == (view, ("move",), (LIMIT, judging.USUAL_PLAYOUTS, True), "rng")


def test_what_is_not_legal_is_refused():
    view = view_by_hand("6D RS", "6S", unseen=OTHERS)
    with pytest.raises(ValueError, match="legal"):
        judge(view, move_named("5C"), LIMIT, Random(1))
