"""The ace of coppe: a great cup with swan handles, water playing from it as from a fountain."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import arc, circle, shape, stroke, tube
from assets.artwork.palette import (
    BLUE,
    BLUE_HI,
    BLUE_SH,
    GOLD,
    GOLD_HI,
    GOLD_SH,
    GOLDS,
    GREENS,
    INK,
    RED,
    RED_HI,
    RED_SH,
    REDS,
    STEEL_HI,
    WHITE,
    WHITE_SH,
    WHITES,
)
from assets.artwork.parts.plants import leaf
from assets.artwork.piacentine.field_flowers import branch, carnation, daisy, rosebud, tulip


def fountain(d: Drawing) -> None:
    """The whole card."""
    for m in (1, -1):
        branch(d, f"{250 + m * 84},738 {250 + m * 158},706 {250 + m * 190},640 {250 + m * 176},566", 8, 42)
        tulip(d, 250 + m * 124, 650, m * 14, 0.9, REDS)
    _jets(d)
    for m in (1, -1):
        with d.at(250, 0, 0, 1, sx=m * 0.95, sy=1, line=1), d.at(-250, 0, 0, 1, line=1):
            _swan(d)
    _foot(d)
    with d.at(250, 0, 0, 1, sx=0.84, sy=1, line=1), d.at(-250, 0, 0, 1, line=1):
        _bowl(d)
        _rim(d)


def _jets(d: Drawing) -> None:
    """Water rising and falling back, flowers behind."""
    for m in (1, -1):
        carnation(d, 250 + m * 66, 246, m * 12, 1.1, REDS)
        daisy(d, 250 + m * 100, 250, m * 34, 1.1, WHITES)
    for m in (1, -1):
        for reach, top in ((72, 92), (124, 148)):
            line = stroke(
                [
                    (250 + m * 4, 258),
                    (250 + m * reach * 0.36, top + 6),
                    (250 + m * reach * 0.74, top + 26),
                    (250 + m * reach, 262),
                ]
            )
            d.ink(line, 17, (0.25, 0.1), wob=0.05)
            d.ink(line, 11, (0.25, 0.1), wob=0, color=BLUE_HI)
            d.ink(line, 3.4, (0.3, 0.4), wob=0, color=WHITE)
            for k, (dx, dy) in enumerate(((8, 34), (16, 70), (6, 100))):
                x, y = 250 + m * (reach + dx - 8 * k), top + dy
                d.obj(
                    shape([(x, y - 10, 1), (x + 5, y + 1), (x, y + 6), (x - 5, y + 1)]),
                    BLUE_HI,
                    BLUE,
                    None,
                    w=2.4,
                    sd=(3, 0),
                )
    drop = shape("250,44! 262,74 270,104 262,150 258,258! 242,258! 238,150 230,104 238,74")
    d.obj(drop, BLUE_HI, BLUE, STEEL_HI, w=3.4, sd=(8, 0), hinset=4, hd=(3, 0))
    for x, y in ((226, 62), (276, 70), (204, 92), (298, 96)):
        d.obj(shape([(x, y - 12, 1), (x + 6, y), (x, y + 6), (x - 6, y)]), BLUE_HI, BLUE, None, w=2.4, sd=(3, 0))


def _swan(d: Drawing) -> None:
    """The right handle: a swan's neck growing from the basin, the head above the rim, looking outwards."""
    spine = [(280, 486), (386, 474), (434, 430), (440, 376), (418, 328), (408, 284), (420, 250), (434, 244)]
    neck = tube(spine, [20, 19, 16, 14, 12.5, 12.5, 14, 13], cap=(8, 12))
    d.obj(neck, WHITE, WHITE_SH, None, w=4, sd=(7, 6))
    for q in ("350,482 400,474 428,440", "400,466 426,430 430,384"):
        d.ink(stroke(q), 2.4, (0.3, 0.5), wob=0)
    head = shape("402,262! 402,240 414,226 432,224 446,234 448,248! 440,262 424,272")
    d.obj(head, WHITE, WHITE_SH, None, w=3.8, sd=(5, 6))
    d.fill(shape("404,258! 410,244 424,240 444,248! 436,260 422,268"), WHITE)
    d.obj(shape("444,232! 460,238 476,252 482,268! 464,268 446,258!"), RED, RED_SH, None, w=3.4, sd=(3, 4))
    d.ink(stroke("446,250 462,256 476,264"), 2.4, (0.1, 0.3), wob=0)
    d.fill(shape("440,228! 450,232 452,246 446,256! 440,248 442,238"), INK)
    d.fill(circle(430, 241, 4), INK)
    collar = shape("396,300! 410,306 430,298! 432,312! 412,320 398,314!")
    d.obj(collar, GOLD, GOLD_SH, None, w=3, sd=(5, 3))
    for x, y, a, ln in ((448, 420, 40, 34), (426, 454, 70, 38), (398, 478, 88, 36)):
        leaf(d, x - 6, y - 4, a, ln, 11, GREENS, line=2.6)


def _foot(d: Drawing) -> None:
    """Foot, stem and two knops."""
    foot = shape(
        "118,742! 128,716 172,700 212,676 230,626! 270,626! 288,676 328,700 372,716 382,742! 382,758 326,770 250,772 "
        "174,770 118,758"
    )
    d.obj(foot, BLUE, BLUE_SH, BLUE_HI, w=4, sd=(30, 4), hinset=7, hd=(6, 4))
    for k in range(-2, 3):
        flute = [
            (250 + k * 9, 640, 1),
            (250 + k * 26, 700),
            (250 + k * 44, 736, 1),
            (250 + k * 44 + 16, 736, 1),
            (250 + k * 28 + 10, 700),
            (250 + k * 9 + 5, 640, 1),
        ]
        d.obj(shape(flute), GOLD, GOLD_SH, None, w=2.8, sd=(5, 1))
    rim = shape("118,738! 184,752 250,755 316,752 382,738! 382,758 326,770 250,772 174,770 118,758")
    d.obj(rim, GOLD, GOLD_SH, GOLD_HI, w=3.6, sd=(26, 2), hinset=3, hd=(3, 2))
    for x in range(148, 360, 34):
        d.obj(circle(x, 760 - ((x - 250) / 130) ** 2 * 7, 5.4), RED, None, None, w=2.2)
    d.obj(shape("222,636! 214,624 222,612! 278,612! 286,624 278,636!"), GOLD, GOLD_SH, None, w=3.4, sd=(12, 2))
    d.obj(circle(250, 588, 56, 30), RED, RED_SH, RED_HI, w=4, sd=(18, 8), hinset=6, hd=(5, 4))
    for k in range(-2, 3):
        d.ink(stroke([(250 + k * 12, 562), (250 + k * 25, 588), (250 + k * 12, 614)]), 3, (0.2, 0.2), wob=0)
    d.obj(shape("220,566! 212,552 220,540! 280,540! 288,552 280,566!"), GOLD, GOLD_SH, None, w=3.4, sd=(12, 2))


def _bowl(d: Drawing) -> None:
    """The basin: flutes below, a frieze with roses in the middle."""
    bowl = shape(
        "92,270! 94,330 112,398 150,462 196,506 226,540! 274,540! 304,506 350,462 388,398 406,330 408,270! 250,306"
    )
    d.fill(bowl, GOLD)
    with d.clip(bowl):
        for k in range(-4, 5, 2):
            a, b = (k - 0.5) / 4.5, (k + 0.5) / 4.5
            flute = [(250 + a * 34, 552, 1), (250 + a * 98, 490), (250 + a * 152, 404, 1), (250 + b * 152, 404, 1),
                     (250 + b * 98, 490), (250 + b * 34, 552, 1)]  # fmt: skip
            d.fill(shape(flute), RED if k < 1 else RED_SH)
        for k in range(-5, 6):
            u = (k - 0.5) / 4.5
            d.ink(stroke([(250 + u * 152, 404), (250 + u * 98, 490), (250 + u * 34, 552)]), 3.2, (0.05, 0.2), wob=0)
        for k in range(-4, 5):
            u = k / 4.5
            d.obj(circle(250 + u * 150, 408 - abs(u) * 10, 18, 13), GOLD_HI, GOLD_SH, None, w=3, sd=(5, 4))
    d.contour(bowl, 4.6)
    frieze = shape("90,266! 92,316 100,352 108,380! 178,398 250,402 322,398 392,380! 400,352 408,316 410,266! 250,310")
    d.obj(frieze, BLUE, BLUE_SH, None, w=3.6, sd=(34, 3))
    for m in (1, -1):
        branch(d, f"{250 + m * 40},366 {250 + m * 84},352 {250 + m * 128},356", 5, 26, berries=False)
        rosebud(d, 250 + m * 98, 350, 0.6, WHITES)
    rosebud(d, 250, 358, 1.0, REDS)


def _rim(d: Drawing) -> None:
    """The lip and the water in it."""
    lip = circle(250, 270, 168, 40)
    d.obj(lip, GOLD_HI, GOLD_SH, None, w=4.4, sd=(16, 4))
    water = circle(250, 268, 146, 28)
    d.fill(water, BLUE)
    with d.clip(water):
        d.fill(circle(250, 280, 136, 22), BLUE_HI)
        for x, r in ((250, 40), (166, 26), (334, 26)):
            d.ink(arc(x, 272, r, 0, 360, r * 0.26), 3, (0, 0), wob=0, color=WHITE)
    d.contour(water, 3.2, k=-0.3)
    for m in (1, -1):
        line = stroke([(250 + m * 60, 240), (250 + m * 104, 244), (250 + m * 142, 262)])
        d.ink(line, 3, (0.3, 0.3), wob=0, color=GOLDS[1])
    foam = shape("226,270! 232,250 242,258 250,246 258,258 268,250 274,270! 250,278")
    d.obj(foam, WHITE, WHITE_SH, None, w=2.8, sd=(4, 3))
