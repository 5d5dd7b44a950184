"""Knowledge of a seat before it played a card: its hand, the face-up cards, the others' numbers of cards, no more.

An overlay over the table or its review. All it shows is a SeatKnowledge, which is a view as the computer's players get
it; a hand that must not be seen yet is not in it.
"""

from collections.abc import Callable, Sequence

import pygame

from scopa_gui.coach.review.seat_knowledge import SeatKnowledge
from scopa_gui.engine.cards import cards_of
from scopa_gui.engine.moves import Move, Played
from scopa_gui.game.persons import is_person
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Intent, Key, Press
from scopa_gui.ui.kit.scene import USED, Answer, Pop
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, group_of, in_one
from scopa_gui.ui.kit.theme import INK, INK_SOFT, WINE, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.text_page import Block, BlockKind, TextPage
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pages.sheet_buttons import place_below, sheet_over
from scopa_gui.ui.pictures.awaited import draw_awaited
from scopa_gui.ui.pictures.card_row import ArrowPiece, CardsPiece, Deck, Row
from scopa_gui.ui.pictures.felt import FeltPictures
from scopa_gui.ui.play.seat_knowledge_painter import draw_felt, draw_pack
from scopa_gui.ui.table.spoken_cards import spoken_cards
from scopa_gui.ui.words.seat_knowledge_words import given_words, hand_words, knowledge_title, knowledge_words
from scopa_gui.ui.words.sides import table_names
from scopa_gui.ui.words.table_talk import who_words
from scopa_gui.ui.words.translation import _, ngettext

_FELT = 0.47
"""Of the sheet's width, what lay on the table."""
_PACK = 0.7
"""Of the height beside it, the pack."""
_SMALLER = 0.56
_LEAST = 176
"""Of the moves one by one, the size for that of pictures among a text, and units of width."""
_APART = 1.12
"""From one card that is taken to the next, for its width, where there are two."""


class SeatKnowledgeScreen(ControlScreen):
    """`knowledge` of the seat that played a move, by its number from 0 to below `moves`; `seats` as at the table.

    `is_help`: it counts as help to look at it, for a smazzata goes on.
    """

    overlay = True

    def __init__(
        self,
        context: Context,
        knowledge: Callable[[int], SeatKnowledge],
        moves: int,
        seats: Sequence[str],
        number: int,
        *,
        is_help: bool = False,
    ) -> None:
        super().__init__(context)
        self._is_help = is_help
        self._knowledge_at, self._moves, self._seats = knowledge, moves, tuple(seats)
        self._page = TextPage("moves", [], context.text, FeltPictures(context.cards, _SMALLER, _LEAST))
        self._lists_moves = False
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self._low = 0
        self.number = number
        self.knowledge = knowledge(number)

    # Controls

    def build(self) -> list[Widget]:
        earlier = Button("earlier", _("Earlier"), lambda: self._turn_to(self.number - 1), ButtonKind.PAPER)
        later = Button("later", _("Later"), lambda: self._turn_to(self.number + 1), ButtonKind.PAPER)
        earlier.enabled = self.number > 0
        later.enabled = self.number + 1 < self._moves
        other = _("The cards") if self._lists_moves else _("Cards played")
        buttons: list[Widget] = [
            earlier,
            later,
            Button("other", other, self._change, ButtonKind.PAPER),
            Button("close", _("Close"), Pop, ButtonKind.PAPER),
        ]
        self._page.blocks = self._lines()
        return [self._page, *buttons] if self._lists_moves and self._page.blocks else buttons

    def arrange(self) -> None:
        self._sheet = sheet_over(self.theme)
        buttons = [widget for widget in self.group.widgets if widget is not self._page]
        self._low = place_below(buttons, self._sheet, self.theme)
        right = self._places()[2]
        self._page.place(pygame.Rect(right.left, right.top, right.width, round(right.height * _PACK)), self.theme)

    def _places(self) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Return the boxes of the words on top, of the felt, and of the part next to it."""
        theme = self.theme
        inner = self._sheet.inflate(-2 * theme.px(28), -2 * theme.px(20))
        head = inner.top + theme.px(44)
        words = pygame.Rect(inner.left, head, inner.width, theme.px(50))
        top = words.bottom + theme.px(8)
        felt = pygame.Rect(inner.left, top, round(inner.width * _FELT), self._low - top)
        right = felt.right + theme.px(22)
        return words, felt, pygame.Rect(right, top, inner.right - right, felt.height)

    def handle(self, intent: Intent) -> Answer:
        match intent:
            case Key(name="left", alt=False, command=False):
                return self._turn_to(self.number - 1)
            case Key(name="right", alt=False, command=False):
                return self._turn_to(self.number + 1)
            case Key(name="k", alt=False, command=False):
                return Pop()
            case Press(pos, 1) if not self._sheet.collidepoint(pos):
                return Pop()
        return super().handle(intent)

    def _turn_to(self, number: int) -> Answer:
        if 0 <= number < self._moves:
            self.number, self.knowledge = number, self._knowledge_at(number)
            self.rebuild()
        return USED

    def _change(self) -> Answer:
        """The pack, or the moves one by one."""
        self._lists_moves = not self._lists_moves
        self.rebuild()
        return USED

    # Words

    @property
    def _names(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        return table_names(self._seats, self.knowledge.view.rules.sides)

    def _move_words(self, played: Played) -> str:
        return who_words(self._names[0][played.seat], played.move, self.context.settings.deck)

    def _lines(self) -> list[Block]:
        """The moves, the last one first."""
        return [
            Block(BlockKind.PICTURE, (f"{number}. {self._move_words(played)}",), picture=(_row_of(played.move),))
            for number, played in reversed(list(enumerate(self.knowledge.history, 1)))
        ]

    @property
    def words(self) -> tuple[str, ...]:
        """Words on the cards not seen and those forgotten."""
        is_computer = not is_person(self._seats[self.knowledge.seat])
        lines = knowledge_words(self.knowledge, self._names[0], is_computer=is_computer)
        return (*lines, _("Looking at this before the round is over counts as help.")) if self._is_help else lines

    def spoken_parts(self) -> Sequence[Spoken]:
        known = self.knowledge
        deck = self.context.settings.deck
        (names, sides) = self._names
        people = [
            Spoken(f"seat:{seat}", SpokenRole.TEXT, in_one(names[seat], _cards(count)))
            for seat, count in enumerate(known.counts)
        ]
        stock = in_one(_("The cards still to be dealt"), _cards(known.view.stock))
        people += [Spoken("stock", SpokenRole.TEXT, stock)] if known.view.stock else []
        taken = [
            part
            for side, pile in enumerate(known.piles)
            for part in spoken_cards(f"pile:{side}", _("{side}: the cards taken").format(side=sides[side]), pile, deck)
        ]
        return (
            *group_of("people", _("Players"), people),
            *spoken_cards("lying", _("On the table"), known.view.table, deck),
            *spoken_cards("hand", hand_words(names[known.seat], mine=known.is_mine), known.hand, deck),
            *taken,
            *spoken_cards("forgotten", _("Forgotten"), known.forgotten, deck),
        )

    # Pictures

    def draw_still(self, surface: pygame.Surface) -> None:
        theme = self.theme
        brush = self.brush(surface)
        known = self.knowledge
        names, sides = self._names
        self.draw_sheet(surface, self._sheet)
        words, felt, right = self._places()
        head = pygame.Rect(words.left, words.top - theme.px(44), words.width * 76 // 100, theme.px(44))
        brush.write(head, knowledge_title(known, names), TypeStyle.HEADING, WINE)
        where = _("Round {number}, card {card}").format(number=known.smazzata, card=known.place + 1)
        place_box = pygame.Rect(head.right, head.top, words.right - head.right, head.height)
        brush.write(place_box, where, TypeStyle.NOTE, INK_SOFT, align="right")
        brush.write(words, given_words(), TypeStyle.NOTE, INK_SOFT, valign="top")
        settings = self.context.settings
        cards = Deck(self.context.sprites, settings.deck, settings.back)
        draw_felt(brush, (self.context.sprites, settings), felt, known, names)
        pack = pygame.Rect(right.left, right.top, right.width, round(right.height * _PACK))
        if self._lists_moves and not known.history:
            draw_awaited(brush, cards, pack, _("Nobody has played yet."), ("", "", ""))
        elif not self._lists_moves:
            draw_pack(brush, cards, pack, known, sides)
        below = pygame.Rect(
            right.left, pack.bottom + theme.px(8), right.width, right.bottom - pack.bottom - theme.px(8)
        )
        brush.write(below, " ".join(self.words), TypeStyle.NOTE, INK, valign="top")


def _row_of(move: Move) -> Row:
    """A move: the card, and what it takes."""
    played = CardsPiece((move.card,))
    if move.is_lay or move.is_for_itself:
        return (played,)
    taken = cards_of(move.taken)
    return played, ArrowPiece(), CardsPiece(taken, step=min(_APART, _APART / max(1, len(taken) - 1)))


def _cards(count: int) -> str:
    return ngettext("{count} card", "{count} cards", count).format(count=count)
