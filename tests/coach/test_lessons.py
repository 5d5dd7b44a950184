"""The lessons: every position can be so, every move is legal, every answer is true; a rule decides alone."""

import pytest

from scopa_gui.coach.lessons.curriculum import BY_KEY, COURSE
from scopa_gui.coach.lessons.lesson import Ask, CountQuestion, Explain, LessonPiles
from scopa_gui.coach.lessons.lesson_progress import LessonProgress, start_of
from scopa_gui.coach.lessons.setting import cards
from scopa_gui.engine.cards import DECK, sum_of
from scopa_gui.engine.moves import move_named
from tests.coach.lesson_texts import texts_of

PARTS = [
    pytest.param(lesson, part, id=f"{lesson.key}-{number}")
    for lesson in COURSE
    for number, part in enumerate(lesson.parts)
]
ASKED = [
    pytest.param(lesson, step, id=f"{lesson.key}-{step.name}")
    for lesson in COURSE
    for step in lesson.steps()
    if isinstance(step, Ask)
]
SUBJECTS = {
    "taking",
    "traps",
    "scopa",
    "count",
    "primiera",
    "sevens",
    "eleven",
    "nobody",
    "anchor",
    "twice",
    "echo",
    "whirlwind",
    "paired",
    "spariglio",
    "paired_sevens",
    "endgame",
    "assi",
    "fifteen",
    "not_taken",
    "exact_eleven",
    "opening",
    "score",
    "napola",
    "re_bello",
    "cappotto",
    "escoba_dealer",
}


def walked(lesson, *, to=None, choose=lambda ask: ask.right[0]):
    """Walk through a lesson with right answers, up to a step; the session and everything that was shown."""
    session, shown = LessonProgress(lesson), []
    while True:
        shown += session.begin()
        if to is not None and session.step is to:
            return session, shown
        if isinstance(session.step, Ask):
            shown += session.answer(move_named(choose(session.step))).shown
        elif isinstance(session.step, CountQuestion):
            assert session.answer_count(session.counted).right
        if not session.on():
            assert session.is_last
            return session, shown


def test_every_subject_has_its_lesson():
    assert set(BY_KEY) == SUBJECTS
    assert len(BY_KEY) == len(COURSE)


@pytest.mark.parametrize(("lesson", "part"), PARTS)
def test_forty_cards_lie_where_they_can_lie(lesson, part):
    position = start_of(part)
    places = [*position.hands, position.table, sum(1 << card for card in position.stock), *position.piles]
    assert sum(place.bit_count() for place in places) == 40
    assert sum(places) == DECK
    if isinstance(part.setting, LessonPiles) or position.rules.capture != "sum" or position.rules.asso:
        return
    for pile in position.piles:
        assert sum_of(pile) % 2 == 0, "every capture takes as much as it is worth"
        assert pile.bit_count() != 1


@pytest.mark.parametrize("lesson", COURSE, ids=lambda lesson: lesson.key)
def test_a_lesson_explains_shows_or_asks_and_can_be_walked_to_its_end(lesson):
    kinds = {type(step) for step in lesson.steps()}
    assert Explain in kinds
    assert CountQuestion in kinds or Ask in kinds
    session, _shown = walked(lesson)
    assert session.is_last
    names = texts_of(lesson)
    assert len(names) == len(set(names))


@pytest.mark.parametrize("lesson", COURSE, ids=lambda lesson: lesson.key)
def test_whatever_right_answer_is_given_the_lesson_goes_on(lesson):
    most = max((len(step.right) for step in lesson.steps() if isinstance(step, Ask)), default=1)
    for number in range(most):
        walked(lesson, choose=lambda ask, number=number: ask.right[number % len(ask.right)])


@pytest.mark.parametrize("lesson", COURSE, ids=lambda lesson: lesson.key)
def test_it_is_the_pupils_turn_when_a_move_is_asked_and_what_is_lit_can_be_seen(lesson):
    for step in lesson.steps():
        session, _shown = walked(lesson, to=step)
        view = session.view
        if isinstance(step, Ask):
            assert view.turn == 0
            assert len(view.legal_moves()) > 1
        seen = view.hand | view.table | view.piles[0] | view.piles[1]
        assert cards(step.lit) & ~seen == 0, step.name


@pytest.mark.parametrize(("lesson", "ask"), ASKED)
def test_answers_are_legal_and_wrong_ones_change_nothing(lesson, ask):
    session, _shown = walked(lesson, to=ask)
    here = session.view
    legal = {str(move) for move in here.legal_moves()}
    assert set(ask.right) <= legal
    assert set(ask.wrong) <= legal
    assert not set(ask.right) & set(ask.wrong)
    for text in legal - set(ask.right):
        answered = session.answer(move_named(text))
        assert not answered.right
        assert answered.text in texts_of(lesson)
        assert session.view == here
        assert not session.is_answered
        if answered.shown:
            assert answered.shown[0].before == here
    assert session.answer(move_named(ask.right[-1])).right


def test_every_reply_that_is_told_as_a_scopa_is_one():
    """The texts of these say that somebody sweeps."""
    told = {
        "eleven.two",
        "eleven.ten_king",
        "eleven.take_seven",
        "nobody.eight",
        "nobody.nine",
        "nobody.four",
        "echo.seven",
        "echo.own",
        "echo.swept",
        "whirlwind.three",
        "whirlwind.stop",
        "whirlwind.low",
        "whirlwind.eight",
        "paired_sevens.two_seven",
        "fifteen.low_four",
        "escoba_dealer.answer_seven",
        "escoba_dealer.lead_knave",
        "opening.first_king",
        "opening.pair_king",
        "opening.pair_seven",
        "score.open_pair",
        "score.calm_six",
        "score.steady_two",
        "re_bello.take_six",
        "cappotto.bait_five",
    }
    found = set()
    for lesson in COURSE:
        for step in lesson.steps():
            if not isinstance(step, Ask):
                continue
            session, _shown = walked(lesson, to=step)
            for move in step.wrong:
                answered = session.answer(move_named(move))
                if answered.shown and sum(answered.shown[-1].after.scope[1:]) > sum(answered.shown[0].before.scope[1:]):
                    found.add(answered.text)
    assert found == told


@pytest.mark.parametrize("lesson", COURSE, ids=lambda lesson: lesson.key)
def test_a_count_offers_the_right_number_among_others(lesson):
    for step in lesson.steps():
        if isinstance(step, CountQuestion):
            session, _shown = walked(lesson, to=step)
            assert session.counted in step.answers
            assert len(set(step.answers)) > 1
            for number in step.answers:
                assert session.answer_count(number).right is (number == session.counted)


def test_back_and_on_again_shows_the_same():
    for lesson in COURSE:
        session = LessonProgress(lesson)
        seen = []
        while True:
            session.begin()
            seen.append(session.view)
            if isinstance(session.step, Ask):
                session.answer(move_named(session.step.right[0]))
            session.is_answered = True
            if not session.on():
                break
        for view in reversed(seen[:-1]):
            assert session.back()
            session.begin()
            assert session.view == view
        assert not session.back()


def test_nothing_goes_on_while_a_question_is_open():
    session = LessonProgress(BY_KEY["anchor"])
    while not isinstance(session.step, Ask):
        session.begin()
        session.is_answered = True
        session.on()
    session.begin()
    assert not session.on()


@pytest.mark.parametrize(("lesson", "ask"), [param for param in ASKED if param.values[1].by_rule])
def test_what_the_rule_decides_the_rule_decides_alone(lesson, ask):
    """The card that is asked for can be played in no other way."""
    view = walked(lesson, to=ask)[0].view
    asked_for = {move_named(text).card for text in ask.right}
    assert {str(move) for move in view.legal_moves() if move.card in asked_for} == set(ask.right)
