"""The stack of scenes and how it is painted: one still picture kept, movers on top, overlays over a darkened scene."""

from collections.abc import Callable

import pygame

from scopa_gui.ui.kit.scene import Answer, Home, Pop, Push, Quit, Replace, Scene, Used
from scopa_gui.ui.kit.theme import Theme

_VEIL = (8, 20, 14, 150)


class Stack:
    """Scenes, the bottom one first. Empty when the program is to end; `failed` then says why, if it is for an error."""

    def __init__(self, theme: Theme) -> None:
        self.scenes: list[Scene] = []
        self.theme = theme
        self.failed: str | None = None
        self._still: pygame.Surface | None = None
        self._painted: Scene | None = None

    @property
    def top(self) -> Scene | None:
        """The scene that gets the intents."""
        return self.scenes[-1] if self.scenes else None

    def apply(self, answer: Answer) -> None:
        """Do what a scene asked for."""
        match answer:
            case None | Used():
                return
            case Push(scene):
                self._enter(scene)
            case Pop():
                self._leave(1)
            case Replace(scene):
                self._leave(1, reopen=False)
                self._enter(scene)
            case Home(scene):
                self._leave(len(self.scenes) - 1, reopen=scene is None)
                if scene is not None:
                    self._enter(scene)
            case Quit():
                self._leave(len(self.scenes))
        self._painted = None

    def _enter(self, scene: Scene) -> None:
        self.scenes.append(scene)
        scene.resize(self.theme)
        scene.open()
        scene.redraw()

    def _leave(self, count: int, *, reopen: bool = True) -> None:
        for _ in range(count):
            self.scenes.pop().close()
        if reopen and count and self.top is not None:
            self.top.resize(self.theme)
            self.top.open()
            self.top.redraw()

    def resize(self, theme: Theme) -> None:
        """Lay every scene out anew: the window's size, the language or another setting changed."""
        self.theme = theme
        self._painted = None
        for scene in self.scenes:
            scene.resize(theme)
            scene.redraw()

    def next_timer(self) -> float | None:
        """Seconds until the top scene wants to be woken."""
        return self.top.next_timer if self.top is not None else None

    @property
    def animating(self) -> bool:
        """Whether the top scene moves."""
        return self.top is not None and self.top.animating

    @property
    def dirty(self) -> bool:
        """Whether there is something to paint."""
        top = self.top
        return top is not None and (top.dirty or top.still_dirty or top.animating or self._painted is not top)

    def paint(self, surface: pygame.Surface, above: Callable[[pygame.Surface], None] | None = None) -> None:
        """Paint the top scene on the window's surface; `above` may add something over it."""
        top = self.top
        if top is None:
            return
        if (
            self._painted is not top
            or top.still_dirty
            or self._still is None
            or self._still.get_size() != surface.get_size()
        ):
            if self._still is None or self._still.get_size() != surface.get_size():
                self._still = pygame.Surface(surface.get_size()).convert()
            self._paint_still(self._still)
            self._painted, top.still_dirty = top, False
        surface.blit(self._still, (0, 0))
        top.draw_movers(surface)
        if above is not None:
            above(surface)
        top.dirty = False

    def _paint_still(self, still: pygame.Surface) -> None:
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].overlay:
            first -= 1
        for scene in self.scenes[first:]:
            if scene.overlay:
                veil = pygame.Surface(still.get_size(), pygame.SRCALPHA)
                veil.fill(_VEIL)
                still.blit(veil, (0, 0))
            scene.draw_still(still)
            if scene is not self.top:
                scene.draw_movers(still)
