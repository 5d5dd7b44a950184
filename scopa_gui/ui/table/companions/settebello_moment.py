"""SettebelloMoment: when the settebello goes to a pile, a second of light there, no matter who takes it."""

from scopa_gui.ui.kit.intents import Intent, Key, Press
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.companions.companion import Companion, TableContext
from scopa_gui.ui.table.motion.beats import Beat
from scopa_gui.ui.table.motion.moments import MomentClock, MomentKind, draw_moment, forget_moments, takes_settebello
from scopa_gui.ui.table.motion.pace import SPEEDS

_RADIUS = 38
"""Units."""


class SettebelloMoment(Companion):
    """Light when the settebello is taken; any press or key ends it.

    It has a clock of its own, apart from the cards', so that nothing waits for it.
    """

    def __init__(self, board: TableContext) -> None:
        super().__init__(board)
        self.clock = MomentClock()
        self._seen: Beat | None = None

    @property
    def animating(self) -> bool:  # type: ignore[override]
        """True while it moves."""
        return self.clock.moving

    @property
    def next_timer(self) -> float | None:  # type: ignore[override]
        """Seconds until a moment without motion ends."""
        return self.clock.timer

    def update(self, dt: float) -> bool:
        """Begin once the cards set out for the pile: a motion that is skipped has no moment."""
        changed = self.clock.pass_time(dt)
        timeline = self.board.timeline
        if changed and self.clock.kind is None:
            forget_moments()
        beat = timeline.beat
        if beat is None or beat is self._seen or beat.lit is None or timeline.seconds < beat.lit.end:
            return changed
        self._seen, side = beat, takes_settebello(beat)
        context = self.board.context
        factor = SPEEDS[context.settings.speed]
        calm = context.has_reduced_motion
        if side is None or not self.clock.begin(MomentKind.SETTEBELLO, side, factor, calm=calm):
            return changed
        if beat.flourish is None:
            context.sound.play(MomentKind.SETTEBELLO.value)
        return True

    def handle(self, intent: Intent) -> Answer:
        """A press or a key ends it, and means what it means."""
        if self.clock.kind is not None and isinstance(intent, Press | Key):
            self.clock.end()
        return None

    def draw(self, brush: Brush) -> None:
        """At the pile, where nothing is to be read."""
        side = self.clock.side
        regions = self.board.layout.regions
        centre = regions.piles[side].centre
        with brush.text.heard.quiet():
            draw_moment(brush, self.board.context.settings, self.clock, centre, brush.theme.px(_RADIUS), ours=side == 0)
