"""Hats of the siglo de oro, in the units of a head turned to the right: chin at y = +50, skull at y = -52."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import Tones
from assets.artwork.parts.finery import feather_plume
from assets.artwork.parts.heads import locks
from assets.artwork.spanish.tints import LINEN, SCARLET, YELLOW


def _clasp(d: Drawing, x: float, y: float, c: Tones = SCARLET) -> None:
    d.obj(circle(x, y, 9), YELLOW[0], YELLOW[1], YELLOW[2], w=2.8, sd=(3, 3), hinset=2, hd=(2, 2))
    d.obj(circle(x, y, 3.8), c[0], None, None, w=1.8)


def toque(d: Drawing, c: Tones, band: Tones, plume: Tones) -> None:
    """A tall pleated bonnet with a small stiff brim, an upright feather at the side."""
    feather_plume(d, [(-38, -48), (-58, -76), (-64, -102), (-52, -116), (-34, -114)], 15, plume)
    crown = shape("-40,-42! -50,-72 -40,-100 -10,-110 24,-106 46,-86 48,-62 42,-42!")
    d.obj(crown, c[0], c[1], c[2], w=3.4, sd=(11, 8), hinset=4)
    for line in ("-26,-48 -34,-76 -22,-102", "-8,-50 -10,-80 -2,-106", "12,-50 16,-78 14,-104", "30,-48 36,-72 30,-96"):
        d.ink(stroke(line), 2.3, taper=(0.3, 0.6))
    brim = shape("-54,-38! -46,-50 -14,-46 14,-47 44,-52 56,-42! 46,-30 18,-32 -12,-29 -44,-26!")
    d.obj(brim, band[0], band[1], band[2], w=3.3, sd=(4, 6), hinset=3, hd=(2, 3))
    for k in range(5):
        d.obj(circle(-34 + k * 18, -38 - (1 - abs(k - 2) / 2) * 1.5, 3.6), YELLOW[2], None, None, w=2)
    _clasp(d, -36, -50)


def gorra(d: Drawing, c: Tones, slit: Tones, plume: Tones | None = None) -> None:
    """A flat slashed cap worn aslant, with or without a long feather drooping behind the ear."""
    if plume:
        feather_plume(d, [(-30, -58), (-64, -70), (-88, -46), (-92, -8), (-80, 22)], 17, plume)
    flat = shape("-58,-40! -74,-56 -62,-80 -22,-92 26,-90 56,-74 60,-56 46,-42! 10,-46 -26,-42")
    d.obj(flat, c[0], c[1], c[2], w=3.4, sd=(9, 9), hinset=4)
    for x, lean in ((-50, -16), (-28, -8), (-6, 0), (16, 8), (38, 14)):
        p = shape([(x, -52, 1), (x + lean * 0.5 - 5, -66), (x + lean, -82, 1), (x + lean * 0.5 + 6, -66)])
        d.obj(p, slit[0], None, None, w=2.3)
    band = shape("-50,-44! -20,-47 14,-49 44,-50! 48,-38 42,-30! 14,-34 -18,-32 -44,-26!")
    d.obj(band, c[0], c[1], None, w=3.2, sd=(5, 5))
    _clasp(d, -30, -54, c)


def chambergo(d: Drawing, c: Tones, band: Tones, plume: Tones) -> None:
    """A wide felt hat seen from the front, one side of the brim pinned up."""
    crown = shape("-34,-48! -38,-80 -26,-100 0,-104 26,-100 38,-80 34,-48!")
    d.obj(crown, c[0], c[1], c[2], w=3.4, sd=(10, 6), hinset=4)
    d.ink(stroke("-4,-100 0,-90 8,-86"), 2.2, taper=(0.3, 0.6))
    d.obj(shape("-36,-66! 0,-58 36,-66! 35,-48! 0,-42 -35,-48!"), band[0], band[1], None, w=2.8, sd=(6, 3))
    brim = shape("-88,-30! -74,-46 -36,-52! 0,-46 36,-52! 54,-70 74,-92! 84,-70 70,-44 46,-30! 20,-34 -20,-34 -54,-24!")
    d.obj(brim, c[0], c[1], c[2], w=3.5, sd=(4, 7), hinset=4, hd=(2, 3))
    d.ink(stroke("-74,-34 -40,-40 0,-39 36,-42 58,-60"), 2.2, taper=(0.4, 0.5))
    feather_plume(d, [(42, -56), (56, -80), (44, -98), (10, -104), (-28, -98), (-50, -82), (-62, -62)], 16, plume)
    _clasp(d, 42, -58)


def montera(d: Drawing, c: Tones, lining: Tones) -> None:
    """A countryman's cap for a profile: peaked before and behind, its flaps turned up."""
    crown = shape("-46,-38! -52,-66 -34,-94 -2,-104 24,-92 38,-66 40,-44!")
    d.obj(crown, c[0], c[1], c[2], w=3.4, sd=(11, 8), hinset=4)
    d.ink(stroke("-4,-100 -8,-76 -4,-54"), 2.3, taper=(0.3, 0.5))
    flap = shape("62,-34! 36,-40 4,-40 -28,-36 -54,-18! -64,-40 -56,-64! -28,-58 2,-60 30,-62! 48,-56 60,-46")
    d.obj(flap, lining[0], lining[1], lining[2], w=3.4, sd=(6, 6), hinset=4, hd=(2, 3))
    d.ink(stroke("-46,-32 -20,-46 16,-50 46,-46"), 2.2, taper=(0.3, 0.5))
    d.obj(circle(-2, -106, 8), lining[0], lining[1], None, w=2.6, sd=(3, 3))


def sallet(d: Drawing, metal: Tones, plume: Tones) -> None:
    """A light helmet with a raised visor and a neck guard, feathers streaming from its crest."""
    feather_plume(d, [(-8, -88), (-34, -112), (-70, -110), (-98, -84), (-108, -52)], 17, plume)
    feather_plume(d, [(-6, -84), (-40, -94), (-72, -76), (-86, -44), (-84, -14)], 15, plume)
    bowl = shape("-40,-26! -50,-52 -42,-82 -14,-98 14,-96 36,-80 44,-54 42,-34! 14,-42 -16,-38")
    d.obj(
        bowl,
        metal[0],
        metal[1],
        metal[2],
        w=3.5,
        sd=(12, 8),
        hinset=5,
        eng={"ang": 75, "gap": 4.8, "depth": 20, "w": 2},
    )
    d.obj(
        shape("-40,-34! -30,-10 -36,20 -62,34 -76,30! -62,10 -54,-14 -50,-38!"),
        metal[0],
        metal[1],
        metal[2],
        w=3.2,
        sd=(5, 6),
        hinset=4,
    )
    visor = shape("-36,-58! -4,-70 30,-66 62,-42! 50,-36 24,-40 -6,-40 -34,-36!")
    d.obj(visor, metal[2], metal[1], None, w=3.3, sd=(6, 7))
    for x in (6, 18, 30):
        d.ink(stroke([(x, -60), (x + 3, -46)]), 3.2, taper=(0.2, 0.2), wob=0)
    d.obj(circle(-32, -47, 7), YELLOW[0], YELLOW[1], None, w=2.8, sd=(3, 3))
    d.ink(stroke("-12,-97 4,-92 22,-90"), 4, taper=(0.2, 0.3), color=YELLOW[0])


def bob(d: Drawing, c: Tones) -> None:
    """Hair to the jaw, for a head in three-quarter view: behind the ear and over the brow."""
    locks(
        d,
        "32,-42! 20,-34 6,-30 -8,-24 -20,-12! -24,6 -22,24 -28,36! -40,40 -54,34! -58,10 -56,-18 "
        "-46,-44 -14,-58 16,-54",
        c[0],
        c[1],
        [
            "24,-48 2,-40 -16,-26",
            "8,-52 -18,-42 -30,-18 -32,10",
            "-10,-54 -34,-38 -42,-8 -40,26",
            "-30,-46 -48,-20 -50,20",
        ],
        w=2.8,
        hi=c[2],
    )


def small_beard(d: Drawing, c: Tones) -> None:
    """Moustache with turned-up points and a pointed chin beard, for the head in three-quarter view."""
    d.obj(shape("17,21! 9,20 1,25 -8,24 -14,16! -14,27 -6,32 5,31 16,26.6!"), c[0], None, None, w=2)
    d.obj(shape("18,21! 23,20.4 28,24.6 34,22 38,15! 38,26 32,30.6 24,30 18,26.6!"), c[0], None, None, w=2)
    chin = shape("6,37! 16,39 26,36.6! 27,46 22,58 17,66! 10,58 5,46")
    d.obj(chin, c[0], c[1], None, w=2.4, sd=(4, 4))
    d.ink(stroke("16,42 17,52 17,60"), 2, taper=(0.3, 0.6), color=c[2])


def great_moustache(d: Drawing, c: Tones) -> None:
    """A drooping moustache and whiskers, the chin bare, for the head in three-quarter view."""
    d.obj(shape("-31,-22! -24,-8 -22,8 -14,20 -20,26! -30,16 -35,0 -36,-18!"), c[0], c[1], None, w=2.4, sd=(3, 4))
    for side in (
        "17,19! 8,16 -4,20 -12,30 -20,46 -14,50! -4,44 4,36 16,27!",
        "18,19! 25,17 32,22 37,32 40,46 35,48! 30,40 24,33 17,27!",
    ):
        d.obj(shape(side), c[0], c[1], c[2], w=2.6, sd=(4, 5), hinset=3, hd=(2, 2))
    for line in ("12,22 0,27 -12,42", "23,22 31,30 36,44"):
        d.ink(stroke(line), 2, taper=(0.3, 0.5))


def earring(d: Drawing, x: float, y: float) -> None:
    """A pearl drop."""
    d.obj(circle(x, y, 5), LINEN[0], LINEN[1], None, w=2.2, sd=(2, 2))
