"""The four Piacentine kings as half figures: an axe with the coin, a sceptre with the cup, a profile, an armour."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import (
    AUBURN,
    BLUES,
    BROWNS,
    DARK_HAIR,
    GOLD,
    GOLD_SH,
    GOLDS,
    GREENS,
    INK,
    RED,
    RED_SH,
    REDS,
    STEEL,
    STEEL_HI,
    STEEL_SH,
    STEELS,
)
from assets.artwork.parts.court_dress import arm, both, brooch, buttons, garment, wristband
from assets.artwork.parts.finery import sceptre
from assets.artwork.parts.hands import resting
from assets.artwork.parts.hands_royal import hand_before_coin, hand_behind_coin, hand_under
from assets.artwork.parts.heads import ear, face, locks
from assets.artwork.parts.limbs import sleeve_puff
from assets.artwork.parts.royal_faces import frontal_face, neck, old_face, profile_face, royal_ear
from assets.artwork.parts.royal_hair import (
    forked_beard,
    old_beard,
    old_hair_back,
    profile_beard,
    profile_hair_back,
    profile_temple,
    tresses,
    waves_back,
)
from assets.artwork.piacentine.double_courts import braid, fur, grip_left, grip_right
from assets.artwork.piacentine.piacenza_crowns import arched_crown, branched_crown, pointed_crown, velvet_crown
from assets.artwork.piacentine.piacenza_signs import broadsword, cudgel, goblet, rosette


def re_denari(d: Drawing) -> None:
    """Brown-bearded, an axe on his shoulder, the coin raised."""
    war_axe(d, 96, 440, 58)
    garment(
        d,
        "236,266! 160,282 108,316 78,370 60,446! 440,446! 424,372 396,316 338,282 264,266!",
        BLUES,
        ("136,322 108,372 96,430", "166,316 146,372 142,432", "364,322 392,372 404,430", "334,316 352,372 358,432"),
        (GOLD, 46, 12, "fleur"),
        hatch=10,
    )
    garment(
        d,
        both("250,284 312,290! 322,350 326,446! 250,446"),
        REDS,
        ("222,320 218,370 220,430", "280,320 284,370 282,430"),
    )
    braid(d, "190,292 180,350 176,440", GOLDS, BLUES[0])
    braid(d, "310,292 320,350 324,440", GOLDS, BLUES[0])
    buttons(d, 250, (322, 350, 378), GOLD, 7)
    hand_behind_coin(d, 398, 236, 1.14)
    rosette(d, 402, 158, 62)
    hand_before_coin(d, 398, 236, 1.14)
    arm(d, (410, 380), (400, 288), REDS, (32, 20))
    wristband(d, 399, 280, 4, GOLDS, 50)
    sleeve_puff(d, (360, 318), (404, 384), BLUES, GOLDS, 46, 40)
    sleeve_puff(d, (144, 318), (96, 412), BLUES, GOLDS, 44, 40)
    grip_left(d, 97, 334, REDS, GOLDS, 1.16)
    with d.at(246, 186, 0, 1.26):
        _brown_hair(d)
        neck(d)
    fur(d, both("250,268 296,256! 334,274 350,298! 322,324 282,330 250,342"))
    brooch(d, 250, 306, RED, 14)
    with d.at(246, 186, 0, 1.26):
        ear(d)
        face(d, age="mid", brow="#5a3018", stern=0.6)
        _brown_beard(d)
        pointed_crown(d)


def _brown_hair(d: Drawing) -> None:
    tresses(
        d,
        "-10,-52 -36,-46 -48,-20 -46,8 -56,28 -50,50 -58,64! -40,70 -26,62 -14,54! -8,10",
        AUBURN,
        ("-36,-26 -40,6 -48,34 -52,58", "-28,-10 -32,18 -38,42 -40,64", "-22,6 -24,30 -28,58"),
    )


def _brown_beard(d: Drawing) -> None:
    """A full beard in curls, with a broad moustache."""
    mass = (
        "-31,-8! -25,10 -18,22 -6,26 6,23 16,25 26,22 33,15 36,4! 41,22 40,38 44,50! 36,56 38,68! 29,70 28,82! 18,80 "
        "12,90! 4,82 -4,86! -8,74 -18,74! -18,62 -28,58! -26,46 -35,36 -36,12"
    )
    locks(
        d,
        mass,
        AUBURN[0],
        AUBURN[1],
        (
            "-27,14 -22,34 -24,54",
            "-18,28 -12,46 -14,70",
            "-8,34 -2,54 -4,80",
            "4,40 10,60 11,84",
            "14,42 20,58 18,76",
            "24,34 30,48 28,68",
            "33,22 36,36 38,50",
        ),
        hi=AUBURN[2],
    )
    d.fill(shape("7,30! 12,28.4 16,29 20,28.2 25,30! 20,34.6 12,34.6"), RED_SH)
    moustache = "17,20! 7,18 -4,22 -12,20 -20,24! -14,33 -2,33 8,29 16.5,27! 23,29 31,32 39,27 43,19! 35,21 26,19"
    locks(d, moustache, AUBURN[0], AUBURN[1], ("13,23 2,27 -10,28", "21,23 29,27 36,25"), w=2.4)


def war_axe(d: Drawing, x: float, foot: float, top: float) -> None:
    """An axe with a broad bearded blade to the left, a red shaft with gilt nails."""
    d.obj(
        shape([(x - 7, top, 1), (x + 7, top, 1), (x + 7, foot, 1), (x - 7, foot, 1)]),
        RED,
        RED_SH,
        None,
        w=3.2,
        sd=(6, 0),
    )
    for y in range(int(top) + 130, int(foot), 40):
        d.obj(circle(x, y, 4), GOLD, None, None, w=2)
    with d.at(x, top + 56, 0, 1):
        blade = shape("-6,-26! -20,-30 -38,-50 -46,-66! -64,-30 -66,20 -46,66! -38,44 -24,26 -6,22!")
        d.obj(blade, STEEL, STEEL_SH, STEEL_HI, w=3.8, sd=(7, 7), hinset=5, hd=(4, 3))
        d.ink(stroke("-44,-54 -56,-22 -57,18 -44,54"), 2.6, (0.3, 0.3))
        d.obj(circle(-28, -2, 6), GOLD, GOLD_SH, None, w=2.4, sd=(2, 2))
        d.obj(shape("6,-16! 32,-8 40,0! 32,6 6,12!"), STEEL, STEEL_SH, None, w=3.2, sd=(3, 5))
        d.obj(shape("-10,-34! 10,-34! 10,28! -10,28!"), GOLD, GOLD_SH, None, w=3.2, sd=(7, 2))
        d.obj(shape("-7,-34! -8,-46 0,-66! 8,-46 7,-34!"), GOLD, GOLD_SH, None, w=3, sd=(5, 1))


def re_coppe(d: Drawing) -> None:
    """Old, white-bearded, a cup on his hand, a sceptre on his arm."""
    garment(
        d,
        "238,262! 160,276 104,306 76,366 62,446! 438,446! 424,366 396,306 340,276 262,262!",
        REDS,
        ("132,322 108,372 98,430", "162,312 144,372 142,432", "368,322 392,372 402,430", "338,312 356,372 358,432"),
        (GOLD, 44, 11, "lozenge"),
        hatch=10,
    )
    garment(
        d,
        both("250,280 300,284! 318,350 326,446! 250,446"),
        GOLDS,
        ("222,330 216,380 218,440", "280,330 284,380 282,440"),
    )
    for m in (0, 1):
        edge = shape("208,284! 178,340 164,400 160,446! 200,446! 204,392 216,340 232,300!")
        fur(d, edge.mirror(250) if m else edge, 25)
    sceptre(d, 396, 470, 404, 96, "lily")
    grip_right(d, 399, 324, GREENS, GOLDS)
    goblet(d, 104, 176, 142)
    arm(d, (92, 424), (104, 326), GREENS, (34, 22))
    wristband(d, 105, 316, 6, GOLDS, 52)
    hand_under(d, 100, 268, 0, 1.24)
    with d.at(252, 194, 0, 1.2):
        old_hair_back(d)
        neck(d)
    garment(d, both("250,262 296,254! 330,270 346,292! 300,312 250,318"), REDS, sd=(7, 7), hatch=8)
    braid(d, "154,292 200,310 250,318 300,310 346,292", GOLDS, BLUES[0], 11)
    with d.at(252, 194, 0, 1.2):
        old_face(d)
        old_beard(d)
        velvet_crown(d)


def re_bastoni(d: Drawing) -> None:
    """Dark, in profile to the left, the club upright before him."""
    garment(
        d,
        "240,264! 164,280 112,312 88,372 80,446! 446,446! 438,366 408,308 342,280 268,264!",
        GREENS,
        ("150,316 126,370 120,430", "184,320 170,380 172,440", "372,318 400,370 408,430", "340,320 360,380 364,440"),
        (GOLD, 46, 10, "cross"),
        hatch=10,
    )
    garment(
        d,
        "222,290! 196,350 190,446! 322,446! 318,350 296,290! 260,300",
        GOLDS,
        ("240,320 232,380 234,440", "280,320 286,380 284,440"),
    )
    with d.clip(shape("222,290! 196,350 190,446! 322,446! 318,350 296,290! 260,300")):
        for k, y in enumerate((322, 350, 378)):
            for i in range(-4, 5):
                x = 258 + i * 30 + (15 if k % 2 else 0)
                d.obj(shape([(x, y - 11, 1), (x + 9, y, 1), (x, y + 11, 1), (x - 9, y, 1)]), RED, None, None, w=2)
    braid(d, "216,292 194,350 188,440", REDS, GOLD)
    braid(d, "300,292 320,350 326,440", REDS, GOLD)
    cudgel(d, 98, 232, 404, 0, 1.04)
    grip_left(d, 98, 330, REDS, GOLDS, 1.18)
    arm(d, (414, 426), (338, 366), REDS, (32, 21))
    wristband(d, 332, 361, -54, GOLDS, 48)
    resting(d, 300, 342, 27, 1.22, flip=-1)
    with d.at(270, 190, 0, 1.28):
        profile_hair_back(d, DARK_HAIR)
        neck(d)
    fur(d, both("256,266 304,256! 346,276 366,304! 330,330 290,334 256,346", 256))
    brooch(d, 256, 312, BLUES[0], 14)
    with d.at(270, 190, 0, 1.28):
        profile_face(d)
        profile_beard(d, DARK_HAIR)
        royal_ear(d, 12, 2)
        profile_temple(d, DARK_HAIR)
        branched_crown(d)


def re_spade(d: Drawing) -> None:
    """Facing you, fair-bearded, in armour under a red mantle, his sword upright."""
    garment(
        d,
        "240,264! 160,272 104,300 74,366 60,446! 440,446! 426,366 396,300 340,272 260,264!",
        REDS,
        ("124,324 100,376 92,430", "152,318 132,376 128,438", "376,324 400,376 408,430", "348,318 368,376 372,438"),
        (GOLD, 46, 12, "fleur"),
        hatch=10,
    )
    plate = both("250,284 306,280! 328,318 326,370 316,446! 250,446")
    d.obj(plate, STEEL, STEEL_SH, STEEL_HI, w=3.8, sd=(20, 3), hinset=6, hd=(5, 3))
    d.ink(stroke("250,330 252,380 250,446"), 3, (0.1, 0.1))
    for k in (0, 1, 2):
        for m in (1, -1):
            d.ink(
                stroke([(250 + m * 8, 350 + 18 * k), (250 + m * 40, 344 + 18 * k), (250 + m * 70, 326 + 18 * k)]),
                2.6,
                (0.2, 0.3),
                wob=0,
            )
    d.obj(shape("214,300! 286,300! 290,326 250,344 210,326"), GOLD, GOLD_SH, None, w=3.2, sd=(8, 4))
    d.obj(shape("250,306! 262,320 250,334! 238,320"), RED, RED_SH, None, w=2.4)
    for m in (0, 1):
        for k, (x, y, r) in enumerate(((150, 318, 48), (142, 344, 44))):
            lame = shape(
                [
                    (x - r, y + 24, 1),
                    (x - r * 0.9, y - 10),
                    (x, y - r * 0.8),
                    (x + r * 0.9, y - 12),
                    (x + r, y + 20, 1),
                    (x, y + 9),
                ]
            )
            d.obj(
                lame.mirror(250) if m else lame,
                STEEL,
                STEEL_SH,
                STEEL_HI if k == 0 else None,
                w=3.4,
                sd=(7, 6),
                hinset=5,
                hd=(3, 3),
            )
            rim = [(x - r, y + 24), (x, y + 9), (x + r, y + 20)]
            edge = stroke(rim).mirror(250) if m else stroke(rim)
            d.ink(edge, 8, (0.1, 0.1), wob=0)
            d.ink(edge, 4, (0.1, 0.1), wob=0, color=GOLD)
    broadsword(d, 404, 206, 356, 0, 1.05)
    grip_right(d, 403, 338, STEELS, GOLDS)
    arm(d, (84, 440), (164, 382), STEELS, (32, 21))
    wristband(d, 170, 378, 56, GOLDS, 48)
    resting(d, 202, 360, -26, 1.2)
    with d.at(250, 192, 0, 1.26):
        waves_back(d, AUBURN)
        neck(d, "-20,26! -24,46 -26,64! 26,64! 24,46 20,26!")
    garment(d, both("250,270 292,260! 316,276 324,298! 288,310 250,314"), BLUES, sd=(7, 7), hatch=8)
    braid(d, "176,298 212,310 250,314 288,310 324,298", GOLDS, None, 8)
    with d.at(250, 192, 0, 1.26):
        frontal_face(d, INK)
        forked_beard(d, BROWNS)
        arched_crown(d, BLUES)


PIACENZA_KINGS = {"d": re_denari, "c": re_coppe, "b": re_bastoni, "s": re_spade}
