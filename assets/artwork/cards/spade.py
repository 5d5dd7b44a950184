"""Ace to seven of spade: stars and the sea between the swords."""

from assets.artwork.cards.putto import putto
from assets.artwork.cards.vignette import vignette
from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import rect, shape, stroke
from assets.artwork.palette import GOLDS, GREEN, GREEN_SH, INK, RED, RED_HI, RED_SH, REDS, WHITES
from assets.artwork.parts.blades import blade, long_blade
from assets.artwork.parts.creatures import fish, sea_horse, shell
from assets.artwork.parts.keepsakes import cornicello, star, waves
from assets.artwork.parts.ornaments import bow
from assets.artwork.parts.plants import flower, leaf
from assets.artwork.parts.stock import frame


def asso_spade(d: Drawing) -> None:
    """A putto with a big sword."""
    _hillock(d)
    putto(d)
    frame(d)


def due_spade(d: Drawing) -> None:
    """Two swords and a red bow; a coral horn hangs from it."""
    blade(d, 144, 400, 640, 0.86, "drooping")
    blade(d, 356, 400, 640, 0.86, "drooping")
    for width, color in ((5.4, INK), (2.4, RED)):
        d.ink(stroke("250,380 248,402 250,424"), width, taper=(0, 0), wob=0, color=color)
    cornicello(d, 250, 478, 0.9)
    bow(d, 250, 366, REDS, 1.0)
    star(d, 250, 190, 34, points=8)
    frame(d)


def tre_spade(d: Drawing) -> None:
    """Three swords tied with a ribbon."""
    for x, hilt in ((106, "drooping"), (250, "shells"), (394, "drooping")):
        long_blade(d, x, 74, 734, 1.14, hilt)
    for m in (1, -1):
        with d.at(250, 0, 0, 1, sx=m, sy=1):
            _swag(d)
    bow(d, 250, 292, REDS, 0.74)
    for x, m in ((178, 1), (322, -1)):
        fish(d, x, 448, 0.58, m)
        star(d, x, 176, 19)
    frame(d)


def _swag(d: Drawing) -> None:
    """The ribbon from the bow to the outer sword, once around it, and its end."""
    end = shape("158,296! 180,318 184,356 170,396! 190,386 204,402! 214,356 200,308 178,284!")
    d.obj(end, RED, RED_SH, None, w=3.4, sd=(6, 5))
    d.ink(stroke("176,306 192,334 194,366"), 2.2, taper=(0.1, 0.7))
    d.obj(shape("8,280! 40,310 84,316 126,284! 126,312! 86,346 36,338 8,306!"), RED, RED_SH, RED_HI, w=3.6, sd=(5, 9))
    d.ink(stroke("24,300 50,318 78,322"), 2.2, taper=(0.2, 0.6))
    around = shape("118,276! 134,286 152,286 170,274! 172,306! 154,318 134,318 116,310!")
    d.obj(around, RED, RED_SH, RED_HI, w=3.6, sd=(8, 6), hinset=5, hd=(3, 4))
    d.ink(stroke("124,292 140,298 156,296"), 2.2, taper=(0.2, 0.5))


def quattro_spade(d: Drawing) -> None:
    """Four swords around three yellow flowers."""
    for x, m in ((112, 1), (388, -1)):
        blade(d, x, 210, 326, 0.96 * m, "curled")
        blade(d, x, 590, 326, 0.96 * m, "drooping")
    _three_flowers(d)
    frame(d)


def _three_flowers(d: Drawing) -> None:
    """Three yellow flowers from one root, buds between, a ribbon around the stems."""
    stems = (
        "250,566 249,480 250,330",
        "250,566 238,500 200,436",
        "250,566 262,500 300,436",
        "250,566 236,460 216,366",
        "250,566 264,460 284,366",
    )
    for knots in stems:
        d.ink(stroke(knots), 7, taper=(0, 0.3), wob=0)
        d.ink(stroke(knots), 3.4, taper=(0, 0.3), wob=0, color=GREEN)
    for x, y, a, ln in ((247, 470, -140, 40), (252, 430, -40, 40), (228, 480, 160, 34), (272, 480, 20, 34)):
        leaf(d, x, y, a, ln, ln * 0.32)
    for a, ln in ((-164, 74), (-16, 74), (-136, 62), (-44, 62), (148, 40), (32, 40)):
        leaf(d, 250, 556, a, ln, 22)
    for x, a in ((214, -104), (286, -76)):
        with d.at(x, 368, a + 90, 1, line=1):
            d.obj(shape("0,-26! 9,-12 7,2 0,6 -7,2 -9,-12"), GOLDS[0], GOLDS[1], None, w=2.7, sd=(4, 4))
            d.obj(shape("-9,8! -10,-4 -4,-10! 0,-2 4,-10! 10,-4 9,8! 0,12"), GREEN, GREEN_SH, None, w=2.6, sd=(3, 3))
    for x, y in ((250, 318), (196, 430), (304, 430)):
        flower(d, x, y, 35, GOLDS, 6, REDS)
    bow(d, 250, 552, REDS, 0.36)


def cinque_spade(d: Drawing) -> None:
    """Five swords and an oval picture."""
    places = (
        (95, 212, "plain"),
        (250, 212, "shells"),
        (405, 212, "plain"),
        (95, 588, "drooping"),
        (405, 588, "drooping"),
    )
    for x, y, hilt in places:
        blade(d, x, y, 322, 0.88, hilt)
    vignette(d)
    frame(d)


def sei_spade(d: Drawing) -> None:
    """Six swords, sea horses and shells."""
    for x, above, below, m in (
        (97, "plain", "curled", -1),
        (250, "shells", "drooping", 1),
        (403, "plain", "curled", 1),
    ):
        blade(d, x, 208, 310, 0.88 * m, above)
        blade(d, x, 596, 310, 0.88 * m, below)
    for x, m in ((173, 1), (327, -1)):
        sea_horse(d, x, 152, 0.88, m)
        shell(d, x, 536, 0.84)
    frame(d)


def sette_spade(d: Drawing) -> None:
    """Seven swords, four over three, fish and stars."""
    for x, hilt, m in ((80, "drooping", 1), (193, "curled", -1), (307, "curled", 1), (420, "drooping", 1)):
        blade(d, x, 194, 288, 0.82 * m, hilt)
    for x, hilt in ((110, "plain"), (250, "shells"), (390, "plain")):
        blade(d, x, 608, 288, 0.86, hilt)
    for x in (136, 250, 364):
        star(d, x, 148, 17)
    for x, m in ((180, 1), (320, -1)):
        fish(d, x, 552, 0.6, m)
    waves(d, 250, 402, 8)
    frame(d)


def _hillock(d: Drawing) -> None:
    """The flowery hill."""
    # hillock
    hl = shape("24,716! 80,690 160,678 250,674 350,680 430,694 476,714! 476,780! 24,780!")
    with d.clip(rect(24.5, 24.5, 451, 751, 14)):
        d.fill(hl, GREEN)
        d.engrave(hl, ang=8, gap=7, depth=60, w=2.4, shadow_dir=(0, 1))
        for x, h_ in ((60, 22), (76, 28), (92, 20), (404, 22), (420, 30), (436, 22), (340, 16), (352, 20)):
            y = 706 - abs(250 - x) * -0.06
            d.ink(stroke([(x, y + 6), (x - 2, y - h_ * 0.5), (x - 6, y - h_)]), 4.4, taper=(0.1, 0.8), color=INK)
        for x, y, c_ in ((118, 716, REDS), (392, 722, WHITES), (66, 738, WHITES), (442, 746, REDS)):
            flower(d, x, y, 13, c_, 5)
        d.contour(hl, 3.6)
