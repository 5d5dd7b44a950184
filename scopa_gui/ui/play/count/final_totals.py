"""Last picture of the count: every side's points on the way to the target."""

from collections.abc import Sequence

import pygame

from scopa_gui.ui.kit import rects, shapes
from scopa_gui.ui.kit.layout import Part, Row, Space, Stack, Words
from scopa_gui.ui.kit.page_parts import Panel
from scopa_gui.ui.kit.theme import GOLD, IVORY, IVORY_SOFT, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.play.count.count_steps import CountSteps, flying, landed, most_gained, resting
from scopa_gui.ui.play.count.stage import Stage, sign_of
from scopa_gui.ui.play.match_end.tossed_coins import coin_picture
from scopa_gui.ui.words.sides import Sides
from scopa_gui.ui.words.translation import _, joined

_WIDEST = 900
"""Width of a plate at most, in units: on a wide screen the name stays near the number."""
_MOST_PIECES = 31
"""Highest target with a slot for every point; higher ones have a bar."""


def outcome_sentence(count: CountSteps, sides: Sides, *, explains: bool = False) -> str:
    """Return who won the match, or what is still needed; `explains` adds what a smazzata is."""
    rules = count.rules
    best = max(count.after)
    if count.winner is not None:
        if count.winner == sides.mine:
            return _("We win the match!") if sides.teams else _("You win the match!")
        if sides.teams and count.sides == 2 and sides.mine is not None:
            return _("They win the match.")
        name = sides.names[count.winner].removesuffix(".")  # a team's name may end in an initial
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


class TotalStage(Stage):
    """Plates with the points of each side; coins fly from `starts`, the sums on the slate, into their slots."""

    def __init__(self, count: CountSteps, sides: Sides, starts: Sequence[Part], *, moves: bool) -> None:
        self.plates = [TotalPlate(count, side, sides.names[side], starts[side]) for side in range(count.sides)]
        super().__init__(self.plates, count.steps[-1], moves=moves)

    def draw_at(self, brush: Brush, seconds: float) -> None:
        for plate in self.plates:
            plate.draw_at(brush, seconds)
        for plate in self.plates:
            plate.draw_flying(brush, seconds)


class TotalPlate(Panel):
    """Side's name and points, and below them a slot for every point up to the target, or a bar."""

    def __init__(self, count: CountSteps, side: int, name: str, start: Part) -> None:
        self._total = Words("", TypeStyle.TITLE, GOLD, align="right", valign="middle", width=110)
        self._way = Part(grow=0.42)
        self._target = count.rules.target
        self._before = count.before[side]
        self._gained = count.gained[side]
        self._most = most_gained(count.gained)
        self._start = start
        words = Words(name, TypeStyle.HEADING, IVORY, valign="middle")
        line = Row(sign_of(side, 30), words, self._total, gap=1.25, grow=0.58)
        super().__init__(Stack(line, self._way, Space(1.0), gap=0.0), (1.75, 0.0))

    def lay(self, brush: Brush, rect: pygame.Rect) -> None:
        px = brush.theme.px
        super().lay(brush, rect.inflate(min(0, px(_WIDEST) - rect.width), min(0, px(150) - rect.height)))

    def draw_at(self, brush: Brush, seconds: float) -> None:
        """Paint the plate with the coins that have landed."""
        before = self._before
        now = before + landed(self._gained, self._most, seconds)
        self._total.words = str(now)
        super().draw(brush)
        theme = brush.theme
        if self._target > _MOST_PIECES:
            way = self._way.rect
            bar = rects.sized((way.width, theme.px(12)), center=way.center)
            brush.panel(bar, (10, 30, 22), radius=6, raised=False)
            for points, colour in ((now, GOLD), (min(before, now), IVORY)):
                filled, _empty = rects.cut_left(bar, round(bar.width * min(1.0, points / self._target)))
                if filled.width > bar.height:
                    brush.panel(filled, colour, radius=6, raised=False)
            return
        lying = before + resting(self._gained, self._most, seconds)
        slots, size = self._slots(theme)
        for number, middle in enumerate(slots):
            if number < lying:
                shapes.blit(brush.surface, coin_picture(size, 10, worn=number < min(before, lying)), middle)
            else:
                spot = shapes.around(middle, (size, size))
                brush.surface.blit(shapes.box(spot.size, size // 2, (6, 22, 16), 190), spot)
                brush.surface.blit(shapes.frame(spot.size, size // 2, theme.hairline, IVORY_SOFT, 90), spot)

    def draw_flying(self, brush: Brush, seconds: float) -> None:
        if self._target > _MOST_PIECES:
            return
        slots, size = self._slots(brush.theme)
        for number, slot in enumerate(slots[self._before : self._before + self._gained]):
            coin = flying(number, self._most, seconds, self._start.rect.center, slot, brush.theme.px(110))
            if coin is not None:
                width = round(size * (1.0 + 0.35 * coin.height) / 4) * 4
                shapes.blit(brush.surface, coin_picture(width, max(1, round(10 * coin.facing))), (coin.x, coin.y))

    def _slots(self, theme: Theme) -> tuple[list[tuple[int, int]], int]:
        """Return the middles of the slots to the target, and the width of a coin."""
        way = self._way.rect
        step = min(way.width / self._target, theme.px(64))
        size = max(8, min(round(step * 0.84), way.height - 2, theme.px(46)))
        return [(round(way.left + step * (number + 0.5)), way.centery) for number in range(self._target)], size
