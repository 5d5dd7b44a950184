"""Closer look at a card, the stock or a pile.

It lasts while the right button or a finger is held on it, or with Z until another key is pressed. Nothing can be played
meanwhile. Arrows and Tab step through everything that can be looked at.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from scopa_gui.art.masters import MASTER, tallest
from scopa_gui.engine.cards import Card, bit, cards_of, name_of
from scopa_gui.engine.view import PlayerView
from scopa_gui.store.paths import assets
from scopa_gui.store.settings import Settings
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.intents import NOWHERE, Back, Intent, Key, Point, Press, Release
from scopa_gui.ui.kit.layout import Drawn, Part, Row, Space, Stack, Words
from scopa_gui.ui.kit.page_parts import Panel
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, in_one
from scopa_gui.ui.kit.theme import IVORY, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.bindings import LOOK_CLOSER
from scopa_gui.ui.pictures.card_drawing import Deck
from scopa_gui.ui.pictures.card_places import in_row
from scopa_gui.ui.pictures.sprites import Sprites, size_of
from scopa_gui.ui.table.companions.companion import Companion, TableContext
from scopa_gui.ui.table.geometry.card_rows import pile_order_of
from scopa_gui.ui.table.geometry.hit_test import pile_at
from scopa_gui.ui.words.table_talk import card_line, count_words, scope_words, sentence
from scopa_gui.ui.words.translation import _, card_name

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

    def describe(self) -> str:
        """Return the lines and the cards in the captioned rows, in words."""
        named = [
            _("{name}: {words}").format(
                name=caption, words=", ".join(card_name(card) for card in cards if card is not None)
            )
            for caption, cards in self.rows
            if caption
        ]
        return in_one(*self.lines, *named)


def card_looked_at(card: Card) -> LookedAt:
    """Return the closer look at a face-up card or one in my hand."""
    return LookedAt(f"card:{name_of(card)}", (card_line(card),), (("", (card,)),))


def stock_looked_at(view: PlayerView, names: Sequence[str]) -> LookedAt:
    """Return the closer look at the stock: how many cards are left, and who deals. `names` are by seat."""
    dealer = _("You deal") if view.dealer == 0 else _("{name} deals").format(name=names[view.dealer])
    return LookedAt("stock", (_("The cards still to be dealt"), count_words(view.stock), dealer), (("", (None,)),))


def pile_looked_at(view: PlayerView, side: int, name: str, *, counted: bool) -> LookedAt:
    """Return the closer look at a side's pile. `name`: the side's name; `counted`: show the number of cards."""
    lines = [_("{side}: the cards taken").format(side=name)]
    pile = view.piles[side]
    scope = view.scope[side]
    if not pile:
        lines.append(_("Nothing taken yet"))
    elif counted:
        lines.append(count_words(pile.bit_count()))
    if scope:
        lines.append(scope_words(scope))
    captures = (move for seat, move in reversed(view.history) if view.side_of(seat) == side and not move.is_lay)
    last = next(((move.card, *cards_of(move.taken & ~bit(move.card))) for move in captures), ())
    rows = [(_("Scopas"), pile_order_of(view).scope[side]), (_("Last capture"), last)]
    shown = tuple((caption, cards) for caption, cards in rows if cards)
    return LookedAt(f"pile:{side}", tuple(map(sentence, lines)), shown or ((("", (None,)),) if pile else ()))


_SHARE = 0.94
"""Largest share of the window's width and height that is used."""
_CARD = 0.8
"""Greatest height of a single card, as a share of the window's height."""
_BACK = 0.5
"""Greatest height of a card back, which has nothing to read, as a share of the window's height."""
_IN_ROW = 240
"""Greatest height, in units, of a card in a row."""


def draw_close_up(brush: Brush, seen: LookedAt, sprites: Sprites, settings: Settings) -> pygame.Rect:
    """Draw the closer look in the middle of the window; return the rectangle it covers.

    It is a card with words on a plate below it, or words with captioned rows of cards below them on one sheet.
    """
    theme = brush.theme
    room = round(theme.size[0] * _SHARE), round(theme.size[1] * _SHARE)
    styles = [TypeStyle.LABEL, *[TypeStyle.NOTE] * (len(seen.lines) - 1)]
    words = [_line(line, style) for line, style in zip(seen.lines, styles, strict=True)]
    width = max(brush.text.width(line.words, line.style, theme) for line in words) + theme.space(5)
    width = min(width, room[0])
    if seen.rows and not seen.rows[0][0]:
        cards = seen.rows[0][1]
        card = cards[0]
        sharp, share = (MASTER[1], _BACK) if card is None else (tallest(assets(), settings.deck, card), _CARD)
        height = min(sharp, round(theme.size[1] * share))
        plate = Panel(Stack(*words, gap=0.0), (1.0, 1.0), line=None, width=width / theme.unit)
        picture = Drawn(partial(_draw_cards, sprites, settings, cards, shadow=True), height / theme.unit)
        page: Part = Stack(picture, Row(Space(), plate, Space(), gap=0.0), gap=1.25)
        width = max(width, size_of(height)[0])
    else:
        parts: list[Part] = [*words]
        for caption, cards in seen.rows:
            parts += [_line(caption, TypeStyle.NOTE), Drawn(partial(_draw_cards, sprites, settings, cards), _IN_ROW)]
            width = max(width, len(cards) * (size_of(theme.px(_IN_ROW))[0] + theme.px(8)))
        width = min(width + 2 * theme.space(2), room[0])
        page = Panel(Stack(*parts, gap=0.5), (2.0, 2.0))
    window = pygame.Rect((0, 0), theme.size)
    page.paint(brush, shapes.around(window.center, (width, min(page.height(brush, width), room[1]))))
    return page.rect


def _draw_cards(
    sprites: Sprites,
    settings: Settings,
    cards: Sequence[Card | None],
    brush: Brush,
    box: pygame.Rect,
    *,
    shadow: bool = False,
) -> None:
    """Draw cards side by side, or overlapping if there is not enough room."""
    width, height = size_of(box.height)
    if shadow:
        blur = max(8, brush.theme.px(40))
        soft = shapes.shadow((width, height), round(height * 0.04), blur, 170)
        shapes.blit(brush.surface, soft, (box.centerx, box.centery + blur // 4))
    middles = in_row(box.centerx, box.width, width, len(cards), width + brush.theme.px(8))
    deck = Deck(sprites, settings.deck, settings.back)
    for card, x in zip(cards, middles, strict=True):
        deck.draw(brush.surface, card, height, Placement(x, box.centery), shadow=False)


def _line(words: str, style: TypeStyle) -> Words:
    return Words(words, style, IVORY, align="centre", valign="middle", most=1.0)


_STEPS: Final[Mapping[str, int]] = {"left": -1, "up": -1, "right": 1, "down": 1, "tab": 1}
_FUNCTION: Final = re.compile(r"f[0-9]+")


class CloserLook(Companion):
    """Companion that opens, moves and closes the closer look.

    `seen`: the current look, or None; `drawn`: the rectangle that it covers.
    """

    def __init__(self, screen: TableContext) -> None:
        super().__init__(screen)
        self._sprites: Sprites | None = None
        """Large sprites, which exist only while it is open."""
        self.seen: LookedAt | None = None
        self.drawn = pygame.Rect(0, 0, 0, 0)
        self._view = screen.timeline.view

    @property
    def modal(self) -> bool:
        """True while a closer look is open: a press closes it and does nothing else."""
        return self.seen is not None

    # What can be looked at

    def _all(self) -> list[LookedAt]:
        """Return a look at everything that can be looked at, my cards first."""
        screen = self.screen
        view = screen.timeline.view
        layout = screen.layout
        cards = [card_looked_at(card) for card in (*layout.hand, *layout.table)]
        stock = [stock_looked_at(view, screen.status_line.names)] if view.stock and layout.regions.stock else []
        return [*cards, *stock, *(self._pile(side) for side in range(len(screen.sides)))]

    def _pile(self, side: int) -> LookedAt:
        screen = self.screen
        return pile_looked_at(screen.timeline.view, side, screen.sides[side], counted=screen.counts_piles)

    def _at(self, pos: Point) -> LookedAt | None:
        """Return the look at whatever is at a point; None if nothing is there."""
        screen = self.screen
        card = screen.card_at(pos)
        if card is not None:
            return card_looked_at(card)
        pile = pile_at(screen.layout, pos)
        if pile is not None:
            return self._pile(pile)
        view = screen.timeline.view
        stock = screen.layout.regions.stock
        is_stock = stock is not None and view.stock and stock.contains(pos)
        return stock_looked_at(view, screen.status_line.names) if is_stock else None

    def look(self, seen: LookedAt | None) -> Answer:
        """Show this closer look, or close the open one if it is None."""
        self.seen = seen
        self._view = self.screen.timeline.view
        context = self.screen.context
        self._sprites = None if seen is None else self._sprites or Sprites.of(assets(), context.paths.cache)
        if self._sprites is not None:
            self._sprites.dress(context.settings)
        return USED

    def settled(self, view: PlayerView, *, my_turn: bool) -> None:
        if self.seen is not None and view != self._view:  # it may be gone, or the subject of a memory question
            self.look(None)

    # Intents

    def handle(self, intent: Intent) -> Answer:
        if self.seen is None:
            return None if self.screen.has_modal else self._open(intent)
        match intent:
            case Key(alt=False, command=False) if intent.name in _STEPS:
                step = -1 if intent.shift and intent.name == "tab" else _STEPS[intent.name]
                every = self._all()
                names = [one.name for one in every]
                number = names.index(self.seen.name) if self.seen.name in names else -step
                return self.look(every[(number + step) % len(every)] if every else None)
            case Key() if intent.alt or intent.command or _FUNCTION.fullmatch(intent.name):
                self.look(None)
                return None
            case Press() | Release(_, 3) | Key() | Back():
                return self.look(None)
        return USED

    def _open(self, intent: Intent) -> Answer:
        """Open it: at the pointer by the right button; by a key at the card of the keyboard, or at the pointer."""
        match intent:
            case Press(pos, 3):
                return USED if self.screen.timeline.moving else self.look(self._at(pos))
            case Release(_, 3):
                return USED
            case Key() if LOOK_CLOSER.is_pressed(intent):
                self.screen.skip(lets_lie=True)
                control = self.screen.control
                every = self._all()
                card = control.choice.focus if control.choice.aimed is None else control.choice.aimed
                name = "" if card is None else f"card:{name_of(card)}"
                focused = next((one for one in every if one.name == name), None)
                pointed = None if control.keyboard or control.pointer == NOWHERE else self._at(control.pointer)
                return self.look(focused or pointed or (every[0] if every else None))
        return None

    def close(self) -> None:
        self.look(None)

    # Pictures

    def spoken_parts(self) -> Sequence[Spoken]:
        if self.seen is None:
            return ()
        words = self.seen.describe()
        return (Spoken(f"look:{self.seen.name}", SpokenRole.TEXT, words, live=True),)

    def draw(self, brush: Brush) -> None:
        if self.seen is not None and self._sprites is not None:
            with brush.text.heard.quiet():
                self.drawn = draw_close_up(brush, self.seen, self._sprites, self.screen.context.settings)
