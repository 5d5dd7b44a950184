"""A scopa stands at the score as soon as it falls, for whichever side, and is heard; at the count it is added."""

import pygame
import pytest

from scopa_gui.engine.events import Scopa
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.table import Table, level_seats
from scopa_gui.ui.kit.theme import Theme
from tests.ui.hearing import heard
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import begin, smazzata_of

TABLES = [("scopa", 2, "en"), ("scopa", 3, "en"), ("scopone_scientifico", 4, "en"), ("scopa", 6, "en")]
HEARD = {"en": "and 1 scopa this round", "it": "e 1 scopa di questa smazzata", "de": "und 1 Scopa aus dieser Runde"}


def before_a_scopa(key, players, side):
    """The seed and the moves that lead to the first scopa of a side, and the move that makes it."""
    rules = VARIANTS[key].rules_by_players[players]
    for seed in (f"scopa {number}" for number in range(100)):
        table = Table.new(rules, seed, level_seats(rules, "carmela"))
        if table.to_move is None:
            continue
        for number, move in enumerate(smazzata_of(key, players, seed)):
            seat = table.to_move
            events = table.play(seat, move)
            if any(isinstance(event, Scopa) for event in events):
                if seat % rules.sides == side and table.to_move is not None:
                    return seed, table.record.moves[:number], move
                break
    raise AssertionError("nobody makes a scopa")


def score_of(pilot):
    pilot.tick(0.05)
    box = pilot.region("score")
    return pygame.image.tobytes(pilot.window.surface.subsurface(box), "RGB")


@pytest.mark.rotating
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(("key", "players", "language"), [*TABLES, ("scopa", 2, "it"), ("scopa", 2, "de")])
def test_a_scopa_is_seen_at_the_score_and_heard_at_once(make_context, key, players, side, language):
    seed, moves, move = before_a_scopa(key, players, side)
    context = make_context(language=language, speed="instant", reduced_motion=True)
    scene = begin(context, key, players, seed=seed, moves=moves)
    scene.session.thinker.poll = lambda: False
    pilot = Pilot(context, scene)
    before = score_of(pilot)
    assert not told_of(pilot, side).endswith(HEARD[language])
    scene.play(move)
    pilot.tick(0.05)
    assert pilot.view.scope[side] == 1
    assert score_of(pilot) != before
    assert told_of(pilot, side).endswith(HEARD[language])
    assert context.text.overflows == []


def told_of(pilot, side):
    """The points of a side as somebody hears them who does not see the table."""
    return next(part.name for part in heard(pilot).walk() if part.key == f"points:{side}")


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_the_mark_does_not_move_the_points(context, size):
    from scopa_gui.ui.kit.widgets.widget import Brush
    from scopa_gui.ui.table.geometry.regions import regions_of
    from scopa_gui.ui.table.paint.panels import draw_score

    box = pygame.Rect(regions_of(2, 2, True, size).score)
    pictures = []
    for scope in ((0, 0), (1, 0)):
        surface = pygame.Surface(size)
        draw_score(Brush(surface, Theme(size), context.text), box, ("You", "Rosa"), (7, 4), scope, 11)
        pictures.append(surface)
    digits = pygame.Rect(box.right - Theme(size).px(22), box.top, Theme(size).px(22), box.height)
    assert len({pygame.image.tobytes(picture.subsurface(digits), "RGB") for picture in pictures}) == 1
