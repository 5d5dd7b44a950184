"""A parade horse seen from the front quarter, looking to the left, pawing, under a long caparison."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, arc, circle, shape, stroke, tube
from assets.artwork.palette import BLUES, GOLDS, HOOF, INK, REDS, WHITE, WHITE_HORSE, WHITES, Tones
from assets.artwork.parts.finery import brocade, feather_plume, trim
from assets.artwork.parts.harness import pendants, scallops, strap
from assets.artwork.parts.horse import Leg, draw_leg, gap, shank
from assets.artwork.parts.limbs import fold
from assets.artwork.parts.manes import hair, mane_locks, tail

SILVER_MANE = ("#d8cdb8", "#a59a86", "#ffffff")
NECK = (
    "140,470! 118,436 112,398 122,362 140,330! 160,280 190,254! "
    "220,272 246,312 264,360 276,410 280,456! 236,486 186,490"
)
HEAD = (
    "142,262! 134,280 126,294 119,304 116,316 120,330 119,352 111,378 103,394 100,408 105,420! 111,430 126,435 140,431 "
    "149,420! "
    "154,404 160,384 172,360 187,338 194,314 193,292 186,272 180,262! 168,252 154,250"
)


def destrier(d: Drawing, c: Tones = WHITE_HORSE) -> None:
    """The whole horse in its caparison; bridle and reins come later."""
    _tail(d)
    _hind_legs(d, c)
    _forelegs(d, c)
    _neck(d, c)
    _caparison(d, BLUES)


def _tail(d: Drawing) -> None:
    """A tail reaching down behind the cloth."""
    tail(
        d,
        SILVER_MANE,
        (
            "404,450! 434,446 452,480 450,540 456,600 448,690! 434,640 430,580 420,520 400,500!",
            "400,456! 424,452 440,490 436,550 442,610 428,668! 418,620 416,560 410,520 396,500!",
        ),
    )


def _hind_legs(d: Drawing, c: Tones) -> None:
    """What shows of the hind legs below the hem."""
    far = Leg((214, 560), (170, 614), (182, 676), (192, 695))
    near = Leg((150, 560), (100, 618), (112, 684), (122, 704))
    with d.at(500, 0, 0, 1, sx=-1):
        draw_leg(d, c, far, shank(far, False, 0.95), front=False, sock=False, open_at=(far.top, 30))
        draw_leg(
            d, c, near, shank(near, False, 1), False, sock=False, open_at=(near.top, 30), upper=circle(*near.top, 20)
        )


def _front_hoof(d: Drawing, x: float, y: float, rot: float = 0) -> None:
    """A hoof seen from the front."""
    with d.at(x, y, rot):
        d.obj(shape("-13,-5! -17,8 -19,19! 17,19! 15,8 12,-5! 0,-2"), HOOF[0], HOOF[1], None, w=3, sd=(8, 2))
        d.ink(stroke("-11,3 0,5 11,3"), 1.8, taper=(0.2, 0.5), color=HOOF[2])


def _forelegs(d: Drawing, c: Tones) -> None:
    """One foreleg on the ground, one lifted to paw."""
    stand = tube(
        [(222, 560), (222, 600), (221, 626), (220, 648), (219, 678), (218, 698), (214, 716)],
        [24, 17, 14, 9.5, 8.4, 11, 12.5],
        [24, 17, 14, 9.5, 8.4, 11, 12.5],
    )
    _front_leg(d, c, stand)
    for line in (
        "212,616 220,622 230,617",
        "211,636 220,641 229,636",
        "216,650 217,670 216,684",
        "211,698 218,702 226,698",
    ):
        d.ink(stroke(line), 2.0, taper=(0.4, 0.5), wob=0)
    _front_hoof(d, 213, 717)
    paw = tube(
        [(150, 550), (140, 586), (132, 612), (138, 636), (148, 660), (152, 676), (146, 694)],
        [26, 19, 15, 9.5, 8.4, 11, 12],
        [26, 19, 15, 9.5, 8.4, 11, 12],
    )
    _front_leg(d, c, paw)
    for line in (
        "120,606 131,612 143,605",
        "124,626 134,628 144,622",
        "140,640 147,656 149,668",
        "144,680 152,683 160,677",
    ):
        d.ink(stroke(line), 2.0, taper=(0.4, 0.5), wob=0)
    _front_hoof(d, 145, 694, 22)


def _front_leg(d: Drawing, c: Tones, p: Path) -> None:
    d.fill(p, c[0])
    d.shade(p, c[1], 7, 1)
    d.rim_hatch(p, 7, 6, 1.8, ang=200)
    d.contour(p, 3.5)


def _neck(d: Drawing, c: Tones) -> None:
    """The neck coming towards the viewer, the mane on its far side."""
    p = shape(NECK)
    d.fill(p, c[0])
    d.shade(p, c[1], 20, 8)
    d.engrave(p, ang=12, gap=6, depth=34, w=2.3, bow=0.1)
    for line in ("150,340 152,390 168,440", "176,360 186,410 200,450", "128,400 134,430 150,456"):
        d.ink(stroke(line), 2.4, taper=(0.3, 0.6))
    d.contour(p, 3.7)
    falls = [(-16, 50), (-24, 56), (-30, 62), (-36, 68), (-40, 72), (-42, 76), (-40, 78), (-34, 78), (-24, 74)]
    mane_locks(d, "278,412 268,372 252,326 228,286 194,256", SILVER_MANE, falls, 14, 9)


def _caparison(d: Drawing, c: Tones) -> None:
    """The long cloth: the side, then the breast in front of it."""
    side = shape(
        "250,470! 290,424 330,424 372,426 408,446 424,490 426,546 420,602! 398,612 372,604 344,616 314,608 284,622 "
        "250,616!"
    )
    d.fill(side, c[0])
    brocade(d, side, GOLDS[0], 36, 8, "fleur")
    with d.clip(side):
        for q in (
            "392,470 396,540 386,606",
            "350,500 346,560 338,612",
            "300,500 298,560 290,616",
            "266,500 268,560 262,612",
        ):
            fold(d, q, c[1], 14, 2.6)
    d.shade(side, c[1], 15, 6)
    d.rim_hatch(side, 16, 5, 2.1, ang=215)
    d.contour(side, 3.7)
    d.ink(stroke("408,456 384,470 362,500"), 2.2, taper=(0.3, 0.7))
    scallops(d, "250,616 284,622 314,608 344,616 372,604 398,612 420,602", 8, GOLDS, 18)
    trim(d, "250,608 284,614 314,600 344,608 372,596 398,604 421,594", WHITES[0], WHITES[1], 12, beads=(REDS[0], 14))
    _breast(d, c)


def _breast(d: Drawing, c: Tones) -> None:
    """The cloth over breast and shoulders, with its collar and a row of bells."""
    front = shape(
        "122,436! 108,480 100,530 104,580 98,606! 122,622 146,604 172,626 200,616 226,634 254,620! 264,560 266,510 "
        "282,452! "
        "240,486 190,490 150,474"
    )
    d.fill(front, c[0])
    brocade(d, front, GOLDS[0], 36, 8, "fleur")
    with d.clip(front):
        for q in (
            "130,500 124,560 120,616",
            "170,560 172,590 170,622",
            "206,540 208,580 200,614",
            "240,530 244,580 234,626",
        ):
            fold(d, q, c[1], 13, 2.6)
    d.shade(front, c[1], 15, 7)
    d.rim_hatch(front, 16, 5, 2.1, ang=215)
    d.contour(front, 3.7)
    scallops(d, "98,606 122,622 146,604 172,626 200,616 226,634 254,620", 7, GOLDS, 18)
    trim(d, "98,598 122,614 146,596 172,618 200,608 226,626 255,612", WHITES[0], WHITES[1], 12, beads=(REDS[0], 14))
    trim(d, "120,438 150,476 190,492 240,488 283,452", GOLDS[0], GOLDS[1], 14, beads=(REDS[0], 15))
    strap(d, "104,508 140,530 188,540 236,532 268,506", REDS, 13)
    pendants(d, "112,514 140,530 188,540 236,532 262,512", 6, GOLDS, "bell", 1.15)


def destrier_head(d: Drawing, c: Tones = WHITE_HORSE) -> None:
    """The head turned to the left, both eyes showing, plumes between the ears."""
    for outline in ("132,268! 119,246 120,212! 138,232 148,256!", "174,258! 178,232 196,210! 201,240 192,268!"):
        d.obj(shape(outline), c[0], c[1], None, w=3.2, sd=(6, 3))
    d.ink(stroke("185,256 189,240 193,224"), 2.2, taper=(0.4, 0.4))
    d.ink(stroke("133,258 128,244 124,226"), 2.2, taper=(0.4, 0.4))
    p = shape(HEAD)
    d.fill(p, c[0])
    d.shade(p, c[1], 15, 7)
    with d.clip(p):
        d.fill(shape("90,384! 110,378 134,380 152,390 160,430! 90,440!"), "#c9b3ab")
        d.fill(shape("132,386! 146,392 160,404 140,436 126,430 140,414!"), "#a58d86")
    d.engrave(p, ang=20, gap=5.4, depth=30, w=2.2)
    d.contour(p, 3.7, skip=gap(p, (186, 268), 16))
    _front_features(d)


def _front_features(d: Drawing) -> None:
    """Eyes, nostrils, mouth and cheek."""
    near = shape("153,319! 159,310 170,308 179,317! 173,325 161,326")
    d.fill(near, INK)
    d.fill(circle(164, 315, 2.5), WHITE)
    d.ink(stroke("148,321 157,308 171,306 183,318"), 3.6, taper=(0.4, 0.4))
    d.ink(stroke("156,332 166,334 176,328"), 1.9, taper=(0.5, 0.5))
    d.ink(stroke("152,302 162,297 174,298"), 2.0, taper=(0.5, 0.5))
    d.fill(shape("117,317! 120,311 125,312 127,320! 122,325 118,323"), INK)
    d.fill(circle(121, 316, 1.6), WHITE)
    d.ink(stroke("114,315 120,308 126,310 130,318"), 2.8, taper=(0.4, 0.4))
    d.ink(stroke("105,401 108,394 114,398 111,407"), 4.0, taper=(0.3, 0.4))
    d.ink(stroke("132,404 139,396 145,402 139,412"), 4.6, taper=(0.3, 0.4))
    d.ink(stroke("103,416 116,424 134,423 149,412"), 2.7, taper=(0.2, 0.4))
    d.ink(stroke("184,320 180,342 168,360"), 2.3, taper=(0.4, 0.6))
    d.ink(stroke("158,336 152,362 147,384"), 2.2, taper=(0.4, 0.6))
    d.ink(stroke("127,334 126,358 122,380"), 2.0, taper=(0.5, 0.6), color=WHITE_HORSE[1])


def destrier_bridle(d: Drawing, c: Tones = REDS, metal: Tones = GOLDS) -> None:
    """Headstall with rosettes, a plume between the ears, the bit with its rings."""
    feather_plume(d, [(162, 254), (156, 222), (162, 190), (178, 176), (194, 184)], 14, WHITES)
    feather_plume(d, [(158, 254), (142, 226), (132, 198), (116, 188), (102, 198)], 13, REDS)
    tuft = "150,254! 168,250 178,260! 176,280 168,296! 164,284 156,298! 151,280 146,292! 143,276!"
    hair(d, tuft, SILVER_MANE, ["160,256 160,272 156,290", "168,256 171,270 168,288"], 2.8)
    for line in (
        "137,280 152,288 174,289 192,282",
        "115,372 132,380 150,379 168,366",
        "189,276 183,320 168,366 152,408",
        "128,294 121,336 115,372 103,404",
    ):
        strap(d, line, c, 8.2)
    for x, y in ((190, 283), (137, 281), (168, 367), (115, 372)):
        d.obj(circle(x, y, 5.8), metal[0], metal[1], None, w=2.4, sd=(2, 2))
    boss = shape("157,276! 164,284 165,294 157,304! 149,294 150,284")
    d.obj(boss, metal[0], metal[1], metal[2], w=2.6, sd=(4, 4), hinset=2, hd=(2, 2))
    for w, colour in ((4.6, INK), (2.0, metal[2])):
        d.ink(arc(151, 413, 8, 0, 360), w, taper=(0, 0), color=colour, wob=0)
        d.ink(arc(101, 408, 6, 60, 300), w, taper=(0, 0), color=colour, wob=0)
