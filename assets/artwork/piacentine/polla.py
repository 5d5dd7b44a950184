"""The ace of denari that players call the Polla: one crowned eagle, its wings hanging, the coin on its breast."""

import numpy as np

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, circle, shape, stroke, tube
from assets.artwork.palette import BLUE, GOLD, GOLD_HI, GOLD_SH, GOLDS, INK, RED, RED_SH, REDS, WHITE, WHITE_SH
from assets.artwork.parts.feathers import Plumage, feather, row
from assets.artwork.parts.ornaments import bow
from assets.artwork.piacentine.field_flowers import branch
from assets.artwork.piacentine.piacenza_signs import rosette

PLUME = ("#39415c", "#1d2236", "#7f93c4")
COVERT = ("#5b6b98", "#333e63", "#a9bbe2")
ARM = "300,352 312,300 338,252 378,216 420,200 446,212"
"""The leading edge of the right wing, from the shoulder to the tip of the hand."""
TIPS = "306,566 338,596 372,600 404,578 430,542 450,496 464,442 471,382 472,320 468,256"


def polla(d: Drawing) -> None:
    """The whole card."""
    for m in (1, -1):
        branch(d, f"{250 + m * 18},738 {250 + m * 84},742 {250 + m * 150},724 {250 + m * 188},672", 8, 38)
    with d.at(250, 402, 0, 0.92, line=0.97), d.at(-250, -400, 0, 1, line=1):
        _tail(d)
        for m in (1, -1):
            with d.at(250, 0, 0, 1, sx=m, sy=1), d.at(-250, 0, 0, 1, line=1):
                _wing(d)
                _leg(d)
        _body(d)
        _head(d)
        open_crown(d, 252, 92, 0.96)
        rosette(d, 250, 432, 112)
    bow(d, 250, 730, REDS, 0.32)


def _wing(d: Drawing) -> None:
    """The right wing: nine long feathers, two rows of coverts, the arm."""
    arm, tips = stroke(ARM), stroke(TIPS)
    row(d, arm, tips, 10, 1.04, Plumage(PLUME, 18, 0.05, 2.6, 0.42, 3.1), (0.02, 0.98))
    row(d, arm, tips, 11, 0.62, Plumage(COVERT, 16, 0.05, 1.8, 0.34), (0.03, 0.97))
    row(d, arm, tips, 14, 0.4, Plumage(PLUME, 14, 0.05, 1.2, 0.25, 2.6), (0.03, 0.97))
    half = [22.0, 21.0, 19.0, 17.0, 13.0, 7.0]
    bone = tube(ARM, half, half, cap=(12, 8))
    _feathered(d, bone)


def _feathered(d: Drawing, p: Path, size: float = 17) -> None:
    """Small feathers in rows, pointing down."""
    d.fill(p, PLUME[0])
    d.shade(p, PLUME[1], 10, 8)
    x0, y0, x1, y1 = p.poly().bounds
    with d.clip(p):
        for j in range(int((y1 - y0) / (size * 0.8)) + 1):
            for i in range(int((x1 - x0) / size) + 2):
                x, y = x0 + size * (i + 0.5 * (j % 2)), y0 + size * 0.8 * j
                tip = [(x - size * 0.42, y - size * 0.2), (x, y + size * 0.5), (x + size * 0.42, y - size * 0.2)]
                d.ink(stroke(tip), 2.6, (0.3, 0.3), color=PLUME[2], wob=0)
    d.contour(p, 3.8)


def _tail(d: Drawing) -> None:
    """A fan of nine feathers with golden eyes."""
    for a in (58, -58, 44, -44, 30, -30, 15, -15, 0):
        t = np.radians(a)
        root = np.array([250 + 40 * np.sin(t), 590 + 8 * np.cos(t)])
        long = 152 - abs(a) * 0.5
        tip = root + long * np.array([np.sin(t), np.cos(t)])
        feather(d, tuple(root), tuple(tip), Plumage(COVERT if abs(a) in (15, 44) else PLUME, 20, 0, 1.3))
        eye_ = root + (long - 24) * np.array([np.sin(t), np.cos(t)])
        d.obj(circle(eye_[0], eye_[1], 7.5), GOLD, GOLD_SH, None, w=2.6, sd=(2, 2))


def _body(d: Drawing) -> None:
    """Neck and breast in one, down to the tail."""
    body = shape(
        "206,176! 210,214 198,262 170,312 154,372 158,450 178,530 214,596 250,626! 286,596 322,530 342,450 346,372 "
        "330,312 304,268 296,226 300,180!"
    )
    _feathered(d, body, 19)


def _leg(d: Drawing) -> None:
    """The right thigh, shin and talons."""
    thigh = shape("286,520! 326,506 352,520 362,556 350,600 336,620! 312,612 294,588 282,556!")
    _feathered(d, thigh, 16)
    shin = tube([(336, 606), (344, 634), (348, 656)], [11, 8.5, 10], cap=(6, 4))
    d.obj(shin, GOLD, GOLD_SH, GOLD_HI, w=3.2, sd=(5, 2), hinset=3, hd=(2, 1))
    for y in (622, 636, 648):
        d.ink(stroke([(334, y), (344, y + 4), (354, y)]), 2, (0.2, 0.2), wob=0)
    for a, ln in ((168, 40), (20, 54), (58, 58), (102, 50)):
        with d.at(348, 660, a, 1, line=1):
            toe = shape([(-5, -8, 1), (ln * 0.5, -8.5), (ln * 0.86, -7), (ln, 0), (ln * 0.84, 8), (-5, 8, 1)])
            d.obj(toe, GOLD, GOLD_SH, None, w=3, sd=(3, 4))
            d.fill(shape([(ln * 0.84, -6, 1), (ln * 1.1, -2), (ln * 1.34, 14, 1), (ln, 9), (ln * 0.84, 5, 1)]), INK)


def _head(d: Drawing) -> None:
    """The head, turned to the left, its beak open, the feathers of the nape on end."""
    for knots in (
        "276,124! 304,118 330,128! 318,138 326,150! 306,152 282,150!",
        "284,150! 312,148 336,164! 322,170 330,186! 308,186 284,178!",
        "284,180! 314,182 340,204! 324,208 330,226! 306,222 284,208!",
    ):
        d.obj(shape(knots), PLUME[0], PLUME[1], None, w=3.2, sd=(4, 5))
    tongue = shape("200,162! 184,160 166,150! 150,156 134,150! 142,166 158,172 178,178 202,178!")
    d.obj(tongue, RED, RED_SH, None, w=2.6, sd=(3, 3))
    d.obj(
        shape("216,164! 196,172 176,172 164,184! 182,196 218,192!"), GOLD, GOLD_SH, GOLD_HI, w=3.2, sd=(4, 4), hinset=3
    )
    skull = shape("204,214! 208,196 204,176 203,152 212,126 232,108 258,104 282,114 296,138 300,170 298,214! 252,232")
    _feathered(d, skull, 16)
    upper = shape("214,126! 198,120 176,122 154,137 143,160 146,184! 155,168 172,159 190,157 214,163!")
    d.obj(upper, GOLD, GOLD_SH, GOLD_HI, w=3.8, sd=(4, 7), hinset=4, hd=(3, 3))
    d.ink(stroke("206,134 194,130 188,135"), 3.4, (0.2, 0.4), wob=0)
    cere = shape("208,120! 220,122 224,144 218,168! 208,164 212,142")
    d.obj(cere, GOLD_SH, None, None, w=3)
    d.obj(circle(242, 141, 10.5, 8.6), GOLD_HI, None, None, w=3)
    d.fill(circle(239, 141, 5.4), INK)
    d.fill(circle(237, 138.6, 1.9), WHITE)
    d.fill(shape("222,131! 238,122 256,128 266,142! 250,136 236,136"), INK)
    d.ink(stroke("226,156 238,160 252,156"), 2.4, (0.3, 0.5), color=PLUME[2], wob=0)


def open_crown(d: Drawing, x: float, y: float, s: float = 1.0) -> None:
    """An open crown with three lilies and two pearls; (x, y) is the middle of its band."""
    with d.at(x, y, 0, s):
        d.obj(shape("-54,-6! -44,-24 0,-32 44,-24 54,-6!"), RED, RED_SH, None, w=3)
        for px, h in ((-27, 46), (27, 46)):
            d.obj(
                shape([(px - 8, 4, 1), (px - 3, -h + 12), (px + 3, -h + 12), (px + 8, 4, 1)]),
                GOLD,
                GOLD_SH,
                None,
                w=3,
                sd=(4, 2),
            )
            d.obj(circle(px, -h + 4, 8), WHITE, WHITE_SH, None, w=2.8, sd=(3, 3))
        for px, a, k in ((-54, -16, 0.86), (54, 16, 0.86), (0, 0, 1.1)):
            with d.at(px, -4, a, k):
                lily_ = (
                    "-8,8! -9,-12 -22,-8 -27,-24 -16,-36 -8,-26! -8,-40 0,-56! 8,-40 8,-26! 16,-36 "
                    "27,-24 22,-8 9,-12 8,8!"
                )
                d.obj(shape(lily_), GOLD, GOLD_SH, GOLD_HI, w=3.2, sd=(5, 3), hinset=3, hd=(2, 2))
        band = shape("-60,-10! -30,0 0,3 30,0 60,-10! 57,14! 28,24 0,27 -28,24 -57,14!")
        d.obj(band, GOLDS[0], GOLDS[1], GOLDS[2], w=3.4, sd=(8, 4), hinset=3, hd=(2, 2))
        for k, px in enumerate((-42, -21, 0, 21, 42)):
            py = 14 - (px / 42) ** 2 * 7
            d.obj(circle(px, py, 6), (RED, BLUE)[k % 2], None, None, w=2.4)
