"""The rules in force that are not the usual ones, as chips in rows on the table."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from scopa_gui.ui.kit.theme import BRASS, GOLD, IVORY, SLATE, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.words.rule_chips import Chip


@dataclass(frozen=True, slots=True)
class LaidChip:
    """A chip in its place.

    The last one may represent all those that found no room ("+3"), with all their explanations.
    """

    name: str
    label: str
    explanation: str
    rect: pygame.Rect


def lay_chips(brush: Brush, rect: pygame.Rect, chips: Sequence[Chip]) -> list[LaidChip]:
    """Chips in rows from the top of `rect`; those without room are gathered in the last: "chip:0", "chip:1" ..."""
    theme = brush.theme
    height = chip_height(brush)
    gap = theme.px(5)
    rows = max(1, (rect.height + gap) // (height + gap))
    laid = _in_rows(brush, rect, chips, rows, height, gap)
    if len(laid) == len(chips):
        return laid
    for shown in range(len(laid), -1, -1):
        rest = chips[shown:]
        more: Chip = (f"+{len(rest)}", "\n".join(f"{label}: {explanation}" for label, explanation in rest))
        laid = _in_rows(brush, rect, [*chips[:shown], more], rows, height, gap)
        if len(laid) == shown + 1:
            return laid
    return laid


def chip_height(brush: Brush) -> int:
    """Pixels of a chip, never under 24 (a target for the pointer)."""
    return max(24, brush.text.height(TypeStyle.SMALL, brush.theme) + brush.theme.px(6))


def _in_rows(
    brush: Brush, rect: pygame.Rect, chips: Sequence[Chip], rows: int, height: int, gap: int
) -> list[LaidChip]:
    laid: list[LaidChip] = []
    x = rect.left
    row = 0
    for number, (whole, explanation) in enumerate(chips):
        label = _shortened(brush, whole, rect.width - 2 * _pad(brush.theme))
        wide = min(rect.width, brush.text.width(label, TypeStyle.SMALL, brush.theme) + 2 * _pad(brush.theme))
        if x > rect.left and x + wide > rect.right:
            x = rect.left
            row = row + 1
        if row >= rows:
            break
        laid.append(
            LaidChip(
                f"chip:{number}", label, explanation, pygame.Rect(x, rect.top + row * (height + gap), wide, height)
            )
        )
        x += wide + gap
    return laid


def _shortened(brush: Brush, label: str, room: int) -> str:
    """A label as it fits a row: rules of one's own may have a long name."""
    shown = label
    box = (room, chip_height(brush))
    while len(shown) > 1 and brush.text.fit(shown, TypeStyle.SMALL, brush.theme, box) is None:
        shown = shown.removesuffix("\N{HORIZONTAL ELLIPSIS}")[:-1].rstrip() + "\N{HORIZONTAL ELLIPSIS}"
    return shown


def _pad(theme: Theme) -> int:
    return theme.px(9)


def draw_chips(brush: Brush, laid: Sequence[LaidChip], pointed: str | None = None) -> None:
    """Paint chips; the one named `pointed` is lit."""
    theme = brush.theme
    for chip in laid:
        lit = chip.name == pointed
        brush.panel(chip.rect, SLATE, line=GOLD if lit else BRASS, radius=13, alpha=235, raised=False)
        box = chip.rect.inflate(-2 * _pad(theme) + 2, 0)
        brush.write(box, chip.label, TypeStyle.SMALL, GOLD if lit else IVORY, align="centre")
