"""What every scene must pass; `make` builds a fresh scene from a context."""

import pygame
import pytest

from scopa_gui.ui.kit.widgets.button import Button
from tests.conftest import LANGUAGES
from tests.ui.hearing import can_be_heard
from tests.ui.pilot import Pilot

SIZES = ((1024, 640), (1280, 800), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160))
PAINTED = (1280, 800)
"""The size at which a screen is painted, in English; at the others it is only measured."""
TELLING = {
    ("en", (1024, 640)),
    ("it", (1024, 640)),
    ("de", (1024, 640)),
    ("en", (1280, 800)),
    ("it", (1366, 768)),
    ("en", (1920, 1080)),
    ("it", (2560, 1080)),
    ("de", (3840, 2160)),
}
"""Each language where room is scarcest, and each size once: the usual tests. The others are slow ones."""
EVERYWHERE = pytest.mark.parametrize(
    ("language", "size"),
    [
        pytest.param(
            language,
            size,
            id=f"{language}-{size[0]}x{size[1]}",
            marks=[] if (language, size) in TELLING else [pytest.mark.slow],
        )
        for language in LANGUAGES
        for size in SIZES
    ],
)
OTHER_TYPE = pytest.mark.parametrize(
    ("language", "scale"), [(language, scale) for language in LANGUAGES for scale in (0.75, 1.3)]
)
"""Smaller and larger type, in each language: for the smallest window."""
KEYS = (
    "tab",
    "return",
    "space",
    "left",
    "right",
    "up",
    "down",
    "home",
    "end",
    "page up",
    "page down",
    "a",
    "h",
    "l",
    "m",
    "z",
    "1",
    "0",
    "f1",
    "f11",
    "-",
    "+",
    "?",
    "delete",
    "backspace",
)


def keys_of(button):
    """Keys that press a button wherever the focus is."""
    return () if button.binding is None else button.binding.keys


def draws_without_overflow(context, make, size):
    """The scene opens; no text leaves its box, all can be heard and is large enough to press.

    In English in the usual window it is painted, up to its edges; elsewhere it is measured.
    """
    context.text.heard.on = True
    scene = make(context)
    pilot = Pilot(context, scene, size, blind=True)
    assert pilot.scene is scene
    keys = [key for widget in scene.group.widgets if isinstance(widget, Button) for key in keys_of(widget)]
    assert len(keys) == len(set(keys)), "one key presses one button"
    if size == PAINTED and context.settings.language == "en":
        paints_to_the_edges(pilot)
    else:
        pilot.measure()
    assert context.text.overflows == []
    window = pygame.Rect((0, 0), size)
    for name, rect in pilot.targets.items():
        assert window.contains(rect), f"{name} at {rect} is not inside {size}"
        fits_a_finger(name, rect)
    can_be_heard(pilot)


def paints_to_the_edges(pilot):
    """The corners, the middles of the edges and the middle of the window are painted."""
    marker = (255, 0, 255)
    pilot.window.surface.fill(marker)
    pilot.look()
    pilot.tick()
    width, height = pilot.window.size
    for x in (0, width // 2, width - 1):
        for y in (0, height // 2, height - 1):
            assert pilot.picture().get_at((x, y))[:3] != marker


def targets_are_large_enough(context, make, size):
    """Buttons and choices are at least 44 pixels high, everything at least 24 high and 24 wide."""
    pilot = Pilot(context, make(context), size, blind=True)
    assert pilot.targets
    for name, rect in pilot.targets.items():
        fits_a_finger(name, rect)


def fits_a_finger(name, rect):
    """A target is large enough for whoever points. The dots of a strip are narrower, as the steps of a slider are: it
    is dragged along as one, and arrows and buttons step on it.
    """
    least = 44 if name.startswith(("button:", "choice:", "toggle:", "slider:")) else 24
    assert rect.height >= least, f"{name} is {rect.height} pixels high"
    assert rect.width >= 24 or name.startswith("strip:"), f"{name} is {rect.width} pixels wide"


def targets_do_not_overlap(context, make, size):
    """No two targets share a pixel, but for a control and its own parts."""
    pilot = Pilot(context, make(context), size, blind=True)
    targets = list(pilot.targets.items())
    for place, (name, rect) in enumerate(targets):
        for other, second in targets[place + 1 :]:
            if name.split("=")[0] != other.split("=")[0]:
                assert not rect.colliderect(second), f"{name} {rect} and {other} {second}"


class _Steady:
    """A pilot in a scene that is opened anew when what was done has led away from it or changed a setting."""

    def __init__(self, context, make):
        self.context, self.make, self.settings = context, make, context.settings
        self.pilot = self.scene = None

    def in_scene(self):
        if self.scene is None or self.pilot.scene is not self.scene or self.context.settings != self.settings:
            self.context.settings = self.settings
            self.context.dress()
            self.scene = self.make(self.context)
            self.pilot = Pilot(self.context, self.scene, SIZES[0])
        return self.pilot

    def survived(self, what):
        self.pilot.tick(0.1)
        assert not self.pilot.app.stack.failed
        assert _log(self.context) == "", what


def survives_every_key(context, make):
    """Each key, with and without modifiers, leaves a working program and no toast of an error."""
    steady = _Steady(context, make)
    for mod in (0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT, pygame.KMOD_ALT):
        for key in KEYS:
            steady.in_scene().key(key, mod)
            steady.survived(key)


def survives_every_target(context, make):
    """Each named target can be pressed."""
    steady = _Steady(context, make)
    for name in steady.in_scene().targets:
        pilot = steady.in_scene()
        if name not in pilot.targets:
            steady.scene = None
            pilot = steady.in_scene()
            if name not in pilot.targets:  # Made anew it may ask something else.
                continue
        pilot.press(name)
        steady.survived(name)


def a_lost_release_presses_nothing(context, make):
    """A button that goes down here and up behind another window has done nothing, on each named target."""
    pilot = Pilot(context, make(context), blind=True)
    scene = pilot.scene
    for name, rect in pilot.targets.items():
        before = (dict(pilot.targets), context.settings)
        pilot.mouse_down(rect.center)
        pilot.post(pygame.WINDOWFOCUSLOST)
        pilot.mouse_up(rect.center)
        assert (pilot.scene, dict(pilot.targets), context.settings) == (scene, *before), name


def back_leaves(context, make):
    """Esc takes the scene away when there is one below it."""
    below = make(context)
    pilot = Pilot(context, below)

    pilot.app.stack.enter(make(context))
    pilot.tick()
    pilot.key("escape")
    assert pilot.scene is below


def keyboard_reaches_all(context, make):
    """The Tab key alone comes to every control (the parts of one are reached inside it), and back to the first."""
    pilot = Pilot(context, make(context))
    wanted = {name.split("=")[0] for name in pilot.targets}
    single = {name.split("=")[0] for name in pilot.targets if name.split("=")[0] not in pilot.targets}
    reached = set()
    for _ in range(len(wanted) + 2):
        pilot.key("tab")
        reached.add(pilot.scene.focused())
    assert reached >= wanted - single


def takes_all(make_context, make):
    """In the smallest window the targets are large and apart; every one and every key is reached and survived."""
    targets_are_large_enough(make_context(), make, SIZES[0])
    targets_do_not_overlap(make_context(), make, SIZES[0])
    keyboard_reaches_all(make_context(), make)
    survives_every_target(make_context(), make)
    survives_every_key(make_context(), make)


def _log(context):
    return "".join(path.read_text() for path in context.paths.logs.glob("*.log"))
