"""The four fanti, rank 8."""

from assets.artwork.cards.page import arm_down, arm_raised, arm_staff, arm_up_left, page
from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.ink.paths import circle, shape
from assets.artwork.palette import (
    AUBURN,
    BLOND,
    BLUE,
    BLUES,
    DARK_HAIR,
    GOLD,
    GOLD_SH,
    GOLDS,
    GREENS,
    RED,
    RED_SH,
    REDS,
    SKIN,
    SKIN_SH,
    SUIT_TONES,
    WHITE,
    WHITE_SH,
    WHITES,
    Tones,
)
from assets.artwork.parts.headgear import cap_plume
from assets.artwork.parts.limbs import hand_grip
from assets.artwork.parts.plants import sprig
from assets.artwork.parts.signs import club, coin, cup, sword
from assets.artwork.parts.stock import frame, ground


def page_card(d: Drawing, suit: str, fn: Pen) -> None:
    """Platform and frame around a page."""
    c = SUIT_TONES[suit]
    ground(d, c, 712)
    for x, w_ in ((208, 78), (350, 78)):
        d.fill(circle(x + 16, 722, w_, 9), c[1])
    with d.at(-10, -20, 0, 1.04):
        fn(d)
    frame(d)


def fante_denari(d: Drawing) -> None:
    """The page who lifts a coin."""

    def held(d: Drawing) -> None:
        with d.at(402, 226, 0, 0.92):
            d.obj(
                shape("-15,20! -22,2 -24,-22 -12,-36 8,-38 22,-28 26,-8 18,10 17,20!"),
                SKIN,
                SKIN_SH,
                None,
                w=2.9,
                sd=(6, 5),
            )
        coin(d, 388, 138, 78)
        with d.at(402, 226, 0, 0.92):
            d.obj(
                shape("-15,20! -23,6 -24,-12 -16,-30 -6,-38 2,-34 0,-22 -6,-10 -2,2 8,10 10,20!"),
                SKIN,
                None,
                None,
                w=2.8,
            )
            d.fill(shape("-3,-10 -2,2 8,10 10,20! 2,20! -4,8"), SKIN_SH)

    page_card(
        d,
        "D",
        lambda d: page(
            d,
            lambda d, s, f, sl: arm_raised(d, s, f, sl, held),
            cape=BLUES,
            doublet=REDS,
            motif=GOLD,
            bead=BLUE,
            hose=(GOLDS, BLUES),
            sleeve=BLUES,
            slash=GOLDS,
            fore=REDS,
            placket=BLUES,
            hair=BLOND,
            hat=lambda d: cap_plume(d, c=BLUES, brim=GOLDS, plume=(RED, RED_SH)),
        ),
    )


def fante_coppe(d: Drawing) -> None:
    """The page who lifts a cup."""

    def held(d: Drawing) -> None:
        cup(d, 394, 140, 176)

    def right(d: Drawing, s: Tones, f: Tones, sl: Tones | None) -> None:
        arm_raised(d, s, f, sl, held)
        hand_grip(d, 395, 206, 6, 1.08, flip=-1)

    page_card(d, "C", lambda d: page(d, right))


def fante_bastoni(d: Drawing) -> None:
    """The page who leans on a club, facing left."""

    def held(d: Drawing) -> None:
        club(d, 396, 424, 560, 2, 0.62, detail=1)

    def run(d: Drawing) -> None:
        with d.at(500, 0, 0, 1, sx=-1):
            page(
                d,
                lambda d, s, f, sl: arm_staff(d, s, f, sl, held),
                cape=GOLDS,
                cape_hem=REDS,
                doublet=GREENS,
                motif=None,
                bead=GOLD,
                trimc=REDS,
                hose=(GREENS, WHITES),
                sleeve=GOLDS,
                slash=GREENS,
                fore=GREENS,
                placket=GOLDS,
                hair=DARK_HAIR,
                hat=lambda d: cap_plume(d, c=GREENS, brim=REDS, plume=(GOLD, GOLD_SH)),
            )

    page_card(d, "B", run)


def fante_spade(d: Drawing) -> None:
    """The page with a branch, the sword point down."""

    def held(d: Drawing) -> None:
        sword(d, 384, 536, 300, 180, 1.0)

    def branch(d: Drawing) -> None:
        sprig(d, "102,300 96,240 84,170 92,104", 6, 42, berries=REDS)

    page_card(
        d,
        "S",
        lambda d: page(
            d,
            lambda d, s, f, sl: arm_down(d, s, f, sl, held),
            left=lambda d, s, f, sl: arm_up_left(d, s, f, sl, branch),
            cape=GOLDS,
            cape_hem=BLUES,
            doublet=WHITES,
            motif=BLUE,
            bead=GOLD,
            trimc=BLUES,
            hose=(BLUES, WHITES),
            sleeve=BLUES,
            slash=WHITES,
            fore=REDS,
            placket=REDS,
            hair=AUBURN,
            hat=lambda d: cap_plume(d, c=BLUES, brim=REDS, plume=(WHITE, WHITE_SH)),
        ),
    )
