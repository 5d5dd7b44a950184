"""Carmela and others who see only coins: the market's people."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import shape, stroke
from assets.artwork.palette import GOLD, GOLDS, GREEN, GREENS, REDS, Tones
from assets.artwork.people import clothes, curls, garments, grounds, hair, hats, held, worn
from assets.artwork.people.eyes import BLUE, DARK, HAZEL, Eyes
from assets.artwork.people.eyes import GREEN as GREEN_EYES
from assets.artwork.people.face import FAIR, OLIVE, ROSY, TAN, Face, mole
from assets.artwork.people.person import Person

PAINTED = "#b8322a"
TEAL: Tones = ("#2f7f86", "#1d565c", "#74b5b8")
PLUM: Tones = ("#7a3a5c", "#52243d", "#b0708f")
WIDOW: Tones = ("#3a3640", "#221f28", "#6b6779")
CARMELA = OLIVE


_LENSES = (
    "4,-60! -10,-65 -27,-62 -39,-51! -41,-42 -34,-37 -18,-40 -2,-49",
    "14,-60! 25,-62 36,-54 42,-44! 41,-38 35,-38 24,-43 14,-50",
)


def _pushed_up(d: Drawing) -> None:
    """Sunglasses pushed up into the hair: they follow the round of the head, the arm goes under the hair."""
    for line, w in (("-38,-48 -45,-40 -50,-29", 7.4), ("3,-57 9,-60.5 15,-57", 6.4)):
        d.ink(stroke(line), w, taper=(0, 0.3), wob=0)
        d.ink(stroke(line), w - 3.6, taper=(0, 0.3), wob=0, color="#7a4f30")
    for lens, gleam in zip(_LENSES, ("-30,-45 -22,-60", "22,-46 28,-58"), strict=True):
        glass = d.obj(shape(lens), "#4a342a", "#2e1f19", None, w=5.6, sd=(3, 4))
        with d.clip(glass):
            d.ink(stroke(gleam), 4.2, taper=(0.3, 0.3), color="#a98a72", wob=0)
        d.contour(glass, 2.0, color="#7a4f30", k=0.1, wob=0)


def _behind_the_ear(d: Drawing) -> None:
    with d.at(41, -38, 165, 1):
        hair.flower(0, 0, 14)(d)


def _double_chin(d: Drawing) -> None:
    d.ink(stroke("-17,48 -6,54 8,56.5 21,53 28,47"), 2.4, taper=(0.3, 0.3))


def _chain(d: Drawing) -> None:
    """A thin chain with a coin."""
    d.ink(stroke("172,300 184,322 207,333 232,322 246,300"), 3.4, taper=(0, 0), wob=0)
    d.ink(stroke("172,300 184,322 207,333 232,322 246,300"), 1.7, taper=(0, 0), wob=0, color=GOLD)
    worn.coin(d, 207, 340, 9)


PEOPLE = {
    "carmela": Person(
        Face(
            CARMELA,
            cheek=5,
            jaw=5,
            chin=50,
            age=2,
            nose="straight",
            mouth="grin",
            eyes=Eyes(iris=DARK, look=(3.4, 2.2), size=1.12, lashes=True, tilt=1),
            brow=(4.0, 5.0, -1),
            lips=PAINTED,
            marks=(mole,),
        ),
        curls.pinned(hair.BLACK_HAIR),
        clothes.blouse(REDS, 352, 130, clothes.spots("#f6cf6a", 40, 6)),
        grounds.awning(),
        worn=(worn.earring("coin", lobe=CARMELA),),
        before=held.hand_with_coin(CARMELA, REDS),
        head=(186, 212, -3, 1.9),
    ),
    "nunzia": Person(
        Face(
            FAIR,
            neck=0.9,
            cheek=1,
            chin=51,
            age=1,
            nose="straight",
            mouth="amused",
            eyes=Eyes(iris=GREEN_EYES, look=(2.8, 0.2), size=1.14, lashes=True, tilt=2.2, lid=0.24, cheek=0.08),
            brow=(3.6, 4.4, 0),
            raised=(4.6, -0.4),
            brow_colour="#7a4f20",
            lips=PAINTED,
        ),
        hair.long(hair.BLOND),
        garments.over(clothes.blouse(TEAL, 356, 118), _chain),
        grounds.street(),
        worn=(worn.earring("hoop", lobe=FAIR), _pushed_up),
        head=(199, 192, 5, 2.1),
        mirrored=True,
    ),
    "filomena": Person(
        Face(
            OLIVE,
            cheek=3,
            jaw=3,
            chin=49,
            age=3,
            nose="eagle",
            mouth="stern",
            eyes=Eyes(iris=DARK, look=(3.8, 0.2), lid=0.24),
            brow=(5.4, 2.6, 2.6),
            raised=(-1.2, 3.4),
            brow_colour=hair.GREY_HAIR[1],
            blush=0.3,
        ),
        hair.drawn_back(hair.GREY_HAIR, (-30, -58, 17)),
        garments.over(clothes.blouse(WIDOW, 336, 128, None, WIDOW), garments.brooch(206, 352, "#f7ecd3")),
        grounds.books(grounds.SAND),
        worn=(worn.earring("drop", "#c9331f"),),
    ),
    "concetta": Person(
        Face(
            ROSY,
            neck=1.2,
            cheek=6,
            jaw=8,
            chin=49,
            age=2,
            nose="button",
            mouth="amused",
            eyes=Eyes(iris=HAZEL, size=1.08, look=(-3.6, 0.4), lashes=True, lid=0.14, cheek=0.12),
            brow=(3.6, 5.0, -1),
            raised=(0.4, 3.8),
            brow_colour="#7a3018",
            lips="#cf4a3a",
            blush=0.5,
        ),
        curls.fringe(hair.HENNA),
        garments.over(clothes.blouse(GREENS, 342, 148, clothes.spots("#a9cc85", 32, 4)), garments.beads("#fdf7e8")),
        grounds.awning(grounds.MINT),
        worn=(_double_chin, worn.earring("pearl"), hats.knotted_cloth(GOLDS, "#fdf0c4")),
        head=(197, 210, -4, 1.98),
    ),
    "sisina": Person(
        Face(
            TAN,
            neck=0.88,
            chin=52,
            jaw=-1,
            age=1,
            nose="straight",
            mouth="laugh",
            eyes=Eyes(mood="wink", iris=DARK, size=1.12, lashes=True, tilt=1.5),
            brow=(3.8, 4, 0),
            raised=(-0.6, 3.2),
            brow_colour="#221712",
            lips="#a83a34",
        ),
        curls.to_one_side(hair.DARK_BROWN),
        clothes.tee(GOLDS, GOLDS, wide=112),
        grounds.gulf(),
        worn=(worn.earring("hoop", lobe=TAN), _behind_the_ear),
        head=(202, 196, -8, 2.02),
        mirrored=True,
    ),
    "titina": Person(
        Face(
            ROSY,
            neck=0.9,
            cheek=4,
            jaw=2,
            chin=46,
            age=3,
            nose="button",
            mouth="grin",
            eyes=Eyes(iris=BLUE, size=1.05),
            brow=(2.8, 5, -2),
            brow_colour=hair.SILVER[1],
            lips="#c8483c",
            blush=0.45,
        ),
        curls.set_hair(hair.WHITE_HAIR),
        garments.over(clothes.blouse(PLUM, 344, 116, None, PLUM), garments.beads(GOLD, 11, 9)),
        grounds.maiolica(grounds.SKY),
        worn=(worn.glasses("cat", rim=GREEN, thick=3), worn.earring("pearl", lobe=ROSY)),
        head=(199, 204, 3, 2.05),
    ),
}
