"""Lines shown in a review or a puzzle: gone through by hand, never by time, and they come to its count."""

from itertools import product
from types import SimpleNamespace

import pygame
import pytest

from scopa_gui.coach.puzzles.position_question import exercise_of
from scopa_gui.coach.puzzles.puzzle_shelf import shipped
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.ui.front.settings_screen import TYPE_SIZES
from scopa_gui.ui.kit.theme import Theme, TypeStyle
from scopa_gui.ui.kit.widgets.button import Caption
from scopa_gui.ui.kit.widgets.widget import Brush, Look
from scopa_gui.ui.practice.puzzles.attempt import AttemptStage
from scopa_gui.ui.practice.puzzles.puzzle_session import PuzzleSession
from scopa_gui.ui.table.companions.side_paper import Offer, SidePaper
from tests.conftest import LANGUAGES
from tests.ui.contract import SIZES
from tests.ui.pilot import Pilot
from tests.ui.refuting import Here
from tests.ui.review.matches import at_mistake, match_studied


def in_review(context, size=(1280, 800), game=("scopa", 2)):
    """A review in which W was pressed at a mistake."""
    pilot, scene, *_ = at_mistake(context, match_studied(*game, 2), size)
    pilot.session.refutations = Here
    pilot.key("w")
    pilot.tick(0.05)
    pilot.rest()
    return pilot, scene, pilot.review.sideline.refuted.refutation, lambda: pilot.paper_text


def in_puzzle(context, size=(1280, 800), game=("scopa_in_due", 2)):
    """A puzzle in which W was pressed after a wrong move."""
    puzzle = next(one for one in shipped() if (one.game, one.players) == game)
    pilot = Pilot(context, PuzzleSession(context, [exercise_of(puzzle, 5.0)], 0, Here()).screen, size, blind=True)
    scene = pilot.scene
    scene.play(pilot.puzzle.tempting)
    pilot.tick(0.05)
    pilot.key("w")
    pilot.rest()
    pilot.look()
    return pilot, scene, pilot.puzzle.other_refuted.refutation, pilot.session.said


BOTH = pytest.mark.parametrize("opened", [in_review, in_puzzle])


@BOTH
def test_nothing_vanishes_or_goes_on_by_time(context, opened):
    pilot, _scene, refutation, said = opened(context)
    assert pilot.line == refutation.wrong
    for key in ("x", "right", "end"):
        pilot.key(key)
        pilot.rest()
        before = pilot.line_step, pilot.view, said()
        pilot.tick(60)
        assert (pilot.line_step, pilot.view, said()) == before


@pytest.mark.rotating
@BOTH
def test_every_move_has_its_sentence_and_the_last_one_says_what_the_played_line_lost(context, opened):
    pilot, _scene, refutation, said = opened(context)
    wrong, told = refutation.wrong, []
    while True:
        told.append(said().lines)
        assert pilot.session.variation.counter() == f"{pilot.line_step} of {wrong.telling}"
        if pilot.is_line_over:
            break
        assert not getattr(said(), "bars", None)
        assert not getattr(said(), "split", None)
        pilot.key("right")
        pilot.rest()
    assert len(told) == wrong.telling == len(set(told))

    def margin(line):
        last = line.steps[-1].after
        mine, *others = score(last.rules, last.piles, last.scope).points
        return mine - max(others)

    lost = margin(refutation.better) - margin(wrong)
    last = said()
    bars = {name: -value for name, value in last.bars} if hasattr(last, "bars") else dict(last.split)
    assert sum(bars.values()) == lost
    assert str(round(lost)) in told[-1][-1]
    for points in (value for value in bars.values() if value):
        assert any(str(round(abs(points))) in line for line in told[-1][1:-1]), told[-1]


@BOTH
def test_by_keys_alone_there_and_back_and_away(context, opened):
    pilot, _scene, refutation, _said = opened(context)
    steps, many = refutation.wrong.steps, refutation.wrong.telling
    assert many > 1
    for key, at in (
        ("right", 2),
        ("left", 1),
        ("left", 1),
        ("space", 2),
        ("backspace", 1),
        ("return", 2),
        ("home", 1),
        ("end", many),
        ("right", many),
    ):
        pilot.key(key)
        pilot.rest()
        assert (pilot.line_step, pilot.view) == (at, steps[at - 1].after), key
        assert pilot.shown_open == sum(refutation.wrong.after(at)[1:])
    pilot.key("escape")
    assert (pilot.line, pilot.has_open_hands) == (None, False)
    assert pilot.view == steps[0].before


@BOTH
def test_ctrl_z_goes_back_and_ctrl_y_on(context, opened):
    pilot, _scene, _refutation, _said = opened(context)
    for key, mod, at in (
        ("y", pygame.KMOD_CTRL, 2),
        ("z", pygame.KMOD_CTRL, 1),
        ("z", pygame.KMOD_CTRL | pygame.KMOD_SHIFT, 2),
        ("u", 0, 1),
    ):
        pilot.key(key, mod)
        assert pilot.line_step == at


def test_before_the_first_move_ctrl_z_takes_the_wrong_move_of_a_puzzle_back(context):
    pilot, _scene, _refutation, _said = in_puzzle(context)
    pilot.key("z", pygame.KMOD_CTRL)
    assert (pilot.puzzle.stage, pilot.line) == (AttemptStage.ASK, None)


@BOTH
def test_by_buttons_the_wheel_and_a_click_on_the_table(context, opened):
    pilot, _scene, refutation, _said = opened(context)
    many = refutation.wrong.telling
    for name, at in (("line-on", 2), ("line-back", 1), ("line-last", many)):
        pilot.press(f"button:{name}")
        pilot.rest()
        assert pilot.line_step == at, name
    assert "button:line-on" not in pilot.targets
    pilot.session.variation.first()
    pilot.click(pilot.table_box.center)
    assert pilot.line_step == 2
    pilot.click(pilot.table_box.center)
    assert pilot.line_step == min(3, many), "a click while cards move is not lost"


@BOTH
def test_tab_reaches_the_buttons_and_enter_presses_them(context, opened):
    pilot, scene, _refutation, _said = opened(context)
    for _ in range(12):
        pilot.key("tab")
        if scene.focused() == "button:line-on":
            break
    pilot.key("return")
    assert pilot.line_step == 2
    assert scene.focused() == "button:line-on"


@pytest.mark.rotating
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("opened", "game"),
    [
        (in_review, ("scopa", 2)),
        (in_review, ("scopone", 4)),
        (in_puzzle, ("scopa_in_due", 2)),
        (in_puzzle, ("scopone", 4)),
    ],
)
def test_all_of_it_can_be_read_in_the_smallest_window(make_context, language, opened, game):
    context = make_context(language=language, speed="instant")
    pilot, _scene, _refutation, _said = opened(context, (1024, 640), game)
    while not pilot.is_line_over:
        pilot.key("right")
        pilot.tick()
    assert context.text.overflows == []


def test_after_the_answer_the_better_line_says_how_much_more_it_brings(context):
    pilot, scene, refutation, said = in_puzzle(context)
    pilot.key("escape")
    scene.play(pilot.puzzle.question.answer)
    pilot.tick(0.05)
    pilot.rest()
    assert (pilot.puzzle.stage, pilot.line) == (AttemptStage.SOLVED, refutation.better)
    why = said().lines
    pilot.key("end")
    assert said().lines != why
    assert str(round(refutation.lost)) in said().lines[-1]


@pytest.mark.parametrize("words", ["9 of 9", "34 di 36", "34 von 36"])
def test_the_number_of_a_move_stands_in_one_line(context, words):
    ways = [Offer("back", "", list, pointing=-1), Offer("at", words), Offer("on", "", list, pointing=1)]
    board = SimpleNamespace(redraw=list, context=context)
    paper = SidePaper(board, lambda: [[*ways, Offer("last", "", list, pointing=2)]], list, finish=bool)
    for size, scale in product(SIZES, TYPE_SIZES):
        theme = Theme(size, scale)
        paper.leaves(theme)
        paper.renew()
        title = next(widget for widget in paper.group.widgets if isinstance(widget, Caption))
        surface = pygame.Surface(size, pygame.SRCALPHA)
        title.draw(Brush(surface, theme, context.text), Look())
        first, *others = pygame.mask.from_surface(surface).get_bounding_rects()
        written = first.unionall(others)
        assert 0 < written.height < context.text.height(TypeStyle.LABEL, theme), (size, scale)
        assert title.rect.contains(written)
