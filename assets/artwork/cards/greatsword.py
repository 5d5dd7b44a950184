"""The great sword of the ace of spade: a grip for two hands, gilt steel, curled quillons, a jewelled pommel."""

import numpy as np

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import BLUE, BLUE_HI, GOLD, GOLD_HI, GOLD_SH, RED, RED_SH, STEEL, WHITE


def greatsword(d: Drawing, x: float, y: float) -> None:
    """The sword, point up: the middle of its guard at x, y, the blade 348 long, the grip from 10 to 128 below."""
    with d.at(x, y, 0, 1):
        _blade(d)
        _grip(d)
        _guard(d)
        _pommel(d)


def _blade(d: Drawing) -> None:
    """A broad blade with a ridge, gilt with a vine above the guard."""
    edge = shape([(0, -348, 1), (25, -300), (29, -220), (32, 0, 1), (-32, 0, 1), (-29, -220), (-25, -300)])
    d.fill(edge, STEEL)
    d.fill(shape([(0, -348, 1), (25, -300), (29, -220), (32, 0, 1), (0, 0, 1)]), BLUE_HI)
    rim = [(0, -348, 1), (25, -300), (29, -220), (32, 0, 1), (22, 0, 1), (19, -220), (15, -290)]
    d.fill(shape(rim), BLUE)
    d.ink(stroke("-17,-110 -16,-220 -12,-296"), 5, taper=(0.3, 0.6), color=WHITE)
    d.ink(stroke("0,0 0,-180 0,-338"), 3.4, taper=(0, 0.5))
    with d.clip(edge):
        _gilding(d)
    d.contour(edge, 5.2)


def _gilding(d: Drawing) -> None:
    """A golden field that ends in a lily, with a vine engraved."""
    field = shape("-40,6! -40,-70! -22,-66 -12,-80 0,-104! 12,-80 22,-66 40,-70! 40,6!")
    d.obj(field, GOLD, GOLD_SH, None, w=2.8, sd=(30, 0))
    for m in (1, -1):
        with d.at(0, 0, 0, 1, sx=m, sy=1):
            d.ink(stroke("0,-10 10,-18 16,-30 12,-42 4,-38 8,-30"), 2.2, taper=(0.1, 0.3))
            d.ink(stroke("0,-44 8,-52 18,-54"), 2.2, taper=(0.1, 0.5))
            d.fill(shape("14,-20! 24,-24 26,-34! 18,-32"), RED)
    d.ink(stroke("0,-6 0,-92"), 2.4, taper=(0, 0.5))
    d.obj(shape("0,-76! 6,-66 0,-56! -6,-66"), RED, RED_SH, None, w=2, sd=(2, 2))


def _grip(d: Drawing) -> None:
    """Red leather bound with golden wire."""
    grip = shape("-13,6! -15,60 -12,130! 12,130! 15,60 13,6!")
    d.fill(grip, RED)
    d.shade(grip, RED_SH, 10, 2)
    for y in range(18, 126, 12):
        d.ink(stroke([(-15, y - 3), (0, y + 2), (15, y - 3)]), 3.4, taper=(0.2, 0.2), color=GOLD)
    d.contour(grip, 4)


def _guard(d: Drawing) -> None:
    """A cross guard whose ends roll up, a shell in the middle."""
    for m in (1, -1):
        with d.at(0, 0, 0, 1, sx=m, sy=1):
            arm = shape("0,-12! 24,-9 46,-5 62,-9 68,-20 62,-28! 66,-38 80,-38 88,-26 86,-8 74,6 54,12 28,10 0,13!")
            d.obj(arm, GOLD, GOLD_SH, GOLD_HI, w=4, sd=(4, 6), hinset=3, hd=(2, 3))
            d.obj(circle(70, -27, 6.5), RED, RED_SH, None, w=2.6, sd=(2, 2))
            d.ink(stroke("24,2 46,4 66,-2 76,-14"), 2.2, taper=(0.4, 0.4))
    shell = shape("0,-20! 10,-22 18,-16 21,-4 14,10 0,18 -14,10 -21,-4 -18,-16 -10,-22")
    d.obj(shell, GOLD, GOLD_SH, GOLD_HI, w=3.6, sd=(4, 5), hinset=3, hd=(2, 2))
    for a in np.radians((-150, -120, -90, -60, -30)):
        d.ink(stroke([(4 * np.cos(a), 10 + 4 * np.sin(a)), (17 * np.cos(a), 3 + 20 * np.sin(a))]), 2, taper=(0.2, 0.3))


def _pommel(d: Drawing) -> None:
    """A round pommel with a gem in pearls."""
    d.obj(shape("-15,126! 0,122 15,126! 12,136! 0,140 -12,136!"), GOLD, GOLD_SH, None, w=3.4, sd=(5, 3))
    d.obj(circle(0, 154, 22), GOLD, GOLD_SH, GOLD_HI, w=4.4, sd=(5, 6), hinset=3, hd=(3, 3))
    d.obj(circle(0, 154, 9), BLUE, None, None, w=2.8)
    d.fill(circle(-2.6, 151, 2.6), BLUE_HI)
    d.obj(shape("-7,174! 7,174! 4,183 0,186 -4,183"), GOLD, GOLD_SH, None, w=3, sd=(3, 2))
