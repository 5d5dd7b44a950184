"""The name of a player: a field to type a name into, for a new player or another name."""

import pygame

from scopa_gui.store.person_name import LONGEST, cleaned
from scopa_gui.ui.context import Context
from scopa_gui.ui.front.profiles.playing_as import add
from scopa_gui.ui.kit.scene import USED, Answer, Pop
from scopa_gui.ui.kit.theme import INK, INK_SOFT, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.text_field import TextField
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.words.translation import _


class ProfileNameScreen(ControlScreen):
    """An overlay. `key` is whose name is changed; None adds somebody."""

    overlay = True

    def __init__(self, context: Context, key: str | None = None) -> None:
        super().__init__(context)
        self._key = key
        name = "" if key is None else context.profiles.profile(key).name
        self._sheet = self._about = pygame.Rect(0, 0, 0, 0)
        self._field = TextField("name", "", "", self._typed, self._done, text=name, most=LONGEST)
        self.group.focus = self._field.name

    def build(self) -> list[Widget]:
        self._field.hint = _("Name")
        done = Button("done", _("Play") if self._key is None else _("Save"), self._done, ButtonKind.PRIMARY)
        done.enabled = bool(cleaned(self._field.text))
        return [self._field, done, Button("back", _("Back"), Pop, ButtonKind.PAPER)]

    def arrange(self) -> None:
        theme = self.theme
        wide = min(theme.px(640), theme.size[0] - theme.space(6))
        self._sheet = pygame.Rect(
            0, 0, wide, min(theme.px(300 * max(1.0, theme.text_scale)), theme.size[1] - theme.space(6))
        )
        self._sheet.center = (theme.size[0] // 2, theme.size[1] // 2)
        inner = self._sheet.inflate(-2 * theme.space(4), -2 * theme.space(3))
        low = inner.bottom - theme.control
        self.place_row((("button:done", 200), ("button:back", 180)), inner.right, low)
        self._field.place(
            pygame.Rect(inner.left, low - theme.control - theme.space(2), inner.width, theme.control), theme
        )
        self._about = pygame.Rect(inner.left, inner.top, inner.width, self._field.rect.top - inner.top - theme.space(1))

    def _typed(self, _text: str) -> Answer:
        self.rebuild()
        return USED

    def _done(self) -> Answer:
        name = cleaned(self._field.text)
        if not name:
            return USED
        if self._key is None:
            return add(self.context, name) or USED
        self.context.tell(self.context.profiles.rename(self._key, name))
        return Pop()

    def draw_still(self, surface: pygame.Surface) -> None:
        self.draw_sheet(surface, self._sheet)
        brush = self.brush(surface)
        head = pygame.Rect(self._about.topleft, (self._about.width, round(self.theme.type_px(TypeStyle.HEADING) * 1.4)))
        brush.write(head, _("New player") if self._key is None else _("Rename"), TypeStyle.HEADING, INK)
        if self._key is None:
            below = pygame.Rect(head.left, head.bottom, head.width, self._about.bottom - head.bottom)
            words = _("With their own settings, matches and practice.")
            brush.write(below, words, TypeStyle.BODY, INK_SOFT, valign="top")
