"""Ace to seven of denari."""

from assets.artwork.cards.eagle import eagle
from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import GOLD, GOLD_SH, GREENS, RED, RED_SH, REDS, WHITES
from assets.artwork.parts.lettering import text
from assets.artwork.parts.ornaments import big_crown, ribbon, shield
from assets.artwork.parts.plants import flower, leaf, posy, sprig
from assets.artwork.parts.signs import coin
from assets.artwork.parts.stock import frame, grid


def asso_denari(d: Drawing) -> None:
    """The two-headed eagle with a coin on its breast."""
    ribbon(d, "92,718 150,704 250,722 350,704 408,718", 42)
    text(d, "SCOPA", 250, 714, 25, w=17)
    with d.at(250, 392, 0, 0.80), d.at(-250, -392, 0, 1, line=1):
        eagle(d)
    big_crown(d, 250, 148, 0.92)
    frame(d)


def due_denari(d: Drawing) -> None:
    """Two great coins and a scroll."""
    for m in (1, -1):
        with d.at(250, 400, 0, 1, sx=m, sy=1):
            sprig(d, "20,0 70,-34 130,-30 164,16", 4, 44, berries=REDS)
    ribbon(d, "96,404 160,388 250,410 340,388 404,404", 44)
    text(d, "NAPOLI", 250, 401, 25, w=17)
    coin(d, 250, 192, 122)
    coin(d, 250, 612, 122)
    frame(d)


def tre_denari(d: Drawing) -> None:
    """Three coins on a diagonal, two sprigs."""
    for x, y in ((140, 152), (250, 400), (360, 648)):
        coin(d, x, y, 96)
    for x, y, m in ((360, 190, 1), (140, 610, -1)):
        with d.at(x, y, 0 if m == 1 else 180, 1):
            sprig(d, "-60,70 -20,40 10,0 40,-60", 4, 46, berries=REDS)
            flower(d, 44, -70, 26, REDS)
    frame(d)


def quattro_denari(d: Drawing) -> None:
    """Four coins around a crowned shield with flags."""
    for x, y in grid(4):
        coin(d, x, y, 88)
    for m in (1, -1):
        with d.at(250, 404, 0, 1, sx=m, sy=1):
            for a, c_ in ((-30, GREENS), (-58, REDS)):
                with d.at(26, 20, a + 60, 1, line=1):
                    d.ink(stroke([(0, 60), (0, -120)]), 6.4, taper=(0, 0), wob=0)
                    d.ink(stroke([(0, 60), (0, -120)]), 3, taper=(0, 0), wob=0, color=GOLD)
                    d.obj(
                        shape(
                            [
                                (2, -116, 1),
                                (26, -108),
                                (50, -114),
                                (70, -106, 1),
                                (62, -86, 1),
                                (70, -66, 1),
                                (48, -70),
                                (26, -62),
                                (2, -70, 1),
                            ]
                        ),
                        c_[0],
                        c_[1],
                        None,
                        w=3,
                        sd=(5, 6),
                    )
                    d.obj(circle(0, -124, 6), GOLD, GOLD_SH, None, w=2.4, sd=(2, 2))
    big_crown(d, 250, 316, 0.58)
    shield(d, 250, 402, 0.98)
    frame(d)


def cinque_denari(d: Drawing) -> None:
    """Five coins and two flowers."""
    for x, y in grid(5):
        coin(d, x, y, 84)
    for x, y in ((250, 226), (250, 574)):
        posy(d, x, y)
    frame(d)


def sei_denari(d: Drawing) -> None:
    """Six coins and two flowers."""
    for x, y in grid(6):
        coin(d, x, y, 88)
    for x, y in ((250, 275), (250, 525)):
        posy(d, x, y, WHITES if y < 400 else REDS)
    frame(d)


def sette_denari(d: Drawing) -> None:
    """The settebello."""
    for x, y in grid(7):
        coin(d, x, y, 80)
    with d.at(250, 527, 0, 1):
        for a_ in (35, 145, 215, 325):
            leaf(d, 0, 0, a_, 52, 20)
        for a_ in (90, 270):
            d.ink(stroke([(0, 0), (0, 46 if a_ == 90 else -46)]), 3.4, taper=(0, 0.6))
            d.obj(circle(0, 48 if a_ == 90 else -48, 6), RED, RED_SH, None, w=2.6, sd=(2, 2))
        flower(d, 0, 0, 27, REDS)
    frame(d)
