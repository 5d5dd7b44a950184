"""Sheet over the table with the last move of every player in small pictures."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from scopa_gui.engine.cards import cards_of
from scopa_gui.engine.moves import Move, Played
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.intents import Back, Intent, Key, Press
from scopa_gui.ui.kit.layout import UNSEEN, Drawn, Grid, Part, Row, Stack, Words
from scopa_gui.ui.kit.page_parts import Panel
from scopa_gui.ui.kit.rects import inset
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, box_of, group_of, in_one
from scopa_gui.ui.kit.theme import GOLD_DEEP, INK, INK_SOFT, PAPER, PAPER_DEEP, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.bindings import PRESS, REPLAY
from scopa_gui.ui.pictures.card_places import RATIO, in_row
from scopa_gui.ui.pictures.cards_with_words import draw_cards_with_words
from scopa_gui.ui.pictures.sprites import size_of
from scopa_gui.ui.table.companions.companion import Companion, TableContext
from scopa_gui.ui.table.geometry.table_layout import Layout
from scopa_gui.ui.table.paint.card_layer import Cards
from scopa_gui.ui.table.paint.medallions import side_part
from scopa_gui.ui.words.table_talk import deed_words, move_words, who_words
from scopa_gui.ui.words.translation import _

_UNCOVERED = 4
"""Number of taken cards that fit side by side; more of them overlap."""
_ROW = 150
_LEAST_ROW = 84
"""Usual and smallest height of a row in units."""


def last_moves(view: PlayerView) -> tuple[Played, ...]:
    """Return the last move of every seat that has played in this smazzata, the oldest first."""
    found: dict[int, Played] = {}
    for played in view.history:
        found.pop(played.seat, None)
        found[played.seat] = played
    return tuple(found.values())


class MoveRow(Row):
    """Row with a seat's last move: the player, the card, what it took, and a plate that asks why.

    `is_wordy`: there is room to name the cards next to the pictures.
    """

    def __init__(self, screen: TableContext, played: Played, *, is_wordy: bool) -> None:
        self._screen = screen
        self.seat = played.seat
        theme = screen.theme
        cards = screen.painter.cards
        name = screen.status_line.names[played.seat]
        words = move_words(played.move) if is_wordy else deed_words(played.move)
        width = screen.context.text.width(_("Why?"), TypeStyle.SMALL, theme) + 2 * theme.px(10)
        pill = max(44, theme.px(76), width) if is_wordy else width
        super().__init__(
            side_part(screen.timeline.after.side_of(played.seat), theme.px(22), theme),
            Stack(
                Words(name, TypeStyle.LABEL, INK, valign="middle", grow=0.4),
                Words(words, TypeStyle.SMALL, INK_SOFT, grow=0.6),
                gap=0.0,
                share=0.42 if is_wordy else 0.7,
            ),
            Drawn(partial(_draw_move, cards, played.move)),
            Drawn(self._draw_pill, width=pill / theme.unit),
        )
        self._words = in_one(who_words(name, played.move), _("Why?"))

    @property
    def spoken(self) -> Sequence[Spoken]:
        return (Spoken(f"why:{self.seat}", SpokenRole.BUTTON, self._words, box_of(self.rect)),)

    def height(self, brush: Brush, width: int) -> int:
        return brush.theme.px(_ROW)

    def least(self, brush: Brush, width: int) -> int:
        return brush.theme.px(_LEAST_ROW)

    def draw(self, brush: Brush) -> None:
        brush.surface.fill(PAPER_DEEP, (*self.rect.topleft, self.rect.width, brush.theme.hairline))
        super().draw(brush)

    def _draw_pill(self, brush: Brush, box: pygame.Rect) -> None:
        theme = brush.theme
        height = max(theme.px(34), brush.text.height(TypeStyle.SMALL, theme) + theme.px(4))
        pill = shapes.around(box.center, (box.width, height))
        fill = PAPER_DEEP if self.rect.collidepoint(self._screen.control.pointer) else PAPER
        brush.panel(pill, fill, line=GOLD_DEEP, radius=10, raised=False)
        brush.write(inset(pill, theme.px(4), 0), _("Why?"), TypeStyle.SMALL, INK, align="centre")


def _draw_move(cards: Cards, move: Move, brush: Brush, rect: pygame.Rect) -> None:
    """Draw the card played, an arrow, and what it took."""
    surface = brush.surface
    theme = brush.theme
    taken = () if move.is_for_itself else cards_of(move.taken)
    arrow = theme.px(36 if len(taken) < 3 else 24)
    across = (rect.width - arrow - theme.px(24)) // (min(len(taken), _UNCOVERED) + 1) - theme.px(6)
    width, height = size_of(min(rect.height - theme.px(10), round(across / RATIO)))
    y = rect.centery
    left = rect.left + theme.px(4)
    shapes.blit(surface, cards.small(move.card, height), (left + width // 2, y))
    if not taken:
        return
    left += width + theme.px(8)
    head = max(4, arrow // 3)
    tip = left + arrow
    pygame.draw.line(surface, GOLD_DEEP, (left, y), (tip - head, y), max(2, theme.px(5)))
    half = head * 2 // 3
    pygame.draw.polygon(surface, GOLD_DEEP, [(tip, y), (tip - head, y - half), (tip - head, y + half)])
    left = tip + theme.px(8)
    room = rect.right - left
    middles = in_row(left + room / 2, room, width, len(taken), width + theme.px(6), from_left=True)
    for card, x in zip(taken, middles, strict=True):
        shapes.blit(surface, cards.small(card, height), (x, y))


class LastMovesSheet(Companion):
    """Sheet that L shows and hides. Pressing a row calls `why` with its seat."""

    def __init__(self, screen: TableContext, why: Callable[[int], Answer]) -> None:
        super().__init__(screen)
        self._why = why
        self._page = Part()
        self._laid: tuple[PlayerView, Layout] | None = None
        self._is_open = False

    @property
    def modal(self) -> bool:
        return self._is_open

    def lay(self, layout: Layout) -> None:
        self._laid = None

    @property
    def _rows(self) -> list[MoveRow]:
        return [part for part in self._sheet.everything if isinstance(part, MoveRow)]

    @property
    def _sheet(self) -> Part:
        """Sheet, laid out again after somebody has played or the table was laid out again."""
        screen = self.screen
        view = screen.timeline.after
        if self._laid is None or self._laid[0] is not view or self._laid[1] is not screen.layout:
            self._laid = (view, screen.layout)
            moves = last_moves(view)
            is_wordy = len(moves) <= 3
            rows = [MoveRow(screen, played, is_wordy=is_wordy) for played in moves]
            nobody = Spoken("nobody", SpokenRole.TEXT, _("Nobody has played yet."), live=True)
            body = Stack(Grid(rows, 1 if is_wordy else 2, gap=0.0, between=1.0, down=True), grow=1.0)
            title = Words(_("Everyone’s last card"), TypeStyle.HEADING, INK, valign="middle")
            self._page = Panel(
                Stack(title, body if rows else Drawn(self._draw_nobody, spoken=[nobody]), gap=0.5),
                (3.0, 1.0),
                fill=PAPER,
                line=None,
            )
            regions = screen.layout.regions
            area = pygame.Rect(regions.table)
            if regions.sheet is not None:
                area.width = regions.sheet.right - area.left
            brush = Brush(UNSEEN, screen.theme, screen.context.text)
            self._page.lay(brush, inset(area, screen.theme.space(2), 0))
        return self._page

    def _draw_nobody(self, brush: Brush, box: pygame.Rect) -> None:
        draw_cards_with_words(brush, self.screen.context.cards(), box, _("Nobody has played yet."), ("", "", ""))

    def toggle(self) -> Answer:
        """Show or hide the sheet."""
        self.screen.skip(lets_lie=True)
        self._is_open = not self._is_open
        return USED

    def handle(self, intent: Intent) -> Answer:
        if not self.modal or not isinstance(intent, Press | Key | Back):
            return None
        self._is_open = False
        if isinstance(intent, Press):
            seat = next((row.seat for row in self._rows if row.rect.collidepoint(intent.pos)), None)
            return USED if seat is None else self._why(seat)
        closes = isinstance(intent, Back) or REPLAY.is_pressed(intent) or PRESS.is_pressed(intent)
        return USED if closes else None

    def targets(self) -> Mapping[str, pygame.Rect]:
        return {f"why:{row.seat}": row.rect for row in self._rows} if self.modal else {}

    def spoken_parts(self) -> Sequence[Spoken]:
        return group_of("recall", _("Everyone’s last card"), list(self._sheet.spoken)) if self.modal else ()

    def draw(self, brush: Brush) -> None:
        if self.modal:
            with brush.text.heard.quiet():
                self._sheet.draw(brush)
