"""How a smazzata is played stands once: everybody who plays agrees with the engine, for every value of every option."""

import pytest

from scopa_gui.engine.rules import CHOICES
from tests.engine.test_against_the_slow_one import check_smazzata
from tests.play_law import PLAY, check, smazzate_where_it_matters

SMAZZATE = 4
"""So many for each value, in which another value would have made a difference."""
VALUES = [(option, value) for option in PLAY for value in CHOICES[option]]


@pytest.mark.rotating
@pytest.mark.parametrize(("option", "value"), VALUES, ids=str)
def test_everybody_who_plays_agrees_with_the_engine(option, value):
    told = smazzate_where_it_matters(option, value, SMAZZATE)
    assert len(told) == SMAZZATE, "nothing shows this value"
    for rules, seed in told:
        assert getattr(rules, option) == value
        check(rules, seed)
    rules, seed = told[0]
    check_smazzata({**rules.as_dict(), "sides": rules.sides}, seed)
