"""Ladder of repetition: a stair with a pile of exercises on each step, and at its top those that are learnt."""

from collections.abc import Sequence
from functools import partial

import pygame

from scopa_gui.coach.practice.schedule import LADDER
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.layout import Drawn, Line, Part, Row, Space, Stack, Words
from scopa_gui.ui.kit.theme import BRASS, GOLD, GOLD_DEEP, INK, INK_SOFT, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.words.translation import _

_RISE = (0.28, 0.6)
"""Height of the top step at least and at most, as shares of the whole height."""
_PILE = 138
"""Units of height needed above the top step, for a pile and its number."""
_MOST_SHOWN = 4
"""Number of cards drawn in a pile, at most."""
_STEP: Colour = (206, 180, 132)
_TOP: Colour = (196, 150, 66)


def interval_names() -> tuple[str, ...]:
    """Return the waiting time of each step, and the name of the top."""
    return (
        _("4 hours"),
        _("1 day"),
        _("3 days"),
        _("1 week"),
        _("2 weeks"),
        _("1 month"),
        _("3 months"),
        _("6 months"),
        _("learnt"),
    )


class Ladder(Row):
    """The stair; `rungs` has the number of exercises on each step, from the lowest up to the learnt ones."""

    def __init__(self, context: Context, rungs: Sequence[int]) -> None:
        self._piles: list[Part] = []
        self._steps: list[Part] = []
        labels: list[Words] = []
        columns = []
        for place, (name, count) in enumerate(zip(interval_names(), rungs, strict=True)):
            cards = Drawn(partial(_draw_cards, context, count), 84 + 3 * min(count, _MOST_SHOWN))
            number = Words(str(count), TypeStyle.LABEL, INK, align="centre", most=1.0)
            pile = Stack(Space(), number, cards, Space(0.25), gap=0.0) if count else Space()
            step = Drawn(partial(_draw_step, place == len(LADDER)))
            ink = INK if count else INK_SOFT
            words = Words(name, TypeStyle.SMALL, ink, align="centre", valign="middle", lines=1.75, most=1.75)
            self._piles.append(pile)
            self._steps.append(step)
            labels.append(words)
            columns.append(
                Stack(pile, step, Line(GOLD_DEEP), Row(Space(width=3), words, Space(width=3), gap=0.0), gap=0.0)
            )
        super().__init__(*columns, gap=0.0, grow=1.0, one_size=labels)

    def lay(self, brush: Brush, rect: pygame.Rect) -> None:
        least, most = _RISE
        highest = max(least, min(most, 1 - brush.theme.px(_PILE) / max(1, rect.height)))
        for place, (pile, step) in enumerate(zip(self._piles, self._steps, strict=True), 1):
            step.grow = highest * place / len(self._steps)
            pile.grow = 1 - step.grow
        super().lay(brush, rect)


def _draw_step(learnt: bool, brush: Brush, box: pygame.Rect) -> None:
    """Fill a step, with a lighter edge on top and a dark line at its left."""
    thick = max(2, brush.theme.px(3))
    brush.surface.fill(_TOP if learnt else _STEP, box)
    brush.surface.fill(GOLD if learnt else BRASS, (*box.topleft, box.width, thick))
    brush.surface.fill(GOLD_DEEP, (*box.topleft, brush.theme.hairline, box.height))


def _draw_cards(context: Context, count: int, brush: Brush, box: pygame.Rect) -> None:
    """Draw a pile of cards, face down, at the foot of a box; nothing if the box is too low."""
    shown = min(count, _MOST_SHOWN)
    shift = max(1, brush.theme.px(3))
    height = box.height - shift * shown
    if height < brush.theme.px(20):
        return
    for layer in range(shown):
        at = Placement(box.centerx + (layer - (shown - 1) / 2) * shift, box.bottom - height / 2 - layer * shift)
        context.cards().draw(brush.surface, None, height, at)
