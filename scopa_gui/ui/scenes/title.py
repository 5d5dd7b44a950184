"""The first screen: the name of the game, a fan of its cards, and the ways on."""

import pygame

from scopa_gui.engine.cards import card_named
from scopa_gui.ui.context import Context
from scopa_gui.ui.preview import draw_fan, fan, fan_width
from scopa_gui.ui.scene import USED, Answer, Push, Quit
from scopa_gui.ui.scenes import start
from scopa_gui.ui.screen import Screen
from scopa_gui.ui.sprites import TALLEST
from scopa_gui.ui.theme import BRASS, GOLD, GOLD_BRIGHT, IVORY, Style
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.words import _

_FAN = tuple(card_named(name) for name in ("RS", "AC", "3B", "7D", "CS", "AD", "FC"))
_SPREAD, _WIDEST, _WRIST = 58.0, 84.0, 1.06
_NAME_SHADOW = (6, 24, 16)


class Title(Screen):
    """Continue (when a match waits), play, practice; then two by two: rules, statistics, settings, quit."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._waiting: start.Waiting | None = None

    def open(self) -> None:
        """A match may have begun or ended since: look again."""
        self._waiting = start.waiting(self.context)
        self.group.focus = None
        self.rebuild()

    def build(self) -> list[Widget]:
        go_on: list[Widget] = []
        if self._waiting is not None:
            go_on.append(Button("continue", _("Continue"), self._continue, Kind.PRIMARY, note=self._waiting.line()))
        play = Button("play", _("New match") if go_on else _("Play"), self._play, Kind.CLOTH if go_on else Kind.PRIMARY)
        return [
            *go_on,
            play,
            Button("practice", _("Practice"), self._practice),
            Button("rules", _("Rules"), self._rules),
            Button("statistics", _("Statistics"), self._statistics),
            Button("settings", _("Settings"), self._settings),
            Button("quit", _("Quit"), Quit),
        ]

    def arrange(self) -> None:
        theme, (x, y, width) = self.theme, self._column()
        gap = theme.px(13)
        primary = theme.control + theme.px(14)
        first, *others = self.group.widgets
        first.place(pygame.Rect(x, y, width, primary), theme)
        y += primary + gap
        if len(others) % 2:
            others[0].place(pygame.Rect(x, y, width, theme.control), theme)
            y += theme.control + gap
        half, paired = (width - gap) // 2, others[len(others) % 2:]
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
        theme, text, left = self.theme, self.context.text, self._left()
        size = theme.px(Style.DISPLAY.units)
        name = text.line("Scopa", Style.DISPLAY, theme, IVORY, size)
        behind = text.line("Scopa", Style.DISPLAY, theme, _NAME_SHADOW, size).copy()
        behind.set_alpha(110)
        top = round(theme.size[1] * 0.125)
        for drop in (2, 4, 6):
            surface.blit(behind, (left - theme.px(5) + theme.px(drop * 0.6), top + theme.px(drop)))
        surface.blit(name, (left - theme.px(5), top))
        y = top + name.get_height() + theme.px(2)
        width = theme.px(330)
        _draw_rule(surface, pygame.Rect(left, y, width, theme.px(14)), theme.hairline)
        box = pygame.Rect(left, y + theme.px(20), width, theme.px(40))
        text.draw(surface, box, _("The old Italian card game"), Style.TAGLINE, theme, GOLD_BRIGHT, align="centre", valign="top")

    def _continue(self) -> Answer:
        scene = start.continue_match(self.context)
        if scene is None:
            self.open()
            return USED
        return Push(scene)

    def _play(self) -> Answer:
        from scopa_gui.ui.scenes.new_game import NewGame

        return Push(NewGame(self.context))

    def _settings(self) -> Answer:
        from scopa_gui.ui.scenes.settings import SettingsScene

        return Push(SettingsScene(self.context))

    def _practice(self) -> Answer:
        from scopa_gui.ui.scenes.practice import Practice

        return Push(Practice(self.context))

    def _statistics(self) -> Answer:
        from scopa_gui.ui.scenes.statistics import Statistics

        return Push(Statistics(self.context))

    def _rules(self) -> Answer:
        from scopa_gui.ui.scenes.rules import Rules

        return Push(Rules(self.context))


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
