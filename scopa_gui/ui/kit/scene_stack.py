"""The stack of scenes and its painting: a saved still picture, movers on top, overlays above darkened scenes."""

from collections.abc import Callable, Mapping
from typing import Any

import pygame

from scopa_gui.ui.kit.scene import Answer, Home, HomeAfter, Pop, Push, Quit, Replace, Scene, Used
from scopa_gui.ui.kit.theme import Theme

_VEIL = (8, 20, 14, 150)

Maker = Callable[[str, Mapping[str, Any]], Scene | None]
"""Makes the scene of a name with arguments; None, after a message to the player, if there is none to show."""


class SceneStack:
    """Scenes, the bottom one first. The program ends when it is empty; `failed` gives the reason if that was an error.

    `forget` is called before the next scene makes its pictures, if nothing of what is shown stays. `painting` is called
    before the top scene is painted: with False for its still parts, with True for its moving ones.
    """

    def __init__(
        self,
        theme: Theme,
        make: Maker,
        forget: Callable[[], None] = lambda: None,
        painting: Callable[[bool], None] = lambda moving: None,
    ) -> None:
        self.scenes: list[Scene] = []
        self.theme = theme
        self._make = make
        self._forget = forget
        self._painting = painting
        self.failed: str | None = None
        self._still: pygame.Surface | None = None
        self._painted: Scene | None = None

    @property
    def top(self) -> Scene | None:
        """The scene that gets the intents."""
        return self.scenes[-1] if self.scenes else None

    def apply(self, answer: Answer) -> None:
        """Do what a scene has asked for."""
        match answer:
            case None | Used():
                return
            case Pop():
                self._come_back(1)
            case Quit():
                self._come_back(len(self.scenes))
            case Home(""):
                self._come_back(len(self.scenes) - 1)
            case HomeAfter():
                self._leave(len(self.scenes) - 1)
                home = answer.change()
                self._forget()
                if home.name:
                    self._go(home)
                elif self.top is not None:
                    self._show(self.top)
            case Push() | Replace() | Home():
                self._go(answer)

    def enter(self, scene: Scene) -> None:
        """Put this scene on top."""
        if not scene.overlay:
            self._forget()
        self.scenes.append(scene)
        self._show(scene)

    def _go(self, way: Push | Replace | Home) -> None:
        """Go to another screen; if it cannot be made, open the top one again, because what it offered is gone."""
        scene = self._make(way.name, way.arguments)
        if scene is not None:
            self._leave({Push: 0, Replace: 1, Home: len(self.scenes) - 1}[type(way)])
            if isinstance(way, Home) and scene.overlay and self.top is not None:
                self._show(self.top)
            self.enter(scene)
        elif self.top is not None:
            self.top.open()

    def _come_back(self, count: int) -> None:
        """Close ``count`` scenes and show the one below."""
        if any(not scene.overlay for scene in self.scenes[len(self.scenes) - count :]):
            self._forget()
        self._leave(count)
        if count and self.top is not None:
            self._show(self.top)

    def _leave(self, count: int) -> None:
        for _ in range(count):
            self.scenes.pop().close()
        self._painted = None

    def _show(self, scene: Scene) -> None:
        self._painted = None
        scene.resize(self.theme)
        scene.open()
        scene.redraw()

    def resize(self, theme: Theme) -> None:
        """Lay out every scene again: the window's size, the language or another setting changed."""
        self.theme = theme
        self._painted = None
        for scene in self.scenes:
            scene.resize(theme)
            scene.redraw()

    def rules_page(self) -> Push | None:
        """Return the way to the rules about what is shown: from the top scene, or from the one that it covers."""
        for scene in reversed(self.scenes):
            page = scene.rules_page()
            if page is not None or not scene.overlay:
                return page
        return None

    def next_timer(self) -> float | None:
        """Return the seconds until the top scene must be woken; None for never."""
        return self.top.next_timer if self.top is not None else None

    @property
    def animating(self) -> bool:
        """True while the top scene moves."""
        return self.top is not None and self.top.animating

    @property
    def dirty(self) -> bool:
        """True if something must be painted."""
        top = self.top
        return top is not None and (top.dirty or top.still_dirty or top.animating or self._painted is not top)

    def paint(self, surface: pygame.Surface, above: Callable[[pygame.Surface], None] | None = None) -> None:
        """Paint the top scene on the window's surface; `above` paints over it."""
        top = self.top
        if top is None:
            return
        if self._still is None or self._still.get_size() != surface.get_size():
            self._still = pygame.Surface(surface.get_size(), 0, surface)
            self._painted = None
        is_new = self._painted is not top
        if is_new or (top.still_dirty and (top.overlay or not top.mend_still(self._still))):
            first = max((number for number, scene in enumerate(self.scenes) if not scene.overlay), default=0)
            for scene in self.scenes[first:]:
                if scene.overlay:
                    veil = pygame.Surface(self._still.get_size(), pygame.SRCALPHA)
                    veil.fill(_VEIL)
                    self._still.blit(veil, (0, 0))
                if scene is top:
                    self._painting(True)
                    self._painting(False)
                scene.draw_still(self._still)
                if scene is not top:
                    scene.draw_movers(self._still)
        self._painted = top
        top.still_dirty = False
        surface.blit(self._still, (0, 0))
        self._painting(True)
        top.draw_movers(surface)
        if above is not None:
            above(surface)
        top.dirty = False
