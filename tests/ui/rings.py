"""Which words a focus ring cuts: each control of a screen gets the focus, and the picture is compared with the ring."""

from contextlib import contextmanager
from dataclasses import dataclass, field

import pygame

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.text import Text


@dataclass
class Drawn:
    """The words of a picture with their letters' rectangles, and the rings: outer edge and what is inside the line."""

    words: list[tuple[str, pygame.Rect]] = field(default_factory=list)
    rings: list[tuple[pygame.Rect, pygame.Rect]] = field(default_factory=list)

    def cut(self):
        """The words that a ring goes through."""
        return {
            words
            for words, box in self.words
            for outer, inner in self.rings
            if box.colliderect(outer) and not inner.contains(box)
        }


@contextmanager
def watched(monkeypatch):
    """Note what is drawn."""
    drawn, draw, ring = Drawn(), Text.draw, shapes.focus_ring

    def noting(self, surface, box, text, style, theme, colour, **named):
        taken = draw(self, surface, box, text, style, theme, colour, **named)
        fitted = self.fit(text, style, theme, box.size, named.get("most"))
        for number, line in enumerate(fitted[1] if fitted else ()):
            picture = self.line(line, style, theme, colour, fitted[0])
            free = box.width - picture.get_width()
            left = box.left + {"left": 0, "centre": free // 2, "right": free}[named.get("align", "left")]
            letters = (
                picture.get_bounding_rect()
                .move(left, taken.top + number * self.height(style, theme, fitted[0]))
                .clip(surface.get_clip())
            )
            if letters.width and letters.height:
                drawn.words.append((text, letters))
        return taken

    def ringed(surface, rect, theme, radius=12):
        gap, line = max(2, theme.px(3)), max(2, theme.px(3))
        drawn.rings.append((rect.inflate(2 * (gap + line) + 2, 2 * (gap + line) + 2), rect.inflate(2 * gap, 2 * gap)))
        ring(surface, rect, theme, radius)

    with monkeypatch.context() as patched:
        patched.setattr(Text, "draw", noting)
        patched.setattr(shapes, "focus_ring", ringed)
        yield drawn


def cut_words(pilot, monkeypatch):
    """What is cut, by the control that has the focus then."""
    group, found = pilot.scene.group, {}
    with watched(monkeypatch) as drawn:
        for widget in [widget for widget in group.widgets if widget.can_focus]:
            group.focus, group.shows_focus = widget.name, True
            drawn.words.clear()
            drawn.rings.clear()
            pilot.scene.redraw()
            pilot.tick()
            assert drawn.rings, f"{widget.name} shows no focus"
            if drawn.cut():
                found[widget.name] = sorted(drawn.cut())
    return found
