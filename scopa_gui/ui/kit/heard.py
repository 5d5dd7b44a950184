"""Words and controls on the screen, noted while they are painted: everything that can be seen can be heard.

Nothing is noted unless a screen reader listens, so painting costs no more without one.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Protocol

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.explained import PaintedParts
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, box_of
from scopa_gui.ui.kit.theme import TypeStyle

_HEADINGS = {TypeStyle.DISPLAY, TypeStyle.TITLE, TypeStyle.HEADING}


class HeardControl(Protocol):
    """A control, as far as a screen reader needs it: `Widget` says what is meant."""

    name: str
    enabled: bool

    @property
    def can_focus(self) -> bool:
        """True if the keyboard stops at it."""

    def spoken(self) -> Spoken | None:
        """Return its description for a screen reader; None if it says nothing of its own."""

    def reveal(self, name: str) -> None:
        """Bring the part with this target into view."""


class HeardGroup(Protocol):
    """Controls that share one focus, as `Group` has them."""

    focus: str | None
    shows_focus: bool

    @property
    def widgets(self) -> Sequence[HeardControl]:
        """The controls in the order of the Tab key."""


HeardPart = Spoken | HeardGroup


class HeardWords(PaintedParts[HeardPart]):
    """Words and controls that were painted last."""

    def __init__(self) -> None:
        super().__init__()
        self.on = False
        self._times: Counter[str] = Counter()
        self._quiet = 0

    def begin(self, *, moving: bool) -> None:
        if self.on:
            super().begin(moving=moving)
            self._times.clear()

    @property
    def groups(self) -> list[HeardGroup]:
        """Groups of controls on the screen."""
        return [one for one in (*self.resting, *self.moving) if not isinstance(one, Spoken)]

    def show(self, parts: Sequence[HeardPart], offset: tuple[int, int]) -> None:
        """Note parts of a separate picture, which is shown ``offset`` pixels from where it was drawn."""
        for part in parts if self.on else ():
            if isinstance(part, Spoken):
                left, top, width, height = part.box
                self._now.append(replace(part, box=(left + offset[0], top + offset[1], width, height)))
            else:
                self._now.append(part)

    @contextmanager
    def quiet(self) -> Iterator[None]:
        """Note nothing while this lasts, because it is read out in another way."""
        self._quiet += 1
        try:
            yield
        finally:
            self._quiet -= 1

    def words(self, surface: pygame.Surface, box: pygame.Rect, text: str, style: TypeStyle) -> None:
        """Note words that are written into a box; moving words are read out by themselves when they change."""
        if not self.on or self._quiet or not text.strip() or not shapes.is_seen(surface, box):
            return
        live = self._now is self.moving
        self._times[text] += 1
        key = f"{'live' if live else 'text'}:{self._times[text]}:{text}"
        role = SpokenRole.HEADING if style in _HEADINGS and not live else SpokenRole.TEXT
        self._now.append(Spoken(key, role, " ".join(text.split()), box_of(box), live=live))

    def controls(self, group: HeardGroup) -> None:
        """Note a group of controls that is painted."""
        if self.on and not self._quiet:
            self._now.append(group)
