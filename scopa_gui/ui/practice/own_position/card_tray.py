"""Trays that cards are put into and taken from: by mouse, or a card at a time with the keys."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import pygame

from scopa_gui.engine.cards import Card, CardSet, cards_of, name_of, rank_of, suit_of
from scopa_gui.engine.setup import Tray, TrayKind
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.intents import Key, Point
from scopa_gui.ui.kit.layout import Control, Row, Stack
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, box_of, in_one
from scopa_gui.ui.kit.theme import BRASS, GOLD, GOLD_BRIGHT, IVORY, IVORY_SOFT, PAPER, SLATE, WINE, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush, Look, Widget
from scopa_gui.ui.pictures.sprites import RATIO, TALLEST, Faces
from scopa_gui.ui.words.table_talk import sentence
from scopa_gui.ui.words.translation import _, card_name

_HEAD = 23
"""Units of the line above the cards of a tray."""
_DECK_SHARE = 0.62
"""Share of the width, for the forty cards."""
_GAP = 1.5
_WAYS = {"left": -1, "right": 1, "up": -10, "down": 10}


@dataclass(frozen=True)
class TrayState:
    """State of a tray: its cards, the number of `closed` ones, `title` and `note` above them, and what is wrong with
    it.

    `held` is the card that was picked up, wherever it is; `dragged`: it follows the pointer; `plays`: it is its turn.
    """

    cards: CardSet = 0
    closed: int = 0
    title: str = ""
    note: str = ""
    problem: str = ""
    held: Card | None = None
    dragged: bool = False
    plays: bool = False


class CardTray(Widget):
    """`press` is called with the tray and the card that was chosen in it, None for its free part; `drop` takes a card
    out.
    """

    def __init__(
        self,
        context: Context,
        tray: Tray,
        press: Callable[[Tray, Card | None], Answer],
        drop: Callable[[Card], Answer],
    ) -> None:
        super().__init__(f"tray:{tray.kind.value}{tray.number}")
        self.tray = tray
        self.state = TrayState()
        self.high = 1
        self._context = context
        self._press = press
        self._drop = drop
        self._theme = Theme((1280, 800))
        self._at: Card | None = None

    @property
    def _is_grid(self) -> bool:
        return self.tray.kind is TrayKind.DECK

    def show(self, state: TrayState) -> None:
        """Show another state; the keys stay at the card nearest to where they were."""
        order = self._order(state)
        if self._at not in order:
            at = self._at or 0
            self._at = min(order, key=lambda card: abs(card - at), default=None)
        self.state = state

    @staticmethod
    def _order(state: TrayState) -> list[Card]:
        return sorted(cards_of(state.cards), key=lambda card: (rank_of(card), suit_of(card)))

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        super().place(rect, theme)
        self._theme = theme

    def spots(self) -> dict[Card, pygame.Rect]:
        """Return the rectangle of each card."""
        if self._is_grid:
            grid = _grid_in(self.rect, self.high, self._theme)
            return {card: grid[card] for card in cards_of(self.state.cards)}
        order = self._order(self.state)
        return dict(zip(order, self._places(), strict=False))

    def _places(self) -> list[pygame.Rect]:
        count = self.state.cards.bit_count() + self.state.closed
        return _spots_in(self.rect, count, self.high, self._theme)

    def card_at(self, pos: Point) -> Card | None:
        """The card at a point, the one on top first."""
        return next((card for card, box in reversed(self.spots().items()) if box.collidepoint(pos)), None)

    def targets(self) -> Mapping[str, pygame.Rect]:
        return {self.name: self.rect} | {f"{self.name}={name_of(card)}": box for card, box in self.spots().items()}

    def spoken(self) -> Spoken:
        """The tray by its title and what is wrong with it, and its cards; the one is chosen that the keys are at."""
        deck = self._context.settings.deck
        cards = tuple(
            Spoken(
                f"{self.name}={name_of(card)}",
                SpokenRole.ITEM,
                in_one(sentence(card_name(card, deck)), _("picked up") if card == self.state.held else ""),
                box_of(box),
                chosen=card == self._at,
            )
            for card, box in self.spots().items()
        )
        state = self.state
        name = in_one(state.title, state.note, state.problem)
        return Spoken(self.name, SpokenRole.LIST, name, box_of(self.rect), enabled=self.enabled, children=cards)

    # Doing

    def press(self, pos: Point) -> Answer:
        self._at = self.card_at(pos) if self.card_at(pos) is not None else self._at
        return self._press(self.tray, self.card_at(pos))

    def key(self, key: Key) -> Answer:
        match key.name:
            case "enter" | "space":
                mine = self.state.held is None or self.state.cards >> self.state.held & 1
                return self._press(self.tray, self._at if mine else None)
            case "delete" | "backspace" if self._at is not None and not self._is_grid:
                return self._drop(self._at)
            case "left" | "right" | "up" | "down":
                return self._go(key.name)
        return None

    def _go(self, way: str) -> Answer:
        """To the next card that way; None where there is none, so that the focus goes on to another control."""
        if self._at is None:
            return None
        if self._is_grid:
            step = _WAYS[way]
            found = self._at + _WAYS[way]
            while 0 <= found < 40 and (abs(step) == 10 or found // 10 == self._at // 10):
                if self.state.cards >> found & 1:
                    self._at = found
                    return USED
                found += step
            return None
        order = self._order(self.state)
        place = order.index(self._at) + _WAYS[way]
        if abs(_WAYS[way]) != 1 or not 0 <= place < len(order):
            return None
        self._at = order[place]
        return USED

    # Pictures

    def draw(self, brush: Brush, look: Look) -> None:
        theme = brush.theme
        state = self.state
        takes = state.held is not None and not state.cards >> state.held & 1 and look.hovered
        line = WINE if state.problem else GOLD if takes else BRASS if state.plays else None
        brush.panel(self.rect, SLATE, line=line, radius=12, alpha=178, raised=False)
        self._draw_head(brush)
        if self._is_grid:
            self._draw_outlines(brush)
        settings = self._context.settings
        for box in [] if self._is_grid else self._places()[state.cards.bit_count() :]:
            self._draw_card(brush, Faces(settings.deck, None, settings.back, self.high), box)
        for card, box in self.spots().items():
            if card == state.held and state.dragged:
                continue
            lifted = box.move(0, -theme.px(6)) if card == state.held else box
            self._draw_card(brush, Faces(settings.deck, card, settings.back, self.high), lifted)
            if card == state.held or (look.focused and card == self._at):
                self._draw_ring(brush, lifted, held=card == state.held)
        if state.problem:
            self._draw_problem(brush)
        if look.focused:
            shapes.focus_ring(brush.surface, self.rect, theme)

    def _draw_card(self, brush: Brush, faces: Faces, box: pygame.Rect) -> None:
        closed = faces.card is None
        at = Placement(box.centerx, box.centery, flip=0.0 if closed else 1.0)
        self._context.sprites.draw(brush.surface, faces, at)

    def _draw_head(self, brush: Brush) -> None:
        state = self.state
        head = _head_of(self.rect, brush.theme)
        if state.plays:
            side = head.height * 5 // 10
            shapes.triangle(
                brush.surface, pygame.Rect(head.left, head.centery - side // 2, side, side), GOLD_BRIGHT, pointing=1
            )
            head = pygame.Rect(head.left + side * 3 // 2, head.top, head.width - side * 3 // 2, head.height)
        wide = brush.text.width(state.note, TypeStyle.SMALL, brush.theme) + brush.theme.px(4) if state.note else 0
        note = pygame.Rect(head.right - wide, head.top, wide, head.height)
        title = pygame.Rect(head.left, head.top, head.width - wide - brush.theme.px(6), head.height)
        brush.write(title, state.title, TypeStyle.SMALL, GOLD_BRIGHT if state.plays else IVORY)
        if state.note:
            brush.write(note, state.note, TypeStyle.SMALL, IVORY_SOFT, align="right")

    def _draw_outlines(self, brush: Brush) -> None:
        """Draw the outlines of the cards that are elsewhere now."""
        for card, box in enumerate(_grid_in(self.rect, self.high, brush.theme)):
            if not self.state.cards >> card & 1:
                line = shapes.frame(box.size, brush.theme.px(5), brush.theme.hairline, IVORY_SOFT, 46)
                brush.surface.blit(line, box)

    @staticmethod
    def _draw_ring(brush: Brush, box: pygame.Rect, *, held: bool) -> None:
        ring = box.inflate(brush.theme.px(6), brush.theme.px(6))
        line = shapes.frame(ring.size, brush.theme.px(8), max(2, brush.theme.px(3)), GOLD if held else GOLD_BRIGHT)
        brush.surface.blit(line, ring)

    def _draw_problem(self, brush: Brush) -> None:
        """Draw what is wrong, on a strip of paper over the foot of the tray."""
        theme = brush.theme
        text = brush.text
        inner = self.rect.width - 2 * theme.px(16)
        lines = len(text.wrap(self.state.problem, TypeStyle.SMALL, theme, inner))
        high = lines * text.height(TypeStyle.SMALL, theme) + theme.px(8)
        strip = pygame.Rect(self.rect.left + theme.px(6), 0, self.rect.width - 2 * theme.px(6), high)
        strip.bottom = self.rect.bottom - theme.px(5)
        brush.panel(strip, PAPER, line=WINE, radius=8, alpha=240, raised=False)
        box = strip.inflate(-2 * theme.px(8), -theme.px(4))
        brush.write(box, self.state.problem, TypeStyle.SMALL, WINE)


class Trays(Stack):
    """All trays in rows: the forty cards and the table, the hands, the piles. All cards are `high` pixels high."""

    def __init__(self, trays: Sequence[CardTray], players: int) -> None:
        deck, table, *others = trays
        columns = players if players in (2, 3) else players // 2
        places = [*(others[seat : seat + columns] for seat in range(0, players, columns)), others[players:]]
        self._upper = Row(Control(deck, share=_DECK_SHARE), Control(table, share=1 - _DECK_SHARE), gap=_GAP)
        self._lower = [Row(*map(Control, row), gap=_GAP) for row in places]
        super().__init__(self._upper, *self._lower, gap=_GAP, grow=1.0)
        self._trays = trays
        self.high = 1

    def lay(self, brush: Brush, rect: pygame.Rect) -> None:
        theme = brush.theme
        rows = len(self._lower)
        head = _head(theme) + theme.px(10)
        gaps = 3 * theme.px(4)
        free = rect.height - rows * theme.space(_GAP)
        step = (rect.width * _DECK_SHARE - theme.px(12)) / 10
        lowest = (free - (rows + 1) * head - gaps) // (4 + rows)
        self.high = min(TALLEST, lowest, round((step - theme.px(4)) / RATIO))
        for tray in self._trays:
            tray.high = self.high
        self._upper.grow = head + 4 * self.high + gaps
        for row in self._lower:
            row.grow = (free - self._upper.grow) / rows
        super().lay(brush, rect)


def tray_at(trays: Sequence[CardTray], pos: Point) -> CardTray | None:
    """The tray at a point."""
    return next((tray for tray in trays if tray.rect.collidepoint(pos)), None)


def _head(theme: Theme) -> int:
    """Pixels of height of the line above the cards of a tray."""
    return max(18, theme.px(_HEAD * theme.text_scale))


def _head_of(box: pygame.Rect, theme: Theme) -> pygame.Rect:
    """The line above the cards of a tray."""
    aside = theme.px(9)
    return pygame.Rect(box.left + aside, box.top + theme.px(3), box.width - 2 * aside, _head(theme))


def _spots_in(box: pygame.Rect, count: int, high: int, theme: Theme) -> list[pygame.Rect]:
    """Return the rectangles of `count` cards of this height in rows below a tray's head, overlapping if they must."""
    head = _head_of(box, theme)
    gap = theme.px(4)
    area = pygame.Rect(box.left + theme.px(6), head.bottom, box.width - 2 * theme.px(6), box.bottom - head.bottom)
    wide = round(high * RATIO)
    most = max(1, (area.height + gap) // (high + gap))
    rows = min(most, max(1, -(-count * (wide + gap) // max(1, area.width))))
    columns = -(-count // rows)
    step = min(float(wide + gap), (area.width - wide) / max(1, columns - 1))
    air = max(0, area.height - rows * high - (rows - 1) * gap) // 2
    return [
        pygame.Rect(
            area.left + round(number % columns * step), area.top + air + number // columns * (high + gap), wide, high
        )
        for number in range(count)
    ]


def _grid_in(box: pygame.Rect, high: int, theme: Theme) -> list[pygame.Rect]:
    """The places of all forty cards: a row for each suit, a column for each rank."""
    head = _head_of(box, theme)
    gap = theme.px(4)
    wide = round(high * RATIO)
    step = (box.width - theme.px(12) - wide) / 9
    return [
        pygame.Rect(
            box.left + theme.px(6) + round(card % 10 * step), head.bottom + card // 10 * (high + gap), wide, high
        )
        for card in range(40)
    ]
