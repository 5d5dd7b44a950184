"""A whole bust: what it is made of, and in which order that is drawn."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.ink.paths import shape
from assets.artwork.people.face import Face, draw_face
from assets.artwork.people.feelings import face_in, worn_in
from assets.artwork.people.worn import Whiskers
from scopa_gui.art.expressions import Expression

SIZE = 400
MIDDLE = 199
"""Clothes are drawn for a head above this place."""
Clothes = Callable[[Drawing, Face], None]


@dataclass(frozen=True)
class Hair:
    """The hair behind the neck and that over brow and temples; either may be missing."""

    back: Pen | None = None
    front: Pen | None = None


@dataclass(frozen=True)
class Person:
    """Somebody from the chest up, on 400 x 400 units.

    `worn` is drawn onto the head after the hair, in order: beard, glasses, hat, rings; `behind` and `before` are in
    units of the picture, like the clothes, and belong to the person; scenery belongs to the `ground`. `head` is where
    its middle is, how it is tilted and its scale.
    """

    face: Face
    hair: Hair
    clothes: Clothes
    ground: Pen
    worn: tuple[Pen, ...] = ()
    behind: Pen | None = None
    before: Pen | None = None
    head: tuple[float, float, float, float] = (198, 188, 0, 2.12)
    mirrored: bool = False

    def but(self, **changes: object) -> "Person":
        """Return the same person with some things otherwise."""
        return replace(self, **changes)  # type: ignore[arg-type]


def portrait(person: Person, seed: int = 7, expression: Expression = Expression.REST, *, bust: bool = False) -> Drawing:
    """Draw a person; all but the face is the same in every expression, line by line. A `bust` has no ground."""
    d = Drawing(SIZE, SIZE, seed=seed)
    if bust:
        d.instead(person.ground, lambda _: None)
    else:
        person.ground(d)
    if person.mirrored:
        with d.at(SIZE, 0, sx=-1, sy=1, line=1):
            _body(d, person, expression)
    else:
        _body(d, person, expression)
    return d


def _body(d: Drawing, person: Person, expression: Expression) -> None:
    """Everything but the ground."""
    x, y, tilt, scale = person.head
    hidden = any(isinstance(pen, Whiskers) and pen.hides for pen in person.worn)
    now = face_in(person.face, expression, mirrored=person.mirrored, hidden=hidden)
    if person.behind:
        person.behind(d)
    with d.at(x, y, tilt, scale):
        if person.hair.back:
            person.hair.back(d)
    with d.at(x, y, tilt * 0.4, scale):
        neck(d, person.face)
    with d.at(x - MIDDLE, y + person.face.chin * scale - 283, line=1):
        person.clothes(d, person.face)
    with d.at(x, y, tilt, scale):
        draw_face(d, person.face, now)
        if person.hair.front:
            person.hair.front(d)
        for pen in person.worn:
            d.instead(pen, worn_in(pen, expression))
    if person.before:
        person.before(d)


def neck(d: Drawing, face: Face) -> None:
    """The neck, in the shadow of the chin."""
    skin, shadow, _ = face.skin
    w = 19 * face.neck
    path = shape(
        [
            (-w - 3, 20, 1),
            (-w - 2, 44),
            (-w - 4, 64),
            (-w - 8, 80, 1),
            (w + 14, 80, 1),
            (w + 9, 62),
            (w + 7, 40),
            (w + 6, 20, 1),
        ]
    )
    d.fill(path, skin)
    with d.clip(path):
        low = face.chin
        d.fill(shape([(-60, 0, 1), (60, 0, 1), (50, low + 4), (20, low + 17), (-10, low + 12), (-24, low - 4)]), shadow)
        d.fill(shape([(w, 30, 1), (w + 60, 30, 1), (w + 60, 90, 1), (w + 10, 90, 1), (w - 3, 60)]), shadow)
    d.contour(path, 2.8)
