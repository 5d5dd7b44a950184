"""Knowledge of a seat before it played a card: its hand, the face-up cards, the others' numbers of cards, no more.

An overlay over the table or its review. All it shows is a SeatKnowledge, which is a view as the computer's players get
it; a hand that must not be seen yet is not in it.
"""

from collections.abc import Callable, Sequence

from scopa_gui.coach.review.seat_knowledge import SeatKnowledge
from scopa_gui.engine.cards import cards_of
from scopa_gui.engine.moves import Move, Played
from scopa_gui.game.persons import is_person
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Intent, Key, Press
from scopa_gui.ui.kit.layout import Control, Drawn, Paper, Part, Row, Stack, Words
from scopa_gui.ui.kit.page_parts import Buttons, Overlay
from scopa_gui.ui.kit.scene import USED, Answer, Pop
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, group_of, in_one
from scopa_gui.ui.kit.theme import INK, WINE, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.text_page import Block, BlockKind, TextPage
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pictures.awaited import draw_awaited
from scopa_gui.ui.pictures.card_row import ArrowPiece, CardsPiece, Deck, Piece
from scopa_gui.ui.pictures.described_rows import spoken_cards
from scopa_gui.ui.pictures.felt import FeltPictures
from scopa_gui.ui.play.seat_knowledge_painter import draw_felt, pack_of
from scopa_gui.ui.words.seat_knowledge_words import given_words, hand_words, knowledge_title, knowledge_words
from scopa_gui.ui.words.sides import table_names
from scopa_gui.ui.words.table_talk import who_words
from scopa_gui.ui.words.translation import _, ngettext

_SMALLER = 0.56
_LEAST = 176
"""Size of pictures in the list of moves, for that of pictures in a text, and their least width in units."""
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
        self._knowledge_at = knowledge
        self._moves = moves
        self._seats = tuple(seats)
        self.page = TextPage("moves", [], context.text, FeltPictures(context.cards, _SMALLER, _LEAST))
        self._lists_moves = False
        self.paper = Part()
        self.number = number
        self.knowledge = knowledge(number)

    def content(self) -> Part:
        known = self.knowledge
        names, _sides = self._names
        earlier = Button("earlier", _("Earlier"), lambda: self._turn_to(self.number - 1), ButtonKind.PAPER)
        later = Button("later", _("Later"), lambda: self._turn_to(self.number + 1), ButtonKind.PAPER)
        earlier.enabled = self.number > 0
        later.enabled = self.number + 1 < self._moves
        other = Button(
            "other", _("The cards") if self._lists_moves else _("Cards played"), self._change, ButtonKind.PAPER
        )
        close = Button("close", _("Close"), Pop, ButtonKind.PAPER)
        where = _("Round {number}, card {card}").format(number=known.smazzata, card=known.place + 1)
        tools = (self.context.sprites, self.context.settings)
        felt = Drawn(lambda brush, box: draw_felt(brush, tools, box, known, names), share=0.47, spoken=self._spoken())
        right = Stack(self._cards_or_moves(), Words(" ".join(self.words), TypeStyle.NOTE, INK, grow=0.3), share=0.53)
        body = Row(felt, right, gap=3, grow=1)
        body.floor = 475
        self.paper = Paper(
            Stack(
                Row(
                    Words(knowledge_title(known, names), TypeStyle.HEADING, WINE, valign="middle", share=0.76),
                    Words(where, TypeStyle.NOTE, align="right", valign="middle", share=0.24),
                ),
                Words(given_words(), TypeStyle.NOTE, lines=2),
                body,
                Buttons(later, earlier, other, back=close),
            )
        )
        return Overlay(self.paper, 1160, 690)

    def _cards_or_moves(self) -> Part:
        """Return the pack as it was known, or the moves one by one, the last one first."""
        settings = self.context.settings
        cards = Deck(self.context.sprites, settings.deck, settings.back)
        self.page.blocks = [
            Block(BlockKind.PICTURE, (f"{number}. {self._move_words(played)}",), picture=(_row_of(played.move),))
            for number, played in reversed(list(enumerate(self.knowledge.history, 1)))
        ]
        if not self._lists_moves:
            return pack_of(cards, self.knowledge, self._names[1])
        if self.page.blocks:
            return Control(self.page, grow=0.7)
        words = _("Nobody has played yet.")
        return Drawn(lambda brush, box: draw_awaited(brush, cards, box, words, ("", "", "")), grow=0.7)

    def handle(self, intent: Intent) -> Answer:
        match intent:
            case Key(name="left", alt=False, command=False):
                return self._turn_to(self.number - 1)
            case Key(name="right", alt=False, command=False):
                return self._turn_to(self.number + 1)
            case Key(name="k", alt=False, command=False):
                return Pop()
            case Press(pos, 1) if not self.paper.rect.collidepoint(pos):
                return Pop()
        return super().handle(intent)

    def _turn_to(self, number: int) -> Answer:
        if 0 <= number < self._moves:
            self.number = number
            self.knowledge = self._knowledge_at(number)
            self.rebuild()
        return USED

    def _change(self) -> Answer:
        """The pack, or the moves one by one."""
        self._lists_moves = not self._lists_moves
        self.rebuild()
        return USED

    @property
    def _names(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        return table_names(self._seats, self.knowledge.view.rules.sides)

    def _move_words(self, played: Played) -> str:
        return who_words(self._names[0][played.seat], played.move, self.context.settings.deck)

    @property
    def words(self) -> tuple[str, ...]:
        """Words on the cards not seen and those forgotten."""
        is_computer = not is_person(self._seats[self.knowledge.seat])
        lines = knowledge_words(self.knowledge, self._names[0], is_computer=is_computer)
        return (*lines, _("Looking at this before the round is over counts as help.")) if self._is_help else lines

    def _spoken(self) -> Sequence[Spoken]:
        """Return the cards and their numbers for somebody who does not see them."""
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


def _row_of(move: Move) -> tuple[Piece, ...]:
    """A move: the card, and what it takes."""
    played = CardsPiece((move.card,))
    if move.is_lay or move.is_for_itself:
        return (played,)
    taken = cards_of(move.taken)
    return played, ArrowPiece(), CardsPiece(taken, step=min(_APART, _APART / max(1, len(taken) - 1)))


def _cards(count: int) -> str:
    return ngettext("{count} card", "{count} cards", count).format(count=count)
