"""SpeechBubbles lets the other players say a sentence now and then about what everybody has seen.

They know nothing of hands. Mostly they are silent, and nobody says the same sentence twice in a match.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

import pygame

from scopa_gui.ui.kit.layout import Words
from scopa_gui.ui.kit.page_parts import Panel
from scopa_gui.ui.kit.rects import sized
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole
from scopa_gui.ui.kit.theme import INK, PAPER_BRIGHT, TypeStyle
from scopa_gui.ui.kit.toast import seconds_to_read
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.companions.companion import Companion, TableContext
from scopa_gui.ui.table.motion.beats import Beat
from scopa_gui.ui.table.motion.moments import takes_settebello
from scopa_gui.ui.words.people_lines import Occasion, lines_of
from scopa_gui.ui.words.translation import _

_SPEAKS = 0.45
"""Probability that somebody says something when there is an occasion."""
_SHORTEST = 2.4
"""Least seconds for which a bubble is shown."""
_WIDE = 210
_NARROW = 190
"""Largest width of a bubble in units, and the smallest at the right of a face; with less room it is at the left."""


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence in English, the relative seat that says it, and how many seconds are left of it."""

    seat: int
    line: str
    seconds: float


class SpeechBubbles(Companion):
    """Bubbles next to the busts; `seed` makes a match's sentences the same whenever it is played again."""

    def __init__(self, screen: TableContext, seed: str) -> None:
        super().__init__(screen)
        self._rng = Random(f"{seed}/sentences")
        self._used: set[str] = set()
        self._seen: Beat | None = None
        self.said: Said | None = None
        self.drawn = pygame.Rect(0, 0, 0, 0)
        """Rectangle of the last bubble."""

    # What is said

    def greet(self) -> None:
        """Let one of the others greet, at the first deal of a match."""
        others = self._others()
        if others:
            self._say(self._rng.choice(others), Occasion.GREETS)

    def _others(self) -> Sequence[int]:
        """Return the seats that can speak."""
        return [seat for seat, plate in enumerate(self.screen.plates()) if seat and plate.portrait]

    def _react(self, beat: Beat, who: int, own: Occasion, together: Occasion, loses: Occasion) -> None:
        """Let somebody say something, or nobody, about what `who` has done."""
        others = self._others()
        if not others or self._rng.random() >= _SPEAKS:
            return
        seat = self._rng.choice(others)
        sides = beat.view.rules.sides
        self._say(seat, own if seat == who else together if seat % sides == who % sides else loses)

    def _say(self, seat: int, occasion: Occasion) -> None:
        """Say a sentence that nobody has said yet, if there is one."""
        if not self.screen.context.settings.table_talk:
            return
        lines = lines_of(self.screen.status_line.names[seat], occasion)
        line = next((line for line in lines if line not in self._used), None)
        if line is not None:
            self._used.add(line)
            self.said = Said(seat, line, max(_SHORTEST, seconds_to_read(_(line))))

    def hush(self) -> None:
        """Stop what is being said, because the table shows something else now."""
        self.said = None

    # Time

    @property
    def next_timer(self) -> float | None:
        return None if self.said is None else self.said.seconds

    def update(self, dt: float) -> bool:
        """Let time pass; speak about a capture once its cards set out for the pile, and not if that is skipped."""
        before = self.said
        if before is not None:
            left = before.seconds - dt
            self.said = replace(before, seconds=left) if left > 0 else None
        timeline = self.screen.timeline
        beat = timeline.beat
        if beat is not None and beat is not self._seen and beat.lit is not None and timeline.seconds >= beat.lit.end:
            self._seen = beat
            side = takes_settebello(beat)
            if beat.flourish is not None:
                who = beat.flourish.seat
                self._react(beat, who, Occasion.SCOPA, Occasion.SCOPA_TOGETHER, Occasion.PRAISES)
            elif side is not None and beat.seat is not None:
                occasions = Occasion.SETTEBELLO, Occasion.SETTEBELLO_TOGETHER, Occasion.SIGHS
                self._react(beat, beat.seat, *occasions)
        return (before.line if before else "") != (self.said.line if self.said else "")

    # Pictures

    def papers(self) -> Sequence[pygame.Rect]:
        return () if self.said is None else (self.drawn,)

    def spoken_parts(self) -> Sequence[Spoken]:
        said = self.said
        if said is None:
            return ()
        words = _("{name}: {words}").format(name=self.screen.status_line.names[said.seat], words=_(said.line))
        return (Spoken(f"said:{said.line}", SpokenRole.TEXT, words, live=True),)

    def draw(self, brush: Brush) -> None:
        said = self.said
        if said is None or self.screen.has_modal:
            return
        theme = brush.theme
        regions = self.screen.layout.regions
        bust = pygame.Rect(regions.busts[said.seat])
        words = Words(_(said.line), TypeStyle.SMALL, INK, align="centre", valign="middle", lines=3)
        bubble = Panel(words, (1.5, 0.75), fill=PAPER_BRIGHT, line=None)
        needed = brush.text.width(words.words, TypeStyle.SMALL, theme) + 2 * theme.space(1.5) + theme.px(4)
        width = min(needed, round(theme.px(_WIDE) * max(1.0, theme.text_scale)))
        lap = bust.width // 10
        room = regions.hint.left - theme.px(8) - (bust.right - lap)
        is_left = room < min(width, theme.px(_NARROW))
        width = width if is_left else min(width, room)
        height = bubble.height(brush, width)
        corner = (
            {"topright": (bust.left + lap, theme.px(8))} if is_left else {"topleft": (bust.right - lap, theme.px(8))}
        )
        self.drawn = sized((width, height), **corner)
        with brush.text.heard.quiet():
            bubble.paint(brush, self.drawn)
            way = 1 if is_left else -1
            root = (self.drawn.right if is_left else self.drawn.left) - way * theme.px(1)
            base = theme.px(7)
            middle = self.drawn.centery
            tip = (root + way * theme.px(16), middle + theme.px(14))
            points = [tip, (root, middle - base), (root, middle + base)]
            pygame.draw.polygon(brush.surface, theme.dyed(PAPER_BRIGHT), points)
