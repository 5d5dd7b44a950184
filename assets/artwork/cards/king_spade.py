"""The king of swords: young, in armour under a wide mantle, the sword raised and a fist on his hip."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke, tube
from assets.artwork.palette import BLUES, DARK_HAIR, GOLD, GOLD_HI, GOLD_SH, REDS
from assets.artwork.parts.armour import (
    breastplate,
    couter,
    gilt,
    pauldron,
    plate,
    plated_leg,
    rivet,
    sabaton,
    skirt_of_lames,
)
from assets.artwork.parts.crowns import crowned_helmet, gems
from assets.artwork.parts.drapery import cloth, fur
from assets.artwork.parts.finery import trim
from assets.artwork.parts.hands_royal import gauntlet, gauntlet_on_hip
from assets.artwork.parts.royal_faces import neck, young_face
from assets.artwork.parts.royal_hair import young_hair, young_moustache
from assets.artwork.parts.signs import sword


def king_spade(d: Drawing) -> None:
    """Draw him from the mantle forwards."""
    _mantle(d)
    _scabbard(d)
    plated_leg(d, (286, 470), (312, 578), (322, 690), 1)
    sabaton(d, (323, 696), 1)
    plated_leg(d, (218, 470), (210, 584), (202, 696), -1)
    sabaton(d, (202, 704), -1, 1.02)
    skirt_of_lames(d)
    breastplate(d)
    _belt(d)
    _hip_arm(d)
    _sword_arm(d)
    _collar(d)
    _head(d)


def _mantle(d: Drawing) -> None:
    """The lining behind him, and both sides of the mantle turned forwards."""
    cloth(
        d,
        "178,262! 150,420 120,600 104,716! 140,706 176,716 214,704 250,714 290,704 328,716 366,706 410,716! 380,560 "
        "352,420 322,262!",
        REDS,
        ("170,440 150,580 138,704", "236,520 240,620 236,704", "262,520 268,620 276,706", "346,440 362,580 376,706"),
        sd=(0, 0),
        hatch=0,
    )
    cloth(
        d,
        "186,252! 156,262 138,300 128,360 118,460 92,590 62,712! 78,730 98,718 116,732 138,718! 144,620 158,500 "
        "172,380 190,290!",
        BLUES,
        (
            ("160,290 144,400 124,540 98,714", 13),
            ("176,300 164,420 146,560 122,722", 11),
            ("136,390 112,540 78,716", 12),
        ),
        lights=("146,330 134,430 112,550",),
    )
    fur(d, [(184, 300), (172, 400), (160, 500), (146, 610), (142, 722)], 12, tails=42, seed=2)
    cloth(
        d,
        "314,252! 346,258 372,290 392,350 410,450 428,580 452,700! 440,724 418,712 400,728 378,714 366,722! 360,620 "
        "348,500 334,380 312,290!",
        BLUES,
        (
            ("340,290 366,400 392,560 410,716", 14),
            ("326,300 346,420 366,560 384,712", 12),
            ("368,320 398,440 422,580 438,710", 14),
        ),
        lights=("352,300 378,390 398,500",),
        sd=(18, 4),
    )
    fur(d, [(316, 300), (332, 400), (346, 500), (358, 610), (364, 718)], 12, tails=42, seed=4)


def _scabbard(d: Drawing) -> None:
    with d.at(306, 436, -24, 1):
        d.obj(
            shape("-9,0! 10,0! 9,180 0,214! -8,180"), REDS[0], REDS[1], REDS[2], w=3.2, sd=(6, 2), hinset=4, hd=(2, 2)
        )
        d.obj(shape("-9,176! 9,176! 9,188 0,216! -8,188"), GOLD, GOLD_SH, None, w=2.8, sd=(5, 2))
        d.obj(shape("-12,0! 13,0! 12,22! -11,22!"), GOLD, GOLD_SH, GOLD_HI, w=2.8, sd=(6, 2), hinset=2)
        d.obj(shape("-10,86! 11,86! 10,100! -10,100!"), GOLD, GOLD_SH, None, w=2.6, sd=(6, 2))


def _belt(d: Drawing) -> None:
    trim(d, "196,424 224,436 252,444 286,444 314,436", REDS[0], REDS[1], 14, beads=(GOLD_HI, 15))
    d.obj(circle(246, 443, 12), GOLD_HI, GOLD, None, w=2.8, sd=(4, 4))
    gems(d, ((246, 443),), (BLUES[0],), 6)


def _hip_arm(d: Drawing) -> None:
    plate(d, tube([(330, 300), (360, 336), (386, 368)], [25, 23, 19], cap=(0, 8)), 3.3, (9, 8), 5, 10)
    plate(d, tube([(388, 368), (356, 396), (328, 416)], [20, 21, 14], cap=(10, 0)), 3.3, (6, 8), 4, 9)
    couter(d, 394, 368, 30)
    plate(d, "334,392! 356,400 348,428! 326,432 318,420!", 3, (5, 6), 3)
    gauntlet_on_hip(d, 310, 424, -8)
    pauldron(d, 325, 284, 1)


def _sword_arm(d: Drawing) -> None:
    plate(d, tube([(170, 300), (140, 344), (120, 378)], [25, 23, 19], cap=(0, 8)), 3.3, (8, 8), 5, 9)
    plate(d, tube([(114, 382), (102, 346), (94, 314)], [20, 21, 14], cap=(10, 0)), 3.3, (8, 3), 4, 9)
    couter(d, 112, 384, 200)
    sword(d, 90, 198, 290, 0, 0.95)
    plate(d, "77,320! 74,302 93,306 112,302! 110,322 94,328", 3, (6, 4), 3)
    gauntlet(d, 89, 294, 0, 1.04)
    pauldron(d, 176, 284, -1)


def _collar(d: Drawing) -> None:
    """The gorget, and the chain that holds the mantle."""
    plate(d, "206,246 214,228 250,222 286,228 294,246 284,266 250,278 216,266", 3.2, (9, 7), 5)
    gilt(d, "210,250 228,264 250,270 272,264 290,250", 9)
    chain = stroke("190,260 216,296 250,308 284,296 310,260")
    d.ink(chain, 8.4, (0, 0), wob=0)
    d.ink(chain, 4.6, (0, 0), color=GOLD, wob=0)
    for x in (188, 312):
        d.obj(circle(x, 260, 14), GOLD_HI, GOLD, None, w=3, sd=(4, 5))
        gems(d, ((x, 260),), (REDS[0],), 6.5)
    rivet(d, (228, 246), (272, 246))


def _head(d: Drawing) -> None:
    with d.at(250, 170, 0, 1.08, sx=-1.08, sy=1.08):
        young_hair(d, DARK_HAIR)
        neck(d, "-20,26! -20,56! 20,56! 17,40!")
    plate(d, "221,238 226,222 250,229 274,222 280,238 268,250 250,254 232,250", 3, (7, 5), 4)
    with d.at(250, 170, 0, 1.08, sx=-1.08, sy=1.08):
        young_face(d)
        young_moustache(d)
        crowned_helmet(d)
