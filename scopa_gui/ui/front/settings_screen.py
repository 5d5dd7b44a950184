"""Settings: each takes effect at once, in the window and on the small table next to the controls."""

from collections.abc import Callable
from typing import Any

import pygame

from scopa_gui.store.settings import SPEEDS, AidSettings, Settings
from scopa_gui.ui.context import Context
from scopa_gui.ui.front.capture_showcase import CaptureShowcase, stop_names
from scopa_gui.ui.front.setting_notes import setting_notes
from scopa_gui.ui.front.settings_showcase import SHOWN, Showcase
from scopa_gui.ui.front.type_sample import draw_type_sample
from scopa_gui.ui.kit.scene import USED, Answer, Pop, Push
from scopa_gui.ui.kit.theme import INK_SOFT, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button
from scopa_gui.ui.kit.widgets.fields import Field, Segments, Slider
from scopa_gui.ui.kit.widgets.picture_choice import Pictures
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pages.toggle import Toggle
from scopa_gui.ui.pictures.card_preview import back_names, deck_names, draw_back, draw_deck, index_names, table_names
from scopa_gui.ui.table.aids.aid_registry import assisted_note
from scopa_gui.ui.table.aids.aids_sample import draw_sample
from scopa_gui.ui.table.aids.aids_switches import aid_fields
from scopa_gui.ui.words.translation import LANGUAGES, _, system_language

TYPE_SIZES = (0.9, 1.0, 1.15, 1.3)
_VOLUMES = ("volume", "music", "background_music")
_SETTINGS = {
    "cards": ("deck", "back", "index", "four_colours", "large_index", "table"),
    "game": ("speed", "capture_stop", "show_captures", "reduced_motion", "contrast"),
    "help": (*AidSettings.__struct_fields__, "coach", "memory_questions"),
    "window": ("language", "text_scale", "fullscreen", "muted", "background_sound", *_VOLUMES),
}
"""By page."""
_PAGES = tuple(_SETTINGS)
_SWITCH_SHARE = 0.72
"""Of a row's width, for the label of a switch; a choice beside its label begins earlier."""
_CHOICE_SHARE = 0.42


class SettingsScreen(ControlScreen):
    """Pages of controls on a sheet of paper; next to it the subject of the page, as it will look."""

    def __init__(self, context: Context, page: str = _PAGES[0]) -> None:
        super().__init__(context)
        self.page = page
        self._showcase = Showcase(context)
        self._captures = CaptureShowcase(context, self._showcase)
        self._notes: list[tuple[pygame.Rect, str]] = []
        """The sentences below controls, and where they stand."""
        self._before: dict[str, dict[str, Any]] = {}
        """What the settings of a page were before they were set back: of those that were, and not changed since."""
        self._sheet = self._stage = pygame.Rect(0, 0, 0, 0)

    def build(self) -> list[Widget]:
        names = _page_names()
        pages = dict(zip(_PAGES, (self._cards_page, self._game_page, self._help_page, self._window_page), strict=True))
        tabs = Segments("page", "", [(key, names[key], key) for key in _PAGES], self.page, self._turn_to)
        return [
            tabs,
            *pages[self.page](),
            Button("about", _("About Scopa"), lambda: Push("about")),
            Button("report", _("Report a problem"), lambda: Push("problem_report")),
            Button("reset", "", self._reset_or_undo),
            Button("back", _("Back"), Pop),
        ]

    def _cards_page(self) -> list[Widget]:
        now = self.context.settings
        decks, backs, tables = (list(names().items()) for names in (deck_names, back_names, table_names))
        if now.deck == "french":
            style: list[Widget] = [
                Toggle("colours", _("Four colours"), now.four_colours, self._set("four_colours"), share=0.5),
                Toggle("indices", _("Large indices"), now.large_index, self._set("large_index"), share=0.5),
            ]
        else:
            label = _("Numbers in the corners")
            sizes = [(key, name, key) for key, name in index_names(now.deck).items()]
            style = [Segments("index", label, sizes, now.index, self._set("index"), share=_CHOICE_SHARE)]
        return [
            Pictures("deck", _("Deck"), decks, now.deck, self._set("deck"), self._paint_deck),
            *style,
            Pictures("back", _("Back of the cards"), backs, now.back, self._set("back"), self._paint_back),
            Pictures("table", _("Table"), tables, now.table, self._set("table"), self._paint_table),
        ]

    def _game_page(self) -> list[Widget]:
        now = self.context.settings
        speeds = [(key, _speed_names()[key], key) for key in SPEEDS]
        contrasts = [("system", _("Follow system"), "system"), ("on", _("On"), "on"), ("off", _("Off"), "off")]
        motions = [(None, _("Follow system"), "system"), (True, _("On"), "on"), (False, _("Off"), "off")]
        stops = [(key, name, key) for key, name in stop_names().items()]
        return [
            Segments("speed", _("Speed"), speeds, now.speed, self._speed, stacked=True),
            Segments(
                "stop", _("When others capture"), stops, now.capture_stop, self._set("capture_stop"), stacked=True
            ),
            Toggle("captures", _("Show captures"), now.show_captures, self._set("show_captures"), share=_SWITCH_SHARE),
            Segments(
                "calm",
                _("Reduce motion"),
                motions,
                now.reduced_motion,
                self._set("reduced_motion"),
                share=_CHOICE_SHARE,
            ),
            Segments(
                "contrast", _("High contrast"), contrasts, now.contrast, self._set("contrast"), share=_CHOICE_SHARE
            ),
        ]

    def _help_page(self) -> list[Widget]:
        """Return the controls for help at the table and with learning."""
        now = self.context.settings
        return [
            *aid_fields(now, lambda name, value: self._set(name)(value)),
            Toggle("coach", _("Coach at the table"), now.coach, self._set("coach"), share=_SWITCH_SHARE),
            Toggle(
                "memory",
                _("Memory questions"),
                now.memory_questions,
                self._set("memory_questions"),
                share=_SWITCH_SHARE,
            ),
        ]

    def _window_page(self) -> list[Widget]:
        now = self.context.settings
        language = now.language if now.language in LANGUAGES else system_language()
        languages = [(key, name, key) for key, name in LANGUAGES.items()]
        sizes = [(size, name, f"{size:g}") for size, name in zip(TYPE_SIZES, _type_names(), strict=True)]
        size = min(TYPE_SIZES, key=lambda offered: abs(offered - now.text_scale))
        return [
            Segments("language", _("Language"), languages, language, self._set("language")),
            Segments("type", _("Text size"), sizes, size, self._set("text_scale")),
            Toggle("fullscreen", _("Full screen"), now.fullscreen, self._set("fullscreen"), share=_SWITCH_SHARE),
            Toggle("sound", _("Sound"), not now.muted, self._sound, share=_SWITCH_SHARE),
            Toggle(
                "behind",
                _("Sound in the background"),
                now.background_sound,
                self._set("background_sound"),
                share=_SWITCH_SHARE,
            ),
            *(
                Slider(key, label, (0, 100, 5), round(getattr(now, name) * 100), self._volume(name, heard), _percent)
                for key, label, name, heard in (
                    ("volume", _("Effects"), "volume", "card"),
                    ("music", _("Short tunes"), "music", "scopa"),
                    ("bed", _("Music"), "background_music", ""),
                )
            ),
        ]

    # Places

    def arrange(self) -> None:
        self._follow()
        theme = self.theme
        width = min(theme.size[0] - theme.space(8), round(theme.size[1] * 1.72))
        left = (theme.size[0] - width) // 2
        top = theme.px(98)
        high = theme.size[1] - top - theme.control - theme.space(5)
        share = round(width * 0.58)
        self._sheet = pygame.Rect(left, top, share, high)
        self._stage = pygame.Rect(left + share + theme.space(2), top, width - share - theme.space(2), high)
        heading = left + theme.px(4) + self.context.text.width(_("Settings"), TypeStyle.TITLE, theme) + theme.space(3)
        tabs = pygame.Rect(
            0, 0, min(round(width * 0.7), max(round(width * 0.62), left + width - heading)), theme.control
        )
        tabs.midright = (left + width, theme.px(48))
        self.group.widget("choice:page").place(tabs, theme)
        back = pygame.Rect(0, 0, theme.px(190), theme.control)
        back.topright = (left + width, self._sheet.bottom + theme.space(2.5))
        self.group.widget("button:back").place(back, theme)
        inner = self._sheet.inflate(-2 * theme.space(3), -2 * theme.space(2.5))
        about = pygame.Rect(left, back.top, theme.px(230), theme.control)
        self.group.widget("button:about").place(about, theme)
        report = pygame.Rect(about.right + theme.space(2), back.top, theme.px(280), theme.control)
        self.group.widget("button:report").place(report, theme)
        reset = pygame.Rect(report.right + theme.space(2), back.top, 0, theme.control)
        reset.width = min(theme.px(330), back.left - theme.space(2) - reset.left)
        self.group.widget("button:reset").place(reset, theme)
        self._notes = []
        if self.page == "cards":
            self._arrange_cards(inner)
        else:
            self._arrange_rows(inner)

    def _arrange_cards(self, inner: pygame.Rect) -> None:
        """Three rows of pictures; what belongs to the deck below the decks."""
        theme = self.theme
        gap = self.theme.space(1)
        pictures = (inner.height - theme.control - 3 * gap) // 3
        y = inner.top
        for name in ("choice:deck", "", "choice:back", "choice:table"):
            if name:
                self.group.widget(name).place(pygame.Rect(inner.left, y, inner.width, pictures), theme)
                y += pictures + gap
                continue
            names = ("choice:index", "toggle:colours", "toggle:indices")
            style = [widget for widget in self.group.widgets if widget.name in names]
            wide = inner.width // len(style)
            for number, widget in enumerate(style):
                widget.place(
                    pygame.Rect(inner.left + number * wide, y, wide - gap * (len(style) > 1), theme.control), theme
                )
            y += theme.control + gap

    def _arrange_rows(self, inner: pygame.Rect) -> None:
        """Rows of even height, not further apart than is easy to read across; sentences below them if all have room."""
        theme = self.theme
        around = ("choice:page", "button:about", "button:report", "button:reset", "button:back")
        rows = [widget for widget in self.group.widgets if widget.name not in around]
        heights = [Field.tall(theme, stacked=isinstance(widget, Field) and widget.stacked) for widget in rows]
        free = inner.height - (self._note_height() if self.page == "help" else 0)
        notes = [self._note(widget, inner) for widget in rows]
        taken = sum(heights) + sum(note.bottom for note, _words in notes)
        if taken + theme.space(1) * (len(rows) - 1) > free:
            notes = [(pygame.Rect(0, 0, 0, 0), "") for _widget in rows]
            taken = sum(heights)
        gap = min(theme.space(4), (free - taken) // max(1, len(rows) - 1))
        y = inner.top
        for widget, high, (note, words) in zip(rows, heights, notes, strict=True):
            widget.place(pygame.Rect(inner.left, y, inner.width, high), theme)
            if words:
                self._notes.append((note.move(inner.left, y + high), words))
            y += high + note.bottom + gap

    def _note(self, widget: Widget, inner: pygame.Rect) -> tuple[pygame.Rect, str]:
        """The sentence below a control, and its room from the left lower corner of that on; "" for none."""
        words = setting_notes().get(widget.name, "")
        if not words:
            return pygame.Rect(0, 0, 0, 0), ""
        theme = self.theme
        text = self.context.text
        is_switch = isinstance(widget, Toggle)
        wide = round(inner.width * (widget.share if isinstance(widget, Toggle) else 1.0)) - theme.space(1)
        lines = len(text.wrap(words, TypeStyle.NOTE, theme, wide))
        high = text.height(TypeStyle.NOTE, theme) * lines + theme.px(4)
        up = (theme.control - text.height(TypeStyle.LABEL, theme)) // 2 - theme.px(2) if is_switch else -theme.px(4)
        return pygame.Rect(0, -up, wide, high), words

    def _note_height(self) -> int:
        return self.theme.px(56 * self.theme.text_scale)

    # Pictures

    def draw_still(self, surface: pygame.Surface) -> None:
        super().draw_still(surface)
        brush = self.brush(surface)
        theme = self.theme
        tabs = self.group.widget("choice:page").rect
        self.draw_title(surface, _("Settings"), self._sheet.left, tabs.left - self._sheet.left - theme.space(3))
        self.draw_sheet(surface, self._sheet)
        for box, words in self._notes:
            brush.write(box, words, TypeStyle.NOTE, INK_SOFT, valign="top")
        if self.page == "game":
            self._captures.draw_still(brush, self._stage)
            return
        if self.page == "window":
            self.draw_sheet(surface, self._stage)
            draw_type_sample(brush, self._stage, self.context)
            return
        if self.page == "help":
            note = self._sheet.inflate(-2 * theme.space(3), -2 * theme.space(2.5))
            note = pygame.Rect(note.left, note.bottom - self._note_height(), note.width, self._note_height())
            brush.write(note, assisted_note(), TypeStyle.NOTE, INK_SOFT, valign="bottom")
            self._showcase.draw_cloth(brush, self._stage)
            if draw_sample(brush, self._stage, self.context):
                return
        self._showcase.draw(brush, self._stage)

    def draw_movers(self, surface: pygame.Surface) -> None:
        super().draw_movers(surface)
        if self.animating:
            self._captures.draw_flying(self.brush(surface), self._stage)

    @property
    def animating(self) -> bool:  # type: ignore[override]
        """While a card flies at a speed that was chosen."""
        return self.page == "game" and self._captures.is_flying

    def update(self, dt: float) -> Answer:
        """The card that shows the speed flies on; at its end the picture rests again."""
        if self.animating:
            self._captures.pass_time(dt)
            self.dirty = True
            if not self.animating:
                self.redraw()
        return None

    def _paint_deck(self, brush: Brush, box: pygame.Rect, deck: str) -> None:
        draw_deck(brush.surface, self.context.sprites, deck, self.context.settings.back, SHOWN, box)

    def _paint_back(self, brush: Brush, box: pygame.Rect, back: str) -> None:
        draw_back(brush.surface, self.context.sprites, self.context.settings.deck, back, box)

    def _paint_table(self, brush: Brush, box: pygame.Rect, table: str) -> None:
        brush.surface.blit(self._showcase.patch(table, box.size, brush.theme.px(12)), box)

    # What the controls do

    def _follow(self) -> Answer:
        """Have the button below the page follow what the settings are now: it sets back, or takes that back again."""
        button = self.group.widget("button:reset")
        now = self.context.settings
        assert isinstance(button, Button)
        is_unlike = any(getattr(now, name) != value for name, value in self._usual().items())
        button.label = _("Undo the reset") if self.page in self._before else _("Reset this page")
        button.enabled = is_unlike or self.page in self._before
        return USED

    def _reset_or_undo(self) -> Answer:
        return self._undo_reset() if self.page in self._before else self._reset()

    def _usual(self) -> dict[str, Any]:
        """The settings of this page as they are at a first start."""
        usual = Settings()
        return {name: getattr(usual, name) for name in _SETTINGS[self.page]}

    def _reset(self) -> Answer:
        before = {name: getattr(self.context.settings, name) for name in _SETTINGS[self.page]}
        self.context.change(**self._usual())
        self._before[self.page] = before
        self.context.say(_("This page is back to its original settings."))
        self.rebuild()
        return USED

    def _undo_reset(self) -> Answer:
        self.context.change(**self._before.pop(self.page))
        self.rebuild()
        return USED

    def _turn_to(self, page: str) -> Answer:
        self.page = page
        self._captures.land()
        self.rebuild()
        return USED

    def _set(self, name: str) -> Callable[[Any], Answer]:
        """Return the function that sets one setting to the value of a control."""

        def take(value: Any) -> Answer:
            self.context.change(**{name: value})
            self._before.pop(self.page, None)
            self.redraw()
            return self._follow()

        return take

    def _speed(self, speed: str) -> Answer:
        """Set the speed, and show it once."""
        answer = self._set("speed")(speed)
        self._captures.fly()
        return answer

    def _volume(self, name: str, heard: str) -> Callable[[int], Answer]:
        """Return the function that sets a volume.

        The sound `heard` shows how loud it is, "" if it is heard by itself.
        """
        return lambda percent: self._heard(heard, muted=False, **{name: percent / 100})

    def _sound(self, on: bool) -> Answer:
        return self._heard("card", muted=not on)

    def _heard(self, name: str, **values: float | bool) -> Answer:
        """Change a volume, and let it be heard."""
        self.context.change(**values)
        self._before.pop(self.page, None)
        if name:
            self.context.sound.play(name)
        return self._follow()

    def settings_changed(self) -> None:
        for widget in self.group.widgets:
            if isinstance(widget, Toggle) and widget.name == "toggle:sound":
                widget.value = not self.context.settings.muted
        self.redraw()


def _page_names() -> dict[str, str]:
    return {"cards": _("Cards and table"), "game": _("Game"), "help": _("Help"), "window": _("Window and sound")}


def _speed_names() -> dict[str, str]:
    return {
        "instant": _("Instant"),
        "fast": _("Fast"),
        "normal": _("Normal"),
        "slow": _("Slow"),
        "very_slow": _("Very slow"),
    }


def _type_names() -> tuple[str, ...]:
    return (_("Small"), _("Medium"), _("Large"), _("Huge"))


def _percent(value: int) -> str:
    return _("{number}%").format(number=value)
