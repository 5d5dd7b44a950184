"""Title screen: the main menu, the name of the game and a fan of cards."""

from dataclasses import dataclass

import pygame

from scopa_gui.ui.context import Context
from scopa_gui.ui.front.title_page import COLUMN, GAP, MainControl, TitlePage
from scopa_gui.ui.kit.layout import Control, Grid, Part, Row, Stack
from scopa_gui.ui.kit.scene import Answer, Home, Push, Quit
from scopa_gui.ui.kit.theme import TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind, PicturedButton
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.play.unfinished_matches import LOOKS, Unfinished, Waiting, title_words
from scopa_gui.ui.words.level_names import ME, face_of, level_name, portrait_of
from scopa_gui.ui.words.matches import name_of
from scopa_gui.ui.words.translation import _

_THOROUGH_LOOK = 0.25
"""Seconds until the first thorough look, which loads the engine and checks that the offered match can be played."""
_FOCUSED_AGAIN = {f"button:{name}" for name in ("change", "practice", "rules", "statistics", "settings", "profiles")}
"""Buttons that still have the keyboard focus when the player comes back from their screens."""
LIST_BUTTON_SHARE = 0.3
"""Share of the column's width for the button that opens the list of unfinished matches."""


_SECOND = 16
"""Height of the button that deals at once, below the main one, more than that of other buttons, in units."""


@dataclass(frozen=True, slots=True)
class _NextMatch:
    """Match that is dealt at once: the way to its table, its words (shorter ones follow), and the opponent's face."""

    way: Home
    words: tuple[str, ...]
    face: str


class _SecondControl(Control):
    """Button with a line below its label, lower than the main one."""

    def height(self, brush: Brush, width: int) -> int:
        return super().height(brush, width) + brush.theme.px(_SECOND)


class TitleScreen(TitlePage):
    """One main button, to continue a match, to carry on learning or to play; below it all others in pairs.

    To play is one press: it deals the match that was chosen last. Before the first match the choices are shown.
    A button opens the list of unfinished matches if the list has more than the offered match, or matches that were set
    aside; it is next to Continue if that is there.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._unfinished = Unfinished(context)
        self._waiting: Waiting | None = None
        self._unfinished_count = 0
        self._has_set_aside = False
        self._next: _NextMatch | None = None
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
        self._next = None if self.context.archive.is_empty() else _next_match(self.context)

    def _shown(self) -> tuple[object, ...]:
        offered = None if self._waiting is None else (self._waiting.stored.id, title_words(self._waiting))
        return offered, self._unfinished_count, self._has_set_aside, None if self._next is None else self._next.words

    def column(self) -> Part:
        first = [MainControl(self._main_button())]
        second: Part | None = None
        offered = [
            Button("practice", _("Practice"), lambda: Push("practice")),
            Button("rules", _("Rules"), lambda: Push("rules"), ButtonKind.QUIET),
            Button("statistics", _("Statistics"), lambda: Push("statistics"), ButtonKind.QUIET),
            Button("settings", _("Settings"), lambda: Push("settings"), ButtonKind.QUIET),
            Button("quit", _("Quit"), Quit, ButtonKind.QUIET),
        ]
        leads_on = self._waiting is not None or self._is_learning
        if self._next is not None:
            offered.insert(0, Button("change", _("Change…"), lambda: Push("new_match"), ButtonKind.QUIET))
            if leads_on:
                second = _SecondControl(self._deal_button(self._next, ButtonKind.CLOTH, TypeStyle.LABEL))
        elif leads_on:
            offered.insert(0, Button("play", _("Play"), lambda: Push("new_match")))
        if self._has_set_aside or self._unfinished_count > (self._waiting is not None):
            words = _("Unfinished ({count})") if self._waiting is None else _("All ({count})")
            button = Button("matches", words.format(count=self._unfinished_count), lambda: Push("unfinished"))
            if self._waiting is None:
                offered.insert(0, button)
            else:
                first.append(MainControl(button, width=COLUMN * LIST_BUTTON_SHARE))
        alone = Control(offered.pop(0)) if len(offered) % 2 else None
        pairs = Grid([Control(button) for button in offered], 2, gap=GAP, between=GAP)
        return Stack(Row(*first, gap=GAP), second, alone, pairs, gap=GAP)

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
        if self._next is not None:
            return self._deal_button(self._next, ButtonKind.PRIMARY, TypeStyle.TITLE)
        return Button("play", _("Play"), lambda: Push("new_match"), ButtonKind.PRIMARY, style=TypeStyle.TITLE)

    def _deal_button(self, match: _NextMatch, kind: ButtonKind, style: TypeStyle) -> Button:
        """Return the button that deals at once, with the face of the opponent and the match below its label."""

        def draw_face(brush: Brush, box: pygame.Rect) -> None:
            self.context.portraits().draw(brush, match.face, box)

        return PicturedButton("play", _("Play"), match.words[0], lambda: match.way, draw_face, kind, style)

    def corner(self) -> list[Button]:
        """Return the button that opens the list of players: the current player's face and name, or a question."""
        profiles = self.context.profiles
        words = name_of(profiles.current) if profiles.current.name or len(profiles.here) > 1 else _("Who’s playing?")
        face = face_of(self.context.settings.face)
        if face == ME:
            return [Button("profiles", words, lambda: Push("profiles"), ButtonKind.QUIET)]
        return [
            PicturedButton(
                "profiles",
                words,
                "",
                lambda: Push("profiles"),
                lambda brush, box: self.context.portraits().draw(brush, face, box),
                ButtonKind.QUIET,
            )
        ]

    def arrange(self) -> None:
        super().arrange()
        waiting = () if self._waiting is None else title_words(self._waiting)
        dealt = () if self._next is None else self._next.words
        for button in self.group.widgets:
            words = {"button:continue": waiting, "button:play": dealt}.get(button.name)
            if words and isinstance(button, Button):
                room = button.note_box(self.theme).size
                button.note = self.context.text.first_that_fits(words, TypeStyle.SMALL, self.theme, room)


def _next_match(context: Context) -> _NextMatch:
    """Return the match that the player chose last. The games are loaded only now: who has not played needs none."""
    from scopa_gui.ui.pages.offered_games import offered_games
    from scopa_gui.ui.play.match_wish import wish_of, wish_words

    games = offered_games(context)
    wish = wish_of(context.settings, games)
    return _NextMatch(Home("deal_match", wish=wish), wish_words(wish, games), portrait_of(level_name(wish.level)))
