"""Page of the count, and its stage: the sides' plates, and their cards with frames round those that decided."""

from collections.abc import Sequence

import pygame

from scopa_gui.engine.cards import RANK_LETTERS, Card, Suit, bit, rank_of
from scopa_gui.engine.scoring.award_reasons import Because
from scopa_gui.engine.scoring.primiera import PRIMIERA_VALUES
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import rects, shapes
from scopa_gui.ui.kit.anim import Placement, Track, ease_out
from scopa_gui.ui.kit.layout import SHADOW, UNSEEN, Drawn, Grid, Painter, Part, Row, Space, Stack, Words
from scopa_gui.ui.kit.page_parts import Panel, draw_heading
from scopa_gui.ui.kit.theme import BRASS, GOLD, INK, IVORY, IVORY_SOFT, SLATE, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.card_places import RATIO, step_in_row
from scopa_gui.ui.pictures.signs import side_mark
from scopa_gui.ui.pictures.sprites import size_of
from scopa_gui.ui.play.count.count_steps import FLIGHT, CountRow, CountStep
from scopa_gui.ui.table.paint.panels import pointer
from scopa_gui.ui.words.sides import Sides
from scopa_gui.ui.words.translation import suit_name

_TALLEST = 0.245
"""Height of a card at most, as a share of the window's height."""
_ONE_LINE = 12
"""Number of cards up to which they lie in one line."""
_GROUP_GAP = 0.4
"""Gap between two ranks, in card widths."""


class Stage(Grid):
    """Part for each side in a step, below each other, or in two columns for many sides.

    `draw` paints what never moves, and the rest too unless the step `moves`; then `draw_at` paints that.
    """

    def __init__(self, sides: Sequence[Part], step: CountStep, *, moves: bool) -> None:
        super().__init__(sides, 2 if len(sides) > 3 else 1, between=1.75, grow=1.0)
        self.sides = sides
        self.step = step
        self.moves = moves

    def draw(self, brush: Brush) -> None:
        if not self.moves:
            self.draw_at(brush, self.step.flight)

    def draw_at(self, brush: Brush, seconds: float) -> None:
        """Paint the picture of this number of seconds after the beginning, at normal speed."""
        raise NotImplementedError


def count_page(theme: Theme, title: str, why: Part, stage: Stage, sentence: str, board: Part, foot: Part) -> Part:
    """Return the whole page: on the left a title, the stage and a sentence, on the right the slate and a button."""

    def draw_sentence(brush: Brush, box: pygame.Rect) -> None:
        if sentence:
            inner = box.inflate(-brush.theme.px(36), -brush.theme.px(8))
            brush.panel(box, SLATE, radius=12, alpha=205, raised=False)
            brush.write(inner, sentence, TypeStyle.QUOTE, IVORY, align="centre")

    height = max(64.0, theme.control / theme.unit)
    head = Row(Drawn(lambda brush, box: draw_heading(brush, box, title), height), why, gap=1.75)
    left = Stack(head, stage, Drawn(draw_sentence, 84), gap=1.75)
    right = Stack(board, foot, gap=2.25, width=400 + 30 * max(0, len(stage.sides) - 2))
    row = Row(Space(width=18), left, Space(width=18), right, Space(width=18), gap=0.0, grow=1.0)
    return Stack(Space(2.25), row, Space(2.25), gap=0.0)


def gold_piece(words: str) -> Painter:
    """Return the painter of a gold piece with words on it, in the middle of a box."""

    def draw(brush: Brush, box: pygame.Rect) -> None:
        theme = brush.theme
        piece = shapes.around(
            box.center, (min(box.width, theme.px(48)), max(18, min(box.height - theme.px(6), theme.px(36))))
        )
        brush.panel(piece, GOLD, radius=9, raised=False)
        brush.write(piece, words, TypeStyle.LABEL, INK, align="centre")

    return draw


def sign_of(side: int, size: float) -> Drawn:
    """Return the sign of a side at the left of its box, at most `size` units large."""

    def draw(brush: Brush, box: pygame.Rect) -> None:
        sign = side_mark(side, min(brush.theme.px(size), box.height * 55 // 100))
        brush.surface.blit(sign, sign.get_rect(midleft=box.midleft))

    return Drawn(draw, width=size)


def prepare(context: Context, theme: Theme, sides: int) -> None:
    """Have the cards of the count drawn in their size while nothing moves; the table calls this early."""
    stage = CardStage(context, CountStep("", (CountRow((), (), 0, 0),) * sides), Sides(("",) * sides), moves=False)
    page = count_page(theme, "", Part(), stage, "", Part(), Part())
    page.lay(Brush(UNSEEN, theme, context.text), pygame.Rect((0, 0), theme.size))
    deck = context.settings.deck
    height = stage.counted[0].card[1]
    context.sprites.complete(deck, (height,))
    context.sprites.upright(deck, 0, height)


class CardStage(Stage):
    """Stage with every side's cards of one category."""

    def __init__(self, context: Context, step: CountStep, sides: Sides, *, moves: bool) -> None:
        self.counted = [CountedSide(context, step, side, sides, moves=moves) for side in range(len(step.rows))]
        super().__init__(self.counted, step, moves=moves)

    def draw(self, brush: Brush) -> None:
        for side in self.counted:
            side.draw(brush)
        super().draw(brush)

    def draw_at(self, brush: Brush, seconds: float) -> None:
        for side in self.counted:
            side.draw_cards(brush, seconds)
        for side in self.counted:
            side.draw_notes(brush, self.step.arrived(side.row, seconds))
        for side in self.counted:
            side.plate.draw_number(brush, side.row.after(self.step.arrived(side.row, seconds)))


class SumPlate(Panel):
    """Plate with a side's name and the sum of its cards; at rest, with its points on a gold piece.

    A `low` plate has everything in one line.
    """

    def __init__(self, side: int, name: str, row: CountRow, *, moves: bool, low: bool) -> None:
        self._won = not moves and row.points > 0
        self._is_out = not moves and row.value is None
        colour = IVORY_SOFT if self._is_out else GOLD if self._won else IVORY
        style = TypeStyle.HEADING if low else TypeStyle.TITLE
        self._number = Words("", style, colour, align="right" if low else "centre", valign="middle", share=0.58)
        piece = Drawn(gold_piece(f"+{row.points}"), share=0.42) if self._won else None
        named = Row(sign_of(side, 26), Words(name, TypeStyle.LABEL, IVORY, valign="middle"), share=0.58, grow=0.38)
        number = Row(self._number, piece, gap=0.5, share=0.42, grow=0.62)
        lines = Row(named, number, gap=0.0) if low else Stack(named, number, gap=0.0)
        super().__init__(lines, (1.25, 0.0 if low else 0.625))
        self.grow = 0.0
        self._units = 44 if low else 150

    def height(self, brush: Brush, width: int) -> int:
        return brush.theme.px(self._units)

    def least(self, brush: Brush, width: int) -> int:
        return 0

    def draw(self, brush: Brush) -> None:
        """Paint nothing: `draw_number` paints the plate, over the moving cards."""

    def draw_number(self, brush: Brush, total: int) -> None:
        theme = brush.theme
        self._number.words = f"({total})" if self._is_out else str(total)
        brush.panel(self.rect, SLATE, line=GOLD if self._won else BRASS, radius=12)
        if self._won:
            brush.surface.blit(shapes.frame(self.rect.size, theme.px(12), max(2, theme.px(3)), GOLD), self.rect)
        self.part.draw(brush)


class CountedSide(Part):
    """Side's plate, and its cards to the right or, with many sides, below it. The cards come from under the plate."""

    def __init__(self, context: Context, step: CountStep, side: int, sides: Sides, *, moves: bool) -> None:
        super().__init__()
        self.row = step.rows[side]
        self._context = context
        self._step = step
        self._side = side
        self._moves = moves
        self._crowded = len(step.rows) > 3
        self.plate = SumPlate(side, sides.names[side], self.row, moves=moves, low=self._crowded)
        self._area = Part(grow=1.0)
        in_row = Row(Stack(Space(), self.plate, Space(), gap=0.0, width=168), self._area, gap=2.75)
        below = Row(Space(width=8), self._area, Space(width=8), gap=0.0, grow=1.0)
        self._inside = Stack(self.plate, below, gap=1.5) if self._crowded else in_row
        self.card = (0, 0)
        """Width and height of a card in pixels."""
        self.spots: list[pygame.Rect] = []
        """Rectangle of each card; many cards overlap, the later on top."""

    @property
    def parts(self) -> Sequence[Part]:
        return (self._inside,)

    def lay(self, brush: Brush, rect: pygame.Rect) -> None:
        super().lay(brush, rect)
        self._inside.lay(brush, rect)
        theme = brush.theme
        area = self._area.rect
        under = self._under(theme)
        self.card = size_of(
            int(min(area.height - under - theme.px(12), theme.size[1] * _TALLEST, area.width / (4 * RATIO + 0.5)))
        )
        width, height = self.card
        count = len(self.row.cards)
        labelled = self._step.in_slots or bool(self._step.ranks)
        if not labelled and count > _ONE_LINE:  # two lines, the second over the lower part of the first
            drop = min(round(height * 0.52), area.height - height)
            upper = (count + 1) // 2
            across = step_in_row(area.width, width, upper, 0.9 * width)
            places = [(across * (number % upper), drop * (number // upper)) for number in range(count)]
            top = area.centery - (height + drop) // 2
        else:
            step = 1.28 if self._step.in_slots else 1.06 if self.row.groups else 1.08
            gaps = [_GROUP_GAP - 0.06 if number in self.row.groups[1:] else 0.0 for number in range(count)]
            offsets = [(step * number + sum(gaps[: number + 1])) * width for number in range(count)]
            pressed = min(1.0, (area.width - width) / max([1.0, *offsets]))
            places = [(offset * pressed, 0) for offset in offsets]
            top = area.centery - (height + under * labelled) // 2
        self.spots = [pygame.Rect(area.left + round(x), top + y, width, height) for x, y in places]

    def _under(self, theme: Theme) -> int:
        """Return the height in pixels of the room below a card for its value."""
        return max(17, theme.px(24)) if self._crowded else theme.px(30)

    def _below(self, spot: pygame.Rect, theme: Theme) -> pygame.Rect:
        return rects.sized((spot.width, self._under(theme) - theme.px(2)), midtop=spot.move(0, theme.px(2)).midbottom)

    def draw(self, brush: Brush) -> None:
        theme = brush.theme
        for spot, card in zip(self.spots, self.row.cards, strict=True):
            if self._step.in_slots or (self._step.ranks and card is None):
                brush.surface.blit(shapes.box(spot.size, theme.px(9), theme.dyed(SLATE), 90), spot)
                brush.surface.blit(shapes.frame(spot.size, theme.px(9), theme.hairline, IVORY_SOFT, 90), spot)

    def draw_cards(self, brush: Brush, seconds: float) -> None:
        source = self.plate.rect
        start = Placement(float(source.centerx), float(source.centery))
        cards = self._context.cards()
        for number, (spot, card) in enumerate(zip(self.spots, self.row.cards, strict=True)):
            delay = number * self._step.stagger
            if card is not None and (seconds > delay or not self._moves):
                end = Placement(float(spot.centerx), float(spot.centery))
                at = Track(start, end, FLIGHT, delay, ease_out, hop=0.5).at(seconds) if self._moves else end
                cards.draw(brush.surface, card, self.card[1], at)

    def draw_notes(self, brush: Brush, here: int) -> None:
        """Write the values below the cards in place; at rest, frame those that decided."""
        decision = None if self._moves else self._step.decision
        deciding = decision.cards if decision is not None and self.row.points > 0 else 0
        if self._step.in_slots:
            for suit, spot, card in zip(Suit, self.spots[:here], self.row.cards[:here], strict=False):
                self._draw_slot(brush, spot, card, suit, decides=card is not None and bool(bit(card) & deciding))
            missing = decision.missing if decision is not None else ()
            _draw_frames(brush, [self.spots[suit] for at, suit in missing if at == self._side])
        elif self._step.ranks:
            for spot, card in zip(self.spots[:here], self.row.cards[:here], strict=True):
                if card is None:
                    _draw_dash(brush, spot)
            if here == len(self.row.cards):
                self._draw_groups(brush)
        else:
            return
        cards = zip(self.spots, self.row.cards, strict=True)
        _draw_frames(brush, [spot for spot, card in cards if card is not None and bit(card) & deciding])

    def _draw_slot(self, brush: Brush, spot: pygame.Rect, card: Card | None, suit: Suit, *, decides: bool) -> None:
        """Write a card's value in the primiera below it; below an empty slot, the missing suit."""
        below = self._below(spot, brush.theme)
        if card is None:
            _draw_dash(brush, spot)
            name = suit_name(suit)
            box = below.inflate(spot.width * 28 // 100, 0)
            brush.write(box, name, TypeStyle.SMALL, IVORY_SOFT, align="centre", shadow=SHADOW)
        else:
            worth = str(PRIMIERA_VALUES[rank_of(card)])
            brush.write(below, worth, TypeStyle.LABEL, GOLD if decides else IVORY, align="centre", shadow=SHADOW)

    def _draw_groups(self, brush: Brush) -> None:
        """Write the number of cards of each rank below them."""
        decision = self._step.decision
        lefts = [spot.left for spot in self.spots] + [self.spots[-1].right]
        ends = (*self.row.groups[1:], len(self.row.cards))
        for rank, first, end in zip(self._step.ranks, self.row.groups, ends, strict=True):
            box = self._below(self.spots[first], brush.theme)
            box.width = lefts[end] - box.left - brush.theme.px(4)
            words = f"{RANK_LETTERS[rank - 1]}: {sum(card is not None for card in self.row.cards[first:end])}"
            decides = decision is not None and decision.because is Because.RANK and rank == decision.rank
            brush.write(box, words, TypeStyle.SMALL, GOLD if decides else IVORY_SOFT, shadow=SHADOW)


def _draw_dash(brush: Brush, spot: pygame.Rect) -> None:
    brush.surface.fill(IVORY_SOFT, shapes.around(spot.center, (spot.width // 3, max(2, brush.theme.px(4)))))


def _draw_frames(brush: Brush, spots: Sequence[pygame.Rect]) -> None:
    """Draw a thick gold frame round each of these cards, and a pointer above it."""
    theme = brush.theme
    thick = max(3, theme.px(4))
    arrow = pointer(max(12, theme.px(22)), down=True)
    for spot in spots:
        grown = rects.inset(spot, -thick)
        dark = rects.inset(grown, -1)
        brush.surface.blit(shapes.frame(dark.size, theme.px(11) + 1, thick + 2, INK, 150), dark)
        brush.surface.blit(shapes.frame(grown.size, theme.px(11), thick, GOLD), grown)
        brush.surface.blit(arrow, arrow.get_rect(midbottom=(spot.centerx, grown.top + theme.px(4))))
