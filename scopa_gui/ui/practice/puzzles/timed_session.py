"""A timed set at the table: puzzle after puzzle against the clock, with one try each; then the result.

Every answer is saved at once, so that a set counts even if the program ends in the middle.
"""

import math

from scopa_gui.coach.practice.days import day_of
from scopa_gui.coach.puzzles.position_question import exercise_of
from scopa_gui.coach.puzzles.puzzle_shelf import shelf_of
from scopa_gui.coach.puzzles.rating.saved_starts import coins_at_start
from scopa_gui.coach.puzzles.timed_set import MISTAKES, TimedSet, best_of, exercise_of_set
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView
from scopa_gui.store.practice import Attempt
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.layout import Part
from scopa_gui.ui.kit.scene import USED, Answer, Pop, Push, Replace
from scopa_gui.ui.kit.theme import INK, WINE
from scopa_gui.ui.kit.widgets.button import ButtonKind
from scopa_gui.ui.pages.bindings import MISSED, NEXT, ONCE_MORE, STOP
from scopa_gui.ui.practice.puzzles.attempt import AttemptStage, PuzzleAttempt, attempt_of
from scopa_gui.ui.practice.puzzles.puzzle_paper import PuzzlePaper, PuzzleText
from scopa_gui.ui.table.companions.side_paper import Offer
from scopa_gui.ui.table.table_screen import TableScreen
from scopa_gui.ui.words.translation import _, ngettext, pgettext

_HASTE = 20.0
"""Number of seconds left at which the clock turns red."""


def timed_screen_of(context: Context, family: str) -> TableScreen | None:
    """Return a new timed set for a family of games.

    If no puzzle of it can be asked, tell the player why and return None.
    """
    shelf = shelf_of(context.archive.training, context.now())
    played = shelf.timed_set(family, f"{context.seed()}")
    attempt = None if played.asked is None else _asked_attempt(context, played)
    if attempt is None:
        context.say(_("These puzzles come from another version of the game and cannot be used."))
        return None
    return TimedSession(context, played, family, attempt, best_of(shelf.timed, family)).screen


def _asked_attempt(context: Context, played: TimedSet) -> PuzzleAttempt | None:
    """Begin the puzzle whose turn it is; None if it cannot be asked."""
    assert played.asked is not None
    now = context.now()
    return attempt_of(exercise_of(played.asked, now), context.archive.training, now)


class TimedSession(PuzzlePaper):
    """Table of the set `played`; `best` is the most puzzles solved in an earlier set."""

    def __init__(self, context: Context, played: TimedSet, family: str, attempt: PuzzleAttempt, best: int) -> None:
        self.played = played
        self.family = family
        self.attempt = attempt
        self.best = best
        self.exercise = exercise_of_set(played, family, context.now())
        super().__init__(context)

    @property
    def position(self) -> PlayerView:
        return self.attempt.view

    # Coming and going

    def open(self) -> None:
        self.context.tell(self.context.archive.training.add(self.exercise))
        super().open()

    def leave(self) -> Answer:
        """End the set; if it is over, leave."""
        return Pop() if self.played.is_over else self._stop()

    def _stop(self) -> Answer:
        self.played = self.played.later(self.played.left)
        self.changed()
        return USED

    # Playing

    @property
    def my_turn(self) -> bool:
        return not self.played.is_over

    def play(self, move: Move) -> None:
        """Answer with a move; there is only one try."""
        if not self.my_turn:
            return
        attempt = self.attempt
        now = self.context.now()
        attempt.try_move(move)
        right = attempt.stage is AttemptStage.SOLVED
        answer = Attempt(self.exercise.key, now, right, round(attempt.seconds, 1), (str(move),), day=day_of(now))
        self.context.tell(self.context.archive.training.answer(self.exercise, answer))
        self.context.sound.play("coin" if right else "knock")
        self.played = self.played.answered(right=right)
        self.screen.control.let_go(attempt.view)
        following = None if self.played.is_over else _asked_attempt(self.context, self.played)
        if following is None:  # three mistakes, or none can be asked
            self._stop()
            return
        self.attempt = following
        self.show_question()

    def changed(self) -> None:
        super().changed()
        self.screen.redraw()

    def pass_time(self, dt: float) -> Answer:
        """Let the clock run while a puzzle is asked."""
        if not self.played.is_over:
            self.attempt.seconds += dt
            self.played = self.played.later(dt)
            self.screen.dirty = True
            if self.played.is_over:
                self.context.sound.play("knock")
                self.changed()
        return super().pass_time(dt)

    @property
    def next_timer(self) -> float | None:
        """Seconds until the next second of the clock is over; None once the set is over."""
        return None if self.played.is_over else self.played.left % 1.0 or 1.0

    # Buttons

    def offers(self) -> list[list[Offer | None]]:
        if not self.played.is_over:
            return [[Offer("stop", pgettext("timed set", "Stop"), self._stop, binding=STOP)]]
        now = self.context.now()
        missed = [exercise_of(puzzle, now) for puzzle in self.played.missed]
        repeat = Offer("missed", _("Missed puzzles"), lambda: Push("puzzle", exercises=missed), binding=MISSED)
        once_more = pgettext("button", "Once more")
        again = Offer("again", once_more, lambda: Replace("timed_set", family=self.family), binding=ONCE_MORE)
        done = Offer("done", _("Done"), Pop, ButtonKind.PRIMARY, NEXT)
        return [[repeat], [again], [done]] if missed else [[again], [done]]

    # Words

    def paper_head(self) -> Part:
        shown = self.played.puzzles[min(len(self.played.found), len(self.played.puzzles) - 1)]
        return self.headed(_("Against the clock"), difficulty=coins_at_start(shown))

    def said(self) -> PuzzleText:
        played = self.played
        found = ngettext("{count} solved", "{count} solved", played.count).format(count=played.count)
        mistakes = _("{count} of {most} mistakes").format(count=played.mistakes, most=MISTAKES)
        best = (_("Your best: {count}").format(count=self.best),) if self.best else ()
        if not played.is_over:
            seconds = math.ceil(played.left)
            clock = f"{seconds // 60}:{seconds % 60:02}"
            tone = WINE if played.left <= _HASTE else INK
            return PuzzleText(clock, tone, (f"{found}, {mistakes}.",), foot=best, marks=played.found)
        title = _("Three mistakes") if played.mistakes >= MISTAKES else _("Time’s up")
        if played.count <= self.best or not self.best:
            return PuzzleText(title, INK, (f"{found}, {mistakes}.",), foot=best, marks=played.found)
        record = _("Your best score yet!")
        return PuzzleText(title, INK, (f"{found}, {mistakes}.", record), marks=played.found)
