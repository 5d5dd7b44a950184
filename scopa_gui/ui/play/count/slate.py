"""Slate of the count: a line for each category with every side's value and points, and the totals."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame

from scopa_gui.engine.scoring.categories import LAWS
from scopa_gui.ui.kit import rects, shapes
from scopa_gui.ui.kit.intents import Key, Point
from scopa_gui.ui.kit.layout import Drawn, Paper, Part, Row, Space, Stack, Words
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, box_of
from scopa_gui.ui.kit.theme import BRASS, GOLD, IVORY, IVORY_SOFT, SLATE, WALNUT, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush, Look, Widget
from scopa_gui.ui.pictures.signs import side_mark
from scopa_gui.ui.play.count.count_steps import CAPPOTTO, CountRow, CountStep, CountSteps
from scopa_gui.ui.play.count.stage import gold_piece
from scopa_gui.ui.words.count_sentences import category_name
from scopa_gui.ui.words.sides import Sides
from scopa_gui.ui.words.translation import _

_DASH = "\N{EN DASH}"
_CHALK: Colour = (58, 98, 80)
_MOST_ROOMY = 4
"""Largest number of sides for which a cell has room for a value and a gold piece."""
_LINE = 62
"""Height of a line in units; lower if there are many."""


def step_name(step: CountStep) -> str:
    """Return the name of a step's line."""
    if step.category is not None:
        return category_name(step.category)
    return _("Cappotto") if step.key == CAPPOTTO else _("Total")


class SlateLine(Widget):
    """Line of the slate that can be pressed to see its cards again; `words` describe it to a screen reader."""

    def __init__(self, key: str, words: str, on_press: Callable[[], Answer], *, shown: bool) -> None:
        super().__init__(f"category:{key}")
        self._words = words
        self._on_press = on_press
        self._shown = shown

    def press(self, pos: Point) -> Answer:
        return self._on_press()

    def key(self, key: Key) -> Answer:
        return self._on_press() if key.name in ("enter", "space") else None

    def spoken(self) -> Spoken:
        return Spoken(self.name, SpokenRole.BUTTON, self._words, box_of(self.rect))

    def draw(self, brush: Brush, look: Look) -> None:
        """Draw the marks for pointer, focus and the line being shown; the slate draws the line itself."""
        theme = brush.theme
        if look.hovered or look.pressed:
            brush.surface.blit(shapes.box(self.rect.size, theme.px(8), IVORY, 26), self.rect)
        if self._shown:
            around = rects.inset(self.rect, -theme.px(6), theme.px(5))
            brush.panel(rects.cut_left(around, max(3, theme.px(4)))[0], GOLD, radius=2, raised=False)
            brush.surface.blit(shapes.frame(self.rect.size, theme.px(8), theme.hairline, GOLD, 130), self.rect)
        if look.focused:
            shapes.focus_ring(brush.surface, self.rect.inflate(-theme.px(6), -theme.px(6)), theme, radius=8)


class _SlateRow(Row):
    """Line of the slate with a rule above it: its name and a cell for each side. `widget` covers it."""

    def __init__(
        self,
        name: Part,
        cells: Sequence[Part],
        lines: float = 1.0,
        rule: Colour | None = None,
        widget: Widget | None = None,
    ) -> None:
        name.share = 0.42 if len(cells) <= 3 else 0.3
        for cell in cells:
            cell.share = (1.0 - name.share) / len(cells)
        super().__init__(Space(width=7), name, Space(width=7), *cells, gap=0.0)
        self._lines = lines
        self._rule = rule
        self._widget = widget

    @property
    def controls(self) -> Iterator[Widget]:
        if self._widget is not None:
            yield self._widget

    def height(self, brush: Brush, width: int) -> int:
        return brush.theme.px(self._lines * _LINE)

    def least(self, brush: Brush, width: int) -> int:
        return 0

    def lay(self, brush: Brush, rect: pygame.Rect) -> None:
        super().lay(brush, rect)
        if self._widget is not None:
            self._widget.place(rect, brush.theme)

    def draw(self, brush: Brush) -> None:
        if self._rule is not None:
            brush.surface.fill(self._rule, rects.cut_top(self.rect, brush.theme.hairline)[0])
        super().draw(brush)


class Slate(Paper):
    """Slate with a line for each category, the first `settled` ones with their results, and the totals.

    Once all is shown, `widgets` cover the lines and describe them in sentences.
    """

    def __init__(self, count: CountSteps, sides: Sides, settled: int, widgets: Sequence[SlateLine]) -> None:
        *shown, _totals = count.steps
        over: Sequence[SlateLine | None] = widgets or (None,) * len(count.steps)
        lines = [
            _SlateRow(
                _label(step_name(step), IVORY if number < settled else IVORY_SOFT),
                [_cell(step, row, len(sides.names)) if number < settled else Space() for row in step.rows],
                rule=_CHALK,
                widget=widget,
            )
            for number, (step, widget) in enumerate(zip(shown, over, strict=False))
        ]
        gained = [sum(step.rows[side].points for step in shown[:settled]) for side in range(count.sides)]
        self.sums = [_words(f"+{points}", TypeStyle.LABEL, IVORY) for points in gained]
        """Cells with the points of this round."""
        all_shown = settled == len(count.steps)
        totals = count.after if all_shown else count.before
        best = count.winner if all_shown else None
        super().__init__(
            Stack(
                _SlateRow(
                    _label(_("Round {number}").format(number=count.number), IVORY_SOFT, TypeStyle.SMALL),
                    [Drawn(partial(_draw_side, sides.names, side)) for side in range(count.sides)],
                    1.5,
                ),
                *lines,
                _SlateRow(_label(_("This round"), IVORY), self.sums, rule=BRASS),
                Space(),
                _SlateRow(
                    Stack(
                        Words(_("Match"), TypeStyle.LABEL, IVORY, valign="bottom", grow=0.55),
                        Words(
                            _("to {points}").format(points=count.rules.target), TypeStyle.SMALL, IVORY_SOFT, grow=0.45
                        ),
                        gap=0.0,
                    ),
                    [
                        Drawn(partial(_draw_total, total, GOLD if all_shown else IVORY_SOFT, wins=side == best))
                        for side, total in enumerate(totals)
                    ],
                    2.0,
                    BRASS,
                    over[-1],
                ),
                gap=0.0,
            ),
            (1.75, 1.25),
        )

    def draw(self, brush: Brush) -> None:
        theme = brush.theme
        brush.panel(self.rect, WALNUT, line=BRASS, radius=14)
        inner = rects.inset(self.rect, theme.px(6))
        brush.surface.blit(shapes.box(inner.size, theme.px(9), theme.dyed(SLATE)), inner)
        with brush.text.heard.quiet():
            self.part.draw(brush)


def _label(words: str, colour: Colour, style: TypeStyle = TypeStyle.LABEL) -> Words:
    return Words(words, style, colour, valign="middle", explains=True)


def _words(words: str, style: TypeStyle, colour: Colour, align: str = "centre") -> Words:
    return Words(words, style, colour, align=align, valign="middle")


def _cell(step: CountStep, row: CountRow, sides: int) -> Part:
    """Return a side's value and, on a gold piece, its points."""
    if step.key == CAPPOTTO:
        return _words(_("match") if row.value else _DASH, TypeStyle.BODY, GOLD if row.value else IVORY_SOFT)
    value = str(row.value) if row.value else _DASH
    if not row.points:
        return _words(value, TypeStyle.BODY, IVORY_SOFT)
    if step.category is not None and not LAWS[step.category].counting.compares:
        return Drawn(gold_piece(f"+{row.points}"))
    if sides > _MOST_ROOMY:
        return Drawn(gold_piece(value))
    return Row(_words(value, TypeStyle.BODY, IVORY, "right"), Drawn(gold_piece(f"+{row.points}")), gap=0.5)


def _draw_side(names: Sequence[str], side: int, brush: Brush, box: pygame.Rect) -> None:
    """Draw the sign of a side above its name, or the sign alone if any of the names does not fit."""
    theme = brush.theme
    size = min(theme.px(22), box.width - 2, box.height // 2 - 1)
    sign = side_mark(side, size)
    if any(brush.text.width(name, TypeStyle.SMALL, theme) > box.width - 4 for name in names):
        shapes.blit(brush.surface, sign, box.center)
        return
    brush.surface.blit(sign, sign.get_rect(midtop=(box.centerx, box.centery - (size + theme.px(20)) // 2)))
    _sign, below = rects.cut_top(rects.inset(box, 2, 0), size)
    brush.write(below, names[side], TypeStyle.SMALL, IVORY, align="centre")


def _draw_total(total: int, colour: Colour, brush: Brush, box: pygame.Rect, *, wins: bool) -> None:
    if wins:
        plate = box.inflate(-brush.theme.px(8), -brush.theme.px(8))
        brush.panel(plate, (60, 82, 44), line=GOLD, radius=10, raised=False)
    brush.write(box.inflate(-4, 0), str(total), TypeStyle.TITLE, colour, align="centre")
