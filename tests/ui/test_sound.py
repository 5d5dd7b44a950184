"""Sounds never stand in the way: no device, no file, muted or not, the game goes on; an unused device is given back."""

import threading
import time
from itertools import pairwise

import pygame
import pytest

from scopa_gui.store.paths import assets
from scopa_gui.ui.front.keys_screen import KeysScreen
from scopa_gui.ui.kit.sound import CUES, LATE, QUIET, VARIANTS, Sound, sides
from tests.ui.pilot import Pilot


@pytest.fixture
def sound():
    pygame.mixer.quit()
    made = Sound(assets() / "sounds", 0.5, quiet=0.2)
    yield made
    made.close()


@pytest.fixture
def patient():
    """It keeps the device, however long another thread is kept from looking."""
    pygame.mixer.quit()
    made = Sound(assets() / "sounds", 0.5, quiet=120.0)
    yield made
    made.close()


@pytest.fixture
def played(monkeypatch):
    """Names and volumes of what was really played."""
    heard = []
    real = pygame.mixer.Sound

    class Noted(real):
        def __init__(self, path):
            super().__init__(path)
            self.path = path

        def play(self):
            heard.append((self.path.rsplit("/", 1)[-1].split(".")[0], self.get_volume(), self.get_length()))
            return super().play()

    monkeypatch.setattr(pygame.mixer, "Sound", Noted)
    return heard


def until(is_so, seconds=5.0):
    """Wait for another thread."""
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.005)


def loaded(sound, name):
    """Return the sound of this name that mixes now; None if it is not loaded."""
    return sound._sounds.get(name)


def is_open():
    return pygame.mixer.get_init() is not None


def test_the_device_is_opened_for_the_first_sound_and_given_back_after_silence(sound):
    assert not is_open()
    for _ in range(2):
        sound.play("card")
        until(is_open)
        until(lambda: not is_open())
    assert sound.works


def test_the_device_stays_open_from_sound_to_sound(sound, monkeypatch):
    opened = []
    real = pygame.mixer.init
    monkeypatch.setattr(pygame.mixer, "init", lambda *given: (opened.append(given), real(*given)))
    for _ in range(6):
        sound.play("card")
        time.sleep(0.06)
    until(lambda: not is_open())
    assert len(opened) == 1


def test_closing_gives_the_device_back_and_ends_the_thread(sound):
    sound.play("card")
    until(is_open)
    sound.close()
    assert not is_open()
    assert "scopa-sound" not in [thread.name for thread in threading.enumerate()]


def test_every_sound_is_there_and_shorter_than_the_silence_that_closes_the_device(sound, played):
    files = []
    for name, count in (*VARIANTS.items(), *((cue, 0) for cue in sorted(CUES - VARIANTS.keys()))):
        for number in range(count or 1):
            sound.play(name)
            files.append(f"{name}-{number + 1}" if count else name)
    until(lambda: len(played) == len(files))
    assert [name for name, _, _ in played] == files
    assert sorted(files) == sorted(path.stem for path in (assets() / "sounds").glob("*.wav"))
    assert all(0.03 < length < QUIET for _, _, length in played)


def test_no_card_sounds_like_the_one_before_and_counted_coins_rise(sound, played):
    for _ in range(6):
        sound.play("card")
    for step in (0, 3, 99, -1):
        sound.play("coin", step=step)
    until(lambda: len(played) == 10)
    cards = [name for name, _, _ in played[:6]]
    assert all(a != b for a, b in pairwise(cards))
    assert [name for name, _, _ in played[6:]] == ["coin-1", "coin-4", f"coin-{VARIANTS['coin']}", "coin-1"]


def test_cues_have_a_volume_of_their_own_and_mute_silences_both(sound, played):
    sound.adjust(0.2, 0.9, muted=False)
    sound.play("card")
    sound.play("scopa")
    until(lambda: len(played) == 2)
    assert [volume for _, volume, _ in played] == pytest.approx([0.2, 0.9], abs=0.02)
    sound.adjust(0.2, 0.9, muted=True)
    sound.play("card")
    sound.play("scopa")
    sound.adjust(0.2, 0.0, muted=False)
    sound.play("win")
    sound.play("card")
    until(lambda: len(played) == 3)
    assert [name for name, _, _ in played] == ["card-1", "scopa-1", "card-2"]


def test_another_volume_is_heard_in_what_sounds_already(patient):
    sound = patient
    sound.play("win")
    until(lambda: loaded(sound, "win") is not None)
    sound.adjust(0.5, 0.25, muted=False)
    until(lambda: abs(loaded(sound, "win").get_volume() - 0.25) < 0.02)
    sound.adjust(0.5, 0.25, muted=True)
    until(lambda: loaded(sound, "win").get_volume() == 0)


def test_music_is_not_played_over_music(patient):
    sound = patient
    sound.play("win")
    sound.play("card")
    until(lambda: loaded(sound, "win") is not None and loaded(sound, "win").get_num_channels() == 1)
    sound.play("lose")
    until(lambda: loaded(sound, "win").get_num_channels() == 0)
    sound.play("lose")
    until(lambda: loaded(sound, "lose").get_num_channels() == 1)


def test_one_scopa_gives_way_to_another_that_sounds_otherwise(patient):
    sound = patient
    sound.play("scopa")
    until(lambda: loaded(sound, "scopa-1") is not None and loaded(sound, "scopa-1").get_num_channels() == 1)
    sound.play("scopa")
    until(lambda: loaded(sound, "scopa-2") is not None and loaded(sound, "scopa-2").get_num_channels() == 1)
    until(lambda: loaded(sound, "scopa-1").get_num_channels() == 0)


def test_what_comes_from_a_side_is_louder_there_and_nothing_is_lost_on_the_other():
    assert sides(0.0) == (1.0, 1.0)
    assert sides(-1.0) == tuple(reversed(sides(1.0)))
    left, right = sides(0.5)
    assert 0.5 < left < right == 1.0
    assert sides(9.0) == sides(1.0)
    assert 0.2 < sides(1.0)[0] < 0.6


def test_a_sound_is_played_from_its_place(sound, monkeypatch):
    placed = []
    real = pygame.mixer.Sound

    class Placed(real):
        def play(self):
            channel = super().play()
            return None if channel is None else Noted(channel)

    class Noted:
        def __init__(self, channel):
            self.channel = channel

        def set_volume(self, *volumes):
            placed.append(volumes)
            self.channel.set_volume(*volumes)

    monkeypatch.setattr(pygame.mixer, "Sound", Placed)
    for place in (-1.0, 0.0, 0.4):
        sound.play("card", place=place)
    until(lambda: len(placed) == 3)
    assert placed == [sides(-1.0), (1.0, 1.0), sides(0.4)]


def test_the_volume_is_that_of_the_moment(sound, played):
    sound.play("card", gain=0.5)
    sound.volume = 1.0
    sound.play("card")
    until(lambda: len(played) == 2)
    assert [volume for _, volume, _ in played] == pytest.approx([0.25, 1.0], abs=0.02)


def test_muted_or_at_no_volume_nothing_is_opened(sound):
    sound.muted = True
    sound.play("card")
    sound.muted, sound.volume = False, 0.0
    sound.play("card")
    time.sleep(0.05)
    assert not is_open()
    assert "scopa-sound" not in [thread.name for thread in threading.enumerate()]


@pytest.fixture
def tried(monkeypatch):
    """The tries to open a device; while `there` is false none can be."""
    made = Tries()
    real = pygame.mixer.init

    def init(*given):
        made.times.append(time.monotonic())
        if not made.there:
            raise pygame.error("no such device")
        real(*given)

    monkeypatch.setattr(pygame.mixer, "init", init)
    return made


class Tries:
    def __init__(self):
        self.there = False
        self.times = []


def test_without_a_device_all_is_silent_and_it_is_not_looked_for_with_every_sound(sound, tried):
    sound.play("win")
    until(lambda: not sound.works)
    for _ in range(20):
        sound.play("card")
    sound.close()
    assert len(tried.times) == 1


def test_a_headset_that_is_plugged_in_later_is_heard(sound, tried, played, monkeypatch):
    monkeypatch.setattr("scopa_gui.ui.kit.sound.AGAIN", 0.3)
    sound._pause = 0.3
    sound.play("win")
    until(lambda: not sound.works)
    tried.there = True
    until(lambda: sound.play("card") or played)
    assert tried.times[1] - tried.times[0] >= 0.29
    assert sound.works


def test_a_device_that_the_system_tells_of_is_tried_soon(context, sound, tried, monkeypatch):
    monkeypatch.setattr("scopa_gui.ui.kit.sound.SOON", 0.05)
    context.sound = sound
    pilot = Pilot(context, KeysScreen(context))
    sound.play("win")
    until(lambda: not sound.works)
    tried.there = True
    pilot.post(pygame.AUDIODEVICEADDED, which=0, iscapture=1)
    time.sleep(0.06)
    sound.play("card")
    pilot.post(pygame.AUDIODEVICEADDED, which=0, iscapture=0)
    sound.play("card")
    until(lambda: sound.works)
    assert len(tried.times) == 2


def test_when_the_device_goes_while_it_sounds_the_next_sound_opens_another(context, sound, tried, played):
    tried.there = True
    context.sound = sound
    pilot = Pilot(context, KeysScreen(context))
    sound.play("win")
    until(lambda: played)
    pilot.post(pygame.AUDIODEVICEREMOVED, which=0, iscapture=0)
    until(lambda: not is_open())
    sound.play("card")
    until(lambda: len(played) == 2)
    assert len(tried.times) == 2
    assert played[-1][0] == "card-1"


def test_no_device_holds_a_frame_up(sound, monkeypatch):
    tried, may_go_on = [], threading.Event()

    def slowly(*_given):
        tried.append(may_go_on.wait(30))
        raise pygame.error("no such device")

    monkeypatch.setattr(pygame.mixer, "init", slowly)
    for _ in range(5):
        sound.play("card")
    assert tried == [], "it is still being tried, and nobody waited for it"
    may_go_on.set()
    until(lambda: not sound.works)
    sound.close()
    assert tried == [True], "what was asked for meanwhile is not tried one by one"


def test_a_device_that_is_slow_to_open_holds_nobody_up_and_drops_what_is_late(sound, played, monkeypatch):
    real, may_go_on = pygame.mixer.init, threading.Event()

    def slowly(*given):
        may_go_on.wait(30)
        real(*given)

    monkeypatch.setattr(pygame.mixer, "init", slowly)
    sound.play("card")
    time.sleep(LATE + 0.1)
    may_go_on.set()
    sound.play("scopa")
    until(lambda: played)
    assert [name for name, _, _ in played] == ["scopa-1"]


def test_a_sound_that_is_not_there_or_broken_is_silent(tmp_path, played):
    (tmp_path / "win.wav").write_bytes(b"not a sound")
    sound = Sound(tmp_path, quiet=0.2)
    sound.play("card")
    sound.play("win")
    until(is_open)
    until(lambda: not is_open())
    sound.close()
    assert (played, sound.works) == ([], True)


def test_without_a_thread_all_is_silent_until_there_can_be_one(sound, played, monkeypatch):
    def refuse(thread):
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as without:
        without.setattr(threading.Thread, "start", refuse)
        sound.play("card")
        sound.adjust(0.5, 0.5, muted=False)
        sound.close()
    sound.play("card")
    until(lambda: len(played) == 1)
