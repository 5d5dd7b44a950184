"""The four riders' heads: a youth in profile, a gallant, a soldier in a morion, a Moor in a turban."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import (
    BLOND,
    BLUES,
    BLUSH,
    BROWNS,
    DARK_HAIR,
    GOLD,
    GOLD_SH,
    GOLDS,
    RED,
    RED_SH,
    REDS,
    SKINS,
    STEELS,
    WHITE,
    WHITES,
    Tones,
)
from assets.artwork.parts.finery import feather_plume
from assets.artwork.parts.heads import ear, face, locks
from assets.artwork.parts.royal_faces import young_face
from assets.artwork.parts.royal_hair import young_moustache

PROFILE = (
    "-6,-52 14,-48! 26,-38 30,-24 31,-14! 30,-9 34,1 41,10! 41,15 34,17! 34,21 36.5,24 34,27! 36,31 34,35 31,37! "
    "34,43 31,49 22,52 8,48 -8,40 -18,26! -26,10 -32,-10 -30,-34"
)


def face_side(d: Drawing, skin: str = "fair", blush: bool = True) -> None:
    """A young face in profile, looking right."""
    sk, sh = SKINS[skin][:2]
    p = shape(PROFILE)
    d.fill(p, sk)
    with d.clip(p):
        d.fill(shape("34,36! 26,41 12,42 -4,34 -16,20! -24,30! 10,60! 44,56!"), sh)
        d.fill(shape("31,17! 36,12 41,11! 42,17!"), sh)
        d.fill(shape("18,-12 28,-13 28,-5 21,-2"), sh, 0.6)
        if blush:
            d.fill(circle(13, 17, 10, 8), BLUSH, 0.33)
    e = shape("13,-3! 18,-8 27,-7! 27,-2 24,1 18,0.5")
    d.fill(e, WHITE)
    with d.clip(e):
        d.fill(circle(24, -3.6, 3.4, 4.4), "#3a2417")
        d.fill(circle(23.2, -5.2, 1.1), WHITE)
    d.ink(stroke("10,-1 17,-8.4 28,-7.6"), 3.4, taper=(0.45, 0.2), wob=0)
    d.ink(stroke("16,2 21,2.6 26,0.5"), 1.5, taper=(0.5, 0.5), wob=0)
    d.ink(stroke("11,-13 19,-19 30,-17"), 4.4, taper=(0.5, 0.3))
    d.ink(stroke("33,15.5 29.5,13.5 30,10"), 2.2, taper=(0.3, 0.5), wob=0)
    d.fill(shape("24,27! 29,24.5 36,24 34,27!"), RED_SH, 0.8)
    d.fill(shape("25,27.6! 34,27.4! 35,31 31,33"), RED_SH, 0.5)
    d.ink(stroke("22,26 28,27.6 34.5,27"), 2.3, taper=(0.4, 0.1), wob=0)
    d.contour(p, 3.1)


def head_youth(d: Drawing, hair: Tones = BLOND, felt: Tones = REDS, plume: Tones = WHITES) -> None:
    """Beardless, in profile; long fair hair under a wide hat with a plume."""
    locks(
        d,
        "2,-50 -26,-50 -44,-32 -50,-4 -56,22 -68,36 -82,34! -76,50 -60,54 -50,60 -36,62 -24,58 -14,48! -8,34 -4,10",
        hair[0],
        hair[1],
        [
            "-36,-30 -44,4 -54,30 -72,42",
            "-30,-22 -38,12 -46,38 -56,52",
            "-24,-10 -30,20 -36,44 -44,58",
            "-16,6 -22,34 -28,54",
        ],
        hi=hair[2],
    )
    face_side(d)
    locks(
        d,
        "22,-46! 16,-34 6,-24 0,-10 1,8 -2,22 -8,34 -2,44! -16,50 -30,44 -36,24 -36,-4 -30,-40 -4,-56",
        hair[0],
        hair[1],
        ["10,-44 -8,-24 -10,4 -14,26 -8,42", "0,-48 -18,-28 -22,4 -26,28 -20,46"],
        w=2.7,
        hi=hair[2],
    )
    crown = shape("-38,-44! -42,-66 -30,-84 -4,-90 22,-82 30,-62 28,-44!")
    d.obj(crown, felt[0], felt[1], felt[2], w=3.4, sd=(10, 8), hinset=4)
    d.ink(stroke("-22,-52 -24,-68 -14,-82"), 2.2, taper=(0.4, 0.6))
    feather_plume(d, [(8, -58), (-18, -84), (-52, -96), (-88, -84), (-104, -56), (-98, -36)], 18, plume)
    brim = shape("-66,-42 -50,-56 -14,-54 20,-52 52,-50 66,-36! 40,-38 8,-40 -24,-40 -50,-30")
    d.obj(brim, felt[0], felt[1], felt[2], w=3.4, sd=(4, 7), hinset=4, hd=(3, 4))
    d.obj(circle(10, -56, 8), GOLD, GOLD_SH, None, w=2.8, sd=(3, 3))
    d.obj(circle(10, -56, 3), BLUES[0], None, None, w=1.6)


def head_gallant(d: Drawing, hair: Tones = BROWNS, felt: Tones = BLUES, brim: Tones = GOLDS) -> None:
    """Young, chestnut curls to the collar, a soft cap aslant with a feather; lit from the far side, to be mirrored."""
    locks(
        d,
        "-6,-50 -32,-46 -46,-26 -44,-6 -56,10 -50,24 -62,38 -54,54! -44,50 -38,60! -28,50 -16,54! -12,30 -8,0",
        hair[0],
        hair[1],
        ["-36,-24 -38,2 -46,22 -52,44", "-30,-10 -32,18 -40,36 -40,54", "-24,6 -24,30 -30,48", "-42,-14 -46,6 -50,20"],
        hi=hair[2],
    )
    locks(d, "30,-30! 38,-20 40,-2 46,12! 38,16 34,26! 30,10", hair[0], hair[1], ["34,-18 36,0 40,10"], w=2.5)
    young_face(d)
    young_moustache(d, hair)
    locks(
        d,
        "34,-40! 28,-28 18,-24 10,-28! 2,-20 -8,-18 -14,-22! -14,-8 -22,2 -28,-2! -24,10 -32,20 -40,18! -50,4 -44,-26 "
        "-26,-50 10,-56",
        hair[0],
        hair[1],
        ["24,-44 16,-34 12,-28", "4,-46 -6,-32 -12,-24", "-14,-44 -24,-24 -26,-6", "-32,-34 -40,-12 -36,12"],
        w=2.7,
        hi=hair[2],
    )
    _slouched_cap(d, felt, brim)


def _slouched_cap(d: Drawing, c: Tones, brim: Tones) -> None:
    """A full cap falling to the near side, its brim turned up and slit over the brow, a feather standing on it."""
    feather_plume(d, [(20, -62), (44, -92), (46, -124), (22, -142), (-6, -130), (-12, -112)], 17, WHITES)
    crown = shape("46,-38! 54,-54 44,-76 18,-90 -16,-94 -46,-86 -62,-66 -66,-42 -56,-26! -44,-34 -10,-42")
    d.obj(crown, *c, w=3.4, sd=(12, 9), hinset=5)
    for s in ("-46,-40 -58,-54 -52,-76", "-26,-46 -40,-66 -28,-90", "0,-50 -8,-72 6,-90", "26,-48 30,-64 24,-82"):
        d.ink(stroke(s), 2.2, taper=(0.4, 0.6))
    for flap in (
        "48,-40! 52,-54 46,-62 30,-60 18,-58! 14,-44 18,-35! 34,-35",
        "12,-36! 14,-52 8,-61! -16,-62 -42,-54 -60,-44! -60,-30 -48,-24! -24,-33",
    ):
        d.obj(shape(flap), *brim, w=3.2, sd=(6, 5), hinset=3, hd=(2, 2))
    d.obj(circle(15, -52, 8.5), GOLD, GOLD_SH, None, w=2.8, sd=(3, 3))
    d.obj(circle(15, -52, 3.6), RED, None, None, w=1.6)


def head_soldier(d: Drawing, hair: Tones = DARK_HAIR, metal: Tones = STEELS, plume: Tones = REDS) -> None:
    """Black-bearded, under a morion with a comb and a plume."""
    ear(d)
    face(d, age="mid", stern=1.4)
    locks(d, "-26,-30! -22,-12 -24,4 -30,12! -36,0 -36,-24", hair[0], hair[1], ["-29,-22 -31,-4"], w=2.4)
    locks(
        d,
        "-30,2! -24,16 -14,22 -4,24 4,22 16,25 26,22 33,16 36,8! 39,26 35,46 27,60! 20,58 14,64! 4,60 -10,56 -24,42 "
        "-32,22",
        hair[0],
        hair[1],
        ["-24,18 -14,38 0,54", "-12,28 0,44 10,58", "4,38 10,48 14,58", "32,24 32,40 26,54", "22,40 22,50 20,56"],
        hi=hair[2],
        w=2.7,
    )
    d.fill(shape("6,30! 11,28 15.5,29 20,28 26,29.6! 20,34.5 12,34.5"), "#9c3a2c")
    d.ink(stroke("4,29.6 10,31 15.5,30.4 21,31 27,29.2"), 2.2, taper=(0.3, 0.3), wob=0)
    m = shape(
        "17,20! 8,17 -2,19 -12,14 -20,4! -21,18 -12,28 0,30 10,27 16.5,25! 22,27 30,31 39,26 43,14! 37,20 30,20 24,17"
    )
    d.obj(m, hair[0], hair[1], None, w=2.2, sd=(3, 3))
    _morion(d, metal, plume)


def _morion(d: Drawing, c: Tones, plume: Tones) -> None:
    """An open helmet with a high comb and a brim that rises to points."""
    feather_plume(d, [(-30, -56), (-56, -72), (-76, -100), (-72, -130), (-50, -140), (-38, -124)], 17, plume)
    comb = shape("-40,-62! -34,-96 -8,-116 22,-108 40,-84 42,-62! 30,-78 4,-90 -22,-84")
    d.obj(comb, c[0], c[1], c[2], w=3.4, sd=(7, 5), hinset=4, hd=(3, 3))
    bowl = shape("-44,-38! -44,-62 -28,-82 2,-90 30,-80 44,-60 44,-38!")
    d.obj(bowl, c[0], c[1], c[2], w=3.4, sd=(14, 7), hinset=5, eng={"ang": 78, "gap": 4.8, "depth": 22, "w": 2.0})
    d.ink(stroke("4,-88 10,-64 10,-42"), 2.2, taper=(0.2, 0.4))
    brim = shape("-78,-62! -60,-46 -30,-40 4,-40 36,-42 58,-50 72,-68! 66,-46 46,-30 8,-24 -32,-26 -62,-38")
    d.obj(brim, GOLDS[0], GOLDS[1], GOLDS[2], w=3.4, sd=(5, 6), hinset=4, hd=(2, 3))
    for k in range(7):
        x = -36 + k * 13
        d.obj(circle(x, -32.5 - abs(k - 3.2) * 0.9, 3), RED, None, None, w=1.7)
    d.obj(circle(-36, -56, 8), GOLD, GOLD_SH, None, w=2.6, sd=(3, 3))


def head_moor(d: Drawing, cloth: Tones = WHITES, cap: Tones = REDS) -> None:
    """The Moor: a calm face, a short beard, an ear-ring and a great wound turban."""
    ear(d, "moor", True)
    face(d, skin="moor", age="mid", stern=0.5, blush=False, lips="#8e3a2b")
    _short_beard(d, ("#2f211b", "#1a110d", "#6b5143"))
    _great_turban(d, cloth, cap)


def _short_beard(d: Drawing, c: Tones) -> None:
    """A short pointed beard."""
    b = shape(
        "-31,6! -28,20 -18,30 -6,32 2,37 8,39 15,38 23,39 29,33 33,25 36,12! 38,28 33,44 24,56 16,66! 6,58 "
        "-8,52 -22,40 -31,22"
    )
    locks(
        d,
        b,
        c[0],
        c[1],
        [
            "-24,24 -10,42 6,56",
            "-6,38 6,50 14,60",
            "12,44 15,52 16,62",
            "24,42 22,50 18,60",
            "32,34 29,44 22,56",
        ],
        hi=c[2],
        w=2.6,
    )
    d.fill(shape("6,29! 11,27 15.5,28 19.5,27 25,28.8! 20,34.5 12,34.5"), "#8e3a2b")
    d.ink(stroke("4,29 10,30.4 15.5,29.8 21,30.4 27,28.6"), 2.2, taper=(0.3, 0.3), wob=0)
    m = shape("17,21! 8,19.5 0,23 -6,29 -12,26! -9,35 -1,34 9,27 16.5,25! 22,27 29,32 35,32! 38,26 33,26 28,20 23,19")
    d.fill(m, c[0])
    d.ink(stroke("13,22 4,25 -5,31"), 1.6, taper=(0.3, 0.5), color=c[2])
    d.contour(m, 2)


def _great_turban(d: Drawing, c: Tones, cap: Tones) -> None:
    """A broad turban round a ribbed red cap, its end flying behind, a jewelled aigrette in front."""
    tail = shape("-40,-40! -62,-34 -82,-14 -104,-8 -122,8! -100,14 -112,34! -84,24 -62,6 -46,-18 -34,-26!")
    d.obj(tail, c[0], c[1], None, w=3.2, sd=(7, 8))
    for s in ("-44,-32 -68,-14 -100,6", "-42,-26 -64,0 -92,22"):
        d.ink(stroke(s), 2.3, taper=(0.3, 0.6))
    dome = shape("-22,-84! -20,-104 -2,-118 18,-114 30,-100 30,-82!")
    d.obj(dome, cap[0], cap[1], cap[2], w=3.3, sd=(9, 5), hinset=4, hd=(3, 3))
    for s in ("-8,-88 -6,-104 0,-114", "12,-88 12,-104 8,-114"):
        d.ink(stroke(s), 2.1, taper=(0.2, 0.5))
    body = shape("-46,-20 -62,-38 -60,-62 -42,-82 -8,-92 28,-90 54,-72 60,-50 50,-28 42,-22! 26,-31 2,-34 -24,-29")
    d.fill(body, c[0])
    d.shade(body, c[1], 13, 11)
    d.engrave(body, ang=20, gap=4.8, depth=20, w=1.9)
    for s in (
        "-58,-40 -26,-60 14,-64 57,-46",
        "-56,-62 -22,-78 18,-80 52,-64",
        "-60,-50 -38,-36 -14,-31",
        "50,-28 36,-46 10,-58 -18,-60",
        "-40,-82 -8,-86 24,-82",
        "-30,-30 -8,-48 22,-58",
        "-2,-33 22,-42 48,-48",
    ):
        d.ink(stroke(s), 2.6, taper=(0.3, 0.4))
    d.contour(body, 3.5)
    d.obj(
        shape("8,-62! 2,-88 8,-110 26,-130 22,-108 30,-92 22,-70!"),
        BLUES[0],
        BLUES[1],
        BLUES[2],
        w=2.9,
        sd=(5, 4),
        hinset=3,
        hd=(2, 3),
    )
    d.ink(stroke("15,-66 14,-92 22,-122"), 2, taper=(0.2, 0.5))
    d.obj(circle(15, -58, 10), GOLD, GOLD_SH, None, w=2.8, sd=(3, 3))
    d.obj(circle(15, -58, 4.6), RED, None, None, w=2)
    d.ink(stroke([(11, -61), (14, -63)]), 1.6, taper=(0.2, 0.2), color=WHITE)
