"""A table with a slip of paper beside it, on which moves are shown one after the other, and on which I may answer.

The slip (side_paper.py) says something and offers buttons: by the mouse, and by Tab from the last card of the hand on.
"""

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from typing import Generic, NamedTuple, Protocol, TypeVar

import pygame

from scopa_gui.engine.events import Event
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Drag, Hover, Intent, Key, Press, Release
from scopa_gui.ui.kit.scene import USED, Answer, Pop
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.arrow import Arrow
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.caption import Caption
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.table.aids.lookup import Lookup
from scopa_gui.ui.table.company import plates_of
from scopa_gui.ui.table.geometry.layout import Layout
from scopa_gui.ui.table.geometry.narrow_layout import plated, roomy
from scopa_gui.ui.table.paint.corner_buttons import Icon, draw_out
from scopa_gui.ui.table.paint.panels import Plate
from scopa_gui.ui.table.side_paper import SidePaper
from scopa_gui.ui.table.variation_table import VariationTable
from scopa_gui.ui.words.translation import _


class ShownMove(Protocol):
    """A move that is shown: what I see before and after it; ``mine``: it is my own."""

    @property
    def before(self) -> PlayerView: ...
    @property
    def after(self) -> PlayerView: ...
    @property
    def events(self) -> tuple[Event, ...]: ...
    @property
    def move(self) -> Move: ...
    @property
    def mine(self) -> bool: ...


S = TypeVar("S", bound=ShownMove)
BETWEEN, BEFORE = 0.5, 0.9
"""Seconds from a shown move's end to the next, at usual speed, and for which one can look before the first one."""


class Offer(NamedTuple):
    """A button of the slip: its target's name, what it says, does and looks like, the letter that presses it too,
    whether it can be pressed. One that does nothing is words alone.

    ``pointing``: it has a triangle in the place of words, to the left (-1) or to the right (1), or one to the end (2).
    """

    name: str
    label: str
    press: Callable[[], Answer] | None = None
    kind: ButtonKind = ButtonKind.PAPER
    letter: str = ""
    enabled: bool = True
    pointing: int = 0


class PaperBoard(VariationTable, Generic[S]):
    """`paper` is the slip, `whole` the theme of the whole window; the table's own is that of the part left to it."""

    def __init__(
        self, context: Context, view: PlayerView, names: Sequence[str], sides: Sequence[str], paper: SidePaper
    ) -> None:
        super().__init__(context, view, names, sides)
        self.paper = paper
        self.whole = self.theme
        self.companions.append(Lookup(self, lambda: self.resize(self.whole), lambda: self.has_cards))
        self._line: deque[S] = deque()
        self._pause = 0.0

    # What a subclass says

    def offers(self) -> Sequence[Sequence[Offer | None]]:
        """The buttons of this moment, in rows; None leaves a place empty."""
        return ()

    @property
    def has_cards(self) -> bool:
        """Whether a position lies there."""
        return True

    def line_over(self) -> None:
        """The last of the moves to be shown has begun, or was jumped to."""

    # Coming and going

    def resize(self, theme: Theme) -> None:
        """The slip takes its part of the window first."""
        self.whole = theme
        self.paper.place(theme)
        super().resize(Theme((theme.size[0] - self.paper.width(theme), theme.size[1]), theme.text_scale, theme.table))
        self.chips = []
        self._offer()

    def icons(self) -> list[Widget]:
        """The way out."""
        box, side = pygame.Rect(self.layout.regions.menu), max(44, self.layout.regions.menu.width)
        icon = Icon("back", _("Back (Esc)"), self.leave, draw_out)
        icon.place(pygame.Rect(box.right - side, box.top, side, side), self.theme)
        return [icon]

    def layout_of(self, view: PlayerView) -> Layout:
        """With room for words on a small table."""
        return roomy(super().layout_of(view), self.theme)

    def plates(self) -> Sequence[Plate]:
        """Who sits where, as far as there is room to say it."""
        return plated(plates_of(self.course.view, self.speaker.names), self.theme)

    def leave(self) -> Answer:
        """Back to where one came from."""
        return Pop()

    def changed(self) -> None:
        """Other words, other buttons."""
        self._offer()
        self.redraw()
        self.settle()

    def _offer(self) -> None:
        self.paper.offer([[offer and _button(offer) for offer in row] for row in self.offers()])

    # Moves that are shown

    @property
    def going(self) -> bool:
        """Whether moves are still to come, or one is on its way."""
        return bool(self._line) or self.course.running

    @property
    def waits(self) -> bool:
        """Whether moves are to come."""
        return bool(self._line)

    def begin(self, moves: Iterable[S]) -> None:
        """Show these moves after a moment, and none of what was still to come."""
        self._line.clear()
        self._line.extend(moves)
        self._pause = -BEFORE

    def drop_line(self, view: PlayerView) -> None:
        """Show a table at once, and nothing more of a line."""
        self._line.clear()
        self.speaker.follow(view.history)
        self.show_view(view)

    def finish(self) -> bool:
        """Jump to the end of what is being shown; whether there was something."""
        if not self._line:
            return self.skip()
        self.drop_line(self._line[-1].after)
        self.line_over()
        return True

    def pass_time(self, dt: float) -> Answer:
        """Nothing moves: after a while the next move of the line."""
        if self._line:
            self._pause += dt
            if self._pause >= BETWEEN * self.pace.factor:
                self.next_step()
        return None

    def next_step(self) -> None:
        """Show the next move of the line now."""
        self._pause = 0.0
        self.step(self._line.popleft())
        if not self._line:
            self.line_over()

    def step(self, shown: S) -> None:
        """Show one move."""
        self.speaker.follow(shown.after.history)
        self.show_moved(shown.before, shown.after, shown.events, shown.move if shown.mine else None)

    # Intents

    def handle(self, intent: Intent) -> Answer:
        """The slip comes before the table."""
        self.dirty = True
        answer = self._on_paper(intent)
        if answer is not None:
            self.set_timers()
            return answer
        return super().handle(intent)

    def _on_paper(self, intent: Intent) -> Answer:
        group = self.paper.group
        match intent:
            case Hover():
                group.handle(intent)
            case Press(pos, 1) if self.paper.rect.collidepoint(pos):
                return group.handle(intent) or USED
            case Press(pos, 1) if self.waits and self.group.at(pos) is None:
                self.finish()
                return USED
            case Drag() | Release():
                return group.handle(intent)
            case Key(alt=False, command=False):
                return self.key(intent)
        return None

    def key(self, key: Key) -> Answer:
        """Letters press their button, Enter jumps to a line's end; Tab goes from cards to buttons, and back."""
        for offer in filter(None, chain(*self.offers())):
            if offer.press is not None and offer.enabled and offer.letter and offer.letter == key.name:
                return offer.press()
        group = self.paper.group
        if key.name in ("enter", "space") and not group.shows_focus and self.finish():
            return USED
        if not self.my_turn:
            return self.to_buttons(key)
        able = [widget for widget in group.widgets if widget.can_focus]
        if group.shows_focus:
            ends = able[0] if key.shift else able[-1]
            if key.name == "tab" and group.focused is ends:
                group.shows_focus = False
                return None
            return self.to_buttons(key)
        if key.name != "tab" or key.shift or not able or self.group.shows_focus:
            return None
        hand, choice = self.layout.hand, self.control.choice
        if choice.aimed is None and self.control.keyboard and hand and choice.focus == hand[-1]:
            group.shows_focus, group.focus = True, able[0].name
            return USED
        return None

    def to_buttons(self, key: Key) -> Answer:
        """The key is for the slip's buttons; where the one that had the focus is gone, none shows it."""
        group = self.paper.group
        answer = group.handle(key)
        if all(widget.name != group.focus for widget in group.widgets):
            group.shows_focus = False
        return answer

    def targets(self) -> Mapping[str, pygame.Rect]:
        """The slip's buttons, too."""
        return {**super().targets(), **self.paper.group.targets()}

    def focused(self) -> str | None:
        """The slip's button that has the focus, else the card."""
        group = self.paper.group
        return group.focused.name if group.shows_focus and group.focused is not None else super().focused()

    # Pictures

    def brush_of(self, surface: pygame.Surface) -> Brush:
        """For the slip: measures of the whole window."""
        return Brush(surface, self.whole, self.context.text)


def _button(offer: Offer) -> Widget:
    if offer.press is None:
        return Caption(offer.name, offer.label)
    button = (
        Arrow(offer.name, offer.label, offer.press, offer.pointing)
        if offer.pointing
        else Button(offer.name, offer.label, offer.press, offer.kind)
    )
    button.enabled = offer.enabled
    return button
