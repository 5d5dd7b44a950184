"""Verdicts in words."""

from scopa_gui.ai.heuristic import TACTICS
from scopa_gui.coach.lostcards import CARDS_LOST
from scopa_gui.coach.verdict import Cause
from scopa_gui.ui.verdicts import cause_of_another, cause_sentence
from tests.ai.conftest import cards


def test_cards_that_get_lost_are_named():
    words = cause_sentence(Cause(CARDS_LOST, "denari", {"cards": cards("7D 6D"), "percent": 21}), "french")
    assert words == "What the better move brings home more often: 6 of diamonds, 7 of diamonds."


def test_a_mistake_of_somebody_else_is_told_without_speaking_to_me():
    for tactic in (*(tactic.name for tactic in TACTICS), CARDS_LOST):
        words = cause_of_another(Cause(tactic, "carte", {"cards": 1 << 6, "count": 2, "percent": 9, "rank": 7}), "french", "Rosa")
        assert words.endswith(".")
        assert not {"{", "you", "your"} & set(words.replace(",", " ").replace(".", " ").split())
