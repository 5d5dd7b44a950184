"""FacesCompanion draws the expressions of the players over their resting portraits.

With reduced motion no eyes follow the cards, faces change at once, and a mood stays until the next card is played.
While a capture is left to look at, faces do not change.
"""

from collections import deque
from collections.abc import Sequence
from math import inf

import pygame

from scopa_gui.art.expressions import DRAWN
from scopa_gui.art.portrait_images import BUST
from scopa_gui.engine.scoring.sheet import ScoreSheet
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.companions.companion import Companion, TableContext
from scopa_gui.ui.table.motion.beats import Beat
from scopa_gui.ui.table.motion.reactions import LASTS, TURNS, Moods, Noticed, SeatFaces, moods_after, towards
from scopa_gui.ui.table.paint.far_side import draw_expression
from scopa_gui.ui.table.paint.medallions import draw_face
from scopa_gui.ui.table.paint.panels import medallion_box
from scopa_gui.ui.words.level_names import faces

_SHORTEST = 0.5
_LONGEST = 1.6
"""Least and largest factor of the seconds for which a mood is shown: at fast and at slow speeds."""


class FacesCompanion(Companion):
    """Shows what the players notice of each beat; a position that is shown without beats has all faces at rest."""

    def __init__(self, screen: TableContext) -> None:
        super().__init__(screen)
        self.faces = SeatFaces()
        self._coming: deque[Noticed] = deque()
        self._shown: PlayerView | None = None

    def count(self, sheets: Sequence[ScoreSheet]) -> None:
        """Show the moods after the last of these counts, when the next smazzata is dealt."""
        if sheets:
            self._feel(moods_after(sheets[-1].worths, sheets[-1].rules))

    def _feel(self, moods: Moods, *, alone: bool = False) -> None:
        """Show these moods from now on."""
        pace = self.screen.pace
        seconds = LASTS * min(_LONGEST, max(_SHORTEST, pace.factor))
        self.faces.feel(moods, inf if pace.calm else seconds, alone=alone and pace.calm)

    def _places(self) -> list[pygame.Rect]:
        """Return the squares of the pictures by seat: my medallion, and the busts of the others."""
        regions = self.screen.layout.regions
        return [medallion_box(pygame.Rect(regions.plates[0]), self.screen.theme), *map(pygame.Rect, regions.busts[1:])]

    def adapt_beat(self, beat: Beat) -> Beat:
        self._coming.append(beat.noticed)
        self._shown = beat.view
        return beat

    def settled(self, view: PlayerView, *, my_turn: bool) -> None:
        if view != self._shown:
            self._coming.clear()
            self._shown = view
            self.faces.forget()
        screen = self.screen
        me, *others = [(plate.portrait, box.width) for plate, box in zip(screen.plates(), self._places(), strict=False)]
        portraits = screen.context.portraits()
        portraits.have(((name, size, shown) for shown in DRAWN for name, size in others if name), BUST)
        if me[0] in faces():
            portraits.have(((*me, shown) for shown in DRAWN), also=True)

    @property
    def animating(self) -> bool:
        return self.faces.turning

    @property
    def next_timer(self) -> float | None:
        """Seconds until a mood passes; 0 if moods from skipped beats are still to be shown."""
        if self._coming and not self.screen.timeline.running:
            return 0.0
        return None if self.screen.timeline.stands else self.faces.seconds

    def update(self, dt: float) -> bool:
        pace = self.screen.pace
        timeline = self.screen.timeline
        now = timeline.beat.noticed if timeline.beat is not None else None
        while self._coming:
            first = self._coming[0]
            is_ahead = timeline.seconds < first.start if first is now else now not in self._coming
            if now is not None and is_ahead:
                break
            self._coming.popleft()
            self._feel(first.moods, alone=first.at is not None)
        plates = () if timeline.running else self.screen.plates()
        thinker = next((seat for seat, plate in enumerate(plates) if plate.thinks), None)
        glances: Moods = {}
        if now is not None and now.at is not None and not pace.calm:
            ways = (pygame.Vector2(now.at) - box.center for box in self._places())
            glances = {seat: towards(*way) for seat, way in enumerate(ways)}
        turns = 0.0 if pace.calm or timeline.stands else TURNS * min(1.0, pace.factor)
        return self.faces.pass_time(0.0 if timeline.stands else dt, thinker, glances, turns)

    def draw_below(self, brush: Brush) -> None:
        if self.faces.are_resting:
            return
        portraits = self.screen.context.portraits()
        regions = self.screen.layout.regions
        for seat, (plate, box) in enumerate(zip(self.screen.plates(), self._places(), strict=False)):
            face = self.faces.of(seat)
            if not plate.portrait or face.is_resting:
                continue
            if seat:
                draw_expression(brush.surface, regions, seat, portraits, plate.portrait, face, brush.theme)
            else:
                draw_face(brush.surface, portraits, plate.portrait, box, plate.side, face)
