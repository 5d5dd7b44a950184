"""Verdicts in words."""

from dataclasses import replace

import pytest

from scopa_gui.ai.reasons import FREE, Reason
from scopa_gui.ai.tactics.registry import REASON_KINDS, TACTICS
from scopa_gui.coach.judging.causes import COSTS
from scopa_gui.coach.judging.verdict import CARDS_LOST, COUNTED, Cause, Grade, Verdict
from scopa_gui.engine.moves import Move
from scopa_gui.ui.words import translation
from scopa_gui.ui.words.reason_words import look_words, reason_words
from scopa_gui.ui.words.sides import partner_of
from scopa_gui.ui.words.verdicts import (
    cause_sentence,
    grade_words,
    loss_words,
    part_name,
    warning_sentence,
)
from tests.ai.conftest import cards


def test_cards_that_get_lost_are_named():
    translation.use_deck("french")
    words = cause_sentence(Cause(CARDS_LOST, "denari", {"cards": cards("7D 6D"), "percent": 21}))
    assert words == "The better move more often brings home the 6 of diamonds and the 7 of diamonds."


def test_near_the_end_it_is_counted_out_only_where_nothing_is_left_to_chance():
    said = [
        cause_sentence(Cause(COUNTED, "denari", {"cards": cards("7D"), "percent": 90, "sure": sure})) for sure in (0, 1)
    ]
    assert said == [
        "This close to the end the better move more often brings home the 7 of coins.",
        "This close to the end everything can be counted: the better move brings home the 7 of coins.",
    ]


def test_a_mistake_of_somebody_else_is_told_without_speaking_to_me():
    translation.use_deck("french")
    for tactic in (*(tactic.name for tactic in TACTICS), CARDS_LOST, COUNTED):
        cause = Cause(tactic, "carte", {"cards": 1 << 6, "count": 2, "percent": 9, "rank": 7})
        words = cause_sentence(cause, name="Rosa")
        assert words.endswith(".")
        assert not {"{", "you", "your"} & set(words.replace(",", " ").replace(".", " ").split())


def test_every_tactic_and_every_part_has_words():
    translation.use_deck("french")
    for tactic in TACTICS:
        words = cause_sentence(Cause(tactic.name, "carte", {"cards": 1 << 6, "count": 2, "percent": 9, "rank": 7}))
        assert words.endswith(".")
        assert "{" not in words
    assert all(part_name(part) for part in COSTS)


def test_what_a_move_costs_is_said_in_points():
    lost = Verdict(
        Move(0), Move(1), 2.0, 0.1, 0.1, 0.01, Grade.BLUNDER, {"carte": 2.0}, None, 0.0, is_exact=False, worlds=10
    )
    assert loss_words(lost) == "It costs 2.0 points."
    best = replace(lost, lost=0.0, grade=Grade.BEST)
    assert (grade_words(best), loss_words(best)) == ("The best move", "It costs nothing.")


def test_a_move_that_may_be_worse_by_what_matters_is_not_called_the_best():
    hazy = Verdict(Move(0), Move(0), 0.0, 0.0, 0.0, 0.0, Grade.BEST, {}, None, 0.0, False, 10, is_settled=False)
    assert grade_words(hazy) == "Nothing clearly better"
    assert loss_words(hazy) == "There is no telling whether it costs anything."
    worse = replace(hazy, grade=Grade.BLUNDER, lost=2.0)
    assert (grade_words(worse), loss_words(worse)) == ("A blunder", "It costs 2.0 points.")


@pytest.mark.parametrize(("language", "stranger"), [("en", "partner"), ("it", "compagno"), ("de", "partner")])
def test_a_partner_that_is_known_is_called_by_name(make_context, language, stranger):
    make_context(language=language)

    def told(partner):
        causes = [
            Cause(tactic.name, "carte", {"cards": 1 << 6, "count": 2, "percent": 9, "rank": 7}) for tactic in TACTICS
        ]
        kinds = [Reason(key, {"cards": 1 << 6, "count": 2, "rank": 7}) for key in (*REASON_KINDS, *FREE)]
        verdicts = [
            Verdict(
                Move(0),
                Move(1),
                2.0,
                0.1,
                0.1,
                0.01,
                Grade.BLUNDER,
                {"carte": 2.0},
                cause,
                0.0,
                is_exact=False,
                worlds=10,
            )
            for cause in causes
        ]
        yield from (cause_sentence(cause, partner) for cause in causes)
        yield from (cause_sentence(cause, partner, "Rosa") for cause in causes)
        yield from (warning_sentence(verdict, partner) for verdict in verdicts)
        yield from (reason_words(kind, partner) for kind in kinds)
        yield from (reason_words(kind, partner, "Rosa") for kind in kinds)
        yield from (look_words(kind, (), partner) for kind in kinds)

    named = list(told("Carmela"))
    assert not any(stranger in words.lower() or "{" in words for words in named)
    apart = [(words, plain) for words, plain in zip(named, told(""), strict=True) if words != plain]
    assert len(apart) == 18
    assert all("Carmela" in words and stranger in plain.lower() for words, plain in apart)


def test_whose_name_a_partner_has():
    names = ("You", "Gennaro", "Carmela", "Don Ciro")
    assert [partner_of(names, seat, 2) for seat in range(4)] == ["Carmela", "Don Ciro", "", "Gennaro"]
    assert partner_of(names, 0, 4) == partner_of((*names, "Rosa", "Pierino"), 0, 2) == partner_of(names[:2], 0, 2) == ""
    assert partner_of((*names, "Rosa", "Pierino"), 1, 3) == "Rosa"
