"""Buttons of a review and its progress: which there are, and where, on the sheet of paper and next to the moves."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from scopa_gui.coach.judging.verdict import Grade
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, box_of
from scopa_gui.ui.kit.theme import BAIZE, INK_SOFT, IVORY, PAPER_DEEP, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.button import Arrow, Button, ButtonKind, Caption
from scopa_gui.ui.kit.widgets.widget import Brush, Look, Widget
from scopa_gui.ui.review.move_timeline import MoveTimeline
from scopa_gui.ui.review.review_cursor import ReviewCursor
from scopa_gui.ui.review.review_layout import ReviewLayout
from scopa_gui.ui.review.review_texts import place_words
from scopa_gui.ui.table.companions.variation_player import VariationPlayer
from scopa_gui.ui.table.paint.corner_buttons import Icon, draw_deal_again
from scopa_gui.ui.words.translation import _

Deed = Callable[[], Answer]
Way = Callable[[int], Answer]


@dataclass(frozen=True, slots=True)
class ReviewDeeds:
    """Actions of buttons and keys: `go` to a place; `step`, `mine`, `turn` by 1 or -1 to a move, my move, smazzata."""

    go: Way
    step: Way
    mine: Way
    turn: Way
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
    "page up": lambda deeds: deeds.turn(-1),
    "page down": lambda deeds: deeds.turn(1),
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


def made(
    state: ReviewState,
    strip: MoveTimeline,
    progress: JudgingProgress,
    deeds: ReviewDeeds,
    at: ReviewLayout,
    theme: Theme,
) -> tuple[list[Widget], pygame.Rect]:
    """The widgets, placed, in the order of the Tab key, and the room that they leave on the sheet."""
    found: list[Widget] = _timeline_row(strip, deeds, at)
    inner = at.sheet.inflate(-2 * theme.space(2), -2 * theme.space(2))
    free = pygame.Rect(inner)
    title = Caption("title", state.title)
    row = pygame.Rect(inner.left, inner.top, inner.width, theme.control)
    if state.smazzate > 1:
        sides = (
            Arrow("before", _("The previous round"), lambda: deeds.turn(-1), -1),
            Arrow("after", _("The next round"), lambda: deeds.turn(1), 1),
        )
        for button, left in zip(sides, (row.left, row.right - theme.control), strict=True):
            button.place(pygame.Rect(left, row.top, theme.control, row.height), theme)
        found += sides
        row.inflate_ip(-2 * (theme.control + theme.px(4)), 0)
    title.place(row, theme)
    found.append(title)
    free.top, free.height = row.bottom + theme.px(6), inner.bottom - row.bottom - theme.px(6)
    below: list[Sequence[Widget]] = [
        _done(state, deeds),
        (
            Button("next", _("Next mistake (N)"), deeds.next, ButtonKind.PRIMARY),
            Button("back", _("Back"), deeds.back, ButtonKind.PAPER),
        ),
    ]
    if state.judges:
        words = _("Carry on") if state.stopped else _("Stop")
        below.append((progress, Button("stop", words, deeds.stop, ButtonKind.PAPER)))
    low = inner.bottom
    # What is told of the judging stands on top: when it goes, nothing below it moves.
    below.append(_line(state, deeds))
    rows = [buttons for buttons in (below[1], below[0], below[-1], *below[2:-1]) if buttons]
    for buttons in rows:
        box = pygame.Rect(inner.left, low - theme.control, inner.width, theme.control)
        _side_by_side(buttons, box, theme)
        low = box.top - theme.px(7)
    found += [widget for buttons in (below[0], below[1], *below[2:]) for widget in buttons]
    free.height = low - free.top - theme.px(2)
    return found, free


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


def _line(state: ReviewState, deeds: ReviewDeeds) -> Sequence[Widget]:
    """Return the controls that go through a line."""
    if not state.line:
        return ()
    back = Arrow("line-back", _("One move back"), deeds.line.back, -1)
    on = Arrow("line-on", _("One move forward"), deeds.line.on, 1)
    last = Arrow("line-last", _("To the end of this line"), deeds.line.last, 2)
    back.enabled = state.line_back
    on.enabled = state.line_on
    last.enabled = state.line_on
    return back, Caption("counter", state.line), on, last


def _side_by_side(widgets: Sequence[Widget], box: pygame.Rect, theme: Theme) -> None:
    gap = theme.px(8)
    shares = [_share(widget) for widget in widgets]
    left = float(box.left)
    room = box.width - gap * (len(widgets) - 1)
    for widget, share in zip(widgets, shares, strict=True):
        wide = room * share / sum(shares)
        widget.place(pygame.Rect(round(left), box.top, round(left + wide) - round(left), box.height), theme)
        left += wide + gap


def _share(widget: Widget) -> float:
    """Return the share of a row, relative to a usual button: more than two words get more room."""
    if isinstance(widget, JudgingProgress):
        return 2.0
    return 1.7 if isinstance(widget, Caption) or widget.name == "button:next" else 1.0


def _timeline_row(strip: MoveTimeline, deeds: ReviewDeeds, at: ReviewLayout) -> list[Widget]:
    """The moves in a row between the buttons that step through them."""
    side = min(at.strip.height, max(44, round(at.strip.height * 0.72)))
    left, right = (partial(shapes.triangle, colour=IVORY, pointing=way) for way in (-1, 1))
    earlier = Icon("earlier", _("One move back"), lambda: deeds.step(-1), left)
    later = Icon("later", _("One move forward"), lambda: deeds.step(1), right)
    onward = Icon("from", _("From here: play on or set up the position (F)"), deeds.from_here, draw_deal_again)
    gap = side // 5
    theme = at.table
    earlier.place(pygame.Rect(at.strip.left, at.strip.centery - side // 2, side, side), theme)
    later.place(pygame.Rect(at.strip.right - 2 * side - gap, at.strip.centery - side // 2, side, side), theme)
    onward.place(pygame.Rect(at.strip.right - side, at.strip.centery - side // 2, side, side), theme)
    strip.place(
        pygame.Rect(at.strip.left + side + gap, at.strip.top, at.strip.width - 3 * (side + gap), at.strip.height), theme
    )
    return [strip, earlier, later, onward]
