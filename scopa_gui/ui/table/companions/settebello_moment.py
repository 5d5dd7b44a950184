"""SettebelloMoment shows a second of light at the pile to which the settebello goes, whoever takes it."""

from scopa_gui.ui.kit.intents import Intent, Key, Press
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.companions.companion import Companion, TableContext
from scopa_gui.ui.table.motion.beats import Beat
from scopa_gui.ui.table.motion.moments import MomentClock, MomentKind, draw_moment, forget_moments, takes_settebello
from scopa_gui.ui.table.motion.pace import SPEEDS

_RADIUS = 38
"""Radius of the light in units."""


class SettebelloMoment(Companion):
    """Light when the settebello is taken; any press or key ends it. Nothing waits for it: it has its own clock."""

    def __init__(self, screen: TableContext) -> None:
        super().__init__(screen)
        self.clock = MomentClock()
        self._seen: Beat | None = None

    @property
    def animating(self) -> bool:
        return self.clock.moving

    @property
    def next_timer(self) -> float | None:
        return self.clock.timer

    def update(self, dt: float) -> bool:
        """Begin once the cards set out for the pile, and not if that motion is skipped."""
        changed = self.clock.pass_time(dt)
        timeline = self.screen.timeline
        if changed and self.clock.kind is None:
            forget_moments()
        beat = timeline.beat
        if beat is None or beat is self._seen or beat.lit is None or timeline.seconds < beat.lit.end:
            return changed
        self._seen = beat
        side = takes_settebello(beat)
        context = self.screen.context
        factor = SPEEDS[context.settings.speed]
        calm = context.has_reduced_motion
        if side is None or not self.clock.begin(MomentKind.SETTEBELLO, side, factor, calm=calm):
            return changed
        if beat.flourish is None:
            context.sound.play(MomentKind.SETTEBELLO.value)
        return True

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
