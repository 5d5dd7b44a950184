"""Plain clothes of a bust: shoulders, shirts, jackets, blouses, collars, in units of the picture."""

from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.ink.paths import Path, circle, shape, stroke
from assets.artwork.palette import GOLD, WHITES, Tones
from assets.artwork.parts.limbs import fold
from assets.artwork.people.face import Face
from assets.artwork.people.person import Clothes

HATCH = {"length": 15, "gap": 6, "w": 2.2, "ang": 215}


def shoulders(wide: float = 136, top: float = 296, fall: float = 36) -> Path:
    """The outline of neck and shoulders: `wide` from the middle, `fall` how far they slope."""
    return shape(
        [
            (160, top, 1),
            (148, top + 8),
            (200 - wide * 0.66, top + fall * 0.62),
            (200 - wide * 0.93, top + fall + 8),
            (200 - wide - 8, top + fall + 46),
            (200 - wide - 14, 440, 1),
            (204 + wide, 440, 1),
            (198 + wide, top + fall + 44),
            (196 + wide * 0.88, top + fall + 8),
            (200 + wide * 0.64, top + fall * 0.6),
            (252, top + 8),
            (242, top, 1),
            (226, top + 18),
            (204, top + 24),
            (178, top + 16),
        ]
    )


def cloth(
    d: Drawing, tones: Tones, wide: float = 136, top: float = 296, fall: float = 36, pattern: Pen | None = None
) -> Path:
    """A garment over both shoulders, with two folds at the arms."""
    body = shoulders(wide, top, fall)
    d.fill(body, tones[0])
    if pattern:
        with d.clip(body):
            pattern(d)
    d.shade(body, tones[1], 15, 9)
    if len(tones) > 2 and not pattern:
        d.glint(body, tones[2], 8, 4, 6)
    d.rim_hatch(body, **HATCH)
    for x in (200 - wide * 0.62, 200 + wide * 0.6):
        s = 1 if x < 200 else -1
        fold(d, [(x, 372), (x + s * 6, 392), (x + s * 2, 420)], tones[1], 10 if s > 0 else 0)
    d.contour(body, 5.2)
    return body


def neckline(face: Face, low: float, top: float = 298, out: float = 0) -> list[tuple[float, ...]]:
    """The knots of a round neckline from one side of the neck to the other, `low` in the middle, `out` farther out."""
    left, right = 203 - 40 * face.neck, 212 + 40 * face.neck
    far, deep = out * 0.5, low - top
    return [
        (left - far, top + out * 0.3, 1),
        (left + 4 - far, top + deep * 0.5),
        (left + 20 - out * 0.3, top + deep * 0.86 + out * 0.8),
        (207, low + out),
        (right - 22 + out * 0.3, top + deep * 0.86 + out * 0.8),
        (right - 5 + far, top + deep * 0.5),
        (right + far, top + out * 0.3, 1),
    ]


def neckband(d: Drawing, tones: Tones, face: Face, low: float, wide: float) -> None:
    """The closed edge of a round neckline, `wide` in the middle."""
    band = shape([*neckline(face, low), *reversed(neckline(face, low, out=wide))])
    d.obj(band, tones[0], tones[1], None, w=4.2, sd=(4, 4))


def tee(
    tones: Tones, edge: Tones, pattern: Pen | None = None, wide: float = 118, top: float = 296, fall: float = 36
) -> Clothes:
    """A T-shirt."""

    def pen(d: Drawing, face: Face) -> None:
        cloth(d, tones, wide, top, fall, pattern)
        bare(d, face, top + 20)
        neckband(d, edge, face, top + 20, 17)

    return pen


def stripes(tones: Tones, step: float = 30, width: float = 13, top: float = 318, bow: float = 14) -> Pen:
    """Stripes across the chest."""

    def pen(d: Drawing) -> None:
        y = top
        while y < 440:
            d.ink(
                stroke([(20, y + bow + 14), (110, y + 4), (206, y + bow), (300, y + 4), (390, y + bow + 14)]),
                width,
                (0, 0),
                tones[0],
                0,
            )
            y += step

    return pen


def spots(colour: str, step: float = 26, r: float = 4.5) -> Pen:
    """Spots all over."""

    def pen(d: Drawing) -> None:
        for row, y in enumerate(range(300, 420, int(step * 0.7))):
            for x in range(20, 400, int(step)):
                d.fill(circle(x + (step / 2 if row % 2 else 0), y, r), colour)

    return pen


def checks(one: str, op: float = 0.55, step: float = 34, width: float = 9) -> Pen:
    """A check of crossing lines."""

    def pen(d: Drawing) -> None:
        for x in range(20, 420, int(step)):
            d.ink(stroke([(x + 8, 290), (x, 350), (x - 4, 420)]), width, (0, 0), one, 0, op)
        for y in range(306, 430, int(step)):
            d.ink(
                stroke([(20, y + 16), (110, y + 2), (206, y + 12), (300, y + 2), (390, y + 16)]),
                width,
                (0, 0),
                one,
                0,
                op,
            )

    return pen


def opened(d: Drawing, face: Face, low: float = 356, wide: float = 40, top: float = 290) -> Path:
    """Skin in an open neckline, down to `low`."""
    gap = shape(
        [
            (205 - wide - 6, top, 1),
            (196, low - 30),
            (207, low, 1),
            (219, low - 30),
            (208 + wide, top, 1),
            (205, top + 12),
        ]
    )
    d.fill(gap, face.skin[0])
    with d.clip(gap):
        d.fill(shape([(150, 270, 1), (262, 270, 1), (258, top + 14), (212, top + 28), (166, top + 6)]), face.skin[1])
    return gap


def collar(d: Drawing, tones: Tones, top: float = 292, drop: float = 46, spread: float = 1.0) -> None:
    """The two wings of a shirt's collar."""
    for points in (
        [(152, top - 8, 1), (146, top + 14), (168 - 8 * spread, top + drop, 1), (206, top + 26, 1), (178, top + 8)],
        [(250, top - 8, 1), (260, top + 14), (246 + 8 * spread, top + drop, 1), (208, top + 26, 1), (232, top + 8)],
    ):
        d.obj(shape(points), tones[0], tones[1], None, w=4.6, sd=(6, 6))


def shirt(
    tones: Tones, pattern: Pen | None = None, wide: float = 132, fall: float = 36, buttons: str = GOLD, low: float = 0
) -> Clothes:
    """A shirt with a collar; `low` is where it is open to, 0 for buttoned up."""

    def pen(d: Drawing, face: Face) -> None:
        cloth(d, tones, wide, 296, fall, pattern)
        if low:
            d.contour(opened(d, face, low), 3.6)
        d.ink(stroke([(208, low or 320), (209, 370), (208, 420)]), 3.4, taper=(0, 0))
        for y in (348, 384):
            if y > low:
                d.obj(circle(201, y, 4.5), buttons, None, None, w=2.6)
        collar(d, tones if not pattern else (tones[0], tones[1]))

    return pen


def jacket(
    tones: Tones,
    under: Tones = WHITES,
    tie: Tones | None = None,
    bow: Tones | None = None,
    wide: float = 140,
    pattern: Pen | None = None,
) -> Clothes:
    """A jacket with lapels over a shirt, with a tie, a bow or an open collar."""

    def pen(d: Drawing, face: Face) -> None:
        cloth(d, tones, wide, 294, 36, pattern)
        front = shape("164,290! 176,340 206,420! 212,420! 238,340 246,290! 206,312")
        d.obj(front, under[0], under[1], None, w=4, sd=(8, 2))
        if tie:
            d.obj(
                shape("196,318! 216,318! 222,420! 190,420!"),
                tie[0],
                tie[1],
                tie[2] if len(tie) > 2 else None,
                w=3.8,
                sd=(7, 2),
            )
            d.obj(shape("193,308! 220,308! 214,328! 199,328!"), tie[0], tie[1], None, w=3.6, sd=(5, 3))
        elif not bow:
            d.contour(opened(d, face, 340, 34), 3.4)
        collar(d, under, 290, 40)
        if bow:
            bow_tie(d, bow)
        lapels(d, tones)

    return pen


def lapels(d: Drawing, tones: Tones) -> None:
    """Both lapels of a jacket."""
    for points in (
        "152,284! 138,312 134,338! 154,346! 148,362! 200,420! 206,420! 180,352 162,300!",
        "252,284! 268,312 274,338! 254,346! 260,362! 218,420! 212,420! 232,352 246,300!",
    ):
        d.obj(
            shape(points),
            tones[0],
            tones[1],
            tones[2] if len(tones) > 2 else None,
            w=4.8,
            sd=(7, 4),
            hinset=5,
            hd=(3, 3),
        )


def bow_tie(d: Drawing, tones: Tones, y: float = 318) -> None:
    """A bow tie."""
    for s in (-1, 1):
        d.obj(
            shape(
                [
                    (206, y - 6, 1),
                    (206 + s * 22, y - 17),
                    (206 + s * 38, y - 15, 1),
                    (206 + s * 35, y),
                    (206 + s * 38, y + 17, 1),
                    (206 + s * 20, y + 14),
                    (206, y + 6, 1),
                ]
            ),
            tones[0],
            tones[1],
            None,
            w=4,
            sd=(5, 5),
        )
    d.obj(shape([(198, y - 8), (214, y - 8), (216, y + 8), (197, y + 8)]), tones[0], tones[1], None, w=3.8, sd=(4, 4))


def blouse(
    tones: Tones,
    low: float = 350,
    wide: float = 122,
    pattern: Pen | None = None,
    edge: Tones | None = None,
    fall: float = 38,
) -> Clothes:
    """A blouse or dress with a round open neck; `edge` trims it."""

    def pen(d: Drawing, face: Face) -> None:
        cloth(d, tones, wide, 302, fall, pattern)
        bare(d, face, low)
        for bone in ("158,328 180,335 197,333", "221,333 238,334 254,327"):
            d.ink(stroke(bone), 2.4, taper=(0.5, 0.5), wob=0)
        neckband(d, edge or (tones[0], tones[1]), face, low, 14 if edge else 11)

    return pen


def bare(d: Drawing, face: Face, low: float) -> None:
    """The skin in a round neckline, in the shadow of the chin above."""
    skin = shape([*neckline(face, low), (207, 276, 1)])
    d.fill(skin, face.skin[0])
    with d.clip(skin):
        d.fill(shape("120,260! 290,260! 276,300 238,322 200,322 160,306"), face.skin[1])
    half = 34 * face.neck
    d.fill(
        shape([(203 - half, 276, 1), (212 + half, 276, 1), (210 + half, 304), (206, 316), (206 - half, 302)]),
        face.skin[1],
    )
