"""The loop: time, sizes, keys of every screen, failures. No clock, no screen."""

import json

import pygame
import pytest

from scopa_gui.complaint import CannotPlayError
from scopa_gui.ui import crash
from scopa_gui.ui.front.keys_screen import KeysScreen
from scopa_gui.ui.front.problem_report.report_screen import FailureScreen
from scopa_gui.ui.front.settings_screen import SettingsScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.intents import Key
from scopa_gui.ui.kit.scene import USED, Home, Pop, Push, Replace, Scene
from scopa_gui.ui.loop import AT_ONCE, SAVES, SETTLES, App
from tests.ui.pilot import FakeWindow, HandClock, Pilot


class Probe(Scene):
    """Notes what happens to it."""

    def __init__(self, name="probe"):
        self.name = name
        self.calls = []
        self.passed = []
        self.stills = self.movers = 0
        self.answer = None
        self.failure = None

    def open(self):
        self.calls.append("open")

    def close(self):
        self.calls.append("close")

    def resize(self, theme):
        self.calls.append(theme.size)

    def update(self, dt):
        self.passed.append(dt)

    def handle(self, intent):
        if self.failure:
            raise self.failure
        return self.answer if isinstance(intent, Key) and intent.name == "x" else None

    def draw_still(self, surface):
        self.stills += 1
        surface.fill((1, 2, 3))

    def draw_movers(self, surface):
        self.movers += 1


@pytest.fixture
def probe():
    return Probe()


@pytest.fixture
def pilot(context, probe):
    return Pilot(context, probe)


def test_a_scene_is_laid_out_before_it_is_opened(pilot, probe):
    assert probe.calls == [(1280, 800), "open"]


def test_nothing_is_drawn_while_nothing_changes(pilot, probe):
    frames = pilot.window.frames
    pilot.tick(2.0)
    assert pilot.window.frames == frames
    assert (probe.stills, probe.movers) == (1, 1)


def test_movers_are_drawn_over_the_kept_still_picture(pilot, probe):
    probe.dirty = True
    pilot.tick()
    assert (probe.stills, probe.movers) == (1, 2)
    probe.still_dirty = True
    pilot.tick()
    assert (probe.stills, probe.movers) == (2, 3)


def test_an_animation_is_drawn_every_frame(pilot, probe):
    pilot.every, probe.animating = 1, True
    frames = pilot.window.frames
    pilot.tick(0.5)
    assert pilot.window.frames - frames == 30


def test_an_animation_does_not_jump_when_the_program_was_held_up(pilot, probe):
    probe.animating = True
    pilot.app.step((), 7.0)
    assert probe.passed[-1] <= 0.1
    probe.animating = False
    pilot.app.step((), 7.0)
    assert probe.passed[-1] == 7.0, "timers get the whole time"


def test_an_exposed_window_is_drawn_again(pilot):
    frames = pilot.window.frames
    pilot.app.step((pygame.event.Event(pygame.WINDOWEXPOSED),), 0.01)
    assert pilot.window.frames == frames + 1


def resize(pilot, size):
    """As pygame does: the surface of a window is one object, of the new size before the event is taken."""
    pilot.window.surface = pygame.Surface(size)
    pilot.app.step((pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]),), 0.001)


def test_a_window_being_resized_is_stretched_and_laid_out_once_it_rests(pilot, probe):
    for width in (1290, 1300, 1310):
        resize(pilot, (width, 800))
    assert (1310, 800) not in probe.calls
    assert pilot.picture().get_at((1305, 400))[:3] == (1, 2, 3), "the old picture is stretched over the new size"
    pilot.tick(SETTLES + 0.02)
    assert [size for size in probe.calls if isinstance(size, tuple)] == [(1280, 800), (1310, 800)]


def test_a_window_that_leaps_to_another_size_is_laid_out_almost_at_once(pilot, probe):
    resize(pilot, (1920, 1080))
    pilot.tick(AT_ONCE + 0.01)
    assert AT_ONCE + 0.01 < SETTLES
    assert (1920, 1080) in probe.calls


def test_a_window_that_was_resized_without_a_word_is_laid_out_when_it_is_next_drawn(pilot, probe):
    pilot.window.surface = pygame.Surface((1280, 700))
    pilot.app.step((pygame.event.Event(pygame.WINDOWEXPOSED),), 0.001)
    pilot.tick(AT_ONCE + 0.01)
    assert (1280, 700) in probe.calls


def test_f12_keeps_what_is_seen_and_nothing_is_written_over(pilot, context):
    pilot.key("f12")
    pilot.key("f12")
    first, second = sorted((context.profiles.folder / "pictures").iterdir())
    message = "\n".join(pilot.news)
    assert first.name in message or second.name in message
    kept = pygame.image.load(first)
    assert kept.get_size() == pilot.window.size
    assert kept.get_at((400, 400))[:3] == pilot.picture().get_at((400, 400))[:3]


def test_a_picture_that_cannot_be_kept_is_told(pilot, context):
    context.profiles.folder.mkdir(parents=True, exist_ok=True)
    (context.profiles.folder / "pictures").write_text("a file where the folder should be")
    pilot.key("f12")
    assert "could not be saved" in "\n".join(pilot.news)


def give(app, *scenes):
    """Have the application make these when a screen of their name is asked for."""
    app.stack._make = lambda name, arguments: {scene.name: scene for scene in scenes}.get(name)


def test_the_way_through_the_scenes(context):
    first, second, third = Probe("first"), Probe("second"), Probe("third")
    pilot = Pilot(context, first)
    give(pilot.app, second, third)

    def say(scene, answer):
        scene.answer = answer
        pilot.key("x")

    say(first, Push("second"))
    assert pilot.scene is second
    say(second, Replace("third"))
    assert pilot.scene is third
    assert second.calls[-1] == "close"
    say(third, Pop())
    assert pilot.scene is first
    assert first.calls[-1] == "open", "it is opened again"
    say(first, Push("second"))
    say(second, Push("third"))
    say(third, Home())
    assert pilot.scene is first
    say(first, Push("second"))
    say(second, Home("third"))
    assert [scene.name for scene in pilot.app.stack.scenes] == ["first", "third"]


@pytest.mark.parametrize("way", [Push, Replace, Home])
def test_where_a_screen_cannot_be_had_the_one_that_asked_stays_and_looks_again(context, way):
    first, second = Probe("first"), Probe("second")
    pilot = Pilot(context, first)
    pilot.app.stack.enter(second)
    give(pilot.app)
    second.answer = way("gone", match=17)
    second.calls.clear()
    pilot.key("x")
    assert pilot.app.stack.scenes == [first, second]
    assert second.calls == ["open"]


def test_escape_goes_back_but_never_out_of_the_first_screen(context):
    pilot = Pilot(context, TitleScreen(context))
    pilot.press("button:settings")
    assert isinstance(pilot.scene, SettingsScreen)
    pilot.key("escape")
    assert isinstance(pilot.scene, TitleScreen)
    pilot.key("escape")
    assert isinstance(pilot.scene, TitleScreen)


def test_quitting_closes_every_scene(context):
    first, second = Probe(), Probe()
    pilot = Pilot(context, first)
    pilot.app.stack.enter(second)
    pilot.key("q", pygame.KMOD_CTRL)
    assert pilot.scene is None
    assert (first.calls[-1], second.calls[-1]) == ("close", "close")


@pytest.mark.parametrize("kind", [pygame.QUIT, pygame.WINDOWCLOSE])
def test_closing_the_window_quits_and_may_be_told_twice(pilot, kind):
    event = pygame.event.Event(kind)
    pilot.app.step((event, event), 0.01)
    assert pilot.scene is None
    assert not pilot.app.stack.failed


def test_m_mutes_says_so_and_is_remembered(context, pilot):
    before = context.settings.muted
    pilot.key("m")
    assert context.settings.muted is not before
    assert context.sound.muted is not before
    assert pilot.news[-1] == ("Sound off" if context.settings.muted else "Sound on")
    pilot.tick(SAVES + 0.1)
    assert json.loads(context.paths.settings.read_text())["muted"] is not before


@pytest.mark.parametrize("heard", [True, False])
def test_behind_other_windows_it_sounds_where_that_is_wanted(context, pilot, monkeypatch, heard):
    context.change(muted=False, background_sound=heard)
    for focused, event in ((False, pygame.WINDOWFOCUSLOST), (True, pygame.WINDOWFOCUSGAINED)):
        monkeypatch.setattr(pilot.window, "focused", focused, raising=False)
        pilot.app.step((pygame.event.Event(event),), 0.01)
        assert context.sound.muted is not (focused or heard)
    assert not context.settings.muted


def test_f11_fills_the_screen_and_f11_comes_back(context, pilot):
    pilot.key("f11")
    assert pilot.window.fullscreen
    assert context.settings.fullscreen
    pilot.key("return", pygame.KMOD_ALT)
    assert not pilot.window.fullscreen
    assert not context.settings.fullscreen


@pytest.mark.parametrize(("key", "mod"), [("?", 0), ("?", pygame.KMOD_CTRL), ("/", pygame.KMOD_CTRL)])
def test_the_keys_lie_over_the_screen_they_were_asked_on(context, key, mod):
    title = TitleScreen(context)
    pilot = Pilot(context, title)
    pilot.key(key, mod)
    assert isinstance(pilot.scene, KeysScreen)
    pilot.key(key, mod)
    assert len(pilot.app.stack.scenes) == 2, "not twice"
    pilot.click((5, 5))
    assert pilot.scene is title


def test_the_scene_under_an_overlay_stays_visible(context):
    pilot = Pilot(context, Probe())
    pilot.app.stack.enter(KeysScreen(context))
    pilot.tick()
    assert pilot.picture().get_at((2, 2))[:3] != (0, 0, 0)
    assert pilot.app.stack.scenes[0].stills > 0


def test_the_language_changes_at_once(context):
    pilot = Pilot(context, TitleScreen(context))
    pilot.press("button:settings")
    pilot.press("choice:page=window")
    pilot.press("choice:language=it")
    labels = {widget.name: getattr(widget, "label", "") for widget in pilot.controls}
    assert labels["choice:type"] == "Dimensione del testo"
    pilot.press("choice:language=de")
    pilot.press("button:back")
    assert pilot.control("button:play").label == "Spielen"


def test_settings_are_saved_soon_after_the_last_change_and_with_the_windows_place(context):
    pilot = Pilot(context, SettingsScreen(context), (1300, 900))
    pilot.press("choice:deck=french")
    assert not context.paths.settings.exists()
    pilot.tick(SAVES + 0.1)
    saved = json.loads(context.paths.settings.read_text())
    assert (saved["deck"], saved["window_size"]) == ("french", [1300, 900])


def test_a_disk_that_refuses_is_told(context, pilot, monkeypatch):
    context.paths.config.parent.mkdir(parents=True, exist_ok=True)
    context.paths.config.write_text("a file where the folder should be")
    context.change(speed="fast")
    pilot.tick(SAVES + 0.1)
    assert "could not be saved" in pilot.news[-1]


def test_a_failing_scene_goes_back_to_the_title_with_plain_words_and_a_log(context, capsys):
    broken = Probe()
    broken.failure = ZeroDivisionError("the wheel came off")
    pilot = Pilot(context, TitleScreen(context))
    pilot.app.stack.enter(broken)
    pilot.key("x")
    assert isinstance(pilot.scene, FailureScreen)
    assert "Your match is saved" in pilot.scene.message
    pilot.press("button:close")
    assert isinstance(pilot.scene, TitleScreen)
    assert broken.calls[-1] == "close"
    message = capsys.readouterr().err
    assert "Your match is saved" in message
    assert "Traceback" not in message
    assert "the wheel came off" in (context.paths.logs / "scopa.log").read_text()


def test_when_what_tells_of_a_failure_fails_a_line_over_the_title_tells_it(context, monkeypatch):
    pilot = Pilot(context, TitleScreen(context))
    broken = Probe()
    broken.failure = ZeroDivisionError("once")
    pilot.app.stack.enter(broken)
    monkeypatch.setattr(FailureScreen, "draw_still", lambda scene, surface: 1 / 0)
    pilot.key("x")
    pilot.tick()
    assert isinstance(pilot.scene, TitleScreen)
    assert "Your match is saved" in pilot.news[-1]


def test_when_even_the_title_fails_the_program_ends_with_a_sentence_and_an_exit_code(context):
    broken = Probe("title")
    app = App(context, FakeWindow(), HandClock())
    give(app, broken)
    pygame.event.clear()
    broken.failure = ZeroDivisionError("twice")
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_x, mod=0, unicode="x", scancode=0))
    with pytest.raises(CannotPlayError, match=r"has to close.* Nothing has been lost") as ended:
        app.run()
    assert ended.value.status == 1


def test_when_what_goes_back_to_the_title_fails_the_program_ends_and_names_no_button_that_is_gone(context, monkeypatch):
    pilot = Pilot(context, TitleScreen(context))
    broken = Probe()
    pilot.app.stack.enter(broken)
    broken.failure = ZeroDivisionError("once")
    monkeypatch.setattr(crash, "Home", lambda *way, **arguments: 1 / 0)
    pilot.key("x")
    assert "has to close" in pilot.app.stack.failed
    assert "Continue" not in pilot.app.stack.failed


def test_a_timer_wakes_the_scene_when_it_is_due(context):
    class Timed(Probe):
        next_timer = 1.5

        def update(self, dt):
            super().update(dt)
            self.next_timer = max(0.0, self.next_timer - dt)
            return Pop() if self.next_timer <= 1e-9 else USED

    clock = HandClock()
    app = App(context, FakeWindow(), clock)
    pygame.event.clear()
    while context.sprites.step():
        pass
    give(app, Timed("title"))
    assert app.run() == 0
    assert clock.seconds == pytest.approx(1.5, abs=0.01)


def test_the_pointer_is_a_hand_over_what_can_be_pressed(context):
    pilot = Pilot(context, TitleScreen(context))
    pilot.hover("button:play")
    assert pilot.window.hand
    pilot.click((3, 3))
    assert not pilot.window.hand


def test_a_match_in_the_archive_is_offered(context):
    assert "button:continue" not in Pilot(context, TitleScreen(context)).targets
    facts = {"variant": "scopa", "level": "rosa"}
    match, _notice = context.archive.start_match({}, "1f", ["human", "rosa"], 5.0, facts)
    context.archive.append_move(match, 0, "7D", 6.0)
    pilot = Pilot(context, TitleScreen(context))
    assert pilot.control("button:continue").note == "Scopa, 2 players"
    assert next(iter(pilot.targets)) == "button:continue"


def test_a_screen_that_comes_back_knows_where_the_pointer_has_gone(context):
    pilot = Pilot(context, TitleScreen(context))
    pilot.press("button:settings")
    pilot.press("button:back")
    pilot.tick()
    rest = pilot.targets["button:settings"]
    assert not rest.collidepoint(pilot.pointer)
    assert pilot.pointer != (-1, -1)


@pytest.mark.rotating
@pytest.mark.parametrize("how", ["mouse", "key"])
@pytest.mark.parametrize("name", ["play", "settings", "statistics"])
def test_the_button_that_was_pressed_is_seen_pressed_before_its_screen_is_made(context, monkeypatch, name, how):
    pilot = Pilot(context, TitleScreen(context))
    rect = pilot.targets[f"button:{name}"]
    if how == "key":
        while pilot.scene.focused() != f"button:{name}":
            pilot.key("tab")
    else:
        pilot.hover(f"button:{name}")
    before, seen = pilot.picture().copy().subsurface(rect), []
    make = pilot.app.stack._make

    def making(name, arguments):
        seen.append(pilot.picture().copy().subsurface(rect))
        return make(name, arguments)

    monkeypatch.setattr(pilot.app.stack, "_make", making)
    if how == "key":
        pilot.key("return")
    else:
        pilot.press(f"button:{name}")
    assert len(seen) == 1
    assert pygame.image.tobytes(seen[0], "RGB") != pygame.image.tobytes(before, "RGB")
    pilot.key("escape")
    pilot.tick()
    assert pilot.scene.group._leads is None, "nor is it when one comes back"
