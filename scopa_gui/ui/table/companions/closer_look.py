"""Closer look at a card, the stock or a pile.

It lasts while the right button or a finger is held on it, or with Z until another key is pressed. Nothing can be played
meanwhile. Arrows and Tab step through everything that can be looked at.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from scopa_gui.art.masters import MASTER, tallest
from scopa_gui.engine.cards import Card, cards_of, name_of
from scopa_gui.engine.view import PlayerView
from scopa_gui.store.paths import assets
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.intents import NOWHERE, Back, Intent, Key, Point, Press, Release
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, in_one
from scopa_gui.ui.kit.theme import BRASS, IVORY, SLATE, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.bindings import LOOK_CLOSER
from scopa_gui.ui.pictures.sprites import RATIO, Sprites, size_of
from scopa_gui.ui.table.companions.companion import Companion, TableContext
from scopa_gui.ui.table.geometry.card_rows import pile_order_of
from scopa_gui.ui.table.geometry.hit_test import pile_at
from scopa_gui.ui.words.table_talk import card_line, sentence
from scopa_gui.ui.words.translation import _, card_name, ngettext

CardsInRow = tuple[str, tuple[Card | None, ...]]
"""Caption and cards of one row; None is a face-down card."""


@dataclass(frozen=True, slots=True)
class LookedAt:
    """Content of a closer look at one thing, identified by its `name` ("card:7D", "stock", "pile:1").

    `lines` are the words, the first line being the title; `rows` are the cards to show.
    """

    name: str
    lines: tuple[str, ...]
    rows: tuple[CardsInRow, ...]

    def describe(self, deck: str) -> str:
        """Return the lines and the cards in the captioned rows, in words."""
        named = [
            _("{name}: {words}").format(
                name=caption, words=", ".join(card_name(card, deck) for card in cards if card is not None)
            )
            for caption, cards in self.rows
            if caption
        ]
        return in_one(*self.lines, *named)


def card_looked_at(card: Card, deck: str) -> LookedAt:
    """Return the closer look at a face-up card or one in my hand."""
    return LookedAt(f"card:{name_of(card)}", (card_line(card, deck),), (("", (card,)),))


def stock_looked_at(view: PlayerView, names: Sequence[str]) -> LookedAt:
    """Return the closer look at the stock: how many cards are left, and who deals. `names` are by seat."""
    left = ngettext("{count} card", "{count} cards", view.stock).format(count=view.stock)
    dealer = _("You deal") if view.dealer == 0 else _("{name} deals").format(name=names[view.dealer])
    return LookedAt("stock", (_("The cards still to be dealt"), left, dealer), (("", (None,)),))


def pile_looked_at(view: PlayerView, side: int, name: str, *, counted: bool) -> LookedAt:
    """Return the closer look at a side's pile. `name`: the side's name; `counted`: show the number of cards."""
    lines = [_("{side}: the cards taken").format(side=name)]
    pile = view.piles[side]
    scope = view.scope[side]
    if not pile:
        lines.append(_("Nothing taken yet"))
    elif counted:
        lines.append(ngettext("{count} card", "{count} cards", pile.bit_count()).format(count=pile.bit_count()))
    if scope:
        lines.append(ngettext("{count} scopa", "{count} scopas", scope).format(count=scope))
    rows = [(_("Scopas"), pile_order_of(view).scope[side]), (_("Last capture"), _taken_last(view, side))]
    shown = tuple((caption, cards) for caption, cards in rows if cards)
    return LookedAt(f"pile:{side}", tuple(map(sentence, lines)), shown or ((("", (None,)),) if pile else ()))


def _taken_last(view: PlayerView, side: int) -> tuple[Card, ...]:
    """Return the cards of a side's last capture in this smazzata; the card played comes first."""
    for seat, move in reversed(view.history):
        if view.side_of(seat) == side and not move.is_lay:
            return (move.card, *cards_of(move.taken & ~(1 << move.card)))
    return ()


_SHARE = 0.94
"""Largest share of the window's width and height that is used."""
_CARD = 0.8
"""Greatest height of a single card, as a share of the window's height."""
_BACK = 0.5
"""Greatest height of a card back, which has nothing to read, as a share of the window's height."""
_IN_ROW = 240
"""Greatest height, in units, of a card in a row."""


class CloseUp:
    """Draws the closer look; its large sprites exist only while it is open."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._sprites: Sprites | None = None

    def begin(self) -> None:
        """Load the sprites."""
        if self._sprites is None:
            self._sprites = Sprites.of(assets(), self._context.paths.cache)
        self._sprites.dress(self._context.settings)

    def end(self) -> None:
        """Release the sprites."""
        self._sprites = None

    def draw(self, brush: Brush, seen: LookedAt) -> pygame.Rect:
        """Draw the closer look over the table; return the rectangle it covers."""
        if self._sprites is None:
            self.begin()
        text = brush.text
        theme = brush.theme
        most = round(theme.size[0] * _SHARE) - theme.space(5)
        wide = max(text.width(line, style, theme) for line, style in _styled(seen.lines))
        high = sum(text.height(style, theme) for _line, style in _styled(seen.lines))
        plate = pygame.Rect(0, 0, min(wide, most) + theme.space(5), high + theme.px(16))
        if seen.rows and not seen.rows[0][0]:
            return self._draw_one(brush, seen, plate)
        return self._draw_rows(brush, seen, plate)

    def _write(self, brush: Brush, seen: LookedAt, plate: pygame.Rect) -> None:
        top = plate.top + brush.theme.px(8)
        for line, style in _styled(seen.lines):
            box = pygame.Rect(plate.left, top, plate.width, brush.text.height(style, brush.theme))
            brush.write(box.inflate(-brush.theme.space(2), 0), line, style, IVORY, align="centre")
            top = box.bottom

    def _draw_one(self, brush: Brush, seen: LookedAt, plate: pygame.Rect) -> pygame.Rect:
        """Draw a card or a back, with the words on a plate below it."""
        theme = brush.theme
        card = seen.rows[0][1][0]
        gap = theme.px(10)
        room = round(theme.size[1] * _SHARE) - plate.height - gap
        share = _BACK if card is None else _CARD
        sharp = MASTER[1] if card is None else tallest(assets(), self._context.settings.deck, card)
        picture = self._picture(card, min(sharp, room, round(theme.size[1] * share)))
        where = picture.get_rect(centerx=theme.size[0] // 2)
        where.top = (theme.size[1] - where.height - gap - plate.height) // 2
        blur = max(8, theme.px(40))
        brush.surface.blit(
            shapes.shadow(where.size, round(where.height * 0.04), blur, 170),
            (where.x - blur, where.y - blur + blur // 4),
        )
        brush.surface.blit(picture, where)
        plate.midtop = (where.centerx, where.bottom + gap)
        brush.panel(plate, SLATE, radius=12)
        self._write(brush, seen, plate)
        return where.union(plate)

    def _draw_rows(self, brush: Brush, seen: LookedAt, plate: pygame.Rect) -> pygame.Rect:
        """Draw the words, with the captioned rows of cards below them, on one sheet."""
        theme = brush.theme
        size = brush.theme.size
        caption = brush.text.height(TypeStyle.NOTE, theme)
        gap = theme.px(8)
        pad = theme.space(2)
        rows = seen.rows
        room = round(size[1] * _SHARE) - plate.height - 2 * pad
        high = min(theme.px(_IN_ROW), room // max(1, len(rows)) - caption - gap)
        most = round(size[0] * _SHARE) - 2 * pad
        across = max((_width(len(cards), high, gap, most) for _caption, cards in rows), default=0)
        sheet = pygame.Rect(0, 0, max(plate.width, across) + 2 * pad, 2 * pad + plate.height)
        sheet.height += len(rows) * (caption + gap + high)
        sheet.center = (size[0] // 2, size[1] // 2)
        brush.panel(sheet, SLATE, line=BRASS, radius=14)
        plate.midtop = (sheet.centerx, sheet.top + pad)
        self._write(brush, seen, plate)
        top = plate.bottom
        for row in rows:
            words = pygame.Rect(sheet.left + pad, top + gap // 2, sheet.width - 2 * pad, caption)
            brush.write(words, row[0], TypeStyle.NOTE, IVORY, align="centre")
            self._draw_row(brush, row, pygame.Rect(words.left, words.bottom + gap // 2, words.width, high))
            top += caption + gap + high
        return sheet

    def _draw_row(self, brush: Brush, row: CardsInRow, box: pygame.Rect) -> None:
        cards = row[1]
        gap = brush.theme.px(8)
        wide, _high = size_of(box.height)
        all_wide = _width(len(cards), box.height, gap, box.width)
        step = (all_wide - wide) / max(1, len(cards) - 1)
        for number, card in enumerate(cards):
            left = box.centerx - all_wide / 2 + number * step
            brush.surface.blit(self._picture(card, box.height), (round(left), box.top))

    def _picture(self, card: Card | None, high: int) -> pygame.Surface:
        assert self._sprites is not None
        settings = self._context.settings
        if card is None:
            return self._sprites.back(settings.deck, settings.back, high)
        return self._sprites.face(settings.deck, card, high)


def _styled(lines: tuple[str, ...]) -> list[tuple[str, TypeStyle]]:
    """Return the lines with their styles: the title large, the others smaller."""
    return [(line, TypeStyle.NOTE if number else TypeStyle.LABEL) for number, line in enumerate(lines)]


def _width(count: int, high: int, gap: int, most: int) -> int:
    """Return the width of `count` cards side by side, at most `most`; cards without enough room overlap."""
    wide = round(high * RATIO)
    return min(most, count * wide + (count - 1) * gap)


_STEPS: Final[Mapping[str, int]] = {"left": -1, "up": -1, "right": 1, "down": 1, "tab": 1}
_FUNCTION: Final = re.compile(r"f[0-9]+")


class CloserLook(Companion):
    """Companion that opens, moves and closes the closer look.

    `seen`: the current look, or None; `drawn`: the rectangle that it covers.
    """

    def __init__(self, board: TableContext) -> None:
        super().__init__(board)
        self._picture = CloseUp(board.context)
        self.seen: LookedAt | None = None
        self.drawn = pygame.Rect(0, 0, 0, 0)
        self._view = board.timeline.view

    @property
    def modal(self) -> bool:  # type: ignore[override]
        """True while a closer look is open: a press closes it and does nothing else."""
        return self.seen is not None

    # What can be looked at

    def _all(self) -> list[LookedAt]:
        """Return a look at everything that can be looked at, my cards first."""
        board = self.board
        view = board.timeline.view
        layout = board.layout
        deck = board.context.settings.deck
        cards = [card_looked_at(card, deck) for card in (*layout.hand, *layout.table)]
        stock = [stock_looked_at(view, board.status_line.names)] if view.stock and layout.regions.stock else []
        return [*cards, *stock, *(self._pile(side) for side in range(len(board.sides)))]

    def _pile(self, side: int) -> LookedAt:
        board = self.board
        return pile_looked_at(board.timeline.view, side, board.sides[side], counted=board.counts_piles)

    def _at(self, pos: Point) -> LookedAt | None:
        """Return the look at whatever is at a point; None if nothing is there."""
        board = self.board
        card = board.card_at(pos)
        pile = pile_at(board.layout, pos)
        stock = board.layout.regions.stock
        if card is not None:
            return card_looked_at(card, board.context.settings.deck)
        if pile is not None:
            return self._pile(pile)
        is_stock = stock is not None and board.timeline.view.stock and stock.contains(pos)
        return stock_looked_at(board.timeline.view, board.status_line.names) if is_stock else None

    def look(self, seen: LookedAt | None) -> Answer:
        """Show this closer look, or close the open one if it is None."""
        self.seen, self._view = seen, self.board.timeline.view
        if seen is None:
            self._picture.end()
        else:
            self._picture.begin()
        return USED

    def settled(self, view: PlayerView, *, my_turn: bool) -> None:
        if self.seen is not None and view != self._view:  # it may be gone, or the subject of a memory question
            self.look(None)

    # Intents

    def handle(self, intent: Intent) -> Answer:
        return self._begin(intent) if self.seen is None else self._go_on(intent)

    def _begin(self, intent: Intent) -> Answer:
        if self.board.has_modal:
            return None
        match intent:
            case Press(pos, 3):
                return USED if self.board.timeline.moving else self.look(self._at(pos))
            case Release(_, 3):
                return USED
            case Key() if LOOK_CLOSER.is_pressed(intent):
                self.board.skip(lets_lie=True)
                control = self.board.control
                every = self._all()
                card = control.choice.focus if control.choice.aimed is None else control.choice.aimed
                focused = (
                    None if card is None else next((one for one in every if one.name == f"card:{name_of(card)}"), None)
                )
                pointed = None if control.keyboard or control.pointer == NOWHERE else self._at(control.pointer)
                return self.look(focused or pointed or (every[0] if every else None))
        return None

    def _go_on(self, intent: Intent) -> Answer:
        match intent:
            case Key(alt=False, command=False) if intent.name in _STEPS:
                step = -1 if intent.shift and intent.name == "tab" else _STEPS[intent.name]
                every = self._all()
                names = [one.name for one in every]
                place = names.index(self.seen.name) if self.seen is not None and self.seen.name in names else -step
                return self.look(every[(place + step) % len(every)] if every else None)
            case Key() if intent.alt or intent.command or _FUNCTION.fullmatch(intent.name):
                self.look(None)
                return None
            case Press() | Release(_, 3) | Key() | Back():
                return self.look(None)
        return USED

    def close(self) -> None:
        self.look(None)

    # Pictures

    def spoken_parts(self) -> Sequence[Spoken]:
        if self.seen is None:
            return ()
        words = self.seen.describe(self.board.context.settings.deck)
        return (Spoken(f"look:{self.seen.name}", SpokenRole.TEXT, words, live=True),)

    def draw(self, brush: Brush) -> None:
        if self.seen is not None:
            with brush.text.heard.quiet():
                self.drawn = self._picture.draw(brush, self.seen)
