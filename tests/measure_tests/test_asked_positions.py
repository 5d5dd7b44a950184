"""Both judges agree with the teacher on what the lessons ask."""

import pytest

from scopa_gui.coach.lessons.curriculum import BY_KEY
from tests.measure.second_judge.asked_positions import asked, judged, names

pytestmark = pytest.mark.whole

SOLVED = [
    f"{key}.{ask.name}"
    for key, lesson in BY_KEY.items()
    for ask, view in asked(lesson)
    if not view.stock and view.rules.players == 2
]
"""Questions on last cards that whoever has counted knows: at once solved."""


@pytest.mark.parametrize("name", SOLVED)
def test_both_judges_agree_with_the_teacher_on_the_last_cards(name):
    found = judged(name)
    assert found.way == "exact"
    assert found.faults() == []


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(set(names()) - set(SOLVED)))
def test_both_judges_agree_with_the_teacher(name):
    assert judged(name).faults() == []
