"""Settings. Each takes effect at once, in the window and in the sample next to the controls."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pygame

from scopa_gui.engine.cards import bit, card_named
from scopa_gui.engine.moves import Move
from scopa_gui.store.settings import SPEEDS, Settings
from scopa_gui.ui.context import Context
from scopa_gui.ui.front.settings_showcase import Showcase, stop_names
from scopa_gui.ui.kit import rects
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.layout import Control, Drawn, Either, Paper, Part, Row, Space, Stack, Words
from scopa_gui.ui.kit.page_parts import Title
from scopa_gui.ui.kit.scene import USED, Answer, Push
from scopa_gui.ui.kit.theme import INK, WINE, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind, PicturedButton
from scopa_gui.ui.kit.widgets.fields import Segments, Slider
from scopa_gui.ui.kit.widgets.picture_choice import Pictures
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pages.toggle import Toggle
from scopa_gui.ui.pictures.card_places import RATIO
from scopa_gui.ui.pictures.card_preview import (
    back_names,
    deck_fan,
    deck_names,
    draw_back,
    draw_deck,
    index_names,
    table_names,
)
from scopa_gui.ui.pictures.sprites import TALLEST
from scopa_gui.ui.table.aids.aid_registry import AIDS, assisted_note
from scopa_gui.ui.table.aids.aids_sample import draw_sample
from scopa_gui.ui.table.aids.aids_switches import aid_fields
from scopa_gui.ui.table.paint.panels import Plate, draw_plate
from scopa_gui.ui.words.level_names import face_of, level_kind, level_name, portrait_of
from scopa_gui.ui.words.setting_names import SETTINGS, setting_name
from scopa_gui.ui.words.table_talk import sentence, who_words
from scopa_gui.ui.words.translation import LANGUAGES, _, card_name, system_language

TYPE_SIZES = (0.9, 1.0, 1.15, 1.3)
_STAGE = 0.413
"""Share of the width for the sample next to the controls."""
_SWITCH_SHARE = 0.72
_CHOICE_SHARE = 0.42
"""Share of a row's width for the label of a switch, and of a choice."""
_SAMPLE_CARDS = tuple(card_named(name) for name in ("7D", "RS", "CC", "AB"))
_SAMPLE_MOVE = Move(card_named("7C"), bit(card_named("7D")))
_SAMPLE_PLAYER = "rosa"

ExplainedControl = tuple[Widget, str]
"""Control and the sentence below it; "" for none."""


class _Explained(Stack):
    """Control with a sentence right below its label, even where the switch is higher than the label."""

    def __init__(self, widget: Widget, words: str) -> None:
        note = Words(words, TypeStyle.NOTE)
        self._is_switch = isinstance(widget, Toggle)
        if isinstance(widget, Toggle):
            note.share = widget.share
            super().__init__(Control(widget), Row(note, Part(share=1 - widget.share), gap=0.0))
        else:
            super().__init__(Control(widget), note, gap=0.5)

    def between(self, brush: Brush) -> int:
        if self._is_switch:
            return (brush.text.height(TypeStyle.LABEL, brush.theme) - brush.theme.control) // 2
        return super().between(brush)


class SettingsScreen(ControlScreen):
    """Pages of controls on a sheet of paper, with a sample next to it."""

    def __init__(self, context: Context, page: str = "cards") -> None:
        super().__init__(context)
        self.page = page
        self.stage = Part()
        self._showcase = Showcase(context)
        self._reset = Button("reset", "", self._reset_or_undo)
        self._before: dict[str, dict[str, Any]] = {}
        """Settings before the reset, by page, for pages that were reset and not changed since."""

    def content(self) -> Part:
        pages = {
            "cards": (_("Cards and table"), self._cards_page),
            "game": (_("Game"), self._game_page),
            "help": (_("Help"), self._help_page),
            "window": (_("Window and sound"), self._window_page),
        }
        names = [(key, name, key) for key, (name, _page) in pages.items()]

        def turn_to(page: str) -> Answer:
            self.page = page
            self._showcase.land()
            self.animating = False
            return self.rebuild()

        tabs = Segments("page", "", names, self.page, turn_to)
        controls, self.stage = pages[self.page][1]()
        page = Paper(controls, (3.0, 2.5), share=1 - _STAGE)
        self.stage.share = _STAGE
        self._label_reset()
        return self.full_page(
            Row(Title(_("Settings")), Stack(Space(1), Control(tabs), gap=0.0, share=2.1), gap=3.0),
            Row(page, self.stage, gap=2.0),
            Button("about", _("About Scopa"), lambda: Push("about")),
            Button("report", _("Report a problem"), lambda: Push("problem_report")),
            self._reset,
        )

    # Pages: the controls of each, and the sample next to them

    def _cards_page(self) -> tuple[Part, Part]:
        now = self.context.settings
        cards = self.context.cards()
        style: list[Widget] = []
        if now.deck == "french":
            style.append(self._switch("colours", "four_colours", share=0.5))
            style.append(self._switch("indices", "large_index", share=0.5))
        else:
            sizes = [(key, name, key) for key, name in index_names(now.deck).items()]
            style.append(self._choice("index", "index", sizes))

        def choice(name: str, names: Mapping[str, str], paint: Callable[[Brush, pygame.Rect, str], None]) -> Part:
            chosen = getattr(now, name)
            options = list(names.items())
            return Control(Pictures(name, setting_name(name), options, chosen, self._set(name), paint), grow=1.0)

        def paint_table(brush: Brush, box: pygame.Rect, table: str) -> None:
            brush.surface.blit(self._showcase.patch(table, box.size, brush.theme.px(12)), box)

        page = Stack(
            choice(
                "deck",
                deck_names(),
                lambda to, box, key: draw_deck(to.surface, replace(cards, deck=key), deck_fan(key), box),
            ),
            Row(*map(Control, style), gap=2.0),
            choice("back", back_names(), lambda to, box, back: draw_back(to.surface, replace(cards, back=back), box)),
            choice("table", table_names(), paint_table),
        )

        def draw_face(brush: Brush, box: pygame.Rect) -> None:
            self.context.portraits().draw(brush, face_of(self.context.settings.face), box)

        kind = ButtonKind.CLOTH
        face = PicturedButton("face", setting_name("face"), "", lambda: Push("face"), draw_face, kind)
        return page, Stack(Drawn(self._showcase.draw), Control(face))

    def _game_page(self) -> tuple[Part, Part]:
        words = {
            "instant": _("Instant"),
            "fast": _("Fast"),
            "normal": _("Normal"),
            "slow": _("Slow"),
            "very_slow": _("Very slow"),
        }
        speeds = [(key, words[key], key) for key in SPEEDS]

        def set_speed(speed: str) -> Answer:
            self._change(speed=speed)
            self._showcase.fly()
            self.animating = self._showcase.is_flying
            return USED

        speed = Segments("speed", setting_name("speed"), speeds, self.context.settings.speed, set_speed, stacked=True)
        stops = [(key, name, key) for key, name in stop_names().items()]
        motions = [(None, _("Follow system"), "system"), (True, _("On"), "on"), (False, _("Off"), "off")]
        contrasts = [("system", _("Follow system"), "system"), ("on", _("On"), "on"), ("off", _("Off"), "off")]
        rows: list[ExplainedControl] = [
            (speed, _("How fast cards move. The others think just as long and play just as well at any speed.")),
            (self._choice("stop", "capture_stop", stops, stacked=True), _("How long captured cards stay in view.")),
            (self._switch("captures", "show_captures"), _("Outlines what a card would take.")),
            (self._switch("talk", "table_talk"), _("Now and then the others say something.")),
            (self._choice("calm", "reduced_motion", motions), _("Cards fade in and out instead of flying.")),
            (
                self._choice("contrast", "contrast", contrasts),
                _("Darker letters, lighter paper, a line round every card."),
            ),
        ]
        return self._rows(rows), Drawn(self._showcase.draw_captures)

    def _help_page(self) -> tuple[Part, Part]:
        aids = aid_fields(self.context.settings, lambda name, value: self._set(name)(value))
        rows: list[ExplainedControl] = [
            *((widget, aid.sentence()) for aid, widget in zip(AIDS, aids, strict=True)),
            (self._switch("coach", "coach"), _("Stops a bad move before it counts.")),
            (self._switch("memory", "memory_questions"), _("Asks now and then about what was played.")),
        ]

        def draw_aids(brush: Brush, box: pygame.Rect) -> None:
            self._showcase.draw_cloth(brush, box)
            if not draw_sample(brush, box, self.context):
                self._showcase.draw(brush, box)

        return Stack(self._rows(rows), Words(assisted_note(), TypeStyle.NOTE)), Drawn(draw_aids)

    def _window_page(self) -> tuple[Part, Part]:
        now = self.context.settings
        language = now.language if now.language in LANGUAGES else system_language()
        languages = [(key, name, key) for key, name in LANGUAGES.items()]
        names = (_("Small"), _("Medium"), _("Large"), _("Huge"))
        sizes = [(size, name, f"{size:g}") for size, name in zip(TYPE_SIZES, names, strict=True)]
        size = min(TYPE_SIZES, key=lambda offered: abs(offered - now.text_scale))

        def turn_sound(on: bool) -> Answer:
            return self._change("card", muted=not on)

        rows: list[ExplainedControl] = [
            (Segments("language", setting_name("language"), languages, language, self._set("language")), ""),
            (Segments("type", setting_name("text_scale"), sizes, size, self._set("text_scale")), ""),
            (self._switch("fullscreen", "fullscreen"), ""),
            (Toggle("sound", setting_name("muted"), not now.muted, turn_sound, share=_SWITCH_SHARE), ""),
            (self._switch("behind", "background_sound"), _("Keeps playing while another window is in front.")),
            (self._volume("volume", "volume", "card"), ""),
            (self._volume("music", "music", "scopa"), _("For a scopa, and at other great moments of a match.")),
            (self._volume("bed", "background_music", ""), _("Mandolins and a guitar, all the time.")),
        ]
        name = level_name(_SAMPLE_PLAYER)
        plate = Plate(name, 1, level_kind(_SAMPLE_PLAYER), portrait=portrait_of(name))
        scale = now.text_scale

        def paint_plate(brush: Brush, box: pygame.Rect) -> None:
            draw_plate(brush, box, plate, self.context.portraits())

        sample = Stack(
            Words("Scopa!", TypeStyle.TITLE, WINE),
            Row(Space(width=8), Drawn(paint_plate, 64 * scale, width=270 * scale), gap=0.0),
            Words(who_words(name, _SAMPLE_MOVE), TypeStyle.BODY, INK),
            Drawn(self._draw_named_cards),
            gap=2.0,
        )
        return self._rows(rows), Paper(sample, (3.5, 3.0))

    def _switch(self, name: str, setting: str, share: float = _SWITCH_SHARE) -> Toggle:
        value = getattr(self.context.settings, setting)
        return Toggle(name, setting_name(setting), value, self._set(setting), share=share)

    def _choice(
        self, name: str, setting: str, options: Sequence[tuple[Any, str, str]], *, stacked: bool = False
    ) -> Segments[Any]:
        value = getattr(self.context.settings, setting)
        change = self._set(setting)
        return Segments(name, setting_name(setting), options, value, change, stacked=stacked, share=_CHOICE_SHARE)

    def _volume(self, name: str, setting: str, heard: str) -> Slider:
        """Return the slider of a volume; a change plays the sound `heard`, unless it is ""."""

        def change(percent: int) -> Answer:
            return self._change(heard, muted=False, **{setting: percent / 100})

        now = round(getattr(self.context.settings, setting) * 100)
        label = setting_name(setting)
        return Slider(name, label, (0, 100, 5), now, change, lambda value: _("{number}%").format(number=value))

    def _rows(self, rows: Sequence[ExplainedControl]) -> Part:
        """Return controls below each other, with their sentences if there is room."""
        explained = (_Explained(widget, words) if words else Control(widget) for widget, words in rows)
        alone = (Control(widget) for widget, _words in rows)
        return Either(Stack(*explained, spread=4.0), Stack(*alone, gap=0.0, spread=4.0), grow=1.0)

    # Pictures

    def _draw_named_cards(self, brush: Brush, box: pygame.Rect) -> None:
        """Draw as many cards below each other as there is room for, each with its name next to it."""
        cards = self.context.cards()
        theme = brush.theme
        least = max(theme.px(72), round(brush.text.height(TypeStyle.LABEL, theme) * 1.6))
        count = min(len(_SAMPLE_CARDS), box.height // least)
        for card, row in zip(_SAMPLE_CARDS, rects.rows(box, count), strict=False):
            height = min(TALLEST, round(row.height * 0.86), theme.px(120))
            place, name = rects.cut_left(row, round(height * RATIO), theme.space(2))
            cards.draw(brush.surface, card, height, Placement(*place.center))
            brush.write(name, sentence(card_name(card)), TypeStyle.LABEL, INK)

    def draw_movers(self, surface: pygame.Surface) -> None:
        super().draw_movers(surface)
        if self.animating:
            self._showcase.draw_flying(self.brush(surface), self.stage.rect)

    def update(self, dt: float) -> Answer:
        if self.animating:
            self._showcase.pass_time(dt)
            self.animating = self._showcase.is_flying
            self.dirty = True
            if not self.animating:
                self.redraw()
        return None

    # What the controls do

    def _set(self, name: str) -> Callable[[Any], Answer]:
        """Return the function that sets one setting to the value of a control."""
        return lambda value: self._change(**{name: value})

    def _change(self, heard: str = "", **values: Any) -> Answer:
        """Change settings without making the controls again, for one may be held down; play the sound `heard`."""
        self._before.pop(self.page, None)
        self.context.change(**values)
        self._label_reset()
        self.arrange()
        self.redraw()
        if heard:
            self.context.sound.play(heard)
        return USED

    def settings_changed(self) -> None:
        for widget in self.group.widgets:
            if isinstance(widget, Toggle) and widget.name == "toggle:sound":
                widget.value = not self.context.settings.muted
        self.redraw()

    # Reset

    def _values(self, settings: Settings) -> dict[str, Any]:
        """Return the settings of this page, by name."""
        return {name: getattr(settings, name) for name in SETTINGS[self.page]}

    def _label_reset(self) -> None:
        """Label and enable the button that resets the page or undoes that."""
        was_reset = self.page in self._before
        self._reset.label = _("Undo the reset") if was_reset else _("Reset this page")
        self._reset.enabled = was_reset or self._values(self.context.settings) != self._values(Settings())

    def _reset_or_undo(self) -> Answer:
        before = self._before.pop(self.page, None)
        if before is None:
            before = self._values(self.context.settings)
            self.context.change(**self._values(Settings()))
            self._before[self.page] = before
            self.context.say(_("This page is back to its original settings."))
        else:
            self.context.change(**before)
        return self.rebuild()
