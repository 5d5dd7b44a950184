"""The system's language: in gettext's order on Linux, by the settings of Windows and macOS, else English."""

import pygame.system
import pytest

from scopa_gui.ui.words import system_languages, translation

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture
def surroundings(monkeypatch):
    """Sets the system, the variables, and what the settings of Windows or macOS say."""

    def put(system, variables=(), settings=()):
        monkeypatch.setattr(system_languages.sys, "platform", system)
        for name in VARIABLES:
            monkeypatch.delenv(name, raising=False)
        for name, value in dict(variables).items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(
            pygame.system, "get_pref_locales", lambda: [{"language": code, "country": None} for code in settings]
        )

    return put


@pytest.mark.rotating
@pytest.mark.parametrize(("variables", "spoken"), [
    ({"LANG": "it_IT.UTF-8"}, "it"),
    ({"LANGUAGE": "ca:it"}, "it"),
    ({"LANGUAGE": "ca:it", "LANG": "de_DE.UTF-8"}, "it"),
    ({"LANGUAGE": "ca:fr", "LANG": "de_DE.UTF-8"}, "en"),
    ({"LANGUAGE": "de:it"}, "de"),
    ({"LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": "de_AT.UTF-8@euro", "LANG": "it_IT"}, "de"),
    ({"LC_ALL": "C.UTF-8", "LANG": "it_IT.UTF-8"}, "en"),
    ({"LC_ALL": "POSIX", "LANG": "it_IT.UTF-8"}, "en"),
    ({"LANGUAGE": "en_GB:it"}, "en"),
    ({"LANG": "fr_FR.UTF-8"}, "en"),
    ({"LANG": "item"}, "en"),
    ({}, "en"),
])  # fmt: skip
def test_on_linux_the_first_variable_that_is_set_decides_and_a_list_is_a_list(surroundings, variables, spoken):
    surroundings("linux", variables, settings=("de",))
    assert translation.system_language() == spoken


@pytest.mark.parametrize("system", ["darwin", "win32"])
@pytest.mark.parametrize(("variables", "settings", "spoken"), [
    ({}, ("it",), "it"),
    ({"LANG": "C.UTF-8"}, ("it", "en"), "it"),
    ({"LC_ALL": "en_US.UTF-8"}, ("fr", "ca", "de", "it"), "de"),
    ({"LANGUAGE": "de"}, ("it",), "de"),
    ({}, ("fr",), "en"),
    ({}, (), "en"),
])  # fmt: skip
def test_elsewhere_the_settings_of_the_system_do(surroundings, system, variables, settings, spoken):
    surroundings(system, variables, settings)
    assert translation.system_language() == spoken


@pytest.mark.parametrize("error", [pygame.error("no locales"), KeyError("language"), AttributeError("too old")])
def test_where_the_settings_cannot_be_read_the_game_speaks_english(surroundings, monkeypatch, error):
    surroundings("darwin")

    def fail():
        raise error

    monkeypatch.setattr(pygame.system, "get_pref_locales", fail)
    assert translation.system_language() == "en"
