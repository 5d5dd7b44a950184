"""The first start: one question, the first lessons one after the other, a first match with help; asked once."""

import json

import pytest

from scopa_gui.coach.lessons.curriculum import INTRODUCTION
from scopa_gui.engine.scoring.categories import Category, staked
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.store.settings import Settings, load, save
from scopa_gui.ui.front.first_step import first_step
from scopa_gui.ui.front.settings_screen import SettingsScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.front.welcome_screen import WelcomeScreen, is_to_be_asked
from scopa_gui.ui.kit.scene import Home
from scopa_gui.ui.kit.toast import seconds_to_read
from scopa_gui.ui.play.match_end.help_question import HelpQuestionScreen
from scopa_gui.ui.play.match_end.match_end_screen import MatchEndScreen
from scopa_gui.ui.play.match_session import MatchSession
from scopa_gui.ui.play.match_start import deal_match, first_match
from scopa_gui.ui.play.match_wish import MatchWish
from scopa_gui.ui.practice.lessons.lesson_bookmarks import save_done, save_step
from scopa_gui.ui.practice.lessons.lesson_session import LessonSession
from scopa_gui.ui.practice.lessons.lesson_texts import lesson_text
from scopa_gui.ui.words import translation
from scopa_gui.ui.words.count_sentences import goal_sentence
from tests.conftest import LANGUAGES
from tests.ui import contract
from tests.ui.count.tables import won_by
from tests.ui.hearing import heard
from tests.ui.pilot import Pilot

ACTS = 8.0
"""Seconds to look at the cards, to think and to press, at each step of a lesson."""


def asked(context):
    """The pilot before the question, the title below it."""
    pilot = Pilot(context, TitleScreen(context))
    pilot.app.stack.enter(WelcomeScreen(context))
    pilot.tick()
    return pilot


def learn(context, count):
    """So many of the first lessons are done."""
    for lesson in INTRODUCTION[:count]:
        save_done(context.archive.training, lesson, context.now())


def to_its_end(pilot):
    """Go through the lesson that is shown, the teacher answering, up to its last step."""
    for _ in range(200):
        pilot.rest()
        if pilot.lesson.is_answered and pilot.lesson.is_last:
            return
        if pilot.lesson.is_answered:
            pilot.key("return")
        else:
            pilot.session._show_answer()
        pilot.tick(0.5)
    raise AssertionError("the lesson has no end")


def test_nobody_is_asked_who_has_answered_or_has_a_match_here(make_context):
    context = make_context()
    assert is_to_be_asked(context)
    assert not is_to_be_asked(make_context(first_steps="over"))
    assert not is_to_be_asked(make_context(first_steps="lessons"))
    match, _notice = context.archive.start_match({}, "1f", ["human", "rosa"], 5.0)
    assert not is_to_be_asked(context), "one that goes on"
    context.archive.finish(match, {"winner": 0, "totals": [11, 3], "smazzate": [[11, 3]], "how": "points"}, 9.0)
    assert not is_to_be_asked(context), "one that is over"


def test_where_the_matches_were_damaged_nobody_is_taken_for_new(make_context, tmp_path):
    context = make_context()
    context.archive.close()
    path = context.paths.archive
    path.write_bytes(b"no archive" * 1000)
    again = make_context()
    assert again.archive.notice is not None
    assert not is_to_be_asked(again)


def test_settings_of_an_earlier_version_without_a_match_are_asked(make_context):
    context = make_context()
    context.paths.config.mkdir(parents=True)
    context.paths.settings.write_text(json.dumps({"version": 2, "deck": "french"}), encoding="utf-8")
    assert load(context.paths).settings.first_steps == "unasked"


def test_killed_at_the_question_nothing_is_lost_and_it_is_asked_again(make_context):
    context = make_context()
    asked(context)
    assert save(context.paths, context.settings) is None
    assert load(context.paths).settings == Settings(language="en")
    assert is_to_be_asked(context)


def test_who_knows_the_game_has_cards_after_two_presses(context):
    pilot = asked(context)
    pilot.press("button:yes")
    pilot.press("button:deal")
    assert isinstance(pilot.session, MatchSession)


@pytest.mark.parametrize("say", [("button:yes", "escape"), ("escape",)], ids=" ".join)
def test_who_knows_the_game_comes_to_the_title_and_is_never_asked_again(context, say):
    pilot = asked(context)
    for step in say:
        (pilot.press if step.startswith("button:") else pilot.key)(step)
    assert isinstance(pilot.scene, TitleScreen)
    assert context.settings == Settings(language="en", first_steps="over")
    assert not is_to_be_asked(context)
    assert "button:learn" not in pilot.targets


def test_the_answer_is_written_soon(context):
    pilot = asked(context)
    pilot.press("button:yes")
    pilot.tick(1.0)
    assert load(context.paths).settings.first_steps == "over"


def test_who_has_not_played_goes_from_lesson_to_lesson_to_a_match_by_one_button(context):
    pilot = asked(context)
    pilot.key("return")
    for number, lesson in enumerate(INTRODUCTION, 1):
        assert isinstance(pilot.session, LessonSession)
        assert pilot.session.lesson is lesson
        to_its_end(pilot)
        pilot.key("return")
        assert f"lesson/{lesson.key}" in {attempt.exercise for attempt in context.archive.training.attempts()}, number
    assert isinstance(pilot.session, MatchSession)
    assert len(pilot.app.stack.scenes) == 2, "below the table is the title"
    assert context.settings.first_steps == "first_match"


def test_the_first_lessons_take_about_ten_minutes():
    words = (
        seconds_to_read(lesson_text(f"{lesson.key}.{step.name}")) for lesson in INTRODUCTION for step in lesson.steps()
    )
    steps = sum(lesson.length for lesson in INTRODUCTION)
    assert 8 * 60 < sum(words) + ACTS * steps < 13 * 60


def test_who_leaves_the_lesson_finds_it_on_the_title_where_it_was_left(context):
    learn(context, 1)
    save_step(context.archive.training, INTRODUCTION[1], 3, context.now())
    pilot = asked(context)
    pilot.press("button:no")
    assert (pilot.session.lesson, pilot.lesson.place) == (INTRODUCTION[1], 3)
    pilot.key("escape")
    assert isinstance(pilot.scene, TitleScreen)
    pilot.key("return")
    assert (pilot.session.lesson, pilot.lesson.place) == (INTRODUCTION[1], 3)


def test_after_the_last_of_the_first_lessons_the_title_leads_to_the_match(make_context):
    context = make_context(first_steps="lessons")
    learn(context, len(INTRODUCTION))
    pilot = Pilot(context, TitleScreen(context))
    pilot.press("button:learn")
    assert isinstance(pilot.session, MatchSession)
    assert context.settings.first_steps == "first_match"


def test_in_the_course_a_lesson_leads_to_the_next_one_there(make_context):
    new, usual = (LessonSession(make_context(first_steps=steps), INTRODUCTION[2]) for steps in ("lessons", "over"))
    assert new.lessons[-1] is INTRODUCTION[-1]
    assert len(usual.lessons) > len(INTRODUCTION)


def test_the_first_match_is_for_two_against_the_weakest_with_help(context):
    pilot = asked(context)
    pilot.press("button:little")
    assert isinstance(pilot.session, MatchSession)
    assert pilot.table.rules == VARIANTS["scopa"].rules_by_players[2]
    assert pilot.table.seats[1] == "pierino"
    assert (context.settings.coach, pilot.aids.counters, context.settings.show_captures) == (True, "keys", True)
    assert pilot.match_id in {match.id for match in context.archive.unfinished()}


def test_the_aim_stands_at_the_first_deal_of_somebody_new_and_never_again(make_context):
    context = make_context()
    said = []
    context.say = said.append
    deal_match(context, MatchWish("scopa", 2, 11, "rosa")).close()
    assert said == [], "who knows the game is not told"
    context = make_context(first_steps="lessons")
    context.say = said.append
    first_match(context).close()
    assert said == [], "there was a match"


@pytest.mark.parametrize(
    "start", [first_match, lambda context: deal_match(context, MatchWish("escoba", 2, 21, "rosa"))]
)
def test_the_first_deal_says_the_aim_of_its_own_game(make_context, start):
    context, said = make_context(first_steps="lessons"), []
    context.say = said.append
    scene = start(context)
    assert said == [goal_sentence(scene.session.table.rules)]
    start(context)
    assert len(said) == 1


@pytest.mark.rotating
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_aim_names_the_points_to_win_and_all_that_is_paid(make_context, variant, language):
    make_context(language=language)
    for rules in VARIANTS[variant].rules_by_players.values():
        line = goal_sentence(rules)
        paid = sum(category is not Category.SCOPE for category, _stake, _way in staked(rules))
        assert f" {rules.target} " in line
        assert line.rpartition(":")[2].count(",") == paid - 1
        assert len(line) < 200


def over(context):
    """The first match at its end."""
    first_match(context)
    return MatchEndScreen(context, won_by(0), context.archive.unfinished(1)[0].id)


@pytest.mark.parametrize(("answer", "coach", "counters"), [
    ("button:keep", True, "keys"), ("button:without", False, "piles"), ("", True, "keys"),
])  # fmt: skip
def test_after_the_first_match_the_help_stays_or_goes_as_one_chooses(context, answer, coach, counters):
    pilot = Pilot(context, TitleScreen(context))
    pilot.app.stack.enter(over(context))
    pilot.rest()
    pilot.key("escape")
    assert isinstance(pilot.scene, HelpQuestionScreen)
    pilot.press(answer) if answer else pilot.key("escape")
    assert isinstance(pilot.scene, TitleScreen)
    settings = context.settings
    assert (settings.first_steps, settings.coach, settings.counters) == ("over", coach, counters)


def test_after_any_other_match_nothing_is_asked(make_context):
    context = make_context()
    scene = over(context)
    context.change(first_steps="over")
    assert scene.leave() == Home()


@pytest.mark.rotating
@contract.EVERYWHERE
@pytest.mark.parametrize("lessons", [0, 3])
def test_the_way_of_somebody_new_fits(make_context, language, size, lessons):
    context = make_context(language=language, first_steps="lessons")
    learn(context, lessons)
    contract.draws_without_overflow(context, TitleScreen, size)
    contract.targets_do_not_overlap(context, TitleScreen, size)
    contract.draws_without_overflow(context, first_step, size)
    contract.draws_without_overflow(context, first_match, size)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_the_last_first_lesson_fits(make_context, language):
    context = make_context(language=language, first_steps="lessons")
    lesson = INTRODUCTION[-1]
    contract.draws_without_overflow(
        context, lambda given: LessonSession(given, lesson, lesson.length - 1).screen, (1024, 640)
    )


def test_another_word_in_the_file_of_settings_is_as_at_first(make_context):
    context = make_context()
    context.paths.config.mkdir(parents=True)
    context.paths.settings.write_text(json.dumps({"version": 2, "first_steps": "sometimes"}), encoding="utf-8")
    assert load(context.paths).settings.first_steps == "unasked"


@pytest.mark.rotating
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_the_question_is_asked_in_any_language_and_remembers_which(make_context, language, size):
    other = next(key for key in LANGUAGES if key != language)
    context = make_context(language=other)
    pilot = Pilot(context, WelcomeScreen(context), size)
    names = {part.name: part.chosen for part in heard(pilot).walk() if part.chosen is not None}
    assert set(names) == set(translation.LANGUAGES.values()), "languages stand there by their own names"
    assert names[translation.LANGUAGES[other]]
    before = {part.name for part in heard(pilot).walk()}
    pilot.press(f"button:language:{language}")
    pilot.tick()
    after = {part.name: part.chosen for part in heard(pilot).walk()}
    assert after[translation.LANGUAGES[language]]
    assert not after[translation.LANGUAGES[other]]
    assert not before & {name for name, chosen in after.items() if chosen is None}, "all else is said anew"
    assert context.settings.language == language
    assert pilot.scene.focused() == f"button:language:{language}"
    assert context.text.overflows == []
    assert is_to_be_asked(context), "a language is no answer"


def test_the_question_leads_to_the_settings_and_is_still_there_afterwards(context):
    pilot = asked(context)
    pilot.press("button:settings")
    assert isinstance(pilot.scene, SettingsScreen)
    context.change(language="it")
    pilot.key("escape")
    pilot.tick()
    assert isinstance(pilot.scene, WelcomeScreen)
    assert "Impostazioni" in {part.name for part in heard(pilot).walk()}
    pilot.press("button:yes")
    assert context.settings.first_steps == "over"
