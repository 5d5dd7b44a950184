"""Page on which players choose the face that stands for them; without one the coin does."""

import pygame

from scopa_gui.ui.kit import rects, shapes
from scopa_gui.ui.kit.layout import Control, Drawn, Paper, Part, Row, Stack, Words
from scopa_gui.ui.kit.page_parts import Panel
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.theme import IVORY, IVORY_SOFT, TypeStyle
from scopa_gui.ui.kit.widgets.picture_choice import PictureGrid
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.words.level_names import ME, face_of, faces
from scopa_gui.ui.words.setting_names import setting_name
from scopa_gui.ui.words.translation import _

_STAGE = 0.26
"""Share of the width for the chosen face next to the others."""
_LARGEST = 260
"""Greatest width of the chosen face, in units."""


class FaceScreen(ControlScreen):
    """The coin and the faces of all people of the game; next to them the chosen one, large."""

    def content(self) -> Part:
        chosen = face_of(self.context.settings.face)
        options = [(ME, _("The coin")), *faces().items()]
        grid = PictureGrid("face", _("Choose a face"), options, chosen, self._choose, self._draw_offered)
        name = dict(options)[chosen]
        words = _("The coin stands for you.")
        if chosen != ME:
            words = _("If {name} is at the table too, or several people play, the coin stands for you.").format(
                name=name
            )
        shown = Stack(
            Drawn(lambda brush, box: self._draw_chosen(brush, box, chosen)),
            Words(name, TypeStyle.HEADING, IVORY, align="centre"),
            Words(words, TypeStyle.NOTE, IVORY_SOFT, align="centre"),
        )
        return self.full_page(
            setting_name("face"),
            Row(Paper(Control(grid, grow=1.0), (2.5, 2.0), share=1 - _STAGE), Panel(shown, share=_STAGE), gap=2.0),
        )

    def _choose(self, face: str) -> Answer:
        self.context.change(face="" if face == ME else face)
        self.renew()
        return USED

    def _draw_offered(self, brush: Brush, box: pygame.Rect, face: str) -> None:
        self.context.portraits().draw(brush, face, rects.inset(box, brush.theme.px(4)))

    def _draw_chosen(self, brush: Brush, box: pygame.Rect, face: str) -> None:
        size = min(*box.size, brush.theme.px(_LARGEST))
        self.context.portraits().draw(brush, face, shapes.around(box.center, (size, size)))
