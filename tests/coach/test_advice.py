"""A hint is never without a reason: where no tactic sets a move apart it is told in what it is ahead, if it is."""

from random import Random

import pytest

from scopa_gui.ai.player import Limit
from scopa_gui.ai.reasons import AHEAD, ALIKE
from scopa_gui.coach.judging.advice import AdviceQuestion, reason_ahead
from scopa_gui.coach.judging.verdict import Grade, Verdict
from scopa_gui.engine.moves import move_named
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.scoring.categories import PART_ORDER
from scopa_gui.engine.view import view_of
from scopa_gui.ui.words.reason_words import reason_words
from tests.games import GAMES


def verdict(lost, se, split):
    moves, losses = (move_named("RS"), move_named("7D")), (lost, se, 0.1, 0.01)
    return Verdict(*moves, *losses, Grade.MISTAKE, split, None, 0.0, is_exact=False, worlds=10)


def test_it_is_told_in_what_a_move_is_ahead_most():
    reason = reason_ahead(verdict(0.5, 0.1, {"carte": 0.11, "primiera": 0.42, "scope_for": -0.03}))
    assert (reason.key, PART_ORDER[reason.args["part"]], reason.args["hundredths"]) == (
        AHEAD,
        "primiera",
        42,
    )
    assert reason_words(reason) == (
        "It does more towards the primiera than the next best move: 0.42 points on average."
    )


def test_a_lead_within_its_errors_or_of_next_to_nothing_is_none():
    assert reason_ahead(verdict(0.5, 0.26, {"carte": 0.5})).key == ALIKE
    assert reason_ahead(verdict(0.04, 0.0, {"carte": 0.04})).key == ALIKE
    assert reason_ahead(verdict(-0.3, 0.1, {"carte": -0.3})).key == ALIKE
    assert reason_ahead(verdict(0.5, 0.24, {"carte": 0.5})).key == AHEAD


@pytest.mark.parametrize(
    ("part", "words"),
    [
        ("scope_for", "On average it makes 0.25 more scopas than the next best move."),
        ("scope_against", "On average it gives the others 0.25 fewer scopas than the next best move."),
        ("denari", "It does more towards the point for coins than the next best move: 0.25 points on average."),
        ("cappotto", "It does more towards the cappotto than the next best move: 0.25 points on average."),
    ],
)
def test_every_part_has_its_sentence(part, words):
    assert reason_words(reason_ahead(verdict(0.5, 0.1, {part: 0.25}))) == words


@pytest.mark.rotating
@pytest.mark.parametrize("name", ["scopa 2", "scopone_scientifico 4", "escoba 2", "scopa_dassi 2"])
def test_no_hint_is_without_a_reason(name):
    keys = set()
    for seed in range(1):
        rng = Random(seed)
        position = deal_smazzata(GAMES[name], rng)
        while not position.is_over:
            view = view_of(position, position.turn)
            (choice,) = AdviceQuestion(view, Limit(iterations=60), str(seed)).answers(None, 0)
            assert choice.reasons
            keys.add(choice.reasons[0].key)
            position = position.play(choice.move)
    assert keys & {AHEAD, ALIKE}
