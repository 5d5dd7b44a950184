"""The bed of music costs nothing while it is off, comes and goes softly, gives way, and stands in nobody's way."""

import threading
import time
from types import SimpleNamespace

import pygame
import pytest

from scopa_gui.store.paths import assets
from scopa_gui.ui.front.keys_screen import KeysScreen
from scopa_gui.ui.kit import sound as sound_module
from scopa_gui.ui.kit.sound import BED, BED_SECONDS, STEP, UNDER, MusicBed, Sound, volume_under_speech
from tests.ui.pilot import Pilot


@pytest.fixture
def sound():
    pygame.mixer.quit()
    made = Sound(assets() / "sounds", 0.5, quiet=0.2)
    yield made
    made.close()


@pytest.fixture
def bed(monkeypatch):
    """One with a clock turned by hand, on an open device."""
    monkeypatch.setattr(sound_module, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    clock = [100.0]
    pygame.mixer.init(44100, -16, 2, 512)
    made = MusicBed(assets() / "sounds" / BED)
    made.clock = clock
    yield made
    made.end()
    pygame.mixer.quit()


def pass_time(bed, seconds):
    """The volumes meanwhile."""
    heard, end = [], bed.clock[0] + seconds
    while bed.clock[0] < end:
        bed.clock[0] += STEP
        bed.step()
        heard.append(pygame.mixer.music.get_volume())
    return heard


def until(is_so, seconds=5.0):
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.005)


def plays():
    return pygame.mixer.get_init() is not None and pygame.mixer.music.get_busy()


def test_while_it_is_off_there_is_no_device_no_thread_and_nothing_is_read(sound, monkeypatch):
    monkeypatch.setattr(pygame.mixer.music, "load", lambda file: pytest.fail(f"{file} was read"))
    sound.adjust(0.5, 0.5, muted=False, bed=0.0)
    sound.adjust(0.5, 0.5, muted=True, bed=0.8)
    time.sleep(0.05)
    assert pygame.mixer.get_init() is None
    assert "scopa-sound" not in [thread.name for thread in threading.enumerate()]
    sound.adjust(0.5, 0.5, muted=False, bed=0.0)
    sound.play("card")
    until(lambda: pygame.mixer.get_init() is not None)
    until(lambda: pygame.mixer.get_init() is None)


def test_it_plays_on_in_silence_and_gives_the_device_back_once_it_is_off(sound):
    sound.adjust(0.5, 0.5, muted=False, bed=0.4)
    until(plays)
    time.sleep(0.5)
    assert plays(), "longer than the silence that closes the device"
    sound.adjust(0.5, 0.5, muted=True, bed=0.4)
    until(lambda: pygame.mixer.get_init() is None)
    sound.adjust(0.5, 0.5, muted=False, bed=0.4)
    until(plays)


def test_it_comes_and_goes_softly(bed):
    bed.volume = 0.8
    coming = pass_time(bed, 2.0)
    assert coming == sorted(coming)
    assert coming[0] < 0.1
    assert coming[-1] == pytest.approx(0.8, abs=0.02)
    bed.volume = 0.0
    going = pass_time(bed, 0.3)
    assert going[0] > 0.6
    assert going == sorted(going, reverse=True)
    pass_time(bed, 0.3)
    assert not bed.sounds
    assert not pygame.mixer.music.get_busy()


def test_it_is_softer_under_a_tune_and_comes_back_after_it(bed):
    bed.volume = 0.6
    pass_time(bed, 2.0)
    bed.give_way(1.2)
    under = pass_time(bed, 1.1)
    assert min(under) == pytest.approx(0.6 * UNDER, abs=0.02)
    assert pass_time(bed, 2.0)[-1] == pytest.approx(0.6, abs=0.02)
    assert bed.patience() > 10, "what stands still wakes nobody"


def test_every_tune_makes_it_give_way_and_no_card_does(sound, monkeypatch):
    asked = []
    monkeypatch.setattr(sound._bed, "give_way", asked.append)
    sound.play("card")
    sound.play("settebello")
    until(lambda: asked)
    assert len(asked) == 1
    assert 1.0 < asked[0] < 1.5


def test_it_goes_on_where_it_was_when_it_has_been_silent(bed, monkeypatch):
    begun = []
    real = pygame.mixer.music.play
    monkeypatch.setattr(pygame.mixer.music, "get_pos", lambda: round((2 * BED_SECONDS + 12.5) * 1000))
    monkeypatch.setattr(
        pygame.mixer.music, "play", lambda loops, start: (begun.append((loops, start)), real(loops, start))
    )
    for volume in (0.5, 0.0, 0.5):
        bed.volume = volume
        pass_time(bed, 1.5)
    assert begun == [(-1, 0.0), (-1, pytest.approx(12.5, abs=0.01))]


@pytest.mark.parametrize("content", [None, b"", b"OggS and then nothing"])
def test_without_the_file_or_with_a_broken_one_all_else_is_heard(tmp_path, content):
    pygame.mixer.quit()
    if content is not None:
        (tmp_path / BED).write_bytes(content)
    (tmp_path / "card-1.wav").write_bytes((assets() / "sounds" / "card-1.wav").read_bytes())
    sound = Sound(tmp_path, quiet=0.2)
    sound.adjust(0.7, 0.7, muted=False, bed=0.5)
    until(lambda: sound._bed._is_broken)
    until(lambda: pygame.mixer.get_init() is None)
    sound.play("card")
    until(lambda: sound._sounds.get("card-1") is not None)
    sound.close()


def test_without_a_device_it_is_silent_and_comes_with_one(sound, monkeypatch):
    real, tries = pygame.mixer.init, []

    def init(*given):
        tries.append(given)
        if len(tries) < 2:
            raise pygame.error("no such device")
        real(*given)

    monkeypatch.setattr(pygame.mixer, "init", init)
    sound.adjust(0.5, 0.5, muted=False, bed=0.4)
    until(lambda: not sound.works)
    sound.plugged()
    until(plays)
    sound.unplugged()
    until(lambda: len(tries) == 3)
    until(plays)


def test_while_a_screen_reader_speaks_it_is_softer(context, monkeypatch):
    volumes = []
    monkeypatch.setattr(context.sound, "adjust", lambda volume, music, muted, bed: volumes.append(bed))
    pilot = Pilot(context, KeysScreen(context))
    context.change(background_music=0.6)
    for speaks in (True, False):
        context.text.heard.on = speaks
        pilot.app.step((), 0.01)
        pilot.app.step((), 0.01)
    assert volumes == [0.6, pytest.approx(volume_under_speech(0.6)), 0.6]
    assert 0 < volume_under_speech(0.6) < 0.3
