"""The two to seven of the Neapolitan pack on small cards: stout signs in their places, and nothing between them."""

from collections.abc import Mapping

from assets.artwork.ink.drawing import Drawing, Pen
from assets.artwork.palette import GOLD_SH
from assets.artwork.parts.stock import frame
from assets.artwork.parts.stout_signs import StoutSign, stout_club, stout_coin, stout_cup, stout_sword

SIGNS: Mapping[str, StoutSign] = {"d": stout_coin, "c": stout_cup, "b": stout_club, "s": stout_sword}
Rows = tuple[tuple[float, tuple[float, ...]], ...]
"""The heights of rows from the top, and how far from the left edge the signs of each stand."""
PAIR, LOW, WIDE, FOUR = (134, 366), (128, 372), (100, 250, 400), (86, 195, 305, 414)
ROUND: Mapping[int, Rows] = {
    2: ((206, (250,)), (594, (250,))),
    3: ((154, (150,)), (400, (250,)), (646, (350,))),
    4: ((178, PAIR), (622, PAIR)),
    5: ((150, PAIR), (400, (250,)), (650, PAIR)),
    6: ((148, PAIR), (400, PAIR), (652, PAIR)),
    7: ((134, (122, 378)), (268, (250,)), (402, (122, 378)), (666, (122, 378))),
}
LONG: Mapping[int, Rows] = {
    2: ((400, (144, 356)),),
    3: ((400, WIDE),),
    4: ((216, LOW), (584, LOW)),
    5: ((216, LOW), (400, (250,)), (584, LOW)),
    6: ((216, WIDE), (584, WIDE)),
    7: ((216, FOUR), (584, (110, 250, 390))),
}
STACKED: Mapping[int, Rows] = ROUND | {
    3: ((206, (250,)), (594, (138, 362))),
    7: ((138, (106, 394)), (272, (250,)), (404, (106, 394)), (664, (106, 394))),
}
SWORDS: Mapping[int, Rows] = LONG | {5: ((216, WIDE), (584, LOW))}
PLACES: Mapping[str, Mapping[int, Rows]] = {"d": ROUND, "c": STACKED, "b": LONG, "s": SWORDS}
"""As the large card has them."""
SIZES: Mapping[str, Mapping[int, tuple[float, float]]] = {
    "d": {2: (330, 1), 3: (232, 1), 4: (210, 1), 5: (206, 1), 6: (204, 1), 7: (163, 1)},
    "c": {2: (344, 1.1), 3: (270, 1), 4: (272, 1.02), 5: (230, 1.1), 6: (222, 1.12), 7: (182, 1)},
    "b": {2: (700, 0.8), 4: (336, 1.25), 5: (336, 1.08), 6: (336, 1.08), 7: (336, 0.8)},
    "s": {2: (704, 0.8), 3: (704, 0.64), 4: (336, 1.4), 5: (336, 1.24), 6: (336, 1.24), 7: (336, 0.9)},
}
"""Height and width of the signs, by suit and number."""


def pip_card(d: Drawing, suit: str, number: int, pen: Pen) -> None:
    """A card with `number` signs: what its pen draws, on a small card signs alone; the settebello's frame is golden."""
    if not d.small:
        pen(d)
        return
    for y, row in PLACES[suit][number]:
        for k, x in enumerate(row):
            upside_down = (suit, number, k) == ("b", 2, 1)
            with d.at(x, y, 180 * upside_down):
                SIGNS[suit](d, 0, 0, *SIZES[suit][number])
    if (suit, number) == ("d", 7):
        frame(d, w=6, color=GOLD_SH)
    else:
        frame(d)
