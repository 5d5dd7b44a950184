"""The first screen: the buttons, next to the name of the game and a fan of its cards."""

import pygame

from scopa_gui.ui.context import Context
from scopa_gui.ui.front.title_page import TitlePage
from scopa_gui.ui.kit.scene import Answer, Push, Quit
from scopa_gui.ui.kit.theme import TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.play.unfinished_matches import LOOKS, Unfinished, Waiting, title_words
from scopa_gui.ui.words.profile_words import name_of
from scopa_gui.ui.words.translation import _

_SURE = 0.25
"""Seconds from the first picture to the look whether the match offered can be played: the engine is loaded for that."""
_COMES_BACK = {f"button:{name}" for name in ("practice", "rules", "statistics", "settings", "profiles")}
"""Buttons on which the focus of the keyboard is still when one comes back: nothing was begun meanwhile."""
SHARE = 0.3
"""Of the first row, for the way to all matches that wait."""


class TitleScreen(TitlePage):
    """Continue (when a match waits), play, practice; then two by two: rules, statistics, settings, quit.

    If there is more than one match to go on with, or one that needs a remark, the button to all of them is next to
    Continue. A new player who has left the first lessons is offered to go on with those.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._unfinished = Unfinished(context)
        self._waiting: Waiting | None = None
        self._count = self._aside = 0
        self._is_sure = False

    def open(self) -> None:
        """A match may have begun or ended since: look again."""
        self._look()
        self.next_timer = LOOKS if self._is_sure else _SURE
        self._is_sure = True
        if not (self.group.shows_focus and self.group.focus in _COMES_BACK):
            self.group.focus = None
        self.rebuild()

    def update(self, dt: float) -> Answer:
        """Now and then: another window may have begun a match, or left one."""
        self.next_timer = (self.next_timer or 0.0) - dt
        if self.next_timer <= 0:
            self.next_timer = LOOKS
            self.context.tell(self.context.archive.check())
            self._look_again()
        return None

    def _look(self) -> None:
        self._unfinished.has_changed()
        self._waiting = self._unfinished.last(thorough=self._is_sure)
        self._count, self._aside = self._unfinished.count(), len(self.context.archive.put_aside(1))

    def _look_again(self) -> None:
        """Show what is otherwise than before; not while a button is held."""
        if self.group.is_held:
            return
        before = self._shown()
        self._look()
        if self._shown() != before:
            self.rebuild()

    def _shown(self) -> tuple[object, ...]:
        waiting = self._waiting
        return None if waiting is None else (waiting.stored.id, title_words(waiting)), self._count, self._aside

    def build(self) -> list[Widget]:
        go_on: list[Button] = []
        if self._waiting is not None:
            go_on.append(
                Button(
                    "continue",
                    _("Continue"),
                    self._continue,
                    ButtonKind.PRIMARY,
                    title_words(self._waiting)[0],
                    TypeStyle.HEADING,
                )
            )
        if self._aside or self._count > (self._waiting is not None):
            words = _("All ({count})") if go_on else _("Unfinished ({count})")
            go_on.append(Button("matches", words.format(count=self._count), lambda: Push("unfinished")))
        if self._waiting is None and self.context.settings.first_steps == "lessons":
            learn = Button("learn", _("Carry on learning"), lambda: Push("first_step"), ButtonKind.PRIMARY)
            learn.style = TypeStyle.HEADING
            go_on.insert(0, learn)
        has_primary = any(button.kind is ButtonKind.PRIMARY for button in go_on)
        play = Button(
            "play",
            _("Play") if self._waiting is None else _("New match"),
            lambda: Push("new_match"),
            ButtonKind.CLOTH if has_primary else ButtonKind.PRIMARY,
            style=TypeStyle.LABEL if has_primary else TypeStyle.TITLE,
        )
        return [
            *(go_on if has_primary else ()),
            play,
            *(() if has_primary else go_on),
            Button("practice", _("Practice"), lambda: Push("practice")),
            Button("rules", _("Rules"), lambda: Push("rules"), ButtonKind.QUIET),
            Button("statistics", _("Statistics"), lambda: Push("statistics"), ButtonKind.QUIET),
            Button("settings", _("Settings"), lambda: Push("settings"), ButtonKind.QUIET),
            Button("quit", _("Quit"), Quit, ButtonKind.QUIET),
            Button("profiles", self._who(), lambda: Push("profiles"), ButtonKind.QUIET),
        ]

    def arrange(self) -> None:
        theme = self.theme
        (x, y, width) = self.column
        gap = self.gap
        primary = self.primary
        first, *others, player = self.group.widgets
        self._place_in_corner(player)
        second_width = round(width * SHARE) if self._waiting is not None and others[0].name == "button:matches" else 0
        first.place(pygame.Rect(x, y, width - second_width - (gap if second_width else 0), primary), theme)
        if second_width:
            others.pop(0).place(pygame.Rect(x + width - second_width, y, second_width, primary), theme)
        if self._waiting is not None and isinstance(first, Button):
            first.note = self.context.text.first_that_fits(
                title_words(self._waiting), TypeStyle.SMALL, theme, first.note_box(theme).size
            )
        y += primary + gap
        if len(others) % 2:
            others[0].place(pygame.Rect(x, y, width, theme.control), theme)
            y += theme.control + gap
        half = (width - gap) // 2
        paired = others[len(others) % 2 :]
        for pair in zip(paired[::2], paired[1::2], strict=True):
            for left, widget in zip((x, x + width - half), pair, strict=True):
                widget.place(pygame.Rect(left, y, half, theme.control), theme)
            y += theme.control + gap

    def _place_in_corner(self, player: Widget) -> None:
        """Place the current player's button at the top right, next to the shutter, as wide as the name needs."""
        theme = self.theme
        words = self.context.text.width(self._who(), TypeStyle.LABEL, theme)
        box = pygame.Rect(0, theme.space(2), min(words + theme.space(6), theme.px(300)), theme.control)
        box.right = theme.size[0] - (theme.space(2) if theme.strong else self.shutter + theme.space(1))
        player.place(box, theme)

    def _who(self) -> str:
        """Return the current player's name; for a single player without a name, a hint that there may be more."""
        profiles = self.context.profiles
        return name_of(profiles.current) if profiles.current.name or len(profiles.here) > 1 else _("Who’s playing?")

    def _continue(self) -> Answer:
        """The match that the button names, and no other."""
        assert self._waiting is not None
        return Push("continue_match", match=self._waiting.stored.id)
