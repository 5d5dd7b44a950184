"""Every decision has one sentence in every language, with the right cards, sides and numbers in it."""

from itertools import product
from random import Random

import pytest

from scopa_gui.engine.scoring.award_reasons import Because
from scopa_gui.engine.scoring.categories import Category
from scopa_gui.engine.scoring.primiera import PRIMIERA
from scopa_gui.engine.scoring.sheet import award_reason
from scopa_gui.store.paths import assets
from scopa_gui.ui.play.count.count_steps import count_of
from scopa_gui.ui.play.count.final_totals import outcome_sentence
from scopa_gui.ui.words import translation
from scopa_gui.ui.words.count_sentences import category_name, sentence_of
from scopa_gui.ui.words.sides import Sides
from tests.ui.count.sheets import random_piles, sheet


def said(counted, category, names=("You", "Rosa"), *, teams=False, deck="neapolitan"):
    translation.use_deck(deck)
    award = counted.award(category)
    return sentence_of(category, award_reason(counted, award), award.points, Sides(names, teams))


def test_who_gets_the_point_and_why():
    counted = sheet("7D 7C 6B 5S", "7B 7S AD AC 5B 2S")
    assert said(counted, Category.PRIMIERA) == "75 against 74: the point is yours; the 6 of batons made the difference."
    assert said(counted, Category.PRIMIERA, deck="french").endswith("the 6 of clubs made the difference.")
    assert said(counted, Category.PRIMIERA, ("Us", "Them"), teams=True).startswith("75 against 74: the point is ours")
    assert (
        said(counted, Category.CARTE)
        == "6 cards against 4: the point goes to Rosa. One card going the other way would have changed it."
    )
    assert said(counted, Category.CARTE, ("Us", "Them"), teams=True).startswith(
        "6 cards against 4: the point is theirs."
    )
    assert said(counted, Category.SETTEBELLO) == "The settebello, the 7 of coins: the point is yours."
    assert said(counted, Category.SCOPE) == "Nobody made a scopa."
    assert said(counted, Category.DENARI) == "Level at 1 coins: nobody gets the point."


def test_points_by_number():
    counted = sheet("AD 2D 3D 4D", "7C", napola="run")
    assert said(counted, Category.NAPOLA) == "From the ace to the 4 of coins without a gap: 4 points for you."


def test_counting_tells_what_was_level():
    counted = sheet("7D 7C 6D 6C 6B", "7B 7S 6S", primiera="counts")
    assert said(counted, Category.PRIMIERA) == "Sevens level; sixes: 3 against 1: the point is yours."


@pytest.mark.parametrize("language", translation.LANGUAGES)
def test_everything_that_can_happen_has_a_whole_sentence(language):
    translation.use(language, assets() / "locale")
    rng = Random(language)
    seen = set()
    names = ("You", "Rosa", "Tonio")
    for number, (mode, ties, sides) in enumerate(product(PRIMIERA, ("none", "each"), (2, 3))):
        for _ in range(40):
            counted = sheet(
                *random_piles(rng, sides, whole=rng.random() < 0.5),
                scope=tuple(rng.randrange(2) for _ in range(sides)),
                primiera=mode,
                ties=ties,
                re_bello=1,
                sette_tutti=1,
                napola="run",
                coin_points=1,
            )
            for award in counted.awards:
                decision = award_reason(counted, award)
                seen.add(decision.because)
                for deck in ("neapolitan", "french"):
                    translation.use_deck(deck)
                    sentence = sentence_of(
                        award.category, decision, award.points, Sides(names[:sides], bool(number % 2))
                    )
                    assert sentence.endswith(".")
                    assert not set("{}") & set(sentence), sentence
                    assert sentence[0] == sentence[0].upper()
                    assert "  " not in sentence
    assert seen == set(Because)


@pytest.mark.parametrize("language", translation.LANGUAGES)
def test_every_category_has_a_name_of_its_own(language):
    translation.use(language, assets() / "locale")
    for deck in ("neapolitan", "french"):
        translation.use_deck(deck)
        assert len({category_name(category) for category in Category}) == len(Category)


@pytest.mark.parametrize(
    ("rules", "before", "winner", "expected"),
    [
        ({}, (3, 4), None, "The match goes on, to 11."),
        ({}, (10, 3), 0, "You win the match!"),
        ({}, (3, 10), 1, "The match goes to Rosa."),
        (
            {"win": "by_two"},
            (12, 12),
            None,
            "The target is reached, but the winner needs a two-point lead: play goes on.",
        ),
        ({}, (12, 12), None, "The target is reached, but nobody is ahead: play goes on."),
        ({"win": "exceed"}, (9, 3), None, "Exactly 11 is not enough: play goes on."),
    ],
)
def test_the_last_sentence_says_how_the_match_stands(rules, before, winner, expected):
    counted = sheet("7D 2D", "7C 2C", **rules)
    assert counted.points[1] == 0
    assert outcome_sentence(count_of(counted, before, winner, 3), Sides(("You", "Rosa"))) == expected


def test_the_first_count_of_all_tells_what_a_smazzata_is():
    counted = count_of(sheet("7D 2D", "7C 2C"), (0, 0), None, 1)
    told = [outcome_sentence(counted, Sides(("You", "Rosa")), explains=explains) for explains in (True, False)]
    assert told == [
        "That was one round (a smazzata), with all forty cards. The match goes on, to 11.",
        "The match goes on, to 11.",
    ]
