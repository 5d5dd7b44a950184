"""The four kings, rank 10."""

from assets.artwork.cards.king import king
from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.ink.paths import circle, rect, shape, stroke
from assets.artwork.palette import (
    AUBURN,
    BLUE,
    BLUES,
    DARK_HAIR,
    GOLD,
    GOLD_SH,
    GOLDS,
    GREEN,
    GREENS,
    GREY_HAIR,
    RED,
    REDS,
    SKIN,
    SKIN_SH,
    SUIT_TONES,
    WHITES,
)
from assets.artwork.parts.limbs import hand_grip
from assets.artwork.parts.signs import club, coin, cup, sword
from assets.artwork.parts.stock import frame, ground


def king_card(d: Drawing, suit: str, fn: Pen) -> None:
    """Platform and frame around a king."""
    cc = SUIT_TONES[suit]
    ground(d, cc, 712)
    d.fill(circle(262, 716, 196, 14), cc[1])
    with d.at(-2, 4, 0, 1.0):
        fn(d)
    frame(d)


def re_denari(d: Drawing) -> None:
    """The king with the coin."""
    ground(d, GOLDS, 712)
    d.fill(circle(262, 716, 196, 14), GOLD_SH)

    def held(d: Drawing) -> None:
        with d.at(401, 240, 0, 1.0):  # palm and fingers, behind the coin
            d.obj(
                shape("-15,20! -22,2 -24,-22 -12,-36 8,-38 22,-28 26,-8 18,10 17,20!"),
                SKIN,
                SKIN_SH,
                None,
                w=2.9,
                sd=(6, 5),
            )
        coin(d, 389, 148, 76)
        with d.at(401, 240, 0, 1.0):  # thumb in front
            d.obj(
                shape("-15,20! -23,6 -24,-12 -16,-30 -6,-38 2,-34 0,-22 -6,-10 -2,2 8,10 10,20!"),
                SKIN,
                None,
                None,
                w=2.8,
            )
            d.fill(shape("-3,-10 -2,2 8,10 10,20! 2,20! -4,8"), SKIN_SH)
            d.ink(stroke("-8,-32 -2,-33 -1,-27"), 1.8, taper=(0.3, 0.3), wob=0)
            d.ink(stroke("14,-16 24,-14"), 2, taper=(0.3, 0.3), wob=0)
            d.ink(stroke("14,-5 22,-3"), 2, taper=(0.3, 0.3), wob=0)
        d.obj(rect(381, 252, 42, 17, 4), GOLD, GOLD_SH, None, w=2.9, sd=(7, 4))

    with d.at(-2, 4, 0, 1.0):
        king(d, held=held)
    frame(d)


def re_coppe(d: Drawing) -> None:
    """The king with the cup."""

    def held(d: Drawing) -> None:
        cup(d, 397, 148, 186)
        hand_grip(d, 399, 220, 4, 1.15, flip=-1)
        d.obj(rect(381, 252, 42, 17, 4), GOLD, GOLD_SH, None, w=2.9, sd=(7, 4))

    king_card(
        d,
        "C",
        lambda d: king(
            d, robe=BLUES, mantle=REDS, motif=GOLD, hair=GREY_HAIR, jewel=(BLUE, RED), held=held, shoe_c=BLUES
        ),
    )


def re_bastoni(d: Drawing) -> None:
    """The king with the club."""

    def held(d: Drawing) -> None:
        club(d, 400, 216, 340, 0, 0.92, detail=1)
        hand_grip(d, 400, 262, 0, 1.15, flip=-1)

    king_card(
        d,
        "B",
        lambda d: king(
            d, robe=GOLDS, mantle=GREENS, motif=GOLD, hem=REDS, hair=AUBURN, jewel=(RED, GREEN), held=held, shoe_c=REDS
        ),
    )


def re_spade(d: Drawing) -> None:
    """The king with the sword, facing left."""

    def held(d: Drawing) -> None:
        sword(d, 398, 176, 250, 0, 1.0)
        hand_grip(d, 398, 262, 0, 1.15, flip=-1)

    def run(d: Drawing) -> None:
        with d.at(500, 0, 0, 1, sx=-1):
            king(
                d,
                robe=WHITES,
                mantle=BLUES,
                motif=None,
                hem=GOLDS,
                hair=DARK_HAIR,
                jewel=(RED, BLUE),
                held=held,
                shoe_c=REDS,
            )

    king_card(d, "S", run)
