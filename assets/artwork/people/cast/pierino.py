"""Pierino and his friends: children of the lane."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, stroke
from assets.artwork.palette import BLUES, GOLDS, GREENS, RED, RED_HI, REDS, WHITES, Tones
from assets.artwork.people import clothes, curls, garments, grounds, hair, hats, worn
from assets.artwork.people.eyes import DARK, GREEN, HAZEL, Eyes
from assets.artwork.people.face import BROWN_SKIN, DARK_SKIN, OLIVE, ROSY, Face, freckles
from assets.artwork.people.person import Person

CHILD = Face(
    age=0, cheek=4, jaw=4.5, chin=46, nose="button", eyes=Eyes(iris=HAZEL, size=1.22), brow=(3.6, 2.6, 0), blush=0.42
)
SMALL = (199, 202, 0, 2.1)
AZURE: Tones = ("#5aa3cf", "#3878a6", "#9fd0ea")
PINK: Tones = ("#e58f84", "#bb5f56", "#f6bdb2")


def _lollipop(d: Drawing) -> None:
    d.ink(stroke("18,32 30,37 46,43"), 5, taper=(0, 0), wob=0)
    d.ink(stroke("18,32 30,37 46,43"), 2.4, taper=(0, 0), color="#fdf7e8", wob=0)
    d.obj(circle(16, 32, 6.5), RED, None, RED_HI, w=2.4, hinset=2, hd=(1.5, 1.5))


PEOPLE = {
    "pierino": Person(
        CHILD.but(
            neck=0.8,
            mouth="gap",
            eyes=Eyes(mood="wink", iris=HAZEL, size=1.25),
            marks=(freckles,),
            brow=(4.2, 4.5, -1),
            brow_colour=hair.BLACK_HAIR[1],
        ),
        hair.tousled(hair.DARK_BROWN),
        clothes.tee(WHITES, BLUES, clothes.stripes(BLUES), wide=112),
        grounds.washing(),
        worn=(worn.plaster,),
        head=(199, 202, -4, 2.1),
    ),
    "ninetta": Person(
        CHILD.but(
            neck=0.8,
            skin=ROSY,
            mouth="tongue",
            eyes=Eyes(iris=GREEN, size=1.25, lashes=True, look=(-3.4, -0.6)),
            raised=(0, 3.6),
            brow_colour="#8a4a24",
            marks=(freckles,),
        ),
        hair.plaits(hair.AUBURN, GREENS),
        clothes.blouse(GOLDS, 342, 104, clothes.spots("#fdf0c4"), WHITES),
        grounds.awning(),
        head=SMALL,
        mirrored=True,
    ),
    "gigino": Person(
        CHILD.but(
            neck=1.05,
            skin=OLIVE,
            cheek=9,
            jaw=10,
            chin=48,
            mouth="grin",
            eyes=Eyes(iris=DARK, size=1.05),
            brow=(4.4, 3.4, -1),
            blush=0.5,
        ),
        curls.crop(hair.BLACK_HAIR),
        clothes.tee(AZURE, WHITES, wide=132),
        grounds.street(),
        worn=(worn.glasses("round", rim=RED, thick=3),),
        head=SMALL,
    ),
    "lella": Person(
        CHILD.but(
            neck=0.8, mouth="gap", eyes=Eyes(iris=DARK, size=1.28, lashes=True, look=(1.0, -0.6)), brow=(3.0, 3.6, -1)
        ),
        hair.bob(hair.BLACK_HAIR, low=30),
        clothes.blouse(REDS, 340, 106, None, WHITES),
        grounds.maiolica(grounds.ROSE),
        worn=(hair.hairband(GOLDS),),
        head=SMALL,
    ),
    "toto": Person(
        CHILD.but(
            neck=0.85,
            skin=BROWN_SKIN,
            nose="snub",
            mouth="smirk",
            eyes=Eyes(iris=DARK, size=1.15),
            brow=(4.4, 3.2, 1.5),
            brow_colour="#221712",
            blush=0.25,
        ),
        curls.crop(("#33231d", "#1d130f", "#6a4a3a")),
        garments.hoodie(GREENS),
        grounds.washing(grounds.SAND),
        worn=(hats.backwards_cap(), _lollipop),
        head=SMALL,
        mirrored=True,
    ),
    "mimi": Person(
        CHILD.but(
            neck=0.8,
            skin=DARK_SKIN,
            nose="snub",
            mouth="laugh",
            eyes=Eyes(mood="laughing", size=1.2, lashes=True),
            brow=(3.4, 4, -1),
            brow_colour="#1d130f",
            blush=0.25,
        ),
        curls.puffs(("#33231d", "#1d130f", "#6a4a3a"), GOLDS),
        clothes.tee(PINK, WHITES, clothes.stripes(WHITES, 34, 8), wide=108),
        grounds.plain_of(grounds.MINT),
        head=SMALL,
    ),
}
