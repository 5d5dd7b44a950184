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
from assets.artwork.parts.court_hats import acorn_cap, chaperon, long_bob, sallet, tall_hat
from assets.artwork.parts.court_things import falcon, guard_halberd, letter, lute
from assets.artwork.parts.finery import trim
from assets.artwork.parts.hands import fist_knuckles, fist_palm, pinch, pointing, resting
from assets.artwork.parts.hats import curls_front
from assets.artwork.parts.heads import locks
from assets.artwork.parts.limbs import lace, sleeve_puff
from assets.artwork.parts.royal_faces import neck, young_face
from assets.artwork.parts.royal_hair import young_hair, young_moustache
from assets.artwork.parts.youths import face_boy, face_front, face_profile, ruff


def diamonds(d: Drawing) -> None:
    """The falconer, in profile under a tall hat, the bird on his glove."""
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
    sleeve_puff(d, (334, 308), (384, 384), BLUES, slash=GOLDS, r0=46, r1=38)
    arm(d, (398, 440), (346, 372), REDS, (26, 18))
    wristband(d, 342, 366, -42, WHITES)
    fist_knuckles(d, 320, 348, -40, 1.0, flip=-1)
    sleeve_puff(d, (168, 308), (116, 392), BLUES, slash=GOLDS, r0=46, r1=38)
    glove = shape("112,424! 98,380 110,330 126,306! 158,300 168,318 160,336! 150,352 148,390 142,424!")
    falcon(d, 132, 298, 0.98)
    d.obj(glove, BROWNS[2], BROWNS[0], None, w=3.4, sd=(9, 6))
    for q in ("128,312 144,308 160,312", "126,322 142,318 162,322", "104,372 124,364 148,370"):
        d.ink(stroke(q), 2.4, (0.2, 0.3))
    d.ink(stroke("150,300 172,330 160,366 176,392"), 5, (0, 0.3), wob=0)
    d.ink(stroke("150,300 172,330 160,366 176,392"), 2.4, (0, 0.3), wob=0, color=RED)
    with d.at(266, 198, 0, 1.2):
        neck(d, "-24,26! -26,50 -32,70! 26,70! 14,52 14,40!")
    ruff(d, 258, 274, 58, 22, 11)
    with d.at(266, 198, 0, 1.2):
        face_profile(d, "#8a5a1c")
        long_bob(d, BLOND)
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
    d.ink(stroke("178,290 232,360 310,440"), 12, (0, 0), wob=0)
    d.ink(stroke("178,290 232,360 310,440"), 7, (0, 0), wob=0, color=BLUE)
    sleeve_puff(d, (334, 304), (386, 380), BLUES, slash=WHITES, r0=44, r1=36)
    arm(d, (398, 440), (326, 392), GOLDS, (24, 17))
    lace(d, 322, 390, 122, 42, 17)
    resting(d, 292, 372, 25, 0.98, flip=-1)
    sleeve_puff(d, (166, 304), (114, 384), BLUES, slash=WHITES, r0=44, r1=36)
    arm(d, (112, 408), (124, 338), GOLDS, (24, 17))
    letter(d, 156, 238, -6, 0.94)
    lace(d, 125, 336, 188, 42, 17)
    pinch(d, 132, 276, -72, 1.05)
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
    lute(d, 270, 380, -42, 1.04)
    arm(d, (100, 424), (134, 318), GREENS, (24, 17))
    wristband(d, 136, 313, 20, GOLDS, 40)
    fist_palm(d, 160, 274, -42, 1.0)
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
    spade = shape(
        "250,324! 258,342 280,362 290,382 286,400 270,406 258,400 254,394! 255,408 262,422 246,422 240,422! 246,408 "
        "246,394! 242,400 230,406 214,400 210,382 220,362 242,342"
    )
    d.obj(spade, WHITE, WHITE_SH, None, w=2.8, sd=(5, 5))
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
    guard_halberd(d, 136, 460, 116)
    grip(d, 137, 344, BLUES, REDS)
    arm(d, (398, 440), (330, 388), BLUES, (26, 18))
    wristband(d, 326, 384, -56, REDS)
    resting(d, 294, 366, 26, 1.02, flip=-1)
    with d.at(251, 206, 0, 1.17, sx=-1.17, sy=1.17):
        young_hair(d, BROWNS)
        neck(d)
    d.obj(
        both("250,270 290,258! 306,270 304,286! 280,298 250,302"), STEEL, STEEL_SH, STEEL_HI, w=3.3, sd=(8, 6), hinset=5
    )
    with d.at(251, 206, 0, 1.17, sx=-1.17, sy=1.17):
        young_face(d)
        young_moustache(d, BROWNS)
        sallet(d, REDS)


JACKS = {"D": diamonds, "H": hearts, "C": clubs, "S": spades}
