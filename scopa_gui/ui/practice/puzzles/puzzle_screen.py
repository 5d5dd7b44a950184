"""Puzzle at the table, or a mistake of one's own: find the one best move.

On the right a sheet of paper describes the situation. A wrong move stays in the hand: try again. After the second, or
on request, it is played on with the unseen cards dealt again, hands open, so that one sees how it is punished; then the
answer, and why.
"""

from collections.abc import Sequence
from dataclasses import replace

from scopa_gui.coach.puzzles.puzzle_shelf import fitting
from scopa_gui.coach.puzzles.shared_text import puzzle_text
from scopa_gui.coach.review.refutation_question import refutation_worker
from scopa_gui.coach.review.variation import RefutedMove, Variation
from scopa_gui.engine.moves import Move
from scopa_gui.engine.setup import setup_seen
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.persons import HUMAN
from scopa_gui.game.worker import Handle, Worker
from scopa_gui.store.practice import Exercise
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Intent
from scopa_gui.ui.kit.scene import USED, Answer, Pop, Push
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.button import ButtonKind
from scopa_gui.ui.pages.bindings import COPY_MATCH, FROM_HERE, HINT, NEXT, SHOW, TRY_AGAIN, UNDO, WHY
from scopa_gui.ui.pages.copying import copy
from scopa_gui.ui.practice.puzzles.attempt import OVER, PLAYABLE, AttemptStage, PuzzleAttempt, asking_of
from scopa_gui.ui.practice.puzzles.puzzle_page import PuzzleText
from scopa_gui.ui.practice.puzzles.puzzle_table import PEOPLE, PuzzleHead, PuzzleTable
from scopa_gui.ui.practice.puzzles.puzzle_texts import kicker_words, said_of, theme_words
from scopa_gui.ui.practice.puzzles.rating_foot import RatingFoot
from scopa_gui.ui.table.companions.side_paper import Offer
from scopa_gui.ui.table.companions.variation_player import VariationPlayer
from scopa_gui.ui.words.translation import _


def puzzle_screen_of(context: Context, exercises: Sequence[Exercise], start: int = 0) -> "PuzzleScreen | None":
    """Return the screen that asks these exercises from the one at `start` on.

    If none can be asked, the player is given the reason and the result is None.
    """
    try:
        return PuzzleScreen(context, exercises, start)
    except ValueError:
        context.say(_("These puzzles come from another version of the game and cannot be used."))
        return None


class PuzzleScreen(PuzzleTable):
    """Asks one exercise after the other. `refutations` is for tests. ValueError when none of them can be asked.

    `home` is what the table shows while there is no line.
    """

    def __init__(
        self, context: Context, exercises: Sequence[Exercise], start: int = 0, refutations: Worker | None = None
    ) -> None:
        self.exercises = list(exercises)
        self.place = start
        self.asking = self._next_asking(context, start)
        self.home = self.asking.view
        super().__init__(context, self.home)
        self.variation = VariationPlayer(self, self.paper.group, self.changed)
        self.companions.insert(self.companions.index(self.paper), self.variation)
        self._refutations = refutations or context.watched(refutation_worker(context.wake))
        self._asked: dict[Move, Handle] = {}
        self._opened = False
        self._was_seen = True
        self._last_text: tuple[tuple[object, ...], PuzzleText] | None = None
        self._foot = RatingFoot(context.archive.training, self.asking.exercise, context.now)

    def _next_asking(self, context: Context, start: int) -> PuzzleAttempt:
        """The first exercise from a place on that can be asked; `place` is then its own."""
        for place in range(start, len(self.exercises)):
            asking = asking_of(self.exercises[place], context.archive.training, context.now())
            if asking is not None:
                self.place = place
                return asking
        raise ValueError("None of these exercises can be asked.")

    @property
    def position(self) -> PlayerView:
        return self.asking.view

    # Coming and going

    def open(self) -> None:
        if not self._opened:
            self._opened = True
            self._ask(self.asking.tempting)
        super().open()

    def close(self) -> None:
        super().close()
        self._refutations.close()

    def resize(self, theme: Theme) -> None:
        self._last_text = None
        super().resize(theme)

    # Asking

    def changed(self) -> None:
        """Other words, other buttons."""
        self.paper.renew()
        self.settle()

    def _go_home(self) -> None:
        """Back to the question, without a line."""
        self.variation.leave()
        self.show_view(self.home)

    def open_line(self, line: Variation) -> None:
        """Show a line from the beginning."""
        self._go_home()
        self.variation.open(line)

    def _ask(self, move: Move) -> None:
        if move not in self.asking.refuted and move not in self._asked:
            self._asked[move] = self._refutations.ask(self.asking.asked_of(move), self._take_refuted)

    def _turn_to(self, stage: AttemptStage) -> None:
        """Another stage: other words, other buttons."""
        self.asking.stage = stage
        self.changed()

    @property
    def my_turn(self) -> bool:
        return self.asking.stage in PLAYABLE

    def play(self, move: Move) -> None:
        """My answer."""
        asking = self.asking
        if not self.my_turn:
            return
        asking.try_move(move)
        self.control.let_go(asking.view)
        self._judge()

    def _judge(self) -> None:
        """Go on from what the last move was found to be."""
        asking = self.asking
        move = self.asking.tries[-1]
        if asking.stage is AttemptStage.WAIT:
            self._ask(move)
        elif asking.stage is AttemptStage.SOLVED:
            self._record(right=len(asking.tries) == 1)
            self.context.sound.play("coin")
            self._play_best()
        else:
            self._record(right=False)
            self._ask(move)
            self.context.sound.play("knock")
            if asking.stage is AttemptStage.REFUTING:
                self.refute()
                return
        self.changed()

    def _record(self, *, right: bool, skipped: bool = False) -> None:
        """Save the first answer, and reorder the exercises to come to fit what is known by now."""
        if self.asking.recorded:
            return
        training = self.context.archive.training
        now = self.context.now()
        self.context.tell(self.asking.answer(training, now, right=right, skipped=skipped))
        self._foot.answered()
        later = self.place + 1
        self.exercises[later:] = fitting(training, self.exercises[later:], now)

    def refute(self) -> Answer:
        """Play on what comes of the wrong move, once it is known."""
        refuted = self.asking.other_refuted
        if refuted is None:
            self._ask(self.asking.other)
            self._turn_to(AttemptStage.REFUTING)
            return USED
        self._turn_to(AttemptStage.REFUTED)
        if refuted.refutation is not None:
            self.open_line(refuted.refutation.wrong)
        return USED

    def _play_best(self) -> None:
        """The best line, in the world that would punish the other move, where one is known."""
        refuted = self.asking.other_refuted
        if (
            refuted is not None
            and refuted.refutation is not None
            and self.asking.found in (None, self.asking.question.answer)
        ):
            self.open_line(refuted.refutation.better)

    def answer_first(self, intent: Intent) -> Answer:
        """U before the first move of what may happen takes the wrong move back."""
        is_at_start = self.asking.stage is AttemptStage.REFUTED and self.variation.at <= 1
        return self._again() if is_at_start and UNDO.is_pressed(intent) else None

    def leave(self) -> Answer:
        """Esc: back from what may happen to the question, then away from it."""
        if self.asking.stage is AttemptStage.REFUTED:
            return self._again()
        if self.asking.hinted and self._foot.counts:
            self._record(right=False, skipped=True)
        return Pop()

    def pass_time(self, dt: float) -> Answer:
        if self._was_seen and self.asking.stage not in OVER:
            self.asking.seconds += dt
        self._was_seen = not self.context.minimised()
        return super().pass_time(dt)

    def update(self, dt: float) -> Answer:
        self._refutations.poll()
        return super().update(dt)

    def _take_refuted(self, refuted: RefutedMove) -> None:
        """Take in the answer on a move."""
        asking = self.asking
        asking.refuted[refuted.verdict.move] = refuted
        if asking.stage is AttemptStage.WAIT and asking.tries[-1] == refuted.verdict.move:
            asking.decide()
            self._judge()
        elif asking.stage is AttemptStage.REFUTING and asking.other == refuted.verdict.move:
            self.refute()
        elif asking.stage in OVER and asking.other == refuted.verdict.move and not self.variation.hands.is_open:
            self._play_best()
        self.paper.renew()

    # Buttons

    def offers(self) -> list[list[Offer | None]]:
        """The buttons of this stage; what goes on is always in the same place, at the foot."""
        offers = self._offers()
        rows = [offers[:-1], offers[-1:]] if self.asking.stage in OVER else [[offer] for offer in offers]
        return [*line_offers(self.variation), *rows]

    def _offers(self) -> list[Offer | None]:
        hint = Offer("hint", _("Hint"), self._hint, binding=HINT)
        why = Offer("why", _("Why not?"), self.refute, binding=WHY)
        answer = Offer("show", _("Show me"), self._show_answer, binding=SHOW)
        again = Offer("again", _("Try again"), self._again, ButtonKind.PRIMARY, TRY_AGAIN)
        on = Offer("next", _("Next") if self._has_next else _("Done"), self._next, ButtonKind.PRIMARY, NEXT)
        past = _("Next") if self.asking.recorded else _("Skip")
        skip = Offer("next", past, self._skip, binding=NEXT) if self._has_next else None
        hints = [] if self.asking.hinted else [hint]
        match self.asking.stage:
            case AttemptStage.ASK | AttemptStage.WAIT:
                return [*hints, answer, skip]
            case AttemptStage.MISSED | AttemptStage.REFUTING:
                return [*hints, why, answer, skip]
            case AttemptStage.REFUTED:
                return [answer, again]
        share = Offer("copy", _("Copy the puzzle"), self.copy, binding=COPY_MATCH)
        return [share, Offer("from", _("From here"), self._from_here, binding=FROM_HERE), on]

    def copy(self) -> Answer:
        return copy(self.context, puzzle_text(self.asking.question))

    @property
    def _has_next(self) -> bool:
        return self.place + 1 < len(self.exercises)

    def _from_here(self) -> Answer:
        """Play it on, or set it up, with what could be known."""
        view = self.asking.view
        seats = (HUMAN, *PEOPLE[: view.rules.players - 1])
        return Push("from_here", setup=setup_seen(view), seats=seats)

    def _hint(self) -> Answer:
        self.asking.hinted = True
        self.changed()
        return USED

    def _again(self) -> Answer:
        self._go_home()
        self._turn_to(AttemptStage.ASK)
        return USED

    def _show_answer(self) -> Answer:
        """Tell the answer: that counts as not found."""
        self._record(right=False)
        self._go_home()
        self._turn_to(AttemptStage.SHOWN)
        self._play_best()
        return USED

    def _skip(self) -> Answer:
        """Leave it without an answer: that counts as not found."""
        self._record(right=False, skipped=True)
        return self._next()

    def _next(self) -> Answer:
        """The next question, or out after the last."""
        try:
            self.asking = self._next_asking(self.context, self.place + 1)
        except ValueError:
            return Pop()
        for handle in self._asked.values():
            handle.cancel()
        self._asked = {}
        self._foot.put(self.asking.exercise)
        self.paper.group.shows_focus = False
        self.home = self.asking.view
        self.seat()
        self._go_home()
        self._ask(self.asking.tempting)
        self.resize(self.whole)
        self.redraw()
        self.settle()
        return USED

    # Words

    def line(self) -> str:
        return self.variation.pointed_card() or super().line()

    @property
    def counted_view(self) -> PlayerView:
        """The view whose piles are counted on the paper: where a line is shown, that of its last move."""
        line = self.variation.shown
        at = self.variation.at
        return self.asking.view if line is None or at == 0 else line.steps[at - 1].after

    def head(self) -> PuzzleHead:
        kicker = kicker_words(self.asking, self.place, len(self.exercises))
        return PuzzleHead(kicker, theme_words(self.asking, self.context.settings.deck), self._foot.coins)

    def said(self) -> PuzzleText:
        """Return the text on the slip now, cached until it changes."""
        asking = self.asking
        key = (
            asking.exercise.key,
            asking.stage,
            asking.hinted,
            asking.recorded,
            len(asking.tries),
            asking.other_refuted is not None,
            self.variation.at,
        )
        if self._last_text is None or self._last_text[0] != key:
            said = said_of(asking, self.status_line.names, self.context.settings.deck, self.variation.at)
            self._last_text = key, replace(said, foot=self._foot.lines(asking))
        return self._last_text[1]


def line_offers(line: VariationPlayer) -> list[list[Offer | None]]:
    """The buttons that go through a line; none while there is none."""
    if line.shown is None:
        return []
    back = line.at > 1
    on = not line.is_last_step
    return [
        [
            Offer("line-back", _("One move back"), line.back, enabled=back, pointing=-1),
            Offer("counter", line.counter()),
            Offer("line-on", _("One move forward"), line.on, enabled=on, pointing=1),
            Offer("line-last", _("To the end of this line"), line.last, enabled=on, pointing=2),
        ]
    ]
