"""How a Piacentine card is printed: white paper, brighter inks than the other packs, a thin blue line around."""

from functools import wraps

from assets.artwork import palette
from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.ink.paths import rect
from assets.artwork.parts.stock import CARD_R, H, W, frame

INKS = {
    palette.INK: "#1d1a20",
    palette.PAPER: "#fdfbf4",
    palette.RED: "#e02d23",
    palette.RED_SH: "#a81d1f",
    palette.RED_HI: "#f5816c",
    palette.GOLD: "#fbcf2b",
    palette.GOLD_SH: "#e39a1b",
    palette.GOLD_HI: "#ffec96",
    palette.BLUE: "#2c74c6",
    palette.BLUE_SH: "#1a4c93",
    palette.BLUE_HI: "#8cc4ee",
    palette.GREEN: "#45a348",
    palette.GREEN_SH: "#247038",
    palette.GREEN_HI: "#b4d85a",
    palette.STEEL: "#d3ebf8",
    palette.STEEL_SH: "#8fbfe2",
    palette.STEEL_HI: "#f7fcff",
    palette.WHITE: "#ffffff",
    palette.WHITE_SH: "#d5dde6",
    palette.SKIN: "#f9d2b4",
    palette.SKIN_SH: "#e3a27e",
}
"""What the inks of the palette become in this pack."""
LINE = "#1a4c93"


def printed(pen: Pen) -> Pen:
    """The pen with this pack's inks, on its paper, inside its frame."""

    @wraps(pen)
    def draw(d: Drawing) -> None:
        with d.printed(INKS):
            d.fill(rect(0, 0, W, H, CARD_R), palette.PAPER)
            pen(d)
            piacenza_frame(d)

    return draw


def piacenza_frame(d: Drawing) -> None:
    """The thin blue line around the picture."""
    frame(d, 17, 2.6, LINE, 13)
