"""The last picture of the count: every side's points on their way to the target."""

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.theme import BRASS, GOLD, IVORY, IVORY_SOFT, SLATE, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.signs import side_mark
from scopa_gui.ui.play.count.count_layout import CountLayout
from scopa_gui.ui.play.count.count_steps import CountSteps, flying, landed, most_gained, resting
from scopa_gui.ui.play.match_end.tossed_coins import coin_picture
from scopa_gui.ui.words.sides import Sides
from scopa_gui.ui.words.translation import _, joined

_WIDEST = 900
"""Units of width of a plate with a total at most: on a wide screen the name stays near the number."""
_MOST_PIECES = 31
"""Targets up to this have a place for every point, higher ones a bar."""


def outcome_sentence(count: CountSteps, sides: Sides, *, explains: bool = False) -> str:
    """Say whether the match is over, and if not, what is still needed; `explains` what a smazzata is, too."""
    rules = count.rules
    best = max(count.after)
    if count.winner is not None:
        if count.winner == sides.mine:
            return _("We win the match!") if sides.teams else _("You win the match!")
        if sides.teams and count.sides == 2 and sides.mine is not None:
            return _("They win the match.")
        name = sides.names[count.winner].removesuffix(".")  # of a team, an initial
        return joined(_("The match goes to {name}.").format(name=name))
    if best >= rules.target:
        if rules.needs_lead_of_two:
            return _("The target is reached, but the winner needs a two-point lead: play goes on.")
        if best < rules.goal:
            return _("Exactly {points} is not enough: play goes on.").format(points=rules.target)
        return _("The target is reached, but nobody is ahead: play goes on.")
    if explains:
        return _("That was one round (a smazzata), with all forty cards. The match goes on, to {points}.").format(
            points=rules.target
        )
    return _("The match goes on, to {points}.").format(points=rules.target)


def draw_totals(brush: Brush, places: CountLayout, count: CountSteps, sides: Sides, seconds: float | None) -> None:
    """Plates with the totals, and the coins on their way into their slots; None: all of them lie there."""
    most = most_gained(count.gained)
    for side, name in enumerate(sides.names):
        panel = _panel(brush, places, side)
        gained = count.gained[side]
        before = count.before[side]
        here = lying = gained
        if seconds is not None:
            here = landed(max(0, gained), most, seconds)
            lying = resting(max(0, gained), most, seconds)
        _draw_side(brush, panel, side, name, before + here)
        _draw_way(brush, panel, count, before, before + (lying if count.rules.target <= _MOST_PIECES else here))
    if seconds is not None and count.rules.target <= _MOST_PIECES:
        for side in range(count.sides):
            _draw_flying(brush, places, count, side, seconds)


def _panel(brush: Brush, places: CountLayout, side: int) -> pygame.Rect:
    row = places.row(side)
    return row.inflate(-max(0, row.width - brush.theme.px(_WIDEST)), -max(0, row.height - brush.theme.px(150)))


def _draw_flying(brush: Brush, places: CountLayout, count: CountSteps, side: int, seconds: float) -> None:
    """The coins of a side that are in the air: from the sum on the slate to their slots."""
    most = most_gained(count.gained)
    sums = places.cell(places.line(len(count.steps) - 1), side)
    slots, size = _slots(brush, _panel(brush, places, side), count)
    for number in range(max(0, count.gained[side])):
        place = count.before[side] + number
        if not 0 <= place < len(slots):
            continue
        coin = flying(number, most, seconds, sums.center, slots[place], brush.theme.px(110))
        if coin is not None:
            picture = coin_picture(round(size * (1.0 + 0.35 * coin.height) / 4) * 4, max(1, round(10 * coin.facing)))
            brush.surface.blit(picture, picture.get_rect(center=(round(coin.x), round(coin.y))))


def _draw_side(brush: Brush, panel: pygame.Rect, side: int, name: str, total: int) -> None:
    theme = brush.theme
    surface = brush.surface
    brush.panel(panel, SLATE, line=BRASS, radius=14, alpha=235)
    pad = theme.px(14)
    size = min(theme.px(30), panel.height // 3)
    upper = pygame.Rect(panel.left + pad, panel.top, panel.width - 2 * pad, panel.height * 58 // 100)
    sign = side_mark(side, size)
    surface.blit(sign, sign.get_rect(midleft=(upper.left, upper.centery)))
    number = theme.px(110)
    box = pygame.Rect(
        upper.left + size + theme.px(10), upper.top, upper.width - size - theme.px(10) - number, upper.height
    )
    brush.write(box, name, TypeStyle.HEADING, IVORY)
    box = pygame.Rect(upper.right - number, upper.top, number, upper.height)
    brush.write(box, str(total), TypeStyle.TITLE, GOLD, align="right")


def _way(brush: Brush, panel: pygame.Rect) -> pygame.Rect:
    pad = brush.theme.px(16)
    top = panel.top + panel.height * 58 // 100
    return pygame.Rect(panel.left + pad, top, panel.width - 2 * pad, panel.height * 42 // 100 - pad // 2)


def _slots(brush: Brush, panel: pygame.Rect, count: CountSteps) -> tuple[list[tuple[int, int]], int]:
    """The middles of the slots to the target, and how wide a coin is."""
    way = _way(brush, panel)
    target = count.rules.target
    step = min(way.width / target, brush.theme.px(64))
    size = max(8, min(round(step * 0.84), way.height - 2, brush.theme.px(46)))
    return [(round(way.left + step * (number + 0.5)), way.centery) for number in range(target)], size


def _draw_way(brush: Brush, panel: pygame.Rect, count: CountSteps, before: int, now: int) -> None:
    """A slot for every point up to the target: worn coins for those there before, bright ones for the new."""
    theme = brush.theme
    surface = brush.surface
    target = count.rules.target
    if target > _MOST_PIECES:
        way = _way(brush, panel)
        bar = pygame.Rect(way.left, way.centery - theme.px(6), way.width, theme.px(12))
        brush.panel(bar, (10, 30, 22), radius=6, raised=False)
        for points, colour in ((now, GOLD), (min(before, now), IVORY)):
            filled = pygame.Rect(bar.left, bar.top, round(bar.width * min(1.0, points / target)), bar.height)
            if filled.width > bar.height:
                brush.panel(filled, colour, radius=6, raised=False)
        return
    slots, size = _slots(brush, panel, count)
    for number, middle in enumerate(slots):
        spot = pygame.Rect(0, 0, size, size)
        spot.center = middle
        if number < now:
            picture = coin_picture(size, 10, worn=number < min(before, now))
            surface.blit(picture, picture.get_rect(center=middle))
        else:
            surface.blit(shapes.box(spot.size, size // 2, (6, 22, 16), 190), spot)
            surface.blit(shapes.frame(spot.size, size // 2, max(1, theme.hairline), IVORY_SOFT, 90), spot)
