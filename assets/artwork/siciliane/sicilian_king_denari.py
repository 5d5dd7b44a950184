"""The king of denari, the matta: white-bearded, facing you, a turban crowned with gold, coin and sceptre."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.parts.drapery import along, cloth, fur_cape, quatrefoil
from assets.artwork.parts.finery import sceptre, trim
from assets.artwork.parts.hands import fist_knuckles, palm_under, thumb_over
from assets.artwork.parts.hands_royal import cuff
from assets.artwork.parts.limbs import forearm, shoe
from assets.artwork.parts.royal_faces import frontal_face, neck
from assets.artwork.parts.royal_hair import SNOW, forked_beard, waves_back
from assets.artwork.siciliane.cart_paint import LEAF, LINEN, ORANGE, POPPY, SEA, SUN, dress
from assets.artwork.siciliane.sicilian_crowns import turban_crown
from assets.artwork.siciliane.sicilian_signs import denaro


def matta(d: Drawing) -> None:
    """The whole figure."""
    dress(
        d,
        "190,246! 140,292 112,400 96,540 66,708! 96,722 128,710 160,722 200,712 250,718 300,712 340,722 372,710 "
        "404,722 "
        "434,708! 404,540 388,400 360,292 310,246!",
        POPPY,
        ("150,320 120,500 90,716", "132,400 112,560 112,714", "350,320 380,500 410,716", "368,400 388,560 388,714"),
        along(("130,360 100,560 90,712", "370,360 400,560 410,712"), 46, quatrefoil(SUN[0], 11)),
        sd=(15, 3),
    )
    shoe(d, (206, 700), SEA, -1, 0.9)
    shoe(d, (294, 700), SEA, 1, 0.9)
    _robe(d)
    _coin_arm(d)
    _sceptre_arm(d)
    with d.at(250, 168, 0, 1.06):
        waves_back(d, SNOW)
        neck(d, "-20,26! -24,52 -40,80! 40,80! 24,52 20,26!")
    outline = (
        "194,234! 168,252 154,280 148,312! 176,330 210,342 250,346 290,342 324,330 352,312! 346,280 332,252 "
        "306,234! 284,256 250,264 216,256"
    )
    spots = tuple(
        (x, y, (250 - x) * 0.24)
        for x, y in (
            (168, 304),
            (196, 316),
            (222, 328),
            (278, 328),
            (304, 316),
            (332, 304),
            (184, 276),
            (208, 292),
            (292, 292),
            (316, 276),
        )
    )
    fur_cape(d, outline, spots, LINEN)
    d.obj(circle(250, 334, 15), SUN[0], SUN[1], None, w=3, sd=(4, 4))
    d.obj(circle(250, 334, 7), LEAF[0], None, None, w=2.2)
    with d.at(250, 168, 0, 1.06):
        frontal_face(d, "#8a8378")
        forked_beard(d, SNOW)
        with d.at(0, 8, 0, 1, line=1):
            turban_crown(d)


def _robe(d: Drawing) -> None:
    """A golden robe to the feet with a woven panel down the front."""
    rows = ("206,300 190,480 170,700", "294,300 310,480 330,700", "176,420 156,560 148,690", "324,420 344,560 352,690")
    cloth(
        d,
        "200,250! 184,330 174,420 160,540 142,698! 172,712 204,702 250,712 296,702 328,712 358,698! 340,540 "
        "326,420 316,330 300,250!",
        SUN,
        ("196,440 180,580 174,704", "218,440 210,580 206,700", "282,440 290,580 296,700", "304,440 320,580 326,704"),
        along(rows, 58, quatrefoil(ORANGE[1], 13)),
        hatch=0,
        sd=(16, 3),
    )
    panel = shape("230,300! 226,480 220,706! 250,711 280,706! 274,480 270,300!")
    d.obj(panel, SEA[0], SEA[1], None, w=3.2, sd=(9, 2))
    for k in range(7):
        y = 452 + 38 * k
        d.obj(
            shape([(250, y - 15, 1), (264, y, 1), (250, y + 15, 1), (236, y, 1)]),
            SUN[0],
            SUN[1],
            None,
            w=2.6,
            sd=(4, 4),
        )
        d.obj(circle(250, y, 4.6), POPPY[0], None, None, w=1.8)
    trim(d, "143,690 172,704 204,694 250,704 296,694 328,704 357,690", POPPY[0], POPPY[1], 17, beads=(SUN[2], 19))
    trim(d, "176,408 212,424 250,430 288,424 325,408", LEAF[0], LEAF[1], 19, beads=(SUN[2], 18))
    d.obj(circle(250, 429, 15), SUN[0], SUN[1], None, w=3, sd=(4, 4))
    d.ink(stroke("250,444 246,480 252,520"), 8, (0, 0.1), wob=0)
    d.ink(stroke("250,444 246,480 252,516"), 4, (0, 0.1), LEAF[0], wob=0)
    d.obj(shape("243,514! 260,514! 264,540 252,546 240,540!"), SUN[0], SUN[1], None, w=2.6)


def _coin_arm(d: Drawing) -> None:
    """The arm on the left with the coin."""
    forearm(d, (112, 352), (112, 276), LEAF, 20, 14)
    dress(
        d,
        "194,258! 164,268 134,300 98,332! 76,352 80,388 104,404 130,398! 156,380 178,346 196,310!",
        SUN,
        ("178,280 140,326 106,394", "192,300 164,350 134,392"),
        sd=(9, 9),
    )
    trim(d, "84,344 96,334 130,352 144,378", POPPY[0], POPPY[1], 12)
    palm_under(d, 112, 248, 0, 1.0, flip=-1)
    denaro(d, 98, 156, 74)
    thumb_over(d, 112, 248, 0, 1.0, flip=-1)
    cuff(d, 112, 278, 0, SUN, 20, 14)


def _sceptre_arm(d: Drawing) -> None:
    """The arm on the right, bent to the girdle, with the sceptre."""
    sceptre(d, 300, 560, 408, 178, "orb")
    forearm(d, (400, 404), (362, 404), LEAF, 20, 14)
    dress(
        d,
        "306,258! 336,268 366,304 402,352! 424,384 420,424 396,440 376,432! 350,400 326,360 304,314!",
        SUN,
        ("322,280 360,340 402,432", "308,304 336,360 380,424"),
        sd=(9, 9),
    )
    trim(d, "372,372 382,400 376,432", POPPY[0], POPPY[1], 12)
    fist_knuckles(d, 340, 412, 12, 1.05, flip=-1)
    cuff(d, 366, 406, 90, SUN, 20, 14)
