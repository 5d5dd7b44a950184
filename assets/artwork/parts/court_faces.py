"""Three faces of French courts, in the units of a head: a tender queen, a stern one, and an old soldier.

All look to the right and are drawn to be mirrored: lit from the far side.
"""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import BLUSH, BROWNS, INK, RED, RED_SH, SKIN, SKIN_SH, SKINS, Tones
from assets.artwork.parts.royal_faces import royal_eye

DARK_SIDE = "-36,-40! -23,-26 -20,-6 -22,8 -15,22 -4,34 8,44 22,46! 20,60! -44,60! -44,-40!"


def _skin(d: Drawing, outline: str, planes: tuple[str, ...], cheeks: tuple[tuple[float, ...], ...]) -> None:
    """Skin, the side turned from the light, smaller shaded planes and the blush; the outline comes last."""
    f = shape(outline)
    d.fill(f, SKIN)
    with d.clip(f):
        for plane in (DARK_SIDE, *planes):
            d.fill(shape(plane), SKIN_SH)
        for cheek in cheeks:
            d.fill(circle(*cheek), BLUSH, 0.36)
    d.contour(f, 3.1)


def _lines(d: Drawing, *lines: tuple[str, float]) -> None:
    for knots, w in lines:
        d.ink(stroke(knots), w, (0.45, 0.4), wob=0)


def tender_face(d: Drawing, brow: str = INK) -> None:
    """A young lady who looks down at something dear and smiles."""
    _skin(
        d,
        "20,-45 32,-31 36,-16 33,-6 36,5 34.5,17 29.5,30 21,41 10,48.5 -2,46 -18,36 -29,20 -33,-3 -34,-26 -22,-46 "
        "0,-53",
        ("14,8 13,14 15,16.6 25,15.4! 21,18.6 11,18 10,11",),
        ((-5, 15, 10, 8), (28.5, 14, 5.5, 6.5)),
    )
    for lid in ("-14,-2.5! -10,-7.5 -3,-9.5 5,-3! 1,2.6 -8,2.4", "20,-2.6! 23,-7.6 28,-8.6 33,-3.4! 30,2 24,2"):
        d.fill(shape(lid), SKINS["fair"][2])
    _lines(
        d,
        ("-16,-3.4 -10,2.2 -2,3.6 5.6,-1.4", 3.4),
        ("19,-1.6 24,3 29,2.6 34,-2.6", 3.0),
        ("-13,1 -15.4,3.8", 1.6),
        ("-8.6,3 -10,6.2", 1.6),
        ("-3,3.6 -3.4,6.8", 1.5),
        ("25,3 24.4,5.8", 1.4),
        ("30.4,1.6 31.6,4.4", 1.4),
        ("-12,-7.4 -4,-10.6 5,-6", 1.5),
        ("21,-7.4 27,-10 32.6,-6.6", 1.4),
    )
    for knots, w in (("-17,-15 -8,-20.6 3,-19.4 9,-15.6", 2.8), ("18.6,-16 25,-20.8 33.6,-16.4", 2.5)):
        d.ink(stroke(knots), w, (0.5, 0.5), color=brow)
    d.fill(shape("6,26.6! 11.4,23.8 16,25 19,23.8 26,25.6! 16,28"), RED_SH)
    d.fill(shape("6.6,27 16,28.2 25.4,26.2! 21,32.4 12.4,33"), RED)
    _lines(
        d,
        ("18,-6 19,2 22,8 25.8,12.6 24,15.8 20,15.6", 2.2),
        ("13,12.4 12,15 15,16.8", 1.7),
        ("1.6,23.6 7,27.2 16,28.2 22.6,26.6 28.4,22.4", 2.2),
        ("1.4,21.6 0,24 1.4,26", 1.3),
        ("11.6,37.4 16,38.2 20,37", 1.6),
    )


def stern_face(d: Drawing, brow: str = INK) -> None:
    """A lady of fifty who disapproves: narrow eyes, a long nose, lips pressed together."""
    _skin(
        d,
        "19,-45 31,-31 35,-16 31.5,-6 35.5,3 34.5,11 30.5,25 24,39 14,50 4,50 -8,44 -21,31 -29,16 -32,-4 -33,-26 "
        "-21,-46 0,-53",
        (
            "9,-12 15,-14 17,-6 15,3 11,-1 8,-7",
            "14,8 13,15 15,18.6 27,17! 23,20.6 11,20.4 10,11",
            "-15,16 -6,18 0,29 -5,36 -14,28",
        ),
        ((-7, 14, 8, 6), (29, 13, 4.5, 5.5)),
    )
    royal_eye(d, -4, -3.4, 17, look=3.2, iris="#54708c", open_=0.64)
    royal_eye(d, 25.5, -4, 11.5, look=2.2, iris="#54708c", open_=0.62, flip=-1)
    for knots, w in (("-18,-10 -11,-20.4 0,-20 9.6,-12", 3.4), ("18,-12.4 24,-20.6 34.6,-13.6", 3.0)):
        d.ink(stroke(knots), w, (0.5, 0.4), color=brow)
    d.fill(shape("7,30.4! 11.6,28.2 16,29.4 19,28.2 24.6,29.8! 16,31"), RED_SH)
    d.fill(shape("8,30.8 16,31.2 24,30.2! 20,33.8 12.4,34.2"), RED)
    _lines(
        d,
        ("16.5,-10 19,-2 24,6 29.4,12.6 27.6,17 21,17.6", 2.6),
        ("13,12.4 11.6,16 14.4,18.6 17.6,17.6", 2.0),
        ("3,32.4 8,30.6 16,31 22,30.2 27.6,32", 2.3),
        ("9.6,20 5,25 3.4,30", 1.5),
        ("2,33 0.6,35.4", 1.4),
        ("11,39.4 16,40.6 20,39", 1.7),
        ("-12,4.8 -5,8.2 3,7", 1.4),
        ("13,-16 13.6,-20", 1.3),
    )


def veteran_face(d: Drawing, hair: Tones = BROWNS) -> None:
    """A soldier of forty-five: a broken nose, a scar on the cheek, a drooping moustache over a square jaw."""
    _skin(
        d,
        "20,-45 32,-32 36,-16 32,-6 36,5 35,18 35,33 28,46 15,52.5 -2,51 -18,43 -28,28 -32,4 -34,-26 -22,-46 0,-53",
        (
            "8,-12 15,-14 17,-6 15,3 10,-1 7,-7",
            "13,8 12,16 14,20 28,18! 22,22 9,21 9,13",
            "-15,14 -7,18 -3,28 -9,36 -16,28",
            "6,38 16,40 25,38 20,44 11,44",
        ),
        ((-7, 14, 9, 7), (29, 13, 5, 6)),
    )
    royal_eye(d, -4, -2.4, 16.5, look=2.4, iris="#4a4f3a", open_=0.72)
    royal_eye(d, 25.5, -3, 11.5, look=1.8, iris="#4a4f3a", open_=0.7, flip=-1)
    for knots, w in (("-18,-9 -10,-15.6 1,-14 11,-7.4", 5.8), ("17.4,-8 25,-14.4 35,-11", 5.0)):
        d.ink(stroke(knots), w, (0.5, 0.3), color=hair[1])
    _lines(
        d,
        ("16.5,-9 20,-4 22.6,-1 24.4,5 31.4,12 29,17.4 21.4,18.4", 2.8),
        ("13,12 11,16 13.6,19 17,18.4", 2.2),
        ("13.6,-13 14.4,-19", 1.5),
        ("10.4,-13 9.6,-17.6", 1.4),
        ("-18,2 -23,4", 1.4),
        ("-18,-1 -24,-1.6", 1.4),
        ("-11,4.6 -4,8 4,6.6", 1.5),
        ("10,36.4 16,37.4 22,36", 2.2),
    )
    d.ink(stroke("-20,10 -13,17 -9,29"), 3.6, (0.3, 0.4), color=SKINS["fair"][2], wob=0)
    _lines(d, ("-21.6,10 -14.6,17.4 -10.6,29.6", 1.6), ("-19,16.6 -13.4,13.6", 1.3), ("-15,23.4 -8.6,21", 1.3))
    for knots in (
        "17,21.6! 8,20.6 -1,25 -6,34 -7,45! -1,41 3,34 9,30.4 17,28.6!",
        "17,21.6! 25,20 32,25 35,32 36,43! 31,39 29,33 24,29.6 17,28.6!",
    ):
        d.obj(shape(knots), hair[0], hair[1], None, w=2.4, sd=(-3, 3))
    for knots in ("13,24.4 4,26.6 -2,34 -4,40", "20.6,24.4 27,27 31.4,33"):
        d.ink(stroke(knots), 1.6, (0.2, 0.6), color=hair[2], wob=0)
