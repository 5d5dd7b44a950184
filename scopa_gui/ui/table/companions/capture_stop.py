"""CaptureStop: what somebody else takes is left lying beside its card, for seconds or until something is pressed."""

from collections.abc import Sequence
from dataclasses import replace
from math import inf

import pygame

from scopa_gui.ui.kit.intents import Intent, Key, Press
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole
from scopa_gui.ui.kit.theme import GOLD, SLATE, TypeStyle
from scopa_gui.ui.kit.widgets.arrow import draw_triangle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.companions.companion import Companion
from scopa_gui.ui.table.motion.beats import Beat
from scopa_gui.ui.table.motion.pace import AT_ONCE, CAPTURE_STOPS
from scopa_gui.ui.words.translation import _


class CaptureStop(Companion):
    """A click on the table, Space or Enter goes on; all else at the table finishes the motion, as ever."""

    @property
    def _seconds(self) -> float:
        return CAPTURE_STOPS[self.board.context.settings.capture_stop]

    @property
    def least_pace(self) -> float:  # type: ignore[override]
        """Where all happens at once, there is a moment for it on the way."""
        return AT_ONCE if self._seconds else 0.0

    def adapt_beat(self, beat: Beat) -> Beat:
        """Of my own captures I know."""
        history = beat.view.history
        taken = beat.lit is not None and bool(history) and history[-1].move.taken
        is_mine = bool(history) and history[-1].seat == self.board.status_line.me
        return replace(beat, stop=self._seconds) if taken and not is_mine else beat

    @property
    def next_timer(self) -> float | None:  # type: ignore[override]
        """The seconds for which it still lies there."""
        course = self.board.course
        return course.left if course.stands and course.left < inf else None

    def handle(self, intent: Intent) -> Answer:
        """Go on."""
        board = self.board
        if not board.course.stands or board.has_modal:
            return None
        match intent:
            case Press(pos, 1) if board.group.at(pos) is None:
                board.course.go_on()
                return USED
            case Key(name="space" | "enter", alt=False, command=False) if not board.group.shows_focus:
                board.course.go_on()
                return USED
        return None

    def spoken_parts(self) -> Sequence[Spoken]:
        """How to go on."""
        return (Spoken("stands", SpokenRole.TEXT, _words(), live=True),) if self.board.course.stands else ()

    def draw(self, brush: Brush) -> None:
        """A small sign under the status line."""
        if not self.board.course.stands:
            return
        theme, status = brush.theme, pygame.Rect(self.board.layout.regions.status)
        high = brush.text.height(TypeStyle.SMALL, theme) + theme.px(4)
        tip = theme.space(1.5)
        wide = brush.text.width(_words(), TypeStyle.SMALL, theme) + theme.px(2)
        plate = pygame.Rect(0, status.bottom + theme.px(2), wide + tip + theme.space(4), high)
        plate.centerx = status.centerx
        brush.panel(plate, SLATE, line=GOLD, radius=9, raised=False)
        sign = pygame.Rect(plate.left + theme.space(1.5), 0, tip, tip)
        sign.centery = plate.centery
        draw_triangle(brush.surface, sign, GOLD, pointing=1)
        box = pygame.Rect(sign.right + theme.space(1), plate.top, wide, plate.height)
        brush.write(box, _words(), TypeStyle.SMALL, GOLD)


def _words() -> str:
    return _("Click or Space: on")
