"""What is struck on the great coins: the three-legged Trinacria, two heads in profile, a chariot, a sun with a face."""

from assets.artwork.ink.drawing import Drawing
from assets.artwork.ink.paths import arc, circle, shape, stroke, tube
from assets.artwork.palette import SKIN, SKIN_SH
from assets.artwork.parts.heads import eye
from assets.artwork.siciliane.cart_paint import LEAF, LINEN, ORANGE, POPPY, SEA, STONE, SUN
from assets.artwork.siciliane.sicilian_signs import blank_coin


def trinacria(d: Drawing, x: float, y: float, r: float) -> None:
    """A coin with the head of Sicily: three running legs, ears of wheat between them, wings at the temples."""
    with d.at(x, y, 0, r / 100):
        blank_coin(d, SEA[2])
        for a in (60, 180, 300):
            with d.at(0, 0, a, 1, line=1):
                _ear_of_wheat(d)
        for a in (0, 120, 240):
            with d.at(0, 0, a, 0.93, line=1):
                _running_leg(d)
        for m in (1, -1):
            with d.at(0, 0, 0, 1, sx=m, line=1):
                d.obj(shape("12,-8! 26,-24 42,-24! 38,-14 42,-6! 34,-2 34,6! 24,8 12,8!"), LINEN[0], None, None, w=3)
        d.obj(circle(0, -1, 23, 25), ORANGE[1], None, None, w=3.6)
        _front_face(d, 0.36)


def _running_leg(d: Drawing) -> None:
    leg = tube([(4, -10), (-9, -38), (-4, -66), (20, -62), (44, -50)], [15, 13, 9.5, 8.5, 5], [13, 12, 10, 7.5, 5])
    d.obj(leg, SKIN, SKIN_SH, None, w=3.8, sd=(4, 6))
    d.obj(shape("41,-55! 48,-58 56,-72! 63,-68 60,-54 52,-44 42,-44!"), SKIN, SKIN_SH, None, w=3.4, sd=(3, 3))


def _ear_of_wheat(d: Drawing) -> None:
    d.ink(stroke("0,-16 3,-40 0,-70"), 4.4, taper=(0.1, 0.3), color=LEAF[1], wob=0)
    for k in range(4):
        for m in (1, -1):
            with d.at(1, -36 - 9 * k, m * 34, 1, line=1):
                d.obj(shape("0,0! 5,-7 0,-15! -5,-7"), SUN[0], None, None, w=2.2)


def _front_face(d: Drawing, s: float) -> None:
    """A solemn face seen from the front, about 100 high at s = 1."""
    with d.at(0, 0, 0, s, line=0.62):
        f = shape("0,-52 27,-44 38,-12 32,20 16,44 0,50 -16,44 -32,20 -38,-12 -27,-44")
        d.obj(f, SKIN, SKIN_SH, None, w=4, sd=(9, 7))
        for m in (1, -1):
            eye(d, m * 16, -6, 19, 0, lid=4.2, h=1.3)
            d.ink(stroke([(m * 6, -18), (m * 18, -24), (m * 29, -17)]), 4.4, taper=(0.3, 0.5))
            d.fill(circle(m * 20, 14, 8, 6), POPPY[0], 0.35)
        d.ink(stroke("3,-8 4,6 9,14 0,17 -6,15"), 3, taper=(0.4, 0.4), wob=0)
        d.obj(shape("-11,28! -4,25 0,27 4,25 11,28! 5,34 -5,34"), POPPY[0], None, None, w=2.2)


def sun_face(d: Drawing, x: float, y: float, r: float) -> None:
    """A coin with a sun that has a grave face."""
    with d.at(x, y, 0, r / 100):
        blank_coin(d, SEA[0])
        for k in range(12):
            with d.at(0, 0, 30 * k, 1, line=1):
                if k % 2:
                    d.obj(shape("-9,-36! -3,-52 -8,-64 2,-75! 6,-60 4,-48 11,-36!"), POPPY[0], None, None, w=3)
                else:
                    d.obj(shape("-12,-36! 0,-76! 12,-36!"), SUN[0], None, None, w=3.2)
        d.obj(circle(0, 0, 46), SUN[0], SUN[1], None, w=4, sd=(6, 7))
        _front_face(d, 0.74)


HEAD_OUTLINE = (
    "-8,-58 18,-56 34,-40 37,-22! 35,-14 44,4! 41,9 36,10! 39,16 36,21! 38,27 34,32! 36,42 26,50 12,48! 14,60 22,72! "
    "-2,80 -34,74! -22,58 -22,40! -40,24 -46,-10 -36,-42"
)


def head_coin(d: Drawing, x: float, y: float, r: float, lady: bool = False) -> None:
    """A coin with a head in profile: a crowned king, or a lady with ears of wheat in her plaits."""
    with d.at(x, y, 0, r / 100):
        blank_coin(d, LEAF[2] if lady else SUN[2])
        with d.at(-3 if not lady else 3, -4, 0, 0.98, sx=-0.98 if lady else 0.98, line=1):
            d.obj(shape(HEAD_OUTLINE), SKIN, SKIN_SH, None, w=4, sd=(6, 7))
            d.ink(stroke("14,-14 22,-20 32,-16"), 4, taper=(0.4, 0.3))
            d.ink(stroke("18,-6 25,-9 31,-5"), 3.4, taper=(0.3, 0.3))
            d.fill(circle(26, -5, 2.6), "#2a1a14")
            d.ink(stroke("37,21 30,22 26,20"), 2.6, taper=(0.1, 0.5))
            d.fill(circle(16, 12, 9, 7), POPPY[0], 0.35)
            (_lady_hair if lady else _king_hair)(d)


def _king_hair(d: Drawing) -> None:
    """A curled beard, hair to the nape and a crown of points."""
    beard = shape("2,2! 6,18 16,26 24,25 30,29! 36,34 38,44 30,58 12,60! -2,48 -8,30 -6,8!")
    d.obj(beard, STONE[1], None, None, w=3.4)
    hair = shape("22,-44! 4,-34 0,-12 4,4! -8,14 -10,34 -22,48! -40,44 -50,24 -52,-8 -40,-46 -8,-62!")
    d.obj(hair, STONE[1], None, None, w=3.4)
    for s in ("-8,-44 -20,-16 -24,30", "-24,-46 -36,-14 -38,32", "10,-40 -8,-10 -14,20"):
        d.ink(stroke(s), 2.6, taper=(0.3, 0.5), color=STONE[2])
    crown = shape("-50,-34! -56,-66! -38,-56 -28,-76! -14,-58 2,-78! 12,-58 32,-72! 32,-54 38,-38! -6,-34")
    d.obj(crown, SUN[0], SUN[1], None, w=3.4, sd=(4, 4))
    for x in (-34, -10, 16):
        d.fill(circle(x, -45, 4), POPPY[0])


def _lady_hair(d: Drawing) -> None:
    """Hair bound up in a plait, a chaplet of wheat and poppies."""
    hair = shape("30,-46! 12,-34 4,-16 6,2! -10,6 -16,30 -12,50! -34,60 -54,44 -60,20 -54,-20 -36,-52 0,-64 22,-58!")
    d.obj(hair, ORANGE[1], None, None, w=3.4)
    for s in ("10,-48 -12,-28 -18,10 -24,44", "-14,-54 -36,-22 -38,40", "-34,-46 -50,-10 -50,30"):
        d.ink(stroke(s), 2.6, taper=(0.3, 0.5), color=ORANGE[2])
    for k, (px, py) in enumerate(((26, -52), (10, -62), (-8, -66), (-26, -60), (-42, -46))):
        with d.at(px, py, -30 - 18 * k, 1, line=1):
            d.obj(shape("0,6! 8,-4 0,-18! -8,-4"), LEAF[0], None, None, w=2.6)
    for px, py in ((18, -50), (-14, -56), (-36, -46)):
        d.obj(circle(px, py, 6), POPPY[0], None, None, w=2.6)


def chariot_coin(d: Drawing, x: float, y: float, r: float) -> None:
    """A coin with a chariot and pair at the gallop."""
    with d.at(x, y, 0, r / 100):
        blank_coin(d, SEA[2])
        with d.clip(circle(0, 0, 77)):
            d.fill(shape("-90,42! 90,42! 90,90! -90,90!"), STONE[2])
            d.ink(stroke("-80,42 80,42"), 3.4, taper=(0, 0), wob=0)
            with d.at(-7, -8):
                _galloper(d, STONE[0])
            _galloper(d, LINEN[0])
            _car(d)


def _galloper(d: Drawing, coat: str) -> None:
    """One small horse leaping to the right."""
    for s in ("0,20 -8,34 -20,38", "34,16 52,24 60,36", "28,18 44,12 60,16", "6,20 6,34 -4,42"):
        d.ink(stroke(s), 9.5, taper=(0, 0), wob=0)
        d.ink(stroke(s), 4.4, taper=(0, 0), wob=0, color=coat)
    body = shape("-8,2 -4,-10 16,-8 30,-14 42,-38 50,-46! 54,-40 66,-26! 62,-20 52,-24 44,-4 34,20 12,16 0,24")
    d.obj(body, coat, None, None, w=3.6)
    d.ink(stroke("46,-44 36,-34 28,-16"), 6, taper=(0.3, 0.5))
    d.ink(stroke("-6,0 -18,6 -22,22"), 6, taper=(0.2, 0.7))
    d.fill(circle(55, -34, 2), "#2a1a14")


def _car(d: Drawing) -> None:
    """The two-wheeled car and the driver with his whip."""
    d.ink(stroke("-26,12 0,6 16,-2"), 4, taper=(0, 0.2))
    d.obj(shape("-44,-14! -52,-34 -40,-44! -30,-40 -26,-14!"), POPPY[0], POPPY[1], None, w=3.4)
    d.obj(circle(-38, -52, 9), SKIN, SKIN_SH, None, w=3)
    d.obj(shape("-48,-54! -40,-66 -28,-58! -36,-56"), STONE[1], None, None, w=2.4)
    d.ink(stroke("-34,-34 -16,-30 20,-26"), 3, taper=(0, 0.2))
    d.ink(stroke("-34,-36 -18,-52 0,-62 26,-58"), 3, taper=(0, 0.6))
    d.obj(shape("-62,-14! -60,14 -40,22 -24,12! -20,-20! -34,-14"), SUN[0], SUN[1], None, w=3.6)
    d.obj(circle(-42, 24, 19), POPPY[0], None, None, w=3.8)
    d.obj(circle(-42, 24, 12), SEA[2], None, None, w=2.6)
    for a in range(0, 180, 45):
        with d.at(-42, 24, a, 1, line=1):
            d.ink(stroke("-13,0 13,0"), 2.8, taper=(0, 0), wob=0)
    d.ink(arc(-42, 24, 3, 0, 360), 3, taper=(0, 0), wob=0)
