"""The four French jacks, half figures drawn down to y = 400: falconer, messenger, lutenist, guard."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import (
    AUBURN,
    BLACKS,
    BLOND,
    BLUE,
    BLUES,
    BROWNS,
    DARK_HAIR,
    GOLD,
    GOLD_HI,
    GOLD_SH,
    GOLDS,
    GREENS,
    RED,
    RED_SH,
    REDS,
    STEEL,
    STEEL_HI,
    STEEL_SH,
    WHITE,
    WHITE_SH,
    WHITES,
)
from assets.artwork.parts.court_dress import arm, bars, both, buttons, garment, grip, lozenges, wristband
from assets.artwork.parts.court_faces import sly_face, veteran_face
from assets.artwork.parts.court_hats import acorn_cap, chaperon, long_bob, sallet, tall_hat
from assets.artwork.parts.court_things import falcon, guard_halberd, guard_shield, letter, lute, tassel
from assets.artwork.parts.finery import trim
from assets.artwork.parts.hands import fist_knuckles, fist_palm, pinch, pointing
from assets.artwork.parts.hats import curls_front
from assets.artwork.parts.heads import locks
from assets.artwork.parts.limbs import lace, sleeve_puff
from assets.artwork.parts.royal_faces import neck
from assets.artwork.parts.royal_hair import young_hair
from assets.artwork.parts.youths import face_boy, face_front, ruff


def diamonds(d: Drawing) -> None:
    """The falconer under a tall hat, eye to eye with the bird on his glove."""
    garment(
        d,
        "230,270! 150,284 112,320 90,380 84,446! 420,446! 408,380 388,320 350,284 270,270!",
        REDS,
        ("128,340 116,390 114,440", "372,340 384,390 386,440"),
        (GOLD, 40, 9, "lozenge"),
    )
    garment(
        d,
        both("250,276 300,282! 306,350 300,446! 250,446"),
        BLUES,
        ("214,320 212,380 214,440", "286,320 288,380 286,440"),
        hatch=12,
    )
    d.obj(both("250,280 264,284! 268,446! 250,446"), GOLD, GOLD_SH, None, w=2.8, sd=(7, 0))
    buttons(d, 250, (304, 330, 356, 382, 408), RED, 5.5)
    leash = stroke("166,330 178,366 220,380 268,368 290,344")
    d.ink(leash, 6, (0, 0), wob=0)
    d.ink(leash, 3, (0, 0), wob=0, color=RED)
    arm(d, (388, 396), (332, 358), REDS, (27, 19))
    wristband(d, 328, 356, -54, WHITES)
    tassel(d, 289, 346, GOLDS)
    fist_knuckles(d, 298, 332, 36, 1.04, flip=-1)
    sleeve_puff(d, (346, 308), (396, 394), BLUES, slash=GOLDS, r0=42, r1=36)
    sleeve_puff(d, (164, 308), (112, 388), BLUES, slash=GOLDS, r0=44, r1=38)
    arm(d, (118, 424), (150, 344), BROWNS, (27, 18))
    d.obj(
        shape("128,356! 150,346 176,358! 184,380 188,412! 146,400 106,412! 112,380"),
        BROWNS[2],
        BROWNS[0],
        None,
        w=3.2,
        sd=(8, 5),
    )
    for q in ("124,372 148,362 178,372", "120,382 148,372 182,382"):
        d.ink(stroke(q), 2.2, (0.1, 0.1), wob=0, color=GOLD)
    fist_knuckles(d, 160, 326, -62, 1.08, skin="glove")
    falcon(d, 153, 304, 0.86)
    with d.at(259, 198, 0, 1.2, sx=-1.2, sy=1.2):
        long_bob(d, back=True)
        neck(d)
    ruff(d, 255, 276, 60, 22, 11)
    with d.at(259, 198, 0, 1.2, sx=-1.2, sy=1.2):
        sly_face(d, BLOND)
        long_bob(d)
        tall_hat(d, REDS, BLUES, WHITES)


def hearts(d: Drawing) -> None:
    """The messenger, a curly boy with his cap aslant, who lifts a sealed letter."""
    garment(
        d,
        "226,268! 160,280 124,312 104,372 96,446! 404,446! 396,372 376,312 340,280 274,268!",
        GOLDS,
        (),
        None,
        inside=bars(RED, (108, 150, 332, 374), 20, 0),
        hatch=14,
    )
    garment(
        d,
        both("250,276 306,284! 316,350 308,446! 250,446"),
        REDS,
        ("212,310 210,370 212,440", "288,310 292,370 290,440"),
        (WHITE, 38, 6, "dot"),
        hatch=12,
    )
    trim(d, "194,284 190,350 196,446", GOLD, GOLD_SH, 11, beads=(BLUE, 14))
    trim(d, "306,284 310,350 304,446", GOLD, GOLD_SH, 11, beads=(BLUE, 14))
    strap = stroke("310,296 280,340 236,392 190,446")
    d.ink(strap, 17, (0, 0), wob=0)
    d.ink(strap, 11, (0, 0), wob=0, color=BROWNS[0])
    d.ink(strap, 2, (0, 0), wob=0, color=BROWNS[2])
    arm(d, (390, 404), (326, 362), GOLDS, (25, 18))
    lace(d, 322, 359, 122, 42, 17)
    fist_palm(d, 290, 334, 40, 1.04, flip=-1)
    sleeve_puff(d, (344, 306), (398, 392), BLUES, slash=WHITES, r0=42, r1=36)
    sleeve_puff(d, (164, 304), (112, 388), BLUES, slash=WHITES, r0=44, r1=36)
    arm(d, (120, 420), (142, 338), GOLDS, (25, 17))
    letter(d, 168, 240, -6, 0.86)
    lace(d, 142, 336, 188, 42, 17)
    pinch(d, 148, 276, -72, 1.05)
    with d.at(258, 198, 0, 1.22):
        locks(
            d,
            "-8,-50 -36,-46 -50,-20 -46,8 -56,26 -52,48 -34,50 -18,58 0,46! -6,6",
            AUBURN[0],
            AUBURN[1],
            ["-38,-24 -42,10 -46,40", "-28,0 -32,30 -26,50"],
            hi=AUBURN[2],
        )
        neck(d, "-20,26! -22,50 -28,68! 28,68! 16,50 16,40!")
    d.obj(
        shape("206,262! 184,282 176,306! 212,318! 250,308! 288,318! 328,304! 318,280 296,262! 278,276 250,282 224,274"),
        WHITE,
        WHITE_SH,
        None,
        w=3.3,
        sd=(8, 8),
    )
    d.obj(shape("250,282! 262,300 250,318! 238,300!"), RED, RED_SH, None, w=2.6)
    with d.at(258, 198, 0, 1.22):
        face_boy(d, "#6e3318")
        curls_front(d, AUBURN)
        acorn_cap(d, BLUES, REDS)


def clubs(d: Drawing) -> None:
    """The lutenist, facing you, moustached, under a chaperon with a long tail."""
    garment(
        d,
        "228,272! 156,284 116,318 94,380 88,446! 412,446! 406,380 384,318 344,284 272,272!",
        GREENS,
        ("136,330 120,386 116,440", "364,330 380,386 384,440"),
        hatch=15,
    )
    garment(
        d,
        both("250,278 304,286! 312,350 306,446! 250,446"),
        GOLDS,
        inside=lozenges(range(300, 450, 26), (GREENS[0], RED), 9, 30),
        hatch=0,
    )
    sleeve_puff(d, (332, 312), (390, 380), REDS, slash=GOLDS, r0=44, r1=36)
    sleeve_puff(d, (168, 312), (112, 384), REDS, slash=GOLDS, r0=44, r1=36)
    with d.at(250, 190, 0, 1.2):
        neck(d, "-20,26! -22,50 -30,70! 30,70! 22,50 20,26!")
    garment(d, both("250,276 296,260! 326,284 332,306! 300,318 276,330 262,346! 250,330"), REDS, sd=(7, 8), hatch=9)
    trim(d, "168,306 200,318 224,330 238,346", GOLD, GOLD_SH, 8)
    trim(d, "332,306 300,318 276,330 262,346", GOLD, GOLD_SH, 8)
    with d.at(250, 190, 0, 1.2):
        locks(
            d,
            "-26,-40! -44,-20 -46,14 -40,40! -26,44 -16,40! -26,10",
            DARK_HAIR[0],
            DARK_HAIR[1],
            ["-36,-20 -38,30", "-30,0 -30,38"],
            hi=DARK_HAIR[2],
        )
        locks(
            d,
            "26,-40! 44,-20 46,14 40,40! 26,44 16,40! 26,10",
            DARK_HAIR[0],
            DARK_HAIR[1],
            ["36,-20 38,30", "30,0 30,38"],
            hi=DARK_HAIR[2],
        )
        face_front(d)
        locks(
            d,
            "-34,-8! -26,-22 -10,-28 10,-28 26,-22 34,-8! 40,-30 30,-48 0,-52 -30,-48 -40,-30",
            DARK_HAIR[0],
            DARK_HAIR[1],
            ["-24,-44 -22,-28", "0,-46 0,-30", "24,-44 22,-28"],
            w=2.6,
        )
        chaperon(d, GREENS, REDS)
    lute(d, 274, 382, -35, 1.02)
    arm(d, (106, 424), (150, 312), GREENS, (25, 17))
    wristband(d, 152, 307, 22, GOLDS, 40)
    fist_palm(d, 178, 266, -36, 1.0)
    arm(d, (400, 440), (334, 394), GREENS, (25, 18))
    wristband(d, 330, 391, -58, GOLDS, 42)
    pointing(d, 300, 372, 26, 1.0, flip=-1)


def spades(d: Drawing) -> None:
    """The guard, turned to the left, moustached, in a plumed helmet with a halberd."""
    garment(
        d,
        "230,270! 154,282 112,318 92,380 86,446! 414,446! 408,380 388,318 346,282 270,270!",
        BLUES,
        (),
        inside=bars(GOLD, (96, 138, 340, 382), 20),
        hatch=15,
    )
    plate = both("250,276 302,282! 320,320 312,380 300,446! 250,446")
    d.obj(plate, BLACKS[0], BLACKS[1], BLACKS[2], w=3.5, sd=(14, 3), hinset=6, hd=(4, 3))
    garment(d, both("250,282 276,284! 284,350 276,446! 250,446"), REDS, sd=(8, 0), hatch=10)
    for m in (0, 1):
        for k, (y, r) in enumerate(((312, 46), (336, 42))):
            lame = shape(
                [
                    (162 - r, y + 26, 1),
                    (162 - r * 0.9, y - 8),
                    (162, y - r * 0.72),
                    (162 + r * 0.9, y - 12),
                    (162 + r, y + 14, 1),
                    (162, y + 8),
                ]
            )
            p = lame.mirror(250) if m else lame
            d.obj(p, STEEL, STEEL_SH, STEEL_HI if k == 0 else None, w=3.2, sd=(7, 6), hinset=5, hd=(3, 3))
        for x, y in ((132, 320), (186, 308)):
            d.obj(circle(500 - x if m else x, y, 4), GOLD_HI, None, None, w=2)
    guard_halberd(d, 152, 460, 122)
    grip(d, 153, 344, BLUES, REDS)
    guard_shield(d, 318, 358, 7, 0.84)
    with d.at(258, 206, 0, 1.17, sx=-1.17, sy=1.17):
        young_hair(d, BROWNS)
        neck(d)
    d.obj(
        both("256,270 296,258! 312,270 310,286! 286,298 256,302", 256),
        STEEL,
        STEEL_SH,
        STEEL_HI,
        w=3.3,
        sd=(8, 6),
        hinset=5,
    )
    with d.at(258, 206, 0, 1.17, sx=-1.17, sy=1.17):
        veteran_face(d)
        sallet(d, REDS)


JACKS = {"D": diamonds, "H": hearts, "C": clubs, "S": spades}
