"""Small scenes: the painted cart, the stage of the puppets, the singer of stories with his board."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, rect, shape, stroke
from assets.artwork.palette import DARK_HAIR, INK, SKIN, SKIN_SH, Tones
from assets.artwork.parts.finery import feather_plume
from assets.artwork.siciliane.cart_paint import LEAF, LINEN, ORANGE, PEARL, POPPY, SEA, STONE, SUN, dress, painted
from assets.artwork.siciliane.sicilian_mounts import DONKEY, donkey, head_plume, pompoms
from assets.artwork.siciliane.sicilian_signs import star


def cart(d: Drawing) -> None:
    """A donkey with plumes before a painted cart, about 410 x 180 around the origin."""
    with d.at(8, -190, 0, 0.4):
        d.ink(stroke("-120,520 120,500 330,470"), 15, (0, 0), wob=0)
        d.ink(stroke("-120,520 120,500 330,470"), 8, (0, 0), SUN[0], wob=0)
        d.ink(stroke("92,478 70,512 72,560 66,600"), 16, (0, 0), wob=0)
        donkey(d)
        head_plume(d, DONKEY)
        pompoms(d, "276,462 320,500 372,474", 5, (POPPY, SUN), 13)
        dress(d, "150,444! 210,438 264,438! 276,500 268,548! 210,556 150,544!", POPPY, sd=(8, 8))
        painted(d, shape("180,440! 190,400 210,380! 230,400 240,440!"), SUN, 4, (6, 4))
    _cart_box(d)
    _cart_wheel(d)


def _cart_box(d: Drawing) -> None:
    """The box of the cart, two painted panels with a knight and a lady, carved beams below."""
    painted(d, shape("-196,14! -30,10! -30,24! -196,28!"), SUN, 3, (6, 5))
    for x in (-196, -122, -48):
        painted(d, rect(x, -62, 13, 82, 2), POPPY, 2.8, (4, 3))
        d.obj(shape([(x, -62, 1), (x + 6.5, -74, 1), (x + 13, -62, 1)]), SUN[0], None, None, w=2.4)
    for x, ground in ((-182, SEA[2]), (-108, LEAF[2])):
        d.obj(rect(x, -52, 59, 58), ground, None, None, w=3)
        for k in range(5):
            d.fill(
                shape([(x + 2 + 11.4 * k, 5, 1), (x + 7.7 + 11.4 * k, -4, 1), (x + 13.4 + 11.4 * k, 5, 1)]),
                (POPPY, SUN)[k % 2][0],
            )
    with d.at(-153, -8, 0, 1, line=1):
        d.obj(shape("-12,4! -14,-16 -8,-24! 8,-24! 14,-16 12,4!"), SUN[0], SUN[1], None, w=2.2)
        d.obj(circle(0, -31, 7), SKIN, None, None, w=2.2)
        d.obj(shape("-9,-30! -6,-42 6,-42 9,-30! 0,-34"), POPPY[0], None, None, w=2.2)
        d.ink(stroke("13,-16 22,-38"), 3, (0, 0), PEARL[2], wob=0)
    with d.at(-78, -8, 0, 1, line=1):
        d.obj(shape("-14,4! -8,-24! 8,-24! 14,4!"), POPPY[0], POPPY[1], None, w=2.2)
        d.obj(circle(0, -31, 7), SKIN, None, None, w=2.2)
        d.obj(shape("-9,-24! -9,-40 9,-40 9,-24! 5,-34 -5,-34"), DARK_HAIR[0], None, None, w=2)


def _cart_wheel(d: Drawing) -> None:
    with d.at(-112, 34, 0, 1, line=1):
        for k in range(12):
            with d.at(0, 0, 30 * k, 1, line=1):
                d.obj(shape("-3,-12! -6,-30 -4,-48! 4,-48! 6,-30 3,-12!"), (SUN, POPPY)[k % 2][0], None, None, w=2.4)
        for r, w, c in ((51, 12, POPPY), (46, 3, SUN)):
            ring = circle(0, 0, r)
            if w == 12:
                d.ink(ring, 14, (0, 0), wob=0)
            d.ink(ring, w - 4 if w == 12 else w, (0, 0), c[0], wob=0)
        painted(d, circle(0, 0, 14), SEA, 3, (3, 4))
        star(d, 0, 0, 9, SUN[2])


def puppets(d: Drawing) -> None:
    """Two puppets fighting on their stage between red curtains, about 210 x 300 around the origin."""
    d.obj(rect(-104, -150, 208, 300, 6), SEA[2], None, None, w=4)
    with d.clip(rect(-104, -150, 208, 300, 6)):
        d.obj(shape("-110,40! -60,0 -30,26 10,-14 50,22 110,-10! 110,100! -110,100!"), LEAF[2], None, None, w=2.6)
        d.obj(
            shape("-12,-14! -12,-60! -2,-60! -2,-50! 8,-50! 8,-60! 18,-60! 18,-50! 28,-50! 28,-60! 38,-60! 38,-4!"),
            SUN[2],
            None,
            None,
            w=2.6,
        )
        d.obj(rect(-110, 92, 220, 64), STONE[0], None, None, w=3)
        for k in range(6):
            d.ink([(-100 + 40 * k, 94), (-120 + 48 * k, 150)], 2, (0, 0), STONE[1], wob=0)
    for x, m, a, b in ((-44, 1, POPPY, SUN), (44, -1, LEAF, PEARL)):
        with d.at(x, 116, 0, 1, sx=m, sy=1, line=1):
            _puppet(d, a, b)
    for m in (1, -1):
        with d.at(0, 0, 0, 1, sx=m, sy=1, line=1):
            dress(
                d,
                "-104,-130! -60,-128 -30,-130! -46,-80 -76,-40 -92,-24! -84,40 -88,100! -104,104!",
                POPPY,
                ("-90,-124 -92,-60 -94,80", "-66,-124 -76,-80 -92,-30"),
                sd=(5, 4),
                width=8,
            )
            d.obj(shape("-104,-34! -78,-36! -78,-22! -104,-20!"), SUN[0], SUN[1], None, w=2.6)
    dress(
        d,
        "-110,-156! 110,-156! 110,-126! 92,-108 74,-126! 56,-108 37,-126! 18,-108 0,-126! -18,-108 -37,-126! "
        "-56,-108 -74,-126! -92,-108 -110,-126!",
        POPPY,
        sd=(4, 6),
    )
    d.ink(
        stroke(
            "-108,-128 -92,-112 -74,-130 -56,-112 -37,-130 -18,-112 0,-130 18,-112 37,-130 56,-112 74,-130 "
            "92,-112 108,-128"
        ),
        4,
        (0, 0),
        SUN[0],
        wob=0,
    )
    for m in (1, -1):
        painted(d, rect(m * 104 - 8, -160, 16, 316, 3), SUN, 3.2, (4, 3))
    painted(d, rect(-116, 140, 232, 18, 3), SUN, 3.2, (5, 4))


def _puppet(d: Drawing, cloth: Tones, metal: Tones) -> None:
    """One puppet in armour, feet at the origin, facing right, hung on its iron rods."""
    d.ink([(0, -262), (0, -110)], 3.4, (0, 0), wob=0)
    d.ink([(34, -262), (37, -98)], 2.8, (0, 0), wob=0)
    for knots, c in (("-8,-40 -14,-20 -16,-2", metal), ("8,-40 16,-22 16,-2", metal)):
        d.ink(stroke(knots), 15, (0, 0), wob=0)
        d.ink(stroke(knots), 9, (0, 0), c[0], wob=0)
    for x in (-16, 16):
        d.obj(shape([(x - 8, 0, 1), (x - 6, -8), (x + 4, -8), (x + 16, 0, 1)]), STONE[1], None, None, w=2.4)
    dress(
        d,
        "-16,-62! -26,-34! -12,-30 0,-33 12,-30 28,-34! 17,-62!",
        cloth,
        ("-8,-58 -12,-34", "6,-58 8,-34"),
        sd=(4, 3),
        w=2.8,
        width=5,
    )
    painted(d, shape("-18,-96! -20,-76 -16,-60! 0,-56 17,-60! 20,-76 18,-96! 0,-102"), metal, 3, (6, 3))
    star(d, 2, -80, 8, POPPY[0] if metal is PEARL else SEA[0])
    d.ink(stroke("16,-92 30,-84 38,-98"), 12, (0, 0), wob=0)
    d.ink(stroke("16,-92 30,-84 38,-98"), 7, (0, 0), metal[0], wob=0)
    d.ink([(34, -92), (62, -128)], 8, (0, 0.3), wob=0)
    d.ink([(34, -92), (62, -128)], 4, (0, 0.3), PEARL[2], wob=0)
    d.ink([(30, -106), (46, -94)], 5, (0, 0), SUN[1], wob=0)
    d.obj(circle(0, -112, 12, 13), SKIN, SKIN_SH, None, w=2.8, sd=(3, 3))
    d.fill(circle(5, -114, 1.9), INK)
    d.ink(stroke("3,-106 10,-107"), 2, (0.2, 0.2))
    painted(d, shape("-14,-108! -15,-124 -4,-132 8,-128 14,-116! 4,-119 -4,-112 -6,-102!"), metal, 2.8, (4, 3))
    feather_plume(d, [(-4, -130), (-12, -146), (-28, -148), (-36, -134)], 8, cloth, 5, line=2.4)
    painted(d, circle(-14, -74, 18), cloth, 3, (4, 5))
    d.obj(circle(-14, -74, 6), SUN[0], None, None, w=2.4)


def story_singer(d: Drawing) -> None:
    """A singer of stories before his painted board, a boy listening; about 210 x 300 around the origin."""
    d.obj(rect(-104, -150, 208, 300, 6), SUN[2], None, None, w=4)
    with d.clip(rect(-104, -150, 208, 300, 6)):
        d.obj(shape("-110,70! -60,50 0,62 60,48 110,66! 110,156! -110,156!"), LEAF[2], None, None, w=2.8)
        d.obj(circle(-66, -112, 22), ORANGE[0], None, None, w=2.6)
    _board(d)
    with d.at(-52, 122, 0, 1, line=1):
        _singer(d)
    with d.at(62, 130, 0, 0.72, sx=-0.72):
        _boy(d)
    for x0, y0, x1, y1 in (
        (-104, -150, 104, -150),
        (-104, 150, 104, 150),
        (-104, -150, -104, 150),
        (104, -150, 104, 150),
    ):
        d.ink([(x0, y0), (x1, y1)], 15, (0, 0), wob=0)
    for x0, y0, x1, y1 in (
        (-104, -150, 104, -150),
        (-104, 150, 104, 150),
        (-104, -150, -104, 150),
        (104, -150, 104, 150),
    ):
        d.ink([(x0, y0), (x1, y1)], 9, (0, 0), POPPY[0], wob=0)
    for x in (-104, 104):
        for y in (-150, 0, 150):
            painted(d, circle(x, y, 9), SUN, 2.8, (2, 3))


def _board(d: Drawing) -> None:
    """Six pictures of one story on a pole."""
    d.ink([(34, -138), (34, 110)], 8, (0, 0), wob=0)
    d.ink([(34, -138), (34, 110)], 4, (0, 0), STONE[0], wob=0)
    d.obj(rect(-22, -130, 112, 132, 3), LINEN[0], LINEN[1], None, w=3.2, sd=(5, 5))
    grounds = (SEA[2], SUN[0], LEAF[2], ORANGE[2], SEA[2], POPPY[2])
    for k in range(6):
        x, y = -16 + 52 * (k % 2), -124 + 42 * (k // 2)
        d.obj(rect(x, y, 48, 37), grounds[k], None, None, w=2.4)
        c = (POPPY, LEAF, SUN, SEA, ORANGE, LINEN)[k]
        for m in (0, 1) if k % 3 else (0,):
            u = x + 16 + 16 * m + (8 if k % 3 == 0 else 0)
            d.obj(
                shape([(u - 8, y + 35, 1), (u - 4, y + 18, 1), (u + 4, y + 18, 1), (u + 8, y + 35, 1)]),
                c[0] if not m else SEA[0],
                None,
                None,
                w=2,
            )
            d.obj(circle(u, y + 13, 4.6), SKIN, None, None, w=1.9)
        d.ink([(x + 6, y + 31), (x + 12, y + 8)], 2.2, (0, 0), wob=0)


def _singer(d: Drawing) -> None:
    """The singer, feet at the origin, a guitar on his back, a cane to the board."""
    for knots in ("-8,-56 -12,-28 -12,0", "10,-56 14,-28 16,0"):
        d.ink(stroke(knots), 18, (0, 0), wob=0)
        d.ink(stroke(knots), 11.5, (0, 0), SEA[0], wob=0)
    for x in (-12, 16):
        d.obj(shape([(x - 8, 4, 1), (x - 7, -6), (x + 5, -6), (x + 18, 4, 1)]), STONE[1], None, None, w=2.6)
    with d.at(-22, -80, -12):
        painted(d, shape("0,-20 12,-14 9,0 16,14 10,26 -10,26 -16,14 -9,0 -12,-14"), ORANGE, 3, (5, 4))
        d.ink([(0, -16), (0, -62)], 7, (0, 0), wob=0)
    dress(
        d,
        "-18,-112! -22,-84 -18,-50! 0,-46 20,-50! 22,-84 18,-112! 0,-118",
        POPPY,
        ("-6,-100 -8,-54", "10,-100 10,-54"),
        sd=(6, 3),
        w=3,
        width=6,
    )
    d.ink(stroke("14,-104 34,-96 46,-116"), 14, (0, 0), wob=0)
    d.ink(stroke("14,-104 34,-96 46,-116"), 8.4, (0, 0), LINEN[0], wob=0)
    d.obj(circle(48, -120, 6.5), SKIN, None, None, w=2.4)
    d.ink([(40, -104), (70, -190)], 4.4, (0, 0.2), wob=0)
    d.obj(circle(2, -130, 15, 16), SKIN, SKIN_SH, None, w=3, sd=(4, 4))
    d.fill(circle(8, -132, 2.2), INK)
    d.ink(stroke("15,-134 21,-128 15,-125"), 2.4, (0.2, 0.2), wob=0)
    d.ink(stroke("4,-123 14,-121"), 5, (0.2, 0.2), DARK_HAIR[0], wob=0)
    d.obj(circle(11, -117, 2.6), POPPY[1], None, None, w=1.6)
    dress(d, "-16,-132! -18,-146 -4,-152 12,-150 18,-140! 26,-136 16,-134! 0,-140", STONE, sd=(4, 3), w=2.8)


def _boy(d: Drawing) -> None:
    """A barefoot boy who listens, drawn facing right."""
    for knots in ("-7,-50 -10,-24 -9,0", "9,-50 12,-24 13,0"):
        d.ink(stroke(knots), 14, (0, 0), wob=0)
        d.ink(stroke(knots), 8.4, (0, 0), SKIN, wob=0)
    dress(d, "-16,-66! -20,-34! 0,-30 20,-34! 17,-66!", STONE, ("0,-60 0,-36",), sd=(5, 3), w=3, width=5)
    dress(
        d,
        "-16,-108! -18,-84 -16,-60! 0,-57 18,-60! 19,-84 16,-108! 0,-113",
        LINEN,
        ("-6,-98 -8,-64",),
        sd=(5, 3),
        w=3,
        width=5,
    )
    d.ink(stroke("12,-100 24,-84 16,-72"), 12, (0, 0), wob=0)
    d.ink(stroke("12,-100 24,-84 16,-72"), 7, (0, 0), LINEN[1], wob=0)
    d.obj(circle(2, -126, 16, 17), SKIN, SKIN_SH, None, w=3, sd=(4, 4))
    d.fill(circle(9, -128, 2.3), INK)
    d.ink(stroke("8,-117 14,-119"), 2.2, (0.2, 0.2))
    dress(d, "-18,-122! -20,-142 0,-150 18,-142 20,-132! 6,-138 -4,-130 -8,-118!", DARK_HAIR, sd=(4, 3), w=2.6)
