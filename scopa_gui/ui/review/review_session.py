"""Review of a match on the table, move by move, with the points that each move lost.

The player can try a mistake again before the answer is shown. The position in the match and the verdicts are in
review_cursor.py, the sheet next to the table and its buttons in review_sheet.py. The moves are judged in another
process, and the verdicts are saved with the match.
"""

from collections.abc import Callable, Mapping, Sequence

from scopa_gui.coach.judging.verdict import Grade, Verdict
from scopa_gui.coach.judging.verdict_records import ReviewedMove, plain_of, saved_reviews
from scopa_gui.coach.practice.match_mistakes import keep_mistakes
from scopa_gui.coach.review.match_review import MatchReview, ReviewKind, ReviewQuestion
from scopa_gui.coach.review.refutation_question import RefutationQuestion, refutation_worker
from scopa_gui.coach.review.replay import smazzate_of
from scopa_gui.coach.review.seat_knowledge import SeatKnowledge, knowledge_in
from scopa_gui.coach.review.variation import RefutedMove
from scopa_gui.engine.moves import Move
from scopa_gui.engine.record import Record
from scopa_gui.engine.setup import setup_seen
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.moment import Moment
from scopa_gui.game.stored_match import PlayedMatch, match_to_review
from scopa_gui.game.table import Table
from scopa_gui.game.worker import Handle, Worker
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.binding import Binding
from scopa_gui.ui.kit.intents import Intent, Key, Wheel
from scopa_gui.ui.kit.scene import USED, Answer, Pop, Push
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.pages.copying import copy, copy_position, text_of
from scopa_gui.ui.review.background_judging import Judging, Keep, Learn, Studies
from scopa_gui.ui.review.grade_frames import draw_rings, rings_of
from scopa_gui.ui.review.move_timeline import MoveTimeline
from scopa_gui.ui.review.review_cursor import Better, Punished, ReviewCursor, Trial
from scopa_gui.ui.review.review_sheet import BINDINGS, NamedDeeds, ReviewSheet
from scopa_gui.ui.table.aids.position_aids import RevealedGrid
from scopa_gui.ui.table.companions.side_paper import plated
from scopa_gui.ui.table.companions.variation_player import VariationPlayer
from scopa_gui.ui.table.input.move_choice import MoveChoice
from scopa_gui.ui.table.paint.panels import Plate
from scopa_gui.ui.table.table_screen import Session, TableScreen
from scopa_gui.ui.words.sides import table_names
from scopa_gui.ui.words.translation import _

_JUMPS: Mapping[str, str] = {"home": "first", "end": "last", "page up": "before", "page down": "after"}
"""Actions of keys that mean the same at any time."""
_STEPS: Mapping[str, str] = {
    "left": "earlier",
    "right": "later",
    "enter": "later",
    "space": "later",
    "up": "mine-before",
    "down": "mine-after",
}
"""Actions of keys that go through the moves, unless the player is choosing a card."""
_CHECKS = 3.0
"""Seconds between two checks of battery and window, which decide if the judge rests."""


class ReviewSession(Session):
    """The table of the review.

    `seen` has the verdicts of the archive by move number. `studies` makes the MatchReview of moves by their numbers.
    New verdicts are given to `keep`; all verdicts on my moves are given to `learn` when the review is closed.
    """

    has_chips = False
    buttons_on_table = False

    def __init__(
        self,
        context: Context,
        record: Record,
        seats: Sequence[str],
        seen: Mapping[int, ReviewedMove] | None = None,
        *,
        studies: Studies | None = None,
        learn: Learn = lambda judged: None,
        keep: Keep = lambda found: None,
    ) -> None:
        self.record = record
        self.seats = tuple(seats)
        self.cursor = ReviewCursor(smazzate_of(record, seats), record.rules, seen or {})
        super().__init__(context, self.cursor.smazzata.view(0))
        self.screen.status_line.me = None if self.cursor.is_watched else 0
        self._table = Table(Record(record.rules, record.seed), seats)

        def judged(numbers: Sequence[int]) -> MatchReview:
            review = MatchReview(record, numbers, self._table.seats, context.wake)
            context.watch(review.worker)
            return review

        self.judging = Judging(self.cursor, studies or judged)
        self._learn = learn
        self._keep = keep
        self.refutations: Callable[[], Worker] = lambda: context.watch(refutation_worker(context.wake))
        self._refutations: Worker | None = None
        self._refutation: Handle | None = None
        self.variation = VariationPlayer(self.screen, self.screen.group, self._refresh)
        strip = MoveTimeline(self._go, self._step)
        self.sheet = ReviewSheet(self.screen, self.cursor, self.judging, self.variation, strip, self.deeds)
        self.grid = RevealedGrid(self.screen, lambda: self.cursor.smazzata.history(len(self.cursor.smazzata.moments)))
        self.screen.companions += [self.grid, self.sheet, self.variation]
        self._opened = False
        self.trying = False
        self._next_check = 0.0

    @property
    def deeds(self) -> NamedDeeds:
        """Actions of the buttons and keys by name."""
        cursor = self.cursor
        return {
            "earlier": lambda: self._step(-1),
            "later": lambda: self._step(1),
            "mine-before": lambda: self._go(cursor.mine(-1)),
            "mine-after": lambda: self._go(cursor.mine(1)),
            "first": lambda: self._go(0),
            "last": lambda: self._go(10_000),
            "before": lambda: self._enter(cursor.index - 1, 0),
            "after": lambda: self._enter(cursor.index + 1, 0),
            "again": self._again,
            "show": self._show,
            "why": self._why_not,
            "home": self._leave_sideline,
            "next": lambda: USED if (where := cursor.mistake_after()) is None else self._enter(*where),
            "report": self._report,
            "from": self._from_here,
            "stop": self._stop_or_go_on,
            "back": Pop,
            "copy": self.copy,
            "copy-position": lambda: copy_position(self.context, cursor.moment),
            "knew": self._knowledge,
        }

    # Coming and going

    def names(self) -> tuple[Sequence[str], Sequence[str]]:
        return table_names(self.seats, self.record.rules.sides)

    def open(self) -> None:
        if not self._opened:
            self._opened = True
            self._spare()
            if (self.cursor.unjudged or self.cursor.outdated) and not self.judging.rests:
                self.judging.begin()
            self._leave_sideline()
        self.screen.settle()

    def close(self) -> None:
        self.judging.close()
        if self._refutations is not None:
            self._refutations.close()
        self._learn(self.cursor.turns())

    # The judge

    def _stop_or_go_on(self) -> Answer:
        self.judging.stop()
        return self._refresh()

    def _spare(self) -> bool:
        """Let the judge rest or go on, to spare the computer; return whether that changed."""
        return self.judging.spare(minimised=self.context.minimised(), on_battery=self.context.on_battery())

    def _poll(self) -> bool:
        """Take in the answers that have come, and return whether there were any."""
        found = self.judging.poll()
        new = {}
        sideline = self.cursor.sideline
        for question, answer in found:
            if isinstance(answer, ReviewedMove):
                self.cursor.answers(question, answer)
                if question.kind is ReviewKind.MOVE:
                    new[question.number] = answer
            elif (
                isinstance(sideline, Better)
                and sideline.waits
                and (sideline.number, sideline.move) == (question.number, question.move)
            ):
                sideline.answer(answer)
                self.variation.grow(sideline.line)
        punished = self._refutations is not None and self._refutations.poll()
        if new:
            self._keep(new)
        if found or punished:
            self._refresh()
        return bool(found) or punished

    # Time

    def update(self, dt: float) -> bool:
        self._poll()
        self._next_check -= dt
        if self._next_check <= 0 or self.context.minimised():
            self._next_check = _CHECKS
            if self._spare():
                self._refresh()
        return False

    def settled(self, view: PlayerView, *, my_turn: bool) -> None:
        if self.cursor.played is not None:
            self.cursor.played = None
            self._refresh()

    # Going through the moves

    def _leave_sideline(self) -> Answer:
        """Leave the sideline and show the table at the cursor.

        Questions of the sideline are cancelled, except for the verdict on a tried move.
        """
        if self._refutation is not None:
            self._refutation.cancel()
        if isinstance(self.cursor.sideline, Better):
            self.judging.cancel()
        self.cursor.sideline = None
        self.cursor.played = None
        self.trying = False
        self.variation.leave()
        self.screen.show_view(self.cursor.smazzata.view(self.cursor.at))
        self.screen.control.choice = MoveChoice(self.screen.timeline.view)
        self.screen.control.keyboard = False
        self.screen.control.raise_cards()
        return self._refresh()

    def _go(self, at: int) -> Answer:
        return self._enter(self.cursor.index, at)

    def _enter(self, index: int, at: int) -> Answer:
        """Move the cursor to a move of this smazzata or another one."""
        is_other = index != self.cursor.index
        self.cursor.go(index, at)
        if is_other:
            self.judging.prefer()
        return self._leave_sideline()

    def _step(self, way: int) -> Answer:
        """Go one move on (1) or back (-1), in the sideline that is shown or in the match."""
        cursor = self.cursor
        moment = cursor.moment
        if isinstance(cursor.sideline, Trial):
            return self._leave_sideline()
        if cursor.sideline is not None:
            return self.variation.on() if way > 0 else self.variation.back()
        self.screen.skip()
        if way < 0:
            if cursor.at:
                return self._go(cursor.at - 1)
            return self._enter(cursor.index - 1, 10_000) if cursor.index else USED
        if moment is None:
            return self._enter(cursor.index + 1, 0) if cursor.index + 1 < len(cursor.smazzate) else self._report()
        self.trying = False
        cursor.go(cursor.index, cursor.at + 1)
        cursor.played = moment
        mine = moment.move if moment.seat == 0 else None
        self.screen.show_moved(moment.view, cursor.smazzata.view(cursor.at), moment.events, mine)
        return self._refresh()

    def _report(self) -> Answer:
        if self.cursor.is_watched:
            return USED
        return Push("match_report", cursor=self.cursor, poll=self._poll, go=self._enter, judge=self.judging.resume)

    def _from_here(self) -> Answer:
        """Play on from the cursor, with all cards known if the smazzata was played to its end."""
        moment = self.cursor.moment
        if moment is None:
            return USED
        setup = setup_seen(moment.view) if self.cursor.smazzata.sheet is None else moment.setup()
        return Push("from_here", setup=setup, seats=moment.seats)

    def _knowledge(self) -> Answer:
        """Show what the player whose turn it is could know; at the end, the player of the last move."""
        moments = [(one, moment) for one in self.cursor.smazzate for moment in one.moments]

        def knowledge(number: int) -> SeatKnowledge:
            smazzata, moment = moments[number]
            is_open = smazzata.sheet is not None or moment.seat == 0
            return knowledge_in(moment, moment.known if is_open else None)

        here = self.cursor.moment or self.cursor.smazzata.moments[-1]
        return Push("seat_knowledge", knowledge=knowledge, moves=len(moments), seats=self.seats, number=here.number)

    # Sidelines

    @property
    def my_turn(self) -> bool:
        moment = self.cursor.moment
        return (
            self.cursor.sideline is None and not self.screen.timeline.running and moment is not None and moment.is_mine
        )

    def play(self, move: Move) -> None:
        """Try a move of mine in place of the one that was played."""
        moment = self.cursor.moment
        if not self.my_turn or moment is None:
            return
        self.trying = False
        self.cursor.sideline = Trial(moment, move)
        verdict = self.cursor.verdict(moment)
        if self.cursor.trial(moment, move) is None:
            self.judging.ask(ReviewQuestion(ReviewKind.TRY, moment.number, move))
        elif verdict is not None and move == verdict.best:
            self.cursor.revealed.add(moment.number)
        step = self.cursor.sideline.step
        self.screen.show_moved(step.before, step.after, step.events, step.move)
        self._refresh()

    def _again(self) -> Answer:
        """Let the player choose another card for this move."""
        moment = self.cursor.moment
        if moment is not None and moment.is_mine and self.cursor.is_mistake(moment):
            self._leave_sideline()
            self.trying = True
            self.screen.group.shows_focus = False
            self.screen.control.point_out(self.screen.layout.hand[0])
        return USED

    def _show(self) -> Answer:
        """Show the better move, and the line that might have followed it."""
        moment, verdict = self.cursor.improvable
        if moment is None or verdict is None:
            return USED
        self._leave_sideline()
        self.cursor.revealed.add(moment.number)
        self.cursor.sideline = Better(self.cursor.smazzata, moment, verdict.best)
        self.judging.ask(ReviewQuestion(ReviewKind.LINE, moment.number, verdict.best))
        self.variation.open(self.cursor.sideline.line)
        return USED

    def _why_not(self) -> Answer:
        """Show how my move may be punished."""
        moment, verdict = self.cursor.improvable
        if moment is None or verdict is None or verdict.grade <= Grade.BEST:
            return USED
        self._leave_sideline()
        self.cursor.sideline = Punished(moment.number)
        if self._refutations is None:
            self._refutations = self.refutations()

        def refuted(found: RefutedMove) -> None:
            if isinstance(self.cursor.sideline, Punished):
                self.cursor.sideline.refuted = found
                if found.refutation is not None:
                    self.variation.open(found.refutation.wrong)

        seed = f"review/{self.record.seed}/{moment.number}"
        question = RefutationQuestion(moment.view, verdict.best, moment.move, seed)
        self._refutation = self._refutations.ask(question, refuted)
        return self._refresh()

    # Intents

    def copy(self) -> Answer:
        return copy(self.context, text_of(self.record, self.seats))

    def keys(self) -> Mapping[Binding, Callable[[], Answer]]:
        deeds = self.deeds
        return {binding: deeds[name] for name, binding in BINDINGS.items()}

    def handle(self, intent: Intent) -> Answer:
        found: Answer = None
        match intent:
            case Wheel(_, steps):
                found = self._step(-1 if steps > 0 else 1)
            case Key(alt=False, command=False) if intent.name in _JUMPS:
                found = self.deeds[_JUMPS[intent.name]]()
            case Key(alt=False, command=False) if not (self._chooses and self.my_turn):
                if intent.name == "tab" or (intent.name in ("enter", "space") and self.screen.group.shows_focus):
                    found = self.screen.group.handle(intent)
                elif intent.name in _STEPS:
                    found = self.deeds[_STEPS[intent.name]]()
        return found

    @property
    def _chooses(self) -> bool:
        """True if the player is choosing a card."""
        choice = self.screen.control.choice
        return self.trying or choice.aimed is not None or (self.screen.control.keyboard and choice.focus is not None)

    def leave(self) -> Answer:
        """Leave the sideline; without one, leave the review."""
        return self._leave_sideline() if self.cursor.sideline is not None or self._chooses else Pop()

    # What is there

    def _refresh(self) -> Answer:
        """Bring the sheet up to date; return the answer to a press."""
        self.sheet.refresh()
        self.screen.dirty = True
        self.screen.set_timers()
        return USED

    def icons(self) -> Sequence[Widget]:
        return self.sheet.buttons()

    def plates(self) -> tuple[Plate, ...]:
        """Return the plates of the players, with less text if the table is small."""
        screen = self.screen
        face = self.context.settings.face
        return plated(screen.status_line.plates(self._table.seats, screen.timeline.view, None, face), screen.theme)

    def line_of(self, usual: str) -> str:
        screen = self.screen
        if not screen.timeline.running and not screen.status_line.warns:
            dot = self.sheet.hovered_dot()
            if dot:
                return dot
            choice = screen.control.choice
            if self.trying and choice.aimed is None and choice.focus is None:
                return _("Your turn again: which card now?")
        return self.variation.pointed_card() or usual

    def draw(self, brush: Brush) -> None:
        """Draw rings around cards of mine that were played, or would have been better."""
        screen = self.screen
        moment = self.cursor.moment
        if self.my_turn and moment is not None and screen.control.choice.aimed is None:
            draw_rings(brush, screen.painter, screen.sight(), rings_of(self.cursor, moment))


def review_of(context: Context, match: int) -> TableScreen | None:
    """Return the review of a saved match; if it cannot be reviewed, tell the player and return None."""
    stored = context.archive.match(match)
    training = context.archive.training
    played = None if stored is None else match_to_review(stored)
    if not isinstance(played, PlayedMatch):
        context.say(_("This match comes from another version of the game and cannot be reviewed."))
        return None

    def learn(judged: Sequence[tuple[Moment, Verdict]]) -> None:
        context.tell(keep_mistakes(training, match, played.record, judged, context.now()))

    def keep(found: Mapping[int, ReviewedMove]) -> None:
        context.tell(training.keep_verdicts(match, {number: plain_of(seen) for number, seen in found.items()}))

    seen = saved_reviews(training.verdicts(match), played.record.moves)
    return ReviewSession(context, played.record, played.seats, seen, learn=learn, keep=keep).screen
