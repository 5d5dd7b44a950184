"""Eyes: open, laughing, half closed, winking, shut in a blink."""

from dataclasses import dataclass

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import INK, WHITE, Tones

NEAR, FAR = (-10.5, -4.5), (25.0, -4.5)
"""The middle of each eye in a head."""
HAZEL, GREEN, BLUE, DARK = "#7a4a20", "#4d6b3a", "#4a7590", "#3a2417"


@dataclass(frozen=True)
class Eyes:
    """How somebody looks.

    `mood` is open, laughing, half or wink; `look` moves the irises (right, down), `size` is 1 for a grown-up, `tilt`
    raises the outer corners, `lashes` for long ones. `lid` and `cheek` are the shares of its height by which an open
    eye is covered from above, and from below. `shut` is the moment of a blink: the eye that winks stays as it is.
    """

    mood: str = "open"
    iris: str = DARK
    look: tuple[float, float] = (1.4, 0.2)
    size: float = 1.0
    tilt: float = 0
    lashes: bool = False
    lid: float = 0
    cheek: float = 0
    shut: bool = False


USUAL = Eyes()
_HALF = 0.38
"""Of half closed eyes so much is covered."""


def draw_eyes(d: Drawing, eyes: Eyes, skin: Tones, age: int) -> None:
    """Draw both eyes."""
    for (x, y), wide, outer in ((NEAR, 20.0, -1), (FAR, 15.0, 1)):
        w = wide * (0.72 + 0.28 * eyes.size)
        winks = eyes.mood == "wink" and outer < 0
        if winks or (eyes.mood == "laughing" and not eyes.shut):
            _laughing(d, x, y, w, outer, eyes)
            continue
        if eyes.shut:
            _shut(d, x, y, w, outer, eyes, skin)
        else:
            _open(d, x, y, w, outer, eyes, skin)
        if age >= 2 or eyes.mood == "laughing":
            d.ink(stroke([(x - w * 0.32, y + 8.2), (x + w * 0.05, y + 9.6), (x + w * 0.36, y + 7.8)]), 1.3, wob=0)


def _laughing(d: Drawing, x: float, y: float, w: float, outer: int, eyes: Eyes) -> None:
    """A closed eye that smiles."""
    arc = stroke([(x - w * 0.52, y + 3), (x - w * 0.22, y - 3.4), (x + w * 0.2, y - 3.4), (x + w * 0.5, y + 3)])
    d.ink(arc, 3.8, taper=(0.35, 0.35), wob=0.03)
    d.ink(stroke([(x - w * 0.3, y + 7), (x, y + 8.4), (x + w * 0.3, y + 7)]), 1.3, wob=0)
    if eyes.lashes:
        _lashes(d, x + outer * w * 0.48, y + 1, outer)


def _shut(d: Drawing, x: float, y: float, w: float, outer: int, eyes: Eyes, skin: Tones) -> None:
    """An eye in a blink: the upper lid lies on the lower one."""
    h = 11.0 * eyes.size
    left, right = (eyes.tilt, 0.0) if outer < 0 else (0.0, eyes.tilt)
    a, b = (x - w / 2, y + 1.8 - left), (x + w / 2, y + 1.8 - right)
    low = y + 1.8 + h * 0.2
    d.fill(shape([(*a, 1), (x - w * 0.2, y - h * 0.42), (x + w * 0.22, y - h * 0.42), (*b, 1), (x, low)]), skin[1], 0.4)
    d.ink(
        stroke([(a[0] - 1.2, a[1]), (x - w * 0.2, low), (x + w * 0.2, low), (b[0] + 0.8, b[1])]),
        3.4,
        (0.4, 0.35),
        wob=0,
    )
    up = y - h * 0.46
    d.ink(stroke([(x - w * 0.36, up + 2), (x, up), (x + w * 0.38, up + 2.2)]), 1.4, taper=(0.5, 0.5), wob=0)
    if eyes.lashes:
        _lashes(d, (a if outer < 0 else b)[0], (a if outer < 0 else b)[1] + 1.5, outer)


def _open(d: Drawing, x: float, y: float, w: float, outer: int, eyes: Eyes, skin: Tones) -> None:
    """An eye with its iris and lids."""
    h = 11.0 * eyes.size * (0.86 if eyes.mood == "half" else 1.0)
    left, right = (eyes.tilt, 0.0) if outer < 0 else (0.0, eyes.tilt)
    a, b = (x - w / 2, y + 1.8 - left), (x + w / 2, y + 1.8 - right)
    top = [(x - w * 0.2, y - h * 0.5), (x + w * 0.22, y - h * 0.5)]
    ball = shape([(*a, 1), *top, (*b, 1), (x + w * 0.16, y + h * 0.44), (x - w * 0.2, y + h * 0.44)])
    d.fill(ball, WHITE)
    ix, iy, r = x + eyes.look[0], y + eyes.look[1] - 0.4, h * 0.47
    covered = max(eyes.lid, _HALF if eyes.mood == "half" else 0)
    lid, low = y - h * (0.5 - covered), y + h * (0.44 - eyes.cheek)
    with d.clip(ball):
        d.fill(circle(ix, iy, r), INK)
        d.fill(circle(ix, iy, r - 1.1), eyes.iris)
        d.fill(circle(ix, iy, r * 0.48), INK)
        d.fill(shape([(*a, 1), (x, y - h * 0.2), (*b, 1), (b[0], y - h, 1), (a[0], y - h, 1)]), INK, 0.16)
        if covered:
            d.fill(
                shape([(a[0] - 2, lid + 2, 1), (x, lid), (b[0] + 2, lid + 2, 1), (b[0], y - h, 1), (a[0], y - h, 1)]),
                skin[1],
            )
        if eyes.cheek:
            rim = [(*a, 1), (x - w * 0.2, low), (x + w * 0.16, low), (*b, 1)]
            d.fill(shape([*rim, (b[0], y + h, 1), (a[0], y + h, 1)]), skin[0])
        d.fill(circle(ix - r * 0.38, iy - r * 0.42, r * 0.3), "#ffffff")
    rim = [(x - w * 0.28, low), (x + w * 0.14, low + h * 0.02), (x + w * 0.42, low - h * 0.18)]
    d.ink(stroke(rim), 1.5, wob=0)
    _lid(d, x, w, lid, (a, b), h, covered)
    if eyes.lashes:
        _lashes(d, (a if outer < 0 else b)[0], (a if outer < 0 else b)[1] - 1.5, outer)


def _lid(
    d: Drawing, x: float, w: float, lid: float, ends: tuple[tuple[float, float], ...], h: float, covered: float
) -> None:
    """The heavy upper lid, and its fold."""
    (ax, ay), (bx, by) = ends
    is_half = covered >= _HALF
    if is_half:
        ay, by = lid + 2.4, lid + 2.4
    d.ink(
        stroke([(ax - 1.2, ay + 1), (x - w * 0.2, lid), (x + w * 0.22, lid), (bx + 0.8, by + 0.6)]),
        3.8,
        (0.4, 0.35),
        wob=0.03,
    )
    up = lid - (h * 0.42 if is_half else 3.6)
    d.ink(stroke([(x - w * 0.36, up + 2), (x, up), (x + w * 0.38, up + 2.2)]), 1.4, taper=(0.5, 0.5), wob=0)


def _lashes(d: Drawing, x: float, y: float, outer: int) -> None:
    """Two long lashes at the outer corner."""
    for dx, dy in ((6.0, -1.0), (4.6, -4.2)):
        d.ink(
            stroke([(x - outer * 1.5, y), (x + outer * dx * 0.6, y + dy * 0.3), (x + outer * dx, y + dy)]),
            2.4,
            (0.1, 0.8),
            wob=0,
        )
