"""The shield of the four of denari, a tower over the waves of the Po in white and red, and a motto on a scroll."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import rect, shape, stroke
from assets.artwork.palette import BLUE, GOLD, INK, RED, RED_SH, WHITE, WHITE_SH
from assets.artwork.parts.lettering import text
from assets.artwork.parts.ornaments import big_crown, ribbon
from assets.artwork.piacentine.field_flowers import branch

OUTLINE = "0,-74! 22,-64 44,-64 62,-76! 72,-40 66,2 44,46 0,82! -44,46 -66,2 -72,-40 -62,-76! -44,-64 -22,-64"


def po_shield(d: Drawing, x: float, y: float, s: float = 1.0) -> None:
    """The shield under its crown, in a wreath."""
    with d.at(x, y, 0, s):
        for m in (1, -1):
            branch(d, f"{m * 6},104 {m * 72},88 {m * 104},22 {m * 88},-54", 9, 38)
        shield = shape(OUTLINE)
        d.fill(shield, RED)
        d.shade(shield, RED_SH, 12, 6)
        with d.clip(shield):
            d.obj(rect(-90, 18, 180, 80), WHITE, None, None, w=3.4)
            for k in range(3):
                wave = [(-84 + 14 * i, 32 + 17 * k + (4 if i % 2 else -4)) for i in range(13)]
                d.ink(stroke(wave), 4.4, (0, 0), color=BLUE, wob=0)
            _tower(d)
        d.contour(shield, 9, k=0.1)
        d.contour(shield, 4.4, color=GOLD, k=0)
        big_crown(d, 0, -84, 0.72)


def _tower(d: Drawing) -> None:
    """A white tower with swallow-tailed battlements and an open gate."""
    tower = shape(
        "-30,22! -26,-18! -36,-24! -36,-52! -28,-44! -20,-52! -20,-42! -10,-42! -10,-54! 0,-44! 10,-54! "
        "10,-42! 20,-42! "
        "20,-52! 28,-44! 36,-52! 36,-24! 26,-18! 30,22!"
    )
    d.obj(tower, WHITE, WHITE_SH, None, w=3, sd=(14, 0))
    d.obj(shape("-11,22! -11,0 0,-12 11,0 11,22!"), INK, None, None, w=2)
    d.ink(stroke("-34,-26 34,-26"), 2.6, (0, 0), wob=0)
    for x in (-20, 20):
        d.fill(rect(x - 3, -16, 6, 12, 3), INK)


def motto(d: Drawing, x: float, y: float, words: str) -> None:
    """A white scroll with words on it, leaves above and below."""
    with d.at(x, y):
        for m in (1, -1):
            branch(d, f"{m * 20},0 {m * 96},-58 {m * 182},-62", 6, 36)
            branch(d, f"{m * 20},0 {m * 96},58 {m * 182},62", 6, 36)
        ribbon(d, "-142,6 -70,-8 0,-2 70,6 142,-6", 48)
        for m in (-1, 1):
            d.ink(stroke([(m * 132, -6), (m * 122, 0), (m * 132, 6)]), 4, (0.1, 0.1), color=RED, wob=0)
        text(d, words, 0, -1, 27, w=17)
