"""A puzzle at the table, or a mistake of one's own: find the one best move.

On the right a slip says how things stand. A wrong move stays in the hand: try again. After the second, or when asked, it is played
on with the unseen cards dealt anew, hands open, so that one sees how it is punished; then the answer, and why.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from scopa_gui.coach.refuter import Refuter
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView
from scopa_gui.store.training import Exercise
from scopa_gui.ui.context import Context
from scopa_gui.ui.intents import Drag, Hover, Intent, Key, Press, Release
from scopa_gui.ui.levels import portraits_of
from scopa_gui.ui.notices import sentence_of
from scopa_gui.ui.puzzles.asking import OVER, PLAYABLE, Asking, Stage, asking_of
from scopa_gui.ui.puzzles.lineboard import LineBoard
from scopa_gui.ui.puzzles.page import Page, Said
from scopa_gui.ui.puzzles.telling import game_words, kicker_words, said_of, theme_words
from scopa_gui.ui.scene import USED, Answer, Pop
from scopa_gui.ui.table.icons import Icon, draw_out
from scopa_gui.ui.table.layout import Layout
from scopa_gui.ui.table.panels import Plate
from scopa_gui.ui.table.sides import seat_names, side_names
from scopa_gui.ui.theme import Theme
from scopa_gui.ui.widgets.base import Brush, Widget
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.words import _

if TYPE_CHECKING:
    from scopa_gui.coach.refute import Told

_SMALL, _TWO_LINES = 0.8, 36
"""Pixels of a unit of the table below which plates hold names alone, and the pixels of two lines of the smallest type."""
_PEOPLE = ("maestro", "rosa", "don_ciro", "gennaro", "carmela")
"""Who sits at the table: their names are short."""


def puzzle_scene_of(context: Context, exercises: Sequence[Exercise], start: int = 0) -> "PuzzleScene | None":
    """The scene that asks these, from the one at `start` on; None, and a word why, when none of them can be asked."""
    try:
        return PuzzleScene(context, exercises, start)
    except ValueError:
        context.say(_("These questions were written by another version of the game and cannot be asked."))
        return None


class PuzzleScene(LineBoard):
    """Asks one exercise after the other. `refuter` is for tests. Raises ValueError when none of the exercises can be asked."""

    def __init__(self, context: Context, exercises: Sequence[Exercise], start: int = 0, refuter: Refuter | None = None) -> None:
        self.exercises = list(exercises)
        self.place = start
        self.asking = self._next_asking(context, start)
        super().__init__(context, self.asking.view, *_names(self.asking.view))
        self.page = Page()
        self.whole = self.theme
        self._refuter = refuter or Refuter(context.wake)
        self._opened = False
        self._told_last: tuple[tuple[object, ...], Said] | None = None

    def _next_asking(self, context: Context, start: int) -> Asking:
        """The first exercise from a place on that can be asked; `place` is then its own."""
        for place in range(start, len(self.exercises)):
            asking = asking_of(self.exercises[place], context.archive.training)
            if asking is not None:
                self.place = place
                return asking
        raise ValueError("None of these exercises can be asked.")

    # Coming and going

    def open(self) -> None:
        if not self._opened:
            self._opened = True
            self._refuter.start()
            self._ask(self.asking.tempting)
        self.speaker.follow(self.asking.view.history)
        self.settle()

    def close(self) -> None:
        super().close()
        self._refuter.close()

    def resize(self, theme: Theme) -> None:
        self.whole, self._told_last = theme, None
        self.page.deck = self.context.settings.deck
        self.page.place(theme)
        self.speaker.names, self.sides = _names(self.asking.view)
        super().resize(Theme((theme.size[0] - self.page.width(theme), theme.size[1]), theme.text_scale, theme.table))
        self.chips = []
        self._offer()

    def icons(self) -> list[Widget]:
        box, side = pygame.Rect(self.layout.regions.menu), max(44, self.layout.regions.menu.width)
        icon = Icon("back", _("Back (Esc)"), self.leave, draw_out)
        icon.place(pygame.Rect(box.right - side, box.top, side, side), self.theme)
        return [icon]

    def layout_of(self, view: PlayerView) -> Layout:
        return _roomy(super().layout_of(view))

    def leave(self) -> Answer:
        return Pop()

    # Asking

    def _ask(self, move: Move) -> None:
        if move not in self.asking.told:
            self._refuter.ask(self.asking.asked_of(move))

    def _turn_to(self, stage: Stage) -> None:
        """Another stage: other words, other buttons."""
        self.asking.stage = stage
        self._changed()

    def _changed(self) -> None:
        self._offer()
        self.redraw()
        self.settle()

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
        asking, move = self.asking, self.asking.tries[-1]
        if asking.stage is Stage.WAIT:
            self._ask(move)
        elif asking.stage is Stage.SOLVED:
            self._record(right=len(asking.tries) == 1)
            self.context.sound.play("coin")
            self._play_best()
        else:
            self._record(right=False)
            self._ask(move)
            self.context.sound.play("knock")
            if asking.stage is Stage.REFUTING:
                self._refute()
                return
        self._changed()

    def _record(self, *, right: bool) -> None:
        notice = self.asking.answer(self.context.archive.training, self.context.now(), right=right)
        if notice is not None:
            self.context.say(sentence_of(notice))

    def _refute(self) -> Answer:
        """Play on what comes of the wrong move, once it is known."""
        told = self.asking.other_told
        if told is None:
            self._ask(self.asking.other)
            self._turn_to(Stage.REFUTING)
            return USED
        self._turn_to(Stage.REFUTED)
        if told.refutation is not None:
            self.begin(told.refutation.wrong, told.refutation.wrong.telling)
        return USED

    def _play_best(self) -> None:
        """Play on the best line a little, in the world that would punish the other move; the move alone while no world is known."""
        told = self.asking.other_told
        if told is not None and told.refutation is not None and self.asking.found in (None, self.asking.question.answer):
            line = told.refutation.better
            self.begin(line, min(len(line.steps), self.asking.view.rules.players))

    def pass_time(self, dt: float) -> Answer:
        if self.asking.stage not in OVER:
            self.asking.seconds += dt
        return super().pass_time(dt)

    def update(self, dt: float) -> Answer:
        for name, told in self._refuter.poll():
            self._told(name, told)
        return super().update(dt)

    def _told(self, name: object, told: "Told") -> None:
        """The refuter has answered."""
        asking = self.asking
        if name != (asking.exercise.key, told.verdict.move):
            return
        asking.told[told.verdict.move] = told
        if asking.stage is Stage.WAIT and asking.tries[-1] == told.verdict.move:
            asking.decide()
            self._judge()
        elif asking.stage is Stage.REFUTING and asking.other == told.verdict.move:
            self._refute()
        elif asking.stage in OVER and asking.other == told.verdict.move and not self.hands.is_open:
            self._play_best()
        self.redraw()

    # Buttons

    def _offer(self) -> None:
        self.page.offer([[Button(name, label, press, kind)] for name, label, press, kind, _key in self._buttons()])

    def _buttons(self) -> list[tuple[str, str, Callable[[], Answer], Kind, str]]:
        """The buttons of this stage: name, label, what it does, what it looks like, its key."""
        hint = ("hint", _("Hint (H)"), self._hint, Kind.PAPER, "h")
        why = ("why", _("Why not? (W)"), self._refute, Kind.PAPER, "w")
        answer = ("show", _("Show me (S)"), self._show_answer, Kind.PAPER, "s")
        again = ("again", _("Try again (T)"), self._again, Kind.PRIMARY, "t")
        replay = ("replay", _("Play it again (R)"), self._replay, Kind.PAPER, "r")
        on = ("next", _("Next (N)") if self._has_next else _("Done (N)"), self._next, Kind.PRIMARY, "n")
        match self.asking.stage:
            case Stage.ASK | Stage.WAIT:
                skip = ("next", _("Skip (N)"), self._next, Kind.PAPER, "n")
                return [*([] if self.asking.hinted else [hint]), answer, *([skip] if self._has_next else [])]
            case Stage.MISSED | Stage.REFUTING:
                return [*([] if self.asking.hinted else [hint]), why, answer]
            case Stage.REFUTED:
                return [again, replay, answer]
        return [on, *([replay] if self.asking.other_told is not None else [])]

    @property
    def _has_next(self) -> bool:
        return self.place + 1 < len(self.exercises)

    def _hint(self) -> Answer:
        self.asking.hinted = True
        self._changed()
        return USED

    def _again(self) -> Answer:
        self.go_home()
        self._turn_to(Stage.ASK)
        return USED

    def _show_answer(self) -> Answer:
        """Tell the answer: that counts as not found."""
        self._record(right=False)
        self.go_home()
        self._turn_to(Stage.SHOWN)
        self._play_best()
        return USED

    def _replay(self) -> Answer:
        if self.asking.stage is Stage.REFUTED:
            self._refute()
        else:
            self._play_best()
        return USED

    def _next(self) -> Answer:
        """The next question, or out after the last."""
        try:
            self.asking = self._next_asking(self.context, self.place + 1)
        except ValueError:
            return Pop()
        self.page.group.shows_focus = False
        self.home = self.asking.view
        self.speaker.names, self.sides = _names(self.home)
        self.go_home()
        self._ask(self.asking.tempting)
        self.resize(self.whole)
        self.redraw()
        self.settle()
        return USED

    # Intents

    def handle(self, intent: Intent) -> Answer:
        self.dirty = True
        answer = self._on_page(intent)
        if answer is not None:
            self.set_timers()
            return answer
        return super().handle(intent)

    def _on_page(self, intent: Intent) -> Answer:
        """What the slip makes of an intent."""
        group = self.page.group
        match intent:
            case Hover():
                group.handle(intent)
            case Press(pos, 1) if self.page.rect.collidepoint(pos):
                return group.handle(intent) or USED
            case Press(pos, 1) if self.waits and self.group.at(pos) is None:
                self.finish()
                return USED
            case Drag() | Release():
                return group.handle(intent)
            case Key(alt=False, command=False):
                return self._key(intent)
        return None

    def _key(self, key: Key) -> Answer:
        """Letters press their button; Tab goes on from the last card to the buttons, and back."""
        group = self.page.group
        for _name, _label, press, _kind, letter in self._buttons():
            if letter and key.name == letter:
                return press()
        if key.name in ("enter", "space") and not group.shows_focus and self.finish():
            return USED
        if not self.my_turn:
            return group.handle(key)
        able = [widget for widget in group.widgets if widget.can_focus]
        if group.shows_focus:
            ends = able[0] if key.shift else able[-1]
            if key.name == "tab" and group.focused is ends:
                group.shows_focus = False
                return None
            return group.handle(key)
        hand, choice = self.layout.hand, self.control.choice
        if key.name == "tab" and not key.shift and choice.aimed is None and self.control.keyboard and hand and choice.focus == hand[-1]:
            group.shows_focus, group.focus = True, able[0].name
            return USED
        return None

    def targets(self) -> Mapping[str, pygame.Rect]:
        return {**super().targets(), **self.page.group.targets()}

    def focused(self) -> str | None:
        group = self.page.group
        return group.focused.name if group.shows_focus and group.focused is not None else super().focused()

    # Pictures

    def plates(self) -> tuple[Plate, ...]:
        view, names = self.course.view, self.speaker.names
        roomy = self.layout.regions.unit >= _SMALL
        going = any(view.counts)
        found = []
        for seat, (name, portrait) in enumerate(zip(names, portraits_of(names), strict=True)):
            side = view.side_of(seat)
            note = _("partner") if seat and side == 0 and roomy else ""
            found.append(Plate(name, side, note, is_turn=going and view.turn == seat, is_me=seat == 0, portrait=portrait, is_plain=not roomy))
        return tuple(found)

    def draw_still(self, surface: pygame.Surface) -> None:
        super().draw_still(surface)
        asking = self.asking
        kicker = kicker_words(asking.exercise, self.place, len(self.exercises))
        self.page.draw_still(self._page_brush(surface), asking.view, kicker, game_words(asking.question.rules), theme_words(asking),
                             asking.question.difficulty)

    def draw_movers(self, surface: pygame.Surface) -> None:
        super().draw_movers(surface)
        self.page.draw(self._page_brush(surface), self._said())

    def _said(self) -> Said:
        """What stands on the slip now; kept until it changes."""
        asking, going = self.asking, self.going
        key = (asking.exercise.key, asking.stage, asking.hinted, len(asking.tries), asking.other_told is not None, going)
        if self._told_last is None or self._told_last[0] != key:
            self._told_last = key, said_of(asking, self.speaker.names, self.context.settings.deck, going=going)
        return self._told_last[1]

    def _page_brush(self, surface: pygame.Surface) -> Brush:
        return Brush(surface, self.whole, self.context.text)


def _names(view: PlayerView) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Who sits at the table: people with short names."""
    rules = view.rules
    seats = ["human", *_PEOPLE[:rules.players - 1]]
    return seat_names(seats, rules.sides), side_names(seats, rules.sides)


def _roomy(layout: Layout) -> Layout:
    """The same layout with room for two lines at the piles, however small the table beside the slip is."""
    regions = layout.regions
    if regions.unit >= _SMALL:
        return layout
    figures = tuple(box._replace(height=max(box.height, _TWO_LINES)) for box in regions.figures)
    return replace(layout, regions=replace(regions, figures=figures))
