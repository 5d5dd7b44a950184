"""The four French suit signs, in a box of -100 to 100."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import Path, shape
from assets.artwork.palette import BLACKS, INK, REDS, Tones

SIGN_TONES: dict[str, Tones] = {
    "red": REDS,
    "black": BLACKS,
    "blue": ("#1b50ac", "#12377c", "#6a97de"),
    "green": ("#1f906c", "#12624a", "#74c7a6"),
}
"""Blue is deep and green leans to it: so red is told from green, and green from blue, by eyes that see fewer colours.
"""
COLOURS = {"D": ("red", "blue"), "H": ("red",), "C": ("black", "green"), "S": ("black",)}
"""The colour of each sign; the second one of four-coloured cards."""

SIGNS = {
    "D": "0,-100! 20,-58 50,-24 76,0! 50,24 20,58 0,100! -20,58 -50,24 -76,0! -50,-24 -20,-58",
    "H": ("0,98! -18,60 -62,22 -84,-22 -76,-66 -42,-84 -14,-70 0,-42! 14,-70 42,-84 76,-66 84,-22 62,22 18,60"),
    "S": (
        "0,-100! 16,-66 58,-26 84,12 78,50 46,64 20,54 9,40! 12,66 22,86 36,98! 0,93 -36,98! -22,86 "
        "-12,66 -9,40! -20,54 -46,64 -78,50 -84,12 -58,-26 -16,-66"
    ),
    "C": (
        "-7,26! -18,50 -42,61 -68,53 -84,24 -74,-8 -46,-20 -15,-9! -36,-28 -43,-58 -28,-85 0,-95 28,-85 43,-58 36,-28 "
        "15,-9! 46,-20 74,-8 84,24 68,53 42,61 18,50 7,26! 10,60 20,84 36,98! 0,93 -36,98! -20,84 -10,60"
    ),
}


def french_sign(suit: str) -> Path:
    """The outline of diamonds (D), hearts (H), clubs (C) or spades (S)."""
    return shape(SIGNS[suit])


def french_pip(
    d: Drawing,
    suit: str,
    x: float,
    y: float,
    r: float = 50,
    flip: bool = False,
    flat: bool = False,
    rich: bool | None = None,
    tones: Tones | None = None,
) -> None:
    """One French suit sign; `rich` adds shadow and highlight, `flat` leaves the bare colour."""
    base, sh, hi = tones or SIGN_TONES[COLOURS[suit][0]]
    rich = (r > 34) if rich is None else rich
    p = french_sign(suit)
    s = r / 100
    with d.at(x, y, 180 if flip else 0, s):
        d.fill(p, base)
        if rich and not flat:
            d.shade(p, sh, 12, 13)
            if d.lod > 0:
                d.glint(p, hi, 11, 7, 8)
        d.contour(p, 5.5 if rich else 3, k=0.4, color=sh if not rich else (INK))
