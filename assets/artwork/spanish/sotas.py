"""The four sotas, tens of the pack: young pages of the siglo de oro, each of another temper."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape
from assets.artwork.palette import AUBURN, BLOND, BROWN_SH, BROWNS, DARK_HAIR
from assets.artwork.parts.finery import trim
from assets.artwork.parts.hands import fist_knuckles, palm_under, resting, thumb_over
from assets.artwork.parts.hats import curls_front, long_hair_back, long_hair_front, pageboy
from assets.artwork.parts.limbs import forearm, lace, sleeve_puff
from assets.artwork.parts.stance import QUARTER, SIDE, TOE, foot, leg
from assets.artwork.parts.youths import face_boy, face_front, face_lady, face_profile
from assets.artwork.spanish.bastos import garrote
from assets.artwork.spanish.copas import goblet
from assets.artwork.spanish.costume import (
    belt,
    breeches,
    collar,
    doublet,
    drape,
    shoe_rose,
    starched_ruff,
    throat,
)
from assets.artwork.spanish.espadas import tizona
from assets.artwork.spanish.headgear import chambergo, earring, gorra, montera, toque
from assets.artwork.spanish.oros import gold_piece
from assets.artwork.spanish.pinta import meadow, paper, pinta
from assets.artwork.spanish.tints import AZURE, DUSK, LEAF_GREEN, LINEN, SCARLET, YELLOW


def sota_oros(d: Drawing) -> None:
    """A proud boy, a fist on his hip, the coin on his open hand."""
    meadow(d, (186, 732, 50), (318, 734, 54))
    drape(
        d,
        "204,236! 160,262 134,330 118,410 96,486! 124,500 150,490 176,504! 206,420 230,320 246,240!",
        AZURE,
        ("180,262 150,350 124,480", "204,270 178,370 152,488", "222,290 204,380 178,470"),
    )
    trim(d, "98,481 124,494 150,484 176,498", YELLOW[0], YELLOW[1], 13, beads=(SCARLET[0], 14))
    leg(d, (224, 450), (204, 566), (180, 684), LINEN, "front", -1, 0.98, garter=SCARLET)
    foot(d, (180, 690), QUARTER, BROWNS, -1, 4, 0.98)
    leg(d, (280, 450), (292, 568), (300, 686), LINEN, "front", 1, 1.0, garter=SCARLET)
    foot(d, (300, 692), QUARTER, BROWNS, 1, -4, 1.0)
    shoe_rose(d, 176, 700, SCARLET)
    shoe_rose(d, 305, 702, SCARLET)
    breeches(d, 252, 366, SCARLET, YELLOW)
    doublet(d, 250, YELLOW, SCARLET, AZURE)
    belt(d, 250, SCARLET)
    throat(d, 248, 208)
    forearm(d, (372, 334), (368, 262), YELLOW, 20, 14)
    sleeve_puff(d, (308, 256), (362, 322), SCARLET, slash=YELLOW, r0=36, r1=28)
    palm_under(d, 368, 236)
    gold_piece(d, 382, 142, 80)
    thumb_over(d, 368, 236)
    lace(d, 368, 268, 180, 42, 17)
    starched_ruff(d, 250, 234)
    forearm(d, (124, 346), (180, 392), YELLOW, 20, 14)
    fist_knuckles(d, 204, 402, 26, 0.96)
    lace(d, 178, 391, -52, 42, 16)
    sleeve_puff(d, (192, 258), (130, 336), SCARLET, slash=YELLOW, r0=36, r1=28)
    with d.at(248, 150, -5, 0.98):
        face_boy(d, BROWN_SH)
        curls_front(d, BLOND)
        toque(d, AZURE, SCARLET, LINEN)


def sota_copas(d: Drawing) -> None:
    """A gentle page who walks up with the cup, a hand on the heart."""
    meadow(d, (172, 732, 56), (346, 726, 44))
    drape(
        d,
        "292,236! 330,256 356,316 376,400 392,470 420,560! 392,574 366,564 336,576! 306,480 276,360 262,246!",
        LEAF_GREEN,
        ("310,262 342,370 388,566", "290,280 318,400 356,566", "330,280 362,380 404,560"),
    )
    trim(d, "419,555 392,568 366,558 336,570", YELLOW[0], YELLOW[1], 13, beads=(SCARLET[0], 14))
    leg(d, (282, 448), (296, 572), (348, 666), YELLOW, "side", -1, 0.96, garter=AZURE)
    foot(d, (350, 671), TOE, BROWNS, -1, -2, 0.94)
    leg(d, (228, 448), (198, 568), (172, 686), YELLOW, "side", -1, 0.98, garter=AZURE)
    foot(d, (170, 690), SIDE, BROWNS, -1, 8, 0.96)
    shoe_rose(d, 158, 696, AZURE)
    breeches(d, 256, 366, AZURE, LINEN)
    doublet(d, 254, SCARLET, None, YELLOW)
    for k, line in enumerate(("206,262 226,300 232,352", "300,262 284,300 280,352")):
        trim(d, line, YELLOW[0], YELLOW[1], 8 - k)
    throat(d, 250, 208)
    with d.at(252, 152, 4, 0.98, sx=-0.98):
        long_hair_back(d, AUBURN)
    _copas_arms(d)
    collar(d, 252, 238)
    with d.at(252, 152, 4, 0.98, sx=-0.98):
        face_lady(d, AUBURN[1])
        long_hair_front(d, AUBURN)
        gorra(d, SCARLET, YELLOW, LINEN)
        earring(d, -30, 22)


def _copas_arms(d: Drawing) -> None:
    forearm(d, (136, 356), (112, 304), AZURE, 20, 14)
    palm_under(d, 110, 276, flip=-1)
    goblet(d, 98, 186, 158)
    thumb_over(d, 110, 276, flip=-1)
    lace(d, 111, 308, 172, 42, 17)
    sleeve_puff(d, (196, 256), (142, 340), AZURE, slash=LINEN, r0=35, r1=27)
    forearm(d, (366, 340), (302, 322), AZURE, 20, 14)
    resting(d, 270, 308, -164, 1.0, flip=1)
    lace(d, 304, 322, 106, 40, 16)
    sleeve_puff(d, (312, 256), (370, 328), AZURE, slash=LINEN, r0=35, r1=27)


def sota_espadas(d: Drawing) -> None:
    """A wary young blade, the sword upright, his cloak over the other arm."""
    meadow(d, (186, 734, 56), (320, 734, 56))
    leg(d, (222, 450), (202, 566), (186, 684), DUSK, "front", -1, 1.0)
    foot(d, (186, 690), QUARTER, BROWNS, -1, 6, 1.0)
    leg(d, (282, 450), (302, 566), (318, 684), DUSK, "front", 1, 1.0)
    foot(d, (318, 690), QUARTER, BROWNS, 1, -6, 1.0)
    for x, m in ((184, 1), (320, -1)):
        shoe_rose(d, x + 4 * m, 700, YELLOW, 11)
    breeches(d, 252, 366, AZURE, SCARLET, DUSK)
    doublet(d, 250, AZURE, None, LINEN)
    belt(d, 250, DUSK)
    _baldric(d)
    throat(d, 250, 206)
    tizona(d, 396, 300, 420, 0.8)
    forearm(d, (372, 346), (364, 428), AZURE, 20, 14)
    sleeve_puff(d, (308, 258), (368, 338), AZURE, slash=SCARLET, r0=36, r1=28)
    fist_knuckles(d, 395, 446, 14, 0.96)
    lace(d, 364, 426, -20, 40, 15)
    starched_ruff(d, 250, 232, 62, 22)
    _cloak_on_arm(d)
    with d.at(250, 152, 0, 0.98):
        _short_back(d)
        face_front(d, DARK_HAIR[0])
        chambergo(d, DUSK, SCARLET, SCARLET)


def _short_back(d: Drawing) -> None:
    """Dark hair to the ears on both sides."""
    for m in (1, -1):
        with d.at(0, 0, 0, 1, sx=m, sy=1):
            d.obj(
                shape("-24,-48! -44,-30 -46,0 -42,22 -34,30! -30,10 -28,-20!"), DARK_HAIR[0], DARK_HAIR[1], None, w=2.8
            )


def _baldric(d: Drawing) -> None:
    """The belt of the sword across the breast, the empty scabbard behind the thigh."""
    trim(d, "304,246 256,300 206,358", YELLOW[0], YELLOW[1], 15)
    for x, y in ((288, 266), (266, 290), (244, 314), (222, 340)):
        d.obj(circle(x, y, 4), SCARLET[0], None, None, w=2)


def _cloak_on_arm(d: Drawing) -> None:
    """The cloak from the shoulder to the elbow, then over the bent arm, from which it hangs in folds."""
    drape(
        d,
        "198,240! 160,250 126,300 102,352 92,396! 120,424 176,426 208,404! 204,340 214,262!",
        SCARLET,
        ("184,262 150,330 118,400", "198,290 176,350 150,410", "160,266 126,330 104,392"),
    )
    fist_knuckles(d, 228, 398, -20, 0.96)
    drape(
        d,
        "90,400! 108,374 140,362 176,364 206,378! 214,396 210,440 204,540 196,636! 174,650 150,636 122,652 86,636! "
        "96,560 98,480!",
        SCARLET,
        (
            "112,376 124,420 116,520 106,640",
            "140,366 152,430 144,540 132,644",
            "168,366 184,430 176,540 160,640",
            "190,372 204,430 198,540 184,640",
            "100,396 110,440 104,540",
        ),
    )
    trim(d, "87,630 122,645 150,630 174,644 196,630", YELLOW[0], YELLOW[1], 12)


def sota_bastos(d: Drawing) -> None:
    """A lad who leans on his club, one leg crossed before the other."""
    meadow(d, (130, 730, 28), (282, 736, 56), (206, 734, 40))
    drape(
        d,
        "300,240! 334,262 352,330 362,410 376,500! 350,510 326,500 304,512! 290,420 276,320 270,246!",
        YELLOW,
        ("312,264 334,370 348,500", "292,290 310,390 326,500"),
    )
    leg(d, (238, 450), (252, 570), (268, 686), AZURE, "front", 1, 1.0)
    foot(d, (268, 692), QUARTER, BROWNS, 1, -4, 1.0, cuff=YELLOW)
    leg(d, (286, 450), (262, 562), (212, 666), AZURE, "side", -1, 1.0)
    foot(d, (210, 670), TOE, BROWNS, -1, 4, 0.96, cuff=YELLOW, lean=22)
    breeches(d, 262, 366, YELLOW, LEAF_GREEN, SCARLET)
    doublet(d, 258, LEAF_GREEN, YELLOW, SCARLET)
    belt(d, 258, BROWNS)
    throat(d, 256, 208)
    garrote(d, 112, 424, 590, 0.84, leafy=(3,))
    forearm(d, (174, 336), (128, 296), LEAF_GREEN, 20, 14)
    sleeve_puff(d, (204, 258), (182, 330), YELLOW, slash=LEAF_GREEN, r0=36, r1=29)
    fist_knuckles(d, 112, 276, -140, 0.98, flip=1)
    lace(d, 132, 298, 130, 42, 16)
    collar(d, 256, 238)
    forearm(d, (384, 342), (322, 388), LEAF_GREEN, 20, 14)
    fist_knuckles(d, 300, 396, 150, 0.96, flip=1)
    lace(d, 324, 387, 52, 42, 16)
    sleeve_puff(d, (312, 258), (378, 334), YELLOW, slash=LEAF_GREEN, r0=36, r1=28)
    with d.at(256, 154, -4, 0.98):
        face_profile(d, BROWN_SH)
        pageboy(d, BROWNS)
        montera(d, SCARLET, AZURE)


def sota(d: Drawing, suit: str) -> None:
    """The page of a suit in his frame."""
    paper(d)
    {"d": sota_oros, "c": sota_copas, "s": sota_espadas, "b": sota_bastos}[suit](d)
    pinta(d, suit)
