"""Ace to seven of bastoni: creatures and music among the clubs."""

from assets.artwork.cards.mask import mask
from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import shape, stroke
from assets.artwork.palette import RED, RED_HI, RED_SH, REDS, WHITES
from assets.artwork.parts.creatures import bird, butterfly, snail
from assets.artwork.parts.fruit import acorns
from assets.artwork.parts.keepsakes import ivy, mandolin, tambourine
from assets.artwork.parts.ornaments import bow
from assets.artwork.parts.owl import owl, owl_tail
from assets.artwork.parts.plants import sprig, twig
from assets.artwork.parts.signs import club
from assets.artwork.parts.stock import frame
from assets.artwork.parts.trunks import LEAVES, RED_BUD, WHITE_BUD, trunk


def asso_bastoni(d: Drawing) -> None:
    """One huge knotty club with twigs, flowers and a bow; on a small card without the twigs, thicker."""
    if not d.small:
        _twigs(d)
    club(d, 250, 400, 690, 0, 1.24 if d.small else 0.98, detail=1)
    band = shape("207,626! 228,636 270,638 292,628! 292,652! 270,664 230,662 208,652!")
    d.obj(band, RED, RED_SH, RED_HI, w=3.8, sd=(6, 8), hinset=5, hd=(2, 4))
    d.ink(stroke("214,644 240,652 262,652"), 2.2, taper=(0.3, 0.5))
    bow(d, 250, 640, REDS, 0.98)
    frame(d)


def _twigs(d: Drawing) -> None:
    """Twigs with flowers and leaves, out of the stubs of the great club."""
    twig(d, 168, 236, 206, 72, 3, (31, REDS))
    twig(d, 204, 372, 166, 66, 3, None, 54)
    twig(d, 180, 464, 204, 70, 3, (29, WHITES))
    twig(d, 304, 196, -24, 78, 3, None, 56)
    twig(d, 338, 336, -26, 72, 3, (31, WHITES))
    twig(d, 306, 470, 14, 66, 3, None, 50)
    twig(d, 308, 566, -14, 80, 3, (28, REDS))


def due_bastoni(d: Drawing) -> None:
    """Two clubs, one upside down; a robin sings on a stub."""
    club(d, 142, 400, 650, 0, 0.68, detail=1)
    club(d, 358, 400, 650, 180, 0.68, detail=1)
    bird(d, 190, 335, 1.0, kind="robin", singing=True)
    butterfly(d, 246, 560, 0.8, 14)
    frame(d)


def tre_bastoni(d: Drawing) -> None:
    """Three crossing clubs behind the gatto mammone."""
    club(d, 250, 400, 690, 0, 0.70, detail=1)
    club(d, 250, 402, 716, 32, 0.66, detail=1)
    club(d, 250, 402, 716, -32, 0.66, detail=1)
    mask(d, 250, 406, 1.1)
    frame(d)


def quattro_bastoni(d: Drawing) -> None:
    """Four clubs and a mandolin."""
    for x, y, kind, bud in (
        (108, 210, "plain", None),
        (392, 210, "mplain", None),
        (108, 592, "leaning", LEAVES),
        (392, 592, "mleaning", LEAVES),
    ):
        trunk(d, x, y, 312, 0.98, kind, bud)
    for m in (1, -1):
        with d.at(244, 512, 0, 0.86, sx=0.86 * m, sy=0.86, line=1):
            sprig(d, "4,30 40,18 62,-16 64,-58", 4, 34, berries=REDS)
    mandolin(d, 258, 396, 1.16, 18)
    frame(d)


def cinque_bastoni(d: Drawing) -> None:
    """Five clubs; an owl sits on the middle one."""
    for x, y, kind, bud in (
        (106, 206, "plain", None),
        (394, 206, "mplain", None),
        (106, 596, "leaning", RED_BUD),
        (394, 596, "mleaning", RED_BUD),
    ):
        trunk(d, x, y, 304, 0.95, kind, bud)
    owl_tail(d, 252, 248, 1.06)
    trunk(d, 250, 404, 312, 1.0, "leaning")
    owl(d, 252, 248, 1.06)
    acorns(d, 250, 664, 1.06)
    frame(d)


def sei_bastoni(d: Drawing) -> None:
    """Six clubs, a tambourine between the rows."""
    top = (("plain", None), ("leaning", WHITE_BUD), ("mplain", None))
    bottom = (("mleaning", LEAVES), ("plain", None), ("leaning", LEAVES))
    for x, above, below in zip((98, 250, 402), top, bottom, strict=True):
        trunk(d, x, 188, 278, 0.88, *above)
        trunk(d, x, 616, 278, 0.88, *below)
    for m in (1, -1):
        with d.at(250, 400, 0, 1, sx=m, sy=1, line=1):
            ivy(d, "40,-6 90,14 140,-8 196,6", 7)
    tambourine(d, 250, 382, 0.78)
    frame(d)


def sette_bastoni(d: Drawing) -> None:
    """Seven clubs, four over three, a snail between."""
    kinds = (("plain", None), ("leaning", None), ("mleaning", None), ("mplain", None))
    for x, (kind, bud) in zip((80, 193, 307, 420), kinds, strict=True):
        trunk(d, x, 186, 272, 0.76, kind, bud)
    for x, (kind, bud) in zip(
        (114, 250, 386), (("mleaning", RED_BUD), ("plain", None), ("leaning", RED_BUD)), strict=True
    ):
        trunk(d, x, 618, 272, 0.84, kind, bud)
    ivy(d, "60,412 130,390 190,416 250,408 310,416 370,390 440,412", 13)
    snail(d, 254, 410, 0.9)
    frame(d)
