"""Sheet "What was known": a seat's hand, the face-up cards and the others' numbers of cards before a move.

It shows only a SeatKnowledge, which is a view as computer players get it, without hands that must stay hidden.
"""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain

import pygame

from scopa_gui.coach.review.seat_knowledge import SeatKnowledge
from scopa_gui.engine.cards import RANKS, SUIT_SETS, Card, Suit, bit, cards_of, rank_of
from scopa_gui.game.persons import is_person
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import rects, shapes
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.intents import Intent
from scopa_gui.ui.kit.layout import Control, Drawn, Painter, Part, Row, Space, Stack, Words, alike
from scopa_gui.ui.kit.scene import Answer, Pop
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, group_of, in_one
from scopa_gui.ui.kit.theme import BAIZE_LIGHT, GOLD_DEEP, INK, IVORY, WINE, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.text_page import Block, BlockKind, TextPage
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.bindings import KNOWN
from scopa_gui.ui.pictures.card_drawing import Deck
from scopa_gui.ui.pictures.card_places import RATIO
from scopa_gui.ui.pictures.card_row import ArrowPiece, CardsPiece, Piece
from scopa_gui.ui.pictures.cards_with_words import draw_cards_with_words
from scopa_gui.ui.pictures.described_rows import spoken_cards
from scopa_gui.ui.pictures.felt import FeltPictures, draw_card_line
from scopa_gui.ui.pictures.signs import side_mark
from scopa_gui.ui.play.move_sheet import MoveSheet
from scopa_gui.ui.words.seat_knowledge_words import given_words, hand_words, knowledge_title, knowledge_words
from scopa_gui.ui.words.sides import table_names
from scopa_gui.ui.words.table_talk import count_words, who_words
from scopa_gui.ui.words.translation import _, ngettext

_SMALLER = 0.56
_LEAST = 176
"""Size of pictures in the list of moves, as a share of those in texts, and their least width in units."""
_APART = 1.12
"""Distance between two captured cards, in card widths."""
_LEAST_ROWS = 3
"""The height is shared out among at least this many rows."""
_TAKEN = 0.3
_FORGOTTEN = 0.72
"""Darkness of a card that was taken, and of one that was taken and forgotten."""


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
        hand = hand_words(names[known.seat], mine=known.is_mine)
        cards = [None] * known.counts[known.seat] if known.is_covered else cards_of(known.hand)
        lying = spoken_cards("lying", _("On the table"), known.view.table)
        felt = self.felt(
            OtherHands(self.context.cards(), known, names),
            *self.cards_under(_("On the table"), cards_of(known.view.table), spoken=lying),
            *self.cards_under(hand, cards, spoken=spoken_cards("hand", hand, known.hand)),
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
            words = f"{number}. {who_words(names[played.seat], move)}"
            self.page.blocks.append(Block(BlockKind.PICTURE, (words,), picture=(row,)))
        if not self._lists_moves:
            piles = (
                spoken_cards(f"pile:{side}", _("{side}: the cards taken").format(side=sides[side]), pile)
                for side, pile in enumerate(known.piles)
            )
            forgotten = spoken_cards("forgotten", _("Forgotten"), known.forgotten)
            return pack_of(cards, known, sides, [*chain(*piles), *forgotten])
        if self.page.blocks:
            return Control(self.page, grow=0.7)
        words = _("Nobody has played yet.")
        return Drawn(lambda brush, box: draw_cards_with_words(brush, cards, box, words, ("", "", "")), grow=0.7)

    def handle(self, intent: Intent) -> Answer:
        return Pop() if KNOWN.is_pressed(intent) else super().handle(intent)

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


class OtherHands(Stack):
    """Line for each other player, and for the stock: the name, the cards face down and their number."""

    def __init__(self, cards: Deck, known: SeatKnowledge, names: Sequence[str]) -> None:
        counts = [(names[seat], count) for seat, count in enumerate(known.counts) if seat != known.seat]
        if known.view.rules.deals_in_threes:
            counts.append((_("Still to be dealt"), known.view.stock))

        def draw_backs(count: int, brush: Brush, box: pygame.Rect) -> None:
            draw_card_line(brush, cards, box.inflate(0, brush.theme.px(6)), [None] * count, least_step=0.12)

        labels = [Words(name, TypeStyle.NOTE, IVORY, valign="middle", share=0.4) for name, _count in counts]
        lines = [
            Row(
                label,
                Drawn(partial(draw_backs, count), share=0.6),
                Words(str(count), TypeStyle.LABEL, IVORY, align="right", valign="middle", width=48),
                gap=0.0,
                grow=1,
            )
            for label, (_name, count) in zip(labels, counts, strict=True)
        ]
        super().__init__(
            *lines, *[Space()] * (_LEAST_ROWS - len(lines)), gap=0.0, grow=0.42, floor=180, one_size=labels
        )
        people = [
            Spoken(f"seat:{seat}", SpokenRole.TEXT, in_one(names[seat], count_words(count)))
            for seat, count in enumerate(known.counts)
        ]
        if known.view.stock:
            stock = in_one(_("The cards still to be dealt"), count_words(known.view.stock))
            people.append(Spoken("stock", SpokenRole.TEXT, stock))
        self._spoken = group_of("people", _("Players"), people)

    @property
    def spoken(self) -> Sequence[Spoken]:
        return self._spoken

    def draw(self, brush: Brush) -> None:
        with brush.text.heard.quiet():  # the number is announced with the name
            super().draw(brush)


def pack_of(cards: Deck, known: SeatKnowledge, sides: Sequence[str], spoken: Sequence[Spoken]) -> Part:
    """Return all forty cards as they were known, and below them the key to the marks and the sides' points."""
    entries = [(_frame_sign(BAIZE_LIGHT), _("on the table now"))]
    if not known.is_covered:
        entries.append((_frame_sign(GOLD_DEEP), _("in the hand")))
    if known.forgotten:
        entries.append((_draw_question_mark, _("forgotten")))
    points = [
        ngettext("{name}: {count} point", "{name}: {count} points", total).format(name=name, count=total)
        for name, total in zip(sides, known.totals, strict=True)
    ]
    marks = [(partial(_draw_side_mark, side), words) for side, words in enumerate(points)]
    return Stack(
        Drawn(lambda brush, box: _draw_cards(brush, cards, box, known), spoken=spoken),
        Legend(entries),
        Legend(marks, short=[str(total) for total in known.totals]),
        gap=0.0,
        grow=0.7,
    )


class Legend(Row):
    """Signs in a line, each with its words, in one size of type; with the `short` words if the others do not fit."""

    def __init__(self, entries: Sequence[tuple[Painter, str]], short: Sequence[str] = ()) -> None:
        self._words = [Words(words, TypeStyle.SMALL, INK, valign="middle") for _sign, words in entries]
        self._short = short
        signs = [Drawn(sign, width=16) for sign, _words in entries]
        super().__init__(*(Row(sign, words) for sign, words in zip(signs, self._words, strict=True)))

    def height(self, brush: Brush, width: int) -> int:
        return round(1.2 * brush.text.height(TypeStyle.SMALL, brush.theme))

    def lay(self, brush: Brush, rect: pygame.Rect) -> None:
        super().lay(brush, rect)
        fits = [brush.text.fit(part.words, part.style, brush.theme, part.rect.size) for part in self._words]
        if None in fits:
            for part, words in zip(self._words, self._short, strict=False):
                part.words = words
        alike(brush, self._words)


def _square(box: pygame.Rect) -> pygame.Rect:
    return rects.sized((min(box.size),) * 2, midleft=box.midleft)


def _frame_sign(colour: Colour) -> Painter:
    """Return the painter of a small frame."""

    def paint(brush: Brush, box: pygame.Rect) -> None:
        spot = _square(box)
        brush.surface.blit(shapes.frame(spot.size, max(2, spot.width // 6), max(2, spot.width // 7), colour), spot)

    return paint


def _draw_question_mark(brush: Brush, box: pygame.Rect) -> None:
    with brush.text.heard.quiet():
        brush.write(box.inflate(box.width // 2, 0), "?", TypeStyle.LABEL, WINE, align="centre")


def _draw_side_mark(side: int, brush: Brush, box: pygame.Rect) -> None:
    spot = _square(box)
    brush.surface.blit(side_mark(side, spot.width), spot)


def _draw_cards(brush: Brush, cards: Deck, box: pygame.Rect, known: SeatKnowledge) -> None:
    """Draw the forty cards, a row for each suit and a column for each rank; unseen cards are face down."""
    step_x = box.width / len(RANKS)
    step_y = box.height / len(SUIT_SETS)
    height = int(min(step_y * 0.95, step_x * 0.92 / RATIO))
    step_x = min(step_x, height * RATIO * 1.3)
    left = box.centerx - step_x * len(RANKS) / 2
    for row, suit in enumerate(Suit):
        for card in cards_of(SUIT_SETS[suit]):
            middle = (round(left + (rank_of(card) - 0.5) * step_x), round(box.top + (row + 0.5) * step_y))
            _draw_card(brush, cards, known, card, middle, height)


def _draw_card(
    brush: Brush, cards: Deck, known: SeatKnowledge, card: Card, middle: tuple[int, int], height: int
) -> None:
    surface = brush.surface
    side = next((side for side, pile in enumerate(known.piles) if pile & bit(card)), None)
    is_shown = bool((known.open | known.hand) & bit(card))
    is_lost = bool(known.forgotten & bit(card))
    dim = 0.0 if side is None else _FORGOTTEN if is_lost else _TAKEN
    cards.draw(surface, card if is_shown else None, height, Placement(*middle, dim=dim))
    place = shapes.around(middle, (round(height * RATIO), height))
    colour = GOLD_DEEP if known.hand & bit(card) else BAIZE_LIGHT if known.view.table & bit(card) else None
    if colour is not None:
        line = max(2, height // 22)
        ring = rects.inset(place, -line)
        surface.blit(shapes.frame(ring.size, max(3, ring.height // 14), line, colour), ring)
    if is_lost:
        brush.write(place, "?", TypeStyle.TITLE, IVORY, align="centre", most=max(13, height // 2))
    elif side is not None:
        mark = side_mark(side, height * 3 // 10)
        surface.blit(mark, mark.get_rect(bottomright=place.bottomright))
