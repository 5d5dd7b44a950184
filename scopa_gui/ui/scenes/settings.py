"""Settings: each takes effect at once."""

from collections.abc import Sequence

import pygame

from scopa_gui.engine.cards import card_named
from scopa_gui.store.settings import SPEEDS
from scopa_gui.ui.context import Context
from scopa_gui.ui.preview import DECKS, back_names, deck_names, draw_back, draw_deck
from scopa_gui.ui.scene import USED, Answer, Pop
from scopa_gui.ui.screen import Screen
from scopa_gui.ui.widgets.base import Brush, Widget
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.widgets.choice import Choice
from scopa_gui.ui.widgets.pictures import Pictures
from scopa_gui.ui.widgets.slider import Slider
from scopa_gui.ui.widgets.toggle import Toggle
from scopa_gui.ui.words import LANGUAGES, _, system_language

_SHOWN = tuple(card_named(name) for name in ("RS", "7D", "CC"))
_TYPE_SIZES = (0.9, 1.0, 1.15, 1.3)
_LEFT = ("choice:deck", "choice:back")
_LEFT_ROWS = ("choice:speed", "toggle:captures")
_RIGHT_ROWS = ("choice:language", "choice:type", "slider:volume", "toggle:sound", "toggle:fullscreen", "toggle:calm")


class SettingsScene(Screen):
    """What lies on the table on the left, the window and its sound on the right."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._sheets = (pygame.Rect(0, 0, 0, 0), pygame.Rect(0, 0, 0, 0))

    def build(self) -> list[Widget]:
        return [*self._table_controls(), *self._window_controls(), Button("back", _("Back"), Pop, Kind.PRIMARY)]

    def _table_controls(self) -> list[Widget]:
        now = self.context.settings
        decks, backs = deck_names(), back_names()
        speeds = [(key, _speed_names()[key], key) for key in SPEEDS]
        return [
            Pictures("deck", _("Deck"), [(key, decks[key]) for key in DECKS], now.deck, self._set("deck"), self._paint_deck),
            Pictures("back", _("Back of the cards"), list(backs.items()), now.back, self._set("back"), self._paint_back),
            Choice("speed", _("Speed"), speeds, now.speed, self._set("speed"), share=0.24),
            Toggle("captures", _("Show captures"), now.show_captures, self._set("show_captures")),
        ]

    def _window_controls(self) -> list[Widget]:
        now = self.context.settings
        language = now.language if now.language in LANGUAGES else system_language()
        sizes = [(size, name, f"{size:g}") for size, name in zip(_TYPE_SIZES, _type_names(), strict=True)]
        size = min(_TYPE_SIZES, key=lambda offered: abs(offered - now.text_scale))
        return [
            Choice("language", _("Language"), [(k, n, k) for k, n in LANGUAGES.items()], language, self._set("language")),
            Choice("type", _("Text size"), sizes, size, self._set("text_scale")),
            Slider("volume", _("Volume"), (0, 100, 5), round(now.volume * 100), self._volume, _percent),
            Toggle("sound", _("Sound"), not now.muted, self._sound),
            Toggle("fullscreen", _("Full screen"), now.fullscreen, self._set("fullscreen")),
            Toggle("calm", _("Reduce motion"), now.reduced_motion, self._set("reduced_motion")),
        ]

    def arrange(self) -> None:
        theme = self.theme
        width = min(theme.size[0] - theme.space(8), round(theme.size[1] * 1.72))
        left, top = (theme.size[0] - width) // 2, theme.px(98)
        high = theme.size[1] - top - theme.control - theme.space(5)
        half = (width - theme.space(2)) // 2
        self._sheets = (
            pygame.Rect(left, top, half, high),
            pygame.Rect(left + width - half, top, half, high),
        )
        inner = [sheet.inflate(-2 * theme.space(3), -2 * theme.space(2.5)) for sheet in self._sheets]
        gap = max(theme.px(12), 10)
        rows = len(_LEFT_ROWS) * (theme.control + gap)
        pictures = inner[0].height - rows - theme.space(1)
        y = inner[0].top
        for name in _LEFT:
            self.group.widget(name).place(pygame.Rect(inner[0].left, y, inner[0].width, (pictures - theme.space(1)) // 2), theme)
            y += pictures // 2 + theme.space(0.5)
        self._rows(_LEFT_ROWS, inner[0], inner[0].bottom - rows + gap, gap)
        free = inner[1].height - len(_RIGHT_ROWS) * theme.control
        gap = min(theme.space(5), free // (len(_RIGHT_ROWS) + 1))
        self._rows(_RIGHT_ROWS, inner[1], inner[1].top + gap // 2, gap)
        back = pygame.Rect(0, 0, theme.px(200), theme.control)
        back.topright = (self._sheets[1].right, self._sheets[1].bottom + theme.space(2.5))
        self.group.widget("button:back").place(back, theme)

    def _rows(self, names: Sequence[str], inner: pygame.Rect, y: int, gap: int) -> None:
        for name in names:
            self.group.widget(name).place(pygame.Rect(inner.left, y, inner.width, self.theme.control), self.theme)
            y += self.theme.control + gap

    def draw_still(self, surface: pygame.Surface) -> None:
        super().draw_still(surface)
        theme = self.theme
        box = pygame.Rect(self._sheets[0].left + theme.px(4), theme.px(14), self._sheets[1].right, theme.px(58))
        self.draw_heading(surface, _("Settings"), box)
        for sheet in self._sheets:
            self.draw_sheet(surface, sheet)

    def _paint_deck(self, brush: Brush, box: pygame.Rect, deck: str) -> None:
        draw_deck(brush.surface, self.context.sprites, deck, self.context.settings.back, _SHOWN, box)

    def _paint_back(self, brush: Brush, box: pygame.Rect, back: str) -> None:
        draw_back(brush.surface, self.context.sprites, self.context.settings.deck, back, box)

    def _set(self, name: str) -> "_Setter":
        return _Setter(self.context, name)

    def _volume(self, percent: int) -> Answer:
        self.context.change(volume=percent / 100, muted=False)
        self.context.sound.play("card")
        toggle = self.group.widget("toggle:sound")
        if isinstance(toggle, Toggle):
            toggle.value = True
        return USED

    def _sound(self, on: bool) -> Answer:
        self.context.change(muted=not on)
        self.context.sound.play("card")
        return USED


class _Setter:
    """Sets one setting to what a control says."""

    def __init__(self, context: Context, name: str) -> None:
        self._context = context
        self._name = name

    def __call__(self, value: object) -> Answer:
        self._context.change(**{self._name: value})
        return USED


def _speed_names() -> dict[str, str]:
    return {
        "instant": _("Instant"), "fast": _("Fast"), "normal": _("Normal"), "slow": _("Slow"), "very_slow": _("Very slow"),
    }


def _type_names() -> tuple[str, ...]:
    return (_("Small"), _("Medium"), _("Large"), _("Huge"))


def _percent(value: int) -> str:
    return _("{number} %").format(number=value)
