"""The loop of the window and what every screen has in common. Only the loop tells screens how much time has passed."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import pygame

from scopa_gui.complaint import CannotPlayError
from scopa_gui.store import settings as stored
from scopa_gui.store.paths import assets
from scopa_gui.store.settings import AidSettings, Settings
from scopa_gui.ui import crash, screens, shortcuts
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import free_memory, input_reader, sdl, shapes
from scopa_gui.ui.kit.input_reader import InputReader, PressGuard
from scopa_gui.ui.kit.intents import MENU, NOWHERE, Back, Drag, Hover, Intent, Key, Press, Release
from scopa_gui.ui.kit.monitors import Geometry
from scopa_gui.ui.kit.pad_devices import PadDevices
from scopa_gui.ui.kit.scene import Answer, Home, Push, Quit, Replace, Scene
from scopa_gui.ui.kit.scene_stack import SceneStack
from scopa_gui.ui.kit.sound import volume_under_speech
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.ticker import RealTime
from scopa_gui.ui.kit.tip import Tip
from scopa_gui.ui.kit.toast import Toast
from scopa_gui.ui.kit.window import Window
from scopa_gui.ui.pages.bindings import EXPLAIN, PAD_KEYS, SCREENSHOT
from scopa_gui.ui.words import glossary, translation
from scopa_gui.ui.words.translation import _

if TYPE_CHECKING:
    from scopa_gui.ui.reader.screen_reader import ScreenReader

SETTLES = 0.08
AT_ONCE = 0.02
"""Seconds without a new size before a resized window is laid out: while it is dragged, and after a sudden change."""
_LEAP = 100
"""Pixels: a change of at least this much at once is sudden, such as filling the screen, and not a drag."""
STANDS = 0.25
"""Seconds without a move until the window counts as placed."""
_PLACED = 0.01
"""Seconds after the first picture until the window system has placed the window."""
SAVES = 0.6
"""Seconds from the last change until settings are written."""
_LOOKS = {"language", "deck", "back", "index", "four_colours", "large_index", "table", "text_scale", "contrast"}
_SEEN = _LOOKS.union(AidSettings.__struct_fields__)
"""Settings that change the look of every screen."""
LONGEST_STEP = 0.1
"""Most seconds by which an animation goes on in one frame."""


class App:
    """The loop and the stack of scenes. `step` is one wake-up, without a clock."""

    def __init__(self, context: Context, window: Window, ticker: RealTime, gamepads: PadDevices | None = None) -> None:
        self.context = context
        self.window = window
        context.text.explained.find = glossary.words_in
        self.stack = SceneStack(
            theme_of(window, context),
            partial(screens.screen_of, context),
            self._forget,
            context.text.begin_painting,
        )
        self.toast = Toast(context.text)
        self.tip = Tip(context.text, lambda key: (glossary.title_of(key), glossary.explanation(key)))
        self._ticker = ticker
        self._events = InputReader(window.shifted, PAD_KEYS)
        self._gamepads = gamepads or PadDevices(context.wake)
        self._pointer = NOWHERE
        self._front: Scene | None = None
        self._guard = PressGuard()
        self._exposed = True
        self._size = window.size
        self._due: dict[Callable[[], None], float] = {window.settled: _PLACED}
        """Seconds until these are called."""
        self._changed_screen = True
        self._is_spoken = False
        self.afterwards: list[Callable[[], None]] = []
        self.reader: ScreenReader | None = None
        context.say = self.toast.say
        context.changed = self._follow_settings
        context.save = self.save
        context.minimised = lambda: window.minimised
        context.facts = self._facts
        context.pad = lambda: self._events.family
        context.by_pad = lambda: self._events.by_pad
        if window.fullscreen != context.settings.fullscreen:
            context.change(fullscreen=window.fullscreen)

    # The loop

    def run(self, above: Answer = None) -> int:
        """Show the title, or first `above` on top of it, until the last screen is closed; return the exit code.

        The functions in `afterwards` are called after the first picture. Raises CannotPlayError with the reason if a
        screen failed.
        """
        self.stack.apply(Push("title"))
        self.stack.apply(above)
        self.step((), 0.0)
        self._gamepads.begin()
        for late in self.afterwards:
            late()
        self._adjust_sound()
        before = self._ticker.now()
        while self.stack.scenes:
            self._rest()
            now = self._ticker.now()
            before, dt = now, now - before
            self._gamepads.update(dt)
            self.step(input_reader.events(), dt)
        self._gamepads.end()
        self.save()
        if self.stack.failed is not None:
            raise CannotPlayError(self.stack.failed)
        return 0

    def _rest(self) -> None:
        if self.stack.animating:
            self._ticker.pace()
            return
        mine = (self.toast.seconds, self._guard.next_timer, *self._due.values())
        timers = (self.stack.next_timer(), self._events.next_timer, self._gamepads.next_timer, *mine)
        if self.context.sprites.step() or (self.context.people is not None and self.context.people.step()):
            return
        self.tidy()
        nearest = min((seconds for seconds in timers if seconds is not None), default=60.0)
        self._ticker.wait(max(0, min(60_000, round(nearest * 1000 + 0.5))))

    def tidy(self) -> None:
        """Give back memory that is no longer needed, before a wait."""
        top = self.stack.top
        changed = self._changed_screen
        self._changed_screen = False
        if (top is not None and top.rest()) or changed:
            self.context.sprites.forget()
            free_memory.give_back(of_screen=changed)

    def step(self, events: Iterable[pygame.event.Event], dt: float) -> None:
        """Let `dt` seconds pass, take the events, and draw if something has changed."""
        try:
            self._pass_time(dt)
            if self.reader is not None:
                self.reader.obey()
            self._events.pass_time(dt)
            self._guard.pass_time(dt)
            for event in events:
                self._take_event(event)
            # A held key repeats only while the screen for which it was pressed is on top.
            before = self._front
            self._front = self.stack.top
            if self._front is not before:
                self._events.stop_repeating()
            types = self._front is not None and self._front.typing() is not None
            for intent in self._events.held(types=types):
                self.intend(intent)
            for notice in self.context.news():
                self.context.tell(notice)
            painted = self._draw()
            if self.reader is not None:
                self.reader.attend(dt, painted=painted)
            if self.context.text.heard.on != self._is_spoken:
                self._adjust_sound()
        except Exception as error:
            self._exposed = True
            crash.survive(self.stack, self.context, error, has_shown=self.window.has_shown)

    def _pass_time(self, dt: float) -> None:
        self.toast.update(dt)
        self.context.follow()
        self._due = {late: seconds - dt for late, seconds in self._due.items()}
        for late in (self._settle, self.window.settled, self.save):
            if self._due.get(late, 1.0) <= 0:
                del self._due[late]
                late()
        top = self.stack.top
        if top is not None:
            self._apply(top.update(min(dt, LONGEST_STEP) if top.animating else dt))

    def _settle(self) -> None:
        """Lay all out again, because the window's size has settled."""
        self._forget()
        self.stack.resize(self._theme())

    def _apply(self, answer: Answer) -> None:
        """Do what a scene has asked for; the scene that comes up learns where the pointer is.

        A scene that is covered loses what is dragged on it.
        """
        before = self.stack.top
        self.stack.apply(answer)
        top = self.stack.top
        if top is not None and top is not before:
            for intent in self._events.let_go():
                if before in self.stack.scenes:
                    before.handle(intent)
            top.handle(Hover(self._pointer))

    def _forget(self) -> None:
        """Drop the pictures of a screen that goes."""
        self.context.sprites.forget()
        self.context.text.forget()
        shapes.forget(self.window.size)
        self._changed_screen = True

    def _take_event(self, event: pygame.event.Event) -> None:
        match event.type:
            case pygame.QUIT | pygame.WINDOWCLOSE:
                self.stack.apply(Quit())
            case pygame.WINDOWEXPOSED | pygame.WINDOWSHOWN:
                self._exposed = True
            case pygame.WINDOWRESTORED:
                self._exposed = True
                self._due[self.window.settled] = STANDS
            case (
                pygame.WINDOWMOVED
                | pygame.WINDOWMAXIMIZED
                | pygame.WINDOWMINIMIZED
                | pygame.WINDOWDISPLAYCHANGED
                | sdl.DISPLAY_EVENT
            ):
                self._due[self.window.settled] = STANDS
            case pygame.DROPFILE:
                self.open_file(event.file)
            case pygame.DROPTEXT:
                self._apply(Push("shared", text=event.text))
            case pygame.WINDOWSIZECHANGED | pygame.WINDOWRESIZED:
                self._due[self.window.settled] = STANDS
                self.window.renew()
                before = self._size
                self._size = self.window.size
                if self._size != before:
                    leap = max(abs(now - then) for now, then in zip(self._size, before, strict=True)) >= _LEAP
                    self._due[self._settle] = AT_ONCE if leap else SETTLES
                self._exposed = True
            case _:
                self._take_device(event)
                for intent in self._events.read(event, self.window.scale, self.window.size[1]):
                    self.intend(intent)

    def _take_device(self, event: pygame.event.Event) -> None:
        """Handle an audio device or gamepad that was connected or removed, or a change of focus."""
        match event.type:
            case pygame.AUDIODEVICEADDED if not event.iscapture:
                self.context.sound.plugged()
            case pygame.AUDIODEVICEREMOVED if not event.iscapture:
                self.context.sound.unplugged()
            case pygame.WINDOWFOCUSGAINED | pygame.WINDOWFOCUSLOST:
                self._gamepads.focused = event.type == pygame.WINDOWFOCUSGAINED
                self._adjust_sound()
            case pygame.JOYDEVICEADDED:
                pad = self._gamepads.open(event.device_index)
                if pad is not None:
                    self._events.pads.came(pad.number, pad.family, is_known=pad.is_known)
                    if pad.is_new:
                        self.toast.say_now(_("Gamepad connected. Its buttons are listed under “Keys”."))
            case pygame.JOYDEVICEREMOVED:
                self._gamepads.close(event.instance_id)
                if self._events.pads.went(event.instance_id):
                    self.toast.say_now(_("Gamepad disconnected. You can carry on with mouse and keyboard."))

    def intend(self, intent: Intent) -> None:
        """Have the scene on top take an intent, unless it was meant for the scene before."""
        top = self.stack.top
        if self._guard.is_left_over(intent):
            return
        self.carry_out(intent)
        if self.stack.top is not top:
            self._guard.changed(intent)

    def carry_out(self, intent: Intent) -> None:
        """Have the scene on top take an intent, even half of a double press; a screen reader asks in this way."""
        top = self.stack.top
        if top is None or (isinstance(intent, Press) and self.toast.dismiss(intent.pos)):
            return
        if isinstance(intent, Press | Key | Back) or (isinstance(intent, Hover | Drag) and intent.pos != NOWHERE):
            self.toast.remove_read()
        if isinstance(intent, Hover | Press | Drag | Release):
            self._pointer = intent.pos
            self.tip.point(intent.pos)
        if EXPLAIN.is_pressed(intent) and self.tip.ask_next():
            return
        if SCREENSHOT.is_pressed(intent):
            shortcuts.save_picture(self.window.surface, self.context)
            return
        if isinstance(intent, Press | Key | Back):
            self.tip.stop_asking()
        answer = top.handle(intent)
        if answer is None and intent == MENU and top.overlay and top.typing() is None:
            intent = Back()
            answer = top.handle(intent)
        if answer is None:
            answer = shortcuts.everywhere(self.context, self.stack, self.toast, intent)
        if isinstance(answer, Push | Replace | Home) and isinstance(intent, Release | Key):
            top.dirty = True
            self._draw()  # show the pressed button while the screen that it leads to is made
        self._apply(answer)
        if isinstance(intent, Hover | Release) and self.stack.top is not None:
            targets = self.stack.top.targets().values()
            self.window.point(hand=any(rect.collidepoint(intent.pos) for rect in targets))

    def _draw(self) -> bool:
        """Paint what has changed; return False if nothing has."""
        if not (self._exposed or self.stack.dirty or self.toast.dirty or self.tip.dirty):
            return False
        surface = self.window.surface
        if surface.get_size() != self.stack.theme.size:
            # The window may have another size without an event for it.
            self._due.setdefault(self._settle, AT_ONCE)
            # Until the size has settled, the old picture is shown stretched.
            picture = pygame.Surface(self.stack.theme.size).convert()
            self.stack.paint(picture)
            pygame.transform.scale(picture, surface.get_size(), surface)
        else:
            self.stack.paint(surface, self._draw_above)
        self._exposed = False
        self.window.flip()

        top = self.stack.top
        self.window.type_at(top.typing() if top is not None else None)
        return True

    def _draw_above(self, surface: pygame.Surface) -> None:
        """Draw what is shown above every scene."""
        self.tip.draw(surface, self.stack.theme)
        top = self.stack.top
        avoided = top.avoided_by_news() if top is not None and self.toast.lines else ()
        self.toast.draw(surface, self.stack.theme, avoided)

    # What every screen has in common

    def open_file(self, path: str) -> None:
        """Open a shared file; "" is a file whose name cannot be read."""
        if path:
            self._apply(Push("shared_file", path=path))
        else:
            self.context.say(_("This file’s name can’t be read. Rename it and try again."))

    def toggle_fullscreen(self) -> None:
        """Fill the screen or come back."""
        self.window.toggle_fullscreen()
        self.window.renew()
        self._size = self.window.size
        self._due[self.window.settled] = STANDS
        self.context.change(fullscreen=self.window.fullscreen)
        self.stack.resize(self._theme())
        self._exposed = True

    def _theme(self) -> Theme:
        return theme_of(self.window, self.context)

    def _follow_settings(self, names: frozenset[str]) -> None:
        settings = self.context.settings
        self._due[self.save] = SAVES
        self._adjust_sound()
        if "fullscreen" in names and settings.fullscreen != self.window.fullscreen:
            self.toggle_fullscreen()
        if "language" in names:
            translation.use(settings.language, assets() / "locale")
        if names & _SEEN:
            self.stack.resize(self._theme())
        if self.stack.top is not None:
            self.stack.top.settings_changed()

    def _adjust_sound(self) -> None:
        """Take the volumes of the settings; silent behind other windows, unless the player wants sound there."""
        settings = self.context.settings
        is_behind = not settings.background_sound and not self.window.focused
        self._is_spoken = self.context.text.heard.on
        bed = volume_under_speech(settings.background_music) if self._is_spoken else settings.background_music
        self.context.sound.adjust(settings.volume, settings.music, muted=settings.muted or is_behind, bed=bed)

    def _facts(self) -> list[str]:
        shown = " > ".join(type(scene).__name__ for scene in self.stack.scenes)
        return [
            *self.window.facts(),
            f"sound: {'as far as is known there is a device' if self.context.sound.works else 'no device'}",
            f"screens open: {shown}",
        ]

    def save(self) -> None:
        """Write the settings and the window's place."""
        self._due.pop(self.save, None)
        place = self.window.geometry()
        self.context.tell(stored.save(self.context.paths, remembered(self.context.settings, place)))


def theme_of(window: Window, context: Context) -> Theme:
    """Return the measures and colours of a window."""
    settings = context.settings
    return Theme(window.size, settings.text_scale, settings.table, context.has_strong_contrast)


def remembered(settings: Settings, place: Geometry) -> Settings:
    """Return the settings with the window's place in them."""
    return msgspec.structs.replace(
        settings,
        window_size=place.size,
        window_position=place.position,
        window_maximised=place.maximised,
        fullscreen=place.fullscreen,
    )


def geometry_of(settings: Settings) -> Geometry:
    """Return the window's place in the settings."""
    return Geometry(settings.window_size, settings.window_position, settings.fullscreen, settings.window_maximised)
