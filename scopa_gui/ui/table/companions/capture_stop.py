"""CaptureStop leaves another player's capture next to its card, for some seconds or until something is pressed."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import inf

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.intents import Intent, Key, Press
from scopa_gui.ui.kit.layout import Drawn, Row, Words
from scopa_gui.ui.kit.page_parts import Panel
from scopa_gui.ui.kit.rects import sized
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, box_of
from scopa_gui.ui.kit.theme import GOLD, SLATE, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.companions.companion import Companion, TableContext
from scopa_gui.ui.table.motion.beats import Beat
from scopa_gui.ui.table.motion.pace import AT_ONCE, CAPTURE_STOPS
from scopa_gui.ui.words.translation import _

_NAME = "capture:on"
_LEAST = 24
"""Pixels of height of the sign at least, so that it can be pressed."""


class CaptureStop(Companion):
    """Stops the motion at a capture. A click, Space or Enter carries on; at my turn a click on my card plays it.

    `for_all`: several people share this table, so that it stops at everybody's captures.
    """

    def __init__(self, screen: TableContext, *, for_all: bool = False) -> None:
        super().__init__(screen)
        self._for_all = for_all

    @property
    def _seconds(self) -> float:
        return CAPTURE_STOPS[self.screen.context.settings.capture_stop]

    @property
    def least_pace(self) -> float:
        """Least factor of durations: even if everything happens at once, there is a moment for the stop."""
        return AT_ONCE if self._seconds else 0.0

    def adapt_beat(self, beat: Beat) -> Beat:
        """Return the beat with a stop at a capture; unless the table is shared, not at my own."""
        taker = taker_in(beat)
        is_known = taker is None or (taker == self.screen.status_line.me and not self._for_all)
        return beat if is_known else replace(beat, stop=self._seconds)

    def update(self, dt: float) -> bool:
        """Shorten the stop if the player has chosen fewer seconds in the meantime."""
        timeline = self.screen.timeline
        if timeline.stands:
            timeline.left = min(timeline.left, self._seconds)
        return False

    @property
    def next_timer(self) -> float | None:
        """Seconds for which the capture is still shown; None if it waits for a key."""
        timeline = self.screen.timeline
        return timeline.left if timeline.stands and timeline.left < inf else None

    def handle(self, intent: Intent) -> Answer:
        screen = self.screen
        if not screen.timeline.stands or screen.has_modal:
            return None
        match intent:
            case Press(pos, 1) if screen.group.at(pos) is None:
                is_mine = screen.control.card_at(pos) in screen.layout.hand
                if screen.my_turn and is_mine and not self._plate().collidepoint(pos):
                    return None
                screen.timeline.go_on()
                return USED
            case Key(name="space" | "enter", alt=False, command=False) if not screen.group.shows_focus:
                screen.timeline.go_on()
                return USED
        return None

    def targets(self) -> Mapping[str, pygame.Rect]:
        return {_NAME: self._plate()} if self.screen.timeline.stands else {}

    def spoken_parts(self) -> Sequence[Spoken]:
        stands = self.screen.timeline.stands
        return (Spoken(_NAME, SpokenRole.BUTTON, _words(), box_of(self._plate()), live=True),) if stands else ()

    def _plate(self) -> pygame.Rect:
        """Return the rectangle of the sign, below the status line."""
        theme = self.screen.theme
        text = self.screen.context.text
        status = pygame.Rect(self.screen.layout.regions.status)
        width = text.width(_words(), TypeStyle.SMALL, theme) + theme.px(2) + theme.space(5.5)
        height = max(_LEAST, text.height(TypeStyle.SMALL, theme) + theme.px(4))
        return sized((width, height), midtop=status.move(0, theme.px(2)).midbottom)

    def draw(self, brush: Brush) -> None:
        if not self.screen.timeline.stands:
            return

        def draw_triangle(brush: Brush, box: pygame.Rect) -> None:
            shapes.triangle(brush.surface, shapes.around(box.center, (box.width, box.width)), GOLD, pointing=1)

        words = Words(_words(), TypeStyle.SMALL, GOLD, align="right", valign="middle")
        sign = Panel(
            Row(Drawn(draw_triangle, width=12), words), (1.5, 0), fill=SLATE, line=GOLD, radius=9, raised=False
        )
        with brush.text.heard.quiet():
            sign.paint(brush, self._plate())


def taker_in(beat: Beat) -> int | None:
    """Return the seat that takes cards in a motion; None if nothing is taken.

    It takes by a card, by the leftovers as the last to take, or as the dealer of Escoba before the first card.
    """
    if beat.lit is None:
        return None
    if beat.note is not None:
        return beat.note.seat
    if not beat.view.history:
        return beat.flourish.seat if beat.flourish is not None else None
    return beat.view.history[-1].seat


def _words() -> str:
    return _("Click or press Space to carry on")
