"""Ace to seven of denari: fruit and luck among the coins."""

from assets.artwork.cards.eagle import claws, eagle
from assets.artwork.cards.settebello import sette_denari
from assets.artwork.ink.drawing import Drawing
from assets.artwork.palette import BROWN, GREENS, REDS
from assets.artwork.parts.arms import flag, shield
from assets.artwork.parts.creatures import bird, fish
from assets.artwork.parts.fruit import lemon_branch, stem, wheat
from assets.artwork.parts.keepsakes import cornicello
from assets.artwork.parts.lettering import text
from assets.artwork.parts.ornaments import big_crown, ribbon
from assets.artwork.parts.plants import flower, leaf
from assets.artwork.parts.signs import coin
from assets.artwork.parts.stock import frame, grid

__all__ = [
    "asso_denari",
    "cinque_denari",
    "due_denari",
    "quattro_denari",
    "sei_denari",
    "sette_denari",
    "tre_denari",
]


def asso_denari(d: Drawing) -> None:
    """The two-headed eagle with a medallion on its breast, the scroll in its claws."""
    eagle(d)
    ribbon(d, "84,720 134,696 186,714 250,719 314,714 366,696 416,720", 46)
    text(d, "SCOPA", 250, 719, 25, w=18)
    claws(d)
    frame(d)


def due_denari(d: Drawing) -> None:
    """Two great coins, a scroll, lemons and coral horns."""
    for m in (1, -1):
        with d.at(250, 400, 0, 1, sx=m, sy=1):
            lemon_branch(d, -142, -62, 0.74)
            cornicello(d, -156, 104, 0.8)
    ribbon(d, "96,410 160,394 250,416 340,394 404,410", 44)
    text(d, "NAPOLI", 250, 407, 25, w=17)
    coin(d, 250, 186, 122)
    coin(d, 250, 622, 122)
    frame(d)


def tre_denari(d: Drawing) -> None:
    """Three coins on a diagonal, a goldfinch and wheat."""
    for x, y in ((140, 152), (250, 400), (360, 648)):
        coin(d, x, y, 96)
    stem(d, "446,196 400,222 350,214 304,232", 5, BROWN)
    for x, y, a, ln in (
        (436, 202, -96, 44),
        (420, 212, 70, 46),
        (330, 220, 104, 42),
        (306, 231, -160, 44),
        (316, 228, -100, 36),
    ):
        leaf(d, x, y, a, ln, ln * 0.34)
    flower(d, 440, 196, 18, REDS)
    bird(d, 370, 216, 1.0, m=-1, singing=True)
    wheat(d, 134, 606, 1.3)
    frame(d)


def quattro_denari(d: Drawing) -> None:
    """Four coins around a crowned shield before four flags."""
    for x, y in grid(4):
        coin(d, x, y, 88)
    for m, tones in ((1, REDS), (-1, GREENS)):
        with d.at(250, 404, 0, 1, sx=m, sy=1, line=1):
            flag(d, 63, tones, 1.2)
    big_crown(d, 250, 300, 0.68)
    shield(d, 250, 408, 1.28)
    frame(d)


def cinque_denari(d: Drawing) -> None:
    """Five coins, two fish and two coral horns."""
    for x, y in grid(5):
        coin(d, x, y, 84)
    for x, m in ((104, 1), (396, -1)):
        fish(d, x, 400, 0.72, m)
    cornicello(d, 250, 240, 0.84)
    cornicello(d, 250, 574, 0.84, m=-1)
    frame(d)


def sei_denari(d: Drawing) -> None:
    """Six coins, wheat and a blue bird."""
    for x, y in grid(6):
        coin(d, x, y, 88)
    wheat(d, 250, 278, 1.0)
    stem(d, "206,542 238,550 274,544 298,552", 4, BROWN)
    for x, y, a, ln in ((210, 542, 160, 26), (230, 548, 80, 25), (282, 546, 62, 25), (296, 551, -16, 27)):
        leaf(d, x, y, a, ln, ln * 0.36)
    bird(d, 254, 549, 0.76, kind="blue")
    frame(d)
