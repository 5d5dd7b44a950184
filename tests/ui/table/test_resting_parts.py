"""What rests on the table is mended where it changed, and is then to the pixel what it would be if painted anew."""

import pygame
import pytest

from scopa_gui.ui.play.count.count_screen import CountScreen
from scopa_gui.ui.table.paint.painter import TablePainter
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import begin, choose

GAMES = (
    ("scopa", 2, (1024, 640), {}),
    ("scopa", 3, (1280, 800), {"table": "maiolica"}),
    ("scopone_scientifico", 4, (1024, 640), {"text_scale": 1.5}),
    ("escoba", 2, (1366, 768), {"deck": "french", "counters": "none"}),
    ("scopa", 6, (1920, 1080), {"contrast": "on"}),
)


def is_same(one, other):
    return one.get_buffer().raw == other.get_buffer().raw


@pytest.fixture
def mended(monkeypatch):
    """What was mended, each time: whether it was then as the whole painted anew."""
    found = []
    mend = TablePainter.mend_still

    def and_compare(self, surface, theme, sight):
        done = mend(self, surface, theme, sight)
        if done:
            mark, parts, shown = surface.copy(), self._parts, pygame.Surface(surface.get_size(), 0, surface)
            self.draw_still(shown, theme, sight)
            self._still, self._parts = surface, parts
            found.append(is_same(shown, mark))  # not asserted here: the loop outlives what goes wrong in a frame
        return done

    monkeypatch.setattr(TablePainter, "mend_still", and_compare)
    return found


@pytest.mark.rotating
@pytest.mark.parametrize(("key", "players", "size", "settings"), GAMES)
def test_a_mended_table_is_the_table_painted_anew(make_context, mended, key, players, size, settings):
    scene = begin(make_context(**settings), key, players, seed="mended")
    pilot = Pilot(scene.context, scene, size)
    pilot.every = 7
    while not isinstance(pilot.scene, CountScreen):
        pilot.rest()
        if pilot.scene is scene and scene.my_turn:
            choose(pilot)
    assert len(mended) > 15
    assert all(mended)


def test_after_another_size_all_is_painted(make_context, mended):
    scene = begin(make_context(), seed="mended")
    pilot = Pilot(scene.context, scene)
    pilot.rest()
    before = len(mended)
    pilot.app.stack.resize(pilot.app.stack.theme)
    pilot.tick()
    assert len(mended) == before


@pytest.mark.whole
def test_pictures_made_beside_the_window_change_nothing_of_what_comes_to_rest(make_context):
    from scopa_gui.ui.pictures.picture_maker import PictureMaker

    shown = []
    for maker in (None, PictureMaker()):
        context = make_context()
        context.sprites.maker = maker
        scene = begin(context, "scopone_scientifico", 4, seed="beside")
        pilot = Pilot(context, scene, (1024, 640))
        pilot.every = 2
        for _ in range(4):
            pilot.rest()
            shown.append(pilot.picture().copy())
            choose(pilot)
        if maker is not None:
            maker.finish()
    for alone, helped in zip(shown[:4], shown[4:], strict=True):
        assert is_same(alone, helped)
