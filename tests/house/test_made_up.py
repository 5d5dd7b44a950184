"""A category and a primiera that nobody has heard of: everybody who counts is right about them or says that he is not.

They are put into the registry as a new rule would be; the rules of a match to 13 play for them.
"""

from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from scopa_gui.ai.endgame.end_states import ground_of
from scopa_gui.ai.endgame.solver_over_worlds import can_solve
from scopa_gui.ai.levels import player_of
from scopa_gui.ai.player import Limit
from scopa_gui.ai.reference.random_smazzata import RandomSmazzate
from scopa_gui.ai.value import deal_value, expected_points
from scopa_gui.coach.judging.judge import judge
from scopa_gui.coach.memory.primiera_race import race_of
from scopa_gui.coach.review.refutation import refute
from scopa_gui.engine.cards import DECK, RANK_SETS, SUIT_SETS, Suit
from scopa_gui.engine.options import PrimieraMode
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.rules import CHOICES, Rules
from scopa_gui.engine.scoring.award_reasons import AwardReason, Because, paid_of
from scopa_gui.engine.scoring.categories import LAWS, Category, CategoryLaw
from scopa_gui.engine.scoring.counting import (
    Counted,
    CountingRule,
    EachCard,
    Majority,
    Whole,
    counted_for_best,
)
from scopa_gui.engine.scoring.primiera import PRIMIERA, ByRanks, PrimieraComparison, primiera_sum
from scopa_gui.engine.scoring.sheet import award_reason, score
from scopa_gui.engine.scoring.usual_count import is_usual
from scopa_gui.engine.view import view_of
from scopa_gui.store import program_texts
from scopa_gui.ui.words.count_sentences import category_name, sentence_of
from scopa_gui.ui.words.rule_chips import rules_chips
from scopa_gui.ui.words.rule_words import OptionTexts
from scopa_gui.ui.words.sides import Sides
from scopa_gui.ui.words.verdicts import part_name
from tests.one_law import check_endings, check_piles, left_of, random_piles
from tests.solved import worths

PLAYED = 13
"""The target of the rules that play for what is made up."""


class FewestCards(CountingRule):
    """A way of counting that nobody knows by name."""

    among = DECK
    of_piles = True

    def count(self, rules, stake, piles, scope):
        values = tuple(-pile.bit_count() for pile in piles)
        return counted_for_best(rules, stake, values, values, piles)

    def reason(self, rules, piles, counted):
        return AwardReason(Because.MORE, paid_of(counted.points))


class ThirdScopa(CountingRule):
    """Points that more than the piles decide."""

    among = 0

    def count(self, rules, stake, piles, scope):
        points = tuple(stake * (made >= 3) for made in scope)
        return Counted(points, scope, (0,) * len(piles), None)

    def reason(self, rules, piles, counted):
        return AwardReason(Because.EACH_ONE, paid_of(counted.points))


class RedSuits(PrimieraComparison):
    """A primiera of two suits only."""

    def key(self, pile):
        return (primiera_sum(pile & (SUIT_SETS[Suit.DENARI] | SUIT_SETS[Suit.COPPE])),)

    def reason(self, piles, winner, rival, paid):
        return AwardReason(Because.MORE, paid)


CATEGORIES = {
    "most cups": (1, Majority(SUIT_SETS[Suit.COPPE])),
    "all aces": (2, Whole(RANK_SETS[1])),
    "every king": (3, EachCard(RANK_SETS[10])),
    "fewest cards": (1, FewestCards()),
    "third scopa": (2, ThirdScopa()),
}
MODES = {"sevens and fives": ByRanks((7, 5)), "kings": ByRanks((10,)), "red suits": RedSuits()}


def enlarge(monkeypatch, enum, text):
    """A member more for an enumeration of texts, until the test is over."""
    member = str.__new__(enum, text)
    member._name_, member._value_ = text.upper(), text
    monkeypatch.setitem(enum._member_map_, member._name_, member)
    monkeypatch.setitem(enum._value2member_map_, text, member)
    monkeypatch.setattr(enum, "_member_names_", [*enum._member_names_, member._name_])
    return member


@pytest.fixture(autouse=True)
def anew() -> Iterator[None]:
    """What is remembered of rules is forgotten: equal ones play for something else in every test."""
    for remembered in (ground_of, deal_value.redeal_of):
        remembered.cache_clear()
    yield
    for remembered in (ground_of, deal_value.redeal_of):
        remembered.cache_clear()


@pytest.fixture(params=CATEGORIES)
def category(request, monkeypatch) -> Iterator[Category]:
    stake, counting = CATEGORIES[request.param]
    member = enlarge(monkeypatch, Category, "made_up")
    monkeypatch.setitem(LAWS, member, CategoryLaw(lambda rules: stake * (rules.target == PLAYED), counting))
    return member


@pytest.fixture(params=MODES)
def mode(request, monkeypatch) -> Iterator[PrimieraMode]:
    member = enlarge(monkeypatch, PrimieraMode, "made_up")
    monkeypatch.setitem(PRIMIERA, member, MODES[request.param])
    monkeypatch.setitem(CHOICES, "primiera", (*CHOICES["primiera"], member))
    return member


def rules_with(rng, **options):
    """Rules that play for what is made up."""
    players = rng.choice((2, 2, 3, 4))
    return Rules(players=players, target=PLAYED, napola=rng.choice(("off", "run")), **options)


def piles_for(rng, rules):
    return [random_piles(rng, rules.sides, is_whole=rng.random() < 0.5) for _ in range(12)]


def test_a_made_up_category_is_counted_and_estimated_by_all(category):
    rng = Random(category)
    for _ in range(12):
        rules = rules_with(rng)
        check_piles(rules, piles_for(rng, rules), rng)
        assert not is_usual(rules)
        assert not RandomSmazzate(rules).is_usual


def test_a_made_up_category_is_solved_or_refused(category):
    rng, rules = Random(2), Rules(target=PLAYED)
    position = last_cards(rules, rng)
    if LAWS[category].counting.of_piles:
        check_endings(rules, rng, 10)
        assert can_solve(view_of(position, position.turn))
    else:
        assert not can_solve(view_of(position, position.turn))
        with pytest.raises(ValueError, match="piles and single scope"):
            worths(position)


@pytest.mark.rotating
def test_the_judge_splits_a_loss_by_a_made_up_category_too(category):
    rng, rules = Random(3), Rules(target=PLAYED)
    for left in (4, 14):
        position = last_cards(rules, rng, left)
        view = view_of(position, position.turn)
        verdict = judge(view, view.legal_moves()[0], Limit(iterations=60), Random(1))
        assert category.value in verdict.split
        assert sum(verdict.split.values()) == pytest.approx(verdict.lost, abs=1e-3)


@pytest.mark.rotating
def test_the_maestro_and_who_refutes_a_move_count_a_made_up_category(category):
    position = last_cards(Rules(target=PLAYED), Random(5), 5)
    view = view_of(position, position.turn)
    moves = view.legal_moves()
    assert player_of("maestro").choose(view, Limit(iterations=60), Random(1)).move in moves
    found = [refute(view, answer, move, "1") for answer, move in permutations(moves, 2)]
    lines = [line for refutation in found if refutation for line in (refutation.wrong, refutation.better)]
    assert lines
    for line in lines:
        assert category.value in line.parts


def test_there_are_no_words_for_a_made_up_category_but_none_of_another_one_either(category):
    sheet = score(Rules(target=PLAYED), (RANK_SETS[1] | RANK_SETS[10], SUIT_SETS[Suit.COPPE]), (3, 0))
    award = sheet.award(category)
    for tell in (
        lambda: category_name(category),
        lambda: part_name(category.value),
        lambda: sentence_of(category, award_reason(sheet, award), award.points, Sides(("You", "Rosa"))),
    ):
        with pytest.raises(KeyError):
            tell()


def test_a_made_up_primiera_is_counted_and_estimated_by_all(mode):
    rng = Random(mode)
    for _ in range(12):
        rules = rules_with(rng, primiera=mode)
        check_piles(rules, piles_for(rng, rules), rng)
        assert not is_usual(rules)
    check_endings(Rules(primiera=mode), rng, 15)


def test_the_race_for_a_made_up_primiera_ends_with_its_winner(mode):
    rng, rules = Random(5), Rules(primiera=mode)
    for _ in range(20):
        position = deal_smazzata(rules, rng)
        while not position.is_over:
            position = position.play_unchecked(rng.choice(position.legal_moves()))
        sheet = score(rules, position.piles, position.scope)
        race = race_of(view_of(position, 0))
        assert race.decided == sheet.award(Category.PRIMIERA).winner


def test_the_words_of_a_made_up_primiera_are_missed(mode):
    assert program_texts.load("options", OptionTexts).mistaken() == {"primiera.made_up"}
    assert "Made up" in [label for label, _sentence in rules_chips(Rules(primiera=mode))]
    sheet = score(Rules(primiera=mode), (RANK_SETS[7] | RANK_SETS[10], RANK_SETS[5]), (0, 0))
    award = sheet.award(Category.PRIMIERA)
    words = award.category, award_reason(sheet, award), award.points, Sides(("You", "Rosa"))
    if isinstance(PRIMIERA[mode], ByRanks):
        ranks = "Sevens" if PRIMIERA[mode] == ByRanks((7, 5)) else "Kings"
        assert sentence_of(*words) == f"{ranks}: 4 against 0: the point is yours."
    else:
        with pytest.raises(KeyError):
            sentence_of(*words)


def test_what_is_not_known_is_estimated_and_never_taken_for_nothing(category):
    rules, plain = Rules(target=PLAYED), Rules(target=11)
    differ = 0
    for seed in range(40):
        piles = random_piles(Random(seed), 2, is_whole=False)
        differ += expected_points.extras(rules, piles) != expected_points.extras(plain, piles)
    assert differ or not LAWS[category].counting.of_piles


def last_cards(rules, rng, left=4):
    """A position of a random smazzate with so many cards left, a scopa or two made."""
    while True:
        position = deal_smazzata(rules, rng)
        while left_of(position) > left:
            position = position.play_unchecked(rng.choice(position.legal_moves()))
        if not position.is_over and len(position.legal_moves()) > 1:
            return position
