"""Small creatures for the plain cards: birds, fish, a sea horse, a snail, a butterfly. About 100 units each."""

import math

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import arc, circle, shape, stroke, tube
from assets.artwork.palette import (
    BLUE,
    BLUE_HI,
    BLUES,
    BROWN,
    BROWN_SH,
    BROWNS,
    CUT_WOOD,
    CUT_WOOD_SH,
    GOLD,
    GOLD_SH,
    GOLDS,
    INK,
    RED,
    RED_SH,
    REDS,
    STEEL,
    STEEL_HI,
    STEELS,
    WHITE,
    Tones,
)

PLUMAGE = {
    "finch": (CUT_WOOD, CUT_WOOD_SH, RED, BROWNS),
    "dove": (STEEL_HI, STEEL, STEEL_HI, STEELS),
    "robin": (BROWN, BROWN_SH, RED, BROWNS),
    "blue": (BLUE_HI, BLUE, BLUE_HI, BLUES),
}
"""Body, its shadow, face, and the tones of the wing."""


def bird(
    d: Drawing, x: float, y: float, s: float = 1.0, m: float = 1, kind: str = "finch", singing: bool = False
) -> None:
    """A perched bird looking right, feet at (x, y), about 120 x 90; m = -1 mirrors it."""
    body, shadow, face, wing = PLUMAGE[kind]
    with d.at(x, y, 0, s, sx=s * m, sy=s):
        for px in () if kind == "robin" else (-2, 9):
            d.ink(stroke([(px, -16), (px + 2, -3)]), 3.4, taper=(0, 0), wob=0, color=BROWN_SH)
            d.ink(stroke([(px - 6, -1), (px + 2, -4), (px + 9, -1)]), 3.2, taper=(0.2, 0.2), wob=0)
        _beak(d, singing)
        tail = shape("-24,-34! -52,-20 -82,-8! -84,4! -76,10! -46,-4 -20,-14!")
        d.obj(tail, wing[0], wing[1], None, w=3, sd=(3, 6))
        d.ink(stroke("-30,-24 -54,-12 -78,1"), 1.9, taper=(0.2, 0.4))
        trunk = shape("46,-70 36,-82 20,-84 6,-76 -2,-60 -14,-46 -32,-32 -30,-20 -8,-13 14,-14 32,-26 40,-44 44,-56")
        d.fill(trunk, body)
        d.shade(trunk, shadow, 7, 9)
        with d.clip(trunk):
            if kind == "robin":
                d.fill(shape("60,-90! 38,-80 27,-68 22,-52 24,-34 32,-18! 60,-20! 70,-60!"), face)
            else:
                d.fill(circle(38, -66, 17, 19) if kind == "finch" else circle(40, -48, 17, 26), face)
        d.contour(trunk, 3.2)
        if kind == "robin":
            _claws(d)
        _wing(d, wing, kind)
        d.fill(circle(29, -71, 4.6), WHITE if kind != "dove" else GOLD)
        d.fill(circle(30, -71, 3.3), INK)
        d.fill(circle(29, -72.2, 1.1), WHITE)


def _claws(d: Drawing) -> None:
    """Feet clasped around a branch that rises to the right."""
    for px, py in ((-3, 2), (14, -8)):
        shank = [(px - 2, py - 16), (px, py - 3)]
        toes = [
            [(px, py - 3), (px + u * 0.7 + 1, py + 3 - u * 0.3), (px + u + 2, py + 12 - u * 0.5)] for u in (-7, 0, 7)
        ]
        for rim, colour in ((4.6, INK), (0, CUT_WOOD_SH)):
            for line, w in ((shank, 3), *((toe, 3.6) for toe in toes)):
                d.ink(stroke(line), w + rim, taper=(0, 0.1), wob=0, color=colour)


def _beak(d: Drawing, singing: bool) -> None:
    if singing:
        d.obj(shape("40,-78! 66,-84! 44,-66!"), GOLD, None, None, w=2.2)
        d.obj(shape("43,-69! 62,-62! 41,-58!"), GOLD, GOLD_SH, None, w=2.2)
    else:
        d.obj(shape("42,-74! 52,-71 61,-65! 50,-63 42,-62!"), GOLD, GOLD_SH, None, w=2.7, sd=(2, 4))
        d.ink(stroke("43,-67 50,-67 58,-65"), 1.7, taper=(0, 0.4))


def _wing(d: Drawing, wing: Tones, kind: str) -> None:
    edge = shape("8,-58! 17,-46 14,-30 0,-22 -24,-18 -56,-12! -38,-30 -16,-48")
    d.obj(edge, wing[0], wing[1], None, w=3, sd=(4, 7))
    bar = GOLD if kind == "finch" else wing[1] if kind == "dove" else WHITE
    d.ink(stroke("10,-38 0,-32 -18,-30"), 6, taper=(0.3, 0.4), color=bar)
    for q in ("-4,-26 -24,-24 -46,-15", "6,-30 -14,-31 -36,-22", "2,-50 8,-44 8,-38"):
        d.ink(stroke(q), 1.9, taper=(0.3, 0.4))


def fish(d: Drawing, x: float, y: float, s: float = 1.0, m: float = 1, rot: float = 0, c: Tones = BLUES) -> None:
    """A fish swimming to the right, about 120 x 60."""
    with d.at(x, y, rot, s, sx=s * m, sy=s):
        for q in ("-14,-22! -6,-40 14,-46 26,-38! 22,-30 24,-22!", "-10,22! -14,34 -2,40! 4,32 12,24!"):
            d.obj(shape(q), GOLD, GOLD_SH, None, w=2.8, sd=(3, 4))
        tail = shape("-42,0! -56,-14 -68,-32! -76,-16 -70,0 -76,16 -68,32! -56,14")
        d.obj(tail, GOLD, GOLD_SH, None, w=3, sd=(4, 6))
        for q in ("-48,-4 -60,-14 -68,-24", "-48,4 -60,14 -68,24", "-48,0 -68,0"):
            d.ink(stroke(q), 1.9, taper=(0.2, 0.5))
        body = shape("62,2! 50,-14 26,-26 -4,-25 -30,-12 -48,-4! -48,5! -30,13 -4,25 26,24 50,14")
        d.fill(body, c[2])
        with d.clip(body):
            d.fill(shape("70,-40! 70,-2! 30,-6 -10,-2 -60,0! -60,-40!"), c[0])
            d.fill(shape("70,44! 70,12! 30,14 -10,18 -60,8! -60,44!"), WHITE)
            for k in range(5):
                for j in range(4):
                    d.ink(
                        arc(-34 + 12 * k + (6 if j % 2 else 0), -13 + 9 * j, 7, -70, 70), 1.9, taper=(0.3, 0.3), wob=0
                    )
            head = shape("74,-40! 74,40! 32,40! 26,18 28,-12 34,-40!")
            d.fill(head, c[2])
            d.ink(stroke("34,-26 27,-10 27,8 33,24"), 2.8, taper=(0.2, 0.3))
        d.contour(body, 3.3)
        d.obj(shape("16,8! 4,6 -8,14! 2,18 14,14!"), GOLD, GOLD_SH, None, w=2.3, sd=(2, 3))
        d.obj(circle(44, -6, 6), WHITE, None, None, w=2.2)
        d.fill(circle(45, -6, 2.9), INK)
        d.ink(stroke("62,3 54,7 50,5"), 2.2, taper=(0.1, 0.4))


def sea_horse(d: Drawing, x: float, y: float, s: float = 1.0, m: float = 1, c: Tones = REDS) -> None:
    """A sea horse looking right, about 60 x 120."""
    with d.at(x, y, 0, s, sx=s * m, sy=s):
        d.obj(
            shape("-16,-14! -34,-22 -40,-6! -33,-2 -38,8! -29,8 -30,17! -18,12"), GOLD, GOLD_SH, None, w=2.6, sd=(3, 4)
        )
        for px, py, a in ((-14, -44, 205), (-6, -57, 240), (5, -62, 275)):
            with d.at(px, py, a, 1, line=1):
                d.obj(shape("-2,-6! 10,-3 14,0! 10,3 -2,6!"), GOLD, GOLD_SH, None, w=2.3, sd=(2, 2))
        spine = [(8, -48), (-8, -30), (-4, 0), (2, 26), (-8, 48), (-26, 46), (-27, 30), (-15, 28), (-14, 36)]
        body = tube(spine, [11, 12, 19, 13, 8.5, 6.5, 5, 3.6, 1.6], [11, 11, 15, 11, 8, 6, 5, 3.4, 1.6], cap=(4, 2))
        d.obj(body, c[0], c[1], None, w=3.2, sd=(6, 7))
        for yy, x0, x1 in ((-26, -12, 6), (-14, -14, 12), (-2, -15, 14), (10, -12, 13), (22, -8, 11), (34, -7, 9)):
            d.ink(stroke([(x0, yy - 2), ((x0 + x1) / 2, yy + 4), (x1, yy - 1)]), 2.1, taper=(0.3, 0.3), color=c[2])
        head = shape("-9,-48 -4,-60 8,-63 18,-57 24,-50! 38,-46 40,-40! 37,-36 24,-39! 12,-36 -2,-36")
        d.obj(head, c[0], c[1], None, w=3.1, sd=(3, 6))
        d.obj(circle(11, -51, 4.6), WHITE, None, None, w=2)
        d.fill(circle(12, -51, 2.4), INK)


def snail(d: Drawing, x: float, y: float, s: float = 1.0, m: float = 1) -> None:
    """A snail creeping to the right, sole at y, about 110 x 72."""
    with d.at(x, y, 0, s, sx=s * m, sy=s):
        for px, py, root in ((58, -48, 42), (46, -52, 38)):
            d.ink(stroke([(root, -24), (px - 4, py + 12), (px, py)]), 4.6, taper=(0, 0.2), wob=0)
            d.obj(circle(px, py, 3.6), CUT_WOOD, None, None, w=2.4)
        foot = shape("-60,0! -46,-9 -14,-14 20,-14 30,-28 44,-32 55,-24 53,-8 38,0!")
        d.obj(foot, CUT_WOOD, CUT_WOOD_SH, WHITE, w=3.2, sd=(4, 7), hinset=4, hd=(2, 3))
        d.ink(stroke("52,-14 46,-11 42,-13"), 2.2, taper=(0.1, 0.4))
        for px in (-40, -26, 28, 40):
            d.ink(stroke([(px, -6), (px + 5, -3)]), 2.2, taper=(0.3, 0.3))
        house = circle(-4, -34, 34, 32)
        d.obj(house, GOLDS[0], GOLDS[1], GOLDS[2], w=3.6, sd=(9, 10), hinset=5, hd=(4, 4))
        with d.clip(house):
            for a in range(-30, 230, 26):
                c, q = math.cos(math.radians(a)), -math.sin(math.radians(a))
                band = [(-4 + 21 * c, -34 + 20 * q), (-2 + 27 * c, -34 + 26 * q), (-4 + 33 * c, -34 + 31 * q)]
                d.ink(stroke(band), 4.4, taper=(0.5, 0.1), color=BROWN, wob=0)
        turns = [(-4 + (28 - 2.6 * t) * math.cos(t + 0.6), -34 + (26 - 2.4 * t) * math.sin(t + 0.6)) for t in range(10)]
        d.ink(stroke(turns), 3.4, taper=(0.05, 0.3))
        d.contour(house, 3.6)


def butterfly(d: Drawing, x: float, y: float, s: float = 1.0, rot: float = 0, c: Tones = GOLDS) -> None:
    """A butterfly with open wings, about 90 x 70."""
    with d.at(x, y, rot, s):
        for m in (1, -1):
            with d.at(0, 0, 0, 1, sx=m, sy=1, line=1):
                d.obj(shape("3,4! 18,6 32,16 30,32 16,36 6,22"), RED, RED_SH, None, w=2.8, sd=(4, 5))
                d.obj(shape("3,2! 10,-22 30,-36 46,-34 44,-14 28,4 10,8"), c[0], c[1], None, w=3, sd=(4, 6))
                d.obj(circle(31, -18, 6.4), BLUE, None, None, w=2.2)
                d.fill(circle(20, 20, 4), WHITE)
                d.ink(stroke("6,-2 14,-16 26,-28"), 1.8, taper=(0.1, 0.6))
                d.ink(stroke("2,-18 8,-30 15,-35"), 2.2, taper=(0, 0.3), wob=0)
        d.obj(shape("0,-20 4,-8 3.4,10 0,26! -3.4,10 -4,-8"), BROWN, BROWN_SH, None, w=2.6, sd=(2, 2))


def shell(d: Drawing, x: float, y: float, s: float = 1.0, rot: float = 0, c: Tones = STEELS) -> None:
    """A scallop, hinge down, about 70 x 64."""
    with d.at(x, y, rot, s):
        d.obj(shape("-14,24! -16,34 0,36 16,34 14,24!"), c[0], c[1], None, w=2.8, sd=(3, 3))
        fan = [(0, 28, 1)]
        for k in range(7):
            a = math.radians(-160 + 140 * k / 6)
            b = math.radians(-160 + 140 * (k + 0.5) / 6)
            fan.append((38 * math.cos(a), -2 + 34 * math.sin(a), k in (0, 6)))
            if k < 6:
                fan.append((33 * math.cos(b), -2 + 29 * math.sin(b), 1))
        d.obj(shape(fan), c[0], c[1], None, w=3.1, sd=(6, 7))
        for k in range(1, 6):
            a = math.radians(-160 + 140 * k / 6)
            d.ink(
                stroke([(5 * math.cos(a), 24 + 5 * math.sin(a)), (31 * math.cos(a), 1 + 28 * math.sin(a))]), 2.2, wob=0
            )
