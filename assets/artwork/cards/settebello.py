"""The seven of denari, which everybody wants: Parthenope, the siren of Naples, lifts the seventh coin, which shines."""

import math

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import arc, circle, shape, stroke, tube
from assets.artwork.palette import (
    AUBURN,
    BLUES,
    BLUSH,
    GOLD,
    GOLD_HI,
    GOLD_SH,
    GOLDS,
    INK,
    RED,
    RED_SH,
    SKIN,
    SKIN_SH,
    WHITE,
)
from assets.artwork.parts.creatures import shell
from assets.artwork.parts.keepsakes import cornicello
from assets.artwork.parts.ornaments import big_crown
from assets.artwork.parts.signs import coin
from assets.artwork.parts.stock import frame

LEFT, RIGHT, ROWS, R = 120, 380, (138, 402, 666), 80
SUN = (250, 268)
NAVEL = (250, 494)
BREAST = (0, 16, 0, 1.17)
"""Place, turn and scale of the siren from the belt up, seen from her tails."""


def sette_denari(d: Drawing) -> None:
    """The settebello."""
    _golden_frame(d)
    _shine(d, *SUN)
    for y in ROWS:
        for x in (LEFT, RIGHT):
            coin(d, x, y, R)
    big_crown(d, 250, 132, 0.46)
    with d.at(*NAVEL, 0, 1.06, line=1):
        siren(d)
    coin(d, *SUN, R)
    with d.at(*NAVEL, 0, 1.06, line=1):
        _hands(d)
    cornicello(d, 250, 664, 0.84)
    frame(d)


def _golden_frame(d: Drawing) -> None:
    """A second line, of gold, with a lozenge in each corner: no other card has it."""
    frame(d, 30, 3.2, GOLD_SH, 11)
    for fx in (-1, 1):
        for fy in (-1, 1):
            with d.at(250 + fx * 213, 400 + fy * 363, 0, 1, sx=fx, sy=fy, line=1):
                d.obj(shape("-11,0! 0,-11! 11,0! 0,11!"), GOLD, GOLD_SH, None, w=2.4, sd=(3, 4))
                d.fill(circle(0, 0, 3.4), RED)


def _shine(d: Drawing, x: float, y: float) -> None:
    """Rays around the seventh coin, long where there is room."""
    for k in range(24):
        a = 15 * k - 90
        room = abs(math.cos(math.radians(2 * a)))
        ln = R + (13 + 24 * room**2 if k % 2 == 0 else 10 + 7 * room)
        with d.at(x, y, a, 1, line=1):
            hw = 8.5 if k % 2 == 0 else 5.5
            c = GOLD if k % 2 == 0 else RED
            ray = shape([(R - 4, -hw, 1), (ln, 0, 1), (R - 4, hw, 1)])
            d.obj(ray, c, GOLD_SH if k % 2 == 0 else RED_SH, None, w=2.3, sd=(2, 3))


def siren(d: Drawing) -> None:
    """A crowned siren with two tails, about 340 x 220, tails around the origin; the hands come later, over the coin."""
    with d.at(*BREAST, line=1):
        hair = shape(
            "0,-120 15,-115 23,-98 22,-82 29,-62 25,-46 33,-30 25,-8! 22,-18 14,-26 0,-30 -14,-26 -22,-18 -25,-8! "
            "-33,-30 -25,-46 -29,-62 -22,-82 -23,-98 -15,-115"
        )
        d.obj(hair, AUBURN[0], AUBURN[1], None, w=2.6, sd=(5, 6))
        for m in (-1, 1):
            d.ink(stroke([(m * 18, -66), (m * 25, -52), (m * 21, -40), (m * 27, -26)]), 1.9, color=AUBURN[2])
    for m in (-1, 1):
        with d.at(0, 0, 0, 1, sx=m, sy=1, line=1):
            _tail(d)
    shell(d, 0, 62, 0.62)
    with d.at(*BREAST, line=1):
        _breast(d)
        _head(d)


def _breast(d: Drawing) -> None:
    """The body and the lifted arms."""
    body = shape(
        "-7,-74! -8,-66 -18,-61 -17,-46 -13,-32 -12,-22 -18,-5! 0,6 18,-5! 12,-22 13,-32 17,-46 18,-61 8,-66 7,-74!"
    )
    d.obj(body, SKIN, SKIN_SH, None, w=2.6, sd=(5, 4))
    _bodice(d)
    for m in (-1, 1):
        with d.at(0, 0, 0, 1, sx=m, sy=1, line=1):
            arm = tube([(13, -58), (26, -82), (22, -108), (21, -130)], [5.8, 5, 4.4, 3.6], cap=(2, 2))
            d.obj(arm, SKIN, SKIN_SH, None, w=2.6, sd=(3, 2))
            d.ink(stroke("23,-72 26.5,-76 30.5,-75"), 3.2, taper=(0, 0), color=GOLD_SH)


def _tail(d: Drawing) -> None:
    """One tail: down, outwards and up to its fin."""
    fin = shape("138,44! 152,30 164,8 178,2! 176,20 184,34! 172,38 170,46! 180,52 186,68! 166,68 150,60")
    d.obj(fin, GOLDS[0], GOLDS[1], GOLDS[2], w=2.8, sd=(4, 5), hinset=4, hd=(2, 2))
    for q in ("144,46 160,34 172,14", "144,50 164,42 178,36", "144,53 160,58 178,64"):
        d.ink(stroke(q), 1.9, taper=(0.1, 0.5))
    d.obj(shape("58,34! 64,20 78,16 92,22! 86,28 84,36!"), GOLDS[0], GOLDS[1], None, w=2.5, sd=(3, 3))
    spine = [(7, -4), (14, 30), (46, 60), (90, 50), (122, 36), (148, 48)]
    tail = tube(spine, [10, 15, 17, 14, 10, 5], [12, 15, 16, 13, 9, 5], cap=(0, 3))
    d.fill(tail, BLUES[0])
    d.shade(tail, BLUES[1], 2, 11)
    with d.clip(tail):
        for k, (cx, cy) in enumerate(stroke(spine).at(0.10 + 0.058 * k)[0] for k in range(15)):
            for j in (-2, -1, 0, 1, 2):
                a = (40, 40, 20, -10, -35, -50, -35, -25, -20, -15, -10, 10, 25, 25, 25)[k]
                nx, ny = -math.sin(math.radians(a)), math.cos(math.radians(a))
                at = (cx + nx * 9 * (j + 0.5 * (k % 2)), cy + ny * 9 * (j + 0.5 * (k % 2)))
                d.ink(arc(*at, 5.4, a - 75, a + 75), 1.7, taper=(0.3, 0.3), wob=0, color=BLUES[2])
    d.contour(tail, 3)


def _bodice(d: Drawing) -> None:
    """Two shells, a necklace and a golden belt."""
    for m in (-1, 1):
        d.obj(circle(m * 7.6, -46, 7.6, 7), GOLD, GOLD_SH, None, w=2.2, sd=(2, 3))
        for k in (-1, 0, 1):
            d.ink(stroke([(m * 7.6 + k * 4, -51), (m * 7.6 + k * 1.4, -41)]), 1.5, wob=0)
    d.ink(stroke("-9,-66 0,-60 9,-66"), 3.4, taper=(0, 0), wob=0, color=RED)
    belt = shape("-18,-9! 0,2 18,-9! 20,-2 15,6! 0,14 -15,6! -20,-2")
    d.obj(belt, GOLD, GOLD_SH, GOLD_HI, w=2.6, sd=(3, 4), hinset=3, hd=(2, 2))
    d.obj(circle(0, 6, 4), RED, None, None, w=2)
    d.fill(circle(0, -18, 1.3), SKIN_SH)


def _head(d: Drawing) -> None:
    """A small calm face below a crown, hair parted in the middle."""
    face = shape("0,-70 -8,-73 -13.5,-84 -13,-102 0,-111 13,-102 13.5,-84 8,-73")
    d.obj(face, SKIN, SKIN_SH, None, w=2.5, sd=(4, 1))
    for m in (-1, 1):
        d.fill(circle(m * 8, -83, 3.2, 2.6), BLUSH, 0.45)
        d.fill(circle(m * 5.6, -90, 3, 1.9), WHITE)
        d.fill(circle(m * 5.5 + 0.4, -90.2, 1.8), INK)
        d.ink(stroke([(m * 2.2, -90.4), (m * 5.6, -92.6), (m * 9.4, -90.2)]), 1.9, taper=(0.3, 0.3), wob=0)
        d.ink(stroke([(m * 2.6, -96), (m * 6, -97.6), (m * 9.8, -95.6)]), 1.7, taper=(0.3, 0.4), wob=0)
        lock = [(0, -111, 1), (m * 7, -107), (m * 12, -95), (m * 13, -82), (m * 18, -66), (m * 15, -50, 1),
                (m * 23, -60), (m * 22, -80), (m * 21, -101), (m * 11, -115)]  # fmt: skip
        d.obj(shape(lock), AUBURN[0], AUBURN[1], None, w=2.3, sd=(3, 3))
        d.ink(stroke([(m * 8, -110), (m * 16, -96), (m * 17.5, -78), (m * 19, -64)]), 1.7, color=AUBURN[2])
    d.ink(stroke("1,-88 2,-83.5 -0.6,-82.6"), 1.4, taper=(0.5, 0.2), wob=0)
    d.ink(stroke("-3.6,-77.4 0,-76.4 3.6,-77.4"), 2.6, taper=(0.3, 0.3), wob=0, color=RED)
    crown = shape("-12,-108! -15,-123! -7,-115! 0,-127! 7,-115! 15,-123! 12,-108! 0,-105")
    d.obj(crown, GOLD, GOLD_SH, None, w=2.4, sd=(3, 2))
    for px in (-7, 0, 7):
        d.fill(circle(px, -110.5, 1.7), RED)


def _hands(d: Drawing) -> None:
    """The fingers on the coin."""
    for m in (-1, 1):
        with d.at(*BREAST, line=1), d.at(0, 0, 0, 1, sx=m, sy=1, line=1):
            hand = shape("16.5,-126! 15,-134 18,-141 22,-143 26,-139 26,-132 25,-126!")
            d.obj(hand, SKIN, SKIN_SH, None, w=2.3, sd=(2, 2))
            for px in (19.4, 22.8):
                d.ink(stroke([(px, -141), (px, -135)]), 1.4, wob=0)
