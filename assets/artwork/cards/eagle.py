"""The two-headed eagle of the ace of denari."""

import math

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, arc, circle, shape, stroke, tube
from assets.artwork.palette import BLUE, EAGLE, GOLD, GOLD_HI, GOLD_SH, GOLDS, INK, RED, RED_SH, REDS, WHITE
from assets.artwork.parts.plants import leaf
from assets.artwork.parts.signs import coin

QUILLS = (
    ((402, 140), (446, 84)),
    ((408, 146), (466, 122)),
    ((411, 156), (477, 166)),
    ((406, 168), (479, 214)),
    ((394, 184), (471, 264)),
    ((380, 204), (456, 314)),
    ((364, 230), (436, 360)),
    ((346, 262), (410, 402)),
    ((330, 294), (382, 438)),
    ((314, 324), (350, 466)),
)
"""Root and tip of the feathers of the right wing, from the shoulder down."""
TAIL = (
    (24, 158, 30),
    (156, 158, 30),
    (40, 182, 32),
    (140, 182, 32),
    (56, 196, 34),
    (124, 196, 34),
    (73, 206, 34),
    (107, 206, 34),
    (90, 216, 36),
)
"""Direction, length and width of the feathers of the tail."""


def eagle(d: Drawing) -> None:
    """The whole eagle, around (250, 392)."""
    for a, ln, w in TAIL:
        quill(d, (250, 516), a, ln, w, EAGLE)
    for a, ln in ((50, 84), (130, 84), (70, 98), (110, 98), (90, 108)):
        quill(d, (250, 516), a, ln, 28, REDS)
    for m in (1, -1):
        with d.at(250, 0, 0, 1, sx=m), d.at(-250, 0, 0, 1, line=1):
            wing(d)
            claw(d)
    for m in (1, -1):
        with d.at(250, 0, 0, 1, sx=m), d.at(-254, -36, 0, 1, line=1):
            head(d)
    breast = shape(
        "192,322! 174,374 178,434 204,490 232,528 250,556! 268,528 296,490 322,434 326,374 308,322! 280,306 250,300 "
        "220,306"
    )
    scaled(d, breast, (176, 322), (9, 15), 19)
    coin(d, 250, 398, 104)


def scaled(d: Drawing, area: Path, origin: tuple[float, float], count: tuple[int, int], size: float) -> None:
    """Plumage: the area with rows of small pointed feathers."""
    d.fill(area, EAGLE[0])
    d.shade(area, EAGLE[1], 12, 8)
    with d.clip(area):
        for j in range(count[1]):
            for i in range(count[0]):
                x, y = origin[0] + size * (i + (0.5 if j % 2 else 0)), origin[1] + size * 0.82 * j
                tip = [(x - size * 0.44, y), (x - size * 0.24, y + size * 0.42), (x, y + size * 0.62)]
                d.ink(stroke(tip), 2.3, taper=(0.3, 0.1), color=EAGLE[2], wob=0)
                d.ink(stroke([(2 * x - px, py) for px, py in tip]), 2.3, taper=(0.3, 0.1), color=INK, wob=0)
    d.contour(area, 3.7)


def quill(d: Drawing, root: tuple[float, float], ang: float, ln: float, w: float, c: tuple[str, ...]) -> None:
    """One feather, widest near its rounded and slightly pointed tip, with a shaft and a few barbs."""
    with d.at(*root, ang, 1, line=1):
        edge = shape([(0, -w * 0.2, 1), (ln * 0.4, -w * 0.4), (ln * 0.78, -w * 0.5), (ln * 0.94, -w * 0.3), (ln, 0, 1),
                      (ln * 0.93, w * 0.34), (ln * 0.76, w * 0.5), (ln * 0.4, w * 0.4), (0, w * 0.2, 1)])  # fmt: skip
        d.fill(edge, c[0])
        light = 1 if math.sin(math.radians(ang)) > -0.2 else -1
        dark = [(0, 0, 1), (ln * 0.98, 0, 1), (ln * 0.93, light * w * 0.34), (ln * 0.76, light * w * 0.5),
                (ln * 0.4, light * w * 0.4), (0, light * w * 0.2, 1)]  # fmt: skip
        d.fill(shape(dark), c[1])
        if d.lod > 0:
            for k in range(int(ln / 13)):
                x = ln * 0.95 - 12 * k
                d.ink(stroke([(x, 0), (x - 11, -w * 0.36)]), 1.8, taper=(0.1, 0.7), wob=0, color=c[2])
                d.ink(stroke([(x - 5, 0), (x - 15, w * 0.36)]), 1.6, taper=(0.1, 0.7), wob=0, color=INK)
        d.ink(stroke([(0, 0), (ln * 0.6, 1), (ln * 0.95, 0)]), 2.6, taper=(0, 0.6))
        d.contour(edge, 3)


def wing(d: Drawing) -> None:
    """The right wing: quills, red and golden coverts, the arm."""
    for share, w, c in ((1.0, 36, EAGLE), (0.60, 29, REDS), (0.34, 23, GOLDS)):
        for k, (root, tip) in enumerate(QUILLS):
            dx, dy = tip[0] - root[0], tip[1] - root[1]
            narrow = 0.82 if k < 3 else 1.0
            quill(d, root, math.degrees(math.atan2(dy, dx)), math.hypot(dx, dy) * share, w * narrow, c)
    arm = shape(
        "276,340! 296,296 322,252 350,210 374,172 386,146 396,126 412,122 422,134 420,152 408,172 394,194 376,224 "
        "354,262 "
        "334,304 318,348 296,362!"
    )
    scaled(d, arm, (276, 128), (10, 15), 18)
    d.obj(circle(404, 138, 10), GOLD, GOLD_SH, GOLD_HI, w=3, sd=(3, 4), hinset=3, hd=(2, 2))


def head(d: Drawing) -> None:
    """The right head on its neck, looking outwards, tufts on the nape and a collar."""
    for x, y, a, ln in ((306, 172, -132, 34), (294, 186, -142, 42), (284, 206, -150, 40), (278, 228, -158, 34)):
        leaf(d, x, y, a, ln, 9, EAGLE)
    neck = shape(
        "250,312! 258,268 268,234 274,208 284,182 304,164 328,162 346,176! 345,194 336,208! 325,214 322,230! 330,264 "
        "322,304 308,344 250,356!"
    )
    scaled(d, neck, (256, 214), (6, 9), 17)
    collar = shape("262,258! 278,250 304,252 328,262! 330,276 327,284! 302,272 278,270 258,278!")
    d.obj(collar, GOLD, GOLD_SH, GOLD_HI, w=3, sd=(4, 4), hinset=3, hd=(2, 2))
    d.obj(circle(294, 262, 5), RED, None, None, w=2.2)
    d.obj(circle(315, 266, 4), BLUE, None, None, w=2)
    _beak(d)
    d.obj(circle(321, 184, 8.4, 6.8), GOLD_HI, None, None, w=2.6)
    d.fill(circle(323.5, 184, 4.4), INK)
    d.fill(circle(322, 182, 1.6), WHITE)
    d.fill(shape("300,181! 309,171 325,171 343,181! 328,178 314,178"), INK)
    d.ink(stroke("298,196 306,202 318,202"), 2, taper=(0.3, 0.5), color=EAGLE[2])


def _beak(d: Drawing) -> None:
    tongue = shape("354,200! 368,202 380,196! 384,204 378,214! 384,222 374,230! 370,218 350,212!")
    d.obj(tongue, RED, RED_SH, None, w=2.6, sd=(3, 3))
    upper = shape("342,172! 358,167 374,176 381,192 378,208! 370,198 358,194 341,198!")
    d.obj(upper, GOLD, GOLD_SH, GOLD_HI, w=3.2, sd=(4, 5), hinset=3, hd=(2, 2))
    d.obj(shape("339,200! 352,198 363,205! 352,214 337,212!"), GOLD, GOLD_SH, None, w=2.8)
    d.ink(stroke("349,180 357,178"), 2.4, taper=(0.2, 0.4))


def claw(d: Drawing) -> None:
    """The right leg."""
    thigh = shape("272,474! 302,484 332,512 350,548 346,576! 322,582 300,564 276,538 262,504!")
    scaled(d, thigh, (268, 486), (6, 8), 17)
    for a, ln in ((72, 30), (100, 26), (44, 26)):
        quill(d, (334, 562), a, ln, 15, EAGLE)
    shin = tube([(334, 570), (352, 598), (364, 620)], [11, 8, 9], cap=(5, 4))
    d.obj(shin, GOLD, GOLD_SH, GOLD_HI, w=3, sd=(5, 2), hinset=3, hd=(2, 1))
    for k in (0.3, 0.55, 0.8):
        q = (334 + 30 * k, 570 + 50 * k)
        d.ink(arc(q[0], q[1] - 5, 8, 30, 130), 1.7, taper=(0.2, 0.2), wob=0)
    for a, ln in ((-4, 50), (38, 54), (86, 48), (182, 30)):
        _toe(d, a, ln)


def _toe(d: Drawing, ang: float, ln: float) -> None:
    with d.at(364, 622, ang, 1, line=1):
        toe = shape(
            [(-4, -7.5, 1), (ln * 0.5, -8), (ln * 0.8, -7), (ln, 0), (ln * 0.86, 8), (ln * 0.45, 7.5), (-4, 7.5, 1)]
        )
        d.obj(toe, GOLD, GOLD_SH, None, w=2.9, sd=(3, 4))
        d.fill(
            shape([(ln * 0.82, -6, 1), (ln * 1.02, -3), (ln * 1.24, 16, 1), (ln * 0.98, 10), (ln * 0.82, 5, 1)]), INK
        )
        for k in (0.3, 0.5, 0.66):
            d.ink(stroke([(ln * k, -6), (ln * k + 2, 0), (ln * k, 6)]), 1.6, taper=(0.2, 0.2), wob=0)
