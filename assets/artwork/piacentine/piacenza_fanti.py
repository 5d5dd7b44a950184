"""The four Piacentine pages as half figures: a courtier, a cupbearer, a countryman, a swordsman with a buckler."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import (
    AUBURN,
    BLOND,
    BLUE,
    BLUES,
    BROWNS,
    DARK_HAIR,
    GOLD,
    GOLD_SH,
    GOLDS,
    GREENS,
    RED,
    REDS,
    STEELS,
    WHITE,
    WHITE_SH,
    WHITES,
)
from assets.artwork.parts.court_dress import arm, bars, both, buttons, garment, lacing, wristband
from assets.artwork.parts.hands import fist_knuckles, resting
from assets.artwork.parts.hands_royal import hand_before_coin, hand_behind_coin, hand_under
from assets.artwork.parts.hats import curls_front, long_hair_back, long_hair_front, pageboy
from assets.artwork.parts.heads import face, locks
from assets.artwork.parts.limbs import lace, sleeve_puff
from assets.artwork.parts.royal_faces import neck
from assets.artwork.parts.youths import face_boy, face_front, face_profile, ruff
from assets.artwork.piacentine.double_courts import braid, grip_right
from assets.artwork.piacentine.piacenza_hats import leafy_hat, plate_cap, slashed_cap, toque
from assets.artwork.piacentine.piacenza_signs import broadsword, cudgel, goblet, rosette


def fante_denari(d: Drawing) -> None:
    """A curly courtier who shows the coin, the other hand on his hip; drawn to the right and mirrored."""
    with d.at(500, 0, 0, 1, sx=-1, sy=1):
        garment(
            d,
            "210,272! 140,284 92,330 62,400 50,446! 150,446! 170,360 200,310!",
            REDS,
            ("120,330 92,380 78,436", "156,316 130,372 122,436"),
            hatch=12,
        )
        garment(
            d,
            "228,270! 168,280 136,310 128,366 136,446! 372,446! 374,366 362,310 332,280 272,270!",
            GOLDS,
            (),
            None,
            inside=bars(BLUE, (150, 196, 290, 336), 22, 0),
            hatch=10,
        )
        d.obj(both("250,276 266,284! 270,350 268,446! 250,446"), WHITE, WHITE_SH, None, w=3, sd=(8, 0))
        buttons(d, 250, (304, 328, 352, 376), RED, 6)
        hand_behind_coin(d, 402, 232, 1.14)
        rosette(d, 406, 152, 64)
        hand_before_coin(d, 402, 232, 1.14)
        arm(d, (408, 386), (404, 286), BLUES, (29, 18))
        lace(d, 403, 284, 178, 46, 18)
        sleeve_puff(d, (352, 312), (400, 376), GOLDS, REDS, 44, 38)
        arm(d, (96, 386), (170, 428), BLUES, (27, 20))
        sleeve_puff(d, (150, 312), (98, 380), GOLDS, REDS, 46, 40)
        with d.at(250, 194, 0, 1.24):
            locks(
                d,
                "-8,-50 -38,-44 -52,-18 -46,8 -56,28 -50,48 -34,50 -18,58 0,46! -6,6",
                BLOND[0],
                BLOND[1],
                ("-38,-24 -42,10 -46,40", "-28,0 -32,30 -26,50"),
                hi=BLOND[2],
            )
            neck(d, "-20,26! -22,50 -28,66! 28,66! 16,50 16,40!")
        ruff(d, 254, 268, 66, 24, 11)
        with d.at(250, 194, 0, 1.24):
            face_boy(d, "#8a5a1c")
            curls_front(d, BLOND)
            slashed_cap(d, REDS, WHITES, BLUES)


def fante_coppe(d: Drawing) -> None:
    """A long-haired cupbearer with a napkin over his arm."""
    with d.at(226, 196, 0, 1.24):
        long_hair_back(d, AUBURN)
    garment(
        d,
        "216,274! 150,288 112,326 96,386 92,446! 392,446! 386,386 368,326 326,288 260,274!",
        GREENS,
        ("132,336 118,386 114,436", "352,336 364,386 368,436"),
        (GOLD, 40, 7, "dot"),
        hatch=10,
    )
    garment(d, "208,282! 188,350 184,446! 292,446! 288,350 268,282! 238,300", WHITES, (), hatch=0)
    lacing(d, 238, (320, 344, 368), 26, RED)
    braid(d, "206,286 186,350 182,440", GOLDS, RED)
    braid(d, "270,286 290,350 294,440", GOLDS, RED)
    sleeve_puff(d, (138, 316), (98, 392), REDS, GOLDS, 46, 40)
    sleeve_puff(d, (334, 316), (362, 392), REDS, GOLDS, 42, 34)
    goblet(d, 388, 198, 148)
    arm(d, (410, 446), (398, 352), GREENS, (30, 21))
    hand_under(d, 384, 297, 0, 1.2)
    _napkin(d)
    arm(d, (96, 424), (160, 378), GREENS, (28, 19))
    wristband(d, 166, 374, 58, GOLDS, 46)
    resting(d, 200, 356, -28, 1.14)
    with d.at(226, 196, 0, 1.24):
        neck(d, "-20,26! -22,50 -30,68! 30,68! 18,50 16,40!")
    collar = shape(
        "186,268! 158,288 150,318! 190,322 228,346! 266,322 304,314! 294,286 258,268! 244,284 224,290 204,284"
    )
    d.obj(collar, WHITE, WHITE_SH, None, w=3.4, sd=(8, 8))
    for q in ("166,308 192,312 228,332 264,312 290,304",):
        d.ink(stroke(q), 2.6, (0.1, 0.1), color=BLUE, wob=0)
    with d.at(226, 196, 0, 1.24):
        face(d, brow="#6e3318", mood=1.5, female=True)
        long_hair_front(d, AUBURN)
        plate_cap(d, BLUES, WHITES)


def _napkin(d: Drawing) -> None:
    """A white cloth laid over the forearm below the hand."""
    cloth = shape("346,346! 358,331 386,324 414,330 426,344! 442,368 444,420! 336,420! 342,380")
    d.obj(cloth, WHITE, WHITE_SH, None, w=3.6, sd=(10, 6))
    for q in ("362,338 356,364 354,400", "388,334 388,364 384,400", "412,338 420,364 420,400"):
        d.ink(stroke(q), 2.4, (0.2, 0.3))
    for y in (372, 380):
        d.ink(stroke([(340, y), (392, y + 5), (444, y)]), 4, (0, 0), wob=0, color=RED)


def fante_bastoni(d: Drawing) -> None:
    """A countryman with a young moustache, his club on the shoulder, a thumb in his belt."""
    garment(
        d,
        "238,270! 168,282 126,316 108,376 104,446! 414,446! 408,376 390,316 346,282 278,270!",
        REDS,
        ("146,330 132,384 128,436", "372,330 384,384 388,436", "210,330 206,390 208,440", "306,330 310,390 308,440"),
        hatch=14,
    )
    d.obj(both("258,280 286,284! 262,372! 258,380", 258), WHITE, WHITE_SH, None, w=3, sd=(6, 4))
    lacing(d, 258, (302, 324, 346), 16, GREENS[0])
    d.ink(stroke("108,384 258,394 408,384"), 26, (0, 0), wob=0)
    d.ink(stroke("108,384 258,394 408,384"), 19, (0, 0), wob=0, color=BROWNS[0])
    with d.at(118, 206, -13, 1, line=1):
        cudgel(d, 0, 0, 344, 0, 1.24)
    sleeve_puff(d, (162, 318), (108, 398), GOLDS, None, 44, 40)
    arm(d, (112, 430), (132, 366), GOLDS, (28, 20))
    wristband(d, 124, 366, 58, GREENS, 46)
    fist_knuckles(d, 154, 340, -13, 1.2)
    arm(d, (420, 424), (346, 376), GOLDS, (28, 20))
    sleeve_puff(d, (356, 318), (412, 394), GOLDS, None, 44, 40)
    wristband(d, 344, 376, -64, GREENS, 46)
    resting(d, 312, 362, 20, 1.16, flip=-1)
    with d.at(262, 196, 0, 1.24):
        neck(d, "-20,26! -24,48 -32,70! 32,70! 24,48 20,26!")
    garment(d, both("260,272 300,262! 328,280 344,306! 306,318 282,330 260,350", 260), GREENS, sd=(7, 8), hatch=8)
    braid(d, "176,306 214,318 238,330 260,348 282,330 306,318 344,306", GOLDS, None, 7)
    with d.at(262, 196, 0, 1.24):
        for m in (1, -1):
            with d.at(0, 0, 0, 1, sx=m, sy=1):
                locks(
                    d,
                    "24,-40! 44,-22 48,8 54,30 46,46! 34,50 22,44! 26,10",
                    DARK_HAIR[0],
                    DARK_HAIR[1],
                    ("36,-20 40,14 42,40", "30,0 32,26 32,44"),
                    hi=DARK_HAIR[2],
                )
        face_front(d)
        leafy_hat(d, GREENS, GOLDS)


def fante_spade(d: Drawing) -> None:
    """A swordsman in profile, the sword before his face, a buckler on the other arm."""
    garment(
        d,
        "220,272! 150,286 108,322 92,384 88,446! 400,446! 396,384 380,322 334,286 264,272!",
        BLUES,
        (),
        None,
        inside=bars(WHITE, (104, 144, 184, 284, 324, 364), 18, 0),
        hatch=10,
    )
    garment(
        d,
        "204,286! 186,350 186,446! 300,446! 302,350 284,286! 244,300",
        REDS,
        ("222,330 218,390 220,440", "270,330 274,390 272,440"),
    )
    buttons(d, 244, (320, 344, 368), GOLD, 6)
    d.ink(stroke("172,294 252,346 330,420"), 20, (0, 0), wob=0)
    d.ink(stroke("172,294 252,346 330,420"), 14, (0, 0), wob=0, color=GOLD)
    for k in range(5):
        d.obj(circle(190 + 28 * k, 306 + 20 * k, 4), RED, None, None, w=2)
    broadsword(d, 404, 208, 344, 0, 1.12)
    sleeve_puff(d, (346, 318), (396, 396), REDS, WHITES, 44, 38)
    grip_right(d, 403, 336, BLUES, GOLDS)
    sleeve_puff(d, (140, 316), (96, 390), REDS, WHITES, 46, 40)
    _buckler(d, 112, 362, 66)
    with d.at(236, 196, 0, 1.24):
        neck(d, "-24,26! -26,50 -34,70! 28,70! 16,52 14,40!")
    ruff(d, 230, 270, 60, 22, 11)
    with d.at(236, 196, 0, 1.24):
        face_profile(d, "#3a2a20")
        pageboy(d, DARK_HAIR)
        toque(d, REDS, GOLDS, WHITES)


def _buckler(d: Drawing, x: float, y: float, r: float) -> None:
    """A small round shield."""
    d.obj(circle(x, y, r), STEELS[0], STEELS[1], STEELS[2], w=3.8, sd=(9, 10), hinset=5)
    d.obj(circle(x, y, r * 0.74), BLUES[0], BLUES[1], None, w=3.2, sd=(6, 7))
    for k in range(8):
        with d.at(x, y, 45 * k + 22, 1, line=1):
            d.obj(circle(r * 0.87, 0, 4), GOLD, GOLD_SH, None, w=2)
    for k in range(6):
        with d.at(x, y, 60 * k, 1, line=1):
            d.obj(
                shape([(6, -9, 1), (r * 0.4, -8), (r * 0.66, 0, 1), (r * 0.4, 8), (6, 9, 1)]),
                GOLD,
                GOLD_SH,
                None,
                w=2.6,
                sd=(3, 3),
            )
    d.obj(circle(x, y, r * 0.24), RED, None, None, w=3)
    d.fill(circle(x - 4, y - 4, 4), WHITE)


PIACENZA_FANTI = {"d": fante_denari, "c": fante_coppe, "b": fante_bastoni, "s": fante_spade}
