"""A carried card stays behind the hand, swings once or twice and hangs still; then nothing moves any more."""

import pytest

from scopa_gui.ui.table.motion.hover_offsets import Swing

FRAME = 1 / 60


def carried(speed, seconds=0.4):
    """A swing whose hand moved so many units a second."""
    swing = Swing()
    for _ in range(round(seconds / FRAME)):
        swing.pull(speed * FRAME)
        swing.update(FRAME)
    return swing


@pytest.mark.rotating
@pytest.mark.parametrize("speed", [400, -400])
def test_the_lower_end_stays_behind(speed):
    assert carried(speed).angle * speed < 0
    assert abs(carried(speed).angle) > 2


def test_it_never_turns_far_however_quick_the_hand():
    swing = Swing()
    for number in range(120):
        swing.pull(900 if number % 20 < 10 else -900)
        swing.update(FRAME)
        assert abs(swing.angle) < 40


def test_when_the_hand_stops_it_swings_through_and_comes_to_rest():
    swing = carried(600)
    seen = []
    while swing.moving:
        swing.update(FRAME)
        seen.append(swing.angle)
        assert len(seen) < 120, "two seconds are enough"
    assert max(seen) > 0.5, "it swings to the other side"
    assert swing.angle == 0.0


def test_a_long_frame_does_not_throw_it():
    swing = carried(600)
    swing.update(5.0)
    assert abs(swing.angle) < 20


def test_with_reduced_motion_it_hangs_straight():
    swing = carried(600)
    swing.update(FRAME, calm=True)
    assert not swing.moving
