"""The ace of denari: an eagle with one head, its wings spread downwards, the great coin on its breast."""

import math

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, circle, shape, stroke, tube
from assets.artwork.palette import INK, WHITE
from assets.artwork.parts.feathers import Plumage, feather, row
from assets.artwork.siciliane.cart_paint import POPPY, SEA, SUN, painted
from assets.artwork.siciliane.struck_coins import trinacria

FEATHER = ("#4a3024", "#291811", "#92694a")
ARM = "262,330 296,286 334,254 372,228 406,200 428,166"
TIPS = "290,566 326,564 362,548 394,522 422,486 444,442 458,394 466,342 469,290 470,244 469,204 464,160 450,120 430,92"
"""The bones of a wing from the shoulder to the wrist, and where its feathers end."""
TAIL = ((152, 610), (130, 652), (98, 688), (64, 712), (32, 726))
"""How far from the middle, and how low, the feathers of half the tail end."""


def asso_di_denari(d: Drawing) -> None:
    """The whole eagle."""
    for m in (1, -1):
        with d.at(250, 0, 0, 1, sx=m, line=1):
            for x, y in TAIL:
                feather(d, (6, 534), (x, y), Plumage(FEATHER, 17, 0.04, 1.8, 0.3))
    feather(d, (250, 534), (250, 734), Plumage(FEATHER, 18, 0, 1.8, 0.3))
    for m in (1, -1):
        with d.at(250, 0, 0, 1, sx=m, line=1):
            for x, y in ((66, 612), (34, 632)):
                feather(d, (4, 540), (x, y), Plumage(POPPY, 14, 0.05, 1.8, 0))
    feather(d, (250, 540), (250, 642), Plumage(POPPY, 15, 0, 1.8, 0))
    for m in (1, -1):
        with d.at(250, 0, 0, 1, sx=m, line=1), d.at(-250, 0, 0, 1, line=1):
            _wing(d)
            _claw(d)
    body = (
        "250,234! 290,246 322,282 332,340 324,410 306,480 286,540 250,572! 214,540 194,480 176,410 168,340 "
        "178,282 210,246"
    )
    _scaled(d, shape(body))
    with d.at(0, 18):
        _head(d)
    trinacria(d, 250, 410, 120)


def _wing(d: Drawing) -> None:
    """One wing: long feathers, three rows of coverts, the arm over them."""
    arm, tips = stroke(ARM), stroke(TIPS)
    row(d, arm, tips, 13, 1.0, Plumage(FEATHER, 17, 0.08, 2.0, 0.3, 3.0))
    row(d, arm, tips, 13, 0.66, Plumage(POPPY, 15, 0.07, 1.5, 0.2))
    row(d, arm, tips, 14, 0.44, Plumage(SUN, 13, 0.06, 1.3, 0.15))
    row(d, arm, tips, 14, 0.25, Plumage(FEATHER, 11, 0.04, 1.2, 0))
    edge = tube(ARM, (20, 18, 16, 14, 12, 8), cap=(0, 8))
    _scaled(d, edge, 12)


def _scaled(d: Drawing, area: Path, size: float = 21) -> None:
    """Small feathers in rows."""
    d.fill(area, FEATHER[0])
    x0, y0, x1, y1 = area.poly().bounds
    with d.clip(area):
        for j in range(int((y1 - y0) / (size * 0.8)) + 1):
            for k in range(int((x1 - x0) / size) + 2):
                x, y = x0 - size / 2 + size * (k + (0.5 if j % 2 else 0)), y0 + size * 0.8 * j
                loop = [(x, y), (x + size * 0.2, y + size * 0.44), (x + size * 0.5, y + size * 0.62)]
                d.ink(
                    stroke([*loop, (x + size * 0.8, y + size * 0.44), (x + size, y)]),
                    2.2,
                    (0.2, 0.2),
                    FEATHER[2],
                    wob=0,
                )
    d.shade(area, FEATHER[1], 8, 6)
    d.contour(area, 3.8)


def _head(d: Drawing) -> None:
    """The head turned to the left, beak open, tufts on the nape, a collar."""
    for x, y, a, ln in ((292, 128, -30, 44), (298, 148, -12, 46), (300, 170, 6, 44), (296, 192, 22, 40)):
        feather(
            d,
            (x - 14, y),
            (x - 14 + ln * math.cos(math.radians(a)), y + ln * math.sin(math.radians(a))),
            Plumage(FEATHER, 8, 0.1, 2.6, 0),
        )
    _scaled(
        d,
        shape(
            "206,262! 218,226 214,196 200,178! 196,150 210,120 240,104 272,108 296,130 304,164 298,206 294,236 "
            "300,264! 250,286"
        ),
    )
    d.obj(
        shape("202,166! 184,172 168,164! 160,174 168,182! 158,188 164,196 180,188 204,184!"),
        POPPY[0],
        POPPY[1],
        None,
        w=2.8,
    )
    painted(d, shape("206,130! 180,122 154,132 146,154 152,174! 160,162 176,158 204,164!"), SUN, 3.4, (4, 6))
    painted(d, shape("206,180! 188,182 174,192! 188,202 208,200!"), SUN, 3, (3, 4))
    d.ink(stroke("186,132 176,136"), 2.8, (0.2, 0.4))
    d.obj(circle(231, 141, 11, 9), SUN[2], None, None, w=3)
    d.fill(circle(228, 141, 5.4), INK)
    d.fill(circle(226.6, 139, 1.8), WHITE)
    d.fill(shape("206,136! 222,124 246,128 258,136! 240,133 222,133"), INK)
    painted(
        d,
        shape("204,240! 226,252 250,256 276,252 298,240! 302,258 298,272! 274,284 250,288 226,284 200,272!"),
        SUN,
        3.2,
        (6, 5),
    )
    for k, x in enumerate((222, 250, 278)):
        d.obj(circle(x, 269 - abs(x - 250) * 0.12, 6.5), (SEA if k % 2 else POPPY)[0], None, None, w=2.4)


def _claw(d: Drawing) -> None:
    """A leg, its toes spread."""
    _scaled(d, shape("276,528! 312,540 334,574 336,604! 316,616 290,604 268,572!"))
    shin = tube([(318, 598), (336, 626), (348, 648)], [12, 9, 10], cap=(5, 4))
    painted(d, shin, SUN, 3, (5, 2))
    for a, ln in ((-2, 50), (40, 54), (84, 46), (186, 32)):
        with d.at(348, 650, a, 1, line=1):
            d.obj(
                shape([(-4, -8, 1), (ln * 0.5, -8), (ln, 0), (ln * 0.5, 8), (-4, 8, 1)]),
                SUN[0],
                SUN[1],
                None,
                w=2.9,
                sd=(3, 4),
            )
            d.fill(shape([(ln * 0.8, -6, 1), (ln * 1.02, -3), (ln * 1.26, 15, 1), (ln, 9), (ln * 0.8, 5, 1)]), INK)
