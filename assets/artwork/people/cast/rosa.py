"""Rosa and others who forget: where the glasses are, which button, what was played."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import rect, shape, stroke
from assets.artwork.palette import BLUE, BLUES, GOLD, GOLDS, GREENS, REDS, WHITES, Tones
from assets.artwork.people import clothes, garments, grounds, hair, hats, worn
from assets.artwork.people.eyes import BLUE as BLUE_EYES
from assets.artwork.people.eyes import GREEN, HAZEL, Eyes
from assets.artwork.people.face import FAIR, OLIVE, ROSY, TAN, Face
from assets.artwork.people.person import Person

GREY: Tones = ("#8d8a86", "#63605e", "#b9b6b1")


def _glasses_in_the_hair(d: Drawing) -> None:
    """She looks for them everywhere."""
    with d.at(1, -41, -3, 1):
        worn.glasses("round", rim=GOLD, glass="#dfeaf0", arm=False)(d)


def shawl(d: Drawing, tones: tuple[str, ...] = REDS) -> None:
    """A shawl crossed on the chest."""
    for points in (
        "252,296! 300,326 352,352 360,420! 196,420! 214,366 246,332",
        "152,294! 108,322 52,346 34,420! 214,420! 232,404! 196,366 168,330",
    ):
        d.obj(shape(points), tones[0], tones[1], tones[2], w=5, sd=(12, 9), hinset=9, hd=(4, 6), hatch=clothes.HATCH)
    for points in ("106,326 130,372 190,410", "82,344 100,386 140,418", "300,330 274,372 246,414"):
        d.ink(stroke(points), 3, taper=(0.2, 0.8))
    for x, y in ((92, 372), (150, 376), (66, 404), (122, 408), (306, 366), (286, 402), (332, 402)):
        with d.at(x, y, 20, 0.8):
            hair.flower(0, 0, 9, "#f4d7a0")(d)


def _rosa_clothes(d: Drawing, face: Face) -> None:
    clothes.shirt(WHITES, wide=128)(d, face)
    shawl(d)
    d.obj(rect(200, 346, 18, 14, 5), GOLD, None, None, w=3.4)


def _paint(d: Drawing) -> None:
    """Paint on the cheek: she forgot it is there."""
    d.fill(shape("-30,15 -22,12 -14,16 -20,20 -27,20"), BLUE, 0.85)
    d.fill(shape("-3,-30 4,-33 9,-29 3,-27"), GOLD, 0.9)


def _brush(d: Drawing) -> None:
    with d.at(-2, -66, 28, 1):
        d.obj(rect(-44, -3, 78, 6), "#b9683e", "#7f4426", None, w=2.4, sd=(0, 2))
        d.obj(rect(34, -4, 10, 8), "#c9d6df", None, None, w=2)
        d.obj(shape("44,-5! 60,-5 70,0! 60,5 44,5!"), BLUE, None, None, w=2.2)


def _crooked(d: Drawing) -> None:
    with d.at(6, -2, -9, 1):
        worn.glasses("square", rim="#6b4a2c", thick=3, low=4)(d)


def _one_button_off(d: Drawing, face: Face) -> None:
    """The shirt is buttoned one hole too high."""
    clothes.shirt(("#a9c4d6", "#7c9ab0", "#d2e2ec"), clothes.checks("#e6eef2", 0.8), wide=128, low=0)(d, face)
    clothes.lapels(d, GREY)


def _askew(d: Drawing) -> None:
    """His hat sits askew."""
    with d.at(-4, 2, -13, 1):
        hats.flat_cap(("#8a6a48", "#5f462d", "#b8946c"))(d)


PEOPLE = {
    "rosa": Person(
        Face(
            ROSY,
            cheek=3,
            jaw=2,
            chin=49,
            age=3,
            nose="round",
            mouth="smile",
            eyes=Eyes(iris=GREEN, size=1.05, look=(2.2, -1.6)),
            brow=(3.2, 4.6, -2),
            brow_colour=hair.GREY_HAIR[1],
            lips="#c45a48",
            blush=0.45,
        ),
        hair.drawn_back(hair.SILVER, (-4, -70, 21)),
        _rosa_clothes,
        grounds.maiolica(),
        worn=(_glasses_in_the_hair, worn.earring("pearl")),
        head=(199, 202, 4, 2.05),
    ),
    "assunta": Person(
        Face(
            OLIVE,
            cheek=7,
            jaw=7,
            chin=48,
            age=3,
            nose="snub",
            mouth="smile",
            eyes=Eyes(iris=HAZEL, size=1.05),
            brow=(3.8, 4.4, -2),
            brow_colour="#6b5a4c",
            blush=0.5,
        ),
        hair.drawn_back(hair.GREY_HAIR, None),
        garments.over(clothes.shirt(BLUES, wide=138), garments.apron(("#f0e2c0", "#cbb88c", "#fdf6e2"))),
        grounds.street(),
        worn=(hats.headscarf(REDS, "#f6dcae"),),
        mirrored=True,
    ),
    "vincenzo": Person(
        Face(
            FAIR,
            cheek=0,
            jaw=0,
            chin=51,
            age=3,
            nose="long",
            mouth="calm",
            eyes=Eyes(iris=BLUE_EYES, size=1.1, look=(0.5, -2)),
            brow=(5, 5, -3),
            brow_colour="#b9b2a6",
        ),
        hair.bald(hair.WHITE_HAIR),
        _one_button_off,
        grounds.books(),
        worn=(worn.moustache(hair.WHITE_HAIR, "brush"), _askew),
        head=(199, 196, 5, 2.05),
    ),
    "ines": Person(
        Face(
            TAN,
            neck=0.88,
            chin=50,
            age=1,
            nose="straight",
            mouth="smile",
            eyes=Eyes(iris=GREEN, size=1.15, lashes=True, look=(0.5, -1.4)),
            brow=(3.8, 3.6, -1),
            brow_colour="#33201a",
            lips="#b54a3c",
            marks=(_paint,),
        ),
        hair.drawn_back(hair.DARK_BROWN, (-8, -68, 22)),
        garments.over(
            clothes.tee(WHITES, WHITES, clothes.stripes(REDS, 26, 7), wide=116),
            garments.apron(("#7d9a86", "#587161", "#a9c2b0")),
        ),
        grounds.rays(grounds.ROSE),
        worn=(_brush, worn.earring("hoop")),
        head=(199, 206, -3, 2.05),
        mirrored=True,
    ),
    "pasquale": Person(
        Face(
            ROSY,
            neck=1.1,
            cheek=5,
            jaw=6,
            chin=49,
            age=2,
            nose="round",
            mouth="grin",
            eyes=Eyes(iris=HAZEL, size=1.1),
            brow=(4.4, 4.8, -2),
            brow_colour="#54362a",
            blush=0.5,
        ),
        hair.bald(hair.BROWNS, crown=True),
        clothes.jacket(GREENS, WHITES, tie=GOLDS, wide=142),
        grounds.maiolica(grounds.STRAW),
        worn=(_crooked,),
    ),
    "amalia": Person(
        Face(
            FAIR,
            cheek=0,
            chin=50,
            age=3,
            nose="straight",
            mouth="smile",
            eyes=Eyes(iris=BLUE_EYES, mood="half", lashes=True),
            brow=(3, 4.6, -1),
            brow_colour="#9b958f",
            lips="#c8483c",
            blush=0.4,
        ),
        hair.bob(hair.SILVER, fringe=False, low=20),
        garments.over(
            clothes.blouse(("#8fa9c4", "#647f9c", "#c3d3e2"), 346, 120, None, WHITES), garments.beads("#fdf7e8", 11, 7)
        ),
        grounds.gulf(),
        worn=(worn.earring("pearl", lobe=FAIR), hats.lady_hat(hats.STRAW, BLUES)),
        head=(199, 204, -3, 1.95),
        mirrored=True,
    ),
}
