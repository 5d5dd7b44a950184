"""A prancing horse facing right, hind hooves on y = 712."""

from collections.abc import Sequence

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, circle, shape, stroke, tube
from assets.artwork.palette import CHESTNUT, HOOF, INK, WHITE, Tones


def hoof(d: Drawing, x: float, y: float, rot: float = 0, s: float = 1.0) -> None:
    """One hoof."""
    with d.at(x, y, rot, s):
        d.obj(shape("-13,-13! -20,12! 22,12! 14,-13! 0,-9"), HOOF[0], HOOF[1], None, w=3, sd=(9, 2))
        d.ink(stroke("-14,0 2,3 16,-1"), 1.8, taper=(0.2, 0.5), color="#8a7565")


def _hair(d: Drawing, p: Path, c: Tones, strands: Sequence[str], w: float = 3.2) -> None:
    """A mass of horse hair with strands."""
    d.fill(p, c[0])
    d.shade(p, c[1], 8, 7)
    with d.clip(p):
        for i, s in enumerate(strands):
            d.ink(stroke(s), 2.4 if i % 2 else 3.0, taper=(0.4, 0.6), color=None if i % 2 == 0 or d.lod < 1 else c[2])
    d.contour(p, w)


def hind(dx: float = 0, dy: float = 0) -> Path:
    """Thigh + gaskin + hock + cannon + pastern; near leg when dx=0"""
    return shape(
        [
            (84, 498),
            (82, 540),
            (90, 578),
            (90, 602),
            (84, 620, 1),
            (96, 632),
            (112, 652),
            (121, 668),
            (122, 678),
            (128, 686),
            (134, 700, 1),
            (162, 700, 1),
            (157, 686),
            (155, 674),
            (146, 660),
            (136, 638),
            (132, 618),
            (148, 598),
            (184, 580),
            (212, 552),
            (214, 510),
            (190, 470),
            (130, 450),
            (96, 470),
        ]
    ).move(dx, dy)


def foreleg(
    d: Drawing,
    c: Tones,
    forearm_: Sequence[tuple[float, float]],
    cannon: Sequence[tuple[float, float]],
    hx: float,
    hy: float,
    hrot: float,
    far: bool = False,
    wr: float = 1.0,
) -> None:
    """Forearm tube (shoulder->knee) + cannon + pastern + hoof; open at the shoulder"""
    kx, ky = forearm_[-1]
    fx, fy = cannon[-1]
    past = tube(
        [(fx, fy), ((fx + hx) / 2, (fy + hy) / 2), (hx, hy)],
        [11 * wr, 9.5 * wr, 12 * wr],
        [11 * wr, 9.5 * wr, 12 * wr],
        cap=(7, 0),
    )
    hoof(d, hx, hy, hrot, 0.92)
    d.obj(past, c[0], None if far else c[1], None, w=3.2, sd=(6, 2))
    cn = tube(cannon, [15 * wr, 10.5 * wr, 12.5 * wr], [14 * wr, 10 * wr, 13 * wr], cap=(9, 7))
    d.obj(cn, c[0], None if far else c[1], None, w=3.4, sd=(6, 2))
    fa = tube(forearm_, [36, 27, 15.5], [40, 26, 16], cap=(0, 11))
    d.fill(fa, c[0])
    if not far:
        d.shade(fa, c[1], 5, 10)
        d.engrave(fa, ang=75, gap=5.6, depth=22, w=2.4)
    d.contour(fa, 3.6, skip=(0.80, 1.16))
    d.ink(stroke([(kx - 9, ky - 6), (kx + 1, ky + 1), (kx + 11, ky - 4)]), 2.2, taper=(0.3, 0.4))


def horse(d: Drawing, c: Tones = CHESTNUT, mane: Tones | None = None) -> None:
    """The whole horse, bare."""
    mane = mane or (c[1], "#2b1710", c[0])
    far = (c[1], c[1])
    # ---------------- tail
    tl = shape("100,470! 84,462 64,472 50,500 46,540 52,590 46,640 34,690! 60,680 80,650 86,610 84,570 92,530 104,500!")
    _hair(
        d,
        tl,
        mane,
        [
            "90,474 66,496 60,540 66,600 54,660",
            "96,482 76,510 72,560 76,610 64,664",
            "82,470 58,496 52,540 58,590 48,650",
            "100,494 84,530 80,570 82,620",
        ],
    )
    # ---------------- far legs
    fl = hind(58, -3)
    d.fill(fl, far[0])
    d.contour(fl, 3.2)
    hoof(d, 206, 698, 0, 0.92)
    foreleg(
        d,
        far,
        [(312, 420), (370, 406), (422, 402)],
        [(424, 404), (434, 448), (424, 484)],
        414,
        500,
        26,
        far=True,
        wr=0.95,
    )
    _horse_body(d, c)
    _near_hind_leg(d, c)
    # ---------------- near foreleg
    foreleg(d, c, [(300, 466), (350, 474), (394, 472)], [(397, 476), (400, 520), (386, 556)], 374, 574, 34)
    _horse_head(d, c)
    _mane(d, mane)


def _horse_body(d: Drawing, c: Tones) -> None:
    """Body, neck and head: one silhouette."""
    # ---------------- body + neck + head: one silhouette
    body = shape(
        [
            (262, 344),
            (222, 392),
            (176, 424),
            (128, 446),
            (98, 470),
            (84, 500),
            (92, 560),
            (130, 580),
            (190, 560, 1),
            (232, 552),
            (276, 530),
            (312, 500),
            (340, 462),
            (348, 424),
            (346, 384),
            (352, 340),
            (364, 304),
            (370, 288, 1),
            (382, 300),
            (396, 318),
            (402, 332),
            (410, 342),
            (424, 340),
            (434, 328),
            (434, 312),
            (424, 290),
            (412, 262),
            (398, 238),
            (380, 222),
            (362, 212, 1),
            (356, 190, 1),
            (348, 206, 1),
            (326, 212),
            (300, 238),
            (282, 280),
            (272, 322),
        ]
    )
    d.fill(body, c[0])
    d.shade(body, c[1], 16, 18)
    if d.lod > 0:
        d.glint(body, c[2], 8, 6, 5, op=0.8)
    d.engrave(body, ang=28, gap=6.2, depth=52, w=2.5, bow=0.12)
    # muscles
    for s, w in (
        ("346,420 326,440 300,448", 3),
        ("338,352 322,392 318,430 330,462", 2.6),
        ("300,300 292,340 296,380", 2.2),
        ("232,552 210,540 196,520", 2.6),
        ("352,322 340,352 338,380", 2.2),
    ):
        d.ink(stroke(s), w, taper=(0.2, 0.7))
    d.contour(body, 3.8)


def _near_hind_leg(d: Drawing, c: Tones) -> None:
    """The hind leg on this side."""
    # near hind leg over the body
    nh = hind()
    d.fill(nh, c[0])
    with d.clip(nh):
        d.shade(nh, c[1], 14, 4)
    d.engrave(nh, ang=20, gap=5.6, depth=34, w=2.5, bow=0.1)
    # outline only where it is a real edge (leave the croup open)
    d.contour(nh, 3.8, skip=(0.78, 1.0))
    d.ink(stroke("92,600 108,606 124,604"), 2.4, taper=(0.3, 0.6))
    d.ink(stroke("112,480 120,520 116,560"), 2.4, taper=(0.3, 0.7))
    d.ink(stroke("124,672 138,678 152,672"), 2.2, taper=(0.3, 0.3))
    hoof(d, 148, 701, 0, 0.95)


def _horse_head(d: Drawing, c: Tones) -> None:
    """Ears, eye, nostril and blaze."""
    # ---------------- head details
    d.obj(shape("366,212! 366,194 376,178 382,194 380,216!"), c[1], None, None, w=3)  # far ear
    d.obj(shape("350,214! 346,194 354,174 366,190 370,212!"), c[0], c[1], None, w=3.2)  # near ear
    d.ink(stroke("359,208 358,194 356,184"), 2.2, taper=(0.4, 0.4))
    e = shape("382,250! 388,244 397,247 400,254! 394,258 386,256")  # eye
    d.fill(e, INK)
    d.fill(circle(391, 249.5, 1.7), WHITE)
    d.ink(stroke("378,250 386,242 398,245"), 3, taper=(0.4, 0.4))
    d.ink(stroke("384,262 392,264 400,260"), 1.8, taper=(0.4, 0.5))
    d.ink(stroke("424,316 430,312 430,322"), 3.6, taper=(0.3, 0.4))  # nostril
    d.ink(stroke("408,336 414,330 424,331"), 2.6, taper=(0.4, 0.2))  # mouth
    d.ink(stroke("372,288 384,284 390,272 386,262"), 2.4, taper=(0.2, 0.6))  # jaw
    d.ink(stroke("404,262 414,286 420,300"), 2, taper=(0.5, 0.5), color=c[2])
    # blaze
    d.fill(shape("386,232! 398,246 410,272 420,296! 424,296 416,270 402,244!"), WHITE, 0.9)


def _mane(d: Drawing, mane: Tones) -> None:
    """Overlapping pointed locks, back to front."""
    # ---------------- mane: overlapping pointed locks, back to front
    lk = [
        ("272,318 262,330 254,352 258,376! 272,366 284,346 290,322!", "276,324 268,346 262,368"),
        ("282,286 268,300 260,322 264,350! 280,338 294,318 302,292!", "288,296 276,318 268,342"),
        ("294,256 278,268 268,292 272,322! 290,312 306,290 314,264!", "300,268 286,290 276,314"),
        ("310,230 292,240 280,262 280,296! 300,286 318,266 328,240!", "314,244 300,264 286,288"),
        ("328,212 308,218 294,240 292,272! 314,264 334,244 344,222!", "330,226 314,246 300,264"),
        ("346,204 326,204 310,222 306,254! 330,248 350,230 360,212!", "346,216 330,232 314,248"),
    ]
    for sh, st in lk:
        q = shape(sh)
        d.fill(q, mane[0])
        d.shade(q, mane[1], 7, 6)
        d.ink(stroke(st), 2.6, taper=(0.4, 0.6), color=mane[2] if d.lod else None)
        d.ink(stroke(st).move(6, 4), 2.0, taper=(0.4, 0.6))
        d.contour(q, 3)
    fk = shape("352,206! 366,204 382,216 390,238! 380,234 374,246! 364,232 358,226!")
    _hair(d, fk, mane, ["360,210 374,220 384,234", "358,216 368,228 373,241"])
