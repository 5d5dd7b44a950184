"""Slips at the table: what lies there, what I hold and the card in question stay in sight, at every size."""

from functools import cache

import pygame
import pytest

from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.table import Table, level_seats
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import begin
from tests.ui.table.test_coach import Judged, Strict, play
from tests.ui.table.test_memory_quiz import at_a_question

SIZES = [(1024, 640), (1366, 768), (1920, 1080), (3840, 2160)]
SCALES = [0.75, 1.0, 1.3, 2.5]
ALL_AIDS = {"counters": "full", "grid": True, "race": True}


@cache
def full_table(least):
    """Moves of a smazzata of scopone after which it is my turn and so many cards lie on the table, and its seed."""
    rules = VARIANTS["scopone_scientifico"].rules
    for number in range(400):
        table = Table.new(rules, f"full {number}", level_seats(rules, "carmela"))
        while table.to_move is not None and table.smazzata == 1:
            view = table.view(table.to_move)
            if table.to_move == 0 and view.table.bit_count() >= least and view.hand.bit_count() > 1:
                return table.record.moves, table.record.seed
            table.play(table.to_move, min(view.legal_moves(), key=lambda move: (move.taken.bit_count(), move.card)))
    raise AssertionError("no table fills so far")


def stopped(context, size, least):
    """A move of mine that the coach has stopped, with so many cards on the table."""
    moves, seed = full_table(least)
    scene = begin(context, "scopone_scientifico", 4, seed=seed, moves=moves)
    coach = scene.session.coach
    coach.judge.close()
    coach.judge, coach.guard = Judged(), Strict()
    pilot = Pilot(context, scene, size, blind=True)
    pilot.rest()
    coach.judge.bad = pilot.hand[0]
    play(pilot, pilot.hand[0])
    pilot.rest()
    assert coach.verdict is not None
    pilot.look()
    return pilot, coach, scene


def assert_clear(scene, *papers):
    """No paper lies on a card of the table or of my hand, raised as it is, nor leaves the window."""
    layout, offsets = scene.layout, scene.control.lifts.offsets
    window = pygame.Rect((0, 0), scene.theme.size)
    for card in (*layout.table, *layout.hand):
        box = pygame.Rect(layout.box_of(layout.cards[card]))
        if card in layout.hand:
            box.y += round(offsets.get(card, (0.0, 0.0))[1])
            box.top += scene.theme.px(8)
        assert not [paper for paper in papers if paper.colliderect(box)], card
    assert all(window.contains(paper) for paper in papers)


@pytest.mark.rotating
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("least", [1, 8])
def test_the_coach_covers_no_card(make_context, size, scale, least):
    aids = ALL_AIDS if least > 1 else {}
    context = make_context(coach=True, speed="fast", language="de", text_scale=scale, **aids)
    pilot, coach, scene = stopped(context, size, least)
    for _ in range(4):
        assert_clear(scene, *(paper.rect for paper in coach.slip.papers))
        assert all(coach.slip.papers[1].rect.contains(rect) and rect.height >= 44 for rect in pilot.targets.values())
        pilot.key("h")
        pilot.rest()
    assert context.text.overflows == []


def test_the_card_in_question_is_raised(make_context):
    _pilot, coach, scene = stopped(make_context(coach=True, speed="fast"), (1024, 640), 4)
    assert scene.control.choice.focus == coach.verdict.move.card
    assert scene.control.lifts.offsets[coach.verdict.move.card][1] < 0


@pytest.mark.rotating
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", SCALES)
def test_a_question_of_memory_covers_no_card(make_context, size, scale):
    context = make_context(speed="instant", memory_questions=True, language="it", text_scale=scale)
    pilot, quiz = at_a_question(context, "scopone_scientifico", 4, size, seed="taker3")
    assert_clear(pilot.scene, *(paper.rect for paper in quiz.slip.papers))
    assert all(rect.height >= 44 for rect in pilot.targets.values())
    assert context.text.overflows == []
