"""The reyes of the long suits: espadas and bastos."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke, tube
from assets.artwork.palette import BROWNS, DARK_HAIR
from assets.artwork.parts.crowns import leaf_crown
from assets.artwork.parts.drapery import along, cloth, fur, oak_leaf, pomegranate, quatrefoil
from assets.artwork.parts.finery import orb, trim
from assets.artwork.parts.hands import fist_knuckles, resting
from assets.artwork.parts.hands_royal import cuff, hand_under
from assets.artwork.parts.limbs import forearm, shoe
from assets.artwork.parts.royal_faces import neck, old_face, profile_face, royal_ear
from assets.artwork.parts.royal_hair import (
    SNOW,
    old_beard,
    old_hair_back,
    profile_hair_back,
    profile_temple,
)
from assets.artwork.spanish.bastos import garrote
from assets.artwork.spanish.costume import starched_ruff, wide_sleeve
from assets.artwork.spanish.espadas import tizona
from assets.artwork.spanish.gold_crowns import goatee, pointed_crown
from assets.artwork.spanish.pinta import meadow
from assets.artwork.spanish.tints import AZURE, DUSK, LINEN, SABLE, SCARLET, YELLOW


def rey_espadas(d: Drawing) -> None:
    """A stern king in profile who strides out, sword upright, the globe in the other hand."""
    meadow(d, (240, 734, 140))
    cloth(
        d,
        "240,250! 300,262 340,320 366,430 386,560 412,672! 384,690 356,680 330,700 300,690 276,704! 262,560 240,420 "
        "226,300!",
        YELLOW,
        (
            ("290,290 336,440 370,680", 15),
            ("270,330 304,500 330,690", 14),
            ("316,300 364,460 396,670", 14),
            ("258,380 280,560 296,690", 13),
        ),
        along(("290,300 330,680", "330,330 386,660", "262,360 290,680"), 62, oak_leaf(SCARLET[0], SCARLET[1], 0.8)),
        hatch=15,
        sd=(14, 6),
    )
    for ankle, m in (((176, 700), -1), ((292, 706), -1)):
        d.obj(
            tube([(ankle[0] + 10, 600), (ankle[0] + 4, 650), ankle], [26, 22, 15]),
            SCARLET[0],
            SCARLET[1],
            SCARLET[2],
            w=3.4,
            sd=(8, 2),
        )
        shoe(d, ankle, SCARLET, m, 0.95)
    cloth(
        d,
        "206,256! 176,290 172,350 184,410 166,520 138,628! 168,644 202,632 238,648 276,634 322,644! 318,520 296,410 "
        "304,350 308,290 284,256!",
        AZURE,
        (
            ("206,420 188,530 172,640", 14),
            ("234,430 228,540 220,636", 13),
            ("266,430 278,540 282,636", 13),
            ("284,420 304,530 312,640", 12),
        ),
        along(
            ("190,440 160,610", "220,430 206,620", "250,430 252,620", "280,430 300,620"), 46, quatrefoil(YELLOW[0], 10)
        ),
        hatch=14,
    )
    fur(d, [(140, 632), (170, 644), (204, 634), (238, 647), (276, 636), (320, 644)], 12, LINEN, seed=6, tails=34)
    trim(d, "232,262 226,320 224,410", YELLOW[0], YELLOW[1], 20, beads=(SCARLET[0], 18))
    trim(d, "184,404 214,416 246,418 274,414 298,404", SCARLET[0], SCARLET[1], 17, beads=(YELLOW[2], 15))
    d.obj(circle(206, 413, 12), YELLOW[2], YELLOW[0], None, w=2.8, sd=(4, 4))
    _espadas_arms(d)
    _espadas_head(d)


def _espadas_arms(d: Drawing) -> None:
    orb(d, 366, 372, 34)
    hand_under(d, 366, 406, 8, 1.02)
    forearm(d, (318, 404), (340, 420), AZURE, 20, 15)
    cuff(d, 338, 420, -74, YELLOW, 19, 14)
    wide_sleeve(
        d,
        "270,268! 306,276 334,318 344,372! 342,410 330,434 306,446! 292,410 280,370 266,320!",
        AZURE,
        ("290,290 316,350 322,430", "280,310 296,370 308,436"),
        "343,372 342,410 330,434 306,445",
    )
    tizona(d, 108, 292, 350, 0.9)
    forearm(d, (158, 366), (138, 402), AZURE, 20, 14)
    fist_knuckles(d, 109, 414, -20, 1.0, flip=-1)
    cuff(d, 142, 404, 70, YELLOW, 19, 14)
    wide_sleeve(
        d,
        "226,268! 192,274 168,304 148,350! 150,382 164,410 188,430! 210,400 222,360 232,320!",
        AZURE,
        ("208,290 178,340 166,400", "220,306 204,360 190,420"),
        "149,350 151,382 164,410 188,429",
    )


def _espadas_head(d: Drawing) -> None:
    with d.at(240, 180, 0, 1.06):
        profile_hair_back(d, DARK_HAIR)
        neck(d)
    cloth(
        d,
        "250,252! 296,256 336,292 356,352! 326,334 300,322 276,302 248,284!",
        YELLOW,
        (("276,268 310,296 340,340", 9),),
        hatch=8,
        sd=(7, 8),
    )
    trim(d, "355,351 326,334 300,322 276,302 250,284", SCARLET[0], SCARLET[1], 9)
    starched_ruff(d, 246, 254, 62, 22, rot=-3)
    with d.at(240, 180, 0, 1.06):
        profile_face(d, DARK_HAIR[0])
        royal_ear(d, 8, -4)
        profile_temple(d, DARK_HAIR)
        goatee(d, DARK_HAIR)
        leaf_crown(d)


def rey_bastos(d: Drawing) -> None:
    """A very old king, a little bent, who leans on his club."""
    meadow(d, (240, 734, 140), (372, 730, 28))
    cloth(
        d,
        "210,262! 160,276 120,330 100,420 92,540 66,704! 100,722 140,710 180,724 220,712! 210,560 214,420 236,300!",
        SCARLET,
        (
            ("170,300 136,460 100,714", 15),
            ("196,320 170,480 142,708", 14),
            ("140,320 108,460 82,706", 13),
            ("214,340 200,500 184,716", 13),
        ),
        along(("160,310 104,690", "196,310 162,700", "126,340 82,680"), 66, pomegranate(YELLOW[0], SCARLET[1], 0.95)),
        hatch=15,
    )
    shoe(d, (250, 702), BROWNS, 1, 0.95)
    shoe(d, (316, 700), BROWNS, 1, 0.95)
    cloth(
        d,
        "220,262! 204,340 206,430 206,560 200,696! 226,710 254,698 284,710 314,698 350,706! 350,560 336,430 326,340 "
        "306,266!",
        DUSK,
        (
            ("230,440 224,580 226,702", 13),
            ("262,450 266,590 256,700", 12),
            ("292,440 304,580 314,700", 13),
            ("318,430 334,580 340,700", 12),
        ),
        hatch=14,
    )
    trim(d, "201,686 226,700 254,688 284,700 314,688 349,696", YELLOW[0], YELLOW[1], 16, beads=(SCARLET[0], 16))
    cord = stroke("206,424 240,440 280,440 334,422")
    d.ink(cord, 12, (0, 0), wob=0)
    d.ink(cord, 7, (0, 0), wob=0, color=YELLOW[0])
    d.obj(tube([(262, 440), (258, 500), (262, 552)], [5, 4.5, 5]), YELLOW[0], YELLOW[1], None, w=2.8, sd=(3, 1))
    d.obj(shape("254,548! 270,548! 276,580! 248,580!"), YELLOW[0], YELLOW[1], None, w=2.8, sd=(5, 2))
    fur(d, [(216, 300), (206, 400), (202, 520), (208, 620), (218, 712)], 13, SABLE, seed=3)
    _bastos_arms(d)
    _bastos_head(d)


def _bastos_arms(d: Drawing) -> None:
    garrote(d, 382, 424, 590, 0.76, leafy=(4,))
    forearm(d, (346, 352), (362, 318), DUSK, 20, 15)
    fist_knuckles(d, 382, 300, -34, 1.04)
    cuff(d, 357, 320, 38, YELLOW, 20, 14)
    wide_sleeve(
        d,
        "290,272! 320,282 346,306 362,336! 366,380 352,430 330,466! 312,420 300,370 288,320!",
        SCARLET,
        ("306,296 336,350 344,420", "298,316 316,380 328,440"),
        "361,336 366,380 352,430 330,464",
    )
    forearm(d, (174, 388), (224, 376), DUSK, 20, 15)
    resting(d, 254, 370, -6, 1.04)
    cuff(d, 224, 376, -94, YELLOW, 20, 14)
    wide_sleeve(
        d,
        "214,270! 168,282 136,326 116,388! 124,436 150,484 188,512! 204,484 208,444 200,408! 180,404 170,388 176,362! "
        "192,342 206,312 216,290!",
        SCARLET,
        ("190,294 150,346 138,420", "204,310 168,370 160,470", "166,400 174,440 188,490"),
        "188,511 204,484 208,444 200,408 180,404 170,388 176,363",
    )


def _bastos_head(d: Drawing) -> None:
    head = (262, 186, 6, 1.06)
    with d.at(*head):
        old_hair_back(d)
        neck(d)
    fur(d, [(188, 288), (206, 258), (240, 250), (280, 254), (308, 272), (318, 296)], 17, SABLE, seed=8)
    with d.at(*head):
        old_face(d)
        old_beard(d, SNOW)
        pointed_crown(d)
