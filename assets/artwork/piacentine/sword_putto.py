"""The ace of spade: a winged child running on a cloud, a great curved sword in one hand, a wreath in the other."""

from assets.artwork.cards.putto import child_head, creases, flesh, rosy, toes, with_foot
from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import (
    AUBURN,
    BLUE_HI,
    BLUES,
    BLUSH,
    GOLD,
    GOLDS,
    GREENS,
    RED_SH,
    REDS,
    WHITE,
    WHITE_SH,
    WHITES,
)
from assets.artwork.parts.hands import fist_knuckles, fist_palm
from assets.artwork.parts.horse import merged
from assets.artwork.parts.limbs import fold
from assets.artwork.parts.plants import flower, leaf
from assets.artwork.parts.weapons import scimitar
from assets.artwork.parts.wings import wing


def sword_putto(d: Drawing) -> None:
    """The whole card, drawn to the right and mirrored."""
    with d.at(500, 0, 0, 1, sx=-1, sy=1):
        with d.at(262, 396, 20, 1, sx=-0.8, sy=0.82, line=1):
            wing(d)
        with d.at(172, 402, -20, 0.78, line=1):
            wing(d)
        _near_leg(d)
        _cloud(d, behind=True)
        _far_arm(d)
        _far_leg(d)
        _trunk(d)
        _sash(d)
        scimitar(d, 394, 398, 10, 1.68)
        fist_palm(d, 394, 402, -6, 1.1)
        _wreath(d, 112, 580, 56)
        _near_arm(d)
        fist_knuckles(d, 117, 520, 84, 1.05)
        with d.at(226, 248, -4, 1.26):
            child_head(d, AUBURN)
            _garland(d)
        _cloud(d, behind=False)


def _far_arm(d: Drawing) -> None:
    """The arm with the sword, stretched forward."""
    p = shape(
        "256,362! 290,362 318,382 338,408! 350,412 362,402 372,390! 396,412! 384,434 362,452 338,452! "
        "308,444 284,424 258,408!"
    )
    flesh(d, p, (4, 9))
    creases(d, "338,408 334,418 326,422", "366,396 374,406 384,412")


def _far_leg(d: Drawing) -> None:
    """The leg in front, its knee raised."""
    far = with_foot(
        "214,536! 250,512 300,508 346,518 376,544 380,574 368,602 364,630 364,660! 322,660! 316,632 308,610 300,598! "
        "270,606 232,594!",
        344,
        672,
        1.0,
    )
    flesh(d, far, (11, 9))
    rosy(d, far, (356, 552, 18))
    creases(d, "300,598 308,586 322,582", "320,644 338,652 356,648", "372,560 360,572 348,574")
    toes(d, 344, 672, 1.0)


def _near_leg(d: Drawing) -> None:
    """The leg behind, its foot off the ground."""
    p = shape(
        "138,536! 120,568 120,604 136,630! 116,642 92,652 72,668! 58,676 42,690 40,706! 52,718 74,716 92,706! 124,708 "
        "158,690 188,664! 208,646 216,616 222,576!"
    )
    flesh(d, p, (12, 8))
    rosy(d, p, (162, 634, 16))
    creases(d, "136,630 150,640 162,640", "72,668 82,680 92,706", "130,596 142,604 156,604")
    for x, y in ((44, 708), (52, 716), (61, 719), (70, 719)):
        d.ink(stroke([(x, y - 8), (x + 6, y - 4), (x + 4, y)]), 2, (0.3, 0.3), wob=0)


def _trunk(d: Drawing) -> None:
    """Chest and a round belly, leaning into the run."""
    p = shape(
        "150,348! 132,372 128,406 136,442 124,480 124,522 142,562! 178,588 232,590 266,560! 286,522 288,482 272,446 "
        "266,410 274,378 284,350! 250,336 186,336"
    )
    flesh(d, p, (14, 9))
    creases(
        d,
        "206,422 220,436 244,436 262,424",
        "202,396 204,408 202,418",
        "234,512 239,518 234,524",
        "264,444 256,450 248,446",
    )
    d.fill(circle(242, 414, 3.2, 2.8), BLUSH, 0.6)
    d.fill(circle(186, 412, 3.2, 2.8), BLUSH, 0.6)


def _sash(d: Drawing) -> None:
    """A red cloth round the hips, flying behind."""
    for knots, line in (
        (
            "132,532! 96,514 72,540 44,520 24,534! 38,550 36,572! 62,562 88,582 112,572 138,562!",
            "126,546 94,534 70,556 38,542",
        ),
        (
            "130,546! 108,570 96,604 66,620 46,618! 58,632 60,650! 92,644 124,614 146,568!",
            "132,560 110,600 78,628 56,630",
        ),
    ):
        p = shape(knots)
        d.obj(p, REDS[0], REDS[1], REDS[2], w=3.5, sd=(6, 8), hinset=4)
        d.ink(stroke(line), 2.3, (0.1, 0.6))
    cloth = shape("122,512! 152,540 202,554 252,542 290,508! 300,534 290,562! 258,590 206,602 158,592 126,564! 118,540")
    d.fill(cloth, REDS[0])
    for q in ("124,524 170,558 240,562 290,532", "128,544 176,580 240,582", "150,536 200,556 268,536"):
        fold(d, q, RED_SH, 9)
    d.shade(cloth, REDS[1], 6, 9)
    d.contour(cloth, 3.6)
    d.obj(
        shape("110,530 126,518 144,530 148,552 134,566 116,564 106,548"),
        REDS[0],
        REDS[1],
        REDS[2],
        w=3.3,
        sd=(5, 5),
        hinset=4,
        hd=(2, 2),
    )
    for x, y in ((170, 574), (204, 582), (238, 576), (268, 556)):
        d.fill(circle(x, y, 4), GOLD)


def _near_arm(d: Drawing) -> None:
    """The arm that hangs back with the wreath."""
    p = shape(
        "158,352! 130,358 112,384 106,416 94,446! 88,470 94,492 100,508! 134,508! 138,488 146,468! 164,446 "
        "182,420 188,388!"
    )
    flesh(d, p, (8, 8), (0.93, 1.06))
    rosy(d, p, (104, 448, 14))
    creases(d, "146,468 134,464 128,454", "100,498 116,504 132,498")


def _wreath(d: Drawing, x: float, y: float, r: float) -> None:
    """A ring of leaves and roses."""
    d.ink(circle(x, y, r), 9, (0, 0), wob=0)
    d.ink(circle(x, y, r), 4.4, (0, 0), wob=0, color=GREENS[0])
    for k in range(14):
        with d.at(x, y, k * 360 / 14, 1, line=1):
            leaf(d, r, 0, 62, 32, 11, GREENS, line=2.5)
            leaf(d, r, 0, 118, 30, 10, GREENS, line=2.5)
    for a, c in ((60, GOLDS), (120, WHITES), (0, WHITES), (180, GOLDS), (90, BLUES)):
        with d.at(x, y, a, 1, line=1):
            flower(d, r, 0, 16, c, 6)


def _garland(d: Drawing) -> None:
    """A wreath of small leaves in the hair."""
    line = stroke("-58,-12 -48,-30 -28,-42 0,-46 26,-40")
    for k in range(7):
        (x, y), t = line.at((k + 0.4) / 7)
        a = 0 if t[0] > 0.9 else -40
        leaf(d, x, y, a - 58, 24, 9, GREENS, line=2.3, vein=False)
        leaf(d, x, y, a + 20, 22, 8, GREENS, line=2.3, vein=False)


def _cloud(d: Drawing, behind: bool) -> None:
    """Banks of cloud under the feet."""
    if behind:
        for x, y, r in ((92, 722, 32), (236, 726, 40), (404, 718, 36)):
            d.obj(circle(x, y, r * 1.3, r), WHITE_SH, None, None, w=3.2)
        return
    puffs = (
        (66, 738, 24),
        (112, 728, 34),
        (182, 730, 36),
        (258, 726, 42),
        (334, 730, 36),
        (396, 730, 30),
        (438, 742, 20),
    )
    bank = merged(*[circle(x, y, r * 1.35, r * 0.9) for x, y, r in puffs], fillet=3)
    d.obj(bank, WHITE, WHITE_SH, None, w=3.8, sd=(6, 14))
    with d.clip(bank):
        for x, y, r in puffs:
            curl = [(x - r, y + r * 0.1), (x - r * 0.7, y - r * 0.5), (x, y - r * 0.62), (x + r * 0.5, y - r * 0.3)]
            d.ink(stroke(curl), 3.6, (0.4, 0.5), color=BLUE_HI, wob=0)
            roll = [
                (x + r * 0.9, y - r * 0.1),
                (x + r * 0.5, y + r * 0.4),
                (x - r * 0.1, y + r * 0.3),
                (x, y - r * 0.02),
            ]
            d.ink(stroke(roll), 2.6, (0.3, 0.5), wob=0)
