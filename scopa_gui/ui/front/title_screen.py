"""The first screen: the name of the game, a fan of its cards, and the ways on."""

import pygame

from scopa_gui.engine.cards import card_named
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.scene import Answer, Push, Quit
from scopa_gui.ui.kit.theme import BRASS, GOLD, GOLD_BRIGHT, IVORY, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pictures.card_preview import draw_fan, fan, fan_width
from scopa_gui.ui.pictures.sprites import TALLEST
from scopa_gui.ui.play.unfinished_matches import LOOKS, Unfinished, Waiting, title_words
from scopa_gui.ui.words.translation import _

_FAN = tuple(card_named(name) for name in ("RS", "AC", "3B", "7D", "CS", "AD", "FC"))
_SPREAD, _WIDEST, _WRIST = 58.0, 84.0, 1.06
_NAME_SHADOW = (6, 24, 16)


_SURE = 0.25
"""Seconds from the first picture to the look whether the match offered can be played: the engine is loaded for that."""
SHARE = 0.3
"""Of the first row, for the way to all matches that wait."""


class TitleScreen(ControlScreen):
    """Continue (when a match waits), play, practice; then two by two: rules, statistics, settings, quit.

    Where there is more than one match to go on with, or one that needs a word, beside Continue is the way to all of
    them.
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
        go_on: list[Widget] = []
        if self._waiting is not None:
            go_on.append(
                Button(
                    "continue", _("Continue"), self._continue, ButtonKind.PRIMARY, note=title_words(self._waiting)[0]
                )
            )
        if self._aside or self._count > len(go_on):
            words = _("All ({count})") if go_on else _("Waiting ({count})")
            go_on.append(Button("matches", words.format(count=self._count), lambda: Push("unfinished")))
        has_primary = self._waiting is not None
        play = Button(
            "play",
            _("New match") if has_primary else _("Play"),
            lambda: Push("new_match"),
            ButtonKind.CLOTH if has_primary else ButtonKind.PRIMARY,
        )
        return [
            *(go_on if has_primary else ()),
            play,
            *(() if has_primary else go_on),
            Button("practice", _("Practice"), lambda: Push("practice")),
            Button("rules", _("Rules"), lambda: Push("rules")),
            Button("statistics", _("Statistics"), lambda: Push("statistics")),
            Button("settings", _("Settings"), lambda: Push("settings")),
            Button("quit", _("Quit"), Quit),
        ]

    def arrange(self) -> None:
        theme, (x, y, width) = self.theme, self._column()
        gap = theme.px(13)
        primary = theme.control + theme.px(14)
        first, *others = self.group.widgets
        beside = round(width * SHARE) if self._waiting is not None and others[0].name == "button:matches" else 0
        first.place(pygame.Rect(x, y, width - beside - (gap if beside else 0), primary), theme)
        if beside:
            others.pop(0).place(pygame.Rect(x + width - beside, y, beside, primary), theme)
        if self._waiting is not None and isinstance(first, Button):
            first.note = self.context.text.first_that_fits(
                title_words(self._waiting), TypeStyle.SMALL, theme, first.note_box(theme).size
            )
        y += primary + gap
        if len(others) % 2:
            others[0].place(pygame.Rect(x, y, width, theme.control), theme)
            y += theme.control + gap
        half, paired = (width - gap) // 2, others[len(others) % 2 :]
        for pair in zip(paired[::2], paired[1::2], strict=True):
            for left, widget in zip((x, x + width - half), pair, strict=True):
                widget.place(pygame.Rect(left, y, half, theme.control), theme)
            y += theme.control + gap

    def _left(self) -> int:
        """Where the column of words begins: on a wide screen the whole stays together in the middle."""
        width, height = self.theme.size
        return round(max(width * 0.085, (width - height * 1.75) / 2 + height * 0.13))

    def _column(self) -> tuple[int, int, int]:
        return self._left(), round(self.theme.size[1] * 0.485), self.theme.px(330)

    def draw_still(self, surface: pygame.Surface) -> None:
        super().draw_still(surface)
        self._draw_cards(surface)
        self._draw_name(surface)

    def _draw_cards(self, surface: pygame.Surface) -> None:
        """The fan fills the room right of the buttons."""
        width, height = self.theme.size
        left, right = self._left() + self.theme.px(356), min(width, self._left() + round(height * 1.75))
        room = right - left - self.theme.px(36)
        card = min(TALLEST, round(height * 0.52), round(room / fan_width(len(_FAN), _SPREAD, _WRIST)))
        settings = self.context.settings
        spread = _SPREAD
        while spread < _WIDEST and fan_width(len(_FAN), spread + 1, _WRIST) * card <= room:
            spread += 1
        places = fan((left + room / 2, height * 0.50 - card * 0.06), card, len(_FAN), spread, _WRIST)
        draw_fan(surface, self.context.sprites, settings.deck, settings.back, _FAN, places, card, keep=False)

    def _draw_name(self, surface: pygame.Surface) -> None:
        theme, brush, left = self.theme, self.brush(surface), self._left()
        size = theme.px(TypeStyle.DISPLAY.units)
        name = brush.text.line("Scopa", TypeStyle.DISPLAY, theme, IVORY, size)
        behind = brush.text.line("Scopa", TypeStyle.DISPLAY, theme, _NAME_SHADOW, size).copy()
        behind.set_alpha(110)
        top = round(theme.size[1] * 0.125)
        for drop in (2, 4, 6):
            surface.blit(behind, (left - theme.px(5) + theme.px(drop * 0.6), top + theme.px(drop)))
        surface.blit(name, (left - theme.px(5), top))
        y = top + name.get_height() + theme.px(2)
        width = theme.px(330)
        _draw_rule(surface, pygame.Rect(left, y, width, theme.px(14)), theme.hairline)
        box = pygame.Rect(left, y + theme.px(20), width, theme.px(40))
        brush.write(box, _("The old Italian card game"), TypeStyle.TAGLINE, GOLD_BRIGHT, align="centre", valign="top")

    def _continue(self) -> Answer:
        """The match that the button names, and no other."""
        assert self._waiting is not None
        return Push("continue_match", match=self._waiting.stored.id)


def _draw_rule(surface: pygame.Surface, box: pygame.Rect, line: int) -> None:
    """A brass line with a coin in the middle: the suit of denari."""
    gap = box.height
    middle = box.centery
    surface.fill(BRASS, pygame.Rect(box.left, middle, box.width // 2 - gap, line))
    surface.fill(BRASS, pygame.Rect(box.centerx + gap, middle, box.width // 2 - gap, line))
    radius = box.height // 2
    pygame.draw.aacircle(surface, GOLD, (box.centerx, middle), radius)
    pygame.draw.aacircle(surface, (122, 82, 24), (box.centerx, middle), max(2, radius * 7 // 10), max(1, line))
    pygame.draw.aacircle(surface, (148, 36, 28), (box.centerx, middle), max(1, radius // 3))
