"""Last moves of everybody, in small pictures: a sheet over the table with a row for each seat."""

from collections.abc import Callable, Mapping, Sequence

import pygame

from scopa_gui.engine.cards import Card, cards_of
from scopa_gui.engine.moves import Move, Played
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.intents import NOWHERE, Back, Intent, Key, Point, Press
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, box_of, group_of, in_one
from scopa_gui.ui.kit.theme import GOLD_DEEP, INK, INK_SOFT, PAPER, PAPER_DEEP, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.awaited import draw_awaited
from scopa_gui.ui.pictures.card_row import Deck
from scopa_gui.ui.pictures.signs import side_mark
from scopa_gui.ui.pictures.sprites import RATIO, size_of
from scopa_gui.ui.table.companions.companion import Companion, TableContext
from scopa_gui.ui.table.geometry.regions import Box
from scopa_gui.ui.table.paint.card_layer import Cards
from scopa_gui.ui.words.bindings import PRESS, REPLAY
from scopa_gui.ui.words.table_talk import deed_words, move_words, who_words
from scopa_gui.ui.words.translation import _

_UNCOVERED = 4
"""Taken cards that are shown side by side; more of them overlap."""


def last_moves(view: PlayerView) -> tuple[Played, ...]:
    """The last move of every seat that has played in this smazzata, the oldest first."""
    found: dict[int, Played] = {}
    for played in view.history:
        found.pop(played.seat, None)
        found[played.seat] = played
    return tuple(found.values())


def _title(theme: Theme, area: Box) -> pygame.Rect:
    """Return the rectangle of the title; the rows are as wide."""
    sheet = _sheet(theme, area)
    return pygame.Rect(
        sheet.left + theme.space(3), sheet.top + theme.space(1), sheet.width - theme.space(6), theme.px(34)
    )


def _sheet(theme: Theme, area: Box) -> pygame.Rect:
    return pygame.Rect(area).inflate(-theme.space(4), 0)


def recall_rows(view: PlayerView, theme: Theme, area: Box) -> dict[int, pygame.Rect]:
    """The row of each seat that has played: pressed, it tells why."""
    moves = last_moves(view)
    title = _title(theme, area)
    if not moves:
        return {}
    top = title.bottom + theme.px(4)
    low = _sheet(theme, area).bottom - theme.space(1.5)
    columns = 1 if len(moves) <= 3 else 2
    rows = -(-len(moves) // columns)
    wide = title.width // columns
    high = min((low - top) // rows, theme.px(150))
    return {
        played.seat: pygame.Rect(
            title.left + number // rows * wide, top + number % rows * high, wide - theme.space(1), high
        )
        for number, played in enumerate(moves)
    }


def draw_recall(
    brush: Brush, cards: Cards, view: PlayerView, names: Sequence[str], area: Box, pointer: Point = NOWHERE
) -> pygame.Rect:
    """The sheet; the rectangle it covers."""
    theme = brush.theme
    moves = last_moves(view)
    sheet = _sheet(theme, area)
    brush.panel(sheet, PAPER, radius=16)
    title = _title(theme, area)
    brush.write(title, _("Everyone’s last card"), TypeStyle.HEADING, INK)
    if not moves:
        box = pygame.Rect(
            title.left,
            title.bottom + theme.px(4),
            title.width,
            sheet.bottom - theme.space(1.5) - title.bottom - theme.px(4),
        )
        held = Deck(cards.sprites, cards.deck, cards.back)
        draw_awaited(brush, held, box, _("Nobody has played yet."), ("", "", ""))
        return sheet
    rows = recall_rows(view, theme, area)
    for played in moves:
        rect = rows[played.seat]
        wordy = len(moves) <= 3
        wide = brush.text.width(_("Why?"), TypeStyle.SMALL, theme) + 2 * theme.px(10)
        pill = pygame.Rect(
            0,
            0,
            max(44, theme.px(76), wide) if wordy else wide,
            max(theme.px(34), brush.text.height(TypeStyle.SMALL, theme) + theme.px(4)),
        )
        pill.midright = (rect.right - theme.px(4), rect.centery)
        _draw_row(
            brush, cards, rect, played, names[played.seat], view.side_of(played.seat), wordy=wordy, room=pill.left
        )
        brush.panel(pill, PAPER_DEEP if rect.collidepoint(pointer) else PAPER, line=GOLD_DEEP, radius=10, raised=False)
        brush.write(pill.inflate(-theme.px(8), 0), _("Why?"), TypeStyle.SMALL, INK, align="centre")
    return sheet


def _draw_row(
    brush: Brush, cards: Cards, rect: pygame.Rect, played: Played, name: str, side: int, *, wordy: bool, room: int
) -> None:
    """Draw the player, the card, and what it took, left of `room`.

    `wordy`: there is room to name the cards next to the pictures.
    """
    theme = brush.theme
    surface = brush.surface
    surface.fill(PAPER_DEEP, (rect.left, rect.top, rect.width, max(1, theme.hairline)))
    high = rect.height - theme.px(10)
    label = pygame.Rect(rect.left, rect.top, round(rect.width * (0.34 if wordy else 0.32)), rect.height)
    sign = side_mark(side, theme.px(22))
    surface.blit(sign, sign.get_rect(midleft=(label.left, label.top + rect.height // 3)))
    left = label.left + theme.px(30)
    head = pygame.Rect(left, label.top + theme.px(4), label.right - left, rect.height * 36 // 100)
    line = pygame.Rect(left, head.bottom, label.right - left - theme.px(6), rect.bottom - head.bottom - theme.px(4))
    brush.write(head, name, TypeStyle.LABEL, INK)
    words = move_words(played.move, cards.deck) if wordy else deed_words(played.move)
    brush.write(line, words, TypeStyle.SMALL, INK_SOFT, valign="top")
    _draw_move(
        brush,
        cards,
        pygame.Rect(label.right, rect.top, room - theme.px(6) - label.right, rect.height),
        played.move,
        high,
    )


def _draw_move(brush: Brush, cards: Cards, rect: pygame.Rect, move: Move, high: int) -> None:
    surface = brush.surface
    theme = brush.theme
    taken = () if move.is_for_itself else cards_of(move.taken)
    arrow = theme.px(36 if len(taken) < 3 else 24)
    across = (rect.width - arrow - theme.px(24)) // (min(len(taken), _UNCOVERED) + 1) - theme.px(6)
    wide, high = size_of(min(high, round(across / RATIO)))
    x = rect.left + wide // 2 + theme.px(4)
    y = rect.centery
    _draw_small(surface, cards, move.card, (x, y), high)
    x += wide // 2 + theme.px(8)
    if not taken:
        return
    _draw_arrow(surface, arrow, (x, y), max(2, theme.px(5)))
    x += arrow + theme.px(8)
    free = rect.right - x - wide
    step = min(wide + theme.px(6), free // max(1, len(taken) - 1))
    for number, card in enumerate(taken):
        _draw_small(surface, cards, card, (x + wide // 2 + number * step, y), high)


def _draw_small(surface: pygame.Surface, cards: Cards, card: Card, centre: tuple[int, int], high: int) -> None:
    shapes.blit(surface, cards.small(card, high), centre)


def _draw_arrow(surface: pygame.Surface, length: int, start: tuple[int, int], thick: int) -> None:
    x, y = start
    head = max(4, length // 3)
    pygame.draw.line(surface, GOLD_DEEP, (x, y), (x + length - head, y), thick)
    pygame.draw.polygon(
        surface,
        GOLD_DEEP,
        [(x + length, y), (x + length - head, y - head * 2 // 3), (x + length - head, y + head * 2 // 3)],
    )


class LastMovesSheet(Companion):
    """The sheet, shown and hidden by L. Pressing a row calls `why` with its seat."""

    def __init__(self, board: TableContext, why: Callable[[int], Answer]) -> None:
        super().__init__(board)
        self._why = why

    def toggle(self) -> Answer:
        """Lay it on the table, or take it away."""
        self.board.skip(lets_lie=True)
        self.modal = not self.modal
        return USED

    def handle(self, intent: Intent) -> Answer:
        if not self.modal or not isinstance(intent, Press | Key | Back):
            return None
        self.modal = False
        if isinstance(intent, Press):
            seat = next((seat for seat, row in self._rows().items() if row.collidepoint(intent.pos)), None)
            return USED if seat is None else self._why(seat)
        closes = REPLAY.is_pressed(intent) or PRESS.is_pressed(intent)
        return USED if isinstance(intent, Back) or closes else None

    @property
    def _area(self) -> Box:
        """Box of the table, including the sheet of the aids next to it if there is one."""
        regions = self.board.layout.regions
        table = regions.table
        sheet = regions.sheet
        return table if sheet is None else table._replace(width=sheet.right - table.left)

    def _rows(self) -> dict[int, pygame.Rect]:
        return recall_rows(self.board.timeline.after, self.board.theme, self._area)

    def targets(self) -> Mapping[str, pygame.Rect]:
        return {f"why:{seat}": row for seat, row in self._rows().items()} if self.modal else {}

    def spoken_parts(self) -> Sequence[Spoken]:
        if not self.modal:
            return ()
        board = self.board
        rows = self._rows()
        names = board.status_line.names
        deck = board.context.settings.deck
        moves = [
            Spoken(
                f"why:{played.seat}",
                SpokenRole.BUTTON,
                in_one(who_words(names[played.seat], played.move, deck), _("Why?")),
                box_of(rows[played.seat]),
            )
            for played in last_moves(board.timeline.after)
        ]
        empty = [Spoken("nobody", SpokenRole.TEXT, _("Nobody has played yet."), live=True)]
        return group_of("recall", _("Everyone’s last card"), moves or empty)

    def draw(self, brush: Brush) -> None:
        if self.modal:
            with brush.text.heard.quiet():
                board = self.board
                draw_recall(
                    brush,
                    board.painter.cards,
                    board.timeline.after,
                    board.status_line.names,
                    self._area,
                    board.control.pointer,
                )
