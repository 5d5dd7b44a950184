"""The moves of a smazzata in a row of dots: discs for mine, larger if they were punished more, rings for others'."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import pygame

from scopa_gui.coach.judging.verdict import Grade
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.intents import Drag, Point, Wheel
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.spoken import Amount, Spoken, SpokenRole, box_of
from scopa_gui.ui.kit.theme import BRASS, INK, IVORY, SLATE, Colour, Theme
from scopa_gui.ui.kit.widgets.widget import Brush, Look, Widget
from scopa_gui.ui.pictures.grade_colours import UNKNOWN, grade_colour
from scopa_gui.ui.review.review_cursor import ReviewCursor
from scopa_gui.ui.table.paint.panels import pointer
from scopa_gui.ui.words.translation import _

_QUIET: Colour = (176, 184, 164)
_WORST = 1.5
"""Points by which a move was punished from which its disc has the largest size."""


@dataclass(frozen=True, slots=True)
class MoveDot:
    """Dot of one move: `punished` by some points, `deals` if cards were dealt before it, `grade` None if unknown."""

    mine: bool
    grade: Grade | None = None
    punished: float = 0.0
    deals: bool = False
    has_choice: bool = True


def dots_of(cursor: ReviewCursor) -> list[MoveDot]:
    """Return the dots of the moves of the cursor's smazzata."""
    found = []
    for place, moment in enumerate(cursor.smazzata.moments):
        seen = cursor.seen.get(moment.number)
        dot = MoveDot(moment.seat == 0, deals=cursor.smazzata.deals(place), has_choice=moment.has_choice)
        found.append(dot if seen is None else replace(dot, grade=seen.verdict.grade, punished=seen.punished))
    return found


class MoveTimeline(Widget):
    """A dot for each move, and one more place for the count. A press or drag goes to a place; the wheel steps.

    It answers no key: the screen's arrow keys step wherever the focus is.
    """

    def __init__(self, go: Callable[[int], Answer], step: Callable[[int], Answer]) -> None:
        super().__init__("strip:moves")
        self.dots: Sequence[MoveDot] = ()
        self.at = 0
        self._go = go
        self._step = step
        self._theme = Theme((1280, 800))

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        super().place(rect, theme)
        self._theme = theme

    @property
    def _pitch(self) -> float:
        return self.rect.width / (len(self.dots) + 1)

    def middle(self, place: float) -> tuple[int, int]:
        """Return the middle of a dot, or of the count at the last place; between two dots for half a number."""
        return round(self.rect.left + (place + 0.5) * self._pitch), self.rect.centery + self._theme.px(6)

    def place_at(self, pos: Point) -> int:
        """Return the number of the dot nearest to a point."""
        return max(0, min(len(self.dots), int((pos[0] - self.rect.left) / self._pitch)))

    def size_of(self, dot: MoveDot) -> int:
        """Return the diameter of a dot in pixels."""
        most = min(
            self.rect.height * 0.6,
            2.0 * self._pitch if self._pitch < self._theme.px(30) else 1.5 * self._pitch,
            self._theme.px(38),
        )
        least = max(11.0, 0.42 * most)
        if not dot.mine:
            return round(max(7.0, min(0.62 * self._pitch, 0.34 * most)))
        return round(least + (most - least) * min(1.0, dot.punished / _WORST))

    def spoken(self) -> Spoken:
        """Return the place of the cursor, counted from one; the last place is that of the count."""
        return Spoken(
            self.name,
            SpokenRole.AMOUNT,
            _("The moves of the round"),
            box_of(self.rect),
            amount=Amount(self.at + 1, 1, len(self.dots) + 1),
        )

    # Mouse and keys

    def press(self, pos: Point) -> Answer:
        return self._go(self.place_at(pos)) or USED

    def drag(self, drag: Drag) -> Answer:
        place = self.place_at(drag.pos)
        return USED if place == self.at else self._go(place) or USED

    def wheel(self, wheel: Wheel) -> Answer:
        return self._step(-1 if wheel.steps > 0 else 1)

    def targets(self) -> Mapping[str, pygame.Rect]:
        """Return the row itself, and a target for each place."""
        size = (max(2, int(self._pitch)), self.rect.height)
        lefts = [self.middle(place - 0.5)[0] for place in range(len(self.dots) + 1)]
        parts = {f"{self.name}={place}": pygame.Rect((left, self.rect.top), size) for place, left in enumerate(lefts)}
        return {self.name: self.rect, **parts}

    # Pictures

    def draw(self, brush: Brush, look: Look) -> None:
        """Draw the line, the dots, a small sheet of paper for the count, and the cursor."""
        surface = brush.surface
        theme = brush.theme
        brush.panel(self.rect.inflate(theme.px(8), 0), SLATE, line=BRASS, radius=12, alpha=215, raised=False)
        first = self.middle(0)
        last = self.middle(len(self.dots))
        surface.fill(theme.dyed(_QUIET), (*first, last[0] - first[0], theme.hairline))
        over = self.place_at(look.pointer) if look.hovered else None
        for place, dot in enumerate(self.dots):
            if dot.deals and place:
                left, centre = self.middle(place - 0.5)
                surface.fill(BRASS, (left, centre - theme.px(13), theme.hairline, theme.px(27)))
            is_shown = dot.mine or (dot.grade or Grade.BEST) >= Grade.INACCURACY
            unknown = UNKNOWN if dot.has_choice else _QUIET
            colour = unknown if dot.grade is None else grade_colour(dot.grade) if is_shown else _QUIET
            picture = dot_picture(self.size_of(dot), colour, mine=dot.mine)
            surface.blit(picture, picture.get_rect(center=self.middle(place)))
        height = max(14, theme.px(20))
        sheet = shapes.around(last, (round(height * 0.8), height))
        surface.blit(shapes.box(sheet.size, height // 7, IVORY), sheet)
        for row in (0.3, 0.5, 0.7):
            line = (sheet.left + sheet.width // 5, sheet.top + round(height * row))
            surface.fill(INK, (*line, sheet.width * 3 // 5, max(1, height // 14)))
        if over is not None and over != self.at:
            self._draw_pointer(surface, over, theme, 120)
        self._draw_pointer(surface, self.at, theme)
        if look.focused:
            shapes.focus_ring(surface, self.rect.inflate(theme.px(8), 0), theme)

    def _draw_pointer(self, surface: pygame.Surface, place: int, theme: Theme, alpha: int = 255) -> None:
        picture = pointer(max(10, theme.px(17)), down=True)
        if alpha < 255:
            picture = picture.copy()
            picture.set_alpha(alpha)
        surface.blit(picture, picture.get_rect(midtop=(self.middle(place)[0], self.rect.top + theme.px(3))))


@shapes.cached
def dot_picture(size: int, colour: Colour, *, mine: bool) -> pygame.Surface:
    """Return a disc with a dark edge for a move of mine, else a ring. Do not draw on the picture: it is cached."""
    big = shapes.enlarged((size, size), INK if mine else colour)
    width = big.get_width()
    middle = (width / 2, width / 2)
    finer = width // size
    if mine:
        pygame.draw.circle(big, INK, middle, width / 2)
        pygame.draw.circle(big, colour, middle, width / 2 - max(finer, width // 14))
    else:
        pygame.draw.circle(big, colour, middle, width / 2, max(finer, width // 5))
    return shapes.reduced(big)
