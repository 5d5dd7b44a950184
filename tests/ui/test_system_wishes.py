"""What the system wishes of motion and contrast, with fakes of every source: right answers, broken ones, and none."""

import ctypes
import subprocess
import sys
import time

import pytest

from scopa_gui.ui.front.settings_screen import SettingsScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit import system_wishes
from scopa_gui.ui.kit.scene import Quit
from scopa_gui.ui.kit.system_wishes import SystemWishes, of_portal, run, wishes
from scopa_gui.ui.kit.theme import PAPER, SLATE, STRONG_CLOTH, Theme, luminance
from tests.ui.pilot import Pilot

NOTHING = SystemWishes()
PORTAL = (
    "({'org.freedesktop.appearance': {'contrast': <uint32 %s>, 'color-scheme': <uint32 1>%s}, "
    "'org.gnome.desktop.interface': {'gtk-theme': <'Adwaita'>%s}},)\n"
)
KDE = "({'org.kde.kdeglobals.KDE': {'AnimationDurationFactor': <'%s'>}},)\n"


@pytest.fixture(autouse=True)
def bus(monkeypatch):
    monkeypatch.setattr(system_wishes, "has_session_bus", lambda: True)


@pytest.mark.rotating
@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (PORTAL % (1, "", ", 'enable-animations': <false>"), SystemWishes(True, True)),
        (PORTAL % (0, "", ", 'enable-animations': <true>"), SystemWishes(False, False)),
        (PORTAL % (0, ", 'reduced-motion': <uint32 1>", ", 'enable-animations': <true>"), SystemWishes(True, False)),
        (PORTAL % (0, "", ""), SystemWishes(None, False)),
        (KDE % "0", SystemWishes(True, None)),
        (KDE % "1.5", SystemWishes(False, None)),
        ("({'org.gnome.desktop.a11y.interface': {'high-contrast': <true>}},)", SystemWishes(None, True)),
        ("", None),
        ("()", None),
        ("({'org.freedesktop.appearance': {'contrast': <'?'>}},)", None),
        ("'contrast': <uint32 >", None),
        ("\N{REPLACEMENT CHARACTER}" * 50, None),
    ],
)
def test_the_portal_of_a_desktop(answer, told):
    assert of_portal(answer) == told
    asked = []
    fake = lambda command: asked.append(command) or (answer if command[0] == "gdbus" else "")  # noqa: E731
    assert wishes("linux", fake) == (told or NOTHING)
    assert asked[0][0] == "gdbus"


@pytest.mark.parametrize(
    ("animations", "contrast", "told"),
    [
        ("false\n", "true\n", SystemWishes(True, True)),
        ("true\n", "false\n", SystemWishes(False, False)),
        ("", "", NOTHING),
        ("No such schema", "yes", NOTHING),
    ],
)
def test_gnome_without_a_portal(animations, contrast, told):
    answers = {"enable-animations": animations, "high-contrast": contrast}
    assert wishes("linux", lambda command: answers.get(command[-1], "")) == told


def test_without_a_session_bus_nobody_is_asked(monkeypatch):
    monkeypatch.setattr(system_wishes, "has_session_bus", lambda: False)
    assert wishes("linux", lambda command: pytest.fail("asked")) == NOTHING


@pytest.mark.parametrize(
    ("motion", "contrast", "told"),
    [("1\n", "1\n", SystemWishes(True, True)), ("0\n", "", SystemWishes(False, None)), ("x", "(", NOTHING)],
)
def test_a_mac(motion, contrast, told):
    answers = {"reduceMotion": motion, "increaseContrast": contrast}
    assert wishes("darwin", lambda command: answers[command[-1]]) == told


class User32:
    """SystemParametersInfoW with these answers; None: it fails."""

    def __init__(self, animates, flags):
        self.animates, self.flags = animates, flags

    def SystemParametersInfoW(self, action, size, place, _how):  # noqa: N802 - its name
        told = place._obj
        if action == 0x1042:
            assert size == 0
            if self.animates is None:
                return 0
            told.value = self.animates
            return 1
        assert action == 0x0042
        assert size == told.size == ctypes.sizeof(told)
        if self.flags is None:
            return 0
        told.flags = self.flags
        return 1


@pytest.mark.parametrize(
    ("animates", "flags", "told"),
    [
        (0, 1, SystemWishes(True, True)),
        (1, 0x7E, SystemWishes(False, False)),
        (1, 0x7F, SystemWishes(False, True)),
        (None, None, NOTHING),
    ],
)
def test_windows(animates, flags, told):
    assert wishes("win32", run, User32(animates, flags)) == told


def test_windows_without_the_call():
    assert wishes("win32", run, object()) == NOTHING


def test_a_command_that_is_not_there_fails_or_never_ends_says_nothing(monkeypatch):
    assert run(("scopa-no-such-command",)) == ""
    assert run((sys.executable, "-c", "print('x'); raise SystemExit(3)")) == ""
    assert run((sys.executable, "-c", "print('told')")).strip() == "told"
    monkeypatch.setattr(system_wishes, "_PATIENCE", 0.3)
    before = time.monotonic()
    assert run((sys.executable, "-c", "import time; time.sleep(30)")) == ""
    assert time.monotonic() - before < 10


def test_bytes_that_are_no_letters_and_answers_without_end_are_survived():
    assert run((sys.executable, "-c", "import sys; sys.stdout.buffer.write(b'\\xff' * 100000)")).startswith("\ufffd")


def test_no_process_at_all_says_nothing(monkeypatch):
    def refuse(*_given, **_named):
        raise BlockingIOError("no more processes")

    monkeypatch.setattr(subprocess, "run", refuse)
    assert wishes("linux", run) == NOTHING


def start(context, wished, **chosen):
    """The program at a start at which the system says this; what was chosen before it could answer stands."""
    context.change(**chosen)
    pilot = Pilot(context, TitleScreen(context))
    context.take_wishes(wished)
    pilot.tick()
    return pilot


@pytest.mark.parametrize("wished", [True, False, None])
def test_motion_is_as_the_system_wishes_until_something_is_chosen_and_again_then(context, wished):
    start(context, SystemWishes(wished))
    assert context.has_reduced_motion is bool(wished)
    pilot = Pilot(context, SettingsScreen(context, "game"))
    for choice, chosen in (("off", False), ("on", True)):
        pilot.press(f"choice:calm={choice}")
        assert context.has_reduced_motion is context.settings.reduced_motion is chosen
    pilot.press("choice:calm=system")
    assert context.has_reduced_motion is bool(wished)


@pytest.mark.parametrize("chosen", [True, False])
def test_what_was_chosen_in_an_earlier_version_holds_against_the_system(make_context, chosen):
    context = make_context(reduced_motion=chosen)
    start(context, SystemWishes(not chosen))
    assert context.has_reduced_motion is chosen


@pytest.mark.parametrize(
    ("chosen", "wished", "strong"),
    [
        ("system", True, True),
        ("system", False, False),
        ("system", None, False),
        ("off", True, False),
        ("on", False, True),
    ],
)
def test_contrast_is_as_the_system_wishes_unless_something_was_chosen(context, chosen, wished, strong):
    pilot = start(context, SystemWishes(more_contrast=wished), contrast=chosen)
    assert context.has_strong_contrast is strong
    assert pilot.scene.theme.strong is strong
    assert (pilot.picture().get_at((5, 5))[:3] == STRONG_CLOTH) is strong


def test_contrast_is_changed_at_once_and_back(context):
    pilot = Pilot(context, TitleScreen(context))
    usual = pilot.picture().get_buffer().raw
    context.change(contrast="on")
    pilot.tick()
    assert pilot.picture().get_buffer().raw != usual
    context.change(contrast="off")
    pilot.tick()
    assert pilot.picture().get_buffer().raw == usual


def test_it_is_asked_after_the_first_picture_alone(context, monkeypatch):
    pilot = Pilot(context, TitleScreen(context))
    when = []
    pilot.app.afterwards.append(lambda: when.append(pilot.window.frames))
    pilot.app.stack.apply(Quit())
    pilot.app.run(Quit())
    assert when == [pilot.window.frames]


@pytest.mark.parametrize("colour", [(104, 82, 62), (150, 104, 34), (206, 209, 186), (214, 166, 74), (70, 116, 92)])
def test_words_keep_their_hue_and_get_the_contrast(colour):
    theme = Theme((1280, 800), strong=True)
    paper, plate = luminance(theme.dyed(PAPER)), luminance(theme.dyed(SLATE))
    light = luminance(theme.inked(colour))
    assert max((paper + 0.05) / (light + 0.05), (light + 0.05) / (plate + 0.05)) >= 7
    assert Theme((1280, 800)).inked(colour) == colour


def test_it_is_asked_beside_the_window(monkeypatch):
    told = []
    monkeypatch.setattr(system_wishes, "wishes", lambda: SystemWishes(True, False))
    system_wishes.ask(told.append)
    end = time.monotonic() + 10
    while not told:
        assert time.monotonic() < end
        time.sleep(0.01)
    assert told == [SystemWishes(True, False)]
