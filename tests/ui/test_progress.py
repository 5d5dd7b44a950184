"""The dashboard of practice: fits everywhere, empty and full, shows what the figures say, by mouse and by keyboard."""

from random import Random

import pygame
import pytest

from scopa_gui.coach.judging.verdict import Cause, Grade, Verdict
from scopa_gui.coach.judging.verdict_records import plain_of
from scopa_gui.coach.practice.match_mistakes import keep_mistakes
from scopa_gui.coach.practice.next_practice import NextPractice, Practice
from scopa_gui.coach.practice.practice_progress import progress_of
from scopa_gui.coach.practice.schedule import DAY, HOUR, answered, scheduled
from scopa_gui.coach.practice.themes import SUBJECTS, PracticeTheme, theme_of
from scopa_gui.coach.review.replay import turns_of
from scopa_gui.store.practice import MISTAKE, PUZZLE, Attempt, Exercise
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.scene import Pop
from scopa_gui.ui.practice.advice_words import advice_words
from scopa_gui.ui.practice.lessons.lesson_session import LessonSession
from scopa_gui.ui.practice.practice_screen import PracticeScreen
from scopa_gui.ui.practice.progress_screen import EVERYTHING, MATCHES, ProgressScreen
from scopa_gui.ui.practice.puzzles.puzzle_session import PuzzleSession
from scopa_gui.ui.practice.puzzles.puzzle_texts import kicker_words
from scopa_gui.ui.practice.repetition_ladder import interval_names
from scopa_gui.ui.words.theme_words import theme_name
from scopa_gui.ui.words.translation import decimal
from tests.coach.test_replay import match_played
from tests.conftest import LANGUAGES, TRANSLATED
from tests.ui import contract
from tests.ui.pilot import Pilot
from tests.ui.review.matches import match_studied

NOW = 1_790_000_000.0
LEFT_OUT = (PracticeTheme.ACES, PracticeTheme.PARTNER)


def practise(context, days=60, a_day=7):
    """Two months of a player who learns, is good at some themes and bad at others."""
    context.now = lambda: NOW
    training, rng = context.archive.training, Random(3)
    themes = [theme for theme in PracticeTheme if theme not in LEFT_OUT]
    skill = {theme: 0.2 + 0.7 * place / len(themes) for place, theme in enumerate(themes)}
    known = {}
    for number in range(days * a_day):
        at = NOW - days * DAY + number * DAY / a_day
        if int(at / DAY) % 9 == 4:
            continue
        due = [exercise for exercise in known.values() if exercise.due is not None and exercise.due <= at]
        if due and rng.random() < 0.5:
            exercise = rng.choice(due)
        else:
            theme = rng.choice(themes)
            kind = rng.choice((PUZZLE, MISTAKE))
            exercise = Exercise(
                f"{kind}/{number}",
                kind,
                rng.choice(SUBJECTS[theme]),
                rng.randint(1, 5) if kind == PUZZLE else 0,
                {},
                at,
            )
            exercise = scheduled(exercise, at - DAY) if kind == MISTAKE else exercise
        theme = next(theme for theme, names in SUBJECTS.items() if exercise.theme in names)
        right = rng.random() < min(0.97, skill[theme] + 0.2 * number / (days * a_day) + 0.1 * exercise.rung)
        known[exercise.key] = answered(exercise, at, right=right)
        training.answer(known[exercise.key], Attempt(exercise.key, at, right, 20.0))


def practised(context):
    practise(context)
    return ProgressScreen(context)


@pytest.mark.rotating
@contract.EVERYWHERE
def test_it_fits_empty_and_full(make_context, language, size):
    context = make_context(language=language)
    contract.draws_without_overflow(context, ProgressScreen, size)
    practise(context, days=20)
    pilot = Pilot(context, ProgressScreen(context), size)
    for key in (EVERYTHING, *(theme.value for theme in PracticeTheme)):
        pilot.scene.choose(key)
        pilot.tick()
    assert context.text.overflows == []


@pytest.mark.rotating
@pytest.mark.parametrize("scale", [0.75, 1.3])
@pytest.mark.parametrize("language", TRANSLATED)
def test_larger_and_smaller_type_fits_the_smallest_window(make_context, language, scale):
    context = make_context(language=language, text_scale=scale)
    practise(context, days=20)
    pilot = Pilot(context, ProgressScreen(context), (1024, 640))
    for theme in PracticeTheme:
        pilot.scene.choose(theme.value)
        pilot.tick()
    assert context.text.overflows == []


@pytest.mark.rotating
def test_the_scene_keeps_the_contract(context):
    practise(context, days=20)
    contract.targets_are_large_enough(context, ProgressScreen, (1024, 640))
    contract.targets_do_not_overlap(context, ProgressScreen, (1024, 640))
    contract.survives_every_key(context, ProgressScreen)
    contract.survives_every_target(context, ProgressScreen)
    contract.keyboard_reaches_all(context, ProgressScreen)
    contract.back_leaves(context, ProgressScreen)


def test_the_list_says_of_each_theme_what_was_found(context):
    practise(context, a_day=21)
    pilot = Pilot(context, ProgressScreen(context))
    training = context.archive.training
    found = progress_of(training.exercises(), training.attempts(), NOW)
    items = {item.key: item for item in pilot.control("list:themes").items}
    assert items[EVERYTHING].line == f"{found.overall.right} of {len(found.overall.answers)} solved"
    for tally in found.themes:
        item = items[tally.theme.value]
        assert item.title == theme_name(tally.theme)
        if tally.theme in LEFT_OUT:
            assert (item.line, item.mark) == ("not asked yet", None)
        else:
            assert item.line == f"{tally.right} of {len(tally.answers)} solved"
    assert len({items[tally.theme.value].mark for tally in found.themes if tally.lean.is_weak}) == 1
    weakest, strongest = found.weakest[0], next(tally.theme for tally in found.themes if tally.lean.is_strong)
    assert items[weakest.value].mark != items[strongest.value].mark


def test_choosing_a_theme_by_mouse_and_by_keyboard_shows_it(context):
    pilot = Pilot(context, practised(context))
    pictures = [pygame.image.tobytes(pilot.picture(), "RGB")]
    pilot.press(f"list:themes={PracticeTheme.GIVING_SCOPA.value}")
    pictures.append(pygame.image.tobytes(pilot.picture(), "RGB"))
    pilot.key("tab")
    pilot.key("down")
    assert pilot.scene.chosen == PracticeTheme.SETTEBELLO.value
    pictures.append(pygame.image.tobytes(pilot.picture(), "RGB"))
    assert len(set(pictures)) == 3


def test_what_is_due_is_asked_and_the_page_counts_again_afterwards(context):
    context.now, training = lambda: NOW, context.archive.training
    table, _ = match_played("scopa", 2, "progress", smazzate=1)
    turns = list(turns_of(table.record))[:3]
    for ago, turn in zip((5, 3, 1), turns, strict=True):
        best = next(move for move in turn.view.legal_moves() if move != turn.move)
        verdict = Verdict(
            turn.move, best, 0.6, 0.01, 0.06, 0.001, Grade.MISTAKE, {}, Cause("anchor", "carte"), 1.0, False, 9
        )
        keep_mistakes(training, 5, table.record, [(turn, verdict)], NOW - HOUR * ago)
    pilot = Pilot(context, TitleScreen(context))
    pilot.app.stack.enter(ProgressScreen(context))
    assert pilot.control("button:practise").label == "Repeat 1 position"
    pilot.press("button:practise")
    assert isinstance(pilot.session, PuzzleSession)
    asked = pilot.puzzle
    assert asked.exercise.key == f"match/5/{turns[0].number}"
    asked.try_move(asked.question.answer)
    asked.answer(training, NOW, right=True)
    pilot.app.stack.apply(Pop())
    assert isinstance(pilot.scene, ProgressScreen)
    assert pilot.control("button:practise").label == "Begin the lesson"
    assert pilot.control("button:mistakes").label == "Your mistakes"
    assert pilot.due_words == "The next repetition is due in 1 hour."


def keep_one(context, ago):
    """A mistake that the review of a match found so long ago."""
    context.now, training = lambda: NOW, context.archive.training
    table, _ = match_played("scopa", 2, "progress", smazzate=1)
    turn = next(turn for turn in turns_of(table.record))
    best = next(move for move in turn.view.legal_moves() if move != turn.move)
    verdict = Verdict(
        turn.move, best, 0.6, 0.01, 0.06, 0.001, Grade.MISTAKE, {}, Cause("anchor", "carte"), 1.0, False, 9
    )
    keep_mistakes(training, 5, table.record, [(turn, verdict)], NOW - ago)
    return training.exercises()[0]


@pytest.mark.parametrize(("scene", "button"), [(ProgressScreen, "mistakes"), (PracticeScreen, "mistakes")])
def test_a_mistake_that_is_not_due_can_be_practised_and_is_said_to_be_so(context, scene, button):
    kept = keep_one(context, HOUR)
    pilot = Pilot(context, TitleScreen(context))
    pilot.app.stack.enter(scene(context))
    pilot.press(f"button:{button}")
    assert kicker_words(pilot.puzzle, 0, 1) == "Practising ahead, 1 of 1"
    assert any("isn’t due yet" in line for line in pilot.paper_text.lines)
    asking = pilot.puzzle
    asking.try_move(asking.question.answer)
    asking.answer(context.archive.training, NOW, right=True)
    after = context.archive.training.exercise(kept.key)
    assert (after.due, after.rung) == (kept.due, kept.rung), "found before its time changes nothing"


def test_one_that_is_due_is_not_called_ahead(context):
    keep_one(context, DAY)
    pilot = Pilot(context, PracticeScreen(context))
    pilot.press("button:mistakes")
    assert not pilot.puzzle.ahead
    assert kicker_words(pilot.puzzle, 0, 1) == "Your mistakes: 1 of 1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_practising_ahead_fits_the_smallest_window(make_context, language):
    context = make_context(language=language, text_scale=1.3)
    keep_one(context, HOUR)
    for scene in (PracticeScreen, ProgressScreen):
        contract.draws_without_overflow(context, scene, (1024, 640))
    pilot = Pilot(context, PracticeScreen(context), (1024, 640))
    pilot.press("button:mistakes")
    pilot.tick(0.1)
    assert context.text.overflows == []


def test_what_can_be_asked_no_more_says_so(context):
    context.now = lambda: NOW
    context.archive.training.add(scheduled(Exercise("match/1/1", MISTAKE, "anchor", 0, {"odd": 1}, 0.0), NOW - DAY))
    pilot, said = Pilot(context, ProgressScreen(context)), []
    context.say = said.append
    pilot.press("button:practise")
    assert isinstance(pilot.scene, ProgressScreen)
    assert len(said) == 1
    assert pilot.control("button:practise").label == "Begin the lesson"
    assert "button:mistakes" not in pilot.targets


def written(pilot):
    """The texts that are drawn in boxes."""
    drawn, text = [], pilot.app.context.text
    draw = text.draw

    def noted(surface, box, words, *given, **how):
        drawn.append(words)
        return draw(surface, box, words, *given, **how)

    text.draw = noted
    pilot.scene.redraw()
    pilot.tick()
    text.draw = draw
    return drawn


def test_before_anything_was_done_it_says_what_will_be_there_and_begins_the_first_thing(make_context):
    for first_steps, leads_to in (("unasked", LessonSession), ("lessons", LessonSession), ("over", PuzzleSession)):
        context = make_context(first_steps=first_steps)
        pilot = Pilot(context, ProgressScreen(context))
        drawn = written(pilot)
        assert "After a few weeks it might look like this:" in drawn
        assert "\N{EN DASH}" not in drawn, "no figures of nothing"
        assert any(words.startswith("Next: ") for words in drawn)
        pilot.press("button:practise")
        assert isinstance(pilot.session, leads_to)


def test_a_theme_s_own_button_leads_to_its_puzzles(context):
    pilot = Pilot(context, ProgressScreen(context))
    pilot.press(f"list:themes={PracticeTheme.PRIMIERA.value}")
    assert pilot.control("button:practise").label == "Practise: The primiera"
    pilot.press("button:practise")
    asked = pilot.puzzle.exercise
    assert theme_of(asked.theme, asked.data.get("part", "")) is PracticeTheme.PRIMIERA


def judged(context, times=1):
    """Matches that were looked at, so many; the verdicts of all moves."""
    for number in range(times):
        record, seats, seen = match_studied("scopa", 2, 2)
        at = NOW - 40 * DAY * number
        match, _ = context.archive.start_match(
            record.rules.as_dict(), record.seed, seats, at, {"variant": ("scopa", "escoba")[number % 2]}
        )
        for place, move in enumerate(record.moves):
            context.archive.append_move(match, place, str(move), at)
        outcome = {"winner": 0, "totals": [11, 3], "smazzate": [[11, 3]], "how": "points"}
        context.archive.finish(match, outcome, at)
        context.archive.training.keep_verdicts(match, {place: plain_of(one) for place, one in seen.items()})


def test_all_matches_are_read_and_shown_and_the_dearest_theme_is_practised_by_one_button(context):
    context.now = lambda: NOW
    judged(context, 6)
    pilot = Pilot(context, TitleScreen(context))
    pilot.app.stack.enter(ProgressScreen(context))
    assert pilot.scene.chosen == MATCHES
    empty = pygame.image.tobytes(pilot.picture(), "RGB")
    pilot.rest()
    assert pygame.image.tobytes(pilot.picture(), "RGB") != empty
    scene = pilot.scene
    assert scene._record.matches == 6
    dearest = next(iter(scene._figures.themes))
    assert scene._advice == NextPractice(Practice.COSTLY, dearest)
    words = advice_words(scene._advice, scene._progress, scene._figures, None)
    assert decimal(scene._figures.themes[dearest].value) in words
    pilot.press("button:practise")
    asked = pilot.puzzle.exercise
    assert theme_of(asked.theme, asked.data.get("part", "")) is dearest


@pytest.mark.rotating
@contract.EVERYWHERE
@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_the_pictures_of_all_matches_fit(make_context, language, size, scale):
    context = make_context(language=language, text_scale=scale)
    context.now = lambda: NOW
    judged(context, 4)
    pilot = Pilot(context, ProgressScreen(context), size)
    pilot.rest()
    for key in (MATCHES, EVERYTHING, PracticeTheme.GIVING_SCOPA.value):
        pilot.scene.choose(key)
        pilot.tick()
    assert context.text.overflows == []


def test_interval_names():
    assert len(interval_names()) == len(progress_of([], [], NOW).overall.rungs)
