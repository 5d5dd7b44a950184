"""The parts of a face are where they are in a face that is turned a little, whoever has it."""

import pytest

pytest.importorskip("resvg_py", reason="what draws is installed with .[artwork]")

from PIL import ImageChops

from assets.artwork.ink.drawing import Drawing
from assets.artwork.people.cast import PEOPLE
from assets.artwork.people.eyes import FAR, NEAR
from assets.artwork.people.feelings import face_in
from assets.artwork.people.mouths import draw_mouth
from assets.artwork.people.noses import draw_nose
from assets.artwork.people.render import pixels
from scopa_gui.art.expressions import Expression

pytestmark = pytest.mark.whole

BETWEEN = (NEAR[0] + FAR[0]) / 2
"""In a head's units: the middle between the eyes."""
UNSEEN = ("#000000", "#000000", "#000000")
"""The colour of the ground: of a nose only the lines are seen."""


def reach(draw):
    """From where to where something reaches across a head, and from where to where down, in its units."""
    d, empty = Drawing(200, 200), Drawing(200, 200)
    with d.at(100, 100, line=1):
        draw(d)
    left, top, right, bottom = ImageChops.difference(pixels(d, 400), pixels(empty, 400)).getbbox()
    return left / 2 - 100, right / 2 - 100, top / 2 - 100, bottom / 2 - 100


@pytest.mark.parametrize("name", PEOPLE)
def test_a_nose_is_between_the_eyes_and_the_mouth_below_it(name):
    """Mouths slid to the far jaw, and noses were those of a profile, from the brow to the tip."""
    face = PEOPLE[name].face
    left, right, top, low = reach(lambda d: draw_nose(d, face.nose, UNSEEN))
    assert left < BETWEEN + 4 < right
    assert right < FAR[0] + 2
    assert top > (-8 if face.nose in ("eagle", "hooked") else -2), "a profile, from the brow"
    for expression in (Expression.REST, Expression.PLEASED, Expression.VEXED):
        now = face_in(face, expression, mirrored=False, hidden=False)
        corner, other, upper, _ = reach(lambda d, now=now: draw_mouth(d, now.mouth, now.lips, now.age))
        assert abs((corner + other) / 2 - BETWEEN) < 5, expression
        assert upper > low - 6, expression
