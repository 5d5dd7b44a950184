"""Two mounts of this pack, a donkey and a horse that steps high, and the harness of the painted cart."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Knots, circle, shape, stroke
from assets.artwork.palette import INK, WHITE, Tones
from assets.artwork.parts.finery import feather_plume
from assets.artwork.parts.gaits import WALK
from assets.artwork.parts.harness import strap
from assets.artwork.parts.horse import Gait, Leg, gap
from assets.artwork.parts.horse import horse as bare_horse
from assets.artwork.siciliane.cart_paint import ASH, LINEN, POPPY, SEA, SUN

DONKEY = Gait(
    trunk=(
        "262,440 214,452 164,444 128,442 98,456 82,486 86,532 118,562 178,560! 216,576 262,580 306,570 338,546 "
        "360,516 368,486 364,460 366,440 376,420 392,406! 414,396! 396,330! 362,326 330,340 306,372 290,410 278,430"
    ),
    thigh="100,460 82,486 78,522 88,558 110,580 142,578 172,558 186,526 178,490 140,460",
    far_thigh="120,490 120,556 150,588 192,590 206,560 198,506",
    muscles=(
        "364,470 344,492 316,496",
        "362,436 340,450 328,478 336,512",
        "300,420 290,464 302,506",
        "192,524 188,546 174,562",
    ),
    haunch=("148,484 166,512 160,542", "92,514 100,546 114,566"),
    near_fore=Leg((312, 536), (318, 626), (316, 690), (322, 708)),
    far_fore=Leg((342, 532), (364, 622), (370, 684), (378, 701)),
    near_hind=Leg((138, 554), (100, 624), (102, 688), (110, 708)),
    far_hind=Leg((176, 560), (158, 626), (172, 684), (182, 701)),
    poll=(398, 338),
    nod=14,
    head=1.06,
)

COLLECTED = Gait(
    trunk=WALK.trunk,
    thigh=WALK.thigh,
    far_thigh=WALK.far_thigh,
    muscles=WALK.muscles,
    haunch=WALK.haunch,
    near_fore=Leg((316, 530), (386, 560), (372, 622), (356, 636), 66),
    far_fore=Leg((346, 526), (360, 620), (366, 684), (374, 702)),
    near_hind=Leg((140, 552), (104, 626), (118, 688), (129, 707)),
    far_hind=Leg((180, 560), (134, 616), (138, 680), (150, 700)),
    poll=(394, 262),
    nod=20,
    head=0.98,
)

DONKEY_HEAD = (
    "-6,-8! 14,-6 28,8 34,28 42,58 50,84 62,100 68,114 64,128 52,136 40,134! 28,126 16,108 2,92 -14,80 -26,58 -30,34! "
    "-24,10 -14,-2"
)


def donkey(d: Drawing) -> None:
    """A grey donkey standing, with long ears, a white muzzle and belly, a dark cross on its shoulder."""
    bare_horse(d, (*ASH, ASH[1], "#4f4843"), DONKEY)
    with d.clip(shape(DONKEY.trunk)):
        d.fill(shape("80,560 180,548 300,560 350,530 360,560 300,600 100,600"), LINEN[1])
        d.ink(stroke("282,420 300,450 302,500"), 13, (0.1, 0.5), ASH[1], wob=0)
    g = DONKEY
    with d.at(*g.poll, g.nod, g.head):
        for far, knots in (
            (True, "6,-2! 14,-30 30,-66 46,-84! 48,-56 38,-24 24,4!"),
            (False, "-14,2! -22,-30 -18,-66 -6,-92! 8,-64 12,-28 8,2!"),
        ):
            d.obj(shape(knots), ASH[1] if far else ASH[0], ASH[1], None, w=3.3, sd=(6, 3))
            inner = "14,-6! 22,-30 34,-58! 36,-40 28,-16!" if far else "-9,-6! -13,-32 -7,-70! 2,-44 3,-12!"
            d.fill(shape(inner), "#e8b9a2")
        p = shape(DONKEY_HEAD)
        d.fill(p, ASH[0])
        d.shade(p, ASH[1], 8, 8)
        with d.clip(p):
            d.fill(shape("46,92 64,90 78,112 66,146 36,144 24,118 34,100"), LINEN[0])
            d.fill(circle(17, 38, 16, 13), LINEN[1])
        d.contour(p, 3.6, skip=gap(p, (-21, 12), 32))
        d.obj(shape("7,38! 14,30 24,31 29,40! 21,45 12,44"), INK, None, None, w=2)
        d.fill(circle(17, 36, 2.4), WHITE)
        d.ink(stroke("3,36 11,26 23,25 32,34"), 3.6, (0.4, 0.4))
        d.ink(stroke("54,108 60,105 63,110 59,115"), 4.2, (0.3, 0.4))
        d.ink(stroke("63,124 54,126 46,122"), 2.7, (0.2, 0.5))
        d.ink(stroke("-16,66 0,68 10,78 14,94"), 2.4, (0.3, 0.6))


def brush_mane(d: Drawing, crest: Knots, c: Tones) -> None:
    """A short upright mane."""
    line = stroke(crest)
    for k in range(22):
        q, t = line.at((k + 0.5) / 22)
        with d.at(float(q[0]), float(q[1])):
            d.ink(
                [(-t[1] * -4, t[0] * -4), (t[1] * 13 - 4, -t[0] * 13 - 4)], 7, (0, 0.4), c[1] if k % 2 else c[0], wob=0
            )


def head_plume(d: Drawing, g: Gait, c: tuple[Tones, Tones] = (POPPY, SUN)) -> None:
    """The high plume of the cart horse between the ears, in two colours, on a mirrored knob."""
    with d.at(*g.poll, g.nod * 0.3, g.head):
        feather_plume(d, [(10, -24), (2, -52), (-14, -76), (-38, -84), (-52, -70)], 13, c[0], 6)
        feather_plume(d, [(14, -24), (24, -54), (42, -76), (64, -78), (74, -62)], 13, c[1], 6)
        feather_plume(d, [(12, -24), (12, -58), (16, -90), (10, -104)], 13, LINEN, 6)
        d.obj(shape("2,-28! 22,-28! 26,-8 14,0 0,-8!"), SUN[0], SUN[1], None, w=3, sd=(5, 2))
        d.obj(circle(13, -14, 5.5), SEA[2], None, None, w=2.2)


def pompoms(d: Drawing, line: str, n: int, c: tuple[Tones, ...] = (POPPY, SUN), r: float = 9) -> None:
    """A strap hung with woollen balls in turn of two colours."""
    strap(d, line, (POPPY[1],), 9)
    p = stroke(line)
    for k in range(n):
        q, _ = p.at((k + 0.5) / n)
        tone = c[k % len(c)]
        d.obj(circle(float(q[0]), float(q[1]) + 5, r), tone[0], tone[1], None, w=2.6, sd=(3, 4))
        for a in (-1, 1):
            d.ink([(q[0] - 3 * a, q[1] + 1), (q[0] + 4 * a, q[1] + 9)], 1.5, (0.3, 0.3), tone[1])
