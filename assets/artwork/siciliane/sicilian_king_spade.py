"""The king of spade: old Charlemagne in armour and a blue mantle, both hands on the hilt of his great sword."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import GREY_HAIR
from assets.artwork.parts.drapery import along, fur
from assets.artwork.parts.finery import brocade, lily, trim
from assets.artwork.parts.hands import fist_knuckles
from assets.artwork.parts.hands_royal import cuff
from assets.artwork.parts.limbs import forearm, shoe
from assets.artwork.parts.royal_faces import neck, old_face
from assets.artwork.parts.royal_hair import old_beard, old_hair_back
from assets.artwork.siciliane.cart_paint import LINEN, ORANGE, PEARL, POPPY, SEA, SUN, dress, painted
from assets.artwork.siciliane.sicilian_crowns import closed_paladin_crown
from assets.artwork.siciliane.sicilian_signs import brand, star


def charlemagne(d: Drawing) -> None:
    """The whole figure, looking to the left."""
    with d.at(250, 722, 0, 0.97, line=1), d.at(-250, -722, 0, 1, line=1):
        _figure(d)


def _figure(d: Drawing) -> None:
    _mantle(d)
    shoe(d, (214, 694), PEARL, -1, 1.05)
    shoe(d, (288, 694), PEARL, 1, 1.05)
    _robe(d)
    _breast(d)
    with d.at(254, 168, 0, 1.08, sx=-1.08, sy=1.08):
        old_hair_back(d, GREY_HAIR)
        neck(d)
    with d.at(254, 168, 0, 1.08, sx=-1.08, sy=1.08):
        old_face(d, ("#d9d3c6", "#8a8378"))
        old_beard(d, GREY_HAIR)
        closed_paladin_crown(d)
    brand(d, 250, 568, 330, 180, 0.9)
    _arms(d)


def _mantle(d: Drawing) -> None:
    """A blue mantle sown with suns, furred along its edges."""
    lining = (
        "186,250! 150,420 120,600 96,704! 130,716 170,704 210,714 250,706 290,714 330,704 370,716 404,704! "
        "380,600 350,420 314,250!"
    )
    dress(d, lining, ORANGE, ("150,480 130,700", "350,480 370,700"), sd=(0, 0))
    for m in (1, -1):
        with d.at(250, 0, 0, 1, sx=m, sy=1, line=1), d.at(-250, 0, 0, 1, line=1):
            outer = shape(
                "190,244! 148,262 128,320 112,420 88,560 56,696! 76,712 100,702 126,714 150,704! 160,580 168,460 "
                "176,340 196,280!"
            )
            dress(
                d,
                outer,
                SEA,
                ("160,300 130,480 92,706", "172,330 152,500 124,710"),
                along(("142,330 108,540 84,704", "160,330 142,520 128,706"), 50, lambda s: star(s, 0, 0, 11, SUN[0])),
                sd=(12, 3),
            )
            fur(d, [(186, 286), (174, 400), (166, 500), (160, 600), (152, 706)], 11, tails=40, seed=2)


def _robe(d: Drawing) -> None:
    """A red surcoat to the ankles with lilies, the hem embroidered."""
    p = shape(
        "206,390! 190,480 176,590 168,676! 196,692 224,682 250,692 276,682 304,692 332,676! 324,590 310,480 294,390!"
    )
    dress(
        d,
        p,
        POPPY,
        ("214,410 198,560 192,688", "234,410 228,560 226,684", "270,410 276,560 276,684", "286,410 304,560 308,688"),
        lambda s: brocade(s, p, SUN[0], 46, 12, "fleur"),
        sd=(15, 3),
    )
    trim(d, "169,668 196,684 224,674 250,684 276,674 304,684 331,668", SUN[0], SUN[1], 17, beads=(SEA[0], 19))


def _breast(d: Drawing) -> None:
    """The breastplate with gilt edges, pauldrons on both shoulders."""
    painted(
        d,
        shape("202,244! 188,290 194,350 204,398! 250,414 296,398! 306,350 312,290 298,244! 276,262 250,266 224,262"),
        PEARL,
        3.6,
        (18, 4),
    )
    d.ink(stroke("250,270 252,340 250,408"), 2.6, (0.2, 0.2))
    trim(d, "202,394 226,406 250,410 274,406 298,394", SUN[0], SUN[1], 16, beads=(POPPY[0], 17))


def _arms(d: Drawing) -> None:
    """Both arms bent before him, one hand over the other on the hilt, the point on the ground."""
    for m in (-1, 1):
        with d.at(250, 0, 0, 1, sx=-m, sy=1, line=1), d.at(-250, 0, 0, 1, line=1):
            forearm(d, (140, 396), (206, 432), PEARL, 20, 15, folds=False)
            painted(d, shape("116,392! 112,372 132,358 156,368! 166,392 150,418 128,416!"), SUN, 3.2, (5, 6))
            painted(d, shape("200,254! 168,262 142,310 124,366! 140,392 166,388! 186,350 198,310!"), PEARL, 3.4, (9, 6))
            painted(d, shape("206,238! 170,240 146,266 138,306! 160,326 190,316 206,292! 212,264"), SUN, 3.4, (8, 8))
            for y, w in ((300, 20), (284, 24)):
                d.ink(stroke([(146, y), (146 + w, y + 14), (202, y - 10)]), 2.4, (0.2, 0.3))
            d.obj(circle(172, 272, 11), POPPY[0], POPPY[1], None, w=2.8, sd=(3, 3))
    cuff(d, 212, 436, -62, SUN, 18, 13)
    cuff(d, 288, 452, 62, SUN, 18, 13)
    fist_knuckles(d, 244, 472, 8, 1.0)
    fist_knuckles(d, 256, 440, -8, 1.0, flip=-1)
    lily(d, 250, 372, 0.55, (LINEN[0], LINEN[1], LINEN[2]))
