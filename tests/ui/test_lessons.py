"""The lessons in the window: every step can be read, answered, corrected, gone back to, and is kept when done."""

import pygame
import pytest

from scopa_gui.coach.lessons.curriculum import BY_KEY, CHAPTERS, COURSE
from scopa_gui.coach.lessons.lesson import Ask, CountQuestion, Explain, Show
from scopa_gui.coach.lessons.lesson_progress import LessonProgress
from scopa_gui.engine.cards import name_of
from scopa_gui.engine.moves import move_named
from scopa_gui.store import program_texts
from scopa_gui.ui.kit.input_reader import GUARD_SECONDS
from scopa_gui.ui.practice.lessons.lesson_bookmarks import begun_lessons, done_lessons
from scopa_gui.ui.practice.lessons.lesson_session import LessonSession
from scopa_gui.ui.practice.lessons.lesson_texts import LessonTexts, chapter_title, lesson_text
from scopa_gui.ui.practice.lessons.lessons_screen import LessonsScreen
from tests.coach.lesson_texts import ALL_TEXTS
from tests.conftest import LANGUAGES
from tests.ui import contract
from tests.ui.at_lessons import play_right
from tests.ui.pilot import Pilot

LESSON = "anchor"


def lessons(context):
    return LessonsScreen(context)


def lesson(context, key=LESSON):
    return LessonSession(context, BY_KEY[key]).screen


@pytest.mark.parametrize(
    "make", [lessons, lesson, lambda context: lesson(context, "primiera")], ids=["list", "table", "piles"]
)
class TestContract:
    @pytest.mark.rotating
    @pytest.mark.parametrize("size", contract.SIZES)
    def test_fits(self, context, make, size):
        contract.draws_without_overflow(context, make, size)
        contract.targets_are_large_enough(context, make, size)

    @pytest.mark.rotating
    def test_survives(self, context, make):
        contract.survives_every_key(context, make)
        contract.survives_every_target(context, make)
        contract.back_leaves(context, make)


def test_the_words_are_those_of_the_lessons_and_no_others():
    assert program_texts.load("lessons", LessonTexts).mistaken() == set()


def test_every_chapter_has_a_title_and_stands_above_its_first_lesson(context):
    items = Pilot(context, lessons(context)).scene.group.widget("list:lessons").items
    assert {item.key: item.heading for item in items if item.heading} == {
        chapter[0].key: chapter_title(name) for name, chapter in CHAPTERS.items()
    }


@pytest.mark.parametrize("deck", ["neapolitan", "french"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_told(make_context, language, deck):
    make_context(language=language, deck=deck)
    for name in ALL_TEXTS:
        told = lesson_text(name)
        assert told
        assert "{" not in told


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", list(BY_KEY))
def test_every_step_of_every_lesson_fits_the_smallest_window(make_context, language, key):
    context = make_context(language=language, speed="instant")
    pilot = Pilot(context, lesson(context, key), (1024, 640))
    scene = pilot.scene
    while True:
        pilot.rest()
        step = pilot.lesson.step
        for text in step.wrong if isinstance(step, Ask) else ():
            scene.play(move_named(text))
            pilot.rest()
            pilot.tick(0.1)
            if "button:again" in pilot.targets:
                pilot.press("button:again")
        more = play_right(pilot)
        pilot.tick(0.1)
        assert context.text.overflows == []
        if not more:
            return
        pilot.press("button:next")


@pytest.mark.slow
@pytest.mark.parametrize("scale", [1.3, 1.6, 2.5])
@pytest.mark.parametrize("key", ["count", "twice", "whirlwind"])
def test_large_type_fits_as_well(make_context, key, scale):
    context = make_context(language="de", text_scale=scale, speed="instant")
    pilot = Pilot(context, lesson(context, key))
    while play_right(pilot):
        pilot.tick(0.1)
        pilot.press("button:next")
    assert context.text.overflows == []


def test_a_lesson_is_gone_through_with_the_mouse_and_is_then_done(context):
    pilot = Pilot(context, lessons(context))
    pilot.press(f"list:lessons={LESSON}")
    pilot.press("button:start")
    pilot.tick(GUARD_SECONDS)  # another press at this place would belong to the list
    while play_right(pilot):
        pilot.press("button:next")
    pilot.press("button:next")
    assert isinstance(pilot.scene, LessonsScreen)
    assert f"lesson/{LESSON}" in {attempt.exercise for attempt in context.archive.training.attempts()}
    marked = [item.key for item in pilot.control("list:lessons").items if item.mark is not None]
    assert marked == [LESSON]


def test_a_lesson_is_gone_through_with_the_keyboard_alone(context):
    pilot = Pilot(context, lesson(context))
    scene = pilot.scene
    while True:
        pilot.rest()
        step = pilot.lesson.step
        if isinstance(step, Ask):
            card = f"card:{name_of(move_named(step.right[0]).card)}"
            for _time in range(5):
                pilot.key("right")
                if scene.focused() == card:
                    break
            pilot.key("return")
        elif isinstance(step, CountQuestion):
            wanted = f"button:answer{step.answers.index(pilot.lesson.counted) + 1}"
            for _time in range(8):
                pilot.key("tab")
                if scene.focused() == wanted:
                    break
            pilot.key("return")
        pilot.rest()
        assert pilot.lesson.is_answered
        if pilot.lesson.is_last:
            return
        place = pilot.lesson.place
        pilot.key("return")
        assert pilot.lesson.place == place + 1


def asking(context, name):
    """A pilot before a question of the anchor."""
    pilot = Pilot(context, lesson(context))
    while pilot.lesson.step.name != name:
        play_right(pilot)
        pilot.press("button:next")
    pilot.rest()
    return pilot


def test_a_wrong_move_is_corrected_and_can_be_tried_again(context):
    pilot = asking(context, "drop")
    scene = pilot.scene
    here = pilot.view
    pilot.drag("card:5S", "card:5C")
    pilot.rest()
    assert pilot.paper_text.right is False
    assert pilot.paper_text.answer == lesson_text("anchor.drop_five")
    assert not pilot.lesson.is_answered
    assert "button:next" not in pilot.targets
    pilot.press("button:again")
    pilot.rest()
    assert pilot.view == here
    scene.play(move_named("7B=3D+4S"))
    pilot.rest()
    assert pilot.paper_text.right is True
    assert "button:next" in pilot.targets


def test_the_teacher_shows_the_answer_once_it_was_missed(context):
    pilot = asking(context, "drop")
    assert "button:show" not in pilot.targets
    pilot.drag("card:5S", "card:5C")
    pilot.rest()
    pilot.press("button:show")
    pilot.rest()
    assert pilot.lesson.is_answered


def test_a_wrong_number_is_corrected(context):
    pilot = asking(context, "fives")
    wrong = next(place for place, number in enumerate(pilot.lesson.step.answers, 1) if number != pilot.lesson.counted)
    pilot.press(f"button:answer{wrong}")
    assert pilot.paper_text.right is False
    assert "button:next" not in pilot.targets


def test_backspace_goes_back_to_the_cards_as_they_were(context):
    pilot = asking(context, "keep")
    scene = pilot.scene
    pilot.key("backspace")
    pilot.key("z", pygame.KMOD_CTRL)
    pilot.rest()
    assert pilot.lesson.step.name == "drop"
    assert scene.my_turn
    assert pilot.view == pilot.lesson.view
    assert pilot.lesson.view.hand.bit_count() == 3


def test_esc_leaves_at_any_time_and_nothing_counts_as_done(context):
    below = lessons(context)
    pilot = Pilot(context, below)
    pilot.app.stack.enter(lesson(context))
    pilot.tick()
    pilot.key("escape")
    assert pilot.scene is below
    assert context.archive.training.attempts() == []


def test_a_lesson_that_was_left_goes_on_where_it_was(context):
    pilot = Pilot(context, lessons(context))
    pilot.press(f"list:lessons={LESSON}")
    pilot.press("button:start")
    pilot.tick(GUARD_SECONDS)  # another press at this place would belong to the list
    for _time in range(3):
        play_right(pilot)
        pilot.press("button:next")
    pilot.rest()
    view = pilot.lesson.view
    pilot.key("escape")
    assert begun_lessons(context.archive.training) == {LESSON: 3}
    pilot.key("return")
    pilot.rest()
    assert (pilot.lesson.place, pilot.lesson.view) == (3, view)
    pilot.key("backspace")
    pilot.key("escape")
    pilot.press("button:anew")
    assert pilot.lesson.place == 0
    pilot.key("escape")
    assert begun_lessons(context.archive.training) == {}
    assert "button:anew" not in pilot.targets


@pytest.mark.parametrize("key", BY_KEY)
def test_every_step_can_be_gone_on_from(key):
    """The same cards lie there as when one has walked to it."""
    progress = LessonProgress(BY_KEY[key])
    while True:
        progress.begin()
        assert LessonProgress(BY_KEY[key], progress.place).view == progress.view or isinstance(progress.step, Show)
        if isinstance(progress.step, Ask):
            progress.answer(move_named(progress.step.right[0]))
        progress.is_answered = True
        if not progress.on():
            return


def test_a_lesson_gone_through_begins_at_its_beginning(context):
    pilot = Pilot(context, lesson(context))
    while play_right(pilot):
        pilot.press("button:next")
    assert begun_lessons(context.archive.training)
    pilot.press("button:next")
    assert begun_lessons(context.archive.training) == {}
    assert done_lessons(context.archive.training) == {LESSON}


def test_enter_gives_no_answer_that_was_not_chosen_and_a_wrong_one_is_not_offered_again(context):
    pilot = Pilot(context, lesson(context, "count"))
    while not isinstance(pilot.lesson.step, CountQuestion):
        play_right(pilot)
        pilot.press("button:next")
    pilot.rest()
    pilot.key("return")
    assert not pilot.lesson.is_answered
    step = pilot.lesson.step
    wrong = next(place for place, number in enumerate(step.answers, 1) if number != pilot.lesson.counted)
    pilot.press(f"button:answer{wrong}")
    assert f"button:answer{wrong}" not in pilot.targets
    pilot.press(f"button:answer{step.answers.index(pilot.lesson.counted) + 1}")
    assert pilot.lesson.is_answered


def test_the_list_stands_on_the_lesson_that_was_gone_on_to(context):
    pilot = Pilot(context, lessons(context))
    pilot.press("button:start")
    pilot.tick(GUARD_SECONDS)  # another press at this place would belong to the list
    while play_right(pilot):
        pilot.press("button:next")
    pilot.press("button:lesson")
    assert pilot.session.lesson is COURSE[1]
    pilot.key("escape")
    assert pilot.scene.lesson is COURSE[1]


def test_where_piles_are_counted_there_is_nothing_to_look_up(context):
    pilot = Pilot(context, lesson(context, "primiera"))
    assert pilot.lesson.piles is not None
    assert "button:aids" not in pilot.targets
    pilot.key("a")
    pilot.rest()
    assert not pilot.session.animating
    assert not pilot.is_showing_move
    with_cards = Pilot(context, lesson(context, "taking"))
    assert "button:aids" in with_cards.targets


def test_pointing_at_a_card_does_not_answer_what_is_asked(context):
    """While a card is asked for, no capture is shown; where the teacher only explains, it is."""
    pilot = Pilot(context, lesson(context, "taking"))
    scene, seen = pilot.scene, []
    for _ in range(3):
        pilot.rest()
        taking = next(move for move in pilot.view.legal_moves() if move.taken)
        pilot.hover(f"card:{name_of(taking.card)}")
        shown = scene.control.choice.marks(show_captures=pilot.session.shows_captures).solid
        assert bool(shown) is ("takes" in scene.line())
        seen.append((type(pilot.lesson.step), bool(shown)))
        pilot.key("return")
    assert seen == [(Explain, True), (Explain, True), (Ask, False)]
