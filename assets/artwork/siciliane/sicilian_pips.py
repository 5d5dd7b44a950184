"""The two to seven of the four suits, each with the small pictures that this pack is loved for."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.parts.creatures import bird
from assets.artwork.parts.fruit import grapes, lemon_branch, wheat
from assets.artwork.parts.keepsakes import tambourine
from assets.artwork.parts.ornaments import bow
from assets.artwork.parts.stock import grid
from assets.artwork.siciliane.cart_paint import POPPY
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
from assets.artwork.siciliane.sicilian_signs import brand, cudgel, denaro, goblet
from assets.artwork.siciliane.struck_coins import chariot_coin, head_coin, sun_face, trinacria


def due_di_denari(d: Drawing) -> None:
    """Two great coins with heads, oranges between."""
    orange_branch(d, 128, 404, 0.92)
    orange_branch(d, 372, 404, 0.92, -1)
    head_coin(d, 250, 196, 140)
    head_coin(d, 250, 604, 140, lady=True)


def tre_di_denari(d: Drawing) -> None:
    """Two coins, and the Trinacria in the middle."""
    denaro(d, 136, 146, 92)
    trinacria(d, 250, 400, 134)
    denaro(d, 364, 654, 92)
    wheat(d, 384, 196, 1.15)
    prickly_pear(d, 120, 720, 1.1)


def quattro_di_denari(d: Drawing) -> None:
    """Four coins around Etna."""
    for x, y in grid(4):
        denaro(d, x, y, 96)
    etna(d, 250, 400, 128, 96)


def cinque_di_denari(d: Drawing) -> None:
    """Four coins around the one with the chariot."""
    for x, y in ((126, 150), (374, 150), (126, 650), (374, 650)):
        denaro(d, x, y, 88)
    chariot_coin(d, 250, 400, 132)


def sei_di_denari(d: Drawing) -> None:
    """Six coins, two twigs of almond blossom."""
    for x, y in grid(6):
        denaro(d, x, y, 92)
    blossom(d, 250, 276, 0.9)
    blossom(d, 250, 524, 0.9, 180)


def sette_di_denari(d: Drawing) -> None:
    """The settebello: a sun with a face among six coins."""
    for x, y in ((124, 140), (376, 140), (124, 400), (376, 400), (124, 660), (376, 660)):
        denaro(d, x, y, 80)
    sun_face(d, 250, 270, 82)
    lemon_branch(d, 250, 532, 0.86)


def due_di_coppe(d: Drawing) -> None:
    """Two goblets, grapes beside them."""
    goblet(d, 250, 202, 296, 1.1)
    goblet(d, 250, 604, 296, 1.1)
    for x, m in ((92, 1), (408, -1)):
        grapes(d, x, 420, 1.0, m)


def tre_di_coppe(d: Drawing) -> None:
    """One goblet over two, blossom around."""
    goblet(d, 250, 186, 262, 1.1)
    goblet(d, 138, 612, 236, 0.9)
    goblet(d, 362, 612, 236, 0.9)
    orange_branch(d, 250, 404, 1.2)
    for x, m in ((92, 70), (408, 110)):
        blossom(d, x, 300, 0.8, m)


def quattro_di_coppe(d: Drawing) -> None:
    """Four goblets around a vase like a Moor's head."""
    for x, y in ((130, 170), (370, 170), (130, 632), (370, 632)):
        goblet(d, x, y, 214, 0.98)
    moor_vase(d, 250, 402, 1.08)


def cinque_di_coppe(d: Drawing) -> None:
    """Five goblets; two birds would like to drink."""
    for x, y in ((128, 158), (372, 158), (250, 398), (128, 642), (372, 642)):
        goblet(d, x, y, 206, 0.98)
    for x, m in ((100, 1), (400, -1)):
        bird(d, x, 440, 0.86, m, "blue")


def sei_di_coppe(d: Drawing) -> None:
    """Six goblets, lemons between."""
    for x in (130, 370):
        for y in (142, 400, 658):
            goblet(d, x, y, 200, 1.0)
    lemon_branch(d, 250, 262, 0.66)
    lemon_branch(d, 250, 530, 0.66, -1)


def sette_di_coppe(d: Drawing) -> None:
    """Seven goblets, grapes below the middle."""
    for x, y in ((118, 138), (382, 138), (250, 262), (118, 400), (382, 400), (118, 660), (382, 660)):
        goblet(d, x, y, 170, 0.92)
    grapes(d, 250, 520, 0.95)


def due_di_bastoni(d: Drawing) -> None:
    """Two cudgels, a prickly pear between."""
    cudgel(d, 142, 400, 590, -3, 0.76)
    cudgel(d, 358, 400, 590, 3, 0.76)
    prickly_pear(d, 250, 700, 1.02)
    lizard(d, 250, 250, 1.1)


def tre_di_bastoni(d: Drawing) -> None:
    """Three cudgels laid across each other, tied with a bow."""
    cudgel(d, 250, 396, 650, -27, 0.74)
    cudgel(d, 250, 396, 650, 27, 0.74)
    cudgel(d, 250, 398, 660, 0, 0.74)
    bow(d, 250, 452, POPPY, 1.15)


def quattro_di_bastoni(d: Drawing) -> None:
    """Four cudgels, the painted cart on its way between them."""
    for x, y in ((120, 172), (380, 172), (120, 634), (380, 634)):
        cudgel(d, x, y, 262, 0, 1.1)
    tambourine(d, 250, 166, 1.1)
    prickly_pear(d, 250, 722, 0.92)
    with d.at(250, 394):
        cart(d)


def cinque_di_bastoni(d: Drawing) -> None:
    """Five cudgels, two lizards."""
    for x, y in ((118, 200), (382, 200), (250, 400), (118, 600), (382, 600)):
        cudgel(d, x, y, 322, 0, 0.96)
    lizard(d, 250, 144, 0.9)
    lizard(d, 250, 660, 0.9, -1, 180)


def sei_di_bastoni(d: Drawing) -> None:
    """Six cudgels, oranges between the rows."""
    for x in (104, 250, 396):
        for y in (206, 594):
            cudgel(d, x, y, 320, 0, 0.96)
    for x, m in ((178, 1), (322, -1)):
        blossom(d, x, 400, 0.86, 0 if m > 0 else 180)


def sette_di_bastoni(d: Drawing) -> None:
    """Four cudgels over three, prickly pears at the sides."""
    for x in (88, 196, 304, 412):
        cudgel(d, x, 208, 312, 0, 0.72)
    for x in (104, 250, 396):
        cudgel(d, x, 596, 312, 0, 0.86)
    for x, m in ((177, 1), (323, -1)):
        prickly_pear(d, x, 470, 0.6, m)


def due_di_spade(d: Drawing) -> None:
    """Two swords tied with a bow."""
    brand(d, 146, 400, 620, -2, 0.64)
    brand(d, 354, 400, 620, 2, 0.64)
    bow(d, 250, 372, POPPY, 1.0)


def tre_di_spade(d: Drawing) -> None:
    """Three swords, flowers between the blades."""
    brand(d, 112, 450, 500, 0, 0.64)
    brand(d, 388, 450, 500, 0, 0.64)
    brand(d, 250, 350, 540, 0, 0.66)
    for x, a in ((180, 80), (320, 100)):
        blossom(d, x, 300, 0.76, a)


def quattro_di_spade(d: Drawing) -> None:
    """Four swords, the puppets on their stage between them."""
    for x in (86, 414):
        brand(d, x, 202, 320, 0, 0.74)
        brand(d, x, 598, 320, 0, 0.74)
    with d.at(250, 400, 0, 0.9):
        puppets(d)
    blossom(d, 250, 172, 0.9)
    blossom(d, 250, 640, 0.9, 180)


def cinque_di_spade(d: Drawing) -> None:
    """Three swords over two, the singer of stories between these."""
    for x in (92, 250, 408):
        brand(d, x, 190, 296, 0, 0.9)
    for x in (86, 414):
        brand(d, x, 590, 320, 0, 0.74)
    with d.at(250, 574, 0, 0.92):
        story_singer(d)


def sei_di_spade(d: Drawing) -> None:
    """Six swords, two swordfish."""
    for x in (104, 250, 396):
        brand(d, x, 196, 306, 0, 0.92)
        brand(d, x, 604, 306, 0, 0.92)
    swordfish(d, 250, 400, 0.96)


def sette_di_spade(d: Drawing) -> None:
    """Four swords over three, two swordfish."""
    for x in (87, 196, 304, 413):
        brand(d, x, 192, 296, 0, 0.72)
    for x in (104, 250, 396):
        brand(d, x, 608, 296, 0, 0.86)
    for x, m in ((150, 1), (350, -1)):
        swordfish(d, x, 400, 0.8, m)
