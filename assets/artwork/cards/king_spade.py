"""The king of swords: a grim old soldier in a long starred mantle, steel on his breast, the sword upright."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, stroke, tube
from assets.artwork.palette import BLUE, BLUES, BROWNS, GOLD, GOLD_HI, GOLD_SH, GOLDS, REDS
from assets.artwork.parts.armour import breastplate, couter, gilt, plate
from assets.artwork.parts.crowns import gems, lily_crown
from assets.artwork.parts.drapery import along, cloth, fur, hem_band, little_star
from assets.artwork.parts.finery import trim
from assets.artwork.parts.hands import fist_knuckles, resting
from assets.artwork.parts.hands_royal import cuff
from assets.artwork.parts.limbs import shoe
from assets.artwork.parts.royal_faces import neck, stern_face
from assets.artwork.parts.royal_hair import spade_beard, warrior_hair_back
from assets.artwork.parts.signs import sword

HEAD = (256, 178, 0, 1.08)


def king_spade(d: Drawing) -> None:
    """Draw him from the mantle forwards."""
    _mantle_behind(d)
    _robe(d)
    breastplate(d)
    _belt(d)
    _sword_arm(d)
    _mantle(d)
    _collar(d)
    _head(d)


def _mantle_behind(d: Drawing) -> None:
    """The side of the mantle thrown back from the sword arm."""
    p = cloth(
        d,
        "226,256! 190,252 158,268 140,310 134,380 122,490 100,610 62,716! 80,731 100,719 122,732 144,719 166,731 "
        "186,720! 192,600 192,480 188,380 200,300!",
        BLUES,
        (
            ("166,300 152,430 136,560 104,720", 12),
            ("182,320 176,440 166,580 148,722", 10),
        ),
        along(("140,430 124,560 109,640 92,695", "168,440 154,560 132,712"), 62, little_star(GOLD, 12)),
    )
    hem_band(d, p, ("52,704 80,726 100,714 122,727 144,714 166,726 190,712",), GOLDS, 12)
    fur(d, [(190, 400), (186, 500), (184, 610), (180, 726)], 12, tails=42, seed=2)


def _robe(d: Drawing) -> None:
    shoe(d, (188, 706), BROWNS, -1, 0.96)
    outline = "196,396! 184,470 172,580 160,702! 178,716 198,704 218,717 238,705 260,714! 276,600 276,480 270,396!"
    p = cloth(
        d,
        outline,
        REDS,
        (("208,430 196,560 182,706", 13), ("226,430 220,560 216,710", 13), ("246,430 244,560 240,706", 13)),
        hatch=12,
        lights=("214,440 206,560 200,660",),
    )
    hem = "146,678 162,693 179,707 198,695 218,708 238,696 266,708"
    hem_band(d, p, (hem,), GOLDS, 20, beads=(BLUE, 16))


def _belt(d: Drawing) -> None:
    trim(d, "190,402 216,416 246,422 280,416", GOLD, GOLD_SH, 18, beads=(REDS[0], 15))


def _sword_arm(d: Drawing) -> None:
    """A red sleeve to the elbow, a vambrace below it, the bare fist around the hilt."""
    sword(d, 97, 222, 326, 0, 0.92)
    plate(d, tube([(180, 424), (148, 390), (120, 354)], [24, 21, 14], cap=(8, 0)), 3.3, (8, 8), 5, 9)
    gilt(d, "140,400 159,381", 8)
    couter(d, 180, 424, 132)
    fist_knuckles(d, 99, 331, 40, 1.06, flip=-1, bent=True)
    cuff(d, 120, 351, -42, GOLDS, 20, 14)
    cloth(
        d,
        "186,262! 158,272 144,304 138,350 136,392! 154,404 182,410 206,404! 208,350 210,310 206,280!",
        REDS,
        (("172,286 160,340 156,398", 11), ("190,300 184,350 182,404", 11)),
        hatch=12,
        sd=(10, 8),
        lights=("156,296 148,340 147,384",),
    )
    fur(d, [(132, 390), (154, 404), (180, 411), (210, 405)], 10.5, tails=27, seed=4)


def _mantle(d: Drawing) -> None:
    """The other side, drawn over the arm to the hand on the belt, and closed below it."""
    p = cloth(
        d,
        "268,258! 306,250 340,262 364,296 378,350 388,404 397,450 404,536 418,620 446,712! 430,730 406,718 384,732 "
        "360,719 338,732 312,719 290,732 266,720 246,730 226,718! 240,640 252,560 262,490 264,440! "
        "276,400 284,340 280,290!",
        BLUES,
        (
            ("302,284 300,350 282,410", 10),
            ("330,290 338,360 302,432", 11),
            ("356,316 368,380 322,446", 11),
            ("290,470 278,590 262,720", 13),
            ("320,462 316,590 304,722", 14),
            ("352,462 360,590 352,722", 14),
            ("388,452 408,590 418,716", 13),
        ),
        along(
            (
                *("316,270 322,350 298,430", "344,276 356,360 330,420", "370,318 384,400"),
                *("310,490 304,600 290,716", "341,480 345,600 334,716", "372,470 384,600 386,716"),
            ),
            62,
            little_star(GOLD, 12),
        ),
        lights=("294,500 284,590 268,690", "366,480 372,590 366,690", "312,300 312,340 300,390"),
        sd=(16, 5),
    )
    hem = "456,700 430,725 406,713 384,727 360,714 338,727 312,714 290,727 266,715 246,725 220,710"
    hem_band(d, p, (hem,), GOLDS, 12)
    for knots in ("396,440 378,456 344,462 302,452", "384,410 372,432 340,446 300,442"):
        d.ink(stroke(knots), 2.6, (0.3, 0.6))
    fur(d, [(276, 290), (282, 340), (274, 390), (262, 430)], 12, tails=38, seed=6)
    resting(d, 244, 424, 8, 1.16, flip=-1)
    fur(d, [(270, 446), (258, 530), (244, 620), (228, 724)], 13, tails=42, seed=8)
    cuff(d, 274, 428, 92, GOLDS, 17, 13)


def _collar(d: Drawing) -> None:
    """The gorget, and the chain that holds the mantle."""
    with d.at(*HEAD):
        neck(d, "-20,26! -22,56! 24,56! 17,40!")
    plate(d, "212,246 220,230 254,224 290,230 300,246 290,266 254,278 222,266", 3.2, (9, 7), 5)
    gilt(d, "216,250 232,265 256,271 280,265 296,250", 9)
    with d.at(*HEAD):
        warrior_hair_back(d)
    chain = stroke("208,268 226,300 250,312 276,306 290,282")
    d.ink(chain, 8.4, (0, 0), wob=0)
    d.ink(chain, 4.6, (0, 0), color=GOLD, wob=0)
    for x, y in ((206, 268), (292, 280)):
        d.obj(circle(x, y, 14), GOLD_HI, GOLD, None, w=3, sd=(4, 5))
        gems(d, ((x, y),), (REDS[0],), 6.5)


def _head(d: Drawing) -> None:
    with d.at(*HEAD):
        stern_face(d)
        spade_beard(d)
        lily_crown(d)
