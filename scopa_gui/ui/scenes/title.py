"""The first screen."""
from scopa_gui.ui.screen import Screen
from scopa_gui.ui.scene import Answer, Quit
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.words import _
import pygame
class Title(Screen):
    def build(self) -> list[Widget]:
        return [Button("play", _("Play"), lambda: None, Kind.PRIMARY), Button("quit", _("Quit"), Quit)]
    def arrange(self) -> None:
        for n, w in enumerate(self.group.widgets):
            w.place(pygame.Rect(self.theme.px(100), self.theme.px(200+70*n), self.theme.px(300), self.theme.control), self.theme)
