"""Noses of several kinds, turned a little to the right."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import Tones

_BRIDGES = {
    "straight": "15,-9 15.8,0 19.5,9 24.3,15 22,18.8 15.5,18.4",
    "button": "19.5,6.5 24,11.5 22.5,17 15.5,17.6",
    "snub": "15,-6 15,2 19,8.5 25.6,11.5 24.6,16.8 16,18",
    "round": "15,-8 16,0 22,6.5 28,13.5 25.5,20.5 16,20.4",
    "eagle": "14.5,-10 19.5,-3.5 24,4.5 25.6,13 22.5,18.6 15.5,18.2",
    "long": "15,-10 16,2 21.5,12.5 27.5,19 24,23 16,22",
    "broad": "16,-4 16,4 21.5,10 26.5,15.5 23,19.6 14,19.4",
    "hooked": "15,-10 21,-4 27,5 28,15 24.5,20.5 20.5,17.8 15.5,19",
}
_WINGS = {
    "button": "11.5,13.5 9.8,16.4 12,18.2 15.5,17.6",
    "round": "8.5,13 5.2,17.6 9,21.6 16,20.4",
    "long": "10.5,16.6 8,20 11,23.2 16,22",
    "broad": "7.5,12.5 4.2,16.8 7.6,20.4 14,19.4",
}
_WING = "10.2,13.5 7.8,17 10.8,19.6 15.5,18.4"


def draw_nose(d: Drawing, kind: str, skin: Tones) -> None:
    """Draw the nose: its shadow side, a light on the tip, bridge and wing."""
    points = [tuple(map(float, q.split(","))) for q in _BRIDGES[kind].split()]
    wing = _WINGS.get(kind, _WING)
    tip = max(points)
    low = points[-1]
    if kind != "button":
        (x0, y0), (x1, y1) = points[0], points[2]
        d.fill(
            shape(
                [
                    (x0, y0, 1),
                    (x1, y1),
                    (*tip, 1),
                    (tip[0] - 3, tip[1] + 3.5),
                    (*low, 1),
                    (tip[0] - 6, tip[1] + 1),
                    (x1 - 3.4, y1),
                ]
            ),
            skin[1],
            0.85,
        )
    d.fill(circle(tip[0] - 6.2, tip[1] - 1.8, 2.6, 2.1), skin[2], 0.9)
    d.ink(stroke(points), 2.6, taper=(0.6, 0.2))
    d.ink(stroke(wing), 2.1, taper=(0.5, 0.35))
    d.ink(stroke([(low[0] + 0.5, low[1] - 0.9), (low[0] + 4, low[1] - 2)]), 2.4, taper=(0.4, 0.5), wob=0)
