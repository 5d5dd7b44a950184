"""The board of the count: a slate with a line for each category, what every side has and gets, and the totals."""

from collections.abc import Callable, Sequence

import pygame

from scopa_gui.engine.scoring.categories import LAWS
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.intents import Key, Point
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, box_of
from scopa_gui.ui.kit.theme import BRASS, GOLD, INK, IVORY, IVORY_SOFT, SLATE, WALNUT, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush, Look, Widget
from scopa_gui.ui.pictures.signs import side_mark
from scopa_gui.ui.play.count.count_layout import CountLayout
from scopa_gui.ui.play.count.count_steps import CAPPOTTO, TOTALS, CountRow, CountStep, CountSteps
from scopa_gui.ui.words.count_sentences import category_name
from scopa_gui.ui.words.sides import Sides
from scopa_gui.ui.words.translation import _

DASH = "\N{EN DASH}"
_CHALK: Colour = (58, 98, 80)


def step_name(step: CountStep, deck: str) -> str:
    """Return the name of a line of the board."""
    if step.category is not None:
        return category_name(step.category, deck)
    return _("Cappotto") if step.key == CAPPOTTO else _("Total")


class SlateLine(Widget):
    """A line of the board that can be pressed to see its cards again."""

    def __init__(self, step: CountStep, words: str, on_press: Callable[[], Answer]) -> None:
        """`words`: what the line says, in a sentence."""
        super().__init__(f"category:{step.key}")
        self._words = words
        self._on_press = on_press
        self.shown = False

    def press(self, pos: Point) -> Answer:
        """Show the cards of this line again."""
        return self._on_press()

    def key(self, key: Key) -> Answer:
        """Enter and Space press it."""
        return self._on_press() if key.name in ("enter", "space") else None

    def spoken(self) -> Spoken:
        return Spoken(self.name, SpokenRole.BUTTON, self._words, box_of(self.rect))

    def draw(self, brush: Brush, look: Look) -> None:
        """Draw the marks of pointer, focus and being shown on the line; the board draws the line itself."""
        theme = brush.theme
        if look.hovered or look.pressed:
            brush.surface.blit(shapes.box(self.rect.size, theme.px(8), IVORY, 26), self.rect)
        if self.shown:
            mark = pygame.Rect(
                self.rect.left - theme.px(6),
                self.rect.top + theme.px(5),
                max(3, theme.px(4)),
                self.rect.height - 2 * theme.px(5),
            )
            brush.panel(mark, GOLD, radius=2, raised=False)
            brush.surface.blit(shapes.frame(self.rect.size, theme.px(8), theme.hairline, GOLD, 130), self.rect)
        if look.focused:
            shapes.focus_ring(brush.surface, self.rect.inflate(-theme.px(6), -theme.px(6)), theme, radius=8)


class Slate:
    """Draws the slate as far as the count has come."""

    def __init__(self, brush: Brush, places: CountLayout, count: CountSteps, sides: Sides) -> None:
        self.brush = brush
        self.places = places
        self.count = count
        self.sides = sides

    def draw(self, settled: int) -> None:
        """Everything on the slate, the first `settled` steps with their result; its lines say it in sentences."""
        with self.brush.text.heard.quiet():
            self._draw(settled)

    def _draw(self, settled: int) -> None:
        places = self.places
        theme = self.brush.theme
        surface = self.brush.surface
        self.brush.panel(places.board, WALNUT, line=BRASS, radius=14)
        inner = places.board.inflate(-2 * theme.px(6), -2 * theme.px(6))
        surface.blit(shapes.box(inner.size, theme.px(9), theme.dyed(SLATE)), inner)
        self._draw_head()
        shown = [step for step in self.count.steps if step.key != TOTALS]
        for number, step in enumerate(shown):
            line = places.line(number)
            self._rule(line.top)
            self._draw_label(line, step_name(step, self.sides.deck), IVORY if number < settled else IVORY_SOFT)
            if number < settled:
                for side, row in enumerate(step.rows):
                    self._draw_cell(places.cell(line, side), step, row)
        self._draw_sum(places.line(len(shown)), shown[: max(0, min(settled, len(shown)))])
        self._draw_totals(settled=settled == len(self.count.steps))

    def _rule(self, y: int, colour: Colour = _CHALK) -> None:
        board = self.places.board.inflate(-2 * self.brush.theme.px(16), 0)
        self.brush.surface.fill(colour, (board.left, y, board.width, self.brush.theme.hairline))

    def _draw_label(self, line: pygame.Rect, text: str, colour: Colour, style: TypeStyle = TypeStyle.LABEL) -> None:
        box = self.places.label(line).inflate(-self.brush.theme.px(14), 0)
        self.brush.write(box, text, style, colour, explains=True)

    def _draw_head(self) -> None:
        places = self.places
        theme = self.brush.theme
        surface = self.brush.surface
        title = _("Round {number}").format(number=self.count.number)
        self._draw_label(places.head, title, IVORY_SOFT, TypeStyle.SMALL)
        named = self._names_fit()
        for side, name in enumerate(self.sides.names):
            cell = places.cell(places.head, side)
            size = min(theme.px(22), cell.width - 2, cell.height // 2 - 1)
            sign = side_mark(side, size)
            if not named:
                surface.blit(sign, sign.get_rect(center=cell.center))
                continue
            top = cell.top + (cell.height - size - theme.px(20)) // 2
            surface.blit(sign, sign.get_rect(midtop=(cell.centerx, top)))
            box = pygame.Rect(cell.left + 2, top + size, cell.width - 4, cell.bottom - top - size)
            self.brush.write(box, name, TypeStyle.SMALL, IVORY, align="centre")

    def _names_fit(self) -> bool:
        """Tell whether every side's name fits its column; if not, only the signs are shown there."""
        wide = self.places.cell(self.places.head, 0).width - 4
        return all(self.brush.text.width(name, TypeStyle.SMALL, self.brush.theme) <= wide for name in self.sides.names)

    def _draw_cell(self, cell: pygame.Rect, step: CountStep, row: CountRow) -> None:
        """Draw a side's value; on a gold piece the points it gets for it."""
        theme = self.brush.theme
        value = DASH if row.value in (None, 0) else str(row.value)
        if step.key == CAPPOTTO:
            value = _("match") if row.value else DASH
        if not row.points or step.key == CAPPOTTO:
            colour = GOLD if step.key == CAPPOTTO and row.value else IVORY_SOFT
            self.brush.write(cell.inflate(-4, 0), value, TypeStyle.BODY, colour, align="centre")
            return
        gain = f"+{row.points}"
        high = min(cell.height - theme.px(6), theme.px(34))
        narrow = cell.width < theme.px(72)
        piece = pygame.Rect(0, 0, min(cell.width - 4, theme.px(46)), max(18, high))
        whole = step.category is not None and not LAWS[step.category].counting.compares
        piece.center = cell.center
        if not (whole or narrow):
            piece.left = min(cell.centerx + theme.px(2), cell.right - piece.width - 2)
            box = pygame.Rect(cell.left, cell.top, piece.left - cell.left - theme.px(5), cell.height)
            self.brush.write(box, value, TypeStyle.BODY, IVORY, align="right")
        self.brush.panel(piece, GOLD, radius=9, raised=False)
        self.brush.write(piece, gain if whole or not narrow else value, TypeStyle.LABEL, INK, align="centre")

    def _draw_sum(self, line: pygame.Rect, steps: Sequence[CountStep]) -> None:
        self._rule(line.top, BRASS)
        self._draw_label(line, _("This round"), IVORY)
        for side in range(self.count.sides):
            gained = sum(step.rows[side].points for step in steps)
            cell = self.places.cell(line, side)
            self.brush.write(cell, f"+{gained}", TypeStyle.LABEL, IVORY, align="centre")

    def _draw_totals(self, *, settled: bool) -> None:
        """The points of the match: before the count, and after it once all is shown."""
        theme = self.brush.theme
        area = self.places.totals
        self._rule(area.top, BRASS)
        label = self.places.label(area).inflate(-theme.px(14), 0)
        half = label.height * 55 // 100
        upper = pygame.Rect(label.left, label.top, label.width, half)
        lower = pygame.Rect(label.left, label.top + half, label.width, label.height - half)
        self.brush.write(upper, _("Match"), TypeStyle.LABEL, IVORY, valign="bottom")
        target = _("to {points}").format(points=self.count.rules.target)
        self.brush.write(lower, target, TypeStyle.SMALL, IVORY_SOFT, valign="top")
        for side in range(self.count.sides):
            cell = self.places.cell(area, side)
            number = self.count.after[side] if settled else self.count.before[side]
            best = settled and self.count.winner == side
            if best:
                plate = cell.inflate(-theme.px(8), -theme.px(8))
                self.brush.panel(plate, (60, 82, 44), line=GOLD, radius=10, raised=False)
            colour = GOLD if settled else IVORY_SOFT
            self.brush.write(cell.inflate(-4, 0), str(number), TypeStyle.TITLE, colour, align="centre")
