"""What is told of a screen to somebody who does not see it: plain values, of which nothing is drawn.

A screen reader goes through them as a tree: what each part is, what it is called, how it stands, where it is.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

Box = tuple[int, int, int, int]
"""Left, top, width and height in pixels of the surface."""
NO_BOX: Box = (0, 0, 0, 0)


def box_of(rect: Iterable[int]) -> Box:
    """A rectangle as it is told."""
    left, top, wide, high = rect
    return left, top, wide, high


class SpokenRole(Enum):
    """What a part of a screen is, and so how one speaks of it and what can be done with it."""

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
    """A number that can be changed: where it stands, from where to where it goes, and by how much at a time."""

    value: int
    least: int
    most: int
    step: int = 1


@dataclass(frozen=True, slots=True)
class Spoken:
    """A part of a screen. `key` is the name of its target where it has one, else anything that stays while it does.

    `chosen` is None for what cannot be chosen; `text` what stands in a field; a part that is `live` is told by itself
    when it comes or changes.
    """

    key: str
    role: SpokenRole
    name: str
    box: Box = NO_BOX
    chosen: bool | None = None
    amount: Amount | None = None
    text: str = ""
    enabled: bool = True
    live: bool = False
    children: tuple["Spoken", ...] = ()

    def walk(self) -> Iterator["Spoken"]:
        """This part and all below it, in the order in which they are read."""
        yield self
        for child in self.children:
            yield from child.walk()


def in_one(*words: str) -> str:
    """Several things said of one part, in one line: "Rosa, dealer, 3 cards"."""
    return ", ".join(filter(None, words))


def group_of(key: str, name: str, children: Sequence[Spoken]) -> tuple[Spoken, ...]:
    """Parts under a name of their own; nothing where there are none."""
    return (Spoken(key, SpokenRole.GROUP, name, children=tuple(children)),) if children else ()
