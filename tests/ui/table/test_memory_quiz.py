"""Questions of memory at the table: at my turn if the setting is on, by mouse or key, told only after the smazzata."""

import pytest

from scopa_gui.coach.memory.memory_questions import NOBODY, QuestionKind
from scopa_gui.store.recollections import Recollections
from scopa_gui.ui.play.count.count_screen import CountScreen
from scopa_gui.ui.play.pause_screen import PauseScreen
from scopa_gui.ui.table.aids.aids_companion import AidsCompanion
from scopa_gui.ui.table.companions.memory_quiz import MemoryQuiz
from scopa_gui.ui.table.companions.question_slip import keys_of
from scopa_gui.ui.words.memory_question_words import answer_words, question_words
from tests.ui import contract
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import begin, choose


def quiz_of(scene):
    return next(companion for companion in scene.companions if isinstance(companion, MemoryQuiz))


def shows_answers(quiz):
    return quiz.modal and quiz.asking is None


def played_to(pilot, quiz, stop, steps=4000):
    """Play on, whatever is asked being given to `stop`, until it says True or the count comes; what was asked."""
    scene = pilot.scene
    for _ in range(steps):
        if pilot.scene is not scene:
            return
        if quiz.modal:
            if stop(quiz):
                return
        elif scene.my_turn and not pilot.is_showing_move:
            choose(pilot)
        pilot.tick(0.1)
    raise AssertionError("nothing comes")


def at_a_question(context, game="scopa", players=2, size=(1280, 800), seed="scene"):
    """A pilot at the first question of a match, and the quiz."""
    scene = begin(context, game, players, seed=seed)
    pilot = Pilot(context, scene, size, blind=True)
    quiz = quiz_of(scene)
    played_to(pilot, quiz, lambda quiz: quiz.asking is not None)
    assert quiz.asking is not None
    pilot.look()
    return pilot, quiz


@pytest.fixture
def asking(make_context):
    return make_context(speed="instant", memory_questions=True)


def test_without_the_setting_nothing_is_asked(make_context):
    context = make_context(speed="instant")
    scene = begin(context)
    pilot = Pilot(context, scene)
    played_to(pilot, quiz_of(scene), lambda quiz: pytest.fail("asked"))
    assert isinstance(pilot.scene, CountScreen)
    assert context.recollections().results() == []


def test_a_waiting_question_follows_a_change_of_language(asking):
    pilot, quiz = at_a_question(asking)
    question = quiz.asking.question
    names = pilot.scene.status_line.names
    english = question_words(question, seated=True)
    asking.change(language="it", deck="french")
    pilot.tick()
    pilot.tick()
    italian = question_words(question, seated=True)
    assert quiz.asking.asked.words == italian != english
    labels = [answer_words(question, value, names) for value in question.offered]
    assert [button.label for button in quiz.asking.buttons] == labels
    assert quiz.asking.group.widget("button:pass").label == "Salta (Esc)"


def test_the_sheet_of_aids_lies_open_again_once_the_answers_are_shown(asking):
    asking.change(counters="keys", race=True)
    pilot, quiz = at_a_question(asking)
    aids = pilot.companion(AidsCompanion)
    assert aids.covered

    def answered(quiz):
        if shows_answers(quiz):
            return True
        pilot.key(quiz.asking.buttons[0].key_name)
        return False

    played_to(pilot, quiz, answered)
    assert shows_answers(quiz)
    assert not aids.covered


def test_three_questions_are_asked_in_a_smazzata_and_told_before_the_count(asking):
    scene = begin(asking)
    pilot, quiz = Pilot(asking, scene), quiz_of(scene)
    given = []

    def answer(quiz):
        if shows_answers(quiz):
            return True
        assert scene.my_turn
        question = quiz.asking.question
        given.append((question, question.offered[0]))
        pilot.key(quiz.asking.buttons[0].key_name)
        assert quiz.asking is None
        return False

    played_to(pilot, quiz, answer)
    assert len(given) == 3
    assert [(one.question, one.given) for one in quiz.answers] == given
    assert pilot.scene is scene
    pilot.tick(5.0)
    assert pilot.scene is scene, "the count waits until the truth has been read"
    assert scene.focused() == "button:remembered"
    pilot.key("return")
    pilot.tick(2.0)
    assert isinstance(pilot.scene, CountScreen)
    kept = Recollections(asking.paths.memory).results()
    assert [(one.where, one.kind, one.right, one.age) for one in kept] == [
        ("table", question.kind.value, choice == question.right, question.age) for question, choice in given
    ]
    assert not asking.archive.match(pilot.match_id).extra.get("assisted")


def test_an_answer_is_kept_at_once(asking):
    pilot, quiz = at_a_question(asking)
    question = quiz.asking.question
    pilot.press(f"answer:{question.offered.index(question.right) + 1}")
    (kept,) = Recollections(asking.paths.memory).results()
    assert kept.right
    assert not quiz.modal


def test_nothing_can_be_played_while_a_question_waits(asking):
    pilot, quiz = at_a_question(asking)
    scene, moves = pilot.scene, pilot.table.moves_played
    assert set(pilot.targets) == {
        "button:pass",
        *(f"answer:{place + 1}" for place in range(len(quiz.asking.question.offered))),
    }
    for key in ("h", "u", "l", "w", "9"):
        pilot.key(key)
    assert quiz.asking is not None
    assert pilot.table.moves_played == moves
    assert pilot.scene is scene


@pytest.mark.parametrize(
    "passes", [lambda pilot: pilot.key("escape"), lambda pilot: pilot.press("button:pass")], ids=["esc", "mouse"]
)
def test_a_question_is_passed_over_and_the_next_esc_is_the_menu(asking, passes):
    pilot, quiz = at_a_question(asking)
    passes(pilot)
    assert not quiz.modal
    assert quiz.answers[0].given is None
    assert asking.recollections().results() == []
    pilot.key("escape")
    assert isinstance(pilot.scene, PauseScreen)


def test_it_is_answered_with_the_arrows_and_enter_too(asking):
    pilot, quiz = at_a_question(asking)
    question = quiz.asking.question
    pilot.key("right")
    assert pilot.scene.focused() == "answer:1"
    pilot.key("right")
    pilot.key("return")
    assert quiz.answers[0].given == question.offered[1]


def test_the_keyboard_alone_reaches_every_answer_and_the_button_to_skip(asking):
    pilot, quiz = at_a_question(asking)
    reached = set()
    for _ in range(len(pilot.targets) + 1):
        pilot.key("tab")
        reached.add(pilot.scene.focused())
    assert reached == set(pilot.targets)
    while pilot.scene.focused() != "button:pass":
        pilot.key("tab")
    pilot.key("return")
    assert quiz.answers[0].given is None
    assert not quiz.modal


@pytest.mark.parametrize("aid", [{"counters": "full"}, {"grid": True}])
def test_an_answer_that_could_be_read_off_an_aid_is_not_kept(make_context, aid):
    context = make_context(speed="instant", memory_questions=True, **aid)
    pilot, quiz = at_a_question(context)
    pilot.key(quiz.asking.buttons[0].key_name)
    assert quiz.answers[0].given is not None
    assert context.recollections().results() == []


def test_the_keys_of_the_aids_are_dead_while_a_question_waits(asking):
    pilot, quiz = at_a_question(asking)
    for key in ("t", "g", "p"):
        pilot.key(key)
    assert asking.settings.counters != "full"
    assert not asking.settings.grid
    assert quiz.asking is not None


def test_a_smazzata_in_which_all_was_passed_over_tells_nothing(asking):
    scene = begin(asking)
    pilot, quiz = Pilot(asking, scene), quiz_of(scene)

    def pass_over(quiz):
        pilot.key("escape")
        return shows_answers(quiz)

    played_to(pilot, quiz, pass_over)
    assert isinstance(pilot.scene, CountScreen)


def test_the_same_smazzata_asks_the_same_after_a_new_start(make_context):
    asked = []
    for _ in range(2):
        pilot, quiz = at_a_question(make_context(speed="instant", memory_questions=True))
        asked.append(quiz.asking.question)
        pilot.scene.close()
    assert asked[0] == asked[1]


def test_a_move_taken_back_does_not_ask_again(asking):
    pilot, quiz = at_a_question(asking)
    pilot.key("1")
    choose(pilot)
    pilot.tick(0.5)
    if quiz.modal:
        pilot.key("escape")
    pilot.key("u")
    assert quiz.asking is None


def test_an_answer_names_who_took_a_card(make_context):
    context = make_context(speed="instant", memory_questions=True)
    for seed in range(12):
        pilot, quiz = at_a_question(context, "scopone_scientifico", 4, seed=f"taker{seed}")
        question = quiz.asking.question
        if question.kind is QuestionKind.TAKER:
            break
        pilot.scene.close()
    assert question.offered == (0, 1, 2, 3, NOBODY)
    assert [button.label for button in quiz.asking.buttons] == [*pilot.names, "Nobody yet"]
    assert quiz.asking.words(0) == "You"


@pytest.mark.rotating
@pytest.mark.parametrize(
    ("language", "size"), [*(("en", size) for size in contract.SIZES), ("it", (1024, 640)), ("de", (1024, 640))]
)
def test_slip_and_truth_fit(make_context, language, size):
    context = make_context(
        language=language, speed="instant", memory_questions=True, text_scale=1.3 if size == (1024, 640) else 1.0
    )
    pilot, quiz = at_a_question(context, "scopone_scientifico", 4, size)
    pilot.tick(0.1)
    assert all(quiz.asking.papers[1].rect.contains(rect) for rect in pilot.targets.values())
    assert pilot.picture().get_rect().contains(quiz.asking.papers[0].rect)

    def wrong(quiz):
        if shows_answers(quiz):
            return True
        question = quiz.asking.question
        pilot.key(str(1 + next(place for place, value in enumerate(question.offered) if value != question.right)))
        return False

    played_to(pilot, quiz, wrong)
    pilot.tick(0.1)
    assert shows_answers(quiz)
    assert not any(answer.is_right for answer in quiz.answers)
    assert context.text.overflows == []
    assert all(pilot.picture().get_rect().contains(rect) for rect in pilot.targets.values())
    pilot.press("button:remembered")
    assert not quiz.modal


@pytest.mark.parametrize(
    ("words", "keys"),
    [
        (("0", "1", "4"), ["0", "1", "4"]),
        (("8", "9", "10"), ["1", "2", "3"]),
        (("Rosa", "You"), ["1", "2"]),
    ],
)
def test_figures_are_answered_by_their_own_keys_and_others_by_their_place(words, keys):
    assert keys_of(words) == keys
