"""The pictures that a card's front is made of: a master, and small pictures stamped on it.

A French ace or number is blank paper with its signs and ornaments stamped on it, so that four colours, large indices
and small cards need no masters of their own. Indices are stamped in two opposite corners. Positions are in card units:
a card is 500 wide and 800 high.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from scopa_gui.art.style import PLAIN, Style
from scopa_gui.engine.cards import NAMES, Card

WIDTH = 500
HEIGHT = 800
STAMPS = "stamps"
"""Folder of the small pictures."""
RECOLOURED = {"d": "blue", "b": "green"}
"""The French suits that four colours change: diamonds and clubs."""
WORTH = {"a": "1", "f": "8", "c": "9", "r": "10"}
"""Numbers on Italian and Spanish indices: the values for sums, which the pictures of court cards do not show."""
PRINTED = {"a": "1", "f": "10", "c": "11", "r": "12"}
"""Numbers printed on Spanish cards: a pack of 48 has eights and nines below its court cards."""
PRINTED_HEIGHT = 62
"""Height of the number printed in the corner of a Spanish card."""
FRAME = 21
FRAMES = {"piacentine": 17}
"""Distance of a pack's frame, and of the tabs on it, from the left and the top."""
TAB_WIDE = 74
TAB = 118
FIGURE = 56
"""Width and height of a small tab, and height of the figure on it."""
NUMBER_TAB = (50, 71)
"""Width and height of a tab without a suit, which hides little of the signs next to it."""
LEAST_FIGURE = 10.5
FINER = 0.025
"""Smallest height of a figure in pixels, and the share of the card's height that is added: small cards have larger
tabs.
"""
LARGEST_TAB = 2.3
"""Largest scale of a tab: a larger one would cover half of the card."""
SIGN = 132
"""Height of a sign on a French number."""
SMALL_CARD_SIGN = {2: 184, 3: 184, 4: 150, 5: 150, 6: 150, 7: 136}
"""Height of a sign on a small card, by number: as much as there is room for next to the others and the index."""
ACE = 280
ACE_OF_SPADES = 480
WREATH = 552
ORNAMENT = 40
"""Heights of the sign of a French ace and of the ace of spades, the wreath, and the ornament between the signs of the
lowest numbers.
"""
WREATH_WIDE = 0.67
ORNAMENT_WIDE = 5.5
"""Widths of the wreath and the ornament for each unit of height; signs are as wide as high."""
BOW = 18
"""Distance from the middle of the sign down to the middle of its wreath, which has a bow below."""
SMALL_BELOW = 128
"""Cards lower than this in pixels are small: they have fewer and heavier lines and larger signs."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """A small picture laid on a card, `height` units high; `x` and `y` are its upper left corner.

    `twice`: once more in the opposite corner, upside down.
    """

    file: Path
    x: float
    y: float
    height: float
    twice: bool = True


@dataclass(frozen=True, slots=True)
class Face:
    """Front of a card: its master, and the stamps in the order in which they are laid on it."""

    base: Path
    stamps: tuple[Stamp, ...] = ()

    def files(self) -> Iterator[Path]:
        """Yield every file that the front is made of."""
        yield self.base
        yield from (stamp.file for stamp in self.stamps)


def face(assets: Path, deck: str, card: Card, style: Style = PLAIN, high: int = HEIGHT) -> Face:
    """Return the front of a card 0..39 that is drawn `high` pixels high; its files need not exist."""
    name = NAMES[card].lower()
    if deck == "french":
        return _french(assets / "cards", name, style, small=high < SMALL_BELOW)
    stamps = assets / "cards" / STAMPS
    printed = has_printed_numbers(deck) and style.index == "off"
    corners = _printed(stamps, name) if printed else _tab(stamps, deck, name, style, high)
    return Face(assets / "cards" / deck / f"{name}.webp", tuple(corners))


def has_printed_numbers(deck: str) -> bool:
    """Return whether a pack has numbers in its corners even if no index is asked for."""
    return deck == "spanish"


def signs_of(number: int, *, large_index: bool = False, small: bool = False) -> list[tuple[float, float, float]]:
    """Return the middles and heights of the signs of a French two to seven, in card units.

    `small`: the card is small; next to a usual index there is room for larger signs.
    """
    left, right = (187, 313) if large_index else (154, 346) if small else (160, 340)
    top, middle, bottom, height = (166, 400, 634, 112) if large_index else (152, 400, 648, SIGN)
    if small and not large_index:
        height = SMALL_CARD_SIGN[number]
    column: list[tuple[float, float]] = [(250, top), (250, middle), (250, bottom)]
    corners: list[tuple[float, float]] = [(left, top), (right, top), (left, bottom), (right, bottom)]
    places: dict[int, list[tuple[float, float]]] = {
        2: [column[0], column[2]],
        3: column,
        4: corners,
        5: [*corners, column[1]],
        6: [*corners, (left, middle), (right, middle)],
        7: [*corners, (left, middle), (right, middle), (250, (top + middle) / 2)],
    }
    return [(x, y, height) for x, y in places[number]]


def ornaments_of(number: int) -> list[float]:
    """Return how far below the top the ornaments of a French two to seven are, in card units."""
    return {2: [400.0], 3: [276.0, 524.0], 4: [400.0]}.get(number, [])


def tab_scale(style: Style, high: int) -> float:
    """Return the scale of the indices on a card `high` pixels high, 1 for a small tab; its figures stay readable."""
    wanted = max(1.0, (LEAST_FIGURE + FINER * high) * HEIGHT / (FIGURE * high))
    return min(LARGEST_TAB, max(1.6, wanted * 1.2) if style.index == "large" else wanted)


def _tab(stamps: Path, deck: str, name: str, style: Style, high: int) -> Iterator[Stamp]:
    """Yield the corner index of an Italian or Spanish card: a tab of paper, and on it the value and the suit.

    The index of a number has no suit: its signs are next to it, and a smaller tab hides less of them.
    """
    if style.index == "off":
        return
    value = stamps / f"worth-{WORTH.get(name[0], name[0])}.webp"
    scale = tab_scale(style, high)
    place = FRAMES.get(deck, FRAME)
    made = f"{style.index}-{deck}.webp"
    if name[0].isascii() and name[0].isdigit():
        wide, tall = NUMBER_TAB
        yield Stamp(stamps / f"number-{made}", place, place, tall * scale)
        yield Stamp(value, place - (TAB_WIDE - wide) / 2 * scale, place, TAB * scale)
        return
    for picture in (stamps / f"tab-{made}", value, stamps / f"suit-{name[1]}.webp"):
        yield Stamp(picture, place, place, TAB * scale)


def _printed(stamps: Path, name: str) -> Iterator[Stamp]:
    """Yield the number in two corners of a Spanish card, as the pack is printed."""
    yield Stamp(stamps / f"printed-{PRINTED.get(name[0], name[0])}.webp", 30, 32, PRINTED_HEIGHT)


def _french(cards: Path, name: str, style: Style, *, small: bool) -> Face:
    """Return the front of a French card: its signs, ornaments and indices."""
    rank = name[0]
    suit = name[1]
    colour = f"-{RECOLOURED[suit]}" if style.four_colours and suit in RECOLOURED else ""
    stamps = cards / STAMPS
    large = style.large_index
    base = "blank"
    if rank == "a":
        signs = _ace(stamps, f"{suit}{colour}", large=large, small=small)
    elif rank.isascii() and rank.isdigit():
        signs = _number(stamps, int(rank), f"{suit}{colour}", large=large, small=small)
    else:
        base = name
        signs = [Stamp(stamps / f"sign-{suit}{colour}.webp", 326, 58, 80)]
        signs += [Stamp(stamps / "tab-french.webp", 80, 40, 252)] * large
    index = Stamp(stamps / f"french-{name}{colour}.webp", 17, 30, 150 * (1.68 if large else 1.0))
    return Face(cards / "french" / f"{base}.webp", (*signs, index))


def _ace(stamps: Path, sign: str, *, large: bool, small: bool) -> list[Stamp]:
    """Return a large sign in a wreath, smaller next to large indices; spades and small cards have no wreath."""
    file = stamps / f"ace-{sign}.webp"
    room = 0.78 if large else 1.0
    if sign == "s":
        return [_around(file, ACE_OF_SPADES * room)]
    if small:
        return [_around(file, ACE * 1.45 * room)]
    wreath = _around(stamps / f"wreath-{sign[0]}.webp", WREATH * room, y=HEIGHT / 2 + BOW * room, wide=WREATH_WIDE)
    return [wreath, _around(file, ACE * room)]


def _number(stamps: Path, number: int, sign: str, *, large: bool, small: bool) -> list[Stamp]:
    """Return the ornaments and then the signs of a two to seven; the signs of the lower half are upside down."""
    file = stamps / "ornament.webp"
    wide = ORNAMENT_WIDE
    drawn = [_around(file, ORNAMENT, y=y, wide=wide) for y in ornaments_of(number) if not small]
    for x, y, height in signs_of(number, large_index=large, small=small):
        turned = "-turned" if y > HEIGHT / 2 else ""
        drawn.append(_around(stamps / f"sign-{sign}{turned}.webp", height, x, y))
    return drawn


def _around(file: Path, height: float, x: float = WIDTH / 2, y: float = HEIGHT / 2, wide: float = 1.0) -> Stamp:
    """Return a stamp around a middle; `wide` is its width for each unit of its height."""
    return Stamp(file, x - height * wide / 2, y - height / 2, height, twice=False)
