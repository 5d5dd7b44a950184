"""The figure of a page, for the jacks."""

from collections.abc import Callable

from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.ink.paths import circle, rect, shape, stroke
from assets.artwork.palette import (
    BLUES,
    BROWN_SH,
    BROWNS,
    GOLD,
    GOLD_SH,
    GOLDS,
    RED,
    REDS,
    SKIN,
    SKIN_SH,
    WHITE,
    WHITE_SH,
    WHITES,
    Tones,
)
from assets.artwork.parts.finery import brocade, trim
from assets.artwork.parts.headgear import cap_plume, hair_page_back, hair_page_front
from assets.artwork.parts.heads import face
from assets.artwork.parts.limbs import fold, leg, shoe

Arm = Callable[[Drawing, Tones, Tones, Tones | None], None]
"""Draws one arm: sleeve, forearm, slashes."""


def page(
    d: Drawing,
    right: Arm,
    left: Arm,
    cape: Tones = REDS,
    doublet: Tones = BLUES,
    motif: str | None = GOLD,
    trimc: Tones = GOLDS,
    bead: str = RED,
    hose: tuple[Tones, Tones] = (REDS, GOLDS),
    sleeve: Tones = REDS,
    slash: Tones | None = WHITES,
    fore: Tones = BLUES,
    placket: Tones = REDS,
    hair: Tones = BROWNS,
    hat: Pen | None = None,
    cape_hem: Tones = GOLDS,
) -> None:
    """A standing page; `right` and `left` draw his arms."""
    _cape(d, cape, cape_hem, bead)
    _hose(d, hose)
    _skirt(d, doublet, motif, trimc, bead)
    _doublet(d, doublet, motif, placket)
    _neck(d, hair)
    left(d, sleeve, fore, slash)
    right(d, sleeve, fore, slash)
    with d.at(246, 150, 0, 0.96):
        face(d, female=True, mood=1)
        hair_page_front(d, hair)
        (hat or cap_plume)(d)


def _cape(d: Drawing, cape: Tones, cape_hem: Tones, bead: str) -> None:
    """The cape that hangs behind the page."""
    # ---- cape behind
    ca = shape("170,232! 138,262 116,330 100,420 84,500! 112,512 140,503 170,512 196,505! 205,400 215,300 232,232!")
    d.fill(ca, cape[0])
    d.shade(ca, cape[1], 14, 6)
    for s in (
        "160,262 138,340 124,430 112,508",
        "178,290 164,380 158,450 150,504",
        "196,330 188,420 182,506",
        "142,300 122,380 104,460 96,500",
    ):
        fold(d, s, cape[1], 12)
    d.rim_hatch(ca, 16, 5.5, 2.3, ang=215)
    d.contour(ca, 3.6)
    trim(d, "84,497 112,509 140,500 170,509 196,502", cape_hem[0], cape_hem[1], 13, beads=(bead, 15))


def _hose(d: Drawing, hose: tuple[Tones, Tones]) -> None:
    """Legs and shoes."""
    # ---- legs
    leg(d, (284, 452), (306, 566), (318, 664), hose[1], 0.98, 1, garter=hose[0])
    leg(d, (216, 452), (208, 568), (196, 668), hose[0], 1.0, 1, garter=hose[1])
    shoe(d, (320, 672), BROWNS, 1, 0.92, cuff=WHITES)
    shoe(d, (196, 678), BROWNS, 1, 0.95, cuff=WHITES)


def _skirt(d: Drawing, doublet: Tones, motif: str | None, trimc: Tones, bead: str) -> None:
    """The skirt of the doublet."""
    # ---- skirt of the doublet
    sk = shape(
        "196,360! 186,400 164,450 156,486! 182,496 206,488 232,498 260,490 288,498 316,488 336,492! 330,450 "
        "312,400 300,360!"
    )
    d.fill(sk, doublet[0])
    if motif:
        brocade(d, sk, motif, 36, 9, "fleur")
    for s in (
        "208,378 192,430 182,494",
        "232,378 224,440 222,494",
        "256,380 258,440 260,488",
        "280,378 292,430 300,494",
        "292,372 312,430 322,486",
    ):
        fold(d, s, doublet[1], 13)
    d.shade(sk, doublet[1], 16, 4)
    d.rim_hatch(sk, 18, 5.5, 2.3, ang=205)
    d.contour(sk, 3.6)
    trim(
        d,
        "157,481 182,490 206,482 232,492 260,484 288,492 316,482 336,486",
        trimc[0],
        trimc[1],
        14,
        beads=(bead, 16),
    )


def _doublet(d: Drawing, doublet: Tones, motif: str | None, placket: Tones) -> None:
    """The buttoned upper part and the belt."""
    # ---- torso
    to = shape("190,236! 178,262 188,310 198,366! 250,374 300,366! 306,312 314,262 302,234! 272,222 246,226 216,222")
    d.fill(to, doublet[0])
    if motif:
        brocade(d, to, motif, 36, 9, "fleur")
    d.shade(to, doublet[1], 18, 4)
    for s in (
        "196,300 206,330 206,362",
        "298,290 288,330 290,362",
        "206,260 214,282 214,300",
        "230,344 236,356 236,368",
        "272,344 268,356 268,368",
    ):
        fold(d, s, doublet[1], 9)
    d.rim_hatch(to, 16, 5, 2.2, ang=200)
    d.contour(to, 3.6)
    pl = shape("252,232! 246,300 252,372! 270,372! 264,300 272,230!")
    d.obj(pl, placket[0], placket[1], None, w=2.8, sd=(7, 2))
    for yy in (254, 280, 306, 332, 356):
        d.obj(circle(258.5 - (yy - 306) ** 2 / -9000, yy, 4.6), GOLD, GOLD_SH, None, w=2, sd=(2, 2))
    trim(d, "196,366 224,374 252,376 280,374 302,366", BROWNS[0], BROWNS[1], 17)
    d.obj(rect(247, 364, 25, 24, 4), GOLD, GOLD_SH, None, w=2.8, sd=(4, 4))
    d.obj(rect(254, 371, 11, 10, 2), BROWN_SH, None, None, w=2)


def _neck(d: Drawing, hair: Tones) -> None:
    """Hair on the back, neck and collar."""
    # ---- hair back, neck, collar
    with d.at(246, 150, 0, 0.96):
        hair_page_back(d, hair)
    nk = shape("222,186! 222,214 206,236! 246,258 290,234! 268,214 264,190!")
    d.fill(nk, SKIN)
    d.fill(shape("222,196! 264,206! 266,222 240,226 222,212!"), SKIN_SH)
    d.contour(nk, 3)
    col = shape(
        "214,214! 200,222 188,238 196,252 216,250! 226,262 246,270 264,262! 286,256 306,246 300,230 278,214! "
        "272,232 248,246 224,234!"
    )
    d.obj(col, WHITE, WHITE_SH, None, w=3.2, sd=(8, 8), hatch={"length": 10, "gap": 4.5, "w": 1.8, "ang": 250})
    for s in (
        "220,222 210,232 204,246",
        "228,238 226,250 224,258",
        "246,247 246,258 246,266",
        "264,238 268,250 266,258",
        "274,222 288,232 292,248",
    ):
        d.ink(stroke(s), 2.0, taper=(0.3, 0.6))
