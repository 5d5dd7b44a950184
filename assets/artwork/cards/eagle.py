"""The two-headed eagle of the ace of denari, uncrowned: drawn on the right of x = 250 and mirrored."""

from collections.abc import Iterator
from contextlib import contextmanager

from assets.artwork.cards.medallion import medallion
from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, arc, circle, shape, stroke, tube
from assets.artwork.palette import EAGLE, GOLD, GOLD_HI, GOLD_SH, GOLDS, INK, RED, RED_SH, REDS, WHITE
from assets.artwork.parts.feathers import Plumage, feather, row

ARM = "258,374 292,326 332,280 362,232 379,186 385,146 379,112 383,84"
"""The bones of a wing, from the shoulder to the wrist."""
TIPS = "306,566 350,546 388,508 418,460 440,406 455,346 463,284 467,220 466,162 460,108 445,64 412,36"
"""Where its feathers end, from the inmost to the first."""
TAIL = ((150, 590), (128, 630), (98, 662), (65, 684), (32, 696))
"""How far from the middle, and how low, the feathers of half the tail end."""

HACKLES = (
    ((272, 112), (257, 132)),
    ((270, 132), (254, 156)),
    ((266, 154), (251, 182)),
    ((262, 178), (250.5, 208)),
    ((312, 144), (319, 168)),
    ((309, 166), (319, 192)),
    ((308, 190), (322, 218)),
    ((312, 216), (329, 244)),
    ((320, 242), (341, 270)),
)
"""Root and tip of the feathers that stand off nape and throat."""


def eagle(d: Drawing) -> None:
    """The whole eagle with the medallion on its breast."""
    for _ in _both(d):
        _half_tail(d)
    feather(d, (250, 500), (250, 700), Plumage(EAGLE, 17, point=2.2))
    for _ in _both(d):
        feather(d, (256, 498), (286, 604), Plumage(REDS, 13, 0.08))
    feather(d, (250, 498), (250, 624), Plumage(REDS, 14))
    for _ in _both(d):
        _wing(d)
        _thigh(d)
    for _ in _both(d):
        _neck(d)
        _head(d)
    _breast(d)
    medallion(d, 250, 360, 112)


def claws(d: Drawing) -> None:
    """The legs, gripping what lies below them."""
    for _ in _both(d):
        _leg(d)


def _both(d: Drawing) -> Iterator[int]:
    """The left side, then the right one."""
    for m in (-1, 1):
        with _side(d, m):
            yield m


@contextmanager
def _side(d: Drawing, m: int) -> Iterator[None]:
    with d.at(250, 0, 0, 1, sx=m, sy=1, line=1), d.at(-250, 0, 0, 1, line=1):
        yield


def _scaled(d: Drawing, area: Path, size: float = 15) -> None:
    """Plumage: the area with rows of small pointed feathers."""
    d.fill(area, EAGLE[0])
    d.shade(area, EAGLE[1], 10, 7)
    (x0, y0), (x1, y1) = area.pts.min(axis=0), area.pts.max(axis=0)
    with d.clip(area):
        for j in range(int((y1 - y0) / (size * 0.8)) + 1):
            for i in range(int((x1 - x0) / size) + 2):
                x, y = x0 + size * (i - (0.5 if j % 2 else 0)), y0 + size * 0.8 * j
                half = [(x - size * 0.46, y), (x - size * 0.26, y + size * 0.42), (x, y + size * 0.66)]
                d.ink(stroke(half), 2.0, taper=(0.3, 0.1), color=EAGLE[2], wob=0)
                d.ink(stroke([(2 * x - px, py) for px, py in half]), 2.0, taper=(0.3, 0.1), color=INK, wob=0)
    d.contour(area, 3.5)


def _wing(d: Drawing) -> None:
    """One wing: primaries spread like fingers, four rows of coverts, the leading edge set with gold."""
    arm, tips = stroke(ARM), stroke(TIPS)
    if not d.small:
        row(d, arm, tips, 11, 0.93, Plumage(GOLDS, 4.5, 0.13, 2.4, 0, 2.2), (0.045, 0.955))
    row(d, arm, tips, 12, 1.0, Plumage(EAGLE, 15.5, 0.13, 2.4, 0.42, 3.1))
    row(d, arm, tips, 14, 0.64, Plumage(REDS, 14, 0.11, 1.2, 0.3))
    row(d, arm, tips, 16, 0.46, Plumage(GOLDS, 11.5, 0.08, 1.1, 0.22, 2.6))
    row(d, arm, tips, 18, 0.32, Plumage(EAGLE, 10.5, 0.06, 1.1, 0.2, 2.5))
    row(d, arm, tips, 20, 0.19, Plumage(EAGLE, 9, 0.04, 1.1, 0.3, 2.4))
    edge = tube(ARM, (7, 7, 6.5, 6, 5.5, 5, 4.5, 3), cap=(0, 3))
    d.obj(edge, GOLD, GOLD_SH, GOLD_HI, w=2.9, sd=(3, 4), hinset=2, hd=(2, 2))


def _neck(d: Drawing) -> None:
    """The neck: pointed feathers standing off nape and throat."""
    for root, tip in HACKLES:
        feather(d, root, tip, Plumage(EAGLE, 6, 0.14 if tip[0] > root[0] else -0.14, 3.2, 0, 2.4))
    area = shape(
        "250,350! 250,240 256,206 265,166 270,130 272,110 282,97 298,91 314,97! 320,110 315,134 308,152 306,180 "
        "310,212 320,246 334,284 330,340!"
    )
    _scaled(d, area, 14)


def _head(d: Drawing) -> None:
    """Brow, eye and the open beak with its tongue."""
    tongue = shape("326,134! 338,136 350,146 360,145! 364,153 358,164! 352,154 340,151 328,146!")
    d.obj(tongue, RED, RED_SH, None, w=2.6, sd=(3, 3))
    d.obj(shape("308,134! 322,132 332,137 341,146! 331,153 318,152 307,144!"), GOLD, GOLD_SH, None, w=2.8, sd=(3, 4))
    upper = shape("310,104! 325,96 341,101 351,113 355,129 350,147! 344,136 336,130 323,130 309,133! 313,119")
    d.obj(upper, GOLD, GOLD_SH, GOLD_HI, w=3.2, sd=(4, 5), hinset=3, hd=(2, 2))
    d.ink(stroke("322,113 329,110 332,114"), 2.6, taper=(0.2, 0.4))
    d.ink(stroke("315,104 318,117 314,132"), 2, taper=(0.3, 0.4))
    eye = circle(301, 115, 8.4, 7)
    d.obj(eye, GOLD_HI, None, None, w=2.4)
    with d.clip(eye):
        d.fill(circle(304, 114, 4.6), INK)
        d.fill(circle(302.2, 112.6, 1.5), WHITE)
    d.fill(shape("280,99! 296,100 311,108 317,115! 302,111.5 290,109"), INK)
    d.ink(stroke("287,122 297,128.5 309,127"), 2.2, taper=(0.4, 0.4), color=EAGLE[2])


def _breast(d: Drawing) -> None:
    """Belly below the medallion."""
    _scaled(
        d,
        shape(
            "206,420! 210,470! 216,466! 220,496! 227,490! 231,516! 238,508! 242,532! 250,522! 258,532! 262,508! "
            "269,516! 273,490! 280,496! 284,466! 290,470! 294,420! 270,400 230,400"
        ),
    )


def _thigh(d: Drawing) -> None:
    """A thigh with shaggy feathers."""
    for x, y in ((380, 572), (300, 590), (374, 602), (316, 606), (334, 616), (356, 618)):
        feather(d, (x - (x - 340) * 0.5, 530), (x, y), Plumage(EAGLE, 10, 0.04, 1.7, 0.2))
    _scaled(d, shape("268,430! 312,446 346,478 365,520 364,552 348,572 326,574 304,558 286,532 266,500"))


def _half_tail(d: Drawing) -> None:
    """Feathers of the tail spreading outwards, with a curl of gold between them."""
    for x, y in TAIL:
        feather(d, (250, 500), (250 + x, y), Plumage(EAGLE, 16, 0.12, 2.2))
        feather(d, (250, 500), (250 + x - 15, y), Plumage(GOLDS, 4.5, 0.12, 2.4, 0, 2.2))


def _leg(d: Drawing) -> None:
    """A scaly shin and three toes over the edge of the scroll."""
    shin = tube("344,576 358,610 364,644 364,668", (13, 10, 9, 11), cap=(4, 4))
    d.obj(shin, GOLD, GOLD_SH, GOLD_HI, w=3.1, sd=(5, 2), hinset=3, hd=(2, 1))
    for k in range(6):
        d.ink(arc(354 + k * 2, 594 + k * 12, 10, 30, 140, 8), 1.8, taper=(0.2, 0.2), wob=0)
    for knots, talon in (
        ("362,668 344,666 332,678 328,694", "322,688! 334,688! 335,702 325,714!"),
        ("366,668 386,666 398,676 404,690", "398,686! 410,682! 415,696 408,708!"),
        ("364,668 366,680 366,694 365,708", "358,704! 372,704! 372,718 364,730!"),
    ):
        d.obj(shape(talon), INK, None, None, w=2)
        toe = tube(knots, (9, 9.5, 8.5, 7.5), cap=(3, 4))
        d.obj(toe, GOLD, GOLD_SH, None, w=2.9, sd=(3, 4))
        spine = stroke(knots)
        for f in (0.35, 0.55, 0.75):
            (x, y), t = spine.at(f)
            d.ink(
                stroke([(x - t[1] * 6, y + t[0] * 6), (x + t[0] * 2, y + t[1] * 2), (x + t[1] * 6, y - t[0] * 6)]),
                1.6,
                taper=(0.2, 0.2),
                wob=0,
            )
