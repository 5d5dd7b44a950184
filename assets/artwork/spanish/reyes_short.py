"""The reyes of the short suits: oros and copas."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, tube
from assets.artwork.palette import BROWNS, GREY_HAIR
from assets.artwork.parts.crowns import closed_crown, gems
from assets.artwork.parts.drapery import along, cloth, fur, fur_cape, pomegranate, quatrefoil
from assets.artwork.parts.finery import sceptre, trim
from assets.artwork.parts.hands import fist_knuckles
from assets.artwork.parts.hands_royal import cuff, hand_before_coin, hand_behind_coin, hand_under
from assets.artwork.parts.heads import ear, face
from assets.artwork.parts.limbs import forearm, shoe
from assets.artwork.parts.royal_faces import frontal_face, neck
from assets.artwork.parts.royal_hair import (
    forked_beard,
    waves_back,
)
from assets.artwork.spanish.copas import goblet
from assets.artwork.spanish.costume import wide_sleeve
from assets.artwork.spanish.gold_crowns import TURNED, fleuron_crown, pearls_along, square_beard
from assets.artwork.spanish.headgear import bob
from assets.artwork.spanish.oros import gold_piece
from assets.artwork.spanish.pinta import meadow
from assets.artwork.spanish.tints import AZURE, LEAF_GREEN, LINEN, SABLE, SCARLET, YELLOW


def rey_oros(d: Drawing) -> None:
    """A king in his best years, the coin raised, a sceptre in the other hand."""
    meadow(d, (246, 734, 150))
    cloth(
        d,
        "190,262! 150,280 122,350 106,470 92,600 70,714! 112,728 170,720 250,728 330,722 392,714! 392,600 384,470 "
        "376,350 348,280 310,262!",
        AZURE,
        ("150,330 126,520 92,716", "128,400 110,560 82,712", "350,330 374,520 382,710"),
        sd=(10, 4),
        hatch=12,
    )
    shoe(d, (212, 704), YELLOW, -1, 0.9)
    shoe(d, (290, 704), YELLOW, 1, 0.9)
    cloth(
        d,
        "200,262! 182,330 180,420 160,560 138,696! 170,712 208,700 250,714 292,700 330,712 360,696! 340,560 322,420 "
        "318,330 300,262!",
        SCARLET,
        (
            ("206,440 190,580 172,708", 14),
            ("238,450 232,590 212,702", 13),
            ("276,450 284,590 292,702", 13),
            ("300,440 320,580 334,706", 14),
        ),
        along(
            ("196,330 176,680", "226,300 210,690", "252,280 252,700", "280,300 292,690", "306,330 330,690"),
            58,
            pomegranate(YELLOW[0], SCARLET[1], 0.8),
        ),
        hatch=14,
    )
    trim(d, "140,687 172,702 208,690 250,704 292,690 330,702 359,686", YELLOW[0], YELLOW[1], 18, beads=(AZURE[0], 17))
    trim(d, "190,402 220,414 250,418 280,414 312,402", AZURE[0], AZURE[1], 18, beads=(YELLOW[2], 16))
    d.obj(circle(250, 417, 14), YELLOW[2], YELLOW[0], None, w=3, sd=(4, 4))
    gems(d, ((250, 417),), (SCARLET[0],), 6.5)
    _oros_arms(d)
    _oros_head(d)


def _oros_arms(d: Drawing) -> None:
    for line, seed in (("196,296 170,400 150,540 112,716", 2), ("306,296 332,400 352,540 374,712", 4)):
        fur(d, [tuple(map(float, k.split(","))) for k in line.split()], 13, LINEN, seed=seed, tails=40)
    hand_behind_coin(d, 386, 262, 1.0)
    gold_piece(d, 390, 190, 74)
    forearm(d, (366, 350), (382, 300), YELLOW, 21, 15)
    hand_before_coin(d, 386, 262, 1.0)
    cuff(d, 381, 302, 12, AZURE, 22, 15)
    wide_sleeve(
        d,
        "300,270! 334,280 362,306 388,338! 398,366 392,396 372,416! 344,404 318,380 300,340!",
        SCARLET,
        ("318,290 350,340 376,396", "308,310 330,360 352,398"),
        "389,338 398,366 391,396 371,414",
    )
    sceptre(d, 104, 566, 128, 178)
    forearm(d, (134, 366), (128, 404), YELLOW, 21, 15)
    fist_knuckles(d, 116, 398, -16, 1.0, flip=-1)
    cuff(d, 143, 388, 84, AZURE, 21, 15)
    wide_sleeve(
        d,
        "200,270! 166,282 142,320 132,350! 136,380 146,404 164,420! 186,400 198,370 204,340!",
        SCARLET,
        ("186,290 160,340 148,392", "196,310 180,360 168,404"),
        "133,350 137,380 147,404 165,419",
    )


def _oros_head(d: Drawing) -> None:
    fur_cape(
        d,
        "206,246! 176,258 160,284 162,310! 200,330 250,338 300,330 338,310! 340,284 324,258 294,246! 270,262 230,262",
        ((182, 290, 8), (210, 308, 4), (240, 318, 0), (270, 316, -2), (300, 304, -6), (322, 286, -10)),
        LINEN,
    )
    pearls_along(d, "204,252 228,276 250,282 272,276 296,252", 9)
    with d.at(250, 178, 0, 1.06):
        neck(d)
        ear(d)
        face(d, age="mid", brow=BROWNS[1], look=0.6, mood=1)
        bob(d, BROWNS)
        square_beard(d, BROWNS)
        fleuron_crown(d, SCARLET, TURNED)


def rey_copas(d: Drawing) -> None:
    """A broad, kindly king with a grey beard, the cup before his breast."""
    meadow(d, (246, 734, 150))
    cloth(
        d,
        "196,262! 160,280 134,340 122,440 118,560 100,706! 150,724 200,714 250,726 300,714 350,722 392,706! 380,560 "
        "374,440 362,340 340,280 304,262!",
        LEAF_GREEN,
        (
            ("180,440 168,580 150,716", 14),
            ("224,450 216,590 200,710", 13),
            ("290,450 300,590 302,710", 13),
            ("330,430 346,580 356,716", 14),
        ),
        along(
            ("160,440 134,690", "200,420 180,700", "250,430 250,700", "300,420 318,700", "340,430 368,700"),
            52,
            quatrefoil(YELLOW[0], 12),
        ),
        hatch=14,
    )
    trim(
        d, "102,696 150,714 200,704 250,716 300,704 350,712 390,696", SCARLET[0], SCARLET[1], 18, beads=(YELLOW[2], 18)
    )
    cloth(
        d,
        "306,300! 352,310 378,370 388,470 390,580 396,688! 374,698 352,688 330,702! 318,600 300,540 250,500 190,470 "
        "140,452! 150,420 190,410 250,420 300,420!",
        SCARLET,
        (
            ("330,330 356,480 372,690", 14),
            ("312,360 336,520 346,690", 13),
            ("300,440 240,456 160,440", 11),
            ("310,480 260,480 190,456", 10),
            ("352,330 384,500 394,690", 13),
        ),
        hatch=15,
        sd=(12, 8),
        lights=("344,350 362,450 372,560",),
    )
    fur(d, [(140, 452), (190, 472), (250, 502), (300, 542), (318, 600), (330, 700)], 12, SABLE, seed=5)
    _copas_sleeves(d)
    _copas_head(d)
    _copas_cup(d)


def _copas_sleeves(d: Drawing) -> None:
    """Both arms down to the wrists."""
    d.obj(tube([(352, 388), (310, 396), (256, 394)], [23, 20, 15]), YELLOW[0], YELLOW[1], None, w=3.2, sd=(5, 9))
    wide_sleeve(
        d,
        "300,272! 338,284 370,320 394,366! 398,400 378,424 350,426! 336,400 330,380 318,360 304,320!",
        SCARLET,
        ("320,296 352,350 372,410", "312,320 336,366 352,416"),
        "336,398 349,426 379,423 397,400",
    )
    d.obj(tube([(124, 426), (140, 448), (166, 466)], [24, 20, 15]), YELLOW[0], YELLOW[1], None, w=3.2, sd=(5, 8))
    wide_sleeve(
        d,
        "200,272! 160,286 130,330 112,384! 112,420 128,446 152,450! 172,430 178,400 184,360 200,320!",
        SCARLET,
        ("182,296 150,350 130,430", "192,320 172,370 152,440", "164,300 134,350 118,400"),
        "113,384 112,420 128,446 152,449",
    )


def _copas_cup(d: Drawing) -> None:
    """The cup with one hand under its foot, the other on its knop."""
    goblet(d, 184, 352, 184, 1.02)
    hand_under(d, 190, 448, -4, 1.06)
    cuff(d, 160, 464, -52, AZURE, 19, 13)
    fist_knuckles(d, 208, 394, 2, 1.0, flip=-1)
    cuff(d, 246, 395, 90, AZURE, 18, 13)


def _copas_head(d: Drawing) -> None:
    fur_cape(
        d,
        "208,244! 170,256 148,290 150,320! 180,330 196,312 220,300 250,296 280,300 304,312 322,330 350,318! 350,288 "
        "330,256 292,244! 270,258 230,258",
        ((168, 300, 10), (190, 284, 6), (218, 278, 2), (282, 278, -2), (312, 286, -6), (332, 304, -10)),
        LINEN,
    )
    with d.at(250, 178, 0, 1.08):
        waves_back(d, GREY_HAIR)
        neck(d)
        frontal_face(d, GREY_HAIR[1])
        forked_beard(d, GREY_HAIR)
        closed_crown(d, AZURE)
