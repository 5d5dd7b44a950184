"""Style of the cards that a player wants.

Any deck may have corner indices; those of the French one may be large, and its suits in four colours.
"""

from dataclasses import dataclass, replace
from typing import Literal

Index = Literal["off", "small", "large"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Style:
    """Choices for a deck's fronts; the defaults are the cards as tradition has them.

    `index` is of the Neapolitan deck (or any other that is not French): a paper tab in two corners with the worth of
    the card in a sum, 1 to 10, and its suit; without it Spanish cards have the numbers of the pack, up to 12.
    `four_colours` and `large_index` are of the French deck: diamonds blue and clubs green, and indices for weak eyes.
    """

    index: Index = "off"
    four_colours: bool = False
    large_index: bool = False

    def of(self, deck: str) -> "Style":
        """The same with what another deck is asked for left out: sheets that look alike are one."""
        if deck == "french":
            return replace(self, index="off")
        return Style(index=self.index)

    def __str__(self) -> str:
        """A short word for file names: `plain`, `small`, `four-large` ..."""
        marks = [self.index if self.index != "off" else "", "four" * self.four_colours, "big" * self.large_index]
        return "-".join(filter(None, marks)) or "plain"


PLAIN = Style()
"""The cards as tradition has them."""
