"""The four cavalli, rank 9."""

from assets.artwork.cards.rider import head_knight, rider
from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.ink.paths import circle, shape
from assets.artwork.palette import (
    AUBURN,
    BAY,
    BLACK_HORSE,
    BLOND,
    BLUE,
    BLUE_SH,
    BLUES,
    BROWNS,
    DARK_HAIR,
    GOLD,
    GOLD_SH,
    GOLDS,
    GREEN,
    GREENS,
    RED,
    RED_SH,
    REDS,
    SKIN,
    SKIN_SH,
    SUIT_TONES,
    WHITE,
    WHITE_HORSE,
    WHITE_SH,
    WHITES,
)
from assets.artwork.parts.signs import club, coin, cup
from assets.artwork.parts.stock import frame, ground


def rider_card(d: Drawing, suit: str, fn: Pen, dx: float = 6) -> None:
    """Platform and frame around a rider."""
    cc = SUIT_TONES[suit]
    ground(d, cc, 712)
    for x in (158, 216):
        d.fill(circle(x + 22, 722, 44, 8), cc[1])
    with d.at(dx, 6, 0, 1.0):
        fn(d)
    frame(d)


def cavallo_denari(d: Drawing) -> None:
    """The rider with the coin, on a bay horse."""

    def w(d: Drawing, k: int) -> None:
        if k == 0:
            d.obj(
                shape("78,276! 70,250 74,226 92,218 112,226 116,250 108,276!"),
                SKIN,
                SKIN_SH,
                None,
                w=2.9,
                sd=(6, 5),
            )
            coin(d, 102, 158, 70)

    rider_card(
        d,
        "D",
        lambda d: rider(
            d,
            BAY,
            tack=REDS,
            cloth=BLUES,
            fringe=GOLDS,
            coat=BLUES,
            trimc=GOLDS,
            bead=RED,
            placket=REDS,
            sash=REDS,
            trousers=GOLDS,
            boots=BROWNS,
            collar=WHITES,
            fore=REDS,
            skin="fair",
            head=head_knight(BLOND, BLUES, REDS, (GOLD, GOLD_SH)),
            weapon=w,
        ),
    )


def cavallo_coppe(d: Drawing) -> None:
    """The rider with the cup, on a white horse facing left."""

    def w(d: Drawing, k: int) -> None:
        if k == 0:
            cup(d, 98, 180, 158)

    def run(d: Drawing) -> None:
        with d.at(500, 0, 0, 1, sx=-1):
            rider(
                d,
                WHITE_HORSE,
                mane=("#d9c39a", "#a98f62", "#fff6e0"),
                tack=REDS,
                cloth=BLUES,
                fringe=GOLDS,
                coat=REDS,
                trimc=GOLDS,
                bead=BLUE,
                placket=GOLDS,
                sash=GOLDS,
                trousers=BLUES,
                boots=BROWNS,
                collar=WHITES,
                fore=GOLDS,
                skin="fair",
                head=head_knight(AUBURN, REDS, GOLDS, (WHITE, WHITE_SH)),
                weapon=w,
            )

    rider_card(d, "C", run, -8)


def cavallo_bastoni(d: Drawing) -> None:
    """The rider with the club, on a black horse."""

    def w(d: Drawing, k: int) -> None:
        if k == 0:
            club(d, 86, 214, 340, -4, 0.86, detail=1)

    rider_card(
        d,
        "B",
        lambda d: rider(
            d,
            BLACK_HORSE,
            mane=("#2b2632", "#15121a", "#7d7688"),
            tack=GOLDS,
            cloth=GREENS,
            fringe=REDS,
            coat=REDS,
            trimc=GOLDS,
            bead=GREEN,
            placket=GREENS,
            sash=GREENS,
            trousers=WHITES,
            boots=REDS,
            collar=GREENS,
            fore=GREENS,
            skin="fair",
            head=head_knight(DARK_HAIR, GREENS, GOLDS, (RED, RED_SH)),
            weapon=w,
        ),
    )


def cavallo_spade(d: Drawing) -> None:
    """The turbaned Moor with a scimitar, on a chestnut horse."""
    ground(d, BLUES, 712)
    for x in (158, 216):
        d.fill(circle(x + 22, 722, 44, 8), BLUE_SH)
    with d.at(6, 6, 0, 1.0):
        rider(d)
    frame(d)
