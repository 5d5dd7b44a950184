"""What is behind a bust: a light tint with a quiet picture of where these people are met."""

from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.ink.paths import arc, circle, rect, shape, stroke

SKY = ("#cfe3ea", "#b8d3dd")
SAND = ("#f0dcae", "#e4c98d")
ROSE = ("#f1cdb6", "#e5b598")
MINT = ("#cfe0be", "#b7cfa2")
SEA = ("#c4dce0", "#8fb7c4")
STRAW = ("#f3e3bb", "#e7d09a")
CLAY = ("#eac3a0", "#dba97e")
LILAC = ("#dcd2de", "#c6b8ca")


def plain(d: Drawing, tones: tuple[str, str]) -> None:
    """One tint all over."""
    d.fill(rect(-2, -2, 404, 404), tones[0])


def plain_of(tones: tuple[str, str]) -> Pen:
    """One tint with a few large leaves of a palm at the edges."""

    def pen(d: Drawing) -> None:
        plain(d, tones)
        for x, y, turn in ((0, 150, 30), (400, 150, -30), (0, 290, 60), (400, 290, -60)):
            for k in range(-3, 4):
                with d.at(x, y, turn + 24 * k, 1, line=1):
                    d.fill(shape("0,0! 11,-60 0,-130! -11,-60"), tones[1])

    return pen


def board(d: Drawing) -> None:
    """A school's blackboard, with sevens and a sum in chalk."""
    plain(d, ("#5c8271", ""))
    d.fill(rect(-4, 356, 410, 50), "#c79a5c")
    for x, y, s in ((44, 70, 1.0), (346, 70, 1.0), (52, 214, 0.8), (352, 214, 0.8)):
        d.ink(
            stroke([(x - 16 * s, y - 20 * s, 1), (x + 14 * s, y - 20 * s, 1), (x - 4 * s, y + 22 * s)]),
            7,
            taper=(0.1, 0.2),
            color="#eef3e6",
            op=0.8,
        )
        d.ink(stroke([(x - 8 * s, y), (x + 12 * s, y)]), 5, taper=(0.2, 0.2), color="#eef3e6", op=0.8)
    d.ink(stroke("20,120 70,118"), 5, taper=(0.2, 0.2), color="#eef3e6", op=0.7)
    for x, y in ((36, 146), (60, 150)):
        d.ink(stroke([(x - 8, y + 14), (x, y - 12), (x + 8, y + 14)]), 5, taper=(0.1, 0.1), color="#eef3e6", op=0.7)
    d.ink(stroke("330,124 372,124"), 5, taper=(0.2, 0.2), color="#eef3e6", op=0.7)
    d.ink(stroke("351,104 351,146"), 5, taper=(0.2, 0.2), color="#eef3e6", op=0.7)


def rays(tones: tuple[str, str], count: int = 18) -> Pen:
    """The sun's rays from behind the head."""

    def pen(d: Drawing) -> None:
        plain(d, tones)
        for k in range(count):
            with d.at(200, 190, 360 * k / count, 1, line=1):
                d.fill(shape("0,0! 320,-26! 320,26!"), tones[1])

    return pen


def washing(tones: tuple[str, str] = SKY) -> Pen:
    """Washing on a line across a lane."""

    def pen(d: Drawing) -> None:
        plain(d, tones)
        d.ink(stroke("-10,62 100,96 200,104 300,96 410,60"), 4, taper=(0, 0), color=tones[1], wob=0)
        for x, y, kind in ((18, 72, 0), (84, 92, 1), (300, 96, 2), (352, 82, 0)):
            white = "#eef3ef"
            if kind == 0:
                d.fill(shape([(x, y, 1), (x + 46, y + 4, 1), (x + 44, y + 70, 1), (x + 2, y + 66, 1)]), white)
            elif kind == 1:
                d.fill(
                    shape(
                        [
                            (x, y, 1),
                            (x + 14, y + 6, 1),
                            (x + 16, y + 40, 1),
                            (x + 26, y + 44, 1),
                            (x + 6, y + 48, 1),
                            (x - 8, y + 30, 1),
                        ]
                    ),
                    tones[1],
                )
            else:
                d.fill(
                    shape(
                        [
                            (x, y, 1),
                            (x + 40, y - 2, 1),
                            (x + 40, y + 84, 1),
                            (x + 24, y + 84, 1),
                            (x + 20, y + 30, 1),
                            (x + 14, y + 84, 1),
                            (x - 2, y + 84, 1),
                        ]
                    ),
                    tones[1],
                )

    return pen


def awning(tones: tuple[str, str] = SAND, stripe: str = "#f7ead0") -> Pen:
    """The awning of a market stall."""

    def pen(d: Drawing) -> None:
        plain(d, tones)
        for k in range(-1, 9):
            x = k * 52 - 8
            d.fill(
                shape([(x, -10, 1), (x + 52, -10, 1), (x + 52, 84, 1), (x + 26, 106), (x, 84, 1)]),
                tones[1] if k % 2 else stripe,
            )

    return pen


def street(tones: tuple[str, str] = ROSE) -> Pen:
    """A lane with shutters and a balcony."""

    def pen(d: Drawing) -> None:
        plain(d, tones)
        for x, y in ((12, 40), (318, 40), (12, 210), (318, 210)):
            d.fill(rect(x, y, 70, 110), tones[1])
            for k in range(5):
                d.fill(rect(x + 8, y + 10 + 20 * k, 54, 9), tones[0])

    return pen


def maiolica(tones: tuple[str, str] = MINT) -> Pen:
    """Tiles of a kitchen."""

    def pen(d: Drawing) -> None:
        plain(d, tones)
        for x in range(5):
            for y in range(5):
                with d.at(100 * x, 100 * y, 0, 1, line=1):
                    for a in range(0, 360, 90):
                        with d.at(0, 0, a, 1, line=1):
                            d.fill(shape("0,0! 15,-16 44,-10 48,0 44,10 15,16"), tones[1])
                    d.fill(circle(0, 0, 9), tones[0])
                d.fill(circle(100 * x + 50, 100 * y + 50, 9), tones[1])

    return pen


def gulf(tones: tuple[str, str] = SEA) -> Pen:
    """The gulf with its mountain."""

    def pen(d: Drawing) -> None:
        plain(d, ("#f3e4c4", ""))
        d.fill(
            shape("-10,250! 60,214 96,150 116,128! 140,138! 158,128! 190,176 250,214 410,236! 410,260! -10,260!"),
            "#c9b6a8",
        )
        d.fill(rect(-4, 238, 408, 170), tones[0])
        for x, y, w in ((10, 262, 60), (310, 258, 70), (30, 292, 40), (340, 296, 50), (0, 330, 40), (364, 336, 40)):
            d.ink(stroke([(x, y), (x + w / 2, y - 5), (x + w, y)]), 5, taper=(0.4, 0.4), color=tones[1], wob=0)
        d.fill(shape("322,232! 330,232! 330,176! 364,226! 326,228!"), "#fbf4e2")
        d.fill(shape("306,234! 374,234! 360,250 320,250"), "#b9683e")

    return pen


def books(tones: tuple[str, str] = STRAW) -> Pen:
    """Shelves of books."""

    def pen(d: Drawing) -> None:
        plain(d, tones)
        for row, y in enumerate((10, 138, 266)):
            x, k = -8, row * 3
            while x < 400:
                w, h = (22, 30, 18, 26, 34)[k % 5], (88, 100, 78, 94, 84)[(k * 2) % 5]
                d.fill(rect(x, y + 104 - h, w, h), (tones[1], "#dfc3a0", "#d9cfa6", "#e9d9b0")[k % 4])
                x, k = x + w + 5, k + 1
            d.fill(rect(-4, y + 106, 408, 9), "#d2ae78")

    return pen


def halo(tones: tuple[str, str] = CLAY) -> Pen:
    """Rings of a lamp's light."""

    def pen(d: Drawing) -> None:
        plain(d, (tones[1], ""))
        d.fill(circle(200, 180, 190), tones[0])
        for r in (150, 172):
            d.ink(arc(200, 180, r, 0, 359), 3, taper=(0, 0), color=tones[1], wob=0)

    return pen
