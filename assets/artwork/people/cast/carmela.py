"""Carmela and others who see only coins: the market's people."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.palette import GOLD, GOLDS, GREEN, GREENS, REDS, Tones
from assets.artwork.people import clothes, curls, garments, grounds, hair, held, worn
from assets.artwork.people.eyes import BLUE, DARK, HAZEL, Eyes
from assets.artwork.people.eyes import GREEN as GREEN_EYES
from assets.artwork.people.face import FAIR, OLIVE, ROSY, TAN, Face, mole
from assets.artwork.people.person import Person

PAINTED = "#b8322a"
TEAL: Tones = ("#2f7f86", "#1d565c", "#74b5b8")
PLUM: Tones = ("#7a3a5c", "#52243d", "#b0708f")
WIDOW: Tones = ("#3a3640", "#221f28", "#6b6779")
CARMELA = OLIVE


def _pushed_up(d: Drawing) -> None:
    """Sunglasses pushed up into the hair."""
    with d.at(2, -43, -2, 1):
        worn.glasses("square", rim="#5a3a24", thick=3.4, glass="#3a2a22")(d)


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
        worn=(worn.earring("coin"),),
        before=held.hand_with_coin(CARMELA, REDS),
        head=(186, 212, -3, 1.9),
    ),
    "nunzia": Person(
        Face(
            FAIR,
            cheek=1,
            chin=51,
            age=1,
            nose="snub",
            mouth="smirk",
            eyes=Eyes(iris=GREEN_EYES, lashes=True, tilt=1.5),
            brow=(3.4, 5, 0),
            brow_colour="#7a4f20",
            lips=PAINTED,
        ),
        hair.long(hair.BLOND, 4),
        clothes.blouse(TEAL, 350, 118),
        grounds.street(),
        worn=(worn.earring("hoop"), _pushed_up),
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
            mouth="calm",
            eyes=Eyes(iris=DARK, size=0.95),
            brow=(4.4, 2.4, 1),
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
            cheek=7,
            jaw=8,
            chin=49,
            age=2,
            nose="button",
            mouth="smile",
            eyes=Eyes(iris=HAZEL, size=1.05, lashes=True),
            brow=(3.2, 4.4, -1.5),
            brow_colour="#7a3018",
            lips="#cf4a3a",
            blush=0.42,
        ),
        hair.bob(hair.HENNA, fringe=False, low=26),
        garments.over(clothes.blouse(GREENS, 346, 140, clothes.spots("#a9cc85", 32, 4)), garments.beads("#fdf7e8")),
        grounds.awning(grounds.MINT),
        worn=(worn.earring("pearl"),),
    ),
    "sisina": Person(
        Face(
            TAN,
            chin=52,
            jaw=-1,
            age=1,
            nose="straight",
            mouth="grin",
            eyes=Eyes(iris=DARK, size=1.12, lashes=True, tilt=1.5),
            brow=(3.8, 4, 0),
            brow_colour="#221712",
            lips="#a83a34",
        ),
        curls.shoulder(hair.DARK_BROWN),
        clothes.tee(GOLDS, GOLDS, wide=112),
        grounds.gulf(),
        worn=(worn.earring("hoop"),),
        neck=0.88,
        mirrored=True,
    ),
    "titina": Person(
        Face(
            ROSY,
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
        worn=(worn.glasses("cat", rim=GREEN, thick=3), worn.earring("pearl")),
        head=(199, 204, 3, 2.05),
        neck=0.9,
    ),
}
