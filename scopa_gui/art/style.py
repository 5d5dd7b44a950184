"""Style of the cards that the player wants.

Italian and Spanish decks may have corner indices; the indices of the French deck may be large, and its suits in four
colours.
"""

from dataclasses import dataclass, replace
from typing import Literal

Index = Literal["off", "small", "large"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Style:
    """Choices for the fronts of a deck; by default they are as tradition has them.

    `index` is for any deck but the French one: a paper tab in two corners with the value for sums, 1 to 10, and the
    suit. Without it Spanish cards have the numbers of the pack, up to 12. `four_colours` and `large_index` are for the
    French deck: blue diamonds and green clubs, and indices for weak eyes.
    """

    index: Index = "off"
    four_colours: bool = False
    large_index: bool = False

    def of(self, deck: str) -> "Style":
        """Return the style without what does not concern a deck: cards that look alike have one style."""
        if deck == "french":
            return replace(self, index="off")
        return Style(index=self.index)

    def __str__(self) -> str:
        """Return a short word for file names: `plain`, `small`, `four-big` ..."""
        marks = [self.index if self.index != "off" else "", "four" * self.four_colours, "big" * self.large_index]
        return "-".join(filter(None, marks)) or "plain"


PLAIN = Style()
"""The cards as tradition has them."""
