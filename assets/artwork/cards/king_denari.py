"""The king of coins: enthroned, facing you, the coin raised and the globe on his knee."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke, tube
from assets.artwork.palette import (
    BLUE,
    BLUES,
    BROWNS,
    GOLD,
    GOLD_HI,
    GOLD_SH,
    GOLDS,
    RED,
    REDS,
    WHITE,
)
from assets.artwork.parts.crowns import closed_crown, gems
from assets.artwork.parts.drapery import along, cloth, fur, fur_cape, pomegranate, quatrefoil
from assets.artwork.parts.finery import orb, trim
from assets.artwork.parts.hands_royal import cuff, hand_before_coin, hand_behind_coin, hand_under
from assets.artwork.parts.royal_faces import frontal_face, neck
from assets.artwork.parts.royal_hair import forked_beard, waves_back
from assets.artwork.parts.signs import coin
from assets.artwork.parts.throne import footstool, throne


def king_denari(d: Drawing) -> None:
    """Draw him from the throne forwards."""
    throne(d)
    _mantle(d)
    footstool(d)
    _shoes(d)
    _robe(d)
    _girdle(d)
    _orb_arm(d)
    _coin_arm(d)
    _head(d)


def _mantle(d: Drawing) -> None:
    rows = ("150,330 136,440 126,560 110,712", "178,330 164,440 156,560 150,712", "120,420 104,560 84,712")
    cloth(
        d,
        "190,250! 150,300 126,380 112,480 100,590 66,716! 84,732 104,722 126,734 150,724 172,734 196,722! 200,560 "
        "204,420 210,300!",
        BLUES,
        ("152,330 130,470 112,600 92,716", "176,340 158,500 146,620 134,724", "132,390 108,540 84,712"),
        along(rows, 46, quatrefoil(GOLD, 11)),
        lights=("146,350 124,470 108,590",),
    )
    cloth(
        d,
        "310,250! 350,300 368,372 378,440! 372,520 364,600 372,700! 352,716 332,706 310,714! 300,560 296,420 290,300!",
        BLUES,
        ("348,330 360,440 352,560 356,690", "330,340 340,500 332,620 334,700"),
        along(("324,340 334,470 326,590 330,710", "350,330 362,450 354,570 360,700"), 46, quatrefoil(GOLD, 11)),
    )
    fur(d, [(160, 430), (150, 520), (138, 620), (128, 728)], 13, tails=40, seed=2)


def _shoes(d: Drawing) -> None:
    for m in (-1, 1):
        with d.at(250 + m * 52, 700, m * -4, 1, sx=1.1 * m, sy=1.08):
            d.obj(
                shape("-24,-12! -24,10 -16,20 4,22 26,20 40,14 44,6! 34,-2 22,-8 12,-18!"),
                BLUES[0],
                BLUES[1],
                BLUES[2],
                w=3.2,
                sd=(4, 7),
                hinset=4,
                hd=(2, 3),
            )
            d.ink(stroke("-20,13 6,16 40,9"), 2.2, (0.2, 0.4))
            d.obj(circle(12, 0, 5), GOLD, GOLD_SH, None, w=2.2, sd=(2, 2))


def _robe(d: Drawing) -> None:
    skirt = shape(
        "198,398! 178,416 150,444 133,478 134,516! 156,556 162,630 154,684! 168,696 186,685 206,698 228,687 252,698 "
        "276,687 "
        "298,698 318,685 336,696 348,684! 340,630 344,556 366,516! 367,478 350,444 322,416 302,398!"
    )
    rows = (
        "182,552 178,700",
        "322,552 326,700",
        "162,424 154,520",
        "206,398 200,514",
        "304,398 314,514",
        "344,416 350,520",
    )
    cloth(
        d,
        skirt,
        GOLDS,
        (
            ("164,548 170,610 166,690", 11),
            ("200,540 202,610 196,688", 12),
            ("292,536 300,610 296,690", 12),
            ("324,548 330,610 330,690", 11),
        ),
        along(rows, 58, pomegranate(RED, GOLD_HI, 0.82)),
        hatch=14,
        sd=(16, 6),
    )
    with d.clip(skirt):
        _lap(d)
    trim(
        d,
        "155,674 168,685 186,675 206,687 228,677 252,687 276,677 298,687 318,675 336,685 347,674",
        REDS[0],
        REDS[1],
        17,
        beads=(GOLD_HI, 20),
    )


def _lap(d: Drawing) -> None:
    """Knees apart: the cloth sags between them and hangs from them in shadow."""
    d.fill(
        shape(
            "222,440! 218,500 222,560 214,640 218,710! 290,710! 286,640 278,560 282,500 278,440! 270,480 250,500 "
            "230,480"
        ),
        GOLD_SH,
    )
    for knots in (
        "214,432 226,474 250,496 274,474 286,432",
        "204,460 220,510 250,536 280,510 296,460",
        "208,500 224,552 250,578 276,552 292,500",
    ):
        d.ink(stroke(knots), 2.6, (0.35, 0.35))
    for knots in ("240,590 238,640 232,690", "262,590 264,640 270,690"):
        d.ink(stroke(knots), 2.3, (0.4, 0.5))
    for m in (-1, 1):
        d.fill(
            shape(
                [
                    (250 + m * x, y)
                    for x, y in (
                        (122, 500),
                        (108, 520),
                        (84, 530),
                        (60, 522),
                        (44, 500),
                        (58, 540),
                        (84, 560),
                        (110, 550),
                    )
                ]
            ),
            GOLD_SH,
        )
        d.ink(
            stroke([(250 + m * 118, 508), (250 + m * 88, 530), (250 + m * 58, 520), (250 + m * 40, 488)]),
            2.7,
            (0.3, 0.5),
        )
        d.ink(
            stroke([(250 + m * 104 - 6, 490), (250 + m * 96 - 6, 464), (250 + m * 80 - 6, 444)]),
            3.8,
            (0.5, 0.5),
            color=GOLD_HI,
            wob=0,
        )


def _girdle(d: Drawing) -> None:
    cloth(
        d,
        "200,290! 190,350 194,412 250,426 306,412 310,350 300,290!",
        GOLDS,
        (("214,340 208,380 210,414", 10), ("286,340 292,380 290,414", 10)),
        hatch=10,
    )
    d.obj(shape("238,330! 262,330! 264,420! 236,420!"), REDS[0], REDS[1], None, w=2.8, sd=(8, 1))
    gems(d, ((250, 366), (250, 390)), (GOLD_HI, WHITE), 6)
    trim(d, "193,404 222,415 250,418 278,415 307,404", REDS[0], REDS[1], 19, beads=(GOLD_HI, 16))
    d.obj(circle(250, 417, 14), GOLD_HI, GOLD, None, w=3, sd=(4, 5))
    gems(d, ((250, 417),), (BLUE,), 6.5)


def _sleeve(d: Drawing, knots: str, folds: tuple[str, ...], rows: tuple[str, ...]) -> None:
    cloth(
        d, knots, GOLDS, [(f, 10) for f in folds], along(rows, 58, pomegranate(RED, GOLD_HI, 0.8)), hatch=13, sd=(10, 9)
    )


def _orb_arm(d: Drawing) -> None:
    d.obj(
        tube([(116, 404), (146, 448), (176, 474)], [24, 20, 14], cap=(14, 0)),
        BLUES[0],
        BLUES[1],
        BLUES[2],
        w=3.2,
        sd=(6, 7),
    )
    _sleeve(
        d,
        "176,282! 140,300 110,342 88,392 84,430! 100,448 122,452 142,444! 150,408 170,376 194,350!",
        ("162,296 126,344 104,436", "182,310 146,356 126,444", "120,334 98,382 90,424"),
        ("150,316 110,420", "176,320 134,430"),
    )
    trim(d, "85,428 101,445 122,449 142,441", REDS[0], REDS[1], 14, beads=(GOLD_HI, 13))
    orb(d, 196, 424, 31)
    with d.at(194, 456, 8, 1.0):
        hand_under(d, 0, 0, 6, 1.02)
    cuff(d, 158, 464, -62, GOLDS, 18, 14)


def _coin_arm(d: Drawing) -> None:
    hand_behind_coin(d, 394, 240, 1.06)
    coin(d, 389, 146, 76)
    hand_before_coin(d, 394, 240, 1.06)
    d.obj(
        tube([(414, 372), (406, 320), (395, 276)], [24, 21, 15], cap=(14, 0)),
        BLUES[0],
        BLUES[1],
        BLUES[2],
        w=3.2,
        sd=(7, 5),
    )
    for knots in ("392,330 404,326 420,332", "390,308 402,304 414,308"):
        d.ink(stroke(knots), 2, (0.3, 0.6))
    cuff(d, 395, 272, -6, GOLDS, 19, 14)
    _sleeve(
        d,
        "318,280! 350,290 384,312 428,336! 444,366 442,398 426,424! 400,420 372,404 346,384 310,350!",
        ("332,292 372,340 424,416", "324,312 356,362 396,412", "352,298 396,336 436,390"),
        ("330,318 424,392", "352,308 436,360"),
    )
    trim(d, "428,338 443,366 441,397 427,421", REDS[0], REDS[1], 14, beads=(GOLD_HI, 13))


def _head(d: Drawing) -> None:
    with d.at(250, 172, 0, 1.08):
        waves_back(d, BROWNS)
        neck(d, "-20,30! -22,56 -30,74! 30,74! 22,56 20,30!")
    spots = (
        (170, 292, 24),
        (196, 318, 16),
        (178, 262, 30),
        (208, 276, 14),
        (232, 338, 4),
        (268, 338, -4),
        (304, 318, -16),
        (292, 276, -14),
        (322, 262, -30),
        (330, 292, -24),
        (150, 306, 32),
        (350, 306, -32),
    )
    fur_cape(
        d,
        "212,232! 178,240 146,270 138,312! 160,332 200,348 250,354 300,348 340,332 362,312! 354,270 322,240 288,232! "
        "274,250 250,256 226,250",
        spots,
        s=1.05,
    )
    chain = stroke("184,256 200,300 250,326 300,300 316,256")
    d.ink(chain, 9, (0, 0), wob=0)
    d.ink(chain, 5, (0, 0), color=GOLD, wob=0)
    for k in range(1, 12):
        q, _ = chain.at(k / 12)
        d.obj(circle(q[0], q[1], 5.4), GOLD, GOLD_SH, None, w=2.2, sd=(2, 2))
    d.obj(shape("250,316! 264,333 250,354! 236,333"), BLUE, BLUES[1], BLUES[2], w=2.8, sd=(5, 3), hinset=3, hd=(2, 2))
    with d.at(250, 172, 0, 1.08):
        frontal_face(d)
        forked_beard(d, BROWNS)
        closed_crown(d)
