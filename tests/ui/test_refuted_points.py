"""A refutation names every point that it moves, move by move, and the table of points on the paper follows."""

import pytest

from scopa_gui.coach.puzzles.position_question import exercise_of
from scopa_gui.coach.puzzles.puzzle_shelf import shipped
from scopa_gui.coach.review.refutation import refuted_move
from scopa_gui.engine.cards import SETTEBELLO, bit
from scopa_gui.engine.moves import move_named
from scopa_gui.engine.scoring.categories import Category
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.practice.puzzles import puzzle_paper
from scopa_gui.ui.practice.puzzles.puzzle_session import PuzzleSession
from scopa_gui.ui.words.count_sentences import category_name
from scopa_gui.ui.words.translation import use
from scopa_gui.ui.words.variations import step_words
from tests.conftest import LANGUAGES
from tests.ui.pilot import Pilot
from tests.ui.refuting import Here

MOST = 60
LINES = {}


def lines():
    """Lines of refutations of shipped puzzles of several games, until three take the settebello on the way."""
    if not LINES:
        puzzles = shipped()
        for puzzle in puzzles[:: max(1, len(puzzles) // MOST)]:
            told = refuted_move(puzzle.view(), puzzle.answer, move_named(puzzle.tempting), puzzle.key)
            if told.refutation is not None:
                LINES[puzzle.key] = told.refutation
            if sum(any(map(takes_settebello, each.wrong.steps[:-1])) for each in LINES.values()) >= 3:
                break
    return LINES


def takes_settebello(step):
    return bool(step.move.taken and (step.move.taken | bit(step.move.card)) & bit(SETTEBELLO))


def moved(step):
    """The categories whose figures a step changes, other than scopas, which are called out."""
    before, after = (score(view.rules, view.piles, view.scope).awards for view in (step.before, step.after))
    changed = [now.category for was, now in zip(before, after, strict=True) if was.values != now.values]
    return [category for category in changed if category is not Category.SCOPE]


@pytest.mark.rotating
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_names_all_that_it_moves(language):
    from scopa_gui.store.paths import assets

    use(language, assets() / "locale")
    named = 0
    for refutation in lines().values():
        for line, other in ((refutation.wrong, refutation.better), (refutation.better, refutation.wrong)):
            for at in range(1, line.telling + 1):
                words = " ".join(step_words(line, at, other.parts, ("A", "B", "C", "D", "E", "F")))
                for category in moved(line.steps[at - 1]):
                    assert category_name(category) in words
                    named += category is Category.SETTEBELLO
    assert named


@pytest.mark.whole
def test_the_table_of_points_follows_the_line(context, monkeypatch):
    key = next(
        key
        for key, each in lines().items()
        if any(step.before.piles != step.after.piles for step in each.wrong.steps[: each.wrong.telling])
    )
    puzzle = next(puzzle for puzzle in shipped() if puzzle.key == key)
    seen = []
    head = puzzle_paper.puzzle_head

    def noted(view, *words):
        seen.append(view.piles)
        return head(view, *words)

    monkeypatch.setattr(puzzle_paper, "puzzle_head", noted)
    pilot = Pilot(context, TitleScreen(context))
    scene = PuzzleSession(context, [exercise_of(puzzle, 5.0)], 0, Here()).screen
    pilot.app.stack.enter(scene)
    pilot.rest()
    assert seen[-1] == puzzle.view().piles
    pilot.session.refute()
    pilot.tick(0.1)
    pilot.rest()
    line = pilot.line
    while True:
        pilot.rest()
        assert seen[-1] == line.steps[pilot.line_step - 1].after.piles
        if pilot.is_line_over:
            break
        pilot.key("right")
    pilot.key("home")
    pilot.rest()
    assert seen[-1] == line.steps[0].after.piles
    pilot.key("t")
    pilot.rest()
    assert seen[-1] == puzzle.view().piles
