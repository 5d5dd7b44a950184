"""La Prof and others who reckon: learned people."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import stroke
from assets.artwork.palette import BLACKS, GOLD, REDS, WHITES, Tones
from assets.artwork.people import clothes, curls, garments, grounds, hair, hats, worn
from assets.artwork.people.eyes import BLUE, DARK, GREEN, HAZEL, Eyes
from assets.artwork.people.face import BROWN_SKIN, DARK_SKIN, FAIR, OLIVE, ROSY, Face, mole
from assets.artwork.people.person import Person

PETROL: Tones = ("#2f6f7d", "#1d4a55", "#6fa8b4")
GOWN: Tones = ("#33303a", "#1d1b23", "#67637a")
OLIVE_DRAB: Tones = ("#6d7048", "#4a4d2f", "#9a9e70")
TWEED: Tones = ("#8f6f4a", "#644a2e", "#b99a74")


def _chain(d: Drawing) -> None:
    """The chain that her glasses hang on."""
    for line in ("-39,-1 -46,20 -40,44 -24,62", "40,0 45,18 40,40 30,60"):
        d.ink(stroke(line), 3.2, taper=(0, 0), wob=0)
        d.ink(stroke(line), 1.5, taper=(0, 0), wob=0, color=GOLD)


PEOPLE = {
    "la_prof": Person(
        Face(
            FAIR,
            neck=0.88,
            cheek=-1,
            jaw=-1,
            chin=51,
            age=2,
            nose="straight",
            mouth="smirk",
            eyes=Eyes(iris=GREEN, size=1.06, lashes=True, look=(2.6, 0)),
            brow=(3.4, 5.6, 1),
            brow_colour="#5a2414",
            lips="#b8402e",
            marks=(mole,),
        ),
        hair.bob(hair.HENNA, fringe=False, low=30),
        garments.over(clothes.jacket(PETROL, WHITES), garments.turtleneck(("#f1e3c2", "#cdb98d", "#fffaf0"))),
        grounds.board,
        worn=(worn.glasses("square", rim="#a8231a", thick=3.2), worn.pencil(-52, -18, -24)),
        head=(199, 192, -2, 2.06),
    ),
    "il_notaio": Person(
        Face(
            ROSY,
            cheek=3,
            jaw=4,
            chin=50,
            age=3,
            nose="round",
            mouth="stern",
            eyes=Eyes(iris=BLUE, mood="half"),
            brow=(5, 3, 1),
            brow_colour="#9b958f",
            blush=0.4,
        ),
        hair.short(hair.GREY_HAIR),
        clothes.jacket(BLACKS, WHITES, bow=REDS, wide=138),
        grounds.books(),
        worn=(worn.glasses("half", rim=GOLD, thick=2.8, low=6),),
        mirrored=True,
    ),
    "la_preside": Person(
        Face(
            FAIR,
            neck=0.9,
            cheek=-2,
            jaw=0,
            chin=53,
            age=3,
            nose="long",
            mouth="calm",
            eyes=Eyes(iris=DARK, mood="half", lashes=True),
            brow=(3.4, 4, 3),
            brow_colour="#63605e",
            lips="#a8423a",
        ),
        hair.drawn_back(hair.GREY_HAIR, (-22, -66, 20)),
        garments.over(clothes.jacket(("#6b4a66", "#472f44", "#9c7a97"), WHITES), garments.brooch(206, 344, "#43813f")),
        grounds.books(grounds.LILAC),
        worn=(worn.glasses("cat", rim="#3a2a44", thick=2.8), _chain),
        head=(199, 200, 0, 2.0),
    ),
    "il_dottore": Person(
        Face(
            BROWN_SKIN,
            cheek=0,
            jaw=2,
            chin=52,
            age=1,
            nose="straight",
            mouth="smile",
            eyes=Eyes(iris=DARK, size=1.05),
            brow=(5, 3.4, 0),
            brow_colour="#1d130f",
            blush=0.2,
        ),
        hair.quiff(("#33231d", "#1d130f", "#6a4a3a")),
        garments.over(clothes.shirt(("#8fb4cf", "#6488a6", "#c0d8e8")), garments.coat),
        grounds.rays(grounds.MINT),
        worn=(
            worn.beard(("#33231d", "#1d130f", "#6a4a3a"), 2),
            worn.moustache(("#33231d", "#1d130f", "#6a4a3a"), "chevron"),
            worn.glasses("round", thick=2.4),
        ),
        mirrored=True,
    ),
    "la_giudice": Person(
        Face(
            DARK_SKIN,
            neck=0.95,
            cheek=3,
            jaw=4,
            chin=51,
            age=2,
            nose="broad",
            mouth="calm",
            eyes=Eyes(iris=DARK, size=1.06, lashes=True, look=(2.6, 0.4), lid=0.16),
            brow=(4.6, 4.6, 2),
            raised=(-0.6, 4.4),
            brow_colour="#1d130f",
            lips="#9c3a34",
            blush=0.2,
        ),
        curls.crop(("#8b857f", "#5d5852", "#c4beb6")),
        garments.over(clothes.shirt(GOWN, wide=138), garments.robe),
        grounds.halo(grounds.STRAW),
        worn=(worn.earring("pearl", lobe=DARK_SKIN), hats.judge_cap),
        head=(199, 206, 3, 1.98),
    ),
    "il_colonnello": Person(
        Face(
            OLIVE,
            neck=1.15,
            cheek=2,
            jaw=8,
            chin=52,
            age=3,
            nose="eagle",
            mouth="stern",
            eyes=Eyes(iris=HAZEL, size=0.95),
            brow=(6.4, 2, 3),
            brow_colour="#8a8378",
        ),
        hair.short(hair.GREY_HAIR),
        garments.uniform(OLIVE_DRAB),
        grounds.rays(grounds.SAND),
        worn=(worn.moustache(hair.GREY_HAIR, "handlebar"), hats.officer_cap(OLIVE_DRAB)),
        head=(199, 206, 0, 1.98),
        mirrored=True,
    ),
}
