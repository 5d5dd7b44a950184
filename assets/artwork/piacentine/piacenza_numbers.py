"""The two to seven of every Piacentine suit: clubs and swords turn their thin ends and hilts to the middle."""

from collections.abc import Callable, Mapping, Sequence

from shapely.geometry import box

from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.palette import BLUES, GOLDS, GREENS, REDS, WHITES
from assets.artwork.parts.plants import leaf
from assets.artwork.parts.stock import H, W
from assets.artwork.piacentine.field_flowers import branch, carnation, daisy, rosebud, tulip
from assets.artwork.piacentine.piacenza_signs import broadsword, cudgel, goblet, rosette
from assets.artwork.piacentine.po_shield import motto, po_shield

LEFT, RIGHT = 132, 368
Spot = tuple[float, float]
COLUMN: Sequence[Spot] = ((250, 150), (250, 400), (250, 650))
CORNERS: Sequence[Spot] = ((LEFT, 168), (RIGHT, 168), (LEFT, 632), (RIGHT, 632))
TRIANGLE: Sequence[Spot] = ((250, 206), (LEFT, 594), (RIGHT, 594))
SIX: Sequence[Spot] = ((LEFT, 146), (RIGHT, 146), (LEFT, 400), (RIGHT, 400), (LEFT, 654), (RIGHT, 654))
SEVEN: Sequence[Spot] = (*SIX, (250, 273))


def on(spots: Sequence[Spot], sign: Callable[[Drawing, float, float], None]) -> Pen:
    """A pen that draws one sign at every spot."""

    def draw(d: Drawing) -> None:
        for x, y in spots:
            sign(d, x, y)

    return draw


def coins(n: int) -> Pen:
    """The coins of a number."""
    spots = {2: ((250, 206), (250, 594)), 3: COLUMN, 4: CORNERS, 5: (*CORNERS, (250, 400)), 6: SIX, 7: SEVEN}[n]
    r = {2: 132, 3: 104, 4: 94, 5: 90, 6: 93, 7: 78}[n]
    larger = {2: 1.2, 3: 1.06, 4: 1.12, 5: 1.14, 6: 1.12, 7: 0.98}[n]
    return on(spots, lambda d, x, y: rosette(d, x, y, r * larger if d.small else r))


def goblets(n: int) -> Pen:
    """The cups of a number."""
    spots = {2: ((250, 206), (250, 590)), 3: COLUMN, 4: CORNERS, 5: (*CORNERS, (250, 400)), 6: SIX, 7: SEVEN}[n]
    h = {2: 262, 3: 210, 4: 182, 5: 176, 6: 182, 7: 140}[n]
    larger = {2: 1.2, 3: 1.1, 4: 1.03, 5: 1.06, 6: 1.03, 7: 1.04}[n]
    return on(spots, lambda d, x, y: goblet(d, x if n != 7 else 250 + (x - 250) * 1.1, y, h * larger if d.small else h))


def turning(sign: Callable[..., None], long: Mapping[int, tuple[float, float, float]]) -> Callable[[int], Pen]:
    """What draws the clubs or the swords of a number: their lengths, widths and the height of the rows.

    Those below the middle are those above it turned, as printed; a lone one in the middle is upright.
    """

    def signs(n: int) -> Pen:
        length, slim, y = long[n]
        row: tuple[float, ...] = {2: (250,), 3: (250,), 4: (LEFT, RIGHT), 5: (104, 396)}.get(n, (104, 250, 396))

        def draw(d: Drawing) -> None:
            width = slim * ({5: 1.1, 6: 1, 7: 1.08}.get(n, 1.2) if d.small else 1)
            apart = 1.055 if d.small else 1

            def upright(d: Drawing, xs: Sequence[float] = row) -> None:
                for x in xs:
                    sign(d, 250 + (x - 250) * apart, y, length, 0, width)

            if n == 3:
                upright(d)
                with d.turned():
                    upright(d, (LEFT, RIGHT))
            else:
                d.twice(upright)
            if n in (5, 7):
                middle = 330 if n == 5 else 208 if d.small else 240
                sign(d, 250, 400, middle, 0, width * length / middle * (1.12 if n == 5 else 1))

        return draw

    return signs


clubs = turning(
    cudgel,
    {
        2: (354, 1.75, 210),
        3: (340, 1.45, 214),
        4: (336, 1.4, 212),
        5: (330, 1.25, 212),
        6: (332, 1.2, 212),
        7: (240, 1.4, 152),
    },
)
swords = turning(
    broadsword,
    {
        2: (356, 1.5, 212),
        3: (346, 1.3, 214),
        4: (342, 1.3, 212),
        5: (338, 1.12, 212),
        6: (338, 1.1, 212),
        7: (246, 1.4, 154),
    },
)


def _denari_ornaments(n: int) -> Pen:
    def draw(d: Drawing) -> None:
        if n == 2:
            motto(d, 250, 400, "PIACENZA")
        elif n == 3:
            for m in (1, -1):
                branch(d, f"{250 - m * 128},392 {250 - m * 176},330 {250 - m * 160},262", 5, 40)
                branch(d, f"{250 + m * 128},408 {250 + m * 176},470 {250 + m * 160},538", 5, 40)
        elif n == 4:
            po_shield(d, 250, 400)
        elif n == 5:
            for x, c in ((84, REDS), (416, BLUES)):
                rosebud(d, x, 400, 0.82, c)
            rosebud(d, 250, 228, 0.82, BLUES)
            rosebud(d, 250, 572, 0.82, REDS)
        elif n == 6:
            for y, c in ((273, REDS), (527, BLUES)):
                rosebud(d, 250, y, 0.76, c)
        else:
            daisy(d, 250, 590, 0, 1.1, BLUES)
            carnation(d, 250, 160, 0, 1.0)

    return draw


def _coppe_ornaments(n: int) -> Pen:
    def draw(d: Drawing) -> None:
        if n == 2:
            for m, c in ((1, REDS), (-1, BLUES)):
                tulip(d, 250 + m * 10, 404, m * 90, 1.15, c)
            rosebud(d, 250, 402, 0.62, GOLDS)
        elif n == 3:
            for m in (1, -1):
                tulip(d, 250 - m * 166, 330, -m * 8, 1.15, REDS)
                daisy(d, 250 + m * 166, 584, m * 8, 1.15, BLUES)
        elif n == 4:
            rosebud(d, 250, 400, 1.5, REDS)
            for m in (1, -1):
                branch(d, f"{250 + m * 40},402 {250 + m * 108},388 {250 + m * 172},402", 5, 34)
        elif n == 5:
            for x in (72, 428):
                carnation(d, x, 446, 0, 0.95, REDS)
        elif n == 6:
            for y, c in ((273, BLUES), (527, REDS)):
                rosebud(d, 250, y, 0.7, c)
        else:
            tulip(d, 250, 566, 0, 1.1, REDS)

    return draw


def _bastoni_ornaments(n: int) -> Pen:
    def draw(d: Drawing) -> None:
        if n == 2:
            d.twice(lambda e: tulip(e, 112, 472, -10, 1.45, REDS))
        elif n == 3:
            for m in (1, -1):
                carnation(d, 250 - m * 140, 306, -m * 12, 1.35, REDS)
            daisy(d, 250, 690, 0, 1.35, BLUES)
        elif n == 4:
            _in_the_middle(d, lambda e: rosebud(e, 250, 400, 1.35, REDS))
            d.twice(lambda e: tulip(e, 250, 250, 0, 1.0, REDS))
        elif n == 5:
            d.twice(lambda e: daisy(e, 250, 172, 0, 0.95, BLUES))
        elif n == 6:
            d.twice(lambda e: rosebud(e, 177, 400, 0.66, REDS))
        else:
            for x, c in ((112, REDS), (388, BLUES)):
                rosebud(d, x, 400, 0.74, c)

    return draw


def _spade_ornaments(n: int) -> Pen:
    def draw(d: Drawing) -> None:
        if n == 2:
            d.twice(lambda e: carnation(e, 112, 472, -8, 1.45, REDS))
        elif n == 3:
            for m in (1, -1):
                daisy(d, 250 - m * 142, 300, -m * 10, 1.3, REDS)
            tulip(d, 250, 690, 0, 1.3, GOLDS)
        elif n == 4:
            _in_the_middle(d, lambda e: rosebud(e, 250, 400, 1.1, GOLDS))
            d.twice(lambda e: carnation(e, 250, 300, 0, 1.25, REDS))
        elif n == 5:
            d.twice(_thicket)
        elif n == 6:
            d.twice(lambda e: rosebud(e, 177, 400, 0.66, BLUES))
        else:
            for x, c in ((112, BLUES), (388, REDS)):
                rosebud(d, x, 400, 0.74, c)

    return draw


def _in_the_middle(d: Drawing, flower: Pen) -> None:
    """A flower that has no upper end, its lower half the upper one turned."""

    def upper(d: Drawing) -> None:
        with d.clip(box(0, 0, W, H / 2)):
            flower(d)

    d.twice(upper)


def _thicket(d: Drawing) -> None:
    """The plant behind the middle sword of the five: the upper half of it."""
    for m in (1, -1):
        branch(d, f"250,404 {250 + m * 52},340 {250 + m * 62},256 {250 + m * 34},176", 8, 42)
        branch(d, f"250,400 {250 + m * 84},392 {250 + m * 140},382 {250 + m * 188},396", 6, 34)
        leaf(d, 250 + m * 30, 366, -90 + m * 64, 46, None, GREENS)
    for m, bloom, c in ((-1, daisy, WHITES), (1, tulip, REDS)):
        bloom(d, 250 + m * 36, 184, m * 14, 0.74, c)


NUMBERS = {"d": coins, "c": goblets, "b": clubs, "s": swords}
ORNAMENTS = {"d": _denari_ornaments, "c": _coppe_ornaments, "b": _bastoni_ornaments, "s": _spade_ornaments}


def number(suit: str, n: int) -> Pen:
    """The pen of a two to seven."""
    signs, ornaments = NUMBERS[suit](n), ORNAMENTS[suit](n)

    def draw(d: Drawing) -> None:
        if not d.small:
            ornaments(d)
        signs(d)

    return draw
