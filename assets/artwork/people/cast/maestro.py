"""The Maestro and other masters: of a trade each, and of the cards."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.palette import BLUES, GOLD, GREENS, REDS, WHITES, Tones
from assets.artwork.people import clothes, garments, grounds, hair, hats, held, worn
from assets.artwork.people.eyes import BLUE, DARK, GREEN, HAZEL, Eyes
from assets.artwork.people.face import FAIR, OLIVE, ROSY, TAN, Face
from assets.artwork.people.person import Person

VELVET: Tones = ("#3d3350", "#262036", "#75689a")
LEATHER: Tones = ("#7a4a2c", "#52301b", "#b07a50")
TWEED: Tones = ("#8f6f4a", "#644a2e", "#b99a74")
SLATE: Tones = ("#6d7f8f", "#495965", "#a3b2bf")


def _slipped(d: Drawing) -> None:
    worn.glasses("half", rim=GOLD, thick=2.8, low=9)(d)


PEOPLE = {
    "maestro": Person(
        Face(
            OLIVE,
            cheek=0,
            jaw=2,
            chin=51,
            age=3,
            nose="eagle",
            mouth="calm",
            eyes=Eyes(iris=DARK, size=1.04, look=(2.2, 0.2)),
            brow=(6.4, 3.2, 2),
            brow_colour="#f3efe6",
            blush=0.3,
        ),
        hair.mane(hair.WHITE_HAIR),
        garments.over(clothes.jacket(VELVET, WHITES, wide=144), garments.neckerchief(REDS)),
        grounds.rays(("#d9a95a", "#cf9a45")),
        worn=(
            worn.beard(hair.WHITE_HAIR, 12),
            worn.moustache(hair.WHITE_HAIR, "chevron"),
            worn.glasses("round", rim=GOLD, thick=2.8),
        ),
        before=held.fan_of_cards(OLIVE, VELVET),
        head=(208, 188, -3, 2.02),
    ),
    "mastro_elia": Person(
        Face(
            TAN,
            neck=1.1,
            cheek=1,
            jaw=2,
            chin=50,
            age=3,
            nose="round",
            mouth="calm",
            eyes=Eyes(iris=BLUE),
            brow=(5.4, 3, 0),
            brow_colour="#cfcac4",
        ),
        hair.short(hair.WHITE_HAIR),
        garments.over(clothes.shirt(BLUES, clothes.checks("#6c9bd0"), wide=142), garments.braces(LEATHER)),
        grounds.halo(grounds.SAND),
        worn=(
            worn.beard(hair.WHITE_HAIR, 18),
            worn.moustache(hair.WHITE_HAIR, "walrus"),
            hats.paper_hat(print_=True),
            worn.pencil(-60, -8, -16),
        ),
        head=(199, 196, 2, 1.98),
        mirrored=True,
    ),
    "mastro_vito": Person(
        Face(
            ROSY,
            neck=1.1,
            cheek=5,
            jaw=5,
            chin=50,
            age=3,
            nose="long",
            mouth="smile",
            eyes=Eyes(iris=HAZEL, look=(2, 2)),
            brow=(5, 4.4, -2),
            brow_colour="#8a8378",
            blush=0.45,
        ),
        hair.bald(hair.GREY_HAIR),
        garments.over(clothes.shirt(GREENS, wide=140, low=330), garments.apron(LEATHER)),
        grounds.books(grounds.CLAY),
        worn=(_slipped,),
    ),
    "mastro_pino": Person(
        Face(
            TAN,
            neck=1.3,
            cheek=4,
            jaw=9,
            chin=51,
            age=2,
            nose="broad",
            mouth="calm",
            eyes=Eyes(iris=DARK, size=1.0),
            brow=(6.4, 3, 2),
            brow_colour="#1c1518",
        ),
        hair.Hair(),
        garments.over(clothes.tee(("#b9b3a6", "#8a8478"), ("#b9b3a6", "#8a8478"), wide=158), garments.apron(LEATHER)),
        grounds.rays(grounds.CLAY),
        worn=(
            worn.beard(hair.BLACK_HAIR, 10),
            worn.moustache(hair.BLACK_HAIR, "walrus"),
            hats.bandana(),
            worn.earring("hoop"),
        ),
        head=(199, 196, 0, 2.0),
        mirrored=True,
    ),
    "mastro_gino": Person(
        Face(
            FAIR,
            cheek=0,
            jaw=1,
            chin=51,
            age=2,
            nose="straight",
            mouth="smile",
            eyes=Eyes(iris=GREEN),
            brow=(4.8, 4.6, 0),
            brow_colour="#33201a",
        ),
        hair.quiff(hair.DARK_BROWN),
        clothes.jacket(WHITES, ("#8fb4cf", "#6488a6"), bow=("#c9331f", "#94201a"), wide=132),
        grounds.awning(("#c4d8de", "#c9331f"), "#fbf4e2"),
        worn=(worn.moustache(hair.DARK_BROWN, "handlebar"),),
        head=(199, 202, 3, 2.04),
    ),
    "mastro_lino": Person(
        Face(
            FAIR,
            neck=0.95,
            cheek=-3,
            jaw=-3,
            chin=55,
            age=3,
            nose="hooked",
            mouth="smirk",
            eyes=Eyes(iris=HAZEL, mood="half"),
            brow=(4, 4.6, 1),
            brow_colour="#9b958f",
        ),
        hair.swept(hair.SILVER),
        garments.over(
            clothes.shirt(("#d8c2cf", "#ab8f9f", "#efe2ea"), wide=122), garments.waistcoat(SLATE), garments.tape
        ),
        grounds.street(grounds.STRAW),
        worn=(worn.glasses("round", rim="#3a2f2a", thick=2.6), worn.moustache(hair.SILVER, "pencil")),
        head=(199, 194, -3, 1.98),
    ),
}
