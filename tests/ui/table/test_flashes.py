"""Nothing flashes: in no second do large parts of the picture grow light and dark again more than three times."""

import pygame
import pytest

from scopa_gui.ui.play.count.count_screen import CountScreen
from scopa_gui.ui.play.match_end.match_end_screen import MatchEndScreen
from tests.ui.count.tables import won_by
from tests.ui.pilot import FRAME, Pilot
from tests.ui.table.at_table import begin, choose

CELLS = (8, 6)
LEAST = 0.1
"""Of the luminance of white: smaller changes are no flash (WCAG 2.3.1)."""
AREA = 0.25
"""Of the picture: what is smaller does not count."""
SECOND = round(1 / FRAME)


def luminances(picture):
    """How light each cell of the picture is, 0..1."""
    small = pygame.transform.smoothscale(picture, CELLS)
    colours = (small.get_at((x, y)) for y in range(CELLS[1]) for x in range(CELLS[0]))
    return [
        sum(share * (part / 255) ** 2.2 for share, part in zip((0.21, 0.72, 0.07), c, strict=False)) for c in colours
    ]


def swings(values):
    """How often they go clearly up or clearly down."""
    count, direction, extreme = 0, 0, values[0]
    for value in values:
        if direction >= 0 and value <= extreme - LEAST:
            count, direction, extreme = count + 1, -1, value
        elif direction <= 0 and value >= extreme + LEAST:
            count, direction, extreme = count + 1, 1, value
        elif direction:
            extreme = max(extreme, value) if direction > 0 else min(extreme, value)
    return count


def flashing(frames):
    """The share of the picture that flashes more than three times in the worst second."""
    worst = 0.0
    for start in range(0, max(1, len(frames) - SECOND), SECOND // 6):
        cells = list(zip(*frames[start : start + SECOND], strict=True))
        worst = max(worst, sum(swings(cell) > 6 for cell in cells) / len(cells))
    return worst


def watched(pilot, most, until):
    """The luminances of every frame, cards played for me, until something has come."""
    pilot.every, frames = 1, []
    for _frame in range(most):
        if until(pilot.scene):
            return frames
        scene = pilot.scene
        if getattr(scene, "my_turn", False) and not pilot.is_showing_move:
            choose(pilot)
        pilot.tick()
        frames.append(luminances(pilot.picture()))
    raise AssertionError("it did not come")


def test_a_flicker_is_found():
    dark, light = [0.1] * 48, [0.1] * 30 + [0.6] * 18
    assert flashing(([dark] * 6 + [light] * 6) * 12) == 18 / 48
    assert flashing(([dark] * 20 + [light] * 20) * 4) == 0.0


@pytest.mark.whole
def test_a_smazzata_at_the_quickest_motion_does_not_flash(context):
    context.change(speed="fast")
    pilot = Pilot(context, begin(context), (1024, 640))
    frames = watched(pilot, 4000, lambda scene: isinstance(scene, CountScreen))
    assert len({tuple(frame) for frame in frames}) > 5 * SECOND, "that much is seen to move"
    assert flashing(frames) < AREA


def test_the_end_of_a_match_does_not_flash(context):
    match, _notice = context.archive.start_match({}, "1f", ["human", "rosa"], 5.0)
    pilot = Pilot(context, MatchEndScreen(context, won_by(0), match), (1024, 640))
    pilot.every, frames = 1, []
    while pilot.app.stack.animating:
        pilot.tick()
        frames.append(luminances(pilot.picture()))
    assert len({tuple(frame) for frame in frames}) > SECOND / 2
    assert flashing(frames) < AREA
