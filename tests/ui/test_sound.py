"""Sounds never stand in the way: no device, no file, muted or not, the game goes on."""

import pygame
import pytest

from scopa_gui.store.paths import assets
from scopa_gui.ui.sound import NAMES, Sound


@pytest.fixture
def sound():
    pygame.mixer.quit()
    made = Sound(assets() / "sounds", 0.5)
    yield made
    made.close()


def test_nothing_is_opened_before_the_first_sound(sound):
    assert pygame.mixer.get_init() is None
    sound.play("card")
    assert pygame.mixer.get_init() is not None
    sound.close()
    assert pygame.mixer.get_init() is None


@pytest.mark.parametrize("name", NAMES)
def test_every_sound_is_there_and_short(sound, name):
    assert sound.start()
    found = sound._load(name)
    assert found is not None
    assert 0.03 < found.get_length() < 4


def test_the_volume_is_that_of_the_moment(sound):
    sound.play("card", gain=0.5)
    assert sound._load("card").get_volume() == pytest.approx(0.25, abs=0.02)
    sound.volume = 1.0
    sound.play("card")
    assert sound._load("card").get_volume() == pytest.approx(1.0, abs=0.02)


def test_muted_or_at_no_volume_nothing_is_opened(sound):
    sound.muted = True
    sound.play("card")
    sound.muted, sound.volume = False, 0.0
    sound.play("card")
    assert pygame.mixer.get_init() is None


def test_without_a_device_all_is_silent(sound, monkeypatch):
    def refuse(*_given):
        raise pygame.error("no such device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    sound.play("win")
    assert not sound.start()


def test_a_sound_that_is_not_there_is_silent(tmp_path):
    sound = Sound(tmp_path)
    sound.play("card")
    sound.close()
