"""The review of a match on its table: every move can be looked at, mistakes are tried again before the answer is told."""

from dataclasses import replace
from functools import cache

import pygame
import pytest

from scopa_gui.ai.heuristic import TACTICS
from scopa_gui.coach import study
from scopa_gui.coach.causes import COSTS
from scopa_gui.coach.film import film_of
from scopa_gui.coach.kept import Seen, kept_of, plain_of, seen_from
from scopa_gui.coach.mistakes import is_mistake
from scopa_gui.coach.study import Desk, Kind, Question
from scopa_gui.coach.verdict import Cause, Grade
from scopa_gui.engine.moves import Move
from scopa_gui.ui.review.strip import Dot
from scopa_gui.ui.review.told import told_of_move, why_words
from scopa_gui.ui.scene import Push
from scopa_gui.ui.scenes.review import Review, review_of
from scopa_gui.ui.scenes.title import Title
from scopa_gui.ui.table.speech import move_words
from scopa_gui.ui.verdicts import cause_of_another, cause_sentence, grade_words, loss_words, part_name
from tests.coach.test_turns import match_played
from tests.ui import contract
from tests.ui.pilot import Pilot

CAUSE = Cause("gives_scopa", "scope_against", {"percent": 38, "cards": 0b11, "count": 2})


@cache
def match_studied(key, players, smazzate):
    """A match and what a desk found of it; six of my moves are made to have every grade, the worst with all there is to tell."""
    table, _ = match_played(key, players, "ui", smazzate)
    film = film_of(table.record, table.seats)
    patch = pytest.MonkeyPatch()
    for name in ("MINE", "OTHERS"):
        patch.setattr(study, name, 300)
    desk, seen = Desk(table.record, [number for one in film for number in one.judged]), {}
    while not desk.is_idle:
        question, answer = desk.work()
        seen[question.number] = answer
    patch.undo()
    mine = [frame for one in film for frame in one.frames if frame.seat == 0 and frame.has_choice]
    worst = {name: 0.31 + place / 10 for place, name in enumerate(COSTS)}
    for grade, frame in zip(Grade, mine, strict=False):
        best = frame.move if grade is Grade.BEST else next(move for move in frame.view.legal_moves() if move != frame.move)
        verdict = replace(seen[frame.number].verdict, best=best, grade=grade, lost=0.4 * grade, split=worst, cause=None if grade < Grade.INACCURACY else CAUSE)
        seen[frame.number] = replace(seen[frame.number], verdict=verdict, punished=0.3 * grade)
    for frame in mine[len(Grade):]:
        seen[frame.number] = replace(seen[frame.number], verdict=replace(seen[frame.number].verdict, best=frame.move, grade=Grade.BEST))
    return table.record, table.seats, seen


@pytest.fixture(scope="module")
def judged():
    """Two smazzate for two, wholly judged."""
    return match_studied("scopa", 2, 2)


class Answers:
    """A study that tells what it is given, one at a time, and answers questions only when it is told to."""

    def __init__(self, coming=()):
        self.coming = list(coming)
        self.asked, self.wanted, self.began, self.closed = [], [], False, False

    def start(self):
        self.began = True

    def poll(self):
        return [self.coming.pop(0)] if self.coming else []

    def ask(self, question):
        self.asked.append(question)

    def prefer(self, number):
        self.wanted.append(number)

    def close(self):
        self.closed = True


def reviewed(context, judged, known=None, **more):
    """The review of a match of which so much is known; and those who study it, one after the other."""
    record, seats, seen = judged
    made = []

    def studies(numbers):
        made.append(Answers((Question(Kind.MOVE, number), seen[number]) for number in numbers))
        return made[-1]

    return Review(context, record, seats, seen if known is None else known, studies=studies, **more), made


def at_mistake(context, judged, size=(1280, 800)):
    """A pilot at my first mistake, its frame and its verdict."""
    scene, made = reviewed(context, judged)
    pilot = Pilot(context, scene, size)
    pilot.key("n")
    pilot.rest()
    return pilot, scene, made, scene.walk.frame, scene.walk.verdict(scene.walk.frame)


# Looking


@pytest.mark.parametrize("size", contract.SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_every_grade_fits(make_context, judged, language, size):
    context = make_context(language=language, speed="instant")
    scene, _ = reviewed(context, judged)
    pilot = Pilot(context, scene, size)
    frames = scene.walk.smazzata.frames
    graded = [moment for moment, frame in enumerate(frames) if frame.seat == 0 and frame.has_choice][:len(Grade)]
    for moment in (*graded, *graded[-1:], graded[-1] + 1, len(frames)):
        scene._go(moment)
        pilot.tick()
        scene.walk.told.add(frames[graded[-1]].number)
    assert context.text.overflows == []


@pytest.mark.parametrize("language", ["it", "de"])
@pytest.mark.parametrize(("game", "players"), [("scopone_scientifico", 4), ("scopa", 3), ("scopa", 6)])
def test_larger_type_fits_the_smallest_window(make_context, language, game, players):
    judged = match_studied(game, players, 1)
    context = make_context(language=language, text_scale=1.3, speed="instant")
    known = {number: seen for number, seen in judged[2].items() if number % 3}
    scene, _ = reviewed(context, judged, known)
    pilot = Pilot(context, scene, (1024, 640))
    for _ in range(4):
        pilot.key("n")
        pilot.tick()
    pilot.key("end")
    pilot.tick()
    assert context.text.overflows == []


def test_the_scene_keeps_the_contract(context, judged):
    def make(given):
        known = {number: seen for number, seen in judged[2].items() if number % 3}
        scene = reviewed(given, judged, known)[0]
        scene.judging.studies = lambda numbers: Answers()
        return scene

    contract.draws_without_overflow(context, make, (1024, 640))
    contract.targets_are_large_enough(context, make, (1024, 640))
    contract.targets_do_not_overlap(context, make, (1024, 640))
    contract.targets_do_not_overlap(context, make, (1280, 800))
    contract.survives_every_key(context, make)
    contract.back_leaves(context, make)


def test_every_button_and_every_dot_can_be_pressed(context, judged):
    contract.survives_every_target(context, lambda given: reviewed(given, judged)[0])


def test_the_tab_key_comes_to_every_control(context, judged):
    pilot, *_ = at_mistake(context, judged)
    wanted = {name for name in pilot.targets if "=" not in name and not name.startswith("card:")}
    reached = set()
    for _ in range(len(wanted) + 1):
        pilot.key("tab")
        reached.add(pilot.scene.focused())
    assert reached == wanted == {"strip:moves", "button:earlier", "button:later", "button:before", "button:after", "button:again", "button:show",
                                 "button:next", "button:back", "button:grid"}


def test_every_move_of_anybody_has_a_sentence_why(context, judged):
    for known in (judged[2], {}):
        scene, _ = reviewed(context, judged, known)
        for frame in (frame for smazzata in scene.walk.film for frame in smazzata.frames if frame.has_choice):
            words = why_words(scene.walk, frame, "Carmela", "neapolitan")
            assert words.endswith(".")
            verdict = scene.walk.verdict(frame)
            if verdict is not None and verdict.cause is not None:
                assert words in (cause_sentence(verdict.cause, "neapolitan"), cause_of_another(verdict.cause, "neapolitan", "Carmela"))
            if not scene.walk.hides(frame):
                assert words in told_of_move(scene.walk, frame, ["You", "Carmela"], "neapolitan").lines


# Going through the moves


def test_keys_wheel_and_dots_go_through_every_moment_of_a_smazzata(context, judged):
    scene, _ = reviewed(context, judged)
    pilot = Pilot(context, scene)
    first = scene.walk.smazzata
    for moment, frame in enumerate(first.frames):
        assert scene.walk.moment == moment
        assert scene.course.view == frame.view
        pilot.key("right")
        if moment == 2:
            assert pilot.app.stack.animating
            assert scene.strip.at == moment, "the sheet tells of a move until it lies"
            pilot.rest()
            assert scene.strip.at == moment + 1
        scene.skip()
    assert scene.course.view == first.end
    pilot.key("right")
    assert (scene.walk.place, scene.walk.moment) == (1, 0)
    pilot.key("left")
    assert (scene.walk.place, scene.walk.moment) == (0, len(first.frames))
    pilot.key("left")
    assert scene.walk.moment == len(first.frames) - 1
    pilot.key("home")
    assert scene.walk.moment == 0
    pilot.press("strip:moves=5")
    assert scene.course.view == first.frames[5].view
    pilot._post(pygame.MOUSEWHEEL, y=1, precise_y=1.0)
    assert scene.walk.moment == 4
    pilot.press("button:later")
    pilot.rest()
    assert scene.walk.moment == 5
    pilot.press("button:earlier")
    assert scene.walk.moment == 4
    pilot.press("button:after")
    assert (scene.walk.place, scene.walk.moment) == (1, 0)
    pilot.key("down")
    assert scene.walk.frame.seat == 0


def test_n_goes_from_mistake_to_mistake_and_round(context, judged):
    scene, _ = reviewed(context, judged)
    pilot = Pilot(context, scene)
    seen = []
    for _ in range(5):
        pilot.key("n")
        seen.append(scene.walk.verdict(scene.walk.frame).grade)
    assert seen == [Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER, Grade.DISASTER, Grade.INACCURACY]


def test_dots_say_what_was_lost_and_what_was_punished(context, judged):
    scene, _ = reviewed(context, judged)
    Pilot(context, scene)
    frames = scene.walk.smazzata.frames
    for frame, dot in zip(frames, scene.strip.dots, strict=True):
        seen = judged[2].get(frame.number)
        assert dot == Dot(frame.seat == 0, None if seen is None else seen.verdict.grade, 0.0 if seen is None else seen.punished,
                          deals=frame.deals, has_choice=frame.has_choice)
    mine = [scene.strip.size_of(Dot(True, Grade.MISTAKE, punished)) for punished in (0.0, 0.5, 1.0, 1.5, 3.0)]
    assert mine[0] < mine[1] < mine[2] < mine[3] == mine[4]
    assert scene.strip.size_of(Dot(False, Grade.BEST)) < mine[0]


# Judging


def test_verdicts_appear_as_they_come_and_are_kept(context, judged):
    kept = {}
    scene, made = reviewed(context, judged, {}, keep=kept.update)
    pilot = Pilot(context, scene)
    assert made[0].began
    assert "button:stop" in pilot.targets
    before = len(kept)
    pilot.tick()
    assert len(kept) == before + 1 == scene.walk.all - len(scene.walk.left)
    assert len(kept) < scene.walk.all
    pilot.press("button:stop")
    assert made[0].closed
    done = len(kept)
    pilot.tick(0.5)
    assert len(kept) == done
    pilot.press("button:stop")
    pilot.tick(2.0)
    assert kept == judged[2]
    assert "button:stop" not in pilot.targets
    assert sum(dot.grade is not None for dot in scene.strip.dots) == len(scene.walk.smazzata.judged)


def test_the_smazzata_that_is_looked_at_comes_first(context, judged):
    scene, made = reviewed(context, judged, {})
    pilot = Pilot(context, scene)
    pilot.key("page down")
    assert made[0].wanted == [0, scene.walk.film[1].frames[0].number]


# Trying again


def test_the_answer_is_not_told_before_it_is_tried_or_asked_for(context, judged):
    pilot, scene, _, frame, verdict = at_mistake(context, judged)
    better = move_words(verdict.best, "neapolitan")
    assert not any(better in line or cause_sentence(CAUSE, "neapolitan") in line for line in scene.told().lines)
    assert scene.told().title == grade_words(verdict.grade)
    pilot.press("button:show")
    pilot.rest()
    pilot.key("escape")
    assert scene.walk.frame == frame
    assert any(better in line for line in scene.told().lines)
    assert cause_sentence(CAUSE, "neapolitan") in scene.told().lines


def test_another_card_is_judged_and_told_and_the_match_comes_back(context, judged):
    pilot, scene, made, frame, verdict = at_mistake(context, judged)
    before, other = scene.course.view, verdict.best
    scene.play(other)
    pilot.rest()
    assert made[0].asked == [Question(Kind.TRY, frame.number, other)]
    assert scene.course.view.history[-1].move == other
    waiting = scene.told()
    found = replace(verdict, move=other, grade=Grade.BEST, lost=0.0, cause=None)
    made[0].coming.append((Question(Kind.TRY, frame.number, other), Seen(found)))
    pilot.tick()
    assert scene.told() != waiting
    assert scene.told().title == grade_words(Grade.BEST)
    pilot.press("button:home")
    assert scene.course.view == before
    assert not scene.walk.hides(frame), "who has found it is told the rest"
    assert scene.walk.seen[frame.number].verdict == verdict, "what was played stays what it was"


def test_a_worse_card_tells_no_answer(context, judged):
    pilot, scene, made, frame, verdict = at_mistake(context, judged)
    scene.play(verdict.best)
    pilot.rest()
    made[0].coming.append((Question(Kind.TRY, frame.number, verdict.best), Seen(replace(verdict, move=verdict.best, grade=Grade.BLUNDER, lost=2.0))))
    pilot.tick()
    assert scene.told().title == grade_words(Grade.BLUNDER)
    pilot.key("escape")
    assert scene.walk.hides(frame)


def test_by_the_keyboard_alone_a_card_is_tried(context, judged):
    pilot, scene, made, frame, _ = at_mistake(context, judged)
    moment = scene.walk.moment
    pilot.key("t")
    card = scene.control.choice.focus
    pilot.key("right")
    assert scene.walk.moment == moment
    assert scene.control.choice.focus != card
    for _ in range(3):
        if scene.away is None:
            pilot.key("return")
    pilot.rest()
    assert scene.away is not None
    tried = scene.away.shown[0]
    assert tried == frame.move or made[0].asked == [Question(Kind.TRY, frame.number, tried)]
    pilot.key("escape")
    assert scene.away is None
    assert scene.course.view == frame.view


def test_a_card_is_tried_with_the_mouse_where_it_was_my_turn_and_nowhere_else(context, judged):
    pilot, scene, _, frame, _ = at_mistake(context, judged)
    single = next(move for move in frame.view.legal_moves() if sum(other.card == move.card for other in frame.view.legal_moves()) == 1)
    pilot.press(f"card:{single}".split("=")[0])
    pilot.rest()
    assert scene.away is not None
    assert scene.away.shown == [single]
    pilot.key("escape")
    other = next(moment for moment, one in enumerate(scene.walk.smazzata.frames) if one.seat and scene.walk.smazzata.view(moment).hand)
    scene._go(other)
    pilot.press(next(name for name in pilot.targets if name.startswith("card:") and pilot.targets[name].top > 400))
    assert scene.away is None


def test_the_better_line_is_played_out_and_the_match_comes_back(context, judged):
    record, _seats, _seen = judged
    pilot, scene, made, frame, verdict = at_mistake(context, judged)
    desk = Desk(record, [])
    pilot.key("s")
    assert made[0].asked == [Question(Kind.LINE, frame.number, verdict.best)]
    for _ in range(300):
        pilot.tick()
    assert scene.away.shown == [verdict.best], "what comes next is still being thought of"
    desk.take(made[0].asked[0])
    made[0].coming.append(desk.work())
    line = made[0].coming[0][1]
    shown = []
    for _ in range(4000):
        pilot.tick()
        if scene.away is None:
            break
        shown = list(scene.away.shown)
    assert tuple(shown) == line
    assert scene.course.view == frame.view
    pilot.rest()


def test_at_the_end_the_result_is_luck_and_skill(context, judged):
    scene, _ = reviewed(context, judged)
    pilot = Pilot(context, scene)
    pilot.key("end")
    told = scene.told()
    sheet = scene.walk.smazzata.sheet
    assert told.total[1] == sheet.points[0] - sheet.points[1]
    assert sum(value for _name, value in told.bars) == pytest.approx(told.total[1])
    assert len(told.bars) == 4


# The archive


def stored(context, judged, seed="ui"):
    record, seats, _ = judged
    match, _ = context.archive.start_match(record.rules.as_dict(), seed, seats, 1.0)
    for number, move in enumerate(record.moves):
        context.archive.append_move(match, number, str(move), 1.0)
    return match


def test_what_was_judged_once_is_there_when_the_match_is_opened_again(context, judged):
    match = stored(context, judged)
    context.archive.training.keep_verdicts(match, {number: plain_of(seen) for number, seen in judged[2].items()})
    scene = review_of(context, match)
    assert scene.walk.left == []
    pilot = Pilot(context, scene)
    assert not scene.judging.is_begun
    pilot.key("n")
    assert scene.walk.verdict(scene.walk.frame).grade is Grade.INACCURACY
    scene.close()


def test_what_cannot_be_read_is_judged_again(judged):
    record, _, seen = judged
    plain = {number: plain_of(one) for number, one in seen.items()}
    numbers = sorted(plain)
    plain[numbers[0]] = {"move": "nonsense"}
    plain[numbers[1]] = {**plain[numbers[1]], "move": str(Move(39) if record.moves[numbers[1]] != Move(39) else Move(0))}
    plain[9999] = plain[numbers[2]]
    assert sorted(kept_of(plain, record.moves)) == numbers[2:]
    assert seen_from(plain[numbers[2]]).verdict.move == record.moves[numbers[2]]


def test_a_match_that_cannot_be_reviewed_says_why(context, judged):
    said = []
    context.say = said.append
    record, seats, _ = judged
    scene = review_of(context, stored(context, judged))
    assert [frame.move for one in scene.walk.film for frame in one.frames] == list(record.moves)
    assert said == []
    broken, _ = context.archive.start_match(record.rules.as_dict(), "archive", seats, 1.0)
    context.archive.append_move(broken, 0, "nonsense", 1.0)
    assert review_of(context, broken) is None
    odd, _ = context.archive.start_match({**record.rules.as_dict(), "mandatory": False}, "archive", seats, 1.0)
    assert review_of(context, odd) is None
    assert len(said) == 2


def test_leaving_a_review_sends_its_mistakes_to_the_schedule(context, judged):
    match = stored(context, judged)
    context.archive.training.keep_verdicts(match, {number: plain_of(seen) for number, seen in judged[2].items()})
    pilot = Pilot(context, Title(context))
    scene = review_of(context, match)
    pilot.app.stack.apply(Push(scene))
    pilot.tick()
    pilot.key("escape")
    kept = {exercise.key for exercise in context.archive.training.exercises()}
    frames = [frame for one in scene.walk.film for frame in one.frames]
    assert kept == {f"match/{match}/{frame.number}" for frame in frames
                    if frame.seat == 0 and frame.has_choice and is_mistake(judged[2][frame.number].verdict)}
    assert len(kept) == 5


def test_every_tactic_and_every_part_has_words(judged):
    for tactic in TACTICS:
        words = cause_sentence(Cause(tactic.name, "carte", {"cards": 1 << 6, "count": 2, "percent": 9, "rank": 7}), "french")
        assert words.endswith(".")
        assert "{" not in words
    assert all(part_name(part, "neapolitan") for part in COSTS)
    verdicts = [seen.verdict for seen in judged[2].values()]
    assert {loss_words(verdict) for verdict in verdicts} >= {"It costs nothing.", "It costs 2.0 points."}
