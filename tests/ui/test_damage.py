"""Whatever becomes of a row in the archive, every screen opens: what is whole is shown, what is not is named once."""

import shutil
from random import Random

import pytest

from scopa_gui.coach.judging.verdict import Cause, Grade, Verdict
from scopa_gui.coach.judging.verdict_records import ReviewedMove, plain_of
from scopa_gui.coach.practice.days import day_of
from scopa_gui.coach.practice.match_mistakes import keep_answer, keep_mistakes
from scopa_gui.coach.puzzles.daily import exercise_of_day
from scopa_gui.coach.puzzles.position_question import exercise_of
from scopa_gui.coach.puzzles.puzzle_shelf import shipped
from scopa_gui.coach.review.replay import turns_of
from scopa_gui.store.archive import Archive
from scopa_gui.store.paths import Paths
from scopa_gui.store.practice import LESSON, Attempt, Exercise
from scopa_gui.store.recollections import Recollections, Result
from scopa_gui.ui import crash
from scopa_gui.ui.front.history_screen import HistoryScreen
from scopa_gui.ui.front.statistics_screen import StatisticsScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.play import match_start
from scopa_gui.ui.play.match_end.match_ending import ending_of
from scopa_gui.ui.play.unfinished_screen import UnfinishedScreen
from scopa_gui.ui.practice.drill.drill_screen import DrillScreen
from scopa_gui.ui.practice.lessons.lessons_screen import LessonsScreen
from scopa_gui.ui.practice.practice_screen import PracticeScreen
from scopa_gui.ui.practice.progress_screen import ProgressScreen
from scopa_gui.ui.practice.puzzles.puzzle_session import puzzle_screen_of
from scopa_gui.ui.practice.puzzles.puzzles_screen import PuzzlesScreen
from scopa_gui.ui.review.review_session import review_of
from tests.coach.test_replay import match_played
from tests.store.damaging import TABLES, columns, damage, loosen
from tests.store.matches import over
from tests.ui.pilot import Pilot

NOW = 1_790_000_000.0
SIZE = (1024, 640)
CASES = 80
"""Of the slow suite; the usual one damages a row in every table at once."""


@pytest.fixture(scope="module")
def filled(tmp_path_factory):
    """Folders of a player who did everything once: matches with and without help, reviews, mistakes, practice."""
    paths = Paths(tmp_path_factory.mktemp("filled"))
    archive, matches = Archive(paths.archive), []
    for place, (key, players, smazzate) in enumerate(
        (("scopa", 2, 2), ("scopone_scientifico", 4, 1), ("escoba", 3, 1), ("scopa", 2, 1))
    ):
        table, _ = match_played(key, players, f"damage {place}", smazzate)
        at = NOW - 90_000 * (5 - place)
        match, _ = archive.start_match(
            table.rules.as_dict(), f"damage {place}", table.seats, at, {"variant": key, "level": table.seats[1]}
        )
        for number, move in enumerate(table.record.moves):
            archive.append_move(match, number, str(move), at + number)
        turns = list(turns_of(table.record))
        if place == 1:
            archive.count_help(match, "hints")
            archive.take_back(match, len(table.record.moves) - 1, at)
            archive.append_move(match, len(table.record.moves) - 1, str(table.record.moves[-1]), at)
        if place < 2:
            judged = []
            for spot, turn in enumerate(turns):
                best = next(move for move in turn.view.legal_moves() if move != turn.move)
                grade = Grade.BLUNDER if spot % 3 == 0 else Grade.BEST
                cause = Cause("gives_scopa", "scope_against", {"percent": 20, "cards": 3, "count": 2})
                verdict = Verdict(
                    turn.move, best, 0.5, 0.01, 0.1, 0.01, grade, {"scope_against": 0.5}, cause, 1.0, False, 9
                )
                judged.append((turn, verdict))
            archive.training.keep_verdicts(
                match, {turn.number: plain_of(ReviewedMove(verdict)) for turn, verdict in judged}
            )
            keep_mistakes(archive.training, match, table.record, judged, at)
        if place < 3:
            sheets = (*table.match.sheets, table.sheet) if table.sheet else table.match.sheets
            archive.finish(match, ending_of(table.rules, sheets, place % 2).outcome(), at + 600)
        matches.append(match)
    puzzle = shipped()[0]
    for exercise in (
        *(exercise_of(one, NOW - 9e4) for one in shipped()[:3]),
        exercise_of_day(puzzle, day_of(NOW), NOW),
        Exercise("lesson/taking", LESSON, "", 0, {"lesson": "taking"}, NOW - 5e4, None, 1),
    ):
        keep_answer(
            archive.training,
            exercise,
            Attempt(exercise.key, NOW - 2e4, right=exercise.kind == LESSON, seconds=3.0, moves=("7D",)),
        )
    archive.close()
    recollections = Recollections(paths.memory)
    for number in range(30):
        recollections.add(
            Result(
                at=NOW - number,
                where="drill" if number % 2 else "table",
                kind="out",
                right=number % 3 > 0,
                age=number,
                rank=7,
                level=number % 2,
            )
        )
    return paths, matches


@pytest.fixture
def damaged(filled, make_context, monkeypatch, tmp_path):
    """Copies of these folders, to be damaged before a context is made of them."""
    paths, _matches = filled
    monkeypatch.setattr(crash, "survive", lambda stack, context, error: (_ for _ in ()).throw(error))

    def prepare():
        here = Paths(tmp_path)
        shutil.rmtree(here.data, ignore_errors=True)
        shutil.copytree(paths.data, here.data)
        return here

    def context():
        made = make_context()
        made.now = lambda: NOW
        return made

    return prepare, context


def look_at_everything(context):
    """Every screen that reads the archive, as a player would open it."""
    pilot = Pilot(context, TitleScreen(context), SIZE)
    for make in (StatisticsScreen, PracticeScreen, ProgressScreen, PuzzlesScreen, LessonsScreen, DrillScreen):
        pilot.app.stack.enter(make(context))
        pilot.tick()
        for name in [name for name in pilot.targets if name.startswith(("list:people=", "list:themes="))][:4]:
            pilot.press(name)
        pilot.key("escape")
        pilot.key("escape")
        while not isinstance(pilot.scene, TitleScreen):
            pilot.key("escape")
    listed = over(context.archive)
    pilot.app.stack.enter(HistoryScreen(context, [match.id for match in listed]))
    for match in listed:
        pilot.scene.choose(str(match.id))
        pilot.tick()
    for exercise in context.archive.training.exercises():
        scene = puzzle_screen_of(context, [exercise])
        if scene is not None:
            pilot.app.stack.enter(scene)
            pilot.tick()
            pilot.app.stack._leave(1)
    return pilot


def continued(context, pilot):
    """The match that waits, if it can be continued."""
    for match, _touched in context.archive.waiting():
        scene = match_start.continue_match(context, match)
        if scene is not None:
            pilot.app.stack.enter(scene)
            pilot.tick(0.5)
            pilot.app.stack._leave(1)
    pilot.app.stack.enter(UnfinishedScreen(context))
    pilot.tick()
    for name in [name for name in pilot.targets if name.startswith("list:matches=")]:
        pilot.press(name)
    pilot.app.stack._leave(1)


def reviewed(context, pilot):
    """The reviews of the matches that can be reviewed, gone through a few moves."""
    for match in over(context.archive):
        scene = review_of(context, match.id)
        if scene is None:
            continue
        pilot.app.stack.enter(scene)
        pilot.tick(0.1)
        for key in ("right", "right", "m", "right", "end"):
            pilot.key(key)
        pilot.app.stack._leave(1)


def spoken(pilot):
    """The lines that the player is told, and has been told."""
    return list(pilot.app.toast._lines)


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, CASES))])
def test_every_screen_opens_whatever_became_of_a_row(damaged, seed):
    prepare, make = damaged
    paths, random = prepare(), Random(seed)
    loosen(paths.archive)
    there = columns(paths.archive)
    chosen = (
        [random.choice(there) for _ in range(random.choice((1, 1, 3)))]
        if seed
        else [next(one for one in there if one[0] == table) for table in TABLES]
    )
    done = [(column, damage(paths.archive, *column, random)) for column in chosen]
    context = make()
    try:
        pilot = look_at_everything(context)
        continued(context, pilot)
        if seed % 4 == 1:
            reviewed(context, pilot)
    except Exception as error:
        raise AssertionError(f"after {done}") from error
    assert len(over(context.archive)) + len(context.archive.unfinished()) >= 4 - len(done)
    assert not pilot.app.stack.failed
