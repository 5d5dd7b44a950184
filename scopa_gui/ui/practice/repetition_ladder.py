"""The ladder of repetition, drawn: a stair of eight steps with the exercises on each, and above it what is learnt."""

from collections.abc import Sequence

import pygame

from scopa_gui.coach.practice.schedule import LADDER
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.theme import BRASS, GOLD, GOLD_DEEP, INK, INK_SOFT, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.sprites import RATIO, Faces
from scopa_gui.ui.words.translation import _

_RISE = (0.28, 0.6)
"""Height of the top step, at least and at most, as shares of the height there is."""
_PILE = 138
"""Units that a pile and its number want above the top step."""
_MOST_SHOWN = 4
"""Cards of a pile that are drawn; the number tells the rest."""
_STEP: Colour = (206, 180, 132)
_TOP: Colour = (196, 150, 66)


def interval_names() -> tuple[str, ...]:
    """Return the waiting time of each step, and the name of what is above the last one."""
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


def draw_ladder(context: Context, brush: Brush, box: pygame.Rect, rungs: Sequence[int]) -> None:
    """Draw the stair in a box; ``rungs``: the number of exercises on each step, the learnt ones last."""
    theme = brush.theme
    text = brush.text
    names = interval_names()
    wide = box.width / len(names)
    label = round(theme.type_px(TypeStyle.SMALL) * 2.3)
    size = text.alike([(name, (round(wide) - theme.px(6), label)) for name in names], TypeStyle.SMALL, theme)
    stair = pygame.Rect(box.left, box.top, box.width, box.height - label)
    least, most = (round(part * stair.height) for part in _RISE)
    highest = max(least, min(most, stair.height - theme.px(_PILE)))
    for place, (name, count) in enumerate(zip(names, rungs, strict=True)):
        left = round(box.left + place * wide)
        right = round(box.left + (place + 1) * wide)
        rise = highest * (place + 1) // len(names)
        step = pygame.Rect(left, stair.bottom - rise, right - left, rise)
        learnt = place == len(LADDER)
        brush.surface.fill(_TOP if learnt else _STEP, step)
        brush.surface.fill(GOLD if learnt else BRASS, (step.left, step.top, step.width, max(2, theme.px(3))))
        brush.surface.fill(GOLD_DEEP, (step.left, step.top, theme.hairline, step.height))
        pile_box = pygame.Rect(left, stair.top, right - left, step.top - stair.top)
        _draw_pile(context, brush, pile_box, count, TypeStyle.LABEL)
        under = pygame.Rect(left + theme.px(3), stair.bottom, right - left - theme.px(6), label)
        brush.write(under, name, TypeStyle.SMALL, INK if count else INK_SOFT, align="centre", most=size)
    brush.surface.fill(GOLD_DEEP, (box.left, stair.bottom, box.width, theme.hairline))


def _draw_pile(context: Context, brush: Brush, box: pygame.Rect, count: int, style: TypeStyle) -> None:
    """Card backs standing at the bottom of a box, their number above."""
    theme = brush.theme
    settings = context.settings
    number = round(theme.type_px(style) * 1.4)
    if not count:
        return
    shown = min(count, _MOST_SHOWN)
    shift = max(1, theme.px(3))
    high = min(theme.px(84), box.height - number - shift * shown, round((box.width - theme.px(14)) / RATIO))
    if high < theme.px(20):
        brush.write(box, str(count), style, INK, align="centre", valign="bottom")
        return
    for layer in range(shown):
        middle = box.bottom - theme.px(2) - high / 2 - layer * shift
        at = Placement(box.centerx + (layer - (shown - 1) / 2) * shift, middle)
        context.sprites.draw(brush.surface, Faces(settings.deck, None, settings.back, high), at, keep=False)
    over = pygame.Rect(box.left, round(box.bottom - high - shown * shift - number), box.width, number)
    brush.write(over, str(count), style, INK, align="centre")
