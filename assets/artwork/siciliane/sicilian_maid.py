"""The page of denari: a country girl with a basket of oranges on her hip, who holds the coin up."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import arc, circle, shape, stroke
from assets.artwork.palette import DARK_HAIR, SKIN, SKIN_SH, SKINS
from assets.artwork.parts.finery import trim
from assets.artwork.parts.hands import fist_knuckles, palm_under, thumb_over
from assets.artwork.parts.heads import locks
from assets.artwork.parts.limbs import forearm, lace
from assets.artwork.parts.plants import leaf
from assets.artwork.parts.stance import QUARTER, foot, leg
from assets.artwork.parts.youths import face_lady
from assets.artwork.siciliane.cart_paint import LEAF, LINEN, ORANGE, POPPY, SEA, STONE, SUN, bands, dress, painted
from assets.artwork.siciliane.sicilian_signs import denaro


def maid_of_denari(d: Drawing) -> None:
    """The whole figure."""
    _scarf_back(d)
    leg(d, (276, 480), (288, 586), (296, 678), LINEN, "front", 1, 0.86)
    foot(d, (297, 682), QUARTER, STONE, 1, -3, 0.94)
    leg(d, (228, 480), (222, 590), (214, 684), LINEN, "front", -1, 0.86)
    foot(d, (213, 688), QUARTER, STONE, -1, 2, 0.96)
    _skirt(d)
    _neck(d)
    _bodice(d)
    _coin_arm(d)
    _basket(d)
    _basket_arm(d)
    with d.at(250, 152, 3, 1.0):
        _head(d)


def _skirt(d: Drawing) -> None:
    """A wide red skirt with woven bands, a white apron over it."""
    hem = "142,616 176,632 210,624 250,636 290,624 326,632 362,612"
    rows = (
        ("150,566 182,584 214,574 250,586 288,574 324,584 356,562", SUN[0], 15),
        ("146,590 180,606 212,598 250,610 290,598 326,606 360,584", LEAF[0], 13),
    )
    dress(
        d,
        "206,366! 184,440 160,530 142,616! 176,632 210,624 250,636 290,624 326,632 362,612! 344,530 320,440 298,366!",
        POPPY,
        ("214,400 190,500 176,628", "300,400 326,500 330,628", "292,420 304,520 296,620", "206,430 174,520 152,612"),
        bands(*rows),
        (18, 4),
    )
    trim(d, hem, SEA[0], SEA[1], 12)
    dress(
        d,
        "222,372! 204,450 192,530 190,590! 220,602 250,596 282,602 306,590! 302,520 292,440 284,372!",
        LINEN,
        ("234,392 222,480 218,596", "254,392 254,480 250,594", "272,392 286,480 284,598"),
        bands(
            ("192,560 222,572 252,566 284,572 306,560", SEA[0], 7),
            ("193,546 222,558 252,552 284,558 306,546", POPPY[0], 4),
        ),
        (12, 3),
        3.2,
    )
    for k in range(9):
        x = 197 + k * 13
        d.obj(circle(x, 600 - 3.0 * ((k % 4) - 1.5) ** 2 / 2.25, 7), LINEN[0], None, None, w=2.2)


def _neck(d: Drawing) -> None:
    """Neck and bosom, coral beads."""
    d.obj(shape("232,190! 234,216 206,236! 218,268 250,288 284,266 298,236! 276,214 270,188!"), SKIN, None, None, w=3)
    d.fill(shape("235,200! 274,208! 276,226 256,230 238,214!"), SKIN_SH)
    for k in range(9):
        u = -1 + k / 4
        d.obj(circle(252 + 30 * u, 246 - 13 * u * u, 5), POPPY[0], POPPY[1], None, w=2, sd=(2, 2))


def _bodice(d: Drawing) -> None:
    """A green laced bodice over a white chemise, a yellow kerchief crossed on the breast."""
    dress(
        d, "206,236! 192,256 190,292! 220,306 250,312 284,304 310,290! 308,254 296,236! 284,264 250,282 220,264!", LINEN
    )
    dress(
        d,
        "194,270! 190,300 200,336 206,372! 250,384 298,370! 302,336 310,298 306,268! 282,296 250,318 220,296!",
        LEAF,
        ("206,310 216,340 218,372", "296,310 288,340 286,368"),
    )
    panel = shape("238,312! 242,376! 262,376! 264,312!")
    d.obj(panel, SUN[0], SUN[1], None, w=2.8, sd=(6, 1))
    for y in (322, 338, 354):
        d.ink(stroke([(238, y), (264, y + 12)]), 3.2, (0, 0), POPPY[0], wob=0)
        d.ink(stroke([(264, y), (239, y + 12)]), 3.2, (0, 0), POPPY[0], wob=0)
    trim(d, "205,370 228,379 252,383 276,379 299,369", POPPY[0], POPPY[1], 14)
    dress(
        d,
        "204,234! 186,256 190,276! 220,290 244,316! 256,306 246,286 224,264 210,244!",
        SUN,
        ("200,262 222,274 242,296",),
    )
    dress(
        d,
        "298,234! 314,256 312,276! 284,290 258,318! 246,306 256,288 278,264 290,244!",
        SUN,
        ("304,262 280,276 258,298",),
    )


def _coin_arm(d: Drawing) -> None:
    """The arm that lifts the coin, its sleeve rolled up over the elbow."""
    forearm(d, (374, 330), (374, 258), SKINS["fair"], 17, 12, folds=False)
    dress(
        d,
        "298,240! 322,246 350,278 386,312! 396,336 386,356 362,356! 340,346 316,322 298,296!",
        LINEN,
        ("310,256 336,300 372,350", "304,276 326,316 356,348"),
        sd=(8, 9),
    )
    palm_under(d, 374, 232)
    denaro(d, 392, 140, 78)
    thumb_over(d, 374, 232)
    trim(d, "359,264 374,269 389,264", SUN[0], SUN[1], 9)


def _basket(d: Drawing) -> None:
    """A basket heaped with oranges."""
    handle(d, "78,462 92,392 128,352 152,346")
    for x, y in ((96, 452), (176, 452), (124, 440), (152, 440), (110, 462), (140, 462), (168, 464)):
        d.obj(circle(x, y, 19), ORANGE[0], ORANGE[1], ORANGE[2], w=3, sd=(6, 7), hinset=4, hd=(3, 4))
    for x, y, a in ((112, 430, -130), (142, 426, -60), (88, 440, 190), (182, 440, -30)):
        leaf(d, x, y, a, 32, 11, LEAF)
    body = shape("76,470! 84,508 100,534 138,540 176,534 192,508 200,470! 160,482 116,482")
    painted(d, body, STONE, 3.4)
    with d.clip(body):
        for k in range(5):
            for j in range(9):
                x, y = 74 + j * 16 + (8 if k % 2 else 0), 484 + k * 13
                d.ink(stroke([(x, y + 4), (x + 7, y - 2), (x + 14, y + 4)]), 2.2, (0.2, 0.2))
    trim(d, "72,468 114,480 162,480 204,468", STONE[2], STONE[0], 15)


def handle(d: Drawing, line: str) -> None:
    """One side of the twisted handle."""
    d.ink(stroke(line), 14, (0, 0), wob=0)
    d.ink(stroke(line), 8, (0, 0), STONE[0], wob=0)
    p = stroke(line)
    for k in range(9):
        q, t = p.at((k + 0.5) / 9)
        d.ink(
            [
                (q[0] - 3 * t[1] - 2 * t[0], q[1] + 3 * t[0] - 2 * t[1]),
                (q[0] + 3 * t[1] + 2 * t[0], q[1] - 3 * t[0] + 2 * t[1]),
            ],
            2,
            (0, 0),
            STONE[1],
            wob=0,
        )


def _basket_arm(d: Drawing) -> None:
    """The arm that carries the basket, the hand at the girdle."""
    forearm(d, (146, 366), (204, 398), SKINS["fair"], 17, 12, folds=False)
    fist_knuckles(d, 228, 404, 16, 0.92)
    dress(
        d,
        "204,240! 180,248 156,282 130,326! 116,350 122,376 146,388 166,378! 180,352 196,316 204,286!",
        LINEN,
        ("190,258 160,304 138,372", "198,280 178,326 156,376"),
        sd=(8, 8),
    )
    lace(d, 160, 372, -62, 40, 14)
    handle(d, "200,462 188,400 170,360 148,346")


def _scarf_back(d: Drawing) -> None:
    """The end of the headscarf on her back."""
    dress(d, "214,120! 196,160 190,210 174,262! 204,282 226,266 250,270! 250,180!", POPPY, ("214,150 206,210 196,268",))


def _head(d: Drawing) -> None:
    """A young face, dark hair parted in the middle, a red headscarf with flowers, a ring in the ear."""
    face_lady(d, DARK_HAIR[0])
    locks(
        d,
        "34,-38! 24,-34 10,-38! -2,-28 -18,-14 -24,6! -26,18 -34,16! -42,-6 -38,-40 -8,-58 20,-52",
        DARK_HAIR[0],
        DARK_HAIR[1],
        ["8,-46 -12,-30 -24,-4", "-4,-52 -26,-34 -32,0"],
        w=2.6,
        hi=DARK_HAIR[2],
    )
    d.ink(arc(-30, 26, 7, 0, 360), 4.4, taper=(0, 0), wob=0)
    d.ink(arc(-30, 26, 7, 0, 360), 2.2, taper=(0, 0), wob=0, color=SUN[0])
    cloth = shape(
        "38,-36! 24,-48 4,-44 -16,-32 -30,-12 -36,14 -34,40! -46,60 -58,70! -62,40 -56,0 -54,-36 -34,-64 2,-72 30,-62"
    )
    dress(d, cloth, POPPY, ("20,-60 -16,-48 -40,-16 -46,40", "-10,-66 -40,-44 -50,0"), sd=(7, 8))
    for x, y in ((14, -58), (-12, -52), (-34, -38), (-46, -12), (-47, 18)):
        for k in range(5):
            with d.at(x, y, 72 * k, 1, line=1):
                d.fill(circle(0, -4.4, 3), SUN[2])
        d.fill(circle(x, y, 2.4), SEA[0])
