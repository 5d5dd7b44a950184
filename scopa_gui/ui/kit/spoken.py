"""Description of a screen for a player who does not see it, as plain values.

A screen reader walks through it as a tree: role, name, state and place of each part.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

PixelBox = tuple[int, int, int, int]
"""Left, top, width and height in pixels of the surface."""
NO_BOX: PixelBox = (0, 0, 0, 0)


def box_of(rect: Iterable[int]) -> PixelBox:
    """Return a rectangle as left, top, width and height, which a screen reader needs."""
    left, top, width, height = rect
    return left, top, width, height


class SpokenRole(Enum):
    """Role of a part of a screen: it decides how the part is announced and what can be done with it."""

    BUTTON = "button"
    SWITCH = "switch"
    CHOICE = "choice"
    OPTION = "option"
    LIST = "list"
    ITEM = "item"
    AMOUNT = "amount"
    FIELD = "field"
    GROUP = "group"
    PAGE = "page"
    HEADING = "heading"
    TEXT = "text"


@dataclass(frozen=True, slots=True)
class Amount:
    """Number that can be changed: its value, its lower and upper limits, and the size of one step."""

    value: int
    least: int
    most: int
    step: int = 1


@dataclass(frozen=True, slots=True)
class Spoken:
    """Part of a screen, as a screen reader gets it.

    `key` is the name of its target if it has one, else anything that stays the same while the part exists.

    `chosen` is None for a part that cannot be chosen; `text` is the content of a field; a part that is `live` is
    announced by itself when it appears or changes.
    """

    key: str
    role: SpokenRole
    name: str
    box: PixelBox = NO_BOX
    chosen: bool | None = None
    amount: Amount | None = None
    text: str = ""
    enabled: bool = True
    live: bool = False
    children: tuple["Spoken", ...] = ()

    def walk(self) -> Iterator["Spoken"]:
        """Yield this part and all parts below it, in the order of reading."""
        yield self
        for child in self.children:
            yield from child.walk()


def in_one(*words: str) -> str:
    """Return several facts about one part in one line: "Rosa, dealer, 3 cards"."""
    return ", ".join(filter(None, words))


def group_of(key: str, name: str, children: Sequence[Spoken]) -> tuple[Spoken, ...]:
    """Return a named group of parts; nothing if there are no parts."""
    return (Spoken(key, SpokenRole.GROUP, name, children=tuple(children)),) if children else ()
