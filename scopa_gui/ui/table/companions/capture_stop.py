"""CaptureStop: another player's capture is shown next to its card, for seconds or until something is pressed."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import inf

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.intents import Intent, Key, Point, Press
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
"""Pixels of height that can be pressed."""


class CaptureStop(Companion):
    """A click, Space or Enter goes on; a card of mine that is clicked is played at once, where it is my turn.

    `for_all`: several people look at this table, and each capture is somebody else's to one of them.
    """

    def __init__(self, board: TableContext, *, for_all: bool = False) -> None:
        super().__init__(board)
        self._for_all = for_all

    @property
    def _seconds(self) -> float:
        return CAPTURE_STOPS[self.board.context.settings.capture_stop]

    @property
    def least_pace(self) -> float:  # type: ignore[override]
        """Least pace factor: even if everything happens at once, there is a moment for the stop."""
        return AT_ONCE if self._seconds else 0.0

    def adapt_beat(self, beat: Beat) -> Beat:
        """Return the beat with a stop at a capture, though not at my own, which I know of, unless it is for all."""
        taker = taker_in(beat)
        is_known = taker is None or (taker == self.board.status_line.me and not self._for_all)
        return beat if is_known else replace(beat, stop=self._seconds)

    def update(self, dt: float) -> bool:
        """Shorten the stop if the player has chosen fewer seconds meanwhile."""
        timeline = self.board.timeline
        if timeline.stands:
            timeline.left = min(timeline.left, self._seconds)
        return False

    @property
    def next_timer(self) -> float | None:  # type: ignore[override]
        """Seconds for which the capture is still shown."""
        timeline = self.board.timeline
        return timeline.left if timeline.stands and timeline.left < inf else None

    def handle(self, intent: Intent) -> Answer:
        """Go on."""
        board = self.board
        if not board.timeline.stands or board.has_modal:
            return None
        match intent:
            case Press(pos, 1) if board.group.at(pos) is None and not self._is_played(pos):
                board.timeline.go_on()
                return USED
            case Key(name="space" | "enter", alt=False, command=False) if not board.group.shows_focus:
                board.timeline.go_on()
                return USED
        return None

    def _is_played(self, pos: Point) -> bool:
        """Return whether there is a card of mine at a point that I may play now."""
        is_mine = self.board.control.card_at(pos) in self.board.layout.hand
        return self.board.my_turn and is_mine and not self._plate().collidepoint(pos)

    def targets(self) -> Mapping[str, pygame.Rect]:
        return {_NAME: self._plate()} if self.board.timeline.stands else {}

    def spoken_parts(self) -> Sequence[Spoken]:
        """Return how to go on, as a button that does it when pressed."""
        stands = self.board.timeline.stands
        return (Spoken(_NAME, SpokenRole.BUTTON, _words(), box_of(self._plate()), live=True),) if stands else ()

    def _plate(self) -> pygame.Rect:
        """Return the rectangle of the sign, below the status line."""
        brush = Brush(pygame.Surface((1, 1)), self.board.theme, self.board.context.text)
        theme = brush.theme
        status = pygame.Rect(self.board.layout.regions.status)
        wide = brush.text.width(_words(), TypeStyle.SMALL, theme) + theme.px(2) + theme.space(5.5)
        high = max(_LEAST, brush.text.height(TypeStyle.SMALL, theme) + theme.px(4))
        return pygame.Rect(status.centerx - wide // 2, status.bottom + theme.px(2), wide, high)

    def draw(self, brush: Brush) -> None:
        """A small sign."""
        if not self.board.timeline.stands:
            return
        theme = brush.theme
        plate = self._plate()
        brush.panel(plate, SLATE, line=GOLD, radius=9, raised=False)
        tip = theme.space(1.5)
        sign = pygame.Rect(plate.left + theme.space(1.5), 0, tip, tip)
        sign.centery = plate.centery
        shapes.triangle(brush.surface, sign, GOLD, pointing=1)
        left = sign.right + theme.space(1)
        with brush.text.heard.quiet():
            box = pygame.Rect(left, plate.top, plate.right - theme.space(1.5) - left, plate.height)
            brush.write(box, _words(), TypeStyle.SMALL, GOLD)


def taker_in(beat: Beat) -> int | None:
    """Return who takes what is lit in a motion: by a card, as the last one to take, or as the dealer of Escoba."""
    if beat.lit is None:
        return None
    if beat.note is not None:
        return beat.note.seat
    if not beat.view.history:
        return beat.flourish.seat if beat.flourish is not None else None
    return beat.view.history[-1].seat


def _words() -> str:
    return _("Click or press Space to carry on")
