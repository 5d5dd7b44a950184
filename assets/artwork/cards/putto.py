"""The putto of the ace of spade: a plump child with a bird's wings, both hands on the hilt of a big sword."""

import numpy as np

from assets.artwork.cards.greatsword import greatsword
from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, circle, ring, shape, stroke
from assets.artwork.palette import BLOND, BLUE_HI, BLUE_SH, BLUES, BLUSH, BROWN_SH, GREEN_SH, RED, SKIN, SKIN_SH, Tones
from assets.artwork.parts.hands import fist_knuckles, fist_palm
from assets.artwork.parts.heads import eye, locks
from assets.artwork.parts.limbs import fold
from assets.artwork.parts.wings import wing

FACE = "22,-42! 36,-28 41,-9 38,4 45,17 44,33 35,46 20,54 3,55 -16,51 -32,39 -41,21 -42,-6 -37,-29 -21,-47 0,-53"


def putto(d: Drawing) -> None:
    """The whole figure on its hill."""
    with d.at(262, 402, 0, 1, sx=-1.3, sy=1, line=1):
        wing(d)
    with d.at(164, 402, 0, 1):
        wing(d)
    for x, y, w in ((188, 728, 62), (304, 718, 58)):
        d.fill(circle(x, y, w, 8), GREEN_SH)
    _legs(d)
    _body(d)
    _far_arm(d)
    _sash(d)
    greatsword(d, 334, 392)
    fist_palm(d, 334, 434, -20, 0.86)
    _near_arm(d)
    fist_knuckles(d, 334, 486, -4, 0.88)
    with d.at(206, 276, -3, 1.32):
        child_head(d)


def flesh(d: Drawing, p: Path, sd: tuple[float, float], skip: tuple[float, float] | None = None) -> None:
    """Round bare skin."""
    d.fill(p, SKIN)
    d.shade(p, SKIN_SH, *sd)
    d.rim_hatch(p, 12, 5.2, 1.9, ang=215)
    d.contour(p, 3.5, skip=skip)


def creases(d: Drawing, *lines: str) -> None:
    """Folds of baby fat."""
    for s in lines:
        d.ink(stroke(s), 2.3, taper=(0.25, 0.5))


def rosy(d: Drawing, inside: Path, *spots: tuple[float, float, float]) -> None:
    """A blush on knees, elbows and belly."""
    with d.clip(inside):
        for x, y, r in spots:
            d.fill(circle(x, y, r, r * 0.8), BLUSH, 0.2)


def _far_arm(d: Drawing) -> None:
    """The far arm, stretched out to the upper hand."""
    p = shape(
        "240,374! 258,370 274,380 284,398! 294,410 306,416 314,424! 318,438 310,450! 290,456 266,452 248,440 238,420!"
    )
    flesh(d, p, (4, 8), (0.82, 1.03))
    creases(d, "284,398 280,410 270,418", "304,416 309,432 304,448")


def _legs(d: Drawing) -> None:
    """The weight on the near leg, the far one set forward."""
    far = with_foot(
        "200,548! 222,588 244,612! 248,632 258,656 262,684! 302,684! 308,656 308,632 300,612! 300,578 286,546 262,520!",
        282,
        692,
        0.98,
    )
    flesh(d, far, (12, 4))
    rosy(d, far, (280, 618, 17))
    creases(d, "248,614 268,622 290,616", "262,668 278,675 292,672", "262,596 272,602 282,600")
    toes(d, 282, 692, 0.98)
    near = with_foot(
        "132,528! 112,562 114,598 134,622! 130,640 134,662 144,690! 188,692! 196,664 202,644 198,624! 214,600 222,566 "
        "218,536!",
        166,
        700,
        1.02,
    )
    flesh(d, near, (13, 4))
    rosy(d, near, (170, 628, 18))
    creases(
        d, "130,622 152,634 186,628", "144,676 162,684 182,680", "158,606 168,612 180,610", "124,580 140,590 152,590"
    )
    toes(d, 166, 700, 1.02)


def with_foot(leg: str, x: float, y: float, s: float) -> Path:
    """A leg and a fat little foot towards +x, as one outline."""
    sole = shape("-21,-16! -24,0 -26,14 -19,25 -2,28 20,29 38,29! 46,20 40,8 26,0 21,-16!")
    foot = sole.moved_by(np.array([[s, 0, x], [0, s, y]]))
    return ring(np.asarray(shape(leg).poly().union(foot.poly()).exterior.coords)[:-1])


def toes(d: Drawing, x: float, y: float, s: float) -> None:
    """Five toes, the nail of the big one, heel and instep."""
    with d.at(x, y, 0, s):
        for tx, ty, rx, ry in (
            (48, 19, 10, 8.4),
            (40, 25.5, 7, 5.6),
            (31, 28.5, 6, 5),
            (22.5, 30, 5.2, 4.4),
            (15, 30.5, 4.6, 3.8),
        ):
            d.obj(circle(tx, ty, rx, ry), SKIN, SKIN_SH, None, w=2.4, sd=(2, 3))
        d.ink(stroke("50,13 54,15 56,19"), 1.4, taper=(0.4, 0.4), wob=0)
        creases(d, "-18,8 -22,14 -18,20", "20,-8 12,0 0,0")


def _body(d: Drawing) -> None:
    """A small chest over a round belly, the back hollow above the hips."""
    p = shape(
        "154,352! 136,374 130,404 136,440 138,466 128,496 118,530 130,564! 170,590 226,592 268,566! 290,538 297,508 "
        "290,478 272,452 262,428 262,394 250,362! 224,346 186,344!"
    )
    flesh(d, p, (15, 9))
    creases(
        d,
        "200,424 210,438 228,442 244,434",
        "256,518 262,524 257,531",
        "250,516 256,513 263,515",
        "232,470 256,464 280,476",
        "226,388 236,392 246,388",
    )
    d.fill(circle(228, 420, 3.6, 3), BLUSH, 0.6)


def _sash(d: Drawing) -> None:
    """A blue sash round the hips, tied behind, its ends in the wind."""
    for knots, line in (
        (
            "132,540! 104,530 84,548 62,540 38,556! 52,566 52,582! 76,574 96,586 118,574 138,564!",
            "128,552 100,548 78,564 50,566",
        ),
        (
            "130,550! 112,572 108,600 86,622 70,634! 92,640 102,656! 124,634 142,604 146,568!",
            "134,564 124,596 106,620 88,638",
        ),
    ):
        p = shape(knots)
        d.obj(p, BLUES[0], BLUES[1], BLUES[2], w=3.5, sd=(6, 8), hinset=4)
        d.ink(stroke(line), 2.3, taper=(0.1, 0.6))
    sa = shape("130,528! 154,546 202,560 258,552 296,520! 300,544 288,566! 258,586 206,596 160,586 128,560! 120,540")
    d.fill(sa, BLUES[0])
    with d.clip(sa):
        for q in ("124,530 170,564 240,572 294,546", "128,546 176,580 240,584", "150,544 204,566 270,552"):
            fold(d, q, BLUE_SH, 9)
        d.ink(stroke("132,534 172,558 216,566"), 3.6, taper=(0.5, 0.5), color=BLUE_HI)
    d.shade(sa, BLUES[1], 6, 9)
    d.rim_hatch(sa, 12, 5, 2, ang=250)
    d.contour(sa, 3.6)
    d.obj(
        shape("112,532 128,522 144,532 148,552 136,566 118,564 108,550"), *BLUES, w=3.3, sd=(5, 5), hinset=4, hd=(2, 2)
    )
    d.ink(stroke("118,540 128,546 132,558"), 2.2, taper=(0.2, 0.5))


def _near_arm(d: Drawing) -> None:
    """The near arm: round shoulder, fat upper arm, dimpled elbow, a crease like a thread round the wrist."""
    p = shape(
        "168,358! 144,364 130,388 132,420 142,452 154,484! 164,506 186,518 214,517 244,512! 262,512 280,506 298,504! "
        "307,494 307,480 300,471! 286,470 272,466 256,460! 240,455 228,456 218,460! 212,440 206,412 198,384!"
    )
    flesh(d, p, (5, 10), (0.91, 1.04))
    rosy(d, p, (176, 496, 15))
    creases(
        d,
        "218,460 210,468 198,472",
        "256,460 262,473 258,484",
        "296,470 302,486 297,500",
        "166,492 172,486 180,488",
        "150,400 148,416 152,430",
    )


def child_head(d: Drawing, hair: Tones = BLOND) -> None:
    """Curls behind, the face, curls in front; chin at y = 55."""
    nk = shape("-30,34! -27,54 -42,68! -20,80 14,80 36,70! 24,58 20,44!")
    d.fill(nk, SKIN)
    d.fill(shape("-30,36! -26,50 -10,64 8,68 24,62! 22,44!"), SKIN_SH)
    for q in ("-28,44 -30,58 -46,69", "22,54 26,64 38,71", "-18,66 -4,72 10,72"):
        d.ink(stroke(q), 2.4, taper=(0.2, 0.6))
    _hair_back(d, hair)
    _face(d)
    _hair_front(d, hair)


def _face(d: Drawing) -> None:
    """A child's face: all cheeks, the features small and low."""
    f = shape(FACE)
    d.fill(f, SKIN)
    with d.clip(f):
        d.fill(
            shape("42,-44! 33,-24 33,-4 37,8 37,24 30,38 14,47 -6,46 -26,34 -42,10! -40,66! 52,66! 52,-44!"), SKIN_SH
        )
        d.fill(circle(-6, 27, 15, 11.5), BLUSH, 0.42)
        d.fill(circle(35, 25, 8.5, 9.5), BLUSH, 0.42)
    d.fill(shape("22,10! 24,15 30,19 26,23.5 19,22.5!"), SKIN_SH)
    eye(d, -3, 8, 20, 0.5, iris="#2f5e8a", h=1.5, lid=3.4)
    eye(d, 29, 7.5, 13.5, 0.4, iris="#2f5e8a", h=1.45, lid=3.1, far=True)
    for s in ("-16,-7 -6,-13 7,-9", "22,-9 29,-13 37,-8"):
        d.ink(stroke(s), 3, taper=(0.45, 0.5), color=BROWN_SH)
    for s, w in (
        ("23,12 25.5,16 31,19.5 28.5,23.6 23,23.4", 2.3),
        ("17,20.5 16,23 19,24.6", 1.9),
        ("5,31 10,35 18,36.4 25,34.6 31,30", 2.2),
        ("3,29 5,31.4 4.4,34", 1.5),
        ("13,45.4 18,46.6 23,45.4", 1.7),
    ):
        d.ink(stroke(s), w, taper=(0.4, 0.4), wob=0)
    d.fill(shape("9,34.4! 14,31.6 18,33 22,31.4 28,33.4! 24,36 18,37 12,36.4"), RED, 0.6)
    d.fill(shape("11,36.4! 18,37.4 25,35.8! 20,41 14,41"), RED, 0.65)
    d.ink(stroke("7,33.4 12,36 18,37 25,35.6 30,31.6"), 2.0, taper=(0.3, 0.3), wob=0)
    d.contour(f, 3.1)


def _hair_back(d: Drawing, c: Tones) -> None:
    """The mass of curls behind."""
    locks(
        d,
        "10,-58! -2,-68 -18,-66 -24,-60! -38,-62 -48,-50 -46,-42! -58,-36 -62,-20 -54,-12! -64,-2 -62,14 -52,18! "
        "-58,30 -48,42 -38,40! -30,46 -22,40 -24,30! -10,0",
        c[0],
        c[1],
        ["-46,-42 -40,-34 -42,-24", "-54,-12 -46,-8 -44,2", "-52,18 -44,18 -40,26"],
        hi=c[2],
    )


def _hair_front(d: Drawing, c: Tones) -> None:
    """Curls over brow and temple, some of them rolled up."""
    locks(
        d,
        "38,-26! 46,-34 46,-48 34,-54! 34,-66 18,-72 8,-64! -2,-74 -20,-70 -24,-60! -40,-62 -50,-48 -44,-38! -56,-32 "
        "-58,-14 -48,-8! -56,2 -52,18 -42,20! -46,30 -36,36 -30,28! -24,20 -28,10 -36,8! -24,4 -22,-10 -32,-14! "
        "-18,-14 "
        "-12,-26 -20,-32! -8,-26 4,-32 2,-40! 10,-30 22,-34 22,-42! 28,-32 36,-34 38,-26!",
        c[0],
        c[1],
        ["-24,-60 -18,-52 -20,-44", "8,-64 8,-54 2,-48", "34,-54 26,-50 24,-44", "-44,-38 -36,-34 -34,-26"],
        w=2.8,
        hi=c[2],
    )
    for x, y, r, turn in (
        (-40, -22, 10, 1),
        (-10, -54, 11, -1),
        (22, -56, 9.5, 1),
        (-44, 8, 8.5, -1),
        (-30, -46, 8, 1),
    ):
        t = np.linspace(0, 1, 26)
        a = np.radians(200 + 480 * t * turn)
        rr = r * (0.9 * (1 - t) + 0.1)
        d.ink(
            Path([np.column_stack([x + rr * np.cos(a), y + rr * np.sin(a)])], closed=False),
            2.2,
            taper=(0.3, 0.5),
            wob=0,
        )
