"""Title screen: the main menu, the name of the game and a fan of cards."""

from scopa_gui.ui.context import Context
from scopa_gui.ui.front.title_page import COLUMN, GAP, MainControl, TitlePage
from scopa_gui.ui.kit.layout import Control, Grid, Part, Row, Stack
from scopa_gui.ui.kit.scene import Answer, Push, Quit
from scopa_gui.ui.kit.theme import TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.play.unfinished_matches import LOOKS, Unfinished, Waiting, title_words
from scopa_gui.ui.words.matches import name_of
from scopa_gui.ui.words.translation import _

_THOROUGH_LOOK = 0.25
"""Seconds until the first thorough look, which loads the engine and checks that the offered match can be played."""
_FOCUSED_AGAIN = {f"button:{name}" for name in ("practice", "rules", "statistics", "settings", "profiles")}
"""Buttons that still have the keyboard focus when the player comes back from their screens."""
LIST_BUTTON_SHARE = 0.3
"""Share of the column's width for the button that opens the list of unfinished matches."""


class TitleScreen(TitlePage):
    """One main button, to continue a match, to carry on learning or to play; below it all others in pairs.

    A button opens the list of unfinished matches if the list has more than the offered match, or matches that were set
    aside; it is next to Continue if that is there.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._unfinished = Unfinished(context)
        self._waiting: Waiting | None = None
        self._unfinished_count = 0
        self._has_set_aside = False
        self._is_thorough = False

    def open(self) -> None:
        """Look for matches that have begun or ended while other screens were open."""
        self._look()
        self.next_timer = LOOKS if self._is_thorough else _THOROUGH_LOOK
        self._is_thorough = True
        if not (self.group.shows_focus and self.group.focus in _FOCUSED_AGAIN):
            self.group.focus = None
        self.rebuild()

    def update(self, dt: float) -> Answer:
        """Look now and then for matches begun or left in another window."""
        if self.is_due(dt, LOOKS):
            self.context.tell(self.context.archive.check())
            if not self.group.is_held:
                before = self._shown()
                self._look()
                if self._shown() != before:
                    self.rebuild()
        return None

    def _look(self) -> None:
        self._waiting = self._unfinished.last(thorough=self._is_thorough)
        self._unfinished_count = self._unfinished.count()
        self._has_set_aside = bool(self.context.archive.put_aside(1))

    def _shown(self) -> tuple[object, ...]:
        offered = None if self._waiting is None else (self._waiting.stored.id, title_words(self._waiting))
        return offered, self._unfinished_count, self._has_set_aside

    def column(self) -> Part:
        first = [MainControl(self._main_button())]
        offered = [
            Button("practice", _("Practice"), lambda: Push("practice")),
            Button("rules", _("Rules"), lambda: Push("rules"), ButtonKind.QUIET),
            Button("statistics", _("Statistics"), lambda: Push("statistics"), ButtonKind.QUIET),
            Button("settings", _("Settings"), lambda: Push("settings"), ButtonKind.QUIET),
            Button("quit", _("Quit"), Quit, ButtonKind.QUIET),
        ]
        if self._waiting is not None or self._is_learning:
            new = _("Play") if self._waiting is None else _("New match")
            offered.insert(0, Button("play", new, lambda: Push("new_match")))
        if self._has_set_aside or self._unfinished_count > (self._waiting is not None):
            words = _("Unfinished ({count})") if self._waiting is None else _("All ({count})")
            button = Button("matches", words.format(count=self._unfinished_count), lambda: Push("unfinished"))
            if self._waiting is None:
                offered.insert(0, button)
            else:
                first.append(MainControl(button, width=COLUMN * LIST_BUTTON_SHARE))
        alone = Control(offered.pop(0)) if len(offered) % 2 else None
        pairs = Grid([Control(button) for button in offered], 2, gap=GAP, between=GAP)
        return Stack(Row(*first, gap=GAP), alone, pairs, gap=GAP)

    @property
    def _is_learning(self) -> bool:
        return self.context.settings.first_steps == "lessons"

    def _main_button(self) -> Button:
        if self._waiting is not None:
            words = title_words(self._waiting)[0]
            go_on = Push("continue_match", match=self._waiting.stored.id)
            return Button("continue", _("Continue"), lambda: go_on, ButtonKind.PRIMARY, words, TypeStyle.HEADING)
        if self._is_learning:
            learn = Push("first_step")
            return Button("learn", _("Carry on learning"), lambda: learn, ButtonKind.PRIMARY, style=TypeStyle.HEADING)
        return Button("play", _("Play"), lambda: Push("new_match"), ButtonKind.PRIMARY, style=TypeStyle.TITLE)

    def corner(self) -> list[Button]:
        """Return the button that opens the list of players: the current player's name, or a question."""
        profiles = self.context.profiles
        words = name_of(profiles.current) if profiles.current.name or len(profiles.here) > 1 else _("Who’s playing?")
        return [Button("profiles", words, lambda: Push("profiles"), ButtonKind.QUIET)]

    def arrange(self) -> None:
        super().arrange()
        first = self.group.widgets[0]
        if self._waiting is not None and isinstance(first, Button):
            first.note = self.context.text.first_that_fits(
                title_words(self._waiting), TypeStyle.SMALL, self.theme, first.note_box(self.theme).size
            )
