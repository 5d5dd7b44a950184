"""The two to seven of the four suits, each with the small pictures that this pack is loved for.

A small card has the signs alone, and larger, but for what players know a card by: the heads and the Trinacria.
"""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.parts.creatures import bird
from assets.artwork.parts.fruit import grapes, lemon_branch, wheat
from assets.artwork.parts.keepsakes import tambourine
from assets.artwork.parts.ornaments import bow
from assets.artwork.siciliane.cart_paint import POPPY
from assets.artwork.siciliane.cudgels import cudgel
from assets.artwork.siciliane.sicilian_motifs import (
    blossom,
    etna,
    lizard,
    moor_vase,
    orange_branch,
    prickly_pear,
    swordfish,
)
from assets.artwork.siciliane.sicilian_scenes import cart, puppets, story_singer
from assets.artwork.siciliane.sicilian_signs import brand, denaro, goblet
from assets.artwork.siciliane.struck_coins import chariot_coin, head_coin, sun_face, trinacria

Spot = tuple[float, float]


def corners(x: float, y: float) -> tuple[Spot, ...]:
    """Four places as far from the edges as (x, y) is."""
    return ((x, y), (500 - x, y), (x, 800 - y), (500 - x, 800 - y))


def sides(x: float) -> tuple[Spot, ...]:
    """The two places beside the middle."""
    return ((x, 400), (500 - x, 400))


def _coins(d: Drawing, r: float, *spots: Spot) -> None:
    for x, y in spots:
        denaro(d, x, y, r * (1.1 if d.small else 1))


def _goblets(d: Drawing, h: float, wide: float, *spots: Spot) -> None:
    for x, y in spots:
        goblet(d, x, y, h * (1.1 if d.small else 1), wide)


def _cudgels(d: Drawing, length: float, width: float, *spots: tuple[float, float, str], rot: float = 0) -> None:
    """A cudgel at every spot, each of its kind."""
    for x, y, kind in spots:
        cudgel(d, x, y, length * (1.03 if d.small else 1), rot, width * (1.14 if d.small else 1), kind)


def _swords(d: Drawing, length: float, width: float, *spots: Spot, rot: float = 0) -> None:
    for x, y in spots:
        brand(d, x, y, length * (1.06 if d.small else 1), rot, width * (1.12 if d.small else 1))


def due_di_denari(d: Drawing) -> None:
    """Two great coins with heads, oranges between."""
    if not d.small:
        orange_branch(d, 128, 404, 0.92)
        orange_branch(d, 372, 404, 0.92, -1)
    r = 165 if d.small else 140
    head_coin(d, 250, 196, r)
    head_coin(d, 250, 604, r, lady=True)


def tre_di_denari(d: Drawing) -> None:
    """Two coins, and the Trinacria in the middle."""
    if not d.small:
        wheat(d, 384, 196, 1.15)
        prickly_pear(d, 134, 716, 1.06)
    _coins(d, 92, (136, 146), (364, 654))
    trinacria(d, 250, 400, 140 if d.small else 134)


def quattro_di_denari(d: Drawing) -> None:
    """Four coins around Etna."""
    _coins(d, 98, *corners(134, 178))
    if not d.small:
        etna(d, 250, 400, 132, 98)


def cinque_di_denari(d: Drawing) -> None:
    """Four coins around the one with the chariot."""
    _coins(d, 90, *corners(126, 152))
    if d.small:
        _coins(d, 112, (250, 400))
    else:
        chariot_coin(d, 250, 400, 136)


def sei_di_denari(d: Drawing) -> None:
    """Six coins, two twigs of almond blossom."""
    _coins(d, 92, *corners(134, 150), *sides(134))
    if not d.small:
        blossom(d, 250, 276, 0.8)
        blossom(d, 250, 524, 0.8, 180)


def sette_di_denari(d: Drawing) -> None:
    """The settebello: a sun with a face among six coins."""
    _coins(d, 80, *corners(124, 140), *sides(124))
    if d.small:
        _coins(d, 80, (250, 270))
    else:
        sun_face(d, 250, 270, 82)
        lemon_branch(d, 250, 532, 0.86)


def due_di_coppe(d: Drawing) -> None:
    """Two goblets, grapes beside them."""
    _goblets(d, 286, 1.04, (250, 200), (250, 596))
    if not d.small:
        for x, m in ((92, 1), (408, -1)):
            grapes(d, x, 420, 1.0, m)


def tre_di_coppe(d: Drawing) -> None:
    """One goblet over two, oranges and blossom between."""
    _goblets(d, 262, 1.1, (250, 186))
    _goblets(d, 236, 0.9, (138, 612), (362, 612))
    if not d.small:
        orange_branch(d, 250, 404, 1.2)
        for x, a in ((92, 70), (408, 110)):
            blossom(d, x, 296, 0.72, a)


def quattro_di_coppe(d: Drawing) -> None:
    """Four goblets around a vase like a Moor's head."""
    _goblets(d, 214, 0.98, (130, 170), (370, 170), (130, 632), (370, 632))
    if not d.small:
        moor_vase(d, 250, 412, 1.16)


def cinque_di_coppe(d: Drawing) -> None:
    """Five goblets; two birds would like to drink."""
    _goblets(d, 206, 0.98, *corners(128, 158), (250, 398))
    if not d.small:
        for x, m in ((108, 1), (392, -1)):
            bird(d, x, 440, 0.78, m, "blue")


def sei_di_coppe(d: Drawing) -> None:
    """Six goblets, lemons between."""
    _goblets(d, 200, 1.0, *corners(130, 142), *sides(130))
    if not d.small:
        lemon_branch(d, 250, 262, 0.66)
        lemon_branch(d, 250, 530, 0.66, -1)


def sette_di_coppe(d: Drawing) -> None:
    """Seven goblets, grapes below the middle."""
    _goblets(d, 172, 0.94, *corners(118, 138), *sides(118), (250, 264))
    if not d.small:
        grapes(d, 250, 520, 0.95)


def due_di_bastoni(d: Drawing) -> None:
    """Two cudgels, a prickly pear between."""
    _cudgels(d, 620, 0.7, (126, 400, "stout"), rot=-2)
    _cudgels(d, 620, 0.7, (360, 400, "bent"), rot=1)
    if not d.small:
        prickly_pear(d, 244, 722, 0.72)
        lizard(d, 254, 150, 0.98)


def tre_di_bastoni(d: Drawing) -> None:
    """Three cudgels laid across each other, tied with a bow."""
    for a, kind in ((-27, "mbent"), (27, "stout"), (0, "straight")):
        cudgel(d, 250, 396, 650, a, 0.74, kind)
    bow(d, 250, 452, POPPY, 1.15)


def quattro_di_bastoni(d: Drawing) -> None:
    """Four cudgels, the painted cart on its way between them."""
    if d.small:
        _cudgels(d, 330, 1.0, (126, 208, "stout"), (374, 208, "bent"), (126, 592, "mbent"), (374, 592, "straight"))
        return
    _cudgels(d, 270, 1.0, (112, 172, "stout"), (388, 172, "bent"), (112, 628, "mbent"), (388, 628, "straight"))
    tambourine(d, 250, 166, 1.1)
    prickly_pear(d, 250, 722, 0.92)
    with d.at(250, 394):
        cart(d)


def cinque_di_bastoni(d: Drawing) -> None:
    """Five cudgels, two lizards."""
    _cudgels(d, 322, 0.96, (118, 200, "straight"), (382, 200, "mbent"), (250, 400, "stout"))
    _cudgels(d, 322, 0.96, (118, 600, "bent"), (382, 600, "mstraight"))
    if not d.small:
        lizard(d, 250, 128, 0.96)
        lizard(d, 250, 668, 0.96, -1, 180)


def sei_di_bastoni(d: Drawing) -> None:
    """Six cudgels, blossom between the rows."""
    _cudgels(d, 320, 0.96, (104, 206, "bent"), (250, 206, "straight"), (396, 206, "mstout"))
    _cudgels(d, 320, 0.96, (104, 594, "stout"), (250, 594, "mbent"), (396, 594, "mstraight"))
    if not d.small:
        for x, y, a in ((176, 402, 0), (324, 398, 180)):
            blossom(d, x, y, 0.68, a)


def sette_di_bastoni(d: Drawing) -> None:
    """Four cudgels over three, prickly pears between the rows."""
    kinds = ("straight", "bent", "mstout", "mstraight")
    _cudgels(d, 312, 0.72, *((x, 208, kind) for x, kind in zip((88, 196, 304, 412), kinds, strict=True)))
    _cudgels(d, 312, 0.86, (104, 596, "mbent"), (250, 596, "stout"), (396, 596, "bent"))
    if not d.small:
        for x, m in ((177, 1), (323, -1)):
            prickly_pear(d, x, 470, 0.6, m)


def due_di_spade(d: Drawing) -> None:
    """Two swords tied with a bow."""
    _swords(d, 620, 0.64, (146, 400), rot=-2)
    _swords(d, 620, 0.64, (354, 400), rot=2)
    bow(d, 250, 372, POPPY, 1.0)


def tre_di_spade(d: Drawing) -> None:
    """Three swords, flowers between the blades."""
    _swords(d, 500, 0.64, (112, 450), (388, 450))
    _swords(d, 540, 0.66, (250, 350))
    if not d.small:
        for x, a in ((180, 80), (320, 100)):
            blossom(d, x, 300, 0.76, a)


def quattro_di_spade(d: Drawing) -> None:
    """Four swords, the puppets on their stage between them."""
    if d.small:
        _swords(d, 330, 0.95, *corners(124, 206))
        return
    _swords(d, 320, 0.74, *corners(86, 202))
    with d.at(250, 400, 0, 0.9):
        puppets(d)
    blossom(d, 250, 172, 0.9)
    blossom(d, 250, 640, 0.9, 180)


def cinque_di_spade(d: Drawing) -> None:
    """Three swords over two, the singer of stories between these."""
    if d.small:
        _swords(d, 320, 0.9, *corners(116, 200), (250, 400))
        return
    _swords(d, 296, 0.9, (92, 190), (250, 190), (408, 190))
    _swords(d, 320, 0.74, (86, 590), (414, 590))
    with d.at(250, 574, 0, 0.92):
        story_singer(d)


def sei_di_spade(d: Drawing) -> None:
    """Six swords, a swordfish."""
    _swords(d, 306, 0.88, *corners(104, 196), (250, 196), (250, 604))
    if not d.small:
        swordfish(d, 250, 400, 0.96)


def sette_di_spade(d: Drawing) -> None:
    """Four swords over three, two swordfish."""
    _swords(d, 296, 0.7, *((x, 192) for x in (87, 196, 304, 413)))
    _swords(d, 296, 0.86, *((x, 608) for x in (104, 250, 396)))
    if not d.small:
        for x, m in ((150, 1), (350, -1)):
            swordfish(d, x, 400, 0.8, m)
