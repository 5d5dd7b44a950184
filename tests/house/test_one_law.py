"""The law of the count stands once: everybody who counts agrees with it, for every value of every option."""

from random import Random

import pytest

from scopa_gui.engine.options import PrimieraMode
from scopa_gui.engine.rules import CHOICES, OPTIONS, Rules
from scopa_gui.engine.scoring.categories import LAWS, Category
from scopa_gui.engine.scoring.primiera import PRIMIERA
from scopa_gui.engine.scoring.usual_count import NOT_OF_THE_COUNT, is_usual
from scopa_gui.engine.variants import VARIANTS
from tests.one_law import SCORING, check_endings, check_piles, random_piles, random_rules

VALUES = [(option, value) for option in SCORING for value in CHOICES[option]]


@pytest.mark.rotating
@pytest.mark.parametrize(("option", "value"), VALUES, ids=str)
def test_everybody_who_counts_agrees_with_the_engine(option, value):
    rng = Random(f"{option} {value}")
    for number in range(14):
        rules = random_rules(rng, **{option: value}) if number else Rules(**{option: value})
        check_piles(rules, [random_piles(rng, rules.sides, is_whole=rng.random() < 0.5) for _ in range(12)], rng)
        if rules.sides == 2:
            check_endings(rules, rng, 3)


def test_every_category_and_every_mode_has_its_law():
    assert list(LAWS) == list(Category)
    assert {*PRIMIERA, PrimieraMode.OFF} == set(PrimieraMode)


def test_the_fast_count_knows_options_by_name_and_takes_the_usual_games_only():
    assert set(OPTIONS) > NOT_OF_THE_COUNT
    unusual = {key for key, variant in VARIANTS.items() if not is_usual(variant.rules)}
    assert unusual == {"scopone_trentino", "scopa_speciale"}
    for option, value in VALUES:
        usual = option in ("primiera", "scopa_last") and value in ("complete_only", "suits_then_sum", "yes", "dealer")
        assert is_usual(Rules(**{option: value})) is (usual or value == CHOICES[option][0]), (option, value)
