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

_SURE = 0.25
"""Seconds until the first thorough look, which loads the engine and checks that the offered match can be played."""
_COMES_BACK = {f"button:{name}" for name in ("practice", "rules", "statistics", "settings", "profiles")}
"""Buttons that still have the keyboard focus when the player comes back from their screens."""
SHARE = 0.3
"""Share of the column's width for the button that opens the list of unfinished matches."""


class TitleScreen(TitlePage):
    """One main button, to continue a match, to carry on learning or to play; below it all others in pairs.

    A button opens the list of unfinished matches if it has more than the offered one, or some that were put away; it
    is next to Continue if that is there.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._unfinished = Unfinished(context)
        self._waiting: Waiting | None = None
        self._count = self._aside = 0
        self._is_sure = False

    def open(self) -> None:
        """Look for matches that have begun or ended while other screens were open."""
        self._look()
        self.next_timer = LOOKS if self._is_sure else _SURE
        self._is_sure = True
        if not (self.group.shows_focus and self.group.focus in _COMES_BACK):
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
        self._unfinished.has_changed()
        self._waiting = self._unfinished.last(thorough=self._is_sure)
        self._count, self._aside = self._unfinished.count(), len(self.context.archive.put_aside(1))

    def _shown(self) -> tuple[object, ...]:
        waiting = self._waiting
        return None if waiting is None else (waiting.stored.id, title_words(waiting)), self._count, self._aside

    def column(self) -> Part:
        offered = [
            *self._matches(),
            Button("practice", _("Practice"), lambda: Push("practice")),
            Button("rules", _("Rules"), lambda: Push("rules"), ButtonKind.QUIET),
            Button("statistics", _("Statistics"), lambda: Push("statistics"), ButtonKind.QUIET),
            Button("settings", _("Settings"), lambda: Push("settings"), ButtonKind.QUIET),
            Button("quit", _("Quit"), Quit, ButtonKind.QUIET),
        ]
        first = [MainControl(offered.pop(0))]
        if self._waiting is not None and offered[0].name == "button:matches":
            first.append(MainControl(offered.pop(0), width=COLUMN * SHARE))
        alone = Control(offered.pop(0)) if len(offered) % 2 else None
        pairs = Grid([Control(button) for button in offered], 2, gap=GAP, between=GAP)
        return Stack(Row(*first, gap=GAP), alone, pairs, gap=GAP)

    def _matches(self) -> list[Button]:
        """Return the buttons to continue, carry on learning, play, and list unfinished matches, the main one first."""
        offered: list[Button] = []
        if self._waiting is not None:
            words = title_words(self._waiting)[0]
            go_on = Push("continue_match", match=self._waiting.stored.id)
            offered.append(
                Button("continue", _("Continue"), lambda: go_on, ButtonKind.PRIMARY, words, TypeStyle.HEADING)
            )
        elif self.context.settings.first_steps == "lessons":
            learn = Button("learn", _("Carry on learning"), lambda: Push("first_step"), ButtonKind.PRIMARY)
            learn.style = TypeStyle.HEADING
            offered.append(learn)
        has_primary = bool(offered)
        play = Button(
            "play",
            _("Play") if self._waiting is None else _("New match"),
            lambda: Push("new_match"),
            ButtonKind.CLOTH if has_primary else ButtonKind.PRIMARY,
            style=TypeStyle.LABEL if has_primary else TypeStyle.TITLE,
        )
        if not has_primary:
            offered.append(play)
        if self._aside or self._count > (self._waiting is not None):
            words = _("All ({count})") if self._waiting is not None else _("Unfinished ({count})")
            offered.append(Button("matches", words.format(count=self._count), lambda: Push("unfinished")))
        return [*offered, play] if has_primary else offered

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
