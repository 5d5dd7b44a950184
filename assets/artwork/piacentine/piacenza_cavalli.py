"""The four Piacentine riders as half figures, each with neck and head of his horse."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import (
    BLACK_HORSE,
    BLOND,
    BLUES,
    BROWN,
    BROWNS,
    CHESTNUT,
    DARK_HAIR,
    FLAX,
    GOLD,
    GOLD_SH,
    GOLDS,
    GREENS,
    GREY_HAIR,
    JET,
    RED,
    RED_SH,
    REDS,
    STEEL,
    STEEL_HI,
    STEEL_SH,
    STEELS,
    WHITE,
    WHITE_HORSE,
    WHITES,
)
from assets.artwork.parts.court_dress import arm, buttons, garment, wristband
from assets.artwork.parts.hands import fist_knuckles
from assets.artwork.parts.hands_royal import gauntlet, hand_before_coin, hand_behind_coin, hand_under
from assets.artwork.parts.heads import ear, face, locks
from assets.artwork.parts.limbs import lace, sleeve_puff
from assets.artwork.parts.manes import forelock, mane_cropped, mane_locks, mane_plaited
from assets.artwork.parts.rider_heads import face_side
from assets.artwork.parts.royal_faces import neck, profile_face, young_face
from assets.artwork.parts.royal_hair import profile_beard, tresses, young_moustache
from assets.artwork.parts.youths import ruff
from assets.artwork.piacentine.double_courts import braid, grip_left
from assets.artwork.piacentine.half_horse import CREST, HALF, held_rein, horse_front, horse_neck
from assets.artwork.piacentine.piacenza_hats import broad_hat, burgonet, headscarf, kolpak
from assets.artwork.piacentine.piacenza_signs import broadsword, cudgel, goblet, rosette

GREY = ("#c9ced6", "#8f97a6", "#eef1f5", "#a9afba", "#7c8392")
COAT = "140,262! 92,272 58,310 44,370 38,446! 270,446! 268,380 254,322 230,286 184,262!"


def cavallo_denari(d: Drawing) -> None:
    """A youth who turns his back on you, the coin on his raised hand; a white horse."""
    hand_behind_coin(d, 318, 178, 1.0)
    rosette(d, 322, 96, 62)
    hand_before_coin(d, 318, 178, 1.0)
    arm(d, (268, 296), (314, 222), BLUES, (28, 17))
    lace(d, 316, 220, 200, 42, 16)
    sleeve_puff(d, (216, 308), (268, 290), REDS, GOLDS, 40, 32)
    garment(
        d,
        COAT,
        REDS,
        ("90,330 74,380 68,436", "210,330 222,380 226,436", "120,340 112,390 112,440", "180,340 186,390 188,440"),
        hatch=12,
    )
    braid(d, "152,300 150,350 150,440", GOLDS, BLUES[0], 12)
    d.obj(
        shape("96,276! 120,330 152,346 186,330 214,280! 196,268 150,262 116,266"),
        BLUES[0],
        BLUES[1],
        BLUES[2],
        w=3.4,
        sd=(8, 8),
        hinset=5,
    )
    braid(d, "96,278 118,330 152,346 188,330 214,282", GOLDS, None, 7)
    horse_neck(d, WHITE_HORSE, BLUES)
    mane_plaited(d, CREST, FLAX, REDS, 8)
    horse_front(d, WHITE_HORSE, REDS, ("", "#e3b9a6"), BLUES)
    forelock(d, HALF.poll, HALF.nod, HALF.head, FLAX)
    held_rein(d, 236, 366, REDS)
    arm(d, (120, 420), (206, 376), BLUES, (27, 18))
    sleeve_puff(d, (86, 314), (66, 394), REDS, GOLDS, 42, 36)
    wristband(d, 204, 376, 66, WHITES, 42)
    fist_knuckles(d, 238, 366, 74, 1.02)
    ruff(d, 156, 264, 56, 20, 11)
    with d.at(160, 186, 0, 1.14):
        face_side(d)
        locks(
            d,
            "24,-46! 18,-30 8,-18 6,0 8,20 0,36 -6,50! -24,62 -46,60 -58,44! -60,16 -52,-22 -36,-48 0,-58",
            BLOND[0],
            BLOND[1],
            (
                "12,-44 -6,-22 -8,10 -14,50",
                "0,-50 -22,-24 -24,14 -28,56",
                "-16,-50 -38,-20 -40,16 -42,54",
                "4,-30 0,0 -2,40",
            ),
            w=2.8,
            hi=BLOND[2],
        )
        broad_hat(d, BLUES, REDS, WHITES)


def cavallo_coppe(d: Drawing) -> None:
    """A grey-moustached lord in a fur cap, the cup on his hand; a chestnut horse, facing left."""
    with d.at(500, 0, 0, 1, sx=-1, sy=1):
        arm(d, (272, 300), (316, 216), GREENS, (29, 18))
        wristband(d, 318, 210, 20, GOLDS, 46)
        sleeve_puff(d, (216, 312), (268, 296), BLUES, None, 40, 34)
        goblet(d, 330, 96, 122)
        hand_under(d, 326, 176, 10, 1.06)
        garment(
            d,
            COAT,
            BLUES,
            ("86,330 72,380 66,436", "112,350 104,396 104,440"),
            (GOLD, 42, 9, "fleur"),
            hatch=10,
        )
        d.obj(
            shape("166,268! 150,330 152,446! 196,446! 206,340 192,270!"), GREENS[0], GREENS[1], None, w=3.2, sd=(8, 2)
        )
        for y in (302, 328, 354, 380):
            d.ink(stroke([(140, y), (172, y + 5), (204, y - 2)]), 8.5, (0.05, 0.05), wob=0)
            d.ink(stroke([(140, y), (172, y + 5), (204, y - 2)]), 4.6, (0.05, 0.05), wob=0, color=GOLD)
            d.obj(circle(172, y + 5, 6), GOLD, GOLD_SH, None, w=2.4)
        horse_neck(d, CHESTNUT, GREENS)
        mane_locks(d, CREST, FLAX, [(38, 58), (42, 60), (44, 60), (46, 56), (46, 50), (42, 42)], 16, 8)
        horse_front(d, CHESTNUT, BLUES, (WHITE, ""), REDS)
        forelock(d, HALF.poll, HALF.nod, HALF.head, FLAX)
        held_rein(d, 240, 372, BLUES)
        arm(d, (112, 426), (206, 384), GREENS, (28, 19))
        sleeve_puff(d, (84, 316), (64, 396), BLUES, None, 42, 36)
        wristband(d, 206, 384, 68, GOLDS, 44)
        fist_knuckles(d, 240, 372, 74, 1.04)
        with d.at(164, 188, 0, 1.14):
            neck(d)
        _fur_collar(d)
        with d.at(164, 188, 0, 1.14):
            ear(d)
            face(d, age="old", brow="#7c766c", stern=0.5)
            tresses(
                d, "-20,-40! -24,-14 -27,8 -34,18! -42,4 -42,-20 -34,-40", GREY_HAIR, ("-28,-30 -34,-6 -35,12",), 2.6, 4
            )
            _drooping_moustache(d)
            kolpak(d, REDS, BROWNS, WHITES)


def _fur_collar(d: Drawing) -> None:
    """A collar of brown fur, the neck in it."""
    p = shape("120,256! 96,276 92,300! 128,310 168,322! 200,312 232,302! 226,276 204,256! 170,270")
    d.obj(p, BROWNS[0], BROWNS[1], None, w=3.4, sd=(7, 8))
    with d.clip(p):
        for j in range(5):
            for i in range(11):
                x, y = 96 + 13 * i + 6 * (j % 2), 262 + 12 * j
                d.ink(stroke([(x, y), (x + 3, y + 6), (x + 1, y + 10)]), 2.6, (0.2, 0.6), color=BROWNS[2], wob=0)
    d.contour(p, 3.4)


def _drooping_moustache(d: Drawing) -> None:
    """A long moustache that hangs down on both sides of a shaven chin."""
    mass = (
        "17,20! 7,18 -4,23 -12,34 -14,50 -18,62! -8,56 -2,42 6,32 16.5,27! 22,30 28,42 34,58! 39,46 36,32 31,23 24,19"
    )
    locks(
        d,
        mass,
        GREY_HAIR[0],
        GREY_HAIR[1],
        ("13,23 2,29 -8,46", "20,22 28,30 34,48", "8,22 -2,32 -12,50"),
        w=2.5,
        hi=GREY_HAIR[2],
    )


def cavallo_bastoni(d: Drawing) -> None:
    """A dark man in a headscarf looking back over his club; a black horse with a long mane."""
    garment(
        d,
        COAT,
        GOLDS,
        ("92,330 76,380 70,436", "216,330 226,380 230,436"),
        (RED, 36, 6, "dot"),
        hatch=12,
    )
    d.obj(
        shape("132,266! 150,330 158,446! 196,446! 192,330 196,268! 164,284"), WHITE, WHITES[1], None, w=3.2, sd=(8, 2)
    )
    d.obj(
        shape("118,264! 106,300 116,360 112,446! 152,446! 152,350 142,290 140,262!"),
        GREENS[0],
        GREENS[1],
        None,
        w=3.3,
        sd=(8, 3),
    )
    d.obj(
        shape("192,262! 200,300 196,360 198,446! 236,446! 232,350 226,290 212,264!"),
        GREENS[0],
        GREENS[1],
        None,
        w=3.3,
        sd=(8, 3),
    )
    braid(d, "140,266 144,300 154,360 154,440", GOLDS, RED, 8)
    braid(d, "194,266 200,300 194,360 196,440", GOLDS, RED, 8)
    buttons(d, 174, (312, 338, 364), RED, 5.5)
    horse_neck(d, BLACK_HORSE, REDS)
    mane_locks(d, CREST, JET, [(44, 70), (50, 76), (54, 78), (54, 74), (54, 66), (50, 58), (44, 48)], 17, 10)
    horse_front(d, BLACK_HORSE, GOLDS, ("", ""), REDS)
    forelock(d, HALF.poll, HALF.nod, HALF.head, JET)
    held_rein(d, 252, 380, GOLDS)
    arm(d, (196, 436), (222, 396), REDS, (26, 19))
    fist_knuckles(d, 252, 380, 70, 1.04)
    cudgel(d, 86, 200, 320, -3, 0.98)
    sleeve_puff(d, (108, 316), (78, 404), GOLDS, REDS, 42, 36)
    grip_left(d, 93, 328, REDS, GREENS, 1.08)
    with d.at(172, 186, 0, 1.14, sx=-1.14, sy=1.14):
        tresses(
            d,
            "-16,-30! -38,-26 -44,0 -50,16 -46,28 -52,40 -48,52 -34,54 -26,46 -16,50! -12,20",
            DARK_HAIR,
            ("-34,-10 -40,14 -36,30 -44,44", "-28,4 -31,24 -28,40 -36,50"),
        )
        neck(d)
        young_face(d)
        _goatee(d)
        young_moustache(d, DARK_HAIR)
        headscarf(d, REDS, WHITES)
        d.obj(circle(-38, 20, 6), GOLD, GOLD_SH, None, w=2.4)


def _goatee(d: Drawing) -> None:
    """A short pointed beard along the jaw."""
    locks(
        d,
        "-30,6! -26,24 -12,36 2,42 8,37 16,39 22,36 27,30 33,18! 33,34 27,48 18,66! 8,60 -8,54 -24,40 -32,22",
        DARK_HAIR[0],
        DARK_HAIR[1],
        ("-24,24 -8,42 10,58", "6,42 12,50 17,62", "28,34 24,46 19,60"),
        w=2.6,
        hi=DARK_HAIR[2],
    )


def cavallo_spade(d: Drawing) -> None:
    """A man-at-arms in profile, his sword lifted over the head of a grey horse; facing left."""
    with d.at(500, 0, 0, 1, sx=-1, sy=1):
        broadsword(d, 318, 134, 202, 8, 1.4)
        arm(d, (270, 300), (302, 232), STEELS, (29, 19))
        wristband(d, 304, 228, 24, GOLDS, 46)
        sleeve_puff(d, (216, 312), (266, 298), BLUES, WHITES, 40, 34)
        gauntlet(d, 310, 198, 8, 1.12)
        garment(d, COAT, BLUES, ("90,330 76,380 70,436", "206,330 218,380 222,436"), (WHITE, 40, 9, "cross"), hatch=12)
        plate = shape("138,268! 112,310 112,370 118,446! 232,446! 236,370 226,310 198,268! 168,280")
        d.obj(plate, STEEL, STEEL_SH, STEEL_HI, w=3.6, sd=(16, 3), hinset=6, hd=(5, 3))
        d.ink(stroke("170,290 184,340 180,440"), 3, (0.1, 0.1))
        for y in (352, 376):
            d.ink(stroke([(116, y - 8), (174, y + 8), (232, y - 10)]), 2.6, (0.2, 0.2), wob=0)
        d.ink(stroke("124,284 176,330 240,400"), 22, (0, 0), wob=0)
        d.ink(stroke("124,284 176,330 240,400"), 15, (0, 0), wob=0, color=RED)
        d.ink(stroke("124,284 176,330 240,400"), 4, (0, 0), wob=0, color=GOLD)
        horse_neck(d, GREY, REDS)
        mane_cropped(d, CREST, WHITE_MANE, 20)
        horse_front(d, GREY, BLUES, ("", "#9aa2ae"), GOLDS)
        forelock(d, HALF.poll, HALF.nod, HALF.head, WHITE_MANE)
        held_rein(d, 244, 374, BLUES)
        arm(d, (116, 424), (204, 386), STEELS, (28, 19))
        _pauldron(d)
        gauntlet(d, 240, 376, 66, 1.08)
        with d.at(162, 190, 0, 1.14, sx=-1.14, sy=1.14):
            neck(d)
        d.obj(
            shape("132,256! 116,276 118,292! 164,304 214,290! 214,272 200,254! 166,266"),
            STEEL,
            STEEL_SH,
            STEEL_HI,
            w=3.4,
            sd=(8, 6),
            hinset=4,
        )
        with d.at(162, 190, 0, 1.14, sx=-1.14, sy=1.14):
            profile_face(d, BROWN)
            profile_beard(d, BROWNS)
            burgonet(d, REDS)


WHITE_MANE = ("#f4f1ea", "#c8c3b8", "#ffffff")


def _pauldron(d: Drawing) -> None:
    """Two plates over the near shoulder, gilt at the edge."""
    for k, (x, y, r) in enumerate(((86, 320, 46), (78, 348, 42), (70, 374, 38))):
        lame = shape(
            [
                (x - r, y + 22, 1),
                (x - r * 0.9, y - 10),
                (x, y - r * 0.8),
                (x + r * 0.9, y - 12),
                (x + r, y + 18, 1),
                (x, y + 9),
            ]
        )
        d.obj(lame, STEEL, STEEL_SH, STEEL_HI if k == 0 else None, w=3.4, sd=(7, 6), hinset=5, hd=(3, 3))
        edge = [(x - r, y + 22), (x, y + 9), (x + r, y + 18)]
        d.ink(stroke(edge), 7, (0.1, 0.1), wob=0)
        d.ink(stroke(edge), 3.6, (0.1, 0.1), wob=0, color=GOLD)
    d.obj(circle(86, 306, 6), RED, RED_SH, None, w=2.4)


PIACENZA_CAVALLI = {"d": cavallo_denari, "c": cavallo_coppe, "b": cavallo_bastoni, "s": cavallo_spade}
