"""A timed set at the table: puzzle after puzzle against the clock, one try each; then how many were found.

Every answer is saved as it is given: however the program ends, the set counts as far as it came.
"""

from scopa_gui.coach.practice.days import day_of
from scopa_gui.coach.puzzles.position_question import exercise_of
from scopa_gui.coach.puzzles.puzzle_shelf import shelf_of
from scopa_gui.coach.puzzles.rating.saved_starts import coins_at_start
from scopa_gui.coach.puzzles.timed_set import MISTAKES, TimedSet, best_of, exercise_of_set
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView
from scopa_gui.store.practice import Attempt
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.scene import USED, Answer, Pop, Push, Replace
from scopa_gui.ui.kit.theme import INK, WINE
from scopa_gui.ui.kit.widgets.button import ButtonKind
from scopa_gui.ui.pages.bindings import MISSED, NEXT, ONCE_MORE, STOP
from scopa_gui.ui.practice.puzzles.attempt import AttemptStage, PuzzleAttempt, asking_of
from scopa_gui.ui.practice.puzzles.puzzle_page import PuzzleText
from scopa_gui.ui.practice.puzzles.puzzle_table import PuzzleHead, PuzzleTable
from scopa_gui.ui.table.companions.side_paper import Offer
from scopa_gui.ui.words.translation import _, ngettext, pgettext

_HASTE = 20.0
"""Seconds left from which on the clock is written in red."""


def timed_screen_of(context: Context, family: str) -> "TimedScreen | None":
    """Return a new set for a family of games; None, with a message to the player, if no puzzle of it can be asked."""
    shelf = shelf_of(context.archive.training, context.now())
    played = shelf.timed_set(family, f"{context.seed()}")
    asking = None if played.asked is None else _asking(context, played)
    if asking is None:
        context.say(_("These puzzles come from another version of the game and cannot be used."))
        return None
    return TimedScreen(context, played, family, asking, best_of(shelf.timed, family))


def _asking(context: Context, played: TimedSet) -> PuzzleAttempt | None:
    """The puzzle whose turn it is, in suits of its own."""
    assert played.asked is not None
    now = context.now()
    return asking_of(exercise_of(played.asked, now), context.archive.training, now)


class TimedScreen(PuzzleTable):
    """`played` is the set as far as it has come, `best` the most that were found in one before."""

    def __init__(self, context: Context, played: TimedSet, family: str, asking: PuzzleAttempt, best: int) -> None:
        self.played = played
        self.family = family
        self.asking = asking
        self.best = best
        self.exercise = exercise_of_set(played, family, context.now())
        super().__init__(context, asking.view)

    @property
    def position(self) -> PlayerView:
        return self.asking.view

    # Coming and going

    def open(self) -> None:
        self.context.tell(self.context.archive.training.add(self.exercise))
        super().open()

    def leave(self) -> Answer:
        """Esc: end the set, then leave."""
        return Pop() if self.played.is_over else self._stop()

    def _stop(self) -> Answer:
        self.played = self.played.later(self.played.left)
        self._changed()
        return USED

    # Playing

    @property
    def my_turn(self) -> bool:
        return not self.played.is_over

    def play(self, move: Move) -> None:
        """My only try."""
        if not self.my_turn:
            return
        asking = self.asking
        now = self.context.now()
        asking.try_move(move)
        right = asking.stage is AttemptStage.SOLVED
        answer = Attempt(self.exercise.key, now, right, round(asking.seconds, 1), (str(move),), day=day_of(now))
        self.context.tell(self.context.archive.training.answer(self.exercise, answer))
        self.context.sound.play("coin" if right else "knock")
        self.played = self.played.answered(right=right)
        self.control.let_go(asking.view)
        following = None if self.played.is_over else _asking(self.context, self.played)
        if following is None:  # three mistakes, or none can be asked
            self._stop()
            return
        self.asking = following
        self.seat()
        self.show_view(following.view)
        self.resize(self.whole)
        self._changed()

    def _changed(self) -> None:
        self.paper.renew()
        self.redraw()
        self.settle()

    def pass_time(self, dt: float) -> Answer:
        """The clock runs while a puzzle is asked."""
        if not self.played.is_over:
            self.asking.seconds += dt
            self.played = self.played.later(dt)
            self.dirty = True
            if self.played.is_over:
                self.context.sound.play("knock")
                self._changed()
        return super().pass_time(dt)

    def set_timers(self) -> None:
        """Wake when the next second is over."""
        super().set_timers()
        if not self.played.is_over:
            whole = self.played.left % 1.0 or 1.0
            self.next_timer = whole if self.next_timer is None else min(whole, self.next_timer)

    # Buttons

    def offers(self) -> list[list[Offer | None]]:
        if not self.played.is_over:
            return [[Offer("stop", pgettext("timed set", "Stop"), self._stop, binding=STOP)]]
        missed = Offer("missed", _("Missed puzzles"), self._look_at_missed, binding=MISSED)
        again = Offer("again", pgettext("button", "Once more"), self._again, binding=ONCE_MORE)
        done = Offer("done", _("Done"), Pop, ButtonKind.PRIMARY, NEXT)
        return [[offer] for offer in (missed, again, done) if offer is not missed or self.played.missed]

    def _look_at_missed(self) -> Answer:
        now = self.context.now()
        return Push("puzzle", exercises=[exercise_of(puzzle, now) for puzzle in self.played.missed])

    def _again(self) -> Answer:
        return Replace("timed_set", family=self.family)

    # Words

    def head(self) -> PuzzleHead:
        shown = self.played.puzzles[min(len(self.played.found), len(self.played.puzzles) - 1)]
        return PuzzleHead(_("Against the clock"), "", coins_at_start(shown))

    def said(self) -> PuzzleText:
        played = self.played
        found = ngettext("{count} solved", "{count} solved", played.count).format(count=played.count)
        mistakes = _("{count} of {most} mistakes").format(count=played.mistakes, most=MISTAKES)
        best = (_("Your best: {count}").format(count=self.best),) if self.best else ()
        if not played.is_over:
            tone = WINE if played.left <= _HASTE else INK
            return PuzzleText(_clock(played.left), tone, (f"{found}, {mistakes}.",), foot=best, marks=played.found)
        title = _("Three mistakes") if played.mistakes >= MISTAKES else _("Time’s up")
        if played.count <= self.best or not self.best:
            return PuzzleText(title, INK, (f"{found}, {mistakes}.",), foot=best, marks=played.found)
        record = _("Your best score yet!")
        return PuzzleText(title, INK, (f"{found}, {mistakes}.", record), marks=played.found)


def _clock(seconds: float) -> str:
    """Minutes and seconds; the last second is the one that runs."""
    whole = -int(-seconds // 1)
    return f"{whole // 60}:{whole % 60:02}"
