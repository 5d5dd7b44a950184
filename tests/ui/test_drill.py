"""The drill of memory on screen: by mouse and keyboard, every answer kept, all words in place, faster by level."""

import re
from random import Random

import pytest

from scopa_gui.coach.memory.memory_drill import FIRST_LEVEL, GAMES, LENGTH, seconds_at
from scopa_gui.coach.memory.memory_questions import QuestionKind, TableSeen, seen_tables_of
from scopa_gui.engine.cards import cards_of
from scopa_gui.store.recollections import Recollections, Result
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.loop import LONGEST_STEP
from scopa_gui.ui.practice.drill.drill_layout import DrillLayout
from scopa_gui.ui.practice.drill.drill_screen import DrillPhase, DrillScreen
from scopa_gui.ui.table.motion.pace import Pace
from scopa_gui.ui.words.memory_question_words import question_words
from tests.conftest import TRANSLATED
from tests.ui import contract
from tests.ui.hearing import heard
from tests.ui.pilot import Pilot


def fill(context, count=90):
    """Answers of all kinds."""
    rng, kinds = Random(7), [kind.value for kind in QuestionKind]
    for number in range(count):
        context.recollections().add(
            Result(
                at=float(number),
                where="drill",
                kind=kinds[number % len(kinds)],
                right=rng.random() < 0.7,
                age=number % 33,
                rank=number % 10 + 1,
                level=9,
            )
        )


def to_question(pilot, most=60.0):
    """Let time pass until a question waits."""
    for _ in range(round(most / LONGEST_STEP)):
        if pilot.scene.phase is DrillPhase.ASK:
            return pilot.memory_slip.question
        pilot.app.step((), LONGEST_STEP)
    raise AssertionError("nothing is asked")


def started(context, size=(1280, 800), game="scopa"):
    pilot = Pilot(context, DrillScreen(context), size)
    pilot.press(f"choice:game={game}")
    pilot.press("button:start")
    return pilot


def press_answer(pilot, *, right):
    question = pilot.memory_slip.question
    place = next(place for place, value in enumerate(question.offered) if (value == question.right) == right)
    pilot.press(f"answer:{place + 1}")


@pytest.mark.rotating
@contract.EVERYWHERE
def test_the_page_fits(make_context, language, size):
    context = make_context(language=language)
    contract.draws_without_overflow(context, DrillScreen, size)
    fill(context)
    contract.draws_without_overflow(context, DrillScreen, size)


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("scale", [0.75, 1.3])
def test_the_page_fits_the_smallest_window_with_other_type(make_context, language, scale):
    context = make_context(language=language, text_scale=scale)
    fill(context)
    contract.draws_without_overflow(context, DrillScreen, (1024, 640))


def test_the_page_keeps_the_contract_of_scenes(context):
    for size in ((1024, 640), (1280, 800)):
        contract.targets_are_large_enough(context, DrillScreen, size)
        contract.targets_do_not_overlap(context, DrillScreen, size)
    contract.survives_every_key(context, DrillScreen)
    contract.survives_every_target(context, DrillScreen)
    contract.back_leaves(context, DrillScreen)
    contract.keyboard_reaches_all(context, DrillScreen)


def playing(context):
    """A drill that has begun, always the same one."""
    context.seed = lambda: 5
    scene = DrillScreen(context)
    scene.open()
    scene._start()
    return scene


def asking(context):
    """A drill at its first question."""
    scene = playing(context)
    while scene.phase is not DrillPhase.ASK:
        scene._next()
    return scene


@pytest.mark.rotating
@pytest.mark.parametrize("make", [playing, asking])
def test_the_game_keeps_the_contract_of_scenes(context, make):
    for size in contract.SIZES:
        contract.draws_without_overflow(context, make, size)
    for size in ((1024, 640), (1366, 768)):
        contract.targets_are_large_enough(context, make, size)
        contract.targets_do_not_overlap(context, make, size)
    contract.survives_every_key(context, make)
    contract.survives_every_target(context, make)


@pytest.mark.rotating
@pytest.mark.parametrize(
    ("language", "size", "scale", "game"),
    [
        ("it", (1024, 640), 1.3, "scopa"),
        ("de", (1024, 640), 1.3, "scopone_scientifico"),
        ("de", (1280, 800), 1.0, "scopa"),
    ],
)
def test_a_whole_drill_fits(make_context, language, size, scale, game):
    context = make_context(language=language, text_scale=scale)
    fill(context)
    pilot = started(context, size, game)
    for number in range(LENGTH):
        to_question(pilot)
        pilot.tick(0.05)
        press_answer(pilot, right=bool(number % 3))
        pilot.tick(0.05)
        pilot.key("return")
    assert pilot.scene.phase is DrillPhase.PAGE
    pilot.tick(0.05)
    assert context.text.overflows == []


def test_every_answer_is_kept_at_once_with_the_level_reached(context):
    pilot = started(context)
    questions = []
    for right in (True, True, False):
        questions.append(to_question(pilot))
        press_answer(pilot, right=right)
        kept = Recollections(context.paths.memory).results()
        assert kept[-1].right == right
        pilot.key("return")
    assert [(one.where, one.kind, one.rank, one.age) for one in kept] == [
        ("drill", question.kind.value, question.rank, question.age) for question in questions
    ]
    assert [one.level for one in kept] == [FIRST_LEVEL + 1, FIRST_LEVEL + 2, FIRST_LEVEL]
    pilot.key("escape")
    assert pilot.scene.phase is DrillPhase.PAGE
    assert DrillScreen(context).level == FIRST_LEVEL
    again = Pilot(context, DrillScreen(context)).scene
    assert again.level == FIRST_LEVEL


def test_the_next_drill_begins_at_the_level_of_the_last(context):
    fill(context)
    pilot = started(context)
    assert pilot.drill.level == 9
    assert pilot.drill.pace == seconds_at(9)


def test_a_waiting_question_follows_a_change_of_language(context):
    pilot = started(context)
    to_question(pilot)
    context.change(language="it", deck="french")
    pilot.tick()
    slip = pilot.memory_slip
    assert slip.asked.words == question_words(slip.question, seated=False)
    assert [button.label for button in slip.buttons] == [slip.words(value) for value in slip.question.offered]


def test_the_truth_stands_until_it_is_left_and_praise_goes_by_itself(context):
    pilot = started(context)
    to_question(pilot)
    press_answer(pilot, right=False)
    scene = pilot.scene
    assert scene.phase is DrillPhase.ANSWERED
    slip = pilot.memory_slip
    assert slip.words(slip.question.right) in slip.asked.words
    assert [button.verdict for button in slip.buttons].count((True, False)) == 1
    assert not any(name.startswith("answer:") for name in pilot.targets)
    pilot.tick(60.0)
    assert scene.phase is DrillPhase.ANSWERED
    pilot.key("space")
    assert scene.phase is not DrillPhase.ANSWERED
    to_question(pilot)
    press_answer(pilot, right=True)
    assert scene.phase is DrillPhase.ANSWERED
    pilot.tick(2.0)
    assert scene.phase is not DrillPhase.ANSWERED


def test_it_is_played_with_the_keyboard_alone(context):
    pilot = Pilot(context, TitleScreen(context))
    pilot.app.stack.enter(DrillScreen(context))
    pilot.tick()
    for _ in range(4):
        if pilot.scene.focused() == "button:start" and pilot.shows_focus:
            break
        pilot.key("tab")
    pilot.key("return")
    assert pilot.scene.phase is DrillPhase.LOOK
    to_question(pilot)
    pilot.key("right")
    pilot.key("right")
    assert pilot.scene.focused() == "answer:2"
    pilot.key("return")
    assert pilot.scene.phase is DrillPhase.ANSWERED
    pilot.key("space")
    question = to_question(pilot)
    pilot.key(str(len(question.offered)))
    assert pilot.drill.answers[-1].given == question.offered[-1]
    pilot.key("escape")
    assert pilot.scene.phase is DrillPhase.PAGE
    pilot.key("escape")
    assert isinstance(pilot.scene, TitleScreen)


def test_a_pause_holds_the_cards_and_space_goes_on(context):
    pilot = started(context)
    pilot.tick(3.0)
    pilot.key("p")
    before = pilot.drill, pilot.scene.seconds
    pilot.tick(30.0)
    assert (pilot.drill, pilot.scene.seconds) == before
    pilot.key("space")
    pilot.tick(6.0)
    assert pilot.drill != before[0]
    pilot.press("button:pause")
    held = pilot.drill
    pilot.tick(10.0)
    assert pilot.drill == held


def test_the_key_that_pauses_stands_in_the_list_of_keys(context):
    pilot = started(context)
    pilot.key("?")
    pilot.press("button:page")
    assert {"P, Space", "memory: pause; carry on"} <= {part.name for part in heard(pilot).walk()}


def test_a_window_of_another_size_goes_on_where_it_was(context):
    pilot = started(context)
    pilot.tick(4.0)
    scene = pilot.scene
    before = scene.drill, scene.phase
    scene.resize(Theme((1920, 1080)))
    assert (scene.drill, scene.phase) == before
    to_question(pilot)


def test_a_press_of_stop_counts_though_a_card_comes_meanwhile(context):

    pilot = started(context)
    pos = pilot.targets["button:stop"].center
    pilot.point(pos)
    pilot.mouse_down(pos)
    phase, moves = pilot.scene.phase, pilot.drill.moves
    while (pilot.scene.phase, pilot.drill.moves) == (phase, moves):
        pilot.tick(0.1)
    pilot.mouse_up(pos)
    assert pilot.scene.phase is DrillPhase.PAGE


# The table


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize("size", [(1024, 640), (2560, 1080)])
def test_cards_lie_apart_on_the_table_and_a_move_ends_where_they_lie(context, game, players, size):
    import pygame

    from scopa_gui.coach.memory.memory_drill import begin, show

    theme = Theme(size)
    drill = begin(game, players, "felt", 20)
    for _ in range(7):
        drill = show(drill)
    felt = DrillLayout(pygame.Rect(0, 90, size[0], size[1] - 280), players, drill.fullest, theme)
    for length in range(2, len(drill.shown) + 2):
        course = seen_tables_of(drill.watched)[:length]
        lying = felt.places(course)
        assert set(lying) == set(cards_of(course[-1].table))
        boxes = [
            pygame.Rect(0, 0, *felt.card_size).move(
                round(at.x - felt.card_size[0] / 2), round(at.y - felt.card_size[1] / 2)
            )
            for at in lying.values()
        ]
        assert all(felt.table.contains(box) for box in boxes)
        assert not any(
            box.inflate(-4, -4).collidelistall([other for other in boxes if other is not box]) for box in boxes
        )
        played = drill.shown[length - 2]
        for pace in (Pace(3.0), Pace(0.45), Pace(0.45, calm=True)):
            shown = felt.shown(course, played, pace)
            assert shown.plan.duration <= pace.factor
            for card, end in shown.plan.end().items():
                if card in lying:
                    assert (end.x, end.y, end.angle) == (lying[card].x, lying[card].y, lying[card].angle)
                else:
                    assert end.alpha == 0


def test_an_empty_table_has_no_cards():
    import pygame

    felt = DrillLayout(pygame.Rect(0, 0, 1280, 500), 4, 0, Theme((1280, 800)))
    assert felt.places([TableSeen(0, (0, 0, 0, 0))]) == {}


def cards_left(pilot):
    """Cards until the next questions, as written below the table; None while nothing is written there."""
    words = " ".join(part.name for part in heard(pilot).walk())
    found = re.search(r"Questions after (\d+) more card", words)
    return None if found is None else int(found[1])


@pytest.mark.rotating
@pytest.mark.parametrize("game", ["scopa", "scopone_scientifico"])
def test_the_cards_until_the_questions_are_counted_down(context, game):
    pilot = started(context, game=game)
    for _ in range(3):
        seen = []
        while pilot.scene.phase is not DrillPhase.ASK:
            if pilot.scene.phase is DrillPhase.ANSWERED:
                pilot.key("space")
            if (left := cards_left(pilot)) is not None:
                seen.append(left)
            pilot.app.step((), LONGEST_STEP)
        assert seen[-1] == 1
        assert seen == sorted(seen, reverse=True)
        assert set(seen) == set(range(1, max(seen) + 1))
        while pilot.scene.phase is DrillPhase.ASK:
            press_answer(pilot, right=True)
            pilot.key("space")


@pytest.mark.parametrize("before", [(), ("tab",), ("right",)])
def test_enter_on_the_page_starts(context, before):
    pilot = Pilot(context, DrillScreen(context))
    for key in before:
        pilot.key(key)
    pilot.key("return")
    assert pilot.scene.phase is DrillPhase.LOOK


def test_enter_on_back_goes_back(context):
    below = DrillScreen(context)
    pilot = Pilot(context, below)
    pilot.app.stack.enter(DrillScreen(context))
    while pilot.scene.focused() != "button:back":
        pilot.key("tab")
    pilot.key("return")
    assert pilot.scene is below
