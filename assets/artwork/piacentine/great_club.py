"""The ace of bastoni: one great rough club in leaf, a white scroll wound round it."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import arc, circle, shape, stroke
from assets.artwork.palette import (
    GOLD,
    GOLD_HI,
    GOLD_SH,
    GREEN,
    GREEN_SH,
    GREENS,
    RED,
    RED_SH,
    REDS,
    WHITE,
    WHITE_SH,
    WHITES,
)
from assets.artwork.parts.lettering import text
from assets.artwork.parts.plants import flower, leaf

TRUNK = (
    "214,748! 212,700 204,660 210,620 198,580 204,540 190,500 198,458 182,420 190,372 170,330 180,284 158,240 168,190 "
    "150,146 168,96 206,74 250,68 296,74 332,98 348,146 332,192 340,238 318,284 326,330 308,374 314,420 298,462 "
    "304,502 290,542 296,582 286,622 292,662 284,702 286,748! 250,758"
)
WOOD = (
    "100,60! 238.5,60! 230.5,110 238.5,150 226.5,196 236.5,240 225.5,286 236.5,330 228.5,374 236.5,420 "
    "229.5,460 237.5,502 231.5,542 238.5,584 "
    "233.5,622 239.5,664 235.5,704 239.5,760! 100,760!"
)
SEAM = (
    "238.5,84 230.5,112 238.5,150 226.5,196 236.5,240 225.5,286 236.5,330 228.5,374 236.5,420 229.5,460 "
    "237.5,502 231.5,542 238.5,584 233.5,622 "
    "239.5,664 235.5,704 239.5,752"
)
STUMPS = (
    (168, 250, -54, 60, 21),
    (334, 170, 52, 58, 21),
    (316, 362, 54, 56, 19),
    (196, 470, -52, 52, 17),
    (292, 600, 54, 44, 14),
)
LEAVES = (
    (120, 196, -150, 92),
    (124, 208, 164, 84),
    (380, 132, -30, 84),
    (386, 144, 18, 88),
    (366, 322, -24, 84),
    (370, 334, 24, 80),
    (148, 428, -152, 84),
    (152, 440, 160, 82),
    (330, 574, -28, 74),
    (332, 584, 20, 72),
)


def great_club(d: Drawing) -> None:
    """The whole card."""
    for x, y, a, ln in LEAVES:
        leaf(d, x, y, a, ln, ln * 0.3, GREENS, line=3)
    _ribbon_behind(d)
    for x, y, c in ((106, 200, REDS), (402, 134, WHITES), (390, 328, REDS), (132, 434, WHITES)):
        flower(d, x, y, 25, c)
    for x, y, a, ln, r in STUMPS:
        _stump(d, x, y, a, ln, r)
    trunk = shape(TRUNK)
    d.fill(trunk, GREEN)
    with d.clip(trunk):
        d.fill(shape(WOOD), GOLD)
        d.fill(
            shape(
                "330,60! 312,140 296,196 306,250 290,300 296,350 280,400 284,450 274,510 278,570 268,640 "
                "272,760! 420,760! 420,60!"
            ),
            GREEN_SH,
        )
        _bark(d)
    d.contour(trunk, 5)
    for x, y, r in ((204, 176, 13), (276, 268, 15), (212, 352, 12), (268, 452, 13), (226, 560, 10), (266, 664, 10)):
        _knot(d, x, y, r)
    d.obj(circle(250, 96, 76, 26), GOLD_HI, GOLD, None, w=4.6, sd=(14, 4))
    for k in (0.72, 0.46, 0.22):
        d.ink(arc(250, 96, 76 * k, 20, 330, 26 * k), 3, (0.3, 0.3), color=RED_SH, wob=0)
    _ribbon_front(d)


def _stump(d: Drawing, x: float, y: float, ang: float, ln: float, r: float) -> None:
    """A cut-off branch with its rings."""
    with d.at(x, y, ang, 1, line=1):
        d.obj(
            shape([(-r * 1.7, 22, 1), (-r, -ln * 0.5), (-r, -ln, 1), (r, -ln, 1), (r, -ln * 0.5), (r * 1.7, 22, 1)]),
            GREEN,
            GREEN_SH,
            None,
            w=4.2,
            sd=(10, 4),
        )
        d.ink(stroke([(-r * 0.5, -ln * 0.8), (-r * 0.4, -ln * 0.3), (-r * 0.8, 4)]), 5, (0.2, 0.5), color=GOLD, wob=0)
        d.obj(circle(0, -ln, r * 1.02, r * 0.58), GOLD_HI, GOLD, None, w=3.6, sd=(4, 2))
        d.ink(arc(0, -ln, r * 0.5, 20, 320, r * 0.28), 2.6, (0.3, 0.3), color=RED_SH, wob=0)


def _bark(d: Drawing) -> None:
    """The seam between bark and bare wood, and cracks along the trunk."""
    d.ink(stroke(SEAM), 3.6, (0.05, 0.1), wob=0)
    for q in (
        "188,120 178,160 192,206",
        "186,232 196,270 188,312",
        "206,300 198,340 210,390",
        "214,410 204,450 216,496",
        "212,520 222,556 214,600",
        "222,620 216,660 226,704",
    ):
        d.ink(stroke(q), 3, (0.4, 0.6), color=GOLD_SH, wob=0)
    for q in (
        "306,118 320,156 306,196",
        "282,140 270,180 284,222",
        "316,216 304,254 314,296",
        "262,306 252,344 264,388",
        "300,320 290,358 298,404",
        "272,400 262,440 274,486",
        "290,430 280,474 288,520",
        "262,508 256,552 266,596",
        "280,560 270,604 276,650",
        "258,624 252,664 262,712",
    ):
        d.ink(stroke(q), 3.2, (0.4, 0.6), wob=0)


def _knot(d: Drawing, x: float, y: float, r: float) -> None:
    """An eye in the bark."""
    for m in (1, -1):
        d.ink(stroke([(x, y - r * 2), (x + m * r * 1.4, y), (x, y + r * 2)]), 2.8, (0.4, 0.4), wob=0)
    d.obj(circle(x, y, r * 0.8, r), GOLD, GOLD_SH, None, w=3, sd=(3, 3))
    d.fill(circle(x, y, r * 0.3, r * 0.42), RED)


def _ribbon_behind(d: Drawing) -> None:
    """The parts of the scroll that pass behind the club, and its ends."""
    for knots in (
        "118,640! 66,634 40,652! 62,672 44,700! 92,694 140,676!",
        "384,504! 430,500 462,522! 442,540 460,562! 414,560 372,546!",
    ):
        d.obj(shape(knots), WHITE_SH, None, None, w=3.6)
    d.obj(shape("392,506! 330,560 200,600 104,640! 110,684! 210,640 340,600 400,548!"), WHITE_SH, None, None, w=3.6)


def _ribbon_front(d: Drawing) -> None:
    """The scroll across the club, with its word."""
    band = shape("100,636! 176,664 300,652 404,600! 408,652! 310,700 180,714 104,688!")
    d.obj(band, WHITE, WHITE_SH, None, w=4, sd=(6, 8))
    d.ink(stroke("112,648 178,674 302,662 396,614"), 2.6, (0.1, 0.1), color=RED, wob=0)
    d.ink(stroke("112,680 180,702 308,688 398,642"), 2.6, (0.1, 0.1), color=RED, wob=0)
    for letter, x, y, a in (
        ("S", 158, 685, 6),
        ("C", 202, 687, -1),
        ("O", 248, 683, -6),
        ("P", 294, 674, -11),
        ("A", 338, 663, -16),
    ):
        with d.at(x, y, a):
            text(d, letter, 0, 0, 27, w=17)
