"""Gennaro and others in a hurry: they ride, carry, knead and deliver."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, stroke
from assets.artwork.palette import BLACKS, BLUES, GOLDS, REDS, STEELS, WHITES, Tones
from assets.artwork.people import clothes, curls, garments, grounds, hair, hats, held, worn
from assets.artwork.people.eyes import DARK, GREEN, HAZEL, Eyes
from assets.artwork.people.face import BROWN_SKIN, FAIR, OLIVE, ROSY, TAN, Face, stubble
from assets.artwork.people.person import Person

AZURE: Tones = ("#5aa3cf", "#3878a6", "#9fd0ea")
LEATHER: Tones = ("#7a4a2c", "#52301b", "#b07a50")
ORANGE: Tones = ("#e07b2e", "#a9531a", "#f4ad6c")


def _flour(d: Drawing) -> None:
    for x, y, r in ((-24, 16, 5), (-17, 21, 3), (-27, 23, 2.4), (28, -24, 3.4)):
        d.fill(circle(x, y, r, r * 0.8), "#ffffff", 0.85)


def _drops(d: Drawing) -> None:
    """Sweat that flies: he came running."""
    for x, y, turn in ((58, 108, -40), (38, 146, -64), (64, 60, -20)):
        with d.at(x, y, turn, 1):
            d.obj([(0, -20, 1), (9, 2), (0, 11), (-9, 2)], "#d8edf4", None, None, w=3.6)


def _toothpick(d: Drawing) -> None:
    d.ink(stroke("16,32 28,35 42,40"), 4.2, taper=(0, 0.4), wob=0)
    d.ink(stroke("16,32 28,35 41,39.6"), 2.0, taper=(0, 0.4), wob=0, color="#f1d49a")


def _cap_pushed_back(d: Drawing) -> None:
    with d.at(-6, -11, -12, 1.04):
        hats.flat_cap(("#6d7478", "#474e53", "#a4abae"))(d)


PEOPLE = {
    "gennaro": Person(
        Face(
            OLIVE,
            cheek=0,
            jaw=2,
            chin=52,
            age=1,
            nose="straight",
            mouth="grin",
            eyes=Eyes(iris=HAZEL, size=1.1, look=(3.2, 1.6)),
            brow=(5.6, 4, 0),
            brow_colour="#2a1a14",
            marks=(stubble,),
        ),
        hair.Hair(),
        garments.over(clothes.jacket(ORANGE, WHITES), garments.scarf(BLUES)),
        grounds.street(),
        worn=(hats.helmet(),),
        behind=_drops,
        before=held.arm_with_watch(OLIVE, ORANGE),
        head=(184, 198, 5, 2.08),
    ),
    "mimmo": Person(
        Face(
            FAIR,
            cheek=-1,
            chin=52,
            age=1,
            nose="long",
            mouth="smirk",
            eyes=Eyes(iris=DARK, mood="half"),
            brow=(4.6, 3.6, 0),
            raised=(-0.6, 4.0),
            brow_colour="#1c1518",
        ),
        hair.swept(hair.BLACK_HAIR),
        clothes.jacket(WHITES, WHITES, bow=BLACKS, wide=130),
        grounds.halo(grounds.CLAY),
        worn=(worn.moustache(hair.BLACK_HAIR, "pencil"),),
        mirrored=True,
    ),
    "peppino": Person(
        Face(
            ROSY,
            neck=1.2,
            cheek=8,
            jaw=9,
            chin=50,
            age=2,
            nose="round",
            mouth="smile",
            eyes=Eyes(mood="laughing"),
            brow=(5.8, 4, -1),
            brow_colour="#33201a",
            marks=(_flour,),
            blush=0.5,
        ),
        hair.short(hair.DARK_BROWN),
        garments.over(clothes.tee(REDS, REDS, wide=150), garments.apron()),
        grounds.rays(grounds.SAND),
        worn=(worn.moustache(hair.DARK_BROWN, "handlebar"), hats.paper_hat()),
        head=(199, 208, 3, 2.0),
    ),
    "salvatore": Person(
        Face(
            TAN,
            neck=1.1,
            cheek=1,
            jaw=3,
            chin=51,
            age=1,
            nose="eagle",
            mouth="grin",
            eyes=Eyes(iris=GREEN, size=1.05),
            brow=(5.4, 3, 0),
            brow_colour="#221712",
        ),
        curls.full(hair.BLACK_HAIR, 0.92),
        clothes.tee(AZURE, WHITES, wide=138),
        grounds.gulf(),
        worn=(worn.beard(hair.BLACK_HAIR, 4, full=False),),
        head=(199, 200, -2, 1.98),
    ),
    "tonino": Person(
        Face(
            FAIR,
            cheek=-3,
            jaw=-1,
            chin=57,
            age=2,
            nose="hooked",
            mouth="smirk",
            eyes=Eyes(iris=HAZEL, size=1.04, look=(2.8, 0.6), lid=0.32),
            brow=(6.0, 3.4, 0),
            raised=(-1.0, 3.6),
            brow_colour="#33201a",
            marks=(stubble,),
            blush=0.25,
        ),
        hair.short(hair.DARK_BROWN),
        garments.over(clothes.jacket(LEATHER, STEELS), garments.scarf(GOLDS, ends=False)),
        grounds.street(grounds.SKY),
        worn=(_toothpick, _cap_pushed_back),
        head=(199, 196, -4, 1.96),
        mirrored=True,
    ),
    "lello": Person(
        Face(
            BROWN_SKIN,
            neck=1.15,
            cheek=2,
            jaw=4,
            chin=50,
            age=1,
            nose="broad",
            mouth="laugh",
            eyes=Eyes(iris=DARK, size=1.05),
            brow=(5, 3.4, 0),
            brow_colour="#1d130f",
            blush=0.2,
        ),
        hair.Hair(),
        garments.hoodie(("#c9a227", "#94741a", "#ecd27a")),
        grounds.plain_of(grounds.LILAC),
        worn=(worn.beard(("#33231d", "#1d130f", "#6a4a3a"), 2, full=False), hats.headphones(REDS)),
        mirrored=True,
    ),
}
