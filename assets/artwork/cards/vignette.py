"""The oval picture on the five of spade."""

import numpy as np

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, rect, ring, shape, stroke, tube
from assets.artwork.palette import (
    BLUE,
    BLUES,
    BLUSH,
    BROWN,
    BROWN_SH,
    FOX,
    GOLD,
    GOLD_HI,
    GOLD_SH,
    GOLDS,
    GREEN,
    GREEN_HI,
    GREEN_SH,
    INK,
    RED,
    REDS,
    SKIN,
    SKIN_SH,
    STEEL,
    STEEL_SH,
    WHITE,
    WHITE_SH,
    WHITES,
    Tones,
)


def vignette(d: Drawing) -> None:
    """An oval picture: a piper, a man with a hoe and a fox below Vesuvius."""
    # ---- vignette in an oval
    ov = circle(250, 578, 100, 150)
    d.fill(ov, "#f6dfae")
    with d.clip(ov):
        _sky_and_volcano(d)
        _sea_and_fields(d)
        person(d, 198, 676, 0.94, REDS, WHITES, (BROWN, BROWN_SH), "pipe")
        person(d, 274, 664, 0.86, BLUES, GOLDS, (GOLD, GOLD_SH), "hoe", m=-1)
        fox(d, 262, 710, 0.66, m=-1)
    d.contour(ov, 9, k=0.1)
    d.contour(ov, 4.4, k=0, color=GOLD)


def _sky_and_volcano(d: Drawing) -> None:
    """Sky, sun, smoke and Vesuvius."""
    for y0, col in ((420, "#bcd3dc"), (470, "#d5e0d8"), (505, "#ecdfb9")):
        w_ = stroke(
            [
                (130, y0 + 36),
                (180, y0 + 30),
                (230, y0 + 38),
                (280, y0 + 30),
                (330, y0 + 37),
                (380, y0 + 30),
            ]
        ).pts
        d.fill(ring(np.vstack([[[130, y0 - 30], [380, y0 - 30]], w_[::-1]])), col)
    d.fill(circle(310, 486, 19), GOLD_HI)
    d.contour(circle(310, 486, 19), 2)
    for k in range(12):
        with d.at(310, 486, 30 * k, 1, line=1):
            d.ink(stroke([(24, 0), (31, 0)]), 2.4, taper=(0, 0.5), color=GOLD_SH)
    # smoke drifting away from the crater
    smoke = shape(
        "228,494! 222,478 228,464 220,450 226,436 244,428 262,434 268,446 282,444 290,456 280,466 264,464 "
        "258,474 246,476 242,494!"
    )
    d.obj(smoke, WHITE, WHITE_SH, None, w=2.4, sd=(4, 7))
    for q in ("230,470 238,464 246,468", "236,446 248,442 256,450", "262,456 272,454 278,458"):
        d.ink(stroke(q), 1.9, taper=(0.3, 0.5))
    ve = shape("120,572! 166,552 204,508 222,494! 228,499 236,495 243,499 250,494! 270,510 318,556 390,572!")
    d.obj(ve, "#7f93b8", "#5b6f9a", None, w=2.8, sd=(34, 0))
    d.engrave(ve, ang=64, gap=6, depth=60, w=1.9)
    d.ink(stroke("226,497 222,512 228,524"), 2.4, taper=(0.1, 0.6), color=RED)
    d.ink(stroke("244,497 246,510 242,520"), 2.4, taper=(0.1, 0.6), color=RED)


def _sea_and_fields(d: Drawing) -> None:
    """Sea, fields and the umbrella pine."""
    # sea
    d.obj(rect(130, 560, 240, 40), BLUE, None, None, w=2.4)
    for k in range(5):
        d.ink(
            stroke([(150 + k * 44, 572), (164 + k * 44, 568), (178 + k * 44, 572)]),
            2,
            taper=(0.3, 0.3),
            color=WHITE,
        )
        d.ink(
            stroke([(132 + k * 44, 584), (146 + k * 44, 580), (160 + k * 44, 584)]),
            2,
            taper=(0.3, 0.3),
            color=WHITE,
        )
    # fields
    f1 = shape("120,600! 180,586 260,590 380,604! 380,660! 120,660!")
    d.obj(f1, GREEN_HI, GREEN, None, w=2.6, sd=(0, -8))
    f2 = shape("120,650! 190,632 290,642 380,634! 380,740! 120,740!")
    d.obj(f2, GREEN, None, None, w=2.8)
    d.engrave(f2, ang=6, gap=6.5, depth=70, w=2, shadow_dir=(0, 1))
    # pine
    d.obj(shape("318,652! 321,620 317,596! 327,596! 327,620 331,652!"), BROWN, BROWN_SH, None, w=2.4, sd=(3, 0))
    d.obj(
        shape("278,600 284,580 304,566 326,562 348,570 362,588 364,602 342,606 320,604 298,608"),
        GREEN,
        GREEN_SH,
        None,
        w=2.8,
        sd=(6, 8),
    )
    for q in ("292,594 306,588 318,592", "320,584 334,580 346,586", "306,576 318,572"):
        d.ink(stroke(q), 2, taper=(0.3, 0.5))


def person(
    d: Drawing, x: float, y: float, s: float, coat: Tones, legs_: Tones, hat: Tones, pose: str = "pipe", m: float = 1
) -> None:
    """Vignette figure, 100 units tall, feet at y"""
    with d.at(x, y, 0, s, sx=s * m, sy=s, line=0.8):
        for hx, kx, fx in ((-5, -9, -12), (5, 10, 13)):
            t = tube([(hx, -44), (kx, -24), (fx, -4)], [8, 6, 4.4])
            d.obj(t, legs_[0], legs_[1], None, w=2.6, sd=(4, 1))
            d.obj(
                shape([(fx - 5, -6, 1), (fx - 6, 2, 1), (fx + 12, 2, 1), (fx + 8, -3), (fx + 4, -7, 1)]),
                BROWN,
                None,
                None,
                w=2.4,
            )
        d.obj(
            shape("-12,-74! -14,-56 -18,-36! 0,-31 18,-36! 13,-56 12,-74! 0,-79"),
            coat[0],
            coat[1],
            None,
            w=2.8,
            sd=(7, 2),
        )
        d.ink(stroke("-15,-50 0,-46 14,-50"), 3.2, taper=(0, 0), color=BROWN)
        d.obj(circle(1, -87, 9.5, 10.5), SKIN, SKIN_SH, None, w=2.6, sd=(4, 3))
        d.fill(circle(6, -88, 1.5), INK)
        d.fill(circle(4, -83, 3, 2.4), BLUSH, 0.5)
        d.obj(
            shape("-20,-93! -8,-98 -8,-110 2,-114 11,-109 12,-98 22,-94! 10,-90 -10,-90"),
            hat[0],
            hat[1],
            None,
            w=2.6,
            sd=(4, 2),
        )
        if pose == "pipe":
            d.ink(stroke("9,-81 34,-68"), 5.6, taper=(0, 0), wob=0)
            d.ink(stroke("9,-81 34,-68"), 2.6, taper=(0, 0), wob=0, color=GOLD)
            for a_, b_ in (((-8, -70), (14, -76)), ((9, -66), (25, -71))):
                t = tube([a_, ((a_[0] + b_[0]) / 2 + 4, (a_[1] + b_[1]) / 2 + 7), b_], [6, 5, 3.6])
                d.obj(t, coat[0], coat[1], None, w=2.4, sd=(2, 3))
                d.obj(circle(b_[0], b_[1], 3.6), SKIN, None, None, w=2)
        else:
            d.ink(stroke("8,-16 40,-86"), 5.4, taper=(0, 0), wob=0)
            d.ink(stroke("8,-16 40,-86"), 2.4, taper=(0, 0), wob=0, color="#c79a5a")
            d.obj(shape("36,-84! 46,-80! 52,-96! 38,-98!"), STEEL, STEEL_SH, None, w=2.4)
            for a_, b_ in (((-8, -70), (16, -38)), ((9, -68), (30, -64))):
                t = tube([a_, ((a_[0] + b_[0]) / 2 + 3, (a_[1] + b_[1]) / 2 + 4), b_], [6, 5, 3.6])
                d.obj(t, coat[0], coat[1], None, w=2.4, sd=(2, 3))
                d.obj(circle(b_[0], b_[1], 3.6), SKIN, None, None, w=2)


def fox(d: Drawing, x: float, y: float, s: float = 1.0, m: float = 1) -> None:
    """A trotting fox."""
    with d.at(x, y, 0, s, sx=s * m, sy=s, line=0.8):
        d.obj(
            shape("-30,-24! -52,-34 -70,-26 -84,-6! -64,-10 -46,-14 -28,-18!"), FOX[0], FOX[1], None, w=2.6, sd=(2, 4)
        )
        d.fill(shape("-70,-24! -84,-6! -64,-10!"), WHITE)
        d.ink(stroke("-70,-24 -66,-16 -64,-10"), 1.8, taper=(0, 0), wob=0)
        for a_, b_ in (
            ((-22, -16), (-32, 0)),
            ((-18, -14), (-12, 0)),
            ((16, -16), (28, -2)),
            ((12, -14), (10, 0)),
        ):
            t = tube([a_, ((a_[0] + b_[0]) / 2, (a_[1] + b_[1]) / 2 - 1), b_], [5.4, 3.6, 2.6])
            d.obj(t, FOX[0], FOX[1], None, w=2.4, sd=(2, 1))
        d.obj(
            shape(
                "-32,-22 -20,-32 8,-32 22,-36 30,-42! 31,-54 37,-46! 42,-54 43,-44! 52,-38 60,-33! 52,-28 "
                "40,-27 32,-20 20,-12 -10,-13 -28,-12"
            ),
            FOX[0],
            FOX[1],
            None,
            w=2.8,
            sd=(3, 7),
        )
        d.fill(shape("40,-29! 52,-31 60,-33! 52,-28"), WHITE)
        d.fill(circle(44, -38, 1.7), INK)
        d.fill(circle(60, -33, 2), INK)
