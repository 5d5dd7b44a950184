"""SettebelloMoment shows a second of light at the pile to which the settebello goes, whoever takes it."""

from scopa_gui.engine.cards import SETTEBELLO
from scopa_gui.ui.kit.intents import Intent, Key, Press
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.companions.companion import Companion, TableContext
from scopa_gui.ui.table.motion.beats import Beat
from scopa_gui.ui.table.motion.moments import MomentClock, MomentKind, draw_moment, forget_moments, takes_settebello
from scopa_gui.ui.table.motion.pace import SPEEDS

_SOONER = 0.1
"""Seconds before the card's arrival at which the light begins."""
_RADIUS = 38
"""Radius of the light in units."""


class SettebelloMoment(Companion):
    """Light when the settebello is taken; any press or key ends it. Nothing waits for it: it has its own clock."""

    def __init__(self, screen: TableContext) -> None:
        super().__init__(screen)
        self.clock = MomentClock()
        self._heard: Beat | None = None
        self._seen: Beat | None = None

    @property
    def animating(self) -> bool:
        return self.clock.moving

    @property
    def next_timer(self) -> float | None:
        return self.clock.timer

    def update(self, dt: float) -> bool:
        """Play the music once the card rises, and begin as it arrives on its pile; not if that motion is skipped."""
        changed = self.clock.pass_time(dt)
        timeline = self.screen.timeline
        if changed and self.clock.kind is None:
            forget_moments()
        beat = timeline.beat
        side = None if beat is None else takes_settebello(beat)
        if beat is None or beat.lit is None or side is None or timeline.seconds < beat.lit.end:
            return changed
        context = self.screen.context
        factor = SPEEDS[context.settings.speed]
        if beat is not self._heard:
            self._heard = beat
            if beat.flourish is None and factor:
                context.sound.play(MomentKind.SETTEBELLO.value)
        way = beat.plan.tracks.get(SETTEBELLO, ())
        arrives = way[-1].over - _SOONER * factor if way else 0.0
        if beat is self._seen or timeline.seconds < arrives:
            return changed
        self._seen = beat
        return self.clock.begin(MomentKind.SETTEBELLO, side, factor, calm=context.has_reduced_motion) or changed

    def handle(self, intent: Intent) -> Answer:
        """End the light at a press or a key, which then has its usual effect."""
        if self.clock.kind is not None and isinstance(intent, Press | Key):
            self.clock.end()
        return None

    def draw(self, brush: Brush) -> None:
        side = self.clock.side
        centre = self.screen.layout.regions.piles[side].centre
        with brush.text.heard.quiet():
            draw_moment(
                brush, self.screen.context.settings, self.clock, centre, brush.theme.px(_RADIUS), ours=side == 0
            )
