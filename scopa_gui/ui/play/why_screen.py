"""Sheet that explains a move ("Why?"): a seat's knowledge before it played a card, its other moves, and the reason.

coach/review/move_explained.py decides what may be revealed: for the others' moves in the current smazzata, only face-up
cards.
"""

from collections.abc import Callable, Mapping, Sequence

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
from scopa_gui.engine.cards import bit, cards_of
from scopa_gui.engine.moves import Move
from scopa_gui.game.persons import is_person
from scopa_gui.game.table import Table
from scopa_gui.game.thinking import ChoiceQuestion
from scopa_gui.game.worker import Handle, Worker
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Intent
from scopa_gui.ui.kit.layout import Part, Row, Space, Stack, Words
from scopa_gui.ui.kit.page_parts import section
from scopa_gui.ui.kit.scene import Answer, Pop, Push
from scopa_gui.ui.kit.theme import GOLD_DEEP, INK, INK_SOFT, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.pages.bindings import KNOWN, WHY
from scopa_gui.ui.pages.verdict_table import VerdictLine, VerdictTable
from scopa_gui.ui.play.move_sheet import MoveSheet
from scopa_gui.ui.table.input.choice_words import gains_words
from scopa_gui.ui.table.input.move_choice import gains_of
from scopa_gui.ui.words.level_names import level_name
from scopa_gui.ui.words.reason_words import reason_words
from scopa_gui.ui.words.seat_knowledge_words import covered_words, hand_words, unseen_words
from scopa_gui.ui.words.sides import partner_of
from scopa_gui.ui.words.table_talk import move_words, played_words, sentence, who_words
from scopa_gui.ui.words.translation import _, decimal

SECONDS = 0.6
"""Seconds for which the Maestro thinks about one of my moves."""
_ROWS = 6
"""Number of moves listed at most."""


class WhyScreen(MoveSheet):
    """Sheet that explains move `number` of a table; `thoughts` are those of its players, by move number.

    `names` are those of the seats, and `named` the seats as they are named, if others play for them.

    `all_open` means that nothing is hidden. `on_asked` is called when one of my moves is explained, as that is help.
    """

    def __init__(
        self,
        context: Context,
        table: Table,
        names: Sequence[str],
        thinker: Worker,
        thoughts: Mapping[int, Choice],
        number: int,
        *,
        named: Sequence[str] = (),
        all_open: bool = False,
        on_asked: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(context, table.moves_played, number)
        self.table = table
        self._names = names
        self._seats = named or table.seats
        self._thinker = thinker
        self._thoughts = thoughts
        self._is_open = all_open
        self._on_asked = on_asked
        self._choices: dict[int, Choice] = {}
        self._asked: set[int] = set()
        self._handle: Handle | None = None
        self._has_answered = False
        self.show_move(number)

    def show_move(self, number: int) -> None:
        super().show_move(number)
        self._cancel()
        self.moment = self.table.moment(number)
        self.known = shown_view(self.table, self.moment, all_open=self._is_open)
        if self.known is None:
            return
        if self._is_mine and not self._is_past:
            self._on_asked()
        if number not in self._choices:
            saved = self._thoughts.get(number)
            found = recalled(self.known, saved) if saved is not None else None
            if found is None or not (self._is_a_persons or found.move == self.moment.move):
                self._ask(number)
            else:
                self._choices[number] = found

    @property
    def _is_mine(self) -> bool:
        """True if I played it: at a watched table no move is mine."""
        return self.moment.seat == 0 and is_person(self.table.seats[0])

    @property
    def _is_a_persons(self) -> bool:
        return is_person(self.table.seats[self.moment.seat])

    @property
    def is_second_opinion(self) -> bool:
        """True if the computer player was asked again, and may think differently than when it played."""
        if self.known is None or self._is_a_persons or self.number not in self._asked:
            return False
        if not is_repeatable(self.known, explainer_of(self.table.seats, self.moment.seat)):
            return True
        return self.choice is not None and self.choice.move != self.moment.move

    @property
    def _is_past(self) -> bool:
        return self.moment.smazzata < self.table.smazzata or self.table.to_move is None

    def _ask(self, number: int) -> None:
        assert self.known is not None
        seed = f"{self.table.record.seed}/{number}"
        self._asked.add(number)
        if self._is_a_persons:
            question: AdviceQuestion | ChoiceQuestion = AdviceQuestion(self.known, Limit(seconds=SECONDS), seed)
        else:
            player = explainer_of(self.table.seats, self.moment.seat)
            level = level_of(player)
            question = ChoiceQuestion(self.known, player, level.limit() if level else Limit(), seed)

        def answered(choice: Choice) -> None:
            self._choices[number] = choice
            self._has_answered = True

        self._handle = self._thinker.ask(question, answered)

    @property
    def choice(self) -> Choice | None:
        """Choice of the computer that played, or of the adviser for my move; None while hidden or awaited."""
        return self._choices.get(self.number) if self.known is not None else None

    @property
    def waits(self) -> bool:
        return self.known is not None and self.choice is None

    def update(self, dt: float) -> Answer:
        if self.waits:
            self._thinker.poll()
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
        closed = self.known is None
        hand = (moment.move.card,) if self.known is None else cards_of(self.known.hand)
        below = _("The card played") if closed and not self._is_mine else hand_words(self._name, mine=self._is_mine)
        meant = moment.move.taken | bit(moment.move.card)
        on_table = self.cards_under(_("On the table"), cards_of(moment.view.table), meant)
        felt = self.felt(*on_table, *self.cards_under(below, hand, meant))
        lines = [
            VerdictLine(sentence(move_words(move)), worth, is_marked=move == moment.move) for move, worth in self.rows()
        ]
        table = VerdictTable(lines, height=62 if closed else 44, ink=GOLD_DEEP if closed else INK_SOFT)
        reason = Words(self.reason(), TypeStyle.BODY, INK, explains=True)
        moves = section(self.heading(), table, Space(1.5), reason, Space(), grow=1.0)
        thoughts = Stack(Words(self.knew(), TypeStyle.NOTE, lines=2), moves, gap=0.5, share=0.53)
        knew = Button("knew", _("What was known"), self._what_was_known, ButtonKind.PAPER, binding=KNOWN)
        body = Row(felt, thoughts, gap=3.0, grow=1.0)
        return self.move_sheet(self.title(), (moment.smazzata, moment.place), body, other=knew)

    def handle(self, intent: Intent) -> Answer:
        return Pop() if WHY.is_pressed(intent) else super().handle(intent)

    def _what_was_known(self) -> Answer:
        """Show everything that the seat knew; during the smazzata that counts as help."""
        if not self._is_past:
            self._on_asked()
        return Push(
            "seat_knowledge",
            knowledge=lambda number: knowledge_at(self.table, number, all_open=self._is_open),
            moves=self.moves,
            seats=self._seats,
            number=self.number,
            is_help=not (self._is_past or self._is_open),
        )

    # Words

    @property
    def _name(self) -> str:
        return self._names[self.moment.seat]

    @property
    def _partner(self) -> str:
        return partner_of(self._names, self.moment.seat, self.table.rules.sides)

    def title(self) -> str:
        move = self.moment.move
        return move_words(move) if self._is_mine else who_words(self._name, move)

    def heading(self) -> str:
        if self.known is None:
            return _("What this card could take")
        if self._is_a_persons:
            return _("What the {name} thinks of your moves").format(name=level_name(ADVISER))
        if self.is_second_opinion:
            return _("A second opinion from {name}").format(name=self._name)
        return _("What {name} expected from each move").format(name=self._name)

    def rows(self) -> list[tuple[Move, str]]:
        """Return the moves considered, best first, each with its worth; the played move is among them."""
        moment = self.moment
        if self.known is None:
            return [(move, gains_words(gains_of(moment.view, move))) for move in alternatives(moment)]
        if self.choice is None:
            return []
        found = list(self.choice.candidates)
        tells = len({round(candidate.points, 1) for candidate in found}) > 1
        listed = found[:_ROWS]
        listed += [candidate for candidate in found[_ROWS:] if candidate.move == moment.move]
        if len(listed) > _ROWS:
            del listed[_ROWS - 1]
        worths = [round(candidate.points, 1) + 0.0 for candidate in listed]
        words = [decimal(worth, 1, signed=bool(worth)) if tells else "" for worth in worths]
        return [(candidate.move, worth) for candidate, worth in zip(listed, words, strict=True)]

    def reason(self) -> str:
        """Return the reason for the move, in a sentence or two."""
        moment = self.moment
        choice = self.choice
        if self.known is None:
            found = open_reason(moment.view, moment.move)
            if found is not None:
                return reason_words(found, self._partner, self._name)
            return _("This card couldn’t take anything.") if moment.move.is_lay else ""
        if choice is None:
            return _("Thinking it over…")
        if self._is_a_persons:
            reasons = " ".join(reason_words(reason, self._partner) for reason in choice.reasons[:2])
            opinion = _("The {name} would have played: {move}.")
            if choice.move == moment.move:
                opinion = _("The {name} would have played the same.")
            opinion = opinion.format(name=level_name(ADVISER), move=played_words(choice.move))
            return f"{opinion} {reasons}".strip()
        telling = choice.reasons[:2]
        # Its reasons are for another move if it was asked again, and there are none for the only move.
        if choice.move != moment.move or len(self.known.legal_moves()) == 1:
            telling = tuple(filter(None, [reason_of_move(self.known, moment.move)]))
        sentences = " ".join(reason_words(reason, self._partner, self._name) for reason in telling)
        return sentences or _("{name} saw no great difference.").format(name=self._name)

    def knew(self) -> str:
        if self.known is None:
            return covered_words(self._name)
        return unseen_words(self.known.unseen.bit_count(), self._name, mine=self._is_mine)
