"""Don Ciro and other old hands: they remember every card."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.palette import BLUES, REDS, WHITES, Tones
from assets.artwork.people import clothes, curls, garments, grounds, hair, hats, held, worn
from assets.artwork.people.eyes import BLUE, DARK, HAZEL, Eyes
from assets.artwork.people.face import FAIR, OLIVE, ROSY, TAN, Face
from assets.artwork.people.person import Person

NAVY: Tones = ("#2c3f63", "#1a2742", "#5f769f")
LINEN: Tones = ("#eadfc2", "#c5b58c", "#fbf4e2")
WIDOW: Tones = ("#3a3640", "#221f28", "#6b6779")
KNIT: Tones = ("#a8562e", "#74381b", "#d08a5e")


def _tilted_hat(d: Drawing) -> None:
    """He has pushed it back: it is hot."""
    with d.at(-2, -6, -5, 1.02):
        hats.round_hat(d)


PEOPLE = {
    "don_ciro": Person(
        Face(
            TAN,
            neck=1.1,
            cheek=2,
            jaw=5,
            chin=51,
            age=3,
            nose="eagle",
            mouth="smirk",
            eyes=Eyes(iris=BLUE, size=0.96, look=(2, 0.4)),
            brow=(6.2, 3.6, -1),
            brow_colour="#e4ded2",
            blush=0.35,
        ),
        hair.short(hair.WHITE_HAIR),
        garments.over(clothes.jacket(NAVY, ("#f0ead8", "#c9bea0")), garments.neckerchief(REDS)),
        grounds.gulf(),
        worn=(worn.moustache(hair.WHITE_HAIR, "walrus"), held.pipe, hats.sailor_cap()),
        head=(194, 200, -3, 2.05),
    ),
    "don_aldo": Person(
        Face(
            ROSY,
            neck=1.35,
            cheek=10,
            jaw=12,
            chin=51,
            age=3,
            nose="round",
            mouth="smile",
            eyes=Eyes(mood="laughing"),
            brow=(5, 3, 0),
            brow_colour="#8a8378",
            blush=0.55,
        ),
        hair.bald(hair.GREY_HAIR),
        garments.over(clothes.shirt(WHITES, clothes.stripes(BLUES, 1000, 0), wide=158, low=336), garments.braces()),
        grounds.awning(grounds.MINT),
        worn=(worn.moustache(hair.GREY_HAIR, "brush"),),
        head=(199, 196, 0, 1.95),
        mirrored=True,
    ),
    "donna_ada": Person(
        Face(
            FAIR,
            neck=0.9,
            cheek=-1,
            chin=51,
            age=3,
            nose="eagle",
            mouth="smirk",
            eyes=Eyes(iris=DARK, mood="half", lashes=True, tilt=1),
            brow=(3.2, 5.4, 0),
            brow_colour="#63605e",
            lips="#b8322a",
        ),
        hair.drawn_back(hair.SILVER, (2, -72, 24)),
        garments.over(
            clothes.blouse(WIDOW, 330, 120, None, WIDOW), garments.lace_collar, garments.brooch(206, 334, "#23569a")
        ),
        grounds.halo(grounds.ROSE),
        worn=(worn.earring("drop", "#23569a"),),
        before=held.hand_fan(("#c9331f", "#94201a", "#e2604a"), FAIR),
        head=(206, 206, 3, 2.0),
    ),
    "don_mario": Person(
        Face(
            OLIVE,
            cheek=-3,
            jaw=-2,
            chin=53,
            age=3,
            nose="hooked",
            mouth="smile",
            eyes=Eyes(iris=HAZEL),
            brow=(4.6, 3.4, 0),
            brow_colour="#cfcac4",
        ),
        hair.short(hair.WHITE_HAIR),
        clothes.jacket(LINEN, ("#a9c4d6", "#7c9ab0"), wide=134),
        grounds.plain_of(grounds.SKY),
        worn=(
            worn.beard(hair.WHITE_HAIR, 9, full=False),
            worn.moustache(hair.WHITE_HAIR, "chevron"),
            hats.straw_hat(("#3a3640", "#221f28")),
        ),
        head=(199, 204, 0, 1.95),
        mirrored=True,
    ),
    "donna_lina": Person(
        Face(
            ROSY,
            cheek=4,
            jaw=3,
            chin=48,
            age=3,
            nose="button",
            mouth="smile",
            eyes=Eyes(iris=BLUE, size=1.1),
            brow=(3, 4, -1),
            brow_colour="#8a8378",
            lips="#c45a48",
            blush=0.45,
        ),
        curls.set_hair(hair.GREY_HAIR),
        garments.over(clothes.jacket(("#5d8a80", "#3f635b", "#93b8af"), LINEN), garments.beads("#c9331f", 11, 7)),
        grounds.books(grounds.STRAW),
        worn=(worn.glasses("round", rim="#7a4a2c", thick=4),),
        head=(199, 202, -2, 2.05),
    ),
    "don_gaetano": Person(
        Face(
            ROSY,
            neck=1.25,
            cheek=9,
            jaw=13,
            chin=51,
            age=2,
            nose="round",
            mouth="amused",
            eyes=Eyes(iris=HAZEL, size=1.08, look=(1.6, -2.6), cheek=0.1),
            brow=(6.4, 4.4, -3),
            raised=(0.4, 0.4),
            brow_colour="#63605e",
            blush=0.6,
        ),
        hair.bald(hair.GREY_HAIR),
        garments.cassock,
        grounds.rays(grounds.STRAW),
        worn=(worn.glasses("half", thick=2.6, low=9), _tilted_hat),
        head=(199, 206, 4, 1.98),
        mirrored=True,
    ),
}
