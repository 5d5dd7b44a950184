"""Sheet "What was known": a seat's hand, the face-up cards and the others' numbers of cards before a move.

It shows only a SeatKnowledge, which is a view as computer players get it, without hands that must stay hidden.
"""

from collections.abc import Callable, Sequence
from itertools import chain

from scopa_gui.coach.review.seat_knowledge import SeatKnowledge
from scopa_gui.engine.cards import Card, cards_of
from scopa_gui.game.persons import is_person
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Intent
from scopa_gui.ui.kit.layout import Control, Drawn, Part, Row, Stack, Words
from scopa_gui.ui.kit.scene import Answer, Pop
from scopa_gui.ui.kit.theme import INK, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.text_page import Block, BlockKind, TextPage
from scopa_gui.ui.pages.bindings import KNOWN
from scopa_gui.ui.pictures.card_row import ArrowPiece, CardsPiece, Piece
from scopa_gui.ui.pictures.cards_with_words import draw_cards_with_words
from scopa_gui.ui.pictures.described_rows import spoken_cards
from scopa_gui.ui.pictures.felt import FeltPictures
from scopa_gui.ui.play.move_sheet import MoveSheet
from scopa_gui.ui.play.seat_knowledge_parts import OtherHands, pack_of
from scopa_gui.ui.words.seat_knowledge_words import given_words, hand_words, knowledge_title, knowledge_words
from scopa_gui.ui.words.sides import table_names
from scopa_gui.ui.words.table_talk import who_words
from scopa_gui.ui.words.translation import _

_SMALLER = 0.56
_LEAST = 176
"""Size of pictures in the list of moves, as a share of those in texts, and their least width in units."""
_APART = 1.12
"""Distance between two captured cards, in card widths."""


class SeatKnowledgeScreen(MoveSheet):
    """Sheet about move `number` of `moves`; `knowledge` returns that of the seat that played a move.

    `seats` are the table's. `is_help` adds that looking at it counts as help.
    """

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
        super().__init__(context, moves, number)
        self._is_help = is_help
        self._knowledge_at = knowledge
        self._seats = tuple(seats)
        self.page = TextPage("moves", [], context.text, FeltPictures(context.cards, _SMALLER, _LEAST))
        self._lists_moves = False
        self.knowledge = knowledge(number)

    def show_move(self, number: int) -> None:
        super().show_move(number)
        self.knowledge = self._knowledge_at(number)

    def content(self) -> Part:
        known = self.knowledge
        names, _sides = self._names
        deck = self.context.settings.deck
        hand = hand_words(names[known.seat], mine=known.is_mine)
        cards: Sequence[Card | None] = cards_of(known.hand)
        if known.is_covered:
            cards = [None] * known.counts[known.seat]
        lying = spoken_cards("lying", _("On the table"), known.view.table, deck)
        felt = self.felt(
            OtherHands(self.context.cards(), known, names),
            *self.cards_under(_("On the table"), cards_of(known.view.table), spoken=lying),
            *self.cards_under(hand, cards, spoken=spoken_cards("hand", hand, known.hand, deck)),
        )
        right = Stack(self._cards_or_moves(), Words(" ".join(self.words), TypeStyle.NOTE, INK, grow=0.3), share=0.53)
        body = Row(felt, right, gap=3, grow=1, floor=475)
        label = _("The cards") if self._lists_moves else _("Cards played")
        other = Button("other", label, self._change, ButtonKind.PAPER)
        given = Words(given_words(), TypeStyle.NOTE, lines=2)
        return self.move_sheet(knowledge_title(known, names), (known.smazzata, known.place), given, body, other=other)

    def _cards_or_moves(self) -> Part:
        """Return the forty cards as they were known, or the list of moves, the latest first."""
        cards = self.context.cards()
        names, sides = self._names
        known = self.knowledge
        self.page.blocks = []
        for number, played in reversed(list(enumerate(known.history, 1))):
            move = played.move
            row: tuple[Piece, ...] = (CardsPiece((move.card,)),)
            if not (move.is_lay or move.is_for_itself):
                taken = cards_of(move.taken)
                apart = min(_APART, _APART / max(1, len(taken) - 1))
                row = (*row, ArrowPiece(), CardsPiece(taken, step=apart))
            words = f"{number}. {who_words(names[played.seat], move, cards.deck)}"
            self.page.blocks.append(Block(BlockKind.PICTURE, (words,), picture=(row,)))
        if not self._lists_moves:
            piles = (
                spoken_cards(f"pile:{side}", _("{side}: the cards taken").format(side=sides[side]), pile, cards.deck)
                for side, pile in enumerate(known.piles)
            )
            forgotten = spoken_cards("forgotten", _("Forgotten"), known.forgotten, cards.deck)
            return pack_of(cards, known, sides, [*chain(*piles), *forgotten])
        if self.page.blocks:
            return Control(self.page, grow=0.7)
        words = _("Nobody has played yet.")
        return Drawn(lambda brush, box: draw_cards_with_words(brush, cards, box, words, ("", "", "")), grow=0.7)

    def handle(self, intent: Intent) -> Answer:
        if KNOWN.is_pressed(intent):
            return Pop()
        return super().handle(intent)

    def _change(self) -> Answer:
        self._lists_moves = not self._lists_moves
        return self.rebuild()

    @property
    def _names(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        return table_names(self._seats, self.knowledge.view.rules.sides)

    @property
    def words(self) -> tuple[str, ...]:
        """Sentences about unseen and forgotten cards, and about help."""
        is_computer = not is_person(self._seats[self.knowledge.seat])
        lines = knowledge_words(self.knowledge, self._names[0], is_computer=is_computer)
        return (*lines, _("Looking at this before the round is over counts as help.")) if self._is_help else lines
