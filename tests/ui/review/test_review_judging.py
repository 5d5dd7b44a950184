"""The moves of a review are judged while one looks, and trying again comes before the answer."""

from dataclasses import replace

import pytest

from scopa_gui.coach.judging.verdict import Grade
from scopa_gui.coach.judging.verdict_records import ReviewedMove
from scopa_gui.coach.review.match_review import ReviewKind, ReviewQuestion
from scopa_gui.coach.review.refutation import refuted_move
from scopa_gui.game.moment import moments_of
from scopa_gui.ui.review.review_cursor import Punished
from scopa_gui.ui.words.table_talk import played_words
from scopa_gui.ui.words.verdicts import cause_sentence, grade_words
from tests.asking import Inline
from tests.ui.pilot import Pilot
from tests.ui.refuting import Here
from tests.ui.review.matches import CAUSE, at_mistake, reviewed


def test_verdicts_appear_as_they_come_and_are_kept(context, judged):
    kept = {}
    scene, made = reviewed(context, judged, {}, keep=kept.update)
    pilot = Pilot(context, scene)
    assert made[0].began
    assert "button:stop" in pilot.targets
    before = len(kept)
    pilot.tick()
    assert len(kept) == before + 1 == pilot.review.judgeable - len(pilot.review.unjudged)
    assert len(kept) < pilot.review.judgeable
    pilot.press("button:stop")
    assert made[0].closed
    done = len(kept)
    pilot.tick(0.5)
    assert len(kept) == done
    pilot.press("button:stop")
    pilot.tick(2.0)
    assert kept == judged[2]
    assert "button:stop" not in pilot.targets
    assert sum(dot.grade is not None for dot in pilot.move_dots) == len(pilot.review.smazzata.judged)


def test_on_battery_the_judge_rests_says_so_and_may_be_told_to_go_on(context, judged):
    context.on_battery = lambda: True
    scene, made = reviewed(context, judged, {})
    pilot = Pilot(context, scene)
    pilot.tick(4.0)
    assert made == []
    assert pilot.control("progress").words == f"Paused on battery: 0 of {pilot.review.judgeable}"
    context.on_battery = lambda: False
    pilot.tick(4.0)
    assert len(made) == 1
    assert 0 < len(pilot.review.unjudged) < pilot.review.judgeable or not pilot.review.unjudged
    context.on_battery = lambda: True
    scene, made = reviewed(context, judged, {})
    pilot = Pilot(context, scene)
    pilot.press("button:stop")
    pilot.tick(8.0)
    assert len(made) == 1
    assert not pilot.review.unjudged, "whoever wants it now has it now"


def test_while_the_window_is_put_away_the_judge_rests(context, judged):
    scene, made = reviewed(context, judged, {})
    pilot = Pilot(context, scene)
    pilot.tick()
    pilot.window.minimised = True
    pilot.tick(0.1)
    assert made[0].closed
    done = len(pilot.review.unjudged)
    pilot.tick(1.0)
    assert (len(made), len(pilot.review.unjudged)) == (1, done)
    pilot.window.minimised = False
    pilot.tick(8.0)
    assert not pilot.review.unjudged


def test_what_is_asked_is_answered_on_battery_too(context, judged):
    pilot, _scene, made, _, _ = at_mistake(context, judged)
    context.on_battery = lambda: True
    pilot.tick(4.0)
    assert pilot.session.judging.rests
    pilot.press("button:show")
    assert made[-1].began
    pilot.tick(4.0)
    assert not made[-1].closed


def test_the_smazzata_that_is_looked_at_comes_first(context, judged):
    scene, made = reviewed(context, judged, {})
    pilot = Pilot(context, scene)
    pilot.key("page down")
    assert made[0].wanted == [0, pilot.review.smazzate[1].moments[0].number]


def test_the_answer_is_not_told_before_it_is_tried_or_asked_for(context, judged):
    pilot, _scene, _, moment, verdict = at_mistake(context, judged)
    better = played_words(verdict.best)
    assert not any(better in line or cause_sentence(CAUSE) in line for line in pilot.paper_text.lines)
    assert pilot.paper_text.title == grade_words(verdict)
    pilot.press("button:show")
    pilot.rest()
    pilot.key("escape")
    assert pilot.moment == moment
    assert any(better in line for line in pilot.paper_text.lines)
    assert cause_sentence(CAUSE) in pilot.paper_text.lines


def test_another_card_is_judged_and_told_and_the_match_comes_back(context, judged):
    pilot, scene, made, moment, verdict = at_mistake(context, judged)
    before, other = pilot.view, verdict.best
    scene.play(other)
    pilot.rest()
    assert made[0].asked == [ReviewQuestion(ReviewKind.TRY, moment.number, other)]
    assert pilot.view.history[-1].move == other
    waiting = pilot.paper_text
    found = replace(verdict, move=other, grade=Grade.BEST, lost=0.0, cause=None)
    made[0].coming.append((ReviewQuestion(ReviewKind.TRY, moment.number, other), ReviewedMove(found)))
    pilot.tick()
    assert pilot.paper_text != waiting
    assert pilot.paper_text.title == "The best move"
    pilot.press("button:home")
    assert pilot.view == before
    assert not pilot.review.hides(moment), "who has found it is told the rest"
    assert pilot.review.seen[moment.number].verdict == verdict, "what was played stays what it was"


def test_a_worse_card_tells_no_answer(context, judged):
    pilot, scene, made, moment, verdict = at_mistake(context, judged)
    scene.play(verdict.best)
    pilot.rest()
    made[0].coming.append(
        (
            ReviewQuestion(ReviewKind.TRY, moment.number, verdict.best),
            ReviewedMove(replace(verdict, move=verdict.best, grade=Grade.BLUNDER, lost=2.0)),
        )
    )
    pilot.tick()
    assert pilot.paper_text.title == "A blunder"
    pilot.key("escape")
    assert pilot.review.hides(moment)


def test_by_the_keyboard_alone_a_card_is_tried(context, judged):
    pilot, _, made, moment, _ = at_mistake(context, judged)
    place = pilot.review.at
    pilot.key("t")
    card = pilot.focused_card
    pilot.key("right")
    assert pilot.review.at == place
    assert pilot.focused_card != card
    for _ in range(3):
        if pilot.review.sideline is None:
            pilot.key("return")
    pilot.rest()
    assert pilot.review.sideline is not None
    tried = pilot.review.sideline.move
    assert tried == moment.move or made[0].asked == [ReviewQuestion(ReviewKind.TRY, moment.number, tried)]
    pilot.key("escape")
    assert pilot.review.sideline is None
    assert pilot.view == moment.view


def test_a_card_is_tried_with_the_mouse_where_it_was_my_turn_and_nowhere_else(context, judged):
    pilot, _, _, moment, _ = at_mistake(context, judged)
    single = next(
        move
        for move in moment.view.legal_moves()
        if sum(other.card == move.card for other in moment.view.legal_moves()) == 1
    )
    pilot.press(f"card:{single}".split("=")[0])
    pilot.rest()
    assert pilot.review.sideline is not None
    assert pilot.review.sideline.move == single
    pilot.key("escape")
    other = next(
        place
        for place, one in enumerate(pilot.review.smazzata.moments)
        if one.seat and pilot.review.smazzata.view(place).hand
    )
    pilot.show_place(other)
    pilot.press(next(name for name in pilot.targets if name.startswith("card:") and pilot.targets[name].top > 400))
    assert pilot.review.sideline is None


def test_the_better_line_is_gone_through_to_where_it_differs_and_compared_with_the_match(context, judged):
    record, _seats, _seen = judged
    pilot, _scene, made, moment, verdict = at_mistake(context, judged)
    pilot.key("s")
    assert made[0].asked == [ReviewQuestion(ReviewKind.LINE, moment.number, verdict.best)]
    pilot.tick(5)
    assert pilot.view.history[-1].move == verdict.best
    assert len(pilot.view.history) == len(moment.view.history) + 1, "what comes next is still being thought of"
    line = made[0].asked[0].answer(moments_of(record))
    made[0].coming.append((made[0].asked[0], line))
    pilot.tick()
    while not pilot.is_line_over:
        assert not pilot.paper_text.bars
        pilot.key("right")
        pilot.rest()
    shown = pilot.view.history[len(moment.view.history) :]
    assert tuple(played.move for played in shown) == line[: len(shown)]
    sheet = pilot.review.smazzata.sheet
    assert sum(value for _name, value in pilot.paper_text.bars) == pilot.line.margin - (
        sheet.points[0] - sheet.points[1]
    )
    pilot.key("escape")
    assert pilot.view == moment.view
    assert not pilot.has_open_hands


def test_at_the_end_the_result_is_luck_and_skill(context, judged):
    scene, _ = reviewed(context, judged)
    pilot = Pilot(context, scene)
    pilot.key("end")
    told = pilot.paper_text
    sheet = pilot.review.smazzata.sheet
    assert told.total[1] == sheet.points[0] - sheet.points[1]
    assert sum(value for _name, value in told.bars) == pytest.approx(told.total[1])
    assert len(told.bars) == 4


def test_how_a_mistake_may_be_punished_is_shown_with_open_hands_until_it_is_left(context, judged):
    pilot, _scene, _, moment, verdict = at_mistake(context, judged)
    pilot.session.refutations = Here
    pilot.key("w")
    assert isinstance(pilot.review.sideline, Punished)
    assert "button:home" in pilot.targets
    pilot.tick()
    assert pilot.review.sideline.refuted.verdict.move == moment.move
    wrong = refuted_move(
        moment.view, verdict.best, moment.move, f"review/{pilot.session.record.seed}/{moment.number}"
    ).refutation.wrong
    assert pilot.line == wrong
    pilot.rest()
    assert pilot.has_open_hands
    pilot.press("button:home")
    assert (pilot.review.sideline, pilot.line, pilot.view, pilot.has_open_hands) == (
        None,
        None,
        moment.view,
        False,
    )


class NoRefutation(Inline):
    """Finds the verdict and no world in which the move is punished."""

    def answer_to(self, question):
        return replace(super().answer_to(question), refutation=None)


def test_where_nothing_comes_of_a_mistake_that_is_said_until_it_is_left(context, judged):
    pilot, _scene, _, moment, _verdict = at_mistake(context, judged)
    pilot.session.refutations = NoRefutation
    pilot.key("w")
    pilot.tick(60)
    said = pilot.paper_text
    pilot.key("right")
    assert (pilot.paper_text, pilot.view) == (said, moment.view)
    pilot.key("escape")
    assert pilot.review.sideline is None
