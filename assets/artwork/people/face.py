"""A face in three-quarter view towards the right, in the units of a head: chin at y = 50, top of the skull at -53."""

from dataclasses import dataclass, replace
from functools import partial

from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.ink.paths import Path, circle, shape, stroke
from assets.artwork.palette import BLUSH, DARK_HAIR, INK, Tones
from assets.artwork.people.eyes import USUAL, Eyes, draw_eyes
from assets.artwork.people.mouths import draw_mouth
from assets.artwork.people.noses import draw_nose

FAIR: Tones = ("#f3cda6", "#dba072", "#fbe2c4")
ROSY: Tones = ("#f6cdb0", "#dd9a78", "#fde4d0")
OLIVE: Tones = ("#e6b787", "#c28a58", "#f4d3a9")
TAN: Tones = ("#d59c68", "#ab6f40", "#e9bc8c")
BROWN_SKIN: Tones = ("#a8683f", "#7a4527", "#c98c60")
DARK_SKIN: Tones = ("#7f4d30", "#583019", "#a36d4a")


_FROWN = 4
"""Brows that are as stern as this draw the skin between them together."""


@dataclass(frozen=True)
class Face:
    """How a face is built.

    `cheek` and `jaw` are units by which it is wider than a plain oval, `chin` its lower end; `age` is 0 for a child,
    1 young, 2 middle-aged, 3 old. `brow` lists thickness, arch and the tilt towards the nose (above 0: stern), `raised`
    how far the near and the far brow are above their place, `mouth_low` how far the mouth is below its own, `neck` how
    thick the neck is.
    """

    skin: Tones = FAIR
    cheek: float = 0
    jaw: float = 0
    chin: float = 50
    age: int = 1
    nose: str = "straight"
    mouth: str = "smile"
    mouth_low: float = 0
    eyes: Eyes = USUAL
    brow: tuple[float, float, float] = (4.6, 3.0, 0)
    raised: tuple[float, float] = (0, 0)
    brow_colour: str = DARK_HAIR[1]
    lips: str = ""
    blush: float = 0.33
    neck: float = 1.0
    ears: bool = True
    marks: tuple[Pen, ...] = ()

    def but(self, **changes: object) -> "Face":
        """Return the same face with some things otherwise."""
        return replace(self, **changes)  # type: ignore[arg-type]

    @property
    def outline(self) -> Path:
        """The edge of the face."""
        c, j, n = self.cheek, self.jaw, self.chin
        low = n - 50
        return shape(
            [
                (16, -47),
                (31, -33),
                (36.5 + c * 0.3, -15),
                (34.5 + c * 0.3, -4),
                (36.5 + c, 8 + low * 0.2),
                (34.5 + c, 21 + low * 0.4),
                (30 + j, 33 + low * 0.6),
                (20.5 + j * 0.9, n - 5.5),
                (7, n + 0.8),
                (-7 - j * 0.7, n - 3.4),
                (-22 - j, n - 15),
                (-33 - c, 16 + low * 0.3),
                (-36.5 - c * 0.4, -3),
                (-37, -26),
                (-24, -46),
                (-3, -53),
            ]
        )


def draw_face(d: Drawing, face: Face, now: Face) -> None:
    """Draw the whole face without its hair; `now` is the same face in an expression."""
    if face.ears:
        ear(d, face)
    outline, (skin, shadow, _) = face.outline, face.skin
    d.fill(outline, skin)
    d.shade(outline, shadow, 7.5, 7)
    with d.clip(outline):
        _modelling(d, now, shadow)
        for mark in face.marks:
            mark(d)
    d.instead(*(partial(draw_eyes, eyes=seen.eyes, skin=face.skin, age=face.age) for seen in (face, now)))
    d.instead(*(partial(_brows, face=seen) for seen in (face, now)))
    draw_nose(d, face.nose, face.skin)
    moves = (now.mouth, now.mouth_low) != (face.mouth, face.mouth_low)
    d.instead(_lower(face), _inside(outline, _lower(now)) if moves else _lower(face))
    _years(d, face)
    d.contour(outline, 3.0)


def _inside(area: Path, pen: Pen) -> Pen:
    """What is drawn of it inside an area: a broad mouth goes no farther than the cheeks."""

    def clipped(d: Drawing) -> None:
        with d.clip(area):
            pen(d)

    return clipped


def _lower(face: Face) -> Pen:
    """The mouth."""
    return lambda d: draw_mouth(d, face.mouth, face.lips, face.age, face.mouth_low)


def _modelling(d: Drawing, face: Face, shadow: str) -> None:
    """The socket of the far eye, the red of the cheeks."""
    if face.age:
        d.fill(shape("11.6,-10! 15.6,-13.6! 18.6,-9 14.8,-3!"), shadow, 0.45)
    low = face.chin - 50
    if face.blush:
        _blush(d, -20 - face.cheek * 0.3, 14 + low * 0.3, 11, face.blush)
        _blush(d, 29 + face.cheek * 0.5, 13.5 + low * 0.3, 5.5, face.blush)


def _blush(d: Drawing, x: float, y: float, wide: float, strength: float) -> None:
    """The red of a cheek, hatched; `wide` to each side of the middle."""
    d.fill(
        shape([(x - wide, y + 1.5), (x - wide * 0.2, y - 5), (x + wide, y - 2), (x, y + 5.5)]), BLUSH, strength * 0.32
    )
    count = round(wide / 2.6)
    for k in range(count):
        u = (2 * k + 1) / count - 1
        long, at = 4.6 * (1 - 0.45 * u * u), x + u * wide * 0.8
        line = [(at - long * 0.55, y - u + long), (at + 0.4, y - u), (at + long * 0.55, y - u - long)]
        d.ink(stroke(line), 2.0, taper=(0.5, 0.5), color=BLUSH, wob=0, op=min(0.95, strength * 1.7))


def _brows(d: Drawing, face: Face) -> None:
    """Both brows."""
    thick, arch, stern = face.brow
    up, over = (-11.5 - face.eyes.size * 5.5 - raised for raised in face.raised)
    near = [(-24, up + 3.5 - stern * 0.3), (-15, up - arch), (-5, up - arch * 0.6 + stern * 0.3), (3.5, up + 2 + stern)]
    far = [(17.5, over + 2 + stern), (24, over - arch * 0.9), (33, over + 2.6)]
    d.ink(stroke(near), thick, taper=(0.45, 0.3), color=face.brow_colour)
    d.ink(stroke(far), thick * 0.88, taper=(0.3, 0.5), color=face.brow_colour)
    if stern >= _FROWN:
        for x in (8.4, 12.4) if face.age > 1 else (10.4,):
            d.ink(stroke([(x - 0.6, up - 1), (x + 0.5, up + 3), (x, up + 7)]), 1.8, taper=(0.4, 0.5), wob=0)


def _years(d: Drawing, face: Face) -> None:
    """The lines that come with the years."""
    if face.age >= 2:
        d.ink(stroke("4.5,19 -1,23.5 -3.8,29"), 1.7, taper=(0.35, 0.6), wob=0)
    if face.age >= 3:
        d.ink(stroke("25.5,19.5 29,23 30,28"), 1.5, taper=(0.35, 0.6), wob=0)
        for line in ("-28,-7 -33,-9.5", "-28,-3.5 -34,-3", "-27.5,0 -32,3"):
            d.ink(stroke(line), 1.4, taper=(0.2, 0.7), wob=0)
        d.ink(stroke("-16,-32 0,-34.5 19,-32"), 1.5, taper=(0.5, 0.5), wob=0)
        d.ink(stroke("-12,-38 3,-40 17,-38"), 1.3, taper=(0.5, 0.5), wob=0)
    if face.age and face.chin > 47:
        d.ink(stroke([(5, face.chin - 9), (10.5, face.chin - 7.8), (15.5, face.chin - 9.4)]), 1.6, (0.5, 0.5), wob=0)


def ear(d: Drawing, face: Face) -> None:
    """The near ear."""
    skin, shadow, _ = face.skin
    lobe = shape("-34,-7 -41,-12 -47,-6 -46,5 -41,14 -35,16! -33,4")
    d.obj(lobe, skin, shadow, None, w=2.6, sd=(4, 4))
    d.ink(stroke("-37,-5 -42,-6 -41.5,3 -38,8"), 1.6, taper=(0.3, 0.4), wob=0)


def freckles(d: Drawing) -> None:
    """Freckles over the nose and both cheeks."""
    for x, y in ((-23, 9), (-17, 12), (-20, 16), (-11, 10), (-26, 14), (26, 11), (31, 9), (30, 15), (8, 9)):
        d.fill(circle(x, y, 1.5, 1.2), "#b5703e", 0.8)


def mole(d: Drawing) -> None:
    """A beauty spot beside the mouth."""
    d.fill(circle(-15, 22, 1.9), INK)


def stubble(d: Drawing) -> None:
    """Two days without a razor."""
    d.fill(shape("-40,6! -30,18 -16,25 0,22 10,24 22,22 34,16 42,6! 44,60! -44,60!"), "#5d4a3c", 0.28)
