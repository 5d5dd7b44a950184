"""The two-headed eagle of the ace of denari."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import arc, circle, shape, stroke, tube
from assets.artwork.palette import EAGLE, GOLD, GOLD_HI, GOLD_SH, GOLDS, INK, RED, RED_SH, REDS, WHITE
from assets.artwork.parts.ornaments import feather
from assets.artwork.parts.signs import coin


def eagle(d: Drawing) -> None:
    """The whole eagle, around (250, 392)."""
    for a, ln in ((38, 150), (142, 150), (55, 172), (125, 172), (72, 184), (108, 184), (90, 192)):
        feather(d, 250, 530, a, ln, 38, EAGLE)
    for a, ln in ((54, 92), (126, 92), (72, 104), (108, 104), (90, 112)):
        feather(d, 250, 520, a, ln, 32, REDS)

    def half(d: Drawing) -> None:
        eagle_wing(d)
        claw(d)

    half(d)
    with d.at(500, 0, 0, 1, sx=-1):
        half(d)
    eagle_head(d)
    with d.at(500, 0, 0, 1, sx=-1):
        eagle_head(d)
    bd = shape(
        "196,312! 176,370 178,430 204,490 232,530 250,560! 268,530 296,490 322,430 324,370 304,312! 278,300 "
        "250,296 222,300"
    )
    d.fill(bd, EAGLE[0])
    d.shade(bd, EAGLE[1], 14, 8)
    with d.clip(bd):
        for j in range(16):
            for i in range(11):
                d.ink(
                    arc(170 + i * 16 + (8 if j % 2 else 0), 310 + j * 16, 8.5, 15, 165),
                    2.2,
                    taper=(0.2, 0.2),
                    color=EAGLE[2] if d.lod else None,
                    wob=0,
                )
    d.contour(bd, 3.8)
    coin(d, 250, 392, 104)


def eagle_wing(d: Drawing) -> None:
    """The right wing; mirror it for the left one."""
    n = 8
    for i in range(n):
        f = i / (n - 1)
        bx, by = 410 + (312 - 410) * f, 196 + (356 - 196) * f
        feather(d, bx, by, 60 + 44 * f, 214 - 46 * f, 33, EAGLE)
    for i in range(8):
        f = i / 7
        bx, by = 410 + (306 - 410) * f, 188 + (344 - 188) * f
        feather(d, bx, by, 58 + 48 * f, 108 - 22 * f, 27, REDS, 2.6)
    for i in range(8):
        f = i / 7
        bx, by = 408 + (304 - 408) * f, 182 + (334 - 182) * f
        feather(d, bx, by, 58 + 48 * f, 54 - 6 * f, 24, GOLDS, 2.5)
    for a, ln in (
        (-78, 46),
        (-54, 58),
        (-30, 64),
        (-6, 66),
        (18, 68),
    ):  # alula: small feathers that finish the wing's shoulder
        feather(d, 404 + (a + 78) * 0.12, 178 + (a + 78) * 0.08, a, ln, 19, EAGLE, 2.8)
    arm = shape(
        "286,312! 310,274 346,214 376,172 398,154 416,156 424,172 418,190 404,206 384,228 354,274 330,322 "
        "308,356 288,352!"
    )
    d.fill(arm, EAGLE[0])
    d.shade(arm, EAGLE[1], 8, 8)
    with d.clip(arm):
        for r_ in range(9):
            f = r_ / 8
            cx, cy = 300 + (415 - 300) * f, 330 + (168 - 330) * f
            for s_ in (-16, 0, 16):
                px, py = cx + s_ * 0.8, cy + s_ * 0.62
                d.ink(arc(px, py, 9, 10, 170), 2.2, taper=(0.2, 0.2), color=EAGLE[2] if d.lod else None, wob=0)
    d.contour(arm, 3.6)


def eagle_head(d: Drawing) -> None:
    """Facing right; neck from (250,330)"""
    nk = shape(
        "250,300! 262,262 276,234 282,212 288,190 304,174 326,172 342,184! 340,200 334,212! 322,216 318,230! "
        "324,262 316,300 306,338 250,350!"
    )
    d.fill(nk, EAGLE[0])
    d.shade(nk, EAGLE[1], 9, 6)
    with d.clip(nk):
        for j in range(7):
            for i in range(6):
                x = 258 + i * 15 + (7 if j % 2 else 0)
                y = 226 + j * 17
                d.ink(arc(x, y, 8, 15, 165), 2.2, taper=(0.2, 0.2), color=EAGLE[2] if d.lod else None, wob=0)
    d.contour(nk, 3.6)
    # ruffled feathers at the back of the neck
    beak = shape("336,180! 352,176 366,184 370,200 364,212! 358,202 348,200 336,204!")
    d.obj(beak, GOLD, GOLD_SH, GOLD_HI, w=3.2, sd=(4, 5), hinset=3, hd=(2, 2))
    lb = shape("334,205! 346,202 356,207! 346,216 334,214!")
    d.obj(lb, GOLD, GOLD_SH, None, w=2.8)
    d.obj(shape("352,206! 366,214 372,226! 358,222 346,212!"), RED, RED_SH, None, w=2.4)
    d.ink(stroke("342,188 350,186"), 2.2, taper=(0.2, 0.4))
    d.obj(circle(319, 192, 7.6, 6.2), GOLD_HI, None, None, w=2.6)
    d.fill(circle(321.5, 191.5, 4.1), INK)
    d.fill(circle(320, 189.8, 1.4), WHITE)
    bw = shape("302,188! 310,179 324,180 338,190! 326,187 314,186")
    d.fill(bw, INK)


def claw(d: Drawing) -> None:
    """Right leg"""
    th = shape("272,470! 300,480 330,510 346,548 340,572! 320,576 300,560 276,536 262,500!")
    d.fill(th, EAGLE[0])
    d.shade(th, EAGLE[1], 8, 8)
    with d.clip(th):
        for j in range(6):
            for i in range(6):
                d.ink(
                    arc(270 + i * 16 + (8 if j % 2 else 0), 490 + j * 16, 8, 15, 165),
                    2.2,
                    taper=(0.2, 0.2),
                    color=EAGLE[2] if d.lod else None,
                    wob=0,
                )
    d.contour(th, 3.5)
    sh = tube([(330, 566), (348, 594), (360, 616)], [11, 8, 9], cap=(5, 4))
    d.obj(sh, GOLD, GOLD_SH, GOLD_HI, w=3, sd=(5, 2), hinset=3, hd=(2, 1))
    for a, ln in ((8, 48), (52, 50), (98, 46), (188, 30)):
        with d.at(360, 618, a, 1, line=1):
            t = shape(
                [
                    (-4, -7, 1),
                    (ln * 0.5, -7),
                    (ln * 0.8, -6),
                    (ln, 0),
                    (ln * 1.12, 12, 1),
                    (ln * 0.86, 8),
                    (ln * 0.45, 7),
                    (-4, 7, 1),
                ]
            )
            d.obj(t, GOLD, GOLD_SH, None, w=2.9, sd=(3, 4))
            tip = shape([(ln * 0.82, -5, 1), (ln, 0), (ln * 1.12, 12, 1), (ln * 0.9, 8), (ln * 0.8, 5, 1)])
            d.fill(tip, INK)
            for k in (0.3, 0.5, 0.66):
                d.ink(stroke([(ln * k, -6), (ln * k + 2, 0), (ln * k, 6)]), 1.6, taper=(0.2, 0.2), wob=0)
