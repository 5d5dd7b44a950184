"""The four riders of the caballos, each with another temper; the seat is the origin, they ride to the right."""

from collections.abc import Sequence

from assets.artwork.cards.rider import arm, boot, buttons, cloth, fist, leather, neck, stirrup
from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, shape, stroke
from assets.artwork.palette import AUBURN, BROWNS, DARK_HAIR, GREY_HAIR, STEELS, Tones
from assets.artwork.parts.finery import trim
from assets.artwork.parts.hands import palm_under, thumb_over
from assets.artwork.parts.hats import brimmed, curls_front
from assets.artwork.parts.heads import ear, face, locks
from assets.artwork.parts.limbs import forearm, sleeve_puff
from assets.artwork.parts.rider_heads import face_side
from assets.artwork.spanish.bastos import garrote
from assets.artwork.spanish.copas import goblet
from assets.artwork.spanish.costume import starched_ruff
from assets.artwork.spanish.espadas import tizona
from assets.artwork.spanish.headgear import bob, gorra, great_moustache, sallet, small_beard, toque
from assets.artwork.spanish.oros import gold_piece
from assets.artwork.spanish.tints import AZURE, DUSK, LEAF_GREEN, LINEN, SCARLET, YELLOW

TRUNK = "-40,-152! -46,-116 -40,-80 -34,-48! 0,-38 34,-50! 46,-88 48,-124 38,-154! 16,-166 -8,-168"


def _legs(d: Drawing, hose: Tones, puff: Tones, pane: Tones, boots: Tones) -> None:
    """The near leg in a tall boot, paned breeches round the hips."""
    leather(d, (24, 20), (48, 132))
    boot(d, (60, 62), (44, 136), boots, 2, cuff=boots)
    stirrup(d, (44, 136), 2)
    thigh = "-20,-20! 20,-34 52,-8 82,34 86,58 72,74 46,70! 22,56 0,36 -16,10"
    cloth(d, thigh, hose, ("10,-20 48,16 66,62", "30,-24 62,18 78,58"), sd=(6, 14), ang=250)
    p = shape("-38,-54! -62,-24 -60,16 -32,38 8,42 44,26 62,-2 56,-34 36,-54!")
    d.fill(p, puff[0])
    with d.clip(p):
        for line in ("-26,-54 -50,-10 -40,40", "-10,-54 -18,0 -8,44", "8,-54 16,0 24,40", "24,-54 44,-16 54,16"):
            d.ink(stroke(line), 15, taper=(0.3, 0.3), wob=0)
            d.ink(stroke(line), 9.5, taper=(0.3, 0.3), wob=0, color=pane[0])
    d.shade(p, puff[1], 8, 12)
    d.contour(p, 3.6)
    trim(d, "-36,34 6,41 46,24 62,-2", YELLOW[0], YELLOW[1], 10)


def _trunk(
    d: Drawing,
    c: Tones,
    closed: Tones,
    sash: Tones,
    folds: Sequence[str] = ("-26,-104 -22,-74 -22,-50", "30,-112 24,-78 24,-52"),
) -> None:
    """The doublet of a rider with its buttons and belt."""
    cloth(d, TRUNK, c, folds, sd=(14, 5), ang=205)
    d.ink(stroke("16,-162 20,-106 12,-44"), 2.6, taper=(0.1, 0.2))
    buttons(d, "15,-152 19,-104 12,-48", 6, closed, 4.6)
    trim(d, "-37,-54 0,-43 37,-56", sash[0], sash[1], 15)
    d.obj(circle(12, -47, 8), YELLOW[2], YELLOW[0], None, w=2.6, sd=(3, 3))


def jinete_oros(d: Drawing) -> None:
    """A merry youth who rides with the coin held up behind him."""
    arm(d, (36, -136), (62, -92), (88, -70), SCARLET, YELLOW, cuff=LINEN, r=25)
    fist(d, 102, -64, 16, 0.74, LINEN)
    _legs(d, LINEN, AZURE, YELLOW, BROWNS)
    _trunk(d, SCARLET, YELLOW, AZURE)
    neck(d, "fair", 6)
    starched_ruff(d, 6, -160, 46, 16, 9)
    with d.at(8, -214, -4, 0.9):
        face_side(d)
        curls_front(d, DARK_HAIR)
        gorra(d, SCARLET, LINEN)
    forearm(d, (-84, -106), (-98, -158), YELLOW, 18, 12, cuff=LINEN)
    palm_under(d, -103, -182, 0, 0.84, flip=-1)
    gold_piece(d, -110, -262, 68)
    thumb_over(d, -103, -182, 0, 0.84, flip=-1)
    sleeve_puff(d, (-28, -136), (-76, -108), SCARLET, YELLOW, r0=32, r1=26)


def jinete_copas(d: Drawing) -> None:
    """An elderly nobleman who halts and offers the cup."""
    _long_cape(d)
    forearm(d, (40, -94), (68, -62), LEAF_GREEN, 17, 12)
    fist(d, 80, -54, 18, 0.72, LINEN)
    _legs(d, DUSK, SCARLET, DUSK, DUSK)
    _trunk(d, LEAF_GREEN, YELLOW, SCARLET)
    chain = stroke("-30,-148 -6,-108 34,-148")
    d.ink(chain, 8, (0, 0), wob=0)
    d.ink(chain, 4.4, (0, 0), wob=0, color=YELLOW[0])
    d.obj(circle(-4, -106, 9), YELLOW[0], YELLOW[1], None, w=2.6, sd=(3, 3))
    neck(d, "fair", 4)
    starched_ruff(d, 4, -160, 50, 18, 9)
    with d.at(8, -214, 3, 0.9):
        locks(
            d,
            "-10,-50 -34,-44 -46,-20 -48,8 -40,26! -28,22 -20,0",
            GREY_HAIR[0],
            GREY_HAIR[1],
            ["-36,-24 -40,6"],
            w=2.8,
        )
        ear(d)
        face(d, age="old", brow=GREY_HAIR[1], look=0.6)
        small_beard(d, GREY_HAIR)
        brimmed(d, DUSK, SCARLET, LINEN)
    palm_under(d, 92, -112, -8, 0.82)
    goblet(d, 106, -190, 142)
    thumb_over(d, 92, -112, -8, 0.82)
    arm(d, (-26, -136), (14, -82), (72, -96), LEAF_GREEN, YELLOW, slash=SCARLET, cuff=LINEN, r=31)


def _long_cape(d: Drawing) -> None:
    """A cape hanging straight over the horse's back."""
    outline = "-14,-166! -48,-150 -70,-90 -84,-30 -96,34! -70,44 -46,34 -20,44! -8,-40 4,-120!"
    cloth(d, outline, SCARLET, ("-30,-140 -54,-60 -70,40", "-18,-120 -32,-40 -42,36"), sd=(10, 6))
    trim(d, "-95,29 -70,39 -46,29 -20,39", YELLOW[0], YELLOW[1], 11)


def jinete_espadas(d: Drawing) -> None:
    """A soldier at full gallop, helmet on, the sword over the horse's ears."""
    _flying_cape(d)
    forearm(d, (42, -94), (72, -64), AZURE, 17, 12)
    fist(d, 84, -58, 18, 0.74, LINEN)
    _legs(d, SCARLET, AZURE, YELLOW, BROWNS)
    _plate(d)
    neck(d, "fair", 8)
    d.obj(
        shape("-26,-172! -34,-152 -20,-142! 6,-138 30,-144! 42,-154 36,-174! 8,-156"),
        STEELS[0],
        STEELS[1],
        STEELS[2],
        w=3.2,
        sd=(6, 6),
    )
    with d.at(12, -214, 5, 0.9):
        ear(d)
        face(d, age="mid", brow=DARK_HAIR[0], stern=1.6, look=0.7)
        small_beard(d, DARK_HAIR)
        sallet(d, STEELS, SCARLET)
    tizona(d, 132, -276, 270, 0.9, 34)
    arm(d, (-24, -138), (30, -152), (64, -190), AZURE, STEELS, slash=YELLOW, r=31)
    fist(d, 82, -202, -30, 0.8, YELLOW, bend=-10)


def _plate(d: Drawing) -> None:
    """A breastplate with a ridge, gilt at the edges, a scarlet sash across."""
    p = shape(TRUNK)
    d.obj(
        p,
        STEELS[0],
        STEELS[1],
        STEELS[2],
        w=3.7,
        sd=(15, 6),
        hinset=6,
        eng={"ang": 80, "gap": 5.2, "depth": 22, "w": 2},
    )
    d.ink(stroke("22,-158 34,-110 14,-46"), 2.6, taper=(0.2, 0.3))
    trim(d, "-40,-74 0,-104 44,-142", SCARLET[0], SCARLET[1], 16)
    trim(d, "-37,-54 0,-43 37,-56", YELLOW[0], YELLOW[1], 13)


def _flying_cape(d: Drawing) -> None:
    """A cape in the wind, lining below."""
    d.obj(
        shape("-20,-130! -60,-92 -104,-74 -150,-74! -136,-46 -144,-24! -104,-30 -64,-48 -26,-80!"),
        YELLOW[1], None, None, w=3.3,
    )  # fmt: skip
    back = "-4,-168! -46,-164 -88,-150 -124,-146 -166,-124! -152,-102 -160,-72! -124,-80 -92,-72 -60,-86 -20,-104!"
    cloth(d, back, SCARLET, ("-30,-156 -90,-128 -150,-108", "-24,-136 -80,-106 -140,-88"), sd=(8, 12), ang=235)
    trim(d, "-163,-122 -150,-101 -157,-75", YELLOW[0], YELLOW[1], 10)


def jinete_bastos(d: Drawing) -> None:
    """A red-haired squire on a rearing horse, whiskered and merry, the club on his shoulder."""
    forearm(d, (40, -96), (70, -60), LEAF_GREEN, 17, 12)
    fist(d, 82, -52, 24, 0.74, LINEN)
    _legs(d, YELLOW, LEAF_GREEN, SCARLET, BROWNS)
    _trunk(d, YELLOW, LEAF_GREEN, BROWNS)
    for x in (-28, -12, 32):
        for y in (-134, -108, -82):
            d.obj(shape([(x, y - 9, 1), (x + 4, y), (x, y + 9, 1), (x - 4, y)]), LEAF_GREEN[0], None, None, w=2)
    neck(d, "fair", 6)
    flat = shape("-30,-176! -52,-156 -44,-138! -10,-146 8,-136! 30,-142 46,-154! 40,-172 32,-178! 8,-156 -14,-164")
    d.obj(flat, LINEN[0], LINEN[1], None, w=3.2, sd=(6, 7))
    with d.at(8, -214, -6, 0.9):
        ear(d)
        face(d, age="mid", brow=AUBURN[1], mood=2, look=0.5)
        bob(d, AUBURN)
        great_moustache(d, AUBURN)
        toque(d, SCARLET, LEAF_GREEN, YELLOW)
    garrote(d, -84, -162, 300, 0.95, -30, leafy=(1,))
    arm(d, (-28, -136), (-70, -82), (-40, -64), LEAF_GREEN, LEAF_GREEN, slash=YELLOW, r=32)
    fist(d, -22, -58, 8, 0.8, LINEN)
