"""What a face does in each expression: eyes, brows and mouth of anybody; whiskers follow the mouth."""

from dataclasses import replace

from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.people.eyes import Eyes
from assets.artwork.people.face import Face
from assets.artwork.people.worn import Whiskers
from scopa_gui.art.expressions import Expression

_LOOKS = {Expression.LEFT: (-5.0, 0.5), Expression.RIGHT: (5.0, 0.5), Expression.DOWN: (0.2, 3.5)}
"""How far the irises are moved, as one sees them."""
_PLEASED = {"stern": "beam", "grin": "laugh", "laugh": "glee"}
_UNDER = 5.0
"""So far below its place a mouth is drawn that a moustache would hide."""


def face_in(face: Face, expression: Expression, *, mirrored: bool, hidden: bool) -> Face:
    """The same face in an expression; `mirrored`: it is drawn the other way round; `hidden`: a moustache is over its
    mouth.
    """
    if expression in _LOOKS:
        x, y = _LOOKS[expression]
        return face.but(eyes=_looking(face.eyes, (-x if mirrored else x, y)))
    if expression is Expression.BLINK:
        return face.but(eyes=replace(face.eyes, shut=True))
    if expression is Expression.REST:
        return face
    now = {Expression.THINKING: _thinking, Expression.PLEASED: _pleased, Expression.VEXED: _vexed}[expression](face)
    return now.but(mouth_low=_UNDER if hidden else 0, mouth="grin" if hidden and now.mouth == "beam" else now.mouth)


def worn_in(pen: Pen, expression: Expression) -> Pen:
    """What is worn on a face, in an expression: only whiskers move."""

    def moved(d: Drawing) -> None:
        if isinstance(pen, Whiskers):
            pen.draw(d, expression)

    return moved if isinstance(pen, Whiskers) else pen


def _opened(eyes: Eyes) -> Eyes:
    return eyes if eyes.mood in ("open", "half") else replace(eyes, mood="open")


def _looking(eyes: Eyes, look: tuple[float, float]) -> Eyes:
    """Open eyes that look somewhere; with those that look down the lids come down."""
    return replace(_opened(eyes), look=look, lid=max(eyes.lid, 0.06 * look[1]))


def _thinking(face: Face) -> Face:
    """The eyes go up and aside, one brow with them, and the lips move to one side."""
    eyes = replace(_opened(face.eyes), mood="open", look=(4.4, -3.2), lid=0)
    thick, arch, _ = face.brow
    return face.but(eyes=eyes, brow=(thick, arch + 0.6, 0.6), raised=(3.6, -0.6), mouth="ponder")


def _pleased(face: Face) -> Face:
    """A broader smile than at rest; the eyes of those who smile anyway laugh, too. Children are beside themselves."""
    thick, arch, tilt = face.brow
    mouth = _PLEASED.get(face.mouth, "grin") if face.age else "gap glee" if face.mouth == "gap" else "glee"
    if face.mouth in ("calm", "stern") or (face.eyes.mood == "laughing" and not face.age):
        eyes = replace(_opened(face.eyes), mood="open", look=(1.4, -0.4), cheek=0.2 if face.age else 0)
    else:
        eyes = replace(face.eyes, mood="laughing")
    up = 2.4 if face.age else 4.4
    return face.but(
        eyes=eyes,
        brow=(thick, arch + 1.2, min(tilt, 0) - 0.6),
        raised=(up, up),
        mouth=mouth,
        blush=face.blush + (0.12 if face.age else 0.22),
    )


def _vexed(face: Face) -> Face:
    """The brows come down and together, the eyes go to the table, the corners of the mouth sink."""
    eyes = replace(_opened(face.eyes), look=(1.4, 2.0), lid=0.18 if face.age < 2 else 0.3)
    thick, arch, tilt = face.brow
    brow = (thick * 1.12, arch * 0.3, min(5.4, max(tilt, 0) + 4))
    return face.but(eyes=eyes, brow=brow, raised=(-2.0, -2.0), mouth="frown")
