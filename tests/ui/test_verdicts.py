"""Verdicts in words."""

from scopa_gui.coach.lostcards import CARDS_LOST
from scopa_gui.coach.verdict import Cause
from scopa_gui.ui.verdicts import cause_sentence
from tests.ai.conftest import cards


def test_cards_that_get_lost_are_named():
    words = cause_sentence(Cause(CARDS_LOST, "denari", {"cards": cards("7D 6D"), "percent": 21}), "french")
    assert words == "What the better move brings home more often: 6 of diamonds, 7 of diamonds."
