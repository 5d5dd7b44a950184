"""A puzzle at the table, or one of the player's own mistakes: find the one best move.

The paper at the right describes the situation. After a wrong move the player may try again. After the second one, or on
request, it is played on with open hands and the unseen cards dealt again, to show how it is punished; then come the
answer and the reason.
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
from scopa_gui.ui.kit.layout import Part
from scopa_gui.ui.kit.scene import USED, Answer, Pop, Push
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.button import ButtonKind
from scopa_gui.ui.pages.bindings import COPY_MATCH, FROM_HERE, HINT, NEXT, SHOW, TRY_AGAIN, UNDO, WHY
from scopa_gui.ui.pages.copying import copy
from scopa_gui.ui.practice.puzzles.attempt import OVER, PLAYABLE, AttemptStage, PuzzleAttempt, attempt_of
from scopa_gui.ui.practice.puzzles.puzzle_paper import OTHERS, PuzzlePaper, PuzzleText
from scopa_gui.ui.practice.puzzles.puzzle_texts import kicker_words, said_of, theme_words
from scopa_gui.ui.practice.puzzles.rating_words import RatingFoot
from scopa_gui.ui.table.companions.side_paper import Offer
from scopa_gui.ui.table.companions.variation_player import VariationPlayer
from scopa_gui.ui.table.table_screen import TableScreen
from scopa_gui.ui.words.translation import _


def puzzle_screen_of(context: Context, exercises: Sequence[Exercise], start: int = 0) -> TableScreen | None:
    """Return a table that asks these exercises from `start` on.

    If none can be asked, tell the player why and return None.
    """
    try:
        return PuzzleSession(context, exercises, start).screen
    except ValueError:
        context.say(_("These puzzles come from another version of the game and cannot be used."))
        return None


class PuzzleSession(PuzzlePaper):
    """Asks one exercise after the other; raises ValueError if none can be asked. `refutations` is for tests."""

    def __init__(
        self, context: Context, exercises: Sequence[Exercise], start: int = 0, refutations: Worker | None = None
    ) -> None:
        self.exercises = list(exercises)
        self.place = start
        self.attempt = self._next_attempt(context, start)
        super().__init__(context)
        self.variation = VariationPlayer(self.screen, self.paper.group, self.changed)
        companions = self.screen.companions
        companions.insert(companions.index(self.paper), self.variation)
        self._refutations = refutations or context.watch(refutation_worker(context.wake))
        self._asked: dict[Move, Handle] = {}
        self._was_seen = True
        self._last_text: tuple[tuple[object, ...], PuzzleText] | None = None

    def _next_attempt(self, context: Context, start: int) -> PuzzleAttempt:
        """Begin the first exercise from `start` on that can be asked, and set `place` and the paper's foot to it."""
        for place in range(start, len(self.exercises)):
            attempt = attempt_of(self.exercises[place], context.archive.training, context.now())
            if attempt is not None:
                self.place = place
                self._foot = RatingFoot(context.archive.training, attempt.exercise, context.now)
                return attempt
        raise ValueError("None of these exercises can be asked.")

    @property
    def position(self) -> PlayerView:
        return self.attempt.view

    # Coming and going

    def open(self) -> None:
        self._ask(self.attempt.tempting)
        super().open()

    def close(self) -> None:
        self._refutations.close()

    def leaves(self, window: Theme) -> Theme:
        self._last_text = None
        return window

    # Asking

    def _go_home(self) -> None:
        """Go back to the question."""
        self.variation.leave()
        self.screen.show_view(self.attempt.view)

    def open_line(self, line: Variation) -> None:
        """Show a line from its beginning."""
        self._go_home()
        self.variation.open(line)

    def _ask(self, move: Move) -> None:
        if move not in self.attempt.refuted and move not in self._asked:
            self._asked[move] = self._refutations.ask(self.attempt.asked_of(move), self._take_refuted)

    def _turn_to(self, stage: AttemptStage) -> None:
        """Go to another stage of the attempt."""
        self.attempt.stage = stage
        self.changed()

    @property
    def my_turn(self) -> bool:
        return self.attempt.stage in PLAYABLE

    def play(self, move: Move) -> None:
        """Answer with a move."""
        attempt = self.attempt
        if not self.my_turn:
            return
        attempt.try_move(move)
        self.screen.control.let_go(attempt.view)
        self._judge()

    def _judge(self) -> None:
        """Go on after the last move, whether it was right, wrong or not judged yet."""
        attempt = self.attempt
        move = self.attempt.tries[-1]
        if attempt.stage is AttemptStage.WAIT:
            self._ask(move)
        elif attempt.stage is AttemptStage.SOLVED:
            self._record(right=len(attempt.tries) == 1)
            self.context.sound.play("coin")
            self._play_best()
        else:
            self._record(right=False)
            self._ask(move)
            self.context.sound.play("knock")
            if attempt.stage is AttemptStage.REFUTING:
                self.refute()
                return
        self.changed()

    def _record(self, *, right: bool, skipped: bool = False) -> None:
        """Save the first answer, and choose the next exercises by the player's new rating."""
        if self.attempt.recorded:
            return
        training = self.context.archive.training
        now = self.context.now()
        self.context.tell(self.attempt.answer(training, now, right=right, skipped=skipped))
        self._foot.answered()
        later = self.place + 1
        self.exercises[later:] = fitting(training, self.exercises[later:], now)

    def refute(self) -> Answer:
        """Show how the wrong move could be punished, now or as soon as that is computed."""
        refuted = self.attempt.other_refuted
        if refuted is None:
            self._ask(self.attempt.other)
            self._turn_to(AttemptStage.REFUTING)
            return USED
        self._turn_to(AttemptStage.REFUTED)
        if refuted.refutation is not None:
            self.open_line(refuted.refutation.wrong)
        return USED

    def _play_best(self) -> None:
        """Show the best line with the cards that would punish the other move, if they are known."""
        refuted = self.attempt.other_refuted
        if (
            refuted is not None
            and refuted.refutation is not None
            and self.attempt.found in (None, self.attempt.question.answer)
        ):
            self.open_line(refuted.refutation.better)

    def answer_first(self, intent: Intent) -> Answer:
        """Take the wrong move back with U, at the beginning of its consequences."""
        is_at_start = self.attempt.stage is AttemptStage.REFUTED and self.variation.at <= 1
        return self._again() if is_at_start and UNDO.is_pressed(intent) else None

    def leave(self) -> Answer:
        """Go back from the consequences of a move to the question, or leave."""
        if self.attempt.stage is AttemptStage.REFUTED:
            return self._again()
        if self.attempt.hinted and self._foot.counts:
            self._record(right=False, skipped=True)
        return Pop()

    def pass_time(self, dt: float) -> Answer:
        if self._was_seen and self.attempt.stage not in OVER:
            self.attempt.seconds += dt
        self._was_seen = not self.context.minimised()
        return super().pass_time(dt)

    def update(self, dt: float) -> bool:
        self._refutations.poll()
        return False

    def _take_refuted(self, refuted: RefutedMove) -> None:
        """Take the judge's answer about a move."""
        attempt = self.attempt
        attempt.refuted[refuted.verdict.move] = refuted
        if attempt.stage is AttemptStage.WAIT and attempt.tries[-1] == refuted.verdict.move:
            attempt.decide()
            self._judge()
        elif attempt.stage is AttemptStage.REFUTING and attempt.other == refuted.verdict.move:
            self.refute()
        elif attempt.stage in OVER and attempt.other == refuted.verdict.move and not self.variation.has_open_hands:
            self._play_best()
        self.paper.renew()

    # Buttons

    def offers(self) -> list[list[Offer | None]]:
        """Return the buttons of this stage; the one that goes on is always at the foot."""
        line = line_offers(self.variation)
        answer = Offer("show", _("Show me"), self._show_answer, binding=SHOW)
        if self.attempt.stage is AttemptStage.REFUTED:
            again = Offer("again", _("Try again"), self._again, ButtonKind.PRIMARY, TRY_AGAIN)
            return [*line, [answer], [again]]
        if self.attempt.stage in OVER:
            share = Offer("copy", _("Copy the puzzle"), self.copy, binding=COPY_MATCH)
            from_here = Offer("from", _("From here"), self._from_here, binding=FROM_HERE)
            onward = _("Next") if self._has_next else _("Done")
            return [*line, [share, from_here], [Offer("next", onward, self._next, ButtonKind.PRIMARY, NEXT)]]
        offers: list[Offer | None] = [answer]
        if self.attempt.stage in (AttemptStage.MISSED, AttemptStage.REFUTING):
            offers.insert(0, Offer("why", _("Why not?"), self.refute, binding=WHY))
        if not self.attempt.hinted:
            offers.insert(0, Offer("hint", _("Hint"), self._hint, binding=HINT))
        past = _("Next") if self.attempt.recorded else _("Skip")
        offers.append(Offer("next", past, self._skip, binding=NEXT) if self._has_next else None)
        return [*line, *([offer] for offer in offers)]

    def copy(self) -> Answer:
        return copy(self.context, puzzle_text(self.attempt.question))

    @property
    def _has_next(self) -> bool:
        return self.place + 1 < len(self.exercises)

    def _from_here(self) -> Answer:
        """Open the choice of playing on or setting up, with what the player can know."""
        view = self.attempt.view
        seats = (HUMAN, *OTHERS[: view.rules.players - 1])
        return Push("from_here", setup=setup_seen(view), seats=seats)

    def _hint(self) -> Answer:
        self.attempt.hinted = True
        self.changed()
        return USED

    def _again(self) -> Answer:
        self._go_home()
        self._turn_to(AttemptStage.ASK)
        return USED

    def _show_answer(self) -> Answer:
        """Show the answer; it counts as not found."""
        self._record(right=False)
        self._go_home()
        self._turn_to(AttemptStage.SHOWN)
        self._play_best()
        return USED

    def _skip(self) -> Answer:
        """Go on without an answer; it counts as not found."""
        self._record(right=False, skipped=True)
        return self._next()

    def _next(self) -> Answer:
        """Ask the next question, or leave after the last one."""
        try:
            self.attempt = self._next_attempt(self.context, self.place + 1)
        except ValueError:
            return Pop()
        for handle in self._asked.values():
            handle.cancel()
        self._asked = {}
        self.paper.group.shows_focus = False
        self.variation.leave()
        self._ask(self.attempt.tempting)
        self.show_question()
        return USED

    # Words

    def line_of(self, usual: str) -> str:
        return self.variation.pointed_card() or usual

    @property
    def counted_view(self) -> PlayerView:
        """The view whose piles the paper counts: after the last move of a line that is shown."""
        line = self.variation.shown
        at = self.variation.at
        return self.attempt.view if line is None or at == 0 else line.steps[at - 1].after

    def paper_head(self) -> Part:
        kicker = kicker_words(self.attempt, self.place, len(self.exercises))
        return self.headed(kicker, theme_words(self.attempt), self._foot.coins)

    def said(self) -> PuzzleText:
        """Return the text of the paper; it is made again only when something it depends on changes."""
        attempt = self.attempt
        key = (
            attempt.exercise.key,
            attempt.stage,
            attempt.hinted,
            attempt.recorded,
            len(attempt.tries),
            attempt.other_refuted is not None,
            self.variation.at,
        )
        if self._last_text is None or self._last_text[0] != key:
            said = said_of(attempt, self.screen.status_line.names, self.variation.at)
            self._last_text = key, replace(said, foot=self._foot.lines(attempt))
        return self._last_text[1]


def line_offers(line: VariationPlayer) -> list[list[Offer | None]]:
    """Return the buttons that go through a line; none if no line is shown."""
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
