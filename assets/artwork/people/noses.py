"""Noses of several kinds, turned a little to the right."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import Tones

_BRIDGES = {
    "straight": "16,4 18.4,9.4 20.6,13.8 18.8,17.4 13.4,17.2",
    "button": "17.4,9 20.2,12 18.8,16.4 13,16.8",
    "snub": "15.4,4.6 17.2,8.6 21.8,11.4 20.8,15.8 13.4,17",
    "round": "15.4,3 19,7.4 24.4,13 22.2,19.4 13,19.4",
    "eagle": "13.4,-6 18,-1 21.4,6 22.6,13.4 19.6,18.2 13,17.6",
    "long": "14.4,0 17.6,10 23,17.6 20.4,21.6 13,20.8",
    "broad": "16.6,6 19,10.4 23.4,15 20.4,18.8 11.6,18.6",
    "hooked": "12.8,-6 18.6,-1.4 24,6.4 24.8,15 21.8,19.8 18.2,17.2 12.8,18.2",
}
"""From where the line of the bridge starts, mostly half way down, over the tip to the lip."""
_ROOT = (11.6, -9.0)
_WINGS = {
    "button": "9,13.4 7.4,16 9.6,17.6 13,16.8",
    "round": "6,12.4 3,16.8 6.6,20.6 13,19.4",
    "long": "7.8,15.4 5.4,18.8 8.2,21.8 13,20.8",
    "broad": "5.2,11.8 2,16 5.4,19.6 11.6,18.6",
}
_WING = "8,12.6 5.6,16 8.6,18.5 13,17.3"


def draw_nose(d: Drawing, kind: str, skin: Tones) -> None:
    """Draw the nose: the shadow on its far side and below, a light on the tip, bridge and wing."""
    points = [tuple(map(float, q.split(","))) for q in _BRIDGES[kind].split()]
    wing = _WINGS.get(kind, _WING)
    tip, low = max(points), points[-1]
    (x, y), (wide, deep) = points[0], max(points[:-1], key=lambda point: point[1])
    d.fill(shape([(*low, 1), (tip[0] - 7, tip[1] + 1.6), (*tip, 1), (wide, deep)]), skin[1], 0.9)
    if kind != "button" and y > 0:
        side = [(*_ROOT, 1), (x - 1.6, y - 4), (tip[0] - 2.4, tip[1] - 3, 1), (x + 2.4, y), (_ROOT[0] + 3.4, -4)]
        d.fill(shape(side), skin[1], 0.8)
    d.fill(circle(tip[0] - 5.6, tip[1] - 1.6, 2.4, 1.9), skin[2], 0.9)
    d.ink(stroke(points), 2.6, taper=(0.6, 0.25))
    d.ink(stroke(wing), 2.1, taper=(0.5, 0.35))
    d.ink(stroke([(low[0] - 0.5, low[1] - 0.5), (low[0] + 3.4, low[1] - 1.4)]), 2.4, taper=(0.4, 0.5), wob=0)
