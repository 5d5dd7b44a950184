"""A screen's controls: which of them has the focus, which is under the pointer, and which gets the keys."""

from collections.abc import Iterable, Mapping

import pygame

from scopa_gui.ui.kit.intents import (
    NOWHERE,
    Back,
    Composing,
    Drag,
    Hover,
    Intent,
    Key,
    Point,
    Press,
    Release,
    Typed,
    Wheel,
)
from scopa_gui.ui.kit.scene import USED, Answer, Home, Push, Replace
from scopa_gui.ui.kit.widgets.widget import Brush, Look, Widget

_WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Group:
    """Widgets in the order of the Tab key. Keys show the focus, the mouse hides it again."""

    def __init__(self, widgets: Iterable[Widget] = ()) -> None:
        self.widgets = list(widgets)
        self.focus: str | None = None
        self.shows_focus = False
        self.pointer: Point = NOWHERE
        self._held: Widget | None = None
        self._leads: Widget | None = None
        """The widget that was pressed and leads to another screen, which may take a while to appear."""

    def widget(self, name: str) -> Widget:
        """Return the widget of a name. Raises KeyError if there is none."""
        for widget in self.widgets:
            if widget.name == name:
                return widget
        raise KeyError(name)

    def replace(self, widgets: Iterable[Widget]) -> None:
        """Replace all widgets; the focus stays on the same name if it is still there, and lists stay scrolled."""
        before = {widget.name: widget for widget in self.widgets}
        self.widgets = list(widgets)
        for widget in self.widgets:
            widget.follow(before.get(widget.name))
        self._held = self._leads = None

    @property
    def is_held(self) -> bool:
        """True while a widget is held down: a new widget in its place would not know."""
        return self._held is not None

    @property
    def focused(self) -> Widget | None:
        """The widget that the keyboard presses: the one named `focus`, or the first that can have the focus."""
        able = [widget for widget in self.widgets if widget.can_focus]
        return next((widget for widget in able if widget.name == self.focus), able[0] if able else None)

    @property
    def typing(self) -> Widget | None:
        """The widget that takes typed text, or None; its focus is always shown."""
        focused = self.focused
        return focused if focused is not None and focused.types else None

    def targets(self) -> Mapping[str, pygame.Rect]:
        """Return every named target of every enabled widget."""
        return {name: rect for widget in self.widgets if widget.enabled for name, rect in widget.targets().items()}

    def draw(self, brush: Brush) -> None:
        """Paint all widgets, the focused one last so that nothing covers its ring; they are announced one by one."""
        brush.text.heard.controls(self)
        with brush.text.heard.quiet():
            focused = self.focused if self.shows_focus or self.typing is not None else None
            for widget in sorted(self.widgets, key=lambda widget: widget is focused):
                inside = widget.enabled and widget.rect.collidepoint(self.pointer)
                held = widget in (self._held, self._leads)
                widget.draw(brush, Look(widget is focused, inside and not held, held, self.pointer))

    def at(self, pos: Point) -> Widget | None:
        """Return the enabled widget at a point, or None; of several, the one drawn last."""
        return next((w for w in reversed(self.widgets) if w.enabled and w.rect.collidepoint(pos)), None)

    def handle(self, intent: Intent) -> Answer:
        """Take an intent; return None if no widget wanted it."""
        self._leads = None
        match intent:
            case Hover(pos):
                self.pointer = pos
                return USED
            case Press(pos, 1):
                self.pointer = pos
                self._held = self.at(pos)
                if self._held is None:
                    return None
                if self._held.can_focus:
                    self.focus = self._held.name
                self.shows_focus = False
                return USED
            case Drag() if self._held is not None:
                self.pointer = intent.pos
                return self._held.drag(intent) or USED
            case Release(pos, 1):
                held = self._held
                self._held = None
                self.pointer = pos
                was_drag = held is not None and held.let_go()
                if held is not None and held.enabled and held.rect.collidepoint(pos) and not was_drag:
                    return self._note_lead(held, held.press(pos)) or USED
                return None if held is None else USED
            case Wheel(pos):
                over = self.at(pos)
                return over.wheel(intent) if over is not None else None
            case Key() | Back():
                return (self._key(intent) if isinstance(intent, Key) else None) or self.shortcut(intent)
            case Typed() | Composing() if self.typing is not None:
                return self.typing.typed(intent)
        return None

    def shortcut(self, intent: Intent) -> Answer:
        """Press the widget that is bound to this key; return None if there is none."""
        for widget in self.widgets:
            answer = widget.shortcut(intent)
            if answer is not None:
                return self._note_lead(widget, answer)
        return None

    def _note_lead(self, widget: Widget, answer: Answer) -> Answer:
        """Remember a widget whose press leads to another screen: it looks pressed until that screen appears."""
        if isinstance(answer, Push | Replace | Home):
            self._leads = widget
        return answer

    def _key(self, key: Key) -> Answer:
        focused = self.focused
        if focused is None or ((key.alt or key.command) and not focused.types):
            return None
        if not self.shows_focus and not focused.types and (key.name in _WAYS or key.name == "tab"):
            self.shows_focus = True
            self.focus = focused.name
            if key.name == "tab" or not focused.is_default:
                return USED
        answer = self._note_lead(focused, focused.key(key))
        if answer is not None:
            self.shows_focus = True
            return answer
        if key.alt or key.command:
            return None
        if key.name == "tab":
            step = -1 if key.shift else 1
            able = [widget for widget in self.widgets if widget.can_focus]
            self.focus = able[(able.index(focused) + step) % len(able)].name
            self.shows_focus = True
            return USED
        if key.name in _WAYS:
            return self._go(focused, *_WAYS[key.name])
        return None

    def _go(self, focused: Widget, dx: int, dy: int) -> Answer:
        """Move the focus to the nearest widget in a direction; distance across it counts three times."""
        axis, other = (0, 1) if dx else (1, 0)
        here = focused.rect
        least = float("inf")
        for widget in self.widgets:
            there = widget.rect
            away = [then - now for now, then in zip(here.center, there.center, strict=True)]
            along = away[axis] * (dx or dy)
            is_that_way = along > min(here.size[axis], there.size[axis]) / 4
            missed = there.topleft[other] - here.bottomright[other], here.topleft[other] - there.bottomright[other]
            far = along + 3 * max(0, *missed) + 0.01 * (abs(away[0]) + abs(away[1]))
            if widget is not focused and widget.can_focus and is_that_way and far < least:
                self.focus = widget.name
                least = far
        self.shows_focus = True
        return USED
