"""The last picture of the count: every side's points on their way to the target."""

import pygame

from scopa_gui.ui import shapes
from scopa_gui.ui.anim.tween import clamp, ease_in_out
from scopa_gui.ui.count.places import Places
from scopa_gui.ui.count.sentences import Sides
from scopa_gui.ui.count.steps import Count
from scopa_gui.ui.table.sides import side_mark
from scopa_gui.ui.theme import BRASS, GOLD, IVORY, IVORY_SOFT, SLATE, Style
from scopa_gui.ui.widgets.base import Brush
from scopa_gui.ui.words import _

_MOST_PIECES = 31
"""Targets up to this have a place for every point, higher ones a bar."""


def outcome_sentence(count: Count, sides: Sides) -> str:
    """Whether the match is over, and if not, what is still needed."""
    rules, best = count.rules, max(count.after)
    if count.winner is not None:
        if count.winner == 0:
            return _("The match is ours!") if sides.teams else _("The match is yours!")
        if sides.teams and count.sides == 2:
            return _("The match is theirs.")
        return _("The match goes to {name}.").format(name=sides.names[count.winner])
    if best >= rules.target:
        if rules.win == "by_two":
            return _("The target is reached, but the lead must be two points: play goes on.")
        if rules.win == "exceed" and best == rules.target:
            return _("Exactly {points} is not enough: play goes on.").format(points=rules.target)
        return _("The target is reached, but nobody is ahead: play goes on.")
    return _("The match goes on, to {points}.").format(points=rules.target)


def draw_tally(brush: Brush, places: Places, count: Count, sides: Sides, share: float) -> None:
    """Plates with the totals counting up, and the way to the target; `share` 0..1 of the points gained are there."""
    for side, name in enumerate(sides.names):
        row = places.row(side)
        panel = row.inflate(0, -max(0, row.height - brush.theme.px(150)))
        before, gained = count.before[side], count.gained[side]
        now = before + gained * ease_in_out(clamp(share))
        _draw_side(brush, panel, side, name, round(now))
        _draw_way(brush, panel, count, before, now)


def _draw_side(brush: Brush, panel: pygame.Rect, side: int, name: str, total: int) -> None:
    theme, surface = brush.theme, brush.surface
    shapes.panel(surface, panel, theme, SLATE, line=BRASS, radius=14, alpha=235)
    pad = theme.px(14)
    size = min(theme.px(30), panel.height // 3)
    upper = pygame.Rect(panel.left + pad, panel.top, panel.width - 2 * pad, panel.height * 58 // 100)
    sign = side_mark(side, size)
    surface.blit(sign, sign.get_rect(midleft=(upper.left, upper.centery)))
    number = theme.px(110)
    box = pygame.Rect(upper.left + size + theme.px(10), upper.top, upper.width - size - theme.px(10) - number, upper.height)
    brush.text.draw(surface, box, name, Style.HEADING, theme, IVORY)
    box = pygame.Rect(upper.right - number, upper.top, number, upper.height)
    brush.text.draw(surface, box, str(total), Style.TITLE, theme, GOLD, align="right")


def _draw_way(brush: Brush, panel: pygame.Rect, count: Count, before: int, now: float) -> None:
    """A place for every point up to the target: ivory those there before, gold the new ones, and the sum if it goes beyond."""
    theme, surface = brush.theme, brush.surface
    pad, target = theme.px(16), count.rules.target
    way = pygame.Rect(panel.left + pad, panel.top + panel.height * 58 // 100, panel.width - 2 * pad, panel.height * 42 // 100 - pad // 2)
    if target > _MOST_PIECES:
        bar = pygame.Rect(way.left, way.centery - theme.px(6), way.width, theme.px(12))
        shapes.panel(surface, bar, theme, (10, 30, 22), radius=6, raised=False)
        for points, colour in ((now, GOLD), (float(min(before, now)), IVORY)):
            filled = pygame.Rect(bar.left, bar.top, round(bar.width * min(1.0, points / target)), bar.height)
            if filled.width > bar.height:
                shapes.panel(surface, filled, theme, colour, radius=6, raised=False)
        return
    step = min(way.width / target, theme.px(64))
    size = max(6, min(round(step * 0.72), way.height - 2, theme.px(34)))
    for number in range(target):
        spot = pygame.Rect(0, 0, size, size)
        spot.center = (round(way.left + step * (number + 0.5)), way.centery)
        if number < min(before, now):
            surface.blit(shapes.box(spot.size, size // 2, IVORY_SOFT), spot)
        elif number < now:
            surface.blit(shapes.box(spot.size, size // 2, GOLD), spot)
            inner = spot.inflate(-size * 2 // 5, -size * 2 // 5)
            surface.blit(shapes.frame(inner.size, inner.width // 2, max(1, theme.hairline), (150, 104, 34)), inner)
        else:
            surface.blit(shapes.frame(spot.size, size // 2, max(1, theme.hairline), IVORY_SOFT, 110), spot)
