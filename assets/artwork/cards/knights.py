"""The four riders, each with his own dress and his own way to hold the sign. The seat is the origin."""

from assets.artwork.cards.rider import (
    SLIPPER,
    arm,
    boot,
    buttons,
    cloth,
    fist,
    leather,
    neck,
    sash,
    stirrup,
    tassel_end,
)
from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import (
    BLUES,
    BROWNS,
    EAGLE,
    GOLD,
    GOLDS,
    GREENS,
    REDS,
    STEELS,
    WHITES,
)
from assets.artwork.parts.finery import trim
from assets.artwork.parts.hands import fist_knuckles, palm_under, thumb_over
from assets.artwork.parts.hands_royal import cuff
from assets.artwork.parts.harness import strap
from assets.artwork.parts.limbs import forearm, sleeve_puff
from assets.artwork.parts.rider_heads import head_gallant, head_moor, head_soldier, head_youth
from assets.artwork.parts.signs import club, coin, cup
from assets.artwork.parts.weapons import scimitar


def knight_denari(d: Drawing) -> None:
    """A youth in a blue doublet and golden breeches."""
    forearm(d, (34, -94), (54, -76), GOLDS, 17, 12)
    fist(d, 66, -66, 14, 0.74, WHITES)
    _denari_leg(d)
    cloth(
        d,
        "-36,-52! -54,-26 -62,6! -34,22 0,22! 30,14 48,-4! 44,-30 34,-54!",
        BLUES,
        ("-24,-46 -38,-16 -40,14", "-6,-46 -12,-10 -12,18", "12,-46 14,-14 10,18", "26,-46 34,-24 30,8"),
    )
    trim(d, "-60,4 -34,18 0,18 30,10 47,-6", GOLDS[0], GOLDS[1], 10, beads=(REDS[0], 12))
    cloth(
        d,
        "-40,-152! -46,-116 -40,-80 -34,-48! 0,-40 34,-50! 44,-88 46,-124 38,-154! 16,-166 -8,-168",
        BLUES,
        ("-26,-100 -22,-70 -20,-48", "28,-110 22,-76 22,-50"),
        sd=(14, 5),
        ang=205,
    )
    d.obj(shape("8,-162! 2,-110 6,-46! 24,-48! 22,-104 30,-158!"), GOLDS[0], GOLDS[1], None, w=2.8, sd=(7, 2))
    buttons(d, "18,-152 13,-100 15,-50", 6, REDS)
    trim(d, "-36,-54 0,-45 35,-56", REDS[0], REDS[1], 13)
    neck(d, "fair", 6)
    _coin_arm(d)
    for q in (
        "-24,-176! -32,-160 -20,-150 -2,-154 6,-162! -6,-170",
        "6,-162! 12,-152 30,-148 40,-160 32,-176! 20,-168",
    ):
        d.obj(shape(q), WHITES[0], WHITES[1], None, w=3, sd=(5, 6))
    with d.at(8, -214, 0, 0.88):
        head_youth(d)


def _coin_arm(d: Drawing) -> None:
    """The near arm lifted across the breast, the coin on its open hand."""
    palm_under(d, 150, -229, -20, 0.84)
    coin(d, 170, -313, 71)
    thumb_over(d, 150, -229, -20, 0.84)
    arm(d, (-22, -134), (66, -121), (151, -214), BLUES, GOLDS, slash=WHITES, cuff=WHITES, r=31)


def _denari_leg(d: Drawing) -> None:
    """Golden breeches, a red garter bow and a boot with a white cuff."""
    leather(d, (24, 20), (50, 130))
    boot(d, (60, 62), (46, 136), BROWNS, 4, cuff=WHITES)
    stirrup(d, (46, 136), 4)
    cloth(
        d,
        "-40,-20! -38,-44 -8,-52 24,-42 56,-8 82,34 84,58 70,74 44,70! 18,56 -10,34 -32,8",
        GOLDS,
        ("-10,-36 28,6 52,62", "14,-36 52,10 72,62", "-24,-24 8,20 36,60"),
        sd=(6, 14),
        ang=250,
    )
    d.ink(stroke("40,60 56,70 80,66"), 2.4, taper=(0.3, 0.3))


def knight_coppe(d: Drawing) -> None:
    """A young gallant in a red doublet, the cup lifted by its stem."""
    _coppe_leg(d)
    strap(d, "152,-14 120,-28 84,-50", REDS, 7.2)
    forearm(d, (46, -92), (74, -62), GOLDS, 17, 12)
    fist(d, 84, -52, 34, 0.72, WHITES)
    cloth(
        d,
        "-42,-152! -48,-116 -42,-80 -38,-44! 0,-36 38,-46! 48,-84 48,-124 38,-154! 16,-166 -12,-166",
        REDS,
        ("-28,-110 -24,-74 -22,-46", "30,-110 26,-76 26,-46"),
        sd=(14, 5),
        ang=205,
    )
    d.obj(shape("-4,-160! -8,-110 -4,-42! 18,-42! 22,-108 26,-158!"), GOLDS[0], GOLDS[1], None, w=2.9, sd=(7, 2))
    buttons(d, "10,-150 6,-100 7,-46", 6, BLUES)
    trim(d, "-39,-50 0,-41 39,-52", GOLDS[0], GOLDS[1], 14, beads=(BLUES[0], 13))
    neck(d, "fair", 4)
    for q in (
        "-30,-176! -46,-156 -38,-140 -10,-142 6,-160! -10,-168",
        "6,-160! 16,-144 36,-140 46,-154 36,-176! 22,-166",
    ):
        d.obj(shape(q), WHITES[0], WHITES[1], None, w=3, sd=(5, 6))
    _cup_arm(d)
    with d.at(6, -216, 0, 0.88):
        head_gallant(d)


def _cup_arm(d: Drawing) -> None:
    """The near arm bent, the fist around the stem of the cup."""
    cup(d, -113, -254, 156)
    forearm(d, (-74, -96), (-95, -186), GOLDS, 18, 12)
    fist_knuckles(d, -113, -212, 48, 0.84, flip=-1, bent=True)
    cuff(d, -96, -186, -22, WHITES, 19, 17)
    sleeve_puff(d, (-26, -138), (-70, -98), REDS, BLUES, r0=34, r1=34)


def _coppe_leg(d: Drawing) -> None:
    """The skirt of the doublet, breeches with golden panes and a red boot."""
    leather(d, (24, 20), (44, 134))
    boot(d, (60, 62), (42, 138), REDS, 4, cuff=GOLDS)
    stirrup(d, (42, 138), 4)
    p = cloth(
        d,
        "-40,-20! -38,-44 -8,-52 24,-42 56,-8 84,34 88,58 72,76 44,72! 18,56 -10,34 -32,8",
        EAGLE,
        ("-10,-36 28,6 52,62", "14,-36 52,10 72,62", "-24,-24 8,20 36,60"),
        sd=(6, 14),
        ang=250,
    )
    with d.clip(p):
        for q in ("-18,-30 20,12 50,68", "4,-38 46,8 70,70"):
            d.ink(stroke(q), 10, taper=(0.2, 0.2), wob=0)
            d.ink(stroke(q), 5.6, taper=(0.2, 0.2), wob=0, color=GOLDS[0])
    d.contour(p, 3.6)
    cloth(
        d,
        "-38,-52! -60,-24 -74,10! -50,30 -20,34! 16,24 48,-2! 46,-30 38,-54!",
        REDS,
        ("-26,-44 -46,-8 -52,24", "-8,-44 -18,-6 -22,28", "8,-44 10,-10 8,22", "24,-44 32,-20 30,10"),
        sd=(12, 8),
    )
    trim(d, "-72,8 -49,26 -20,30 15,20 46,-5", GOLDS[0], GOLDS[1], 11, beads=(BLUES[0], 13))


def knight_bastoni(d: Drawing) -> None:
    """A soldier in a cuirass and green breeches, the club on his shoulder."""
    forearm(d, (40, -96), (66, -62), REDS, 17, 12)
    fist(d, 76, -54, 20, 0.72, STEELS)
    _bastoni_leg(d)
    _tassets(d)
    _cuirass(d)
    neck(d, "fair", 6)
    ruff = shape("-30,-168! -34,-150 -18,-144 4,-142 26,-146 40,-156 36,-172! 20,-160 2,-156 -18,-160")
    d.obj(ruff, WHITES[0], WHITES[1], None, w=3, sd=(5, 6))
    for x in (-22, -10, 2, 14, 26):
        d.ink([(x, -158), (x - 2, -147)], 1.8, taper=(0.3, 0.4))
    with d.at(8, -214, -3, 0.88):
        head_soldier(d)
    sleeve_puff(d, (-30, -136), (-70, -88), REDS, GOLDS, r0=34, r1=27)
    club(d, -74, -190, 316, -24, 0.92, detail=1)
    forearm(d, (-72, -70), (-38, -90), STEELS, 17, 12, folds=False)
    d.obj(circle(-74, -72, 14), STEELS[0], STEELS[1], STEELS[2], w=3.2, sd=(6, 6), hinset=3, hd=(3, 3))
    d.obj(circle(-74, -72, 4), GOLD, None, None, w=2)
    fist(d, -18, -98, -24, 0.78, GOLDS)


def _cuirass(d: Drawing) -> None:
    """Breastplate with a ridge, gilt edges and a sash across."""
    p = shape("-40,-150! -46,-116 -40,-82 -34,-50! 0,-40 36,-52! 50,-84 52,-116 38,-152! 16,-164 -12,-164")
    eng = {"ang": 80, "gap": 5.0, "depth": 24, "w": 2.1}
    d.obj(p, STEELS[0], STEELS[1], STEELS[2], w=3.7, sd=(15, 6), hinset=6, eng=eng)
    d.ink(stroke("22,-158 34,-110 14,-46"), 2.6, taper=(0.2, 0.3))
    trim(d, "-38,-150 -14,-158 14,-158 36,-152", GOLDS[0], GOLDS[1], 8)
    trim(d, "-36,-56 0,-46 36,-58", GOLDS[0], GOLDS[1], 12, beads=(REDS[0], 12))
    sash(d, "-40,-70 0,-100 44,-140", GREENS, 17)


def _tassets(d: Drawing) -> None:
    """Plates over the hips, on a short green skirt."""
    cloth(d, "-34,-50! -52,-14 -56,18! -30,26 -2,24! 26,18 46,0! 42,-32 34,-52!", GREENS, ("-40,-6 -42,20", "0,0 0,22"))
    for outline, lames, edge in (
        (
            "4,-46! 8,-16 10,12! 30,8 46,-10! 44,-34 36,-52!",
            ("8,-20 26,-24 42,-34", "9,-4 28,-8 45,-20"),
            "10,8 29,4 44,-13",
        ),
        (
            "-36,-52! -52,-24 -58,8! -32,18 -2,14! 0,-18 0,-46!",
            ("-50,-20 -26,-12 -1,-16", "-55,-6 -30,3 -2,0"),
            "-56,3 -32,13 -3,9",
        ),
    ):
        d.obj(shape(outline), STEELS[0], STEELS[1], STEELS[2], w=3.5, sd=(9, 6), hinset=4, hd=(3, 2))
        for line in lames:
            d.ink(stroke(line), 2.4, taper=(0.1, 0.1))
        trim(d, edge, GOLDS[0], GOLDS[1], 8)
        for x, y in (stroke(lames[0]).at(0.2)[0], stroke(lames[1]).at(0.2)[0]):
            d.obj(circle(x, y + 7, 3), GOLD, None, None, w=1.8)


def _bastoni_leg(d: Drawing) -> None:
    """Green breeches with red panes, a wide-topped boot."""
    leather(d, (30, 30), (46, 136))
    boot(d, (62, 66), (42, 136), GOLDS, -2, cuff=GOLDS)
    stirrup(d, (42, 136), -2)
    p = cloth(
        d,
        "-40,-18! -36,-44 -6,-50 28,-38 60,-4 88,40 90,64 74,78 46,74! 16,58 -12,36 -34,10",
        GREENS,
        ("-10,-36 28,8 54,66", "14,-34 54,14 76,66", "-24,-22 8,22 38,62"),
        sd=(6, 14),
        ang=250,
    )
    with d.clip(p):
        for q in ("-20,-30 18,12 50,66", "4,-36 44,10 68,66"):
            d.ink(stroke(q), 11, taper=(0.2, 0.2), wob=0)
            d.ink(stroke(q), 6.5, taper=(0.2, 0.2), wob=0, color=REDS[0])


def knight_spade(d: Drawing) -> None:
    """The Moor: cloak in the wind, green waistcoat, wide white trousers, the scimitar raised before him."""
    _cloak(d)
    forearm(d, (36, -92), (58, -72), WHITES, 17, 12)
    fist(d, 70, -64, 16, 0.72, GOLDS, "moor")
    _spade_leg(d)
    cloth(
        d,
        "-40,-152! -46,-116 -40,-80 -34,-48! 0,-40 34,-50! 44,-88 46,-124 38,-154! 16,-166 -8,-168",
        GREENS,
        ("-26,-100 -22,-70 -20,-48", "28,-110 22,-76 22,-50"),
        sd=(14, 5),
        ang=205,
    )
    for y in (-138, -120, -102, -84, -66):
        for w, colour in ((5.4, None), (2.6, GOLD)):
            d.ink(stroke([(-8, y - 2), (12, y + 3), (32, y - 3)]), w, taper=(0, 0), wob=0, color=colour)
        d.obj(circle(12, y + 2, 4), GOLD, None, None, w=2)
    sash(d, "-38,-54 0,-43 37,-56", REDS, 26)
    tassel_end(d, "-14,-48! -24,-20 -34,12! -14,17! -8,-14 0,-44!", REDS, ((-31, 13), (-24, 15), (-17, 17)))
    neck(d, "moor", 6)
    d.obj(
        shape("-26,-176! -36,-158 -28,-146! -6,-142 14,-146! 34,-146 42,-160 34,-178! 26,-160 8,-152 -14,-160"),
        WHITES[0],
        WHITES[1],
        None,
        w=3.2,
        sd=(5, 6),
    )
    with d.at(8, -214, -5, 0.88):
        head_moor(d)
    scimitar(d, 94, -194, 28)
    arm(d, (-26, -136), (26, -144), (64, -184), WHITES, GOLDS, r=31)
    fist(d, 94, -194, -8, 0.78, REDS, "moor", bend=-34)


def _cloak(d: Drawing) -> None:
    """A cloak blown back from the shoulders, its lining showing below."""
    lining = shape("-20,-120! -56,-76 -100,-46 -140,-40! -128,-8 -134,16! -96,2 -62,-22 -30,-60!")
    d.obj(lining, REDS[0], REDS[1], None, w=3.3, sd=(8, 9))
    for q in ("-30,-86 -70,-44 -128,-4", "-30,-100 -76,-56 -132,-26"):
        d.ink(stroke(q), 2.3, taper=(0.2, 0.6))
    back = shape(
        "-6,-166! -48,-154 -90,-132 -126,-122 -160,-98! -148,-72 -158,-40! -128,-48 -100,-40 -72,-58 -44,-76 -20,-96!"
    )
    hatch = {"length": 14, "gap": 5, "w": 2.1, "ang": 235}
    d.obj(back, BLUES[0], BLUES[1], BLUES[2], w=3.6, sd=(10, 12), hinset=5, hatch=hatch)
    for q in ("-30,-150 -90,-114 -142,-84", "-24,-132 -80,-92 -132,-60", "-20,-112 -60,-78 -104,-50"):
        d.ink(stroke(q), 2.5, taper=(0.2, 0.6))
    trim(d, "-157,-95 -146,-72 -154,-44", GOLDS[0], GOLDS[1], 9)


def _spade_leg(d: Drawing) -> None:
    """Wide white trousers gathered at the ankle, a pointed red slipper."""
    leather(d, (24, 20), (40, 136))
    boot(d, (52, 80), (38, 136), REDS, -4, foot=SLIPPER)
    stirrup(d, (38, 136), -4)
    cloth(
        d,
        "-40,-58! -52,-34 -52,-8! -34,22 2,56 22,84 26,114! 46,122 62,116! 80,88 82,42 60,-6 40,-40 36,-58!",
        WHITES,
        ("-12,-46 24,12 34,104", "10,-46 52,20 50,110", "-28,-46 -6,20 28,84", "26,-46 66,30 64,98"),
        sd=(8, 12),
        ang=245,
    )
    trim(d, "24,112 46,120 64,113", GOLDS[0], GOLDS[1], 10)
