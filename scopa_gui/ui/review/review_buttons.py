"""Buttons of a review and its progress: which there are on the sheet of paper and next to the moves."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from scopa_gui.coach.judging.verdict import Grade
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.layout import Control, Part, Row, Stack
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, box_of
from scopa_gui.ui.kit.theme import BAIZE, INK_SOFT, IVORY, PAPER_DEEP, TypeStyle
from scopa_gui.ui.kit.widgets.button import Arrow, Button, ButtonKind, Caption
from scopa_gui.ui.kit.widgets.widget import Brush, Look, Widget
from scopa_gui.ui.review.move_timeline import MoveTimeline
from scopa_gui.ui.review.review_cursor import ReviewCursor
from scopa_gui.ui.review.review_texts import place_words
from scopa_gui.ui.table.companions.variation_player import VariationPlayer
from scopa_gui.ui.table.paint.corner_buttons import Icon, draw_deal_again
from scopa_gui.ui.words.translation import _

_ARROW = 52
"""Units of width of the buttons to another smazzata."""
Deed = Callable[[], Answer]
Way = Callable[[int], Answer]


@dataclass(frozen=True, slots=True)
class ReviewDeeds:
    """Actions of buttons and keys: `go` somewhere; `step`, `mine`, `smazzata` by 1 or -1 to a move, mine, smazzata."""

    go: Way
    step: Way
    mine: Way
    smazzata: Way
    again: Deed
    show: Deed
    punish: Deed
    home: Deed
    next: Deed
    report: Deed
    from_here: Deed
    stop: Deed
    back: Deed
    copy: Deed
    copy_position: Deed
    knew: Deed
    line: VariationPlayer

    def by_key(self, key: str) -> Answer:
        """Do what a key means; None for another key."""
        deed = {**ALWAYS, **_STEPS}.get(key)
        return None if deed is None else deed(self)


ALWAYS: Mapping[str, Callable[[ReviewDeeds], Answer]] = {
    "n": lambda deeds: deeds.next(),
    "r": lambda deeds: deeds.report(),
    "f": lambda deeds: deeds.from_here(),
    "t": lambda deeds: deeds.again(),
    "s": lambda deeds: deeds.show(),
    "w": lambda deeds: deeds.punish(),
    "c": lambda deeds: deeds.copy(),
    "k": lambda deeds: deeds.knew(),
    "p": lambda deeds: deeds.copy_position(),
    "home": lambda deeds: deeds.go(0),
    "end": lambda deeds: deeds.go(10_000),
    "page up": lambda deeds: deeds.smazzata(-1),
    "page down": lambda deeds: deeds.smazzata(1),
}
"""Keys that mean the same at any time."""
_STEPS: Mapping[str, Callable[[ReviewDeeds], Answer]] = {
    "left": lambda deeds: deeds.step(-1),
    "right": lambda deeds: deeds.step(1),
    "enter": lambda deeds: deeds.step(1),
    "space": lambda deeds: deeds.step(1),
    "up": lambda deeds: deeds.mine(-1),
    "down": lambda deeds: deeds.mine(1),
}
"""Keys that go through the moves, as long as they do not choose among my cards."""


@dataclass(frozen=True, slots=True)
class ReviewState:
    """State that the buttons depend on.

    `title` names the smazzata, one of `smazzate`; `hides`: a mistake hides its answer; `has_line`: there is a better
    move; `judges`: not all is judged yet; `is_end`: the cursor is at the smazzata's count, of a match that
    `is_watched`; `line`: which move of a line is shown, that can go back (`line_back`), or on (`line_on`).
    """

    title: str
    smazzate: int
    hides: bool = False
    has_line: bool = False
    in_sideline: bool = False
    judges: bool = False
    stopped: bool = False
    is_end: bool = False
    is_watched: bool = False
    line: str = ""
    line_back: bool = False
    line_on: bool = False


def state_of(cursor: ReviewCursor, *, in_sideline: bool, stopped: bool) -> ReviewState:
    """The state of the buttons at the cursor."""
    moment = cursor.moment
    verdict = None if moment is None or not moment.is_mine else cursor.verdict(moment)
    has_line = verdict is not None and moment is not None and verdict.best != moment.move and verdict.grade > Grade.BEST
    return ReviewState(
        place_words(cursor),
        len(cursor.smazzate),
        hides=moment is not None and cursor.hides(moment),
        has_line=has_line,
        in_sideline=in_sideline,
        judges=bool(cursor.left),
        stopped=stopped,
        is_end=moment is None,
        is_watched=cursor.is_watched,
    )


class JudgingProgress(Widget):
    """Progress of the judge: words over a bar that fills."""

    def __init__(self, words: str, share: float) -> None:
        super().__init__("progress")
        self.enabled = False
        self.tell(words, share)

    def tell(self, words: str, share: float) -> None:
        """Show other words, and another share of the bar."""
        self.words = words
        self.share = share

    def spoken(self) -> Spoken:
        return Spoken(self.name, SpokenRole.TEXT, self.words, box_of(self.rect))

    def draw(self, brush: Brush, look: Look) -> None:
        """Paint it."""
        theme = brush.theme
        rect = self.rect
        high = max(6, theme.px(8))
        words = pygame.Rect(rect.left, rect.top, rect.width, rect.height - high - theme.px(3))
        brush.write(words, self.words, TypeStyle.SMALL, INK_SOFT, valign="bottom")
        bar = pygame.Rect(rect.left, rect.bottom - high, rect.width, high)
        brush.panel(bar, PAPER_DEEP, radius=4, raised=False)
        full = pygame.Rect(bar.left, bar.top, max(high, round(bar.width * self.share)), high)
        brush.panel(full, BAIZE, radius=4, raised=False)


class _Square(Control):
    """Button as wide as it is high, in the middle of its place."""

    def pixels_wide(self, brush: Brush) -> int:
        return max(44, super().pixels_wide(brush))

    def lay(self, brush: Brush, rect: pygame.Rect) -> None:
        square = pygame.Rect(0, 0, rect.width, rect.width)
        square.center = rect.center
        super().lay(brush, square)


def panel(state: ReviewState, progress: JudgingProgress, deeds: ReviewDeeds, words: Part, scale: float) -> Part:
    """Return what is on the sheet: the smazzata on top, room for `words`, and the buttons below."""
    caption = Control(Caption("title", state.title))
    title = Row(caption)
    if state.smazzate > 1:
        before = Arrow("before", _("The previous round"), lambda: deeds.smazzata(-1), -1)
        after = Arrow("after", _("The next round"), lambda: deeds.smazzata(1), 1)
        title = Row(_Square(before, width=_ARROW * scale), caption, _Square(after, width=_ARROW * scale), gap=0.5)
    judging = None
    if state.judges:
        label = _("Carry on") if state.stopped else _("Stop")
        stop = Button("stop", label, deeds.stop, ButtonKind.PAPER)
        judging = Row(Control(progress, share=2.0), Control(stop))
    back = Button("back", _("Back"), deeds.back, ButtonKind.PAPER)
    mistake = Button("next", _("Next mistake (N)"), deeds.next, ButtonKind.PRIMARY)
    # What is said of the judging stands on top: when it goes, nothing below it moves.
    return Stack(
        title,
        words,
        judging,
        _line(state, deeds),
        Row(*map(Control, _done(state, deeds))),
        Row(Control(back), Control(mistake, share=1.7)),
    )


def _done(state: ReviewState, deeds: ReviewDeeds) -> Sequence[Widget]:
    """Return the buttons for what can be done with the move that is looked at."""
    if state.in_sideline:
        return (Button("home", _("Back to the match (Esc)"), deeds.home, ButtonKind.PAPER),)
    if state.hides:
        again = Button("again", _("Try again (T)"), deeds.again, ButtonKind.PAPER)
        return again, Button("show", _("Show (S)"), deeds.show, ButtonKind.PAPER)
    if state.is_end and not state.is_watched:
        report = Button("report", _("The whole match (R)"), deeds.report, ButtonKind.PAPER)
        return report, Button("copy", _("Copy (C)"), deeds.copy, ButtonKind.PAPER)
    if state.is_end:
        return (Button("copy", _("Copy (C)"), deeds.copy, ButtonKind.PAPER),)
    if state.has_line:
        better = Button("show", _("Better line (S)"), deeds.show, ButtonKind.PAPER)
        return better, Button("why", _("Why not? (W)"), deeds.punish, ButtonKind.PAPER)
    copied = Button("copy-position", _("Copy the position (P)"), deeds.copy_position, ButtonKind.PAPER)
    return Button("knew", _("What was known (K)"), deeds.knew, ButtonKind.PAPER), copied


def _line(state: ReviewState, deeds: ReviewDeeds) -> Part | None:
    """Return the controls that go through a line; None without one."""
    if not state.line:
        return None
    back = Arrow("line-back", _("One move back"), deeds.line.back, -1)
    on = Arrow("line-on", _("One move forward"), deeds.line.on, 1)
    last = Arrow("line-last", _("To the end of this line"), deeds.line.last, 2)
    back.enabled = state.line_back
    on.enabled = state.line_on
    last.enabled = state.line_on
    return Row(Control(back), Control(Caption("counter", state.line), share=1.7), Control(on), Control(last))


def timeline(strip: MoveTimeline, deeds: ReviewDeeds, side: float) -> Part:
    """Return the moves in a row between the buttons that step through them, which are `side` units wide."""
    left, right = (partial(shapes.triangle, colour=IVORY, pointing=way) for way in (-1, 1))
    earlier = Icon("earlier", _("One move back"), lambda: deeds.step(-1), left)
    later = Icon("later", _("One move forward"), lambda: deeds.step(1), right)
    onward = Icon("from", _("From here: play on or set up the position (F)"), deeds.from_here, draw_deal_again)
    icons = [_Square(icon, width=side) for icon in (earlier, later, onward)]
    return Row(icons[0], Control(strip), *icons[1:], gap=1.5)
