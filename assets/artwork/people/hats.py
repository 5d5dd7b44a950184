"""Hats, caps, helmets and kerchiefs, in the units of a head."""

from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import BLUES, GOLD, GOLD_SH, INK, REDS, WHITE, WHITE_SH, WHITES, Tones

STRAW: Tones = ("#e9c77e", "#c79a4c", "#f7e3b0")
HATCH = {"length": 9, "gap": 3.6, "w": 1.5, "ang": 225}


def flat_cap(c: Tones) -> Pen:
    """A flat cap of wool, its peak over the brow."""

    def pen(d: Drawing) -> None:
        d.obj(
            shape("-48,-24! -56,-46 -44,-68 -12,-80 24,-78 48,-64 53,-46 44,-30! 10,-42 -24,-36"),
            c[0],
            c[1],
            c[2],
            w=3,
            sd=(8, 7),
            hatch=HATCH,
        )
        for line in ("-2,-78 -16,-60 -34,-48", "4,-78 20,-62 32,-44", "0,-78 2,-60 4,-46"):
            d.ink(stroke(line), 1.9, taper=(0.2, 0.6))
        d.obj(
            shape("-30,-37! -2,-46 30,-44 48,-34! 58,-26 56,-20! 34,-29 4,-32 -24,-26! -32,-30"),
            c[0],
            c[1],
            c[2],
            w=3,
            sd=(3, 5),
            hinset=3,
            hd=(2, 3),
        )
        d.obj(circle(0, -79, 3.4), c[0], c[1], None, w=2.2)

    return pen


def sailor_cap(c: Tones = BLUES) -> Pen:
    """A fisherman's cap with a band, a cord and a short peak."""

    def pen(d: Drawing) -> None:
        d.obj(
            shape("-46,-40! -58,-54 -50,-72 -18,-82 22,-82 50,-72 56,-54 46,-42! 20,-50 -18,-50"),
            c[0],
            c[1],
            c[2],
            w=3,
            sd=(8, 8),
            hatch=HATCH,
        )
        d.obj(shape("-46,-44! -20,-51 20,-51 46,-44! 45,-28! 20,-36 -18,-36 -46,-26!"), c[1], c[1], None, w=2.8)
        d.obj(
            shape("-26,-35! 2,-40 32,-37 46,-29! 56,-20 50,-17! 30,-27 2,-29 -22,-24!"),
            "#2b2a33",
            "#16151b",
            "#6a6c80",
            w=2.8,
            sd=(3, 4),
            hinset=3,
            hd=(2, 3),
        )
        d.ink(stroke("-44,-34 -20,-41 6,-42 28,-41 45,-35"), 4.6, taper=(0, 0), wob=0)
        d.ink(stroke("-44,-34 -20,-41 6,-42 28,-41 45,-35"), 2.4, taper=(0, 0), wob=0, color=GOLD)
        for x, y in ((-43, -33), (44, -34)):
            d.obj(circle(x, y, 3.4), GOLD, GOLD_SH, None, w=1.8)

    return pen


def straw_hat(ribbon: Tones = REDS, c: Tones = STRAW) -> Pen:
    """A straw hat with a ribbon."""

    def pen(d: Drawing) -> None:
        d.obj(
            shape("-38,-40! -38,-66 -26,-84! -4,-78 18,-86! 36,-80 40,-62 41,-40! 10,-34 -16,-34"),
            c[0],
            c[1],
            c[2],
            w=3,
            sd=(8, 5),
        )
        for line in ("-30,-78 -24,-60 -26,-50", "16,-82 10,-68 14,-54", "28,-78 30,-64 30,-52"):
            d.ink(stroke(line), 1.8, taper=(0.2, 0.7))
        d.obj(
            shape("-40,-53! -14,-47 16,-47 42,-53! 42,-37! 14,-31 -16,-31 -40,-38!"),
            ribbon[0],
            ribbon[1],
            None,
            w=2.6,
            sd=(8, 2),
        )
        d.obj(
            shape("-68,-32! -60,-44 -40,-42! -14,-33 16,-33 42,-42! 62,-46 72,-36! 52,-22 20,-23 -10,-23 -44,-18"),
            c[0],
            c[1],
            c[2],
            w=3,
            sd=(4, 6),
            hinset=3,
            hd=(2, 3),
            hatch=HATCH,
        )

    return pen


def lady_hat(c: Tones, ribbon: Tones) -> Pen:
    """A wide summer hat with a flower."""

    def pen(d: Drawing) -> None:
        straw_hat(ribbon, c)(d)
        for a in range(0, 360, 72):
            with d.at(-28, -44, a, 1, line=1):
                d.obj(circle(0, -7, 6, 6.6), WHITE, WHITE_SH, None, w=2.2)
        d.obj(circle(-28, -44, 4.4), GOLD, None, None, w=2)

    return pen


def backwards_cap(c: Tones = REDS, edge: Tones = WHITES) -> Pen:
    """A baseball cap turned back to front, a tuft in the opening."""

    def pen(d: Drawing) -> None:
        d.obj(shape("-45,-16! -60,-14 -70,-6! -66,-20 -50,-32!"), edge[0], edge[1], None, w=2.8, sd=(3, 4))
        d.obj(
            shape("-49,-18! -50,-44 -34,-66 2,-74 34,-64 46,-42 44,-24! 24,-33 -4,-36 -30,-28"),
            c[0],
            c[1],
            c[2],
            w=3,
            sd=(8, 7),
            hatch=HATCH,
        )
        for line in ("0,-73 -20,-58 -30,-32", "3,-73 26,-58 34,-34"):
            d.ink(stroke(line), 1.9, taper=(0.2, 0.3))
        d.obj(shape("-14,-35! -8,-52 8,-55 22,-50 28,-33! 8,-37"), "#33292c", None, None, w=2.6)
        d.ink(stroke("-49,-22 -26,-33 2,-39 26,-35 45,-26"), 8.4, taper=(0, 0), wob=0)
        d.ink(stroke("-49,-22 -26,-33 2,-39 26,-35 45,-26"), 4.8, taper=(0, 0), wob=0, color=edge[0])
        d.obj(circle(2, -74, 3.6), edge[0], edge[1], None, w=2.2)

    return pen


def helmet(c: Tones = REDS, stripe: str = WHITE) -> Pen:
    """An open scooter helmet with goggles pushed up and a strap under the chin."""

    def pen(d: Drawing) -> None:
        d.ink(stroke("-40,16 -28,44 2,57 14,54"), 7, taper=(0, 0.2), wob=0)
        d.ink(stroke("-40,16 -28,44 2,57 14,54"), 3.4, taper=(0, 0.2), wob=0, color="#6b5a4c")
        shell = shape(
            "36,-18! 30,-32 6,-38 -16,-34! -26,-22 -28,4 -34,22! -52,20 -57,-10 -50,-48 -28,-74 6,-82 38,-70 52,-44 "
            "50,-16! 44,-10"
        )
        d.fill(shell, c[0])
        with d.clip(shell):
            d.fill(shape("-18,-90! 2,-90! -8,-60 -16,-32! -34,-34! -28,-62"), stripe)
        d.shade(shell, c[1], 9, 8)
        d.glint(shell, c[2], 6, 4, 5)
        d.contour(shell, 3.2)
        d.ink(stroke("-54,-26 -30,-43 4,-50 36,-42 50,-30"), 9, taper=(0, 0), wob=0)
        d.ink(stroke("-54,-26 -30,-43 4,-50 36,-42 50,-30"), 5.4, taper=(0, 0), wob=0, color="#3a2f2a")
        for x, y, w in ((-11, -47, 17), (28, -44, 14)):
            lens = shape([(x - w, y - 1), (x, y - 13), (x + w, y - 1), (x + w * 0.6, y + 10), (x - w * 0.6, y + 9)])
            d.obj(lens, "#a9c9d6", "#6f97a8", "#eef7fa", w=4.2, sd=(4, 4), hinset=3, hd=(3, 3))

    return pen


def headscarf(c: Tones, spots: str | None = None) -> Pen:
    """A kerchief tied under the chin, the hair showing at the brow."""

    def pen(d: Drawing) -> None:
        cloth = shape(
            "38,-8! 36,-28 22,-40 -4,-42 -24,-32 -33,-10 -35,16 -24,44! -30,56 -42,50 -54,20 -54,-26 -36,-58 0,-70 "
            "34,-58 48,-32 50,4 38,40! 34,48! 39,16"
        )
        d.fill(cloth, c[0])
        if spots:
            with d.clip(cloth):
                for row, y in enumerate(range(-66, 60, 13)):
                    for x in range(-60, 60, 17):
                        d.fill(circle(x + (8 if row % 2 else 0), y, 2.8), spots)
        d.shade(cloth, c[1], 7, 6)
        for line in ("-34,0 -44,-14 -46,-34", "-34,12 -46,10 -52,2", "20,-40 26,-50 24,-58", "-20,-36 -30,-46 -30,-56"):
            d.ink(stroke(line), 2, taper=(0.2, 0.7))
        d.contour(cloth, 3)
        for knots in ("4,54! -14,60 -26,78! -6,76 4,66 10,58!", "8,54! 26,58 40,74! 20,76 10,68 4,60!"):
            d.obj(shape(knots), c[0], c[1], None, w=2.6, sd=(4, 4))
        d.obj(shape("-2,50 8,48 15,53 13,61 3,63 -4,58"), c[0], c[1], None, w=2.6, sd=(3, 3))

    return pen


def bandana(c: Tones = REDS) -> Pen:
    """A kerchief wound round the head, knotted at the back."""

    def pen(d: Drawing) -> None:
        for knots in ("-46,-16! -64,-22 -78,-14! -66,-6 -48,-8!", "-46,-12! -58,-2 -66,14! -52,10 -42,-4!"):
            d.obj(shape(knots), c[0], c[1], None, w=2.6, sd=(4, 3))
        d.obj(
            shape("-48,-14! -50,-42 -32,-62 2,-70 32,-60 44,-40 42,-22! 20,-32 -6,-34 -30,-26"),
            c[0],
            c[1],
            c[2],
            w=3,
            sd=(8, 7),
        )
        for x, y in (
            (-34, -40),
            (-16, -50),
            (4, -56),
            (24, -50),
            (-22, -34),
            (10, -42),
            (34, -38),
            (-40, -24),
            (-4, -40),
        ):
            d.fill(circle(x, y, 2.8), WHITE)
        d.ink(stroke("-40,-20 -20,-36 6,-40 34,-32"), 2, taper=(0.3, 0.5))

    return pen


def paper_hat(c: Tones = WHITES, print_: bool = False) -> Pen:
    """A baker's paper cap, or one folded from a newspaper."""

    def pen(d: Drawing) -> None:
        top = shape("-44,-40! -30,-92! 6,-84 38,-96! 48,-42! 20,-52 -16,-50")
        d.obj(top, c[0], c[1], None, w=3, sd=(9, 4))
        if print_:
            _print(d)
        d.ink(stroke("-30,-92 -4,-66 6,-52"), 2, taper=(0.1, 0.5))
        d.obj(
            shape("-51,-48! -20,-58 20,-60 52,-52! 48,-26! 20,-36 -16,-35 -47,-22!"), c[0], c[1], None, w=3, sd=(9, 4)
        )
        if print_:
            for y in (-50, -44):
                d.ink(stroke([(-42, y + 6), (-16, y), (6, y - 1)]), 1.5, taper=(0.1, 0.1), op=0.6)
                d.ink(stroke([(14, y - 2), (30, y - 1), (42, y + 3)]), 1.5, taper=(0.1, 0.1), op=0.6)

    return pen


def _print(d: Drawing) -> None:
    """Lines of print."""
    for y in (-84, -77, -70, -63):
        d.ink(stroke([(-30, y + 4), (-12, y + 4)]), 1.4, taper=(0.1, 0.1), op=0.55)
        d.ink(stroke([(14, y + 4), (36, y + 1)]), 1.4, taper=(0.1, 0.1), op=0.55)


def officer_cap(c: Tones) -> Pen:
    """A peaked cap with a gold cord and a badge."""

    def pen(d: Drawing) -> None:
        d.obj(
            shape("-42,-44! -64,-60 -54,-78 -10,-90 34,-86 62,-70 58,-54 46,-44! 10,-52"),
            c[0],
            c[1],
            c[2],
            w=3,
            sd=(8, 7),
            hatch=HATCH,
        )
        d.obj(shape("-44,-46! -16,-53 20,-53 46,-46! 45,-30! 20,-38 -16,-38 -45,-28!"), c[1], c[1], None, w=2.8)
        d.obj(
            shape("-30,-35! 2,-41 34,-37 47,-29! 56,-18 48,-16! 28,-26 2,-28 -24,-22!"),
            "#2b2a33",
            "#16151b",
            "#8a8ca0",
            w=2.8,
            sd=(3, 4),
            hinset=3,
            hd=(2, 3),
        )
        d.ink(stroke("-42,-34 -16,-42 20,-42 44,-35"), 2.6, taper=(0, 0), wob=0, color=GOLD)
        d.obj(shape("8,-78 18,-70 16,-58 8,-52 0,-58 -2,-70"), GOLD, GOLD_SH, None, w=2.4, sd=(3, 3))
        d.obj(circle(8, -65, 4.4), c[1], None, None, w=1.8)

    return pen


def round_hat(d: Drawing) -> None:
    """A priest's round hat."""
    d.obj(
        shape("-36,-38! -38,-66 -20,-80 8,-82 34,-72 42,-52 42,-38! 6,-32"),
        "#3a3640",
        "#221f28",
        "#77738a",
        w=3,
        sd=(8, 6),
    )
    d.obj(
        shape("-70,-26! -58,-42 -38,-42! 4,-32 42,-42! 64,-42 74,-30! 40,-18 2,-20 -40,-14"),
        "#3a3640",
        "#221f28",
        "#77738a",
        w=3,
        sd=(4, 6),
        hinset=3,
        hd=(2, 3),
    )
    d.ink(stroke("-37,-47 4,-40 42,-47"), 3, taper=(0, 0), color="#77738a", wob=0)


def beret(c: Tones) -> Pen:
    """A beret pulled to one side."""

    def pen(d: Drawing) -> None:
        d.obj(
            shape("-46,-26! -68,-34 -70,-58 -40,-78 8,-80 44,-62 46,-40! 24,-46 -10,-44 -34,-34"),
            c[0],
            c[1],
            c[2],
            w=3,
            sd=(7, 8),
            hatch=HATCH,
        )
        d.ink(stroke("-10,-79 -12,-88 -8,-92"), 4, taper=(0, 0.4))
        d.ink(stroke("-48,-27 -28,-37 -6,-44 22,-46 46,-40"), 6.4, taper=(0.05, 0.05), wob=0, color=INK)
        d.ink(stroke("-48,-27 -28,-37 -6,-44 22,-46 46,-40"), 3, taper=(0.05, 0.05), wob=0, color=c[1])

    return pen


def headphones(c: Tones = REDS) -> Pen:
    """Headphones over the head."""

    def pen(d: Drawing) -> None:
        band = "-43,-6 -46,-34 -28,-54 0,-60 30,-53 44,-32 42,-10"
        d.ink(stroke(band), 9, taper=(0, 0), wob=0)
        d.ink(stroke(band), 5, taper=(0, 0), wob=0, color=c[0])
        d.obj(shape("-52,-14 -40,-16 -34,0 -38,16 -50,18 -58,2"), c[0], c[1], c[2], w=3, sd=(5, 5), hinset=4, hd=(3, 3))
        d.obj(shape("38,-12 45,-13 49,0 46,14 39,14"), c[0], c[1], None, w=2.8, sd=(3, 3))

    return pen


def knotted_cloth(c: Tones, spots: str) -> Pen:
    """A cloth round the head of somebody at work, knotted over the brow, its ends up."""

    def pen(d: Drawing) -> None:
        for end in ("10,-62! -6,-74 -14,-92 -34,-100! -36,-82 -20,-68", "14,-62! 30,-70 42,-86 60,-88! 56,-70 36,-58"):
            d.obj(shape(end), c[0], c[1], None, w=2.8, sd=(4, 4))
        d.ink(stroke("6,-63 -10,-74 -22,-86"), 1.9, taper=(0.1, 0.6))
        d.ink(stroke("18,-62 32,-68 44,-78"), 1.9, taper=(0.1, 0.6))
        cloth = shape(
            "-49,-10! -55,-34 -44,-58 -14,-70 20,-69 44,-54 50,-32 46,-22! 36,-36 14,-46 -10,-45 -30,-34 -38,-18"
        )
        d.obj(cloth, c[0], c[1], c[2], w=3, sd=(7, 7), hatch=HATCH)
        with d.clip(cloth):
            for x, y in ((-42, -38), (-30, -52), (-12, -58), (-44, -20), (34, -54), (42, -36), (26, -64)):
                d.fill(circle(x, y, 3.6), spots)
        for fold in ("10,-60 -12,-60 -32,-46", "10,-56 -4,-52 -18,-44", "16,-58 30,-52 40,-38"):
            d.ink(stroke(fold), 1.9, taper=(0.1, 0.7))
        d.obj(shape("0,-64 10,-70 21,-66 23,-55 12,-49 1,-54"), c[0], c[1], c[2], w=2.8, sd=(4, 4), hinset=3, hd=(2, 2))

    return pen


def judge_cap(d: Drawing) -> None:
    """The high black cap of the court, with a cord of gold."""
    black = ("#33303a", "#1d1b23", "#67637a")
    d.obj(
        shape("-38,-38! -42,-56 -46,-76! -22,-83 2,-85 26,-83 50,-75! 46,-56 41,-36! 20,-50 2,-53 -18,-50"),
        *black,
        w=3,
        sd=(9, 6),
    )
    for fold in ("-44,-72 -20,-66 2,-64 24,-66 48,-71",):
        d.ink(stroke(fold), 1.9, taper=(0.2, 0.6), color=black[2])
    d.obj(shape("-42,-28! -38,-46 -18,-56 2,-59 22,-56 42,-44 46,-26! 24,-42 2,-46 -20,-42"), *black, w=3, sd=(6, 4))
    for line, w, colour in (
        ("-41,-33 -20,-48 2,-52 24,-48 45,-31", 5.4, INK),
        ("-41,-33 -20,-48 2,-52 24,-48 45,-31", 3, GOLD),
    ):
        d.ink(stroke(line), w, taper=(0, 0), wob=0, color=colour)
