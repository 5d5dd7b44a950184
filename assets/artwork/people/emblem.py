"""The sign of who plays: the settebello's coin before a hand of cards."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import circle, rect, shape
from assets.artwork.palette import BLUE, BLUE_SH, GOLD, GOLD_HI, GOLD_SH, GREEN, PAPER, RED, RED_SH
from assets.artwork.people.grounds import rays


def you() -> Drawing:
    """Draw it."""
    d = Drawing(400, 400, seed=7)
    rays(("#3f7f6a", "#35705d"))(d)
    for turn in (-22, 22, 0):
        with d.at(200, 378, turn, 0.96, line=1):
            d.obj(rect(-80, -318, 160, 256, 16), PAPER, "#d8c9a4", None, w=6, sd=(8, 8))
            for x, y in ((-46, -276), (46, -276), (-46, -104), (46, -104)) if turn else ():
                d.obj(circle(x, y, 25), GOLD, GOLD_SH, None, w=4, sd=(4, 4))
                d.obj(circle(x, y, 9), RED if x < 0 else BLUE, None, None, w=2.6)
    with d.at(200, 204, 0, 1.0, line=1):
        d.obj(circle(0, 0, 92), GOLD, GOLD_SH, GOLD_HI, w=7, sd=(8, 9), hinset=7, hd=(4, 5))
        d.obj(circle(0, 0, 72), GOLD_HI, None, None, w=3.6)
        for a in range(0, 360, 90):
            with d.at(0, 0, a + 45, 1, line=1):
                d.obj(shape("0,-16! 14,-36 0,-56! -14,-36"), BLUE, BLUE_SH, None, w=3.4, sd=(4, 3))
            with d.at(0, 0, a, 1, line=1):
                d.obj(shape("0,-14! 24,-30 20,-56 0,-68! -20,-56 -24,-30"), RED, RED_SH, None, w=4, sd=(6, 4))
        d.obj(circle(0, 0, 22), GOLD, GOLD_SH, None, w=4, sd=(4, 4))
        d.obj(circle(0, 0, 9), GREEN, None, None, w=3)
    return d
