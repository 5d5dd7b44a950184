"""Flat drawing for the backs: no light, so that a card turned upside down is the same card."""

from collections.abc import Callable

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Knots, Path, arc, circle, rect, shape, stroke
from assets.artwork.palette import GOLD, INK
from assets.artwork.parts.stock import H, W, frame

FIELD = (34, 34, 432, 732)
"""The picture inside the border: x, y, width, height."""


def piece(d: Drawing, path: Path | Knots, fill: str, w: float = 2.4, line: str = INK) -> None:
    """One flat shape with an even outline."""
    path = path if isinstance(path, Path) else shape(path)
    d.fill(path, fill)
    if w:
        d.contour(path, w, line, k=0, wob=0)


def line(d: Drawing, path: Path | Knots, w: float, color: str = INK, taper: tuple[float, float] = (0, 0)) -> None:
    """One even line."""
    d.ink(path if isinstance(path, Path) else stroke(path), w, taper=taper, wob=0, color=color)


def twice(d: Drawing, pen: Callable[[Drawing], None]) -> None:
    """Draw something, and again after half a turn of the card."""
    pen(d)
    with d.at(W, H, 180, 1, line=1):
        pen(d)


def border(d: Drawing, base: str, light: str, inner: str = GOLD) -> None:
    """The frame all backs share, in the colours of this one."""
    frame(d, 22, 14, base, 20)
    frame(d, 22, 2.6, INK, 20)
    frame(d, 28.5, 2, light, 15)
    frame(d, 34, 2.6, INK, 11)
    frame(d, 36.4, 2.2, inner, 9)


def field(d: Drawing, color: str) -> Path:
    """Fill the picture with one colour and return its outline, to clip to."""
    area = rect(*FIELD, 11)
    d.fill(area, color)
    return area


def sun(d: Drawing, x: float, y: float, r: float, tones: tuple[str, str, str, str]) -> None:
    """The sun of the coin, flat: gold rim, eight rays in two colours (rim, ground, long rays, short rays)."""
    rim, ground, long, short = tones
    with d.at(x, y, 0, r / 100):
        piece(d, circle(0, 0, 100), rim, 5)
        piece(d, circle(0, 0, 80), ground, 4)
        for k in range(24):
            with d.at(0, 0, 15 * k, 1, line=1):
                piece(d, circle(90, 0, 4), INK, 0)
        for k in range(8):
            with d.at(0, 0, 45 * k, 1, line=1):
                if k % 2:
                    piece(d, "0,-60! 13,-30 0,-12! -13,-30", short, 3.6)
                else:
                    piece(d, "0,-73! 17,-30 0,-12! -17,-30", long, 3.6)
        piece(d, circle(0, 0, 24), rim, 4)
        for k in range(6):
            with d.at(0, 0, 60 * k, 1, line=1):
                line(d, "0,-6 5,-13 0,-19 -5,-13 0,-6", 2.4)


def scroll(d: Drawing, x: float, y: float, rot: float, s: float, color: str, w: float = 7, m: float = 1) -> None:
    """An arabesque: a stem that rolls up, with a leaf on its back; about 90 units long."""
    with d.at(x, y, rot, s, sx=s * m, sy=s, line=s):
        line(d, "0,0 26,-26 58,-34 84,-20 88,6 70,20 54,10 58,-4 68,-4", w, color, (0.1, 0.1))
        piece(d, circle(66, -3, w * 0.85), color, 0)
        piece(d, "30,-28! 40,-48 62,-54! 60,-40 48,-31", color, 0)
        piece(d, "8,-10! 6,-28 20,-40! 24,-28 16,-16", color, 0)


def ringed(d: Drawing, x: float, y: float, r: float, tones: tuple[str, ...], w: float = 2.4) -> None:
    """Discs inside each other, each four fifths of the one before."""
    for k, tone in enumerate(tones):
        piece(d, circle(x, y, r * 0.8**k), tone, w)


def crescents(d: Drawing, x: float, y: float, r: float, colors: tuple[str, str, str]) -> None:
    """One scale of a sea of scales, opening downwards."""
    for k, color in enumerate(colors):
        piece(d, circle(x, y, r * (1 - 0.3 * k)), color, 2.2)
    line(d, arc(x, y, r * 0.18, 180, 360), 2.2)
