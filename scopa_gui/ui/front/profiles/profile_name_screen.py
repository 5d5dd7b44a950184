"""Overlay with a field for the name of a new player, or for a new name."""

from scopa_gui.store.person_name import LONGEST, cleaned
from scopa_gui.ui.context import Context
from scopa_gui.ui.front.profiles.playing_as import add
from scopa_gui.ui.kit.layout import Control, Part, Words
from scopa_gui.ui.kit.page_parts import Buttons
from scopa_gui.ui.kit.scene import USED, Answer, Pop
from scopa_gui.ui.kit.theme import INK, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.text_field import TextField
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.words.translation import _


class ProfileNameScreen(ControlScreen):
    """Overlay that renames the player with this `key`; None adds a player."""

    overlay = True

    def __init__(self, context: Context, key: str | None = None) -> None:
        super().__init__(context)
        self._key = key
        name = "" if key is None else context.profiles.profile(key).name
        self._field = TextField("name", "", "", self._typed, self._done, text=name, most=LONGEST)
        self.group.focus = self._field.name

    def content(self) -> Part:
        self._field.hint = _("Name")
        is_new = self._key is None
        done = Button("done", _("Play") if is_new else _("Save"), self._done, ButtonKind.PRIMARY)
        done.enabled = bool(cleaned(self._field.text))
        return self.sheet(
            Words(_("New player") if is_new else _("Rename"), TypeStyle.HEADING, INK, valign="middle"),
            Words(_("With their own settings, matches and practice.")) if is_new else None,
            Control(self._field),
            Buttons(done, back=self.back()),
            width=640,
        )

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
