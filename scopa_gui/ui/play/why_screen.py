"""Explanation of a move ("Why?"): a seat's knowledge before it played a card, its other moves, and the reason.

It is a sheet over the table. coach/review/move_explained.py decides how much may be revealed; of the others' moves in a
smazzata still being played that is only the face-up cards.
"""

from collections.abc import Sequence

import pygame

from scopa_gui.ai.levels import ADVISER, level_of
from scopa_gui.ai.player import Choice, Limit
from scopa_gui.coach.judging.advice import AdviceQuestion
from scopa_gui.coach.review.move_explained import (
    alternatives,
    explainer_of,
    is_repeatable,
    open_reason,
    reason_of_move,
    recalled,
    shown_view,
)
from scopa_gui.coach.review.seat_knowledge import knowledge_at
from scopa_gui.engine.cards import Card, bit, cards_of
from scopa_gui.engine.moves import Move
from scopa_gui.game.persons import is_person
from scopa_gui.game.thinking import ChoiceQuestion
from scopa_gui.game.worker import Handle
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Intent, Key, Press
from scopa_gui.ui.kit.layout import Drawn, Paper, Part, Row, Space, Stack, Words
from scopa_gui.ui.kit.page_parts import Buttons, Overlay, section
from scopa_gui.ui.kit.scene import USED, Answer, Pop, Push
from scopa_gui.ui.kit.theme import BAIZE, GOLD_DEEP, INK, INK_SOFT, IVORY, WINE, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pages.verdict_table import VerdictLine, VerdictTable
from scopa_gui.ui.pictures.felt import draw_laid
from scopa_gui.ui.play.why_facts import WhyFacts
from scopa_gui.ui.table.input.choice_words import gains_words
from scopa_gui.ui.table.input.move_choice import gains_of
from scopa_gui.ui.words.level_names import level_name
from scopa_gui.ui.words.reason_words import reason_of_another, reason_words
from scopa_gui.ui.words.seat_knowledge_words import covered_words, hand_words, unseen_words
from scopa_gui.ui.words.sides import partner_of
from scopa_gui.ui.words.table_talk import move_words, played_words, sentence, who_words
from scopa_gui.ui.words.translation import _, decimal

SECONDS = 0.6
"""The Maestro's limit for a move of mine."""
_ROWS = 6
"""Moves that are listed at most."""


class WhyScreen(ControlScreen):
    """An overlay for one move after the other: Left and Right go to the moves before and after, Esc closes."""

    overlay = True

    def __init__(self, context: Context, facts: WhyFacts, number: int) -> None:
        super().__init__(context)
        self.facts = facts
        self._choices: dict[int, Choice] = {}
        self._asked: set[int] = set()
        self._handle: Handle | None = None
        self._has_answered = False
        self._go(number)

    def _go(self, number: int) -> None:
        self._cancel()
        self.moment = self.facts.table.moment(number)
        self.known = shown_view(self.facts.table, self.moment, all_open=self.facts.all_open)
        if self.known is None:
            return
        if self._is_mine and not self._is_past:
            self.facts.on_asked()
        if number not in self._choices:
            saved = self.facts.choices.get(number)
            found = recalled(self.known, saved) if saved is not None else None
            if found is None or not (self._is_a_persons or found.move == self.moment.move):
                self._ask(number)
            else:
                self._choices[number] = found

    @property
    def _is_mine(self) -> bool:
        """True if I played it: at a watched table no move is mine."""
        return self.moment.seat == 0 and is_person(self.facts.table.seats[0])

    @property
    def _is_a_persons(self) -> bool:
        return is_person(self.facts.table.seats[self.moment.seat])

    @property
    def is_second_opinion(self) -> bool:
        """True when the player was asked again, and need not find what it thought when it played."""
        if self.known is None or self._is_a_persons or self.moment.number not in self._asked:
            return False
        if not is_repeatable(self.known, explainer_of(self.facts.table.seats, self.moment.seat)):
            return True
        return self.choice is not None and self.choice.move != self.moment.move

    @property
    def _is_past(self) -> bool:
        table = self.facts.table
        return self.moment.smazzata < table.smazzata or table.to_move is None

    def _ask(self, number: int) -> None:
        moment = self.moment
        record = self.facts.table.record
        assert self.known is not None
        seed = f"{record.seed}/{number}"
        self._asked.add(number)
        if self._is_a_persons:
            question: AdviceQuestion | ChoiceQuestion = AdviceQuestion(self.known, Limit(seconds=SECONDS), seed)
        else:
            player = explainer_of(self.facts.table.seats, moment.seat)
            level = level_of(player)
            question = ChoiceQuestion(self.known, player, level.limit() if level else Limit(), seed)
        self._handle = self.facts.thinker.ask(question, lambda choice: self._answered(number, choice))

    def _answered(self, number: int, choice: Choice) -> None:
        self._choices[number] = choice
        self._has_answered = True

    @property
    def choice(self) -> Choice | None:
        """The choice of the computer that played, or the adviser's for my move; None while hidden or not there."""
        return self._choices.get(self.moment.number) if self.known is not None else None

    @property
    def waits(self) -> bool:
        """True while an answer is awaited."""
        return self.known is not None and self.choice is None

    def update(self, dt: float) -> Answer:
        if self.waits:
            self.facts.thinker.poll()
        if self._has_answered:
            self._has_answered = False
            self.renew()
        self.animating = self.waits
        return None

    def close(self) -> None:
        self._cancel()

    def _cancel(self) -> None:
        if self._handle is not None:
            self._handle.cancel()

    # Parts

    def content(self) -> Part:
        moment = self.moment
        earlier = Button("earlier", _("Earlier"), self._earlier, ButtonKind.PAPER)
        later = Button("later", _("Later"), self._later, ButtonKind.PAPER)
        earlier.enabled = moment.number > 0
        later.enabled = moment.number + 1 < self.facts.table.moves_played
        knew = Button("knew", _("What was known (K)"), self._what_was_known, ButtonKind.PAPER)
        close = Button("close", _("Close"), Pop, ButtonKind.PAPER)
        where = _("Round {number}, card {card}").format(number=moment.smazzata, card=moment.place + 1)
        head = Row(
            Words(self.title(), TypeStyle.HEADING, WINE, valign="middle", share=0.76),
            Words(where, TypeStyle.NOTE, align="right", valign="middle", share=0.24),
        )
        body = Row(Drawn(self._draw_felt, share=0.47), self._thoughts(), gap=3.0, grow=1.0)
        self.paper = Paper(Stack(head, body, Buttons(later, earlier, knew, back=close)))
        return Overlay(self.paper, width=1160, height=690)

    def _thoughts(self) -> Part:
        """Return the knowledge, the moves with their worth, and the reason."""
        closed = self.known is None
        table = VerdictTable(self.lines(), height=62 if closed else 44, ink=GOLD_DEEP if closed else INK_SOFT)
        reason = Words(self.reason(), TypeStyle.BODY, INK, explains=True)
        moves = section(self.heading(), table, Space(1.5), reason, Space(), grow=1.0)
        return Stack(Words(self.knew(), TypeStyle.NOTE, lines=2), moves, gap=0.5, share=0.53)

    def handle(self, intent: Intent) -> Answer:
        match intent:
            case Key(name="left", alt=False, command=False):
                return self._earlier()
            case Key(name="right", alt=False, command=False):
                return self._later()
            case Key(name="k", alt=False, command=False):
                return self._what_was_known()
            case Key(name="w", alt=False, command=False):
                return Pop()
            case Press(pos, 1) if not self.paper.rect.collidepoint(pos):
                return Pop()
        return super().handle(intent)

    def _earlier(self) -> Answer:
        return self._turn_to(self.moment.number - 1)

    def _later(self) -> Answer:
        return self._turn_to(self.moment.number + 1)

    def _turn_to(self, number: int) -> Answer:
        if 0 <= number < self.facts.table.moves_played:
            self._go(number)
            self.rebuild()
        return USED

    def _what_was_known(self) -> Answer:
        """All that was given to who played: while the smazzata goes on it shows what is out, and so is help."""
        facts = self.facts
        if not self._is_past:
            facts.on_asked()
        return Push(
            "seat_knowledge",
            knowledge=lambda number: knowledge_at(facts.table, number, all_open=facts.all_open),
            moves=facts.table.moves_played,
            seats=facts.table.seats,
            number=self.moment.number,
            is_help=not (self._is_past or facts.all_open),
        )

    # Words

    @property
    def _name(self) -> str:
        return self.facts.names[self.moment.seat]

    @property
    def _partner(self) -> str:
        return partner_of(self.facts.names, self.moment.seat, self.facts.table.rules.sides)

    def title(self) -> str:
        """Return the title: the player and the move."""
        move = self.moment.move
        deck = self.context.settings.deck
        return move_words(move, deck) if self._is_mine else who_words(self._name, move, deck)

    def heading(self) -> str:
        """Return the heading of the list on the right."""
        if self.known is None:
            return _("What this card could take")
        if self._is_a_persons:
            return _("What the {name} thinks of your moves").format(name=level_name(ADVISER))
        if self.is_second_opinion:
            return _("A second opinion from {name}").format(name=self._name)
        return _("What {name} expected from each move").format(name=self._name)

    def rows(self) -> list[tuple[Move, str]]:
        """The moves that were thought of, best first, each with its worth; the one that was played is among them."""
        moment = self.moment
        deck = self.context.settings.deck
        if self.known is None:
            return [(move, gains_words(gains_of(moment.view, move), deck)) for move in alternatives(moment)]
        if self.choice is None:
            return []
        found = list(self.choice.candidates)
        tells = len({round(candidate.points, 1) for candidate in found}) > 1
        listed = found[:_ROWS]
        listed += [candidate for candidate in found[_ROWS:] if candidate.move == moment.move]
        if len(listed) > _ROWS:
            del listed[_ROWS - 1]
        return [(candidate.move, _worth(candidate.points) if tells else "") for candidate in listed]

    def lines(self) -> list[VerdictLine]:
        """Return the lines of the list: the rows in words."""
        deck = self.context.settings.deck
        played = self.moment.move
        return [
            VerdictLine(sentence(move_words(move, deck)), worth, is_marked=move == played)
            for move, worth in self.rows()
        ]

    def reason(self) -> str:
        """Return why the move was played, in a sentence or two."""
        moment = self.moment
        deck = self.context.settings.deck
        choice = self.choice
        if self.known is None:
            found = open_reason(moment.view, moment.move)
            if found is not None:
                return reason_of_another(found, deck, self._name, self._partner)
            return _("This card couldn’t take anything.") if moment.move.is_lay else ""
        if choice is None:
            return _("Thinking it over…")
        if self._is_a_persons:
            reasons = " ".join(reason_words(reason, deck, self._partner) for reason in choice.reasons[:2])
            if choice.move == moment.move:
                same = _("The {name} would have played the same.").format(name=level_name(ADVISER))
                return f"{same} {reasons}".strip()
            better = _("The {name} would have played: {move}.").format(
                name=level_name(ADVISER), move=played_words(choice.move, deck)
            )
            return f"{better} {reasons}".strip()
        telling = choice.reasons[:2]
        if (
            choice.move != moment.move or len(self.known.legal_moves()) == 1
        ):  # asked anew and of another mind, or no choice at all
            telling = tuple(filter(None, [reason_of_move(self.known, moment.move)]))
        sentences = " ".join(reason_of_another(reason, deck, self._name, self._partner) for reason in telling)
        return sentences or _("{name} saw no great difference.").format(name=self._name)

    def knew(self) -> str:
        """Return the knowledge of the seat, in one line."""
        if self.known is None:
            return covered_words(self._name)
        return unseen_words(self.known.unseen.bit_count(), self._name, mine=self._is_mine)

    # Pictures

    def _draw_felt(self, brush: Brush, felt: pygame.Rect) -> None:
        """Draw the table as it was, and below it the hand, or of a hidden one the card that was played."""
        theme = brush.theme
        moment = self.moment
        brush.panel(felt, BAIZE, radius=14, raised=False)
        hand = (moment.move.card,) if self.known is None else cards_of(self.known.hand)
        mine = self._is_mine
        below = _("The card played") if self.known is None and not mine else hand_words(self._name, mine=mine)
        inner = Stack(
            *self._cards_under(_("On the table"), cards_of(moment.view.table)), *self._cards_under(below, hand), gap=0.5
        )
        inner.lay(brush, felt.inflate(-2 * theme.px(14), -2 * theme.px(8)))
        inner.draw(brush)

    def _cards_under(self, words: str, cards: Sequence[Card]) -> tuple[Part, Part]:
        """Return a label, and below it cards, those of the move framed."""
        meant = self.moment.move.taken | bit(self.moment.move.card)
        tools = (self.context.sprites, self.context.settings)
        row = Drawn(lambda brush, box: draw_laid(brush.surface, brush.theme, tools, box, cards, meant))
        return Words(words, TypeStyle.NOTE, IVORY), row


def _worth(points: float) -> str:
    """Points with one decimal and a sign; 0.0 without one."""
    return decimal(points, 1, signed=True) if abs(points) >= 0.05 else decimal(0.0)
