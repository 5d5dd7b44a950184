"""Faces for kings, in the units of a head: chin at y = +50, top of the skull at y = -52."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, circle, shape, stroke
from assets.artwork.palette import BLUSH, INK, SKINS, WHITE

SKIN, SHADE, LIGHT = SKINS["fair"]
LIP = "#c4523f"


def royal_eye(
    d: Drawing, x: float, y: float, w: float, look: float = 0, iris: str = "#6a4527", open_: float = 1, flip: int = 1
) -> None:
    """One eye w units wide with its outer corner on the left; `flip` = -1 puts it on the right."""
    with d.at(x, y, 0, 1, sx=flip, sy=1, line=1):
        t, r = 5.6 * open_, w / 2
        ball = shape([(-r, 0.6, 1), (-r * 0.45, -t * 0.86), (r * 0.25, -t), (r, 2.2, 1), (r * 0.2, 4), (-r * 0.5, 3.6)])
        d.fill(ball, WHITE)
        with d.clip(ball):
            ix = look * flip
            d.fill(circle(ix, -1.0, 4.7, 5.1), INK)
            d.fill(circle(ix, -0.8, 3.7, 4.1), iris)
            d.fill(circle(ix, -1.0, 2.0, 2.3), INK)
            d.fill(circle(ix - 1.5 * flip, -2.6, 1.25), WHITE)
            d.ink(stroke([(-r, -1), (-r * 0.2, -t * 0.8), (r, 0)]), 2.6, (0, 0), color=SHADE, wob=0, op=0.55)
        d.ink(
            stroke([(-r - 2.6, 1.6), (-r * 0.45, -t * 0.9), (r * 0.25, -t - 0.4), (r + 0.8, 2.6)]),
            3.3,
            (0.5, 0.35),
            wob=0,
        )
        d.ink(stroke([(-r * 0.7, 3.4), (0, 4.6), (r * 0.6, 3.6)]), 1.5, (0.5, 0.5), wob=0)
        d.ink(stroke([(-r * 0.8, -t - 0.6), (r * 0.1, -t - 4.0), (r * 0.8, -t - 1)]), 1.5, (0.5, 0.5), wob=0)


def _base(d: Drawing, outline: Path, shadow: str, planes: tuple[str, ...], warm: tuple[tuple[float, ...], ...]) -> None:
    """Skin, the plane turned from the light, smaller shaded planes and the warmth of the cheeks."""
    d.fill(outline, SKIN)
    with d.clip(outline):
        d.fill(shape(shadow), SHADE)
        for plane in planes:
            d.fill(shape(plane), SHADE)
        for cheek in warm:
            d.fill(circle(*cheek), BLUSH, 0.33)


def _lines(d: Drawing, *lines: tuple[str, float]) -> None:
    """Face lines that thin out at both ends."""
    for knots, w in lines:
        d.ink(stroke(knots), w, (0.4, 0.45), wob=0)


def frontal_face(d: Drawing, brow: str = INK) -> None:
    """A man of fifty looking at you, broad and kindly."""
    half = "0,-54 19,-50 32,-35 36,-13 35,6 31,24 21,41 9,50"
    right = [tuple(map(float, k.split(","))) for k in half.split()]
    f = shape([*right, *[(-x, y) for x, y in right[:0:-1]]])
    _base(
        d,
        f,
        "25,-44! 30,-24 27,-6 30,8 25,24 15,38 0,44! 0,60! 50,60! 50,-44!",
        ("3,-9! 7,0 10,9 14,15 9,20 0,20.5! 5,15 3,4", "5,-13 12,-14 10,-8 5,-5", "-5,-12 -8,-14 -8,-8 -4,-5"),
        ((-21, 14, 10, 7.5), (21, 14, 9, 7.5)),
    )
    royal_eye(d, -15, -4, 17, look=0.4)
    royal_eye(d, 15, -4, 17, look=0.4, flip=-1)
    for m in (-1, 1):
        d.ink(stroke([(m * 28, -12.5), (m * 21, -18), (m * 13, -17.5), (m * 5.5, -12.6)]), 5.4, (0.5, 0.3), color=brow)
    _lines(
        d,
        ("4,-12 5.4,-2 8,7 12,13.5", 2.2),
        ("10.5,11.5 13,15.5 10.5,19 6,18.4", 2.4),
        ("-9.5,11.5 -12,15 -10,19 -5.5,18.4", 2.2),
        ("-4,19.4 0,21.4 4,19.4", 2.2),
        ("-28,3 -25,6.6 -19,7.4", 1.5),
        ("28,3 25,6.6 19,7.4", 1.5),
        ("-15,16 -19,20 -20,24", 1.6),
        ("15,16 19,20 20,24", 1.6),
        ("-2,-17 -3,-22", 1.4),
    )
    d.ink(stroke("-2.5,-6 -1.5,4 -2.5,11"), 3, (0.5, 0.5), color=LIGHT, wob=0)
    d.contour(f, 3.2)


def grim_face(d: Drawing, brow: str = INK) -> None:
    """A man of forty seen from the front who looks aside from under knit brows: gaunt, a broken nose."""
    half = "0,-54 19,-50 32,-35 35,-14 33.5,4 30,22 21,41 9,50"
    right = [tuple(map(float, k.split(","))) for k in half.split()]
    f = shape([*right, *[(-x, y) for x, y in right[:0:-1]]])
    _base(
        d,
        f,
        "25,-44! 29,-24 26,-7 29,8 25,24 15,38 0,44! 0,60! 50,60! 50,-44!",
        (
            "2,-10! 6,-2 9,8 14,15 9,20 0,20.5! 5,15 3,4",
            "3,-14 14,-13 12,-5 5,-3",
            "-3,-14 -13,-13 -11,-5 -5,-3",
            "-30,6! -22,12 -19,24 -26,30! -34,20",
        ),
        ((-22, 13, 8, 5), (22, 13, 8, 5)),
    )
    royal_eye(d, -15, -2.6, 17, look=-4.4, iris="#3c4c5c", open_=0.74)
    royal_eye(d, 15, -2.6, 17, look=-4.0, iris="#3c4c5c", open_=0.74, flip=-1)
    d.ink(stroke("-30,-13 -23,-16.4 -13,-13.6 -4,-6.6"), 6.2, (0.5, 0.2), color=brow)
    d.ink(stroke("30,-15.6 23,-19 13,-14.6 4,-7"), 6.2, (0.5, 0.2), color=brow)
    _lines(
        d,
        ("4,-8 4.4,-3 8,1 8.4,7 12.4,14", 2.5),
        ("10.5,11.5 13.4,15.5 10.5,19 6,18.4", 2.4),
        ("-9.5,11.5 -12,15 -10,19 -5.5,18.4", 2.2),
        ("-4,19.4 0,21.4 4,19.4", 2.2),
        ("-2.4,-10 -3.4,-16 -2,-20", 2.0),
        ("3,-11 4.4,-16 3.6,-20.6", 2.0),
        ("-26,5.6 -20,8.4 -12,7", 1.6),
        ("26,5.6 20,8.4 12,7", 1.6),
        ("-14,14 -19,19 -21,26", 2.0),
        ("14,14 19,19 21,26", 2.0),
    )
    d.ink(stroke("-2.5,-4 -0.5,3 -3,11"), 2.6, (0.5, 0.5), color=LIGHT, wob=0)
    d.contour(f, 3.2)


def old_face(d: Drawing, brow: tuple[str, str] = (WHITE, "#8a8378")) -> None:
    """An old man in three-quarter view to the right: hooked nose, heavy lids, hollow cheek."""
    f = shape(
        "20,-46 31,-32 35.5,-16 31,-6 35,4 32.5,16 30,31 24,43 11,51 -4,47 -19,35 -28,18 -32,-4 -33,-26 -21,-47 0,-53"
    )
    _base(
        d,
        f,
        "37,-42! 29,-22 27,-6 30,6 27,18 22,28 20,40 8,47 -8,43 -22,32 -34,10! -36,58! 46,60! 46,-42!",
        (
            "9,-13 16,-15 18,-6 17,3 12,1 8,-6",
            "18,-9! 24,0 31,10 28,17 15,18! 18,12 16,2",
            "-14,12 -5,16 0,28 -6,32 -14,24",
        ),
        ((-3, 13, 9, 7),),
    )
    royal_eye(d, -3, -4, 16.5, look=2.2, iris="#51789c", open_=0.72)
    royal_eye(d, 25.5, -4.5, 11, look=1.4, iris="#51789c", open_=0.7, flip=-1)
    tuft = "10,-10! 3,-14 -8,-14 -17,-8! -16,-14 -20,-17! -11,-19 -4,-22 4,-20 11,-15"
    d.obj(shape(tuft), brow[0], None, None, w=2.2)
    d.obj(shape("19,-11! 25,-14 34,-10! 34,-15 37,-18! 30,-19 24,-20 19,-16"), brow[0], None, None, w=2.2)
    for knots in ("7,-13 0,-16 -9,-15", "22,-14 27,-17 33,-15"):
        d.ink(stroke(knots), 1.5, (0.4, 0.5), color=brow[1], wob=0)
    _lines(
        d,
        ("17.5,-12 20,-5 26,1 31.5,10 30.5,15.5 25,18 20,17", 2.8),
        ("13,11.5 11,15.5 14,18.4 17.5,17", 2.2),
        ("10,19 4,23 1,29", 1.9),
        ("-12,4.5 -6,8.6 3,7.4", 1.7),
        ("-9,8.6 -4,11.4 2,10.4", 1.4),
        ("-15,-3 -20,-5 -23,-9", 1.4),
        ("-15,-0.5 -20,0 -24,-2", 1.4),
        ("-18,10 -13,18 -12,27", 1.7),
        ("22,-6 24,-2 23,2", 1.3),
        ("-8,-27 4,-29 18,-26", 1.4),
    )
    d.ink(stroke("19.5,-3 24,4 28,9"), 2.6, (0.5, 0.5), color=LIGHT, wob=0)
    d.contour(f, 3.2)


def young_face(d: Drawing, brow: str = INK) -> None:
    """A young man in three-quarter view to the right, drawn to be mirrored: lit from the far side."""
    f = shape(
        "20,-44 31,-31 35,-16 32,-6 35.5,6 33.5,19 29,32 22,44 11,50.5 0,48 -16,39 -27,25 -32,4 -34,-26 -22,-46 0,-53"
    )
    _base(
        d,
        f,
        "-36,-40! -22,-26 -19,-6 -22,8 -14,22 -4,34 10,44 24,45! 20,60! -44,60! -44,-40!",
        (
            "9,-12 15,-14 16,-6 13,2 9,-2 7,-7",
            "13,8 12,15 14,19 26,18! 22,20 10,21 9,14",
            "8,35.5 16,37 21,35 17,39 11,39",
        ),
        ((-6, 15, 9, 7), (28, 14, 5.5, 7)),
    )
    royal_eye(d, -4, -4, 17.5, look=1.6, iris="#4c3320", open_=1.05)
    royal_eye(d, 25.5, -4.5, 12, look=1.0, iris="#4c3320", flip=-1)
    d.ink(stroke("-17,-11 -9,-17 1,-17.5 9.5,-13"), 4.8, (0.5, 0.3), color=brow)
    d.ink(stroke("18.5,-13.5 25,-18 34.5,-12.5"), 4.2, (0.3, 0.5), color=brow)
    d.fill(shape("7,30.8! 11,29 15.5,29.8 19,28.8 24.4,30.4! 20.6,34.8 16,35.6 11.4,34.8"), LIP)
    _lines(
        d,
        ("17,-9 18,-1 22,7 27,12.8 25.4,16.8 20,17", 2.6),
        ("12.6,12 11,15.4 13.6,18 17,17", 2.1),
        ("4,30.4 10,31.6 15.5,31 21,31.6 26.5,29.6", 2.2),
        ("11,39 15.5,40 19.5,38.8", 1.6),
    )
    d.ink(stroke("20,-2 22.6,4 25.6,9"), 2.4, (0.5, 0.5), color=LIGHT, wob=0)
    d.contour(f, 3.2)


def stern_face(d: Drawing, brow: str = "#4b4643") -> None:
    """A man of sixty in three-quarter view to the right: knit brows, long straight nose, a scar on the cheek."""
    f = shape(
        "20,-46 32,-32 36.5,-16 33,-6 35.5,5 34.5,18 32,32 25,45 11,52 -5,48 -20,37 -30,19 -33,-4 -34,-26 -22,-47 0,-53"
    )
    _base(
        d,
        f,
        "38,-42! 30,-22 28,-6 31,6 28,18 23,28 21,40 8,47 -8,43 -22,32 -35,10! -36,58! 46,60! 46,-42!",
        (
            "7,-14 16,-16 18.5,-6 17,3 12,0 7,-6",
            "18,-9! 21,0 26,9 28.5,14 24,18 14,18! 17,12 16,2",
            "-19,6 -9,14 -3,27 -10,32 -20,24",
        ),
        ((-4, 12, 8, 6),),
    )
    royal_eye(d, -4, -3.4, 16.5, look=2.0, iris="#4f6273", open_=0.74)
    royal_eye(d, 26, -4, 11, look=1.2, iris="#4f6273", open_=0.7, flip=-1)
    d.ink(stroke("-19,-10 -12,-16 -1,-15 11,-8"), 7.2, (0.4, 0.25), color=brow)
    d.ink(stroke("18,-8.4 25,-14.6 36,-12"), 6.2, (0.25, 0.5), color=brow)
    _lines(
        d,
        ("17.4,-8 18.6,0 22,8 27.4,13.6 25.6,17.4 20,17.4", 2.8),
        ("12.6,12 10.8,15.6 13.6,18.4 17,17.2", 2.2),
        ("12.5,-11 13.6,-16 12,-21", 1.9),
        ("16.5,-10.5 17.4,-15 17,-19", 1.7),
        ("9.5,19.4 4,23 0,28", 1.9),
        ("-13,5 -6,8.4 3,6.8", 1.6),
        ("-16,-3 -21,-6 -24,-10", 1.4),
        ("-16,-0.4 -21,-0.6 -25,-2.6", 1.4),
        ("-20,8 -15,16 -14,25", 1.7),
        ("-10,-27 4,-29 20,-26", 1.5),
        ("-4,-34 8,-35 20,-33", 1.3),
    )
    d.ink(stroke("-14,9 -7,15 -3,24"), 2.6, (0.3, 0.3), color=LIP, wob=0)
    d.ink(stroke("19.6,-3 21.6,4 25,10"), 2.6, (0.5, 0.5), color=LIGHT, wob=0)
    d.contour(f, 3.2)


def merchant_face(d: Drawing, brow: str = "#4a2a16") -> None:
    """A stout man of fifty looking at you, well pleased: heavy lids, round cheeks, the ghost of a smile."""
    half = "0,-54 20,-50 34,-35 37.5,-13 40,4 41.5,20 37,36 25,49 9,54.5"
    right = [tuple(map(float, k.split(","))) for k in half.split()]
    f = shape([*right, *[(-x, y) for x, y in right[:0:-1]]])
    _base(
        d,
        f,
        "27,-44! 31,-24 29,-8 34,8 32,24 22,38 6,47 -12,45 -30,36! -20,64! 54,64! 54,-44!",
        ("3,-8! 7,1 12,9 15,15 9,20.6 0,21! 5,15 3,4", "5,-13 12,-14 10,-8 5,-5", "-5,-12 -8,-14 -8,-8 -4,-5"),
        ((-25, 15, 11, 9), (25, 15, 10, 9), (1, 14, 6.5, 5)),
    )
    royal_eye(d, -16, -4, 17, look=1.2, iris="#4d6a3a", open_=0.78)
    royal_eye(d, 16, -4, 17, look=1.2, iris="#4d6a3a", open_=0.78, flip=-1)
    d.ink(stroke("-30,-14 -23,-21.5 -14,-22 -6.5,-17"), 5.0, (0.5, 0.35), color=brow)
    d.ink(stroke("30,-12.5 23,-18.5 14,-18.5 6.5,-14.5"), 5.0, (0.5, 0.35), color=brow)
    _lines(
        d,
        ("4,-11 5,-2 8,6 13,13", 2.1),
        ("11,10.6 14.6,15 12,19.6 6.5,18.8", 2.5),
        ("-10.6,10.6 -13.6,15 -11.4,19.4 -6,18.8", 2.3),
        ("-5,19.6 0,22 5,19.6", 2.3),
        ("-30,3.4 -26,8 -18,9", 1.7),
        ("30,3.4 26,8 18,9", 1.7),
        ("-17,15 -22,20 -24,26", 1.9),
        ("17,15 22,20 24,26", 1.9),
        ("-33,-6 -36,-9", 1.4),
        ("33,-6 36,-9", 1.4),
        ("-16,-28 -2,-30 14,-27", 1.3),
    )
    d.ink(stroke("-2.5,-5 -1.5,5 -3,12"), 3.4, (0.5, 0.5), color=LIGHT, wob=0)
    d.contour(f, 3.2)


PROFILE = (
    "-6,-53 -22,-47 -31,-36 -34,-24 -36,-15! -38,-11 -35,-6 -38,0 -44,8 -49,14 -48,18 -43,20! -39,21 -40.5,25 -43,28! "
    "-41.6,31! -43.2,33.6 -42.4,37.4 -38,40 -40,46 -37,53 -28,56 -14,50 4,38 20,20 34,4 36,-20 24,-44"
)


def profile_face(d: Drawing, brow: str = INK) -> None:
    """A man of forty in profile to the left, eagle-nosed."""
    f = shape(PROFILE)
    _base(
        d,
        f,
        "16,-50! 8,-30 4,-8 8,8 -2,26 -18,40 -34,47! -30,70! 50,60! 50,-50!",
        ("-36,-13! -29,-13 -24,-8 -28,-3 -35,-5", "-42,19! -36,18 -33,14 -30,18 -34,22 -39,22"),
        ((-19, 14, 9, 8),),
    )
    d.fill(shape("-43,28.4! -36,31 -32,30.4! -35,35 -42,37.6 -43.4,33.6! -41.6,31"), LIP)
    _profile_eye(d)
    d.ink(stroke("-37,-13 -31,-19 -22,-19 -12,-13"), 5.2, (0.25, 0.5), color=brow)
    _lines(
        d,
        ("-35,15 -31.5,12 -29.5,15.5 -32,19", 2.2),
        ("-39,18.4 -36,17 -34,18.6", 2),
        ("-31,20 -27,25 -27,30", 1.7),
        ("-26,5 -19,7 -13,4", 1.5),
        ("-11,-3 -6,-5", 1.4),
        ("-11,0 -6,1", 1.4),
        ("-31,-27 -24,-29 -16,-28", 1.4),
    )
    d.ink(stroke("-37.5,1 -43,9 -46.5,14"), 2.4, (0.5, 0.5), color=LIGHT, wob=0)
    d.contour(f, 3.2)


def _profile_eye(d: Drawing) -> None:
    ball = shape("-32,-5.6! -28,-9.4 -20,-7 -15.5,-2! -22,0 -30,0.6!")
    d.fill(ball, WHITE)
    with d.clip(ball):
        d.fill(circle(-29.6, -4.4, 3.6, 5.2), INK)
        d.fill(circle(-29.2, -4.2, 2.6, 4.0), "#5d6d3a")
        d.fill(circle(-30, -4.2, 1.3, 2.2), INK)
        d.fill(circle(-29.6, -6.4, 1.1), WHITE)
    d.ink(stroke("-33.6,-5 -29,-10 -20,-7.6 -12,-1.4"), 3.4, (0.3, 0.5), wob=0)
    d.ink(stroke("-30,1 -23,1.4 -17,-0.6"), 1.6, (0.4, 0.5), wob=0)
    d.ink(stroke("-31,-11 -25,-13 -16,-9"), 1.5, (0.5, 0.5), wob=0)


def royal_ear(d: Drawing, x: float, y: float, flip: int = 1) -> None:
    """An ear; the lobe hangs below (x, y), the back is on the right."""
    with d.at(x, y, 6 * flip, 1, sx=flip, sy=1, line=1):
        d.obj(shape("-6,9! -7,-6 -3,-15 5,-17 10,-10 8,0 3,8 0,14"), SKIN, SHADE, None, w=2.6, sd=(3, 4))
        d.ink(stroke("-3,-9 3,-12 6,-8 3,0 -1,4"), 1.8, (0.4, 0.5), wob=0)


def neck(d: Drawing, knots: str = "-20,26! -24,52 -30,72! 32,72! 20,50 17,40!") -> None:
    """The neck, in the shade of the head."""
    p = shape(knots)
    d.fill(p, SHADE)
    d.contour(p, 2.8)
